import AirCart
import AirCartDocuments
import AirCartReports

/// The carts that a command line knows by name, and those that its `--carts` asks for.
struct KnownCarts {
  /// Those of `--carts`, in its order; `nil` where it was not given.
  private(set) var chosen: [Cart]?
  /// What `--carts` asks for: files, and carts by their full names.
  private(set) var entries: [String]?
  let files: [Manifest.Input]
  let hasSaddle: Bool
  private let directory: CartDirectory

  /// A file of custom carts, read.
  private typealias CartFile = (path: String, input: Manifest.Input, carts: [Cart])

  var listed: [Cart] { directory.listed }

  /// Reads the names and the files of `--carts`, where a verb has it.
  init(_ arguments: ParsedArguments, _ console: Console, hasSaddle: Bool) throws {
    try self.init(arguments.text(ifAny: CartOptions.carts), console, hasSaddle: hasSaddle)
  }

  /// Reads names and files with commas between; `nil` for none.
  init(_ text: String?, _ console: Console, hasSaddle: Bool) throws {
    self.hasSaddle = hasSaddle
    let entries = try text?.listed(of: CartOptions.carts.name) ?? []
    let cartFiles = try entries.filter(Self.isFile).map { path -> CartFile in
      let file = try ScenarioFile(path, console)
      return (path, file.input, try file.carts(console))
    }
    try Self.refuseRepeats(cartFiles)
    files = cartFiles.map(\.input)
    directory = CartDirectory(ownCarts: cartFiles.flatMap(\.carts), usesSaddleTank: hasSaddle)
    guard text != nil else { return }
    var chosen: [Cart] = []
    self.entries = []
    for entry in entries {
      let file = cartFiles.first { $0.path == entry }
      let carts = try carts(entry, file)
      self.entries?.append(
        file == nil && !entry.isSameWord(as: CartSelection.allWord) ? carts[0].name : entry)
      for cart in carts {
        try require(
          !chosen.contains(where: { $0.name == cart.name }),
          "The cart '\(cart.name)' is given more than once.")
        chosen.append(cart)
      }
    }
    self.chosen = chosen
  }

  /// Returns the cart of that name, or several carts whose names `+` joins.
  func cart(named text: String) throws -> Cart {
    let cart = try CatalogueNames.cart(named: text, in: directory)
    try require(
      !cart.tanks.isEmpty, "Without its saddle tank, the cart '\(cart.name)' has no tank.")
    return cart
  }

  private func carts(_ entry: String, _ file: CartFile?) throws -> [Cart] {
    if let file { return try file.carts.map { try cart(named: $0.name) } }
    return entry.isSameWord(as: CartSelection.allWord) ? listed : [try cart(named: entry)]
  }

  /// Whether an entry means a file: no cart that AirCart lists has such a name.
  static func isFile(_ entry: String) -> Bool {
    entry == "-" || entry.contains("/") || entry.endsInJSON
  }

  private static func refuseRepeats(_ files: [CartFile]) throws {
    var first: [String: String] = [:]
    for file in files {
      for cart in file.carts {
        let earlier = first.updateValue(file.path, forKey: cart.name.lowercased())
        guard let earlier else { continue }
        throw CommandError(
          "The cart '\(cart.name)' is in '\(earlier)' and again in '\(file.path)'.",
          remedy: "Give one of the two another name.")
      }
    }
  }
}

/// The custom products that a command line knows by name.
struct KnownProducts {
  static let option = OptionDescription.value(
    "products", placeholder: "files", help: "Files that define your own products.",
    discussion: "'aircart schema products' writes the schema of such a file.",
    completion: .file)

  /// In the order of the files.
  private(set) var own: [OwnProduct] = []
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
  var commaSeparated: [String] { splitAtCommas.map(\.trimmed) }

  /// The parts between commas, of which those in parentheses part nothing: `Wheat (Brandon, lot 12)`.
  var splitAtCommas: [String] {
    var (depth, parts) = (0, [""])
    for character in self {
      if character == ",", depth <= 0 {
        parts.append("")
        continue
      }
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      parts[parts.count - 1].append(character)
    }
    return parts
  }
}
