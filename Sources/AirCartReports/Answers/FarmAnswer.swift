package import AirCart
import AirCartDocuments
import Foundation

extension FarmComparison {
  /// The comparison as an answer: fills, clean-outs, area per fill and tanks of each crop, what to
  /// order.
  ///
  /// - Parameters:
  ///   - units: The units of areas, rates and masses; `nil` for those of the farm.
  ///   - isDetailed: Whether the best cart's fields are shown in order, and are the table; then a page
  ///     for each crop says what is loaded and what each truck brings.
  /// - Returns: Carts, areas per fill, tanks and what to order.
  package func answer(units: UnitSystem?, isDetailed: Bool) -> Answer {
    let blocks = FarmBlocks(
      comparison: self, text: AmountText(units: units ?? farm.units), isDetailed: isDetailed)
    return Answer(
      title: blocks.bestSentence ?? title ?? name, blocks: blocks.all, data: jsonValue,
      table: isDetailed ? fieldTable : table)
  }

  /// What to order and, a page a crop, what to load and bring: for the yard.
  package func yardSheet(units: UnitSystem?) -> Answer {
    let blocks = FarmBlocks(
      comparison: self, text: AmountText(units: units ?? farm.units), isDetailed: true)
    return Answer(title: blocks.yardTitle, blocks: blocks.yard, data: jsonValue, table: fieldTable)
  }
}

private struct FarmBlocks {
  let comparison: FarmComparison
  let text: AmountText
  let isDetailed: Bool

  private var farm: Farm { comparison.farm }
  private var carriesOver: Bool { comparison.carriesOver }
  /// The best cart, where it can seed every crop: no other has tanks, clean-outs and an order.
  private var best: FarmComparison.Entry? { comparison.entries.first { $0.plan.fills != nil } }
  private var seededCrops: [Int] {
    farm.crops.indices.filter { farm.area(ofCrop: $0).acres > 0 }
  }

  var all: [Answer.Block] {
    [
      [.sentences(summary)], Answer.section("Carts", [.table(carts), .sentences(sentences)]),
      Answer.section("Crops", [.table(crops), .sentences(constraints)]),
      Answer.section(localized("Area per fill, \(text.areaUnit)"), [.table(areas)]), layout, blends,
      isDetailed ? fields : [], order,
      Answer.notes([orderNote].compactMap(\.self) + comparison.notes),
      Answer.advice(comparison.advice(in: text.units)), isDetailed ? pages : [],
    ].flatMap(\.self)
  }

  /// The sheets for the yard: what to order first.
  var yard: [Answer.Block] {
    guard best != nil else { return [.sentences(farmSentences + sentences)] }
    return [
      [.sentences(farmSentences + constraints)],
      [.blanks([localized("Date"), localized("Ordered by")])], order, layout, blends, pages,
    ].flatMap(\.self)
  }

  var yardTitle: String {
    guard let best else { return bestSentence ?? comparison.name }
    return localized("Order and load: \(best.cart.name), \(text.area(farm.area()))")
  }

  private typealias Row = [FarmComparison.Entry]

  private func name(_ row: Row) -> String { row.map(\.cart.name).joined(separator: " = ") }

  private func count(_ fills: Int?) -> String { fills.map(\.grouped) ?? localized("none") }
}

// MARK: - The farm

extension FarmBlocks {
  private var summary: [String] {
    farm.doubts(comparison.entries.first?.plan, in: text.units)
      + [smallestSentence, comparison.title].compactMap(\.self)
      + farmSentences
  }

  private var farmSentences: [String] {
    let densities = comparison.densities
    let size = localized("\(text.area(farm.area())) in \(farm.fieldsText)")
    let overlap = farm.overlap.stated.map {
      localized("\($0.plain.withDecimalMark) % overlap included")
    }
    return [[size, overlap].compactMap(\.self).joined(separator: ", ")]
      + (densities == .standard
        ? [] : [localized("Densities: \(localized(word: densities.name))")])
  }

  private var crops: Answer.Table {
    Answer.Table(
      seededCrops,
      [
        .words("Crop") { farm.crops[$0].name },
        .figure("Fields") { crop in "\(farm.fields.count { $0.crop == crop })" },
        .figure("Area", as: .amount) { text.area(farm.area(ofCrop: $0)) },
        .words("Rates", unit: text.rateUnit) { crop in
          farm.crops[crop].products.filter(\.isApplied)
            .map { "\($0.name) \(text(of: $0.rate))" }.joined(separator: ", ")
        },
      ])
  }

