import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation

/// A list whose columns are all texts.
struct TextListing<Entry: Sendable>: Listing {
  typealias Column = (name: String, title: String, text: @Sendable (Entry) -> String)

  let name: String
  let summary: String
  let document: ListDocument
  let entries: [Entry]
  let columns: [Column]

  var table: ResultTable {
    ResultTable(
      columns: columns.map { column in
        .init(column.name, cells: .texts(entries.map(column.text)))
      }, rowCount: entries.count)
  }

  func blocks(_ text: AmountText) -> [Answer.Block] {
    [.table(Answer.Table(entries, columns.map { .words($0.title, $0.text) }))]
  }
}

extension ListingCatalogue {
  static let methods = TextListing(
    name: "methods", summary: "How an allocation is found.",
    document: ListDocument(methods: Method.allCases), entries: Method.allCases,
    columns: [
      ("method", "Method", { $0.name }), ("exact", "Exact", { $0.isExact ? "yes" : "no" }),
      ("summary", "What it does", { $0.summary }),
    ])

  /// The objectives of the exact methods.
  static let objectives = TextListing(
    name: "objectives", summary: "What an optimum is optimal for.",
    document: ListDocument(objectives: Objective.allCases), entries: Objective.allCases,
    columns: [("objective", "Objective", { $0.name }), ("summary", "What it is", { $0.summary })])

  /// The metrics of a sweep's cells.
  static let metrics = TextListing(
    name: "metrics", summary: "What a sweep says about each cart, field size and rate.",
    document: ListDocument(metrics: CellMetric.allCases), entries: CellMetric.allCases,
    columns: [
      ("metric", "Metric", { $0.name }), ("unit", "Unit", { $0.unit }),
      ("title", "What it is", { $0.title }),
    ])

  /// The matrices that a sweep lays its metrics out in.
  static let matrices = TextListing(
    name: "matrices", summary: "Files with field sizes down and the first swept rate across.",
    document: ListDocument(matrices: CellMetric.allCases), entries: CellMetric.allCases,
    columns: [("metric", "Metric", { $0.name }), ("file", "File", { $0.matrixFile })])
}

extension CellMetric {
  /// The file of its matrix in the folder of a sweep.
  var matrixFile: String { "matrices/\(name).csv" }
}
