import AirCart
import AirCartDocuments
import AirCartReports

/// The options that say which products go into the tanks blended.
enum BlendOptions {
  private static let group = "Blends"

  static let all: [OptionDescription] = [
    .value(
      "blend", placeholder: "products", isRepeatable: true,
      help: "Fertilizers to blend, as in Urea+AMS.", group: group),
    .flag(
      "blends", isNegatable: true,
      help: "Blend fertilizers where there are more products than tanks.", defaultText: "yes",
      group: group),
  ]

  /// Reads the options of a verb that has them into a request.
  static func read(_ arguments: ParsedArguments, into request: inout PlanRequest) throws {
    guard arguments.describes("blend") else { return }
    request.mayBlend = arguments.flag("blends") ?? true
    let names = request.products.map(\.name)
    request.blends = try arguments.values("blend").map { try blend($0, names) }
    try check(request)
  }

  /// Refuses blends that make no sense.
  static func check(_ request: PlanRequest) throws {
    if let (fault, _) = request.faultOfBlends {
      throw CommandError(.usage, "'--blend': \(fault).")
    }
  }

  private static func blend(_ text: String, _ names: [String]) throws -> [String] {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
      .map { String($0).trimmed }
    try require(
      parts.count > 1 && !parts.contains(""), "'\(text)' is not a blend.",
      remedy: "Write two products or more with a + between, as in --blend 'Urea+AMS'.")
    return try parts.enumerated().map { index, part in
      names[
        try CatalogueNames.position(of: part, among: names, option: "--blend") { name in
          var other = parts
          other[index] = name
          return "--blend " + other.joined(separator: "+").shellQuoted
        }]
    }
  }
}
