/// Reads the prescription of an ISOXML task: treatment zones with polygons, or a grid.
///
/// Rates are read from the numbers of the data dictionary, whatever presentation the file gives them:
/// ```
/// DDI 1     0.01 mm³/m² = 0.0001 L/ha
/// DDI 6     1 mg/m²     = 0.01 kg/ha
/// DDI 11    0.001 /m²   = 10 kernels/ha
/// ```
/// Reference: ISO 11783-10 (versions 3 and 4), and the data dictionary of ISO 11783-11 on
/// <https://www.isobus.net>.
struct TaskDataReader {
  private let files: MapFiles
  /// The text that is read, for the places in messages.
  private var coordinates = MapCoordinates()
  private var remarks: [String] = []

  /// Reads the map of the task with that name or number; of the only one with a map where none is named.
  ///
  /// - Throws: A diagnostic with its place: of the syntax, of a file that is missing, torn or outside
  ///   the folder, and where no task has rates.
  static func read(
    _ source: SourceText, beside files: MapFiles, task: String? = nil
  ) throws(Diagnostic) -> FieldMap {
    let root = try MarkupReader.read(source)
    guard ["ISO11783_TaskData", "XFC"].contains(root.name) else {
      throw Diagnostic(
        .documentKind, "this is an XML file of \(root.name.quoted), not ISOXML task data",
        span: root.span, notes: ["task data is in TASKDATA.XML"])
    }
    var reader = TaskDataReader(files: files)
    return try reader.map(try reader.allElements(of: root), task: task)
  }

  /// The elements of the file and of the files that it refers to, which go no further.
  private func allElements(of root: MarkupElement) throws(Diagnostic) -> [MarkupElement] {
    var elements = root.children
    for reference in root.children("XFR") {
      guard elements.count < 100_000 else { break }
      let name = (reference["A"] ?? "") + ".xml"
      guard let bytes = try files.contents(of: name) else { throw files.missing(name) }
      do {
        elements += try MarkupReader.read(SourceText(name: name, bytes: bytes)).children
      } catch {
        // Its place is in the other file.
        throw Diagnostic(
          error.code, "in \(name.quoted): \(error.message)",
          notes: error.notes.map(Phrase.init(verbatim:)))
      }
    }
    return elements
  }

  // MARK: Tasks

  private mutating func map(
    _ elements: [MarkupElement], task name: String?
  ) throws(Diagnostic) -> FieldMap {
    let tasks = elements.filter { $0.name == "TSK" }
    let own = try chosen(tasks, name)
    let products = Dictionary(
      elements.filter { $0.name == "PDT" }.map { ($0["A"] ?? "", $0["B"] ?? "") },
      uniquingKeysWith: { first, _ in first })
    let field = elements.first { $0.name == "PFD" && $0["A"] != nil && $0["A"] == own["E"] }
    let zones = own.children("TZN")
    var layers = TaskLayers(products: products)
    for zone in zones { try layers.add(zone) }
    guard !layers.isEmpty else {
      throw Diagnostic(
        .missingKey, "the task \((own["B"] ?? own["A"] ?? "").quoted) has no rates",
        span: own.span,
        notes: ["rates are the data 0001, 0006 or 000B of its treatment zones (TZN)"])
    }
    let read: [FieldMap.Zone]
    if let grid = own.children("GRD").first {
      read = try self.zones(of: grid, own, zones, layers)
    } else {
      read = try self.zones(zones, layers)
    }
    guard !read.isEmpty else {
      throw Diagnostic(
        .empty, "the task \((own["B"] ?? own["A"] ?? "").quoted) has rates and no area",
        span: own.span, notes: ["its zones have no polygons, and there is no grid"])
    }
    return FieldMap(
      format: "ISOXML", columns: layers.columns(allocatedBy: own.children("PAN")), zones: read,
      statedSquareMetres: field?["D"].flatMap { Double($0) }.flatMap { $0 > 0 ? $0 : nil },
      remarks: remarks.withoutRepeats)
  }

