import AirCartCommandLine
import AirCartScenarios
import AirCartSimulation
import AirCartTestSupport
import Foundation
import Testing

/// Oracle: README.md itself, of which the tool must print every word.
@Suite struct ReadmeTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func readme() throws -> String {
    try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
  }

  /// The texts between fences of a language.
  static func blocks(_ language: String) throws -> [String] {
    try readme().components(separatedBy: "\n```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0] + "\n"
    }
  }

  @Test func `every command in a console block prints what the README shows`() throws {
    let blocks = try Self.blocks("console")
    #expect(blocks.count >= 8)
    for block in blocks { try Self.expectOutputs(of: block) }
  }

  /// Runs the commands of a block one after the other in a folder of their own.
  private static func expectOutputs(of block: String) throws {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("readme-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let parts = ("\n" + block).components(separatedBy: "\n$ ").dropFirst()
    #expect(!parts.isEmpty, "\(block)")
    for (index, part) in parts.enumerated() {
      let lines = part.components(separatedBy: "\n")
      let words = words(lines[0])
      #expect(words.first == "aircart")
      let shown = lines.dropFirst().joined(separator: "\n")
      let isLast = index == parts.count - 1
      let output = output(Array(words.dropFirst()), in: scratch.path)
      #expect(output == (isLast || shown.isEmpty ? shown : shown + "\n"), "\(lines[0])")
    }
  }

  @Test func `the scenario of the README is a scenario`() throws {
    let text = try #require(try Self.blocks("json5").first)
    let reading = Scenario.read(SourceText(name: "my-farm.json", text: text))
    #expect(reading.document?.grid.cellCount == 240)
    #expect(reading.report.isEmpty)
  }

  @Test func `the products of the README are a list of products`() throws {
    let text = try #require(try Self.blocks("json5").last)
    let reading = ProductList.read(SourceText(name: "ours.json", text: text))
    #expect(reading.document?.map(\.name) == ["Our blend", "Wheat"])
    #expect(reading.report.isEmpty)
  }

  @Test func `the misspelt product is shown as the README shows it`() throws {
    let text = try #require(try Self.blocks("json5").first)
    let misspelt = text.replacingOccurrences(of: "\"Wheat\"", with: "\"Weat\"")
    let reading = Scenario.read(SourceText(name: "my-farm.json", text: misspelt))
    let shown = try #require(try Self.blocks("text").first)
    #expect(reading.report.text == shown)
  }

  @Test func `the table of greedy and the optimum is that of the study`() throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("Reports/cart-choice-quality/quality.md"),
      encoding: .utf8)
    let rows = page.components(separatedBy: "\n## Relative")[0].split(separator: "\n")
      .filter { $0.hasPrefix("|") }
    #expect(rows.count == 2 + 3)
    #expect(try Self.readme().contains("\n" + rows.joined(separator: "\n") + "\n"))
  }

  @Test func `every picture stands in both schemes, is small, and has a text`() throws {
    let pictures = try Self.readme().components(separatedBy: "<picture>").dropFirst().map {
      $0.components(separatedBy: "</picture>")[0]
    }
    #expect(pictures.count >= 4)
    for picture in pictures {
      let alternative = try #require(picture.firstMatch(of: /alt="([^"]+)"/)).1
      #expect(alternative.count >= 20)
      let light = String(try #require(picture.firstMatch(of: #/ src="([^"]+)"/#)).1)
      let dark = String(try #require(picture.firstMatch(of: /srcset="([^"]+)"/)).1)
      #expect(picture.contains("media=\"(prefers-color-scheme: dark)\""))
      #expect(light != dark)
      for path in [light, dark] {
        let data = try Data(contentsOf: Self.root.appendingPathComponent(path))
        #expect(data.count <= 150_000, "\(path)")
      }
    }
  }

  @Test func `version, changelog and citation agree`() throws {
    let version = ToolDescription.currentVersion
    let changelog = try String(
      contentsOf: Self.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let citation = try String(
      contentsOf: Self.root.appendingPathComponent("CITATION.cff"), encoding: .utf8)
    let released = changelog.components(separatedBy: "\n## [").dropFirst().first {
      !$0.hasPrefix("Unreleased")
    }
    #expect(released?.hasPrefix("\(version)]") == true)
    #expect(citation.contains("\nversion: \(version)\n"))
  }

  /// Runs the tool on the files of this repository, writing into a scratch folder.
  static func output(_ arguments: [String], in folder: String) -> String {
    let absolute = arguments.map {
      $0.hasPrefix("Scenarios/") ? root.appendingPathComponent($0).path : $0
    }
    let sink = MemorySink()
    let console = Console(
      output: TextStream(sink: sink, isTerminal: false, capacity: 64),
      errors: TextStream(sink: MemorySink(), isTerminal: false, capacity: 0),
      input: MemoryInput(),
      environment: [
        "COLUMNS": "80", "LANG": "C.UTF-8", "AIRCART_HOME": folder + "/.aircart", "TZ": "UTC",
      ], currentFolder: folder, clock: { 1_795_269_600 })
    _ = run(arguments: absolute, console: console, verbs: VerbCatalogue.all)
    return sink.text
  }

  /// The words of a command as a shell splits them: blanks, and single quotes.
  static func words(_ command: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in command {
      switch character {
      case "'": isQuoted.toggle()
      case " " where !isQuoted:
        words.append(word)
        word = ""
      default: word.append(character)
      }
    }
    return words + [word]
  }
}
