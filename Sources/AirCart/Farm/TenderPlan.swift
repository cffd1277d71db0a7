/// The trucks that haul a farm's product: all alike.
package struct TenderTrucks: Equatable, Sendable {
  package let count: Int
  package let payload: Mass
  /// What each hopper holds of one product; empty where a truck takes one product a trip.
  package let hoppers: [Volume]

  package init(count: Int, payload: Mass, hoppers: [Volume]) {
    self.count = count
    self.payload = payload
    self.hoppers = hoppers
  }
}

/// What a farm orders for a cart, and which truck brings what to which fill.
///
/// Of a product the farm orders Σ rate · area · (1 + margin), the area with what is seeded twice, and the
/// reserve of each tank that ever holds it. Bagged seed, and what comes in stated packages, is ordered in
/// whole ones. Neither bags nor liquids are in a truckload; everything else is.
package struct TenderPlan: Equatable, Sendable {
  package struct Order: Equatable, Sendable {
    package let name: String
    package var seeded = Mass(pounds: 0)
    package var margin = Mass(pounds: 0)
    /// What stays in the tanks.
    package var reserve = Mass(pounds: 0)
    /// All of it, at the density of each crop.
    package var volume = Volume(bushels: 0)
    /// Whole bags, where it is bagged seed, or packages where these are stated.
    package var bags: Int?
    /// The package, where it is stated.
    package var package: Farm.Package?

    /// What is ordered, before bags are made whole.
    package var mass: Mass { Mass(pounds: seeded.pounds + margin.pounds + reserve.pounds) }
  }

  package struct Fill: Equatable, Sendable {
    /// The number over the season, from 1.
    package let number: Int
    /// The crop; of several in the same tanks the first that is seeded.
    package let crop: Int
    /// The field on which it begins, by its position in the farm.
    package let field: Int
    /// The field on which it ends, and the acres of it that are seeded by then.
    package let lastField: Int
    package let end: Area
    package let area: Area
    /// What it seeds of each product of the crop.
    package let seeded: [Mass]
    /// What is needed of each product of the crop: what is seeded with its margin, and reserves.
    package var needs: [Mass]
  }

  /// A field that ends while its fill goes on to the next.
  package struct Crossing: Equatable, Sendable {
    /// The field, by its position in the farm.
    package let field: Int
    /// The number of the fill, and its crop.
    package let fill: Int
    package let crop: Int
    /// What is then on board of each product of the crop, reserves not counted.
    package let onBoard: [Mass]
  }

  /// One product in a truckload.
  package struct Part: Equatable, Sendable {
    /// The product, by its position in the crop.
    package let product: Int
    /// The hopper, by position; `nil` on a truck without hoppers.
    package let hopper: Int?
    package let mass: Mass
    package let volume: Volume
    /// The fills for which it is.
    package let fills: ClosedRange<Int>
  }

  package struct Load: Equatable, Sendable {
    /// The truck, from 1: they take turns.
    package let truck: Int
    package let crop: Int
    package var parts: [Part]
  }

  /// The products to order, in the order in which crops name them.
  package private(set) var orders: [Order] = []
  /// The fills in order; none where a crop has no plan or there are more than ``limit``.
  package private(set) var fills: [Fill] = []
  /// The fields that end while their fill goes on, in order.
  package private(set) var crossings: [Crossing] = []
  /// The truckloads in order; none without trucks or where there are more than ``limit``.
  package private(set) var loads: [Load] = []
  /// The share that is ordered on top of what is seeded.
  package let margin: Double
  private let bagged: [String]
  /// What a bag of seed weighs.
  package let bag: Mass

  /// The most fills and truckloads that are listed.
  package static let limit = 10_000
  /// What a bag of seed weighs where nothing is stated; assumed, since some are sold by the number of seeds.
  package static let usualBag = Mass(pounds: 50)
}

