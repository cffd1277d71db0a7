package import AirCart
import AirCartSimulation

/// A job that a file states, of which options may replace any key.
package struct JobFile: Sendable {
  package var request: PlanRequest
  /// The carts of a scenario; of any other file none, whose job names its cart or leaves it open.
  package var carts: [Cart] = []

  package init(_ request: PlanRequest) { self.request = request }

  /// Reads a job, a saved plan, the result of a plan, or a scenario each of whose numbers has one value.
  ///
  /// It may name `products` beside those that AirCart lists. A list has one plan, or one of a `name`.
  ///
  /// - Returns: The job, or a report with errors; `nil` for a text that states none, as a farm, where it
  ///   may be something else.
  package static func read(
    _ source: SourceText, mayBeOther: Bool = true, named name: String? = nil,
    products: @autoclosure () throws -> [OwnProduct]
  ) rethrows -> DocumentReading<JobFile>? {
    let root: SyntaxNode
    do throws(Diagnostic) {
      root = try SyntaxReader.read(source, of: DocumentKind.job.description.noun)
    } catch {
      return mayBeOther ? nil : DocumentReading(failing: error, in: source)
    }
    var (node, pointer) = (root, "")
    if let plans = root.elements {
      guard let place = place(of: name, in: plans) else {
        return DocumentReading(failing: oneOf(plans, root), in: source)
      }
      (node, pointer) = (plans[place], "/\(place)")
    }
    let list = node[Keys.products]?.elements ?? []
    let hasRates = list.contains { $0[PlanRequest.Product.rate.name] != nil }
    let isFarm = [FarmDocument.Keys.crops, FarmDocument.Keys.fields].contains {
      node[$0.name] != nil
    }
    let isJob =
      hasRates || node[Keys.products] != nil && node[Keys.field] != nil
      || SavedPlan.request(in: node) != nil
    guard !isFarm, isJob || !mayBeOther else { return nil }
    if isScenario(root) { return scenario(source, try products()) }
    let saved = SavedPlan.read(node, in: source, at: pointer)
    let reading = DocumentReading(document: saved.document?.request, report: saved.report)
    guard var request = reading.document else { return job(reading) }
    let own = try products()
    do throws(Diagnostic) {
      try request.lookUp(DocumentValue(root: node), own)
      return job(DocumentReading(document: request, report: reading.report))
    } catch {
      return DocumentReading(failing: error, in: source)
    }
  }

  private enum Keys {
    static let cart = PlanRequest.Keys.cart.name
    static let field = PlanRequest.Keys.field.name
    static let products = PlanRequest.Keys.products.name
  }

  /// The only plan of a list, or the first that has a name or none.
  private static func place(of name: String?, in plans: [SyntaxNode]) -> Int? {
    guard let name, plans.count > 1 else { return plans.count == 1 ? 0 : nil }
    let names = plans.map { $0["name"]?.string }
    return names.firstIndex(of: name) ?? names.firstIndex(of: nil)
  }

  private static func oneOf(_ plans: [SyntaxNode], _ root: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .listLength, "this is a list of \(plans.count.grouped) plans, where one job is needed",
      span: root.span, pointer: "",
      notes: [
        "copied into the folder that 'aircart plans path' prints, each is found by its name"
      ])
  }

  /// Whether a document states carts as scenarios do.
  static func isScenario(_ node: SyntaxNode) -> Bool {
    let carts = ScenarioDocument.Keys.carts.name
    return ![Keys.cart, "saved", "results"].contains { node[$0] != nil }
      && [ScenarioDocument.Keys.name.name, carts].contains { node[$0] != nil }
  }

  private static func job(_ reading: DocumentReading<PlanRequest>) -> DocumentReading<JobFile> {
    DocumentReading(document: reading.document.map { JobFile($0) }, report: reading.report)
  }

  static func scenario(
    _ source: SourceText, _ products: [OwnProduct]
  ) -> DocumentReading<JobFile> {
    var carts: [Cart] = []
    let reading = Scenario.read(source, products: products) { own in
      carts = own.carts
      return carts
    }
    guard let scenario = reading.document, let stated = ScenarioDocument.read(source).document
    else {
      return DocumentReading(document: nil, report: reading.report)
    }
    let jobs = scenario.grid.fields.count * scenario.grid.rateCombinationCount
    guard jobs == 1 else {
      let fault = Diagnostic(
        .listLength, "this scenario has \(jobs.grouped) jobs, and a plan is of one", at: .none,
        notes: ["aircart sweep takes them all; a plan takes one field size and one rate a product"])
      return DocumentReading(failing: fault, in: source)
    }
    var file = JobFile(PlanRequest(stated, of: scenario))
    file.carts = carts
    return DocumentReading(document: file, report: reading.report)
  }
}

extension PlanRequest {
  /// Looks up its cart and its products, of which `own` are one's own.
  fileprivate mutating func lookUp(
    _ value: DocumentValue, _ own: [OwnProduct]
  ) throws(Diagnostic) {
    let directory = ProductDirectory(densities: densities, ownProducts: own)
    for (index, node) in (value[Keys.products.name]?.elements ?? []).enumerated() {
      do throws(ResolutionError) {
        let found = try directory.product(
          named: products[index].name, density: products[index].density)
        products[index].name = found.name
        products[index].density = found.statedDensity
      } catch {
        throw Diagnostic(error, at: (node[Product.product.name] ?? node).location)
      }
    }
    guard case .named(let name) = cart else { return }
    do throws(ResolutionError) {
      cart = .named(try CartDirectory(usesSaddleTank: true).cart(named: name).name)
    } catch {
      throw Diagnostic(error, at: (value[Keys.cart.name] ?? value).location)
    }
  }

  /// The one job of a scenario, whose carts are left open.
  fileprivate init(_ stated: ScenarioDocument, of scenario: Scenario) {
    let grid = scenario.grid
    self.init(
      units: stated.units, usesSaddleTank: stated.usesSaddleTank, densities: stated.densities,
      field: grid.fields[0].stated,
      products: stated.products.indices.map { index in
        let entry = stated.products[index]
        return Product(
          name: scenario.products[index].name, rate: grid.products[index].rate.stated,
          density: scenario.products[index].statedDensity, tanks: entry.tanks.map(\.value),
          maxTanks: entry.maxTanks?.value, keepOutOf: entry.keepOutOf.map(\.value))
      },
      emptyTanks: stated.emptyTanks.map(\.value), keepApart: scenario.keepApart)
    overlap = grid.overlap.percent
    limits.reserve = stated.reserve?.value
    limits.reserves = stated.tankReserves.map {
      TankReserve(tank: $0.tank.value, reserve: $0.reserve.value)
    }
    limits.payload = stated.payload.map { Mass($0.value, in: units) }
    limits.grossWeight = stated.grossWeight.map { Mass($0.value, in: units) }
    choice.margin = stated.margin ?? choice.margin
    choice.rules = stated.rules
    choice.phosphateTank = stated.phosphateTank?.value
  }

  /// The same job in a unit system: what was stated in the other one is converted.
  package func stated(in units: UnitSystem) -> PlanRequest {
    guard units != self.units else { return self }
    var other = self
    other.units = units
    other.field = Area(field, in: self.units).value(units)
    for index in products.indices {
      other.products[index].rate = ApplicationRate(products[index].rate, in: self.units).value(
        units)
    }
    return other
  }
}
