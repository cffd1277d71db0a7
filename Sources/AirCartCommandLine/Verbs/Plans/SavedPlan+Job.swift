import AirCart
import AirCartDocuments
import AirCartReports

extension SavedPlan {
  /// Plans the job with today's catalogue and engine.
  ///
  /// - Throws: `CommandError` when a cart, product or tank is not known any more.
  func document(method: Method? = nil) throws -> PlanDocument {
    do {
      let cart = try resolvedCart()
      return try job(on: cart).document(on: cart, method: method, filling: filling)
    } catch let error as CommandError {
      // The fault is in the file, whatever such words mean on a command line.
      throw CommandError(
        .malformedData, "'\(name)' cannot be planned today. \(error.message)",
        remedy: error.remedy)
    }
  }

  private func resolvedCart() throws -> Cart {
    switch cart {
    case .named(let name): return try CatalogueNames.cart(named: name, hasSaddle: usesSaddleTank)
    case .own(let own):
      let cart = usesSaddleTank ? own : own.withoutSaddle()
      guard !cart.tanks.isEmpty else {
        throw CommandError(
          .malformedData, "Without its saddle tank, the cart '\(own.name)' has no tank.")
      }
      return cart
    }
  }

  private func job(on cart: Cart) throws -> Job {
    Job(
      units: units, densities: densities, statedArea: field,
      products: products.map {
        Job.Entry(name: $0.name, statedRate: $0.rate, density: $0.density)
      },
      pins: try products.enumerated().filter { !$1.tanks.isEmpty }.map { index, product in
        Job.Pin(product: index, tanks: try product.tanks.map { try Self.number(of: $0, on: cart) })
      },
      mosts: products.enumerated().compactMap { index, product in
        product.maxTanks.map { Job.Most(product: index, count: $0) }
      }, emptyTanks: try emptyTanks.map { try Self.number(of: $0, on: cart) },
      limits: try loadLimits(on: cart), keepApart: keepApart)
  }

  private func loadLimits(on cart: Cart) throws -> LoadLimits {
    var loads = LoadLimits()
    loads.keepOuts = try products.enumerated().filter { !$1.keepOutOf.isEmpty }.map {
      LoadLimits.KeepOut(
        product: $0, tanks: try $1.keepOutOf.map { try Self.number(of: $0, on: cart) })
    }
    loads.reserves = try reserves(on: cart)
    loads.payload = limits.payload
    loads.grossWeight = limits.grossWeight
    return loads
  }

  /// The reserves of single tanks; where every tank in use has one, the most frequent is that of all
  /// tanks that no other names, as it is typed.
  private func reserves(on cart: Cart) throws -> [LoadLimits.KeptReserve] {
    let own = try limits.reserves.map { entry in
      (tank: try Self.number(of: entry.tank, on: cart), reserve: entry.reserve)
    }
    let empty = Set(try emptyTanks.map { try Self.number(of: $0, on: cart) })
    let counts = own.map { entry in own.count { $0.reserve == entry.reserve } }
    let used = cart.tanks.indices.map { "\($0 + 1)" }.filter { !empty.contains($0) }
    let coversAll = used.allSatisfy { tank in own.contains { $0.tank == tank } }
    let general = coversAll ? zip(own, counts).max { $0.1 < $1.1 }?.0.reserve : nil
    return own.filter { $0.reserve != general }.map {
      .init(tank: $0.tank, reserve: $0.reserve, text: "of tank \($0.tank)")
    } + (general.map { [.init(tank: nil, reserve: $0, text: "of every tank")] } ?? [])
  }

  /// The number of a tank as a job has it: a tank of one's own may be named by digits.
  private static func number(of tank: TankReference, on cart: Cart) throws -> String {
    do {
      return "\(try cart.position(of: tank) + 1)"
    } catch {
      throw CommandError(.malformedData, error.message + ".", remedy: error.notes.first)
    }
  }
}
