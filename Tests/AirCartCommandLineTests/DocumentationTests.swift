import AirCartCommandLine
import AirCartDocuments
import AirCartSimulation
import AirCartTestSupport
import Foundation
import Testing

/// Oracle: README.md and the articles of the DocC catalogues, of which the tool must print every
/// word and read every file.
@Suite struct DocumentationTests {
  /// With `AIRCART_RECORD_GOLDEN=1` the output beneath the commands is written anew **and the test
  /// fails**, so that a recording run can never pass for a checking run.
  @Test(arguments: Document.executed)
  func `every command in a console block prints what the document shows`(
    document: Document
  ) throws {
    let isRecording = ProcessInfo.processInfo.environment["AIRCART_RECORD_GOLDEN"] == "1"
    var parts = try document.parts()
    for index in parts.indices where parts[index].language == "console" {
      let shown = parts[index].lines
      let block = try Reader.rerun(shown)
      #expect(!block.isEmpty, "\(shown)")
      if !isRecording { #expect(block == shown, "\(block.first ?? "")") }
      parts[index].lines = block
    }
    guard isRecording, parts.contains(where: { $0.language == "console" }) else { return }
    let text = parts.flatMap(\.lines).joined(separator: "\n")
    try Data(text.utf8).write(to: document.file)
    Issue.record("recorded \(document.path); run again without AIRCART_RECORD_GOLDEN")
  }

  /// Oracle: a block that is known to be wrong.
  @Test func `a command that prints something else is noticed`() throws {
    let block = ["$ aircart list \\", "    objectives", "Objective  What it is", "none"]
    let rerun = try Reader.rerun(block)
    #expect(rerun != block)
    #expect(rerun.prefix(2) == block.prefix(2) && rerun.count == 7)
  }

  @Test func `the examples are many`() throws {
    let count = try Document.executed.reduce(0) { try $0 + $1.blocks("console").count }
    #expect(count >= 20)
  }

  /// Oracle: the readers of files, which find nothing to say about them.
  @Test(arguments: Document.executed)
  func `every file that a document shows is read without a complaint`(document: Document) throws {
    for block in try document.blocks("json5") {
      let source = SourceText(name: "shown.json", text: block)
      let schema = try #require(block.firstMatch(of: /"\$schema": "([a-z]+)\.schema\.json"/)).1
      let complaints: String? =
        switch schema {
        case "scenario": Scenario.read(source).report.text
        case "job": JobFile.read(source, products: [])?.report.text
        case "farm": FarmScenario.read(source).report.text
        case "carts": CartList.read(source).report.text
        case "products": ProductList.read(source).report.text
        default: nil
        }
      #expect(complaints == "", "\(schema)")
    }
  }

  @Test func `the scenario of the article has the cells that are counted in it`() throws {
    let text = try #require(try Document.article("ScenarioFiles").blocks("json5").first)
    let reading = Scenario.read(SourceText(name: "my-farm.json", text: text))
    #expect(reading.document?.grid.cellCount == 240)
  }

  @Test func `the misspelt product is shown as the article shows it`() throws {
    let article = try Document.article("ScenarioFiles")
    let text = try #require(try article.blocks("json5").first)
    let misspelt = text.replacingOccurrences(of: "\"Wheat\"", with: "\"Weat\"")
    let reading = Scenario.read(SourceText(name: "my-farm.json", text: misspelt))
    #expect(try article.blocks("text").first == reading.report.text)
  }

  @Test func `the table of greedy and the optimum is that of the study`() throws {
    let study = Document(path: "Reports/cart-choice-quality/quality.md")
    let rows = try study.text().components(separatedBy: "\n## The methods")[0].split(
      separator: "\n"
    )
    .filter { $0.hasPrefix("|") }
    #expect(rows.count == 2 + 3)
    let article = try Document.article("HowGoodIsGreedy").text()
    #expect(article.contains("\n" + rows.joined(separator: "\n") + "\n"))
  }

  /// Oracle: the files of the repository, and the articles of the catalogue that a link is in.
  @Test(arguments: Document.linked)
  func `every link leads to a file or an article`(document: Document) throws {
    let prose = try document.prose()
    let folder = document.file.deletingLastPathComponent()
    let links =
      prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
      + prose.matches(of: /(?:src|srcset|href)="([^"]+)"/).map { String($0.1) }
      + prose.matches(of: /<(doc:[^>]+)>/).map { String($0.1) }
    for link in links where !link.hasPrefix("https://") && !link.hasPrefix("#") {
      let target = link.split(separator: "#")[0]
      let path = target.hasPrefix("doc:") ? target.dropFirst(4) + ".md" : target
      let file = folder.appendingPathComponent(String(path)).path
      #expect(FileManager.default.fileExists(atPath: file), "\(document.path) links to \(link)")
    }
  }

  /// Oracle: the folders; a landing page is named as its module, and lists every article.
  @Test func `every catalogue has a landing page that leads to each of its articles`() throws {
    for folder in Set(Document.articles.map { $0.file.deletingLastPathComponent() }) {
      let module = folder.deletingPathExtension().lastPathComponent
      let landing = try String(
        contentsOf: folder.appendingPathComponent(module + ".md"), encoding: .utf8)
      #expect(landing.hasPrefix("# ``\(module)``\n") && landing.contains("\n## Topics\n"))
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where name != module + ".md" && name.hasSuffix(".md") {
        #expect(landing.contains("- <doc:\(name.dropLast(3))>\n"), "\(module) without \(name)")
      }
    }
  }
}
