import AirCart
import AirCartDocuments

extension FieldsDocument {
  /// The plan of the fields as an answer.
  ///
  /// - Parameters:
  ///   - isDetailed: Whether every stop is shown, and what is on board at the end of each field.
  ///   - choice: Why this cart, when it was chosen among several.
  /// - Returns: Where each fill ends and what it takes.
  package func answer(isDetailed: Bool = false, choice: String? = nil) -> Answer {
    let blocks = FieldsBlocks(document: self)
    return Answer(
      title: blocks.title,
      blocks: [
        blocks.job(choice), blocks.map(isDetailed: isDetailed), blocks.fields,
        blocks.stops(isDetailed: isDetailed), blocks.rules,
        isDetailed ? blocks.onBoard : [], blocks.products, Answer.notes(together.notes),
        Answer.advice(advice),
      ].flatMap(\.self),
      data: jsonValue, table: table)
  }

  private static var passes: Answer.Block {
    .sentence(
      localized(
        """
        So the drill goes with full loads of these tanks. The loads below are for zone after zone, \
        whose fills end elsewhere.
        """))
  }

  /// The load sheet as an answer: what is seeded, then where each fill ends and what it takes.
  ///
  /// - Parameter ends: Where fills end on the map, for a picture of it.
  /// - Returns: `nil` where there is no plan.
  package func sheetAnswer(showing ends: FillEnds?) -> Answer? {
    guard let sheet else { return nil }
    let blocks = FieldsBlocks(document: self)
    let title = Wording.Sheet.title.text(
      cart.name, amounts.area(together.job.area) + together.overlapText)
    return Answer(
      title: title,
      blocks: [
        [
          .sentences([blocks.title, blocks.jobSentence] + sheet.meanings),
          .blanks([Wording.Sheet.date, .operatorName].map { $0.text() }),
        ],
        ends.map { ends in
          Answer.section("Pass by pass", [Self.passes, .picture(FillsMap(ends).chart)])
        } ?? [],
        blocks.fields, blocks.stops(isDetailed: true), blocks.onBoard,
      ].flatMap(\.self), data: jsonValue, table: table)
  }
}

/// The parts of the plan of several fields.
struct FieldsBlocks {
  /// The most fills of which the loads are shown without details, and the most ends that are listed.
  private static let (shownFills, listedEnds) = (3, 12)

  let document: FieldsDocument

  var text: AmountText { document.amounts }
  private var fills: [StretchFill] { document.fills }

  // MARK: The answer

  var title: String {
    guard document.fillCount != nil else { return document.together.answerLine }
    let size = "\(fieldNames), \(text.area(document.together.job.area))"
    let fields = document.isLotByLot ? localized("\(size), one lot after the other") : size
    guard let first = fills.first, fills.count > 1 else {
      return localized("One fill seeds \(fields).")
    }
    let (count, place) = (counted(fills.count, "fill"), place(of: first.end))
    return localized(
      fills.count == 2
        ? "\(count) seed \(fields). The refill is \(place)."
        : "\(count) seed \(fields). The first refill is \(place).")
  }

  /// The only field, or the number of fields.
  private var fieldNames: String {
    let count = document.request.fields.count
    guard count > 1 else { return document.name(ofField: 0) }
    return count.counted(!document.request.areZones ? "field" : "zone")
  }

  /// Where a fill ends: in a field, or when it is done.
  private func place(of end: StretchPlace) -> String {
    let name = document.name(ofField: end.stretch)
    let area = document.sequence.stretches[end.stretch].area
    guard end.acres < area.acres else { return localized("at the end of \(name)") }
    let after = fixed(Area(acres: end.acres).value(text.units), 2).grouped
    return localized("in \(name) after \(after) of \(text.area(area))")
  }

  var jobSentence: String {
    let products = document.together.job.products.indices.map { product in
      let rates = document.request.fields.map { $0.rates[product] }.sorted()
      return "\(document.product(product)) "
        + "\(span(fixed(rates.first ?? 0, 2).grouped, fixed(rates.last ?? 0, 2).grouped)) "
        + text.rateUnit
    }
    let area = text.area(document.together.job.area) + document.together.overlapText
    let (cart, capacity) = (document.cart.name, text.capacity(document.cart.capacity))
    return localized("\(area) in \(fieldNames) with \(cart) (\(capacity)): \(products.listed).")
  }

