import AirCart
import AirCartDocuments
package import AirCartSimulation

/// The words by which `plan` is given a cart of a sweep, with its constraints.
struct CartArguments {
  private let grid: SweepGrid

  init(_ grid: SweepGrid) { self.grid = grid }

  /// For each cart of the grid, in order.
  var all: [[String]] { grid.carts.map { cart($0.cart) + constraints($0) } }

  private func cart(_ cart: Cart) -> [String] {
    let listed = try? CartDirectory().cart(named: cart.name)
    guard let listed, listed.name == cart.name else {
      let tanks = cart.tanks.map { $0.capacity.bushels.plain }.joined(separator: ",")
      let weight = cart.emptyWeight.map { ["--empty-weight", $0.pounds.plain + "lb"] } ?? []
      return ["--tanks", tanks] + weight
    }
    return ["--cart", cart.name] + (listed.tanks.count > cart.tanks.count ? ["--no-saddle"] : [])
  }

  private func constraints(_ level: SweepGrid.CartLevel) -> [String] {
    level.constraints.flatMap { constraint -> [String] in
      switch constraint {
      case .allowedTanks(let product, let tanks):
        let numbers = level.cart.tanks.indices.filter { tanks.contains($0) }.map { "\($0 + 1)" }
        let value = "\(grid.products[product].name)=\(numbers.joined(separator: ","))"
        return words("--pin", value)
      case .mostTanks(let product, let count):
        return words("--most", "\(grid.products[product].name)=\(count)")
      case .emptyTanks(let tanks):
        return level.cart.tanks.indices.filter { tanks.contains($0) }
          .flatMap { ["--empty", "\($0 + 1)"] }
      case .forbiddenTanks(let product, let tanks):
        let numbers = level.cart.tanks.indices.filter { tanks.contains($0) }.map { "\($0 + 1)" }
        let value = "\(grid.products[product].name)=\(numbers.joined(separator: ","))"
        return words("--keep-out", value)
      case .reserve(let tanks, let reserve):
        return level.cart.tanks.indices.filter { tanks.contains($0) }
          .flatMap { ["--reserve", "\($0 + 1)=\(text(reserve))"] }
      case .payload(let mass): return ["--payload", pounds(mass)]
      case .grossWeight(let mass): return ["--gross", pounds(mass)]
      }
    }
  }

  private func text(_ reserve: Reserve) -> String {
    switch reserve {
    case .volume(let volume): "\(volume.bushels.plain)bu"
    case .percent(let percent): "\(percent.plain)%"
    }
  }

  private func pounds(_ mass: Mass) -> String { "\(mass.pounds.plain)lb" }

  /// A value that looks like an option must hang on its own.
  private func words(_ option: String, _ value: String) -> [String] {
    value.hasPrefix("-") ? ["\(option)=\(value)"] : [option, value]
  }
}

extension SweepVerb {
  /// For each cart of a grid the words by which `plan` is given it.
  package static func cartArguments(_ grid: SweepGrid) -> [[String]] { CartArguments(grid).all }
}
