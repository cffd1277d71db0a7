import AirCart
import AirCartDocuments
import AirCartReports

/// The options that say how tanks are filled, and where the load sheet goes.
enum FillOptions {
  private static let group = "Fills"

  static let even = OptionDescription.flag(
    "even", isNegatable: true,
    help: "Make all fills cover the same area, instead of full fills and a last one.",
    group: group)

  static let topUp = OptionDescription.flag(
    "top-up", alias: "brim", isNegatable: true, help: "Fill every tank in use to capacity.",
    discussion: "Otherwise each tank gets what the fill seeds, so that all run out together.",
    group: group)

  /// How tanks are filled, which is part of a job.
  static let styles = [even, topUp]

  static let loadSheet = OptionDescription.value(
    "load-sheet", placeholder: "file", help: "Write what to load into each tank at each stop.",
    discussion: """
      The ending decides the format: \(endings); .html is a page to print. '-' writes it to \
      standard output instead of the results, as --format says.
      """, completion: .file, group: group)

  static let fieldsTable = OptionDescription.value(
    "fields-table", placeholder: "file",
    help: "Write what each of several fields takes of each product, as CSV.", completion: .file,
    group: group)

  static let farmFile = OptionDescription.value(
    "write-farm", placeholder: "file",
    help: "Write several fields as a farm file for compare and simulate.",
    discussion: """
      Fields with the same seed are one crop, and what differs on a field are its own rates. A map is \
      one field with its zones. A file that is there is overwritten only with --force.
      """, completion: .file, group: group)

  static let force = OptionDescription.flag(
    "force", help: "Overwrite the farm file that is there.", group: group)

  private static var endings: String {
    GlobalOptions.Format.ofFiles.map { "." + $0.ending }.alternatives
  }

  /// Refuses full tanks beside a limit of weight.
  static func check(_ request: PlanRequest) throws(CommandError) {
    let limits = [("payload", request.limits.payload), ("gross", request.limits.grossWeight)]
    guard !request.filling.keepsWeightLimit, let limit = limits.first(where: { $0.1 != nil }) else {
      return
    }
    throw CommandError(
      .usage, "The options '--top-up' and '--\(limit.0)' contradict each other.",
      remedy: "Without --top-up, loads are cut to what the limit allows.")
  }

  /// Where the load sheet goes; `nil` when none was asked for.
  static func loadSheet(_ arguments: ParsedArguments) throws -> LoadSheetOutput? {
    guard let path = try arguments.outputFile("load-sheet") else { return nil }
    if path == "-" {
      return LoadSheetOutput(path: nil, format: try GlobalOptions(arguments).format)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let ending = name.split(separator: ".").dropFirst().last?.lowercased()
    let format = try GlobalOptions.Format.ofFiles.first(where: { $0.ending == ending }).required(
      "The load sheet '\(path)' has none of the endings that are known.",
      remedy: "Name it \(endings), or write - for standard output.")
    return LoadSheetOutput(path: path, format: format)
  }
}

/// A load sheet on its way to a file or to standard output.
struct LoadSheetOutput {
  /// `nil` for standard output.
  let path: String?
  let format: GlobalOptions.Format

  var takesStandardOutput: Bool { path == nil }

  /// Writes the sheet of a plan, or says why there is none.
  func write(_ plan: PlanDocument, on console: Console) throws {
    if plan.plan.fillPlan.fills == 0 {
      return console.note("There is no load sheet: what is on board seeds the field.")
    }
    let fills = plan.plan.fillPlan.fills ?? 0
    let isJoined = format == .text && plan.job.onBoard == nil
    try require(
      isJoined || fills <= LoadSheetDocument.fillLimit,
      "The field takes \(fills) fills; a load sheet lists at most "
        + "\(LoadSheetDocument.fillLimit).", remedy: "Plan a part of the field, or a larger cart.")
    guard let document = LoadSheetDocument(plan) else {
      return console.note("There is no load sheet: no plan gives every product a tank.")
    }
    try write(document.answer, on: console)
  }

  func write(_ answer: Answer, on console: Console) throws {
    guard let path else { return try console.write(answer, as: format) }
    try AtomicFile.write(
      console.text(of: console.columns.applied(to: answer), as: format), to: console.place(of: path)
    )
  }
}
