import AirCart
package import AirCartDocuments
package import AirCartSimulation

/// One metric of a sweep as a variable of a NetCDF file: cart × field × swept rates, the last index
/// fastest; without the field where the metric does not depend on it.
///
/// The values are stored by cart, rates, field; on the way into the file rates and fields change
/// places. That is done piece by piece, so that the file needs no extra memory and pieces may
/// be made on several threads.
package struct SweepVariable: Sendable {
  package let metric: CellMetric
  /// The number of pieces that the elements are made in.
  package let pieceCount: Int

  /// The number of elements in a piece at most: 4 MB of them.
  static let pieceLimit = 1 << 19

  private let results: SweepResults
  private let axes: GridAxes
  private let fieldCount: Int
  private let fieldsPerPiece: Int
  private let combinationsPerPiece: Int
  private let piecesPerField: Int
  private let piecesPerCart: Int

  package init(
    _ metric: CellMetric, of results: SweepResults, axes: GridAxes, pieceLimit: Int = pieceLimit
  ) {
    self.metric = metric
    self.results = results
    self.axes = axes
    fieldCount = metric.dependsOnField ? axes.fields.count : 1
    let combinations = axes.combinationCount
    combinationsPerPiece = min(combinations, pieceLimit)
    piecesPerField = (combinations + combinationsPerPiece - 1) / combinationsPerPiece
    let fields = max(1, pieceLimit / combinations)
    // Eight numbers are a line of the processor's cache: read whole lines where that is possible.
    fieldsPerPiece = fields >= 8 ? fields & ~7 : fields
    let fieldBlocks = (fieldCount + fieldsPerPiece - 1) / fieldsPerPiece
    piecesPerCart = fieldBlocks * piecesPerField
    pieceCount = piecesPerCart * axes.carts.count
  }

  /// The type of the elements: names are positions in a list, all else are numbers.
  package var element: NetCDFHeader.Element { metric.isName ? .int32 : .float64 }

  package var count: Int { axes.carts.count * fieldCount * axes.combinationCount }

  /// Returns the elements of a piece; all pieces in order are the whole variable.
  package func piece(_ piece: Int) -> ByteBuffer {
    let block = block(ofPiece: piece)
    var output = ByteBuffer(
      capacity: block.fields.count * block.combinations.count * element.size)
    results.stored(metric)?.values.withUnsafeBufferPointer { values in
      switch element {
      case .int32:
        let count = results.grid.products.count
        block.append(from: values, as: { Self.position($0, in: count) }, to: &output)
      default:
        let factor = metric.measure.factor(in: axes.units)
        block.append(from: values, as: { ($0 * factor).dataBits.bigEndian }, to: &output)
      }
    }
    return output
  }

  /// The position in a list that a value means, −1 for none.
  @inline(__always)
  private static func position(_ value: Double, in count: Int) -> Int32 {
    (CellMetric.position(value, in: count).map(Int32.init) ?? -1).bigEndian
  }

  private func block(ofPiece piece: Int) -> FieldBlock {
    let (cart, rest) = piece.quotientAndRemainder(dividingBy: piecesPerCart)
    let field = rest / piecesPerField * fieldsPerPiece
    let combination = rest % piecesPerField * combinationsPerPiece
    let column = results.stored(metric)?.column
    return FieldBlock(
      start: column?.index(cart: cart, combination: 0, field: 0) ?? 0,
      stride: column?.combination ?? 0, fields: field..<min(field + fieldsPerPiece, fieldCount),
      combinations: combination..<min(combination + combinationsPerPiece, axes.combinationCount))
  }
}

/// Some fields and combinations of one cart, to be written field by field.
private struct FieldBlock {
  /// Where the cart's values start.
  let start: Int
  /// The number of fields, which are adjacent.
  let stride: Int
  let fields: Range<Int>
  let combinations: Range<Int>

  @inline(__always)
  func append<Element: FixedWidthInteger>(
    from values: UnsafeBufferPointer<Double>, as element: (Double) -> Element,
    to output: inout ByteBuffer
  ) {
    precondition(start + combinations.upperBound * stride <= values.count, "a column is too short")
    let size = MemoryLayout<Element>.size
    let width = combinations.count
    output.append(most: fields.count * width * size) { room in
      let room = UnsafeMutableRawPointer(room)
      for first in Swift.stride(from: fields.lowerBound, to: fields.upperBound, by: 8) {
        let lanes = first..<min(first + 8, fields.upperBound)
        for column in 0..<width {
          let source = start + (combinations.lowerBound + column) * stride
          var offset = ((first - fields.lowerBound) * width + column) * size
          for field in lanes {
            room.storeBytes(
              of: element(values[source + field]), toByteOffset: offset, as: Element.self)
            offset += width * size
          }
        }
      }
      return fields.count * width * size
    }
  }
}
