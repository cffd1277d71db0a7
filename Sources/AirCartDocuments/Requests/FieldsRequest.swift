package import AirCart

/// Fields that are seeded one after the other from the same tanks, each at its own rates.
package struct FieldsRequest: Equatable, Sendable {
  /// A field with its size and its rates.
  package struct Field: Equatable, Sendable {
    package var name: String
    /// In ac or ha.
    package var area: Double
    /// In lb/ac or kg/ha, in the order of the products.
    package var rates: [Double]

    package init(name: String, area: Double, rates: [Double]) {
      self.name = name
      self.area = area
      self.rates = rates
    }
  }

  /// What all fields have in common; its field and its rates are those of no field.
  package let common: PlanRequest
  /// One or more fields in their order.
  package let fields: [Field]

  package init(_ common: PlanRequest, fields: [Field]) {
    self.common = common
    self.fields = fields
  }

  /// The job of each field by itself.
  package var alone: [PlanRequest] {
    fields.map { request(area: $0.area, rates: $0.rates) }
  }

  /// All fields as one at the mean rates by area.
  package var together: PlanRequest {
    let area = fields.reduce(0) { $0 + $1.area }
    let rates = common.products.indices.map { product in
      // From the first rate on, so that equal rates keep every bit.
      fields.reduce(fields[0].rates[product]) {
        $0 + ($1.rates[product] - fields[0].rates[product]) * $1.area / area
      }
    }
    return request(area: area, rates: rates)
  }

  private func request(area: Double, rates: [Double]) -> PlanRequest {
    var request = common
    request.field = area
    for (product, rate) in rates.enumerated() { request.products[product].rate = rate }
    // Tanks that go from field to field hold one product each.
    request.mayBlend = false
    return request
  }

  /// The fields as stretches on a cart.
  package func sequence(on cart: Cart) throws(PlanRequestError) -> StretchSequence {
    var jobs: [Job] = []
    for request in alone { jobs.append(try request.job(on: cart)) }
    do throws(JobError) {
      return try StretchSequence(jobs)
    } catch {
      throw .job(error, cart, products: common.products.map(\.name))
    }
  }

  /// The same with the densities of the other set; `nil` where that changes nothing.
  package func withOtherDensities() throws(PlanRequestError) -> FieldsRequest? {
    var other = common
    other.densities = common.densities == .published ? .listed : .published
    guard try other.resolvedProducts().map(\.density) != common.resolvedProducts().map(\.density)
    else { return nil }
    return FieldsRequest(other, fields: fields)
  }
}
