import AirCart
import AirCartSimulation

extension ScenarioResolver {
  /// The carts of the scenario, without those about which an error was reported.
  mutating func carts() -> [Cart] {
    guard case .entries(let entries) = document.carts else {
      return CartDirectory(usesSaddleTank: document.usesSaddleTank).listed
    }
    let directory = CartDirectory(
      ownCarts: entries.compactMap { ownCart($0.value) }, usesSaddleTank: document.usesSaddleTank)
    let carts = entries.compactMap { cart($0, in: directory) }
    reportRepeats(in: carts.map { Located($0.value.name, at: $0.location) }, noun: "cart")
    return carts.map(\.value)
  }

  private mutating func cart(
    _ entry: Located<CartEntry>, in directory: CartDirectory
  ) -> Located<Cart>? {
    switch entry.value {
    case .named(let text) where text.isSameWord(as: CartSelection.allWord):
      add(Self.allInList(directory), at: entry.location)
      return nil
    case .named(let text):
      do {
        return Located(try directory.cart(named: text), at: entry.location)
      } catch {
        add(error, at: entry.location)
        return nil
      }
    case .inline(let inline): return checked(inline)
    }
  }

  private static func allInList(_ directory: CartDirectory) -> ResolutionError {
    ResolutionError(
      .reservedName, "\(CartSelection.allWord.quoted) cannot be in a list",
      notes: ["name the carts instead: \(directory.listed.names)"])
  }

  // MARK: - House rules

  /// The carts with the house rules of the document in place of those that they came with.
  mutating func stating(_ carts: [Cart]) -> [Cart] {
    var stated = carts
    for cart in stated.indices { stated[cart].houseRules.apply(document.rules) }
    guard let tank = document.phosphateTank else { return stated }
    for (cart, position) in lookUp(tank, on: carts) {
      stated[cart].houseRules.phosphateTank = position
    }
    return stated
  }

  // MARK: - Custom carts

  private func ownCart(_ entry: CartEntry) -> Cart? {
    guard case .inline(let inline) = entry else { return nil }
    return Cart(inline, units: document.units)
  }

  private mutating func checked(_ inline: InlineCart) -> Located<Cart>? {
    let whole = Cart(inline, units: document.units)
    checkName(inline.name)
    reportRepeats(
      in: zip(whole.tanks, inline.tanks).map { tank, entry in
        Located(tank.name, at: entry.name?.location ?? entry.capacity.location)
      }, noun: "tank", note: "a tank without a name is named by its number")
    if let tank = inline.phosphateTank { _ = lookUp(tank, on: [whole]) }
    let cart = document.usesSaddleTank ? whole : whole.withoutSaddle()
    guard cart.tanks.isEmpty else { return Located(cart, at: inline.name.location) }
    report.add(
      .tankCount, "without its saddle tank, cart \(cart.name.quoted) has no tank",
      at: inline.name.location)
    return nil
  }

  private mutating func checkName(_ name: Located<String>) {
    if let error = ResolutionError.listedCart(name.value) {
      add(error, at: name.location)
    } else if name.value.lowercased() == CartSelection.allWord {
      add(.reserved("\(CartSelection.allWord.quoted) means every cart"), at: name.location)
    } else if name.value.contains(CartDirectory.joint) {
      add(.reserved("\(CartDirectory.joint) joins the names of carts"), at: name.location)
    }
  }
}

extension ResolutionError {
  /// A custom cart has the name of a listed one, or of listed ones pulled together.
  static func listedCart(_ name: String) -> ResolutionError? {
    let listed = name.lowercased().split(separator: CartDirectory.joint).map { part in
      CartCatalogue.all.first { $0.name.lowercased() == part }?.name
    }
    guard !listed.isEmpty, !listed.contains(nil) else { return nil }
    let name = listed.compactMap(\.self).joined(separator: String(CartDirectory.joint))
    return .reserved("AirCart lists a cart \(name.quoted) already")
  }

  fileprivate static func reserved(_ reason: Phrase) -> ResolutionError {
    ResolutionError(.reservedName, reason, notes: ["give the cart another name"])
  }
}

extension Cart {
  /// Creates a cart from its description; tanks without a name get the reference app's labels.
  init(_ inline: InlineCart, units: UnitSystem, source: String = "given in the file") {
    self.init(
      name: inline.name.value, tanks: inline.tanks.enumerated().map { Tank($1, position: $0) },
      emptyWeight: inline.emptyWeight.map { Mass($0.value, in: units) },
      source: inline.source?.value ?? source)
    // Where there is no such tank, the resolver reports it.
    try? state(inline.rules, phosphateTank: inline.phosphateTank?.value)
  }
}

extension Tank {
  fileprivate init(_ tank: InlineTank, position: Int) {
    let unnamed = Tank(unnamedAt: position, capacity: Volume(bushels: tank.capacity.value))
    let name = tank.name?.value ?? unnamed.name
    self.init(
      name: name, capacity: unnamed.capacity, isSaddle: tank.isSaddle ?? (name == Self.saddleName),
      isLiquid: tank.isLiquid ?? (name == Self.liquidName))
  }

  /// What the reference app calls a saddle tank, and a custom cart may too.
  package static let saddleName = Tank(position: 4, capacity: Volume(bushels: 1)).name

  /// What a tank for liquids is called where nothing else is said.
  package static let liquidName = "Liquid"
}

extension Mass {
  /// Creates a mass from pounds or kilograms.
  init(_ number: Double, in units: UnitSystem) {
    switch units {
    case .imperial: self.init(pounds: number)
    case .metric: self.init(kilograms: number)
    }
  }
}

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
      if let most = product.maxTanks { constraints.append(.mostTanks(product: index, most.value)) }
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
        .outOfRange, "no cart of this file has more than \(most) tanks",
        at: maxTanks.location, suggestion: "\(most)")
    }
  }

  private mutating func emptyTanks(on carts: [Cart]) -> [TankSet] {
    let sets = tankSets(document.emptyTanks, on: carts)
    guard let cart = carts.indices.first(where: { sets[$0] == .first(carts[$0].tanks.count) }),
      let first = document.emptyTanks.first, let last = document.emptyTanks.last
    else { return sets }
    let span = first.location.span.lowerBound..<last.location.span.upperBound
    report.add(
      .tankCount, "this leaves no tank of cart \(carts[cart].name.quoted) to fill",
      at: DocumentLocation(span: span, pointer: "/\(ScenarioDocument.Keys.emptyTanks.name)"))
    return sets
  }

  // MARK: - References

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
    let more = rest > 0 ? localized(" and \(rest) more") : ""
    let also = others.isEmpty ? [] : [localized("also without it: \(others.names)\(more)")]
    return also + (document.usesSaddleTank ? [] : [localized("this file leaves saddle tanks out")])
  }
}
