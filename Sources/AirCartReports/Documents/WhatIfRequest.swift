package import AirCart
package import AirCartDocuments

/// A request of which one number is varied.
package struct WhatIfRequest: Sendable {
  /// The job; with a factor on all rates, the one whose rates are multiplied.
  package let base: PlanRequest
  package let variation: Variation
  /// The ends of the range in lb/ac, acres or lb/bu, or as factors.
  package let lower: Double
  package let upper: Double
  /// The current factor on all rates; 1 unless they are varied.
  package let factor: Double
  /// The fills that limits are given for; `nil` for as many as the job takes now.
  package let fills: Int?
  /// How many changes of the number of fills are listed.
  package let fillLimit: Int

  package init(
    base: PlanRequest, varying variation: Variation, from lower: Double, to upper: Double,
    factor: Double, fills: Int?, fillLimit: Int
  ) {
    self.base = base
    self.variation = variation
    self.lower = lower
    self.upper = upper
    self.factor = factor
    self.fills = fills
    self.fillLimit = fillLimit
  }

  /// The job at the current value.
  package var current: PlanRequest {
    var request = base
    for index in request.products.indices { request.products[index].rate *= factor }
    // A product is meant by its place, which a blend would take from it.
    request.mayBlend = false
    request.blends = []
    request.onBoard = []
    return request
  }

  /// Looks at the range on carts.
  ///
  /// - Throws: `PlanRequestError`, or `WhatIfError` for a range that cannot be looked at.
  package func document(on carts: [Cart], isAdvised: Bool) throws -> WhatIfDocument {
    let entries = try carts.map { try entry(on: $0, isAdvised: isAdvised) }
    let value: Double =
      switch variation {
      case .rate(let product): entries[0].current.job.products[product].rate.poundsPerAcre
      case .allRates: factor
      case .field: entries[0].current.job.area.acres
      case .density(let product):
        entries[0].current.job.products[product].density.poundsPerBushel
      }
    return WhatIfDocument(current: value, entries: entries, fillLimit: fillLimit)
  }

  private func entry(on cart: Cart, isAdvised: Bool) throws -> WhatIfDocument.Entry {
    let whatIf = try WhatIf(
      try base.unblendedJob(on: cart), varying: variation, from: lower, to: upper,
      fillLimit: fillLimit)
    let made = noting(try current.document(on: cart))
    var now = isAdvised ? made.advised : made
    if let note = try blendNote(on: cart) {
      if now.isFeasible { now = now.adding(note: note) } else { now.remedy = note }
    }
    return WhatIfDocument.Entry(
      current: now, whatIf: whatIf, marginal: try MarginalValues(now.job),
      limits: try FillLimits(now.job, fills: fills ?? now.plan.fillPlan.fills ?? 1),
      request: try base.resolved(on: cart))
  }

  /// That the plan at the current value or at an end of the range has blends; `nil` where none has.
  private func blendNote(on cart: Cart) throws(PlanRequestError) -> String? {
    for var request in [current] + [lower, upper].compactMap(job) {
      request.mayBlend = base.mayBlend
      if try request.isBlended(on: cart) {
        return localized("'aircart whatif' plans without blends; 'aircart plan' finds them.")
      }
    }
    return nil
  }

  /// The job at another value than the current one; `nil` at another density.
  private func job(at value: Double) -> PlanRequest? {
    var request = current
    switch variation {
    case .rate(let product):
      request.products[product].rate = ApplicationRate(poundsPerAcre: value).value(base.units)
    case .allRates:
      for index in request.products.indices {
        request.products[index].rate = base.products[index].rate * value
      }
    case .field: request.field = Area(acres: value).value(base.units)
    case .density: return nil
    }
    return request
  }

  /// The document with a note where an end of a range of densities is unlikely and the current
  /// density is not, of which there is a doubt already.
  private func noting(_ document: PlanDocument) -> PlanDocument {
    guard case .density(let position) = variation else { return document }
    let product = document.job.products[position]
    let listed = ProductCatalogue.product(named: product.name)
    let statements = [product.density.poundsPerBushel, lower, upper].map {
      BulkDensity(poundsPerBushel: $0).unlikelyStatement(of: listed, at: 0)
    }
    guard statements[0] == nil, let end = statements.compactMap(\.self).first else {
      return document
    }
    return document.adding(
      note: StatementText(units: base.units, products: [product.name]).text(end))
  }
}
