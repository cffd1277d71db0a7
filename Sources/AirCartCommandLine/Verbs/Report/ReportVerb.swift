import AirCartDocuments
import AirCartReports
import AirCartSimulation
import Foundation

/// `aircart report`: the page and the charts of a run that is there.
struct ReportVerb: Verb {
  let description = VerbDescription(
    name: "report", abstract: "Write the report of a run: one HTML file, and charts.",
    discussion: """
      The run is computed again from the scenario that its manifest names, with the options that \
      stand there, and report.html and charts are written beside its files. A folder that is \
      incomplete, was made by another version or has been changed since is refused. sweep writes \
      the report by itself; this adds it to a run made with --only, and brings in a study of \
      quality that was made later.
      """,
    positionals: [
      PositionalDescription(
        "folder", arity: .one, help: "The folder of a run.", completion: .folder)
    ],
    options: [
      .value(
        "scenario", placeholder: "file", help: "The scenario that the run was made from.",
        discussion: "Without it, the file that the manifest names, or that name in Scenarios.",
        completion: .file)
    ] + ScenarioCompanions.options,
    examples: [
      Example(
        "aircart report Reports/reference-example",
        shows: "report.html and charts, beside the files of that run.")
    ])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let global = try GlobalOptions(arguments)
    let folder = (arguments.positional("folder") ?? "").trimmedSlashes
    let run = try RecordedRun(folder, console)
    let loaded = try run.scenario(
      named: arguments.value("scenario"),
      with: ScenarioCompanions(arguments, or: run.record))
    var options = RunOptions(threads: global.threadCount)
    (options.folder, options.format) = (folder, global.format)
    let choices = SweepChoices(run.record, adding: [.report, .charts], options)
    return try SweepRun(loaded, choices: choices, console: console, isReport: true).execute()
  }
}
