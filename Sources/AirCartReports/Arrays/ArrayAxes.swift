package import AirCartScenarios
package import AirCartSimulation

/// The text of `arrays/axes.json`: what the dimensions and elements of the arrays are.
///
/// `dims` and `coords` are what xarray's `DataArray` takes. An array of names holds positions in
/// the list that its `names` refers to, −1 for none.
package enum ArrayAxes {
  /// The path in a run's folder.
  package static let path = "arrays/axes.json"

  /// Returns the text for the arrays of `metrics`.
  package static func text(_ grid: SweepGrid, metrics: [CellMetric]) -> String {
    let axes = GridAxes(grid)
    let arrays = metrics.map { record($0, shape: axes.shape) }
    let names = grid.products.map { JSONValue.string($0.name) }
    let value: JSONValue = [
      "schemaVersion": 1,
      "dims": .array(axes.names.map(JSONValue.string)),
      "units": axes.members { $0 == "cart" ? "" : $0 == "field_ac" ? "ac" : "lb/ac" },
      "coords": axes.coordinates,
      "names": ["products": .array(names)],
      "arrays": .array(arrays),
    ]
    return value.text(.pretty) + "\n"
  }

  private static func record(_ metric: CellMetric, shape: [Int]) -> JSONValue {
    [
      "name": .string(metric.name), "file": .string(metric.arrayFileName),
      "dtype": .string(metric.arrayElement.rawValue),
      "shape": .array(shape.map(JSONValue.integer)), "unit": .string(metric.unit),
      "title": .string(metric.title), "names": metric.isName ? "products" : nil,
      "missing": metric.isName ? -1 : "NaN",
    ]
  }
}

extension GridAxes {
  /// The values of each axis by its name.
  fileprivate var coordinates: JSONValue {
    let values = valueLists
    return members { name in values.first { $0.name == name }?.value ?? nil }
  }

  /// The axes as a manifest lists them.
  package var records: JSONValue {
    .array(valueLists.map { ["name": .string($0.name), "values": $0.value] })
  }

  private var valueLists: [JSONValue.Member] {
    [
      .init("cart", .array(carts.map(JSONValue.string))),
      .init("field_ac", .array(fields.map(JSONValue.number))),
    ] + rates.map { .init($0.name, .array($0.values.map(JSONValue.number))) }
  }

  fileprivate func members(_ value: (String) -> JSONValue) -> JSONValue {
    .object(names.map { JSONValue.Member($0, value($0)) })
  }
}
