/// A request that a person keeps under a name, and what it came to.
package struct SavedPlan: Equatable, Sendable {
  /// What the plan came to when it was saved.
  package struct Results: Equatable, Sendable {
    /// A tank of the recommended plan with its product.
    package struct TankRow: Equatable, Sendable {
      package var tank: String
      package var product: String

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
  package var saved: Timestamp
  /// The job.
  package var request: PlanRequest
  /// What it came to; `nil` for a plan of which only the job is known.
  package var results: Results?

  package init(
    id: String, name: String, saved: Timestamp, request: PlanRequest, results: Results? = nil
  ) {
    self.id = id
    self.name = name
    self.saved = saved
    self.request = request
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
