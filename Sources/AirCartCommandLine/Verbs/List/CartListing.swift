import AirCart
import AirCartDocuments
import AirCartReports

/// The carts with their tanks and weights.
struct CartListing: Listing {
  let name = "carts"
  let summary = "Air carts with their tanks, capacity and weight."

  var carts = CartCatalogue.all

  var elements: [JSONValue] {
    carts.map { cart in
      [
        "name": .string(cart.name), "capacityBu": .number(cart.capacity.bushels),
        "emptyWeightLb": cart.emptyWeight.map { .number($0.pounds) } ?? .null,
        "tanks": .array(cart.tanks.map(Self.json)), "source": .string(cart.source),
      ]
    }
  }

  private static func json(of tank: Tank) -> JSONValue {
    [
      "name": .string(tank.name), "capacityBu": .number(tank.capacity.bushels),
      "isSaddle": .bool(tank.isSaddle),
    ]
  }

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
      (tank.isSaddle ? "saddle " : "") + tank.capacity.bushels.plain
    }
    return capacities.joined(separator: " + ")
  }
}
