import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Testing

@Suite struct QuantityTextTests {
  @Test(arguments: [
    ("160ac", QuantityKind.area, 160, TypedUnit?.some(.acres)),
    ("64.75ha", .area, 64.75, .hectares),
    ("160 AC", .area, 160, .acres), ("160 Acres", .area, 160, .acres),
    ("9lbs/ac", .rate, 9, .poundsPerAcre), ("9 LB/AC", .rate, 9, .poundsPerAcre),
    ("  160", .area, 160, nil),
    ("0", .area, 0, nil),
    (".5ac", .area, 0.5, .acres),
    ("007.50", .area, 7.5, nil),
    ("100lb/ac", .rate, 100, .poundsPerAcre),
    ("112kg/ha", .rate, 112, .kilogramsPerHectare),
    ("44bu", .volume, 44, .bushels),
    ("1550L", .volume, 1550, .litres),
    ("52lb/bu", .density, 52, .poundsPerBushel),
    ("340g/0.5L", .density, 340, .gramsPerHalfLitre),
    ("60lb/bu-avery", .density, 60, .poundsPerAveryBushel),
    ("65lb/ft3", .density, 65, .poundsPerCubicFoot),
    ("77.2kg/hl", .density, 77.2, .kilogramsPerHectolitre),
    ("5mph", .speed, 5, .milesPerHour),
    ("18.3m", .length, 18.3, .metres),
    ("45min", .duration, 45, .minutes),
  ])
  func `a number is read with its unit`(
    text: String, kind: QuantityKind, value: Double, unit: TypedUnit?
  ) throws {
    let quantity = try QuantityText(parsing: text, as: kind)
    #expect(quantity == QuantityText(value: value, unit: unit))
  }

  private static let everyday: [(String, QuantityKind, Double, TypedUnit)] = [
    ("160a", .area, 160, .acres), ("2 sections", .area, 2, .sections),
    ("1 quarter section", .area, 1, .quarterSections),
    ("100pounds/ac", .rate, 100, .poundsPerAcre), ("9 pounds per acre", .rate, 9, .poundsPerAcre),
    ("100lb/a", .rate, 100, .poundsPerAcre), ("2bushel/acre", .rate, 2, .bushelsPerAcre),
    ("100kilograms/hectare", .rate, 100, .kilogramsPerHectare),
    ("9 gallons/a", .rate, 9, .gallonsPerAcre), ("70000 pounds", .mass, 70_000, .pounds),
    ("1 Kilogram", .mass, 1, .kilograms), ("60 pounds/bushel", .density, 60, .poundsPerBushel),
  ]

  @Test(arguments: everyday) func `units may be everyday words`(
    text: String, kind: QuantityKind, value: Double, unit: TypedUnit
  ) throws {
    let quantity = try QuantityText(parsing: text, as: kind)
    #expect(quantity == QuantityText(value: value, unit: unit))
  }

  @Test(arguments: TypedUnit.allCases)
  func `every unit is read back in its own kind and refused in every other`(unit: TypedUnit) throws
  {
    for kind in QuantityKind.allCases {
      let quantity = try? QuantityText(parsing: "12.5\(unit.text)", as: kind)
      #expect(quantity == (kind == unit.kind ? QuantityText(value: 12.5, unit: unit) : nil))
    }
  }

  private static let hint =
    "Write it as 160ac or 64.75ha; a bare number is in the units of --units."

