import AirCartSimulation
import Foundation
import Testing

/// Oracle: Foundation's Gregorian calendar in 2023, which was no leap year.
@Suite struct SeasonDateTests {
  @Test func `every day of the year has its month and its day`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let first = try #require(calendar.date(from: DateComponents(year: 2023, month: 1, day: 1)))
    for ordinal in 0..<365 {
      let day = try #require(calendar.date(byAdding: .day, value: ordinal, to: first))
      let parts = calendar.dateComponents([.month, .day], from: day)
      let date = SeasonDate(ordinal: ordinal)
      #expect(date.month == parts.month && date.day == parts.day, "day \(ordinal)")
      #expect(date.ordinal == ordinal)
      #expect(SeasonDate(month: date.month, day: date.day) == date)
    }
  }

  @Test func `a month ends with its last day`() throws {
    for month in 1...12 {
      let components = DateComponents(year: 2023, month: month)
      let calendar = Calendar(identifier: .gregorian)
      let first = try #require(calendar.date(from: components))
      let last = try #require(calendar.range(of: .day, in: .month, for: first)).count
      #expect(SeasonDate(month: month, day: last) != nil, "month \(month)")
      #expect(SeasonDate(month: month, day: last + 1) == nil, "month \(month)")
    }
  }
}
