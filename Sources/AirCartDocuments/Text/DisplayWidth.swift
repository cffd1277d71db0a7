extension StringProtocol {
  /// How many columns of a terminal the text takes.
  ///
  /// A character counts as its widest scalar does: 0 for marks and format characters, 2 for East
  /// Asian wide characters and emoji, 1 for all others. Ambiguous characters count as narrow.
  package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// The text with every character spelled out that would move the cursor or hide something.
  ///
  /// Names and paths come from outside; an escape sequence in one must not reach the terminal.
  package var printable: String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isUnprintable {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text with a capital letter at its beginning, the others as they are.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension String {
  /// The text without spaces at its end.
  package var trimmedEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}

extension Character {
  /// How many columns of a terminal the character takes.
  package var displayWidth: Int {
    if isASCII { return 1 }
    return unicodeScalars.reduce(0) { Swift.max($0, $1.displayWidth) }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar moves the cursor, breaks the line or turns the direction of text.
  package var isUnprintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: isDirectionControl
    }
  }

  /// How many columns of a terminal the scalar takes.
  var displayWidth: Int {
    // The emoji variation selector asks for the wide picture of a narrow character.
    if value == 0xFE0F || properties.isEmojiPresentation || isWide { return 2 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return 1
    }
  }

  /// The blocks that Unicode's East Asian Width calls wide or full width (UAX 11).
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
