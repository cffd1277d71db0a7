import AirCartDocuments
import AirCartReports

/// `aircart compare`: the same job on all carts, ranked.
struct CompareVerb: Verb {
  let description = VerbDescription(
    name: "compare", abstract: "Show the same job or farm on all carts side by side, ranked.",
    discussion: """
      Fewest fills first, then the largest area per fill, then the least unallocated. Weight takes \
      no part. Carts that do equally well share a rank. A farm file in place of products is \
      compared field by field: fills, clean-outs, product to order, and which carts are worth a \
      choice. With --load-sheet it writes a page to order by and one for each crop: tanks, \
      fills and what each truck brings. Several farm files, or a folder of them, give a row each, \
      computed on all threads; a file without a result is a row that says why.
      """,
    positionals: [JobOptions.products],
    options: CartOptions.choices + JobOptions.plan + [
      JobOptions.method, JobOptions.advice, JobOptions.details,
    ] + FarmOptions.all,
    examples: [
      Example(
        "aircart compare --field 640ac Wheat=100 'Urea (46-0-0)=180'",
        shows: "All carts on a section."),
      Example(
        "aircart compare --carts 91300,9950+L9650 --field 260ha --units metric Wheat=110",
        shows: "One cart against a pair, in metric units."),
      Example(
        "aircart compare --tanks 300,200,440 --field 320ac Wheat=100 Canola=5",
        shows: "A custom cart beside all listed ones."),
      Example(
        "aircart compare --field 640ac Wheat=100 --format csv > carts.csv",
        shows: "The comparison as a table for a spreadsheet."),
      Example(
        "aircart compare Scenarios/farm.json --carry-over --details",
        shows: "All carts on a farm, with the best cart's fields in order."),
      Example(
        "aircart compare Scenarios/farm.json --load-sheet yard.html",
        shows: "Pages for the yard: tanks, fills and truckloads of each crop."),
      Example(
        "aircart compare Scenarios/region --format csv > region.csv",
        shows: "A row for every farm file of a folder."),
    ])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    if let run = FarmRun(arguments, console) { return try run.execute() }
    try FarmOptions.refuse(in: arguments)
    let job = try PlanRequest(arguments, knowing: KnownProducts(arguments, console).own)
    let method = JobOptions.method(arguments)
    let carts = try CartOptions.compared(arguments, console)
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
