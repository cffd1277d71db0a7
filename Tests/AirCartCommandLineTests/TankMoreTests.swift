import AirCart
import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

/// A tank more, or a larger one, never adds a fill to what people are told.
///
/// Oracle: the two answers beside each other: whatever is done with less can be done with more.
@Suite(.tags(.property)) struct TankMoreTests {
  private static let products = ["wheat", "urea", "ams", "esn", "map", "potash", "superu"]

  private static func fills(_ words: [String]) throws -> Int {
    let outcome = Outcome(["plan", "--json"] + words, verbs: VerbCatalogue.all)
    #expect(outcome.code == .success, "\(words): \(outcome.errors)")
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let plan = try #require((value as? [String: Any])?["fillPlan"] as? [String: Any])
    return plan["fills"] as? Int ?? .max
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a tank more or a larger one adds no fill`(seed: UInt64) throws {
    var random = RandomProblems(seed: 37_000 + seed)
    let tanks = (0..<random.whole(2...5)).map { _ in random.whole(4...40) * 10 }
    let names = Self.products.filter { _ in random.whole(0...2) > 0 }
    let rates = (names.isEmpty ? ["wheat"] : names).map { "\($0)=\(random.whole(2...20) * 10)" }
    let goal = seed % 4 == 3 ? ["--plan", "capacity"] : []
    let job = ["--field", "\(random.whole(1...64) * 10)"] + rates + goal
    let fills = { (tanks: [Int]) in
      try Self.fills(["--tanks", tanks.map { "\($0)" }.joined(separator: ",")] + job)
    }
    let own = try fills(tanks)
    let more = tanks + [random.whole(1...20) * 10]
    #expect(try fills(more) <= own, "seed \(seed): \(more) \(job)")
    var larger = tanks
    larger[random.whole(0...(tanks.count - 1))] += random.whole(1...30) * 10
    #expect(try fills(larger) <= own, "seed \(seed): \(larger) \(job)")
  }

  /// The case that was found: 8 fills with the saddle tank and 4 without.
  @Test func `the saddle tank adds no fill to five products`() throws {
    let job = ["--field", "640", "wheat=100", "urea=150", "ams=60", "esn=40", "map=40"]
    let with = try Self.fills(["--cart", "91300"] + job)
    #expect(try with <= Self.fills(["--cart", "91300", "--no-saddle"] + job))
    let outcome = Outcome(["compare"] + job, verbs: VerbCatalogue.all)
    #expect(
      outcome.output.hasPrefix("4 fills with 91300, "),
      "\(outcome.output)")
    for cart in ["9950", "9650", "L9950", "L9650"] {
      #expect(try with <= Self.fills(["--cart", cart] + job), "\(cart)")
    }
  }
}
