import AirCart
import AirCartDocuments
import AirCartReports

/// A load sheet as comma-separated values: rows that must agree with each other.
///
/// A table has no request. Its densities and the demand of an acre are those of its first rows,
/// to which all others must be true.
struct LoadSheetTable {
  /// A tank at a stop, its numbers by their columns.
  private struct Row {
    let number: Int
    let fill: Double
    let area: Double
    let tank: String
    let product: String
    let values: [String: Double]

    subscript(column: String) -> Double { values[column] ?? 0 }

    var content: String { "\(tank): \(product)" }
  }

  private static let texts = ["tank", "product", "end_field", "runs_out"]

  private let name: String
  private let mass: String
  /// Whether it is of several fields, whose rates may differ.
  private let hasFields: Bool
  private var stops: [[Row]] = []
  private(set) var findings = Findings()

  /// Whether bytes begin as the table of a load sheet does.
  static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "fill,area_".utf8) }

  /// Reads a table and follows every tank through its stops.
  init(_ source: SourceText) throws(DiagnosticReport) {
    name = source.name
    var records: [[String]]
    do throws(Diagnostic) {
      records = try SeparatedText(source.bytes).rows.map(\.values)
    } catch {
      throw DiagnosticReport(error, on: source)
    }
    let titles = records.isEmpty ? [] : records.removeFirst()
    mass = titles.contains("area_ha") ? "_kg" : "_lb"
    hasFields = titles.contains("end_field")
    do throws(Diagnostic) {
      var rows: [Row] = []
      for record in records { rows.append(try Self.row(record, titles, rows.count + 1)) }
      guard !rows.isEmpty else { throw Diagnostic(.listLength, "this table has no rows") }
      stops = Set(rows.map(\.fill)).sorted().map { fill in rows.filter { $0.fill == fill } }
    } catch {
      throw DiagnosticReport(error, on: source)
    }
    checkStops()
    checkBalance()
    checkMasses()
    checkTotals()
    checkLitres()
    checkAcres()
  }

  var result: VerificationResult {
    VerificationResult(
      path: name, subject: .loadSheet(stops: stops.count, proof: nil), findings: findings)
  }

  private static func row(
    _ record: [String], _ titles: [String], _ number: Int
  ) throws(Diagnostic) -> Row {
    guard record.count == titles.count else {
      throw Diagnostic(
        .syntax,
        "row \(number) has \(record.count) fields, and the table \(titles.count) columns")
    }
    var values: [String: Double] = [:]
    var texts: [String: String] = [:]
    for (title, text) in zip(titles, record) {
      // The weight of a cart may not be known.
      if Self.texts.contains(title) || (text.isEmpty && title.hasPrefix("gross")) {
        texts[title] = CSVFormat.text(ofField: text)
      } else if let value = Double(text), value.isFinite {
        values[title] = value
      } else {
        throw Diagnostic(.number, "row \(number) has no number in the column \(title.quoted)")
      }
    }
    guard let fill = values["fill"], fill == fill.rounded(), let tank = texts["tank"],
      let area = values["area_ac"] ?? values["area_ha"], let product = texts["product"]
    else { throw Diagnostic(.syntax, "row \(number) says no fill, tank or product") }
    return Row(number: number, fill: fill, area: area, tank: tank, product: product, values: values)
  }

  private mutating func compare(
    of row: Row, _ column: String, _ expected: Double, _ rule: VerificationRule, scale: Double = 0
  ) {
    let place = "row \(row.number), \(column)"
    guard let found = row.values[column] else {
      return findings.require(
        false, rule, at: place, found: "nothing", expected: Findings.shown(expected))
    }
    findings.compare(found, expected, rule, at: place, scale: scale)
  }

  // MARK: - What must hold

  /// Fills are numbered from 1, and all have the tanks of the first, each for one product.
  private mutating func checkStops() {
    let expected = stops[0].map(\.content)
    for (index, stop) in stops.enumerated() {
      let place = "row \(stop[0].number), load_bu"
      findings.require(
        stop[0].fill == Double(index + 1), .stop, at: place, found: "fill \(stop[0].fill.plain)",
        expected: "fill \(index + 1)")
      let found = stop.map(\.content)
      findings.require(
        found == expected && stop.allSatisfy { $0.area == stop[0].area }, .stop, at: place,
        found: found.joined(separator: ", "), expected: expected.joined(separator: ", "))
    }
  }

  /// Product loaded less product seeded is what is left, tank by tank and stop by stop.
  private mutating func checkBalance() {
    var held: [String: Double] = [:]
    for row in stops.joined() {
      let scale = max(row["before_bu"], row["load_bu"])
      compare(of: row, "before_bu", held[row.tank] ?? row["on_board_bu"], .carried, scale: scale)
      compare(
        of: row, "left_bu", row["before_bu"] + row["load_bu"] - row["seeded_bu"], .left,
        scale: scale)
      held[row.tank] = row["left_bu"]
    }
  }

  /// The density of each product by its largest load; where nothing is loaded, by what is left.
  private var densities: [String: Double] {
    var largest: [String: (bushels: Double, density: Double)] = [:]
    for part in ["load", "left"] {
      let isKnown = Set(largest.keys)
      for row in stops.joined() where !isKnown.contains(row.product) {
        let bushels = row[part + "_bu"]
        guard bushels > largest[row.product]?.bushels ?? 0 else { continue }
        largest[row.product] = (bushels, row[part + mass] / bushels)
      }
    }
    return largest.mapValues(\.density)
  }

  /// Masses by densities, and what the scale shows as tanks are filled.
  private mutating func checkMasses() {
    let (unit, densities) = (mass, densities)
    let first = stops[0][0]
    let empty = first.values["gross" + unit].map { $0 - first["product_on_cart" + unit] }
    let held = stops.map { stop in
      stop.reduce(0) { $0 + $1["before_bu"] * (densities[$1.product] ?? 0) }
    }
    // Tanks without a row hold something, too, where anything was on board.
    let unused =
      first.values["on_board_bu"] == nil
      ? 0
      : first["product_on_cart" + mass] - held[0]
        - first["load_bu"] * (densities[first.product] ?? 0)
    for (stop, held) in zip(stops, held) {
      var onCart = held + unused
      for row in stop {
        let density = densities[row.product] ?? 0
        let load = row["load_bu"] * density
        onCart += load
        compare(of: row, "load" + mass, load, .sheetMass)
        compare(of: row, "left" + mass, row["left_bu"] * density, .sheetMass, scale: load)
        compare(of: row, "product_on_cart" + mass, onCart, .scale)
        guard empty != nil || row.values["gross" + mass] != nil else { continue }
        compare(of: row, "gross" + mass, row["product_on_cart" + mass] + (empty ?? 0), .scale)
      }
    }
  }

  private mutating func checkTotals() {
    var loaded: [String: (volume: Double, mass: Double)] = [:]
    for stop in stops {
      for row in stop {
        let sum = loaded[row.product] ?? (0, 0)
        loaded[row.product] = (sum.volume + row["load_bu"], sum.mass + row["load" + mass])
      }
      for row in stop {
        compare(of: row, "product_total_bu", loaded[row.product]?.volume ?? 0, .total)
        compare(of: row, "product_total" + mass, loaded[row.product]?.mass ?? 0, .total)
      }
    }
  }

  /// Litres stand beside bushels where the job is metric.
  private mutating func checkLitres() {
    for row in stops.joined() {
      for (column, litres) in row.values where column.hasSuffix("_l") {
        let bushels = row[column.dropLast(2) + "_bu"]
        findings.compare(
          litres, Volume(bushels: bushels).litres, .total, at: "row \(row.number), \(column)")
      }
    }
  }

  /// Every acre gets as much as those of the first fill, where all have the same rates.
  private mutating func checkAcres() {
    guard !hasFields else { return }
    for row in stops.dropFirst().joined() {
      guard let same = stops[0].first(where: { $0.content == row.content }), same.area > 0 else {
        continue
      }
      compare(of: row, "seeded_bu", same["seeded_bu"] / same.area * row.area, .seeded)
    }
  }
}
