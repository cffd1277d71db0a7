package import AirCartDocuments

/// How a run is written: on how many threads, until when, and who is told.
///
/// Writing starts no threads: the caller brings `map`, and may bring one that does.
package struct RunExecution {
  /// Calls a function for `0..<count` and returns what it returned, in order.
  package typealias Map = (_ count: Int, _ body: @Sendable (Int) -> ByteBuffer) -> [ByteBuffer]

  /// How far the writing has come, in values of the tables and arrays.
  package struct Progress: Equatable, Sendable {
    package let done: Int
    package let total: Int
  }

  /// How many pieces are made at once, while as many wait to be written: about 4 MB each.
  package var piecesAtOnce: Int

  /// What makes the pieces.
  package var map: Map

  /// Asked between pieces; when it says yes, nothing of the run stays.
  package var isCancelled: () -> Bool

  /// Told after every few pieces.
  package var progress: (Progress) -> Void

  /// Creates an execution; by default on this thread, to the end, in silence.
  package init(
    piecesAtOnce: Int = 1, map: @escaping Map = { count, body in (0..<count).map(body) },
    isCancelled: @escaping () -> Bool = { false }, progress: @escaping (Progress) -> Void = { _ in }
  ) {
    precondition(piecesAtOnce > 0, "at least one piece must be made at once")
    self.piecesAtOnce = piecesAtOnce
    self.map = map
    self.isCancelled = isCancelled
    self.progress = progress
  }
}

/// A run was stopped before it was complete; nothing of it stays.
package struct RunCancelled: Error, Equatable, Sendable {
  package init() {}
}
