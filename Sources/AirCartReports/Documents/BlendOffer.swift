package import AirCart
import AirCartDocuments

/// Blends by name, with the fills that a job takes with them.
package struct BlendOffer: Equatable, Sendable {
  /// The names of what is blended, blend by blend.
  package let blends: [[String]]
  package let fills: Int
  package let areaPerFill: Area

  init(_ blending: Blending, of problem: AllocationProblem) {
    blends = blending.blends.map { blend in blend.map { problem.products[$0].name } }
    fills = blending.fills
    areaPerFill = blending.areaPerFill
  }

  static let table = OutputTable<BlendOffer>(
    "blends",
    [
      .init("blends", .list(.list(.text)), "What to blend.") { $0.blends },
      .fills { $0.fills },
      .init(.areaPerFillAc, .acres, "The largest area per fill.") { $0.areaPerFill },
    ])
}

extension PlanDocument {
  /// What each blend is made of, in sentences.
  var blendSentences: [String] {
    problem.products.filter { !$0.parts.isEmpty }.map { blend in
      let parts = blend.parts.map { "\(amounts.rate($0.rate)) of \($0.name)" }
      let figures = [amounts.density(blend.density), blend.traits.grade?.text].compactMap(\.self)
      return "\(blend.name): \(parts.listed), \(figures.joined(separator: ", "))."
    }
  }

  /// That blends would save a fill, and how to ask for them; `nil` where none would.
  var offerSentence: String? {
    guard let offer, let fills = plan.fillPlan.fills else { return nil }
    let options = offer.blends.map { "--blend '\($0.joined(separator: "+"))'" }
    return "Blended, \(offer.blends.map(\.listed).joined(separator: ", and ")) would take "
      + "\(offer.fills == 1 ? "one fill" : "\(offer.fills) fills") instead of \(fills): "
      + "\(options.joined(separator: " "))."
  }
}

extension NutrientGrade {
  /// The grade as on a bag, with one decimal at most.
  fileprivate var text: String {
    let shares = [nitrogen, phosphate, potash].map { short($0) }.joined(separator: "-")
    return sulphur > 0 ? "\(shares)-\(short(sulphur))S" : shares
  }
}
