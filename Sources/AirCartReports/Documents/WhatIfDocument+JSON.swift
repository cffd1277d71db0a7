import AirCart
package import AirCartDocuments

// The document as JSON: acres, pounds and bushels whatever the units of the job.

extension WhatIfDocument {
  package static let table = OutputTable<WhatIfDocument>(
    "a what-if",
    [
      .schemaVersion(2),
      .init("varied", .object(variedTable), "What goes from where to where.") { $0 },
      .init(.at, .number, "The value of the job, which marginal values and limits are about.") {
        $0.current
      },
      .init(.fieldAc, .acres, "The field.") { $0.plan.job.area },
      .densities { $0.plan.densities },
      .units("The units that the job was stated in.") { $0.plan.units },
      .init(.products, .list(ProductDemand.jobTable), "The products of the job.") {
        $0.plan.job.products
      },
      .init(.constraintTexts, .list(.text), "The rules on where products may go.") {
        $0.plan.constraintTexts
      },
      .init(.notes, .list(.text), "What a person should know.") {
        $0.doubts + $0.plan.notes
      },
      .init(.carts, .list(Entry.table), "The carts.") { $0.entries },
      .advice { $0.advice },
      .init("fillLimit", .whole, "The most changes of fills that are listed.") { $0.fillLimit },
    ])

  package var jsonValue: JSONValue { Self.table.json(self) }

  private static let variedTable = OutputTable<WhatIfDocument>(
    "a range",
    [
      .init(.kind, .text, "What is varied.") { $0.variation.name },
      .init(nullable: .product, .text, "Of which product.") { $0.variedProduct },
      .init(nullable: .unit, .text, "The unit of the values.") {
        $0.variation.unit.isEmpty ? nil : $0.variation.unit
      },
      .init(.from, .number, "The least value.") { $0.lower },
      .init(.to, .number, "The largest value.") { $0.upper },
    ])
}

extension WhatIfDocument.Entry {
  private typealias Break = (entry: WhatIfDocument.Entry, own: WhatIf.Break)
  private typealias State = (entry: WhatIfDocument.Entry, own: WhatIf.State, fills: Int?)
  private typealias Segment = (entry: WhatIfDocument.Entry, own: WhatIf.Segment)

  fileprivate static let table = OutputTable<WhatIfDocument.Entry>(
    "a cart",
    [
      .init(.cart, .text, "The name.") { $0.cart.name },
      .init(.capacityBu, .bushels, "The capacity.") { $0.cart.capacity },
      .infeasibility { $0.current.infeasibilityText },
      .init("breaks", .list(breakTable), "Where something changes.") { entry in
        entry.whatIf.breaks.map { (entry, $0) }
      },
      .init("fillChangesNotListed", .whole, "Changes of the fills beyond those listed.") {
        $0.whatIf.fillChangesNotListed
      },
      .init("segments", .list(segmentTable), "What holds between.") { entry in
        entry.whatIf.segments.map { (entry, $0) }
      },
      .init(nullable: "marginal", .object(marginalTable), "What a little more or less is worth.") {
        entry in entry.marginal.map { (entry, $0) }
      },
      .init(nullable: "limits", .object(limitTable), "How far the fills of the job last.") {
        entry in entry.limits.map { (entry, $0) }
      },
      .init(nullable: .request, PlanRequest.shape, "What was asked, to be made again.") {
        $0.request
      },
    ])

  private static let breakTable = OutputTable<Break>(
    "a break point",
    [
      .init(.value, .number, "Where it is.") { $0.own.value },
      .init("kinds", .list(.text), "What changes: plan, limitingProduct, fills.") {
        $0.own.changes.names
      },
      .init("belongsTo", .text, "The side that the value itself belongs to.") { $0.own.side },
      .init(nullable: "before", .object(stateTable), "What holds below it.") { point in
        point.own.before.map { (point.entry, $0, $0.fills?.atUpper) }
      },
      .init(.at, .object(stateTable), "What holds there.") {
        ($0.entry, $0.own.at, $0.own.at.fills?.atLower)
      },
      .init(nullable: .after, .object(stateTable), "What holds above it.") { point in
        point.own.after.map { (point.entry, $0, $0.fills?.atLower) }
      },
    ])

  private static let stateTable = OutputTable<State>(
    "a state", [.fills { $0.fills }] + stateFields.map { $0.of { ($0.entry, $0.own) } })

