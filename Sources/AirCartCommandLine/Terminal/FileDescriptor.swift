import AirCartDocuments

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One of the three open files that a process starts with.
package struct FileDescriptor: Sendable {
  package let number: Int32

  package init(number: Int32) { self.number = number }

  static let standardInput = FileDescriptor(number: 0)
  static let standardOutput = FileDescriptor(number: 1)
  static let standardError = FileDescriptor(number: 2)

  package var isTerminal: Bool { isatty(number) == 1 }

  /// The columns of the terminal, or `nil` when it is not a terminal or does not tell.
  var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

extension FileDescriptor: ByteSink {
  package func write(_ bytes: [UInt8]) throws(WriteError) {
    var rest = bytes[...]
    while !rest.isEmpty { rest = rest.dropFirst(try writeSome(rest)) }
  }

  /// Writes as many bytes as the system takes in one call.
  private func writeSome(_ bytes: ArraySlice<UInt8>) throws(WriteError) -> Int {
    while true {
      let count = bytes.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EPIPE: throw .brokenPipe
      default: throw .failed(errno: errno)
      }
    }
  }
}

extension FileDescriptor: InputReader {
  /// Reads to the end, or refuses what is larger than a file may be, without reading all of it.
  package func readAll() throws -> [UInt8] { try SourceText.contents(of: number) }
}

extension FileDescriptor {
  /// Reads byte by byte: what a person types after the line belongs to the next reader.
  package func readLine() throws -> String? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(number, &byte, 1)
      if count == 0 { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
      if count > 0, byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      if count > 0 {
        line.append(byte)
      } else if errno != EINTR {
        throw CommandError(.missingInput, "Standard input cannot be read: \(systemMessage(errno))")
      }
    }
  }
}

/// The method `write` hides the function of the same name.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

/// The system's own words for an error number.
func systemMessage(_ number: Int32) -> String {
  strerror(number).map { String(cString: $0) } ?? "error \(number)"
}
