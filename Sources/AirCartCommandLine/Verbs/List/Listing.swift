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
  func lines(_ text: AmountText, on console: Console) -> [String]
}

extension Listing {
  /// The table as it is, where no list has a better way.
  func lines(_ text: AmountText, on console: Console) -> [String] {
    let columns = table.columns.map { column in
      TextTable.Column(
        column.title, alignment: column.kind == .text ? .leading : .trailing,
        wraps: column.kind == .text)
    }
    let rows = (0..<table.rowCount).map { row in
      table.columns.enumerated().map { index, column in
        Cell(column.displayText(row), as: index == 0 ? .heading : nil)
      }
    }
    return TextTable(columns: columns, rows: rows)
      .lines(width: console.width, style: console.outputStyle)
  }
}

/// Every list of `aircart list`.
enum ListingCatalogue {
  /// The lists in the order in which they are listed.
  static let all: [any Listing] = [
    CartListing(), ProductListing(), MethodListing(), ObjectiveListing(), MetricListing(),
    MatrixListing(),
  ]
}

/// The list of lists.
struct ListOfListings: Listing {
  let name = "lists"
  let summary = "The lists themselves."

  var document: ListDocument { ListDocument(lists: ListingCatalogue.all) }

  var table: ResultTable {
    let all = ListingCatalogue.all
    return ResultTable(
      columns: [
        .init("name", title: "List", cells: .texts(all.map(\.name))),
        .init("count", title: "Names", cells: .integers(all.map(\.table.rowCount))),
        .init("summary", title: "What", cells: .texts(all.map(\.summary))),
      ], rowCount: all.count)
  }
}
