import AirCart
import AirCartReports
import AirCartSimulation
import Foundation
import Testing

/// A season varied by what owning a cart costs.
///
/// Oracles: the seasons themselves, the price by hand, a reader of NetCDF of its own.
@Suite struct SeasonVariationTests {
  private static let carts = ["9650", "91300"]
  private static let shares = [8.0, 16]

  private static func results(_ share: Double) throws -> SeasonResults {
    let products = [
      ProductRate("Wheat", poundsPerAcre: 110, poundsPerBushel: 60)
    ]
    var input = Season(
      farm: Farm(
        units: .imperial, crops: [Crop(name: "Wheat", products: products)],
        fields: [.init(name: "Home", area: .acres(2_000), crop: 0)]))
    input.prices.perHour = 400
    input.prices.carts = [.init(cart: "9650", price: 400_000), .init(cart: "91300", price: 6e5)]
    input.prices.ownershipShare = share / 100
    let chosen = try carts.map { name in
      try #require(CartCatalogue.all.first { $0.name == name })
    }
    return try SeasonStudy(input, carts: chosen).run(replications: 0..<120)
  }

  /// The files of a run by name.
  private static func files(_ names: [String]) throws -> [Data] {
    let results = try shares.map(results)
    let variation = SeasonVariation(
      name: "ownership_pct", title: "owning (%)", values: shares, results: results)
    let report = SeasonReport(title: "Season", results: results[0])
    var files: [Data] = []
    try withScratchFolder { scratch in
      _ = try RunWriter(report, variation: variation, trace: nil, RunWriterTests.run)
        .write(to: scratch + "/run")
      files = try names.map { try Data(contentsOf: URL(fileURLWithPath: scratch + "/run/\($0)")) }
    }
    return files
  }

