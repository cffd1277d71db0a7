import AirCartCommandLine
import Testing

/// Pins every sentence that a job which cannot be planned is answered with.
@Suite struct BadJobTests {
  /// A command line that is refused, with the two lines that say why.
  struct Refusal: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let error: String
    var help: String?

    init(_ arguments: [String], _ error: String, help: String? = nil) {
      self.arguments = arguments
      self.error = error
      self.help = help
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  private static let empty = "Enter a valid field size and at least one product."
  private static let noField = "Enter a valid field size."
  private static let noProduct = "Enter at least one product."
  private static let cartHelp = """
    Known carts: 91300, 9950, 9650, L9950, L9650.
          Write a custom cart as --tanks 635,230,140.
    """
  private static let areaHelp =
    "Write it as 160ac or 64.75ha; a bare number is in the units of --units."
  private static let rateHelp =
    "Write it as 100lb/ac or 112kg/ha; a bare number is in the units of --units."

  static let fields = [
    Refusal([], empty, help: "Give the size of the field, as in --field 160ac."),
    Refusal(["Wheat=1"], noField, help: "Give the size of the field, as in --field 160ac."),
    Refusal(
      ["--target", "N=9", "--from", "urea"], noField,
      help: "Give the size of the field, as in --field 160ac."),
    Refusal(
      ["--field", "160"], noProduct, help: "Give the products with their rates, as in Wheat=100."),
    Refusal(["--field", "0ac", "Wheat=1"], noField, help: "The field size '0ac' is zero."),
    Refusal(["--field", "160", "Wheat=0"], noProduct, help: "No product has a rate above zero."),
    Refusal(
      ["--field", "-5", "Wheat=1"], "'-5' is negative, which an area cannot be.", help: areaHelp),
    Refusal(["--field", "nan", "Wheat=1"], "'nan' is not an area.", help: areaHelp),
    Refusal(
      ["--field", "1e2", "Wheat=1"], "Exponents such as '1e2' are not accepted.",
      help: "Write all digits out, as in 160ac or 64.75ha."),
    Refusal(
      ["--field", "2.5E-3ac", "Wheat=1"], "Exponents such as '2.5E-3ac' are not accepted.",
      help: "Write all digits out, as in 160ac or 64.75ha."),
    Refusal(
      ["--field", "1000001", "Wheat=1"],
      "The field size '1000001' must be from 0.001 to 1,000,000 ac."),
    Refusal(
      ["--units", "metric", "--field", "2500000ac", "Wheat=1"],
      "The field size '2500000ac' must be from 0.001 to 1,000,000 ha."),
    Refusal(
      ["--field", "0.0000000001", "Wheat=1"],
      "The field size '0.0000000001' must be from 0.001 to 1,000,000 ac."),
  ]

  static let products = [
    Refusal(
      ["--field", "160", "Wheat=-1"], "'-1' is negative, which a rate cannot be.", help: rateHelp),
    Refusal(
      ["--field", "160", "Wheat=1e2"], "Exponents such as '1e2' are not accepted.",
      help: "Write all digits out, as in 100lb/ac or 112kg/ha."),
    Refusal(
      ["--field", "160", "Wheat=0.0009"],
      "The rate of Wheat must be 0 or from 0.001 to 10,000 lb/ac."),
    Refusal(
      ["--field", "160", "Mix=90@1001kg/hL"],
      "The density of Mix must be from 0.1 to 1,000 kg/hL."),
    Refusal(
      ["--field", "160", "Peas=90@400g/0.5L"],
      "No equation gives the density of \"Peas\" from grams in half a litre.",
      help: """
        The Canadian Grain Commission has equations for Wheat, Durum, Barley, Oats, Canola, Flax, \
        Soybeans, Corn.
              Give the kg/hL of the elevator's ticket, or weigh a known volume.
              Write its density after the rate, as in 'Peas=90@<density>kg/hL'.
        """),
    Refusal(
      ["--field", "160", "Barley=90@9g/0.5L"],
      "The density of Barley must be from 10 to 1,000 g/0.5L."),
    Refusal(
      ["--field", "160", "Wheat=90@60lb/bu-winchester"],
      "'60lb/bu-winchester' has the unknown unit 'lb/bu-winchester'.",
      help: """
        The units are lb/bu, kg/hL, lb/ft3, g/0.5L, lb/bu-avery, lb/gal, kg/L, kg/m3 and \
        t/m3; write it as 60lb/bu or 77.2kg/hL.
        """),
    Refusal(["--field", "160", "Wheat=nan"], "'nan' is not a rate.", help: rateHelp),
    Refusal(
      ["--field", "160", "Wheat=10001"],
      "The rate of Wheat must be 0 or from 0.001 to 10,000 lb/ac."),
    Refusal(
      ["--field", "160", "Wheet=10"], "Unknown product \"Wheet\". Did you mean 'Wheat=10'?"),
    Refusal(
      ["--field", "160", "Uera=10"],
      "Unknown product \"Uera\". Did you mean 'Urea (46-0-0)=10'?"),
    Refusal(
      ["--field", "160", "Xyz=10"], "Unknown product \"Xyz\".",
      help: """
        A product that is not listed needs a density.
              Grains and pulses: Wheat, Durum, Barley, Oats, Canola, Flax, Peas, Lentils, Soybeans, \
        Corn, Mustard, Chickpeas, Canaryseed, Rye, Triticale, Faba beans, Sunflower, Hemp.
              Fertilizers: Urea (46-0-0), MAP (11-52-0), DAP (18-46-0), Ammonium Sulphate \
        (21-0-0-24S), Potash (0-0-60), MESZ (12-40-0-10S-1Zn), ESN (44-0-0), SuperU, MES15 \
        (13-33-0-15S), K-Mag (0-0-22-22S-11Mg), Elemental Sulphur (0-0-0-90S), TSP \
        (0-46-0), Ammonium nitrate (34-0-0), UAN 28 (28-0-0), UAN 32 (32-0-0), APP (10-34-0), ATS (12-0-0-26S).
              Inoculants: Inoculant (granular).
              Write its density after the rate, as in 'Xyz=10@<density>lb/bu'.
        """),
    Refusal(
      ["--field", "160", "Wheat=10", "Wheat=20"], "The product 'Wheat' is given more than once.",
      help: "Add its rates up into one."),
    Refusal(
      ["--field", "160", "Wheat"], "'Wheat' has no '=' between name and value.",
      help: "Write it as Wheat=100."),
    Refusal(
      ["--field", "160", "acres", "Wheat=100"], "The unit 'acres' is apart from its number.",
      help: "Write the unit with the number, as in --field 160ac."),
    Refusal(
      ["--field", "160", "Wheat=100", "lbs/ac"], "The unit 'lbs/ac' is apart from its number.",
      help: "Write the unit with the number, as in 100lb/ac or 112kg/ha."),
    Refusal(
      ["--field", "160", "Mix=90@0"],
      "The density of Mix must be from 0.1 to 1,000 lb/bu."),
    Refusal(
      ["--field", "160"] + (1...13).map { "Mix\($0)=1@50" },
      "13 products are too many: at most 12."),
  ]

  static let carts = [
    Refusal(
      ["--cart", "91303", "--field", "160", "Wheat=1"],
      "Unknown cart \"91303\". Did you mean 91300?", help: cartHelp),
    Refusal(
      ["--cart", "91300+", "--field", "160", "Wheat=1"], "\"91300+\" lacks a cart beside a +.",
      help: """
        Carts pulled together are written as 91300+L9650.
              Write a custom cart as --tanks 635,230,140.
        """),
    Refusal(
      ["--cart", "9650+9650+9650", "--field", "160", "Wheat=1"],
      "\"9650+9650+9650\" has 15 tanks.",
      help: """
        Carts pulled together may have at most 12 tanks in all.
              Write a custom cart as --tanks 635,230,140.
        """),
    Refusal(
      ["--cart", "9650", "--tanks", "1,2", "--field", "160", "Wheat=1"],
      "The options '--cart 9650' and '--tanks 1,2' contradict each other."),
    Refusal(
      ["--tanks", "1e2", "--field", "160", "Wheat=1"], "Exponents such as '1e2' are not accepted.",
      help: "Write all digits out, as in 44bu or 1550L."),
    Refusal(
      [
        "--no-saddle", "--tanks", "1,2,3,4,saddle=5,6", "--empty", "Saddle", "--field", "1",
        "Wheat=1",
      ],
      "Cart \"own cart\" has no tank \"Saddle\".",
      help: "Its tanks: Tank 1, Tank 2, Tank 3, Tank 4, Tank 6."),
    Refusal(
      ["--tanks", "1,,2", "--field", "160", "Wheat=1"], "An empty text is not a volume.",
      help: "Write it as 44bu or 1550L; a bare number is in bu."),
    Refusal(
      ["--tanks", "300 200 100", "--field", "160", "Wheat=1"],
      "'300 200 100' is not the capacity of one tank.",
      help: "Put commas between tanks, as in --tanks 300,200,100."),
    Refusal(
      ["--tanks", "300 20 saddle=44", "--field", "160", "Wheat=1"],
      "'300 20 saddle=44' is not the capacity of one tank.",
      help: "Put commas between tanks, as in --tanks 300,20,saddle=44."),
    Refusal(
      ["--tanks", "12 300 bu", "--field", "160", "Wheat=1"],
      "The tank capacity '12 300 bu' must be from 0.1 to 10,000 bu."),
    Refusal(
      ["--tanks", "0", "--field", "160", "Wheat=1"],
      "The tank capacity '0' must be from 0.1 to 10,000 bu."),
    Refusal(
      ["--tanks", "1,2,3,4,5,6,7,8,9,10,11,12,13", "--field", "160", "Wheat=1"],
      "13 tanks are too many: at most 12."),
    Refusal(
      ["--cart", "9650", "--empty-weight", "20000lb", "--field", "160", "Wheat=1"],
      "The option '--empty-weight' is for a custom cart.",
      help: "Add --tanks, as in --tanks 300,200,440."),
    Refusal(
      ["--tanks", "300,200", "--empty-weight", "2000000lb", "--field", "160", "Wheat=1"],
      "The empty weight '2000000lb' must be 0 or from 0.001 to 1,000,000 lb."),
    Refusal(
      ["--tanks", "300,200", "--empty-weight", "20bu", "--field", "160", "Wheat=1"],
      "'20bu' is a volume, where a mass is expected.",
      help: "The units are lb, kg, t and g; write it as 2000lb or 907kg."),
  ]

  static let constraints = [
    Refusal(
      ["--cart", "91300", "--pin", "Wheat=Sadle", "--field", "160", "Wheat=1"],
      "Cart \"91300\" has no tank \"Sadle\". Did you mean Saddle?",
      help: "Its tanks: Tank 1, Tank 2, Tank 3, Tank 4, Saddle."),
    Refusal(
      ["--cart", "9650+9650", "--no-saddle", "--empty", "9", "--field", "160", "Wheat=1"],
      "Cart \"9650+9650\" has no tank 9, only 8.",
      help: "Its tanks: Tank 1, Tank 2, Tank 3, Tank 4, 9650 Tank 1, 9650 Tank 2, 9650 Tank 3, "
        + "9650 Tank 4."),
    Refusal(
      ["--pin", "Wheet=1", "--field", "160", "Wheat=1"],
      "'--pin' names 'Wheet', which is not among the products. Did you mean --pin 'Wheat=1'?"),
    Refusal(
      ["--pin", "Wheat=1", "--pin", "Wheat=2", "--field", "160", "Wheat=1"],
      "'--pin' names Wheat more than once.",
      help: "Write all of its tanks into one, as in --pin 'Wheat=1,3'."),
    Refusal(
      ["--most", "Wheat=0", "--field", "160", "Wheat=1"], "'0' is not a number of tanks.",
      help: "Write a whole number from 1 to 12, as in --most Wheat=2."),
    Refusal(
      ["--empty", "1,", "--field", "160", "Wheat=1"], "'1,' lacks the name of a tank.",
      help: "Write names or numbers with a comma between, as in 1,Saddle."),
    Refusal(
      [
        "--cart", "91300+9950", "--method", "exhaustive", "--field", "160", "Wheat=1", "Peas=1",
        "Oats=1", "Barley=1", "Corn=3",
      ],
      "The job is too much for the method: 60466176 assignments, and the exhaustive search takes "
        + "20000000.",
      help: "Use --method optimal, which is exact as well (subset-programme)."),
  ]

  @Test(arguments: fields + products + carts + constraints)
  func `a bad job is refused with one clear message`(refusal: Refusal) {
    let outcome = Outcome(["plan"] + refusal.arguments, verbs: VerbCatalogue.all)
    #expect(outcome.code == .usage)
    #expect(outcome.output.isEmpty)
    let help = refusal.help.map { "Help: \($0)\n" } ?? ""
    #expect(
      outcome.errors == """
        Error: \(refusal.error)
        \(help)
        """)
  }

  @Test func `compare refuses a cart twice`() {
    let outcome = Outcome.shipped("compare", "--carts", "9650,9650", "--field", "9", "Wheat=1")
    #expect(outcome.errors.hasPrefix("Error: The cart '9650' is given more than once.\n"))
  }

  /// The corners of what is accepted: nothing may crash, and the answer must be finite.
  @Test(arguments: ["0.001", "1000000"], ["0.001", "10000"])
  func `the corners of the ranges give an answer`(field: String, rate: String) {
    for (tanks, density) in [("0.1", "0.1"), ("10000", "1000"), ("0.1,10000", "0.1")] {
      let outcome = Outcome.shipped(
        "plan", "--tanks", tanks, "--field", field, "Mix=\(rate)@\(density)", "--json")
      #expect(outcome.code == .success)
      #expect(!outcome.output.contains("\"fills\": null"))
      #expect(!outcome.output.contains("\"fills\": \(Int.max)"))
      #expect(!outcome.output.contains("Bu\": null"))
    }
  }
}