  /// As it is stated, or to two decimals where it is converted; a file may have stated it in another
  /// unit.
  private func text(of rate: ApplicationRate) -> String {
    text.units == rate.units
      ? ((rate.stated * 1_000).rounded() / 1_000).plain.withDecimalMark
      : fixed(rate.value(text.units), 2).withDecimalMark
  }

  /// The rules on each crop, with the names of the best cart's tanks.
  private var constraints: [String] {
    guard let best = comparison.entries.first else { return [] }
    return farm.crops.indices.grouped { best.constraintTexts(ofCrop: $0, of: farm) }
      .compactMap { texts, crops in
        let names = crops.map { farm.crops[$0].name }.listed
        let isEvery = crops.count > 1 && crops.count == farm.crops.count
        let (cart, rules) = (best.cart.name, texts.joined(separator: "; "))
        guard !texts.isEmpty else { return nil }
        return localized(
          isEvery
            ? "Constraints on all crops with \(cart): \(rules)."
            : "Constraints on \(names) with \(cart): \(rules).")
      }
  }
}

// MARK: - The carts

extension FarmBlocks {
  private var carts: Answer.Table {
    Answer.Table(
      comparison.rows,
      [
        .figure("#") { $0[0].plan.fills == nil ? "" : "\($0[0].rank)" },
        .words("Cart") { name($0) },
        .figure("Holds", as: .secondary) { text.capacity($0[0].cart.capacity) },
        .figure("Fills", as: .amount) { count($0[0].fills(carriesOver: carriesOver)) },
        .figure(otherFills) { count($0[0].fills(carriesOver: !carriesOver)) },
        .figure("Clean-outs") { row in
          row.filter { $0.plan.fills != nil }.map { $0.plan.cleanOuts.grouped }.distinct
            .joined(separator: " / ")
        },
        .words("Beaten by") { dominators($0[0]) },
      ])
  }

  /// The head of the fills with loads for each field by itself, or where these are asked for, of those
  /// where product continues on the next field.
  private var otherFills: String { localized(carriesOver ? "Alone" : "Continued") }

  /// The best of the carts that dominate one; that there are more is no news.
  private func dominators(_ entry: FarmComparison.Entry) -> String {
    let rows = comparison.rows.map { $0.filter { entry.dominatedBy.contains($0.cart.name) } }
    return rows.first { !$0.isEmpty }.map(name) ?? ""
  }

  private var sentences: [String] {
    [frontSentence].compactMap(\.self) + infeasibilities
  }

  /// The smallest cart that needs no more fills than the best.
  private var smallestSentence: String? {
    let row = comparison.smallestEnough
    guard comparison.rows.count > 1, !row.isEmpty, ranking?.isAnyEnough == false else { return nil }
    guard row[0].cart.capacity.bushels < comparison.entries[0].cart.capacity.bushels else {
      return localized("No smaller cart takes as few.")
    }
    return localized("\(name(row)) is the smallest cart that needs no more fills.")
  }

  fileprivate var bestSentence: String? {
    ranking.map {
      StatementText(units: text.units, carts: comparison.entries.map(\.cart.name))
        .text($0.statement)
    }
  }

  private var ranking: FarmRanking? {
    let entries = comparison.entries
    guard !entries.isEmpty else { return nil }
    return FarmRanking(
      farm, carts: entries.map(\.cart), plans: entries.map(\.plan), carriesOver: carriesOver)
  }

  /// The carts among which fewer fills are to be weighed against a smaller cart.
  private var frontSentence: String? {
    let names = Set(comparison.front.map(\.cart.name))
    let rows = comparison.rows.filter { row in row.contains { names.contains($0.cart.name) } }
    // On the front, carts that take as many fills hold as much.
    let groups = rows.grouped { $0[0].fills(carriesOver: carriesOver) }
    guard groups.count > 1 else { return nil }
    let shown = groups.map { fills, rows in
      let carts = rows.map(name).joined(separator: Wording.equals)
      return "\(carts) (\(count(fills)), \(text.capacity(rows[0][0].cart.capacity)))"
    }
    let choice = localized("Fewer fills against a smaller cart: \(shown.alternatives).")
    guard rows.count < comparison.rows.count else { return choice }
    let rest = localized("Every other holds no less than one of these and takes no fewer fills.")
    return "\(choice) \(rest)"
  }

  /// Why carts cannot seed a crop, each reason once.
  private var infeasibilities: [String] {
    let reasons = comparison.entries.flatMap { entry in
      farm.crops.indices.compactMap { crop -> (cart: String, text: String)? in
        entry.infeasibilityText(ofCrop: crop, of: farm).map {
          (entry.cart.name, localized("\(farm.crops[crop].name) is infeasible. \($0)"))
        }
      }
    }
    return reasons.grouped(by: \.text).map { "\($1.map(\.cart).listed): \($0)" }
  }