  /// By hand: a year costs its season and 8 or 16 % of 400,000 or 600,000.
  @Test func `what a year costs has the price of owning in it, for every value`() throws {
    let file = try Self.files(["matrices/year_cost-by-ownership_pct.csv"])[0]
    let text = String(decoding: file, as: UTF8.self)
    let rows = text.split(whereSeparator: \.isNewline).map { $0.split(separator: ",") }
    #expect(
      rows[0].map(String.init) == ["cart"]
        + Self.shares.flatMap { value in
          ["", "_low", "_high"].map { "ownership_pct=\(Int(value))\($0)" }
        })
    let results = try Self.results(8)
    for (cart, price) in [400_000.0, 600_000].enumerated() {
      let season = results.carts[cart].mean(.seasonCost)
      let ends = try #require(season.interval)
      let numbers = rows[cart + 1].dropFirst().compactMap { Double($0) }
      let expected = Self.shares.flatMap { share in
        [season.value, ends.lowerBound, ends.upperBound].map { $0 + price * share / 100 }
      }
      #expect(numbers.count == 6)
      #expect(zip(numbers, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(numbers) \(expected)")
    }
  }

  @Test func `the arrays are carts by values, each figure with its interval`() throws {
    let dataset = try NetCDFReader(Self.files(["results.nc"])[0])
    let results = try Self.shares.map(Self.results)
    #expect(try dataset.texts(of: "cart") == Self.carts)
    #expect(try dataset.numbers(of: "ownership_pct") == Self.shares)
    #expect(dataset["year_cost"]?.attributes["units"] == "CAD")
    let figures: [(String, (CartOutcome) -> Estimate)] = [
      ("days_mean", { $0.mean(.days) }), ("days_p90", { $0.quantile(0.9, .days) }),
      ("in_time", { $0.finishProbability }), ("cost", { $0.mean(.seasonCost) }),
    ]
    for (name, figure) in figures {
      let expected = Self.carts.indices.flatMap { cart in results.map { figure($0.carts[cart]) } }
      #expect(dataset.shape(of: name) == [2, 2])
      #expect(try dataset.numbers(of: name) == expected.map(\.value), "\(name)")
      #expect(
        try dataset.numbers(of: name + "_low") == expected.map { $0.interval?.lowerBound ?? .nan })
      #expect(
        try dataset.numbers(of: name + "_high") == expected.map { $0.interval?.upperBound ?? .nan })
    }
  }

  /// Oracle: the arrays of the same run.
  @Test func `the document has the matrices of the arrays`() throws {
    let files = try Self.files(["season.json", "results.nc"])
    let document = try #require(
      try JSONSerialization.jsonObject(with: files[0]) as? [String: Any])
    let dataset = try NetCDFReader(files[1])
    let variation = try #require(document["variation"] as? [String: Any])
    let matrices = try #require(variation["matrices"] as? [[String: Any]])
    #expect(matrices.count == 8)
    for matrix in matrices {
      let name = try #require(matrix["name"] as? String)
      let rows = try #require(matrix["rows"] as? [[String: Any]])
      #expect(rows.map { $0["cart"] as? String } == Self.carts)
      let cells = rows.flatMap { $0["cells"] as? [[String: Double]] ?? [] }
      for (key, ending) in [("value", ""), ("low", "_low"), ("high", "_high")] {
        let expected = try dataset.numbers(of: name + ending)
        #expect(cells.count == expected.count)
        #expect(
          zip(cells, expected).allSatisfy { abs(($0[key] ?? .nan) - $1) <= 1e-14 * abs($1) },
          "\(name)")
      }
    }
  }

  /// Oracle: the matrix of the same run, read off the drawing by the figures along its axis.
  @Test(arguments: ["days_p90", "year_cost"])
  func `the lines and intervals of a drawing are where its axis says`(figure: String) throws {
    let stem = "\(figure.replacing("_", with: "-"))-by-ownership_pct"
    let files = try Self.files(["charts/\(stem).svg", "matrices/\(figure)-by-ownership_pct.csv"])
    let drawing = String(decoding: files[0], as: UTF8.self)
    let ticks = drawing.matches(
      of: /<text class="label end" x="58" y="([0-9.]+)">([0-9.,]+)<\/text>/
    ).compactMap { tick in
      Double(tick.1).flatMap { y in
        Double(tick.2.replacing(",", with: "")).map { (y: y - 4, value: $0) }
      }
    }
    let (low, high) = (try #require(ticks.first), try #require(ticks.last))
    try #require(ticks.count > 2 && low.value < high.value)
    let value = { (y: Double) in
      low.value + (y - low.y) / (high.y - low.y) * (high.value - low.value)
    }
    let rows = String(decoding: files[1], as: UTF8.self).split(whereSeparator: \.isNewline)
      .dropFirst().map { $0.split(separator: ",").dropFirst().compactMap { Double($0) } }
    let ranking = SeasonReport(title: "Season", results: try Self.results(8)).ranking
    let dots = drawing.matches(of: /class="line line-\d dots" d="([^"]+)"/)
    let intervals = drawing.matches(of: /class="interval" d="([^"]+)"/)
    try #require(dots.count == 2 && intervals.count == 2)
    let pixel = abs((high.value - low.value) / (high.y - low.y))
    for (place, cart) in ranking.enumerated() {
      let points = dots[place].1.matches(of: /M[0-9.]+ ([0-9.]+)/).compactMap { Double($0.1) }
      let ends = intervals[place].1.matches(of: /M[0-9.]+ ([0-9.]+)V([0-9.]+)/)
        .flatMap { [$0.1, $0.2].compactMap { Double($0) } }
      let drawn = points.indices.flatMap { [points[$0], ends[2 * $0], ends[2 * $0 + 1]] }
      #expect(drawn.count == rows[cart].count)
      #expect(
        zip(drawn, rows[cart]).allSatisfy { abs(value($0) - $1) < 0.02 * pixel },
        "\(drawn.map(value)) \(rows[cart])")
    }
  }
}
