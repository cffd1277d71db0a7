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

    /// Nothing of no product.
    static let none = Load(
      product: 0, rate: 0, density: 1, capacity: 0, reserve: 0, tanks: 0, use: 1)
  }

  /// A crop with its plan of the tanks.
  package struct CropPlan: Sendable {
    package let loads: [Load]
    package let assignment: Assignment
    /// The planned acres of a full fill above the reserve, as the engine plans them.
    package let areaPerFill: Double
    /// What may be on the cart above the reserves by its weight limits, in pounds at the stated
    /// densities; infinite without a limit.
    package let weightRoom: Double
    /// The effective field capacity in acres per second.
    package let acresPerSecond: Double
    /// What the meters allow of it, also where the speed is drawn higher.
    let mostAcresPerSecond: Double
    /// What a truck carries of the crop's mix, in pounds.
    package let truckPounds: Double
    /// Apart from the loads, which are plain numbers and so are copied as such.
    let densitySamplers: [ValueSampler]
    let rateSamplers: [ValueSampler]
  }

  /// A field in order.
  package struct Field: Sendable {
    /// The field's position in the farm, by which its random numbers are drawn.
    package let number: Int
    package let acres: Double
    package let crop: Int
    /// Fields in a row with the same crop are one stretch, counted from 0.
    package let stretch: Int
    /// Seconds of moving, and of cleaning tanks, before it.
    package let moveSeconds: Double
    /// Stated acres from this field to the end of its stretch.
    package fileprivate(set) var acresToEnd = 0.0
    /// Whether it is the last of its stretch.
    package fileprivate(set) var endsStretch = false
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
  /// The products of the whole season.
  let productCount: Int
  /// Wet and workable days, for every day of the season.
  let chains: [WetDryChain]
  /// From when on each crop loses yield.
  let lateness: [SeasonMemory.Lateness]

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
    productCount = SeasonProducts(input.farm).names.count
    chains = input.days.chains
    lateness = Self.lateness(input)
    let planner = try CropPlanner(
      input: input, cart: cart, position: position, constraints: constraints)
    let farmPlan = try planner.farmPlan()
    (fields, stretches) = Self.fields(input, farmPlan)
    var plans: [CropPlan?] = []
    var infeasible: (crop: Int, reason: Infeasibility)?
    for (crop, plan) in farmPlan.crops.enumerated() {
      if let plan, plan.status == .infeasible {
        let reason = plan.infeasibility ?? .constraintsConflict
        if infeasible == nil { infeasible = (crop, reason) }
        plans.append(nil)
      } else {
        plans.append(
          try plan.map { plan throws(SeasonError) in
            try planner.plan(crop: crop, plan)
          })
      }
    }
    crops = plans
    infeasibility = infeasible
  }

  private static func lateness(_ input: SeasonInput) -> [SeasonMemory.Lateness] {
    input.farm.crops.indices.map { crop in
      guard let own = input.prices.timeliness.first(where: { $0.crop == crop }) else {
        return SeasonMemory.Lateness()
      }
      return SeasonMemory.Lateness(
        day: Double(input.days.start.days(to: own.after)), loss: own.lossPerDay,
        value: own.valuePerAcre)
    }
  }

  /// The fields in the plan's order, and the stretches of one crop that they make.
  private static func fields(
    _ input: SeasonInput, _ plan: FarmPlan
  ) -> (fields: [Field], stretches: [(crop: Int, acres: Double)]) {
    let farm = input.farm
    var stretches: [(crop: Int, acres: Double)] = []
    var fields: [Field] = []
    for (place, own) in plan.fields.enumerated() {
      let crop = farm.fields[own.field].crop
      let acres = farm.area(ofField: own.field).acres
      let isSame = place > 0 && fields[place - 1].crop == crop
      if isSame {
        stretches[stretches.count - 1].acres += acres
      } else {
        stretches.append((crop, acres))
      }
      let cleaning = input.cleanOutMinutes * Double(own.cleanOuts.count)
      fields.append(
        Field(
          number: own.field, acres: acres, crop: crop, stretch: stretches.count - 1,
          moveSeconds: place == 0 ? 0 : (input.movingMinutes + cleaning) * 60))
    }
    var later = 0.0
    for place in fields.indices.reversed() {
      let ends =
        place == fields.count - 1 || fields[place + 1].stretch != fields[place].stretch
      later = ends ? 0 : later + fields[place + 1].acres
      fields[place].endsStretch = ends
      fields[place].acresToEnd = fields[place].acres + later
    }
    return (fields, stretches)
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
