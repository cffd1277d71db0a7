import AirCartDocuments
import AirCartSimulation

/// A sweep as one self-describing file, `results.nc`: every metric with its own dimensions, units
/// and missing value, the axes as coordinates, fixed rates and densities as attributes.
///
/// It follows the CF conventions as far as they reach: text with its encoding, names of products as
/// flags.
struct SweepDataset {
  private let results: SweepResults
  private let axes: GridAxes
  private let run: RunDescription

  init(_ results: SweepResults, axes: GridAxes, _ run: RunDescription) {
    self.results = results
    self.axes = axes
    self.run = run
  }

  /// The file, in pieces.
  var file: RunFile {
    let variables = coordinates + metrics
    let header = NetCDFHeader(dimensions, attributes, variables.map(\.description))
    var places: [(variable: Int, piece: Int)] = []
    for (index, variable) in variables.enumerated() {
      places += (0..<variable.pieceCount).map { (index, $0) }
    }
    return RunFile(
      path: RunFileName.arrays.rawValue, extent: .document, valueCount: valueCount,
      pieceCount: places.count, header: { _ in header.buffer },
      piece: { [places] index in
        let (variable, piece) = places[index]
        var bytes = variables[variable].piece(piece)
        guard piece == variables[variable].pieceCount - 1 else { return bytes }
        for _ in 0..<header.padding(ofVariable: variable) { bytes.append(UInt8(0)) }
        return bytes
      })
  }

  /// The numbers of all metrics.
  private var valueCount: Int {
    results.metrics.reduce(0) { $0 + SweepVariable($1, of: results, axes: axes).count }
  }

  // MARK: What is in the file

  /// A variable with what makes its bytes.
  private struct Variable: Sendable {
    let description: NetCDFHeader.Variable
    let pieceCount: Int
    let piece: @Sendable (Int) -> ByteBuffer

    init(
      _ description: NetCDFHeader.Variable, pieceCount: Int = 1,
      _ piece: @escaping @Sendable (Int) -> ByteBuffer
    ) {
      self.description = description
      self.pieceCount = pieceCount
      self.piece = piece
    }
  }

  /// The bytes of the longest cart's name.
  private var nameLength: Int { axes.carts.map(\.utf8.count).max() ?? 1 }

  /// The axes in order, then the length of names.
  private var dimensions: [NetCDFHeader.Dimension] {
    zip(axes.names, axes.shape).map { .init($0, $1) } + [.init("name_length", nameLength)]
  }

  private var attributes: [NetCDFHeader.Attribute] {
    [
      .init("Conventions", "CF-1.11"), .init("title", run.title),
      .init("source", "AirCart \(run.version)"),
    ] + axes.fixedValues(of: results.grid).map { .init($0.name, .numbers([$0.value])) }
  }

  private var coordinates: [Variable] {
    let field = coordinate(1, axes.fields, title: "Field", .area)
    let rates = axes.rates.enumerated().map { index, rates in
      coordinate(
        index + 2, rates.values, title: results.grid.products[rates.product].name, .rate)
    }
    return [carts, field] + rates
  }

  private var carts: Variable {
    let (names, length) = (axes.carts, nameLength)
    let description = NetCDFHeader.Variable(
      "cart", .character, over: [0, dimensions.count - 1],
      [.init("long_name", "Cart"), .init("_Encoding", "utf-8")])
    return Variable(description) { _ in
      var buffer = ByteBuffer()
      for name in names {
        buffer.append(name)
        for _ in name.utf8.count..<length { buffer.append(UInt8(0)) }
      }
      return buffer
    }
  }

  private func coordinate(
    _ dimension: Int, _ values: [Double], title: String, _ quantity: DataQuantity
  ) -> Variable {
    let description = NetCDFHeader.Variable(
      axes.names[dimension], .float64, over: [dimension],
      [.init("long_name", title), .init("units", quantity.symbol(in: axes.units))])
    return Variable(description) { _ in
      var buffer = ByteBuffer()
      for value in values { buffer.append(bigEndian: value.dataBits) }
      return buffer
    }
  }

  private var metrics: [Variable] {
    results.metrics.map { metric in
      let variable = SweepVariable(metric, of: results, axes: axes)
      let rates = axes.rates.indices.map { $0 + 2 }
      let description = NetCDFHeader.Variable(
        metric.name(in: axes.units), variable.element,
        over: [0] + (metric.dependsOnField ? [1] : []) + rates, attributes(of: metric))
      return Variable(description, pieceCount: variable.pieceCount, variable.piece)
    }
  }

  private func attributes(of metric: CellMetric) -> [NetCDFHeader.Attribute] {
    let title = NetCDFHeader.Attribute("long_name", metric.title)
    guard metric.isName else {
      let unit = metric.quantity.symbol(in: axes.units)
      return [
        title, .init("units", unit.isEmpty ? "1" : unit), .init("_FillValue", .numbers([.nan])),
      ]
    }
    let names = results.grid.products.map { DataName.spelling(of: $0.name, fallback: "product") }
    return [
      title, .init("_FillValue", .integers([-1])),
      .init("flag_values", .integers(names.indices.map { Int32($0) })),
      .init("flag_meanings", DataName.distinct(names).joined(separator: " ")),
    ]
  }
}
