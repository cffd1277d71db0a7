import AirCart
import AirCartDocuments
import AirCartReports
import Foundation

/// `aircart plan` for several fields that are seeded one after the other: those that were typed, those of
/// a farm file, or the zones of a map.
struct FieldsRun {
  private let arguments: ParsedArguments
  private let console: Console
  private let map: MapArgument?
  /// The farm file; `nil` where there is none.
  private let farm: String?

  /// `nil` where the command line has one field without a name, and neither a farm nor a map.
  init?(_ arguments: ParsedArguments, _ console: Console) throws {
    map = try MapArgument(arguments, console)
    farm = map == nil ? FarmRun.paths(arguments, console).first : nil
    guard map != nil || farm != nil || FieldOptions.haveNames(arguments) else { return nil }
    self.arguments = arguments
    self.console = console
  }

  func execute() throws -> ExitCode {
    let output = try FillOptions.loadSheet(arguments)
    let fillsMap = try FillsMapOutput(
      arguments, hasMap: map != nil, isOnSheet: output?.format == .html)
    let jobs = try farm.map { try self.jobs(ofFarm: $0) } ?? statedJobs()
    if let job = jobs.first {
      try writeFarm(jobs.count == 1 ? job.request.resolved(on: job.cart) : job.request)
    }
    let documents = try documents(of: jobs)
    guard let first = FieldsDocument.ranked(documents).first else { return .success }
    let best = arguments.flag("advice") ?? true ? first.advised : first
    let ends = try fillsMap?.ends(best)
    if let output {
      if let sheet = best.sheetAnswer(showing: ends) {
        try output.write(sheet, on: console)
      } else {
        console.note("There is no load sheet: no plan gives every product a tank.")
      }
    }
    try fillsMap?.write(ends, of: best, on: console)
    let table = try arguments.outputFile(FillOptions.fieldsTable.name)
      .map { LoadSheetOutput(path: $0 == "-" ? nil : $0, format: .csv) }
    try table?.write(best.fieldsAnswer, on: console)
    if ![output, table].contains(where: { $0?.takesStandardOutput == true }) {
      let answer = best.answer(
        isDetailed: arguments.isOn("details"), choice: choice(of: best, among: documents))
      try console.write(answer, as: GlobalOptions(arguments).format)
    }
    return FailureCondition.exitCode(for: best, arguments, console)
  }

  /// The plan on each cart; of several carts, one on which the fields are too much is left out.
  private func documents(
    of jobs: [(cart: Cart, request: FieldsRequest)]
  ) throws -> [FieldsDocument] {
    var documents: [FieldsDocument] = []
    var refusal: PlanRequestError?
    for (cart, request) in jobs {
      do throws(PlanRequestError) {
        documents.append(try request.document(on: cart))
      } catch {
        guard error.isAboutOneCart, jobs.count > 1 else { throw error }
        refusal = refusal ?? error
        console.note("\(cart.name) is left out: \(error.message)")
      }
    }
    if documents.isEmpty, let refusal { throw refusal }
    return documents
  }

  /// Writes the fields as a farm file, where one was asked for.
  private func writeFarm(_ request: FieldsRequest) throws {
    guard let path = try arguments.outputFile(FillOptions.farmFile.name) else {
      return try require(
        !arguments.isOn(FillOptions.force.name),
        "'--force' overwrites the file of '--write-farm', which is not asked for.",
        remedy: "Leave it out.")
    }
    try require(
      path != "-", "A farm goes into a file.", remedy: "Name it, as in --write-farm farm.json.")
    try require(
      arguments.isOn(FillOptions.force.name)
        || !FileManager.default.fileExists(atPath: console.place(of: path)),
      "The file '\(path)' is there already.",
      remedy: "Name a new file, or add --force to overwrite it.")
    let stem = path.split(separator: "/").last?.split(separator: ".").first ?? "farm"
    let name = stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }.prefix(64)
    try AtomicFile.write(
      request.farmFile(named: String(name)).text() + "\n", to: console.place(of: path))
  }

  private func choice(of best: FieldsDocument, among documents: [FieldsDocument]) -> String? {
    best.fillCount == nil ? nil : FieldsDocument.decisionSentence(documents)
  }

  // MARK: - What is asked

  /// The zones of a map, or the fields that were typed.
  private func statedJobs() throws -> [(cart: Cart, request: FieldsRequest)] {
    if map == nil { try FieldOptions.refuseCrop(in: arguments) }
    let own = try KnownProducts(arguments, console).own
    let request =
      try map?.request(arguments, knowing: own) ?? FieldsRequest(arguments, knowing: own)
    let carts = try CartOptions.candidates(arguments, console)
    return JobOptions.light(carts, for: request.common, console).map { ($0, request) }
  }

  /// The fields of a farm that have the same products, on its own carts unless others are named.
  private func jobs(ofFarm path: String) throws -> [(cart: Cart, request: FieldsRequest)] {
    try FarmOptions.refuseJob(in: arguments, allowing: FieldOptions.ofFarms)
    let words = arguments.positionals(JobOptions.products.name)
    if let other = words.first(where: { $0 != path }) {
      throw CommandError(
        "A farm file stands alone, and '\(other)' is beside it.",
        remedy: "Products and rates stand in the farm file.")
    }
    let products = try KnownProducts(arguments, console).own
    let scenario = try ScenarioFile(path, console).farm(console, products: products) { document in
      JobOptions.light(
        try CartOptions.candidates(
          arguments, console, of: document.carts, hasSaddle: document.usesSaddleTank),
        within: document.grossWeight, console)
    }
    let crops = try FieldOptions.crops(of: scenario, arguments)
    var stated = PlanRequest(units: .imperial, field: 0, products: [])
    stated.setFlags(arguments)
    return try scenario.carts.map { level in
      let request = FieldsRequest(scenario, crops: crops, on: level).filled(stated.filling)
      try FillOptions.check(request.common)
      return (try request.common.chosenCart(), request)
    }
  }
}

extension PlanRequestError {
  /// Whether another cart may do where this one does not.
  fileprivate var isAboutOneCart: Bool {
    switch self {
    case .manyFills, .manyAssignments: true
    default: false
    }
  }
}
