/// A tank's fill as a row of cells.
package struct FillBar: Sendable {
  package static let cellCount = 20

  /// The number of filled cells.
  ///
  /// The nearest number, but something in the tank shows as at least one cell, and a tank that
  /// is not full leaves at least one empty.
  package let filledCells: Int

  package init(percent: Double) {
    guard percent > 0 else {
      filledCells = 0
      return
    }
    guard percent < 100 else {
      filledCells = Self.cellCount
      return
    }
    let nearest = Int((percent / 100 * Double(Self.cellCount)).rounded())
    filledCells = min(max(nearest, 1), Self.cellCount - 1)
  }

  package var text: String {
    String(repeating: "█", count: filledCells)
      + String(repeating: "░", count: Self.cellCount - filledCells)
  }
}
