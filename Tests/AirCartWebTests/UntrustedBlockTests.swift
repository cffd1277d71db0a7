import AirCart
import AirCartTestSupport
import AirCartWeb
import Testing

/// Oracle: the table of statuses, and that the process still runs.
@Suite struct UntrustedBlockTests {
  /// Wheat, urea and phosphate on a quarter section, on one cart.
  static let job: [Double] = [
    Double(Layout.version), 0, 160, .nan, .nan, 0, 3, 110, 60, -1, 0, 150, 59.7, -1, 0, 60, 74.7,
    -1, 0, 1, 5, 50_500,
    635, 230, 140, 295, 44, 16, 0, 0, -1, -1, -1, 1, 16, 2, 0,
    2, 0, 5, 3, 1, 2, 2, 2, 1, 1, 1, 0, 1, 2, 0, 2, .nan, 0, 40, 1, 10, .nan, 1, 1, 1, 65,
  ]
  static let matrix: [Double] = job + [1, 2, 100, 120, 2, 80, 160, 1, 0]
  static let breaks: [Double] = job + [1, 50, 300]
  /// 83 ac are seeded with urea of the first tank, phosphate of the third and wheat of the fourth.
  static let adjust: [Double] =
    job + [83, 0, 3, 0, 1, 400, 180, 2, 2, 130, 60, 3, 0, 290, 130]

  @Test func `the jobs of these tests are good ones`() {
    #expect(Blocks.plan(Self.job)[1] == 0)
    #expect(Blocks.matrix(Self.matrix)[1] == 0)
    #expect(Blocks.breaks(Self.breaks)[1] == 0)
    #expect(Blocks.adjust(Self.adjust)[1] == 0)
  }

  @Test(
    arguments: [
      (0, 1.0, CallStatus.otherLayout, 0, 1.0), (1, 2, .malformed, 1, 2),
      (2, -1, .invalidArea, -1, -1.02), (2, .infinity, .invalidArea, -1, .infinity),
      (2, 0, .nothingToSeed, -1, .nan), (3, -1, .invalidConstraint, 1, .nan),
      (4, -1, .invalidConstraint, 1, .nan), (4, .infinity, .invalidConstraint, 1, .nan),
      (5, 4, .malformed, 5, 4), (6, 0, .nothingToSeed, -1, .nan),
      (6, 1e300, .malformed, 6, 1e300), (6, 13, .productCount, -1, 13),
      (7, -5, .invalidRate, 0, -5), (11, .nan, .invalidRate, 1, .nan),
      (7, 1e307, .invalidRate, 0, 1e307), (8, 0, .invalidDensity, 0, 0), (9, -2, .malformed, 9, -2),
      (9, 17, .malformed, 9, 17), (19, 0, .malformed, 19, 0), (20, 0, .tankCount, -1, 0),
      (20, 13, .tankCount, -1, 13), (20, 16, .tankCount, -1, 16), (22, 0, .invalidCapacity, 0, 0),
      (22, .nan, .invalidCapacity, 0, .nan), (28, 0.5, .malformed, 28, 0.5),
      (29, 32, .invalidConstraint, 0, .nan),
      (29, 0.5, .malformed, 29, 0.5), (31, 65_536, .malformed, 31, 65_536),
      (31, 32, .invalidConstraint, 0, .nan), (33, 17, .malformed, 33, 17),
      (34, 32, .invalidConstraint, 0, .nan), (35, -1, .invalidConstraint, 0, .nan),
      (35, .nan, .invalidConstraint, 0, .nan), (36, 2, .malformed, 36, 2),
      (37, -1, .invalidShare, -1, -1), (37, .nan, .invalidShare, -1, .nan),
      (38, 2, .malformed, 38, 2), (39, 101, .invalidShare, -1, 101),
      (40, 10, .malformed, 40, 10), (44, 0.5, .malformed, 44, 0.5), (45, 10, .malformed, 45, 10),
      (46, 5, .malformed, 46, 5), (47, 2, .malformed, 47, 2), (48, 101, .malformed, 48, 101),
      (48, 1, .malformed, 49, 1), (49, 101, .malformed, 49, 101), (50, 3, .malformed, 50, 3),
      (53, 101, .invalidShare, 0, 101), (55, -1, .invalidShare, 2, -1),
      (56, 3, .malformed, 56, 3), (57, 0, .malformed, -1, 0), (58, -1, .malformed, -1, -1),
      (59, 3, .malformed, 59, 3), (60, 101, .malformed, 60, 101),
      (61, 8_001, .malformed, 61, 8_001), (62, 256, .malformed, 62, 256),
    ] as [(Int, Double, CallStatus, Int, Double)])
  func `a bad number is refused by its status`(
    place: Int, number: Double, status: CallStatus, position: Int, value: Double
  ) {
    var block = Self.job
    block[place] = number
    let answer = Blocks.plan(block)
    #expect(answer.count == 4)
    #expect(answer[0] == Double(Layout.version))
    #expect(answer[1] == Double(status.rawValue))
    #expect(answer[2] == Double(position))
    #expect(isSame(answer[3], value.isNaN ? nil : value))
  }

