/// The fields of one season with the crop that each gets.
///
/// Areas and rates are kept as stated, in `units`, because demands are computed in them.
public struct Farm: Equatable, Sendable {
  /// A field with its crop.
  public struct Field: Equatable, Sendable {
    /// The field's name.
    public let name: String
    /// The area in ac or ha, in the farm's units.
    public let statedArea: Double
    /// The crop, by its position in the farm.
    public let crop: Int
    /// Where it is, where that is known.
    public let place: Place?

    /// Creates a field; the area is in the farm's units.
    public init(name: String, statedArea: Double, crop: Int, place: Place? = nil) {
      self.name = name
      self.statedArea = statedArea
      self.crop = crop
      self.place = place
    }
  }

  /// Where a field is, from any point that all fields of a farm share.
  public struct Place: Equatable, Sendable {
    /// Miles to the east.
    public let milesEast: Double
    /// Miles to the north.
    public let milesNorth: Double

    /// Creates a place from miles to the east and to the north; negative to the west and south.
    public init(milesEast: Double, milesNorth: Double) {
      self.milesEast = milesEast
      self.milesNorth = milesNorth
    }

    /// Creates a place from distances in mi or km.
    package init(east: Double, north: Double, in units: UnitSystem) {
      let mile = units == .metric ? ConversionFactors.kilometresPerMile : 1
      self.init(milesEast: east / mile, milesNorth: north / mile)
    }

    /// Returns the miles to another place by roads that run east and north, as those of a survey
    /// grid: \|Δeast\| + \|Δnorth\|.
    public func miles(to other: Place) -> Double {
      abs(milesEast - other.milesEast) + abs(milesNorth - other.milesNorth)
    }
  }

  /// The system that areas and rates are stated in.
  public let units: UnitSystem
  /// The crops in the order of the input.
  public let crops: [Crop]
  /// The fields in the order in which they are seeded, unless another is asked for.
  public let fields: [Field]
  /// The share of every field that is seeded twice.
  package var overlap = FieldOverlap()
  /// The spare of a plan beyond which more is no better, as a share of the field: none, because what
  /// is left in the tanks goes on to the next field.
  package var margin = Double.infinity
  /// The drill, where it is stated.
  package var drill: SeedDrill?
  /// Pairs of products, by their names, that are not blended; `nil` where nothing is blended.
  package var keptApart: [[String]]? = []
  /// The share that is ordered on top of what is seeded, where one is stated.
  package var orderMargin: Double?

  /// The share that is ordered on top: as stated, or the margin of a plan.
  package var orderShare: Double {
    orderMargin ?? (margin.isFinite ? margin : PracticalPlan.standardMargin)
  }

  /// Creates a farm; every field's crop is a position in `crops`.
  public init(units: UnitSystem, crops: [Crop], fields: [Field]) {
    precondition(
      fields.allSatisfy { crops.indices.contains($0.crop) }, "A field has no crop of the farm.")
    self.units = units
    self.crops = crops
    self.fields = fields
  }

  /// Returns the area that is seeded of a field.
  public func area(ofField field: Int) -> Area { area(stated: seededArea(of: fields[field])) }

  /// The area that is seeded of a field in ac or ha, in the farm's units: what overlaps counts twice.
  func seededArea(of field: Field) -> Double { overlap.seeded(field.statedArea) }

  func area(stated: Double) -> Area { Area(stated, in: units) }

  /// States the job of seeding a field with a cart as `plan` would state it.
  ///
  /// - Parameters:
  ///   - field: The field, by position.
  ///   - cart: The cart.
  ///   - constraints: Rules on the products of the field's crop, by their position in it.
  /// - Returns: The job.
  /// - Throws: What `Job` refuses.
  public func job(
    field: Int, cart: Cart, constraints: [Constraint] = []
  ) throws(JobError) -> Job {
    try job(
      crop: fields[field].crop, statedArea: seededArea(of: fields[field]), cart: cart,
      constraints: constraints)
  }

  /// States the job of seeding so much of a crop, in the farm's units.
  package func job(
    crop: Int, statedArea: Double, cart: Cart, constraints: [Constraint]
  ) throws(JobError) -> Job {
    let demands = crops[crop].products.map { product in
      ProductDemand(
        name: product.name, density: product.density, rate: product.rate(in: units),
        area: area(stated: statedArea))
    }
    var job = try Job(
      cart: cart, area: area(stated: statedArea), products: demands, constraints: constraints)
    job.preferences.margin = margin
    job.drill = drill
    return job
  }
}
