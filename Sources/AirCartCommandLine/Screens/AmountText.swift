import AirCart
import AirCartReports

/// Quantities as people read them, in the units of the job.
struct AmountText {
  let units: UnitSystem

  var isMetric: Bool { units == .metric }

  /// Two decimals: `160.00 ac`.
  func area(_ area: Area) -> String {
    "\(fixed(area.value(units), 2)) \(isMetric ? "ha" : "ac")"
  }

  /// Two decimals: `100.00 lb/ac`.
  func rate(_ rate: ApplicationRate) -> String {
    isMetric
      ? "\(fixed(rate.kilogramsPerHectare, 2)) kg/ha" : "\(fixed(rate.poundsPerAcre, 2)) lb/ac"
  }

  /// One decimal: `60.0 lb/bu`.
  func density(_ density: BulkDensity) -> String {
    "\(bareDensity(density)) \(isMetric ? "kg/hL" : "lb/bu")"
  }

  /// One decimal and no unit: `60.0`.
  func bareDensity(_ density: BulkDensity) -> String {
    fixed(isMetric ? density.kilogramsPerHectolitre : density.poundsPerBushel, 1)
  }

  /// Bushels in every unit system, because tanks are sold by them: `266.7 bu`.
  func volume(_ volume: Volume) -> String { "\(fixed(volume.bushels, 1)) bu" }

  /// Without decimals: `9398 L`.
  func litres(_ volume: Volume) -> String { "\(fixed(volume.litres, 0)) L" }

  /// Without decimals where there is nothing behind the point: `635 bu`.
  func capacity(_ volume: Volume) -> String {
    let isWhole = volume.bushels.rounded() == volume.bushels
    return "\(fixed(volume.bushels, isWhole ? 0 : 1)) bu"
  }

  /// Without decimals: `16000 lb`.
  func mass(_ mass: Mass) -> String { "\(bareMass(mass)) \(massUnit)" }

  /// Without decimals and unit: `16000`.
  func bareMass(_ mass: Mass) -> String { fixed(isMetric ? mass.kilograms : mass.pounds, 0) }

  var massUnit: String { isMetric ? "kg" : "lb" }

  /// One decimal: `42.0 %`.
  func percent(_ value: Double) -> String { "\(fixed(value, 1)) %" }
}

/// A heading with lines below it; the lines are indented where there is room.
struct Section {
  let title: String
  let lines: [String]

  /// The columns that remain for the lines.
  static func lineWidth(of console: Console) -> Int {
    isIndented(console) ? console.width - indent : console.width
  }

  private static let indent = 2

  private static func isIndented(_ console: Console) -> Bool {
    console.width - indent >= TextTable.narrowWidth
  }

  /// The section as it is printed.
  func lines(on console: Console) -> [String] {
    let prefix = Self.isIndented(console) ? String(repeating: " ", count: Self.indent) : ""
    let titles = title.wrapped(to: console.width).map { console.outputStyle($0, as: .heading) }
    return titles + lines.map { $0.isEmpty ? $0 : prefix + $0 }
  }
}
