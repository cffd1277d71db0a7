/// A day of a year without naming the year; February has 28 days.
public struct SeasonDate: Equatable, Comparable, Sendable {
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Days of the year before each month, and in all.
  private static let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365]

  /// Creates a date; `nil` when there is no such day.
  public init?(month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1 else { return nil }
    guard Self.before[month - 1] + day <= Self.before[month] else { return nil }
    self.month = month
    self.day = day
  }

  /// Creates the date some days into the year; 0 is 1 January, 365 is 1 January again.
  public init(ordinal: Int) {
    let rest = (ordinal % 365 + 365) % 365
    var month = 1
    while rest >= Self.before[month] { month += 1 }
    self.month = month
    day = rest - Self.before[month - 1] + 1
  }

  /// Days after 1 January.
  public var ordinal: Int { Self.before[month - 1] + day - 1 }

  /// Returns the date some days later.
  public func adding(days: Int) -> SeasonDate { SeasonDate(ordinal: ordinal + days) }

  /// Returns how many days another date is later in the same year.
  public func days(to other: SeasonDate) -> Int { other.ordinal - ordinal }

  /// As in `12 May`.
  public var text: String {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return "\(day) \(names[month - 1])"
  }

  /// As in `05-12`.
  package var code: String {
    "\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  /// Orders dates within one year.
  public static func < (left: SeasonDate, right: SeasonDate) -> Bool {
    left.ordinal < right.ordinal
  }
}
