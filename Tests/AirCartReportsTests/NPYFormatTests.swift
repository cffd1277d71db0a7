import AirCartReports
import AirCartScenarios
import Testing

/// The oracle is the format's definition (NumPy Enhancement Proposal 1), checked byte by byte.
@Suite struct NPYFormatTests {
  @Test func `the header of a matrix is spelled as NumPy spells it`() {
    let header = header(.float64, [5, 16, 9])
    #expect(header.count == 128)
    #expect(header.prefix(10) == [0x93, 0x4E, 0x55, 0x4D, 0x50, 0x59, 1, 0, 118, 0])
    let text = String(decoding: header.dropFirst(10), as: UTF8.self)
    let dictionary = "{'descr': '<f8', 'fortran_order': False, 'shape': (5, 16, 9), }"
    #expect(text == dictionary + String(repeating: " ", count: 117 - dictionary.count) + "\n")
  }

  @Test(
    arguments: [
      ([], "()"), ([7], "(7,)"), ([2, 3], "(2, 3)"), ([0], "(0,)"),
    ] as [([Int], String)])
  func `a shape is spelled as a tuple`(_ shape: [Int], _ expected: String) {
    let text = String(decoding: header(.int32, shape).dropFirst(10), as: UTF8.self)
    #expect(text.hasPrefix("{'descr': '<i4', 'fortran_order': False, 'shape': \(expected), }"))
  }

  @Test(arguments: 0..<12)
  func `a header is a multiple of 64 bytes whatever its length`(_ dimensions: Int) {
    for digits in [1, 10, 100, 1_000, 10_000] {
      let header = header(.float64, Array(repeating: digits, count: dimensions))
      #expect(header.count % 64 == 0)
      #expect(header.last == UInt8(ascii: "\n"))
      #expect(Int(header[8]) + Int(header[9]) << 8 == header.count - 10)
    }
  }

  @Test func `numbers are little-endian, with one NaN and no minus zero`() {
    var buffer = ByteBuffer()
    NPYFormat().append([1.0, -0.0, -Double.nan, .infinity], to: &buffer)
    #expect(
      buffer.bytes == [
        0, 0, 0, 0, 0, 0, 0xF0, 0x3F, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0xF8, 0x7F, 0, 0, 0, 0, 0, 0, 0xF0, 0x7F,
      ])
  }

  @Test func `whole numbers are 32-bit little-endian`() {
    var buffer = ByteBuffer()
    NPYFormat().append([1, -1, 0x0102_0304] as [Int32], to: &buffer)
    #expect(buffer.bytes == [1, 0, 0, 0, 255, 255, 255, 255, 4, 3, 2, 1])
  }

  @Test func `a table becomes an array of its numbers`() {
    let table = ResultTable(
      columns: [
        .init("cart", cells: .texts(["a", "b"])), .init("z", cells: .numbers([1.5, .nan])),
        .init("fills", cells: .integers([nil, 2])),
      ], rowCount: 2)
    let all = bytes(table, NPYFormat())
    #expect(String(decoding: all, as: UTF8.self).contains("'shape': (2, 2), }"))
    let numbers = all.suffix(32).withUnsafeBytes { raw in
      (0..<4).map { raw.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self) }
    }
    #expect(numbers == [1.5, .nan, .nan, 2].map(\.bitPattern.littleEndian))
  }

  private func header(_ element: NPYFormat.Element, _ shape: [Int]) -> [UInt8] {
    var buffer = ByteBuffer()
    NPYFormat().appendHeader(element, shape: shape, to: &buffer)
    return buffer.bytes
  }
}
