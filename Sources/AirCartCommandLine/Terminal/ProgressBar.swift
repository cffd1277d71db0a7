import AirCartDocuments
import AirCartReports
import AirCartSimulation
import Foundation
import Synchronization

/// How far long work has come, on a terminal only: `sweeping  1200/5000, 24 %, 4000 cells/s, ETA
/// 0:01`.
///
/// Before anything is done, and for work that cannot be measured, the time it has taken: `sweeping
/// 0/5000 cells, 0:12 so far`. It moves on without reports of progress. Nothing is drawn in the
/// first 0.3 seconds, then at most ten times a second; `finish` removes the line. Not one byte goes
/// to a standard error that is not a terminal. Safe to call from several threads.
package final class ProgressBar: Sendable {
  private struct State {
    var lastDrawn: Duration?
    var done = 0
    var isFinished = false
  }

  private static let delay = Duration.milliseconds(300)
  private static let interval = Duration.milliseconds(100)

  private let work: String?
  /// What there is to do; `nil` where that cannot be measured.
  private let total: Int?
  /// What is counted; `nil` where only the share that is done means something.
  private let unit: String?
  private let console: Console
  private let elapsed: @Sendable () -> Duration
  private let isShown: Bool
  private let state = Mutex(State())

  /// Starts on the console's clock; where that is set back, nothing is drawn until it is on again.
  ///
  /// A total of `nil` cannot be measured.
  package convenience init(
    _ work: String? = nil, total: Int?, unit: String? = "cells", console: Console
  ) {
    let start = console.clock()
    self.init(work, total: total, unit: unit, console: console) {
      .seconds(console.clock() - start)
    }
    goOn()
  }

  /// Shows the line of some work while `body` does it.
  package static func during<Result>(
    _ work: String, on console: Console, _ body: () throws -> Result
  ) rethrows -> Result {
    let bar = ProgressBar(work, total: nil, console: console)
    defer { bar.finish() }
    return try body()
  }

  /// Measures time by `elapsed`.
  package init(
    _ work: String? = nil, total: Int?, unit: String? = "cells", console: Console,
    elapsed: @escaping @Sendable () -> Duration
  ) {
    self.work = work
    self.total = total
    self.unit = unit
    self.console = console
    self.elapsed = elapsed
    isShown = console.errors.isTerminal && !console.isQuiet && console.environment["TERM"] != "dumb"
  }

  /// Shows that `done` of the total are done, unless it is too early or too soon.
  package func update(done: Int) {
    guard isShown else { return }
    _ = draw { $0 = max($0, done) }
  }

  /// Shows how far a study has come, until the user asks to stop.
  var watch: StudyWatch {
    StudyWatch(isCancelled: { Interrupt.isRequested }, progress: { self.update(done: $0) })
  }

  /// Draws unless it is too early or too soon; returns whether the work goes on.
  private func draw(_ change: (inout Int) -> Void = { _ in }) -> Bool {
    let now = elapsed()
    return state.withLock { state in
      change(&state.done)
      guard !state.isFinished else { return false }
      if let last = state.lastDrawn, now - last < Self.interval { return true }
      guard now >= Self.delay else { return true }
      state.lastDrawn = now
      console.errors.writeIgnoringFailure(Style.eraseLine + line(done: state.done, after: now))
      return true
    }
  }

  /// Draws now and then while work reports nothing, until it ends.
  private func goOn() {
    guard isShown else { return }
    Thread.detachNewThread { [weak self] in
      repeat { Thread.sleep(forTimeInterval: 0.2) } while self?.draw() == true
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
    let name = work.map { $0 + "  " } ?? ""
    guard let total, done > 0 else {
      let count = total.flatMap { total in unit.map { "\(name)0/\(total) \($0)" } }
      return fitting("\(count ?? work ?? ""), \(clockText(seconds)) so far")
    }
    let rate = Double(done) / seconds
    let percent = total > 0 ? Double(done) / Double(total) * 100 : 0
    let remaining = rate > 0 ? clockText(Double(total - done) / rate) : "?"
    let share = "\(fixed(percent.rounded(.down), 0)) %"
    let counts = unit.map { ("\(done)/\(total), ", ", \(fixed(rate, 0)) \($0)/s") }
    let text = "\(counts?.0 ?? "")\(share)\(counts?.1 ?? ""), ETA \(remaining)"
    let bar = console.glyphs.spelling(FillBar(percent: percent).text)
    let whole = "\(name)\(bar)  \(text)"
    return whole.displayWidth < console.width ? whole : fitting(name + text)
  }

  private func fitting(_ text: String) -> String { String(text.prefix(console.width - 1)) }

  private func clockText(_ seconds: Double) -> String {
    guard seconds < 360_000 else { return "> 99 h" }
    let whole = Int(max(0, seconds).rounded(.up))
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    let lastDigits = twoDigits(whole % 60)
    return hours > 0 ? "\(hours):\(twoDigits(minutes)):\(lastDigits)" : "\(minutes):\(lastDigits)"
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// The progress of several pieces of work at once, each with its part of the whole, which has a bar
/// of thousandths.
final class SharedProgress: Sendable {
  static let total = 1_000

  private let bar: ProgressBar
  private let weights: [Double]
  private let shares: Mutex<[Double]>

  init(weights: [Double], on bar: ProgressBar) {
    let total = weights.reduce(0, +)
    self.weights = weights.map { Double(Self.total) * $0 / total }
    shares = Mutex(weights.map { _ in 0 })
    self.bar = bar
  }

  func update(_ piece: Int, share: Double) {
    let done = shares.withLock { shares in
      shares[piece] = share
      return zip(weights, shares).reduce(0) { $0 + $1.0 * $1.1 }
    }
    bar.update(done: Int(done))
  }
}
