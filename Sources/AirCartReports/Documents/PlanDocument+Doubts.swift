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
  /// The rates that can hardly be meant, a sentence each.
  func rateDoubts(_ amounts: AmountText) -> [String] {
    crops.flatMap { crop in
      crop.products.compactMap { product in
        RateDoubt(product.rate(in: units), product.density, ProductTraits(named: product.name))
          .map { "\(crop.name): \($0.sentence(about: product.name, in: amounts.units))" }
      }
    }
  }
}
