import AirCart
import AirCartCommandLine
import AirCartDocuments

/// Verbs that exercise every part of a description; what they do is to show what was typed.
let dummyVerbs: [any Verb] = [PlanDummy(), SweepDummy(), FailDummy()]

/// The tool with the dummy verbs.
let dummyTool = ToolDescription.aircart(verbs: dummyVerbs.map(\.description))

struct PlanDummy: Verb {
  let description = VerbDescription(
    name: "plan", abstract: "Show which product goes in which tank of one cart.",
    discussion: "Without --cart every cart is tried and the best one is shown.",
    positionals: [
      PositionalDescription(
        "products", arity: .any, help: "Products with their rates.",
        discussion: "A density of your own stands behind an @, as in MyMix=90@52.",
        completion: .names(["Wheat=", "Canola=", "Urea (46-0-0)=", "Farmer's own="]))
    ],
    options: [
      .value(
        "cart", short: "c", placeholder: "name", isRepeatable: true, help: "A cart to plan for.",
        completion: .names(["91300", "L9950", "91300+L9650"])),
      .value("field", short: "f", placeholder: "area", help: "The size of the field."),
      .flag(
        "even", isNegatable: true, help: "Give every fill the same area.", defaultText: "no"),
      .flag("details", short: "d", help: "Show empty tanks and further lines."),
      .value(
        "objective", placeholder: "objective", help: "What to make best.",
        discussion: "Both are exact.", allowedValues: ["area-per-fill", "least-unallocated"],
        defaultText: "area-per-fill", group: "Method options"),
      .value("slope", placeholder: "number", help: "A number that may be negative."),
    ],
    examples: [
      Example(
        "aircart plan --cart 91300 --field 160ac Wheat=100 Canola=5",
        shows: "A quarter section on one cart."),
      Example(
        "aircart plan --field 64.75ha 'Urea (46-0-0)=240lb/ac' 'MyMix=90@52' --details --even",
        shows: "The best of all carts, with a product of your own."),
    ])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    for name in ["cart", "field", "objective", "slope"] {
      for typed in arguments.values(name) {
        try console.print("\(name) \(typed)")
      }
    }
    for name in ["even", "details"] {
      if let isOn = arguments.flag(name) { try console.print("\(name) \(isOn)") }
    }
    for typed in arguments.positionals("products") {
      try console.print("product \(typed)")
    }
    console.note("planned")
    return .success
  }
}

struct SweepDummy: Verb {
  let description = VerbDescription(
    name: "sweep", abstract: "Compute a scenario's grid over field sizes, rates and carts.",
    positionals: [
      PositionalDescription(
        "scenario", help: "The scenario file, or - for standard input.", completion: .file),
      PositionalDescription(
        "label", arity: .optional, help: "A name for the run.",
        allowedValues: ["draft", "final"]),
    ],
    options: [
      .value(
        "out", short: "o", placeholder: "folder", help: "The folder of the reports.",
        completion: .folder, defaultText: "Reports")
    ],
    examples: [
      Example("aircart sweep Scenarios/cart-choice.json", shows: "The shipped example.")
    ])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    if arguments.positional("scenario") == "-" {
      try console.print("\(try console.readInput().count) bytes")
    }
    return .success
  }
}

/// Ends as its argument says.
struct FailDummy: Verb {
  struct Surprise: Error {}

  let description = VerbDescription(
    name: "fail", abstract: "End as told.",
    positionals: [
      PositionalDescription("way", help: "An exit code, or 'surprise'.")
    ])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    try console.print("before")
    let way = arguments.positional("way") ?? ""
    if way == "surprise" { throw Surprise() }
    if way == "quantity" { throw try QuantityFailure().error() }
    guard let code = Int32(way).flatMap({ ExitCode(rawValue: $0) }) else { return .success }
    if [.success, .negative, .interrupted].contains(code) { return code }
    throw CommandError(code, "It failed with \(code.rawValue).", remedy: "Ask for another code.")
  }
}

/// An error of a quantity, as a verb passes it on.
private struct QuantityFailure {
  func error() throws -> any Error {
    do {
      _ = try QuantityText(parsing: "64,75ac", as: .area)
      return FailDummy.Surprise()
    } catch {
      return error
    }
  }
}
