package import AirCart

/// Something that is looked up by name, with everything that it is called.
package struct NameChoice: Equatable, Sendable {
  package let name: String
  /// What the name consists of, such as a short name and a grade.
  package let parts: [String]
  /// Abbreviations and other words for it.
  package let aliases: [String]
  /// All of these as names are compared.
  let called: CalledNames

  package init(_ name: String, parts: [String] = [], aliases: [String] = []) {
    self.name = name
    self.parts = parts
    self.aliases = aliases
    let text = { (name: String) in TypedText(name.lowercased().utf8) }
    called = CalledNames(text(name), parts: parts.map(text), aliases: aliases.map(text))
  }
}

extension [NameChoice] {
  /// Finds what a typed name means: the exact name first, then as names are called.
  package func match(_ name: String, takesBeginnings: Bool = false) -> NameMatch {
    if let exact = firstIndex(where: { $0.name == name }) { return .one(exact) }
    return map(\.called).match(TypedText(name.lowercased().utf8), takesBeginnings: takesBeginnings)
  }

  /// The full name of what was most likely meant by a name that leads to nothing; `nil` where it may
  /// as well be something else, for a wrong suggestion is worse than none.
  ///
  /// That is the longest name that occurs in it as whole words, as `Wheat` does in `red spring
  /// wheat`; else the only one that ends so, as `Sunflower` does for `flower`; else the closest. What
  /// has a grade means a product with that grade, and another word for a kind of product makes
  /// another product, as in `liquid urea`.
  package func closest(to name: String) -> String? {
    let grades = name.grades
    let alike = grades.isEmpty ? self : filter { $0.names.contains { $0.grades == grades } }
    if let meant = alike.longest(in: name) {
      let others = Set(name.words).subtracting(meant.names.flatMap(\.words))
      return others.isDisjoint(with: Self.kinds) ? meant.name : nil
    }
    let ending = alike.ending(with: name)
    // Of several none is likelier, and what is merely close is neither.
    guard ending.isEmpty else { return ending.count == 1 ? ending[0].name : nil }
    // The longer a name, the more of its letters may be slips.
    let close = closestNames(to: name, among: alike.flatMap(\.names)).first { close in
      let typed = [Unicode.Scalar](name.lowercased().unicodeScalars)
      let meant = [Unicode.Scalar](close.lowercased().unicodeScalars)
      // Of a few letters the first is no slip: KTS is not ATS.
      if typed.count <= 3, typed.first != meant.first { return false }
      // Another word is no slip either, as in navy beans for faba beans.
      if !name.isLike(close) { return false }
      return typed.count >= 10 || meant.starts(with: typed) || editDistance(typed, meant) <= 2
    }
    return close.flatMap { close in alike.first { $0.names.contains(close) }?.name }
  }

  /// Words that make another product of the one beside them.
  private static var kinds: Set<Substring> {
    [
      "liquid", "solution", "inoculant", "ammonium", "calcium", "magnesium", "nitrate",
      "phosphate", "polyphosphate", "superphosphate", "sulphate", "sulfate", "thiosulphate",
      "thiosulfate", "chloride", "super", "blend", "mix", "straw", "hay", "meal", "oil", "bran",
    ]
  }

  /// The choice of which the longest name occurs in a text; of equals the first in the text.
  private func longest(in text: String) -> NameChoice? {
    let words = text.words
    let found = flatMap { choice in
      choice.names.compactMap { name in
        words.place(of: name.words).map { (choice: choice, length: name.count, place: $0) }
      }
    }
    return found.max { ($0.length, -$0.place) < ($1.length, -$1.place) }?.choice
  }

  /// Shorter ends, such as `seed`, say too little.
  private func ending(with text: String) -> [NameChoice] {
    let end = text.foldedName
    guard end.count >= 5 else { return [] }
    // Another kind of product is not meant by the end of its word, as thiosulphate by sulphate.
    let others = Self.kinds.filter { $0 != end && $0.hasSuffix(end) }
    return filter { choice in
      choice.names.contains { name in
        name.foldedName.hasSuffix(end) && others.isDisjoint(with: name.words)
      }
    }
  }

  /// Finds the position of the one choice that a name or its beginning means; the error where there
  /// is none calls the choices by `noun`.
  package func position(meantBy name: String, among noun: String) throws(ResolutionError) -> Int {
    switch match(name, takesBeginnings: true) {
    case .one(let position): return position
    case .several(let positions):
      throw ResolutionError(ambiguous: name, among: names(at: positions))
    case .none:
      throw ResolutionError(
        .unknownProduct, "\(name.quoted) is not among \(localized(word: noun))",
        suggestion: closest(to: name))
    }
  }

