import AirCart
import AirCartDocuments
import AirCartReports

/// What is named beside a scenario: carts in place of the file's, and products that it may name.
package struct ScenarioCompanions {
  /// The options of every verb that takes a scenario.
  static let options = [carts, KnownProducts.option]

  /// The carts, as they are typed.
  var carts: String?
  /// The files of products, as they are typed.
  let products: String?

  private static let carts = OptionDescription.value(
    CartOptions.carts.name, placeholder: "list",
    help: "Carts instead of the file's, as in 91300,9950+9650.",
    discussion: CartOptions.carts.discussion, completion: CartOptions.carts.completion,
    defaultText: "the file's")

  package init(carts: String?, products: String?) {
    self.carts = carts
    self.products = products
  }

  /// What a command line names.
  init(_ arguments: ParsedArguments) {
    carts = arguments.text(ifAny: Self.carts)
    products = arguments.text(ifAny: KnownProducts.option)
  }

  /// What a run was made with.
  init(_ record: RunRecord) {
    carts = record.carts?.joined(separator: ",")
    products = record.products?.joined(separator: ",")
  }

  /// What a command line names, and where it names nothing what a run was made with.
  init(_ arguments: ParsedArguments, or record: RunRecord) {
    let (typed, recorded) = (ScenarioCompanions(arguments), ScenarioCompanions(record))
    carts = typed.carts ?? recorded.carts
    products = typed.products ?? recorded.products
  }

  /// What a manifest says of them: nothing of what was not named.
  var recorded: [JSONValue.Member] {
    [(CartOptions.carts.name, carts), (KnownProducts.option.name, products)]
      .compactMap { name, text in
        text.map { .init(name, .array($0.commaSeparated.map { .string(Self.recordable($0)) })) }
      }
  }

  /// Of an absolute path only the file's name is kept.
  private static func recordable(_ entry: String) -> String {
    entry.hasPrefix("/") ? entry.split(separator: "/").last.map(String.init) ?? entry : entry
  }
}

/// A scenario that was read with all that it takes.
package struct LoadedScenario {
  let scenario: Scenario
  /// The scenario's file, then those of carts, then those of products.
  var inputs: [Manifest.Input]
  var companions: ScenarioCompanions

  /// Reads the files; warnings go to standard error, errors end the command.
  package init(_ path: String, with companions: ScenarioCompanions, _ console: Console) throws {
    let file = try ScenarioFile(path, console)
    let products = try KnownProducts(companions.products, console)
    var cartFiles: [Manifest.Input] = []
    var cartNames: [String]?
    scenario = try file.scenario(console, products: products.own) { own in
      let known = try KnownCarts(companions.carts, console, hasSaddle: own.usesSaddleTank)
      cartFiles = known.files
      cartNames = known.entries
      return known.chosen ?? own.carts
    }
    inputs = [file.input] + cartFiles + products.files
    self.companions = companions
    self.companions.carts = cartNames?.joined(separator: ",")
  }
}
