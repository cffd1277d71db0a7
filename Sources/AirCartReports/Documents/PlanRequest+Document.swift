package import AirCart
package import AirCartDocuments

extension PlanRequest {
  /// Plans the request on a cart.
  ///
  /// - Parameters:
  ///   - cart: The cart, which need not be the one that the request chooses.
  ///   - method: The exact method; chosen for the job where none is given.
  /// - Returns: The plan, whose request is this one about the cart.
  /// - Throws: `PlanRequestError` where a name is not known or the job cannot be planned.
  package func document(
    on cart: Cart, method: Method? = nil
  ) throws(PlanRequestError) -> PlanDocument {
    let problem = try problem(on: cart)
    let plan = try Self.planned { () throws(AllocationError) in
      try Plan(problem, method: method, filling: filling)
    }
    let products = try resolvedProducts()
    let density = densityNote(products, on: cart)?.text(units)
    var document = PlanDocument(
      plan, of: problem, units: units, densities: densities,
      notes: [density].compactMap(\.self) + products.densityRemarks(units)
        + [saddleNote(plan, on: cart)].compactMap(\.self))
    document.request = try resolved(on: cart)
    document.keepApart = keepApart
    document.otherDensities = try otherDensities(products, on: cart)
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
  /// What to know where fertilizer is planned at a listed density.
  private func densityNote(_ products: [ResolvedProduct], on cart: Cart) -> DensityNote? {
    let fertilizers = zip(self.products, products).filter { $0.0.rate > 0 }
      .compactMap { $0.1.listedFertilizer }
    return DensityNote(products: fertilizers, areas: nil, cart: cart.name)
  }

  /// The plan at the densities of the other set; `nil` where no product is planned at a density of
  /// the catalogue.
  private func otherDensities(
    _ products: [ResolvedProduct], on cart: Cart
  ) throws(PlanRequestError) -> PlanDocument.OtherDensities? {
    var other = self
    other.densities = densities == .published ? .listed : .published
    guard try other.resolvedProducts().map(\.density) != products.map(\.density) else { return nil }
    let problem = try other.problem(on: cart)
    let plan = try Self.planned { () throws(AllocationError) in try Plan(problem) }
    guard let fills = plan.fillPlan.fills else { return nil }
    return .init(densities: other.densities, areaPerFill: plan.fillPlan.areaPerFill, fills: fills)
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
