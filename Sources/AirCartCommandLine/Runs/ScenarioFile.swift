import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation
import Foundation

/// The text of a scenario, a farm or a list, and what the manifest says of it.
struct ScenarioFile {
  let source: SourceText
  let input: Manifest.Input

  /// Reads the file, or standard input for `-`.
  init(_ path: String, _ console: Console, inputName: String = "<stdin>") throws {
    let name = path == "-" ? inputName : path
    do {
      source = SourceText(name: name, bytes: try console.contents(of: path))
    } catch let error as Diagnostic {
      throw DiagnosticReport(error, on: SourceText(name: name, bytes: []))
    }
    input = Manifest.Input(
      path: name, sha256: SHA256.digest(of: source.bytes), bytes: source.bytes.count)
  }

  /// The scenario with the carts chosen beside or instead of those in the file.
  func scenario(
    _ console: Console, products: [OwnProduct], comparing choose: (DocumentCarts) throws -> [Cart]
  ) throws -> Scenario {
    try document(try Scenario.read(source, products: products, comparing: choose), console)
  }

  /// The farm with the carts chosen beside or instead of those in the file.
  func farm(
    _ console: Console, products: [OwnProduct], comparing choose: (DocumentCarts) throws -> [Cart]
  ) throws -> FarmScenario {
    try document(try FarmScenario.read(source, products: products, comparing: choose), console)
  }

  func products(_ console: Console) throws -> [OwnProduct] {
    try document(ProductList.read(source), console)
  }

  func carts(_ console: Console) throws -> [Cart] { try document(CartList.read(source), console) }

  /// What a station's rain says of the days of a season.
  func weather(for days: SeasonDays) throws -> StationWeather {
    do throws(Diagnostic) {
      return try StationWeather(rain: StationWeather.rain(in: source), season: days)
    } catch {
      throw DiagnosticReport(error, on: source)
    }
  }

  /// What a file says; warnings go to standard error, errors end the command.
  private func document<Document>(
    _ reading: DocumentReading<Document>, _ console: Console
  ) throws -> Document {
    let document = try reading.get()
    if !reading.report.isEmpty, !console.isQuiet {
      console.errors.writeIgnoringFailure(
        reading.report.text.wrappedDiagnostics(at: console.width))
    }
    return document
  }
}

extension Console {
  /// Where a path leads: it is meant from the current folder.
  func place(of path: String) -> String {
    path.hasPrefix("/") || currentFolder.isEmpty ? path : currentFolder + "/" + path
  }
}

extension DiagnosticReport {
  /// How a command ends that finds it.
  var exitCode: ExitCode {
    diagnostics.contains { $0.code == .unreadable } ? .missingInput : .malformedData
  }

  /// Writes it to standard error, as text or as lines of JSON.
  func show(on console: Console, as format: GlobalOptions.Format) {
    console.errors.writeIgnoringFailure(
      format == .json ? jsonLines : text.wrappedDiagnostics(at: console.width))
  }
}

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
    help: "Carts instead of the scenario's, as in 91300,9950+9650.",
    discussion: CartOptions.carts.discussion, completion: CartOptions.carts.completion,
    defaultText: "the scenario's")

  package init(carts: String?, products: String?) {
    self.carts = carts
    self.products = products
  }

  init(_ arguments: ParsedArguments) {
    carts = arguments.text(ifAny: Self.carts)
    products = arguments.text(ifAny: KnownProducts.option)
  }

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
