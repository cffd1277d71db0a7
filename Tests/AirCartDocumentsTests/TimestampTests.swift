import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

@Suite struct TimestampTests {
  /// Oracle: Foundation's calendar and formatter.
  @Test(.tags(.property, .oracle), arguments: 0..<200)
  func `a moment is written as Foundation writes it and read back`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let milliseconds = Int64.random(
      in: -62_135_596_800_000..<253_402_300_800_000, using: &generator)
    let time = Timestamp(milliseconds: milliseconds / 1000 * 1000)
    let formatter = ISO8601DateFormatter()
    let date = Date(timeIntervalSince1970: Double(time.milliseconds) / 1000)
    // Foundation follows the Julian calendar before 1582.
    if milliseconds > -12_219_292_800_000 { #expect(time.text == formatter.string(from: date)) }
    #expect(Timestamp(time.text) == time)
    let exact = Timestamp(milliseconds: milliseconds)
    #expect(Timestamp(exact.text) == exact, "seed \(seed)")
  }

  /// Oracle: by hand.
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59.999Z", -1),
    ("2026-11-21T14:00:00Z", 1_795_269_600_000), ("2026-11-21T08:00:00-06:00", 1_795_269_600_000),
    ("2026-11-21T15:30:00.5+01:30", 1_795_269_600_500), ("2024-02-29T00:00:00Z", 1_709_164_800_000),
    ("2000-02-29T00:00:00.1239Z", 951_782_400_123),
  ])
  func `a moment is read with its offset and fraction`(text: String, milliseconds: Int64) {
    #expect(Timestamp(text)?.milliseconds == milliseconds)
  }

  @Test(arguments: [
    "", "2026-11-21", "2026-11-21T14:00:00", "2026-11-21 14:00:00Z", "2026-13-01T00:00:00Z",
    "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2026-11-21T24:00:00Z", "2026-11-21T14:60:00Z",
    "2026-11-21T14:00:60Z", "2026-11-21T14:00:00.Z", "2026-11-21T14:00:00z", "0000-01-01T00:00:00Z",
    "2026-11-21T14:00:00+0600", "2026-11-21T14:00:00+24:00", "2026-11-21T14:00:00Zx",
    "+026-11-21T14:00:00Z", "２026-11-21T14:00:00Z", "2026-00-10T14:00:00Z",
  ])
  func `what is no moment is refused`(text: String) {
    #expect(Timestamp(text) == nil)
  }
}
