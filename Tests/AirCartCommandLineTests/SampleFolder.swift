import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartReports
import AirCartSimulation
import Foundation
import Testing

/// Calls `body` with a folder in which someone has worked with the tool.
///
/// It holds a scenario, its run, its parts, a plan and a comparison, and is removed afterwards.
func withSampleFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  try withFolder { folder in
    let job = ["--field", "320ac", "Wheat=100", "Canola=5"]
    for (name, words) in [
      ("plan.json", ["plan", "--cart", "91300"]), ("carts.json", ["compare"]),
    ] {
      let outcome = Outcome(words + ["--json"] + job, verbs: VerbCatalogue.all)
      try write(outcome.output, to: folder + "/" + name)
    }
    try saveSamplePlan(in: folder)
    try SampleRun(
      name: "reference-example", cart: "91300", fields: [160], wheat: [100], canola: [5]
    ).write(in: folder)
    try copyShippedScenarios(into: folder)
    for part in ["1/2", "2/2"] {
      let words = ["sweep", "Scenarios/reference-example.json", "--output", "parts"]
      let memory = MemoryConsole(currentFolder: folder)
      let outcome = Outcome(words + ["--part", part], on: memory, verbs: VerbCatalogue.all)
      try #require(outcome.code == .success)
    }
    return try body(folder)
  }
}

/// Saves a plan into the folder as AIRCART_HOME.
private func saveSamplePlan(in folder: String) throws {
  let words = ["save", "North quarter", "--cart", "91300", "--field", "160ac", "Wheat=100"]
  let console = MemoryConsole(environment: ["AIRCART_HOME": folder], currentFolder: folder)
  let outcome = Outcome(["plans"] + words + ["Canola=5"], on: console, verbs: VerbCatalogue.all)
  try #require(outcome.code == .success)
}

/// Puts the shipped scenarios beside those that are there already.
func copyShippedScenarios(into folder: String) throws {
  try FileManager.default.createDirectory(
    atPath: folder + "/Scenarios", withIntermediateDirectories: true)
  let shipped = ReadmeTests.root.appendingPathComponent("Scenarios")
  for name in try FileManager.default.contentsOfDirectory(atPath: shipped.path) {
    let copy = "\(folder)/Scenarios/\(name)"
    guard !FileManager.default.fileExists(atPath: copy) else { continue }
    try FileManager.default.copyItem(
      atPath: shipped.appendingPathComponent(name).path, toPath: copy)
  }
}

/// Puts committed runs beside the runs that are there already.
func copyCommittedRuns(_ names: String..., into folder: String) throws {
  for name in names {
    try FileManager.default.copyItem(
      atPath: ReadmeTests.root.appendingPathComponent("Reports/\(name)").path,
      toPath: "\(folder)/Reports/\(name)")
  }
}

/// Calls `body` with the path of a fresh folder, which is removed afterwards.
func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("aircart-\(UUID().uuidString)").path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try body(folder)
}

/// Writes a file, making the folders above it.
func write(_ text: String, to path: String) throws {
  let file = URL(fileURLWithPath: path)
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: file)
}

/// A scenario of wheat and canola, and its run as the sweep leaves it.
struct SampleRun {
  let name: String
  let cart: String
  let fields: [Double]
  let wheat: [Double]
  let canola: [Double]

  /// The path of the scenario within a folder.
  var scenarioPath: String { "Scenarios/\(name).json" }

  private var scenarioText: String {
    """
    {
      "name": "\(name)", "carts": "\(cart)", "field": \(fields),
      "products": [
        { "product": "Wheat", "rate": \(wheat) }, { "product": "Canola", "rate": \(canola) },
      ],
    }

    """
  }

  /// Writes the scenario into `Scenarios` and the run into `Reports`.
  func write(in folder: String) throws {
    try AirCartCommandLineTests.write(scenarioText, to: folder + "/" + scenarioPath)
    let outcome = Outcome(
      ["sweep", scenarioPath], on: MemoryConsole(currentFolder: folder), verbs: VerbCatalogue.all)
    try #require(outcome.code == .success, "\(outcome.errors)")
  }
}