  private var areas: Answer.Table {
    Answer.Table(
      comparison.rows,
      [.words("Cart") { name($0) }]
        + seededCrops.map { crop in
          .cells(farm.crops[crop].name, alignment: .trailing) {
            area(of: $0[0], crop: crop)
          }
        })
  }

  private func area(of entry: FarmComparison.Entry, crop: Int) -> Cell {
    guard let plan = entry.plan.crops[crop], plan.status != .infeasible else {
      return Cell(localized("none"))
    }
    return Cell(fixed(plan.areaPerFill.value(text.units), 2).grouped, as: .amount)
  }
}

// MARK: - Layout, fields and notes

extension FarmBlocks {
  /// The best cart's tanks for each crop, in the order in which it seeds them.
  private var layout: [Answer.Block] {
    guard let best else { return [] }
    let rows = best.plan.fields.grouped { farm.fields[$0.field].crop }.map {
      (crop: $0.key, cleaned: $0.elements[0].cleanOuts)
    }
    let table = Answer.Table(
      rows,
      [.words("Crop") { farm.crops[$0.crop].name }]
        + best.cart.tanks.enumerated().filter { tank in
          rows.contains { best.products(ofCrop: $0.crop)[tank.offset] != nil }
        }.map { index, tank in
          .words(tank.name) { row in
            best.products(ofCrop: row.crop)[index].map(short) ?? "–"
          }
        } + [.words("Clean before") { tanks($0.cleaned) }])
    return Answer.section(localized("Tanks of \(best.cart.name)"), [.table(table)])
  }

  /// What the best cart's blends are made of, crop by crop.
  private var blends: [Answer.Block] {
    guard let best else { return [] }
    let sentences = seededCrops.flatMap { crop in
      best.blends(ofCrop: crop).map {
        localized("On \(farm.crops[crop].name), \(text.blend($0))")
      }
    }
    return Answer.section("Blends", [.sentences(sentences)])
  }

  /// A name without what follows in brackets.
  private func short(_ name: String) -> String {
    // A lot is told from others of its seed by what is in its parenthesis.
    ProductTraits(named: name).crop != nil && name.hasSuffix(")")
      ? name
      : name.split(separator: "(").first.map { $0.trimmingCharacters(in: .whitespaces) } ?? name
  }

  private func tanks(_ tanks: [Int]) -> String {
    tanks.compactMap { best?.cart.tanks[$0].name }.joined(separator: ", ")
  }

  /// The best cart's fields, in the order in which it seeds them.
  private var fields: [Answer.Block] {
    guard let best else { return [] }
    let rows = Array(best.plan.fields.enumerated())
    let table = Answer.Table(
      rows,
      [
        .figure("#", as: .secondary) { "\($0.offset + 1)" },
        .words("Field") { farm.fields[$0.element.field].name },
        .words("Crop") { farm.crops[farm.fields[$0.element.field].crop].name },
        .figure("Area", as: .amount) { text.area(farm.area(ofField: $0.element.field)) },
        .figure("Fills") {
          count(carriesOver ? $0.element.fillsCarriedOver : $0.element.fills)
        },
        .figure(otherFills) {
          count(carriesOver ? $0.element.fills : $0.element.fillsCarriedOver)
        },
        .words("Clean before") { tanks($0.element.cleanOuts) },
      ])
    return Answer.section(localized("Fields, as \(best.cart.name) seeds them"), [.table(table)])
  }

  /// What counts as a clean-out, how the tanks were chosen, and whether fewer are possible.
  private var orderNote: String? {
    guard best != nil else { return nil }
    let alone = localized(
      """
      Product continues on the next field where that has the same products in the same tanks; \
      Alone counts fills with loads for each field by itself.
      """)
    let layout = localized(
      """
      A clean-out is a tank that gets another product than it held last. Tanks are chosen for all \
      crops together: fewest fills, then house rules, then clean-outs.
      """)
    return ((carriesOver ? [alone] : []) + [layout, proofSentence, orderSentence])
      .joined(separator: " ")
  }

  private var proofSentence: String {
    let unproven = comparison.entries.filter { $0.plan.fills != nil && !$0.plan.isProven }
      .map(\.cart.name)
    guard unproven.isEmpty else {
      return localized("That none needs fewer is not proven for \(unproven.listed).")
    }
    return localized(
      comparison.order == .given
        ? "No other layout needs fewer."
        : "No other layout needs fewer, and no other order of the crops lowers the total.")
  }

