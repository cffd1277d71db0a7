import AirCart
import AirCartSimulation

/// The season of a farm file as it was written, before crops and products are looked up.
struct SeasonDocument: Sendable {
  /// A product with its own distributions.
  struct UncertainProduct: Equatable, Sendable {
    var product = Located.missing
    var density: UncertainValue?
    var rate: UncertainValue?
  }

  /// What a crop loses when it is seeded late.
  struct LateCrop: Equatable, Sendable {
    var crop = Located.missing
    var after = SeasonDays.standard.start
    var lossPerDay = SeasonPrices.Timeliness.standardLoss
    var yields: [SeasonPrices.Timeliness.Point] = []
    var value = 0.0
  }

  /// What a cart costs to buy.
  struct CartPrice: Equatable, Sendable {
    var cart = Located.missing
    var price = 0.0
  }

  /// The numbers, of no farm yet.
  var input = Season.standard
  var products: [UncertainProduct] = []
  var bagged: [Located<String>] = []
  var lateCrops: [LateCrop] = []
  var cartPrices: [CartPrice] = []
  /// Where each key is that the file has, as in `drill.width`; the season itself has an empty key.
  var places: [String: DocumentLocation] = [:]

  // MARK: - Fields

  static let table = FieldTable(
    "a season", blank: SeasonDocument(),
    [
      group("drill", "a drill", numbers("drill"), documentation: "The drill."),
      group(
        "filling", "a filling", numbers("filling") + [fills], documentation: "Filling the cart."),
      group(
        "tender", "a tender",
        numbers("tender").inserting(roadsUntil, at: 3).inserting(compartments, at: 2) + [bagged],
        documentation: "The trucks that bring seed and fertilizer."),
      group(
        "bags", "bags", numbers("bags"),
        documentation: "The bags or totes in which products come, the saddle platform."),
      group(
        "breakdowns", "breakdowns", numbers("breakdowns"),
        documentation: "How often the outfit breaks down, and how long a repair takes."),
      group(
        "days", "days", [start, end] + numbers("days").replacing(workable),
        documentation: "The days of the season."),
    ] + numbers("") + [
      group(
        "uncertainty", "what is uncertain", uncertainty,
        documentation: "How uncertain each number is. A number means that it is certain."),
      group(
        "prices", "prices", [currency] + numbers("prices") + [cartPrices, timeliness],
        documentation: "What time, lateness and carts cost; what is left out is not counted."),
      Field(
        "observed", at: \.input.observed, .list(of: "year", count: 1...100, observed.shape),
        otherwise: [], "Years that were seeded, with which reports compare the model."),
    ], check: { season, value in season.places = value.places() })

  private static func group(
    _ name: String, _ noun: String, _ fields: [Field<SeasonDocument>], documentation: String
  ) -> Field<SeasonDocument> {
    Field(group: name, noun, fields, of: SeasonDocument(), documentation)
  }

  /// The numbers of a section, or those that belong to none.
  private static func numbers(_ section: String) -> [Field<SeasonDocument>] {
    Season.numbers.filter { $0.section == section }.map { Field($0) }
  }

  private static let fills = Field<SeasonDocument>(
    "fills", at: \.input.filling.policy, .word, standard: .part,
    "How much is loaded; \"even\" holds along one rate, and is as \"part\" where the rates change.")

  private static let compartments = Field<SeasonDocument>(
    "compartments", at: \.input.tender.compartments,
    .list(of: "compartment", count: 0...InputRanges.tankCount, .quantity(Tender.compartmentLimit)),
    standard: Tender().compartments,
    """
    What each hopper of a truck holds, each for one product; a truck without any takes one product a \
    trip; assumed.
    """)

  private static let roadsUntil = Field<SeasonDocument>(
    "roadsUntil", at: \.input.tender.springEnd, .date, standard: Tender().springEnd,
    example: "\"05-15\"", "The first day without the limit of \"roads\"; assumed.")

  private static let bagged = Field<SeasonDocument>(
    "bagged", at: \.bagged,
    .list(
      of: "product", count: 0...100, .located(.text(TextRule("a product name", length: 1...60)))),
    otherwise: [], example: "[\"Canola\"]",
    "Products that come in bags, in no hopper of a truck and over no conveyor; canola where nothing "
      + "is said.")
}

extension ObservedSeason {
  /// The year as files have it.
  fileprivate var wholeYear: Double {
    get { Double(year) }
    set { year = Int(newValue) }
  }
}

extension Field<SeasonDocument> {
  /// The key of a number of the season.
  fileprivate init(_ number: SeasonNumber) {
    let shape = Shape<Double>.quantity(number.limit, isWhole: number.isWhole)
    let name = number.key.split(separator: ".").last.map { String($0) } ?? number.key
    self.init(
      KeyDescription(
        named: name, shape.description,
        standard: number.standard.map { shape.write($0, .imperial) }, example: number.example,
        number.documentation),
      read: { (value, season) throws(Diagnostic) in
        number.set(try shape.read(value), in: &season.input)
      },
      write: { season, units in
        let value = number.value(in: season.input)
        return value == number.standard ? nil : value.map { shape.write($0, units) }
      })
  }
}

