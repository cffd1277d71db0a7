import Synchronization

/// The progress of several pieces of work at once, each with its part of the whole.
final class SharedProgress: Sendable {
  let bar: ProgressBar
  private let weights: [Double]
  private let shares: Mutex<[Double]>

  /// Starts a bar in thousandths of the work.
  init(weights: [Double], _ console: Console) {
    let total = weights.reduce(0, +)
    self.weights = weights.map { 1_000 * $0 / total }
    shares = Mutex(weights.map { _ in 0 })
    bar = ProgressBar(total: 1_000, unit: "\u{2030}", console: console)
  }

  /// Notes the share of a piece that is done.
  func update(_ piece: Int, share: Double) {
    let done = shares.withLock { shares in
      shares[piece] = share
      return zip(weights, shares).reduce(0) { $0 + $1.0 * $1.1 }
    }
    bar.update(done: Int(done))
  }
}
