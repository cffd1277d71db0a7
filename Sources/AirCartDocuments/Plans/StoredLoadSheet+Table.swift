import AirCart

// The load sheet as comma-separated values, which say nothing of the job.

extension StoredLoadSheet {
  /// Whether bytes begin as the table of a load sheet does.
  package static func isTable(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "fill,area_".utf8) }

  /// Reads the table of a load sheet.
  ///
  /// - Parameters:
  ///   - source: The text of the file.
  ///   - text: Returns the text that a field means.
  /// - Returns: The sheet, or a report with at least one error.
  package static func read(
    table source: SourceText, text: (String) -> String
  ) -> DocumentReading<StoredLoadSheet> {
    var report = DiagnosticReport(on: source)
    do {
      return DocumentReading(document: try table(source.bytes, text), report: report)
    } catch {
      report.add(error)
      return DocumentReading(document: nil, report: report)
    }
  }

  private static func table(
    _ bytes: [UInt8], _ text: (String) -> String
  ) throws(Diagnostic) -> StoredLoadSheet {
    var records = CommaSeparatedText(bytes).records
    let titles = records.isEmpty ? [] : records.removeFirst()
    let isMetric = titles.contains("area_ha")
    var rows: [Row] = []
    for (index, record) in records.enumerated() {
      guard record.count == titles.count else {
        throw Diagnostic(
          .syntax,
          "row \(index + 1) has \(record.count) fields, and the table \(titles.count) columns"
        )
      }
      let fields = Dictionary(zip(titles, record.map(text))) { first, _ in first }
      rows.append(try row(fields, index + 1, isMetric: isMetric))
    }
    guard !rows.isEmpty else { throw Diagnostic(.listLength, "this table has no rows") }
    return StoredLoadSheet(header: nil, tanks: rows, products: rows)
  }

  private static func row(
    _ fields: [String: String], _ number: Int, isMetric: Bool
  ) throws(Diagnostic) -> Row {
    func value(_ column: String) throws(Diagnostic) -> Double {
      guard let text = fields[column], let value = Double(text), value.isFinite else {
        throw Diagnostic(.number, "row \(number) has no number in the column \(column.quoted)")
      }
      return value
    }
    guard let fill = Int(exactly: try value("fill")), let tank = fields["tank"],
      let product = fields["product"]
    else { throw Diagnostic(.syntax, "row \(number) says no fill, tank or product") }
    var values: [Figure: Double] = [:]
    for figure in Figure.allCases {
      let column = figure.column(isMetric: isMetric)
      // The weight of a cart may not be known.
      if figure == .gross, fields[column]?.isEmpty ?? true { continue }
      values[figure] = try value(column)
    }
    return Row(
      fill: fill, area: try value(isMetric ? "area_ha" : "area_ac"), tank: tank, product: product,
      values: values
    ) { "row \(number), \($0.column(isMetric: isMetric))" }
  }
}

/// Comma-separated values: RFC 4180 with LF or CRLF.
private struct CommaSeparatedText {
  private(set) var records: [[String]] = []
  private var record: [String] = []
  private var field: [UInt8] = []
  private var isQuoted = false

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if isQuoted {
        takeQuoted(byte, &rest)
      } else {
        take(byte)
      }
    }
    if !field.isEmpty || !record.isEmpty { endRecord() }
  }

  private mutating func takeQuoted(_ byte: UInt8, _ rest: inout ArraySlice<UInt8>) {
    guard byte == UInt8(ascii: "\"") else { return field.append(byte) }
    if rest.first == byte {
      field.append(rest.removeFirst())
    } else {
      isQuoted = false
    }
  }

  private mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): isQuoted = true
    case UInt8(ascii: ","): endField()
    case UInt8(ascii: "\n"): endRecord()
    case UInt8(ascii: "\r"): return
    default: field.append(byte)
    }
  }

  private mutating func endField() {
    record.append(String(decoding: field, as: UTF8.self))
    field = []
  }

  private mutating func endRecord() {
    endField()
    records.append(record)
    record = []
  }
}
