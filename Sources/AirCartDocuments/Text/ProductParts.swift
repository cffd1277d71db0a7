import AirCart

/// The parts of a product as it was typed, unread:
/// `Wheat=28plants/ft2@60,tkw=38,survival=85%`.
///
/// The details follow the first comma from which on every part is a `key=value`. The name is
/// everything before the last `=` in front of them. The density may also follow the details.
package struct ProductParts: Equatable, Sendable {
  /// What precedes the `=`.
  package var name: String
  /// What is between the `=` and the `@`; `nil` without an `=`.
  package var rate: String?
  /// What follows the `@`.
  package var density: String?
  /// The details, each with its comma.
  package var details: String

  package init(of text: String) {
    let end = Self.startOfDetails(in: text)
    details = String(text[end...])
    guard let sign = text[..<end].lastIndex(of: "=") else {
      name = text[..<end].trimmed
      return
    }
    name = text[..<sign].trimmed
    let value = text[text.index(after: sign)..<end]
    let at = value.firstIndex(of: "@") ?? value.endIndex
    rate = String(value[..<at])
    density = value[at...].isEmpty ? nil : String(value[at...].dropFirst())
    if density == nil { takeDensityFromDetails() }
  }

  /// Density and details may be written in either order.
  private mutating func takeDensityFromDetails() {
    guard let at = details.firstIndex(of: "@") else { return }
    let end = details[at...].firstIndex(of: ",") ?? details.endIndex
    density = String(details[details.index(after: at)..<end])
    details.removeSubrange(at..<end)
  }

  package var text: String { name + behindName }

  package var behindName: String {
    (rate.map { "=" + $0 } ?? "") + (density.map { "@" + $0 } ?? "") + details
  }

  private static func startOfDetails(in text: String) -> String.Index {
    var end = text.endIndex
    while let sign = text[..<end].lastIndex(of: "="), let comma = text[..<sign].lastIndex(of: ","),
      isDetail(text[text.index(after: comma)..<sign].trimmed, after: text[..<comma])
    {
      end = comma
    }
    return end
  }

  /// A word that is no key is still a detail where a rate stands before it.
  private static func isDetail(_ key: String, after start: Substring) -> Bool {
    if SeedDetails.Key(word: key) != nil { return true }
    guard let sign = start.lastIndex(of: "=") else { return false }
    return String(start[start.index(after: sign)...]).trimmed.first?.isDecimal == true
  }
}

