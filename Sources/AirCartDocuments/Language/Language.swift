/// A language that AirCart speaks: what it says for the English words, and how it writes numbers.
///
/// English is what the code says. Every other language has a catalogue in `Assets`, in the format
/// of gettext, which `swift package embed-assets` makes into sources.
package struct Language: Sendable {
  /// The tag of BCP 47: `fr-CA`.
  package let tag: String
  /// What it is called in itself.
  package let name: String
  package let decimalMark: String
  package let groupMark: String
  package let phrase: @Sendable (_ one: String, _ other: String, _ count: Int) -> String?
  /// What the what-if page says for its English words; `nil` where it says these.
  package let pageMessages: (@Sendable () -> MessageCatalogue)?

  /// Makes a language; `phrase` is the template for an English one, which has two forms where
  /// grammar counts, and `nil` where it has none.
  package init(
    tag: String, name: String, decimalMark: String = ".", groupMark: String = ",",
    pageMessages: (@Sendable () -> MessageCatalogue)? = nil,
    phrase: @escaping @Sendable (_ one: String, _ other: String, _ count: Int) -> String?
  ) {
    self.tag = tag
    self.name = name
    self.decimalMark = decimalMark
    self.groupMark = groupMark
    self.pageMessages = pageMessages
    self.phrase = phrase
  }

  /// A language with catalogues, which are read when their first message is asked for.
  private init(
    _ tag: String, _ name: String, _ catalogue: @escaping @Sendable () -> MessageCatalogue,
    page: @escaping @Sendable () -> MessageCatalogue
  ) {
    // A thin space that does not break, as both languages write 1 250,5.
    self.init(
      tag: tag, name: name, decimalMark: ",", groupMark: "\u{202F}", pageMessages: page
    ) { catalogue().message(one: $0, other: $1, count: $2) }
  }

  /// The language of all text that is made meanwhile.
  @TaskLocal package static var current = english

  package static let english = Language(tag: "en", name: "English") { _, _, _ in nil }
  package static let french = Language(
    "fr-CA", "français", { frenchMessages }, page: { french(LanguageAssets.frenchPagePO) })
  package static let ukrainian = Language(
    "uk", "українська", { ukrainianMessages },
    page: { ukrainian(LanguageAssets.ukrainianPagePO) })

  private static let frenchMessages = french(LanguageAssets.frenchPO)
  private static let ukrainianMessages = ukrainian(LanguageAssets.ukrainianPO)

  private static func french(_ catalogue: StaticString) -> MessageCatalogue {
    MessageCatalogue("\(catalogue)", forms: ["one", "other"]) { $0 > 1 ? 1 : 0 }
  }

  private static func ukrainian(_ catalogue: StaticString) -> MessageCatalogue {
    MessageCatalogue(
      "\(catalogue)", forms: ["one", "few", "many", "other"], form: ukrainianForm)
  }

  package static var all: [Language] { [english, french, ukrainian] }

  /// The language of a tag: its first part decides, so that `fr` and `fr-FR` are French.
  package init?(tag: String) {
    let own = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    guard let found = Self.all.first(where: { $0.tag.prefix(2) == own }) else { return nil }
    self = found
  }

  /// 1, 21, 31 … заправка; 2, 3, 4, 22 … заправки; 5, 11, 12 … заправок (Unicode CLDR, plural rules).
  private static func ukrainianForm(_ count: Int) -> Int {
    switch (count % 10, count % 100) {
    case (1, let rest) where rest != 11: 0
    case (2...4, let rest) where !(12...14).contains(rest): 1
    default: 2
    }
  }

  /// What it says for a template, the places filled; what no catalogue has is said in English.
  func text(one: String, other: String, _ values: [String], count: Int = 1) -> String {
    let template = phrase(one, other, count) ?? (count == 1 ? one : other)
    // A name that was asked for may have braces.
    return values.isEmpty ? template : template.filled(values)
  }
}

/// What `embed-assets` makes of the catalogues.
enum LanguageAssets {}

extension String {
  /// The template with its places filled: `{a}` and `{n}` stand for the first value, `{b}` for the
  /// second, and so on.
  fileprivate func filled(_ values: [String]) -> String {
    var text = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{") {
      text += rest[..<open]
      let place = rest[open...].prefix(3)
      if place.count == 3, place.last == "}", let letter = place.dropFirst().first?.asciiValue,
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
      {
        let index = letter == UInt8(ascii: "n") ? 0 : Int(letter - UInt8(ascii: "a"))
        text += values.indices.contains(index) ? values[index] : ""
        rest = rest[place.endIndex...]
      } else {
        // A brace that a file has.
        text += "{"
        rest = rest[open...].dropFirst()
      }
    }
    return text + rest
  }
}
