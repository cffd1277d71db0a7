import AirCart

/// A product that people have a word for and that AirCart does not list: no listed one is meant by it.
struct UnlistedProduct: Sendable {
  /// What it is, as in `"UAN" is …`.
  let nature: String
  private let names: [String]

  private init(_ nature: String, _ names: String...) {
    self.nature = nature
    self.names = names
  }

  /// The product that a name, or a grade in it, means.
  init?(named name: String) {
    let words = [name.foldedName] + name.grades
    let found = Self.all.first { product in
      product.names.contains { words.contains($0.foldedName) }
    }
    guard let found else { return nil }
    self = found
  }

  private static let all = [
    UnlistedProduct(
      "urea ammonium nitrate solution, a liquid", "UAN", "28-0-0", "30-0-0", "32-0-0", "UAN 28",
      "UAN 32", "Urea ammonium nitrate"),
    UnlistedProduct(
      "ammonium polyphosphate solution, a liquid", "10-34-0", "11-37-0", "APP",
      "Ammonium polyphosphate"),
    UnlistedProduct(
      "ammonium thiosulphate solution, a liquid", "12-0-0", "ATS", "Ammonium thiosulphate",
      "Ammonium thiosulfate"),
    UnlistedProduct(
      "anhydrous ammonia, which is kept under pressure", "82-0-0", "NH3", "Anhydrous",
      "Anhydrous ammonia"),
    UnlistedProduct("calcium ammonium nitrate", "CAN", "27-0-0", "Calcium ammonium nitrate"),
    UnlistedProduct("ammonium nitrate", "34-0-0", "Ammonium nitrate"),
    UnlistedProduct(
      "triple superphosphate", "TSP", "0-45-0", "0-46-0", "Triple superphosphate",
      "Triple super phosphate"),
    UnlistedProduct(
      "sulphate of potash", "SOP", "0-0-50", "Sulphate of potash", "Sulfate of potash",
      "Potassium sulphate", "Potassium sulfate"),
  ]
}

extension String {
  /// The grades in a name, nitrogen, phosphate and potash of each: `46-0-0`.
  var grades: [String] { matches(of: /[0-9]+-[0-9]+-[0-9]+/).map { String($0.output) } }
}