  private static let segmentTable = OutputTable<Segment>(
    "a segment",
    [
      .init(.from, .number, "Where it begins.") { $0.own.lower },
      .init("includesFrom", .flag, "Whether it has that value.") { $0.own.includesLower },
      .init(.to, .number, "Where it ends.") { $0.own.upper },
      .init("includesTo", .flag, "Whether it has that value.") { $0.own.includesUpper },
      .init(nullable: "fillsFrom", .whole, "The fills where it begins.") {
        $0.own.state.fills?.atLower
      },
      .init(nullable: "fillsTo", .whole, "The fills where it ends.") {
        $0.own.state.fills?.atUpper
      },
    ] + stateFields.map { $0.of { ($0.entry, $0.own.state) } })

  private static let stateFields: [OutputField<(entry: Self, own: WhatIf.State)>] = [
    .limitingProduct { $0.entry.name(of: $0.own.limitingProduct) },
    .init(
      nullable: .areaPerFill, .object(WhatIf.AreaFormula.table),
      "The acres that a fill lasts, as a formula of the value x."
    ) { $0.own.areaPerFill },
    .init(.tanks, .list(TankContents.table), "The tanks in order.") {
      TankContents.all($0.entry.cart.tanks, $0.entry.current.contents(of: $0.own.assignment))
    },
  ]
}

extension WhatIf.AreaFormula {
  fileprivate static let table = OutputTable<WhatIf.AreaFormula>(
    "a formula",
    [
      .init(
        .kind, .text,
        "constant C, inverse C / x, inverseOfSum C / (summand + x) or proportional C · x."
      ) { $0.name }, .init("coefficient", .number, "C.") { $0.coefficient },
      .init(ifAny: "summand", .number, "What is added to x.") { $0.summand },
    ])
}

// MARK: - Marginal values and limits

extension WhatIfDocument.Entry {
  private typealias Marginal = (entry: WhatIfDocument.Entry, own: MarginalValues)
  private typealias Limits = (entry: WhatIfDocument.Entry, own: FillLimits)

  private static let marginalTable = OutputTable<Marginal>(
    "marginal values",
    [
      .init(.areaPerFillAc, .acres, "The area per fill at the value of the job.") {
        $0.own.areaPerFill
      },
      .init(.rates, .list(marginalRateTable), "By product.") { marginal in
        marginal.own.rates.map { (marginal.entry, $0) }
      },
      .init(.tanks, .list(marginalTankTable), "By tank.") { marginal in
        marginal.own.tanks.map { (marginal.entry, $0) }
      },
    ])

  private static let marginalRateTable = OutputTable<(entry: Self, own: MarginalValues.OfRate)>(
    "a marginal rate",
    [
      .init(nullable: .product, .text, "The name.") { $0.entry.name(of: $0.own.product) },
      .init(
        "gainOfLessAcPerLbPerAc", .number(in: "ac per lb/ac"),
        "What a pound an acre less gains in area per fill."
      ) { $0.own.gainOfLess },
      .init(
        "lossOfMoreAcPerLbPerAc", .number(in: "ac per lb/ac"), "What a pound an acre more costs."
      ) { $0.own.lossOfMore },
    ])

  private static let marginalTankTable = OutputTable<(entry: Self, own: MarginalValues.OfTank)>(
    "a marginal tank",
    [
      .init(.tank, .text, "The name.") { $0.entry.cart.tanks[$0.own.tank].name },
      .init("gainOfMoreAcPerBu", .number(in: "ac/bu"), "What a bushel more gains in area per fill.")
      { $0.own.gainOfMore },
      .init("lossOfLessAcPerBu", .number(in: "ac/bu"), "What a bushel less costs.") {
        $0.own.lossOfLess
      },
    ])

  private static let limitTable = OutputTable<Limits>(
    "limits",
    [
      .fills { $0.own.fills },
      .init("largestFieldAc", .acres, "The largest field that they seed.") { $0.own.largestField },
      .init(.rates, .list(rateLimitTable), "By product.") { limits in
        limits.own.rates.map { (limits.entry, $0) }
      },
    ])

  private static let rateLimitTable = OutputTable<(entry: Self, own: FillLimits.OfRate)>(
    "a limit",
    [
      .init(nullable: .product, .text, "The name.") { $0.entry.name(of: $0.own.product) },
      .init(
        nullable: "highestLbPerAc", .poundsPerAcre,
        "The highest rate at which they still seed the field."
      ) { $0.own.highest },
    ])
}
