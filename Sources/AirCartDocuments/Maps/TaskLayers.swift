/// What the treatment zones of a task have rates of: a column for each datum and product.
struct TaskLayers {
  private struct Layer: Equatable {
    let datum: Datum
    let product: String?
  }

  /// A rate of the data dictionary.
  enum Datum: Int {
    case volume = 0x01
    case mass = 0x06
    case count = 0x0B

    var unit: MapUnit {
      switch self {
      case .volume: .litresPerHectare
      case .mass: .kilogramsPerHectare
      case .count: .kernelsPerHectare
      }
    }

    /// What a whole number in the file is, in that unit.
    func rate(_ number: Int) -> Double {
      switch self {
      case .volume: Double(number) / 10_000
      case .mass: Double(number) / 100
      case .count: Double(number) * 10
      }
    }

    /// What is planned or used in all: millilitres, grams and kernels.
    fileprivate var total: (datum: Int, factor: Double) {
      switch self {
      case .volume: (0x48, 0.001)
      case .mass: (0x4B, 0.001)
      case .count: (0x4E, 1)
      }
    }

    fileprivate var word: String {
      switch self {
      case .volume: "volume rate"
      case .mass: "rate"
      case .count: "seeds"
      }
    }
  }

  private let products: [String: String]
  private var layers: [Layer] = []

  init(products: [String: String]) { self.products = products }

  var isEmpty: Bool { layers.isEmpty }

  /// Adds the rates of a treatment zone that no zone before had.
  mutating func add(_ zone: MarkupElement) throws(Diagnostic) {
    for variable in zone.children("PDV") {
      guard let layer = try layer(variable), !layers.contains(layer) else { continue }
      layers.append(layer)
      try MapCoordinates.check(columns: layers.count)
    }
  }

  /// The layer of a process data variable; `nil` of one that is not a rate.
  private func layer(_ variable: MarkupElement) throws(Diagnostic) -> Layer? {
    guard let number = variable["A"].flatMap({ Int($0, radix: 16) }) else {
      throw Diagnostic(
        .number, "the datum \((variable["A"] ?? "").quoted) is not a hexadecimal number",
        span: variable.span)
    }
    return Datum(rawValue: number).map { Layer(datum: $0, product: variable["C"]) }
  }

  /// What a zone says of each layer.
  func values(of zone: MarkupElement) throws(Diagnostic) -> [FieldMap.Value?] {
    var values: [FieldMap.Value?] = Array(repeating: nil, count: layers.count)
    for variable in zone.children("PDV") {
      guard let layer = try layer(variable), let place = layers.firstIndex(of: layer) else {
        continue
      }
      guard let number = variable["B"].flatMap({ Int($0) }), number >= 0 else {
        throw Diagnostic(
          .number, "the rate \((variable["B"] ?? "").quoted) is not a whole number of 0 or more",
          span: variable.span)
      }
      values[place] = .number(layer.datum.rate(number))
    }
    return values
  }

  /// The layer of each number that a cell of a grid of type 2 has; `nil` of one that is not a rate.
  func places(of zone: MarkupElement) throws(Diagnostic) -> [Int?] {
    var places: [Int?] = []
    for variable in zone.children("PDV") {
      let layer = try layer(variable)
      places.append(layer.flatMap { layers.firstIndex(of: $0) })
    }
    return places
  }

  /// What the numbers of a cell say; a number below 0 says nothing.
  func values(_ numbers: [Int], _ places: [Int?]) -> [FieldMap.Value?] {
    var values: [FieldMap.Value?] = Array(repeating: nil, count: layers.count)
    for (number, place) in zip(numbers, places) where number >= 0 {
      if let place { values[place] = .number(layers[place].datum.rate(number)) }
    }
    return values
  }

  /// The columns, with what the allocations of the task say of each in all.
  func columns(allocatedBy allocations: [MarkupElement]) -> [FieldMap.Column] {
    layers.map { layer in
      let product = layer.product.flatMap { products[$0] }.flatMap { $0.isEmpty ? nil : $0 }
      let isOnly = layers.filter { $0.product == layer.product }.count == 1
      let name = product.map { isOnly ? $0 : "\($0) \(layer.datum.word)" } ?? layer.datum.word
      let total = allocations.first { allocation in
        allocation["A"] == layer.product
          && allocation["B"].flatMap { Int($0, radix: 16) } == layer.datum.total.datum
      }
      return FieldMap.Column(
        name: name, unit: layer.datum.unit, product: product,
        statedTotal: total?["C"].flatMap { Double($0) }.map { $0 * layer.datum.total.factor })
    }
  }
}

/// The cells of a grid put together by what is said of them.
struct TaskGrid {
  let zones: [FieldMap.Zone]

  /// Asks for the values of each cell; cells of which nothing is said are not part of the field.
  ///
  /// - Complexity: O(*c*) for *c* cells; memory for the different values and their runs.
  init(_ grid: FieldMap.Grid, count: Int, values: (Int) -> [FieldMap.Value?]?) {
    var order: [[FieldMap.Value?]] = []
    var places: [[Double]: Int] = [:]
    var runs: [[FieldMap.CellRun]] = []
    for cell in 0..<count {
      guard let own = values(cell), own.contains(where: { $0 != nil }) else { continue }
      let key = own.map { $0?.number ?? -1 }
      let place: Int
      if let known = places[key] {
        place = known
      } else {
        place = order.count
        places[key] = place
        order.append(own)
        runs.append([])
      }
      let (row, column) = cell.quotientAndRemainder(dividingBy: grid.columns)
      if let last = runs[place].last, last.row == row, last.column + last.count == column {
        runs[place][runs[place].count - 1].count += 1
      } else {
        runs[place].append(FieldMap.CellRun(row: row, column: column, count: 1))
      }
    }
    zones = order.indices.map { place in
      FieldMap.Zone(
        name: "Zone \(place + 1)", shape: .cells(grid, runs[place]), values: order[place])
    }
  }
}
