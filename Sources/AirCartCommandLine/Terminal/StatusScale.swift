package import AirCart
package import AirCartReports

// How states of a cart and its tanks look on a terminal.

extension CartLoad {
  package var role: Role {
    switch self {
    case .ok: .ok
    case .watch: .watch
    case .tight: .tight
    case .over: .over
    }
  }

  /// A sign that tells the states apart without colour.
  package func glyph(_ glyphs: Glyphs) -> String {
    if glyphs == .unicode { return sign }
    return switch self {
    case .ok: "ok"
    case .watch: "!"
    case .tight: "x"
    case .over: "^"
    }
  }

  /// Sign and word, as in `▲ watch`.
  package func label(_ glyphs: Glyphs) -> String {
    let glyph = glyph(glyphs)
    return glyph == word ? word : "\(glyph) \(word)"
  }
}

extension TankUse {
  package var role: Role {
    switch self {
    case .low: .low
    case .medium: .medium
    case .full: .full
    }
  }
}
