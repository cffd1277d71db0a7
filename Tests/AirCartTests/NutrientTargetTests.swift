import AirCart
import AirCartTestSupport
import Testing

@Suite struct NutrientTargetTests {
  private static let urea = NutrientGrade(46, 0, 0)
  private static let map = NutrientGrade(11, 52, 0)
  private static let ams = NutrientGrade(21, 0, 0, sulphur: 24)

  private func expect(
    _ targets: [NutrientTarget], from grades: [NutrientGrade], at prices: [Double]? = nil,
    are expected: [Double], _ comment: Comment
  ) {
    let rates = FertilizerProgramme(targets: targets, grades: grades, prices: prices).rates()
    #expect(rates.count == expected.count, comment)
    for (rate, value) in zip(rates, expected) {
      #expect(abs(rate - value) < 1e-9, "\(rates) for \(expected): \(comment)")
    }
  }

  // MARK: By hand

  /// Oracle: each fertilizer from the nutrient that only it has, nitrogen last.
  @Test func `three nutrients from urea, MAP and AMS are met exactly`() {
    let phosphate = 30 / 0.52
    let sulphate = 15 / 0.24
    expect(
      [.init(.nitrogen, 90), .init(.phosphate, 30), .init(.sulphur, 15)],
      from: [Self.urea, Self.map, Self.ams],
      are: [(90 - 0.11 * phosphate - 0.21 * sulphate) / 0.46, phosphate, sulphate],
      "one equation after the other")
  }

  /// Oracle: the phosphate alone decides, and its nitrogen is too much already.
  @Test func `what a fertilizer brings too much of is no reason to leave it out`() {
    expect(
      [.init(.nitrogen, 10), .init(.phosphate, 100)], from: [Self.urea, Self.map],
      are: [0, 100 / 0.52], "11 % of 192 lb is 21 lb of nitrogen")
  }

  /// Oracle: 46 lb of nitrogen are 100 lb of urea or 219 lb of AMS; a pound of nitrogen costs
  /// 3 / 0.46 = 6.5 or 1 / 0.21 = 4.8.
  @Test func `among exact answers the least product or the least cost decides`() {
    let target = [NutrientTarget(.nitrogen, 46)]
    let grades = [Self.ams, Self.urea]
    expect(target, from: grades, are: [0, 100], "least product")
    expect(target, from: grades, at: [1, 3], are: [46 / 0.21, 0], "least cost")
    expect(target, from: grades, at: [2, 3], are: [0, 100], "least cost: 9.5 a pound of AMS")
  }

  /// Oracle: a sulphur target of 0 makes the sulphur of AMS too much.
  @Test func `a target of zero keeps a nutrient out`() {
    expect(
      [.init(.nitrogen, 46), .init(.sulphur, 0)], from: [Self.ams, Self.urea], at: [1, 3],
      are: [0, 100], "AMS is cheaper, but brings sulphur")
  }

  /// Oracle: the documentation of the tie: the fertilizers named first.
  @Test func `a tie goes to the fertilizer named first`() {
    let target = [NutrientTarget(.nitrogen, 23)]
    expect(target, from: [Self.urea, Self.urea], are: [50, 0], "the same twice")
    expect(
      target, from: [Self.ams, Self.urea, Self.urea], are: [0, 50, 0], "after one that costs more")
  }

  /// Oracle: there is no phosphate in urea, and what is there already cannot be taken away.
  @Test func `what nothing has or nobody needs gets nothing`() {
    expect([.init(.potash, 30)], from: [Self.urea, Self.map], are: [0, 0], "no potash")
    expect([.init(.nitrogen, -5)], from: [Self.urea], are: [0], "5 lb too much already")
    expect(
      [.init(.nitrogen, -5), .init(.phosphate, 26)], from: [Self.urea, Self.map], are: [0, 50],
      "and phosphate is still wanted")
  }

  // MARK: Random

  /// Oracle: `ExactTargets`, which shares no formula with the programme.
  @Test(.tags(.property), arguments: 0..<20)
  func `random targets are met as exact fractions say`(part: Int) {
    for seed in (part * 25)..<(part * 25 + 25) {
      var random = SplitMix64(seed: UInt64(41_000 + seed))
      let exact = ExactTargets(using: &random)
      let rates = exact.programme.rates()
      let expected = exact.best
      for (rate, value) in zip(rates, expected) {
        #expect(
          abs(rate - value.approximation) < 1e-7 * max(1, value.approximation),
          "seed \(seed): \(rates) for \(expected) of \(exact)")
      }
    }
  }
}

