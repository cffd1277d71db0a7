import Foundation
import Testing

/// Many small goldens in one document that reads well: Markdown with a heading for each case, and
/// below it fenced blocks, of which the last is what a test compares.
package struct GoldenDocument {
  /// A heading and its blocks.
  package struct Case: Sendable, CustomTestStringConvertible {
    package let title: String
    package fileprivate(set) var blocks: [Block]

    package var testDescription: String { title }

    /// What was recorded: the text of the last block.
    package var recorded: String? { blocks.last?.text }

    /// What is given: the first block, where another one follows.
    package var input: [UInt8]? { blocks.count > 1 ? blocks.first?.bytes : nil }
  }

  /// A fenced block.
  package struct Block: Sendable {
    package let language: String
    package let text: String

    /// The text, or in a block of `bytes` what it spells: no line breaks, `<0A>` for the byte 0A.
    package var bytes: [UInt8] {
      guard language == "bytes" else { return [UInt8](text.utf8) }
      let pieces = text.filter { $0 != "\n" }.split(
        separator: "<", omittingEmptySubsequences: false)
      return pieces.dropFirst().reduce(into: Array((pieces.first ?? "").utf8)) { bytes, piece in
        bytes.append(UInt8(piece.prefix(2), radix: 16)!)
        bytes.append(contentsOf: piece.dropFirst(3).utf8)
      }
    }

    /// A fence longer than any in the text.
    fileprivate var fence: String {
      var fence = "```"
      while text.contains(fence) { fence += "`" }
      return fence
    }

    fileprivate var markdown: String { "\(fence)\(language)\n\(text)\(fence)\n" }
  }

  private var introduction = ""
  package private(set) var cases: [Case] = []

  /// Reads a document.
  package init(_ text: String) {
    // By bytes, because "\r\n" is one character.
    var lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }[...]
    while let line = lines.popFirst() {
      if line.hasPrefix("## ") {
        cases.append(Case(title: String(line.dropFirst(3)), blocks: []))
      } else if line.hasPrefix("```"), !cases.isEmpty {
        let fence = line.prefix { $0 == "`" }
        let inside = lines.prefix { $0 != fence }
        lines = lines.dropFirst(inside.count + 1)
        cases[cases.count - 1].blocks.append(
          Block(
            language: String(line.dropFirst(fence.count)),
            text: inside.map { $0 + "\n" }.joined()))
      } else if cases.isEmpty {
        introduction += line + "\n"
      }
    }
  }

  /// The document in `Golden` beside a test; without cases where there is none.
  package init(named name: String, testFile: String = #filePath) {
    let file = goldenFile(name, beside: testFile)
    self.init((try? String(contentsOf: file, encoding: .utf8)) ?? "")
  }

  /// The document as it is written.
  package var text: String {
    let sections = cases.map { section in
      "## \(section.title)\n\n" + section.blocks.map(\.markdown).joined(separator: "\n")
    }
    return introduction + sections.joined(separator: "\n")
  }

  package subscript(title: String) -> Case? { cases.first { $0.title == title } }

  /// Puts a text into the last block of a case, or behind all others where there is no such case.
  mutating func record(_ text: String, in title: String) {
    guard let index = cases.firstIndex(where: { $0.title == title }) else {
      if cases.isEmpty { introduction = "# Recorded\n\n" }
      cases.append(Case(title: title, blocks: [Block(language: "text", text: text)]))
      return
    }
    let last = cases[index].blocks.popLast()
    cases[index].blocks.append(Block(language: last?.language ?? "text", text: text))
  }
}
