import AirCartScenarios
package import AirCartSimulation
import Foundation

/// Checks a run's folder against its manifest, and every number in it against the problem.
///
/// The tables and arrays are read back by readers of their own and compared, value by value,
/// with what the caller computes for each cell; so they also agree with each other. Numbers are
/// compared exactly. The summary, the page and its charts are checked by their digests alone. No file can do more harm than
/// be reported.
package struct RunVerification {
  /// What was found.
  package struct Outcome: Sendable {
    /// How the folder differs from its manifest.
    package let manifest: [Manifest.Discrepancy]
    /// The first values that are wrong, at most 20.
    package let discrepancies: [RunDiscrepancy]
    /// The number of all values that are wrong.
    package let discrepancyCount: Int
    /// The number of values that were compared.
    package let valueCount: Int

    /// Whether everything is as it should be.
    package var holds: Bool { manifest.isEmpty && discrepancyCount == 0 }
  }

  private let folder: String
  private let grid: SweepGrid
  private let metrics: [CellMetric]
  private let kinds: Set<OutputKind>
  private let axes: GridAxes

  /// Prepares to check a folder.
  ///
  /// - Parameters:
  ///   - folder: The run's folder.
  ///   - grid: What was swept.
  ///   - metrics: The metrics that were computed.
  ///   - kinds: The outputs that must be there; by default those of which any file is.
  package init(
    _ folder: String, grid: SweepGrid, metrics: [CellMetric] = CellMetric.allCases,
    only kinds: Set<OutputKind>? = nil
  ) {
    self.folder = folder
    self.grid = grid
    self.metrics = metrics
    self.kinds = kinds ?? Set(OutputKind.allCases.filter { $0.isPresent(in: folder) })
    axes = GridAxes(grid)
  }

  /// Checks the folder.
  ///
  /// One cart's cells are computed at a time and held until its files are checked.
  ///
  /// - Parameter expected: Returns the metrics of a cell, computed from the problem alone; a
  ///   metric without a value is NaN or left out.
  /// - Returns: What is wrong, with the file and the place in it.
  package func verify(_ expected: (SweepGrid.Cell) -> [CellMetric: Double]) -> Outcome {
    var findings = RunFindings()
    var results = kinds.contains(.results) ? ResultsCheck(folder, grid, axes, &findings) : nil
    for cart in grid.carts.indices {
      let values = ExpectedValues(grid, cart: cart, metrics: metrics, expected)
      results?.check(values, &findings)
      for metric in metrics {
        if kinds.contains(.matrices) {
          MatrixCheck(metric, grid, axes).check(in: folder, values, &findings)
        }
        if kinds.contains(.arrays) {
          ArrayCheck(metric, axes).check(in: folder, values, &findings)
        }
      }
    }
    results?.checkEnd(&findings)
    checkAxes(&findings)
    return Outcome(
      manifest: Manifest.verify(folder), discrepancies: findings.kept,
      discrepancyCount: findings.count, valueCount: findings.valueCount)
  }

  private func checkAxes(_ findings: inout RunFindings) {
    guard kinds.contains(.arrays) else { return }
    let text = ArrayAxes.text(grid, metrics: metrics)
    let found = contents(ofPlainFile: folder + "/" + ArrayAxes.path)
    if found != Data(text.utf8) {
      findings.add(
        ArrayAxes.path, .file, found: found == nil ? "no file" : "another text",
        expected: "the axes of this sweep")
    }
  }
}

extension OutputKind {
  fileprivate func isPresent(in folder: String) -> Bool {
    let paths =
      switch self {
      case .results: [Self.resultsPath]
      case .matrices: ["matrices"]
      case .arrays: ["arrays"]
      case .summary: [Self.summaryDocumentPath, Self.summaryPagePath]
      case .report: [SweepPage.path]
      case .charts: ["charts"]
      }
    return paths.contains { FileKind(folder + "/" + $0) != .nothing }
  }
}

/// What the files should say of one cart, by metric, in the order of the results.
struct ExpectedValues {
  /// The cart's position in the grid.
  let cart: Int
  private let grid: SweepGrid
  private var values: [[Double]]

  init(
    _ grid: SweepGrid, cart: Int, metrics: [CellMetric],
    _ expected: (SweepGrid.Cell) -> [CellMetric: Double]
  ) {
    self.cart = cart
    self.grid = grid
    values = Array(repeating: [], count: CellMetric.allCases.count)
    for field in grid.statedFields.indices {
      for combination in 0..<grid.rateCombinationCount {
        let cell = expected(.init(cart: cart, field: field, combination: combination))
        for metric in metrics { values[metric.rawValue].append(cell[metric] ?? .nan) }
      }
    }
  }

  /// The number of the cart's cells.
  var count: Int { grid.statedFields.count * grid.rateCombinationCount }

  /// A value; NaN where there is none, or where the metric was not computed.
  @inline(__always)
  subscript(metric: CellMetric, row: Int) -> Double {
    let own = values[metric.rawValue]
    return own.isEmpty ? .nan : own[row]
  }

  /// Whether a field of a table says what a value is.
  func matches(_ bytes: ArraySlice<UInt8>, _ metric: CellMetric, _ row: Int) -> Bool {
    let value = self[metric, row]
    if metric.isName {
      return CSVFormat.text(ofField: bytes).elementsEqual(text(metric, row).utf8)
    }
    return FieldNumber(bytes).isEqual(to: value)
  }

  /// The value as a table shows it.
  func text(_ metric: CellMetric, _ row: Int) -> String {
    let value = self[metric, row]
    guard metric.isName else { return value.plain }
    return CellMetric.position(value, in: grid.products.count).map { grid.products[$0].name } ?? ""
  }
}

/// A number as a field of a table says it.
struct FieldNumber {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Whether the field is that number, or is empty for what is none.
  func isEqual(to value: Double) -> Bool {
    value.isFinite ? number == value : bytes.isEmpty
  }

  /// The number, where the field is a decimal; words and other notations are none.
  private var number: Double? {
    guard bytes.count <= 400, bytes.allSatisfy(isPart) else { return nil }
    return Double(String(decoding: bytes, as: UTF8.self))
  }

  private func isPart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
  }
}
