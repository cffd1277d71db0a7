import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Synchronization
import Testing

/// Oracle: a language that writes every word of ours in wide letters, so that an English word that is left
/// went through no catalogue.
@Suite struct LanguageTests {
  /// A language of wide letters, which tells what it is asked for.
  private static func wide(_ asked: @escaping @Sendable (String, String) -> Void) -> Language {
    Language(tag: "x", name: "wide") { one, other, count in
      asked(one, other)
      return withWideLetters(count == 1 ? one : other)
    }
  }

  /// Names and units, which are the same in all languages, and what a command line says.
  private static func known(_ words: [String]) throws -> Set<String> {
    let files = try words.filter { $0.hasPrefix("Scenarios") }.flatMap { try contents(of: $0) }
    let names =
      ProductCatalogue.all.map(\.name) + CartCatalogue.all.map(\.name)
      + CartCatalogue.all.flatMap(\.tanks).map(\.name) + words + files
    // What is typed or comes from a file stays as it is: options, their values, endings, codes.
    let typed = verbs.flatMap(\.description.options).flatMap {
      [$0.name] + $0.allowedValues
    }
    let rules = HouseRule.allCases.map(\.word)
    let endings = ["json", "csv", "html", "md", "tkw", "survival", "aircart", "liquid"]
    let units =
      ["ac", "ha", "lb", "kg", "bu", "gal", "hL", "ft", "in", "m", "N", "P2O5", "K2O", "S"]
      + ["section", "quarter"]
    return Set((names + units + typed + rules + endings).flatMap(englishWords))
  }

  /// The texts of a file, or of all in a folder: its fields have names.
  private static func contents(of path: String) throws -> [String] {
    let whole = packageFolder + "/" + path
    let names = try? FileManager.default.contentsOfDirectory(atPath: whole)
    let paths = names.map { $0.map { "\(whole)/\($0)" } } ?? [whole]
    return paths.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
  }

  private static let commands = [
    "plan --field 160ac Wheat=100 Canola=5",
    "plan --cart 9650 --field 640ac Wheat=100 urea=150 map=60 Canola=5 --details",
    "plan --cart 9650 --field 640ac --units metric Wheat=100 urea=150 map=60 Canola=5 --details",
    "plan --cart 91300 --field 160ac Wheat=28plants/ft2,tkw=38,survival=85% urea=150",
    "plan --cart 91300 --field 160ac Wheat=2bu/ac --densities listed UAN=10gal/ac@11lb/gal",
    "plan --cart 91300 --field 160ac --target N=90,P2O5=30,S=15 --from urea,map,ams Wheat=110",
    "plan --cart 9650 --field 480ac Wheat=100 urea=100 --reserve 5bu --payload 40000lb --even",
    "plan --cart 9650 --field 480ac Wheat=100 urea=100 --on-board 1=Wheat:50% --empty Saddle",
    "plan --cart 9650 --field 480ac Wheat=100 urea=100 map=40 ams=20 potash=30 Canola=5 peas=3",
    "plan --cart 9650 --field 480ac Wheat=100 --pin Wheat=2 --most Wheat=1 --keep-out Wheat=2",
    "plan --cart 91300 --field Home=155 --field North=310,urea=130 Wheat=110 urea=150 map=60",
    "plan Scenarios/farm.json --cart 91300 --crop Canola --details",
    "plan --cart 9650 Scenarios/maps/home.geojson Wheat=110 urea=Urea_lb_ac",
    "plan --cart 9650 Scenarios/maps/fields.csv --details",
    "plan --cart 9650 Scenarios/maps/nutrients.csv --from urea,map,potash,ams --crop Canola",
    "plan Wheat=9000 --field 50000ac --cart 9650 --overlap 0.1 --margin 0.1",
    "compare --field 640ac Wheat=100 urea=180",
    "compare --field 640ac Wheat=100 urea=100 map=40 ams=20 potash=30 Canola=5 peas=3 --details",
    "compare Scenarios/farm.json --details",
    "compare Scenarios/farm.json Scenarios/region",
    // Errors
    "plan", "plan Wheat", "plan Wheat=", "plan Wheat=abc --field 160ac", "plan Wheat=100",
    "plan Wheat=100 --field 0", "plan Wheat=100 --field 160bu",
    "plan Wheat=100 --field 160xx", "plan Wheat=100 --field -5", "plan Wheat=1e3 --field 5ac",
    "plan Wheet=100 --field 160ac", "plan Mystery=100 --field 160ac", "plan M=100 --field 160ac",
    "plan Wheat=100 Wheat=50 --field 160ac", "plan Wheat=0 --field 160ac",
    "plan Wheat=99999 --field 160ac", "plan Wheat=33seeds/ft2 --field 160ac",
    "plan urea=33seeds/ft2,tkw=38 --field 160ac", "plan Wheat=28plants/ft2,tkw=38 --field 160ac",
    "plan Wheat=100 --field 160ac --cart 9651", "plan Wheat=100 --field 160ac --cart x",
    "plan Wheat=100 --field 160ac --cart 9650 --carts 91300,9950",
    "plan Wheat=100 --field 160ac --pin Wheat=9 --cart 9650",
    "plan Wheat=100 --field 160ac --pin Canola=1", "plan Wheat=100 --field 160ac --hint no",
    "plan Wheat=100 --field 160ac --reserve 900bu --cart 9650",
    "plan Wheat=100 --field 160ac --reserve 150% --cart 9650",
    "plan Wheat=100 --field 160ac --on-board 1=Wheat:900bu --cart 9650",
    "plan Wheat=100 --field 160ac --blend wheat+urea urea=50",
    "plan Wheat=100 --field 160ac --even --brim",
    "plan Wheat=100 --field 160ac --gross 10000lb --cart 9650", "plan nosuch.json",
    "plan Wheat=100 --field 160ac --target N=90", "plan Wheat=100 --field 160ac --from urea",
    "plan Wheat=100 --field 160ac --drill rows=99in", "plan Wheat=100 --field 160ac --method x",
    "plan Wheat=100 --field 160ac --method exhaustive --tanks 9,9,9,9,9,9,9,9,9,9,9,9,9",
    "plan Wheat=100 --field 160ac --load-sheet x.pdf",
    "plan Wheat=100 --field 160ac --columns nope",
    "plan Wheat=100 --field 160ac --rule x=9", "plan Wheat=100@500 --field 160ac",
    "plan Wheat=100 --field 160ac --overlap 90%",
    "plan Scenarios/maps/home.geojson Wheat=110 urea=Nope",
    "plan Scenarios/maps/fields.csv --crop Nope", "compare Wheat=100 --field 160ac --order given",
    "compare Scenarios/farm.json Wheat=100", "compare Scenarios/cart-choice.json",
    "plan Scenarios/carts/deere.json", "plan NH3=80 --field 160ac", "plan CAN=80 --field 160ac",
    "plan Soup=10gal/ac@60lb/bu Wheat=100 --field 160ac", "plan Scenarios/README.md",
    "plan Scenarios",
  ]

