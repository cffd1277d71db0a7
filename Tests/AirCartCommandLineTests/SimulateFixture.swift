import AirCartCommandLine
import Foundation
import Testing

/// A small farm of one field whose season can be changed, and runs on it.
enum SimulateFixture {
  static func farm(
    _ season: String, carts: String = "[\"9650\"]", units: String = "imperial"
  ) -> String {
    """
    {
      "name": "small", "units": "\(units)", "carts": \(carts),
      "crops": [{ "name": "Wheat", "products": [
        { "product": "Wheat", "rate": 110 }, { "product": "Urea (46-0-0)", "rate": 150 } ] }],
      "fields": [{ "name": "Home", "area": 640, "crop": "Wheat" }],
      "season": \(season),
    }
    """
  }

  /// A farm whose crop has six products, more than any listed cart has tanks.
  static let six = """
    { "name": "six", "crops": [{ "name": "Wheat", "products": [
      { "product": "Wheat", "rate": 100 }, { "product": "Urea (46-0-0)", "rate": 100 },
      { "product": "MAP (11-52-0)", "rate": 50 }, { "product": "AMS", "rate": 50 },
      { "product": "Potash (0-0-60)", "rate": 50 }, { "product": "Inoculant", "rate": 5 } ] }],
      "fields": [{ "name": "Home", "area": 160, "crop": "Wheat" }] }
    """

  /// Runs on a farm of a text in a scratch folder.
  static func run(
    _ farm: String, _ arguments: [String] = [], verbs: [any Verb] = VerbCatalogue.all,
    _ look: (String) throws -> Void = { _ in }
  ) throws -> Outcome {
    try withFolder { folder in
      try write(farm, to: folder + "/farm.json")
      let memory = MemoryConsole(color: .never, currentFolder: folder)
      let outcome = Outcome(["simulate", "farm.json"] + arguments, on: memory, verbs: verbs)
      try look(folder)
      return outcome
    }
  }

  /// The words of an output, by single spaces, however its lines are broken.
  static func words(_ text: String) -> String {
    text.split { " \n".contains($0) }.joined(separator: " ")
  }

  /// A document as a reader of its own finds it.
  static func document(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// The text of a file of the run.
  static func file(_ name: String, in folder: String) throws -> String {
    try String(contentsOfFile: "\(folder)/Reports/small-season/\(name)", encoding: .utf8)
  }
}
