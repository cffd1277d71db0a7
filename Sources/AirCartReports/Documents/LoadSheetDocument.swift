package import AirCart

/// The load sheet of a plan in names and rows: what the screen, tables, JSON and the page say.
package struct LoadSheetDocument: Sendable {
  /// The most fills that are listed one by one.
  package static let fillLimit = 1_000

  package let plan: PlanDocument
  package let sheet: LoadSheet

  /// Creates the sheet of a plan; `nil` when the plan is infeasible.
  package init?(_ plan: PlanDocument) {
    guard let sheet = LoadSheet(plan.plan, of: plan.problem) else { return nil }
    self.plan = plan
    self.sheet = sheet
  }
}

// MARK: - Figures

extension LoadSheetDocument {
  /// The number of fills.
  package var fillCount: Int { sheet.fillCount }

  /// How the tanks are filled, as a sentence for people.
  package var fillingSentence: String {
    let filling = plan.plan.fillPlan.filling
    let loads =
      filling.isToBrim
      ? "Every tank in use is filled to the brim."
      : "Loads are cut to what the fill seeds, so that all tanks run out together."
    return filling.isEven && fillCount > 1 ? "All fills are even. " + loads : loads
  }

  /// What stays in tanks, as a sentence; `nil` where nothing does.
  package var reserveSentence: String? {
    guard plan.plan.fillPlan.tanks.contains(where: { $0.reserve.bushels > 0 }) else { return nil }
    return "The first fill also loads the reserves, which stay in."
  }

  /// The name of a product.
  package func product(_ index: Int) -> String { plan.problem.products[index].name }

  /// The name of a tank.
  package func tank(_ index: Int) -> String { plan.cart.tanks[index].name }

  /// What cart and product weigh, where the empty weight is known.
  package func gross(_ onCart: Mass) -> Mass? {
    plan.cart.emptyWeight.map { Mass(pounds: $0.pounds + onCart.pounds) }
  }

  /// What is loaded of a product through a stop.
  package func total(of product: Int, at stop: LoadSheet.Stop) -> LoadSheet.ProductStop? {
    stop.products.first { $0.product == product }
  }

  /// The stops of all fills, one by one.
  package var singleStops: [LoadSheet.Stop] {
    (1...max(1, fillCount)).compactMap { sheet.stop(ofFill: $0) }
  }
}

extension LoadSheetDocument {
  /// What a stop is called: `Fill 4`, or `Fills 1 to 3`, with the number of all.
  package func title(of stop: LoadSheet.Stop) -> String { plan.text(stop.title(of: fillCount)) }
}
