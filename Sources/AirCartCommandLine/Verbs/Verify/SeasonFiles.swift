import AirCart
import AirCartDocuments
import AirCartReports
import AirCartVerification

/// The files that a recorded season was made from, read again: the farm, carts and products.
struct SeasonFiles {
  let farm: ScenarioFile
  /// As the manifest names them.
  private(set) var inputs: [Manifest.Input]
  private(set) var carts: [Cart] = []
  private(set) var products: [OwnProduct] = []

  /// Reads the files of a manifest that names one at least.
  ///
  /// - Throws: `DiagnosticReport` for a file that cannot be read.
  init(_ scenario: String, of record: RunRecord, _ console: Console) throws {
    farm = try ScenarioFile(scenario, console)
    inputs = [farm.input]
    inputs[0].path = record.inputs[0].path
    for input in record.inputs.dropFirst() { try add(ScenarioFile(input.path, console), console) }
  }

  /// A list of carts is one of products for no reader.
  private mutating func add(_ file: ScenarioFile, _ console: Console) throws {
    inputs.append(file.input)
    if let own = CartList.read(file.source).document {
      carts += own
    } else {
      products += try file.products(console)
    }
  }
}
