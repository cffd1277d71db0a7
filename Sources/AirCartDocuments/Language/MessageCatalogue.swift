/// The messages of a gettext catalogue: `msgid` in English, `msgstr` in another language, and
/// `msgid_plural` with `msgstr[0]` … where grammar counts.
///
/// Source: GNU gettext manual, "The Format of PO Files". Contexts are not used, and flags are
/// comments: a fuzzy entry counts like any other. Foundation reads no such file, and translators
/// have editors for it.
package struct MessageCatalogue: Sendable {
  /// The forms of a message, by its English text.
  package private(set) var messages: [String: [String]] = [:]
  /// The names of its forms in Unicode CLDR; where a message has fewer, its last form has the others.
  private let formNames: [String]
  private let form: @Sendable (Int) -> Int

  /// Reads a catalogue, with a function that tells which form of a message a count takes.
  package init(
    _ text: String, forms: [String] = ["one", "other"], form: @escaping @Sendable (Int) -> Int
  ) {
    (formNames, self.form) = (forms, form)
    var key: String?
    var forms: [String] = []
    var isKey = false
    for line in text.split(separator: "\n") where line.first != "#" {
      guard let open = line.firstIndex(of: "\""), let close = line.lastIndex(of: "\"") else {
        continue
      }
      let word = line[..<open]
      let content = Self.unescaped(
        line[line.index(after: open)..<max(close, line.index(after: open))])
      if word.hasPrefix("msgid_plural") {
        isKey = false
      } else if word.hasPrefix("msgid") {
        add(forms, to: key)
        (key, forms, isKey) = (content, [], true)
      } else if word.hasPrefix("msgstr") {
        forms.append(content)
        isKey = false
      } else if isKey {
        key = key.map { $0 + content }
      } else if !forms.isEmpty {
        forms[forms.count - 1] += content
      }
    }
    add(forms, to: key)
  }

  private mutating func add(_ forms: [String], to key: String?) {
    // The message of no text is the head of the file; one without words is not translated yet.
    guard let key, !key.isEmpty, forms.allSatisfy({ !$0.isEmpty }) else { return }
    messages[key] = forms
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("\\") else { return String(text) }
    var plain = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        plain.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        plain.append(character)
      }
    }
    return plain
  }

  /// The forms of a message by their names; `nil` where it has one for any count.
  package func named(_ forms: [String]) -> [(name: String, text: String)]? {
    guard let last = forms.last, forms.count > 1 else { return nil }
    return formNames.enumerated().map { ($1, forms.indices.contains($0) ? forms[$0] : last) }
  }

  /// The message for an English one, in the form that a count takes; `nil` where it has none.
  func message(one: String, other: String, count: Int) -> String? {
    // A count in a sentence has the text for several things as key, where they differ.
    guard let forms = messages[one] ?? messages[other] else { return nil }
    return forms[min(form(count), forms.count - 1)]
  }
}
