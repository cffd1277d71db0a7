import AirCart
import AirCartDocuments
package import AirCartSimulation

/// The part of a sweep that a page holds: all of it, or of a large one evenly chosen levels.
package struct PageSelection: Equatable, Sendable {
  package static let cellLimit = 50_000

  /// The carts, in the order in which they are shown.
  package let carts: [Int]
  /// Positions among the field sizes, ascending.
  package let fields: [Int]
  /// For each product positions among its rates, ascending.
  package let rates: [[Int]]
  /// Whether anything was left out.
  package let isPart: Bool
  private let strides: [Int]

  /// Chooses at most `limit` cells of a grid, of the carts that are shown.
  ///
  /// Axes are thinned until they fit, the longest first, and a slice's before those of a matrix; the
  /// first and the last level of each stay.
  package init(_ grid: SweepGrid, carts: [Int], limit: Int = cellLimit) {
    let swept = grid.sweptProducts
    var counts = [grid.fields.count] + grid.products.map(\.rates.count)
    let isSlice = counts.indices.map { $0 > 0 && swept.dropFirst().contains($0 - 1) }
    var shown = carts
    func cells() -> Int { counts.reduce(shown.count, *) }
    while cells() > limit {
      let weights = counts.indices.map { counts[$0] > 2 ? counts[$0] * (isSlice[$0] ? 4 : 1) : 0 }
      guard let axis = counts.indices.max(by: { weights[$0] < weights[$1] }), weights[axis] > 0
      else {
        shown = Array(shown.prefix(max(1, limit / max(1, cells() / shown.count))))
        break
      }
      counts[axis] = max(2, counts[axis] * 4 / 5)
    }
    self.carts = shown
    fields = Self.levels(counts[0], of: grid.fields.count)
    rates = grid.products.indices.map {
      Self.levels(counts[$0 + 1], of: grid.products[$0].rates.count)
    }
    var stride = grid.rateCombinationCount
    strides = grid.products.map { product in
      stride /= product.rates.count
      return stride
    }
    let all = grid.fields.count * grid.rateCombinationCount
    isPart = shown.count < carts.count || counts.reduce(1, *) < all
  }

  /// Some of the positions `0..<count`, evenly spread, both ends among them.
  private static func levels(_ some: Int, of count: Int) -> [Int] {
    guard some < count else { return Array(0..<count) }
    guard some > 1 else { return [0] }
    return (0..<some).map { $0 * (count - 1) / (some - 1) }
  }

  /// The combinations of the chosen rates, as positions in the grid; the last product varies
  /// fastest.
  package var combinations: [Int] {
    zip(rates, strides).reduce([0]) { combinations, axis in
      combinations.flatMap { start in axis.0.map { start + $0 * axis.1 } }
    }
  }

  package var cellCount: Int { rates.reduce(carts.count * fields.count) { $0 * $1.count } }
}

// MARK: - Slices: the combinations of all swept rates but the first

extension PageSelection {
  func sliceCount(_ grid: SweepGrid) -> Int {
    grid.sweptProducts.dropFirst().reduce(1) { $0 * rates[$1].count }
  }

  /// The combinations of a slice, along the first swept rate.
  func combinations(ofSlice slice: Int, _ grid: SweepGrid) -> [Int] {
    let all = combinations
    return stride(from: slice, to: all.count, by: sliceCount(grid)).map { all[$0] }
  }

  /// The positions, among the rates of the selection, of each further swept product in a slice.
  func sliceRates(_ slice: Int, _ grid: SweepGrid) -> [Int] {
    var (rest, places) = (slice, [Int]())
    for product in grid.sweptProducts.dropFirst().reversed() {
      places.insert(rest % rates[product].count, at: 0)
      rest /= rates[product].count
    }
    return places
  }

  /// The rates of a slice in words; empty where there is only one slice.
  func sliceTitle(_ slice: Int, _ summary: SweepSummary) -> String {
    zip(summary.grid.sweptProducts.dropFirst(), sliceRates(slice, summary.grid)).map {
      let product = summary.grid.products[$0]
      return "\(product.name) \(product.rates[rates[$0][$1]].stated.grouped) \(summary.rateUnit)"
    }.joined(separator: ", ")
  }
}
