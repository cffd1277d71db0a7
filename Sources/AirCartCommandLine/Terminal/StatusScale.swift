/// How much of a cart a job asks for: a cart that is nearly full leaves nothing to spare.
package enum CartLoad: CaseIterable, Sendable {
  case ok
  case watch
  case tight
  case over

  /// Judges the unrounded percentage: below 75, to 90 inclusive, to 100 inclusive, above.
  package init(percent: Double) {
    if percent > 100 {
      self = .over
    } else if percent > 90 {
      self = .tight
    } else if percent >= 75 {
      self = .watch
    } else {
      self = .ok
    }
  }

  package var word: String {
    switch self {
    case .ok: "ok"
    case .watch: "watch"
    case .tight: "tight"
    case .over: "over"
    }
  }

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
    switch self {
    case .ok: glyphs == .unicode ? "✓" : "ok"
    case .watch: glyphs == .unicode ? "▲" : "!"
    case .tight: glyphs == .unicode ? "✖" : "x"
    case .over: glyphs == .unicode ? "⇧" : "^"
    }
  }

  /// Sign and word, as in `▲ watch`.
  package func label(_ glyphs: Glyphs) -> String {
    let glyph = glyph(glyphs)
    return glyph == word ? word : "\(glyph) \(word)"
  }
}

/// How well a tank is used: a full tank is good, whatever the cart's load says.
package enum TankUse: CaseIterable, Sendable {
  case low
  case medium
  case full

  /// Judges the unrounded percentage: below 50, to 90 inclusive, above.
  package init(percent: Double) {
    if percent > 90 {
      self = .full
    } else if percent >= 50 {
      self = .medium
    } else {
      self = .low
    }
  }

  package var word: String {
    switch self {
    case .low: "low"
    case .medium: "medium"
    case .full: "full"
    }
  }

  package var role: Role {
    switch self {
    case .low: .low
    case .medium: .medium
    case .full: .full
    }
  }
}
