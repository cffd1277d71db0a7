import AirCartDocuments
import Testing

/// Oracle: the rule for ranges in the interface, worked out by hand.
struct LevelRangeTests {
  @Test func `the end is included`() throws {
    #expect(try LevelRange(from: 40, to: 160, step: 40).values == [40, 80, 120, 160])
    #expect(try LevelRange(from: 160, to: 40, step: -60).values == [160, 100, 40])
    #expect(try LevelRange(from: 7, to: 7, step: 3).values == [7])
  }

  @Test func `each value is computed on its own`() throws {
    let values = try LevelRange(from: 0, to: 100, step: 0.1).values
    #expect(values.count == 1_001)
    #expect(values == (0...1_000).map { 0 + Double($0) * 0.1 })
  }

  @Test func `a descent to zero ends at zero itself`() throws {
    #expect(0.3 + 3 * -0.1 != 0)
    #expect(try LevelRange(from: 0.3, to: 0, step: -0.1).values.last == 0)
  }

  @Test func `an end that is reached within 1e-9 steps counts as reached`() throws {
    #expect(try LevelRange(from: 0.1, to: 0.3, step: 0.1).count == 3)
    #expect(throws: LevelRange.Failure.self) { try LevelRange(from: 0, to: 1.000_000_01, step: 1) }
  }

  @Test func `a million values are accepted, one more is not`() throws {
    #expect(try LevelRange(from: 0, to: 999_999, step: 1).count == 1_000_000)
    #expect(throws: LevelRange.Failure.tooManyValues) {
      try LevelRange(from: 0, to: 1_000_000, step: 1)
    }
    #expect(throws: LevelRange.Failure.tooManyValues) {
      try LevelRange(from: 0, to: 1, step: .leastNonzeroMagnitude)
    }
  }

  @Test(arguments: [
    (40, 650, 40, 640), (40, 665, 40, 680), (0, 1, 5, 5), (640, 50, -40, 40),
  ]) func `a range that does not close names the nearest end`(
    from: Double, to: Double, step: Double, end: Double
  ) {
    #expect(throws: LevelRange.Failure.notClosed(nearestEnd: end)) {
      try LevelRange(from: from, to: to, step: step)
    }
  }

  @Test func `a step of zero, of the wrong sign or lost in rounding is refused`() {
    #expect(throws: LevelRange.Failure.zeroStep) { try LevelRange(from: 1, to: 1, step: 0) }
    #expect(throws: LevelRange.Failure.wrongSign) { try LevelRange(from: 1, to: 2, step: -1) }
    let next = (900_000.0).nextUp
    #expect(throws: LevelRange.Failure.stepTooSmall) {
      try LevelRange(from: 900_000, to: next, step: (next - 900_000) / 4)
    }
  }

  /// Oracle: no arithmetic on extreme numbers may trap.
  @Test func `extreme numbers give a range or a failure`() {
    let extremes = [
      0, -0.0, 1, -1, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      1e300, 1e-300,
    ]
    for from in extremes {
      for to in extremes {
        for step in extremes { _ = try? LevelRange(from: from, to: to, step: step) }
      }
    }
  }
}
