import AirCart
import AirCartSimulation

extension ScenarioResolver {
  /// Each cart with its constraints; a tank is looked up on every one of them.
  mutating func levels(of carts: [Cart]) -> [SweepGrid.CartLevel] {
    checkMaxTanks(on: carts)
    let empty = emptyTanks(on: carts)
    let allowed = document.products.map { tankSets($0.tanks, on: carts) }
    let forbidden = document.products.map { tankSets($0.keepOutOf, on: carts) }
    let limits = limits(on: carts, empty: empty)
    return carts.indices.map { cart in
      SweepGrid.CartLevel(
        cart: carts[cart],
        constraints: constraints(
          empty: empty[cart], allowed: allowed.map { $0[cart] },
          forbidden: forbidden.map { $0[cart] }) + limits[cart])
    }
  }

  private func constraints(
    empty: TankSet, allowed: [TankSet], forbidden: [TankSet]
  ) -> [Constraint] {
    var constraints: [Constraint] = empty == .none ? [] : [.emptyTanks(empty)]
    for (index, product) in document.products.enumerated() {
      if !product.tanks.isEmpty {
        constraints.append(.allowedTanks(product: index, allowed[index]))
      }
      if let most = product.maxTanks {
        constraints.append(.mostTanks(product: index, most.value))
      }
      if !product.keepOutOf.isEmpty {
        constraints.append(.forbiddenTanks(product: index, forbidden[index]))
      }
    }
    return constraints
  }

  private mutating func checkMaxTanks(on carts: [Cart]) {
    guard let most = carts.map(\.tanks.count).max() else { return }
    for case let maxTanks? in document.products.map(\.maxTanks) where maxTanks.value > most {
      report.add(
        Diagnostic(
          .outOfRange, "no cart of this file has more than \(most) tanks",
          at: maxTanks.location, suggestion: "\(most)"))
    }
  }

  private mutating func emptyTanks(on carts: [Cart]) -> [TankSet] {
    let sets = tankSets(document.emptyTanks, on: carts)
    guard let cart = carts.indices.first(where: { sets[$0] == .first(carts[$0].tanks.count) }),
      let first = document.emptyTanks.first, let last = document.emptyTanks.last
    else { return sets }
    let span = first.location.span.lowerBound..<last.location.span.upperBound
    report.add(
      Diagnostic(
        .tankCount, "this leaves no tank of cart \(carts[cart].name.quoted) to fill",
        at: DocumentLocation(span: span, pointer: "/\(ScenarioDocument.Keys.emptyTanks.name)")))
    return sets
  }
}

// MARK: - References

extension ScenarioResolver {
  /// The tanks that some references mean on each cart.
  private mutating func tankSets(
    _ references: [Located<TankReference>], on carts: [Cart]
  ) -> [TankSet] {
    var positions = [[Int]](repeating: [], count: carts.count)
    for reference in references {
      for (cart, position) in lookUp(reference, on: carts) { positions[cart].append(position) }
    }
    return positions.map { TankSet(positions: $0) }
  }

  /// The position on each cart that has the tank; one error names the carts that do not.
  mutating func lookUp(
    _ reference: Located<TankReference>, on carts: [Cart]
  ) -> [(cart: Int, position: Int)] {
    var found: [(cart: Int, position: Int)] = []
    var failure: ResolutionError?
    var lacking: [Cart] = []
    for (index, cart) in carts.enumerated() {
      do {
        found.append((index, try cart.position(of: reference.value)))
      } catch {
        failure = failure ?? error
        lacking.append(cart)
      }
    }
    if let failure { add(failure, at: reference.location, notes: notes(lacking)) }
    return found
  }

  private func notes(_ lacking: [Cart]) -> [String] {
    let others = Array(lacking.dropFirst().prefix(5))
    let rest = lacking.count - 1 - others.count
    let more = rest > 0 ? " and \(rest) more" : ""
    let also = others.isEmpty ? [] : ["also without it: \(others.names)\(more)"]
    return also + (document.usesSaddleTank ? [] : ["this file leaves saddle tanks out"])
  }
}
