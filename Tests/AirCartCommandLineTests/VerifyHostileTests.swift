import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartReports
import AirCartTestSupport
import Foundation
import Testing

/// Documents that somebody made to do harm: each is judged or refused, and none is a fault of ours.
@Suite struct VerifyHostileTests {
  private static func sheet(_ words: [String], _ format: String) -> String {
    let words = ["plan", "--load-sheet", "-", "--format", format] + words
    return Outcome(words, verbs: VerbCatalogue.all).output
  }

  private static let job = [
    "--cart", "9650", "--field", "320ac", "Wheat=120", "Urea (46-0-0)=100", "--reserve", "5bu",
    "--payload", "30000lb", "--pin", "Wheat=1,2,3",
  ]

  static let documents = [
    VerifyVerbTests.document("plan", job), VerifyVerbTests.document("plan", job + ["--even"]),
    VerifyVerbTests.document(
      "plan", ["--cart", "9650", "--field", "320ac", "Wheat=120", "Peas=9", "--top-up"]),
    VerifyVerbTests.document(
      "plan",
      [
        "--cart", "9650", "--field", "80", "Wheat=120", "Peas=9", "--pin", "Wheat=1", "--pin",
        "Peas=1",
      ]),
    VerifyVerbTests.document(
      "compare", ["--carts", "91300,9650", "--field", "640ac", "Wheat=100", "Barley=80"]),
    sheet(job, "json"),
  ]

  /// Oracle: it holds, it is wrong, or it cannot be read; nothing else, whatever the values.
  @Test(.tags(.property), arguments: documents.indices)
  func `a document with hostile values is judged or refused`(index: Int) throws {
    let sound = JSONValue(
      try SyntaxReader.read(SourceText(name: "document", text: Self.documents[index])))
    var codes: [ExitCode: Int] = [:]
    for seed in 0..<(VerifyEverythingTests.isSoak ? 8_000 : 400) {
      var hostility = Hostility(seed: seed)
      let text = hostility.text(of: sound)
      let outcome = VerifyVerbTests.verify(text)
      codes[outcome.code, default: 0] += 1
      #expect(
        [.success, .negative, .malformedData].contains(outcome.code),
        "document \(index), seed \(seed): \(outcome.errors)")
      #expect(
        PlainTextTests.traces(in: outcome.output) == [], "document \(index), seed \(seed)")
    }
    #expect(
      codes[.negative, default: 0] >= 20 && codes[.malformedData, default: 0] >= 8, "\(codes)")
  }

  /// More tanks than the cart has, and fewer, wherever a plan lists some.
  @Test(arguments: ["greedy", "optimal", "fillPlan"], [0, 1, 4, 6, 12])
  func `a list with more or fewer tanks than the cart is found`(part: String, count: Int) throws {
    let sound = VerifyVerbTests.document("plan", Self.job)
    let rows = try #require(try sound.value(at: "/\(part)/tanks"))
    guard case .array(let tanks) = rows else { return }
    let more = (0..<count).map { tanks[$0 % tanks.count] }
    let outcome = VerifyVerbTests.verify(
      try sound.setting("/\(part)/tanks", to: .array(more)))
    #expect([.negative, .malformedData].contains(outcome.code), "\(outcome.errors)")
  }

  @Test func `a table with hostile fields is judged or refused`() {
    let sound = Self.sheet(Self.job, "csv").split(separator: "\n").map { String($0) }
    for seed in 0..<300 {
      var random = RandomProblems(seed: UInt64(seed))
      var lines = sound
      for _ in 0...random.whole(0...2) {
        let row = random.whole(0...(lines.count - 1))
        var fields = lines[row].split(separator: ",", omittingEmptySubsequences: false)
          .map { String($0) }
        fields[random.whole(0...(fields.count - 1))] =
          Hostility.numbers[
            random.whole(0...(Hostility.numbers.count - 1))]
        lines[row] = fields.joined(separator: ",")
      }
      let outcome = VerifyVerbTests.verify(lines.joined(separator: "\n") + "\n")
      #expect(
        [.success, .negative, .malformedData].contains(outcome.code),
        "seed \(seed): \(outcome.errors)")
    }
  }

  /// Oracle: it holds, it is wrong, it cannot be read, or a file that it names is not there.
  @Test(arguments: ["sweep", "simulate"])
  func `a run with a hostile manifest is judged or refused`(verb: String) throws {
    try withFolder { folder in
      try write(Self.scenarios[verb] ?? "", to: folder + "/s.json")
      let options = verb == "simulate" ? ["--replications", "2"] : []
      let made = Self.run([verb, "s.json", "--output", "run"] + options, in: folder)
      try #require(made.code == .success, "\(made.errors)")
      let path = folder + "/run/manifest.json"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let sound = JSONValue(try SyntaxReader.read(SourceText(name: "manifest", text: text)))
      for seed in 0..<(verb == "simulate" ? 40 : 150) {
        var hostility = Hostility(seed: seed)
        try write(hostility.text(of: sound), to: path)
        let outcome = Self.run(["verify", "run"], in: folder)
        #expect(
          [.success, .negative, .malformedData, .missingInput, .usage].contains(outcome.code),
          "\(verb), seed \(seed): \(outcome.errors)")
      }
    }
  }

  /// Oracle: a file with other bytes is wrong.
  @Test func `a run with hostile tables and arrays is wrong`() throws {
    try withFolder { folder in
      try write(Self.scenarios["sweep"] ?? "", to: folder + "/s.json")
      let made = Self.run(["sweep", "s.json", "--output", "run"], in: folder)
      try #require(made.code == .success, "\(made.errors)")
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder + "/run")
        .filter { $0.hasSuffix(".nc") || $0.hasSuffix(".csv") }.sorted()
      for seed in 0..<120 {
        var random = RandomProblems(seed: UInt64(seed))
        let path = folder + "/run/" + paths[random.whole(0...(paths.count - 1))]
        let sound = try #require(FileManager.default.contents(atPath: path))
        var bytes = [UInt8](sound)
        for _ in 0...random.whole(0...3) {
          let place = random.whole(0...min(bytes.count - 1, random.whole(0...1) == 0 ? 127 : 9_999))
          switch random.whole(0...3) {
          case 0: bytes[place] = UInt8(random.whole(0...255))
          case 1: bytes.removeLast(bytes.count - place)
          case 2: bytes.insert(contentsOf: "99999999999999999999".utf8, at: place)
          default: bytes.insert(contentsOf: bytes, at: place)
          }
          if bytes.isEmpty { bytes = [0] }
        }
        guard bytes != [UInt8](sound) else { continue }
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        #expect(Self.run(["verify", "run"], in: folder).code == .negative, "seed \(seed), \(path)")
        try sound.write(to: URL(fileURLWithPath: path))
      }
    }
  }

  private static func run(_ words: [String], in folder: String) -> Outcome {
    Outcome(
      words, on: MemoryConsole(color: .never, currentFolder: folder), verbs: VerbCatalogue.all)
  }

  private static let scenarios = [
    "sweep": """
    { name: 's', carts: ['9650', 'L9950'], field: [80, 160, 900],
      products: [{ product: 'Wheat', rate: [60, 100] }, { product: 'Peas', rate: [0, 90] }] }
    """,
    "simulate": """
    { name: 'f', carts: ['9650'],
      crops: [{ name: 'Peas', products: [{ product: 'Peas', rate: 180 }] }],
      fields: [{ name: 'Home', area: 155, crop: 'Peas' }] }
    """,
  ]
}

