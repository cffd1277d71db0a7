import AirCart
import AirCartDocuments
import AirCartReports

/// The carts with their tanks and weights.
struct CartListing: Listing {
  let name = "carts"
  let summary = "Air carts with their tanks, capacity and weight."

  var carts = CartCatalogue.all

  var document: ListDocument { ListDocument(carts: carts) }

  var table: ResultTable {
    ResultTable(
      columns: [
        .init("cart", title: "Cart", cells: .texts(carts.map(\.name))),
        .init("tanks_bu", title: "Tanks", unit: "bu", cells: .texts(carts.map(Self.tanks))),
        .init(
          "capacity_bu", title: "Total", unit: "bu",
          cells: .numbers(carts.map(\.capacity.bushels))),
        .init(
          "empty_weight_lb", title: "Empty weight", unit: "lb",
          cells: .numbers(carts.map { $0.emptyWeight?.pounds ?? .nan })),
        .init("source", title: "Source", cells: .texts(carts.map(\.source))),
      ], rowCount: carts.count)
  }

  func lines(_ text: AmountText, on console: Console) -> [String] {
    let columns: [TextTable.Column] = [
      .init("Cart"), .init("Tanks, bu", wraps: true), .init("Total", alignment: .trailing),
      .init(text.isMetric ? "Litres" : "", alignment: .trailing),
      .init("Empty weight", alignment: .trailing),
    ]
    let rows = carts.map { cart in
      [
        Cell(cart.name, as: .heading), Cell(Self.tanks(of: cart)),
        Cell(text.capacity(cart.capacity), as: .amount),
        Cell(text.isMetric ? text.litres(cart.capacity) : ""),
        Cell(cart.emptyWeight.map(text.mass) ?? ""),
      ]
    }
    let kept = columns.indices.filter { !columns[$0].title.isEmpty }
    let table = TextTable(
      columns: kept.map { columns[$0] }, rows: rows.map { row in kept.map { row[$0] } })
    return table.lines(width: console.width, style: console.outputStyle) + [""]
      + sources.flatMap { "Source: \($0)".wrapped(to: console.width) }
  }

  private var sources: [String] {
    var sources: [String] = []
    for cart in carts where !sources.contains(cart.source) { sources.append(cart.source) }
    return sources
  }

  /// The capacities in tank order, as in `635 + 230 + 140 + 295 + saddle 44`.
  private static func tanks(of cart: Cart) -> String {
    let capacities = cart.tanks.map { tank in
      (tank.isSaddle ? "saddle " : "") + tank.capacity.bushels.plain
    }
    return capacities.joined(separator: " + ")
  }
}
