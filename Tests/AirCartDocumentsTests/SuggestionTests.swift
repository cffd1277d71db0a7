import AirCartDocuments
import AirCartTestSupport
import Testing

struct SuggestionTests {
  private let names = [
    "Wheat", "Barley", "Canola", "Urea (46-0-0)", "MAP (11-52-0)", "91300", "9950", "L9950",
    "fieldAcres", "sweep", "plan", "--field", "--cart",
  ]

  /// Oracle: the pairs that the interface promises.
  @Test(arguments: [
    ("Weat", "Wheat"), ("feildAcres", "fieldAcres"), ("91330", "91300"), ("swep", "sweep"),
    ("--fieldd", "--field"), ("wheat", "Wheat"), ("CANOLA", "Canola"), ("Urea", "Urea (46-0-0)"),
    ("map", "MAP (11-52-0)"), ("l9950", "L9950"), ("paln", "plan"),
  ]) func `a slip finds the name that was meant`(word: String, name: String) {
    #expect(closestNames(to: word, among: names) == [name])
  }

  @Test(arguments: [
    "", "x", "Soybean", "42", "--verbose", "Wh", "Ur", String(repeating: "a", count: 9_999),
  ])
  func `a word far from every name finds none`(word: String) {
    #expect(closestNames(to: word, among: names) == [])
  }

  @Test func `the best name comes first, equals keep their order, none twice`() {
    let names = ["9650", "9950", "L9950", "9951", "9950"]
    #expect(closestNames(to: "9950", among: names, limit: 9) == ["9950", "9650", "L9950", "9951"])
    #expect(closestNames(to: "9950", among: names, limit: 2) == ["9950", "9650"])
  }

  /// Oracle: the recursive definition, exponential and written from the text book.
  @Test(arguments: 0..<60) func `the distance is that of the definition`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let first = word(&random)
    let second = word(&random)
    #expect(editDistance(first, second) == defined(first[...], second[...]), "seed \(seed)")
    #expect(editDistance(first, second) == editDistance(second, first), "seed \(seed)")
  }

  private func word(_ random: inout SplitMix64) -> [Unicode.Scalar] {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in
      ["a", "b", "c"].randomElement(using: &random) ?? "a"
    }
  }

  private func defined(
    _ word: ArraySlice<Unicode.Scalar>, _ name: ArraySlice<Unicode.Scalar>
  ) -> Int {
    guard let last = word.last, let end = name.last else { return word.count + name.count }
    var best = min(
      defined(word.dropLast(), name) + 1, defined(word, name.dropLast()) + 1,
      defined(word.dropLast(), name.dropLast()) + (last == end ? 0 : 1))
    if word.count > 1, name.count > 1, word.dropLast().last == end, name.dropLast().last == last {
      best = min(best, defined(word.dropLast(2), name.dropLast(2)) + 1)
    }
    return best
  }
}
