import AirCartDocuments

extension String {
  /// A name as it fits into a chart; the whole name is in the table.
  func clipped(to length: Int) -> String { count > length ? prefix(length - 1) + "…" : self }
}

/// The first of `least` times 1, 2, 5, 10, 20, 50 and so on that is not too small.
func roundStep(from least: Double, while isTooSmall: (Double) -> Bool) -> Double {
  var (step, index) = (least, 0)
  while isTooSmall(step) {
    step *= index % 3 == 1 ? 2.5 : 2
    index += 1
  }
  return step
}

/// Round numbers along an axis that takes in some values and a little beside them.
struct AxisTicks {
  let ticks: [Double]
  private let step: Double
  private let low: Double
  private let high: Double

  init(_ values: [Double], fromZero: Bool = false) {
    let (least, greatest) = (fromZero ? 0 : values.min() ?? 0, values.max() ?? 1)
    let span = greatest > least ? greatest - least : max(1, greatest.magnitude * 0.1)
    let step = roundStep(from: 1e-6) { $0 < span / 5 }
    self.step = step
    low = fromZero ? 0 : ((least - span * 0.05) / step).rounded(.down) * step
    high = ((greatest + span * 0.05) / step).rounded(.up) * step
    let count = Int(((high - low) / step).rounded(.toNearestOrEven))
    let start = low
    ticks = (0...count).map { start + Double($0) * step }
  }

  /// Where a value lies, 0 to 1.
  func share(_ value: Double) -> Double { (value - low) / (high - low) }

  /// A tick's text, with the decimals that its step needs.
  func text(_ tick: Double) -> String {
    let digits = step >= 1 ? 0 : step >= 0.1 ? 1 : step >= 0.01 ? 2 : 4
    return fixed(tick, digits)
  }
}
