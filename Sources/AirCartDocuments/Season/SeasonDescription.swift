import AirCart
import AirCartSimulation

/// What may stand behind "season" in a farm file; every key has a default.
enum SeasonDescription {
  static let season = KeyDescription(
    SeasonKey.season,
    .object(
      ObjectDescription(
        "a season",
        keys: [
          drill, filling, tender, days,
          minutes(
            .moving, SeasonDefaults.movingMinutes, "From a finished field to the next; assumed."),
          minutes(
            .cleanOut, SeasonDefaults.cleanOutMinutes,
            "Cleaning a tank that gets another product; assumed."),
          uncertainty, prices,
        ])),
    example: "{ \"drill\": { \"width\": 76 }, \"tender\": { \"trucks\": 2 } }",
    "Outfit, trucks and days, for aircart simulate. Every key has a default.")

  // MARK: Outfit

  private static let drill = KeyDescription(
    SeasonKey.drill,
    .object(
      ObjectDescription(
        "a drill",
        keys: [
          number(
            .width, NumberRule(SeasonBounds.width), SeasonDefaults.widthFeet,
            "The working width."),
          number(
            .speed, NumberRule(SeasonBounds.speed), SeasonDefaults.milesPerHour,
            "The ground speed where nothing slows the drill."),
          number(
            .efficiency, NumberRule(SeasonBounds.efficiency), SeasonDefaults.fieldEfficiency,
            "The share of the theoretical field capacity left by turns and overlap alone, 0.8 for "
              + "80 %; refilling is simulated."),
          KeyDescription(
            SeasonKey.ceiling,
            .number(NumberRule(SeasonBounds.ceiling)), example: "300",
            "The most that the meters deliver; without it, as much as is asked for."),
          number(
            .run, NumberRule(SeasonBounds.run), SeasonDefaults.runFeet,
            "The length of a pass; half a mile by default."),
        ])), "The drill.")

  private static let filling = KeyDescription(
    SeasonKey.filling,
    .object(
      ObjectDescription(
        "a filling",
        keys: [
          minutes(.perStop, SeasonDefaults.minutesPerStop, "Of every truck at a stop."),
          minutes(.perTank, SeasonDefaults.minutesPerTank, "For every tank that gets something."),
          number(
            .rate, NumberRule(SeasonBounds.conveyor), SeasonDefaults.bushelsPerMinute,
            "The conveyor."),
          number(
            .reserve, NumberRule(SeasonBounds.reserve), SeasonDefaults.reserveShare * 100,
            "What planned seeding leaves in every tank, in percent of its capacity; assumed."),
          number(
            .reserveBushels, NumberRule(SeasonBounds.reserveBushels), 0,
            "The same in bushels, where that is more."),
          KeyDescription(
            SeasonKey.fills, .choice(Filling.Policy.choices),
            standard: .string(Filling.Policy.part.word), "How much is loaded."),
        ])), "Filling the cart.")

  private static let tender = KeyDescription(
    SeasonKey.tender,
    .object(
      ObjectDescription(
        "a tender",
        keys: [
          KeyDescription(
            SeasonKey.trucks,
            .number(NumberRule(SeasonBounds.trucks, isWhole: true)),
            example: "2", "How many trucks; without it, one is always there."),
          number(
            .payload, NumberRule(SeasonBounds.payload), SeasonDefaults.payloadPounds,
            "What a truck may carry."),
          KeyDescription(
            SeasonKey.compartments,
            .list(
              ListRule(
                of: "compartment", count: 1...InputRanges.tankCount,
                .number(NumberRule(SeasonBounds.compartment)))), example: "[350, 350]",
            "What each compartment of a truck holds, each for one product; without it, weight "
              + "alone limits a load."),
          minutes(.loading, SeasonDefaults.loadingMinutes, "Loading a truck; assumed."),
          minutes(
            .travel, SeasonDefaults.travelMinutes, "From the yard to the field, one way; assumed."
          ),
        ])), "The trucks that bring seed and fertilizer.")

  // MARK: Days

