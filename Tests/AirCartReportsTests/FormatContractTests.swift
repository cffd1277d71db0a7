import AirCartDocuments
import AirCartReports
import AirCartTestSupport
import Foundation
import Testing

/// What every format must withstand, and the exact text of each.
@Suite struct FormatContractTests {
  /// Names with everything that a format could trip over; the last is Arabic, right to left.
  static let hostileTexts: [String?] = [
    "plain", "comma, inside", "quote \" inside", "line\nfeed", "carriage\r\nreturn", "bar | inside",
    "back\\slash", "tab\tand\u{1}control", "<b>tag</b>", "Blé d'hiver Ω 小麦 🌾", "قمح ربيعي", "", nil,
  ]

  static let hostile = ResultTable(
    columns: [
      .init("name", cells: .texts(hostileTexts)),
      .init(
        "rate_lb_per_ac",
        cells: .number { [100, -0.0, 266.6666666666667, .nan, .infinity, 0.1][$0 % 6] }),
      .init("fills", cells: .integer { $0 % 4 == 3 ? nil : $0 }),
      .init(
        "cart, \"model\"", cells: .label(["91300", "9650,\n2"]) { $0 % 3 == 2 ? nil : $0 % 3 }),
    ],
    rowCount: hostileTexts.count)

  static let empty = ResultTable(
    columns: [
      .init("cart", cells: .texts([])), .init("field_ac", cells: .numbers([])),
    ],
    rowCount: 0)

  /// The formats by the ending of their files.
  static let formats: [(ending: String, format: TableFormat)] = [("csv", csv), ("md", markdown)]

  static let csv: TableFormat = { CSVFormat().text(of: $0) }

  /// As the renderer of answers writes tables, with nothing left out of them.
  static let markdown: TableFormat = { table in
    guard !table.columns.isEmpty else { return "" }
    let columns = table.columns.map { column in
      (column.shown, (0..<table.rowCount).map(column.text))
    }
    return MarkdownRenderer.text(of: columns, rowCount: table.rowCount)
  }

  @Test(arguments: formats)
  func `a hostile table has the recorded text`(ending: String, format: TableFormat) {
    expectGolden(text(Self.hostile, format), named: "hostile.\(ending)")
    expectGolden(text(Self.empty, format), named: "empty.\(ending)")
  }

  @Test(arguments: formats)
  func `writing twice gives the same bytes`(ending: String, format: TableFormat) {
    #expect(bytes(Self.hostile, format) == bytes(Self.hostile, format))
    #expect(!bytes(Self.empty, format).isEmpty)
  }

  @Test(arguments: formats)
  func `a table without columns is no accident`(ending: String, format: TableFormat) {
    _ = bytes(ResultTable(columns: [], rowCount: 3), format)
  }

  // MARK: CSV

  @Test func `CSV reads back cell by cell`() {
    let rows = parseCSV(text(Self.hostile, Self.csv))
    #expect(rows.count == Self.hostile.rowCount + 1)
    #expect(rows.map { $0[0] }.dropFirst() == Self.hostileTexts.map { $0 ?? "" }[...])
    #expect(rows[0][3] == "cart, \"model\"")
    #expect(rows[2][3] == "9650,\n2")
    #expect(rows[3][1] == "266.6666666666667")
    #expect(rows[4][1].isEmpty && rows[5][1].isEmpty)
  }

  @Test func `a missing cell alone in its row is quoted`() {
    let table = ResultTable(
      columns: [.init("z", cells: .numbers([1, .nan, 2]))], rowCount: 3)
    #expect(text(table, Self.csv) == "z\n1\n\"\"\n2\n")
  }

