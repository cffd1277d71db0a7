import AirCart
import AirCartTestSupport
import AirCartWeb
import Testing

/// Blocks as the page writes them.
enum Blocks {
  /// A problem's cart and products as a job block.
  ///
  /// Rules of one kind on one product are joined, as a page that has one control for each states
  /// them.
  static func job(
    _ problem: Job, units: UnitSystem, stated: [Double], area: Double,
    filling: FillStyle = .standard, overlap: Double = 0, blending: [Double] = [0, 0, 0]
  ) -> [Double] {
    let placed = problem.products.map { $0.seedPlaced.map { $0 * 100 } ?? .nan }
    let every = TankSet.first(problem.cart.tanks.count).bits
    var empty: UInt32 = 0
    var allowed = [UInt32?](repeating: nil, count: problem.products.count)
    var (payload, gross) = (Double.infinity, Double.infinity)
    var reserves: [[Double]] = []
    var most = [Int?](repeating: nil, count: problem.products.count)
    for constraint in problem.constraints {
      switch constraint {
      case .allowedTanks(let product, let tanks):
        allowed[product] = (allowed[product] ?? every) & tanks.bits
      case .mostTanks(let product, let count):
        most[product] = min(most[product] ?? count, count)
      case .emptyTanks(let tanks): empty |= tanks.bits
      case .forbiddenTanks(let product, let tanks):
        allowed[product] = (allowed[product] ?? every) & ~tanks.bits
      case .reserve(let tanks, .volume(let kept)):
        reserves += [[Double(tanks.bits), kept.bushels, 0]]
      case .reserve(let tanks, .percent(let share)): reserves += [[Double(tanks.bits), share, 1]]
      case .holds: break  // The page knows nothing of what is on board.
      case .payload(let mass): payload = min(payload, mass.pounds)
      case .grossWeight(let mass): gross = min(gross, mass.pounds)
      }
    }
    var block: [Double] = [
      Double(Layout.version), units == .imperial ? 0 : 1, area, payload.isFinite ? payload : .nan,
      gross.isFinite ? gross : .nan, (filling.isEven ? 1 : 0) + (filling.isToBrim ? 2 : 0),
      Double(problem.products.count),
    ]
    for (index, product) in problem.products.enumerated() {
      block += [
        stated[index], product.density.poundsPerBushel, most[index].map { Double($0) } ?? -1,
      ]
      block += name(product.name)
    }
    return block + [1] + cart(problem.cart, empty, allowed, reserves)
      + choice(
        problem.preferences, overlap: overlap, blending: blending, placed: placed,
        drill: problem.drill)
  }

  static func numbers(of drill: SeedDrill?) -> [Double] {
    [
      drill.map { Double($0.shoot.rawValue) } ?? -1, drill?.rows ?? .nan, drill?.opener ?? .nan,
      drill?.soil.map { Double($0.rawValue) } ?? -1,
    ]
  }

  /// What the plans of so many carts are chosen by.
  static func choice(
    _ preferences: PlanPreferences = .init(), overlap: Double = 0, carts: Int = 1,
    blending: [Double] = [0, 0, 0], placed: [Double] = [.nan], drill: SeedDrill? = nil,
    understood: [String] = []
  ) -> [Double] {
    let rules =
      HouseRule.allCases.map { Double(preferences.rules[$0]) }
      + [Double(preferences.rules.phosphateTank ?? -1)]
    return [overlap, preferences.goal == .practical ? 0 : 1, preferences.margin * 100]
      + Array(repeating: rules, count: carts).flatMap(\.self) + blending + placed
      + Self.numbers(of: drill) + [Double(understood.count)] + understood.flatMap { name($0) }
  }

  /// A name as its bytes behind their number.
  static func name(_ name: String) -> [Double] {
    [Double(name.utf8.count)] + name.utf8.map { Double($0) }
  }

  /// A cart with the rules on its tanks.
  static func cart(
    _ cart: Cart, _ empty: UInt32, _ allowed: [UInt32?], _ reserves: [[Double]] = []
  ) -> [Double] {
    var block = [Double(cart.tanks.count), cart.emptyWeight?.pounds ?? .nan]
    block += cart.tanks.map { $0.capacity.bushels }
    let saddles = cart.tanks.indices.filter { cart.tanks[$0].isSaddle }
    block += [
      Double(TankSet(positions: saddles).bits), Double(cart.liquidTanks.bits), Double(empty),
    ]
    for tanks in allowed { block.append(tanks.map { Double($0) } ?? -1) }
    block.append(Double(reserves.count))
    for reserve in reserves { block += reserve }
    return block
  }

  /// What a call answers; asked twice, first with a block that is too short, as a page does.
  static func answer(
    _ block: [Double],
    _ call: (
      UnsafePointer<Double>?, Int32, UnsafeMutablePointer<Double>?, Int32
    ) -> Int32
  ) -> [Double] {
    block.withUnsafeBufferPointer { input in
      let needed = call(input.baseAddress, Int32(input.count), nil, 0)
      precondition(needed < 0, "An answer never fits into nothing.")
      return [Double](unsafeUninitializedCapacity: Int(-needed)) { output, count in
        count = Int(call(input.baseAddress, Int32(input.count), output.baseAddress, -needed))
      }
    }
  }

  static func plan(_ block: [Double]) -> [Double] { answer(block, AirCartWeb.plan) }
  static func matrix(_ block: [Double]) -> [Double] { answer(block, AirCartWeb.matrix) }
  static func adjust(_ block: [Double]) -> [Double] { answer(block, AirCartWeb.adjust) }
  static func typed(_ block: [Double]) -> [Double] { answer(block, AirCartWeb.typed) }
  static func breaks(_ block: [Double]) -> [Double] { answer(block, AirCartWeb.breaks) }
}

/// Numbers taken one after the other.
struct Numbers {
  private var rest: ArraySlice<Double>

  init(_ numbers: [Double]) { rest = numbers[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func next() -> Double { rest.isEmpty ? .signalingNaN : rest.removeFirst() }

  mutating func next(_ count: Int) -> [Double] { (0..<count).map { _ in next() } }

  /// A position, or nothing for −1.
  mutating func position() -> Int? {
    let number = next()
    // What is no position at all equals none that is asked for.
    return number < 0 ? nil : Int(exactly: number) ?? .min
  }
}

extension Numbers {
  /// Reads over a statement and returns its kind.
  mutating func nextStatement() -> Double {
    let kind = next()
    for _ in 0..<Int(next()) {
      let value = next()
      for _ in 0..<Int(next()) {
        let isStatement = value == Double(Statement.Value.Kind.clauses.rawValue)
        _ = isStatement ? nextStatement() : next()
      }
    }
    return kind
  }

  /// Expects a statement: kind, values, of each its kind and its numbers or statements.
  mutating func expect(_ statement: Statement) {
    #expect(next() == Double(statement.kind.rawValue))
    #expect(next() == Double(statement.values.count))
    for value in statement.values {
      let (kind, numbers) = value.numbers
      #expect(next() == Double(kind.rawValue))
      if case .clauses(let clauses) = value {
        expect(clauses)
      } else {
        #expect(next() == Double(numbers.count))
        #expect(next(numbers.count) == numbers)
      }
    }
  }

  /// Expects how many statements there are, and these.
  mutating func expect(_ statements: [Statement]) {
    #expect(next() == Double(statements.count))
    for statement in statements { expect(statement) }
  }
}

/// Whether two figures are the same number to the bit, none being none.
func isSame(_ left: Double, _ right: Double?) -> Bool {
  guard let right else { return left.isNaN }
  return left == right || left.isNaN && right.isNaN
}