  @Test(arguments: [
    "nan", "inf", "-inf", "infinity", "0x10", "0x1p3", "ac", "twelve", "1.2.3",
    "5.", ".", "+5", "١٢", "５", "1..2", "160ac5", "∞", "1\u{301}", "½", "1/2", "1 3/2",
    "11/2", "11/2ac", "1½½", "1 1/2 1/2", "1½ 1/2ac", "1½5", "0.5½", "1,5½", "1/2/3", "1/0", "-1½",
  ])
  func `what is not a decimal number is refused with an example`(text: String) throws {
    let error = try #require(throws: CommandError.self) {
      try QuantityText(parsing: text, as: .area)
    }
    let isNegative = text.first == "-"
    #expect(
      error.message
        == (isNegative
          ? "'\(text)' is negative, which an area cannot be." : "'\(text)' is not an area."))
    #expect(error.remedy == Self.hint)
  }

  @Test(arguments: ["1e3", "1e3ac", ".5E-1", " 2.e+0x"])
  func `a number with an exponent is refused by its exponent`(text: String) throws {
    let error = try #require(throws: CommandError.self) {
      try QuantityText(parsing: text, as: .area)
    }
    #expect(error.message == "Exponents such as '\(text)' are not accepted.")
    #expect(error.remedy == "Write all digits out, as in 160ac or 64.75ha.")
  }

  /// Oracle: 1 m³ is 1,000 L, 1 t 1,000 kg and 1 hL 100 L.
  @Test func `metric words are read`() throws {
    for text in ["8 m3", "8m³", "8 cubic metres", "8000L"] {
      #expect(try abs(QuantityText(parsing: text, as: .volume).volume.litres - 8_000) < 1e-6)
    }
    let rate = try QuantityText(parsing: "0.15 t/ha", as: .rate)
    #expect(try abs(#require(rate.value(in: .metric)) - 150) < 1e-9)
    #expect(rate.isWeightOnArea)
    for (value, unit) in [
      (780.0, DensityUnit.kilogramsPerCubicMetre), (0.78, .tonnesPerCubicMetre),
      (0.78, .kilogramsPerLitre),
    ] {
      let density = try #require(DensityEntry(value, unit).density(of: nil))
      #expect(abs(density.kilogramsPerHectolitre - 78) < 1e-9)
      #expect(
        try QuantityText(parsing: "\(value)\(unit.rawValue)", as: .density).unit?.text
          == unit.rawValue)
    }
  }

  @Test func `an unknown unit with a digit is named`() throws {
    let error = try #require(throws: CommandError.self) {
      try QuantityText(parsing: "790kg/ft3", as: .density)
    }
    #expect(error.message == "'790kg/ft3' has the unknown unit 'kg/ft3'.")
  }

  @Test(arguments: ["", " ", "\t"])
  func `an empty text is refused`(text: String) throws {
    let error = try #require(throws: CommandError.self) {
      try QuantityText(parsing: text, as: .area)
    }
    #expect(error.message == "An empty text is not an area.")
    #expect(error.remedy == Self.hint)
  }

  @Test func `a number beyond every double is refused`() {
    #expect(throws: CommandError.self) {
      try QuantityText(parsing: String(repeating: "9", count: 400), as: .area)
    }
  }

  /// Oracle: the number without its separators.
  @Test(arguments: [
    ("1,344bu", 1344), ("1 344 bu", 1344), ("1_344", 1344), ("1'344", 1344), ("1\u{202F}344", 1344),
    ("1,234,567.5", 1_234_567.5), ("12,345.25 bu", 12_345.25), ("100,000", 100_000),
  ])
  func `thousands may be parted`(text: String, value: Double) throws {
    #expect(try QuantityText(parsing: text, as: .volume).value == value)
  }

  /// Oracle: by hand.
  @Test(arguments: [
    ("1 1/2bu/ac", 1.5), ("1 1/2 bu/ac", 1.5), ("½ bu/ac", 0.5), ("1½ bu/ac", 1.5),
    ("3/4lb/ac", 0.75), ("1\u{A0}⅞", 1.875), ("1,344 1/4", 1344.25),
  ])
  func `a number may end in a fraction or be one with a unit`(text: String, value: Double) throws {
    #expect(try QuantityText(parsing: text, as: .rate).value == value)
  }

  @Test(arguments: [
    ("1,34,4bu", "'1,34,4bu' has separators that part no thousands.", "Write '1344bu'."),
    ("1,234'567", "'1,234'567' has separators that part no thousands.", "Write '1234567'."),
    ("1344_000", "'1344_000' has separators that part no thousands.", "Write '1344000'."),
    ("1344,000", "'1344,000' may mean 1344000 or 1344.000.", "Write the one that is meant."),
    ("1.344,5", "'1.344,5' has a decimal comma.", "Write '1344.5'."),
    ("0,500", "'0,500' has a decimal comma.", "Write '0.500'."),
    ("64,75", "'64,75' has a decimal comma.", "Write '64.75'."),
    (
      "-5bu", "'-5bu' is negative, which a volume cannot be.",
      "Write it as 44bu or 1550L; a bare number is in bu."
    ),
    (
      "5akres", "'5akres' has the unknown unit 'akres'.",
      "The units are bu, L, gal and m3; write it as 44bu or 1550L."
    ),
    (
      "5ac", "'5ac' is an area, where a volume is expected.",
      "The units are bu, L, gal and m3; write it as 44bu or 1550L."
    ),
  ])
  func `a near miss is told how to write it`(text: String, message: String, remedy: String) throws {
    let error = try #require(throws: CommandError.self) {
      try QuantityText(parsing: text, as: .volume)
    }
    #expect(error.message == message)
    #expect(error.remedy == remedy)
  }

  @Test(arguments: [
    ("Wheat=100", "Wheat", 100, TypedUnit?.none, Double?.none),
    ("Urea (46-0-0)=240lb/ac", "Urea (46-0-0)", 240, .poundsPerAcre, nil),
    ("MyMix=90@52", "MyMix", 90, nil, 52),
    ("a=b=c=7", "a=b=c", 7, nil, nil),
    (" spaced out = 12 kg/ha ", "spaced out", 12, .kilogramsPerHectare, nil),
    ("mail@farm=5", "mail@farm", 5, nil, nil),
    ("Zero=0", "Zero", 0, nil, nil),
  ])
  func `a product is everything before the last equals sign`(
    text: String, name: String, rate: Double, unit: TypedUnit?, density: Double?
  ) throws {
    let product = try ProductText(parsing: text)
    #expect(product.name == name)
    #expect(product.rate == QuantityText(value: rate, unit: unit))
    #expect(product.density?.value == density)
  }

  @Test func `the density of a product may have a unit`() throws {
    let product = try ProductText(parsing: "MyMix=90kg/ha@67kg/hL")
    #expect(product.rate == QuantityText(value: 90, unit: .kilogramsPerHectare))
    #expect(product.density == QuantityText(value: 67, unit: .kilogramsPerHectolitre))
  }

  @Test(arguments: [
    ("Wheat", "'Wheat' has no '=' between name and value."),
    ("=100", "'=100' has no name before the '='."),
    ("Wheat=", "'Wheat=' has no value after the '='."),
    ("Wheat=x", "'x' is not a rate."),
    ("Wheat=100@", "An empty text is not a density."),
    ("Wheat=100@5@6", "'5@6' is not a density."),
    ("Wheat=@52", "An empty text is not a rate."),
  ])
  func `a malformed product is refused`(text: String, message: String) throws {
    let error = try #require(throws: (any Error).self) { try ProductText(parsing: text) }
    #expect((error as? any ExplainedError)?.message == message)
  }

  @Test(arguments: [
    ("60...300", 60, 300, TypedUnit?.none), ("60...300lb/ac", 60, 300, .poundsPerAcre),
    ("60lb/ac...300lb/ac", 60, 300, .poundsPerAcre), ("5...5", 5, 5, nil),
    ("0.5....75", 0.5, 0.75, nil),
  ])
  func `a range includes its end and has one unit`(
    text: String, lower: Double, upper: Double, unit: TypedUnit?
  ) throws {
    let range = try QuantityRangeText(parsing: text, as: .rate)
    #expect(range.lower == QuantityText(value: lower, unit: unit))
    #expect(range.upper == QuantityText(value: upper, unit: unit))
    #expect(QuantityRangeText.isRange(text))
  }

  @Test(arguments: [
    ("300...60", "The range '300...60' ends before it begins."),
    ("60lb/ac...300kg/ha", "The range '60lb/ac...300kg/ha' has two units."),
    ("60lb/ac...300", "The range '60lb/ac...300' has two units."),
    ("60", "'60' is not a rate."),
    ("...60", "An empty text is not a rate."),
  ])
  func `a malformed range is refused`(text: String, message: String) throws {
    let error = try #require(throws: CommandError.self) {
      try QuantityRangeText(parsing: text, as: .rate)
    }
    #expect(error.message == message)
  }

  @Test(arguments: 0..<300)
  func `no text crashes the readers`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "1", "-", ".", ",", " ", "ac", "lb/", "@", "=", "...", "é", "\u{301}", "0x", "e9",
    ]
    let text = (0..<Int.random(in: 0...8, using: &random))
      .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    for kind in QuantityKind.allCases {
      if let quantity = try? QuantityText(parsing: text, as: kind) {
        #expect(quantity.value.isFinite && quantity.value >= 0)
      }
      _ = try? QuantityRangeText(parsing: text, as: kind)
    }
    _ = try? ProductText(parsing: text)
  }

  @Test(arguments: ["5%", "5 %", "5percent", " 5 Percent ", "5 per cent", "5"])
  func `a percentage has a sign, a word or neither`(text: String) {
    #expect(DecimalText.percentage(text) == 5)
  }

  @Test(arguments: ["-3.5", "--3", "-"])
  func `a decimal has no sign`(text: String) { #expect(DecimalText.value(text) == nil) }
}