extension [Field<SeasonDocument>] {
  fileprivate func inserting(_ field: Element, at index: Int) -> Self {
    Array(prefix(index)) + [field] + dropFirst(index)
  }

  /// The same with a field in place of that with its name.
  fileprivate func replacing(_ field: Element) -> Self {
    map { $0.name == field.name ? field : $0 }
  }
}

extension DocumentValue {
  /// Where each key of an object is, and those of objects in it, as in `drill.width`.
  fileprivate func places(under path: String = "") -> [String: DocumentLocation] {
    let below = path.isEmpty ? "" : path + "."
    return (node.members ?? []).reduce(into: [path: location]) { places, member in
      guard let value = self[member.key] else { return }
      places.merge(value.places(under: below + member.key)) { first, _ in first }
    }
  }
}

// MARK: - Days

/// The share of workable days by month, which is another spelling of periods.
private struct Months: Sendable {
  static let names = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  var shares = [Double?](repeating: nil, count: names.count)

  var periods: [SeasonDays.Period] {
    shares.enumerated().compactMap { index, share in
      guard let share, let from = SeasonDate(month: index + 1, day: 1) else { return nil }
      return SeasonDays.Period(from: from, workable: share)
    }
  }
}

extension SeasonDocument {
  private static let start = Field<SeasonDocument>(
    "start", at: \.startDay, .date, standard: SeasonDays.standard.start, example: "\"05-15\"",
    "The first day.")

  private static let end = Field<SeasonDocument>(
    "end", at: \.input.days.end, .date, standard: SeasonDays.standard.end, example: "\"05-15\"",
    "The last day.")

  /// The first day, from which on the share of workable days holds.
  private var startDay: SeasonDate {
    get { input.days.start }
    set {
      input.days.start = newValue
      input.days.periods = [.init(from: newValue)]
    }
  }

  /// One share for the whole season, or one for every month or period.
  private static let workable: Field<SeasonDocument> = {
    let share = Field(Season.workable)
    let periods = Shape<[SeasonDays.Period]>.list(of: "period", count: 1...50, period.shape)
    return Field(
      KeyDescription(
        named: share.name,
        .anyOf([share.key.value, periods.description, months.shape.description]),
        standard: share.key.standard, example: "65", share.key.documentation),
      read: { (value, season) throws(Diagnostic) in
        if value.node.elements != nil {
          season.input.days.periods = try periods.read(value)
        } else if value.node.members != nil {
          season.input.days.periods = try months.shape.read(value).periods
        } else {
          try share.read(value, &season)
        }
      })
  }()

  private static let months = FieldTable(
    "shares by month", blank: Months(),
    Months.names.enumerated().map { index, name in
      Field<Months>(
        optional: name, at: \.shares[index], .quantity(SeasonDays.Period.limit), example: "60",
        "The share of workable days of the month, and of later ones that are left out.")
    },
    check: { (months, value) throws(Diagnostic) in
      guard months.periods.isEmpty else { return }
      throw Diagnostic(
        .season, "\(value.subject) names no month", at: value.location,
        notes: ["name one at least, as in { \"april\": 40, \"may\": 60 }"])
    })

  private static let period = FieldTable(
    "a period", blank: SeasonDays.Period(from: SeasonDays.standard.start, workable: 1),
    [
      Field("from", at: \.from, .date, example: "\"05-15\"", "Its first day."),
      Field(
        "share", at: \.workable, .quantity(SeasonDays.Period.limit), example: "70",
        "The share of workable days."),
    ])

  // MARK: - Uncertainty and prices

  private static let uncertainty: [Field<SeasonDocument>] = [
    distribution(
      "density", at: \.input.uncertainty.density,
      "Bulk density over the stated one, drawn for every load."),
    distribution(
      "rate", at: \.input.uncertainty.rate,
      "Applied rate over the stated one, drawn for every field."),
    Field(
      "overlap", at: \.input.uncertainty.overlap,
      .percentages(NumberRule(SeasonUncertainty.overlapLimit)),
      otherwise: SeasonDocument().input.uncertainty.overlap, example: "{ \"uniform\": [1, 4] }",
      Season.overlap.documentation),
    distribution("area", at: \.input.uncertainty.area, "A field's area over the stated one."),
    distribution(
      "speed", at: \.input.uncertainty.speed,
      "Ground speed over the stated one, drawn for every field."),
    distribution("trip", at: \.input.uncertainty.trip, "A truck's trip over the stated one."),
    distribution(
      "breakdown", at: \.input.uncertainty.breakdown,
      "Hours of seeding until a breakdown over the stated ones, drawn for every breakdown."),
    distribution(
      "repair", at: \.input.uncertainty.repair,
      "Hours of a repair over the stated ones, drawn for every breakdown."),
    Field(
      "weather", at: \.input.uncertainty.hasWeather, .flag, standard: true,
      "Whether days are wet or dry by chance; otherwise every day is workable."),
    Field(
      "products", at: \.products, .list(of: "product", count: 1...100, uncertainProduct.shape),
      otherwise: [], "Products with their own distributions."),
  ]