/// Changes a document in one to three places to what nobody would write by mistake.
private struct Hostility {
  static let numbers = [
    "0", "-1", "1e308", "-1e308", "1e-320", "9223372036854775808", "-9223372036854775809", "2.5",
    "1e999", "-1e999", "4294967296", "13", "255", "NaN", "", "\"", "0x10", "١٢",
  ]

  private static let figures = [
    "0", "1", "2", "3", "0.5", "2.5", "13", "255", "4294967296", "1e-9", "1e9", "1e300",
  ]
  private static let words = [
    "\"Wheat\"", "\"Peas\"", "\"Tank 1\"", "\"Saddle\"", "\"optimal\"", "\"feasible\"",
    "\"infeasible\"", "\"NaN\"", "\"..\"", "\"/\"",
  ]
  private static let literals =
    Array(numbers.dropLast(4)) + figures + words + [
      "null", "true", "false", "\"\"", "[]", "{}", "[null]", "[[1]]", "{\"a\": 1}", "\"\\u0000\"",
    ]

  private var random: RandomProblems

  init(seed: Int) { random = RandomProblems(seed: UInt64(90_000 + seed)) }

  /// The text of a document with some values replaced.
  mutating func text(of sound: JSONValue) -> String {
    var document = sound
    var literals: [String] = []
    for _ in 0...random.whole(0...1) { document = changed(document, &literals) }
    var text = document.text()
    for (index, literal) in literals.enumerated() {
      text = text.replacing("\"@\(index)@\"", with: literal)
    }
    return text
  }

  /// Goes down to a value at random and changes it; what no value can be stands for a literal.
  private mutating func changed(_ value: JSONValue, _ literals: inout [String]) -> JSONValue {
    switch value {
    case .object(var members) where !members.isEmpty && random.whole(0...7) > 0:
      let index = random.whole(0...(members.count - 1))
      if random.whole(0...19) == 0 {
        members.remove(at: index)
      } else {
        members[index] = .init(members[index].name, changed(members[index].value, &literals))
      }
      return .object(members)
    case .array(let elements) where !elements.isEmpty:
      return changed(elements, &literals)
    default:
      // Mostly what passes for the same kind of value, so that it gets past the form.
      var choices = Self.literals
      if case .number = value, random.whole(0...4) > 0 { choices = Self.figures }
      if case .string = value, random.whole(0...4) > 0 { choices = Self.words }
      literals.append(choices[random.whole(0...(choices.count - 1))])
      return .string("@\(literals.count - 1)@")
    }
  }

  private mutating func changed(
    _ elements: [JSONValue], _ literals: inout [String]
  ) -> JSONValue {
    var elements = elements
    let index = random.whole(0...(elements.count - 1))
    switch random.whole(0...9) {
    case 0: elements.remove(at: index)
    case 1: elements.append(elements[index])
    case 2: elements = Array(repeating: elements[index], count: random.whole(0...14))
    case 3: elements.reverse()
    case 4: elements += elements
    default: elements[index] = changed(elements[index], &literals)
    }
    return .array(elements)
  }
}
