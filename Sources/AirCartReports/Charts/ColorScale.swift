/// The colours of `scales.css`, by the names of their classes.
enum ColorScale {
  /// A colour: its class, its value, and whether the text on it is white.
  struct Color {
    let name: String
    let fill: String
    let isDark: Bool
  }

  /// The shades from dark to light, and the colours of categories, in the order of the style.
  private static let shades = colors("c")
  private static let categories = colors("k")

  /// Reads the colours whose classes begin with a letter, one on each line.
  private static func colors(_ letter: Character) -> [Color] {
    String(describing: PageAssets.scalesCSS).split(separator: "\n").compactMap { line in
      let words = line.split { " .{}:;".contains($0) }
      guard line.hasPrefix(".\(letter)"), words.count == 5 else { return nil }
      return Color(name: String(words[0]), fill: String(words[2]), isDark: words[4] == "#fff")
    }
  }

  /// Returns so many shades from light to dark; neighbours differ visibly, and few shades do not go
  /// to the ends.
  static func ordered(_ count: Int) -> [Color] {
    let step = min(64, 240 / max(1, count - 1))
    return (0..<count).map { shades[shades.count - 6 - $0 * step] }
  }

  /// Returns the colour of one of some categories; they repeat after eight, their letters do not.
  static func category(_ index: Int) -> Color { categories[index % categories.count] }
}
