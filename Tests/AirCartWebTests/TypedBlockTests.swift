import AirCart
import AirCartWeb
import Testing

/// What is typed as the amount in a tank.
///
/// Oracle: `Volume` and `Mass`, converted without a block.
@Suite struct TypedBlockTests {
  /// The bushels that an answer means; nothing where it is no amount.
  private func bushels(_ text: String, bare: Int, density: Double) -> Double? {
    let kind = QuantityKind.allCases.count + bare
    let block = [Double(Layout.version), 0] + Blocks.name(text)
    var numbers = Numbers(
      Blocks.typed(block + [Double(kind), Double(UInt8(ascii: ".")), density]))
    _ = numbers.next(4)
    guard numbers.next() == 0 else { return nil }
    let digits = numbers.next(Int(numbers.next()))
    let value = Double(String(decoding: digits.map { UInt8($0) }, as: UTF8.self)) ?? .nan
    return (value + numbers.next()) * numbers.next()
  }

  @Test(arguments: [
    ("120", 0, 120), ("120 bu", 1, 120), ("1,500", 1, Volume(gallons: 1_500).bushels),
    ("500", 2, Volume(litres: 500).bushels), ("500 L", 0, Volume(litres: 500).bushels),
    ("2,400 lb", 0, 40), ("1000 kg", 0, Mass(kilograms: 1_000).pounds / 60),
    ("1 t", 1, Mass(kilograms: 1_000).pounds / 60),
  ])
  func `an amount is a volume or what it weighs`(text: String, bare: Int, expected: Double) throws {
    let found = try #require(bushels(text, bare: bare, density: 60))
    #expect(abs(found - expected) <= 1e-12 * expected)
  }

  @Test(arguments: ["120 ac", "12 lb/ac", "fifty"])
  func `what measures something else is no amount`(text: String) {
    #expect(bushels(text, bare: 0, density: 60) == nil)
  }

  @Test func `a weight is no amount of a product that is not known`() {
    #expect(bushels("2,400 lb", bare: 0, density: .nan) == nil)
  }
}
