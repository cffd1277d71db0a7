package import AirCartScenarios
package import AirCartSimulation

/// One metric of a sweep as an array of cart × field × swept rates, the last index fastest.
///
/// The values are stored by cart, rates, field; on the way into the file rates and fields change
/// places. That is done piece by piece, so that the file needs no memory of its own and pieces may
/// be made on several threads.
package struct SweepArray: Sendable {
  /// The metric.
  package let metric: CellMetric
  /// The number of pieces that the elements are made in.
  package let pieceCount: Int

  /// The number of elements in a piece at most: 4 MB of them.
  static let pieceLimit = 1 << 19

  private let results: SweepResults
  private let axes: GridAxes
  private let fieldsPerPiece: Int
  private let combinationsPerPiece: Int
  private let piecesPerField: Int
  private let piecesPerCart: Int

  /// Creates the array of a metric that was computed.
  package init(
    _ metric: CellMetric, of results: SweepResults, axes: GridAxes, pieceLimit: Int = pieceLimit
  ) {
    self.metric = metric
    self.results = results
    self.axes = axes
    let combinations = axes.combinationCount
    combinationsPerPiece = min(combinations, pieceLimit)
    piecesPerField = (combinations + combinationsPerPiece - 1) / combinationsPerPiece
    let fields = max(1, pieceLimit / combinations)
    // Eight numbers are a line of the processor's cache: read whole lines where that is possible.
    fieldsPerPiece = fields >= 8 ? fields & ~7 : fields
    let fieldBlocks = (axes.fields.count + fieldsPerPiece - 1) / fieldsPerPiece
    piecesPerCart = fieldBlocks * piecesPerField
    pieceCount = piecesPerCart * axes.carts.count
  }

  /// The path in a run's folder: `arrays/<metric>.npy`.
  package var path: String { "arrays/\(metric.arrayFileName)" }

  /// The lengths of the dimensions.
  package var shape: [Int] { axes.shape }

  /// The bytes of a piece at most.
  var pieceBytes: Int {
    let fields = min(fieldsPerPiece, axes.fields.count)
    return fields * combinationsPerPiece * MemoryLayout<Double>.size
  }

  /// Appends what stands before the elements.
  package func appendHeader(to output: inout ByteBuffer) {
    NPYFormat().appendHeader(metric.arrayElement, shape: shape, to: &output)
  }

  /// Appends the elements of a piece; all pieces in order are the whole array.
  package func appendPiece(_ piece: Int, to output: inout ByteBuffer) {
    let block = block(ofPiece: piece)
    results.column(metric).withUnsafeBufferPointer { values in
      switch metric.arrayElement {
      case .float64: block.append(from: values, as: NPYFormat.bits(of:), to: &output)
      case .int32:
        let count = results.grid.products.count
        block.append(from: values, as: { NPYFormat.position($0, in: count) }, to: &output)
      }
    }
  }

  private func block(ofPiece piece: Int) -> FieldBlock {
    let (cart, rest) = piece.quotientAndRemainder(dividingBy: piecesPerCart)
    let field = rest / piecesPerField * fieldsPerPiece
    let combination = rest % piecesPerField * combinationsPerPiece
    return FieldBlock(
      start: cart * axes.cellsPerCart, stride: axes.fields.count,
      fields: field..<min(field + fieldsPerPiece, axes.fields.count),
      combinations: combination..<min(combination + combinationsPerPiece, axes.combinationCount))
  }
}

extension CellMetric {
  /// The file's name within `arrays/`.
  package var arrayFileName: String { "\(name).npy" }

  /// The type of the array's elements: names are positions in a list, all else are numbers.
  package var arrayElement: NPYFormat.Element { isName ? .int32 : .float64 }
}

extension NPYFormat {
  /// The position in a list that a value stands for, −1 for none.
  @inline(__always)
  fileprivate static func position(_ value: Double, in count: Int) -> Int32 {
    (CellMetric.position(value, in: count).map(Int32.init) ?? -1).littleEndian
  }
}

/// Some fields and combinations of one cart, to be written field by field.
private struct FieldBlock {
  /// Where the cart's values start.
  let start: Int
  /// The number of fields, which lie together.
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
