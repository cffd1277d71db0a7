package import AirCartDocuments

/// The header of a NetCDF file in the classic format: what dimensions and variables there are, and
/// where each variable's numbers begin.
///
/// The data follow in the order of the variables, big-endian, the last dimension fastest, each
/// variable filled up with zeros to a multiple of four bytes. Offsets have 64 bits (version 2); a
/// variable of 4 GiB or more makes it version 5, where lengths have 64 bits too.
///
/// Written here because the toolchain has no writer of arrays, and this one writes the same bytes
/// everywhere. Reference: "The NetCDF Classic Format Specification", Unidata.
package struct NetCDFHeader: Sendable {
  /// The type of a variable's elements.
  package enum Element: UInt32, Sendable {
    case character = 2
    case int32 = 4
    case float64 = 6

    /// The bytes of an element.
    package var size: Int {
      switch self {
      case .character: 1
      case .int32: 4
      case .float64: 8
      }
    }
  }

  package enum Value: Sendable, Equatable {
    case text(String)
    case integers([Int32])
    case numbers([Double])
  }

  /// A named value of a variable or of the whole file.
  package struct Attribute: Sendable, Equatable {
    package let name: String
    package let value: Value

    package init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }

    package init(_ name: String, _ text: String) { self.init(name, .text(text)) }
  }

  package struct Dimension: Sendable, Equatable {
    package let name: String
    package let length: Int

    package init(_ name: String, _ length: Int) {
      self.name = name
      self.length = length
    }
  }

  /// A variable over dimensions, given by their positions.
  package struct Variable: Sendable {
    package let name: String
    package let element: Element
    package let dimensions: [Int]
    package let attributes: [Attribute]

    package init(
      _ name: String, _ element: Element, over dimensions: [Int], _ attributes: [Attribute]
    ) {
      self.name = name
      self.element = element
      self.dimensions = dimensions
      self.attributes = attributes
    }
  }

  private let dimensions: [Dimension]
  private let attributes: [Attribute]
  private let variables: [Variable]

  package init(_ dimensions: [Dimension], _ attributes: [Attribute], _ variables: [Variable]) {
    self.dimensions = dimensions
    self.attributes = attributes
    self.variables = variables
  }

  /// The bytes of the variable at a position, without what fills it up.
  package func byteCount(ofVariable index: Int) -> Int {
    let variable = variables[index]
    return variable.dimensions.reduce(variable.element.size) { $0 * dimensions[$1].length }
  }

  /// The zeros after the variable at a position.
  package func padding(ofVariable index: Int) -> Int { -byteCount(ofVariable: index) & 3 }

  /// The largest variable that a file with lengths of 32 bits may have.
  static let lengthLimit = Int(UInt32.max) - 3

  package var buffer: ByteBuffer {
    let isLong = variables.indices.contains { byteCount(ofVariable: $0) > Self.lengthLimit }
    // Offsets have a fixed width, so that a first pass tells where the data begin.
    let size = bytes(isLong: isLong, dataStart: 0).count
    return bytes(isLong: isLong, dataStart: size)
  }

  private func bytes(isLong: Bool, dataStart: Int) -> ByteBuffer {
    var writer = NetCDFHeaderWriter(isLong: isLong)
    writer.buffer.append("CDF")
    writer.buffer.append(UInt8(isLong ? 5 : 2))
    writer.length(0)
    writer.list(tag: 10, dimensions) { writer, dimension in
      writer.text(dimension.name)
      writer.length(dimension.length)
    }
    writer.attributes(attributes)
    var start = dataStart
    writer.list(tag: 11, Array(variables.indices)) { writer, index in
      let size = byteCount(ofVariable: index) + padding(ofVariable: index)
      writer.variable(variables[index], size: size, start: start)
      start += size
    }
    return writer.buffer
  }
}

/// Writes the parts of a header; lengths take 32 bits or 64.
private struct NetCDFHeaderWriter {
  let isLong: Bool
  var buffer = ByteBuffer()

  mutating func word(_ value: UInt32) { buffer.append(bigEndian: value) }

  /// A number of things, which is never negative.
  mutating func length(_ value: Int) {
    if isLong { buffer.append(bigEndian: UInt64(value)) } else { word(UInt32(value)) }
  }

  /// A text with its length, filled up to four bytes.
  mutating func text(_ text: String) {
    length(text.utf8.count)
    buffer.append(text)
    pad(text.utf8.count)
  }

  private mutating func pad(_ count: Int) {
    for _ in 0..<(-count & 3) { buffer.append(UInt8(0)) }
  }

  /// A list after its tag; an empty one has no tag.
  mutating func list<Item>(tag: UInt32, _ items: [Item], _ write: (inout Self, Item) -> Void) {
    word(items.isEmpty ? 0 : tag)
    length(items.count)
    for item in items { write(&self, item) }
  }

  mutating func attributes(_ attributes: [NetCDFHeader.Attribute]) {
    list(tag: 12, attributes) { writer, attribute in
      writer.text(attribute.name)
      writer.value(attribute.value)
    }
  }

  private mutating func value(_ value: NetCDFHeader.Value) {
    switch value {
    case .text(let text):
      word(NetCDFHeader.Element.character.rawValue)
      self.text(text)
    case .integers(let numbers):
      word(NetCDFHeader.Element.int32.rawValue)
      length(numbers.count)
      for number in numbers { buffer.append(bigEndian: number) }
    case .numbers(let numbers):
      word(NetCDFHeader.Element.float64.rawValue)
      length(numbers.count)
      for number in numbers { buffer.append(bigEndian: number.dataBits) }
    }
  }

  mutating func variable(_ variable: NetCDFHeader.Variable, size: Int, start: Int) {
    text(variable.name)
    length(variable.dimensions.count)
    for dimension in variable.dimensions { length(dimension) }
    attributes(variable.attributes)
    word(variable.element.rawValue)
    length(size)
    buffer.append(bigEndian: UInt64(start))
  }
}

extension ByteBuffer {
  /// Appends a number, its highest byte first.
  package mutating func append(bigEndian value: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: value.bigEndian) { append($0) }
  }
}

extension Double {
  /// The bits of a number in data files: one NaN and no −0, so that equal results are equal bytes.
  @inline(__always)
  package var dataBits: UInt64 { (self == self ? self + 0 : Double.nan).bitPattern }
}
