package import AirCart

/// What a crop or a field of a farm is to be given of nutrients, in lb/ac or kg/ha.
struct NutrientAmounts: Equatable, Sendable {
  private var amounts: [Nutrient: Double] = [:]
  /// Those of the crop, for a field that asks for others.
  private var inherited: Set<Nutrient> = []

  subscript(nutrient: Nutrient) -> Double? {
    get { amounts[nutrient] }
    set { amounts[nutrient] = newValue }
  }

  var targets: [NutrientTarget] {
    Nutrient.allCases.compactMap { nutrient in
      amounts[nutrient].map { NutrientTarget(nutrient, $0) }
    }
  }

  /// The same with those of a crop that are not stated here.
  func over(_ crop: NutrientAmounts?) -> NutrientAmounts {
    var own = self
    own.inherited = Set(crop?.amounts.keys.filter { amounts[$0] == nil } ?? [])
    own.amounts.merge(crop?.amounts ?? [:]) { own, _ in own }
    return own
  }

  func isStated(_ nutrient: Nutrient) -> Bool { !inherited.contains(nutrient) }

  static let table = FieldTable(
    "nutrients", blank: NutrientAmounts(),
    Nutrient.allCases.map { nutrient in
      Field(
        optional: nutrient.name, at: \.[nutrient], .number(InputRanges.rate), example: "30",
        "How much \(nutrient) an acre or hectare is to be given.")
    }
  ) { (amounts, value) throws(Diagnostic) in
    guard amounts.targets.isEmpty else { return }
    throw Diagnostic(
      .missingKey,
      "\"targets\" name at least one of \(Nutrient.allCases.map(\.name).alternatives)",
      at: value.location)
  }
}

extension ScenarioResolver {
  /// Gives products without a rate those that meet nutrient targets.
  ///
  /// They leave the least shortfall, then the least excess, then the least product; nutrients of the other
  /// products count.
  mutating func meet(_ targets: Located<NutrientAmounts>?, with products: [ResolvedProduct]) {
    let open = document.products.indices.filter { document.products[$0].lacksRate }
    guard products.count == document.products.count else { return }
    guard let targets else {
      guard let first = open.first else { return }
      return report.add(
        .missingKey, "a product needs the key \"rate\"",
        at: document.products[first].location,
        notes: ["a fertilizer needs none where its crop has \"targets\" of nutrients"])
    }
    let grades = products.map { ProductTraits(named: $0.name).grade }
    guard canMeet(open, grades, at: targets.location) else { return }
    let asked = targets.value.targets
    if !open.isEmpty { setRates(of: open, meeting: asked, grades, at: targets.location) }
    let stated = asked.filter { targets.value.isStated($0.nutrient) }
    reportShortfall(of: stated, grades, at: targets.location)
  }

  /// Whether the products without a rate are fertilizers, and as few as are tried; reports what is not so.
  private mutating func canMeet(
    _ open: [Int], _ grades: [NutrientGrade?], at place: DocumentLocation
  ) -> Bool {
    let gradeless = open.filter { grades[$0] == nil }
    for product in gradeless {
      let entry = document.products[product]
      report.add(
        .missingKey, "\(entry.name.value.quoted) has no grade and lacks \"rate\"",
        at: entry.location,
        notes: ["only fertilizers have the rates that meet \"targets\""])
    }
    let limit = FertilizerProgramme.fertilizerLimit
    if open.count > limit {
      report.add(
        .listLength,
        "\"targets\" are met by at most \(limit) fertilizers, not \(open.count)",
        at: place, notes: ["give some of them a \"rate\""])
    }
    return gradeless.isEmpty && open.count <= limit
  }

  private mutating func setRates(
    of open: [Int], meeting targets: [NutrientTarget], _ grades: [NutrientGrade?],
    at place: DocumentLocation
  ) {
    for product in open { document.products[product].rate.values = [0] }
    let missing = targets.map {
      NutrientTarget($0.nutrient, $0.amount - brought($0.nutrient, grades))
    }
    let rates = FertilizerProgramme.ratesOfJob(missing, of: open.compactMap { grades[$0] })
    for (product, rate) in zip(open, rates) {
      document.products[product].rate.values = [rate]
      guard !InputRanges.rate.contains(rate) else { continue }
      let name = document.products[product].name.value
      report.add(
        .outOfRange, "\"targets\" ask for \(rate.rounded().plain) \(rateUnit) of \(name)",
        at: place, notes: ["a rate is \(InputRanges.rate.bounds(in: document.units))"])
    }
  }

  private var rateUnit: String { DataUnit.poundsPerAcre.symbol(in: document.units) }

  /// What the products bring of a nutrient.
  private func brought(_ nutrient: Nutrient, _ grades: [NutrientGrade?]) -> Double {
    zip(document.products, grades).reduce(0) { sum, product in
      sum + product.0.rate.values[0] * (product.1?.percent(of: nutrient) ?? 0) / 100
    }
  }

  private mutating func reportShortfall(
    of targets: [NutrientTarget], _ grades: [NutrientGrade?], at place: DocumentLocation
  ) {
    for target in targets {
      let found = brought(target.nutrient, grades)
      guard target.amount - found >= 0.05 else { continue }
      let bring = ((found * 10).rounded() / 10).plain.withDecimalMark
      let asked = target.amount.plain.withDecimalMark
      report.add(
        .nutrients,
        "the products bring \(bring) of \(asked) \(rateUnit) of \(target.nutrient.name)",
        severity: .warning, at: place)
    }
  }
}

extension FertilizerProgramme {
  /// The rates of fertilizers that meet targets, those that no job takes as 0.
  package static func ratesOfJob(
    _ targets: [NutrientTarget], of grades: [NutrientGrade], prices: [Double]? = nil
  ) -> [Double] {
    FertilizerProgramme(targets: targets, grades: grades, prices: prices)
      .rates().map { InputRanges.rate.contains($0) || $0 > 1 ? $0 : 0 }
  }
}
