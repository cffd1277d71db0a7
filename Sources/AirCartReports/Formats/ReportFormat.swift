package import AirCartDocuments

/// A way to write a table as bytes.
///
/// To add one: a file `<Name>Format.swift` in this folder, and its name in the contract tests.
package protocol ReportFormat: Sendable {
  /// Appends the whole table to `output`.
  func write(_ table: ResultTable, to output: inout ByteBuffer)
}

extension ReportFormat {
  /// The table as text.
  package func text(of table: ResultTable) -> String {
    var buffer = ByteBuffer()
    write(table, to: &buffer)
    return buffer.text
  }
}
