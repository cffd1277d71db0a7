/// The fields of one season with the crop that each gets.
///
/// Areas and rates are kept as stated, because demands are computed so.
public struct Farm: Equatable, Sendable {
  /// A field with its crop.
  public struct Field: Equatable, Sendable {
    /// The field's name.
    public let name: String
    /// The area.
    public let area: Area
    /// The crop, by its position in the farm.
    public let crop: Int
    /// Where it is, where that is known.
    public package(set) var place: Place?
    /// The field of which it is a zone; `nil` where it is a whole field.
    package var zone: Zone?

    /// Creates a field.
    public init(name: String, area: Area, crop: Int, place: Place? = nil) {
      self.name = name
      self.area = area
      self.crop = crop
      self.place = place
    }

    /// The field on which the drill makes its passes.
    package var whole: Area { zone?.area ?? area }

    /// Returns whether both are zones of one field, from one of which the drill goes on to the other.
    package func isInOneField(with other: Field) -> Bool {
      zone.map { $0.number == other.zone?.number } ?? false
    }
  }

  /// What a zone is a part of.
  package struct Zone: Equatable, Sendable {
    /// The number of the field in its file, from 0.
    package let number: Int
    /// The area of the whole field.
    package let area: Area

    package init(number: Int, area: Area) {
      self.number = number
      self.area = area
    }
  }

  /// A bag, unit, box or tote in which a product is ordered.
  package struct Package: Equatable, Sendable {
    /// The product's name.
    package let product: String
    /// What several of them are called.
    package let name: String
    package let mass: Mass

    package init(of product: String, name: String, mass: Mass) {
      (self.product, self.name, self.mass) = (product, name, mass)
    }
  }

  /// Where a field is, from the yard.
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

  /// The system in which sums are made and answers are given.
  public let units: UnitSystem
  /// The crops in the order of the input.
  public package(set) var crops: [Crop]
  /// The fields in the order in which they are seeded, unless another is asked for.
  public package(set) var fields: [Field]
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
  /// In what products are ordered, where that is stated.
  package var packages: [Package] = []

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

  /// How many fields there are, each counted once whatever zones it has.
  package var fieldCount: Int {
    fields.count { $0.zone == nil } + Set(fields.compactMap { $0.zone?.number }).count
  }

  /// Returns the area that is seeded of a field: what overlaps counts twice.
  public func area(ofField field: Int) -> Area { overlap.seeded(fields[field].area) }

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
      crop: fields[field].crop, area: area(ofField: field), cart: cart, constraints: constraints)
  }

  /// States the job of seeding so much of a crop, by default an acre or hectare.
  package func job(
    crop: Int, area: Area? = nil, cart: Cart, constraints: [Constraint]
  ) throws(JobError) -> Job {
    var job = try Job(
      field: area ?? Area(1, in: units), products: crops[crop].products, cart: cart,
      constraints: constraints)
    job.preferences.margin = margin
    job.drill = drill
    return job
  }
}
