package import AirCart

/// A plan that a person keeps under a name: a job on one cart, and what it came to.
///
/// Names are not looked up yet: the plan may be older than the catalogue, or younger.
package struct SavedPlan: Equatable, Sendable {
  /// The cart of a plan.
  package enum CartChoice: Equatable, Sendable {
    /// A cart, or several joined by `+`, by name.
    case named(String)
    /// A cart that the file describes.
    case own(Cart)

    /// The name of the cart.
    package var name: String {
      switch self {
      case .named(let name): name
      case .own(let cart): cart.name
      }
    }
  }

  /// A product with its rate and the rules on where it may go.
  package struct Product: Equatable, Sendable {
    /// The name.
    package var name: String
    /// In lb/ac or kg/ha.
    package var rate: Double
    /// `nil` for a listed product with the density of the catalogue.
    package var density: DensityEntry?
    /// The only tanks that it may use; empty when it may use all.
    package var tanks: [TankReference]
    /// The most tanks that it may use.
    package var maxTanks: Int?
    /// The tanks that it may not use.
    package var keepOutOf: [TankReference]

    /// Creates a product.
    package init(
      name: String, rate: Double, density: DensityEntry? = nil, tanks: [TankReference] = [],
      maxTanks: Int? = nil, keepOutOf: [TankReference] = []
    ) {
      self.name = name
      self.rate = rate
      self.density = density
      self.tanks = tanks
      self.maxTanks = maxTanks
      self.keepOutOf = keepOutOf
    }
  }

  /// What stays in a tank.
  package struct TankReserve: Equatable, Sendable {
    /// The tank.
    package var tank: TankReference
    /// What stays in it.
    package var reserve: Reserve

    /// Creates a reserve.
    package init(tank: TankReference, reserve: Reserve) {
      self.tank = tank
      self.reserve = reserve
    }
  }

  /// What stays in tanks, and what a load may weigh.
  package struct Limits: Equatable, Sendable {
    /// Reserves of single tanks.
    package var reserves: [TankReserve] = []
    /// The most that the product on the cart may weigh.
    package var payload: Mass?
    /// The most that cart and product may weigh.
    package var grossWeight: Mass?

    /// Creates limits that limit nothing.
    package init() {}
  }

  /// What the plan came to when it was saved.
  package struct Results: Equatable, Sendable {
    /// A tank of the recommended plan with its product.
    package struct TankRow: Equatable, Sendable {
      /// The name of the tank.
      package var tank: String
      /// The product in it.
      package var product: String

      /// Creates a row.
      package init(tank: String, product: String) {
        self.tank = tank
        self.product = product
      }
    }

    /// In ac or ha; `nil` when no plan gives every product a tank.
    package var areaPerFill: Double?
    /// `nil` when no plan gives every product a tank.
    package var fills: Int?
    /// The bushels of one filling that find no tank.
    package var unallocated: Double
    /// The tanks of the recommended plan that are used, in order.
    package var tanks: [TankRow]

    /// Creates results.
    package init(areaPerFill: Double?, fills: Int?, unallocated: Double, tanks: [TankRow]) {
      self.areaPerFill = areaPerFill
      self.fills = fills
      self.unallocated = unallocated
      self.tanks = tanks
    }
  }

  /// What tells the plan from all others, and names its file: letters, digits, `-` and `_`.
  package var id: String
  /// The name that a person gave it.
  package var name: String
  /// When it was saved.
  package var saved: Timestamp
  /// The units of the field, of rates and of weights.
  package var units: UnitSystem
  /// The cart.
  package var cart: CartChoice
  /// Whether the saddle tank is used.
  package var usesSaddleTank: Bool
  /// The densities of products that have none of their own.
  package var densities: DensitySet
  /// In ac or ha.
  package var field: Double
  /// The products.
  package var products: [Product]
  /// The tanks to be left empty.
  package var emptyTanks: [TankReference]
  /// Reserves and limits of weight.
  package var limits: Limits
  /// Pairs of products that are to be kept apart.
  package var keepApart: [[String]]
  /// How the tanks are filled.
  package var filling: FillStyle
  /// What it came to; `nil` for a plan of which only the job is known.
  package var results: Results?

  /// Creates a plan.
  package init(
    id: String, name: String, saved: Timestamp, units: UnitSystem, cart: CartChoice,
    usesSaddleTank: Bool = true, densities: DensitySet = .listed, field: Double,
    products: [Product], emptyTanks: [TankReference] = [], limits: Limits = Limits(),
    keepApart: [[String]] = [], filling: FillStyle = .standard, results: Results? = nil
  ) {
    self.id = id
    self.name = name
    self.saved = saved
    self.units = units
    self.cart = cart
    self.usesSaddleTank = usesSaddleTank
    self.densities = densities
    self.field = field
    self.products = products
    self.emptyTanks = emptyTanks
    self.limits = limits
    self.keepApart = keepApart
    self.filling = filling
    self.results = results
  }

  /// The most characters of a name, in Unicode scalars.
  package static let longestName = 200

  /// Whether both plans are the same but for their ids and what they came to.
  package func statesSameJob(as other: SavedPlan) -> Bool {
    var own = self
    own.id = other.id
    own.results = other.results
    return own == other
  }

  /// Whether a text can be an id.
  package static func isID(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
