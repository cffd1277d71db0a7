import AirCart
import AirCartDocuments
import AirCartReports

/// `aircart adjust`: the real rates in the middle of a field, and the rest of it planned anew.
struct AdjustVerb: Verb {
  let description = VerbDescription(
    name: "adjust",
    abstract: "Find the real rates in the middle of a field, and plan the rest of it anew.",
    discussion: """
      State the job as for 'plan', in options or in a file, how much of the field is seeded and what is left in each tank. \
      The answer is what each product really goes out at, how long what is left lasts, and the \
      plan of the rest with what is on board. 'aircart weigh' turns a catch into a rate.
      """,
    positionals: [JobOptions.products],
    options: JobOptions.reading(
      CartOptions.single + JobOptions.plan + AdjustOptions.all + [
        JobOptions.details, Setup.flag,
      ]),
    examples: [
      Example(
        "aircart adjust --cart 91300 --field 160ac Wheat=100 Canola=5 --seeded 83ac "
          + "--left 'Tank 1=120bu,Saddle=7bu'",
        shows: "The rates so far, and the rest of the field at them."),
      Example(
        "aircart adjust --cart 91300 --field 160ac Wheat=100 --seeded 83ac --left 1=110bu "
          + "--filled 1=290bu --keep-rates",
        shows: "More was loaded than the plan says, and the meter is put right."),
    ])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let own = try KnownProducts(arguments, console).own
    let stated = try JobArgument(arguments, console)
    let request = try PlanRequest(arguments, stated, console)
    let carts = try CartOptions.candidates(arguments, console, for: request, stated)
    try require(
      carts.count == 1, "'adjust' is about the tanks of one cart.",
      remedy: "Name it, as in --cart 91300.")
    let plan = try request.document(on: carts[0])
    let seeded = try AdjustOptions.seeded(arguments, of: request)
    let reader = JobReader(units: request.units, densities: request.densities, own: own)
    let tanks = try TankReadings(arguments, plan, reader)
    let rates = try tanks.rates(
      seeded: Area(FieldOverlap(percent: request.overlap).seeded(seeded), in: request.units))
    let document = try AdjustDocument(
      plan, rates, field: request.field - seeded,
      keepsRates: arguments.isOn(AdjustOptions.keepRates.name), notes: tanks.notes(rates))
    let answer = document.answer(isDetailed: arguments.isOn(JobOptions.details.name))
    try console.write(answer, as: GlobalOptions(arguments).format)
    return .success
  }
}
