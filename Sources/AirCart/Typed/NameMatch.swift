/// What a typed name leads to.
package enum NameMatch: Equatable, Sendable {
  /// The position of the one choice that is meant.
  case one(Int)
  /// The positions of the choices that could be meant.
  case several([Int])
  /// Nothing has such a name.
  case none
}

/// All that something is called, as names are compared.
package struct CalledNames: Equatable, Sendable {
  package let name: TypedText
  /// What the name consists of, such as a short name and a grade.
  package let parts: [TypedText]
  /// Abbreviations and other words for it.
  package let aliases: [TypedText]

  /// Takes names whose letters are small.
  package init(_ name: TypedText, parts: [TypedText] = [], aliases: [TypedText] = []) {
    self.name = name.foldedName
    self.parts = parts.map { $0.foldedName }
    self.aliases = aliases.map { $0.foldedName }
  }

  /// A listed product by all that it is called.
  package init(_ product: Product) {
    self.init(
      product: TypedText(product.name.utf8).lowercased,
      aliases: product.aliases.map { TypedText($0.utf8).lowercased })
  }

  /// A product, which may also be called by what stands before its parenthesis and by its grade or lot, which is
  /// in it; a listed one by its aliases too.
  package init(product name: TypedText) {
    let listed = ProductCatalogue.called.first { $0.name == name.foldedName }
    self = listed ?? CalledNames(product: name, aliases: [])
  }

  private init(product name: TypedText, aliases: [TypedText]) {
    let start = name.length { $0 != UInt8(ascii: "(") }
    self.init(
      name, parts: start == name.count ? [] : [name[..<start], name[start...]], aliases: aliases)
  }

  package var all: [TypedText] { [name] + parts + aliases }
}

extension TypedText {
  /// The name as names are compared: without spaces and parentheses.
  package var foldedName: TypedText {
    TypedText(
      plainSigns.bytes.filter { !$0.isBlank && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ")") })
  }
}

extension [CalledNames] {
  /// Finds what a typed name means: the one rule for names, on the command line, in files and on pages.
  ///
  /// The name without regard to case, spaces and parentheses comes first, then its parts and aliases,
  /// and last, where they are taken, names and parts that begin so. The first of these steps that finds
  /// anything decides.
  ///
  /// The beginning of a name does where `takesBeginnings` says so; without a letter it must reach a
  /// hyphen: `21-0` may begin a grade, `4` may not.
  package func match(_ typed: TypedText, takesBeginnings: Bool) -> NameMatch {
    let typed = typed.foldedName
    guard !typed.isEmpty else { return .none }
    let named = indices.filter { self[$0].name == typed }
    let called = named.isEmpty ? indices.filter { self[$0].all.contains(typed) } : named
    let isLongEnough = takesBeginnings && typed.bytes.contains { $0.isLetter || $0 == .hyphen }
    let found =
      called.isEmpty && isLongEnough
      ? indices.filter { index in
        ([self[index].name] + self[index].parts).contains { $0.hasPrefix(typed) }
      } : called
    guard let first = found.first else { return .none }
    return found.count == 1 ? .one(first) : .several(found)
  }
}
