/// A pair of products whose blend published sources warn of; from two tanks they meet for seconds.
package enum BlendHazard: CaseIterable, Equatable, Sendable {
  /// Urea, also with inhibitors, and potash must not be stored: IPNI, SEAP-3024.
  case ureaWithPotash, superUWithPotash
  /// With ammonium sulphate it draws water: Smart Nutrition.
  case ureaWithSulphate, superUWithSulphate

  /// The names of the two.
  package var products: [String] {
    let isUrea = self == .ureaWithPotash || self == .ureaWithSulphate
    return [
      isUrea ? "Urea (46-0-0)" : "SuperU",
      isRuledOut ? "Potash (0-0-60)" : "Ammonium Sulphate (21-0-0-24S)",
    ]
  }

  /// Whether the two are left out where blends are looked for.
  package var isRuledOut: Bool { self == .ureaWithPotash || self == .superUWithPotash }

  /// What not to do with such a blend, of two products by position.
  package func statement(of pair: [Int]) -> Statement {
    Statement(isRuledOut ? .blendNotStored : .blendDrawsWater, .products(pair))
  }
}

extension Job {
  /// The products of a hazard by position; `nil` where the job does not have both.
  package func positions(of hazard: BlendHazard) -> [Int]? {
    let found = hazard.products.compactMap { name in
      products.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
    }
    return found.count == hazard.products.count ? found : nil
  }

  /// The products that published sources keep apart, beside stated pairs.
  package func apart(beside stated: [[Int]]) -> [[Int]] {
    stated + BlendHazard.allCases.filter { $0.isRuledOut }.compactMap { positions(of: $0) }
  }
}
