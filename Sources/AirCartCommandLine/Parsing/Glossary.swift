/// The words of screens and of command lines, as `aircart help words` explains them.
enum Glossary {
  /// Words under one heading, each with its meaning.
  struct Section {
    let heading: String
    let words: [(word: String, meaning: String)]
  }

  static let sections = [shown, typed, rates, targets]

  private static let shown = Section(
    heading: "Words on screens",
    words: [
      ("fill", "One loading of the cart."),
      ("area per fill", "What a fill covers, as loaded, before a product runs out."),
      ("per fill", "The same in a comparison, as the practical plan loads each cart."),
      ("most", "The most the cart can do in a fill, whatever goes where."),
      ("last fill", "What is left of the field for the last loading."),
      ("runs out first", "The product that ends a fill."),
      ("cart load", "What the field needs as a share of what the cart holds; it may pass 100 %."),
      ("cart utilization", "The same, at most 100 %."),
      ("UNALLOCATED", "What one fill leaves out."),
      ("simple rule (greedy)", "The largest product into the largest tank, and so on."),
      ("practical plan", "As few fills as possible, then the house rules, then more to spare."),
      ("house rule", "How a dealer would load, kept wherever that costs no fill; see --rule."),
      ("to spare", "How much heavier all rates could be without another fill."),
      ("margin", "How much to spare is enough; more does not change the plan."),
      ("overlap", "The share of the field that is seeded twice, and loaded for."),
      ("capacity bound", "The area per fill that no loading can exceed."),
      ("saddle", "The small tank over the hitch or the main tanks."),
      ("reserve", "What stays in a tank while it is in use."),
      ("clean-out", "Emptying a tank because its next product is another one."),
      ("listed, published", "The two sets of densities; see 'aircart list products'."),
      ("infeasible", "Some product has no tank."),
    ])

  private static let typed = Section(
    heading: "Words that you type",
    words: [
      ("names", "In any case; a short name, a grade, an abbreviation or a beginning will do."),
      ("areas", "160ac, 160 acres, 1 quarter, 2 sections, 65ha or 65 hectares."),
      ("weights", "2000lb, 907kg or 20t; 'ton' is refused, because it has two meanings."),
      (
        "densities",
        "After an @: 52, 60lb/bu, 67kg/hL, 48lb/ft3, 380g/0.5L, 60lb/bu-avery, 770kg/m3 or 10.65lb/gal."
      ),
      ("ranges", "Two values with three points between: 80...120."),
    ])

  private static let rates = Section(
    heading: "Rates",
    words: [
      ("100", "In lb/ac, or kg/ha with --units metric."),
      ("100lb/ac, 110kg/ha", "A weight on an area, whatever the units of the job."),
      (
        "2bu/ac, 20gal/ac, 190L/ha",
        "US bushels, US gallons or litres at the density of the product."
      ),
      ("33seeds/ft2,tkw=38", "Seeds that are sown; on m2, ac and ha too."),
      ("28plants/ft2,tkw=38,survival=85%", "Plants that are wanted; on m2, ac and ha too."),
      ("tkw", "The weight of 1,000 seeds in grams, also called TGW; or seeds/lb=2800."),
      ("survival", "How many of 100 seeds become plants; or germination=95%,mortality=10%."),
    ])

  private static let targets = Section(
    heading: "Nutrient targets",
    words: [
      ("N, P2O5, K2O, S", "Actual nutrient on an acre or hectare; P means P2O5, K means K2O."),
      ("--from", "The fertilizers whose rates are found."),
      ("--price", "What each costs, by the tonne or by the short ton: the least cost is found."),
    ])
}

extension Help {
  /// The words of screens and command lines.
  package func words() -> [String] {
    let lists = Glossary.sections.map { list in
      section(list.heading.uppercased(), list.words.flatMap { entry($0.word, $0.meaning) })
    }
    return Array(lists.joined(separator: [""]))
  }
}
