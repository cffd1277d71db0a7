package import AirCart
import AirCartDocuments

extension FarmComparison {
  /// What is worth knowing of the products; none unless it was asked for.
  ///
  /// Of each crop as the best cart is loaded for it, then of pairs.
  package func advice(in units: UnitSystem) -> [AdviceNote] {
    guard let pairAdvice else { return [] }
    let crops = farm.crops.indices.compactMap { crop in
      job(ofCrop: crop).map { (farm.crops[crop].name, $0) }
    }
    return AdviceNote.notes(on: crops, units: units) + pairAdvice
  }

  /// A crop that some field has, with the blends of the best cart.
  private func job(ofCrop crop: Int) -> Job? {
    guard let best = entries.first, farm.area(ofCrop: crop).acres > 0,
      let job = try? farm.job(crop: crop, cart: best.cart, constraints: [])
    else { return nil }
    return try? job.blending(best.plan.crops[crop]?.blends ?? [])
  }

  /// Adds what is to be known of products that do not go together.
  ///
  /// A stated pair matters where a crop has both, and where one follows the other in a tank of some
  /// cart; a published one only where a cart blends the two, or has fewer tanks than products.
  ///
  /// - Parameter keepApart: The pairs that are stated for the farm.
  /// - Returns: The comparison with advice.
  func advised(keepApart: [[String]]) -> FarmComparison {
    let successions = entries.map { $0.successions(on: farm) }
    let seeded = farm.crops.indices.filter { farm.area(ofCrop: $0).acres > 0 }
    var warnings = entries.flatMap { entry in
      seeded.flatMap { crop in
        PairWarning.all(
          among: farm.crops[crop].products.filter(\.isApplied).map(\.name),
          blended: entry.blends(ofCrop: crop).map(\.partNames), stated: keepApart,
          tanks: entry.cart.tanks.count)
      }
    }.distinct
    for pair in keepApart where !warnings.contains(where: { $0.isAbout(pair) }) {
      let warning = PairWarning(stated: pair)
      guard successions.joined().contains(where: warning.isAbout) else { continue }
      warnings.append(warning)
    }
    var comparison = self
    comparison.pairAdvice = warnings.map { warning in
      keepApart.contains(where: warning.isAbout) ? note(of: warning, successions) : warning.note
    }
    return comparison
  }

  /// The warning with where one product follows the other, on the best cart on which it does.
  private func note(of warning: PairWarning, _ successions: [[TankSuccession]]) -> AdviceNote {
    let own = successions.map { $0.filter(warning.isAbout) }
    guard let entry = own.firstIndex(where: { !$0.isEmpty }), let first = own[entry].first else {
      return warning.note
    }
    let others = own[entry].count - 1
    let (cart, after, before) = (entries[entry].cart.name, first.after, first.before)
    let (tank, field, more) = (first.tank, first.field, counted(others, "more time"))
    let place = localized(
      others == 0
        ? "With \(cart) \(after) follows \(before) in \(tank) on \(field)."
        : "With \(cart) \(after) follows \(before) in \(tank) on \(field), and \(more).")
    return AdviceNote(
      code: warning.note.code, message: "\(warning.note.message) \(place)",
      source: warning.note.source)
  }
}

/// A tank that gets another product than it held last.
private struct TankSuccession {
  let before: String
  let after: String
  let tank: String
  let field: String
}

extension PairWarning {
  fileprivate func isAbout(_ succession: TankSuccession) -> Bool {
    isAbout([succession.before, succession.after])
  }
}

extension FarmComparison.Entry {
  /// The changes of product in tanks, field by field, each part of a blend by itself.
  fileprivate func successions(on farm: Farm) -> [TankSuccession] {
    var held = [[String]](repeating: [], count: cart.tanks.count)
    var found: [TankSuccession] = []
    for field in plan.fields {
      let next = plan.crops[farm.fields[field.field].crop]?.contents ?? []
      for (tank, product) in next.enumerated() {
        guard let parts = product?.partNames else { continue }
        for before in held[tank] where held[tank] != parts {
          found += parts.map { after in
            TankSuccession(
              before: before, after: after, tank: cart.tanks[tank].name,
              field: farm.fields[field.field].name)
          }
        }
        held[tank] = parts
      }
    }
    return found
  }
}
