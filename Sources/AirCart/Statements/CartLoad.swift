/// How much of a cart a job asks for: a cart that is nearly full leaves nothing to spare.
package enum CartLoad: Int, CaseIterable, Sendable {
  case ok, watch, tight, over

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
}

/// How well a tank is used: a full tank is good, whatever the cart's load says.
package enum TankUse: Int, CaseIterable, Sendable {
  case low, medium, full

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
}

/// The classes in which a matrix of loads is coloured: those of `CartLoad`, the first cut in half.
package enum LoadClass: Int, CaseIterable, Sendable {
  case underHalf, ok, watch, tight, over

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
}
