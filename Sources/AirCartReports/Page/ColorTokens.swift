/// The colours of pages by name, read from the style that defines them.
///
/// Charts stand alone as files, where the variables of a page are not at hand; so they are given
/// the values. The style stays the only place that states them.
package struct ColorTokens: Sendable {
  /// A scheme of colours.
  package enum Scheme: String, CaseIterable, Sendable {
    case light
    case dark
  }

  /// Names without the leading dashes, in the order of the style, each with its `#rrggbb`.
  package let all: [(name: String, value: String)]

  /// Reads the colours of a scheme; what the dark one leaves out it has from the light one.
  package init(_ scheme: Scheme) {
    let style = String(describing: PageAssets.tokensCSS)
    let blocks = style.split(separator: "@media", omittingEmptySubsequences: false)
    var all = Self.definitions(blocks[0])
    if scheme == .dark {
      let dark = blocks.first { $0.contains("prefers-color-scheme: dark") } ?? ""
      for (name, value) in Self.definitions(dark) {
        all = all.map { $0.name == name ? (name, value) : $0 }
      }
    }
    self.all = all
  }

  /// The colour of a name.
  package subscript(_ name: String) -> String {
    guard let found = all.first(where: { $0.name == name }) else {
      preconditionFailure("tokens.css defines no colour --\(name)")
    }
    return found.value
  }

  /// The colours defined in a part of the style: `--name: #rrggbb;`.
  private static func definitions(_ style: Substring) -> [(name: String, value: String)] {
    style.split(separator: "\n").compactMap { line in
      let words = line.split { " :;".contains($0) }
      guard words.count == 2, words[0].hasPrefix("--"), words[1].hasPrefix("#") else { return nil }
      return (String(words[0].dropFirst(2)), String(words[1]))
    }
  }
}
