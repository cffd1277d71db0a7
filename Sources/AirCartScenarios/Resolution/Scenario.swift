package import AirCart
package import AirCartSimulation

/// A scenario with every name looked up and every combination of it ready to be computed.
package struct Scenario: Sendable {
  /// The name, which is also that of the folder of results.
  package let name: String
  /// The headline.
  package let title: String?
  /// The densities of products that have none of their own in the file.
  package let densities: DensitySet
  /// The products in the order of the file, with the source of each density.
  package let products: [ResolvedProduct]
  /// The combinations.
  package let grid: SweepGrid

  /// The units that the file is written in.
  package var units: UnitSystem { grid.units }

  /// The fertilizers that are calculated with their listed density, about which a note is due.
  package var listedFertilizers: [Product] { products.compactMap(\.listedFertilizer) }
}

extension Scenario {
  /// Reads a scenario.
  ///
  /// - Parameter source: The text of the file.
  /// - Returns: The scenario, or a report with at least one error.
  package static func read(_ source: SourceText) -> DocumentReading<Scenario> {
    ScenarioDocument.read(source).resolved()
  }

  /// Reads a scenario file.
  ///
  /// - Parameter path: The path, which is also the name in messages.
  /// - Returns: The scenario, or a report with at least one error.
  package static func read(contentsOfFile path: String) -> DocumentReading<Scenario> {
    ScenarioDocument.read(contentsOfFile: path).resolved()
  }
}

extension DocumentReading<ScenarioDocument> {
  /// Looks up every name and checks what only the whole scenario shows.
  package func resolved() -> DocumentReading<Scenario> {
    guard let document else { return DocumentReading<Scenario>(document: nil, report: report) }
    return ScenarioResolver.resolve(document, report)
  }
}
