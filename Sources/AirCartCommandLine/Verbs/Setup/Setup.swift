import AirCartDocuments
import AirCartReports
import Foundation

/// The options that a person keeps so as not to type them behind every job.
///
/// They stand in a file, one a line as in `--cart=9650`, which may be edited; empty lines and lines that
/// begin with `#` mean nothing. They count for jobs that are told in options: a farm file states what it
/// needs.
struct Setup {
  /// The options that say whose job it is and not which one.
  static let options =
    CartOptions.single + [KnownProducts.option, JobOptions.saddle, JobOptions.densities]
    + ChoiceOptions.ofFarms + SeedPlacedOptions.all.filter { $0.name == "drill" }
    + [LanguageOption.option]

  /// Leaves out for once what is kept.
  static let flag = OptionDescription.flag(
    "setup", isNegatable: true, help: "Use the options that 'aircart setup' keeps.",
    defaultText: "yes")

  /// Those of which any states the cart.
  private static let cartNames = CartOptions.single.map(\.name)

  /// What is kept, read as if it had been typed behind `setup`.
  private(set) var kept: ParsedArguments
  /// The lines of the file that mean nothing to the program, which stay.
  private var remarks: [String] = []

  /// Nothing.
  init() { kept = ParsedArguments(verb: SetupVerb().description) }

  /// Reads a file's lines.
  ///
  /// - Throws: `CommandError` when a line is no option that can be kept.
  init(_ text: String) throws(CommandError) {
    let lines = text.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
    remarks = lines.filter { $0.hasPrefix("#") }
    kept = try ArgumentParser.parse(
      lines.filter { !$0.hasPrefix("#") }, for: SetupVerb().description)
  }

  /// What is kept, an option each, as it is typed.
  var lines: [String] { names.flatMap { lines(of: $0) } }

  private func lines(of name: String) -> [String] {
    (kept.typedValues[name] ?? []).map { "--\(name)=\($0)" }
      + (kept.flags[name].map { [$0 ? "--\(name)" : "--no-\(name)"] } ?? [])
  }

  /// The text of the file.
  var text: String { (remarks + lines).map { $0 + "\n" }.joined() }

  /// The options that are kept, in the order of the help.
  private var names: [String] {
    SetupVerb.keptNames.filter { kept.typedValues[$0] != nil || kept.flags[$0] != nil }
  }

  // MARK: Changing

  /// Keeps what was typed in place of what was kept of the same options; another cart takes the place
  /// of the one before, however either was stated.
  ///
  /// - Throws: `CommandError` where one cart is typed beside a list of them.
  mutating func keep(_ typed: ParsedArguments) throws(CommandError) {
    try CartOptions.refuseOneBesideList(typed)
    if Self.statesCart(typed) {
      for name in Self.cartNames { forget(name) }
    }
    for name in SetupVerb.keptNames {
      if let values = typed.typedValues[name] { kept.typedValues[name] = values }
      if let flag = typed.flags[name] { kept.flags[name] = flag }
    }
  }

  /// Keeps an option no longer.
  mutating func forget(_ name: String) {
    kept.typedValues[name] = nil
    kept.flags[name] = nil
  }

  private static func statesCart(_ arguments: ParsedArguments) -> Bool {
    cartNames.contains { arguments.typedValues[$0] != nil }
  }

  // MARK: Using

  /// Adds what is kept to a command line that does not say it itself.
  ///
  /// - Returns: The command line, and the options that were added as they are typed.
  func completing(_ typed: ParsedArguments) -> (arguments: ParsedArguments, added: [String]) {
    var (arguments, added): (ParsedArguments, [String]) = (typed, [])
    let statesCart = Self.statesCart(typed)
    for name in names where typed.describes(name) {
      let isTyped = typed.typedValues[name] != nil || typed.flags[name] != nil
      if isTyped || statesCart && Self.cartNames.contains(name) { continue }
      arguments.typedValues[name] = kept.typedValues[name]
      arguments.flags[name] = kept.flags[name]
      added += lines(of: name)
    }
    return (arguments, added)
  }
}

/// Where a setup is kept.
struct SetupFile {
  private let folder: String

  var path: String { folder + "/setup" }

  init(_ console: Console) throws(CommandError) { folder = try DataFolder.path(console) }

  /// What is kept; nothing where there is no file.
  func read() throws(CommandError) -> Setup {
    guard FileManager.default.fileExists(atPath: path) else { return Setup() }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw CommandError(
        .missingInput, "The setup '\(path)' cannot be read.", remedy: Self.remedy)
    }
    do {
      return try Setup(text)
    } catch {
      throw CommandError(
        .malformedData, "The setup '\(path)' says what cannot be kept. \(error.message)",
        remedy: Self.remedy)
    }
  }

  private static let remedy: Phrase =
    "Mend the file, leave it out with --no-setup, or begin anew with 'aircart setup --forget all'."

  func write(_ setup: Setup) throws {
    try DataFolder.make(folder)
    try AtomicFile.write(setup.text, to: path)
  }
}

extension ParsedArguments {
  /// The same with what the person keeps, which is said on standard error, and what was added.
  func withSetup(
    _ console: Console
  ) throws -> (arguments: ParsedArguments, added: [String]) {
    guard describes(Setup.flag.name), flag(Setup.flag.name) != false, statesJob,
      try !namesJobFile(console),
      let file = try? SetupFile(console)
    else { return (self, []) }
    let (arguments, added) = try file.read().completing(self)
    if !added.isEmpty, !isOn("quiet") {
      let note = localized("From your setup: \(added.joined(separator: " "))").printable
      console.errors.writeIgnoringFailure(note.hanging(at: console.width) + "\n")
    }
    return (arguments, added)
  }

  /// Whether the command is about a job; of the actions on saved plans, one is.
  private var statesJob: Bool {
    verb.name != PlansVerb.name || positional("action") == PlansAction.save.rawValue
  }

  /// Whether a farm or a job is named, which states carts and densities; a map does not.
  private func namesJobFile(_ console: Console) throws -> Bool {
    if verb.name == "plan", try MapArgument(self, console) != nil { return false }
    let saves = verb.name == PlansVerb.name
    if !saves, !FarmRun.paths(self, console).isEmpty { return true }
    do {
      let words =
        saves ? positionals("names").dropFirst() : positionals(JobOptions.products.name)[...]
      return try JobArgument(self, Array(words), console) != nil
    } catch is DiagnosticReport {
      // The verb tells what is wrong with it.
      return true
    }
  }
}
