import AirCart
import AirCartDocuments

/// The options of a comparison that only a farm has, and those that a farm states itself.
enum FarmOptions {
  private static let heading = "Farms"

  static let order = OptionDescription.value(
    "order", placeholder: "order", help: "The order of the farm's fields, instead of the file's.",
    discussion:
      """
      All carts seed in one order: 'by-date' takes crops by their first seeding date, \
      'fewest-cleanouts' the order with the fewest clean-outs, summed over all carts. A tank is \
      cleaned out when it gets another product.
      """, allowedValues: FieldOrder.allCases.map(\.word), group: heading)

  static let carryOver = OptionDescription.flag(
    "carry-over", help: "Rank by fills when leftover product continues on the next field.",
    discussion: """
      Consecutive fields of one crop then take as many fills as one field of their total size, and \
      tanks are chosen for that. Both figures are always shown.
      """,
    group: heading)

  static let all = [order, carryOver, FillOptions.loadSheet.under(heading)]

  /// Refuses options that mean nothing without a farm.
  static func refuse(in arguments: ParsedArguments) throws {
    guard let typed = all.first(where: { arguments.isTyped($0.name) }) else { return }
    throw CommandError(
      .usage, "The option '--\(typed.name)' is for a farm, and no farm file was named.",
      remedy: "Name one, as in: aircart compare Scenarios/farm.json --\(typed.name) …")
  }

  /// Refuses, of many farms, options that are for one, and carts that no farm can be given.
  static func refuse(
    _ names: [String], forMany arguments: ParsedArguments, _ console: Console
  ) throws {
    if let name = names.first(where: arguments.isTyped) {
      throw CommandError(
        .usage, "The option '--\(name)' is for one farm, and several were named.",
        remedy: "Leave it out, or name one farm file.")
    }
    for option in [CartOptions.carts, KnownProducts.option] {
      let names = arguments.value(option.name)?.commaSeparated ?? []
      try require(
        !names.contains("-"),
        "'--\(option.name) -' reads standard input, which serves one farm, and several were named.",
        remedy: "Write it to a file, as in --\(option.name) \(option.name).json.")
    }
    let known = try KnownCarts(arguments, console, hasSaddle: true)
    _ = try CartOptions.chosen(arguments, known, besides: [])
  }

  /// Refuses options that state a job, which a farm states itself.
  static func refuseJob(in arguments: ParsedArguments) throws {
    let allowed = Set(
      (CartOptions.choices + [KnownProducts.option, JobOptions.details, JobOptions.advice]
        + ChoiceOptions.ofFarms + all).map(\.name))
    let typed = arguments.verb.options.first {
      !allowed.contains($0.name) && arguments.isTyped($0.name)
    }
    guard let typed else { return }
    throw CommandError(
      .usage, "The option '--\(typed.name)' states a job, and a farm file states its own.",
      remedy: "Write it into the farm file; its keys are shown by: aircart schema farm")
  }
}
