package import AirCartDocuments

/// What a verb answers: a title and blocks for people, data and a table for programs.
///
/// Renderers know blocks and nothing of carts or fields. So every format for people shows the same
/// answer, and a new one is a single file.
package struct Answer: Sendable {
  /// Empty where the answer is a line or two.
  package var title: String
  package var blocks: [Block]
  /// What a page of a run's folder shows below them, and a screen has no room for.
  package var details: [Block]
  private let makeData: @Sendable () -> JSONValue
  private let makeTable: @Sendable () -> ResultTable

  /// Creates an answer; data and table are only made where they are asked for.
  package init(
    title: String, blocks: [Block], details: [Block] = [],
    data: @autoclosure @escaping @Sendable () -> JSONValue,
    table: @autoclosure @escaping @Sendable () -> ResultTable
  ) {
    self.title = title
    self.blocks = blocks
    self.details = details
    makeData = data
    makeTable = table
  }

  package var data: JSONValue { makeData() }

  /// The answer as one tidy table, for CSV.
  package var table: ResultTable { makeTable() }
}

extension Answer {
  /// A part of an answer, as a document has them.
  package enum Block: Equatable, Sendable {
    /// A heading; the title of the answer is of level 1.
    case heading(String, level: Int = 2)
    /// Sentences that belong together, each on a line or in its own paragraph.
    case sentences([String])
    case list([String])
    /// Labels with their values; figures are set to the right among themselves.
    case facts([Fact], alignment: Alignment = .leading)
    case table(Table)
    /// A command to paste into a shell.
    case command(String)
    /// Lines that keep their spaces and breaks.
    case preformatted([String])
    /// Labels with room to write by hand, on paper only.
    case blanks([String])
    /// Where a printed page ends.
    case newPage
    /// A drawing, on paper only.
    case picture(Chart)
  }

  package struct Fact: Equatable, Sendable {
    package let label: String
    package let value: Cell

    package init(_ label: String, _ value: String, as role: Role? = nil) {
      self.label = localized(word: label)
      self.value = Cell(value, as: role)
    }
  }

  /// Everything for people, without what is empty.
  package var document: [Block] {
    let shown = blocks.filter { block in
      switch block {
      // They mean something on paper only.
      case .blanks, .newPage, .picture: false
      default: !Self.isEmpty(block)
      }
    }
    return (title.isEmpty ? [] : [.heading(title, level: 1)]) + shown
  }

  /// Whether a block shows anything.
  static func isEmpty(_ block: Block) -> Bool {
    switch block {
    case .heading, .command, .newPage, .picture: false
    case .sentences(let texts), .list(let texts), .preformatted(let texts), .blanks(let texts):
      texts.isEmpty
    case .facts(let facts, _): facts.isEmpty
    case .table(let table): table.rows.isEmpty
    }
  }

  /// A heading with what is below it, or nothing where nothing is below it.
  package static func section(_ title: String, _ blocks: [Block?]) -> [Block] {
    let shown = blocks.compactMap(\.self).filter { !isEmpty($0) }
    return shown.isEmpty ? [] : [.heading(localized(word: title))] + shown
  }
}

extension Answer.Block {
  package static func sentence(_ text: String) -> Self { .sentences([text]) }
}

// MARK: - Tables

extension Answer {
  package struct Table: Equatable, Sendable {
    package let columns: [Column]
    /// One cell per column in each row.
    package let rows: [[Cell]]
    /// What is ticked off by hand where the table is printed on paper.
    package var checklist: Checklist?

    /// Creates a table; columns without any text in their rows are left out.
    package init(columns: [Column], rows: [[Cell]]) {
      precondition(
        rows.allSatisfy { $0.count == columns.count }, "every row has one cell per column")
      let filled = columns.indices.filter { column in
        rows.contains { !$0[column].text.isEmpty }
      }
      self.columns = filled.map { columns[$0] }
      self.rows = rows.map { row in filled.map { row[$0] } }
    }

    package init<Row>(_ rows: [Row], _ columns: [ColumnOf<Row>]) {
      self.init(
        columns: columns.map(\.column), rows: rows.map { row in columns.map { $0.cell(row) } })
    }

    /// The table with the columns at some positions alone.
    package func keeping(_ positions: [Int]) -> Table {
      var table = Table(
        columns: positions.map { columns[$0] }, rows: rows.map { row in positions.map { row[$0] } })
      table.checklist = checklist
      return table
    }
  }

  /// Boxes to tick off by hand: one before every row, or one for each of some numbers.
  package enum Checklist: Equatable, Sendable {
    case rows
    case numbers(ClosedRange<Int>)
  }

  /// The heading of a column and how it is laid out.
  package struct Column: Equatable, Sendable {
    package let title: String
    package let unit: String
    package let alignment: Alignment
    /// Whether long text in the column may be broken into several lines; numbers never are.
    package let wraps: Bool
    /// Whether its cells are bars, which lose cells where the table is too wide.
    package let isBar: Bool
    /// Whether a table that is too wide may do without it.
    package fileprivate(set) var isMinor: Bool

    package init(
      _ title: String, unit: String = "", alignment: Alignment = .leading, wraps: Bool = false,
      isBar: Bool = false, isMinor: Bool = false
    ) {
      self.title = localized(word: title)
      self.unit = unit
      self.alignment = alignment
      self.wraps = wraps
      self.isBar = isBar
      self.isMinor = isMinor
    }

    /// Title and unit as running text: `Load, lb`.
    package var heading: String { unit.isEmpty ? title : "\(title), \(unit)" }
  }

  /// A column together with the cell that it has for a row.
  package struct ColumnOf<Row> {
    let column: Column
    let cell: (Row) -> Cell

    /// The same column, which a table that is too wide may do without.
    package var minor: Self {
      var column = column
      column.isMinor = true
      return Self(column: column, cell: cell)
    }

    /// A column of cells that differ in their meaning.
    package static func cells(
      _ title: String, unit: String = "", alignment: Alignment = .leading, wraps: Bool = false,
      _ cell: @escaping (Row) -> Cell
    ) -> Self {
      Self(column: Column(title, unit: unit, alignment: alignment, wraps: wraps), cell: cell)
    }

    /// A column of names that are never broken.
    package static func name(
      _ title: String, as role: Role? = nil, _ text: @escaping (Row) -> String
    ) -> Self {
      cells(title) { Cell(text($0), as: role) }
    }

    /// A column of words, which are broken where the table is too wide.
    package static func words(
      _ title: String, unit: String = "", as role: Role? = nil, _ text: @escaping (Row) -> String
    ) -> Self {
      cells(title, unit: unit, wraps: true) { Cell(text($0), as: role) }
    }

    /// A column of bars, which are shortened or left out where the table is too wide.
    package static func bar(_ cell: @escaping (Row) -> Cell) -> Self {
      Self(column: Column("", isBar: true), cell: cell)
    }

    /// A column of figures, set to the right.
    package static func figure(
      _ title: String, unit: String = "", as role: Role? = nil, _ text: @escaping (Row) -> String
    ) -> Self {
      cells(title, unit: unit, alignment: .trailing) { Cell(text($0), as: role) }
    }
  }
}
