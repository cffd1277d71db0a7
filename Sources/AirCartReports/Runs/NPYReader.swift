/// Reads an array of numbers, version 1.0 of NumPy's format, one element after the other.
struct NPYReader: ~Copyable {
  /// Why a file is not an array that can be read here.
  struct Flaw: Error, Equatable {
    let fact: String
  }

  /// The type of the elements.
  let element: NPYFormat.Element
  /// The lengths of the dimensions, the last running fastest.
  let shape: [Int]
  private var file: FileBytes

  /// Reads the header.
  ///
  /// - Throws: `Flaw` for other versions, types and orders, and for what is no array at all.
  init(_ file: consuming FileBytes) throws(Flaw) {
    guard file.readBytes(6) == [0x93] + Array("NUMPY".utf8) else {
      throw Flaw(fact: "no npy file")
    }
    guard let version = file.readWord(UInt16.self), version == 1,
      let length = file.readWord(UInt16.self), let bytes = file.readBytes(Int(length))
    else { throw Flaw(fact: "no header of version 1.0") }
    let header = NPYHeader(bytes)
    guard let element = header.element, header.isRowMajor == true, let shape = header.shape else {
      throw Flaw(fact: "a header that is not understood")
    }
    self.element = element
    self.shape = shape
    self.file = file
  }

  /// Reads the next element; `nil` at the end.
  @inline(__always)
  mutating func readElement() -> Double? {
    switch element {
    case .float64: file.readWord(UInt64.self).map(Double.init(bitPattern:))
    case .int32: file.readWord(Int32.self).map(Double.init)
    }
  }

  /// Passes over elements.
  mutating func skip(_ count: Int) {
    file.skip(count * (element == .float64 ? 8 : 4))
  }

  /// Whether nothing follows.
  mutating func isAtEnd() -> Bool { file.readByte() == nil }
}

/// The dictionary in an array's header: its three entries in any order and spacing.
private struct NPYHeader {
  private let text: String

  init(_ bytes: [UInt8]) {
    text = String(decoding: bytes.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
  }

  var element: NPYFormat.Element? {
    value(of: "descr", from: "'", to: "'").flatMap { NPYFormat.Element(rawValue: String($0)) }
  }

  var isRowMajor: Bool? {
    value(of: "fortran_order", from: "", to: ",").map { $0 == "False" }
  }

  var shape: [Int]? {
    guard let tuple = value(of: "shape", from: "(", to: ")") else { return nil }
    let lengths = tuple.split(separator: ",").map { Int($0) }
    let known = lengths.compactMap { $0 }
    return known.count == lengths.count && known.allSatisfy { $0 >= 0 } ? known : nil
  }

  /// What stands between two marks behind a key.
  private func value(of key: String, from start: String, to end: String) -> Substring? {
    let mark = "'\(key)':\(start)"
    guard let head = text.firstRange(of: mark),
      let tail = text[head.upperBound...].firstRange(of: end)
    else { return nil }
    return text[head.upperBound..<tail.lowerBound]
  }
}
