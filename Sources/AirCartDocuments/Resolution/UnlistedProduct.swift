import AirCart

/// A product that people have a word for and that AirCart does not list: no listed one is meant by it.
struct UnlistedProduct: Sendable {
  /// What it is, as in `"UAN" is …`.
  let nature: String
  /// What it is to a cart: a gas goes into no tank of one.
  let kind: Kind
  private let names: [String]

  /// Dry, liquid or a gas.
  enum Kind { case dry, liquid, gas }

  private init(_ kind: Kind, _ nature: String, _ names: String...) {
    (self.nature, self.kind, self.names) = (nature, kind, names)
  }

  /// The product that a name means, or a grade in it, or a word for a liquid or a gas in it.
  init?(named name: String) {
    let whole = [name.foldedName] + name.grades
    guard let found = Self.first(meant: whole, or: name) else { return nil }
    self = found
  }

  /// A fertilizer that is called by its grade, as in `13-13-13` or `NPK 16-20-0`.
  init?(calledByGrade name: String) {
    let words = name.lowercased().split { $0 == " " || $0 == "(" || $0 == ")" }.map { String($0) }
    guard let grade = name.grades.first, words.contains(grade),
      words.allSatisfy({ $0 == grade || $0 == "npk" || $0 == "blend" })
    else { return nil }
    self.init(.dry, "a fertilizer of that grade")
  }

  /// The gas that a name means by itself or by a word in it; beside other words a grade may be one of
  /// a dry blend.
  init?(gas name: String) {
    guard let found = Self.first(meant: [name.foldedName], or: name), found.kind == .gas else {
      return nil
    }
    self = found
  }

  private static func first(meant whole: [String], or name: String) -> UnlistedProduct? {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map { String($0).foldedName }
    return all.first { product in
      product.names.contains { known in
        whole.contains(known.foldedName)
          || product.kind != .dry && words.contains(known.foldedName)
      }
    }
  }

  private static let all = [
    UnlistedProduct(
      .gas, "anhydrous ammonia, a gas under pressure", "82-0-0", "NH3", "Anhydrous",
      "Anhydrous ammonia"),
    UnlistedProduct(
      .liquid, "a liquid", "Liquid", "Solution", "UAN", "ATS", "Polyphosphate", "Thiosulphate",
      "Thiosulfate"),
    UnlistedProduct(.dry, "calcium ammonium nitrate", "CAN", "27-0-0", "Calcium ammonium nitrate"),
    UnlistedProduct(
      .dry, "single superphosphate", "SSP", "Super", "Single super", "Single superphosphate",
      "Superphosphate", "0-20-0"),
    UnlistedProduct(
      .dry, "sulphate of potash", "SOP", "0-0-50", "Sulphate of potash", "Sulfate of potash",
      "Potassium sulphate", "Potassium sulfate"),
    UnlistedProduct(.dry, "lupin seed", "Lupins", "Lupin", "Lupine", "Lupines"),
    UnlistedProduct(.dry, "vetch seed", "Vetch", "Vetches", "Hairy vetch", "Common vetch"),
    UnlistedProduct(.dry, "camelina seed", "Camelina"),
  ]
}

extension ResolutionError {
  /// Says what a product is that has no density, or that goes into no tank of a cart.
  init(_ name: String, is product: UnlistedProduct) {
    guard product.kind != .gas else {
      let nature = localized(word: product.nature)
      let fact: Phrase = "\(name.quoted) is \(nature), which goes into no tank of an air cart"
      let remedy: Phrase = "leave it out of the job: it takes a separate tank"
      self.init(.unknownProduct, fact, notes: [remedy], takesDensity: false)
      return
    }
    let fact: Phrase =
      "\(name.quoted) is \(localized(word: product.nature)), which is not listed"
    let need = localized(
      product.kind == .liquid
        ? "a liquid that is not listed needs a density, as in 11.1lb/gal or 1.33kg/L"
        : "a product that is not listed needs a density")
    self.init(.unknownProduct, fact, notes: [Phrase(verbatim: need)])
  }
}

extension String {
  /// The grades in a name, nitrogen, phosphate and potash of each: `46-0-0`.
  var grades: [String] { matches(of: /[0-9]+-[0-9]+-[0-9]+/).map { String($0.output) } }
}
