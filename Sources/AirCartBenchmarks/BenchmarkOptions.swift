struct BenchmarkOptions {
  struct Refusal: Error {
    let message: String
  }

  private(set) var isJSON = false
  private(set) var rounds = 9
  private(set) var only = ""
  private(set) var asksForHelp = false

  init(_ arguments: [String]) throws(Refusal) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--rounds": rounds = try Self.rounds(rest.popFirst())
      case "--only":
        guard let text = rest.popFirst(), !text.isEmpty else {
          throw Refusal(message: "'--only' needs a part of a benchmark's name.")
        }
        only = text
      case "-h", "--help": asksForHelp = true
      default: throw Refusal(message: "'\(argument)' is not an option.")
      }
    }
  }

  private static func rounds(_ text: String?) throws(Refusal) -> Int {
    guard let text else { throw Refusal(message: "'--rounds' needs a number of rounds.") }
    guard let rounds = Int(text), (1...limit).contains(rounds) else {
      throw Refusal(
        message: "'\(text)' is not a number of rounds. Give a whole number from 1 to \(limit).")
    }
    return rounds
  }

  private static let limit = 1_000_000
}
