import AirCart
import AirCartSimulation

/// A sweep as one self-describing file, `results.nc`: every metric with its own dimensions, units
/// and missing value, the axes as coordinates, fixed rates and densities as attributes.
///
/// It follows the CF conventions as far as they reach: text with its encoding, names of products as
/// flags.
struct SweepDataset {
  let results: SweepResults
  let axes: GridAxes
  let run: RunDescription

  var file: RunFile {
    NetCDFFile(dimensions: dimensions, attributes: attributes, variables: coordinates + metrics)
      .file(valueCount: valueCount)
  }

  private var valueCount: Int {
    results.metrics.reduce(0) { $0 + SweepVariable($1, of: results, axes: axes).count }
  }

  // MARK: What is in the file

  private typealias Variable = NetCDFFile.Variable

  /// The axes in order, then the length of names.
  private var dimensions: [NetCDFHeader.Dimension] {
    zip(axes.names, axes.shape).map { .init($0, $1) } + [.names(axes.carts)]
  }

  private var attributes: [NetCDFHeader.Attribute] {
    NetCDFFile.attributes(run)
      + axes.fixedValues(of: results.grid).map { .init($0.name, .numbers([$0.value])) }
  }

  private var coordinates: [Variable] {
    let field = coordinate(1, axes.fields, title: "Field", .acres)
    let rates = axes.rates.enumerated().map { index, rates in
      coordinate(
        index + 2, rates.values, title: results.grid.products[rates.product].name, .poundsPerAcre)
    }
    return [.names(axes.carts, "cart", "Cart", over: [0, dimensions.count - 1]), field] + rates
  }

  private func coordinate(
    _ dimension: Int, _ values: [Double], title: String, _ unit: DataUnit
  ) -> Variable {
    .numbers(
      values, axes.names[dimension], over: [dimension],
      [.init("long_name", title), .init("units", unit.symbol(in: axes.units))])
  }

  private var metrics: [Variable] {
    results.metrics.map { metric in
      let variable = SweepVariable(metric, of: results, axes: axes)
      let rates = axes.rates.indices.map { $0 + 2 }
      let description = NetCDFHeader.Variable(
        metric.name(in: axes.units), variable.element,
        over: [0] + (metric.dependsOnField ? [1] : []) + rates, attributes(of: metric))
      return Variable(
        description: description, pieceCount: variable.pieceCount, piece: variable.piece)
    }
  }

  private func attributes(of metric: CellMetric) -> [NetCDFHeader.Attribute] {
    let title = NetCDFHeader.Attribute("long_name", metric.title)
    guard metric.isName else {
      let unit = metric.measure.symbol(in: axes.units)
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
