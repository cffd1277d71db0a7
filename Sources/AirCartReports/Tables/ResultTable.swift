/// A table of results: named columns of one kind each, whose cells are looked up by row.
///
/// A column does not hold its cells; it asks a function for them. So a sweep of a hundred million
/// cells is a table without a copy, and formats may write parts of it on several threads.
package struct ResultTable: Sendable {
  package var columns: [Column]

  package var rowCount: Int

  /// Creates a table; every column must answer for the rows `0..<rowCount`.
  package init(columns: [Column], rowCount: Int) {
    precondition(rowCount >= 0, "a table cannot have \(rowCount) rows")
    self.columns = columns
    self.rowCount = rowCount
  }
}

extension ResultTable {
  /// Where a column's cells come from; `nil`, and for numbers NaN or infinity, is a missing cell.
  package enum Cells: Sendable {
    case number(@Sendable (Int) -> Double)
    case integer(@Sendable (Int) -> Int?)
    case text(@Sendable (Int) -> String?)
    /// A text by its place in a list: what repeats many times is prepared once.
    case label([String], @Sendable (Int) -> Int?)
  }

  package struct Column: Sendable {
    /// The name in data files, with the unit as its suffix: `field_ac`.
    package let name: String
    package let cells: Cells

    package init(_ name: String, cells: Cells) {
      self.name = name
      self.cells = cells
    }
  }
}

extension ResultTable.Cells {
  /// Cells from an array of numbers, which is shared and not copied.
  package static func numbers(_ values: [Double]) -> Self { .number { values[$0] } }

  package static func integers(_ values: [Int?]) -> Self { .integer { values[$0] } }

  package static func texts(_ values: [String?]) -> Self { .text { values[$0] } }
}