/// A random job with whole numbers, solved in fractions over the plane of rates.
///
/// Its sums of amounts missing, of amounts too much and of prices are linear between the planes
/// x_j = 0 and "target i is met". So the best point is one where as many targets are met as rates
/// are above zero: each is found by Cramer's rule, and compared without rounding.
private struct ExactTargets {
  /// Percent of each nutrient, by fertilizer.
  private var grades: [[Int]] = []
  private var targets: [Int] = []
  private var prices: [Int] = []

  init(using random: inout SplitMix64) {
    let nutrients = Int.random(in: 1...4, using: &random)
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      // Some fertilizers are alike, and many have one nutrient only.
      if let last = grades.last, Int.random(in: 0..<8, using: &random) == 0 {
        grades.append(last)
      } else {
        grades.append(
          (0..<nutrients).map { _ in
            Bool.random(using: &random) ? 0 : Int.random(in: 1...25, using: &random)
          })
      }
    }
    targets = (0..<nutrients).map { _ in Int.random(in: -10...120, using: &random) }
    let hasPrices = Bool.random(using: &random)
    prices = grades.map { _ in hasPrices ? Int.random(in: 1...9, using: &random) : 1 }
  }

  var programme: FertilizerProgramme {
    let all = Nutrient.allCases
    return FertilizerProgramme(
      targets: targets.enumerated().map { NutrientTarget(all[$0], Double($1)) },
      grades: grades.map { grade in
        let shares = (grade + [0, 0, 0]).prefix(4).map { Double($0) }
        return NutrientGrade(shares[0], shares[1], shares[2], sulphur: shares[3])
      }, prices: prices.map { Double($0) })
  }

  /// The rates of the best point.
  var best: [ExactFraction] {
    var best: (key: [ExactFraction], rates: [ExactFraction])?
    for used in 0..<(1 << grades.count) where used.nonzeroBitCount <= targets.count {
      for met in 0..<(1 << targets.count) where met.nonzeroBitCount == used.nonzeroBitCount {
        guard let rates = rates(Self.positions(used), Self.positions(met)) else { continue }
        let key = key(rates)
        guard best.map({ key.isBefore($0.key) }) ?? true else { continue }
        best = (key, rates)
      }
    }
    return best?.rates ?? []
  }

  private static func positions(_ bits: Int) -> [Int] {
    (0..<8).filter { bits & (1 << $0) != 0 }
  }

  /// The rates that meet some targets with some fertilizers and none of the others.
  private func rates(_ used: [Int], _ met: [Int]) -> [ExactFraction]? {
    let matrix = met.map { row in used.map { grades[$0][row] } }
    let determinant = Self.determinant(matrix)
    guard determinant != 0 else { return nil }
    var rates = grades.map { _ in ExactFraction(0) }
    for (position, fertilizer) in used.enumerated() {
      var changed = matrix
      for row in met.indices { changed[row][position] = 100 * targets[met[row]] }
      let rate = ExactFraction(
        Int128(Self.determinant(changed)), over: Int128(determinant))
      guard rate.numerator >= 0 else { return nil }
      rates[fertilizer] = rate
    }
    return rates
  }

  private static func determinant(_ matrix: [[Int]]) -> Int {
    guard let first = matrix.first else { return 1 }
    return first.indices.reduce(0) { sum, column in
      let minor = matrix.dropFirst().map { row in
        row.indices.filter { $0 != column }.map { row[$0] }
      }
      return sum + (column.isMultiple(of: 2) ? 1 : -1) * first[column] * determinant(minor)
    }
  }

  /// What is missing, too much and paid, then the rates by falling size; smaller is better.
  private func key(_ rates: [ExactFraction]) -> [ExactFraction] {
    let zero = ExactFraction(0)
    var (missing, excess, cost) = (zero, zero, zero)
    for (row, target) in targets.enumerated() {
      var gap = ExactFraction(Int128(-100 * target))
      for (rate, grade) in zip(rates, grades) {
        gap = (gap + rate * ExactFraction(Int128(grade[row]))).reduced
      }
      if gap < zero { missing = (missing - gap).reduced } else { excess = (excess + gap).reduced }
    }
    for (rate, price) in zip(rates, prices) {
      cost = (cost + rate * ExactFraction(Int128(price))).reduced
    }
    return [missing, excess, cost] + rates.map { (zero - $0).reduced }
  }
}

extension [ExactFraction] {
  fileprivate func isBefore(_ other: [ExactFraction]) -> Bool {
    for (left, right) in zip(self, other) where left != right { return left < right }
    return false
  }
}
