import AirCartSimulation

extension SeasonVariation {
  /// What was varied as one self-describing file, `results.nc`: every figure and the ends of its
  /// interval, carts by values of the input.
  func dataset(_ run: RunDescription) -> RunFile {
    let input = NetCDFFile.Variable.numbers(values, name, over: [1], [.init("long_name", title)])
    return NetCDFFile(
      dimensions: [.init("cart", carts.count), .init(name, values.count), .names(carts)],
      attributes: NetCDFFile.attributes(run),
      variables: [.names(carts, "cart", "Cart", over: [0, 2]), input] + figures.flatMap(variables)
    ).file(valueCount: figures.count * Estimate.parts.count * carts.count * values.count)
  }

  private func variables(_ figure: Figure) -> [NetCDFFile.Variable] {
    let cells = carts.indices.flatMap { row(figure, ofCart: $0) }
    let titles = ["", ", lower end of the 95 % interval", ", upper end of the 95 % interval"]
    return zip(Estimate.parts, titles).map { part, title in
      .numbers(
        cells.map { part.value($0).isFinite ? part.value($0) : .nan }, figure.name + part.suffix,
        over: [0, 1],
        [
          .init("long_name", figure.title + title), .init("units", figure.unit),
          .init("_FillValue", .numbers([.nan])),
        ])
    }
  }
}
