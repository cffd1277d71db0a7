import AirCart

/// What may stand in a plan document.
///
/// Only the shape is described, and what it takes to state a job. Whether the numbers are right is
/// for a check to find out and not a matter of form.
enum PlanDescription {
  /// A plan, or a list of ranked ones.
  static let document = ObjectDescription(
    "a plan document",
    keys: [
      KeyDescription(
        PlanKey.document,
        .anyOf([
          .object(plan(isRanked: false)),
          .list(ListRule(of: "plan", count: 1...10_000, .object(plan(isRanked: true)))),
        ]), isRequired: true, "One plan, or those of a comparison.")
    ])

  static func plan(isRanked: Bool) -> ObjectDescription {
    ObjectDescription(
      "a plan",
      keys: job + [greedy, optimal, fillPlan] + provenance + [
        KeyDescription(
          PlanKey.rank, .number(number), isRequired: isRanked, "The rank, from 1."),
        names(.tiedWith, "The carts that share the rank.", isRequired: isRanked),
      ])
  }

  // MARK: The job

  private static let job = [
    KeyDescription(
      PlanKey.schemaVersion,
      .number(NumberRule(minimum: .inclusive(2), maximum: 2, isWhole: true)), isRequired: true,
      "The version of the document's structure."),
    text(.cart, "The cart."),
    positive(.capacityBu, "bu", "The capacity of the cart."),
    positive(.fieldAc, "ac", "The field."),
    KeyDescription(
      PlanKey.densities, .choice(DensitySet.choices), isRequired: true,
      "The densities of products without one of their own."),
    amount(.demandBu, "The demand of all products."),
    amount(.cartLoadPct, "The demand as a share of the capacity."),
    amount(.utilizationPct, "The same capped at 100."),
    KeyDescription(
      PlanKey.products,
      .list(
        ListRule(
          of: "product", count: 1...InputRanges.productCount, .object(product))),
      isRequired: true, "The products of the job."),
  ]

  private static let product = ObjectDescription(
    "a product",
    keys: [
      text(.product, "The name."),
      KeyDescription(
        PlanKey.rateLbPerAc,
        .number(NumberRule(minimum: .inclusive(0), unit: UnitName("lb/ac"))), isRequired: true,
        "The rate."),
      positive(.densityLbPerBu, "lb/bu", "The density."),
      amount(.demandBu, "The demand for the field."),
    ])

  // MARK: The answers

  private static let greedy = object(
    .greedy, "an allocation of the reference rule",
    [
      status, amount(.unallocatedBu, "What finds no tank."),
      amount(.coveredAc, "The area that the filling covers."),
      tanks(of: [.fillBu]), unallocated,
    ])

  private static let optimal = object(
    .optimal, "an optimum",
    [
      status, amount(.unallocatedBu, "What finds no tank."),
      amount(.boundBu, "The least that must stay unallocated."),
      tanks(of: [.fillBu]), unallocated,
    ])

  private static let fillPlan = object(
    .fillPlan, "a fill plan",
    [
      status, amount(.areaPerFillAc, "The largest area per fill."),
      amount(.boundAc, "The capacity bound on it."),
      KeyDescription(PlanKey.fills, .number(number), "The number of fills, or null."),
      KeyDescription(
        PlanKey.limitingProduct, .text(name), "The product that runs out first, or null."),
      KeyDescription(PlanKey.lastFillAc, .number(number), "The area of the last fill, or null."),
      tanks(of: [.loadBu, .loadLb], fewest: 0),
      KeyDescription(PlanKey.fillAc, .number(number), "The area of every fill but the last."),
      KeyDescription(PlanKey.even, .flag, "Whether all fills cover the same area."),
      KeyDescription(PlanKey.brim, .flag, "Whether every tank in use is filled to the brim."),
      KeyDescription(
        PlanKey.limitedBy, .choice(StoredPlan.FillLimit.choices), "What ends a fill, or null."),
    ])

