import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Testing

/// Documents damaged at random: no harm is done, and nothing that means another thing passes.
@Suite struct VerifyMutationTests {
  private static let plan = VerifyVerbTests.document(
    "plan",
    [
      "--cart", "9650", "--field", "320ac", "Wheat=120", "Peas=100", "Canola=5", "--most",
      "Wheat=3", "--pin", "Canola=3,4",
    ])

  private static let comparison = VerifyVerbTests.document(
    "compare", ["--carts", "91300,9950,L9950", "--field", "640ac", "Wheat=100", "Barley=80"])

  private static let targets = VerifyVerbTests.document(
    "plan",
    [
      "--cart", "9650", "--field", "320ac", "Wheat=28plants/ft2,tkw=38,survival=85%", "--target",
      "N=90,P2O5=30", "--from", "urea,map",
    ])

  private static let fields = VerifyVerbTests.document(
    "plan",
    [
      "--cart", "9650", "--field", "Home=160ac", "--field", "North=99,peas=90", "Wheat=120",
      "Peas=100",
    ])

  @Test(.tags(.property), arguments: [plan, comparison, targets, fields])
  func `five hundred damaged documents do no harm and none passes silently`(sound: String) throws {
    let meaning = try tree(sound)
    var codes: [ExitCode: Int] = [:]
    for seed in 0..<500 {
      var draw = RandomProblems(seed: UInt64(seed))
      let damaged = Self.damaged(Array(sound.utf8), &draw)
      let text = String(decoding: damaged, as: UTF8.self)
      let outcome = VerifyVerbTests.verify(text)
      codes[outcome.code, default: 0] += 1
      switch outcome.code {
      case .success: #expect(try tree(text).means(meaning), "seed \(seed)")
      case .negative: #expect(outcome.output.hasPrefix("wrong: "), "seed \(seed)")
      case .malformedData: #expect(outcome.errors.hasPrefix("error: "), "seed \(seed)")
      default: Issue.record("seed \(seed) ended with \(outcome.code)")
      }
    }
    // The draw is to reach both what is malformed and what is wrong.
    #expect(codes[.negative, default: 0] >= 100 && codes[.malformedData, default: 0] >= 80)
  }

  private func tree(_ text: String) throws -> SyntaxNode {
    try SyntaxReader.read(SourceText(name: "document", text: text))
  }

  /// Changes a digit, changes a byte, cuts, inserts or repeats.
  private static func damaged(_ sound: [UInt8], _ draw: inout RandomProblems) -> [UInt8] {
    var bytes = sound
    let place = draw.whole(0...bytes.count - 1)
    let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
    let digit = digits[draw.whole(0...digits.count - 1)]
    switch draw.whole(0...9) {
    case 0: bytes.removeLast(bytes.count - place)
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(UInt8(draw.whole(0...255)), at: place)
    case 3: bytes[place] = UInt8(draw.whole(0...255))
    case 4: bytes.insert(UInt8(draw.whole(48...57)), at: digit)
    case 5: bytes.remove(at: digit)
    case 6: bytes.insert(contentsOf: bytes[place...].prefix(40), at: place)
    default: bytes[digit] = UInt8(draw.whole(48...57))
    }
    return bytes
  }
}

extension SyntaxNode {
  /// Whether two documents say the same, up to the rounding that a check allows.
  fileprivate func means(_ other: SyntaxNode) -> Bool {
    switch (kind, other.kind) {
    case (.object(let own), .object(let others)):
      own.map(\.key) == others.map(\.key)
        && zip(own, others).allSatisfy { $0.value.means($1.value) }
    case (.array(let own), .array(let others)):
      own.count == others.count && zip(own, others).allSatisfy { $0.means($1) }
    case (.number(let own, _), .number(let others, _)):
      // Left-over amounts are as exact as the demand of the whole job, which is below 5,000 bu.
      (own - others).magnitude <= 1e-9 * max(5_000, own.magnitude)
    default: kind == other.kind
    }
  }
}
