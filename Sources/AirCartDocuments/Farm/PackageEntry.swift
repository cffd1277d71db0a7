import AirCart

/// The bag, unit, box or tote of a product as it was written.
struct PackageEntry: Equatable, Sendable {
  var name = "bags"
  var weight: Mass?
  /// How many seeds are in it.
  var seeds: Double?
  /// The weight of 1,000 seeds in grams, where the rate does not state it.
  var grams: Double?
  var location = DocumentLocation.none

  static let table = FieldTable(
    "a package", blank: PackageEntry(),
    [
      Field(
        "name", at: \.name, .text(TextRule("a name of packages", length: 1...30)),
        otherwise: "bags", example: "\"totes\"", "What several of them are called."),
      Field(
        optional: "weight", at: \.weight,
        .mass(NumberRule(1...100_000, UnitName(imperial: "lb", metric: "kg"))), example: "2000",
        "What one holds."),
      Field(
        optional: "seeds", at: \.seeds, .number(NumberRule(1...1e9, UnitName("seeds"))),
        example: "140000", "How many seeds one holds, in place of its weight."),
      Field(
        optional: "tkw", at: \.grams, .number(NumberRule(0.01...5_000, UnitName("g"))),
        example: "160", "What 1,000 of its seeds weigh in grams, where the rate does not say so."),
    ]
  ) { (package, value) throws(Diagnostic) in
    package.location = value.location
    guard (package.weight == nil) != (package.seeds == nil) else {
      throw Diagnostic(
        .missingKey, "a package has either \"weight\" or \"seeds\"", at: value.location)
    }
    guard package.grams == nil || package.seeds != nil else {
      throw Diagnostic(.exclusiveKeys, "\"tkw\" is for \"seeds\"", at: value.location)
    }
  }

  /// What one holds; `nil` where it is known by its seeds, and nothing says what these weigh.
  func mass(atRate rate: StatedRate?) -> Mass? {
    if let weight { return weight }
    guard let seeds, let grams = grams ?? rate?.seed.grams else { return nil }
    return Mass(kilograms: seeds * grams / 1_000_000)
  }
}

extension FarmResolver {
  /// In what the products of the crops are ordered; one kind for each.
  mutating func packages(of crops: [(products: [ResolvedProduct], entries: [ProductEntry])])
    -> [Farm.Package]
  {
    var packages: [Farm.Package] = []
    for (product, entry) in crops.flatMap({ zip($0.products, $0.entries) }) {
      guard let stated = entry.package else { continue }
      guard let mass = stated.mass(atRate: entry.rate.rates.first ?? nil) else {
        report.add(
          .missingKey, "nothing says what the seeds of \(product.name.quoted) weigh",
          at: stated.location,
          notes: ["add \"tkw\", the grams of 1,000 of them, or give the package's \"weight\""])
        continue
      }
      let package = Farm.Package(of: product.name, name: stated.name, mass: mass)
      guard let known = packages.first(where: { $0.product.isSameWord(as: product.name) }) else {
        packages.append(package)
        continue
      }
      guard known != package else { continue }
      report.add(
        .duplicateValue, "\(product.name.quoted) has another package on another crop",
        at: stated.location, notes: ["a product is ordered in one kind of package"])
    }
    return packages
  }
}
