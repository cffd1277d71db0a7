import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

/// Files of custom carts, in `--carts`.
@Suite struct OwnCartsTests {
  private static let job = ["--field", "320ac", "Wheat=100", "Urea (46-0-0)=180"]
  private static let shipped = ReadmeTests.root.appendingPathComponent("Scenarios").path

  private func run(_ words: [String], in folder: String = shipped) -> Outcome {
    Outcome(words, on: MemoryConsole(currentFolder: folder), verbs: VerbCatalogue.all)
  }

  private func names(_ outcome: Outcome) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(value as? [[String: Any]]).compactMap { $0["cart"] as? String }
  }

  @Test func `the carts of a file are compared beside named ones`() throws {
    let outcome = run(["compare", "--json", "--carts", "9650,carts/deere.json"] + Self.job)
    #expect(
      Set(try names(outcome)) == ["9650", "Deere 1910-270", "Deere 1910-350", "Deere 1910-550"])
    let all = run(["compare", "--json", "--carts", "all,carts/other-makers.json"] + Self.job)
    #expect(try names(all).count == 9)
  }

  @Test func `a cart of a file is planned by its name, alone and pulled behind another`() throws {
    for (cart, capacity) in [("Deere 1910-550", 550.0), ("9650+Deere 1910-270", 964)] {
      let outcome = run(
        ["plan", "--json", "--carts", "carts/deere.json", "--cart", cart] + Self.job)
      let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let plan = try #require(value as? [String: Any])
      #expect(plan["cart"] as? String == cart)
      #expect(plan["capacityBu"] as? Double == capacity)
    }
  }

  /// Oracle: the same tanks given by hand.
  @Test func `the best of a file's carts is the plan of its tanks`() throws {
    let best = run(["plan", "--json", "--carts", "carts/deere.json"] + Self.job)
    let byHand = run(["plan", "--json", "--tanks", "200,150,200"] + Self.job)
    func area(_ outcome: Outcome) throws -> Double {
      let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let plan = (value as? [String: Any])?["fillPlan"] as? [String: Any]
      return try #require(plan?["areaPerFillAc"] as? Double)
    }
    #expect(try area(best) == area(byHand))
  }

  @Test func `a farm is compared on the carts of a file, and on their pairs`() throws {
    let outcome = run(
      ["compare", "farm.json", "--json", "--pairs", "--carts", "carts/deere.json"])
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let carts = try #require((value as? [String: Any])?["carts"] as? [[String: Any]])
    #expect(carts.count == 3 + 6)
    #expect(carts.contains { $0["cart"] as? String == "Deere 1910-270+Deere 1910-550" })
  }

  @Test func `random jobs are assessed on the carts of a file`() throws {
    try withFolder { folder in
      let outcome = run(
        [
          "assess", "--random", "20", "--carts", Self.shipped + "/carts/deere.json", "--output",
          folder + "/quality", "--json",
        ], in: folder)
      #expect(outcome.code == .success, "\(outcome.errors)")
      #expect(outcome.output.contains("Deere 1910-550"))
      let manifest = try String(
        contentsOfFile: folder + "/quality/manifest.json", encoding: .utf8)
      #expect(manifest.contains("\"path\": \"deere.json\""), "the file is an input")
    }
  }

  @Test func `a list of carts that is wrong is shown where it is wrong`() throws {
    try withFolder { folder in
      try write(
        """
        // carts of ours
        {
          "carts": [
            { "name": "Ours", "tanks": [300, 0] },
            { "name": "9650", "tanks": [300] },
            { "name": "ours", "tank": [300] },
          ],
        }
        """, to: folder + "/ours.json")
      let outcome = run(["plan", "--carts", "ours.json"] + Self.job, in: folder)
      #expect(outcome.code == .malformedData)
      expectGolden(outcome.errors, named: "refused-lists.md#carts")
      let json = run(["compare", "--json", "--carts", "ours.json"] + Self.job, in: folder)
      #expect(json.errors.contains("\"code\":\"E-OUT-OF-RANGE\""))
    }
  }

  @Test func `names that clash are refused`() throws {
    try withFolder { folder in
      try write("{ carts: [{ name: 'Ours', tanks: [300] }] }", to: folder + "/a.json")
      try write("{ carts: [{ name: 'ours', tanks: [200] }] }", to: folder + "/b.json")
      let clash = run(["compare", "--carts", "a.json,b.json"] + Self.job, in: folder)
      #expect(clash.code == .usage)
      #expect(clash.errors.contains("The cart 'ours' is in 'a.json' and again in 'b.json'."))
      let twice = run(["compare", "--carts", "a.json,Ours"] + Self.job, in: folder)
      #expect(twice.errors.contains("The cart 'Ours' is given more than once."))
      let both = run(["plan", "--carts", "a.json", "--tanks", "9,9"] + Self.job, in: folder)
      #expect(both.errors.contains("'--carts a.json' and '--tanks 9,9' contradict each other."))
      let reserved = "{ carts: [{ name: 'Ours', tanks: [300] }, { name: 'L9650', tanks: [2] }] }"
      try write(reserved, to: folder + "/c.json")
      let listed = run(["compare", "--carts", "c.json"] + Self.job, in: folder)
      #expect(listed.errors.contains("error: c.json:1:51: AirCart lists a cart \"L9650\" already"))
      let missing = run(["compare", "--carts", "d.json"] + Self.job, in: folder)
      #expect(missing.code == .missingInput)
    }
  }

  /// Oracle: the files themselves, read by the rules of scenarios.
  @Test func `every shipped list of carts loads, with its sources`() throws {
    let folder = Self.shipped + "/carts"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(files == ["deere.json", "other-makers.json"])
    for file in files {
      let source = try SourceText(contentsOfFile: folder + "/" + file)
      let reading = CartList.read(source)
      #expect(reading.report.text == "")
      for cart in try #require(reading.document) {
        #expect(cart.source != "given in the file", "\(cart.name) names no source")
      }
      let node = try SyntaxReader.read(source)
      #expect(node.members?.first?.value.string == "../carts.schema.json")
    }
  }
}
