import AirCart
import AirCartCommandLine
import AirCartReports
import Testing

@Suite struct StatusScaleTests {
  @Test(arguments: [
    (0, CartLoad.ok), (74.999_999_999, .ok), (75, .watch), (90, .watch), (90.001, .tight),
    (100, .tight), (100.001, .over), (Double.infinity, .over),
  ])
  func `cart load is judged unrounded`(percent: Double, expected: CartLoad) {
    #expect(CartLoad(percent: percent) == expected)
  }

  @Test(arguments: [
    (0, TankUse.low), (49.999_999_999, .low), (50, .medium), (74.999, .medium), (75, .medium),
    (90, .medium), (90.001, .full), (100, .full), (100.001, .full),
  ])
  func `tank use is judged unrounded`(percent: Double, expected: TankUse) {
    #expect(TankUse(percent: percent) == expected)
  }

  @Test func `every state has a word, a sign and a role of its own`() {
    #expect(
      CartLoad.allCases.map(\.label) == ["✓ ok", "▲ watch", "✖ tight", ""])
    #expect(
      CartLoad.allCases.map { Glyphs.ascii.spelling($0.label) }
        == ["ok", "! watch", "x tight", ""])
    #expect(CartLoad.allCases.map(\.role) == [.ok, .watch, .tight, .over])
    #expect(TankUse.allCases.map(\.word) == ["low", "medium", "full"])
    #expect(TankUse.allCases.map(\.role) == [.low, .medium, .full])
  }

  @Test(arguments: [
    (-1, 0), (0, 0), (0.001, 1), (2.4, 1), (5.4, 1), (7.4, 1), (7.5, 2), (42, 8), (50, 10),
    (97.4, 19), (97.5, 19), (99.999, 19), (100, 20), (130, 20), (.nan, 0), (.infinity, 20),
  ])
  func `a fill bar rounds but tells some from none and nearly full from full`(
    percent: Double, cells: Int
  ) {
    let bar = FillBar(percent: percent)
    #expect(bar.filledCells == cells)
    #expect(bar.text.count == 20)
    #expect(bar.text.filter { $0 == "█" }.count == cells)
  }

  @Test func `a fill bar has signs for every terminal`() {
    #expect(Glyphs.unicode.spelling(FillBar(percent: 42).text) == "████████░░░░░░░░░░░░")
    #expect(Glyphs.ascii.spelling(FillBar(percent: 42).text) == "########............")
  }
}