  private static func distribution(
    _ name: String, at place: Field<SeasonDocument>.Place<UncertainValue>, _ documentation: String
  ) -> Field<SeasonDocument> {
    Field(
      name, at: place, .distribution(NumberRule()), otherwise: SeasonDocument()[keyPath: place],
      example: triangle, documentation)
  }

  private static let triangle = "{ \"triangular\": [0.95, 1, 1.05] }"

  private static let uncertainProduct = FieldTable(
    "an uncertain product", blank: UncertainProduct(),
    [
      Field(
        "product", at: \.product, .located(.text(TextRule("a product name", length: 1...60))),
        example: "\"Urea (46-0-0)\"", "The name."),
      Field(
        optional: "density", at: \.density, .distribution(NumberRule()), example: triangle,
        "Bulk density over the stated one."),
      Field(
        optional: "rate", at: \.rate, .distribution(NumberRule()), example: triangle,
        "Applied rate over the stated one."),
    ])

  private static let currency = Field<SeasonDocument>(
    "currency", at: \.input.prices.currency, .text(TextRule("a currency", length: 1...12)),
    standard: SeasonPrices().currency, "What money is counted in; it is printed beside it.")

  private static let cartPrices = Field<SeasonDocument>(
    "carts", at: \.cartPrices, .list(of: "cart", count: 1...1_000, cartPrice.shape), otherwise: [],
    "What carts cost to buy.")

  private static let cartPrice = FieldTable(
    "the price of a cart", blank: CartPrice(),
    [
      Field(
        "cart", at: \.cart, .located(.text(TextRule("a cart name", length: 1...60))),
        example: "\"91300\"", "The cart."),
      Field(
        "price", at: \.price, .quantity(SeasonPrices.CartPrice.limit), example: "650000",
        "What it costs to buy."),
    ])

  private static let observed = FieldTable(
    "a year",
    blank: ObservedSeason(
      year: 2_000, start: SeasonDays.standard.start, end: SeasonDays.standard.end, acres: 1),
    [
      Field(
        "year", at: \.wholeYear, .quantity(ObservedSeason.yearLimit, isWhole: true),
        example: "2024", "The year."),
      Field("start", at: \.start, .date, example: "\"05-04\"", "The first day of seeding."),
      Field("end", at: \.end, .date, example: "\"05-28\"", "The last."),
      Field(
        "area", at: \.acres, .quantity(ObservedSeason.areaLimit), example: "4800",
        "The area that was seeded."),
    ])

  private static let timeliness = Field<SeasonDocument>(
    "timeliness", at: \.lateCrops,
    .list(of: "crop", count: 1...FarmDocument.cropLimit, lateCrop.shape), otherwise: [],
    "What crops lose when they are seeded late.")

  private static let lateCrop = FieldTable(
    "a crop's lateness", blank: LateCrop(),
    [
      Field("crop", at: \.crop, .located(.text(.cropName)), example: "\"Canola\"", "The crop."),
      Field(
        "after", at: \.after, .date, standard: SeasonDays.standard.start, example: "\"05-15\"",
        "The last day without loss, where the loss is the same every day."),
      Field(
        "lossPerDay", at: \.lossPerDay, .quantity(SeasonPrices.Timeliness.lossLimit),
        standard: SeasonPrices.Timeliness.standardLoss,
        "The share of the yield lost each day later."),
      Field(
        "yields", at: \.yields, .list(of: "yield", count: 1...50, yield.shape), otherwise: [],
        "In place of these: the share of the whole yield by day of seeding."),
      Field(
        "value", at: \.value, .quantity(SeasonPrices.Timeliness.valueLimit), standard: 0,
        "The value of the whole yield of an acre or hectare."),
    ],
    check: { (_, value) throws(Diagnostic) in
      let beside = ["after", "lossPerDay"].filter { value[$0] != nil }
      guard let yields = value["yields"], !beside.isEmpty else { return }
      let names = beside.map(\.quoted).joined(separator: " and ")
      try value.collect(
        Diagnostic(
          .season, "\("yields".quoted) cannot be combined with \(names)", at: yields.location,
          notes: ["leave out \(names), or \("yields".quoted)"]))
    })

  private static let yield = FieldTable(
    "a yield", blank: SeasonPrices.Timeliness.Point(date: SeasonDays.standard.start, yield: 1),
    [
      Field("date", at: \.date, .date, example: "\"05-15\"", "The day of seeding."),
      Field(
        "yield", at: \.yield, .quantity(SeasonPrices.Timeliness.yieldLimit), example: "88",
        "The share of the whole yield."),
    ])
}
