package import AirCartScenarios

/// The array format of NumPy, version 1.0: a short text header, then the bare numbers.
///
/// As a table format it writes the number and integer columns as one array of shape (rows,
/// columns), NaN for a missing cell; texts have no place in it. Grids write their own shape with
/// `appendHeader` and `append`. Numbers are normalised as in the text formats: one NaN, and
/// no −0, so that equal results are equal bytes on every machine.
///
/// Reference: NumPy Enhancement Proposal 1, "A simple file format for NumPy arrays".
package struct NPYFormat: ReportFormat {
  /// Creates the format.
  package init() {}

  package func write(_ table: ResultTable, to output: inout ByteBuffer) {
    let columns = table.columns.filter { $0.kind != .text }
    appendHeader(.float64, shape: [table.rowCount, columns.count], to: &output)
    for row in 0..<table.rowCount {
      append(columns.map { $0.cells.arrayValue(row) }, to: &output)
    }
  }
}

extension NPYFormat {
  /// The type of an array's elements, named as NumPy does.
  package enum Element: String, Sendable {
    case float64 = "<f8"
    case int32 = "<i4"
  }

  /// Appends the header of an array; what follows are its elements, the last index running fastest.
  package func appendHeader(_ element: Element, shape: [Int], to output: inout ByteBuffer) {
    let dictionary =
      "{'descr': '\(element.rawValue)', 'fortran_order': False, 'shape': \(Self.tuple(shape)), }"
    // Magic, version and length take 10 bytes, the line end one.
    let padding = 63 - (dictionary.utf8.count + 10) % 64
    let length = dictionary.utf8.count + padding + 1
    precondition(length <= UInt16.max, "an array of \(shape.count) dimensions has too many")
    for byte in [0x93] + Array("NUMPY".utf8) + [1, 0] { output.append(byte) }
    output.append(UInt8(truncatingIfNeeded: length))
    output.append(UInt8(truncatingIfNeeded: length >> 8))
    output.append(dictionary)
    for _ in 0..<padding { output.append(UInt8(ascii: " ")) }
    output.append(UInt8(ascii: "\n"))
  }

  /// Appends elements of a `float64` array.
  package func append(_ values: some Collection<Double>, to output: inout ByteBuffer) {
    output.append(most: values.count * 8) { room in
      let room = UnsafeMutableRawPointer(room)
      var offset = 0
      for value in values {
        room.storeBytes(of: Self.bits(of: value), toByteOffset: offset, as: UInt64.self)
        offset += 8
      }
      return offset
    }
  }

  /// Appends elements of an `int32` array.
  package func append(_ values: some Collection<Int32>, to output: inout ByteBuffer) {
    output.append(most: values.count * 4) { room in
      let room = UnsafeMutableRawPointer(room)
      var offset = 0
      for value in values {
        room.storeBytes(of: value.littleEndian, toByteOffset: offset, as: Int32.self)
        offset += 4
      }
      return offset
    }
  }

  /// The normalised bits of a number; adding 0 turns −0 into 0.
  @inline(__always)
  static func bits(of value: Double) -> UInt64 {
    (value == value ? value + 0 : Double.nan).bitPattern.littleEndian
  }

  private static func tuple(_ shape: [Int]) -> String {
    let lengths = shape.map(String.init).joined(separator: ", ")
    return shape.count == 1 ? "(\(lengths),)" : "(\(lengths))"
  }
}

extension ResultTable.Cells {
  /// The cell of a row in an array of numbers.
  fileprivate func arrayValue(_ row: Int) -> Double {
    switch self {
    case .number(let value): value(row)
    case .integer(let value): value(row).map(Double.init) ?? .nan
    case .text, .label: .nan
    }
  }
}
