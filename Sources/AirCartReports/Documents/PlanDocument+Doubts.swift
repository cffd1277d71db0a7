package import AirCart
import AirCartDocuments

extension PlanDocument {
  /// What can hardly be meant, a sentence each.
  package var doubts: [String] {
    statements.doubts(in: units, overlap: request?.overlap ?? 0, understood: understood).map(text)
  }
}

extension WhatIfDocument {
  /// What can hardly be meant, a sentence each: of the rate that is varied where no value may be.
  var doubts: [String] {
    let products = plan.job.products
    let text = StatementText(units: plan.units, products: products.map(\.name))
    return products.enumerated().flatMap { place, product in
      [
        rateDoubt(of: product, at: place)?.statement(of: place, in: plan.units),
        product.density.unlikelyStatement(
          of: ProductCatalogue.product(named: product.name), at: place),
      ].compactMap(\.self)
    }.map(text.text)
  }

  private func rateDoubt(of product: ProductDemand, at place: Int) -> RateDoubt? {
    guard variation == .rate(product: place) else {
      return RateDoubt(product.rate, product.density, product.traits)
    }
    return RateDoubt(
      from: ApplicationRate(poundsPerAcre: lower), to: ApplicationRate(poundsPerAcre: upper),
      product.density, product.traits)
  }
}

extension RateDoubt {
  /// The doubt as a sentence.
  func sentence(about name: String, in units: UnitSystem) -> String {
    StatementText(units: units, products: [name]).text(statement(of: 0, in: units))
  }
}

extension Farm {
  /// What can hardly be meant, a sentence each; of a crop or a field behind its name.
  package func doubts(_ plan: FarmPlan? = nil, in units: UnitSystem) -> [String] {
    doubts(plan).map { doubt in
      let products = doubt.crop.map { crops[$0].products.map(\.name) } ?? []
      let text = StatementText(units: units, products: products).text(doubt.statement)
      let name = doubt.crop.map { crops[$0].name } ?? doubt.field.map { fields[$0].name }
      return [name, text].compactMap(\.self).joined(separator: ": ")
    }
  }
}
