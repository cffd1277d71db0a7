package import AirCartScenarios

/// A table as one JSON object: what the columns are, then one object per row.
///
/// A missing cell is `null`. Each row stands on its own line, so that two runs can be compared line
/// by line.
package struct JSONFormat: ReportFormat {
  package let name = "json"
  package let fileExtension = "json"

  /// Creates the format.
  package init() {}

  package func write(_ table: ResultTable, to output: inout ByteBuffer) {
    let columns = table.columns.map(Self.description)
    output.append("{\n  \"columns\": " as StaticString)
    output.append(.array(columns), .pretty, depth: 1)
    output.append(",\n  \"rows\": [" as StaticString)
    let names = table.columns.map { JSONValue.string($0.name).text(.compact) }
    for row in 0..<table.rowCount {
      output.append(row == 0 ? "\n    " : ",\n    " as StaticString)
      Self.append(row, of: table, names, to: &output)
    }
    output.append(table.rowCount == 0 ? "]\n}\n" : "\n  ]\n}\n" as StaticString)
  }

  private static func description(of column: ResultTable.Column) -> JSONValue {
    [
      "name": .string(column.name), "title": .string(column.title),
      "unit": .string(column.unit), "kind": .string(column.kind.rawValue),
    ]
  }

  private static func append(
    _ row: Int, of table: ResultTable, _ names: [String], to output: inout ByteBuffer
  ) {
    output.append(UInt8(ascii: "{"))
    for (index, column) in table.columns.enumerated() {
      if index > 0 { output.append(", " as StaticString) }
      output.append(names[index])
      output.append(": " as StaticString)
      output.append(column.cells.jsonValue(row), .row)
    }
    output.append(UInt8(ascii: "}"))
  }
}

extension ResultTable.Cells {
  /// The cell of a row as a JSON value.
  fileprivate func jsonValue(_ row: Int) -> JSONValue {
    switch self {
    case .number(let value): .number(value(row))
    case .integer(let value): value(row).map(JSONValue.integer) ?? .null
    case .text(let value): value(row).map(JSONValue.string) ?? .null
    case .label(let names, let place): place(row).map { .string(names[$0]) } ?? .null
    }
  }
}