  @Test func `no block of strange numbers ends the process`() {
    let strange: [Double] = [
      .nan, .infinity, -.infinity, -1, 0, -0.0, 0.5, 17, 65_536, 1e18, 1e308, 1e-308,
      .leastNonzeroMagnitude, 2_147_483_648, 4_294_967_296, -1e300,
    ]
    var generator = SplitMix64(seed: 7)
    var statuses = Set<Double>()
    for round in 0..<4_000 {
      var block = [Self.job, Self.matrix, Self.breaks, Self.adjust][round % 4]
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        block[Int.random(in: 0..<block.count, using: &generator)] =
          strange[Int.random(in: 0..<strange.count, using: &generator)]
      }
      if round % 5 == 0 {
        block.removeLast(Int.random(in: 1..<block.count, using: &generator))
      }
      let calls = [Blocks.plan, Blocks.matrix, Blocks.breaks, Blocks.adjust]
      statuses.insert(calls[round % 4](block)[1])
    }
    #expect(statuses.isSuperset(of: [0, 1, 2, 6, 7, 8, 9]), "\(statuses)")
  }

  @Test func `every shortened block is refused`() {
    for count in 0..<Self.matrix.count where count != Self.job.count {
      let block = Array(Self.matrix.prefix(count))
      #expect(Blocks.plan(block)[1] != 0, "\(count) numbers")
    }
    for count in 0..<Self.matrix.count {
      #expect(Blocks.matrix(Array(Self.matrix.prefix(count)))[1] != 0, "\(count) numbers")
    }
    for count in 0..<Self.breaks.count {
      #expect(Blocks.breaks(Array(Self.breaks.prefix(count)))[1] != 0, "\(count) numbers")
    }
    for count in 0..<Self.adjust.count {
      #expect(Blocks.adjust(Array(Self.adjust.prefix(count)))[1] != 0, "\(count) numbers")
    }
    #expect(Blocks.plan(Self.job + [0])[1] == Double(CallStatus.malformed.rawValue))
  }

  @Test func `nothing to read and a negative count are refused`() {
    var out = [Double](repeating: 0, count: 4)
    let written = out.withUnsafeMutableBufferPointer {
      AirCartWeb.plan(nil, count: -1, into: $0.baseAddress, capacity: 4)
    }
    #expect(written == 4)
    #expect(out[1] == Double(CallStatus.malformed.rawValue))
    #expect(AirCartWeb.allocateNumbers(0) == nil)
    #expect(AirCartWeb.allocateNumbers(.max) == nil)
    AirCartWeb.deallocateNumbers(nil)
  }

  @Test func `conversions are those of the quantities`() {
    #expect(AirCartWeb.convert(0, 160) == Area(acres: 160).hectares)
    #expect(AirCartWeb.convert(1, 64) == Area(hectares: 64).acres)
    #expect(AirCartWeb.convert(2, 100) == ApplicationRate(poundsPerAcre: 100).kilogramsPerHectare)
    #expect(AirCartWeb.convert(3, 100) == ApplicationRate(kilogramsPerHectare: 100).poundsPerAcre)
    #expect(AirCartWeb.convert(4, 635) == Volume(bushels: 635).litres)
    #expect(AirCartWeb.convert(5, 50_500) == Mass(pounds: 50_500).kilograms)
    #expect(
      AirCartWeb.convert(6, 60) == BulkDensity(poundsPerBushel: 60).kilogramsPerHectolitre)
    #expect(
      AirCartWeb.convert(7, 77) == BulkDensity(kilogramsPerHectolitre: 77).poundsPerBushel)
    #expect(AirCartWeb.convert(8, 77) == Mass(kilograms: 77).pounds)
    #expect(AirCartWeb.convert(9, 48) == BulkDensity(poundsPerCubicFoot: 48).poundsPerBushel)
    #expect(AirCartWeb.convert(10, 60) == BulkDensity(poundsPerAveryBushel: 60).poundsPerBushel)
    #expect(AirCartWeb.convert(11, 9) == 9 * ConversionFactors.centimetresPerInch)
    #expect(AirCartWeb.convert(12, 23) == 23 / ConversionFactors.centimetresPerInch)
    #expect(AirCartWeb.convert(13, 10.65) == BulkDensity(poundsPerGallon: 10.65).poundsPerBushel)
    #expect(
      AirCartWeb.convert(14, 1.28) == BulkDensity(kilogramsPerHectolitre: 128).poundsPerBushel)
    #expect(
      AirCartWeb.convert(15, 780) == BulkDensity(kilogramsPerHectolitre: 78).poundsPerBushel)
    #expect(AirCartWeb.convert(16, 64) == Volume(bushels: 64).gallons)
    #expect(AirCartWeb.convert(17, 85) == BulkDensity(poundsPerBushel: 85).poundsPerGallon)
    #expect(
      AirCartWeb.convert(18, 85) == BulkDensity(poundsPerBushel: 85).kilogramsPerHectolitre / 100)
    #expect(AirCartWeb.convert(19, 1).isNaN)
    let wheat = TestWeightEquation(intercept: 1.5, slope: 0.2)
    #expect(
      AirCartWeb.testWeight(1.5, 0.2, 390)
        == wheat.density(gramsPerHalfLitre: 390).poundsPerBushel)
    #expect(AirCartWeb.convert(-1, 1).isNaN)
  }
}
