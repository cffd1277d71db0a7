import AirCartScenarios
import Synchronization

/// How far long work has come, on a terminal only: `1200/5000, 24 %, 4000 cells/s, ETA 0:01`.
///
/// Nothing is drawn in the first 0.3 seconds, then at most ten times a second; `finish` removes
/// the line. Not one byte goes to a standard error that is not a terminal. Safe to call from
/// several threads.
package final class ProgressBar: Sendable {
  private struct State {
    var lastDrawn: Duration?
    var isFinished = false
  }

  private static let delay = Duration.milliseconds(300)
  private static let interval = Duration.milliseconds(100)

  private let total: Int
  private let unit: String
  private let console: Console
  private let elapsed: @Sendable () -> Duration
  private let isShown: Bool
  private let state = Mutex(State())

  /// Starts on the console's clock; where that is set back, nothing is drawn until it is on again.
  package convenience init(total: Int, unit: String = "cells", console: Console) {
    let start = console.clock()
    self.init(total: total, unit: unit, console: console) { .seconds(console.clock() - start) }
  }

  /// Measures time by `elapsed`.
  package init(
    total: Int, unit: String = "cells", console: Console,
    elapsed: @escaping @Sendable () -> Duration
  ) {
    self.total = total
    self.unit = unit
    self.console = console
    self.elapsed = elapsed
    isShown =
      console.errors.isTerminal && !console.isQuiet && console.environment["TERM"] != "dumb"
  }

  /// Shows that `done` of the total are done, unless it is too early or too soon.
  package func update(done: Int) {
    guard isShown else { return }
    let now = elapsed()
    state.withLock { state in
      guard !state.isFinished, now >= Self.delay else { return }
      if let last = state.lastDrawn, now - last < Self.interval { return }
      state.lastDrawn = now
      console.errors.writeIgnoringFailure(Style.eraseLine + line(done: done, after: now))
    }
  }

  /// Removes the line; later updates draw nothing.
  package func finish() {
    state.withLock { state in
      if state.lastDrawn != nil, !state.isFinished {
        console.errors.writeIgnoringFailure(Style.eraseLine)
      }
      state.isFinished = true
    }
  }

  deinit { finish() }

  /// A line that wraps could not be erased, so the last column stays free.
  private func line(done: Int, after time: Duration) -> String {
    let seconds = time / .seconds(1)
    let rate = Double(done) / seconds
    let percent = total > 0 ? Double(done) / Double(total) * 100 : 0
    let remaining = rate > 0 ? clockText(Double(total - done) / rate) : "?"
    let text =
      "\(done)/\(total), \(fixed(percent.rounded(.down), 0)) %, "
      + "\(fixed(rate, 0)) \(unit)/s, ETA \(remaining)"
    let bar = FillBar(percent: percent).text(console.glyphs)
    let whole = "\(bar)  \(text)"
    return whole.displayWidth < console.width ? whole : String(text.prefix(console.width - 1))
  }

  private func clockText(_ seconds: Double) -> String {
    guard seconds < 360_000 else { return "> 99 h" }
    let whole = Int(max(0, seconds).rounded(.up))
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    let lastDigits = twoDigits(whole % 60)
    return hours > 0 ? "\(hours):\(twoDigits(minutes)):\(lastDigits)" : "\(minutes):\(lastDigits)"
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
