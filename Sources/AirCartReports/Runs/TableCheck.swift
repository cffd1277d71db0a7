import AirCart
import AirCartScenarios
import AirCartSimulation

/// Reads a table and compares it row by row.
struct TableCheck: ~Copyable {
  private let path: String
  private let columns: [String]
  private var reader: CSVReader
  private var record = CSVReader.Record()
  private var row = 1
  /// Whether the end came too early; that is said once.
  private var isOver = false

  /// Opens a table and reads its heading; `nil` where there is none.
  init?(_ path: String, in folder: String, columns: [String], _ findings: inout RunFindings) {
    guard let file = FileBytes(folder + "/" + path) else {
      findings.add(path, .file, found: "no file", expected: "a table")
      return nil
    }
    self.path = path
    self.columns = columns
    reader = CSVReader(file)
    let isRead = reader.read(into: &record)
    if !isRead || record.texts != columns {
      findings.add(
        path, .row(1, column: "heading"), found: record.texts.joined(separator: ","),
        expected: columns.joined(separator: ","))
      isOver = true
    }
  }

  /// Reads the next row and compares its fields.
  ///
  /// - Parameters:
  ///   - findings: Takes what is wrong.
  ///   - matches: Whether a field is right, by its column and bytes.
  ///   - expected: What it should say, asked where it is not right.
  mutating func checkRow(
    _ findings: inout RunFindings, _ matches: (Int, ArraySlice<UInt8>) -> Bool,
    expected: (Int) -> String
  ) {
    guard !isOver else { return }
    row += 1
    guard reader.read(into: &record) else {
      let end = reader.isTooLong ? "a row too long to read" : "the end"
      findings.add(path, .row(row, column: "row"), found: end, expected: "a row")
      isOver = true
      return
    }
    guard record.count == columns.count else {
      findings.add(
        path, .row(row, column: "row"), found: "\(record.count) fields",
        expected: "\(columns.count) fields")
      return
    }
    findings.valueCount += columns.count
    for column in columns.indices where !matches(column, record[column]) {
      findings.add(
        path, .row(row, column: columns[column]), found: record.text(column),
        expected: expected(column))
    }
  }

  /// Reports rows after the last.
  mutating func checkEnd(_ findings: inout RunFindings) {
    guard !isOver, reader.read(into: &record) else { return }
    findings.add(path, .row(row + 1, column: "row"), found: "more rows", expected: "the end")
  }
}

/// Compares `results.csv`, cart after cart.
struct ResultsCheck: ~Copyable {
  private let grid: SweepGrid
  private let axes: GridAxes
  private var table: TableCheck

  init?(
    _ folder: String, _ grid: SweepGrid, _ axes: GridAxes, _ findings: inout RunFindings
  ) {
    let columns = axes.names + CellMetric.allCases.map(\.name)
    let table = TableCheck(
      OutputKind.resultsPath, in: folder, columns: columns, &findings)
    guard let table else { return nil }
    self.grid = grid
    self.axes = axes
    self.table = table
  }

  mutating func check(_ values: ExpectedValues, _ findings: inout RunFindings) {
    let (axes, combinations) = (axes, axes.combinationCount)
    let first = 2 + axes.rates.count
    for row in 0..<values.count {
      let place = AxisPlace(
        axes, cart: values.cart, field: row / combinations, combination: row % combinations)
      table.checkRow(&findings) { column, bytes in
        column < first
          ? place.matches(bytes, column)
          : values.matches(bytes, CellMetric.allCases[column - first], row)
      } expected: { column in
        column < first
          ? place.text(column) : values.text(CellMetric.allCases[column - first], row)
      }
    }
  }

  mutating func checkEnd(_ findings: inout RunFindings) { table.checkEnd(&findings) }
}

/// What the columns of the axes say of a cell: cart, field, rates.
private struct AxisPlace {
  private let cart: String
  private let numbers: [Double]

  init(_ axes: GridAxes, cart: Int, field: Int, combination: Int) {
    self.cart = axes.carts[cart]
    numbers =
      [axes.fields[field]] + axes.rates.map { $0.values[$0.index(inCombination: combination)] }
  }

  func matches(_ bytes: ArraySlice<UInt8>, _ column: Int) -> Bool {
    column == 0
      ? CSVFormat.text(ofField: bytes).elementsEqual(cart.utf8)
      : FieldNumber(bytes).isEqual(to: numbers[column - 1])
  }

  func text(_ column: Int) -> String {
    column == 0 ? cart : numbers[column - 1].plain
  }
}

/// Compares one matrix.
struct MatrixCheck {
  private let metric: CellMetric
  private let axes: GridAxes
  private let slices: ArraySlice<GridAxes.Rates>
  private let across: [Double]
  private let sliceCount: Int

  init(_ metric: CellMetric, _ grid: SweepGrid, _ axes: GridAxes) {
    self.metric = metric
    self.axes = axes
    slices = axes.rates.dropFirst()
    across = axes.rates.first?.values ?? []
    sliceCount = slices.reduce(1) { $0 * $1.values.count }
  }

  func check(in folder: String, _ values: ExpectedValues, _ findings: inout RunFindings) {
    let path = "matrices/\(metric.name)-\(axes.cartFileNames[values.cart]).csv"
    guard var table = TableCheck(path, in: folder, columns: columns, &findings) else { return }
    for slice in 0..<sliceCount {
      for field in axes.fields.indices {
        let rates = slices.map { $0.values[$0.index(inCombination: slice)] }
        let leading = rates + [axes.fields[field]]
        // The first swept product is the slowest axis of a combination, the slices are the rest.
        let row = { (column: Int) in
          field * axes.combinationCount + (column - leading.count) * sliceCount + slice
        }
        table.checkRow(&findings) { column, bytes in
          column < leading.count
            ? FieldNumber(bytes).isEqual(to: leading[column])
            : values.matches(bytes, metric, row(column))
        } expected: { column in
          column < leading.count
            ? leading[column].plain : values.text(metric, row(column))
        }
      }
    }
    table.checkEnd(&findings)
  }

  private var columns: [String] {
    let values = axes.rates.first.map { axis in
      across.map { "\(axis.name)=\($0.plain)" }
    }
    return slices.map(\.name) + ["field_ac"] + (values ?? [metric.name])
  }
}
