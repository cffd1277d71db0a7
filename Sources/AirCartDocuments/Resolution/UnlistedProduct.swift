import AirCart

/// A product that people have a word for and that AirCart does not list: no listed one is meant by it.
struct UnlistedProduct: Sendable {
  /// What it is, as in `"UAN" is …`.
  let nature: String
  /// Whether it may go into a tank of a cart: a liquid or a gas may not.
  let isDry: Bool
  private let names: [String]

  private init(dry nature: String, _ names: String...) {
    (self.nature, isDry, self.names) = (nature, true, names)
  }

  private init(liquid nature: String, _ names: String...) {
    (self.nature, isDry, self.names) = (nature, false, names)
  }

  /// The product that a name means, or a grade in it, or a word for a liquid in it.
  init?(named name: String) {
    let whole = [name.foldedName] + name.grades
    guard let found = Self.first(meant: whole, or: name) else { return nil }
    self = found
  }

  /// The liquid or gas that a name means by itself or by a word in it; beside other words a grade
  /// may be one of a dry blend.
  init?(kept name: String) {
    guard let found = Self.first(meant: [name.foldedName], or: name), !found.isDry else {
      return nil
    }
    self = found
  }

  private static func first(meant whole: [String], or name: String) -> UnlistedProduct? {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map { String($0).foldedName }
    return all.first { product in
      product.names.contains { known in
        whole.contains(known.foldedName) || !product.isDry && words.contains(known.foldedName)
      }
    }
  }

  private static let all = [
    UnlistedProduct(
      liquid: "urea ammonium nitrate solution", "UAN", "28-0-0", "30-0-0", "32-0-0", "UAN28",
      "UAN32", "Urea ammonium nitrate"),
    UnlistedProduct(
      liquid: "ammonium polyphosphate solution", "10-34-0", "11-37-0", "APP", "Polyphosphate",
      "Ammonium polyphosphate"),
    UnlistedProduct(
      liquid: "ammonium thiosulphate solution", "12-0-0", "ATS", "Thiosulphate", "Thiosulfate",
      "Ammonium thiosulphate", "Ammonium thiosulfate"),
    UnlistedProduct(
      liquid: "anhydrous ammonia, a gas under pressure", "82-0-0", "NH3", "Anhydrous",
      "Anhydrous ammonia"),
    UnlistedProduct(liquid: "a liquid", "Liquid"),
    UnlistedProduct(dry: "calcium ammonium nitrate", "CAN", "27-0-0", "Calcium ammonium nitrate"),
    UnlistedProduct(dry: "ammonium nitrate", "34-0-0", "Ammonium nitrate"),
    UnlistedProduct(
      dry: "triple superphosphate", "TSP", "0-45-0", "0-46-0", "Triple superphosphate",
      "Triple super phosphate"),
    UnlistedProduct(
      dry: "sulphate of potash", "SOP", "0-0-50", "Sulphate of potash", "Sulfate of potash",
      "Potassium sulphate", "Potassium sulfate"),
  ]
}

extension ResolutionError {
  /// Says what a product is that has no density, or that belongs into no tank of a cart.
  init(_ name: String, is product: UnlistedProduct) {
    guard product.isDry else {
      self.init(
        .unknownProduct,
        "\(name.quoted) is \(product.nature), and AirCart plans dry tanks only",
        notes: [
          name.grades.first.map { $0 == name.withoutSpacesAround } ?? false
            ? "leave it out of the job, or name a dry blend of that grade, as in "
              + "\("Dry \(name)".quoted)"
            : "leave it out of the job: it takes a separate tank"
        ], takesDensity: false)
      return
    }
    self.init(
      .unknownProduct, "\(name.quoted) is \(product.nature), which is not listed",
      notes: ["a product that is not listed needs a density"])
  }
}

extension String {
  /// The grades in a name, nitrogen, phosphate and potash of each: `46-0-0`.
  var grades: [String] { matches(of: /[0-9]+-[0-9]+-[0-9]+/).map { String($0.output) } }
}
