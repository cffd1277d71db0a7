package import AirCart

/// A map of a field: zones with what a file says of each, whatever the kind of file.
package struct FieldMap: Equatable, Sendable {
  /// A place on the Earth in degrees, on WGS 84.
  package struct Position: Equatable, Sendable {
    package let longitude: Double
    package let latitude: Double

    package init(longitude: Double, latitude: Double) {
      self.longitude = longitude
      self.latitude = latitude
    }
  }

  /// An outline and what is cut out of it.
  package struct Polygon: Equatable, Sendable {
    package let outer: [Position]
    package let holes: [[Position]]

    package init(outer: [Position], holes: [[Position]] = []) {
      self.outer = outer
      self.holes = holes
    }

    package var squareMetres: Double {
      abs(WGS84.area(of: outer)) - holes.reduce(0) { $0 + abs(WGS84.area(of: $1)) }
    }

    var rings: [[Position]] { [outer] + holes }
  }

  /// Cells between meridians and parallels, numbered from the south-west corner to the east and north.
  package struct Grid: Equatable, Sendable {
    package let south: Double
    package let west: Double
    /// The size of a cell in degrees.
    package let height: Double
    package let width: Double
    package let rows: Int
    package let columns: Int

    package init(
      south: Double, west: Double, height: Double, width: Double, rows: Int, columns: Int
    ) {
      (self.south, self.west, self.height, self.width) = (south, west, height, width)
      (self.rows, self.columns) = (rows, columns)
    }

    /// The square metres of each cell of a row.
    func cellArea(row: Int) -> Double {
      let south = south + Double(row) * height
      return WGS84.area(south: south, north: south + height, width: width)
    }
  }

  /// Where a zone is.
  package enum Shape: Equatable, Sendable {
    case polygons([Polygon])
    /// Cells of a grid, in runs row by row.
    case cells(Grid, [CellRun])
    /// Only its area is known.
    case unknown(squareMetres: Double)
  }

  /// Cells beside each other in a row, the westernmost in a column counted from 0.
  package struct CellRun: Equatable, Sendable {
    package let row: Int
    package let column: Int
    package var count: Int

    package init(row: Int, column: Int, count: Int) {
      (self.row, self.column, self.count) = (row, column, count)
    }
  }

  /// What a file says in a column about a zone.
  package enum Value: Equatable, Sendable {
    case number(Double)
    case text(String)
  }

  /// A part of the field, the same all over.
  package struct Zone: Equatable, Sendable {
    package let name: String
    package let shape: Shape
    /// By column; `nil` where the file says nothing.
    package let values: [Value?]
    /// Holes left out.
    package let squareMetres: Double

    package init(name: String, shape: Shape, values: [Value?]) {
      self.name = name
      self.shape = shape
      self.values = values
      squareMetres = shape.squareMetres
    }

    package var area: Area { Area(squareMetres: squareMetres) }
  }

  /// What is said of every zone.
  package struct Column: Equatable, Sendable {
    package let name: String
    /// The unit of its numbers, where the file says one that rates have.
    package var unit: MapUnit?
    /// The product, where the file names one.
    package var product: String?
    /// What the file says is needed in all, in the unit's amount: kilograms, litres or seeds.
    package var statedTotal: Double?

    package init(
      name: String, unit: MapUnit? = nil, product: String? = nil, statedTotal: Double? = nil
    ) {
      self.name = name
      self.unit = unit
      self.product = product
      self.statedTotal = statedTotal
    }
  }

  package let format: String
  package var columns: [Column]
  package var zones: [Zone]
  /// The area of the field, where the file says one.
  package var statedSquareMetres: Double?
  /// What was left out or assumed, a sentence each.
  package var remarks: [String]

  /// The format of a table with an area in every row.
  package static let tableFormat = "CSV"

  /// The most zones and corners of one map.
  package static let (zoneLimit, cornerLimit, columnLimit) = (200_000, 2_000_000, 200)
  /// The most cells of a grid.
  package static let cellLimit = 4_000_000
}

extension FieldMap.Shape {
  fileprivate var squareMetres: Double {
    switch self {
    // Holes beside their outline leave nothing, and not less than that.
    case .polygons(let polygons): max(0, polygons.reduce(0) { $0 + $1.squareMetres })
    case .cells(let grid, let runs):
      FieldMap.cells(of: runs).reduce(0) { $0 + Double($1.count) * grid.cellArea(row: $1.row) }
    case .unknown(let squareMetres): squareMetres
    }
  }
}

extension Area {
  package init(squareMetres: Double) {
    self.init(hectares: squareMetres / ConversionFactors.squareMetresPerHectare)
  }
}

extension FieldMap {
  /// How many cells runs have in each row.
  fileprivate static func cells(of runs: [CellRun]) -> [(row: Int, count: Int)] {
    runs.reduce(into: []) { rows, run in
      if rows.last?.row == run.row {
        rows[rows.count - 1].count += run.count
      } else {
        rows.append((run.row, run.count))
      }
    }
  }
}

extension FieldMap.Value {
  /// The number, also where it is written as a text.
  package var number: Double? {
    switch self {
    case .number(let number): number
    case .text(let text): Double(text.trimmed).flatMap { $0.isFinite ? $0 : nil }
    }
  }

  package var text: String {
    switch self {
    case .number(let number): number.plain
    case .text(let text): text
    }
  }
}

extension FieldMap {
  /// The columns that have numbers, by position.
  package var numericColumns: [Int] {
    columns.indices.filter { column in
      let values = zones.compactMap { $0.values[column] }
      return !values.isEmpty && values.allSatisfy { $0.number != nil }
    }
  }

  /// The columns with what is in them, as a message lists them: `Dose (10 to 30), name`.
  package var columnList: String {
    let shown = columns.indices.prefix(12).map { column in
      let numbers = zones.compactMap { $0.values[column]?.number }
      guard numericColumns.contains(column), let least = numbers.min(), let most = numbers.max()
      else { return columns[column].name.quoted }
      let range = span(short(least), short(most))
      return "\(columns[column].name.quoted) (\(range))"
    }
    let rest = columns.count - shown.count
    return shown.isEmpty
      ? localized("none")
      : shown.joined(separator: ", ") + (rest > 0 ? localized(" and \(rest) more") : "")
  }

  /// The unit of a column: its own, or what a column of units says of all zones alike.
  package func unit(ofColumn column: Int) -> MapUnit? {
    if let own = columns[column].unit { return own }
    guard
      let place = columns.firstIndex(where: {
        ["unit", "units", "uom"].contains($0.name.lowercased())
      })
    else { return nil }
    let units = zones.compactMap { zone in
      zone.values[place].map { MapUnit(spelling: $0.text) ?? MapUnit(behindNumber: $0.text) }
    }
    guard let first = units.first, units.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The column that most likely has rates: the first with a unit, or with a word for rates in its name,
  /// or with numbers that are neither areas nor numbers of zones; `nil` without numbers.
  package var likelyRates: Int? {
    let numeric = numericColumns
    let words = ["rate", "dose", "dosis", "target", "appl", "menge"]
    return numeric.first { unit(ofColumn: $0) != nil }
      ?? numeric.first { column in words.contains { columns[column].name.lowercased().contains($0) }
      }
      ?? numeric.first { !Self.otherNumbers.contains(columns[$0].name.trimmed.lowercased()) }
      ?? numeric.first
  }

  private static let otherNumbers = [
    "acres", "acre", "ac", "area", "hectares", "ha", "zone", "id", "fid", "objectid",
  ]
}
