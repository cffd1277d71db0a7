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
    let sources = results.map(\.source).distinct
    let table = Answer.Table(
      results,
      [
        .words("Figure") { $0.title },
        .figure("Published") { "\($0.published.plain) \($0.unit)" },
        .figure("AirCart", as: .amount) { "\(fixed($0.computed, 1)) \($0.unit)" },
        .figure("Difference") { "\(fixed($0.difference / $0.published * 100, 2)) %" },
        .figure("Source", as: .secondary) { result in
          sources.firstIndex(of: result.source).map { "[\($0 + 1)]" } ?? ""
        },
      ])
    let bases = results.map(\.basis).distinct.map { basis in
      let titles = results.filter { $0.basis == basis }.map(\.title)
      return "\(titles.listed): \(basis)."
    }
    return [.table(table)] + Answer.section("Inputs", [.sentences(bases)])
      + Answer.section(
        "Sources", [.sentences(sources.enumerated().map { "[\($0 + 1)] \($1)" })])
  }
}