  private var orderSentence: String {
    switch comparison.order {
    case .given: localized("Fields are seeded as they stand in the file.")
    case .fewestCleanOuts: localized("All carts seed the crops in one order.")
    case .byDate: localized("All carts seed the crops in one order, by their dates.")
    }
  }
}

// MARK: - What to order and to haul

extension FarmBlocks {
  private var order: [Answer.Block] {
    guard let tender = comparison.tender, let best else { return [] }
    let table = Answer.Table(
      tender.orders,
      [
        .words("Product") { $0.name },
        .figure("Seeded", unit: text.massUnit) { text.bareMass($0.seeded) },
        .figure("Margin") { text.bareMass($0.margin) },
        .figure("In tanks") { $0.reserve.pounds > 0 ? text.bareMass($0.reserve) : "" },
        .figure("Order", unit: text.massUnit, as: .amount) { text.bareMass($0.mass) },
        .figure("Volume") {
          text.volume($0.volume, isLiquid: ProductTraits(named: $0.name).isLiquid)
        },
        .figure("Litres", as: .secondary) { text.isMetric ? text.litres($0.volume) : "" },
        .figure("Bags") { order in
          order.bags.map { count in
            let name = order.package?.name ?? ""
            let one = count == 1 && name.hasSuffix("s") ? String(name.dropLast()) : name
            return "\(count.grouped) \(one)".trimmingCharacters(in: .whitespaces)
          } ?? ""
        },
      ])
    return Answer.section(
      localized("Product to order for \(best.cart.name)"),
      [
        .table(table),
        .sentences([orderSentence(tender), haulSentence(tender)].compactMap(\.self)),
      ])
  }

  private func orderSentence(_ tender: TenderPlan) -> String {
    let percent = (tender.margin * 100).plain.withDecimalMark
    let margin = localized("The margin is \(percent) % of what is seeded.")
    let kept =
      tender.orders.contains { $0.reserve.pounds > 0 }
      ? [localized("What stays in the tanks is ordered once.")] : []
    let pounds = tender.bag.pounds.plain.withDecimalMark
    let kilograms = fixed(tender.bag.kilograms, 1).withDecimalMark
    let bags =
      tender.orders.contains { $0.bags != nil && $0.package == nil }
      ? [localized("Bags are taken for \(pounds) lb (\(kilograms) kg) each.")] : []
    let packages = tender.orders.compactMap(\.package).map { package in
      let mass = text.isMetric ? package.mass.kilograms : package.mass.pounds
      let amount = fixed(mass, mass < 100 ? 2 : 0).grouped
      let name = package.name.prefix(1).uppercased() + package.name.dropFirst()
      return localized("\(name) of \(package.product) hold \(amount) \(text.massUnit) each.")
    }
    return ([margin] + kept + bags + packages).joined(separator: " ")
  }

  private func haulSentence(_ tender: TenderPlan) -> String? {
    guard !tender.loads.isEmpty else { return nil }
    let trucks = Set(tender.loads.map(\.truck)).count
    let loads = tender.loads.count.counted("load")
    return localized(
      trucks == 1
        ? "One truck brings it in \(loads)."
        : "\(counted(trucks, "truck")) bring it in \(loads), in turns.")
  }

  /// A page for each crop, in the order in which it is seeded.
  private var pages: [Answer.Block] {
    guard let tender = comparison.tender else { return [] }
    return tender.fills.grouped(by: \.crop).flatMap { crop, fills in
      let parts = tender.loads.enumerated().filter { $0.element.crop == crop }.flatMap { load in
        load.element.parts.map { (load.offset + 1, load.element.truck, $0) }
      }
      return [.newPage]
        + Answer.section(
          localized(
            "\(names(sharing: crop)), \(area(fills, of: crop)): \(fills.count.counted("fill"))"),
          [
            .table(fullTanks(crop)), .table(fillTable(crop, fills)),
            .sentences(crossingSentence(crop)), .table(crossingTable(crop)),
            .table(loadTable(crop, parts)),
          ])
    }
  }

  /// The crops whose fills are those of a crop, because product continues from one to the other.
  private func crops(sharing crop: Int) -> [Int] {
    guard carriesOver, let best else { return [crop] }
    let rows = best.plan.rows.map { row in
      row.places.map { farm.fields[best.plan.fields[$0].field].crop }.distinct
    }
    return ([crop] + rows.filter { $0[0] == crop }.joined()).distinct
  }

  private func names(sharing crop: Int) -> String {
    crops(sharing: crop).map { farm.crops[$0].name }.listed
  }

