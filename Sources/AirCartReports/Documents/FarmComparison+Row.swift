import AirCart
import AirCartDocuments

extension FarmComparison {
  /// The carts of a farm among many: the best, the next, and the smallest that is enough.
  package struct Figures: FarmFigures {
    package let carts: [String]
    let fills: Int?
    let fillsCarriedOver: Int?
    let cleanOuts: Int
    let next: [String]
    let nextFills: Int?
    let nextFillsCarriedOver: Int?
    let smallest: [String]
    /// Whether people are shown the fills by which carts are ranked when product is carried over.
    let carriesOver: Bool

    package static var merit: (one: String, several: String) {
      (localized("takes the fewest fills"), localized("take the fewest fills"))
    }

    package var isTied: Bool {
      carriesOver
        ? nextFillsCarriedOver == fillsCarriedOver
        : nextFills == fills
    }

    package static let columns: [FarmColumn<Self>] = [
      .names("carts", "The best cart, and those that tie with it.") { $0.carts },
      .whole("fills", "Its number of fills.") { $0.fills },
      .whole("fills_carried_over", "The same where product continues on the next field.") {
        $0.fillsCarriedOver
      }, .whole("clean_outs", "Its tanks that must be emptied and cleaned.") { $0.cleanOuts },
      .names("next_carts", "The carts of the next rank.") { $0.next },
      .whole("next_fills", "Their number of fills.") { $0.nextFills },
      .whole(
        "next_fills_carried_over", "The same where product continues on the next field."
      ) { $0.nextFillsCarriedOver },
      .names("smallest_carts", "The smallest cart that needs no more fills than the best.") {
        $0.smallest
      },
    ]

    package static var shown: [Answer.ColumnOf<Self>] {
      let count = { (fills: Int?) in fills.map { "\($0)" } ?? "" }
      return [
        .words("Best cart") { $0.carts.joined(separator: Wording.equals) },
        .figure("Fills", as: .amount) { count($0.carriesOver ? $0.fillsCarriedOver : $0.fills) },
        .figure("Clean-outs") { "\($0.cleanOuts)" },
        .words("Next") { $0.next.joined(separator: Wording.equals) },
        .figure("Fills") { count($0.carriesOver ? $0.nextFillsCarriedOver : $0.nextFills) },
        .words("Smallest") { $0.smallest.joined(separator: Wording.equals) },
      ]
    }
  }

  /// The comparison as the row of a file among many.
  package func row(ofFile file: String) -> FarmRow<Figures> {
    let groups = entries.grouped(by: \.rank).map(\.elements)
    guard let best = groups.first, best[0].plan.fills != nil else {
      return FarmRow(file: file, name: name, farm, figures: nil, problem: problem)
    }
    let next = groups.dropFirst().first.flatMap { $0[0].plan.fills == nil ? nil : $0 }
    let figures = Figures(
      carts: best.map(\.cart.name), fills: best[0].plan.fills,
      fillsCarriedOver: best[0].plan.fillsCarriedOver, cleanOuts: best[0].plan.cleanOuts,
      next: next?.map(\.cart.name) ?? [], nextFills: next?[0].plan.fills,
      nextFillsCarriedOver: next?[0].plan.fillsCarriedOver,
      smallest: smallestEnough.map(\.cart.name), carriesOver: carriesOver)
    return FarmRow(file: file, name: name, farm, figures: figures, problem: nil)
  }

  /// Why no cart can seed the farm: the first crop that the best of them cannot be loaded for.
  private var problem: String {
    let crops = farm.crops.indices.lazy.compactMap { crop in
      entries.first?.infeasibilityText(ofCrop: crop, of: farm).map {
        localized("\(farm.crops[crop].name) is infeasible. \($0)")
      }
    }
    return crops.first ?? localized("No cart can seed the farm.")
  }
}
