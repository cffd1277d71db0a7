import AirCart
import AirCartDocuments

/// The option by which `plan` is given one field or several, and what does not go with several.
enum FieldOptions {
  static let fields = OptionDescription.value(
    JobOptions.field.name, short: "f", placeholder: "area", isRepeatable: true,
    help: "The field size, as in 160ac or 65ha; with a name as in Home=155ac.",
    discussion: """
      Repeat it for fields that are seeded one after the other: product stays in the tanks from field \
      to field. Rates that differ on a field follow its size, as in 'North=310ac,urea=130'. A lot that \
      only fields name goes on these alone, as in 'North=310ac,Wheat (AAC Brandon)=110'.
      """)

  static let crop = OptionDescription.value(
    "crop", placeholder: "name",
    help: "The crop of a farm file or a list of fields that is planned.",
    discussion: """
      Crops with the same products are planned together, each field at its own rates. Needed where a \
      farm has crops with other products. In a list it is the crop of a column Crop.
      """)

  /// The options that go with a farm file.
  static let ofFarms =
    CartOptions.single + [
      KnownProducts.option, JobOptions.details, JobOptions.advice, FillOptions.loadSheet,
      FillOptions.fieldsTable, crop,
      FailureCondition.option,
    ] + FillOptions.styles.filter { $0.name != "even" }

  /// Refuses a crop where there is no farm.
  static func refuseCrop(in arguments: ParsedArguments) throws {
    try require(
      !arguments.isTyped(crop.name),
      "'--crop' is for a farm file or a list of fields, and none was named.",
      remedy: "Name one, as in: aircart plan Scenarios/farm.json --crop Wheat")
  }

  /// The crops of a farm whose fields are planned together.
  static func crops(of farm: FarmScenario, _ arguments: ParsedArguments) throws -> [Int] {
    let groups = farm.cropsInTheSameTanks
    let names = farm.farm.crops.map(\.name)
    guard let typed = arguments.value(crop.name) else {
      if groups.count == 1 { return groups[0] }
      throw CommandError(
        "The crops of this farm have other products, and a plan is of one: "
          + "\(groups.map { $0.map { names[$0] }.listed }.joined(separator: "; ")).",
        remedy: "Name it, as in --crop \(names[groups[0][0]].shellQuoted); 'aircart compare' takes "
          + "them all.")
    }
    // A crop whose fields all have their own rates has a name for each set of rates.
    let meant: [Int] =
      switch names.map({ NameChoice($0) }).match(typed, takesBeginnings: true) {
      case .one(let crop): [crop]
      case .several(let crops): crops
      case .none: []
      }
    let found = groups.filter { group in meant.contains { group.contains($0) } }
    guard found.count == 1, let group = found.first else {
      throw CommandError(
        "The farm has no crop '\(typed)'.", remedy: "Its crops are \(names.listed).")
    }
    // One that is named stands without the other lots of its seed.
    return farm.farm.seededAlike(group).first { !Set($0).isDisjoint(with: meant) } ?? group
  }

  /// The options of a verb that takes one field, with this one in place of it.
  static func replacing(_ options: [OptionDescription]) -> [OptionDescription] {
    options.map { $0.name == fields.name ? fields : $0 }
  }

  /// Whether a command line has several fields, or one with a name or its own rates.
  static func haveNames(_ arguments: ParsedArguments) -> Bool {
    let texts = arguments.values(fields.name)
    return texts.count > 1 || texts.contains { $0.contains("=") }
  }

  /// What is about one field at one rate.
  private static let others = [
    "on-board", "blend", "seed-placed", "target", "from", "price",
  ]

  /// Refuses what would not be looked at.
  static func refuse(in arguments: ParsedArguments, allowing allowed: [String] = []) throws {
    let typed =
      others.first { arguments.value($0) != nil && !allowed.contains($0) }
      ?? ["even", "blends"].first { arguments.isOn($0) }
      ?? [("plan", PlanGoal.capacity.word), ("method", "exhaustive")]
      .first { arguments.value($0.0) == $0.1 }.map { "\($0.0) \($0.1)" }
    guard let typed else { return }
    throw CommandError(
      "'--\(typed)' does not go with several fields, nor with a field that has a name or its own rates.",
      remedy: "Leave it out, or plan one field at a time, as in --field 160ac.")
  }
}

extension FieldsRequest {
  /// Reads the fields of a command line, knowing custom products.
  init(_ arguments: ParsedArguments, knowing own: [OwnProduct]) throws {
    try FieldOptions.refuse(in: arguments)
    let typed = try arguments.values(FieldOptions.fields.name).enumerated().map {
      try FieldText(parsing: $1, number: $0 + 1)
    }
    // What they have in common is read as with a single field, whose size does not matter.
    var single = arguments
    single.typedValues[FieldOptions.fields.name] = [typed[0].area]
    let words = arguments.positionals(JobOptions.products.name)
    let seeds = Self.seeds(ofFields: typed, beside: words, knowing: own)
    var common = try PlanRequest(single, knowing: own, products: words + seeds)
    for seed in common.products.indices.suffix(seeds.count) { common.products[seed].rate = 0 }
    let reader = JobReader(units: common.units, densities: common.densities, own: own)
    var fields: [Field] = []
    for text in typed {
      try require(
        !fields.contains { $0.name.lowercased() == text.name.lowercased() },
        "The field '\(text.name)' is given more than once.",
        remedy: "Give each field another name, or none.")
      var (rates, understood) = try reader.rates(of: text, common)
      Self.replaceSeeds(in: &rates, of: text, common.products.map(\.name))
      common.understood += understood
      fields.append(
        Field(
          name: text.name, area: try reader.field(text.area, hasProducts: true), rates: rates))
    }
    self.init(common, fields: fields)
  }

