/// A moment as files write it: `2026-11-21T14:00:00Z`.
package struct Timestamp: Equatable, Comparable, Sendable {
  /// Milliseconds since the start of 1970 in UTC.
  package let milliseconds: Int64

  /// Creates a moment.
  package init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Orders moments, the earlier one first.
  package static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.milliseconds < right.milliseconds
  }
}

// MARK: - Reading

extension Timestamp {
  /// Reads a date and a time with `Z` or an offset behind it (ISO 8601, as in RFC 3339).
  ///
  /// What lies below a millisecond is cut off.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    let marks: [(Int, UInt8)] = [
      (4, UInt8(ascii: "-")), (7, UInt8(ascii: "-")), (10, UInt8(ascii: "T")),
      (13, UInt8(ascii: ":")), (16, UInt8(ascii: ":")),
    ]
    guard bytes.count >= 20, marks.allSatisfy({ bytes[$0.0] == $0.1 }),
      let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
      let day = Self.number(bytes[8..<10]), let hour = Self.number(bytes[11..<13]),
      let minute = Self.number(bytes[14..<16]), let second = Self.number(bytes[17..<19]),
      year >= 1, (1...12).contains(month), (1...Self.days(inMonth: month, year)).contains(day),
      hour < 24, minute < 60, second < 60,
      let (fraction, offset) = Self.fractionAndOffset(bytes[19...])
    else { return nil }
    let minutes = (Self.days(to: year, month, day) * 24 + hour) * 60 + minute - offset
    milliseconds = Int64((minutes * 60 + second) * 1000 + fraction)
  }

  /// Milliseconds, and minutes to the east of UTC, from what follows the seconds.
  private static func fractionAndOffset(_ rest: ArraySlice<UInt8>) -> (Int, Int)? {
    var rest = rest
    var digits = ArraySlice<UInt8>()
    if rest.first == UInt8(ascii: ".") {
      digits = rest.dropFirst().prefix { (0x30...0x39).contains($0) }
      guard !digits.isEmpty else { return nil }
      rest = rest.dropFirst(digits.count + 1)
    }
    guard let fraction = number((Array(digits) + [0x30, 0x30, 0x30]).prefix(3)),
      let offset = offset(Array(rest))
    else { return nil }
    return (fraction, offset)
  }

  private static func offset(_ zone: [UInt8]) -> Int? {
    if zone == [UInt8(ascii: "Z")] { return 0 }
    guard zone.count == 6, zone[3] == UInt8(ascii: ":"),
      let hours = number(zone[1..<3]), let minutes = number(zone[4..<6]), hours < 24, minutes < 60
    else { return nil }
    switch zone[0] {
    case UInt8(ascii: "+"): return hours * 60 + minutes
    case UInt8(ascii: "-"): return -(hours * 60 + minutes)
    default: return nil
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      value = value * 10 + Int(digit - 0x30)
    }
    return value
  }
}

// MARK: - Writing

extension Timestamp {
  /// The moment in UTC, with milliseconds where there are any.
  package var text: String {
    let (seconds, fraction) = Self.divided(milliseconds, by: 1000)
    let (days, time) = Self.divided(seconds, by: 86_400)
    let (year, month, day) = Self.date(after: Int(days))
    let clock = [time / 3600, time / 60 % 60, time % 60].map { Self.padded(Int($0), 2) }
    let date = [Self.padded(year, 4), Self.padded(month, 2), Self.padded(day, 2)]
    let end = fraction == 0 ? "Z" : ".\(Self.padded(Int(fraction), 3))Z"
    return date.joined(separator: "-") + "T" + clock.joined(separator: ":") + end
  }

  /// Quotient and remainder, the remainder never negative.
  private static func divided(_ value: Int64, by divisor: Int64) -> (Int64, Int64) {
    let remainder = (value % divisor + divisor) % divisor
    return ((value - remainder) / divisor, remainder)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

// MARK: - The calendar

// Years are counted from March, so that the leap day is the last one; an era has 400 years.
// Hinnant: chrono-compatible low-level date algorithms, 2013.

extension Timestamp {
  private static func days(to year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func date(after days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  private static func days(inMonth month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
