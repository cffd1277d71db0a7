package import AirCartScenarios

/// A way to write a table as bytes.
///
/// To add one: a file `<Name>Format.swift` in this folder and a line in `FormatCatalogue`; the
/// contract tests then run on it.
package protocol ReportFormat: Sendable {
  /// The name by which a person asks for it, such as `csv`.
  var name: String { get }

  /// The ending of its files, without the point.
  var fileExtension: String { get }

  /// Appends the whole table to `output`.
  func write(_ table: ResultTable, to output: inout ByteBuffer)
}

/// Every format that a table can be written in.
package enum FormatCatalogue {
  /// The formats in the order in which they are listed.
  package static let all: [any ReportFormat] = [
    CSVFormat(), JSONFormat(), MarkdownFormat(), NPYFormat(),
  ]

  /// The format of that name, or `nil`.
  package static func format(named name: String) -> (any ReportFormat)? {
    all.first { $0.name == name }
  }
}
