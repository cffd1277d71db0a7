import Synchronization

/// Where bytes go at last: a file descriptor, or memory in tests.
package protocol ByteSink: Sendable {
  /// Takes all of the bytes or throws.
  func write(_ bytes: [UInt8]) throws(WriteError)
}

/// Why bytes could not be written.
package enum WriteError: Error, Equatable {
  /// The reader has gone away, as `head` does when it has seen enough.
  case brokenPipe
  /// Anything else, with the system's number for it.
  case failed(errno: Int32)
}

/// One output of the process: a sink, a buffer in front of it, and how it is styled.
package final class TextStream: Sendable {
  private let sink: any ByteSink
  private let capacity: Int
  private let buffer = Mutex<[UInt8]>([])
  package let isTerminal: Bool

  /// Creates a stream that hands bytes on when `capacity` of them are collected; 0: at once.
  package init(sink: any ByteSink, isTerminal: Bool, capacity: Int) {
    self.sink = sink
    self.isTerminal = isTerminal
    self.capacity = capacity
  }

  package func write(_ text: String) throws(WriteError) {
    try buffer.withLock { buffer throws(WriteError) in
      buffer += text.utf8
      if buffer.count > capacity { try hand(on: &buffer) }
    }
  }

  package func flush() throws(WriteError) {
    try buffer.withLock { buffer throws(WriteError) in try hand(on: &buffer) }
  }

  /// Appends text to a stream whose failure leaves nobody to tell.
  package func writeIgnoringFailure(_ text: String) { try? write(text) }

  private func hand(on buffer: inout [UInt8]) throws(WriteError) {
    guard !buffer.isEmpty else { return }
    // Emptied first: after a failure the same bytes must not be tried again.
    let bytes = buffer
    buffer.removeAll(keepingCapacity: true)
    try sink.write(bytes)
  }
}
