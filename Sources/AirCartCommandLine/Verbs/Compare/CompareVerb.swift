import AirCartDocuments
import AirCartReports

/// `aircart compare`: the same job on all carts, ranked.
struct CompareVerb: Verb {
  let description = VerbDescription(
    name: "compare", abstract: "Show the same job or farm on all carts side by side, ranked.",
    discussion: """
      The first line says which carts seed the job in how many fills, and the smallest that does it. \
      Carts are in order of fills, then of size, smallest first, then of the most that each can do \
      in a fill, then of what is left out. Weight does not count. Carts that do equally well share a rank. \
      \(JobOptions.jobNote) Give a farm \
      file instead of products to compare field by field: ranked by fewest fills, then fewest \
      clean-outs, then size, smallest first, then the most that each can do in a fill, with product \
      to order and which carts are worth considering. --load-sheet then writes an order sheet and a page for \
      each crop: tanks, fills and what each truck brings. Several farm files, or a folder of \
      them, give one row each; a farm without a result has a row with the reason.
      """,
    positionals: [JobOptions.products],
    options: JobOptions.reading(
      CartOptions.choices + JobOptions.plan + [
        JobOptions.method, JobOptions.advice, JobOptions.details, LanguageOption.option,
        Setup.flag,
      ]) + FarmOptions.all,
    examples: [
      Example(
        "aircart compare --field 640ac Wheat=100 'Urea (46-0-0)=180'",
        shows: "All carts on a section."),
      Example(
        "aircart compare --carts 91300,9950+L9650 --field 260ha --units metric Wheat=110",
        shows: "One cart against a pair, in metric units."),
      Example(
        "aircart compare --tanks 300,200,440 --field 320ac Wheat=100 Canola=5",
        shows: "A custom cart against all listed carts."),
      Example(
        "aircart compare --field 640ac Wheat=100 --format csv > carts.csv",
        shows: "The comparison as a table for a spreadsheet."),
      Example(
        "aircart compare Scenarios/farm.json --details",
        shows: "All carts on a farm, with the best cart's fields in order."),
      Example(
        "aircart compare Scenarios/farm.json --load-sheet yard.html",
        shows: "Pages for the yard: tanks, fills and truckloads of each crop."),
      Example(
        "aircart compare Scenarios/region --format csv > region.csv",
        shows: "One row for each farm file in a folder."),
    ])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let stated = try JobArgument(arguments, console)?
      .withoutTanks(arguments, console, keepsBlends: true)
    if stated == nil, let run = FarmRun(arguments, console) { return try run.execute() }
    try FarmOptions.refuse(in: arguments)
    let job = try PlanRequest(arguments, stated, console)
    let method = JobOptions.method(arguments)
    let carts = JobOptions.light(
      try CartOptions.compared(
        arguments, console, with: stated?.carts(of: job, arguments) ?? [],
        hasSaddle: job.usesSaddleTank),
      for: job, console)
    let comparison = try ProgressBar.during("comparing", on: console) {
      ComparisonDocument(
        ranking: try carts.map {
          JobOptions.advised(try job.document(on: $0, method: method), arguments)
        })
    }
    let answer = comparison.answer(isDetailed: arguments.isOn("details"))
    try console.write(answer, as: GlobalOptions(arguments).format)
    return .success
  }
}