/// What turns a count of seeds or plants into a weight: `tkw=38,survival=85%`,
/// `seeds/lb=2800,germination=95%,mortality=10%`.
package struct SeedDetails: Equatable, Sendable {
  /// The word before the `=` of a detail.
  enum Key: String, CaseIterable {
    case tkw, survival, germination, emergence, mortality
    case seedsPerPound = "seeds/lb"
    case seedsPerKilogram = "seeds/kg"

    /// The key with that name, in any case; a thousand-grain weight is the same as one of kernels.
    init?(word: String) {
      let word = word.lowercased()
      guard let key = Self(rawValue: word == "tgw" ? "tkw" : word) else { return nil }
      self = key
    }
  }

  /// The weight of 1,000 seeds in grams.
  package private(set) var grams: Double?
  /// How many of 100 seeds become plants.
  package private(set) var survival: Double?

  package var isEmpty: Bool { grams == nil && survival == nil }

  /// Reads `,tkw=38,survival=85%`.
  ///
  /// Of the tag's germination and what emerges of it, or dies: survival = germination · emergence / 100,
  /// emergence = 100 − mortality.
  package init(reading text: String) throws(TextFault) {
    var shares: [Key: Double] = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false).dropFirst() {
      let sign = part.firstIndex(of: "=") ?? part.endIndex
      let value = part[sign...].dropFirst().trimmed
      try require(
        DecimalText.value(part.trimmed) == nil, "'\(text.dropFirst())' has a decimal comma.",
        remedy: "Write a point, as in tkw=38.5.")
      let key = try (sign == part.endIndex ? nil : Key(word: part[..<sign].trimmed)).required(
        "'\(part.trimmed)' is not a detail of a rate.",
        remedy: "Write tkw=38 for grams in 1,000 seeds or seeds/lb=2800, and survival=85% or "
          + "germination=95%,mortality=10%.")
      switch key {
      case .tkw, .seedsPerPound, .seedsPerKilogram:
        try require(
          grams == nil, "What seeds weigh is given more than once for a product.",
          remedy: "Leave one: tkw=38, seeds/lb=12000 or seeds/kg=26300.")
        grams = try Self.grams(key, value)
      case .survival, .germination, .emergence, .mortality:
        try require(
          shares[key] == nil, "'\(key.rawValue)' is given more than once for a product.")
        shares[key] = try Self.share(key, value)
      }
    }
    survival = try Self.survival(shares)
  }

  private static func grams(_ key: Key, _ text: String) throws(TextFault) -> Double {
    guard key != .tkw else { return try grams(text) }
    let seeds = try DecimalText.value(text, in: 100...50_000_000).required(
      "'\(key.rawValue)=\(text)' is no count of seeds.",
      remedy: "Write how many weigh a pound or a kilogram, as in seeds/lb=2800 or seeds/kg=6200.")
    let kilograms = key == .seedsPerPound ? ConversionFactors.kilogramsPerPound : 1
    return kilograms * 1_000_000 / seeds
  }

  private static func grams(_ text: String) throws(TextFault) -> Double {
    let number = text.lowercased().hasSuffix("g") ? String(text.dropLast()).trimmed : text
    return try DecimalText.value(number, in: 0.01...5_000).required(
      "'tkw=\(text)' is not a weight of 1,000 seeds.",
      remedy: "Write grams from 0.01 to 5000, as in tkw=38 or tkw=4.5g.")
  }

  private static func share(_ key: Key, _ text: String) throws(TextFault) -> Double {
    // Where none die all may emerge, but none may not.
    let isKnown = { (share: Double) in key == .mortality ? share < 100 : share > 0 && share <= 100 }
    let share = try DecimalText.percentage(text).flatMap { isKnown($0) ? $0 : nil }.required(
      "'\(key.rawValue)=\(text)' is not a share of seeds.",
      remedy: "Write how many of 100 seeds \(key.verb), as in \(key.rawValue)=\(key.example)%.")
    let percent = (share * 100).plain
    try require(
      DecimalText.percentSign(of: text) != nil || share > 1 || share == 0,
      "'\(key.rawValue)=\(text)' may mean \(percent) % or \(share.plain) %.",
      remedy: "Write \(key.rawValue)=\(percent)% or \(key.rawValue)=\(share.plain)%.")
    return share
  }

  private static func survival(_ shares: [Key: Double]) throws(TextFault) -> Double? {
    let emergence = shares[.emergence] ?? shares[.mortality].map { 100 - $0 }
    try require(
      shares[.emergence] == nil || shares[.mortality] == nil,
      "Emergence and mortality say the same.", remedy: "Leave out one of them.")
    if let survival = shares[.survival] {
      try require(
        shares.count == 1, "Survival counts germination and mortality already.",
        remedy: "Write either survival=85% or germination=95%,mortality=10%.")
      return survival
    }
    guard let germination = shares[.germination] else { return emergence }
    let rest = try emergence.required(
      "The germination on the tag does not say how many seedlings emerge in the field.",
      remedy: "Add it, as in germination=95%,mortality=10%, or emergence=90%.")
    return germination * rest / 100
  }
}

extension SeedDetails.Key {
  fileprivate var verb: String {
    switch self {
    case .germination: "germinate"
    case .emergence: "emerge"
    case .mortality: "die"
    default: "become plants"
    }
  }

  fileprivate var example: Int {
    switch self {
    case .germination: 95
    case .emergence: 90
    case .mortality: 10
    default: 85
    }
  }
}
