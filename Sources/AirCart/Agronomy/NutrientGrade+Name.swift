extension NutrientGrade {
  /// Reads the grade in the name of a fertilizer, as in `Blend (28-13-0-9S)`.
  ///
  /// - Returns: The grade; `nil` unless the name ends with three percentages or more in
  ///   parentheses, which together are at most 100. Of further nutrients only sulphur is read.
  package init?(inName name: String) {
    let bytes = [UInt8](name.utf8)
    guard bytes.last == UInt8(ascii: ")"), let opening = bytes.lastIndex(of: UInt8(ascii: "("))
    else { return nil }
    let parts = bytes[(opening + 1)...].dropLast()
      .split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let shares = parts.prefix(3).compactMap(Self.percentage)
    guard parts.count >= 3, shares.count == 3 else { return nil }
    let sulphur = parts.dropFirst(3).filter { $0.last == UInt8(ascii: "S") }
      .compactMap { Self.percentage($0.dropLast()) }
    guard sulphur.count <= 1, (shares + sulphur).reduce(0, +) <= 100 else { return nil }
    self.init(shares[0], shares[1], shares[2], sulphur: sulphur.first ?? 0)
  }

  /// Digits with at most one point among them; by hand, because the browser build reads no numbers.
  private static func percentage(_ text: ArraySlice<UInt8>) -> Double? {
    var (digits, scale, hasPoint) = (0.0, 1.0, false)
    guard let first = text.first, first != UInt8(ascii: "."), text.count <= 15 else { return nil }
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
        if hasPoint { scale *= 10 }
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      default: return nil
      }
    }
    return digits / scale
  }
}
