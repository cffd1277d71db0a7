/// Something that can be done better about a job, which can be planned all the same.
///
/// Products are meant by position; the words are above the core. Which tanks are good ones is for
/// ``HouseRules``.
package enum Advice: Equatable, Sendable {
  /// Nitrogen or sulphur without phosphate, which is banded away from the seed.
  case banded(products: [Int])
  /// More phosphate than may lie in the seed row of the crop.
  case seedRowPhosphate(SeedCrop, delivered: ApplicationRate)
  /// More potash than may lie in the seed row of the crop.
  case seedRowPotash(SeedCrop, delivered: ApplicationRate)
  /// A legume without inoculant, which takes a separate tank.
  case inoculant(SeedCrop)
}

/// The rules of advice: pure functions of the products.
package enum Advisor {
  /// The crop of a job: its one product that is seed; `nil` with none or several.
  package static func crop(of products: [ProductDemand]) -> SeedCrop? {
    var found: SeedCrop?
    for product in products where product.isApplied {
      guard let crop = product.traits.crop else { continue }
      if found != nil { return nil }
      found = crop
    }
    return found
  }

  /// What all products deliver on an acre; `nil` when no applied product has a grade.
  package static func nutrients(of products: [ProductDemand]) -> Nutrients? {
    var parts: [Nutrients] = []
    for product in products where product.isApplied {
      if let grade = product.traits.grade { parts.append(Nutrients(grade, at: product.rate)) }
    }
    return parts.isEmpty ? nil : Nutrients(sum: parts)
  }

  /// What is to be done about the band, the seed row and inoculant.
  ///
  /// A job does not state whether fertilizer lies in the seed row at all; what is banded for its
  /// nitrogen or sulphur brings its potash into the band too.
  package static func advice(on products: [ProductDemand]) -> [Advice] {
    var advice = banded(products)
    guard let crop = crop(of: products) else { return advice }
    let besideSeed = products.filter { !$0.traits.isBanded }
    if let maxima = crop.seedRowMaxima, let nutrients = nutrients(of: besideSeed) {
      if nutrients.phosphate > maxima.phosphateHigh {
        advice.append(.seedRowPhosphate(crop, delivered: nutrients.phosphate))
      }
      if let potash = maxima.potash, nutrients.potash > potash {
        advice.append(.seedRowPotash(crop, delivered: nutrients.potash))
      }
    }
    if crop.isInoculated, !products.contains(where: { $0.traits.isInoculant && $0.isApplied }) {
      advice.append(.inoculant(crop))
    }
    return advice
  }

  /// The fertilizers that are to be kept from the seed, where there is seed.
  private static func banded(_ products: [ProductDemand]) -> [Advice] {
    let own = products.indices.filter { products[$0].isApplied && products[$0].traits.isBanded }
    guard !own.isEmpty, products.contains(where: { $0.isApplied && $0.traits.crop != nil }) else {
      return []
    }
    return [.banded(products: own)]
  }
}
