/// The colours and sizes of pages by name, read from the style that defines them.
///
/// Charts stand alone as files, where the variables of a page are not at hand; so they are given
/// the values. The style stays the only place that states them.
package struct ColorTokens: Sendable {
  package enum Scheme: String, CaseIterable, Sendable {
    case light
    case dark
  }

  /// Every token in the order of the style, by its name without the leading dashes.
  private let tokens: [(name: String, value: String)]

  /// Reads the tokens of a scheme; what the dark one leaves out it has from the light one.
  package init(_ scheme: Scheme) {
    let style = String(describing: PageAssets.tokensCSS)
    let blocks = style.split(separator: "@media", omittingEmptySubsequences: false)
    var tokens = Self.definitions(blocks[0])
    if scheme == .dark {
      let dark = blocks.first { $0.contains("prefers-color-scheme: dark") } ?? ""
      for (name, value) in Self.definitions(dark) {
        tokens = tokens.map { $0.name == name ? (name, value) : $0 }
      }
    }
    self.tokens = tokens
  }

  /// The colours by name, each as `#rrggbb` or `#rrggbbaa`.
  package var colors: [(name: String, value: String)] {
    tokens.filter { $0.value.hasPrefix("#") }
  }

  package subscript(_ name: String) -> String {
    guard let found = tokens.first(where: { $0.name == name }) else {
      preconditionFailure("tokens.css defines no --\(name)")
    }
    return found.value
  }

  /// Returns a style with the values in place of the variables: `var(--text)` becomes `#000000`.
  package func resolved(_ style: String) -> String {
    var parts = style.split(separator: "var(--", omittingEmptySubsequences: false)
    let first = parts.removeFirst()
    return parts.reduce(into: String(first)) { resolved, part in
      let name = part.prefix { $0 != ")" }
      resolved += self[String(name)] + part.dropFirst(name.count + 1)
    }
  }

  /// The tokens defined in a part of the style, each on a line: `--name: value;`.
  private static func definitions(_ style: Substring) -> [(name: String, value: String)] {
    style.split(separator: "\n").compactMap { line in
      let words = line.split { " :;".contains($0) }
      guard words.count == 2, words[0].hasPrefix("--") else { return nil }
      return (String(words[0].dropFirst(2)), String(words[1]))
    }
  }
}
