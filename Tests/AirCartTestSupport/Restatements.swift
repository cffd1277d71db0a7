package import AirCart

// The same job said differently, for properties that compare two jobs.

extension Cart {
  /// The cart with every capacity multiplied.
  package func scaled(by factor: Double) -> Cart {
    Cart(
      name: name,
      tanks: tanks.map {
        Tank(
          name: $0.name, capacity: Volume(bushels: $0.capacity.bushels * factor),
          isSaddle: $0.isSaddle)
      }, emptyWeight: emptyWeight, source: source)
  }
}

extension ProductDemand {
  /// The product at another rate in pounds per acre, on the field of a problem.
  package func restated(rate: Double, _ job: Job) -> ProductDemand {
    ProductDemand(
      name: name, density: density, rate: .poundsPerAcre(rate), area: .acres(job.area.acres))
  }
}

extension Job {
  /// The problem with demands computed in pounds and acres, whatever they were stated in.
  package func restatedInPounds() throws -> Job {
    try resized(acres: area.acres)
  }

  /// The problem on a field of another size.
  package func resized(acres: Double) throws -> Job {
    try Job(
      cart: cart, area: Area(acres: acres),
      products: products.map {
        ProductDemand(
          name: $0.name, density: $0.density, rate: .poundsPerAcre($0.rate.poundsPerAcre),
          area: .acres(acres))
      }, constraints: constraints)
  }
}
