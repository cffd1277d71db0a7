package import AirCart
import AirCartDocuments
package import AirCartSimulation

/// The words by which `plan` is given a cart, with its constraints.
package struct CartArguments {
  let cart: Cart
  let constraints: [Constraint]
  /// The names of the products that the constraints are about.
  let products: [String]

  /// Creates the words of a cart with its constraints.
  package init(cart: Cart, constraints: [Constraint], products: [String]) {
    (self.cart, self.constraints, self.products) = (cart, constraints, products)
  }

  /// For each cart of a grid, in order.
  package static func all(of grid: SweepGrid) -> [[String]] {
    grid.carts.map {
      CartArguments(cart: $0.cart, constraints: $0.constraints, products: grid.products.map(\.name))
        .words + $0.cart.houseRules.words
    }
  }

  package var words: [String] { cartWords + constraints.flatMap(words) }

  private var cartWords: [String] {
    let listed = try? CartDirectory().cart(named: cart.name)
    guard let listed, listed.name == cart.name else {
      let tanks = cart.tanks.map(word).joined(separator: ",")
      let empty = cart.emptyWeight.map { ["--empty-weight", weight($0)] } ?? []
      return ["--tanks", tanks] + empty
    }
    return ["--cart", cart.name] + (listed.tanks.count > cart.tanks.count ? ["--no-saddle"] : [])
  }

  private func word(_ tank: Tank) -> String {
    let bushels = tank.capacity.bushels.plain
    if tank.isLiquid { return "liquid=\(bushels)bu" }
    return (tank.isSaddle ? "saddle=" : "") + bushels
  }

  private func words(_ constraint: Constraint) -> [String] {
    switch constraint {
    case .allowedTanks(let product, let tanks):
      return words("--pin", "\(products[product])=\(numbers(tanks).joined(separator: ","))")
    case .mostTanks(let product, let count): return words("--most", "\(products[product])=\(count)")
    case .emptyTanks(let tanks): return numbers(tanks).flatMap { ["--empty", $0] }
    case .forbiddenTanks(let product, let tanks):
      return words("--keep-out", "\(products[product])=\(numbers(tanks).joined(separator: ","))")
    case .reserve(let tanks, let reserve):
      return numbers(tanks).flatMap { ["--reserve", "\($0)=\(reserve.text)"] }
    case .holds: return []  // `--on-board` says so, with how much.
    case .payload(let mass): return ["--payload", weight(mass)]
    case .grossWeight(let mass): return ["--gross", weight(mass)]
    }
  }

  private func numbers(_ tanks: TankSet) -> [String] {
    cart.tanks.indices.filter { tanks.contains($0) }.map { "\($0 + 1)" }
  }

  /// In kilograms where that is the shorter number, as what was stated in them is, and where so many
  /// pounds are not taken.
  private func weight(_ mass: Mass) -> String {
    let kilograms = mass.kilograms.roundedForPeople
    let texts = (pounds: "\(mass.pounds.plain)lb", kilograms: "\(kilograms.plain)kg")
    guard InputRanges.emptyWeight.contains(mass.pounds) else { return texts.kilograms }
    return Mass(kilograms: kilograms) == mass && texts.kilograms.count < texts.pounds.count
      ? texts.kilograms : texts.pounds
  }

  /// A value that looks like an option must hang on its own.
  private func words(_ option: String, _ value: String) -> [String] {
    value.hasPrefix("-") ? ["\(option)=\(value)"] : [option, value]
  }
}
