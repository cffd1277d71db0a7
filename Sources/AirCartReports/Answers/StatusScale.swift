package import AirCart
import AirCartDocuments

// States of a cart and its tanks in words.

extension CartLoad {
  package var word: String { "\(self)" }

  /// A sign that tells the states apart without colour.
  package var sign: String {
    switch self {
    case .ok: "✓"
    case .watch: "▲"
    case .tight: "✖"
    case .over: "⇧"
    }
  }

  /// Sign and word, as in `▲ watch`; nothing beside a load that takes several fills, which is no fault.
  package var label: String { self == .over ? "" : "\(sign) \(localized(word: word))" }

  package var role: Role {
    switch self {
    case .ok: .ok
    case .watch: .watch
    case .tight: .tight
    case .over: .over
    }
  }
}

extension TankUse {
  package var word: String { "\(self)" }

  package var role: Role {
    switch self {
    case .low: .low
    case .medium: .medium
    case .full: .full
    }
  }
}

extension LoadClass {
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
