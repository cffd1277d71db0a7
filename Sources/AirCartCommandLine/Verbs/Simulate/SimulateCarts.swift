import AirCart
import AirCartDocuments
import AirCartReports

/// The options of a season that name carts and products, as they are typed: by these its report says how to
/// make it again, and by the tanks a manifest knows the custom cart.
struct SimulateCarts {
  /// The entries of `--carts` and the files of `--products`.
  private let companions: ScenarioCompanions
  private let tanks: String?
  private let emptyWeight: String?
  private let hasPairs: Bool

  init(_ arguments: ParsedArguments) {
    companions = ScenarioCompanions(
      carts: arguments.text(ifAny: CartOptions.carts),
      products: arguments.text(ifAny: KnownProducts.option))
    tanks = arguments.value(CartOptions.tanks.name)
    emptyWeight = arguments.value(CartOptions.emptyWeight.name)
    hasPairs = arguments.isOn(CartOptions.pairs.name)
  }

  /// As a manifest has them; an older one names none.
  init(_ options: SyntaxNode) {
    let words = { (key: String) in
      options[key]?.elements?.compactMap(\.string).joined(separator: ",")
    }
    companions = ScenarioCompanions(
      carts: words(Self.namedCarts), products: words(KnownProducts.option.name))
    tanks = options["tanks"]?.string
    emptyWeight = options["emptyWeight"]?.string
    hasPairs = options["pairs"]?.bool ?? false
  }

  /// The key of the carts that were named: under `carts` a manifest has all that were simulated.
  private static let namedCarts = "namedCarts"

  /// What a manifest says of them: nothing of what was not typed.
  var recorded: [JSONValue.Member] {
    let named = companions.recorded.map { member -> JSONValue.Member in
      member.name == CartOptions.carts.name ? .init(Self.namedCarts, member.value) : member
    }
    return named + (tanks.map { [.init("tanks", .string($0))] } ?? [])
      + (emptyWeight.map { [.init("emptyWeight", .string($0))] } ?? [])
      + (hasPairs ? [.init("pairs", .bool(true))] : [])
  }

  /// The custom cart; none without tanks.
  func own(_ units: UnitSystem, hasSaddle: Bool) throws -> [Cart] {
    guard let tanks else { return [] }
    let weight = try emptyWeight.map { try CartOptions.weight($0, units) }
    return [try CartOptions.own(tanks, emptyWeight: weight, hasSaddle: hasSaddle)]
  }
}
