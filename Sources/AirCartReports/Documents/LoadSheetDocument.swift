package import AirCart

/// The load sheet of a plan in names and rows: what answers, tables and JSON are made of.
package struct LoadSheetDocument: Sendable {
  /// The most fills that are listed one by one.
  package static let fillLimit = LoadSheet.onBoardLimit

  package let plan: PlanDocument
  package let sheet: LoadSheet

  /// A sheet whose stops are known.
  init(plan: PlanDocument, sheet: LoadSheet) {
    self.plan = plan
    self.sheet = sheet
  }

  /// Creates the sheet of a plan; `nil` when the plan is infeasible.
  package init?(_ plan: PlanDocument) {
    guard let sheet = LoadSheet(plan.plan, of: plan.job) else { return nil }
    self.plan = plan
    self.sheet = sheet
  }
}

// MARK: - Figures

extension LoadSheetDocument {
  package var fillCount: Int { sheet.fillCount }

  package func product(_ index: Int) -> String { plan.job.products[index].name }

  package func tank(_ index: Int) -> String { plan.cart.tanks[index].name }

  /// What cart and product weigh, where the empty weight is known.
  package func gross(_ onCart: Mass) -> Mass? {
    plan.cart.emptyWeight.map { Mass(pounds: $0.pounds + onCart.pounds) }
  }

  /// What is loaded of a product through a stop.
  package func total(of product: Int, at stop: LoadSheet.Stop) -> LoadSheet.ProductStop? {
    stop.products.first { $0.product == product }
  }

  package var singleStops: [LoadSheet.Stop] {
    (1...max(1, fillCount)).compactMap { sheet.stop(ofFill: $0) }
  }
}

extension LoadSheetDocument {
  /// What a stop is called: `Fill 4`, or `Fills 1 to 3`, with the number of all.
  package func title(of stop: LoadSheet.Stop) -> String { plan.text(stop.title(of: fillCount)) }
}
