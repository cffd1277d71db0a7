import AirCart
import AirCartTestSupport
import Testing

@Suite struct SeedingRateTests {
  /// Oracle: the definition of each unit, worked out by hand: 43,560 ft² in an acre, 453.592 g in a
  /// pound, 10,000 m² in a hectare.
  @Test func `seeds on an area become a weight on it`() {
    let feet = ApplicationRate(seedsPerSquareFoot: 30, gramsPerThousand: 38)
    #expect(abs(feet.poundsPerAcre - 30 * 43_560 * 38 / 1_000 / 453.592) < 1e-9)
    let metres = ApplicationRate(seedsPerSquareMetre: 300, gramsPerThousand: 40)
    #expect(abs(metres.kilogramsPerHectare - 120) < 1e-9, "300 · 10,000 seeds of 0.04 g")
    #expect(ApplicationRate(seedsPerSquareFoot: 0, gramsPerThousand: 38).poundsPerAcre == 0)
  }

  /// Oracle: a foot is 0.3048 m; AirCart's acre and pound are within 3 millionths of the legal ones.
  @Test func `a square foot and a square metre agree`() {
    let perMetre = 25 / (0.3048 * 0.3048)
    let feet = ApplicationRate(seedsPerSquareFoot: 25, gramsPerThousand: 290)
    let metres = ApplicationRate(seedsPerSquareMetre: perMetre, gramsPerThousand: 290)
    #expect(abs(feet.poundsPerAcre / metres.poundsPerAcre - 1) < 3e-6)
  }

  /// Oracle: Manitoba and Saskatchewan agriculture, lb/ac = plants/ft² · g · 10 / survival %, whose
  /// factor of 0.1 is 43,560 / 453,592 rounded up by 4.1 %: peas 244 lb/ac.
  @Test func `the published rule of thumb is four percent higher`() {
    let peas = ApplicationRate(seedsPerSquareFoot: 8 / 0.95, gramsPerThousand: 290)
    #expect(abs(244 / peas.poundsPerAcre - 1.041) < 0.002)
  }

  /// Oracle: a bushel of wheat weighs 60 lb.
  @Test func `two bushels of wheat on an acre are 120 pounds`() {
    let wheat = BulkDensity(poundsPerBushel: 60)
    #expect(ApplicationRate(bushelsPerAcre: 2, density: wheat).poundsPerAcre == 120)
  }

  /// Oracle: a US bushel holds 2,150.42 cubic inches and a US gallon 231.
  @Test func `the gallons in a bushel of wheat on an acre are sixty pounds`() {
    let wheat = BulkDensity(poundsPerBushel: 60)
    let rate = ApplicationRate(gallonsPerAcre: 2_150.42 / 231, density: wheat)
    #expect(abs(rate.poundsPerAcre - 60) < 1e-9)
  }
}