  @Test(arguments: [1, 127, 128, 129, 1_000])
  func `chunks of any size join to the whole CSV`(_ chunk: Int) {
    let table = ResultTable(
      columns: [
        .init("row", cells: .integer { $0 }), .init("field_ac", cells: .number { Double($0 / 7) }),
        .init("z", cells: .number { Double($0) / 7 }),
        .init("cart", cells: .label(["a,", "b"]) { $0 % 2 }),
      ], rowCount: 1_000)
    var joined = ByteBuffer()
    CSVFormat().appendHeader(of: table, to: &joined)
    for start in stride(from: 0, to: table.rowCount, by: chunk) {
      var part = ByteBuffer(capacity: 64)
      let rows = start..<min(start + chunk, table.rowCount)
      CSVFormat().appendRows(rows, of: table, to: &part)
      joined.append(part)
    }
    #expect(joined.bytes == bytes(table, Self.csv))
    let naive = (0..<1_000).map { row in
      "\(row),\(row / 7),\(NumberText.shortest(Double(row) / 7) ?? ""),\(row % 2 == 0 ? "\"a,\"" : "b")\n"
    }
    #expect(joined.text == "row,field_ac,z,cart\n" + naive.joined())
  }

  @Test func `chunks made by several tasks join to the whole CSV`() async {
    let table = ResultTable(
      columns: [
        .init("row", cells: .integer { $0 }), .init("z", cells: .number { Double($0) / 7 }),
        .init("cart", cells: .label(["a", "b"]) { $0 % 2 }),
      ], rowCount: 4_000)
    let parts = await withTaskGroup(of: (Int, [UInt8]).self) { group in
      for start in stride(from: 0, to: 4_000, by: 250) {
        group.addTask {
          var part = ByteBuffer()
          CSVFormat().appendRows(start..<(start + 250), of: table, to: &part)
          return (start, part.bytes)
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    let joined = parts.sorted { $0.key < $1.key }.flatMap(\.value)
    #expect(Array("row,z,cart\n".utf8) + joined == bytes(table, Self.csv))
  }

  // MARK: JSON

  @Test func `a foreign parser reads the JSON as it was meant`() throws {
    let texts = Self.hostileTexts.map { $0.map(JSONValue.string) ?? .null }
    for layout in [JSONValue.Layout.compact, .row, .pretty, .spread] {
      let value: JSONValue = [
        "names": .array(texts), "rates": [[266.6666666666667, nil], [-0.5]],
      ]
      let data = Data(value.text(layout).utf8)
      let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      #expect((root["names"] as? [Any])?.map { $0 as? String } == Self.hostileTexts)
      let rates = (root["rates"] as? [[Any]])?.map { $0.map { $0 as? Double } }
      #expect(rates == [[266.6666666666667, nil], [-0.5]])
    }
  }

  @Test func `a JSON object keeps the order of its members`() {
    let value: JSONValue = [
      "zebra": 1, "apple": [1.5, nil, true, "x"], "nested": ["deep": [["a": 1]]], "none": [:],
      "empty": [],
    ]
    #expect(
      value.text(.compact)
        == #"{"zebra":1,"apple":[1.5,null,true,"x"],"nested":{"deep":[{"a":1}]},"none":{},"empty":[]}"#
    )
    expectGolden(value.text(.pretty) + "\n", named: "value.json")
  }

  @Test func `every control character is escaped in JSON`() throws {
    let all = String(String.UnicodeScalarView((0..<0x80).compactMap(Unicode.Scalar.init)))
    let text = JSONValue.string(all).text(.compact)
    #expect(text.utf8.allSatisfy { $0 >= 0x20 })
    let read =
      try JSONSerialization.jsonObject(
        with: Data("[\(text)]".utf8)) as? [String]
    #expect(read == [all])
  }

  @Test func `a number that is not finite is null in JSON`() {
    #expect(
      JSONValue.array([.number(.nan), .number(-.infinity), .number(-0.0)]).text(.compact)
        == "[null,null,0]")
  }

  // MARK: Markdown

  @Test func `every Markdown line has the same number of bars`() {
    let lines = text(Self.hostile, Self.markdown).split(separator: "\n")
    for line in lines {
      let bars = line.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" }
      #expect(bars == Self.hostile.columns.count + 1)
    }
    #expect(Set(lines.map(\.count)).count == 1, "the columns are not aligned")
  }
}

extension ResultTable.Column {
  /// The heading of a column of these tables for people.
  fileprivate var shown: Answer.Column {
    switch name {
    case "rate_lb_per_ac": .init("Rate", unit: "lb/ac", alignment: .trailing)
    case "fills": .init("Fills", alignment: .trailing)
    case "field_ac": .init(name, unit: "ac", alignment: .trailing)
    default: .init(name)
    }
  }

  /// A cell for people.
  fileprivate func text(_ row: Int) -> String {
    switch cells {
    case .number(let value): fixed(value(row), 2)
    case .integer(let value): value(row).map(String.init) ?? ""
    case .text(let value): value(row) ?? ""
    case .label(let names, let place): place(row).map { names[$0] } ?? ""
    }
  }
}

/// How a table becomes text.
typealias TableFormat = @Sendable (ResultTable) -> String

extension ByteBuffer {
  /// A copy of the bytes.
  var bytes: [UInt8] { withUnsafeBytes { Array($0) } }
}

func bytes(_ table: ResultTable, _ format: TableFormat) -> [UInt8] { Array(format(table).utf8) }

func text(_ table: ResultTable, _ format: TableFormat) -> String { format(table) }

/// A reader of RFC 4180 that shares nothing with the writer.
private func parseCSV(_ text: String) -> [[String]] {
  var rows: [[String]] = [[""]]
  var isQuoted = false
  var previous: Unicode.Scalar = " "
  for scalar in text.unicodeScalars {
    let isCell = isQuoted || !",\n".unicodeScalars.contains(scalar)
    if scalar == "\"" {
      if !isQuoted, previous == "\"" {
        rows[rows.count - 1][rows[rows.count - 1].count - 1] += "\""
      }
      isQuoted.toggle()
    } else if isCell {
      rows[rows.count - 1][rows[rows.count - 1].count - 1].unicodeScalars.append(scalar)
    } else if scalar == "," {
      rows[rows.count - 1].append("")
    } else {
      rows.append([""])
    }
    previous = scalar
  }
  return rows.dropLast()
}
