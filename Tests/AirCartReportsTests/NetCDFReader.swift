import Foundation

/// Reads NetCDF files of versions 2 and 5 by the published specification, sharing nothing with the
/// writer.
struct NetCDFReader {
  struct Variable {
    let name: String
    let dimensions: [Int]
    let attributes: [String: String]
    let type: Int
    let begin: Int
  }

  enum Failure: Error { case unexpected(String) }

  private(set) var dimensions: [(name: String, length: Int)] = []
  private(set) var attributes: [String: String] = [:]
  private(set) var variables: [Variable] = []
  private let bytes: [UInt8]
  private var place = 4
  private let isLong: Bool

  init(_ data: Data) throws {
    bytes = [UInt8](data)
    guard bytes.starts(with: Array("CDF".utf8)), bytes[3] == 2 || bytes[3] == 5 else {
      throw Failure.unexpected("magic")
    }
    isLong = bytes[3] == 5
    guard length() == 0 else { throw Failure.unexpected("records") }
    dimensions = try list(10) { reader in (reader.text(), reader.length()) }
    attributes = try readAttributes()
    variables = try list(11) { reader in
      let name = reader.text()
      let count = reader.length()
      let own = (0..<count).map { _ in reader.length() }
      let attributes = try reader.readAttributes()
      let type = reader.word(4)
      _ = reader.length()
      return Variable(
        name: name, dimensions: own, attributes: attributes, type: type, begin: reader.word(8))
    }
  }

  subscript(name: String) -> Variable? { variables.first { $0.name == name } }

  func shape(of name: String) -> [Int]? { self[name]?.dimensions.map { dimensions[$0].length } }

  /// The numbers of a variable in the order of the file.
  func numbers(of name: String) throws -> [Double] {
    guard let variable = self[name], let shape = shape(of: name) else {
      throw Failure.unexpected(name)
    }
    let size = variable.type == 6 ? 8 : 4
    var reader = self
    reader.place = variable.begin
    return (0..<shape.reduce(1, *)).map { _ in
      let bits = reader.word(size)
      return size == 8
        ? Double(bitPattern: UInt64(bitPattern: Int64(bits)))
        : Double(Int32(truncatingIfNeeded: bits))
    }
  }

  /// The texts of a variable of characters, without the zeros behind them.
  func texts(of name: String) throws -> [String] {
    guard let variable = self[name], let shape = shape(of: name), variable.type == 2 else {
      throw Failure.unexpected(name)
    }
    return (0..<shape[0]).map { row in
      let start = variable.begin + row * shape[1]
      return String(decoding: bytes[start..<(start + shape[1])].prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private mutating func word(_ size: Int) -> Int {
    defer { place += size }
    return bytes[place..<(place + size)].reduce(0) { $0 << 8 | Int($1) }
  }

  private mutating func length() -> Int { word(isLong ? 8 : 4) }

  private mutating func text() -> String {
    let count = length()
    defer { place += (count + 3) / 4 * 4 }
    return String(decoding: bytes[place..<(place + count)], as: UTF8.self)
  }

  private mutating func list<Item>(
    _ tag: Int, _ read: (inout Self) throws -> Item
  ) throws -> [Item] {
    let found = word(4)
    let count = length()
    guard found == (count == 0 ? 0 : tag) else { throw Failure.unexpected("tag \(found)") }
    return try (0..<count).map { _ in try read(&self) }
  }

  /// Texts as they are, numbers with blanks between them.
  private mutating func readAttributes() throws -> [String: String] {
    let pairs: [(String, String)] = try list(12) { reader in
      let name = reader.text()
      switch reader.word(4) {
      case 2: return (name, reader.text())
      case 4:
        let count = reader.length()
        return (
          name,
          (0..<count).map { _ in "\(Int32(truncatingIfNeeded: reader.word(4)))" }
            .joined(separator: " ")
        )
      case 6:
        let count = reader.length()
        return (
          name,
          (0..<count).map { _ in
            "\(Double(bitPattern: UInt64(bitPattern: Int64(reader.word(8)))))"
          }.joined(separator: " ")
        )
      case let type: throw Failure.unexpected("type \(type)")
      }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}
