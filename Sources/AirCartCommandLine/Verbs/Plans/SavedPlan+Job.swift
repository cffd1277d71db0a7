import AirCart
import AirCartReports
import AirCartScenarios

extension SavedPlan {
  /// Plans the job with today's catalogue and engine.
  ///
  /// - Throws: `CommandError` when a cart, product or tank is not known any more.
  func document() throws -> PlanDocument {
    do {
      let cart = try resolvedCart()
      return try job(on: cart).document(on: cart)
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
      limits: try loadLimits(on: cart))
  }

  private func loadLimits(on cart: Cart) throws -> LoadLimits {
    var loads = LoadLimits()
    loads.keepOuts = try products.enumerated().filter { !$1.keepOutOf.isEmpty }.map {
      LoadLimits.KeepOut(
        product: $0, tanks: try $1.keepOutOf.map { try Self.number(of: $0, on: cart) })
    }
    loads.reserves = try limits.reserves.map { entry in
      let tank = try Self.number(of: entry.tank, on: cart)
      return LoadLimits.KeptReserve(tank: tank, reserve: entry.reserve, text: "of tank \(tank)")
    }
    loads.payload = limits.payload
    loads.grossWeight = limits.grossWeight
    return loads
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
