import Synchronization

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
