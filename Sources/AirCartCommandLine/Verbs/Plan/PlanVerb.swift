import AirCartDocuments
import AirCartReports

/// `aircart plan`: which product goes in which tank, and how far a fill lasts.
struct PlanVerb: Verb {
  let description = VerbDescription(
    name: "plan", abstract: "Show which product goes in which tank, and how far a fill lasts.",
    discussion: """
      The plan takes the fewest fills; among plans with as few it keeps the house rules, then \
      leaves spare for heavier rates and lighter product. The simple rule (greedy: largest product \
      into largest tank) is shown for comparison. \(JobOptions.jobNote) A farm file in place of \
      products plans its fields one after the other.
      """,
    positionals: [JobOptions.productsOrMap],
    options: CartOptions.single + FieldOptions.replacing(JobOptions.plan)
      + [FieldOptions.crop, MapArgument.task]
      + OnBoardOptions.all
      + JobOptions.answer
      + [JobOptions.details, LanguageOption.option, Setup.flag] + FillOptions.styles + [
        FillOptions.loadSheet, FillOptions.fieldsTable, FillOptions.farmFile,
        FillOptions.force,
      ] + FillsMapOutput.options,
    examples: [
      Example(
        "aircart plan --cart 91300 --field 160ac Wheat=100 Canola=5",
        shows: "A quarter section on one cart."),
      Example(
        "aircart plan 160 ac canola 5, urea 150, MAP 40",
        shows: "A job as people say it: the field, then products with their rates."),
      Example(
        "aircart plan --field 640ac --densities published Wheat=90 'Urea (46-0-0)=180'",
        shows: "A section on the best of all carts, with measured densities."),
      Example(
        "aircart plan --units metric --tanks 300,200,440 --field 65 Barley=110 MyMix=60@75kg/hL",
        shows: "A custom cart and product, in hectares and kg/ha."),
      Example(
        "aircart plan --cart 91300+L9650 --field 320ac --pin Canola=Saddle Wheat=100 Canola=5",
        shows: "Two carts pulled as one, canola in the saddle tank only."),
      Example(
        "aircart plan --cart 91300 --field Home=155 --field North=310,urea=130 Wheat=110 urea=150 map=60",
        shows: "Two fields, one after the other, one with its own rate of urea."),
      Example(
        "aircart plan Scenarios/reference-example.json --field 320ac Canola=6",
        shows: "The job of a file on another field, with another rate."),
      Example(
        "aircart plan Scenarios/farm.json --cart 91300 --crop Canola",
        shows: "The canola fields of a farm, one after the other."),
      Example(
        "aircart plan --cart 9650 Scenarios/maps/home.geojson Wheat=110 urea=Urea_lb_ac",
        shows: "The zones of a map, with the rates of urea in one of its columns."),
      Example(
        "aircart plan --cart 9650 Scenarios/maps/home.geojson Wheat=110 urea=Urea_lb_ac --fills-map fills.svg --width 76ft",
        shows: "The same, with a picture of where each fill ends on the map."),
      Example(
        "aircart plan --cart 91300 --field 160ac Wheat=28plants/ft2,tkw=38,survival=85% urea=150",
        shows: "Wheat by plants per square foot and the weight of 1,000 seeds."),
      Example(
        "aircart plan --cart 91300 --field 160ac --target N=90,P2O5=30,S=15 --from urea,map,ams Wheat=110",
        shows: "The fertilizer rates that deliver given nutrients."),
      Example(
        "aircart plan --cart 9650 --field 480ac Wheat=100 --reserve 5bu --load-sheet loads.html",
        shows: "A reserve in every tank, and a load sheet to print."),
      Example(
        "aircart plan --cart 9650 --field 160ac Wheat=100 --json --fail-on refill",
        shows: "For scripts: JSON, and exit code 1 when one fill is not enough."),
    ])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let stated = try JobArgument(arguments, console)
    if stated == nil, let run = try FieldsRun(arguments, console) { return try run.execute() }
    try FieldOptions.refuseCrop(in: arguments)
    _ = try FillsMapOutput(arguments, hasMap: false, isOnSheet: false)
    for option in [FillOptions.fieldsTable, FillOptions.farmFile, FillOptions.force] {
      try require(
        !arguments.isTyped(option.name), "'--\(option.name)' is for several fields.",
        remedy: "Name them, as in --field Home=155 --field North=310, or in a file.")
    }
    let job = try PlanRequest(arguments, stated, console)
    let carts = JobOptions.light(
      try CartOptions.candidates(arguments, console, for: job, stated), for: job, console)
    try OnBoardOptions.refuse(job, on: carts)
    let method = JobOptions.method(arguments)
    let output = try FillOptions.loadSheet(arguments)
    let documents = try carts.map {
      JobOptions.advised(try job.document(on: $0, method: method), arguments)
    }
    let comparison = ComparisonDocument(ranking: documents)
    guard let best = comparison.entries.first?.document else { return .success }
    if let output { try output.write(best, on: console) }
    if output?.takesStandardOutput != true {
      let answer = best.answer(
        isDetailed: arguments.isOn("details"), choice: comparison.decisionSentence)
      try console.write(answer, as: GlobalOptions(arguments).format)
    }
    return FailureCondition.exitCode(for: best, arguments, console)
  }
}
