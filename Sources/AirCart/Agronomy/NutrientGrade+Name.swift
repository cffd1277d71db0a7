extension NutrientGrade {
  /// Reads the grade in the name of a fertilizer, as in `Blend (28-13-0-9S)`, or that is its name, as
  /// in `16-20-0` and `NPK 16-20-0`.
  ///
  /// - Returns: The grade; `nil` unless the name ends with three percentages or more in
  ///   parentheses, or is nothing but these behind `NPK` or not, which together are at most 100. Of
  ///   further nutrients only sulphur is read.
  package init?(inName name: String) {
    guard let grade = Self.text(inName: [UInt8](name.utf8)) else { return nil }
    let parts = grade.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let shares = parts.prefix(3).compactMap(Self.percentage)
    guard parts.count >= 3, shares.count == 3 else { return nil }
    let sulphur = parts.dropFirst(3).filter { $0.last == UInt8(ascii: "S") }
      .compactMap { Self.percentage($0.dropLast()) }
    guard sulphur.count <= 1, (shares + sulphur).reduce(0, +) <= 100 else { return nil }
    self.init(shares[0], shares[1], shares[2], sulphur: sulphur.first ?? 0)
  }

  /// The text of the parentheses at the end of a name, or all of it behind `NPK`.
  private static func text(inName bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard bytes.last == UInt8(ascii: ")") else {
      let isNPK = bytes.prefix(4).map { $0 | 0x20 } == Array("npk ".utf8)
      return isNPK ? bytes[4...] : bytes[...]
    }
    return bytes.lastIndex(of: UInt8(ascii: "(")).map { bytes[($0 + 1)...].dropLast() }
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
