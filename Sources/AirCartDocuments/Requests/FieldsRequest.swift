package import AirCart

/// Fields that are seeded one after the other from the same tanks, each at its own rates.
package struct FieldsRequest: Equatable, Sendable {
  /// A field with its size and its rates.
  package struct Field: Equatable, Sendable {
    package var name: String
    /// In ac or ha.
    package var area: Double
    /// In lb/ac or kg/ha, in the order of the products.
    package var rates: [Double]

    package init(name: String, area: Double, rates: [Double]) {
      self.name = name
      self.area = area
      self.rates = rates
    }
  }

  /// What all fields have in common; its field and its rates are those of no field.
  package fileprivate(set) var common: PlanRequest
  /// One or more fields in their order.
  package fileprivate(set) var fields: [Field]
  /// The map whose zones the fields are, where it is at hand.
  package let map: MapSummary?
  /// Whether the fields are zones of a map.
  package fileprivate(set) var areZones = false

  /// Whether a sentence of how rates came about says what is missing, which comes above the answer.
  package static func isOfMissing(_ sentence: String) -> Bool { MissingText.isOne(sentence) }

  package init(_ common: PlanRequest, fields: [Field], map: MapSummary? = nil) {
    self.common = common
    self.fields = fields
    self.map = map
    areZones = map != nil
  }

  /// The same request about one cart, as files have it: what is common is that of the first field.
  package func resolved(on cart: Cart) throws(PlanRequestError) -> FieldsRequest {
    var own = self
    own.common = try common.resolved(on: cart)
    own.common.field = fields[0].area
    for (product, rate) in fields[0].rates.enumerated() { own.common.products[product].rate = rate }
    return own
  }

  /// The job of each field by itself.
  package var alone: [PlanRequest] {
    fields.map { request(area: $0.area, rates: $0.rates) }
  }

  /// All fields as one at the mean rates by area.
  package var together: PlanRequest {
    let area = fields.reduce(0) { $0 + $1.area }
    let rates = common.products.indices.map { product in
      // From the first rate on, so that equal rates keep every bit.
      fields.reduce(fields[0].rates[product]) {
        $0 + ($1.rates[product] - fields[0].rates[product]) * $1.area / area
      }
    }
    return request(area: area, rates: rates)
  }

  /// Leaves out seed that goes on none of the fields.
  mutating func leaveOutUnseededLots() {
    for product in common.products.indices.reversed()
    where fields.allSatisfy({ $0.rates[product] == 0 })
      && ProductTraits(named: common.products[product].name).crop != nil
    {
      common.products.remove(at: product)
      for field in fields.indices { fields[field].rates.remove(at: product) }
    }
  }

  /// The same with each seed named by the lot of each field.
  ///
  /// Seed on fields whose lot is not known stays as it is, and so do products that are not seed.
  package func naming(lots: [String?]) -> FieldsRequest {
    var own = self
    for product in common.products.indices.reversed()
    where ProductTraits(named: common.products[product].name).crop != nil {
      let seed = common.products[product]
      let lotOfField = zip(lots, fields).map { lot, field in
        field.rates[product] > 0 ? lot : nil
      }
      let isWhole = zip(lotOfField, fields).contains { $0 == nil && $1.rates[product] > 0 }
      var names: [String] = []
      for lot in lotOfField.compactMap({ $0 }) where !names.contains(where: lot.isSameWord) {
        names.append(lot)
      }
      guard !names.isEmpty else { continue }
      // Products of several fields are not blended.
      if !isWhole { own.common.keepApart.removeAll { $0.contains(seed.name) } }
      own.common.products.replaceSubrange(
        product...product,
        with: (isWhole ? [seed] : [])
          + names.map { lot in
            var named = seed
            named.name = ProductDirectory.name(ofLot: lot, of: seed.name)
            return named
          })
      for (field, lot) in lotOfField.enumerated() {
        let rate = fields[field].rates[product]
        own.fields[field].rates.replaceSubrange(
          product...product,
          with: (isWhole ? [lot == nil ? rate : 0] : [])
            + names.map { lot?.isSameWord(as: $0) == true ? rate : 0 })
      }
    }
    return own
  }

  private func request(area: Double, rates: [Double]) -> PlanRequest {
    var request = common
    request.field = area
    for (product, rate) in rates.enumerated() { request.products[product].rate = rate }
    // Tanks that go from field to field hold one product each.
    request.mayBlend = false
    return request
  }

  /// The fields as stretches on a cart.
  package func sequence(on cart: Cart) throws(PlanRequestError) -> StretchSequence {
    var jobs: [Job] = []
    for request in alone { jobs.append(try request.job(on: cart)) }
    do throws(JobError) {
      return try StretchSequence(jobs)
    } catch {
      throw .job(error, cart, products: common.products.map(\.name))
    }
  }

  /// The same with the densities of the other set; `nil` where that changes nothing.
  package func withOtherDensities() throws(PlanRequestError) -> FieldsRequest? {
    var other = self
    other.common.densities = common.densities == .published ? .listed : .published
    guard
      try other.common.resolvedProducts().map(\.density) != common.resolvedProducts().map(\.density)
    else { return nil }
    return other
  }
}

