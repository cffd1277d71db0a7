// How names from a file, which may hold anything, are shown in messages.

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

  /// Whether the scalar turns the direction of the text after it (UAX #9, section 2).
  package var isDirectionControl: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension [String] {
  /// The words as an enumeration: `Tank 1, Tank 2 and Saddle`.
  package var listed: String { listed(joinedBy: localized("and")) }

  /// The words of which one is meant: `Tank 1, Tank 2 or Saddle`.
  package var alternatives: String { listed(joinedBy: localized("or")) }

  /// The words as an enumeration with a conjunction before the last.
  package func listed(joinedBy conjunction: String) -> String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
