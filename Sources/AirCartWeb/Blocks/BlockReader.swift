/// Reads a block of numbers from its beginning to its end.
///
/// What comes from a page is not to be trusted: every read is checked, and nothing here traps.
package struct BlockReader {
  private let numbers: UnsafePointer<Double>?
  private let count: Int
  private var next = 0

  package init(_ numbers: UnsafePointer<Double>?, count: Int32) {
    self.numbers = numbers
    self.count = numbers == nil ? 0 : max(0, Int(count))
  }

  /// Returns the next number, whatever it is.
  package mutating func number() throws(CallFailure) -> Double {
    guard let numbers, next < count else { throw CallFailure(.malformed, at: next) }
    next += 1
    return numbers[next - 1]
  }

  /// Returns the next number; nothing for NaN.
  mutating func figure() throws(CallFailure) -> Double? {
    let value = try number()
    return value.isNaN ? nil : value
  }

  /// Returns the next number where it is whole and in a range.
  package mutating func whole(_ range: ClosedRange<Int>) throws(CallFailure) -> Int {
    let value = try number()
    guard let whole = Int(exactly: value), range.contains(whole) else {
      throw CallFailure(.malformed, at: next - 1, value: value)
    }
    return whole
  }

  /// Returns the next numbers, as many as asked for.
  package mutating func numbers(_ wanted: Int) throws(CallFailure) -> [Double] {
    // Before memory is reserved for them: a count is as little to be trusted as a number.
    guard wanted <= count - next else { throw CallFailure(.malformed, at: next) }
    var list: [Double] = []
    list.reserveCapacity(wanted)
    for _ in 0..<wanted { list.append(try number()) }
    return list
  }

  /// Returns a text: the number of its bytes and these; a sentence of a file has at most 8,000.
  package mutating func text() throws(CallFailure) -> String {
    String(decoding: try bytes(), as: UTF8.self)
  }

  /// Returns the bytes of a text.
  package mutating func bytes() throws(CallFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<(try whole(0...8_000)) { bytes.append(UInt8(try whole(0...255))) }
    return bytes
  }

  /// Refuses a block of another version; its first number says so.
  package mutating func checkLayout() throws(CallFailure) {
    let version = try number()
    guard version == Double(Layout.version) else {
      throw CallFailure(.otherLayout, at: 0, value: version)
    }
  }

  /// Refuses a block that goes on.
  package func checkEnd() throws(CallFailure) {
    guard next == count else { throw CallFailure(.malformed, at: next) }
  }
}
