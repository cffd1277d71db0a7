import AirCart
import AirCartDocuments
import AirCartReports
import AirCartVerification

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
