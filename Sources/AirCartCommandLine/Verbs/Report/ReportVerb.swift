import AirCartDocuments
import AirCartReports
import AirCartSimulation
import Foundation

/// `aircart report`: the page and the charts of a run that is there.
struct ReportVerb: Verb {
  let description = VerbDescription(
    name: "report", abstract: "Write the report of a run: one HTML file, and charts.",
    discussion: """
      Computes the run again from the scenario and options in its manifest, and writes \
      report.html and charts beside its files. A folder that is incomplete, changed, or from \
      another version is refused. 'sweep' already writes the report; use this for a run made with \
      --only, or to bring in a quality study made later.
      """,
    positionals: [
      PositionalDescription(
        "folder", arity: .one, help: "The folder of a run.", completion: .folder)
    ],
    options: [
      .value(
        "scenario", placeholder: "file", help: "The scenario of the run.",
        discussion: "Otherwise the file that the manifest names, or its namesake in Scenarios.",
        completion: .file)
    ] + ScenarioCompanions.options,
    examples: [
      Example(
        "aircart report Reports/reference-example",
        shows: "Writes report.html and charts beside the run's files.")
    ])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let global = try GlobalOptions(arguments)
    let folder = (arguments.positional("folder") ?? "").trimmedSlashes
    let run = try RecordedRun(folder, console)
    let loaded = try run.scenario(
      named: arguments.value("scenario"), with: ScenarioCompanions(arguments, or: run.record))
    var options = RunOptions(threads: global.threadCount)
    (options.folder, options.format) = (folder, global.format)
    let choices = SweepChoices(run.record, adding: [.report, .charts], options)
    return try SweepRun(loaded, choices: choices, console: console, isReport: true).execute()
  }
}
