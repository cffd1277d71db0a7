import AirCart
import AirCartDocuments
import AirCartSimulation

/// What does not depend on the field: for every slice the area per fill of each cart as a line along
/// the first swept rate, with strips beneath it: the cart that does best, and what runs out first.
struct RateLines {
  /// A cart, or several that tie, in a slice: its area per fill and limiting product at each rate.
  private struct Line {
    let key: Key
    let areas: [Double]
    let limiting: [Int?]
  }

  /// The letter of a cart or a product in the strips, and a product's colour.
  private struct Key {
    let letter: String
    let name: String
    var color: ColorScale.Color?
  }

  private let summary: SweepSummary
  private let selection: PageSelection
  private let slices: [[Line]]
  private let across: Int
  private let products: [Key]
  private let ticks: AxisTicks

  private static let cartLimit = 8
  private static let letters = "ABCDEFGH".map(String.init)

  /// `nil` without a swept rate, or where no cart can be filled.
  init?(_ results: SweepResults, _ summary: SweepSummary) {
    let grid = results.grid
    guard let across = grid.sweptProducts.first, results.metrics.contains(.areaPerFill) else {
      return nil
    }
    let carts = Array(summary.standing.shownCarts.prefix(Self.cartLimit))
    let selection = PageSelection(grid, carts: carts)
    let slices = (0..<selection.sliceCount(grid)).map { slice in
      carts.indices.map { place in
        let cells = selection.combinations(ofSlice: slice, grid).map {
          SweepGrid.Cell(cart: carts[place], field: 0, combination: $0)
        }
        return Line(
          key: Key(
            letter: Self.letters[place], name: summary.names(ofTied: carts[place])),
          areas: cells.map {
            let area = results.value(.areaPerFill, at: $0)
            return area > 0 ? Area(acres: area).value(grid.units) : .nan
          },
          limiting: cells.map { cell in
            guard results.metrics.contains(.limitingProduct) else { return nil }
            let product = results.value(.limitingProduct, at: cell)
            return product.isFinite ? Int(product) : nil
          })
      }
    }
    let known = slices.joined().flatMap(\.areas).filter(\.isFinite)
    guard !known.isEmpty else { return nil }
    self.slices = slices
    self.summary = summary
    self.selection = selection
    self.across = across
    ticks = AxisTicks(known, fromZero: true)
    let names = grid.products.map(\.name)
    products = zip(names.shortened, names).enumerated().map { place, product in
      Key(letter: product.0, name: product.1, color: ColorScale.category(place))
    }
  }

  private var grid: SweepGrid { summary.grid }
  private var rates: [Double] {
    selection.rates[across].map { grid.products[across].rates[$0].stated }
  }
  private var isLimitingKnown: Bool {
    slices.joined().contains { $0.limiting.contains { $0 != nil } }
  }
  private var rateTitle: String {
    "\(grid.products[across].name.clipped(to: 24)), \(summary.rateUnit)"
  }

  // MARK: In a page

  var html: HTML {
    let panels = slices.indices.map { slice -> HTML in
      let title = selection.sliceTitle(slice, summary)
      let heading: HTML? =
        title.isEmpty
        ? nil : "<figcaption><strong>\(HTML.sentence(title, of: grid))</strong></figcaption>"
      return "<figure>\(heading)\(panel(slice).inline)</figure>\n"
    }
    return "\(legend)<div class=\"maps lines\">\(panels)</div>\n"
  }

  /// What the letters of the strips mean.
  private var legend: HTML {
    let list = { (title: String, keys: [Key], mark: (Int) -> HTML) -> HTML in
      let entries = keys.enumerated().map { place, key -> HTML in
        "<li>\(mark(place))\(HTML.name(key.name))</li>"
      }
      return "<ul class=\"legend\"><li><strong>\(title)</strong></li>\(entries)</ul>\n"
    }
    let all = list("Carts", slices[0].map(\.key)) { place in
      """
      <svg class="chart sample" viewBox="0 0 40 16" aria-hidden="true"><path \
      class="\(Self.style(ofLine: place))" d="M0 8h24"/>\
      \(HTML.text(Self.letters[place], "name", x: 28, y: 13))</svg>
      """
    }
    guard isLimitingKnown else { return all }
    return all
      + list("Runs out first", products) { place in
        let key = products[place]
        return "<span class=\"swatch \(key.color?.name ?? "")\">\(key.letter)</span>"
      }
  }

