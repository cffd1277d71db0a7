import AirCartReports
import AirCartSimulation
import Foundation

/// A summary that is made on a thread of its own, so that waiting for it can be given up.
///
/// A thread that nobody waits for any more ends with the process, or with its work.
final class SweepSummaryTask: Sendable {
  private let condition = NSCondition()
  /// Guarded by the condition.
  nonisolated(unsafe) private var summary: SweepSummary?

  init(_ results: SweepResults) {
    Thread.detachNewThread { [self] in
      let summary = SweepSummary(results)
      condition.withLock {
        self.summary = summary
        condition.signal()
      }
    }
  }

  /// The summary; `nil` once waiting is given up.
  func value(unless isCancelled: () -> Bool) -> SweepSummary? {
    condition.withLock {
      while summary == nil, !isCancelled() {
        _ = condition.wait(until: Date(timeIntervalSinceNow: 0.02))
      }
      return isCancelled() ? nil : summary
    }
  }
}
