/// A tank's fill as a row of cells.
package struct FillBar: Sendable {
  package static let cellCount = 20

  /// The number of filled cells.
  ///
  /// The nearest number, but something in the tank shows as at least one cell, and a tank that
  /// is not full leaves at least one empty.
  package let filledCells: Int

  package init(percent: Double) {
    filledCells =
      switch percent {
      case 100...: Self.cellCount
      case let some where some > 0:
        min(max(Int((some / 100 * Double(Self.cellCount)).rounded()), 1), Self.cellCount - 1)
      default: 0
      }
  }

  package var text: String {
    String(repeating: "█", count: filledCells)
      + String(repeating: "░", count: Self.cellCount - filledCells)
  }
}