// MARK: - In files

extension FieldsRequest {
  /// Reads a request that is a part of a file.
  package static func read(
    _ node: SyntaxNode, in source: SourceText, at pointer: String
  ) -> DocumentReading<FieldsRequest> {
    table.read(node, in: source, at: pointer)
  }

  package static let shape = OutputShape<FieldsRequest>.described(table.description) { request in
    var written = request
    for field in written.fields.indices where written.fields[field].rates == request.commonRates {
      written.fields[field].rates = []
    }
    return table.write(written, request.common.units)
  }

  private var commonRates: [Double] { common.products.map(\.rate) }

  /// The keys of a plan request, with a list of fields in place of its field.
  private static let table = FieldTable(
    "a request of several fields", blank: FieldsRequest(.blank, fields: []),
    PlanRequest.fields.filter { $0.name != PlanRequest.Keys.field.name }
      .map { $0.within(\.common) } + [.ownFields, .areZones]
  ) { (request, value) throws(Diagnostic) in
    try PlanRequest.check(&request.common, value, named: PlanRequest.Product.product.name)
    let count = request.common.products.count
    for (index, element) in (value["fields"]?.elements ?? []).enumerated()
    where request.fields.indices.contains(index) && request.fields[index].rates.count != count {
      guard request.fields[index].rates.isEmpty else {
        throw Diagnostic(
          .listLength, "a field has a rate for each of the \(count.counted("product"))",
          at: (element["rates"] ?? element).location)
      }
      request.fields[index].rates = request.commonRates
    }
    request.common.field = request.fields.first?.area ?? 0
  }
}

extension AirCartDocuments.Field<FieldsRequest> {
  fileprivate static let ownFields = Self(
    "fields", at: \.fields,
    .list(of: "field", count: 1...10_000, FieldTable<FieldsRequest.Field>.field.shape),
    example: "[{ \"name\": \"Home\", \"area\": 155 }]",
    "The fields in their order.")

  fileprivate static let areZones = Self(
    "zones", at: \.areZones, .flag, standard: false, "Whether the fields are zones of a map.")
}

extension FieldTable<FieldsRequest.Field> {
  fileprivate static let field = FieldTable(
    "a field", blank: FieldsRequest.Field(name: "", area: 0, rates: []),
    [
      Field(
        "name", at: \.name, .text(TextRule("a field name", length: 1...1_000)), example: "\"Home\"",
        "The name."),
      Field("area", at: \.area, .number(InputRanges.field), example: "155", "The field size."),
      Field(
        "rates", at: \.rates,
        .list(of: "rate", count: 1...InputRanges.productCount, .number(InputRanges.rate)),
        standard: [],
        "Its rates in the order of the products, where they are not those of the products."),
    ])
}

/// What products do not bring, in sentences of how rates came about.
package enum MissingText {
  /// On which fields no seed goes.
  package static func seed(on fields: String) -> String {
    localized("No product is seed for \(fields): only the other products are planned there.")
  }

  /// What fields lack of a nutrient, some of which products bring, or none.
  package static func nutrient(
    _ name: String, _ amount: String, on fields: String, isBrought: Bool
  ) -> String {
    localized(
      isBrought
        ? "Too little \(name): \(amount) is missing on \(fields)."
        : "Too little \(name): \(amount) is missing on \(fields), for no product has \(name).")
  }

  /// The same of a single field.
  package static func nutrient(_ name: String, _ amount: String, isBrought: Bool) -> String {
    localized(
      isBrought
        ? "There is too little \(name): \(amount) is missing."
        : "No product has \(name): \(amount) is missing.")
  }

  /// Whether a sentence is one of these, whatever the values in it; a saved job has it in English.
  static func isOne(_ sentence: String) -> Bool {
    isOneNow(sentence) || Language.$current.withValue(.english) { isOneNow(sentence) }
  }

  private static func isOneNow(_ sentence: String) -> Bool {
    let gap = "\u{0}"
    let nutrients = [true, false].flatMap {
      [nutrient(gap, gap, on: gap, isBrought: $0), nutrient(gap, gap, isBrought: $0)]
    }
    return (nutrients + [seed(on: gap)]).contains { own in
      var rest = sentence[...]
      return own.split(separator: gap).allSatisfy { words in
        guard let found = rest.firstRange(of: words) else { return false }
        rest = rest[found.upperBound...]
        return true
      }
    }
  }
}
