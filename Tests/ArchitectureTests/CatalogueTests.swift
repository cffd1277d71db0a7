import Foundation
import Testing

/// Oracles: the messages in the sources, and the English text of each row.
@Suite struct CatalogueTests {
  private struct Row {
    var keys: [String] = []
    var forms: [String] = []
  }

  private static let languages = ["french": 2, "ukrainian": 3]

  private static func rows(_ language: String) throws -> [Row] {
    let path = "Sources/AirCartDocuments/Language/Assets/\(language).po"
    let text = try String(
      contentsOf: SourceTree.root.appendingPathComponent(path), encoding: .utf8)
    var rows: [Row] = []
    for line in text.split(separator: "\n") {
      guard let open = line.firstIndex(of: "\""), line.last == "\"" else { continue }
      let content = line[line.index(after: open)...].dropLast()
        .replacing("\\\\", with: "\u{1}").replacing("\\\"", with: "\"").replacing(
          "\u{1}", with: "\\")
      if line.hasPrefix("msgid_plural") {
        rows[rows.count - 1].keys.append(String(content))
      } else if line.hasPrefix("msgid ") {
        rows.append(Row(keys: [String(content)]))
      } else if line.hasPrefix("msgstr") {
        rows[rows.count - 1].forms.append(String(content))
      }
    }
    return Array(rows.dropFirst())
  }

  /// The files with what a plan, a comparison, a load sheet and errors about them say.
  private static func isTranslated(_ path: String) -> Bool {
    let rooms = [
      "AirCartDocuments/", "AirCartReports/Answers/", "AirCartReports/Documents/",
      "AirCartReports/Wording/", "AirCartReports/Charts/FillsMap",
      "AirCartReports/Charts/CartDrawing",
      "AirCartCommandLine/Job/", "AirCartCommandLine/Parsing/", "AirCartCommandLine/Terminal/",
      "AirCartCommandLine/Runs/OutputFiles", "AirCartCommandLine/Runs/FailureCondition",
      "AirCartCommandLine/Verbs/Plan/",
      "AirCartCommandLine/Verbs/Compare/",
    ]
    let others = [
      "/Generated/", "/Language/", "WhatIf", "Adjust", "VariedText", "Help", "BuiltIn",
      "ManualPage",
      "OptionDescription", "Completion", "JSON",
    ]
    return rooms.contains { path.hasPrefix("Sources/" + $0) }
      && !others.contains { path.contains($0) }
  }

  private static func messages() throws -> Set<String> {
    try SourceTree.files().filter { isTranslated($0.path) }.reduce(into: []) { keys, file in
      let isTable = ["/Wording.swift", "/SheetWording.swift"].contains { file.path.hasSuffix($0) }
      keys.formUnion(PhraseScanner(file.lines, isTable: isTable).keys)
    }
  }

  @Test(arguments: languages.keys.sorted())
  func `every message has a row, and every row a message`(language: String) throws {
    let keys = Set(try Self.rows(language).flatMap(\.keys))
    let messages = try Self.messages()
    #expect(messages.count > 1_000)
    #expect(messages.subtracting(keys).sorted() == [])
    // Words of lists, such as crops, are in no literal that says so.
    let dead = keys.subtracting(messages).filter { $0.split(separator: " ").count > 6 }
    #expect(dead.sorted() == [])
  }

  /// `{a}`, `{b}` … or `{name}` of a text.
  private static func places(_ text: String) -> Set<String> {
    Set(text.matches(of: /\{\w+\}/).map { String($0.output) })
  }

  private static func edges(_ text: String) -> [Bool] {
    [text.hasPrefix(" "), text.hasSuffix(" ")]
  }

  @Test(arguments: languages.keys.sorted(), ["", "-page"])
  func `no value and no space is lost`(language: String, page: String) throws {
    for row in try Self.rows(language + page) {
      let places = row.keys.map(Self.places).reduce(into: Set()) { $0.formUnion($1) }
      // One thing may be said without its number, as in "one fill"; several may not.
      let full = row.forms.count == 1 ? row.forms : Array(row.forms.dropFirst())
      #expect(full.allSatisfy { Self.places($0) == places }, "\(row.keys)")
      #expect(row.forms.allSatisfy { Self.edges($0) == Self.edges(row.keys[0]) }, "\(row.keys)")
      #expect(row.forms.allSatisfy { !$0.isEmpty }, "\(row.keys)")
      let isCounted = row.keys.count > 1
      #expect(row.forms.count == (isCounted ? Self.languages[language] : 1), "\(row.keys)")
    }
  }

  /// Oracle: by hand.
  @Test func `messages are found where they are said`() {
    let source = #"""
      let a = localized("One \(n(")")) of " + "\(b) two")
      throw CommandError("No \(x).", remedy: isIt ? "Take one." : "Take \(y).")
      private static let remedy: Phrase =
        "Mend it."
      static let plain = "Not a message."
      .figure("Load") { "\($0) and no message" }
      count.counted("fill")
      // localized("a comment")
      localized(
        """
        Long \
        text.
        """)
      """#
    let keys = PhraseScanner(source.split(separator: "\n").map(String.init)).keys
    #expect(
      keys == [
        "One {a} of {b} two", "No {a}.", "Take one.", "Take {a}.", "Mend it.", "Load", "{n} fill",
        "Long text.",
      ])
  }
}
