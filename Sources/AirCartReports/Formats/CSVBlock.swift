import AirCartDocuments

/// Some rows of a table on their way into CSV.
///
/// The cells are looked up and made into text column by column, where the loops are tight and an
/// axis that repeats its value costs nothing, and then copied row by row.
struct CSVBlock {
  /// Rows in a block: few enough that their text stays in the processor's first cache.
  static let rowLimit = 128

  private let columns: [ResultTable.Cells]
  private let isSingleColumn: Bool

  /// The text of the cells, in the order in which they were made; in front the labels.
  private var text: ByteBuffer

  /// Where each cell is in `text`: `rowLimit` ranges for each column.
  private var cells: [Range<Int>]

  /// For each column the place of its labels; empty for other columns.
  private let labels: [[Range<Int>]]
  private let labelEnd: Int

  init(_ table: ResultTable) {
    columns = table.columns.map(\.cells)
    isSingleColumn = columns.count == 1
    var text = ByteBuffer(capacity: 1 << 15)
    labels = columns.map { Self.appendLabels(of: $0, to: &text) }
    labelEnd = text.count
    self.text = text
    cells = Array(repeating: 0..<0, count: columns.count * Self.rowLimit)
  }

  private static func appendLabels(
    of cells: ResultTable.Cells, to text: inout ByteBuffer
  ) -> [Range<Int>] {
    guard case .label(let names, _) = cells else { return [] }
    return names.map { name in
      let start = text.count
      CSVFormat.append(field: name, to: &text)
      return start..<text.count
    }
  }

  /// Appends at most `rowLimit` rows as lines.
  mutating func append(_ rows: Range<Int>, to output: inout ByteBuffer) {
    guard !columns.isEmpty else { return }
    text.truncate(to: labelEnd)
    for column in columns.indices {
      switch columns[column] {
      case .number(let value): makeNumbers(rows, column, value)
      case .integer(let value): makeCells(rows, column, value) { $1.append($0) }
      case .text(let value):
        makeCells(rows, column, value) { CSVFormat.append(field: $0, to: &$1) }
      case .label(_, let place): makeLabels(rows, column, place)
      }
    }
    if isSingleColumn { fillEmptyCells(rows.count) }
    appendLines(rows.count, to: &output)
  }
}

// MARK: - Cells into text

extension CSVBlock {
  private mutating func makeNumbers(_ rows: Range<Int>, _ column: Int, _ value: (Int) -> Double) {
    var last = Double.nan
    var cell = 0..<0
    var slot = column * Self.rowLimit
    for row in rows {
      let number = value(row)
      if number != last {
        let start = text.count
        cell = text.append(shortest: number) ? start..<text.count : 0..<0
        last = number
      }
      cells[slot] = cell
      slot += 1
    }
  }

  @inline(__always)
  private mutating func makeCells<Value>(
    _ rows: Range<Int>, _ column: Int, _ value: (Int) -> Value?,
    append: (Value, inout ByteBuffer) -> Void
  ) {
    var slot = column * Self.rowLimit
    for row in rows {
      let start = text.count
      if let value = value(row) { append(value, &text) }
      cells[slot] = start..<text.count
      slot += 1
    }
  }

  private mutating func makeLabels(_ rows: Range<Int>, _ column: Int, _ place: (Int) -> Int?) {
    var slot = column * Self.rowLimit
    for row in rows {
      cells[slot] = place(row).map { labels[column][$0] } ?? 0..<0
      slot += 1
    }
  }

  /// Writes `""` for missing cells where an empty line would be all there is of the row.
  private mutating func fillEmptyCells(_ rowCount: Int) {
    let start = text.count
    text.append("\"\"" as StaticString)
    for slot in 0..<rowCount where cells[slot].isEmpty { cells[slot] = start..<text.count }
  }
}

// MARK: - Text into lines

extension CSVBlock {
  private func appendLines(_ rowCount: Int, to output: inout ByteBuffer) {
    text.withUnsafeBytes { text in
      cells.withUnsafeBufferPointer { cells in
        guard let text = text.baseAddress else { return }
        output.append(most: lineBytes(rowCount, cells)) { room in
          var end = UnsafeMutableRawPointer(room)
          for row in 0..<rowCount { end = appendLine(row, cells, text, at: end) }
          return end - UnsafeMutableRawPointer(room)
        }
      }
    }
  }

  /// Writes one line and returns where it ends.
  @inline(__always)
  private func appendLine(
    _ row: Int, _ cells: UnsafeBufferPointer<Range<Int>>, _ text: UnsafeRawPointer,
    at start: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    var end = start
    for slot in stride(from: row, to: cells.count, by: Self.rowLimit) {
      let cell = cells[slot]
      end.copyMemory(from: text + cell.lowerBound, byteCount: cell.count)
      end += cell.count
      end.storeBytes(of: CSVFormat.comma, as: UInt8.self)
      end += 1
    }
    (end - 1).storeBytes(of: CSVFormat.lineFeed, as: UInt8.self)
    return end
  }

  /// The bytes of the lines: every cell and the separator after it.
  private func lineBytes(_ rowCount: Int, _ cells: UnsafeBufferPointer<Range<Int>>) -> Int {
    var bytes = columns.count * rowCount
    for first in stride(from: 0, to: cells.count, by: Self.rowLimit) {
      for slot in first..<(first + rowCount) { bytes += cells[slot].count }
    }
    return bytes
  }
}
