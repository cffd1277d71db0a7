import AirCart
import AirCartDocuments
import AirCartReports

/// The option that says how much of a fertilizer goes with the seed.
enum SeedPlacedOptions {
  static let all: [OptionDescription] = [
    .value(
      "seed-placed", placeholder: "product=share", isRepeatable: true,
      help: "How much of a fertilizer is seed-placed, as in MAP=40% or MAP=30lb/ac.",
      discussion: """
        The rest is banded. Advice compares it with the crop's maximum, and only products placed \
        alike are blended. Otherwise all phosphate and potash is taken to be seed-placed.
        """, completion: JobOptions.productRates, group: "Placement")
  ]

  /// Reads the option of a verb that has it into the products of a request.
  static func read(
    _ arguments: ParsedArguments, into request: inout PlanRequest, _ reader: JobReader
  ) throws {
    guard arguments.describes("seed-placed") else { return }
    for text in arguments.values("seed-placed") {
      let typed = try AssignmentText(parsing: text, expected: "MAP=40%")
      let index = try reader.position(of: typed, request.products, option: "--seed-placed")
      try require(
        request.products[index].seedPlaced == nil,
        "'--seed-placed' names \(request.products[index].name) more than once.")
      request.products[index].seedPlaced = try reader.percentage(typed, of: request.products[index])
      if let fault = request.products[index].faultOfSeedPlaced {
        throw CommandError(.usage, "'--seed-placed \(text)': \(fault).")
      }
    }
  }
}

extension JobReader {
  /// The seed-placed share of a product in percent: as typed, or as a part of its rate.
  fileprivate func percentage(
    _ typed: AssignmentText, of product: PlanRequest.Product
  ) throws -> Double {
    if typed.value.hasSuffix("%"), let share = DecimalText.percentage(typed.value) {
      try InputRanges.seedPlaced.check(share, "The seed-placed share '\(typed.value)'", units)
      return share
    }
    let quantity = try QuantityText(parsing: typed.value, as: .rate)
    try require(
      quantity.isWeightOnArea, "'\(typed.value)' is not a share of \(product.name).",
      remedy: "Write a share of it or of its rate, as in --seed-placed MAP=40% or MAP=30lb/ac.")
    let rate = weight(quantity)
    guard rate <= product.rate else {
      let most = "\(product.rate.plain) \(AmountText(units: units).rateUnit)"
      throw CommandError(
        .usage, "'\(typed.value)' of \(product.name) is more than its rate of \(most).",
        remedy: "Give what is seed-placed, at most \(most), or a share as in 40%.")
    }
    let share = product.rate == 0 ? 0 : rate / product.rate * 100
    return InputRanges.seedPlaced.contains(share) ? share : 0
  }
}