  private func chosen(
    _ tasks: [MarkupElement], _ name: String?
  ) throws(Diagnostic) -> MarkupElement {
    let mapped = tasks.filter { !$0.children("GRD").isEmpty || $0.hasZones }
    if let name {
      let named = mapped.filter { [$0["A"], $0["B"]].contains(name) }
      guard let task = named.first else {
        throw Diagnostic(
          .choice, "there is no task \(name.quoted) with a map", notes: Self.list(mapped))
      }
      return task
    }
    guard let task = mapped.first else { throw Self.withoutMap(tasks) }
    guard mapped.count == 1 else {
      throw Diagnostic(
        .exclusiveKeys, "the file has \(mapped.count) tasks with maps",
        notes: Self.list(mapped) + ["name the one that is meant with --task"])
    }
    return task
  }

  private static func list(_ tasks: [MarkupElement]) -> [Phrase] {
    let names = tasks.prefix(10).map { ($0["B"] ?? $0["A"] ?? "").quoted }
    return names.isEmpty ? [] : ["tasks with maps: \(names.joined(separator: ", "))"]
  }

  /// A log says where a machine was, and not what is to be loaded.
  private static func withoutMap(_ tasks: [MarkupElement]) -> Diagnostic {
    let logged = tasks.first { !$0.children("TLG").isEmpty || !$0.children("TIM").isEmpty }
    guard let logged else {
      return Diagnostic(.empty, "there is no task with a map in the file")
    }
    return Diagnostic(
      .missingKey,
      "the task \((logged["B"] ?? logged["A"] ?? "").quoted) is a log of work: no product is in it",
      span: logged.span, notes: ["a map for loading has treatment zones or a grid with rates"])
  }

  // MARK: Treatment zones

  private mutating func zones(
    _ elements: [MarkupElement], _ layers: TaskLayers
  ) throws(Diagnostic) -> [FieldMap.Zone] {
    try MapCoordinates.check(zones: elements.count)
    var zones: [FieldMap.Zone] = []
    for element in elements {
      let name =
        element["B"].flatMap { $0.isEmpty ? nil : $0.clipped } ?? "Zone \(element["A"] ?? "")"
      var polygons: [FieldMap.Polygon] = []
      for polygon in element.children("PLN") {
        polygons.append(try self.polygon(polygon, in: name))
      }
      // Zones without outlines are what holds outside of all others.
      guard !polygons.isEmpty else { continue }
      zones.append(
        FieldMap.Zone(
          name: name, shape: .polygons(polygons), values: try layers.values(of: element)))
    }
    return zones
  }

  private mutating func polygon(
    _ element: MarkupElement, in place: String
  ) throws(Diagnostic) -> FieldMap.Polygon {
    var outer: [[FieldMap.Position]] = []
    var holes: [[FieldMap.Position]] = []
    for line in element.children("LSG") {
      var corners: [FieldMap.Position] = []
      for point in line.children("PNT") {
        guard let north = point["C"].flatMap({ Double($0) }),
          let east = point["D"].flatMap({ Double($0) }), north.isFinite, east.isFinite
        else {
          throw Diagnostic(
            .number, "a point has no position in C and D", span: point.span,
            notes: ["points in binary files are not read"])
        }
        corners.append(
          try coordinates.position(longitude: east, latitude: north, span: point.span, in: place))
      }
      let ring = try MapCoordinates.ring(corners, span: line.span, in: place)
      if line["A"] == "2" { holes.append(ring) } else { outer.append(ring) }
    }
    guard let first = outer.first else {
      throw Diagnostic(.listLength, "\(place) has no outline", span: element.span)
    }
    guard outer.count == 1 else {
      throw Diagnostic(
        .listLength, "a polygon of \(place) has \(outer.count) outlines", span: element.span)
    }
    return FieldMap.Polygon(outer: first, holes: holes)
  }

  // MARK: Grids

