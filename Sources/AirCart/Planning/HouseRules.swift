/// A rule of good loading: a plan keeps it wherever that costs no fill.
///
/// Rules differ from constraints, which a plan never breaks.
package enum HouseRule: UInt8, CaseIterable, Sendable {
  /// Fertilizer in a saddle tank.
  case saddleFertilizer
  /// Seed at 25 lb/ac or more in a saddle tank.
  case saddleBulkSeed
  /// Canola, mustard or inoculant in a main tank although the cart has a saddle tank, which is made
  /// for them.
  case smallSeedInSaddle
  /// A product with 20 % P2O5 or more in several tanks: only one has the steel meter auger that
  /// Bourgault recommends for it.
  case phosphateOneTank
  /// A product with 20 % P2O5 or more in another tank than the one with the steel meter auger.
  case phosphateTank
  /// Products blended; a blend cannot be metered apart again.
  ///
  /// It is about no tank: where blends are looked for it is weighed (``Blending``).
  case blend

  /// All rules; made once, because a plan asks for them often.
  static let all = allCases

  /// Where the rule was read.
  package var source: String {
    switch self {
    case .saddleFertilizer, .saddleBulkSeed, .smallSeedInSaddle: "Odessa Trading, Bourgault 8550"
    case .phosphateOneTank, .phosphateTank: "Bourgault, Cutting Edge 2024"
    case .blend: "by default, not by a source"
    }
  }

  /// How bad it is to break the rule, unless the user says otherwise.
  package var standardSeverity: Int {
    switch self {
    case .saddleFertilizer: 3
    case .smallSeedInSaddle, .phosphateOneTank, .phosphateTank: 2
    case .saddleBulkSeed, .blend: 1
    }
  }

  /// The least share of P2O5, in percent, that counts as phosphate.
  package static let leastPhosphate = 20.0
}

/// The house rules of a user: how severe each is, and which tank is meant for phosphate.
package struct HouseRules: Equatable, Sendable {
  /// A rule that a product breaks.
  package struct Breach: Equatable, Sendable {
    package let rule: HouseRule
    /// The product's position in the job.
    package let product: Int

    package init(_ rule: HouseRule, product: Int) {
      self.rule = rule
      self.product = product
    }
  }

  /// The severity of each rule by its raw value; 0 switches one off.
  private var severities: [Int]
  /// The tank with the steel meter auger, by position; `nil` where nobody named it.
  package var phosphateTank: Int?

  /// Creates the rules with their standard severities.
  package init(phosphateTank: Int? = nil) {
    severities = HouseRule.allCases.map { $0.standardSeverity }
    self.phosphateTank = phosphateTank
  }

  /// All rules with their standard severities, and no tank that is meant for phosphate.
  package static let standard = HouseRules()

  /// The severity of a rule; 0 where it is switched off.
  package subscript(rule: HouseRule) -> Int {
    get { severities[Int(rule.rawValue)] }
    set { severities[Int(rule.rawValue)] = newValue }
  }
}

/// The tanks with which a product breaks a rule: with more of them it breaks it, too.
enum UnwantedTanks {
  /// Any of these.
  case any(of: TankSet)
  /// More than one.
  case several

  /// Whether a product breaks the rule that is given some tanks.
  func isBroken(by tanks: TankSet) -> Bool {
    switch self {
    case .any(let unwanted): tanks.intersection(unwanted) != .none
    case .several: tanks.count > 1
    }
  }
}

extension Job {
  /// Returns with which tanks a product breaks a rule; `nil` where the rule is switched off or is not
  /// about the product.
  func unwantedTanks(by rule: HouseRule, for product: Int) -> UnwantedTanks? {
    guard preferences.rules[rule] > 0 else { return nil }
    let (traits, rate) = (products[product].traits, products[product].rate)
    switch rule {
    case .saddleFertilizer: return traits.grade == nil ? nil : .any(of: saddles(for: product))
    case .saddleBulkSeed: return traits.isBulkSeed(at: rate) ? .any(of: saddles(for: product)) : nil
    case .smallSeedInSaddle:
      guard traits.isSmallSeed else { return nil }
      let saddles = saddles(for: product)
      return saddles == .none ? nil : .any(of: TankSet(bits: ~saddles.bits))
    case .phosphateOneTank: return traits.isPhosphate ? .several : nil
    case .phosphateTank:
      guard let tank = preferences.rules.phosphateTank, traits.isPhosphate else { return nil }
      return .any(of: TankSet(bits: ~TankSet(positions: [tank]).bits))
    case .blend: return nil
    }
  }

  /// The saddle tanks that a product may use.
  func saddles(for product: Int) -> TankSet {
    var bits: UInt32 = 0
    for tank in cart.tanks.indices where cart.tanks[tank].isSaddle { bits |= 1 << UInt32(tank) }
    return TankSet(bits: bits).intersection(rules.allowedTanks[product])
  }
}
