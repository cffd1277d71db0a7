import AirCart
import AirCartDocuments

/// Finds carts, products and tanks by the names that were typed, as scenario files do.
enum CatalogueNames {
  /// Returns the cart of that name, or several carts whose names `+` joins.
  static func cart(named text: String, in directory: CartDirectory) throws(CommandError) -> Cart {
    do {
      return try directory.cart(named: text)
    } catch {
      throw CommandError(error, hint: localized("Write a custom cart as --tanks 635,230,140."))
    }
  }

  /// Returns the product of that name, with its density of the set or its own.
  ///
  /// What follows the name in the typed word, as in `=100`, is the `rest`: a
  /// suggestion repeats it, so that it can be pasted.
  static func product(
    named name: String, density: DensityEntry?, in set: DensitySet, beside own: [OwnProduct],
    units: UnitSystem, rest: String
  ) throws(CommandError) -> ResolvedProduct {
    do {
      return try ProductDirectory(densities: set, ownProducts: own)
        .product(named: name, density: density)
    } catch {
      let hint = hint(error, ProductParts(of: name + rest), units)
      throw CommandError(error, hint: hint) { ($0 + rest).shellQuoted }
    }
  }

  /// Shows where a density goes behind the rate that was typed; nothing where no rate was.
  ///
  /// The place of a figure: one that belongs to another product would be copied.
  private static func hint(
    _ error: ResolutionError, _ typed: ProductParts, _ units: UnitSystem
  ) -> String? {
    var example = typed
    switch error.code {
    case _ where typed.rate == nil: return nil
    case .noEquation: example.density = "<density>kg/hL"
    case .unknownProduct where error.suggestion == nil && error.takesDensity:
      if let liquid = liquidHint(typed, units) { return liquid }
      let isLiquid = ProductTraits(named: ProductParts(of: typed.text).name).isLiquid
      let unit =
        switch units {
        case .imperial: isLiquid ? "lb/gal" : "lb/bu"
        case .metric: isLiquid ? "kg/L" : "kg/hL"
        }
      example.density = "<density>" + unit
    default: return nil
    }
    return localized("Write its density after the rate, as in \(example.text.shellQuoted).")
  }

  /// What to write in place of a product at a rate in gallons or litres whose name is no liquid's;
  /// `nil` where it is one or has another rate.
  private static func liquidHint(_ typed: ProductParts, _ units: UnitSystem) -> String? {
    let rate = try? QuantityText(parsing: typed.rate ?? "", as: .rate)
    guard rate?.unit?.isLiquidRate == true, !ProductTraits(named: typed.name).isLiquid else {
      return nil
    }
    var example = typed
    example.name = "Liquid \(typed.name)"
    example.density = units == .imperial ? "<density>lb/gal" : "<density>kg/L"
    return localized(
      "Call it \(example.name.quoted) for a liquid tank, and write its density after "
        + "the rate, as in \(example.text.shellQuoted).")
  }

  /// Returns the position of the product of a job that an option names by a name or its beginning;
  /// `pasted` is the option with another name in place of the one that was typed.
  static func position(
    of name: String, among names: [String], option: String, pasted: (String) -> String
  ) throws(CommandError) -> Int {
    do {
      return try names.map { NameChoice(product: $0) }
        .position(meantBy: name, among: "the products")
    } catch {
      guard error.code != .ambiguousName else { throw CommandError(error, pasted: pasted) }
      let question = error.suggestion.map { localized(" Did you mean \(pasted($0))?") } ?? ""
      throw CommandError(
        "'\(option)' names '\(name)', which is not among the products.\(question)",
        remedy: question.isEmpty
          ? "The products are \(names.map { "'\($0)'" }.listed)." : nil)
    }
  }
}

extension CommandError {
  /// Says on the command line what a name that leads to nothing is told in a file.
  init(
    _ error: ResolutionError, hint: String? = nil, pasted: (String) -> String = { $0.shellQuoted }
  ) {
    let question = error.suggestion.map { localized(" Did you mean \(pasted($0))?") } ?? ""
    let sentences = error.notes.map { $0.capitalizedFirst + "." } + (hint.map { [$0] } ?? [])
    self.init(
      Phrase(verbatim: error.message.capitalizedFirst + "." + question),
      remedy: sentences.isEmpty
        ? nil : Phrase(verbatim: sentences.joined(separator: "\n      ")))
  }
}
