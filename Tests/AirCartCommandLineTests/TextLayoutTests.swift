import AirCartCommandLine
import AirCartDocuments
import AirCartReports
import AirCartTestSupport
import Testing

@Suite struct TextLayoutTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("小麦", 4), ("👩‍🌾", 2), ("🇨🇦", 2), ("✓", 1),
    ("▲", 1), ("█░", 2), ("❤️", 2), ("\u{200B}", 0), ("ｗ", 2), ("한국", 4), ("Ümläut", 6),
  ])
  func `a text knows its width on a terminal`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func `text wraps at spaces and breaks only what is wider than a line`() {
    #expect("one two three".wrapped(to: 7) == ["one two", "three"])
    #expect("abcdefghij".wrapped(to: 4) == ["abcd", "efgh", "ij"])
    #expect("a abcdefgh b".wrapped(to: 4) == ["a", "abcd", "efgh", "b"])
    #expect("小麦小麦".wrapped(to: 5) == ["小麦", "小麦"])
    #expect("one\n\ntwo".wrapped(to: 9) == ["one", "", "two"])
    #expect("".wrapped(to: 5) == [""])
    #expect("ab".wrapped(to: 0) == ["a", "b"])
  }

  /// Oracle: by hand.
  @Test func `a number stays with the word behind it where a line has room for both`() {
    #expect("One fill seeds 160.00 ac.".wrapped(to: 22) == ["One fill seeds", "160.00 ac."])
    #expect("an assumed 12 % of it".wrapped(to: 13) == ["an assumed", "12 % of it"])
    #expect("for 160.00 ac".wrapped(to: 8) == ["for", "160.00", "ac"])
    #expect("160.00 ac".wrapped(to: 6) == ["160.00", "ac"])
    #expect("Tank 1, Tank 2, Tank 3".wrapped(to: 15) == ["Tank 1, Tank 2,", "Tank 3"])
  }

  @Test func `what would move the cursor is spelled out`() {
    #expect("a\u{1B}[2Jb\n\u{7F}\u{2028}é".printable == "a\\u{1B}[2Jb\\u{A}\\u{7F}\\u{2028}é")
  }

  private static let table = TextTable(
    columns: [
      .init("Tank"), .init("Product", wraps: true), .init("bu", alignment: .trailing),
      .init("Fill"), .init("%", alignment: .trailing),
    ],
    rows: [
      [
        "1", "Urea (46-0-0)", Cell("266.7", as: .amount),
        Cell(FillBar(percent: 42).text, as: .low), "42.0",
      ],
      [
        "2", "A mix with a name that its maker could not stop writing", "16.0",
        Cell(FillBar(percent: 5.4).text), "5.4",
      ],
      ["Saddle", "小麦 é", "0.0", Cell(FillBar(percent: 0).text), "0.0"],
    ])

  @Test(arguments: [40, 60, 80, 120])
  func `a table keeps its shape`(width: Int) {
    let lines = Self.table.lines(width: width, style: Style(isColored: false))
    expectGolden(lines.joined(separator: "\n") + "\n", named: "table.md#\(width) columns")
  }

  @Test(arguments: 20...130)
  func `a table is never wider than the terminal and loses no character`(width: Int) {
    let lines = Self.table.lines(width: width, style: Style(isColored: false))
    for line in lines { #expect(line.displayWidth <= width, "\(line)") }
    let shown = lines.joined().filter { !$0.isWhitespace }
    for character in "AmixwithanamethatitsmakercouldnotstopwritingUrea(46-0-0)" {
      #expect(shown.contains(character))
    }
  }

  /// Oracle: by hand; of 60 columns tank, product and gaps take 31, or 26 with the product on two
  /// lines, and two fewer without a bar.
  @Test(arguments: [
    (9, "████████░░░░░░░░░░░░"), (20, "████░░░░░"), (24, "██░░░"), (29, "██░░░"), (30, ""),
    (36, ""),
  ])
  func `a bar gives way before a word is broken`(load: Int, bar: String) {
    let table = TextTable(
      columns: [
        .init("Tank"), .init("Product", wraps: true), .init("Load"), .init("", isBar: true),
      ],
      rows: [
        [
          "91300 Tank 1", "Urea (46-0-0)", Cell(String(repeating: "9", count: load)),
          Cell(FillBar(percent: 42).text),
        ]
      ])
    let lines = table.lines(width: 60, style: Style(isColored: false))
    #expect(lines[0].hasPrefix("Tank          Product"))
    #expect(lines[1].filter { "█░".contains($0) } == bar)
    #expect(lines.contains { $0.contains("(46-0-0)") })
  }

  /// Oracle: by hand; of 60 columns load and gaps take 42, and the longest words 11 and 7.
  @Test func `a column of short words gives way before a word of another is broken`() {
    let table = TextTable(
      columns: [.init("Cart", wraps: true), .init("Load"), .init("Gross lb", wraps: true)],
      rows: [
        ["L9650+L9650", Cell(String(repeating: "9", count: 38)), "99,000 / 98,000"]
      ])
    let lines = table.lines(width: 60, style: Style(isColored: false))
    #expect(lines.contains { $0.hasPrefix("L9650+L9650 ") })
    #expect(lines.allSatisfy { $0.displayWidth <= 60 })
  }

  private static let noWeight = "Left out for lack of room: Weight. '--columns all' shows it."

  /// Oracle: by hand; the columns take 5, 20, 30 and 20, with 6 between them.
  @Test(arguments: [
    (81, ["Cart", "Load", "Fills", "Weight"], ""),
    (80, ["Cart", "Load", "Fills"], Self.noWeight), (60, ["Cart", "Load", "Fills"], Self.noWeight),
  ])
  func `a table that is too wide leaves minor columns out and says which`(
    width: Int, shown: [String], note: String
  ) {
    expectColumns(shown, note, within: width, widths: (20, 30, 20))
  }

  /// Oracle: by hand; without the weight 69 columns, without the load 37.
  ///
  /// Of the labelled lines the one with 60 figures wraps.
  @Test func `the last minor columns go first, and a table that is still too wide keeps all`() {
    expectColumns(
      ["Cart", "Fills"], "Left out for lack of room: Load and Weight. '--columns all' shows them.",
      within: 68, widths: (30, 30, 20))
    let lines = Self.minorTable((30, 60, 20)).lines(width: 60, style: Style(isColored: false))
    #expect(lines.count == 5 && lines[0].hasPrefix("Cart ") && lines[4].hasPrefix("Weight "))
  }

  /// Oracle: by hand; the four columns take 75 with 6 between them.
  @Test func `a table that is to have all columns is as wide as they are`() {
    let lines = Self.minorTable((20, 30, 20)).lines(
      width: 60, hasAllColumns: true, style: Style(isColored: false))
    #expect(lines.count == 2 && lines[1].displayWidth == 81)
    #expect(lines[0].split(separator: " ") == ["Cart", "Load", "Fills", "Weight"])
  }

  private func expectColumns(
    _ shown: [String], _ note: String, within width: Int, widths: (Int, Int, Int)
  ) {
    let lines = Self.minorTable(widths).lines(
      width: width, style: Style(isColored: false))
    #expect(lines[0].split(separator: " ").map(String.init) == shown)
    #expect(lines.dropFirst(2).filter { !$0.isEmpty }.joined(separator: " ") == note)
    #expect(lines.allSatisfy { $0.displayWidth <= width })
  }

  /// A table with a minor column in the middle and one at the end.
  private static func minorTable(_ widths: (Int, Int, Int)) -> TextTable {
    let cell = { Cell(String(repeating: "9", count: $0)) }
    return TextTable(
      columns: [
        .init("Cart"), .init("Load", isMinor: true), .init("Fills"), .init("Weight", isMinor: true),
      ], rows: [["91300", cell(widths.0), cell(widths.1), cell(widths.2)]])
  }

  @Test func `colour changes no width`() {
    let plain = Self.table.lines(width: 80, style: Style(isColored: false))
    let colored = Self.table.lines(width: 80, style: Style(isColored: true))
    #expect(colored.map(withoutColor) == plain)
    #expect(colored != plain)
  }

  @Test func `a table without rows has its titles`() {
    let table = TextTable(columns: [.init("Cart"), .init("bu", alignment: .trailing)], rows: [])
    #expect(table.lines(width: 80, style: Style(isColored: false)) == ["Cart  bu"])
    #expect(table.lines(width: 40, style: Style(isColored: false)).isEmpty)
  }

  @Test func `a summary aligns its values`() {
    let entries: [KeyValueList.Entry] = [
      .init("Cart", "91300"), .init("Field", "160.00 ac"), .init("Cart load", "21.0 %"),
    ]
    let plain = Style(isColored: false)
    #expect(
      KeyValueList(entries, alignment: .trailing).lines(width: 80, style: plain) == [
        "Cart           91300", "Field      160.00 ac", "Cart load     21.0 %",
      ])
    #expect(
      KeyValueList(entries).lines(width: 80, style: plain) == [
        "Cart       91300", "Field      160.00 ac", "Cart load  21.0 %",
      ])
    for width in 1...30 {
      for line in KeyValueList(entries).lines(width: width, style: plain) where width > 4 {
        #expect(line.displayWidth <= width, "\(width): \(line)")
      }
    }
  }

  private func withoutColor(_ line: String) -> String {
    var result = ""
    var isEscape = false
    for character in line {
      if character == "\u{1B}" { isEscape = true }
      if !isEscape { result.append(character) }
      if character == "m" { isEscape = false }
    }
    return result
  }
}
