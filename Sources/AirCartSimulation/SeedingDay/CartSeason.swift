package import AirCart

/// A season made ready for one cart: what the tanks hold of every crop, computed once.
package struct CartSeason: Sendable {
  /// One product of a crop in the tanks of the cart.
  package struct Load: Equatable, Sendable {
    /// The product among all of the season, see `SeasonProducts`.
    package let product: Int
    /// The stated rate in pounds per acre.
    package let rate: Double
    /// The stated density in pounds per bushel.
    package let density: Double
    /// What its tanks hold together, in bushels.
    package let capacity: Double
    /// What planned seeding leaves in them.
    package let reserve: Double
    package let tanks: Int
    /// Bushels for an acre of the field, with the expected overlap.
    package let use: Double
    let densitySampler: ValueSampler
    let rateSampler: ValueSampler

    package static func == (left: Load, right: Load) -> Bool {
      left.product == right.product && left.rate == right.rate && left.density == right.density
        && left.capacity == right.capacity && left.reserve == right.reserve
        && left.tanks == right.tanks && left.use == right.use
    }
  }

  /// A crop with its plan of the tanks.
  package struct CropPlan: Sendable {
    package let loads: [Load]
    package let assignment: Assignment
    /// The planned acres of a full fill above the reserve.
    package let areaPerFill: Double
    /// The effective field capacity in acres per second.
    package let acresPerSecond: Double
    /// What a truck carries of the crop's mix, in pounds.
    package let truckPounds: Double
  }

  /// A field in order.
  package struct Field: Sendable {
    /// The field's position in the farm, by which its random numbers are drawn.
    package let number: Int
    package let acres: Double
    package let crop: Int
    /// Fields in a row with the same crop are one stretch, counted from 0.
    package let stretch: Int
    /// Stated acres from this field to the end of its stretch.
    package let acresToEnd: Double
    /// Whether it is the last of its stretch.
    package let endsStretch: Bool
    /// Seconds of moving, and of cleaning out, before it.
    package let moveSeconds: Double
  }

  package let cart: Cart
  package let input: SeasonInput
  package let crops: [CropPlan?]
  package let fields: [Field]
  /// The crop and the stated acres of every stretch.
  package let stretches: [(crop: Int, acres: Double)]
  /// The reason why a crop cannot be loaded at all; the season is then not simulated.
  package let infeasibility: (crop: Int, reason: Infeasibility)?
  /// How many truckloads the operator takes at a stop at most; see `LoadsPerStop`.
  package internal(set) var loadsPerStop = Int.max
  let expectedOverlap: Double
  let overlapSampler: ValueSampler
  let areaSampler: ValueSampler
  let speedSampler: ValueSampler
  let tripSampler: ValueSampler

  /// Plans the tanks of a cart for every crop that a field has.
  ///
  /// - Parameters:
  ///   - input: A validated season.
  ///   - cart: The cart.
  ///   - position: Its position, for errors.
  ///   - constraints: Rules on the products of each crop, by crop.
  /// - Throws: `SeasonError` for what the cart or the trucks cannot do whatever is tried.
  package init(
    _ input: SeasonInput, cart: Cart, position: Int = 0, constraints: [[Constraint]] = []
  ) throws(SeasonError) {
    self.cart = cart
    self.input = input
    expectedOverlap = input.uncertainty.overlap.mean
    overlapSampler = ValueSampler(input.uncertainty.overlap)
    areaSampler = ValueSampler(input.uncertainty.area)
    speedSampler = ValueSampler(input.uncertainty.speed)
    tripSampler = ValueSampler(input.uncertainty.trip)
    (fields, stretches) = Self.fields(input)
    let planner = CropPlanner(input: input, cart: cart, position: position)
    var plans: [CropPlan?] = []
    var infeasible: (crop: Int, reason: Infeasibility)?
    for crop in input.farm.crops.indices {
      guard input.farm.fields.contains(where: { $0.crop == crop }) else {
        plans.append(nil)
        continue
      }
      let rules = constraints.indices.contains(crop) ? constraints[crop] : []
      switch try planner.plan(crop: crop, constraints: rules) {
      case .success(let plan): plans.append(plan)
      case .failure(let reason):
        plans.append(nil)
        if infeasible == nil { infeasible = (crop, reason.reason) }
      }
    }
    crops = plans
    infeasibility = infeasible
  }

  private static func fields(
    _ input: SeasonInput
  ) -> (fields: [Field], stretches: [(crop: Int, acres: Double)]) {
    let farm = input.farm
    var stretches: [(crop: Int, acres: Double)] = []
    var places: [Int] = []
    for index in farm.fields.indices {
      let crop = farm.fields[index].crop
      let acres = farm.area(ofField: index).acres
      if index > 0, farm.fields[index - 1].crop == crop {
        stretches[stretches.count - 1].acres += acres
      } else {
        stretches.append((crop, acres))
      }
      places.append(stretches.count - 1)
    }
    var fields: [Field] = []
    var acresToEnd = 0.0
    for index in farm.fields.indices.reversed() {
      let ends = index == places.count - 1 || places[index + 1] != places[index]
      let acres = farm.area(ofField: index).acres
      acresToEnd = ends ? acres : acresToEnd + acres
      let changes = index > 0 && places[index - 1] != places[index]
      let minutes =
        index == 0 ? 0 : input.movingMinutes + (changes ? input.cleanOutMinutes : 0)
      fields.append(
        Field(
          number: index, acres: acres, crop: farm.fields[index].crop, stretch: places[index],
          acresToEnd: acresToEnd, endsStretch: ends, moveSeconds: minutes * 60))
    }
    return (fields.reversed(), stretches)
  }
}

/// The products of a season's crops, each name once, in the order in which they appear.
package struct SeasonProducts: Equatable, Sendable {
  package let names: [String]

  package init(_ farm: Farm) {
    var names: [String] = []
    for field in farm.fields {
      for product in farm.crops[field.crop].products where product.statedRate > 0 {
        if !names.contains(product.name) { names.append(product.name) }
      }
    }
    self.names = names
  }
}
