import AirCartDocuments

/// `aircart list`: what AirCart knows by name.
struct ListVerb: Verb {
  let description = VerbDescription(
    name: "list", abstract: "List carts, products, methods, metrics, published figures and more.",
    positionals: [
      PositionalDescription(
        "list", arity: .optional, help: "What to list; by default, the lists themselves.",
        allowedValues: ListingCatalogue.all.map(\.name))
    ],
    options: [
      .value(
        CartOptions.carts.name, placeholder: "list",
        help: "The carts to list: names, and files that define carts.",
        completion: CartOptions.carts.completion),
      KnownProducts.option,
    ],
    examples: [
      Example("aircart list", shows: "The lists, and how many names each has."),
      Example("aircart list carts", shows: "Tanks, capacities and weights of the carts."),
      Example("aircart list products --units metric", shows: "Densities of the products in kg/hL."),
      Example(
        "aircart list validations",
        shows: "Figures that makers and advisers published, beside AirCart's."),
      Example("aircart list carts --json", shows: "The same for a program."),
      Example(
        "aircart list carts --carts Scenarios/carts/deere.json",
        shows: "The carts of a file, which is also checked."),
    ])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let options = try GlobalOptions(arguments)
    let answer = try listing(arguments, console).answer(options.units)
    try console.write(answer, as: options.format)
    return .success
  }

  /// The list that is asked for, of carts and custom products where files are given.
  private func listing(_ arguments: ParsedArguments, _ console: Console) throws -> any Listing {
    let name = arguments.positional("list")
    let carts = try KnownCarts(arguments, console, hasSaddle: true).chosen
    try refuse(CartOptions.carts.name, carts != nil && name != CartListing().name)
    if let carts { return CartListing(carts: carts) }
    let products = try KnownProducts(arguments, console).own
    try refuse(KnownProducts.option.name, !products.isEmpty && name != ProductListing().name)
    if !products.isEmpty { return OwnProductListing(products: products) }
    return ListingCatalogue.all.first { $0.name == name } ?? ListOfListings()
  }

  private func refuse(_ option: String, _ isMisplaced: Bool) throws {
    try require(
      !isMisplaced, "The option '--\(option)' is for the list of them.",
      remedy: "Write: aircart list \(option) --\(option) …")
  }
}
