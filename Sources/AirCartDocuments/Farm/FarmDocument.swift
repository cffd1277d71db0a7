import AirCart
import AirCartSimulation

/// A farm file as it was written: every value valid for itself, names not yet looked up.
struct FarmDocument: Sendable {
  struct CropEntry: Sendable {
    var name = Located.missing
    /// The products, each with one rate.
    var products: [ProductEntry] = []
    /// The nutrients that products without a rate are to bring.
    var targets: Located<NutrientAmounts>?
    /// The date from which it is seeded.
    var from: SeasonDate?
  }

  struct FieldEntry: Sendable {
    var name = Located.missing
    /// The area, in ac or ha.
    var area = 1.0
    var crop = Located.missing
    /// Its rates in place of those of its crop, by product.
    var rates: [FieldRate] = []
    /// Nutrients in place of those of its crop.
    var targets: Located<NutrientAmounts>?
    /// Its parts with rates in place of these.
    var zones: [ZoneEntry] = []
    /// What it is a zone of, and its rates in place of those of the field.
    var zone: Farm.Zone?
    var zoneRates: [FieldRate] = []
    /// Where it is, where the file says so.
    var position: Farm.Place?
  }

  /// A part of a field with other rates.
  struct ZoneEntry: Equatable, Sendable {
    var name: String?
    /// The area, in ac or ha.
    var area = 1.0
    var rates: [FieldRate] = []
  }

  /// A rate of a product on one field.
  struct FieldRate: Equatable, Sendable {
    let product: Located<String>
    let rate: Levels
  }

  /// What the file shares with a scenario, the products of no crop among it.
  var common = ScenarioDocument()
  var crops: [CropEntry] = []
  var fields: [FieldEntry] = []
  var order = FieldOrder.given
  /// What is ordered on top of what is seeded, in percent.
  var orderMargin: Double?
  /// The drill, where it is stated.
  var drill: SeedDrill?
  var season: SeasonDocument?

  /// What a scenario with the products of one crop would be.
  func scenario(of crop: CropEntry) -> ScenarioDocument {
    var scenario = common
    scenario.products = crop.products
    return scenario
  }

  /// The most crops and fields of a farm.
  static let cropLimit = 50
  static let fieldLimit = 1_000

  /// A farm file; what it shares with a scenario, it takes from there.
  static let table = FieldTable(
    "a farm", blank: FarmDocument(),
    shared([
      ScenarioDocument.Keys.schema, ScenarioDocument.Keys.name(of: "farm", example: "farm"),
      ScenarioDocument.Keys.title, ScenarioDocument.Keys.units, ScenarioDocument.Keys.carts,
      ScenarioDocument.Keys.saddleTank, ScenarioDocument.Keys.densities,
      ScenarioDocument.Keys.emptyTanks,
    ]) + [
      Keys.crops, Keys.fields,
      Field(
        "order", at: \.order, .word, standard: .given, "The order in which the fields are seeded."),
      Field(
        optional: "orderMargin", at: \.orderMargin, .number(InputRanges.margin), example: "3",
        """
        What is ordered and hauled on top of what is seeded, in percent; without this key, as much \
        as "margin" says, or 5.
        """),
      .drill(at: \.drill),
      Field(
        optional: "season", at: \.season, SeasonDocument.table.shape,
        example: "{ \"drill\": { \"width\": 76 }, \"tender\": { \"trucks\": 2 } }",
        "Outfit, trucks and days, for aircart simulate. Every key may be left out."),
    ]
      + shared(
        ScenarioDocument.Keys.limits + [ScenarioDocument.Keys.keepApart]
          + ScenarioDocument.Keys.choice(usualMargin: "more is always better")))

  private static func shared(_ fields: [Field<ScenarioDocument>]) -> [Field<FarmDocument>] {
    fields.map { $0.within(\.common) }
  }

  enum Keys {
    static let crops = Field<FarmDocument>(
      "crops", at: \.crops, .list(of: "crop", count: 1...cropLimit, crop.shape),
      example: """
        [{ "name": "Wheat", "products": [{ "product": "Wheat", "rate": 110 }, \
        { "product": "Urea (46-0-0)", "rate": 150 }] }]
        """,
      "The crops, each with the products that go on every acre of it.")

    static let fields = Field<FarmDocument>(
      "fields", at: \.fields, .list(of: "field", count: 1...fieldLimit, field.shape),
      example: "[{ \"name\": \"Home quarter\", \"area\": 155, \"crop\": \"Wheat\" }]",
      "The fields, in the order in which they are seeded unless another is asked for.")
  }