  private static let status = KeyDescription(
    PlanKey.status, .choice(StoredPlan.Status.choices), isRequired: true,
    "What is claimed of the allocation.")

  private static func tanks(of amounts: [PlanKey], fewest: Int = 1) -> KeyDescription {
    let row = ObjectDescription(
      "a tank",
      keys: [
        text(.tank, "The name."), positive(.capacityBu, "bu", "The capacity."),
        KeyDescription(PlanKey.product, .text(name), "The product in it, or null."),
      ] + (amounts + [.fillPct]).map { amount($0, "What is in it.") }
        + [KeyDescription(PlanKey.reserveBu, .number(number), "What stays in it.")])
    return KeyDescription(
      PlanKey.tanks,
      .list(
        ListRule(of: "tank", count: fewest...InputRanges.tankCount, .object(row))),
      isRequired: true, "The tanks in order.")
  }

  private static let unallocated = KeyDescription(
    PlanKey.unallocated,
    .list(
      ListRule(
        of: "amount", count: 0...100,
        .object(
          ObjectDescription(
            "an unallocated amount",
            keys: [text(.product, "The product."), amount(.bu, "The amount.")])))),
    isRequired: true, "What finds no tank, by product.")

  // MARK: Where it is from

  private static let provenance = [
    KeyDescription(
      PlanKey.units, .choice(UnitSystem.choices), isRequired: true,
      "The units that the job was stated in."),
    KeyDescription(PlanKey.grossWeightLb, .number(number), "The loaded cart, or null."),
    KeyDescription(
      PlanKey.emptyWeightLb, .number(weight), "The weight of the cart without product, or null."),
    KeyDescription(PlanKey.cartListed, .flag, "Whether the catalogue has the cart."),
    names(.saddleTanks, "The saddle tanks of the cart.", isRequired: false),
    KeyDescription(
      PlanKey.conflict, .object(conflict), "The constraints that make it infeasible, or null."),
    object(
      .methods, "the methods",
      [text(.optimal, "Behind the optimum."), text(.fillPlan, "Behind the fills.")]),
    object(
      .counters, "the work counters",
      [PlanKey.greedy, .optimal, .fillPlan].map { key in
        object(
          key, "a counter",
          [
            amount(.candidates, "Allocations looked at."),
            amount(.subsetPairs, "Pairs of tank subsets looked at."),
          ])
      }),
    KeyDescription(
      PlanKey.constraints,
      .list(ListRule(of: "constraint", count: 0...1_000, .object(constraint))),
      isRequired: true, "The rules on where products may go."),
    KeyDescription(
      PlanKey.infeasibility, .text(sentence), "Why not every product has a tank, or null."),
    KeyDescription(
      PlanKey.notes, .list(ListRule(of: "note", count: 0...100, .text(sentence))),
      isRequired: true, "What a person should know."),
    KeyDescription(
      PlanKey.nutrients,
      .object(
        ObjectDescription(
          "nutrients",
          keys: [PlanKey.nLbPerAc, .p2o5LbPerAc, .k2oLbPerAc, .sLbPerAc].map {
            amount($0, "Actual nutrient on an acre.")
          })), "What the fertilizers deliver on an acre, or null."),
    KeyDescription(
      PlanKey.advice, .list(ListRule(of: "piece of advice", count: 0...100, .object(advice))),
      "What is worth knowing, with its source."),
    KeyDescription(
      PlanKey.conversions, .list(ListRule(of: "sentence", count: 0...100, .text(sentence))),
      "How densities in other units were converted."),
    KeyDescription(
      PlanKey.keepApart,
      .list(
        ListRule(
          of: "pair", count: 0...1_000,
          .list(ListRule(of: "product", count: 2...2, .text(name))))),
      "Pairs of products that are to be kept apart."),
  ]