  func job(_ choice: String?) -> [Answer.Block] {
    [
      .sentences(
        document.doubts + [jobSentence]
          + [
            densities, document.together.constraintsSentence, choice, alone, blended, lotByLot,
            document.fillCount == nil ? document.together.conflictCause : nil, unblended,
          ].compactMap(\.self))
    ]
  }

  /// The densities, where they are not the usual ones or the other set gives other fills.
  private var densities: String? {
    let own = document.request.common.densities
    let name = localized(word: own.name)
    guard let fills = document.fillCount, let other = document.otherFills, other != fills else {
      return own == .standard ? nil : localized("Densities: \(name).")
    }
    let count = other.counted("fill")
    return localized(
      own == .published
        ? "Densities: \(name); by the app's listed figures \(count)."
        : "Densities: \(name); by published figures \(count).")
  }

  /// That blends, which might give every product a tank, are those of one field.
  private var unblended: String? {
    guard document.fillCount == nil, document.together.job.blendable.count > 1 else { return nil }
    return localized("Fertilizers are blended for one field at a time, as in --field 160ac.")
  }

  /// What it saves that product continues on the next field.
  private var alone: String? {
    guard let fills = document.fillCount, let alone = document.fillsAlone, alone > fills else {
      return nil
    }
    return localized(
      "With loads for each field by itself it would take \(counted(alone, "fill")).")
  }

  /// What it would save to blend, which is done for one field alone.
  private var blended: String? {
    guard let fills = document.fillCount, let other = document.fillsBlended, other < fills else {
      return nil
    }
    let area = text.area(document.together.job.area)
    return localized(
      "As one field of \(area), with fertilizers blended, it would take \(other.counted("fill")).")
  }

  /// What it saves that seed of later fields lies in its tanks from the start, or does not.
  private var lotByLot: String? {
    guard let other = document.fillsLotByLot else { return nil }
    let names = document.request.lots.map(document.product).listed
    let fills = other.counted("fill")
    guard let own = document.fillsOfLotsAtOnce else {
      return localized(
        """
        \(names) do not all get a tank from the start. They are loaded one after the other, and \
        their tanks are emptied between.
        """)
    }
    if other == own {
      return localized(
        """
        \(names) in their own tanks from the start save no fill: one after the other they take \
        \(fills), too.
        """)
    }
    if other > own {
      return localized(
        """
        \(names) have their own tanks from the start: one after the other they would take \(fills).
        """)
    }
    return localized(
      """
      \(names) are loaded one after the other, and their tanks are emptied between: in their own \
      tanks from the start they would take \(own.counted("fill")).
      """)
  }

  // MARK: Fields

  /// The fields in their order, with the rates that differ and the fill that ends each.
  var fields: [Answer.Block] {
    let own = document.together.job.products.indices.filter { product in
      Set(document.request.fields.map { $0.rates[product] }).count > 1
    }
    let rates = own.map { product in
      Answer.ColumnOf<Int>.figure(document.product(product), unit: text.rateUnit) { field in
        fixed(document.request.fields[field].rates[product], 2).grouped
      }
    }
    let area = localized(
      document.together.overlapText.isEmpty ? "Area" : "Area with overlap")
    return Answer.section(
      localized(!document.request.areZones ? "Fields in order" : "Zones in order"),
      [
        .table(
          Answer.Table(
            Array(document.request.fields.indices),
            [
              .words(fieldTitle) { document.name(ofField: $0) },
              .figure(area) {
                text.area(document.sequence.stretches[$0].area)
              },
            ] + rates + mapAmounts + [
              .figure("Done in fill") { document.fill(endingField: $0).map { "\($0)" } ?? "" }
            ]))
      ])
  }

  private var fieldTitle: String {
    localized(!document.request.areZones ? "Field" : "Zone")
  }

  /// What the tanks hold of each product when a field is done.
  var onBoard: [Answer.Block] {
    guard document.fillCount != nil else { return [] }
    let left = document.request.fields.indices.map {
      document.sequence.left(atEndOf: $0, fills)
    }
    let products = document.together.job.products.indices.filter { product in
      document.together.job.products[product].isApplied
    }
    return Answer.section(
      localized(
        !document.request.areZones
          ? "On board when a field is done" : "On board when a zone is done"),
      [
        .table(
          Answer.Table(
            Array(left.indices),
            [.words(fieldTitle) { document.name(ofField: $0) }]
              + products.map { product in
                .figure(document.product(product)) {
                  amount(left[$0][product], of: product)
                }
              }))
      ])
  }

