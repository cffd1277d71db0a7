import AirCartDocuments

/// A file of arrays in the NetCDF classic format: its header, then its variables in order, each made in
/// pieces.
struct NetCDFFile {
  /// A variable with what makes its bytes.
  struct Variable: Sendable {
    let description: NetCDFHeader.Variable
    var pieceCount = 1
    let piece: @Sendable (Int) -> ByteBuffer
  }

  let dimensions: [NetCDFHeader.Dimension]
  let attributes: [NetCDFHeader.Attribute]
  let variables: [Variable]

  /// What every file says of itself.
  static func attributes(_ run: RunDescription) -> [NetCDFHeader.Attribute] {
    [
      .init("Conventions", "CF-1.11"), .init("title", run.title),
      .init("source", "AirCart \(run.version)"),
    ]
  }

  /// The run's file, with how many results are in it.
  func file(valueCount: Int) -> RunFile {
    let header = NetCDFHeader(dimensions, attributes, variables.map(\.description))
    var places: [(variable: Int, piece: Int)] = []
    for (index, variable) in variables.enumerated() {
      places += (0..<variable.pieceCount).map { (index, $0) }
    }
    return RunFile(
      path: RunFileName.arrays.rawValue, extent: .document, valueCount: valueCount,
      pieceCount: places.count, header: { _ in header.buffer },
      piece: { [places, variables] index in
        let (variable, piece) = places[index]
        var bytes = variables[variable].piece(piece)
        guard piece == variables[variable].pieceCount - 1 else { return bytes }
        for _ in 0..<header.padding(ofVariable: variable) { bytes.append(UInt8(0)) }
        return bytes
      })
  }
}

extension NetCDFFile.Variable {
  /// Numbers, the last dimension fastest.
  static func numbers(
    _ values: [Double], _ name: String, over dimensions: [Int],
    _ attributes: [NetCDFHeader.Attribute]
  ) -> Self {
    Self(description: .init(name, .float64, over: dimensions, attributes)) { _ in
      var buffer = ByteBuffer()
      for value in values { buffer.append(bigEndian: value.dataBits) }
      return buffer
    }
  }

  /// Names, each filled up with zeros to the length of the longest.
  static func names(
    _ names: [String], _ name: String, _ title: String, over dimensions: [Int]
  ) -> Self {
    let length = NetCDFHeader.Dimension.names(names).length
    let attributes = [
      NetCDFHeader.Attribute("long_name", title), NetCDFHeader.Attribute("_Encoding", "utf-8"),
    ]
    return Self(description: .init(name, .character, over: dimensions, attributes)) { _ in
      var buffer = ByteBuffer()
      for name in names {
        buffer.append(name)
        for _ in name.utf8.count..<length { buffer.append(UInt8(0)) }
      }
      return buffer
    }
  }
}

extension NetCDFHeader.Dimension {
  /// The bytes of the longest of some names.
  static func names(_ names: [String]) -> Self {
    Self("name_length", names.map(\.utf8.count).max() ?? 1)
  }
}
