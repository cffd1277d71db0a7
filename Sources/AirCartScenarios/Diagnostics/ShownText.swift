// How names and numbers from a file, which may hold anything, are shown in messages.

extension String {
  /// The text in double quotes, without what would disturb a terminal, and not too long.
  package var quoted: String { "\"\(clipped)\"" }

  /// The text without what would disturb a terminal, and not too long.
  package var clipped: String {
    let limit = 48
    let start = unicodeScalars.prefix(limit).map(\.harmless).joined()
    return unicodeScalars.dropFirst(limit).isEmpty ? start : start + "…"
  }
}

extension Unicode.Scalar {
  /// The scalar, or a visible stand-in where it would move the cursor or turn the line around.
  var harmless: String {
    switch value {
    case 0x00...0x1F: String(Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}")
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x2028, 0x2029: "\u{FFFD}"
    default: isDirectionControl ? "\u{FFFD}" : String(self)
    }
  }

  /// Whether the scalar turns the direction of the text behind it (UAX #9, section 2).
  package var isDirectionControl: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The columns that the scalar takes in a terminal: 0, 1 or 2.
  var columns: Int {
    guard value >= 0x300 else { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return isWide ? 2 : 1
    }
  }

  /// The blocks that UAX #11 lists as wide, roughly.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

extension Double {
  /// The shortest form that reads back the same, without a trailing `.0`.
  package var plain: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number without the dust of binary fractions: 0.3 for 0.1 + 2 · 0.1.
  package var roundedForPeople: Double {
    let scale = 1e9
    let rounded = (self * scale).rounded(.toNearestOrEven) / scale
    return rounded.isFinite && abs(self - rounded) <= 1e-9 ? rounded : self
  }

  /// The number with a comma between thousands where it is whole, for messages only.
  package var grouped: String {
    guard let whole = Int(exactly: self) else { return plain }
    return whole.grouped
  }
}

extension Int {
  /// The number with a comma between thousands, for messages only.
  package var grouped: String {
    var digits = String(magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (self < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }
}

extension [String] {
  /// The texts as a list in a sentence: `a, b or c`.
  package func enumerated(by conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