  /// The figures of the lines: a row for each slice and rate.
  var table: HTML {
    typealias Row = (slice: Int, rate: Int)
    typealias Column = Answer.ColumnOf<Row>
    let rows = slices.indices.flatMap { slice in rates.indices.map { (slice: slice, rate: $0) } }
    let others = grid.sweptProducts.dropFirst().enumerated().map { place, product in
      let (name, all) = (grid.products[product].name, grid.products[product].rates.map(\.stated))
      return Column.figure(name, unit: summary.rateUnit) {
        all[selection.rates[product][selection.sliceRates($0.slice, grid)[place]]].plain
      }
    }
    let lines = slices[0].indices.flatMap { cart in
      let areas = Column.figure(slices[0][cart].key.name, unit: summary.areaUnit) {
        fixed(slices[$0.slice][cart].areas[$0.rate], 1)
      }
      let limiting = Column.words("runs out first") {
        slices[$0.slice][cart].limiting[$0.rate].map { products[$0].name } ?? "–"
      }
      return isLimitingKnown ? [areas, limiting] : [areas]
    }
    let first = Column.words(grid.products[across].name, unit: summary.rateUnit) {
      rates[$0.rate].grouped
    }
    let table = Answer.Table(rows, [first] + others + lines)
    return HTML.table(table, caption: "Most the cart can do, by rate")
  }

  // MARK: A panel

  private enum Size {
    static let width = 300.0
    static let left = 44.0
    /// Room beside the plot for the letters of the lines.
    static let right = width - 20
    static let top = 26.0
    static let plot = 168.0
    static let base = top + plot
    static let strips = base + 62
    static let strip = 24.0
  }

  /// Whether another cart does best at some rate: else no strip says which.
  private var doesBestChange: Bool {
    Set(slices.flatMap { best($0).map { $0?.letter } }).count > 1
  }

  private var height: Double {
    let count = strips(slices[0]).count
    return count > 0 ? Size.strips + Double(count) * Size.strip : Size.base + 42
  }

  /// What the strips show, as the end of a sentence.
  var stripSentence: String {
    switch (doesBestChange, isLimitingKnown) {
    case (true, true):
      "; the strips beneath show which cart does best at a rate, and what runs out first in each."
    case (true, false): "; the strip beneath shows which cart does best at a rate."
    case (false, true): "; the strips beneath show what runs out first in each."
    case (false, false): "."
    }
  }

  /// Rates stand as far apart as they are; the strips have their borders halfway.
  private func x(_ rate: Double) -> Double {
    let (low, high) = (rates[0], rates[rates.count - 1])
    let share = high > low ? (rate - low) / (high - low) : 0.5
    return Size.left + 8 + share * (Size.right - Size.left - 16)
  }

  private func y(_ area: Double) -> Double { Size.base - ticks.share(area) * Size.plot }

  private func panel(_ slice: Int) -> Chart {
    let title = selection.sliceTitle(slice, summary)
    return Chart(
      name: "lines-\(slice)", title: "Most the cart can do" + (title.isEmpty ? "" : ", \(title)"),
      description: description(slice), width: Size.width, height: height, body: body(slice))
  }

  private func description(_ slice: Int) -> String {
    let all = slices[slice].map { line -> String in
      let known = line.areas.filter(\.isFinite)
      guard let low = known.min(), let high = known.max() else {
        return "\(line.key.name): no fill possible"
      }
      return "\(line.key.name): \(fixed(low, 1)) to \(fixed(high, 1)) \(summary.areaUnit)"
    }
    return "The most that carts can do in a fill along the rate of \(products[across].name). "
      + all.joined(separator: "; ") + "."
  }

  private func body(_ slice: Int) -> HTML {
    let lines = slices[slice]
    let strips = strips(lines).enumerated().map { strip($1.keys, y: self.y(ofStrip: $0)) }
    return """
      \(HTML.shared(axes, as: "lines-axes", isFirst: slice == 0))\
      \(lines.enumerated().map { curve($1, $0) })\(letters(lines))
      <g class="regions">\(strips)</g>

      """
  }

  private func y(ofStrip place: Int) -> Double { Size.strips + Double(place) * Size.strip }

  /// What is the same in all panels: figures along both axes, and what stands before each strip.
  private var axes: HTML {
    let up = ticks.ticks.map { tick in
      HTML.rule(y: y(tick), from: Size.left, to: Size.right)
        + .label(ticks.text(tick), "end", x: Size.left - 6, y: y(tick) + 4)
    }
    let across = HTML.ticksBelow(rates.map { ($0.grouped, x($0)) }, base: Size.base)
    let strips = strips(slices[0]).enumerated().map { place, strip in
      HTML.label(strip.title, "end", x: Size.left - 6, y: y(ofStrip: place) + 14)
    }
    let shown = [doesBestChange ? "best cart" : nil, isLimitingKnown ? "what runs out first" : nil]
    let titles = shown.compactMap(\.self).joined(separator: ", and ").capitalizedFirst
    return """
      \(up)\(across)
      \(HTML.label("Most the cart can do, \(summary.areaUnit)", x: 2, y: 14))
      \(HTML.label(rateTitle, "end", x: Size.right, y: Size.base + 34))
      \(HTML.label(titles, x: 2, y: Size.base + 54))\(strips)
      """
  }

