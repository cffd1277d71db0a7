import AirCart
import AirCartDocuments

/// Blends by name, with the fills that a job takes with them.
package struct BlendOffer: Equatable, Sendable {
  /// The names of what is blended, blend by blend.
  package let blends: [[String]]
  package let fills: Int

  init(_ blending: Blending, of job: Job) {
    blends = blending.blends.map { blend in blend.map { job.products[$0].name } }
    fills = blending.fills
  }
}

extension Farm {
  /// That seasons are simulated without blends, where these would give every product of a crop a
  /// tank; `nil` where the crop has no plan for another reason, or blends do not help.
  func blendSentence(ofCrop crop: Int, on cart: Cart, _ reason: Infeasibility?) -> String? {
    guard case .moreProductsThanTanks(_, let usable)? = reason else { return nil }
    let others = TankSet.first(cart.tanks.count).subtracting(.first(usable))
    let job = try? job(
      crop: crop, cart: cart,
      constraints: others == .none ? [] : [.emptyTanks(others)])
    guard let job, let blends = try? bestBlends([job]), !blends.isEmpty else { return nil }
    return localized("Seasons are simulated without blends; 'aircart compare' finds them.")
  }
}

extension PlanDocument {
  /// What each blend is made of, in sentences.
  var blendSentences: [String] {
    job.products.filter { !$0.parts.isEmpty }.map(amounts.blend)
  }
}

extension AmountText {
  /// What a blend is made of, in a sentence.
  func blend(_ blend: ProductDemand) -> String {
    let parts = blend.parts.map { localized("\(rate($0.rate)) of \($0.name)") }
    let figures = [density(blend.density), blend.traits.grade?.text].compactMap(\.self)
    return localized("\(blend.name): \(parts.listed), \(figures.joined(separator: ", ")).")
  }
}

extension NutrientGrade {
  /// The grade as on a bag, with one decimal at most.
  fileprivate var text: String {
    let shares = [nitrogen, phosphate, potash].map { short($0) }.joined(separator: "-")
    return sulphur > 0 ? "\(shares)-\(short(sulphur))S" : shares
  }
}