  // MARK: Fills

  /// Where each fill ends, and what the first fills, or all of them, take.
  func stops(isDetailed: Bool) -> [Answer.Block] {
    guard let sheet = document.sheet else { return [] }
    let shown = isDetailed ? fills.count : min(fills.count, Self.shownFills)
    let listed = isDetailed ? fills.count : min(fills.count, Self.listedEnds)
    var ends = fills.indices.prefix(listed).map(sentence)
    if listed < fills.count {
      ends.append(localized("The load sheet lists all \(counted(fills.count, "fill"))."))
    }
    let stops = fills.prefix(shown).flatMap { fill in
      let products = isDetailed ? Answer.Block.table(sheet.products(of: fill.stop)) : nil
      return Answer.section(
        localized("\(sheet.title(of: fill.stop)): \(text.area(fill.stop.area))"),
        [.table(sheet.tanks(of: fill.stop)), products])
    }
    let more =
      shown < fills.count
      ? [
        Answer.Block.sentence(
          localized("--details and --load-sheet show the loads of all fills."))
      ] : []
    return Answer.section("Where fills end", [.sentences(ends)]) + stops + more
  }

  /// Where a fill ends, why, and what is then on board.
  private func sentence(ofFill index: Int) -> String {
    let fill = fills[index]
    let left = remains(of: fill)
    let cause =
      fill.isWeightLimited
      ? localized("at the weight limit") : fill.limitingProduct.map { exhausted($0, in: fill) }
    let end =
      cause.map { "\(place(of: fill.end)), \($0)" }
      ?? localized("with \(document.name(ofField: fill.end.stretch))")
    let sentence = localized(
      fills.count == 1 ? "The fill ends \(end)" : "Fill \(index + 1) ends \(end)")
    guard !left.isEmpty else { return sentence + "." }
    let rest = localized(
      left.count == 1
        ? "\(left.listed) is then on board." : "\(left.listed) are then on board.")
    return "\(sentence); \(rest)"
  }

  /// When a product runs out, but for its reserve.
  private func exhausted(_ product: Int, in fill: StretchFill) -> String {
    let job = document.together.job
    let hasReserve = job.rules.reserves.indices.contains { tank in
      job.rules.reserves[tank].bushels > 0
        && fill.stop.tanks.contains { ($0.tank, $0.product) == (tank, product) }
    }
    let name = document.product(product)
    return localized(
      hasReserve ? "when only the reserve of \(name) is left" : "when \(name) runs out")
  }

  private func amount(_ bushels: Double, of product: Int) -> String {
    let volume = Volume(bushels: bushels)
    let isLiquid = document.together.job.products[product].traits.isLiquid
    return text.isMetric ? text.litres(volume) : text.volume(volume, isLiquid: isLiquid)
  }

  /// What is left of each product, as in `40.0 bu of Wheat`.
  private func remains(of fill: StretchFill) -> [String] {
    document.together.job.products.indices.compactMap { product in
      let left = fill.stop.tanks.filter { $0.product == product }
        .reduce(0) { $0 + $1.left.bushels }
      return left < Tolerance.dust
        ? nil : localized("\(amount(left, of: product)) of \(document.product(product))")
    }
  }

  // MARK: Rules and products

  var rules: [Answer.Block] {
    Answer.section("House rules", [.sentences(document.brokenRules.map(\.message))])
  }

  var products: [Answer.Block] {
    let products = document.together.job.products
    return Answer.section(
      "Products required",
      [
        .table(
          Answer.Table(
            products,
            [
              .words("Product") { $0.name },
              .figure("Required", as: .amount) {
                text.volume($0.demand, isLiquid: $0.traits.isLiquid)
              },
              .figure("Litres", as: .secondary) { text.isMetric ? text.litres($0.demand) : "" },
              .figure("Weight") {
                text.mass(Mass(pounds: $0.demand.bushels * $0.density.poundsPerBushel))
              },
            ])), .sentences(document.understood),
      ])
  }
}
