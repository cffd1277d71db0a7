import AirCart
import AirCartReports

/// `aircart list`: what AirCart knows by name.
struct ListVerb: Verb {
  let description = VerbDescription(
    name: "list", abstract: "List carts, products, methods, objectives, metrics and matrices.",
    positionals: [
      PositionalDescription(
        "list", arity: .optional, help: "What to list; without it, the lists themselves.",
        allowedValues: ListingCatalogue.all.map(\.name))
    ],
    examples: [
      Example("aircart list", shows: "The lists, with how many names each has."),
      Example("aircart list carts", shows: "Tanks, capacities and weights of the carts."),
      Example(
        "aircart list products --units metric", shows: "Densities of the products in kg/hL."),
      Example("aircart list carts --json", shows: "The same for a program."),
    ])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let options = try GlobalOptions(arguments)
    let listing = arguments.positional("list").flatMap { typed in
      ListingCatalogue.all.first { $0.name == typed.text }
    }
    let shown: any Listing = listing ?? ListOfListings()
    switch options.format {
    case .json: try console.print(Self.json(of: shown).text())
    case .csv: try console.output.write(CSVFormat().text(of: shown.table))
    case .markdown: try console.output.write(MarkdownFormat().text(of: shown.table))
    case .text:
      let text = AmountText(units: options.units == .metric ? .metric : .imperial)
      try console.print(shown.lines(text, on: console))
    }
    return .success
  }

  private static func json(of listing: any Listing) -> JSONValue {
    .object([
      .init("schemaVersion", 1), .init(listing.name, .array(listing.elements)),
    ])
  }
}
