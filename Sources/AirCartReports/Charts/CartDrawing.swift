package import AirCart
import AirCartDocuments

/// A loaded cart from the side, as the what-if page draws it: tanks whose areas are in proportion to their
/// volumes, front to rear, saddle tanks above them, and in each its product, how much, and how full it is.
package struct CartDrawing {
  /// What is in a tank.
  package struct Content {
    /// Its position in the job, which gives it its colour.
    let product: Int
    let name: String
    let amount: String
    /// The part of the tank that it fills, from 0 to 1.
    let share: Double

    package init(product: Int, name: String, amount: String, share: Double) {
      self.product = product
      self.name = name
      self.amount = amount
      self.share = share
    }
  }

  private struct Box {
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    var middle: Double { x + width / 2 }
    var bottom: Double { y + height }
  }

  private enum Size {
    static let width = 360.0
    static let edge = 10.0
    static let gap = 10.0
    static let least = 50.0
    static let tank = 84.0
    static let saddle = 24.0
    static let top = 42.0
    static let funnel = 12.0
    static let wheel = 13.0
    static let letter = 5.8
    static let bottom = top + tank + funnel
    /// How many colours products have before they begin again.
    static let colors = 6
  }

  private let cart: Cart
  private let contents: [Content?]
  private let boxes: [Box]
  private let colors = ColorTokens(.light)

  /// Draws a cart with what is in each of its tanks; `nil` is nothing.
  package init(_ cart: Cart, _ contents: [Content?]) {
    precondition(contents.count == cart.tanks.count, "Every tank holds something or nothing.")
    self.cart = cart
    self.contents = contents
    boxes = Self.boxes(of: cart.tanks)
  }

  /// The drawing, and in words what each tank holds.
  package var chart: Chart {
    let order = boxes.indices.filter { !cart.tanks[$0].isSaddle } + saddles
    return Chart(
      name: "cart", title: cart.name,
      description: zip(cart.tanks, contents).map { tank, content in
        "\(tank.name): \(content.map { "\($0.name), \($0.amount)" } ?? Self.empty)."
      }.joined(separator: " "),
      width: Size.width, height: Size.bottom + Size.wheel + 6,
      body: "\(frame)\(order.map(tank))")
  }

  private static var empty: String { localized("Empty") }

  private var saddles: [Int] { boxes.indices.filter { cart.tanks[$0].isSaddle } }

  /// Main tanks beside each other, each wider than a least width by its volume, saddle tanks above, none of
  /// which leaves its words no room.
  private static func boxes(of tanks: [Tank]) -> [Box] {
    let main = tanks.filter { !$0.isSaddle }.map(\.capacity.bushels)
    let space = Size.width - 2 * Size.edge - Size.gap * Double(max(0, main.count - 1))
    let narrow = min(Size.least, space / Double(max(1, main.count)) * 0.6)
    let whole = main.reduce(0, +)
    let perBushel = whole > 0 ? (space - narrow * Double(main.count)) / whole : 0
    let area =
      main.map { Size.tank * (narrow + perBushel * $0) / $0 }.min()
      ?? Size.saddle * space / tanks.reduce(0) { $0 + $1.capacity.bushels }
    let saddles = Double(tanks.count - main.count)
    let place = place(ofSaddles: saddles)
    var (across, above) = (
      Size.edge, saddles > 1 ? (Size.width - place * saddles) / 2 : Size.width / 2
    )
    return tanks.map { tank in
      let bushels = tank.capacity.bushels
      if tank.isSaddle {
        defer { above += place }
        return Box(
          x: above, y: 0, width: min(bushels * area / Size.saddle, place / 2), height: Size.saddle)
      }
      let width = narrow + perBushel * bushels
      let height = bushels * area / width
      defer { across += width + Size.gap }
      return Box(x: across, y: Size.top + Size.tank - height, width: width, height: height)
    }
  }

  /// How wide a saddle tank and its words may be.
  private static func place(ofSaddles count: Double) -> Double {
    count > 1 ? Size.width / max(3, count) : Size.width / 2
  }

  // MARK: - Parts

  /// The frame with its wheels, and what carries saddle tanks.
  private var frame: HTML {
    let base = Size.bottom + 4
    let posts = saddles.map { boxes[$0] }.map { box in
      steel("M\(svg(box.middle - 2)) \(svg(box.height))h4V\(svg(Size.bottom))h-4z")
    }
    let wheels = [0.16, 0.78].map { share -> HTML in
      """
      <circle fill="\(colors["text-2"])" stroke="\(colors["card"])" stroke-width="4" \
      cx="\(svg(share * Size.width))" cy="\(svg(base + 1))" r="\(svg(Size.wheel))"/>
      """
    }
    return """
      \(steel("M0 \(svg(base))h\(svg(Size.width - Size.edge))v-4H\(svg(Size.edge))z"))\(posts)\(wheels)
      """
  }

  private func steel(_ path: String) -> HTML { "<path fill=\"\(colors["track"])\" d=\"\(path)\"/>" }

  private func tank(_ index: Int) -> HTML {
    let (tank, box, content) = (cart.tanks[index], boxes[index], contents[index])
    let outlet =
      tank.isSaddle
      ? nil
      : steel(
        "M\(svg(box.x)) \(svg(box.bottom))L\(svg(box.middle - 3)) \(svg(Size.bottom))h6"
          + "L\(svg(box.x + box.width)) \(svg(box.bottom))z")
    let wall = rect(
      box, "fill=\"\(colors["card"])\" stroke=\"\(colors["track"])\"")
    return "\(outlet)\(wall)\(content.map { level($0, in: box) })\(labels(tank, box, content))"
  }

  private func level(_ content: Content, in box: Box) -> HTML {
    let height = box.height * min(1, content.share)
    return rect(
      Box(x: box.x, y: box.bottom - height, width: box.width, height: height),
      "fill=\"\(colors["product-\(content.product % Size.colors)"])\"")
  }

  private func rect(_ box: Box, _ paint: String) -> HTML {
    """
    <rect \(HTML(markup: paint)) x="\(svg(box.x))" y="\(svg(box.y))" width="\(svg(box.width))" \
    height="\(svg(box.height))" rx="3"/>
    """
  }

  /// The name of the tank, the product and how much, as much of each as fits.
  private func labels(_ tank: Tank, _ box: Box, _ content: Content?) -> HTML {
    let words = content.map { [Self.short($0.name), $0.amount] } ?? [Self.empty]
    if tank.isSaddle {
      let x = box.x + box.width + 5
      let place = Self.place(ofSaddles: Double(saddles.count))
      let room = place - box.width - 5
      let (name, line) = (Self.name(of: tank, room), Self.line(words, room))
      return "\(HTML.label(name, x: x, y: 10))\(HTML.text(line, "", x: x, y: 22))"
    }
    // An amount that does not fit is written upwards.
    let isCut = content.map { !Self.fits($0.amount, box.width) } ?? false
    let isTurned = isCut && box.height > box.width
    let room = isTurned ? box.height : box.width
    let center = box.y + box.height / 2
    let lines = words.enumerated().map { line, word in
      HTML.text(
        line == 0 ? Self.fitted(word, room) : Self.amount(word, room),
        content == nil ? "label middle" : "name middle", x: box.middle,
        y: center + 4 + (Double(line) - Double(words.count - 1) / 2) * 13)
    }
    let name = HTML.label(
      Self.name(of: tank, box.width), "middle", x: box.middle, y: box.y - 4)
    guard isTurned else { return "\(name)\(lines)" }
    return """
      \(name)<g transform="rotate(-90 \(svg(box.middle)) \(svg(center)))">\(lines)</g>
      """
  }

  /// A product without its grade, which the table beside the drawing has.
  private static func short(_ name: String) -> String {
    guard ProductTraits(named: name).grade != nil, let bracket = name.firstIndex(of: "(")
    else { return name }
    return String(name[..<bracket]).trimmed
  }

  /// What is in a tank in a line: as much of the product as fits before its amount, or that alone.
  private static func line(_ words: [String], _ room: Double) -> String {
    guard words.count > 1 else { return fitted(words[0], room) }
    let amount = amount(words[1], room)
    let left = room - Double(amount.count + 1) * Size.letter
    guard left > 3 * Size.letter else { return amount }
    return "\(fitted(words[0], left)) \(amount)"
  }

  /// An amount, without its unit where it would be cut with it; a number is never cut.
  private static func amount(_ text: String, _ room: Double) -> String {
    fits(text, room) ? text : String(text.prefix { $0 != " " })
  }

  /// The name of a tank, or its number where the rest does not fit.
  private static func name(of tank: Tank, _ room: Double) -> String {
    guard !fits(tank.name, room) else { return tank.name }
    let number = tank.name.reversed().prefix { $0.isNumber }.reversed()
    return fitted(number.isEmpty ? tank.name : String(number), room)
  }

  private static func fits(_ text: String, _ room: Double) -> Bool { fitted(text, room) == text }

  private static func fitted(_ text: String, _ width: Double) -> String {
    let most = Int(width / Size.letter)
    return text.count <= most ? text : text.prefix(max(1, most - 1)) + "…"
  }
}
