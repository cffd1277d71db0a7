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

  /// The word of the state.
  package var word: String {
    switch self {
    case .ok: "ok"
    case .watch: "watch"
    case .tight: "tight"
    case .over: "over"
    }
  }

  /// A sign that tells the states apart without colour.
  package var sign: String {
    switch self {
    case .ok: "✓"
    case .watch: "▲"
    case .tight: "✖"
    case .over: "⇧"
    }
  }

  /// Sign and word, as in `▲ watch`.
  package var label: String { "\(sign) \(word)" }

  package var role: Role {
    switch self {
    case .ok: .ok
    case .watch: .watch
    case .tight: .tight
    case .over: .over
    }
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

  /// The word of the state.
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

/// The classes in which a matrix of loads is coloured: those of `CartLoad`, the first cut in half.
package enum LoadClass: Int, CaseIterable, Sendable {
  case underHalf
  case ok
  case watch
  case tight
  case over

  /// Judges the unrounded percentage: below 50, below 75, to 90, to 100, above.
  package init(percent: Double) {
    switch CartLoad(percent: percent) {
    case .ok: self = percent < 50 ? .underHalf : .ok
    case .watch: self = .watch
    case .tight: self = .tight
    case .over: self = .over
    }
  }

  /// What the class is called beside a cart's load.
  package var load: CartLoad {
    switch self {
    case .underHalf, .ok: .ok
    case .watch: .watch
    case .tight: .tight
    case .over: .over
    }
  }

  /// The percentages of the class.
  package var range: String {
    switch self {
    case .underHalf: "below 50 %"
    case .ok: "50 to 75 %"
    case .watch: "75 to 90 %"
    case .tight: "90 to 100 %"
    case .over: "over 100 %"
    }
  }
}
