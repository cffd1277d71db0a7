package import AirCart
import AirCartDocuments

extension JobError {
  /// What is refused of a job, given the names of its products: the end of a sentence without its
  /// full stop.
  package func reason(_ products: [String], on cart: Cart) -> String {
    switch self {
    case .noProducts: localized("it has no product")
    case .noTanks: localized("it has no tank")
    case .tooManyTanks(let count, let limit):
      localized("\(count) tanks, and at most \(limit) are possible")
    case .tooManyProducts(let count, let limit):
      localized("\(count) products, and at most \(limit) are possible")
    case .invalidArea(let acres): localized("a field of \(NumberText.shown(acres)) ac")
    case .severalRates(let product, let count):
      localized(
        "\(count) rates of \(Self.name(product, products, "the product")), of which a job has one")
    case .invalidRate(let product, let rate):
      localized(
        "\(NumberText.shown(rate)) lb/ac of \(Self.name(product, products, "the product"))")
    case .invalidDensity(let product, let density):
      localized(
        "\(NumberText.shown(density)) lb/bu for \(Self.name(product, products, "the product"))")
    case .invalidCapacity(let tank, let bushels):
      localized(
        "\(NumberText.shown(bushels)) bu in \(Self.name(tank, cart.tanks.map(\.name), "a tank"))")
    case .invalidConstraint(let index):
      localized("constraint \(index + 1) leaves nothing to load")
    }
  }

  private static func name(_ position: Int, _ names: [String], _ other: Phrase) -> String {
    names.indices.contains(position) ? names[position] : other.text
  }
}

extension AllocationError {
  /// What a method refuses of a job: the end of a sentence without its full stop.
  package var reason: String {
    switch self {
    case .tooManyTanks(let count, let limit, let method):
      localized("\(count) tanks, and \(method.name) takes \(limit)")
    case .tooManyProducts(let count, let limit, let method):
      localized("\(count) products, and \(method.name) takes \(limit)")
    case .tooManyAssignments(let count, let limit, _):
      localized(
        "\(fixed(count, 0)) assignments, and the exhaustive search takes \(fixed(limit, 0))")
    case .constraintsNeed(let method): localized("its constraints need \(method.name)")
    case .filledBeyondLimit: localized("tanks filled to capacity do not keep a weight limit")
    }
  }
}
