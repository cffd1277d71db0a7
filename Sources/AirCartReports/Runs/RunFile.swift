import AirCartDocuments
import AirCartSimulation

/// A file of a run that is made piece by piece.
struct RunFile {
  let path: String
  let extent: Manifest.Extent
  /// The values it holds, for the progress.
  let valueCount: Int
  /// What stands before the pieces.
  let header: ByteBuffer
  let pieceCount: Int
  /// Makes a piece.
  let piece: @Sendable (Int) -> ByteBuffer
}

extension RunFile {
  /// The number of rows in a piece of a table at most.
  static let rowLimit = 16_384

  /// The number of cells in a piece of a table at most, for tables with many columns.
  private static let cellLimit = 1 << 19

  /// A table as CSV.
  init(csv table: ResultTable, path: String) {
    let columns = table.columns.count
    let rows = max(1, min(Self.rowLimit, Self.cellLimit / max(1, columns)))
    var header = ByteBuffer()
    CSVFormat().appendHeader(of: table, to: &header)
    self.init(
      path: path, extent: .rows(table.rowCount), valueCount: table.rowCount * columns,
      header: header, pieceCount: (table.rowCount + rows - 1) / rows
    ) { piece in
      let range = piece * rows..<min((piece + 1) * rows, table.rowCount)
      // Six characters a cell is a fair guess; the buffer grows where it is too low.
      var buffer = ByteBuffer(capacity: range.count * columns * 6)
      CSVFormat().appendRows(range, of: table, to: &buffer)
      return buffer
    }
  }

  /// A text that is ready.
  init(text: String, path: String) {
    var header = ByteBuffer(capacity: text.utf8.count)
    header.append(text)
    self.init(
      path: path, extent: .document, valueCount: 0, header: header, pieceCount: 0
    ) { _ in ByteBuffer() }
  }
}
