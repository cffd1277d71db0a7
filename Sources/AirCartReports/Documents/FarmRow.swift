package import AirCart
package import AirCartDocuments

/// What a study of many farms says of each of them.
package protocol FarmFigures: Sendable {
  /// The columns of data files, which are keys in JSON too.
  static var columns: [FarmColumn<Self>] { get }
  /// The columns for people.
  static var shown: [Answer.ColumnOf<Self>] { get }
  /// What is said of the best cart, and of several that tie: `finishes first`, `finish first`.
  static var merit: (one: String, several: String) { get }

  /// The best cart, and those that tie with it.
  var carts: [String] { get }
  /// Whether another cart does as well in what the merit is about.
  var isTied: Bool { get }
}

/// A farm among many, in one row.
package struct FarmRow<Figures: FarmFigures>: Sendable {
  package let file: String
  /// `nil` where the file cannot be read, as the name and the units.
  package let area: Area?
  let name: String?
  let units: UnitSystem?
  package let figures: Figures?
  /// Why there are no figures; `nil` where there are.
  package let problem: String?

  /// Creates the row of a farm that was read; either there are figures or a problem.
  init(file: String, name: String, _ farm: Farm, figures: Figures?, problem: String?) {
    self.file = file
    self.name = name
    area = farm.area()
    units = farm.units
    self.figures = figures
    self.problem = problem
  }

  /// Creates the row of a file without a result.
  package init(file: String, problem: String) {
    self.file = file
    (name, area, units, figures) = (nil, nil, nil, nil)
    self.problem = problem
  }
}

extension FarmRow {
  private static var columns: [FarmColumn<Figures>] {
    [
      .init("file", "The file, as it was named.", .text, cells: { .texts($0) }, value: { $0.file }),
      .init("farm", "The name of the farm.", .text, cells: { .texts($0) }, value: { $0.name }),
      .init(
        "area_ac", "All fields, with what is seeded twice.", .acres,
        cells: { .numbers($0.map { $0?.acres ?? .nan }) }, value: { $0.area }),
    ] + Figures.columns + [
      .init(
        "problem", "Why there are no figures.", .text, cells: { .texts($0) }, value: { $0.problem })
    ]
  }

  package static var keys: OutputTable<FarmRow> { OutputTable("a farm", columns.map(\.field)) }

  /// Rows as a table for data files.
  package static func table(_ rows: [FarmRow]) -> ResultTable {
    ResultTable(columns: columns.map { $0.column(rows) }, rowCount: rows.count)
  }
}

/// A column of a table of farms, which is a key of its rows in JSON too.
package struct FarmColumn<Figures: FarmFigures>: Sendable {
  fileprivate let field: OutputField<FarmRow<Figures>>
  fileprivate let column: @Sendable ([FarmRow<Figures>]) -> ResultTable.Column

  /// Creates a column of values that may be missing.
  fileprivate init<Value>(
    _ name: String, _ documentation: String, _ shape: OutputShape<Value>,
    cells: @escaping @Sendable ([Value?]) -> ResultTable.Cells,
    value: @escaping @Sendable (FarmRow<Figures>) -> Value?
  ) {
    field = OutputField(nullable: OutputKey(column: name), shape, documentation, value: value)
    column = { rows in ResultTable.Column(name, cells: cells(rows.map(value))) }
  }

  static func text(
    _ name: String, _ documentation: String, _ value: @escaping @Sendable (Figures) -> String?
  ) -> Self {
    Self(name, documentation, .text, cells: { .texts($0) }, value: { $0.figures.flatMap(value) })
  }

  /// Names of carts: a list in JSON, with semicolons between in CSV.
  static func names(
    _ name: String, _ documentation: String, _ value: @escaping @Sendable (Figures) -> [String]
  ) -> Self {
    Self(
      name, documentation, .list(.text), cells: { .texts($0.map { $0?.joined(separator: "; ") }) },
      value: { $0.figures.map(value) })
  }

  static func whole(
    _ name: String, _ documentation: String, _ value: @escaping @Sendable (Figures) -> Int?
  ) -> Self {
    Self(
      name, documentation, .whole, cells: { .integers($0) }, value: { $0.figures.flatMap(value) })
  }

  static func number(
    _ name: String, in unit: String = "", _ documentation: String,
    _ value: @escaping @Sendable (Figures) -> Double?
  ) -> Self {
    Self(
      name, documentation, .number(in: unit), cells: { .numbers($0.map { $0 ?? .nan }) },
      value: { $0.figures.flatMap(value) })
  }
}