  /// A lot that a field names goes there in place of its seed, unless the field states both.
  private static func replaceSeeds(
    in rates: inout [Double], of text: FieldText, _ names: [String]
  ) {
    let choices = names.map { NameChoice(product: $0) }
    let stated = text.rates.compactMap { rate -> Int? in
      let name = ProductParts(of: rate).name
      guard case .one(let place) = choices.match(name, takesBeginnings: true) else { return nil }
      return place
    }
    for lot in stated where rates[lot] > 0 {
      guard let seed = ProductDirectory.seed(ofLot: names[lot]),
        let plain = names.firstIndex(of: seed.name), !stated.contains(plain)
      else { continue }
      rates[plain] = 0
    }
  }

  /// Lots of seed that fields name and that are not among the products: as products are typed, at a rate
  /// that no field has.
  private static func seeds(
    ofFields fields: [FieldText], beside words: [String], knowing own: [OwnProduct]
  ) -> [String] {
    let directory = ProductDirectory(densities: .standard, ownProducts: own)
    let fullName = { (name: String) in (try? directory.product(named: name))?.name ?? name }
    var names = words.map { NameChoice(product: fullName(ProductParts(of: $0).name)) }
    var seeds: [String] = []
    for text in fields.flatMap(\.rates) {
      let parts = ProductParts(of: text)
      guard case .none = names.match(parts.name, takesBeginnings: true),
        ProductTraits(named: fullName(parts.name)).crop != nil,
        ProductCatalogue.fullName(of: parts.name) == nil
      else { continue }
      names.append(NameChoice(product: fullName(parts.name)))
      seeds.append("\(parts.name)=1" + (parts.density.map { "@" + $0 } ?? ""))
    }
    return seeds
  }
}

/// A field as it was typed, unread: `North=310ac,urea=130`.
struct FieldText: Equatable {
  let name: String
  let area: String
  /// Its own rates, each as a product is typed.
  let rates: [String]

  /// Splits the text; a field without a name is called by its number.
  ///
  /// The area ends at the comma before the first rate, the name at the first `=` unless an area is in
  /// front of that already.
  init(parsing text: String, number: Int) throws {
    let parts = text.splitAtCommas
    let isNamed =
      !(parts[0].first(where: { $0 != " " })?.isDecimal ?? false) || parts[0].contains("=")
    let sign = isNamed ? text.firstIndex(of: "=") : nil
    let rest = sign.map { String(text[text.index(after: $0)...]) } ?? text
    let others = rest.splitAtCommas
    let size = others.prefix { !$0.contains("=") }
    try require(
      size.dropFirst().allSatisfy { $0.trimmed.first?.isDecimal ?? false },
      "The field '\(text)' has a comma without a rate behind it.",
      remedy: "Write rates behind the size, as in 'North=310ac,urea=130'.")
    let area = size.joined(separator: ",").trimmed
    try require(
      !area.isEmpty, "The field '\(text)' has no size.",
      remedy: "Write its size before its rates, as in 'North=310ac,urea=130'.")
    let named = try sign.map {
      try AssignmentText(parsing: "\(text[..<$0])=\(area)", expected: "'North=310ac'").name
    }
    name = named ?? "Field \(number)"
    self.area = area
    if let named, case .one = ProductCatalogue.choices.match(named) {
      throw CommandError(
        "'--field \(text)' names a product where a field is expected.",
        remedy: "Write the size of the field first, as in --field 160ac \(text.shellQuoted).")
    }
    rates = others.dropFirst(size.count).reduce(into: []) { rates, part in
      // What seeds weigh belongs to the rate before it.
      if let last = rates.popLast() {
        rates +=
          (try? SeedDetails(reading: "," + part)) == nil ? [last, part] : ["\(last),\(part)"]
      } else {
        rates.append(part)
      }
    }
  }
}

extension JobReader {
  /// The rates of a field in the order of the products, its own in place of the common ones, and how
  /// they were understood.
  fileprivate func rates(
    of field: FieldText, _ common: PlanRequest
  ) throws -> (rates: [Double], understood: [String]) {
    var rates = common.products.map(\.rate)
    var named: [Int] = []
    var understood: [String] = []
    let resolved = try common.resolvedProducts()
    for text in field.rates {
      let typed = try ProductText(parsing: text)
      let product = try CatalogueNames.position(
        of: typed.name, among: common.products.map(\.name), option: "--field"
      ) { ($0 + text.behindName).shellQuoted }
      try require(
        !named.contains(product),
        "The field '\(field.name)' has two rates of \(common.products[product].name).",
        remedy: "Write one of them.")
      try require(
        typed.density == nil || common.products[product].rate == 0,
        "The field '\(field.name)' has its own density in '\(text)'.",
        remedy: "Write it once, with the product, as in \("\(typed.name)=100@52".shellQuoted).")
      named.append(product)
      let rate = try rate(typed, of: resolved[product])
      rates[product] = rate.value
      understood += [rate.understood].compactMap(\.self).map { "\(field.name): \($0)" }
    }
    try require(
      rates.contains { $0 > 0 }, "The field '\(field.name)' has no product at a rate above zero.",
      remedy: "Leave the field out, or give one of its products a rate.")
    return (rates, understood)
  }
}
