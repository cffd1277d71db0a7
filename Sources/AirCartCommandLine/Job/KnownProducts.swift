import AirCartDocuments
import AirCartReports

/// The custom products that a command line knows by name.
struct KnownProducts {
  static let option = OptionDescription.value(
    "products", placeholder: "files", help: "Files that define your own products.",
    discussion: "'aircart schema products' writes the schema of such a file.",
    completion: .file)

  /// In the order of the files.
  private(set) var own: [OwnProduct] = []
  /// The files that were read.
  private(set) var files: [Manifest.Input] = []

  /// Reads the files of `--products`, where a verb has it.
  init(_ arguments: ParsedArguments, _ console: Console) throws {
    try self.init(arguments.text(ifAny: Self.option), console)
  }

  /// Reads files with commas between; `nil` for none.
  init(_ text: String?, _ console: Console) throws {
    for path in try text?.listed(of: Self.option.name) ?? [] {
      let file = try ScenarioFile(path, console)
      files.append(file.input)
      for product in try file.products(console) { try add(product, from: path) }
    }
  }

  private mutating func add(_ product: OwnProduct, from path: String) throws(CommandError) {
    try require(
      !own.contains(where: { $0.name.lowercased() == product.name.lowercased() }),
      "The product '\(product.name)' is in '\(path)' and in an earlier file.",
      remedy: "Give one of the two another name.")
    own.append(product)
  }
}

extension ParsedArguments {
  /// What was typed for an option, where the verb has it.
  func text(ifAny option: OptionDescription) -> String? {
    describes(option.name) ? value(option.name) : nil
  }
}

extension String {
  /// The parts of an option's value between commas, none of them empty.
  func listed(of option: String) throws(CommandError) -> [String] {
    let parts = commaSeparated
    try require(
      !parts.contains(""), "'--\(option) \(self)' lacks a name.",
      remedy: "Write names with one comma between two of them.")
    return parts
  }

  /// The parts between commas without spaces around them.
  var commaSeparated: [String] {
    split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
  }
}
