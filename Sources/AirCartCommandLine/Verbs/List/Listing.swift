import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation

/// A list that `aircart list` can show.
///
/// To add one: a file in this folder and a line in `ListingCatalogue`.
protocol Listing: Sendable {
  /// The word by which it is asked for.
  var name: String { get }

  /// What it lists, in a few words.
  var summary: String { get }

  /// The entries for programs.
  var document: ListDocument { get }

  /// The entries as a table, in bushels and pounds.
  var table: ResultTable { get }

  /// The entries for people.
  func blocks(_ text: AmountText) -> [Answer.Block]
}

extension Listing {
  func answer(_ units: UnitSystem) -> Answer {
    Answer(
      title: name.prefix(1).uppercased() + name.dropFirst(),
      blocks: blocks(AmountText(units: units)),
      data: ListDocument.table.json(document), table: table)
  }
}

enum ListingCatalogue {
  static let all: [any Listing] = [
    CartListing(), ProductListing(), methods, objectives, metrics, matrices, ValidationListing(),
  ]
}

struct ListOfListings: Listing {
  let name = "lists"
  let summary = "The lists themselves."

  var document: ListDocument { ListDocument(lists: ListingCatalogue.all) }

  var table: ResultTable {
    let all = ListingCatalogue.all
    return ResultTable(
      columns: [
        .init("name", cells: .texts(all.map(\.name))),
        .init("count", cells: .integers(all.map(\.table.rowCount))),
        .init("summary", cells: .texts(all.map(\.summary))),
      ], rowCount: all.count)
  }

  func blocks(_ text: AmountText) -> [Answer.Block] {
    let table = Answer.Table(
      ListingCatalogue.all,
      [
        .words("List") { $0.name }, .figure("Names") { $0.table.rowCount.grouped },
        .words("What") { $0.summary },
      ])
    return [.table(table)]
  }
}

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

  static let objectives = TextListing(
    name: "objectives", summary: "What an optimum is optimal for.",
    document: ListDocument(objectives: Objective.allCases), entries: Objective.allCases,
    columns: [("objective", "Objective", { $0.name }), ("summary", "What it is", { $0.summary })])

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

/// The carts with their tanks and weights.
struct CartListing: Listing {
  let name = "carts"
  let summary = "Air carts with their tanks, capacity and weight."

  var carts = CartCatalogue.all

  var document: ListDocument { ListDocument(carts: carts) }

  var table: ResultTable {
    ResultTable(
      columns: [
        .init("cart", cells: .texts(carts.map(\.name))),
        .init("tanks_bu", cells: .texts(carts.map(Self.tanks))),
        .init("capacity_bu", cells: .numbers(carts.map(\.capacity.bushels))),
        .init("empty_weight_lb", cells: .numbers(carts.map { $0.emptyWeight?.pounds ?? .nan })),
        .init("source", cells: .texts(carts.map(\.source))),
      ], rowCount: carts.count)
  }

  func blocks(_ text: AmountText) -> [Answer.Block] {
    let table = Answer.Table(
      carts,
      [
        .name("Cart", as: .heading) { $0.name },
        .words("Tanks", unit: "bu") { Self.tanks(of: $0) },
        .figure("Total", as: .amount) { text.capacity($0.capacity) },
        .figure("Litres") { text.isMetric ? text.litres($0.capacity) : "" },
        .figure("Empty weight") { $0.emptyWeight.map(text.mass) ?? "" },
      ])
    return [.table(table), .sentences(carts.map(\.source).distinct.map { "Source: \($0)" })]
  }

  /// The capacities in tank order, as in `635 + 230 + 140 + 295 + saddle 44`.
  private static func tanks(of cart: Cart) -> String {
    let capacities = cart.tanks.map { tank in
      (tank.isSaddle ? "saddle " : tank.isLiquid ? "liquid " : "") + tank.capacity.bushels.plain
    }
    return capacities.joined(separator: " + ")
  }
}

/// Published figures beside what AirCart makes of the same inputs.
struct ValidationListing: Listing {
  let name = "validations"
  let summary = "Published figures beside AirCart's."

  private var results: [FieldCase.Result] { FieldCase.results() }

  var document: ListDocument { ListDocument(validations: results) }

  var table: ResultTable {
    let results = results
    return ResultTable(
      columns: [
        .init("title", cells: .texts(results.map(\.title))),
        .init("unit", cells: .texts(results.map(\.unit))),
        .init("published", cells: .numbers(results.map(\.published))),
        .init("computed", cells: .numbers(results.map(\.computed))),
        .init("difference", cells: .numbers(results.map(\.difference))),
        .init("basis", cells: .texts(results.map(\.basis))),
        .init("source", cells: .texts(results.map(\.source))),
      ], rowCount: results.count)
  }

  func blocks(_ text: AmountText) -> [Answer.Block] {
    let results = results
    let (bases, sources) = (results.map(\.basis).distinct, results.map(\.source).distinct)
    let letters = "abcdefghijklmnopqrstuvwxyz".map { "[\($0)]" }
    let numbers = sources.indices.map { "[\($0 + 1)]" }
    let table = Answer.Table(
      results,
      [
        .words("Figure") { $0.title },
        .figure("Published") { "\($0.published.plain) \($0.unit)" },
        .figure("AirCart", as: .amount) { "\(fixed($0.computed, 1)) \($0.unit)" },
        .figure("Difference") { "\(fixed($0.difference / $0.published * 100, 2)) %" },
        .figure("Inputs", as: .secondary) { Self.mark($0.basis, among: bases, letters) },
        .figure("Source", as: .secondary) { Self.mark($0.source, among: sources, numbers) },
      ])
    return [.table(table)]
      + Answer.section("Inputs", [.sentences(zip(letters, bases).map { "\($0) \($1)." })])
      + Answer.section("Sources", [.sentences(zip(numbers, sources).map { "\($0) \($1)" })])
  }

  /// The mark of a text in a list of different ones.
  private static func mark(_ text: String, among texts: [String], _ marks: [String]) -> String {
    zip(texts, marks).first { $0.0 == text }?.1 ?? ""
  }
}