  private static let days = KeyDescription(
    SeasonKey.days,
    .object(
      ObjectDescription(
        "days",
        keys: [
          date(.start, SeasonDefaults.start, "The first day."),
          date(.end, SeasonDefaults.end, "The last day."),
          number(
            .startHour, NumberRule(SeasonBounds.startHour, unit: hour), SeasonDefaults.startHour,
            "When work begins."),
          number(
            .hours, NumberRule(SeasonBounds.hours), SeasonDefaults.hoursPerDay,
            "Hours of work on a workable day; assumed."),
          KeyDescription(
            SeasonKey.workable,
            .anyOf([
              .number(share),
              .list(ListRule(of: "period", count: 1...50, .object(period))),
            ]), standard: .number(SeasonDefaults.workableShare), example: "0.65",
            "The share of days that are workable in the long run, or one for every period; "
              + "assumed."),
          number(
            .wetDays, NumberRule(SeasonBounds.wetDays), SeasonDefaults.meanWetDays,
            "The mean length of a wet spell; assumed."),
        ])), "The days of the season.")

  private static let period = ObjectDescription(
    "a period",
    keys: [
      KeyDescription(
        SeasonKey.from, .text(dateRule), isRequired: true, example: "\"05-15\"",
        "Its first day."),
      KeyDescription(
        SeasonKey.share, .number(share), isRequired: true, example: "0.7",
        "The share of workable days."),
    ])

  // MARK: Uncertainty

  private static let uncertainty = KeyDescription(
    SeasonKey.uncertainty,
    .object(
      ObjectDescription(
        "what is uncertain",
        keys: [
          distribution(.density, "Bulk density over the stated one, drawn at every stop."),
          distribution(.rate, "Applied rate over the stated one, drawn for every field."),
          distribution(
            .overlap, "The share of a field covered twice, 0.04 for 4 %, drawn for every field.",
            NumberRule(SeasonBounds.overlap), example: "{ \"uniform\": [0.01, 0.04] }"),
          distribution(.area, "A field's area over the stated one."),
          distribution(.speed, "Ground speed over the stated one, drawn for every field."),
          distribution(.trip, "A truck's trip over the stated one."),
          KeyDescription(
            SeasonKey.weather, .flag, standard: .bool(true),
            "Whether days are wet or dry by chance; otherwise every day is workable."),
          KeyDescription(
            SeasonKey.products,
            .list(ListRule(of: "product", count: 1...100, .object(productUncertainty))),
            "Products with distributions of their own."),
        ])),
    "How uncertain each number is. A number means that it is certain.")

  private static let productUncertainty = ObjectDescription(
    "an uncertain product",
    keys: [
      KeyDescription(
        SeasonKey.product, .text(TextRule("a product name", length: 1...60)), isRequired: true,
        example: "\"Urea (46-0-0)\"", "The name."),
      distribution(.density, "Bulk density over the stated one."),
      distribution(.rate, "Applied rate over the stated one."),
    ])

  private static func distribution(
    _ key: SeasonKey, _ documentation: String, _ rule: NumberRule = NumberRule(),
    example: String = "{ \"triangular\": [0.95, 1, 1.05] }"
  ) -> KeyDescription {
    KeyDescription(
      key, .anyOf([.number(rule), .object(shapes)]), example: example, documentation)
  }

  private static let shapes = ObjectDescription(
    "a distribution", rule: .exactlyOneKey,
    keys: [
      list(.uniform, 2, "Low and high."), list(.triangular, 3, "Low, mode and high."),
      KeyDescription(
        SeasonKey.normal,
        .object(
          ObjectDescription(
            "a normal distribution",
            keys: [
              plain(.mean, "The mean."), plain(.sd, "The standard deviation."),
              plain(.low, "Where it is cut off below."),
              plain(.high, "Where it is cut off above."),
            ])), "A bell, cut off."),
      KeyDescription(
        SeasonKey.lognormal,
        .object(
          ObjectDescription(
            "a lognormal distribution",
            keys: [
              plain(.median, "The median."),
              plain(.sigma, "The standard deviation of the logarithm."),
            ])), "A value whose logarithm is normal."),
      KeyDescription(
        SeasonKey.exponential, .number(NumberRule()), "Times without a past, by their mean."),
      KeyDescription(
        SeasonKey.quantiles,
        .list(
          ListRule(
            of: "quantile", count: 2...1_000,
            .object(
              ObjectDescription(
                "a quantile",
                keys: [
                  plain(.share, "The share of values that are at most this."),
                  plain(.value, "The value."),
                ])))), "What was measured; straight lines between."),
    ])