  private mutating func zones(
    of element: MarkupElement, _ task: MarkupElement, _ zones: [MarkupElement], _ layers: TaskLayers
  ) throws(Diagnostic) -> [FieldMap.Zone] {
    let grid = try grid(element)
    let name = (element["G"] ?? "") + ".bin"
    guard let bytes = try files.contents(of: name) else { throw files.missing(name) }
    let cells = grid.rows * grid.columns
    switch element["I"] {
    case "1":
      try Self.check(bytes, name, cells)
      var byCode: [[FieldMap.Value?]?] = Array(repeating: nil, count: 256)
      for zone in zones {
        guard let code = zone["A"].flatMap({ Int($0) }), (0...255).contains(code),
          zone["A"] != task["J"]
        else { continue }
        byCode[code] = try layers.values(of: zone)
      }
      let known = Set(zones.compactMap { $0["A"].flatMap { Int($0) } })
      let unknown = Set(bytes.lazy.map { Int($0) }).subtracting(known).subtracting([0]).sorted()
      if !unknown.isEmpty {
        remarks.append(
          localized(
            "Cells of \(unknown.map { "\($0)" }.listed) are left out: the file has no treatment zone of "
              + "that number."))
      }
      return TaskGrid(grid, count: cells) { byCode[Int(bytes[$0])] }.zones
    case "2":
      guard let zone = zones.first(where: { $0["A"] == element["J"] }) ?? zones.first else {
        return []
      }
      let places = try layers.places(of: zone)
      try Self.check(bytes, name, cells * 4 * places.count)
      var hasZeroes = false
      let read = TaskGrid(grid, count: cells) { cell in
        let values = layers.values(
          places.indices.map { bytes.littleEndian(at: 4 * (cell * places.count + $0)) }, places)
        guard values.contains(where: { $0?.number ?? 0 > 0 }) else {
          hasZeroes = true
          return nil
        }
        return values
      }.zones
      // A grid is a box, and fields are not.
      if hasZeroes {
        remarks.append(localized("Cells at rate 0 are taken to lie outside of the field."))
      }
      return read
    default:
      throw Diagnostic(
        .choice, "the grid is of the type \((element["I"] ?? "").quoted)", span: element.span,
        notes: ["types 1 and 2 are read"])
    }
  }

  private static func check(
    _ bytes: [UInt8], _ name: String, _ expected: Int
  ) throws(Diagnostic) {
    guard bytes.count != expected else { return }
    throw Diagnostic(
      .binary,
      "the grid in \(name.quoted) has \(bytes.count.grouped) bytes, and its cells need "
        + "\(expected.grouped)", notes: ["copy or export the map again"])
  }

  private mutating func grid(_ element: MarkupElement) throws(Diagnostic) -> FieldMap.Grid {
    let figures = ["A", "B", "C", "D", "E", "F"].map { element[$0].flatMap { Double($0) } ?? .nan }
    guard figures.allSatisfy(\.isFinite), figures[2] > 0, figures[3] > 0,
      figures[4...].allSatisfy({
        $0 >= 1 && $0 <= Double(FieldMap.cellLimit) && $0 == $0.rounded(.down)
      }),
      figures[4] * figures[5] <= Double(FieldMap.cellLimit)
    else {
      throw Diagnostic(
        .number, "the place, the size or the number of the grid's cells cannot be read",
        span: element.span,
        notes: [
          "A to F are its south-west corner, the size of a cell, columns and rows; at most "
            + "\(FieldMap.cellLimit.grouped) cells are read"
        ])
    }
    let (columns, rows) = (Int(figures[4]), Int(figures[5]))
    let corners = [
      (figures[1], figures[0]),
      (figures[1] + figures[3] * figures[4], figures[0] + figures[2] * figures[5]),
    ]
    for (east, north) in corners {
      _ = try coordinates.position(
        longitude: east, latitude: north, span: element.span, in: "the grid")
    }
    return FieldMap.Grid(
      south: figures[0], west: figures[1], height: figures[2], width: figures[3], rows: rows,
      columns: columns)
  }
}

extension MarkupElement {
  /// Whether a task has a treatment zone with an outline.
  fileprivate var hasZones: Bool {
    children("TZN").contains { !$0.children("PLN").isEmpty }
  }
}
