import AirCart
import AirCartDocuments
import AirCartReports

/// The options and arguments by which a job is stated: the same for every verb that takes one.
enum JobOptions {
  static let products = PositionalDescription(
    "products", arity: .any, help: "Products with their rates, as in Wheat=100.",
    discussion: rates, completion: productRates)

  /// The same where a map may be named first.
  static let productsOrMap = PositionalDescription(
    "products", arity: .any, help: products.help,
    discussion: """
      \(rates) In front of them may be a map, a file (.geojson, .shp, .xml, .csv, .zip) or a folder with \
      one: its zones are seeded one after the other, and a product has the name of a column as its \
      rate, as in urea=Dose or urea=Dose,kg/ha.
      """, completion: productRates)

  private static let rates = """
    A rate may have a unit, as in Wheat=112kg/ha or Wheat=2bu/ac. Give your own density after an \
    @, as in MyMix=90@52 or MyMix=90@67kg/hL. For seeds or plants per ft2 or m2, add the weight \
    of 1,000 seeds in grams and the survival: Wheat=33seeds/ft2,tkw=38, or \
    Wheat=28plants/ft2,tkw=38,survival=85%. A whole job may be said in a line: 160 ac canola 5, \
    urea 150, MAP 40.
    """

  /// The listed products, each before the figure that follows it.
  static let productRates = Completion.names(productNames.map { $0 + "=" })

  private static let productNames = ProductCatalogue.all.map(\.name)

  /// The names of the listed carts' tanks, each once.
  static let tankNames = CartCatalogue.all.flatMap(\.tanks).map(\.name).distinct

  private static let tanksOfProducts = Completion.assignment(keys: productNames, values: tankNames)

  static let jobNote =
    "A job file or the name of a saved plan may come before the products; what is typed replaces what it states, and 'none', as in --empty none or --reserve none, takes it away."

  static let field = OptionDescription.value(
    "field", short: "f", placeholder: "area", help: "The field size, as in 160ac or 65ha.")

  static let densities = OptionDescription.value(
    "densities", placeholder: "set", help: "The densities of products for which you give none.",
    discussion: """
      'published' are from measured tables; 'listed' are the original app's figures, which are too \
      low for fertilizers.
      """,
    allowedValues: DensitySet.allCases.map(\.name), defaultText: DensitySet.standard.name)

  static let saddle = OptionDescription.flag(
    "saddle", isNegatable: true, help: "Use the saddle tank of carts that have one.",
    defaultText: "yes")

  static let details = OptionDescription.flag(
    "details", short: "d", help: "Also show empty tanks, bounds and other details.")

  static let advice = OptionDescription.flag(
    "advice", isNegatable: true, help: "Give agronomic advice, with sources.",
    defaultText: "yes")

  static let method = OptionDescription.value(
    "method", placeholder: "method", help: "How to find the optimum; the answer is the same.",
    allowedValues: ["optimal", "exhaustive"], defaultText: "optimal")

  static let constraints: [OptionDescription] = [
    .value(
      "pin", placeholder: "product=tanks", isRepeatable: true,
      help: "The only tanks for a product, as in Wheat=1,3.", completion: tanksOfProducts,
      group: "Constraints"),
    .value(
      "most", placeholder: "product=count", isRepeatable: true,
      help: "The most tanks for a product, as in Wheat=2.", completion: productRates,
      group: "Constraints"),
    .value(
      "empty", placeholder: "tank", isRepeatable: true, help: "A tank to leave empty.",
      completion: .names(tankNames), group: "Constraints"),
    .value(
      "keep-out", placeholder: "product=tanks", isRepeatable: true,
      help: "Tanks that a product may not use, as in Canola=1,2.", completion: tanksOfProducts,
      group: "Constraints"),
    .value(
      "reserve", placeholder: "amount", isRepeatable: true,
      help: "What must stay in each tank in use, as in 5bu, or in one tank, as in Saddle=2bu.",
      discussion: """
        Bushels, litres, or a share of the tank as in 3%. A reserve is loaded once and stays in; \
        a fill can use only the rest of the tank.
        """, completion: .names(tankNames.map { $0 + "=" }), group: "Constraints"),
    .value(
      "apart", placeholder: "products", isRepeatable: true,
      help: "Two incompatible products, as in Wheat,Canola: a warning.",
      discussion: "Do not blend them, and clean a tank before one follows the other.",
      completion: .list(productNames),
      group: "Constraints"),
    .value(
      "payload", placeholder: "mass", help: "The most product that the cart may carry.",
      discussion: "As in 60000lb or 27000kg. It can end a fill early.",
      group: "Constraints"),
    .value(
      "gross", placeholder: "mass", help: "The most that cart and product may weigh together.",
      discussion: "As in 120000lb or 54000kg. The cart's empty weight must be known.",
      group: "Constraints"),
  ]

  /// What states a job beside its cart: the same for every verb that takes one.
  static let statement =
    [KnownProducts.option, saddle, field, densities] + constraints + ChoiceOptions.all
    + SeedPlacedOptions.all

  /// What else states a job of which nothing is varied.
  static let plan = statement + BlendOptions.all + TargetOptions.all

  /// The options of a verb that reads job files: what such a file states can be taken away, also where
  /// the verb has no other use for it.
  static func reading(_ own: [OptionDescription]) -> [OptionDescription] {
    let others = (plan + OnBoardOptions.all + FillOptions.styles).filter { option in
      !TargetOptions.all.contains(option) && !own.contains { $0.name == option.name }
    }
    return own + others.map { $0.isFlag ? $0 : $0.takenAway }
  }

  /// What is asked about the plan of a job.
  static let answer = [method, FailureCondition.option, advice]

  /// The method that was asked for; nothing means that it is chosen for the job.
  static func method(_ arguments: ParsedArguments) -> Method? {
    arguments.value("method") == "exhaustive" ? .exhaustive : nil
  }

  /// The carts that may weigh what a job allows.
  static func light(_ carts: [Cart], for job: PlanRequest, _ console: Console) -> [Cart] {
    light(carts, within: job.limits.grossWeight, console)
  }

  /// The carts that may weigh so much; one that is too heavy without product is left out, which is said,
  /// unless all are.
  static func light(_ carts: [Cart], within limit: Mass?, _ console: Console) -> [Cart] {
    guard let limit else { return carts }
    let light = carts.filter { ($0.emptyWeight?.pounds ?? 0) < limit.pounds }
    guard !light.isEmpty else { return carts }
    for cart in carts {
      guard let empty = cart.emptyWeight, empty.pounds >= limit.pounds else { continue }
      let error = PlanRequestError.heavyCart(limit: limit, empty: empty, cart: cart.name)
      console.note("\(cart.name) is left out: \(error.message)")
    }
    return light
  }

  /// The document with advice, unless none is wanted.
  static func advised(_ document: PlanDocument, _ arguments: ParsedArguments) -> PlanDocument {
    arguments.flag("advice") ?? true ? document.advised : document
  }
}
