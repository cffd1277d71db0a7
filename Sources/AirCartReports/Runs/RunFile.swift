import AirCartDocuments

/// A file of a run, made piece by piece when its turn comes.
package struct RunFile {
  let path: String
  let extent: Manifest.Extent
  /// The values it holds, for the progress.
  let valueCount: Int
  let pieceCount: Int
  /// Makes what stands before the pieces.
  let header: (RunExecution.Map) -> ByteBuffer
  let piece: @Sendable (Int) -> ByteBuffer
}

extension RunFile {
  /// The number of rows in a piece of a table at most.
  static let rowLimit = 16_384

  /// The number of cells in a piece of a table at most, for tables with many columns.
  private static let cellLimit = 1 << 19

  init(_ name: RunFileName, csv table: ResultTable) { self.init(path: name.rawValue, csv: table) }

  init(path: String, csv table: ResultTable) {
    let columns = table.columns.count
    let rows = max(1, min(Self.rowLimit, Self.cellLimit / max(1, columns)))
    self.init(
      path: path, extent: .rows(table.rowCount), valueCount: table.rowCount * columns,
      pieceCount: (table.rowCount + rows - 1) / rows,
      header: { _ in
        var header = ByteBuffer()
        CSVFormat().appendHeader(of: table, to: &header)
        return header
      },
      piece: { piece in
        let range = piece * rows..<min((piece + 1) * rows, table.rowCount)
        // Six characters a cell is a fair guess; the buffer grows where it is too low.
        var buffer = ByteBuffer(capacity: range.count * columns * 6)
        CSVFormat().appendRows(range, of: table, to: &buffer)
        return buffer
      })
  }

  init(_ name: RunFileName, text: @escaping () -> String) {
    self.init(name) { _ in text() }
  }

  /// A text of which parts are made several at once.
  init(_ name: RunFileName, text: @escaping (RunExecution.Map) -> String) {
    self.init(path: name.rawValue, text: text)
  }

  init(_ chart: Chart) { self.init(path: chart.path) { _ in chart.text } }

  private init(path: String, text: @escaping (RunExecution.Map) -> String) {
    self.init(
      path: path, extent: .document, valueCount: 0, pieceCount: 0,
      header: { map in
        let text = text(map)
        var header = ByteBuffer(capacity: text.utf8.count)
        header.append(text)
        return header
      }, piece: { _ in ByteBuffer() })
  }
}