  /// Options are described in English, once in a process, and so before another language is spoken.
  private static let verbs = VerbCatalogue.all

  private static func run(_ line: String) -> Outcome {
    Outcome(
      line.split(separator: " ").map(String.init),
      on: MemoryConsole(columns: 200, currentFolder: packageFolder), verbs: verbs)
  }

  @Test(arguments: commands)
  func `every word goes through the catalogues, which have it`(line: String) throws {
    let asked = Mutex<[String: String]>([:])
    let wide = Self.wide { one, other in asked.withLock { $0[one] = other } }
    #expect(!Self.verbs.isEmpty)
    let outcome = Language.$current.withValue(wide) { Self.run(line) }
    let known = try Self.known(line.split(separator: " ").map(String.init))
    let sources = /\[[^\]]*\]/
    let text = (outcome.output + outcome.errors).replacing(sources, with: "")
    #expect(Set(englishWords(of: text)).subtracting(known) == [], "\(text)")

    // A name that heads a column is asked for, and no catalogue has it.
    let messages = asked.withLock { $0 }.filter { one, _ in
      !Set(englishWords(of: one.replacing(/\{[a-z]\}/, with: ""))).isSubset(of: known)
    }
    for language in Language.all.dropFirst() {
      let missing = messages.filter { language.phrase($0, $1, 2) == nil }
      #expect(missing.keys.sorted() == [], "\(language.name)")
    }
  }

  /// Oracle: the same in English.
  @Test(arguments: ["plan", "compare"]) func `programs read English`(verb: String) throws {
    let job = "\(verb) --carts 91300,9650 --field 640ac Wheat=100.5 urea=150 map=60 Canola=5"
    for format in ["--json", "--format csv"] {
      #expect(
        Self.run("\(job) \(format) --language uk").output == Self.run("\(job) \(format)").output)
    }
    #expect(Self.run("\(job) --language fr").output != Self.run(job).output)
    #expect(Self.run("\(verb) --help --language fr").output == Self.run("\(verb) --help").output)
  }

  @Test func `files for programs are in English`() throws {
    try withFolder { folder in
      let sheet = { (language: String, name: String) in
        let path = "\(folder)/\(language)-\(name)"
        let outcome = Self.run(
          "plan --cart 9650 --field 640ac Wheat=100 urea=150 map=60 Canola=5 --language \(language) "
            + "--load-sheet \(path)")
        #expect(outcome.code == .success, "\(outcome.errors)")
        return try String(contentsOfFile: path, encoding: .utf8)
      }
      for name in ["sheet.json", "sheet.csv"] {
        let (french, english) = (try sheet("fr", name), try sheet("en", name))
        #expect(french == english)
      }
      let (french, english) = (try sheet("fr", "sheet.md"), try sheet("en", "sheet.md"))
      #expect(french != english)
    }
  }

  /// Oracle: the tags of BCP 47, and the plural rules of Unicode CLDR.
  @Test func `a tag means a language, which counts`() {
    #expect(Language(tag: "fr-FR")?.tag == "fr-CA")
    #expect(Language(tag: "UK_ua.UTF-8")?.tag == "uk")
    #expect(Language(tag: "de") == nil)
    let counted = { (language: Language, count: Int) in
      Language.$current.withValue(language) { count.counted("fill") }
    }
    #expect(
      [0, 1, 2].map { counted(.french, $0) } == [
        "0 remplissage", "1 remplissage", "2 remplissages",
      ])
    #expect(
      [1, 2, 5, 11, 12, 21, 22, 111].map { counted(.ukrainian, $0) } == [
        "1 заправка", "2 заправки", "5 заправок", "11 заправок", "12 заправок", "21 заправка",
        "22 заправки", "111 заправок",
      ])
    #expect(Language.$current.withValue(.french) { 1_250.5.grouped } == "1250,5")
    #expect(Language.$current.withValue(.french) { "1250.50".grouped } == "1\u{202F}250,50")
  }
}
