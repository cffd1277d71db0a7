/// The value with a fixed number of decimals, for people: `fixed(266.666, 1)` is `266.7`.
///
/// The exact binary value is rounded and a tie goes away from zero, as JavaScript's `toFixed`
/// does for values from zero up. There are no thousands separators, and no minus before zero.
/// From 2^63 up it is the shortest form, and a dash where there is no number. `digits` is 0 to 9.
package func fixed(_ value: Double, _ digits: Int) -> String {
  precondition((0...9).contains(digits), "a number for people has 0 to 9 decimals, not \(digits)")
  guard value.isFinite else { return "–" }
  guard value.magnitude < 0x1p63 else { return value.description }
  let scale = powerOfTen(digits)
  var whole = UInt64(value.magnitude)
  var fraction = scaledFraction(value.magnitude - Double(whole), by: scale)
  if fraction == scale {
    whole += 1
    fraction = 0
  }
  let sign = value < 0 && (whole > 0 || fraction > 0) ? "-" : ""
  guard digits > 0 else { return "\(sign)\(whole)" }
  return "\(sign)\(whole).\(String(fraction).leftPadded(to: digits))"
}

private func powerOfTen(_ exponent: Int) -> UInt64 {
  (0..<exponent).reduce(1) { power, _ in power * 10 }
}

/// `fraction * scale` to the nearest integer, from the exact bits of the fraction.
///
/// With 96 bits after the point every fraction that could be near a tie is held exactly, for a
/// tie at 9 decimals is at least 2^-31 and a double has 53 bits; the product stays below 2^126.
private func scaledFraction(_ fraction: Double, by scale: UInt64) -> UInt64 {
  let product = UInt128(fraction * 0x1p96) * UInt128(scale)
  let half = UInt128(1) << 95
  return UInt64((product + half) >> 96)
}

extension String {
  fileprivate func leftPadded(to length: Int) -> String {
    String(repeating: "0", count: max(0, length - count)) + self
  }
}