  fileprivate static let crop = FieldTable(
    "a crop", blank: CropEntry(),
    [
      Field(
        "name", at: \.name, .located(.text(.cropName)), example: "\"Canola\"",
        "The name of the crop, by which fields mean it."),
      Field(
        "products", at: \.products,
        .list(of: "product", count: 1...InputRanges.productCount, ProductEntry.seeded.shape),
        example: "[{ \"product\": \"Canola\", \"rate\": 5 }]",
        "The products of the crop, each with its rate."),
      Field(
        optional: "targets", at: \.targets, .located(NutrientAmounts.table.shape),
        example: "{ \"N\": 90, \"P2O5\": 30 }",
        """
        The nutrients that its fertilizers are to bring to an acre or hectare: those of them without \
        a rate get the rates for it.
        """),
      Field(
        optional: "seedFrom", at: \.from, .date, example: "\"05-01\"",
        """
        The date from which it is seeded, for the order by date; without it, 24 April for pulses, \
        durum and mustard, 1 May for wheat and barley, 8 May for canola, flax, oats and canaryseed, \
        15 May for soybeans and corn.
        """),
    ])

  fileprivate static let field = FieldTable(
    "a field", blank: FieldEntry(),
    [
      Field(
        "name", at: \.name, .located(.text(TextRule("a field name", length: 1...60))),
        example: "\"Home quarter\"", "The name of the field."),
      Field(
        "area", at: \.area, .number(InputRanges.field), example: "155", "The area that is seeded."),
      Field(
        "crop", at: \.crop, .located(.text(.cropName)), example: "\"Wheat\"",
        "The crop of the field, by its name in \"crops\"."),
      Field(
        "rates", at: \.rates, .ratesByProduct, otherwise: [],
        example: "{ \"Urea (46-0-0)\": 130 }",
        """
        Rates of products of the crop on this field, in place of those of the crop; 0 leaves a \
        product out.
        """),
      Field(
        optional: "targets", at: \.targets, .located(NutrientAmounts.table.shape),
        example: "{ \"N\": 120 }",
        "Nutrients on this field, in place of those that its crop asks for."),
      Field(
        "zones", at: \.zones, .list(of: "zone", count: 1...fieldLimit, zone.shape), otherwise: [],
        example: "[{ \"area\": 40, \"rates\": { \"Urea (46-0-0)\": 180 } }]",
        """
        Parts of the field with other rates, in the order in which they are seeded; what is left of \
        the area is seeded after them, at the rates of the field.
        """),
      Field(
        optional: "position", at: \.position, .place, example: "[3, -2.5]",
        """
        Where the field is: how far east and how far north of the yard, which says how far trucks \
        drive. The season counts the road from field to field where it has a "roadSpeed".
        """),
    ])

  private static let zone = FieldTable(
    "a zone", blank: ZoneEntry(),
    [
      Field(
        optional: "name", at: \.name, .text(TextRule("a zone name", length: 1...60)),
        example: "\"sand\"", "The name of the zone; without it, its number."),
      Field("area", at: \.area, .number(InputRanges.field), example: "40", "Its area."),
      Field(
        "rates", at: \.rates, .ratesByProduct, otherwise: [],
        example: "{ \"Urea (46-0-0)\": 180 }",
        "Rates of products of the crop in this zone, in place of those of the field."),
    ])
}

extension Shape<[FarmDocument.FieldRate]> {
  /// An object whose keys are names of products, each with its rate.
  fileprivate static var ratesByProduct: Shape {
    let rate = Shape<Levels>.level(InputRanges.rate)
    let key = KeyDescription(
      named: "<product>", rate.description, example: "130",
      "The rate of a product of the crop, by its name or the beginning of it.")
    return Shape(
      .object(ObjectDescription("rates by product", keys: [], others: key))
    ) { (value) throws(Diagnostic) in
      guard let members = value.node.members else { return nil }
      var rates: [FarmDocument.FieldRate] = []
      for member in members {
        guard let own = value[member.key] else { continue }
        let place = DocumentLocation(span: member.keySpan, pointer: own.location.pointer)
        do throws(Diagnostic) {
          rates.append(
            FarmDocument.FieldRate(
              product: Located(member.key, at: place), rate: try rate.read(own)))
        } catch {
          try value.collect(error)
        }
      }
      return rates
    }
  }
}

extension TextRule {
  static let cropName = TextRule("a crop name", length: 1...60)
}

extension FieldOrder: DocumentWord {
  package var word: String { name }

  package var documentation: String {
    switch self {
    case .given: "As the fields stand in the file."
    case .fewestCleanOuts: "Crop by crop, with the fewest clean-outs summed over all carts."
    case .byDate: "Crop by crop by their dates; where these tie, with the fewest clean-outs."
    }
  }
}

extension Shape<Farm.Place> {
  /// How far east and how far north, in mi or km.
  fileprivate static var place: Shape {
    let distances = Shape<[Double]>.list(
      of: "distance", count: 2...2, .number(InputRanges.distance))
    return Shape(distances.description) { (value) throws(Diagnostic) in
      let parts = try distances.read(value)
      // In a refused document one may be missing.
      guard parts.count == 2 else { return nil }
      return Farm.Place(east: parts[0], north: parts[1], in: value.units)
    }
  }
}
