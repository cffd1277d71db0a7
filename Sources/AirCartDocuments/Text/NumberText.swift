import Foundation

/// The text of a number in data files: the shortest decimal that reads back as the same number.
///
/// The digits are those of Swift's own `description`. Three things differ from it: a whole number
/// has no ".0", −0 is "0", and a number that is not finite has no text (each format says what it
/// writes instead). As in `description`, magnitudes below 0.0001 and above 2⁵³ have an
/// exponent: "1e-05", "1.5e+300".
package enum NumberText {
  /// The text of `value`, or `nil` when it is not finite.
  package static func shortest(_ value: Double) -> String? {
    var buffer = ByteBuffer(capacity: 64)
    return buffer.append(shortest: value) ? buffer.text : nil
  }

  /// The text of `value` for people, in words where it is not finite.
  package static func shown(_ value: Double) -> String {
    shortest(value) ?? localized(value.isNaN ? "no number" : "a number too large to compute")
  }

  /// The same number with all its digits written out, as the command line reads it.
  package static func withoutExponent(_ value: Double) -> String? {
    guard let text = shortest(value) else { return nil }
    guard text.utf8.contains(UInt8(ascii: "e")) else { return text }
    return Decimal(string: text)?.description
  }

  /// Powers of ten by which `parts(of:)` scales: six decimals, and three of them.
  private static let million = 1e6

  /// A number that is exactly `numerator` / 10^`decimals`.
  struct DecimalParts {
    var numerator: UInt64
    var decimals: Int
  }

  /// The shortest decimal of a positive number that has at most six decimals, else `nil`.
  ///
  /// Let *n* be the whole number nearest to the value times 10⁶. When *n* / 10⁶, correctly
  /// rounded, is the value again, then the decimal *n*·10⁻⁶ reads back as the value. Two different
  /// decimals of at most 15 significant digits never read back as the same Double, and *n* < 10¹⁵
  /// here; so every decimal of at most 15 digits that reads back as the value is equal to it,
  /// and without its trailing zeros it is the shortest.
  @inline(__always)
  static func parts(of magnitude: Double) -> DecimalParts? {
    guard magnitude >= 0.0001, magnitude < 1e9 else { return nil }
    let numerator = Int64(magnitude * million + 0.5)
    guard Double(numerator) / million == magnitude else { return nil }
    return withoutTrailingZeros(DecimalParts(numerator: UInt64(numerator), decimals: 6))
  }

  @inline(__always)
  private static func withoutTrailingZeros(_ parts: DecimalParts) -> DecimalParts {
    var parts = parts
    if parts.numerator % 1_000 == 0 {
      parts.numerator /= 1_000
      parts.decimals = 3
    }
    while parts.decimals > 0, parts.numerator % 10 == 0 {
      parts.numerator /= 10
      parts.decimals -= 1
    }
    return parts
  }
}

/// The value with a fixed number of decimals, for people: `fixed(266.666, 1)` is `266.7`.
///
/// The exact binary value is rounded and a tie goes to the even digit. There are no thousands
/// separators and no minus before zero. What is not finite is a dash, and from 2^63 up it is the
/// shortest form. `digits` is 0 to 9.
package func fixed(_ value: Double, _ digits: Int) -> String {
  precondition((0...9).contains(digits), "a number for people has 0 to 9 decimals, not \(digits)")
  guard value.isFinite else { return "–" }
  guard value.magnitude < 0x1p63 else { return value.plain }
  let scale = (0..<digits).reduce(UInt64(1)) { power, _ in power * 10 }
  var whole = UInt64(value.magnitude)
  var fraction = scaledFraction(
    value.magnitude - Double(whole), by: scale, besideOdd: digits == 0 && whole % 2 == 1)
  if fraction == scale {
    whole += 1
    fraction = 0
  }
  let sign = value < 0 && (whole > 0 || fraction > 0) ? "-" : ""
  guard digits > 0 else { return "\(sign)\(whole)" }
  let decimals = String(fraction)
  return "\(sign)\(whole)." + String(repeating: "0", count: digits - decimals.count) + decimals
}

/// `fraction * scale` to the nearest integer, from the exact bits of the fraction; a tie goes to
/// the even one, and without decimals the number before the point decides what is even.
///
/// With 96 bits after the point every fraction that could be near a tie is held exactly, for a
/// tie at 9 decimals is at least 2^-31 and a double has 53 bits; the product stays below 2^126.
private func scaledFraction(_ fraction: Double, by scale: UInt64, besideOdd: Bool) -> UInt64 {
  let product = UInt128(fraction * 0x1p96) * UInt128(scale)
  let half = UInt128(1) << 95
  let below = product >> 96
  let rest = product - (below << 96)
  let isOdd = besideOdd || below % 2 == 1
  return UInt64(below) + (rest > half || rest == half && isOdd ? 1 : 0)
}

extension Double {
  /// The shortest form that reads back the same; empty where the number is not finite.
  package var plain: String { NumberText.shortest(self) ?? "" }