  private func area(_ fills: [TenderPlan.Fill], of crop: Int) -> String {
    guard crops(sharing: crop).count > 1 else { return text.area(farm.area(ofCrop: crop)) }
    return text.area(Area(acres: fills.reduce(0) { $0 + $1.area.acres }))
  }

  private func fullTanks(_ crop: Int) -> Answer.Table {
    guard let best, let plan = best.plan.crops[crop] else {
      return Answer.Table(columns: [], rows: [])
    }
    let tanks = best.cart.tanks.indices.compactMap { tank in
      plan.contents[tank].map { (tank, $0) }
    }
    let names: [Answer.ColumnOf<(Int, ProductDemand)>] = [
      .words("Tank") { best.cart.tanks[$0.0].name }, .words("Product") { $0.1.name },
    ]
    // At several rates no fill is a full one in every tank.
    if crops(sharing: crop).count > 1 {
      return Answer.Table(
        tanks,
        names + [
          .figure("Holds") {
            text.volume(best.cart.tanks[$0.0].capacity, isLiquid: best.cart.tanks[$0.0].isLiquid)
          }
        ])
    }
    return Answer.Table(
      tanks,
      names + [
        .figure("Full fill", unit: text.massUnit, as: .amount) { tank, product in
          let pounds = plan.loads[tank].bushels * product.density.poundsPerBushel
          return text.bareMass(Mass(pounds: pounds))
        },
        .figure("Volume") { text.volume(plan.loads[$0.0], isLiquid: $0.1.traits.isLiquid) },
      ])
  }

  private func fillTable(_ crop: Int, _ fills: [TenderPlan.Fill]) -> Answer.Table {
    var table = Answer.Table(
      fills,
      [
        .figure("Fill") { "\($0.number)" }, .words("Field") { farm.fields[$0.field].name },
        .figure("Area", as: .amount) { text.area($0.area) },
      ]
        + farm.crops[crop].products.enumerated().filter { product in
          crops(sharing: crop).contains { farm.crops[$0].products[product.offset].isApplied }
        }.map { index, product in
          .figure(short(product.name), unit: text.massUnit) {
            text.bareMass($0.seeded[index])
          }
        } + (carriesOver ? [.words("Ends") { end(of: $0) }] : []))
    table.checklist = .rows
    return table
  }

  private func crossings(_ crop: Int) -> [TenderPlan.Crossing] {
    (comparison.tender?.crossings ?? []).filter { $0.crop == crop }
  }

  private func crossingSentence(_ crop: Int) -> [String] {
    crossings(crop).isEmpty
      ? []
      : [localized("What is on board when a field is done and its fill goes on to the next:")]
  }

  private func crossingTable(_ crop: Int) -> Answer.Table {
    Answer.Table(
      crossings(crop),
      [
        .words("Field done") { farm.fields[$0.field].name }, .figure("In fill") { "\($0.fill)" },
      ]
        + farm.crops[crop].products.enumerated().filter { product in
          crops(sharing: crop).contains { farm.crops[$0].products[product.offset].isApplied }
        }.map { index, product in
          .figure(short(product.name), unit: text.massUnit) {
            text.bareMass($0.onBoard[index])
          }
        })
  }

  /// The field in which a fill ends, and how far into it.
  private func end(of fill: TenderPlan.Fill) -> String {
    let (name, whole) = (farm.fields[fill.lastField].name, farm.area(ofField: fill.lastField))
    let isWhole = !FigureTolerance.isLess(fill.end.acres, whole.acres)
    return isWhole ? localized("end of \(name)") : "\(name), \(text.area(fill.end))"
  }

  private func isLiquid(_ product: Int, of crop: Int) -> Bool {
    ProductTraits(named: farm.crops[crop].products[product].name).isLiquid
  }

  private func loadTable(
    _ crop: Int, _ parts: [(load: Int, truck: Int, part: TenderPlan.Part)]
  ) -> Answer.Table {
    Answer.Table(
      parts,
      [
        .figure("Load") { "\($0.load)" }, .figure("Truck") { "\($0.truck)" },
        .figure("Hopper") { $0.part.hopper.map { "\($0 + 1)" } ?? "" },
        .words("Product") { farm.crops[crop].products[$0.part.product].name },
        .figure("Mass", as: .amount) { text.mass($0.part.mass) },
        .figure("Volume") {
          text.volume(
            $0.part.volume, isLiquid: isLiquid($0.part.product, of: crop))
        },
        .words("For fills") { span("\($0.part.fills.lowerBound)", "\($0.part.fills.upperBound)") },
      ])
  }
}