  private static let advice = ObjectDescription(
    "a piece of advice",
    keys: [
      text(.code, "The kind."),
      KeyDescription(PlanKey.message, .text(sentence), isRequired: true, "The advice."),
      KeyDescription(PlanKey.source, .text(sentence), isRequired: true, "Where it was read."),
    ])

  private static let constraint = ObjectDescription(
    "a constraint",
    keys: [
      KeyDescription(
        PlanKey.kind, .choice(ConstraintKind.choices), isRequired: true, "What it demands."),
      KeyDescription(PlanKey.product, .text(name), "The product that it is about."),
      names(.tanks, "The tanks that it names.", isRequired: false),
      KeyDescription(
        PlanKey.count,
        .number(NumberRule(minimum: .inclusive(0), maximum: 1_000, isWhole: true)),
        "The most tanks."),
      KeyDescription(PlanKey.bu, .number(reserve), "What stays in each of the tanks."),
      KeyDescription(PlanKey.pct, .number(reserve), "The share of each tank that stays in it."),
      KeyDescription(PlanKey.lb, .number(weight), "The most that may be weighed."),
    ])

  private static let conflict = ObjectDescription(
    "a conflict",
    keys: [
      positions,
      KeyDescription(
        PlanKey.without,
        .list(ListRule(of: "relaxation", count: 0...1_000, .object(relaxation))),
        isRequired: true, "What the plan would be without some of them."),
    ])

  private static let relaxation = ObjectDescription(
    "a relaxation",
    keys: [
      positions, amount(.areaPerFillAc, "The largest area per fill."),
      amount(.fills, "The number of fills."),
      KeyDescription(
        PlanKey.limitingProduct, .text(name), "The product that runs out first, or null."),
      KeyDescription(
        PlanKey.tanks,
        .list(
          ListRule(
            of: "tank", count: 0...InputRanges.tankCount,
            .object(
              ObjectDescription(
                "a tank",
                keys: [
                  text(.tank, "The name."), positive(.capacityBu, "bu", "The capacity."),
                  KeyDescription(PlanKey.product, .text(name), "The product in it, or null."),
                ])))),
        isRequired: true, "The tanks in order."),
    ])

  private static let positions = KeyDescription(
    PlanKey.constraints,
    .list(
      ListRule(
        of: "position", count: 1...1_000, isUnique: true,
        .number(NumberRule(minimum: .inclusive(0), maximum: 999, isWhole: true)))),
    isRequired: true, "Constraints by their position among those of the plan, from 0.")

  // MARK: Parts

  private static let name = TextRule("a name", length: 1...1_000)
  private static let sentence = TextRule("a sentence", length: 1...100_000)
  private static let number = NumberRule()
  private static let reserve = NumberRule(minimum: .inclusive(0))
  private static let weight = NumberRule(minimum: .inclusive(0), unit: UnitName("lb"))

  private static func text(_ key: PlanKey, _ documentation: String) -> KeyDescription {
    KeyDescription(key, .text(name), isRequired: true, documentation)
  }

  private static func names(
    _ key: PlanKey, _ documentation: String, isRequired: Bool
  ) -> KeyDescription {
    KeyDescription(
      key, .list(ListRule(of: "name", count: 0...10_000, .text(name))), isRequired: isRequired,
      documentation)
  }

  private static func amount(_ key: PlanKey, _ documentation: String) -> KeyDescription {
    KeyDescription(key, .number(number), isRequired: true, documentation)
  }

  private static func positive(
    _ key: PlanKey, _ unit: String, _ documentation: String
  ) -> KeyDescription {
    KeyDescription(
      key, .number(NumberRule(minimum: .exclusive(0), unit: UnitName(unit))), isRequired: true,
      documentation)
  }

  private static func object(
    _ key: PlanKey, _ noun: String, _ keys: [KeyDescription]
  ) -> KeyDescription {
    KeyDescription(key, .object(ObjectDescription(noun, keys: keys)), isRequired: true, noun)
  }
}
