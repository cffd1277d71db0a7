public import AirCart
public import AirCartSimulation
public import Foundation

extension Farm {
  /// Reads the fields and crops of a farm file.
  ///
  /// - Throws: A report of everything that is wrong in the file, with positions and remedies.
  public init(contentsOf url: URL) throws(DiagnosticReport) {
    self = try FarmScenario.read(contentsOfFile: url.path).get().farm
  }
}

extension Season {
  /// Reads a farm file with its season.
  ///
  /// - Throws: A report of everything that is wrong in the file, with positions and remedies.
  public init(contentsOf url: URL) throws(DiagnosticReport) {
    self = try FarmScenario.read(contentsOfFile: url.path).get().season
  }
}