extension TenderPlan {
  /// Plans what to order and to haul.
  ///
  /// The reserves are what stays in each tank of the cart that holds a product.
  ///
  /// - Complexity: O(*f*·*p* + *l*·*h*·*p*) for *f* fills, *l* loads, *h* hoppers and *p* products.
  package init(
    _ farm: Farm, _ plan: FarmPlan, reserves: [Volume], carriesOver: Bool, bagged: [String],
    bag: Mass = TenderPlan.usualBag, trucks: TenderTrucks?
  ) {
    self.bagged = bagged
    self.bag = bag
    margin = farm.orderShare
    let kept = Self.reserves(farm, plan, reserves)
    order(farm, kept)
    listFills(farm, plan, kept: kept, carriesOver: carriesOver)
    if let trucks { haul(farm, by: trucks) }
  }

  /// The reserves in bushels that each crop is the first to load, by product; those of a blend by its
  /// parts.
  private static func reserves(_ farm: Farm, _ plan: FarmPlan, _ reserves: [Volume]) -> [[Double]] {
    var kept = farm.crops.map { [Double](repeating: 0, count: $0.products.count) }
    var known: [[ProductDemand]] = reserves.map { _ in [] }
    for field in plan.fields {
      let crop = farm.fields[field.field].crop
      guard let own = plan.crops[crop] else { continue }
      for (tank, reserve) in reserves.enumerated() {
        guard let held = own.contents[tank], let first = own.assignment.product(inTank: tank),
          !known[tank].contains(where: { $0.isSame(as: held) })
        else { continue }
        known[tank].append(held)
        let parts = held.parts.isEmpty ? [held] : held.parts
        let places = own.blends.first { $0.first == first } ?? [first]
        for (place, part) in zip(places, parts) {
          // A lot that the crop leaves out is no blend.
          let share = held.parts.isEmpty ? 1 : part.unitDemand / held.unitDemand
          kept[crop][place] += reserve.bushels * share
        }
      }
    }
    return kept
  }

  private mutating func order(_ farm: Farm, _ kept: [[Double]]) {
    for total in farm.productTotals {
      var order = Order(name: total.name, seeded: total.mass)
      order.margin = Mass(pounds: total.mass.pounds * margin)
      var bushels = 0.0
      var pounds = 0.0
      for (crop, kept) in zip(farm.crops, kept) {
        for (product, reserve) in zip(crop.products, kept)
        where [product.name].place(of: total.name) != nil {
          bushels += reserve
          pounds += reserve * product.density.poundsPerBushel
        }
      }
      order.reserve = Mass(pounds: pounds)
      order.volume = Volume(bushels: total.volume.bushels * (1 + margin) + bushels)
      order.package = farm.packages.first { [$0.product].place(of: total.name) != nil }
      if order.package != nil || bagged.place(of: total.name) != nil {
        order.bags = FillArithmetic.count(
          FillArithmetic.fills(
            field: order.mass.pounds, areaPerFill: (order.package?.mass ?? bag).pounds))
      }
      orders.append(order)
    }
  }

  private mutating func listFills(
    _ farm: Farm, _ plan: FarmPlan, kept: [[Double]], carriesOver: Bool
  ) {
    var kept = kept
    for row in Row.all(farm, plan, carriesOver) {
      guard let stops = row.stops(farm, plan, atMost: Self.limit - fills.count) else {
        (fills, crossings) = ([], [])
        return
      }
      crossings += row.crossings(farm, stops.map { $0.area.acres }, after: fills.count)
      let products = farm.crops[row.crop].products
      for stop in stops {
        let needs = products.indices.map { product in
          var pounds = stop.seeded[product].pounds * (1 + margin)
          for crop in row.crops {
            pounds += kept[crop][product] * products[product].density.poundsPerBushel
          }
          return Mass(pounds: pounds)
        }
        fills.append(
          Fill(
            number: fills.count + 1, crop: row.crop, field: plan.fields[stop.first].field,
            lastField: plan.fields[stop.last].field,
            end: stop.end, area: stop.area, seeded: stop.seeded, needs: needs))
        for crop in row.crops { kept[crop] = kept[crop].map { _ in 0 } }
      }
    }
  }

