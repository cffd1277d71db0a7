import AirCartScenarios

/// The products of one's own that a command line knows by name.
enum KnownProducts {
  static let option = OptionDescription.value(
    "products", placeholder: "files", help: "Files of products of your own, to be named as others.",
    discussion: "The schema of such a file is written by: aircart schema products.",
    completion: .file)

  /// Reads the files of `--products`, where a verb has it.
  static func own(_ arguments: ParsedArguments, _ console: Console?) throws -> [OwnProduct] {
    guard arguments.verb.options.contains(option), let text = arguments.value(option.name)?.text
    else { return [] }
    guard let console else { preconditionFailure("a verb with --products gives its console") }
    var products: [OwnProduct] = []
    for path in text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed) {
      for product in try ScenarioFile(path, console).products(console) {
        guard !products.contains(where: { $0.name.lowercased() == product.name.lowercased() })
        else {
          throw CommandError(
            .usage, "The product '\(product.name)' stands in '\(path)' and in a file before it.",
            remedy: "Give one of the two another name.")
        }
        products.append(product)
      }
    }
    return products
  }
}
