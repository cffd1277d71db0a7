import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

/// Files of carts and products beside every verb that takes a job, a farm or a scenario.
///
/// Oracle: the same carts and densities written out on the command line or in the file itself.
@Suite struct CompanionTests {
  private static let carts = "{ carts: [{ name: 'Ours', tanks: [400, 200, 40] }] }"
  private static let products = "{ products: [{ product: 'Our blend', density: 58 }] }"
  private static let both = ["--carts", "ours.json", "--products", "blends.json"]

  private func folder(_ body: (String) throws -> Void) throws {
    try withFolder { folder in
      try write(Self.carts, to: folder + "/ours.json")
      try write(Self.products, to: folder + "/blends.json")
      try body(folder)
    }
  }

  private func run(_ words: [String], in folder: String) -> Outcome {
    let console = MemoryConsole(
      environment: ["AIRCART_HOME": folder], color: .never, currentFolder: folder)
    return Outcome(words, on: console, verbs: VerbCatalogue.all)
  }

  @Test func `every verb with a job, a farm or a scenario takes both`() {
    let takers = VerbCatalogue.all.map(\.description).filter { verb in
      let options = Set(verb.options.map(\.name))
      return verb.name != "setup" && options.isSuperset(of: ["carts", "products"])
    }
    #expect(
      takers.map(\.name).sorted() == [
        "adjust", "assess", "compare", "list", "plan", "plans", "report", "simulate", "sweep",
        "verify",
        "whatif",
      ])
  }

  @Test func `whatif varies a job of own products on own carts`() throws {
    try folder { folder in
      let named = run(
        ["whatif", "--json", "--field", "300ac", "Our blend=60...90", "Canola=5"] + Self.both,
        in: folder)
      let typed = run(
        [
          "whatif", "--json", "--field", "300ac", "--tanks", "400,200,40", "Our blend=60...90@58",
          "Canola=5",
        ], in: folder)
      #expect(named.code == .success, "\(named.errors)")
      // A request also says where its cart is from.
      let ours = named.output.replacing("\"Ours\"", with: "\"own cart\"")
      let source = /"source": "[^"]*"\n/
      #expect(ours.replacing(source, with: "") == typed.output.replacing(source, with: ""))
    }
  }

  private static let scenario = """
    { name: 's', carts: CARTS, field: [100, 300],
      products: [{ product: 'Our blend', rate: [60, 90]DENSITY }, { product: 'Canola', rate: 5 }] }
    """

  private func scenario(_ carts: String, _ density: String) -> String {
    Self.scenario.replacing("CARTS", with: carts).replacing("DENSITY", with: density)
  }

  /// The results of a run: everything but the manifest and the page, which names its inputs.
  private func results(_ folder: String) throws -> [String: Data] {
    let manager = FileManager.default
    let names = try #require(manager.enumerator(atPath: folder)).compactMap { $0 as? String }
    let files = names.filter { $0.hasSuffix(".csv") || $0.hasSuffix(".nc") }
    return Dictionary(
      uniqueKeysWithValues: files.map {
        ($0, manager.contents(atPath: "\(folder)/\($0)") ?? Data())
      })
  }

  @Test func `sweep takes the carts of a file in place of the scenario's, and names its products`()
    throws
  {
    try folder { folder in
      try write(scenario("['9650']", ""), to: folder + "/s.json")
      try write(
        scenario("[{ name: 'Ours', tanks: [400, 200, 40] }]", ", density: 58"),
        to: folder + "/inline.json")
      #expect(
        run(["sweep", "s.json"], in: folder).errors.contains("unknown product \"Our blend\""))
      let named = run(["sweep", "s.json", "--output", "a"] + Self.both, in: folder)
      #expect(named.code == .success, "\(named.errors)")
      #expect(run(["sweep", "inline.json", "--output", "b"], in: folder).code == .success)
      #expect(try results(folder + "/a") == results(folder + "/b"))
      let manifest = try String(contentsOfFile: folder + "/a/manifest.json", encoding: .utf8)
      for file in ["s.json", "ours.json", "blends.json"] {
        #expect(manifest.contains("{\"path\": \"\(file)\", \"sha256\": "))
      }
      #expect(manifest.contains("\"carts\": [\"ours.json\"]"))
    }
  }

  @Test func `a run is verified and reported with the files that it was made with`() throws {
    try folder { folder in
      try write(scenario("['9650']", ""), to: folder + "/s.json")
      #expect(run(["sweep", "s.json"] + Self.both, in: folder).code == .success)
      let sound = run(["verify", "Reports/s"], in: folder)
      #expect(sound.code == .success, "\(sound.output)\(sound.errors)")
      #expect(run(["report", "Reports/s"], in: folder).code == .success)
      #expect(run(["verify", "Reports/s"], in: folder).code == .success)
      try write(Self.products.replacing("58", with: "57"), to: folder + "/blends.json")
      let changed = run(["verify", "Reports/s"], in: folder)
      #expect(changed.code == .negative)
      #expect(changed.output.contains("manifest.json, /inputs/2/sha256"))
      let refused = run(["report", "Reports/s"], in: folder)
      #expect(refused.code == .malformedData)
      #expect(
        refused.errors.contains("'blends.json' is not a file of this run: it has other bytes."))
      try write(Self.products, to: folder + "/elsewhere.json")
      let moved = ["Reports/s", "--products", "elsewhere.json"]
      #expect(run(["verify"] + moved, in: folder).code == .success)
      #expect(run(["report"] + moved, in: folder).code == .success)
      #expect(
        run(["verify", "Reports/s", "--products", "none.json"], in: folder).code == .missingInput)
    }
  }

  @Test func `assess tells files of products from numbers of them`() throws {
    try folder { folder in
      try write(scenario("['9650']", ""), to: folder + "/s.json")
      let outcome = run(["assess", "s.json", "--json"] + Self.both, in: folder)
      #expect(outcome.code == .success, "\(outcome.errors)")
      #expect(outcome.output.contains("\"Ours\""))
      let number = run(["assess", "s.json", "--products", "2...3"], in: folder)
      #expect(number.code == .usage)
      #expect(number.errors.contains("gives a number, and a scenario names its products"))
      let random = run(["assess", "--random", "5", "--products", "blends.json"], in: folder)
      #expect(random.code == .usage)
      #expect(
        random.errors.contains("The value 'blends.json' is invalid for '--products <range>'."))
    }
  }

  @Test func `simulate names products of a file, which its manifest records`() throws {
    try folder { folder in
      try write(
        """
        { name: 'f', crops: [{ name: 'C', products: [{ product: 'Our blend', rate: 58 }] }],
          fields: [{ name: 'Home', area: 100, crop: 'C' }] }
        """, to: folder + "/f.json")
      let words = ["simulate", "f.json", "--replications", "5"]
      let outcome = run(words + Self.both, in: folder)
      #expect(outcome.code == .success, "\(outcome.errors)")
      let manifest = try String(
        contentsOfFile: folder + "/Reports/f-season/manifest.json", encoding: .utf8)
      #expect(manifest.contains("ours.json") && manifest.contains("blends.json"))
      #expect(run(words, in: folder).errors.contains("unknown product \"Our blend\""))
    }
  }

  /// Oracle: the recorded diagnostics of a file of carts, which `plan` shows.
  @Test(arguments: [
    ["sweep", "s.json"], ["assess", "s.json"], ["whatif", "--field", "1ac...9ac", "Wheat=1"],
    ["plans", "save", "x", "--field", "1ac", "Wheat=1"],
  ])
  func `a wrong file is shown where it is wrong, whatever the verb`(words: [String]) throws {
    try folder { folder in
      try write(scenario("['9650']", ""), to: folder + "/s.json")
      try write("{ carts: [{ name: 'Ours', tanks: [0] }] }", to: folder + "/wrong.json")
      try write("{ products: [{ product: 'Lime' }] }", to: folder + "/lime.json")
      let products = run(words + ["--products", "lime.json"], in: folder)
      #expect(products.code == .malformedData && products.errors.contains("lime.json:1:14"))
      let known = ["--products", "blends.json", "--carts", "wrong.json"]
      let carts = run(words + known, in: folder)
      #expect(carts.code == .malformedData && carts.errors.contains("wrong.json:1:35"))
    }
  }
}