  /// A field, or fields of one crop as one, or of several in the same tanks.
  private struct Row {
    let crop: Int
    private(set) var crops: [Int]
    private var acres = 0.0
    /// The fields, each with the acres up to its end.
    private var fields: [(field: Int, end: Double)] = []
    /// The place of the first of them in the plan.
    private let offset: Int
    /// The fills along fields at different rates.
    private let walked: [FarmPlan.RowFill]

    private init(
      _ farm: Farm, _ plan: FarmPlan, at places: Range<Int>, walked: [FarmPlan.RowFill]
    ) {
      self.walked = walked
      offset = places.lowerBound
      crop = farm.fields[plan.fields[places.lowerBound].field].crop
      crops = [crop]
      for place in places {
        let field = plan.fields[place].field
        acres += farm.area(ofField: field).acres
        fields.append((field, acres))
        if !crops.contains(farm.fields[field].crop) { crops.append(farm.fields[field].crop) }
      }
    }

    static func all(_ farm: Farm, _ plan: FarmPlan, _ carriesOver: Bool) -> [Row] {
      guard carriesOver else {
        return plan.fields.indices.map { Row(farm, plan, at: $0..<$0 + 1, walked: []) }
      }
      return plan.rows.map { Row(farm, plan, at: $0.places, walked: $0.fills) }
    }

    /// The fills of the row; `nil` where the crop has no plan or there are more than so many.
    func stops(_ farm: Farm, _ plan: FarmPlan, atMost most: Int) -> [FarmPlan.RowFill]? {
      guard walked.isEmpty else { return walked.count > most ? nil : walked }
      guard let full = plan.crops[crop]?.areaPerFill.acres, full > 0 else { return nil }
      let count = FillArithmetic.fills(field: acres, areaPerFill: full)
      guard count <= Double(most) else { return nil }
      return (0..<Int(count)).map { number in
        let before = Double(number) * full
        let area = min(full, acres - before)
        let last = place(endingAt: before + area)
        let start = last > 0 ? fields[last - 1].end : 0
        return FarmPlan.RowFill(
          first: offset + place(beginningAt: before), last: offset + last,
          end: Area(acres: min(before + area, fields[last].end) - start), area: Area(acres: area),
          seeded: farm.crops[crop].products.map {
            Mass(pounds: $0.rate.poundsPerAcre * area)
          })
      }
    }

    /// What is on board where a fill goes on to the next field: what it seeds from there on.
    ///
    /// The areas are the acres of each fill of the row, the count that of the fills before it.
    func crossings(_ farm: Farm, _ areas: [Double], after count: Int) -> [Crossing] {
      var crossings: [Crossing] = []
      var (fill, start) = (0, 0.0)
      for place in fields.indices.dropLast() {
        let done = fields[place].end
        while fill < areas.count, start + areas[fill] <= done * (1 + Tolerance.tie) {
          start += areas[fill]
          fill += 1
        }
        guard fill < areas.count, start < done * (1 - Tolerance.tie) else { continue }
        var pounds = farm.crops[crop].products.map { _ in 0.0 }
        for next in (place + 1)..<fields.count {
          let acres = min(fields[next].end, start + areas[fill]) - fields[next - 1].end
          let products = farm.crops[farm.fields[fields[next].field].crop].products
          for product in pounds.indices where acres > 0 {
            pounds[product] += products[product].rate.poundsPerAcre * acres
          }
        }
        crossings.append(
          Crossing(
            field: fields[place].field, fill: count + fill + 1, crop: crop,
            onBoard: pounds.map { Mass(pounds: $0) }))
      }
      return crossings
    }

    private func place(beginningAt acres: Double) -> Int {
      fields.firstIndex { $0.end > acres * (1 + Tolerance.tie) } ?? fields.count - 1
    }

