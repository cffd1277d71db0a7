package import AirCart

/// A season made ready for one cart: what the tanks hold of every crop, computed once.
package struct CartSeason: Sendable {
  /// One product of a crop in the tanks of the cart.
  package struct Load: BitwiseCopyable, Equatable, Sendable {
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
    /// Whether it comes by no truck: always on the saddle platform, or a liquid.
    package let isBagged: Bool
    /// Whether it comes in bags that trucks bring.
    package let isInBags: Bool

    /// Pounds for an acre of the field, with the expected overlap.
    var statedUse: Double { use * density }
    /// Whether trucks bring it in a hopper.
    var takesHopper: Bool { !isBagged && !isInBags }
  }

  /// A crop with its plan of the tanks.
  package struct CropPlan: Sendable {
    package let loads: [Load]
    package let assignment: Assignment
    /// For each product of the crop the season's, `nil` for one that no field takes.
    let seasonProducts: [Int?]
    /// What may be on the cart above the reserves by its weight limits, in pounds at the stated
    /// densities; infinite without a limit.
    package let weightRoom: Double
    /// The effective field capacity between turns, in acres per second.
    let acresPerSecond: Double
    /// What the meters allow of it, also where the speed is drawn higher.
    let mostAcresPerSecond: Double

    /// The season's product in a tank.
    func product(inTank tank: Int) -> Int? {
      assignment.product(inTank: tank).flatMap { seasonProducts[$0] }
    }

    /// Acres of a fill of empty tanks above the reserve, with the expected overlap.
    package var wholeAcres: Double {
      let room = loads.map { ($0.capacity - $0.reserve) / $0.use }.min() ?? 0
      return min(room, weightRoom / loads.reduce(0) { $0 + $1.statedUse })
    }

    /// Whether it goes on from another crop with the same products in the same tanks, and as much weight
    /// allowed, at other rates.
    func continues(_ other: CropPlan?, on cart: Cart) -> Bool {
      guard let other else { return false }
      return weightRoom == other.weightRoom && loads.count == other.loads.count
        && zip(loads, other.loads).allSatisfy { own, old in
          own.product == old.product && own.density == old.density && own.reserve == old.reserve
        }
        && cart.tanks.indices.allSatisfy { product(inTank: $0) == other.product(inTank: $0) }
    }
  }

  /// A field in order.
  package struct Field: BitwiseCopyable, Sendable {
    /// The field's position in the farm, by which its random numbers are drawn.
    package let number: Int
    package let acres: Double
    package let crop: Int
    /// Fields in a row with the same products in the same tanks are one stretch, counted from 0.
    package let stretch: Int
    /// Those of them with one crop, at the same rates, are a run.
    let run: Int
    /// The ground that a pass covers, in acres.
    let passAcres: Double
    /// The effective field capacity at the stated speed, with turns and the expected overlap.
    package let acresPerSecond: Double
    /// Seconds of moving, and of cleaning tanks, before it.
    package let moveSeconds: Double
    /// Seconds of a truck's way between the yard and it.
    let waySeconds: Double
    /// How far east and north of the yard it is; NaN where that is not known.
    let milesEast: Double
    let milesNorth: Double
    /// Stated acres from this field to the end of its stretch.
    fileprivate(set) var acresToEnd = 0.0
    /// Those until the rates change within its stretch; infinite where they do not.
    fileprivate(set) var acresAtRates = Double.infinity
    /// Whether it is the last of its stretch.
    fileprivate(set) var endsStretch = false
  }

  /// Fields that follow each other with the same products in the same tanks.
  package struct Stretch: Equatable, Sendable {
    /// The crop of the first field.
    package let crop: Int
    /// The stated acres.
    package fileprivate(set) var acres = 0.0
    /// For every product of the season, the share of what the tanks hold that stays in them when the
    /// stretch begins.
    package fileprivate(set) var kept: [Double]
  }

  package let cart: Cart
  package internal(set) var input: Season
  /// The trucks that drive, of those that there are.
  package internal(set) var crew: Crew
  package let crops: [CropPlan?]
  package let fields: [Field]
  package let stretches: [Stretch]
  /// The reason why a crop cannot be loaded at all; the season is then not simulated.
  package let infeasibility: (crop: Int, reason: Infeasibility)?
  /// The products of the whole season.
  package let products: SeasonProducts
  /// By how much years differ, made ready once.
  let yearFactor: YearFactor

  /// Takes a cart's layout for every crop that a field has.
  ///
  /// - Throws: `SeasonError` for what the cart cannot do whatever is tried.
  init(_ planner: CropPlanner, _ farmPlan: FarmPlan) throws(SeasonError) {
    cart = planner.cart
    input = planner.input
    crew = Crew(planner.input.tender)
    products = planner.products
    yearFactor = input.days.yearFactor
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
    fields = Self.fields(input, farmPlan, plans, on: cart)
    stretches = Self.stretches(fields, plans, of: products, on: cart)
  }

  /// The fields in the plan's order.
  private static func fields(
    _ input: Season, _ plan: FarmPlan, _ crops: [CropPlan?], on cart: Cart
  ) -> [Field] {
    let farm = input.farm
    var fields: [Field] = []
    for own in plan.fields {
      let crop = farm.fields[own.field].crop
      let run = fields.last.map { $0.run + ($0.crop == crop ? 0 : 1) } ?? 0
      let stretch =
        fields.last.map { last in
          let goesOn = crops[crop]?.continues(crops[last.crop], on: cart) ?? false
          return last.stretch + (last.crop == crop || goesOn ? 0 : 1)
        } ?? 0
      let cleaning = input.cleanOutMinutes * Double(own.cleanOuts.count)
      let stated = farm.fields[own.field]
      let move = fields.last.map { last in
        // From zone to zone the rates change as the drill goes.
        let calibrated =
          stated.isInOneField(with: farm.fields[last.number])
          ? 0 : farm.crops[crop].calibrated(after: farm.crops[last.crop])
        return input.moveMinutes(from: farm.fields[last.number], to: stated)
          + cleaning + input.calibrationMinutes * Double(calibrated)
      }
      let place = stated.place
      let acres = farm.area(ofField: own.field).acres
      let passAcres = input.drill.passAcres(ofField: stated.whole.acres)
      let capacity = input.drill.withTurns(
        crops[crop]?.acresPerSecond ?? 0, passAcres: passAcres / input.expectedSpread)
      fields.append(
        Field(
          number: own.field, acres: acres, crop: crop, stretch: stretch, run: run,
          passAcres: passAcres, acresPerSecond: capacity, moveSeconds: (move ?? 0) * 60,
          waySeconds: input.tender.waySeconds(to: place), milesEast: place?.milesEast ?? .nan,
          milesNorth: place?.milesNorth ?? .nan))
    }
    for index in fields.indices.reversed() {
      let own = fields[index]
      let next = index + 1 < fields.count ? fields[index + 1] : nil
      fields[index].endsStretch = next?.stretch != own.stretch
      fields[index].acresToEnd = own.acres
      guard let next, next.stretch == own.stretch else { continue }
      fields[index].acresToEnd += next.acresToEnd
      fields[index].acresAtRates = own.acres + (next.run == own.run ? next.acresAtRates : 0)
    }
    return fields
  }

  /// Returns the effective field capacity of a crop over its fields at the stated speed, in acres per
  /// second: their acres over the time that seeding them takes, turns among it.
  package func acresPerSecond(ofCrop crop: Int) -> Double {
    let own = fields.filter { $0.crop == crop }
    let seconds = own.reduce(0) { $0 + $1.acres / $1.acresPerSecond }
    return own.reduce(0) { $0 + $1.acres } / seconds
  }

  private static func stretches(
    _ fields: [Field], _ plans: [CropPlan?], of products: SeasonProducts, on cart: Cart
  ) -> [Stretch] {
    var stretches: [Stretch] = []
    for field in fields {
      if field.stretch == stretches.count {
        let before = stretches.last.flatMap { plans[$0.crop] }
        let kept = products.names.indices.map { product in
          share(ofProduct: product, before, plans[field.crop], cart)
        }
        stretches.append(Stretch(crop: field.crop, kept: kept))
      }
      stretches[field.stretch].acres += field.acres
    }
    return stretches
  }

  /// The capacity of the tanks that hold a product of two crops, over that of its tanks with the
  /// first.
  private static func share(
    ofProduct product: Int, _ first: CropPlan?, _ second: CropPlan?, _ cart: Cart
  ) -> Double {
    guard let first, let second else { return 0 }
    var (all, both) = (0.0, 0.0)
    for (tank, own) in cart.tanks.enumerated() where first.product(inTank: tank) == product {
      all += own.capacity.bushels
      if second.product(inTank: tank) == product { both += own.capacity.bushels }
    }
    return all > 0 ? both / all : 0
  }
}

extension Crop {
  /// How many of its products another crop has not, or at another rate.
  fileprivate func calibrated(after crop: Crop) -> Int {
    products.filter { own in
      let old = crop.products.map { $0.name }.place(of: own.name).map { crop.products[$0] }
      return own.isApplied && old?.rate != own.rate
    }.count
  }
}

extension Season {
  /// The ground that is seeded over that of the field, with the expected overlap.
  var expectedSpread: Double { 1 + uncertainty.overlap.mean }
}

/// The products of a season's crops, each name once, in the order in which they appear.
package struct SeasonProducts: Equatable, Sendable {
  package let names: [String]

  package init(_ farm: Farm) {
    var names: [String] = []
    for field in farm.fields {
      for product in farm.crops[field.crop].products where product.isApplied {
        if names.place(of: product.name) == nil { names.append(product.name) }
      }
    }
    self.names = names
  }
}
