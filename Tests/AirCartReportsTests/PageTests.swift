import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation
import AirCartTestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Oracles: reading back by other means, and the grammar of the files.
@Suite struct PageTests {
  // MARK: Text in markup

  @Test(arguments: [
    ("a < b & \"c\" > 'd'", "a &lt; b &amp; &quot;c&quot; &gt; &#39;d&#39;"),
    ("plain", "plain"), ("", ""),
    // With an accent on it a quote is another character, and still ends an attribute.
    ("\"\u{301}<\u{301}", "&quot;\u{301}&lt;\u{301}"),
    ("\u{202E}<script>", "\u{202E}&lt;script&gt;"),
  ])
  func `text is escaped wherever it stands`(text: String, expected: String) {
    #expect(HTML.escaped(text) == expected)
    let html: HTML = "<p title=\"\(text)\">\(text)</p>"
    #expect(html.text == "<p title=\"\(expected)\">\(expected)</p>")
  }

  @Test func `markup within markup is not escaped again`() {
    let inner: HTML = "<b>\("&")</b>"
    let outer: HTML = "<p>\(inner)\([inner, inner])\(3)</p>"
    #expect(outer.text == "<p><b>&amp;</b><b>&amp;</b><b>&amp;</b>3</p>")
  }

  @Test func `data cannot end its element`() {
    let page = PageDocument(
      title: "</title>", style: "", script: "",
      data: "{\"name\":\"</script><\u{301}script>\"}", body: .empty)
    let data = page.text.components(separatedBy: "id=\"data\">").last ?? ""
    #expect(data.hasPrefix("{\"name\":\"\\u003c/script>\\u003c\u{301}script>\"}</script>"))
    #expect(page.text.contains("<title>&lt;/title&gt;</title>"))
  }

  // MARK: Packed columns

