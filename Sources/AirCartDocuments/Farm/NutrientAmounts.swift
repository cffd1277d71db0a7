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

  static let example = "{ \"N\": 90, \"P2O5\": 30 }"

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
      "\"targets\" name at least one of \(Nutrient.allCases.map(\.name).listed(joinedBy: "or"))",
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
        .missingKey, "a product needs the key \"rate\"", at: document.products[first].location,
        notes: ["a fertilizer needs none where its crop has \"targets\" of nutrients"])
    }
    let grades = products.map { ProductTraits(named: $0.name).grade }
    for product in open where grades[product] == nil {
      report.add(
        .missingKey, "\(products[product].name.quoted) has no grade and lacks \"rate\"",
        at: document.products[product].location,
        notes: ["only fertilizers have the rates that meet \"targets\""])
    }
    let fertilizers = open.compactMap { grades[$0] }
    guard fertilizers.count == open.count, open.count <= FertilizerProgramme.fertilizerLimit else {
      return
    }
    for product in open { document.products[product].rate.values = [0] }
    let asked = targets.value.targets
    if !open.isEmpty {
      let missing = asked.map {
        NutrientTarget($0.nutrient, $0.amount - brought($0.nutrient, grades))
      }
      let rates = FertilizerProgramme.ratesOfJob(missing, of: fertilizers)
      for (product, rate) in zip(open, rates) {
        document.products[product].rate.values = [rate]
        guard !InputRanges.rate.contains(rate) else { continue }
        report.add(
          .outOfRange,
          "\"targets\" ask for \(rate.rounded().plain) \(rateUnit) of \(products[product].name)",
          at: targets.location, notes: ["a rate is \(InputRanges.rate.bounds(in: document.units))"])
      }
    }
    let stated = asked.filter { targets.value.isStated($0.nutrient) }
    reportShortfall(of: stated, grades, at: targets.location)
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
      let rounded = ((found * 10).rounded() / 10).plain
      report.add(
        .nutrients,
        "the products bring \(rounded) of \(target.amount.plain) \(rateUnit) of "
          + target.nutrient.name, severity: .warning, at: place)
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
