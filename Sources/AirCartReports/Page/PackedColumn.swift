/// Whole numbers as short text: what a page holds of tens of thousands of cells.
///
/// `2,-340:` says how many characters a number has and what is added to each. Then come the numbers
/// in base 90, most significant digit first, of the characters from `!` to `}` but for `"`, `<`
/// and `\`. The largest number of that many characters means a missing one. `~` and a digit *n*
/// repeat the number before them *n* + 1 times more: neighbours are often equal.
package enum PackedColumn {
  /// The digits, in order; the script has the same.
  package static let digits: [UInt8] = (0x21...0x7D).filter { ![0x22, 0x3C, 0x5C].contains($0) }

  private static let base = digits.count
  private static let repeatMark = UInt8(ascii: "~")

  /// Returns the text of numbers, `nil` for missing ones.
  package static func text(_ values: [Int?]) -> String {
    let known = values.compactMap(\.self)
    let least = known.min() ?? 0
    let width = width(of: (known.max() ?? 0) - least)
    let missing = power(width) - 1
    var bytes = Array("\(width),\(least):".utf8)
    var index = 0
    while index < values.count {
      append(values[index].map { $0 - least } ?? missing, width, to: &bytes)
      var end = index + 1
      while end < values.count, values[end] == values[index] { end += 1 }
      append(repeats: end - index - 1, width, to: &bytes)
      index = end
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// How many digits all numbers up to `greatest`, and one more for a missing one, need.
  private static func width(of greatest: Int) -> Int {
    var width = 1
    while power(width) - 1 <= greatest { width += 1 }
    return width
  }

  private static func power(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }

  private static func append(_ value: Int, _ width: Int, to bytes: inout [UInt8]) {
    var divisor = power(width - 1)
    var rest = value
    while divisor > 0 {
      bytes.append(digits[rest / divisor])
      rest %= divisor
      divisor /= base
    }
  }

  /// Repeats the last number; where that is no longer, it is written out.
  private static func append(repeats: Int, _ width: Int, to bytes: inout [UInt8]) {
    if repeats * width <= 2 {
      let last = bytes.suffix(width)
      for _ in 0..<repeats { bytes.append(contentsOf: last) }
      return
    }
    var rest = repeats
    while rest > 0 {
      let count = min(rest, base)
      bytes.append(repeatMark)
      bytes.append(digits[count - 1])
      rest -= count
    }
  }
}

extension PackedColumn {
  /// The greatest magnitude that a page can hold: what is larger is shown as missing.
  private static let limit = 1e15

  /// Returns a number times a power of ten as a whole number, rounded as `%.1f` and its like round.
  ///
  /// The decimal expansion of the Double decides, so that a page shows the digits that the terminal
  /// shows: 0.35 is a little less than that, and 0.3 with one decimal.
  package static func scaled(_ value: Double, decimals: Int) -> Int? {
    let factor = [1.0, 10, 100, 1_000][decimals]
    guard value.isFinite, (value * factor).magnitude < limit else { return nil }
    var nearest = (value * factor).rounded(.toNearestOrEven)
    // What rounding the product may have hidden: the exact distance, rounded once.
    let distance = (-nearest).addingProduct(value, factor)
    if distance > 0.5 { nearest += 1 }
    if distance < -0.5 { nearest -= 1 }
    let isOdd = nearest.truncatingRemainder(dividingBy: 2) != 0
    if isOdd, distance.magnitude == 0.5 { nearest += distance > 0 ? 1 : -1 }
    return Int(nearest)
  }

  static func tenths(_ value: Double) -> Int? { scaled(value, decimals: 1) }
}