  /// Reads a packed column by its description.
  static func unpacked(_ text: String) throws -> [Int?] {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let head = parts[0].split(separator: ",")
    let (width, offset) = (try #require(Int(head[0])), try #require(Int(head[1])))
    let missing = (0..<width).reduce(1) { product, _ in product * 90 } - 1
    var bytes = Array(parts[1].utf8)[...]
    var values: [Int?] = []
    let digit = { (byte: UInt8) in try #require(PackedColumn.digits.firstIndex(of: byte)) }
    while let byte = bytes.first {
      if byte == UInt8(ascii: "~") {
        let count = try digit(bytes[bytes.startIndex + 1]) + 1
        values += Array(repeating: values[values.count - 1], count: count)
        bytes = bytes.dropFirst(2)
        continue
      }
      let value = try bytes.prefix(width).reduce(0) { try $0 * 90 + digit($1) }
      values.append(value == missing ? nil : value + offset)
      bytes = bytes.dropFirst(width)
    }
    return values
  }

  @Test(.tags(.property), arguments: 0..<200)
  func `a packed column reads back as it was`(seed: Int) throws {
    var draw = RandomProblems(seed: UInt64(seed))
    let reach = [1, 80, 90, 8_000, 8_100, 1_000_000, 900_000_000_000_000][seed % 7]
    var values: [Int?] = []
    for _ in 0..<draw.whole(0...40) {
      let value = draw.whole(0...9) == 0 ? nil : draw.whole(-reach...reach)
      values += Array(repeating: value, count: draw.whole(1...(seed % 2 == 0 ? 3 : 200)))
    }
    #expect(try Self.unpacked(PackedColumn.text(values)) == values)
  }

  @Test func `neighbours that are equal cost next to nothing`() {
    #expect(PackedColumn.text(Array(repeating: 7, count: 50_000)).utf8.count < 1_200)
    #expect(PackedColumn.digits.count == 90)
    #expect(PackedColumn.digits.allSatisfy { !"\"<\\~".utf8.contains($0) })
  }

  /// Oracle: `%.1f` and its like, which round the decimal expansion.
  @Test(arguments: 0..<3_000)
  func `scaled numbers round as text does`(seed: Int) throws {
    var draw = RandomProblems(seed: UInt64(seed))
    let tenths = Double(draw.whole(-100_000...100_000)) / 2
    let values = [
      tenths / 10, tenths / 100, (tenths / 10).nextUp, (tenths / 10).nextDown, tenths / 7,
      Double(draw.whole(-999...999)) / 8,
    ]
    for value in values {
      for decimals in 0...2 {
        let scaled = try #require(PackedColumn.scaled(value, decimals: decimals))
        let text = fixed(value, decimals)
        let digits = try #require(Int(text.filter { $0 != "." }))
        #expect(scaled == digits, "\(value) with \(decimals) decimals")
      }
    }
  }

  @Test func `what no page can hold is missing`() {
    for value in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(PackedColumn.scaled(value, decimals: 1) == nil)
    }
  }

  // MARK: What a page holds of a sweep

  @Test func `a sweep that fits is held as a whole`() {
    let selection = PageSelection(SampleSweep.grid, carts: [0, 1, 2])
    #expect(!selection.isPart)
    #expect(selection.fields == [0, 1, 2, 3])
    #expect(selection.combinations == Array(0..<SampleSweep.grid.rateCombinationCount))
    #expect(selection.cellCount == 3 * 4 * SampleSweep.grid.rateCombinationCount)
  }

  @Test(arguments: [50_000, 1_000, 60, 20])
  func `of a large sweep levels are chosen evenly, both ends among them`(limit: Int) {
    let grid = SampleSweep.grid(
      fields: (1...100).map(Double.init),
      [("Wheat", (60...140).map(Double.init)), ("Canola", [4, 5, 6, 7, 8, 9, 10])])
    let selection = PageSelection(grid, carts: [0, 1, 2, 3, 4], limit: limit)
    #expect(selection.isPart)
    #expect(selection.cellCount <= limit)
    #expect(selection.fields.first == 0 && selection.fields.last == 99)
    for (rates, count) in zip(selection.rates, [81, 7]) {
      #expect(rates.first == 0 && rates.last == count - 1)
      #expect(zip(rates, rates.dropFirst()).allSatisfy { $0 < $1 })
    }
    #expect(Set(selection.combinations).count == selection.combinations.count)
    #expect(selection.combinations.allSatisfy { (0..<grid.rateCombinationCount).contains($0) })
  }

  // MARK: The page and its charts

  static func page(_ grid: SweepGrid, metrics: [CellMetric] = CellMetric.allCases) throws
    -> SweepPage
  {
    let results = try SampleSweep.results(grid, metrics: metrics)
    return SweepPage(results, SweepSummary(results), RunWriterTests.run)
  }

  @Test func `parts made in any order give the same page`() throws {
    let page = try Self.page(SampleSweep.grid)
    let forward = page.text { count, body in (0..<count).map(body) }
    let backward = page.text { count, body in (0..<count).reversed().map(body).reversed() }
    #expect(forward == backward)
    #expect(forward.hasPrefix("<!doctype html>\n"))
  }

  @Test(arguments: [SampleSweep.grid, SampleSweep.metric, SampleSweep.scarce, SampleSweep.single])
  func `the data of a page is JSON with a column for every cell`(grid: SweepGrid) throws {
    let data = try Self.data(of: grid)
    let carts = try #require(data["cells"] as? [[String: Any]])
    let perCart = grid.fields.count * grid.rateCombinationCount
    for cart in carts {
      let figures = try #require(cart["figures"] as? [String: Any])
      let load = try #require(figures["load"] as? String)
      #expect(try Self.unpacked(load).count == perCart)
    }
  }

  /// The data of a grid's page.
  private static func data(of grid: SweepGrid) throws -> [String: Any] {
    let text = try page(grid).text { count, body in (0..<count).map(body) }
    let start = try #require(text.range(of: "id=\"data\">")).upperBound
    let end = try #require(text.range(of: "</script>", range: start..<text.endIndex)).lowerBound
    let value = try JSONSerialization.jsonObject(with: Data(text[start..<end].utf8))
    return try #require(value as? [String: Any])
  }

  /// Oracle: the results, and what the label of a class says: a number, or two and all between them.
  @Test(arguments: [SampleSweep.grid, SampleSweep.metric, SampleSweep.scarce])
  func `every number of fills is in the class that names it`(grid: SweepGrid) throws {
    let results = try SampleSweep.results(grid)
    let metrics = try #require(try Self.data(of: grid)["metrics"] as? [[String: Any]])
    let fills = try #require(metrics.first { $0["key"] as? String == "fills" })
    let classes = try #require(fills["classes"] as? [[String: Any]])
    let starts = classes.compactMap { $0["from"] as? Int }
    #expect(starts == starts.sorted() && Set(starts).count == classes.count)
    #expect(Set(classes.compactMap { $0["color"] as? String }).count == classes.count)
    for value in results.column(.fills) where value.isFinite {
      let place = try #require(starts.lastIndex { $0 <= Int(value) }, "\(value)")
      let ends = try #require(classes[place]["label"] as? String).split(separator: "–")
        .compactMap { Int($0) }
      let (least, most) = (try #require(ends.first), try #require(ends.last))
      #expect((least...most).contains(Int(value)), "\(value) in \(ends)")
    }
  }

  /// Oracles: the results that the CSV files are written from, and the plan of every cell.
  @Test func `a matrix says what the CSV says, and the inspector what is loaded`() throws {
    let grid = SampleSweep.grid
    let results = try SampleSweep.results(grid)
    let data = try Self.data(of: grid)
    let heads = try #require(data["carts"] as? [[String: Any]])
    let carts = try #require(data["cells"] as? [[String: Any]])
    var differing = 0
    for (head, cart) in zip(heads, carts) {
      let name = try #require(head["name"] as? String)
      let place = try #require(grid.carts.firstIndex { $0.cart.name == name })
      let figures = try #require(cart["figures"] as? [String: Any])
      let most = try Self.unpacked(try #require(figures["limiting"] as? String))
      let loaded = try Self.unpacked(try #require(figures["loadedLimiting"] as? String))
      for combination in 0..<grid.rateCombinationCount {
        for field in grid.fields.indices {
          let cell = SweepGrid.Cell(cart: place, field: field, combination: combination)
          let index = combination * grid.fields.count + field
          let value = results.value(.limitingProduct, at: cell)
          #expect(most[index] == (value.isNaN ? nil : Int(value)), "\(name) at \(cell)")
          let plan = try Plan(try grid.job(at: cell))
          #expect(loaded[index] == plan.fillPlan.limitingProduct, "\(name) at \(cell)")
          if most[index] != loaded[index] { differing += 1 }
        }
      }
    }
    #expect(differing > 0)
  }

  @Test func `a page of the reference rule alone has no plan and no fills`() throws {
    let page = try Self.page(
      SampleSweep.single, metrics: [.demand, .cartLoad, .utilization, .greedyUnallocated])
    let text = page.text { count, body in (0..<count).map(body) }
    #expect(text.contains("\"plan\":null") && text.contains("\"optimum\":null"))
    #expect(!text.contains("\"greedy\":null"))
    #expect(text.contains("Carts are ranked by the optimum"))
  }

  /// A name from right to left, and one that turns the direction of all that follows.
  @Test func `names of other directions stand by themselves in sentences`() throws {
    let grid = SampleSweep.grid(
      fields: [10, 20], [("חיטה", [60, 90]), ("\u{202E}<i>", [5])])
    #expect(
      HTML.sentence("100 ac of חיטה & \u{202E}<i>, Wheat", of: grid).text
        == "100 ac of \(HTML.name("חיטה").text) &amp; \(HTML.name("\u{202E}<i>").text), Wheat")
    let text = try Self.page(grid).text { count, body in (0..<count).map(body) }
    #expect(text.contains("rates of <bdi class=\"name\">חיטה</bdi> in"))
  }

  @Test(arguments: [SampleSweep.grid, SampleSweep.metric, SampleSweep.scarce])
  func `every chart is sound XML with a title, a description and its own colours`(
    grid: SweepGrid
  ) throws {
    let charts = try Self.page(grid).charts
    #expect(charts.count >= 4)
    for chart in charts {
      let text = chart.text
      #expect(XMLParser(data: Data(text.utf8)).parse(), "\(chart.path)")
      #expect(!text.contains("var("))
      #expect(text.contains("<title id=\"title\">\(HTML.escaped(chart.title))</title>"))
      #expect(!chart.description.isEmpty)
      let style = text.components(separatedBy: "@media (prefers-color-scheme: dark)")
      let grounds = [ColorTokens(.light)["card"], ColorTokens(.dark)["card"]]
      #expect(style.count == 2)
      #expect(zip(style, grounds).allSatisfy { $0.contains(".ground { fill: \($1); }") })
    }
    #expect(Set(charts.map(\.name)).count == charts.count)
  }
}
