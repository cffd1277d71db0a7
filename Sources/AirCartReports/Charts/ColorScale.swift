/// A colour map of 256 steps, read from the style that pages use.
struct ColorScale {
  /// A step's colour, and whether the text on it is white.
  struct Step {
    let fill: String
    let isDark: Bool
  }

  private let steps: [Step]

  /// From the least to the greatest.
  static let sequential = ColorScale("c")
  /// Below and above zero.
  static let signed = ColorScale("d")

  private init(_ prefix: Character) {
    steps = String(describing: PageAssets.scalesCSS).split(separator: "\n").compactMap { line in
      let words = line.split { " {}:;".contains($0) }
      guard words.count == 5, words[0].hasPrefix(".\(prefix)") else { return nil }
      return Step(fill: String(words[2]), isDark: words[4] == "#fff")
    }
    precondition(steps.count == 256, "a colour map has 256 steps, not \(steps.count)")
  }

  subscript(_ step: Int) -> Step { steps[step] }

  /// The step for a value between two others.
  static func step(_ value: Double, from low: Double, to high: Double) -> Int {
    guard high > low else { return low > 0 ? 128 : 0 }
    return min(255, max(0, Int((value - low) / (high - low) * 256)))
  }

  /// The steps of the classes of a cart's load.
  static let classSteps = [24, 80, 136, 192, 248]

  /// The step for one of some products.
  static func step(ofName index: Int, among count: Int) -> Int {
    count < 2 ? 128 : 24 + index * 224 / (count - 1)
  }
}