  private static func list(
    _ key: SeasonKey, _ count: Int, _ documentation: String
  ) -> KeyDescription {
    KeyDescription(
      key, .list(ListRule(of: "number", count: count...count, .number(NumberRule()))),
      documentation)
  }

  private static func plain(_ key: SeasonKey, _ documentation: String) -> KeyDescription {
    KeyDescription(key, .number(NumberRule()), isRequired: true, example: "1", documentation)
  }

  // MARK: Prices

  private static let prices = KeyDescription(
    SeasonKey.prices,
    .object(
      ObjectDescription(
        "prices",
        keys: [
          number(.perHour, price, 0, "An hour of the outfit at work."),
          number(.perStop, price, 0, "A stop."),
          KeyDescription(
            SeasonKey.timeliness,
            .list(
              ListRule(of: "crop", count: 1...FarmDescription.cropLimit, .object(timeliness))),
            "What crops lose when they are seeded late."),
        ])), "What time costs; without prices the results are hours and days.")

  private static let timeliness = ObjectDescription(
    "a crop's lateness",
    keys: [
      KeyDescription(
        SeasonKey.crop, .text(TextRule("a crop name", length: 1...60)), isRequired: true,
        example: "\"Canola\"", "The crop."),
      KeyDescription(
        SeasonKey.after, .text(dateRule), isRequired: true, example: "\"05-15\"",
        "The last day without loss."),
      number(
        .lossPerDay, NumberRule(SeasonBounds.loss), SeasonDefaults.lossPerDay * 100,
        "The share of the yield lost each day later."),
      number(
        .value, NumberRule(SeasonBounds.value), 0,
        "The value of the whole yield of an acre or hectare."),
    ])

  // MARK: Parts

  private static let hour = UnitName("o'clock")
  private static let share = NumberRule(
    minimum: .exclusive(SeasonBounds.workable.least), maximum: SeasonBounds.workable.most)
  private static let price = NumberRule(SeasonBounds.price)
  private static let dateRule = TextRule("a date such as \"05-15\"", length: 5...5)

  private static func number(
    _ key: SeasonKey, _ rule: NumberRule, _ standard: Double, _ documentation: String
  ) -> KeyDescription {
    KeyDescription(key, .number(rule), standard: .number(standard), documentation)
  }

  private static func minutes(
    _ key: SeasonKey, _ standard: Double, _ documentation: String
  ) -> KeyDescription {
    number(key, NumberRule(SeasonBounds.minutes), standard, documentation)
  }

  private static func date(
    _ key: SeasonKey, _ standard: SeasonDate, _ documentation: String
  ) -> KeyDescription {
    KeyDescription(
      key, .text(dateRule), standard: .string(standard.code), example: "\"05-15\"", documentation)
  }
}

extension Filling.Policy: DocumentWord {
  package var word: String {
    switch self {
    case .part: "part"
    case .full: "full"
    case .even: "even"
    }
  }

  package var documentation: String {
    switch self {
    case .part: "What the crop's fields still need, at most what the tanks hold."
    case .full: "What the tanks hold, also when less is needed."
    case .even: "What is still needed, in fills of the same size."
    }
  }
}

extension NumberRule {
  /// Creates the rule of a file for a bound of the season.
  fileprivate init(_ limit: SeasonLimit, unit: UnitName? = nil, isWhole: Bool = false) {
    let own =
      limit.unit == .none
      ? nil
      : UnitName(
        imperial: limit.unit.name(.imperial), metric: limit.unit.name(.metric))
    self.init(
      minimum: .inclusive(limit.least), maximum: limit.most, unit: unit ?? own, isWhole: isWhole)
  }
}