  /// The number without the dust of binary fractions: 0.3 for 0.1 + 2 · 0.1.
  package var roundedForPeople: Double {
    let scale = 1e9
    let rounded = (self * scale).rounded(.toNearestOrEven) / scale
    return rounded.isFinite && abs(self - rounded) <= 1e-9 ? rounded : self
  }

  /// The number as the language writes it, for people only: with a comma between thousands where it
  /// is whole, in English.
  package var grouped: String { Int(exactly: self)?.grouped ?? plain.withDecimalMark }
}

extension Int {
  /// So many of what a noun names: `1 cart`, `1,200 carts`.
  package func counted(_ noun: String) -> String {
    Language.current.text(one: "{n} " + noun, other: "{n} " + noun + "s", [grouped], count: self)
  }

  /// The number as the language writes it, for people only: with a comma between thousands, in
  /// English.
  package var grouped: String {
    var digits = String(magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (self < 0 ? "-" : "")
      + ([digits] + groups).joined(separator: Language.current.groupMark)
  }
}

extension String {
  /// The text of a number as the language writes it, its decimals as they are; any other text as it
  /// is.
  package var grouped: String {
    let parts = split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first.flatMap({ Int($0) }), !hasPrefix("+") else { return self }
    let sign = whole == 0 && hasPrefix("-") ? "-" : ""
    return sign + whole.grouped
      + (parts.count > 1 ? "\(Language.current.decimalMark)\(parts[1])" : "")
  }
}

extension UnsignedInteger {
  /// The number in at least as many hexadecimal digits, in lower case.
  package func hexadecimal(digits count: Int) -> String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }
}

extension ByteBuffer {
  package mutating func append(_ value: Int) {
    append(most: 20) { room in
      let sign = DecimalDigits.write(sign: value < 0, to: room)
      return sign + DecimalDigits.write(UInt64(value.magnitude), to: room + sign)
    }
  }

  /// Appends the shortest text of `value`, or nothing when it is not finite.
  ///
  /// Whole numbers and numbers with few decimals are most of a table and take an exact short cut;
  /// the rest goes through the standard library.
  package mutating func append(shortest value: Double) -> Bool {
    let magnitude = value.magnitude
    if magnitude <= 0x1p53 {
      let whole = Int64(magnitude)
      if Double(whole) == magnitude {
        append(value < 0 ? -Int(whole) : Int(whole))
        return true
      }
    }
    if let parts = NumberText.parts(of: magnitude) {
      append(parts, isNegative: value < 0)
      return true
    }
    guard value.isFinite else { return false }
    // What the standard library writes; here it never ends in ".0".
    value.write(to: &self)
    return true
  }

  private mutating func append(_ parts: NumberText.DecimalParts, isNegative: Bool) {
    append(most: 24) { room in
      let sign = DecimalDigits.write(sign: isNegative, to: room)
      return sign + DecimalDigits.write(parts, to: room + sign)
    }
  }
}

/// Digits of whole numbers, written two at a time.
enum DecimalDigits {
  private static let pairs: StaticString = """
    00010203040506070809101112131415161718192021222324\
    25262728293031323334353637383940414243444546474849\
    50515253545556575859606162636465666768697071727374\
    75767778798081828384858687888990919293949596979899
    """

  @inline(__always)
  static func write(sign isNegative: Bool, to room: UnsafeMutablePointer<UInt8>) -> Int {
    guard isNegative else { return 0 }
    room.pointee = UInt8(ascii: "-")
    return 1
  }

  /// Writes the digits of `value` and returns how many there are.
  @inline(__always)
  static func write(_ value: UInt64, to room: UnsafeMutablePointer<UInt8>) -> Int {
    let count = digitCount(value)
    write(value, count: count, to: room)
    return count
  }

  /// Writes `numerator` / 10^`decimals` with its point and returns how many bytes that took.
  @inline(__always)
  static func write(
    _ parts: NumberText.DecimalParts, to room: UnsafeMutablePointer<UInt8>
  ) -> Int {
    // There is a digit before the point even when the number is below 1.
    let count = max(digitCount(parts.numerator), parts.decimals + 1)
    let whole = count - parts.decimals
    write(parts.numerator, count: count, to: room + 1)
    room.update(from: room + 1, count: whole)
    room[whole] = UInt8(ascii: ".")
    return count + 1
  }

  /// Writes the last `count` digits of `value`, zeros in front where it has fewer.
  @inline(__always)
  private static func write(
    _ value: UInt64, count: Int, to room: UnsafeMutablePointer<UInt8>
  ) {
    let digits = UnsafeRawPointer(pairs.utf8Start)
    var rest = value
    var end = count
    while end >= 2 {
      end -= 2
      UnsafeMutableRawPointer(room + end).copyMemory(
        from: digits + Int(truncatingIfNeeded: rest % 100) * 2, byteCount: 2)
      rest /= 100
    }
    if end == 1 { room[0] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest) }
  }

  @inline(__always)
  private static func digitCount(_ value: UInt64) -> Int {
    var count = 1
    var limit: UInt64 = 10
    while value >= limit {
      count += 1
      let (next, overflow) = limit.multipliedReportingOverflow(by: 10)
      if overflow { break }
      limit = next
    }
    return count
  }
}
