import AirCart
import AirCartDocuments
import AirCartReports

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
