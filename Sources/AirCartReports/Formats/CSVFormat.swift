package import AirCartDocuments

/// Comma-separated values: RFC 4180, UTF-8 without a byte-order mark, lines ended by LF.
///
/// A field is quoted only when it has to be, and a missing cell is empty. In a table of one column a
/// missing cell is written `""`, because readers skip an empty line. A text that a spreadsheet would
/// take for a formula has an apostrophe before it, which reading takes away again; numbers have
/// none.
package struct CSVFormat: Sendable {
  package init() {}

  package func text(of table: ResultTable) -> String {
    var buffer = ByteBuffer()
    write(table, to: &buffer)
    return buffer.text
  }

  /// Appends the whole table.
  package func write(_ table: ResultTable, to output: inout ByteBuffer) {
    appendHeader(of: table, to: &output)
    appendRows(0..<table.rowCount, of: table, to: &output)
  }

  /// Appends the line of column names.
  package func appendHeader(of table: ResultTable, to output: inout ByteBuffer) {
    for (index, column) in table.columns.enumerated() {
      if index > 0 { output.append(Self.comma) }
      Self.append(field: column.name, to: &output)
    }
    if !table.columns.isEmpty { output.append(Self.lineFeed) }
  }

  /// Appends some rows: the large tables' way, chunk by chunk.
  ///
  /// Reads the table and nothing else, so chunks may be formatted on several threads and written in
  /// order; joined they are the bytes of `write`. 16,384 rows make a good chunk.
  ///
  /// - Complexity: O(rows · columns).
  package func appendRows(_ rows: Range<Int>, of table: ResultTable, to output: inout ByteBuffer) {
    var block = CSVBlock(table)
    for start in stride(from: rows.lowerBound, to: rows.upperBound, by: CSVBlock.rowLimit) {
      block.append(start..<min(start + CSVBlock.rowLimit, rows.upperBound), to: &output)
    }
  }

  static let comma = UInt8(ascii: ",")
  static let lineFeed = UInt8(ascii: "\n")
  static let quote = UInt8(ascii: "\"")

  /// Appends a text, in quotes when it holds a comma, a quote or the end of a line.
  static func append(field text: String, to output: inout ByteBuffer) {
    var text = text
    text.withUTF8 { bytes in
      let isFormula = startsLikeFormula(bytes)
      guard bytes.contains(where: needsQuotes) else {
        if isFormula { output.append(apostrophe) }
        output.append(UnsafeRawBufferPointer(bytes))
        return
      }
      output.append(quote)
      if isFormula { output.append(apostrophe) }
      for byte in bytes {
        if byte == quote { output.append(quote) }
        output.append(byte)
      }
      output.append(quote)
    }
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    byte == comma || byte == quote || byte == lineFeed || byte == UInt8(ascii: "\r")
  }
}

// MARK: - Formulas

extension CSVFormat {
  private static let apostrophe = UInt8(ascii: "'")

  /// Whether a text begins as a formula does, after any number of apostrophes.
  ///
  /// Apostrophes count, so that the text is known again from what is written: it is what stands
  /// behind the first of them.
  private static func startsLikeFormula(_ bytes: some Collection<UInt8>) -> Bool {
    guard let first = bytes.first(where: { $0 != apostrophe }) else { return false }
    return "=+-@\t\r".utf8.contains(first)
  }

  /// The bytes of a text from those of its field, without the apostrophe before a formula.
  static func text(ofField bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.first == apostrophe && startsLikeFormula(bytes) ? bytes.dropFirst() : bytes
  }

  /// The text of a field that was read, without the apostrophe before a formula.
  package static func text(ofField field: String) -> String {
    String(decoding: text(ofField: Array(field.utf8)[...]), as: UTF8.self)
  }
}
