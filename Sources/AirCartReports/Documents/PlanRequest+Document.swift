package import AirCart
package import AirCartDocuments

extension PlanRequest {
  /// Plans the request on a cart.
  ///
  /// - Parameters:
  ///   - cart: The cart, which need not be the one that the request chooses.
  ///   - method: The exact method; chosen for the job where none is given.
  ///   - occasion: Which job it is in notes, where there are several.
  /// - Returns: The plan, whose request is this one about the cart.
  /// - Throws: `PlanRequestError` where a name is not known or the job cannot be planned.
  package func document(
    on cart: Cart, method: Method? = nil, occasion: String = ""
  ) throws(PlanRequestError) -> PlanDocument {
    let problem = try problem(on: cart)
    let plan = try Self.planned { () throws(AllocationError) in
      try Plan(problem, method: method, filling: filling)
    }
    let products = try resolvedProducts()
    let density = try densityNote(plan, products, on: cart)?.text(units, occasion: occasion)
    var document = PlanDocument(
      plan, of: problem, units: units, densities: densities,
      notes: [density].compactMap(\.self) + products.densityRemarks(units)
        + [saddleNote(plan, on: cart)].compactMap(\.self))
    document.request = try resolved(on: cart)
    document.keepApart = keepApart
    document.conversions = products.compactMap(\.conversionText)
    return document
  }

  private static func planned<Result>(
    _ work: () throws(AllocationError) -> Result
  ) throws(PlanRequestError) -> Result {
    do throws(AllocationError) {
      return try work()
    } catch {
      throw .method(error)
    }
  }
}

// MARK: - Notes

extension PlanRequest {
  /// What published densities would change, where fertilizer is planned at a listed one.
  private func densityNote(
    _ plan: Plan, _ products: [ResolvedProduct], on cart: Cart
  ) throws(PlanRequestError) -> DensityNote? {
    let fertilizers = zip(self.products, products).filter { $0.0.rate > 0 }
      .compactMap { $0.1.listedFertilizer }
    guard !fertilizers.isEmpty else { return nil }
    var areas: (listed: Area, published: Area)?
    if plan.fillPlan.status != .infeasible {
      var other = self
      other.densities = .published
      let problem = try other.problem(on: cart)
      let published = try Self.planned { () throws(AllocationError) in
        try Method.exact(for: problem).allocate(problem, for: .largestAreaPerFill)
      }
      if published.status != .infeasible {
        areas = (plan.fillPlan.areaPerFill, Area(acres: published.value))
      }
    }
    return DensityNote(products: fertilizers, areas: areas, cart: cart.name)
  }

  /// That an infeasible plan would be feasible with the saddle tank, which is left out.
  private func saddleNote(_ plan: Plan, on cart: Cart) -> String? {
    guard plan.fillPlan.status == .infeasible, !usesSaddleTank,
      let whole = try? CartDirectory().cart(named: cart.name),
      whole.tanks.count > cart.tanks.count, let problem = try? problem(on: whole),
      let fillPlan = (try? Plan(problem, filling: filling))?.fillPlan, let fills = fillPlan.fills
    else { return nil }
    let area = AmountText(units: units).area(fillPlan.areaPerFill)
    return "'--no-saddle' leaves out a tank. With the saddle tank of \(whole.name) the field takes "
      + (fills == 1 ? "one fill." : "\(fills) fills of \(area).")
  }
}
