package import AirCart

extension FieldMap {
  /// What files and folders of maps are called on a command line.
  package static let endings = [".geojson", ".shp", ".xml", ".csv", ".zip"]

  /// What is said beside a file where it does not say it itself.
  package struct Choice: Equatable, Sendable {
    /// The task of task data, by its name or number.
    package var task: String?
    /// The area of all points of a table.
    package var wholeArea: Area?
    /// Whether columns of nutrients are read, so that each of their values must be a weight.
    package var readsNutrients: Bool

    package init(task: String? = nil, wholeArea: Area? = nil, readsNutrients: Bool = false) {
      self.task = task
      self.wholeArea = wholeArea
      self.readsNutrients = readsNutrients
    }
  }

  /// Reads the map of a file, or of the only map in a folder or a .zip archive.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - name: What it is called in messages.
  ///   - choice: What is said beside the file.
  /// - Returns: The map, its units and products as far as the file says them.
  /// - Throws: A report of the first mistake, with its place and what to do.
  package static func read(
    _ path: String, named name: String, _ choice: Choice = Choice()
  ) throws(DiagnosticReport) -> FieldMap {
    var source = SourceText(name: name, bytes: [])
    do {
      let place = try MapPlace(path)
      if place.file.lowercased().hasSuffix(".zip") { return try read(zip: place, &source, choice) }
      if !place.isBinary {
        let bytes = try MapFiles.read(place.folder + "/" + place.file)
        source = SourceText(name: place.isInFolder ? name + "/" + place.file : name, bytes: bytes)
      }
      return try read(source, called: place.file, beside: .folder(place.folder), choice)
    } catch {
      throw DiagnosticReport(error, on: source)
    }
  }

  /// Reads the only map in an archive; `source` becomes what its mistakes are about.
  private static func read(
    zip place: MapPlace, _ source: inout SourceText, _ choice: Choice
  ) throws(Diagnostic) -> FieldMap {
    let archive = try ZipArchive(MapFiles.read(place.folder + "/" + place.file))
    let map = try MapPlace.only(among: archive.names, of: "archive")
    guard choice.task == nil || map.file.lowercased().hasSuffix(".xml") else {
      throw Diagnostic(
        .choice, "the map in the archive is \(map.file.quoted), which has no tasks",
        notes: ["leave '--task' out: it names a task of ISOXML task data"])
    }
    let files = try archive.files(in: map.folder) { MapPlace.isPart($0, of: map.file) }
    source = SourceText(
      name: source.name + "/" + map.folder + map.file, bytes: files[map.file] ?? [])
    return try read(source, called: map.file, beside: .memory(files), choice)
  }

  /// Reads the map of a text with the files beside it; of a shapefile only the files.
  package static func read(
    _ source: SourceText, called file: String, beside files: MapFiles, _ choice: Choice = Choice()
  ) throws(Diagnostic) -> FieldMap {
    let ending = file.lowercased().split(separator: ".").last ?? ""
    switch ending {
    case "shp": return try ShapefileReader.read(files, named: file)
    case "xml": return try TaskDataReader.read(source, beside: files, task: choice.task)
    case "csv", "txt":
      return try MapTableReader.read(
        source, wholeArea: choice.wholeArea, readsNutrients: choice.readsNutrients)
    case "geojson", "json": return try GeoJSONReader.read(source)
    default:
      throw Diagnostic(
        .choice, "maps are read from \(endings.alternatives) files",
        notes: ["or from a folder with one of them, as in TASKDATA"])
    }
  }

  /// Whether a text is GeoJSON, whatever its ending.
  package static func isGeoJSON(_ source: SourceText) -> Bool {
    (try? SyntaxReader.read(source)).map(GeoJSONReader.isGeoJSON) ?? false
  }
}
