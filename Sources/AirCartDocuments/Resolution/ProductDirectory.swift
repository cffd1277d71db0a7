package import AirCart

/// A product with the density that is calculated with, and where that density comes from.
package struct ResolvedProduct: Equatable, Sendable {
  /// Where a density comes from.
  package enum DensitySource: Equatable, Sendable {
    /// The user gave it.
    case own
    /// The catalogue has it, in this set.
    case catalogue(Product, DensitySet)
  }

  package let name: String
  package let density: BulkDensity
  /// Where the density comes from.
  package let densitySource: DensitySource
  /// The density as the user gave it, if the user did.
  package let statedDensity: DensityEntry?

  /// Whether the density is the user's, which may be unlikely.
  package var hasOwnDensity: Bool { densitySource == .own }

  /// The catalogue's fertilizer whose listed density is used, which is too low for a bushel.
  ///
  /// It carries the published range, for the note that is due.
  package var listedFertilizer: Product? {
    guard case .catalogue(let product, .listed) = densitySource, product.category == .fertilizer,
      product.listed != nil
    else { return nil }
    return product
  }
}

/// The products that a name can mean.
package struct ProductDirectory: Sendable {
  /// The densities of products that are given without one.
  package let densities: DensitySet
  private let own: [OwnProduct]
  private let choices: [NameChoice]

  /// Creates a directory of the listed products, which custom products precede.
  package init(densities: DensitySet, ownProducts: [OwnProduct] = []) {
    self.densities = densities
    own = ownProducts
    let unlisted = own.filter { ProductCatalogue.product(named: $0.name) == nil }
    choices = unlisted.map { NameChoice($0.name) } + ProductCatalogue.choices
  }

  /// Finds a product by any of its names; with its own density it may have any name.
  ///
  /// The beginning of a name does not mean a product that has its own density.
  package func product(
    named typed: String, density: DensityEntry? = nil
  ) throws(ResolutionError) -> ResolvedProduct {
    let name = try fullName(of: typed, isAny: density != nil)
    let product = ProductCatalogue.product(named: name)
    if product == nil, let gas = UnlistedProduct(gas: name) {
      throw ResolutionError(name, is: gas)
    }
    if product == nil, density?.unit == .poundsPerGallon, !ProductTraits(named: name).isLiquid {
      throw Self.notCalledLiquid(name)
    }
    if let density = density ?? own.first(where: { $0.name == name })?.density {
      guard let own = density.density(of: product) else { throw Self.noEquation(for: name) }
      return ResolvedProduct(name: name, density: own, densitySource: .own, statedDensity: density)
    }
    guard let product = product ?? Self.seed(ofLot: name) else { throw unknown(typed) }
    return ResolvedProduct(
      name: name, density: product.density(in: densities),
      densitySource: .catalogue(product, densities), statedDensity: nil)
  }

  /// The listed seed of which a name means a lot or a variety, as in `Wheat (AAC Brandon)`.
  package static func seed(ofLot name: String) -> Product? {
    guard name.hasSuffix(")"), let start = name.firstIndex(of: "("),
      !name[start...].dropFirst().dropLast().allSatisfy({ $0.isWhitespace || $0 == "-" }),
      let known = ProductCatalogue.fullName(of: String(name[..<start])),
      let seed = ProductCatalogue.product(named: known), seed.crop != nil,
      ProductTraits(named: name).crop == seed.crop
    else { return nil }
    return seed
  }

  /// The name of a lot or a variety of a seed, which has the density of that where it is listed.
  package static func name(ofLot lot: String, of seed: String) -> String { "\(seed) (\(lot))" }

  /// The full name of the product that a name means; the name itself where it means none and may
  /// be any.
  private func fullName(of name: String, isAny: Bool) throws(ResolutionError) -> String {
    // Before beginnings: CAN is none of Canola and Canaryseed.
    if !isAny, case .none = choices.match(name), let other = UnlistedProduct(named: name) {
      throw ResolutionError(name, is: other)
    }
    switch choices.match(name, takesBeginnings: !isAny) {
    case .one(let position): return choices[position].name
    case .several(let positions):
      throw ResolutionError(ambiguous: name, among: choices.names(at: positions))
    case .none:
      if let seed = Self.seed(ofLot: name), !isAny {
        let lot = name[(name.firstIndex(of: "(") ?? name.endIndex)...]
        return "\(seed.name) \(lot)"
      }
      guard isAny else { throw unknown(name) }
      return name
    }
  }

  /// A name says whether a product is a liquid, and pounds per gallon are stated of nothing else.
  private static func notCalledLiquid(_ name: String) -> ResolutionError {
    ResolutionError(
      .unknownProduct, "\(name.quoted) has a density in lb/gal, as a liquid has",
      notes: [
        "call it \("Liquid \(name)".quoted) for a liquid tank, or give lb/bu or kg/hL of a dry product"
      ], takesDensity: false)
  }

  private static func noEquation(for name: String) -> ResolutionError {
    let known = ProductCatalogue.all.filter { $0.testWeight != nil }.map(\.name)
    return ResolutionError(
      .noEquation, "no equation gives the density of \(name.quoted) from grams in half a litre",
      notes: [
        "the Canadian Grain Commission has equations for \(known.joined(separator: ", "))",
        "give the kg/hL of the elevator's ticket, or weigh a known volume",
      ])
  }

  private func unknown(_ name: String) -> ResolutionError {
    if let fertilizer = UnlistedProduct(calledByGrade: name) {
      return ResolutionError(name, is: fertilizer)
    }
    let suggestion = choices.closest(to: name)
    let needed: Phrase = "a product that is not listed needs a density"
    let known =
      [needed] + ProductCategory.allCases.map { Phrase(verbatim: Self.list($0)) }
    return ResolutionError(
      .unknownProduct, "unknown product \(name.quoted)", suggestion: suggestion,
      notes: suggestion == nil ? known : [])
  }

  private static func list(_ category: ProductCategory) -> String {
    let names = ProductCatalogue.all.filter { $0.category == category }.map(\.name)
    return "\(category.plural): \(names.joined(separator: ", "))"
  }
}

extension ProductCategory {
  fileprivate var plural: String {
    switch self {
    case .grainOrPulse: localized("grains and pulses")
    case .fertilizer: localized("fertilizers")
    case .inoculant: localized("inoculants")
    }
  }
}
