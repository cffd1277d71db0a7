import AirCart
import AirCartDocuments
import AirCartSimulation
import Testing

/// Every number of a season, by its record.
///
/// Oracle: the record itself, and for the file the number that was written into it.
struct SeasonNumberTests {
  private static let plain = Season.numbers.filter { $0.key != "uncertainty.overlap" }

  @Test func `keys, names and columns are distinct`() {
    let numbers = Season.numbers
    #expect(Set(numbers.map(\.key)).count == numbers.count)
    #expect(Set(numbers.map(\.name)).count == numbers.count)
    for units in UnitSystem.allCases {
      #expect(Set(numbers.map { $0.columnName(units) }).count == numbers.count)
    }
  }

  @Test func `a default is within the limit of its number`() {
    for number in Season.numbers {
      guard let standard = number.standard else { continue }
      let stated = number.limit.unit.stated(standard, .imperial)
      #expect(number.limit.least <= stated && stated <= number.limit.most, "\(number.key)")
    }
  }

  /// The most of each limit is stated in the file; one more is refused at its key.
  @Test(arguments: UnitSystem.allCases, plain.map(\.key))
  func `a number that a file states is the season's, within its limit`(
    units: UnitSystem, key: String
  ) throws {
    let number = try #require(Season.numbers.first { $0.key == key })
    // A day from its first hour leaves room for 24 hours, one that begins late needs few, and long
    // checks need a long day.
    let others = [
      "days.hours": "days: { startHour: 0, hours: 24 }",
      "days.startHour": "days: { hours: 0.1, checks: 0, startHour: 23.9 }",
      "days.checks": "days: { startHour: 0, hours: 24, checks: 23 }",
    ]
    let value = key == "days.startHour" ? 23.9 : number.limit.most
    let season = others[key] ?? Self.season(key, value)
    let read = try #require(Self.reading(season, units).document?.season)
    let expected = number.limit.unit.canonical(value, units)
    #expect(number.value(in: read) == expected)
    #expect(read.statedKeys.contains(key))
    let refused = Self.reading(Self.season(key, number.limit.most + 1), units).report
    let pointer = "/season/" + key.split(separator: ".").joined(separator: "/")
    #expect(refused.diagnostics.map(\.code) == [.outOfRange])
    #expect(refused.diagnostics.map(\.pointer) == [pointer])
  }

  @Test func `the price of a cart is that of a cart that is known, and stated once`() throws {
    let prices = { (list: String) in "prices: { currency: 'USD', carts: [\(list)] }" }
    let read = try #require(
      Self.reading(prices("{ cart: 'Bourgault 91300', price: 650000 }"), .imperial).document?.season
    )
    #expect(read.prices.carts == [.init(cart: "91300", price: 650_000)])
    #expect(read.prices.currency == "USD" && read.prices.ownershipShare == 0.12)
    for (list, code, pointer) in [
      ("{ cart: '9130', price: 1 }", DiagnosticCode.unknownCart, "/season/prices/carts/0/cart"),
      ("{ cart: '91300', price: 0 }", .outOfRange, "/season/prices/carts/0/price"),
      ("{ cart: '9950' , price: 1e10 }", .outOfRange, "/season/prices/carts/0/price"),
      (
        "{ cart: '9950', price: 1 }, { cart: '9950', price: 2 }", .duplicateName,
        "/season/prices/carts/1/cart"
      ),
    ] {
      let refused = Self.reading(prices(list), .imperial).report.diagnostics
      #expect(refused.map(\.code) == [code] && refused.map(\.pointer) == [pointer], "\(list)")
    }
  }

  @Test(arguments: [
    ("after: '05-15'", "\"after\""), ("lossPerDay: 2", "\"lossPerDay\""),
    ("after: '05-15', lossPerDay: 2", "\"after\" and \"lossPerDay\""),
  ]) func `a table of yields and a loss a day are refused together`(
    loss: String, names: String
  ) throws {
    let yields = "yields: [{ date: '05-15', yield: 100 }, { date: '06-04', yield: 85 }]"
    let season = "prices: { timeliness: [{ crop: 'Wheat', \(loss), \(yields) }] }"
    let refused = Self.reading(season, .imperial).report.diagnostics
    #expect(refused.map(\.message) == ["\"yields\" cannot be combined with \(names)"])
    #expect(refused.map(\.notes) == [["leave out \(names), or \"yields\""]])
    #expect(refused.map(\.pointer) == ["/season/prices/timeliness/0/yields"])
    for own in [loss, yields] {
      let season = "prices: { timeliness: [{ crop: 'Wheat', \(own) }] }"
      #expect(Self.reading(season, .imperial).report.diagnostics.isEmpty, "\(own)")
    }
  }

  @Test func `a year that was seeded is read, and refused where it ends before it starts`() throws {
    let year = { (end: String) in
      "observed: [{ year: 2024, start: '05-04', end: '\(end)', area: 480 }]"
    }
    let read = try #require(Self.reading(year("05-28"), .metric).document?.season.observed.first)
    #expect(read.year == 2024 && read.end.code == "05-28")
    #expect(abs(read.acres - 480 / ConversionFactors.hectaresPerAcre) < 1e-9)
    let refused = Self.reading(year("05-03"), .metric).report.diagnostics
    #expect(refused.map(\.message) == ["the seeding of 2024 ends before it starts"])
    #expect(refused.map(\.pointer) == ["/season/observed"])
  }

  private static func season(_ key: String, _ value: Double) -> String {
    let parts = key.split(separator: ".")
    let member = "\(parts[parts.count - 1]): \(value)"
    return parts.count == 1 ? member : "\(parts[0]): { \(member) }"
  }

  private static func reading(
    _ season: String, _ units: UnitSystem
  ) -> DocumentReading<FarmScenario> {
    let text = """
      { name: 'a', units: '\(units.word)', season: { \(season) },
        crops: [{ name: 'Wheat', products: [{ product: 'Wheat', rate: 100 }] }],
        fields: [{ name: 'Home', area: 155, crop: 'Wheat' }] }
      """
    return FarmScenario.read(SourceText(name: "test.json", text: text))
  }
}
