import AirCart
import AirCartDocuments

/// A job that is named where the first product would be: a file, or a plan that is kept.
struct JobArgument {
  private var file: JobFile
  /// The words behind it: products.
  let products: [String]

  var request: PlanRequest { file.request }

  /// `nil` where the first word is a product, a farm or a map.
  init?(_ arguments: ParsedArguments, _ console: Console) throws {
    try self.init(arguments, arguments.positionals(JobOptions.products.name), console)
  }

  /// The same of a verb that has products behind other words.
  init?(_ arguments: ParsedArguments, _ words: [String], _ console: Console) throws {
    guard let word = words.first, let file = try Self.file(word, arguments, console) else {
      return nil
    }
    self.file = file
    products = Array(words.dropFirst())
    try require(
      !FieldOptions.haveNames(arguments),
      "'\(word)' states a job of one field, and '--field' names others.",
      remedy: "Write its products in place of it, or give one size, as in --field 160ac.")
  }

  private static func file(
    _ word: String, _ arguments: ParsedArguments, _ console: Console
  ) throws -> JobFile? {
    let isThere = word == "-" || console.isFile(at: word)
    let product = word.contains("=") ? ProductParts(of: word).name : ""
    if !(word.endsInJSON && isThere), ProductCatalogue.fullName(of: product) == nil,
      let file = try keptFile(word, arguments, console)
    {
      return file
    }
    guard word.endsInJSON || isThere, !word.contains("=") else { return nil }
    // 'compare' and 'plan' go on to farms and maps; where a field is typed no farm is meant.
    let isTyped = arguments.isTyped(JobOptions.field.name)
    let mayBeOther =
      ["compare", "plan"].contains(arguments.verb.name)
      && (!isTyped || FieldMap.endings.contains(where: word.lowercased().hasSuffix))
    do {
      let source = try ScenarioFile(word, console).source
      return try JobFile.read(
        source, mayBeOther: mayBeOther, products: KnownProducts(arguments, console).own)?.get()
    } catch let report as DiagnosticReport {
      if mayBeOther, report.exitCode == .missingInput { return nil }
      throw report
    }
  }

  /// The plan that is kept under a name; what is wrong with it is told.
  private static func keptFile(
    _ name: String, _ arguments: ParsedArguments, _ console: Console
  ) throws -> JobFile? {
    guard let contents = try? PlanStore(console).contents() else { return nil }
    guard let entry = contents.plans(named: name).first else {
      if let report = contents.report(onFileOf: name) { throw report }
      return nil
    }
    return try entry.job(knowing: KnownProducts(arguments, console).own)
  }

  /// Refuses a first word that nothing is named.
  static func refuseStranger(
    _ arguments: ParsedArguments, _ console: Console, products words: [String]? = nil
  ) throws {
    let words = words ?? arguments.positionals(JobOptions.products.name)
    guard let word = words.first, !word.contains("="), !word.endsInJSON,
      TypedUnit(spelling: word.trimmed) == nil
    else { return }
    let own = try KnownProducts(arguments, console).own
    do throws(ResolutionError) {
      _ = try ProductDirectory(densities: .standard, ownProducts: own).product(named: word)
    } catch {
      guard error.code == .unknownProduct else { return }
      let plans = try PlanStore(console).contents().entries.map(\.plan.name)
      let close = closestNames(to: word, among: plans).first ?? error.suggestion
      throw CommandError(
        "Neither a file nor a saved plan nor a product is named '\(word)'."
          + (close.map { " Did you mean '\($0)'?" } ?? ""),
        remedy: "Write products with their rates, as in Wheat=100.")
    }
  }

  /// The carts that it names: of a scenario all, of a job its own unless the best of all is asked for.
  ///
  /// `job` is what was made of it and the command line.
  func carts(of job: PlanRequest, _ arguments: ParsedArguments) throws -> [Cart] {
    let isAnyAsked = arguments.text(ifAny: CartOptions.cart)?.isSameWord(as: CartOptions.bestWord)
    guard file.carts.isEmpty, job.cart != .any, isAnyAsked != true else {
      return job.usesSaddleTank ? file.carts : file.carts.map { $0.withoutSaddle() }
    }
    return [try job.chosenCart()]
  }
}

extension CartOptions {
  /// The carts among which the best is taken for a job that was made of a command line and what may stand
  /// in a file.
  static func candidates(
    _ arguments: ParsedArguments, _ console: Console, for job: PlanRequest, _ stated: JobArgument?
  ) throws -> [Cart] {
    try candidates(
      arguments, console, of: stated?.carts(of: job, arguments) ?? [],
      hasSaddle: job.usesSaddleTank)
  }
}

extension JobArgument {
  /// The same without what its tanks hold and, where each product is looked at by itself, without
  /// blends, which is said.
  func withoutTanks(
    _ arguments: ParsedArguments, _ console: Console, keepsBlends: Bool
  ) -> JobArgument {
    var own = self
    if !request.onBoard.isEmpty, !arguments.isTyped("on-board") {
      console.note("What is on board is left out: it is in the tanks of one cart.")
      own.file.request.onBoard = []
    }
    if !keepsBlends, !request.blends.isEmpty, !arguments.isTyped("blend") {
      console.note("The blends are left out: a product is varied by itself.")
      own.file.request.blends = []
    }
    return own
  }

  /// The command line with a word for each of its products, so that the rate of any may be varied.
  func spelledOut(_ arguments: ParsedArguments) -> ParsedArguments {
    let names = request.products.map { NameChoice(product: $0.name) }
    var words = request.products.map { word(of: $0) }
    for typed in products {
      let name = ProductParts(of: typed).name
      if let known = try? names.position(meantBy: name, among: "the products") {
        words[known] = typed
      } else {
        words.append(typed)
      }
    }
    var spelled = arguments
    spelled.positionals = words
    return spelled
  }

  /// A product as it is typed; its density stays as the job states it.
  private func word(of product: PlanRequest.Product) -> String {
    "\(product.name)=\(product.rate.plain)\(AmountText(units: request.units).rateUnit)"
  }
}

extension PlanRequest {
  /// Reads the request of a command line that may begin with a job; `words` as for products.
  init(
    _ arguments: ParsedArguments, _ job: JobArgument?, _ console: Console,
    products words: [String]? = nil
  ) throws {
    if job == nil { try JobArgument.refuseStranger(arguments, console, products: words) }
    try self.init(
      arguments, knowing: KnownProducts(arguments, console).own, products: job?.products ?? words,
      on: job?.request)
  }
}
