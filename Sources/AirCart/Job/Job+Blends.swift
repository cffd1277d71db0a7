extension Job {
  /// Blends each group of products, in the place of its first product.
  ///
  /// What holds of one product of a blend holds of the blend: it may use the tanks that all of them
  /// may use, and as many as the least of them. But what a tank holds of one product alone is not the
  /// blend, and blocks the tank. Products at a rate of zero are left out of blends.
  ///
  /// - Parameter groups: Products by position; no product is in two groups.
  /// - Returns: The job with the blends in place of their products.
  /// - Throws: `JobError` as for any job.
  package func blending(_ groups: [[Int]]) throws(JobError) -> Job {
    var blended: [ProductDemand] = []
    var places: [Int] = []
    var isPart: [Bool] = []
    for (product, demand) in products.enumerated() {
      var group = demand.isApplied ? groups.first { $0.contains(product) } ?? [] : []
      group = products.indices.filter { group.contains($0) && products[$0].isApplied }
      isPart.append(group.count > 1)
      if let first = group.first, first < product {
        places.append(places[first])
      } else {
        places.append(blended.count)
        blended.append(group.count < 2 ? demand : ProductDemand(blend: group.map { products[$0] }))
      }
    }
    var own: [Constraint] = []
    for constraint in constraints {
      var found = constraint.renumbered { places[$0] }
      if case .holds(let tanks, let product?) = constraint, isPart[product] {
        found = .holds(tanks, product: nil)
      }
      // What was stated of two parts is stated of the blend once.
      if let found, !own.contains(found) { own.append(found) }
    }
    return try with(products: blended, constraints: own)
  }
}

extension Constraint {
  /// The constraint with other numbers for products; `nil` when it is about one without a number.
  package func renumbered(_ number: (Int) -> Int?) -> Constraint? {
    switch self {
    case .allowedTanks(let product, let tanks):
      number(product).map { .allowedTanks(product: $0, tanks) }
    case .mostTanks(let product, let count): number(product).map { .mostTanks(product: $0, count) }
    case .forbiddenTanks(let product, let tanks):
      number(product).map { .forbiddenTanks(product: $0, tanks) }
    case .holds(let tanks, let product?): number(product).map { .holds(tanks, product: $0) }
    case .emptyTanks, .holds(_, product: nil), .reserve, .payload, .grossWeight: self
    }
  }
}