  /// Finds the full name of the one choice that a name or its beginning means.
  package func name(meantBy name: String, among noun: String) throws(ResolutionError) -> String {
    self[try position(meantBy: name, among: noun)].name
  }

  package func names(at positions: [Int]) -> [String] { positions.map { self[$0].name } }
}

extension NameChoice {
  fileprivate var names: [String] { [name] + parts + aliases }
}

extension String {
  /// The name as names are compared: without regard to case, spaces and parentheses.
  package var foldedName: String {
    TypedText(lowercased().utf8).foldedName.text
  }

  /// Whether each word of letters is that of another name with as many words, but for slips in less
  /// than half of it.
  fileprivate func isLike(_ other: String) -> Bool {
    let (own, others) = (words, other.words)
    guard own.count == others.count, own.count > 1 else { return true }
    return zip(own, others).allSatisfy { word, meant in
      let letters = (Array(word.unicodeScalars), Array(meant.unicodeScalars))
      return word.first?.isNumber == true
        || 2 * editDistance(letters.0, letters.1) < max(letters.0.count, letters.1.count)
    }
  }

  /// The words of a name in lower case; a grade has several, as in `46`, `0`, `0`.
  fileprivate var words: [Substring] { lowercased().split { !$0.isLetter && !$0.isNumber } }
}

extension [Substring] {
  /// Where words occur in these one behind the other; `nil` for no words.
  fileprivate func place(of words: [Substring]) -> Int? {
    words.isEmpty ? nil : firstRange(of: words)?.lowerBound
  }
}

// MARK: - Products and carts

extension NameChoice {
  /// A listed product, which may also be called by what stands before its parenthesis and by its
  /// grade, which is in it.
  package init(_ product: Product) {
    self.init(product.name, parts: Self.parts(of: product.name), aliases: product.aliases)
  }

  /// A product that a job has: a listed one keeps its aliases, and another may be called by what is in
  /// its parenthesis, as in `Wheat (AAC Brandon)`.
  package init(product name: String) {
    self =
      ProductCatalogue.product(named: name).map { NameChoice($0) }
      ?? NameChoice(name, parts: Self.parts(of: name))
  }

  private static func parts(of name: String) -> [String] {
    name.split(separator: "(", maxSplits: 1).map {
      String($0.filter { $0 != ")" }).withoutSpacesAround
    }
  }
}

extension ProductCatalogue {
  package static let choices = all.map { NameChoice($0) }

  /// The full name of the listed product that goes by a name, whatever its case.
  package static func fullName(of name: String) -> String? {
    guard case .one(let position) = choices.match(name) else { return nil }
    return all[position].name
  }
}

extension CartCatalogue {
  /// The carts by all of their names, in the order of the catalogue.
  static let choices = makers.flatMap { maker in
    maker.carts.map { NameChoice($0.name, aliases: ["\(maker.name) \($0.name)"]) }
  }
}

extension ResolutionError {
  /// Says that a name could mean several things.
  package init(ambiguous name: String, among names: [String]) {
    let fact: Phrase = "\(name.quoted) may mean \(names.map(\.quoted).alternatives)"
    let remedy: Phrase = "write more of the name"
    self.init(.ambiguousName, fact, notes: [remedy])
  }
}

/// Why the name of a cart, product or tank leads to none, whoever asks.
package struct ResolutionError: Error, Equatable, Sendable {
  /// The kind, stable over releases.
  package let code: DiagnosticCode
  /// What is wrong, in one line without a full stop.
  package let message: String
  /// What was most likely meant, to be written in place of the whole text that was given.
  package let suggestion: String?
  /// Further facts, one line each.
  package let notes: [String]
  /// Whether a density would make a product of the name.
  package let takesDensity: Bool

  package init(
    _ code: DiagnosticCode, _ message: Phrase, suggestion: String? = nil, notes: [Phrase] = [],
    takesDensity: Bool = true
  ) {
    self.code = code
    self.message = message.text
    self.suggestion = suggestion
    self.notes = notes.map(\.text)
    self.takesDensity = takesDensity
  }
}

extension Diagnostic {
  /// Creates the diagnostic of an error at its place in a document.
  init(_ error: ResolutionError, at location: DocumentLocation, notes: [String] = []) {
    self.init(
      error.code, Phrase(verbatim: error.message), at: location,
      suggestion: error.suggestion?.quoted,
      notes: (error.notes + notes).map(Phrase.init(verbatim:)))
  }
}
