/// The messages in a Swift file: what catalogues have as keys.
///
/// A key is the text of a literal with `{a}`, `{b}` … where it interpolates; literals that `+` joins are
/// one. Messages are what is in calls of `localized`, of errors and of what refuses, what is declared
/// as a `Phrase`, and the titles of tables and sections.
struct PhraseScanner {
  private(set) var keys: Set<String> = []
  private let text: [Character]

  /// Calls with messages among their arguments; in those of `localized` every literal is one.
  private static let calls: Set<String> = [
    "localized", "CommandError", "TextFault", "ResolutionError", "Diagnostic", "require",
    "required", "note", "refusal", "reserved", "wrongStep", "add", "check", "mass", "amount",
    "unexpected", "invalid", "torn", "badEscape", "section", "Fact", "figure", "words", "cells",
    "name",
  ]
  private static let titles: Set<String> = ["section", "Fact", "figure", "words", "cells", "name"]

  /// Scans a file; in a table of wording every literal is a message.
  init(_ lines: [String], isTable: Bool = false) {
    let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    text = Array(code.joined(separator: "\n") + "\n")
    if isTable {
      keys = Set(literals(from: 0, until: text.count).filter(Self.hasWords))
    } else {
      scan()
    }
  }

  static func hasWords(_ key: String) -> Bool {
    (!key.hasPrefix("--") || key.contains(" "))
      && key.replacing(/\{[a-z]\}/, with: "").contains(/[A-Za-z]{2}/)
  }

  private mutating func scan() {
    var index = 0
    var word = ""
    while index < text.count {
      let character = text[index]
      if character.isLetter {
        word.append(character)
      } else {
        if character == "(", Self.calls.contains(word), !isDeclared(word, before: index) {
          take(call: word, from: index + 1)
        } else if word == "Phrase", let found = firstLiteral(from: index) {
          keys.formUnion(found.filter { $0.contains(" ") })
        } else if character == "(", word == "counted" {
          for noun in literals(from: index + 1, until: end(ofCallFrom: index + 1)) {
            keys.insert("{n} " + noun)
          }
        }
        word = ""
      }
      index += 1
    }
  }

  private func isDeclared(_ word: String, before index: Int) -> Bool {
    let start = max(0, index - word.count - 5)
    return String(text[start..<(index - word.count)]) == "func "
  }

  private mutating func take(call: String, from start: Int) {
    var end = end(ofCallFrom: start)
    // What is added may be told in a closure behind the call.
    if call == "add", text[min(end + 1, text.count - 1)...].prefix(2).elementsEqual(" {") {
      end = self.end(ofCallFrom: end + 3)
    }
    let found = literals(from: start, until: end)
    if Self.titles.contains(call) {
      if text[start...].first(where: { !$0.isWhitespace }) == "\"", let title = found.first {
        keys.insert(title)
      }
    } else {
      keys.formUnion(found.filter { call == "localized" || $0.contains(" ") })
    }
    keys = keys.filter(Self.hasWords)
  }

  /// The literals of a declaration, which is a line or what its literal or its choice spans.
  private func firstLiteral(from start: Int) -> [String]? {
    guard let line = text[start...].firstIndex(of: "\n") else { return nil }
    var head = String(text[start..<line])
    if !head.contains("\"") {
      guard head.hasSuffix("=") || head.hasSuffix("{"),
        let next = text[(line + 1)...].firstIndex(of: "\n")
      else {
        return nil
      }
      head = String(text[start..<next])
    }
    guard head.firstMatch(of: /^\??\s*(=|\{)/) != nil, let open = head.firstIndex(of: "\"") else {
      return nil
    }
    var index = start + head.distance(from: head.startIndex, to: open)
    var found: [String] = []
    while true {
      let (literal, next) = chain(at: index)
      found.append(literal)
      index = next
      while index < text.count, text[index].isWhitespace { index += 1 }
      guard index < text.count, text[index] == ":" else { return found }
      index += 1
      while index < text.count, text[index].isWhitespace { index += 1 }
      guard index < text.count, text[index] == "\"" else { return found }
    }
  }

  // MARK: Literals

  private func end(ofCallFrom start: Int) -> Int {
    var (depth, index) = (1, start)
    while index < text.count {
      switch text[index] {
      case "\"": index = literal(at: index).end - 1
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth == 0 { return index }
      index += 1
    }
    return index
  }

  private func literals(from start: Int, until end: Int) -> [String] {
    var found: [String] = []
    var index = start
    while index < end {
      guard text[index] == "\"" else {
        index += 1
        continue
      }
      let (key, next) = chain(at: index)
      found.append(key)
      index = next
    }
    return found
  }

  /// A literal and those that `+` joins to it.
  private func chain(at start: Int) -> (key: String, end: Int) {
    var (key, count, end) = literal(at: start)
    while true {
      var next = end
      while next < text.count, text[next].isWhitespace { next += 1 }
      guard next < text.count, text[next] == "+" else { return (key, end) }
      next += 1
      while next < text.count, text[next].isWhitespace { next += 1 }
      guard next < text.count, text[next] == "\"" else { return (key, end) }
      let more = literal(at: next, places: count)
      (key, count, end) = (key + more.key, more.places, more.end)
    }
  }

  private func literal(at start: Int, places: Int = 0) -> (key: String, places: Int, end: Int) {
    let isLong = start + 2 < text.count && text[start + 1] == "\"" && text[start + 2] == "\""
    var (key, places, index) = ("", places, start + (isLong ? 3 : 1))
    while index < text.count {
      let character = text[index]
      if character == "\"", !isLong || text[index...].prefix(3).allSatisfy({ $0 == "\"" }) {
        return (isLong ? Self.unindented(key) : key, places, index + (isLong ? 3 : 1))
      }
      guard character == "\\" else {
        key.append(character)
        index += 1
        continue
      }
      switch text[index + 1] {
      case "(":
        key += "{\(Unicode.Scalar(UInt8(ascii: "a") + UInt8(places)))}"
        places += 1
        index = end(ofCallFrom: index + 2) + 1
      case "n":
        key += "\\n"
        index += 2
      case "\n":
        key += "\u{1}\n"
        index += 2
      case let escaped:
        key.append(escaped)
        index += 2
      }
    }
    return (key, places, index)
  }

  /// The text of a literal over several lines, of which the last one tells the indentation.
  private static func unindented(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let indentation = lines.last?.count ?? 0
    return lines.dropFirst().dropLast().map { $0.dropFirst(indentation) }
      .joined(separator: "\n").replacing("\u{1}\n", with: "")
  }
}