    /// The place of the field on which a fill ends; where that is between two, the first of them.
    private func place(endingAt acres: Double) -> Int {
      fields.firstIndex { $0.end >= acres * (1 - Tolerance.tie) } ?? fields.count - 1
    }
  }

  // MARK: - Truckloads

  /// Loads the trucks for one crop after the other, until all of its fills have what they need.
  ///
  /// Each takes what ``TruckLoad`` says, and no more than is missing. What comes first is for the first
  /// fills.
  private mutating func haul(_ farm: Farm, by trucks: TenderTrucks) {
    var truck = TruckLoad(
      payload: trucks.payload.pounds, hoppers: trucks.hoppers.map { $0.bushels })
    var first = 0
    while first < fills.count {
      let crop = fills[first].crop
      let end = fills[first...].firstIndex { $0.crop != crop } ?? fills.count
      var supply = CropSupply(farm.crops[crop], Array(fills[first..<end]), bagged: bagged)
      while !supply.isDone {
        guard loads.count < Self.limit else {
          loads = []
          return
        }
        loads.append(
          Load(truck: loads.count % trucks.count + 1, crop: crop, parts: supply.load(&truck)))
      }
      first = end
    }
  }
}

/// What trucks have yet to bring for fills of one crop.
private struct CropSupply {
  private let crop: Crop
  private let fills: [TenderPlan.Fill]
  private let totals: [Double]
  private var left: [Double]

  init(_ crop: Crop, _ fills: [TenderPlan.Fill], bagged: [String]) {
    self.crop = crop
    self.fills = fills
    totals = crop.products.indices.map { product in
      // A liquid is pumped over from a tank that trucks with hoppers do not have.
      let name = crop.products[product].name
      let isHauled = bagged.place(of: name) == nil && !ProductTraits(named: name).isLiquid
      return isHauled ? fills.reduce(0) { $0 + $1.needs[product].pounds } : 0
    }
    left = totals
  }

  var isDone: Bool { left.allSatisfy { $0 <= Self.trace } }

  /// Pounds that are nothing.
  private static let trace = 1e-3

  /// Loads a truck; shares of the totals stand for acres, as all fills are for one crop.
  mutating func load(_ truck: inout TruckLoad) -> [TenderPlan.Part] {
    truck.products = left.indices.map { product in
      TruckLoad.Product(
        missing: left[product], supplied: totals[product] - left[product],
        use: max(totals[product], Self.trace),
        density: crop.products[product].density.poundsPerBushel)
    }
    truck.fill(atLeast: 0)
    return truck.hoppers.compactMap { hopper in
      hopper.product.flatMap { take(hopper.pounds, of: $0, hopper.place) }
    }
  }

  /// Takes some pounds of a product, or all where next to nothing would be left.
  private mutating func take(
    _ loaded: Double, of product: Int, _ hopper: Int?
  ) -> TenderPlan.Part? {
    guard loaded > 0, left[product] > 0 else { return nil }
    let pounds = left[product] - loaded > Self.trace ? loaded : left[product]
    let brought = totals[product] - left[product]
    left[product] -= pounds
    return TenderPlan.Part(
      product: product, hopper: hopper, mass: Mass(pounds: pounds),
      volume: Volume(bushels: pounds / crop.products[product].density.poundsPerBushel),
      fills: fill(of: product, at: brought)...fill(of: product, at: brought + pounds, isEnd: true))
  }

  /// The fill that some pounds of a product are for; at an end, the fill that ends there.
  private func fill(of product: Int, at pounds: Double, isEnd: Bool = false) -> Int {
    let slack = Tolerance.tie * totals[product]
    var sum = 0.0
    for fill in fills {
      sum += fill.needs[product].pounds
      if isEnd ? sum >= pounds - slack : sum > pounds + slack { return fill.number }
    }
    return fills[fills.count - 1].number
  }
}
