import AirCart
import AirCartDocuments

// Sections and sentences that several answers have.

extension Answer {
  /// What a person should know before relying on the figures.
  package static func notes(_ notes: [String]) -> [Block] {
    section(localized(notes.count == 1 ? "Note" : "Notes"), [.sentences(notes)])
  }

  /// What can be done better; nothing where there is nothing to say.
  package static func advice(_ notes: [AdviceNote]) -> [Block] {
    section("Advice", [.sentences(notes.map(\.text))])
  }

  /// What the job delivers of each nutrient; nothing where no product has a grade.
  static func nutrients(of document: PlanDocument) -> [Block] {
    section("Nutrients delivered", [document.nutrientTable.map(Block.table)])
  }
}

extension PlanDocument {
  /// The products with their rates, as in "Wheat 100.00 lb/ac and Canola 5.00 lb/ac"; without those
  /// that are varied.
  func productsText(isVaried: (Int) -> Bool = { _ in false }) -> String {
    job.products.enumerated().flatMap { index, product in
      (product.parts.isEmpty ? [product] : product.parts).map {
        isVaried(index) ? $0.name : "\($0.name) \(amounts.rate($0.rate))"
      }
    }.listed
  }

  /// What every plan of the job must keep; `nil` where there is nothing.
  ///
  /// What a tank holds stands with what is on board; where there is no plan, it may be why.
  var constraintsSentence: String? {
    let texts = zip(job.constraints, constraintTexts).filter { constraint, _ in
      if case .holds = constraint { !isFeasible } else { true }
    }.map(\.1)
    return texts.isEmpty ? nil : localized("Constraints: \(texts.joined(separator: "; ")).")
  }

  /// The densities, where they are not the usual ones or the other set gives another answer.
  var densitiesSentence: String? {
    let name = localized(word: densities.name)
    guard let other = otherDensities, other.differs(from: plan.fillPlan) else {
      return densities == .standard ? nil : localized("Densities: \(name).")
    }
    let area = amounts.area(other.areaPerFill)
    let fills = other.fills.counted("fill")
    return other.densities == .listed
      ? localized(
        "Densities: \(name); by the app's listed figures \(area) a fill, \(fills).")
      : localized("Densities: \(name); by published figures \(area) a fill, \(fills).")
  }

  /// What each product delivers of each nutrient, and all together; `nil` where none does.
  var nutrientTable: Answer.Table? {
    var rows = job.products.compactMap { product in
      Nutrients(of: [product]).map { (product: product.name, nutrients: $0) }
    }
    guard let names = rows.first?.nutrients.named.map(\.name) else { return nil }
    if rows.count > 1, let sum = Nutrients(of: job.products) {
      rows.append((localized("Together"), sum))
    }
    let columns = names.indices.map { index in
      Answer.ColumnOf<(product: String, nutrients: Nutrients)>.figure(names[index]) { row in
        let rate = row.nutrients.named[index].rate
        return rate.poundsPerAcre > 0 ? fixed(rate.value(units), 1).withDecimalMark : ""
      }
    }
    return Answer.Table(
      rows, [.words("Actual nutrient", unit: amounts.rateUnit) { $0.product }] + columns)
  }
}

extension PlanDocument.OtherDensities {
  /// Whether it is another number of fills, or more than 1 % of area.
  fileprivate func differs(from own: FillPlan) -> Bool {
    guard let count = own.fills else { return false }
    // Where no stop is left, the area of one says nothing.
    return fills != count || count > 0 && abs(areaPerFill.acres / own.areaPerFill.acres - 1) > 0.01
  }
}
