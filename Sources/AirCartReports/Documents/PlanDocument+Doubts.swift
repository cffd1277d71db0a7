import AirCart
import AirCartDocuments

extension PlanDocument {
  /// What can hardly be meant, a sentence each.
  package var doubts: [String] {
    statements.doubts(in: units, overlap: request?.overlap ?? 0, understood: understood).map(text)
  }
}

extension ProductDemand {
  /// Why its rate can hardly be meant, as a sentence; `nil` where it may be.
  func rateDoubt(in units: UnitSystem) -> String? {
    RateDoubt(rate, density, traits)?.sentence(about: name, in: units)
  }
}

extension RateDoubt {
  /// The doubt as a sentence.
  func sentence(about name: String, in units: UnitSystem) -> String {
    StatementText(units: units, products: [name]).text(statement(of: 0, in: units))
  }
}

extension Farm {
  /// What can hardly be meant, a sentence each; of a crop behind its name.
  func doubts(_ plan: FarmPlan?, in units: UnitSystem) -> [String] {
    doubts(plan).map { doubt in
      guard let crop = doubt.crop else { return StatementText(units: units).text(doubt.statement) }
      let names = crops[crop].products.map(\.name)
      let text = StatementText(units: units, products: names).text(doubt.statement)
      return "\(crops[crop].name): \(text)"
    }
  }
}