  private static func style(ofLine place: Int) -> String { "line line-\(place % 4)" }

  /// A line, broken where nothing can be filled, and a dot at each rate.
  private func curve(_ line: Line, _ place: Int) -> HTML {
    let points = zip(rates, line.areas).map { rate, area in
      area.isFinite ? "\(svg(x(rate))) \(svg(y(area)))" : ""
    }
    let runs = points.split(separator: "").map { "M" + $0.joined(separator: " ") }
    let dots = points.filter { !$0.isEmpty }.map { "M\($0)h0" }
    let kind = Self.style(ofLine: place)
    return """
      <path class="\(kind)" d="\(runs.joined())"/><path class="\(kind) dots" d="\(dots.joined())"/>

      """
  }

  /// The letter of every line beside its right end, moved apart where lines end close together.
  private func letters(_ lines: [Line]) -> HTML {
    let ends = lines.compactMap { line -> (String, Double)? in
      line.areas.last { $0.isFinite }.map { (line.key.letter, y($0) + 4) }
    }.sorted { $0.1 > $1.1 }
    var last = Double.infinity
    let all = ends.map { letter, height -> HTML in
      last = min(height, last - 14)
      return .text(letter, "name", x: Size.right + 4, y: last)
    }
    return "\(all)"
  }

  // MARK: Strips

  /// The best cart at each rate where it changes, and what runs out first in each cart.
  private func strips(_ lines: [Line]) -> [(title: String, keys: [Key?])] {
    let limiting = lines.map { line in
      (line.key.letter, line.limiting.map { $0.map { products[$0] } })
    }
    return (doesBestChange ? [("Best", best(lines))] : []) + (isLimitingKnown ? limiting : [])
  }

  /// The best cart at each rate, or several that tie; `nil` where none can be filled.
  private func best(_ lines: [Line]) -> [Key?] {
    rates.indices.map { rate in
      guard let most = lines.map({ $0.areas[rate] }).filter(\.isFinite).max() else { return nil }
      // Carts that can do as much, to rounding, tie.
      let tied = lines.filter { $0.areas[rate] >= most * (1 - 1e-9) }.map(\.key)
      return Key(
        letter: tied.map(\.letter).joined(separator: "="),
        name: tied.map(\.name).joined(separator: Wording.equals))
    }
  }

  /// A strip: neighbouring rates of one letter are one box.
  private func strip(_ keys: [Key?], y: Double) -> HTML {
    let borders = zip(rates, rates.dropFirst()).map { (x($0) + x($1)) / 2 }
    let ends = [Size.left] + borders + [Size.right]
    let runs = keys.runs { $0?.letter }.map { run -> HTML in
      let (x, width) = (ends[run.lowerBound], ends[run.upperBound] - ends[run.lowerBound])
      let middle = x + width / 2
      guard let key = keys[run.lowerBound] else {
        return .label("–", "middle", x: middle, y: y + 14)
      }
      let fill: HTML = key.color.map { "fill=\"\($0.fill)\"" } ?? "class=\"plot\""
      return """
        <path \(fill) d="M\(svg(x)) \(svg(y))h\(svg(width - 1))v20H\(svg(x))z"/>\
        \(HTML.text(key.letter, key.color == nil ? "label middle" : "value", x: middle, y: y + 14))
        """
    }
    return "\(runs)"
  }

  // MARK: A file

  /// The panels side by side, with what the letters mean.
  var chart: Chart {
    let keys = slices[0].map(\.key) + (isLimitingKnown ? products : [])
    let names = keys.map { "\($0.letter) \($0.name)" }.joined(separator: ", ")
    let panels = slices.indices.map { slice -> HTML in
      """
      <g transform="translate(\(svg(16 + Double(slice) * (Size.width + 24))) 84)">\
      \(HTML.text(selection.sliceTitle(slice, summary).clipped(to: 38), "name", x: 0, y: -10))
      \(body(slice))</g>

      """
    }
    return Chart(
      name: "area-per-fill", title: "Most the cart can do", description: description(0),
      width: max(640, 32 + Double(slices.count) * (Size.width + 24)), height: 84 + height,
      body: """
        \(HTML.text("Most the cart can do", "title", x: 16, y: 24))
        \(HTML.text(names, "note", x: 16, y: 46))
        \(panels)
        """)
  }
}

extension [String] {
  /// The shortest beginnings, of at most three characters, that tell the names apart; numbers where
  /// none do.
  fileprivate var shortened: [String] {
    let cuts = (1...3).lazy.map { length in map { String($0.prefix(length)) } }
    return cuts.first { Set($0).count == count } ?? indices.map { "\($0 + 1)" }
  }
}
