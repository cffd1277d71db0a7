import AirCart
import AirCartDocuments
import AirCartReports
import Foundation
import Testing

/// The drawn cart: what it shows of its tanks.
@Suite struct CartDrawingTests {
  /// The rectangles of a drawing: walls and levels, main tanks first.
  private static func rectangles(_ drawing: CartDrawing) -> [(width: Double, height: Double)] {
    let text = drawing.chart.inline.text
    return text.matches(of: /<rect [^>]*width="([\d.]+)" height="([\d.]+)"/).compactMap { match in
      guard let width = Double(match.1), let height = Double(match.2) else { return nil }
      return (width, height)
    }
  }

  private static func content(_ share: Double) -> CartDrawing.Content {
    CartDrawing.Content(product: 0, name: "Urea (46-0-0)", amount: "10 lb", share: share)
  }

  /// Oracle: the capacities of the listed carts; two decimals are drawn.
  @Test(arguments: CartCatalogue.all)
  func `areas are in proportion to volumes, and levels to what is in`(cart: Cart) throws {
    let empty = CartDrawing(cart, cart.tanks.map { _ in nil })
    let order = cart.tanks.filter { !$0.isSaddle } + cart.tanks.filter(\.isSaddle)
    let areas = Self.rectangles(empty).map { $0.width * $0.height }
    try #require(areas.count == cart.tanks.count)
    let perBushel = areas[0] / order[0].capacity.bushels
    for (area, tank) in zip(areas, order) {
      #expect(abs(area / tank.capacity.bushels / perBushel - 1) < 0.002, "\(tank.name)")
    }
    let half = Self.rectangles(CartDrawing(cart, cart.tanks.map { _ in Self.content(0.5) }))
    for tank in order.indices {
      let (wall, level) = (half[2 * tank], half[2 * tank + 1])
      #expect(abs(level.height - wall.height / 2) <= 0.01 && level.width == wall.width)
    }
  }

  @Test func `words say what each tank holds, without a grade on the drawing`() throws {
    let cart = try #require(CartCatalogue.all.first)
    let chart = CartDrawing(cart, cart.tanks.indices.map { $0 == 0 ? Self.content(1) : nil }).chart
    #expect(chart.description.hasPrefix("Tank 1: Urea (46-0-0), 10 lb. Tank 2: Empty."))
    #expect(chart.inline.text.contains(">Urea</text>"))
  }

  /// Oracle: the amounts; a number is whole however little room it has, at the side or upwards.
  @Test func `no number of an amount is cut`() {
    let tanks =
      [430, 200, 120, 250, 300, 180, 90].enumerated().map { place, bushels in
        Tank(name: "Tank \(place + 1)", capacity: Volume(bushels: Double(bushels)), isSaddle: false)
      }
      + (1...4).map {
        Tank(name: "Saddle \($0)", capacity: Volume(bushels: 400), isSaddle: true)
      }
    let contents = tanks.indices.map { index in
      CartDrawing.Content(
        product: index, name: "Ammonium Sulphate (21-0-0-24S)", amount: "\(10_001 + index) lb",
        share: 1)
    }
    let cart = Cart(name: "own", tanks: tanks, emptyWeight: nil, source: "own")
    let text = CartDrawing(cart, contents).chart.inline.text
    for index in tanks.indices {
      let number = "\(10_001 + index)"
      #expect(text.contains(">\(number)") || text.contains(" \(number)"), "\(text)")
      #expect(!text.contains("\(number) …"), "\(text)")
    }
    #expect(text.contains("rotate(-90"), "\(text)")
  }

  /// A pair has up to ten tanks, some without a main tank; names are of any length.
  @Test func `odd carts are drawn within the frame`() {
    let tank = { (name: String, saddle: Bool) in
      Tank(name: name, capacity: Volume(bushels: 40), isSaddle: saddle)
    }
    let long = String(repeating: "hopper ", count: 20)
    for tanks in [
      [tank("Saddle", true)], [tank(long, false)], (1...10).map { tank("\($0)", $0 > 8) },
    ] {
      let drawing = CartDrawing(
        Cart(name: "own", tanks: tanks, emptyWeight: nil, source: "own"),
        tanks.map { _ in Self.content(2) })
      let rectangles = Self.rectangles(drawing)
      #expect(rectangles.count == 2 * tanks.count)
      #expect(rectangles.allSatisfy { (0.1...360).contains($0.width) && $0.height <= 84.01 })
    }
  }
}
