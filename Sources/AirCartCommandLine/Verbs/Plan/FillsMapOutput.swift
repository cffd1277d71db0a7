import AirCart
import AirCartDocuments
import AirCartReports

/// The picture, or the points for a tablet, of where the fills of a map end.
struct FillsMapOutput {
  private static let group = "Fills on a map"

  static let file = OptionDescription.value(
    "fills-map", placeholder: "file", help: "Draw where each fill of a map ends.",
    discussion: """
      The drill goes over the map pass by pass, with the tanks of the plan. The ending decides: .svg is a \
      picture, .geojson has a point for each fill.
      """, completion: .file, group: group)

  private static let width = OptionDescription.value(
    "width", placeholder: "length", help: "The width of the drill, as in 76ft or 23m.",
    discussion: "With it a load sheet in HTML shows where each fill of a map ends.", group: group)

  private static let pass = OptionDescription.value(
    "pass", placeholder: "heading", help: "The direction of the first pass, clockwise from north.",
    discussion: "As in 90 or 90deg, from west to east.", defaultText: "along the longer side",
    group: group)

  static let options = [file, width, pass]

  /// `nil` where the picture is on the load sheet alone.
  private let path: String?
  private let widthMetres: Double
  private let heading: Double?

  /// `nil` where no picture was asked for, which only a map has: in a file, or on a load sheet.
  init?(_ arguments: ParsedArguments, hasMap: Bool, isOnSheet: Bool) throws {
    path = try arguments.outputFile(Self.file.name)
    guard path != nil || hasMap && isOnSheet && arguments.isTyped(Self.width.name) else {
      if let typed = [Self.width, Self.pass].first(where: { arguments.isTyped($0.name) }) {
        try require(
          hasMap, "'--\(typed.name)' is for a map, and none was named.",
          remedy: "Name it before the products, as in rx.geojson, or leave out '--\(typed.name)'.")
        throw CommandError(
          "'--\(typed.name)' is for the map of the fills, and none was asked for.",
          remedy: "Add --fills-map fills.svg, or --load-sheet sheet.html, and --width 76ft.")
      }
      return nil
    }
    try require(
      hasMap, "'--\(Self.file.name)' is for a map, and none was named.",
      remedy: "Name it before the products, as in rx.geojson.")
    if let path, ![".svg", ".geojson"].contains(where: path.lowercased().hasSuffix) {
      throw CommandError(
        "The map of the fills '\(path)' is neither a picture nor points.",
        remedy: "Name it .svg for a picture or .geojson for points.")
    }
    let text = try arguments.value(Self.width.name).required(
      "'--fills-map' needs the width of the drill.", remedy: "Write it, as in --width 76ft.")
    let units = try GlobalOptions(arguments).units
    let width = try QuantityText(parsing: text, as: .length)
    widthMetres =
      width.value(in: .metric)
      ?? width.value * (units == .metric ? 1 : ConversionFactors.metresPerFoot)
    try require(
      (1...100).contains(widthMetres), "The width '\(text)' is not that of a drill.",
      remedy: "Write it from 1 to 100 m, as in --width 76ft.")
    heading = try arguments.value(Self.pass.name).map(Self.heading)
  }

  private static func heading(_ text: String) throws -> Double {
    let number = text.trimmed.lowercased().replacing("deg", with: "").replacing("°", with: "")
    return try DecimalText.value(number.trimmed).required(
      in: 0...360, "'\(text)' is not a direction.",
      remedy: "Write degrees clockwise from north, as in --pass 90deg.")
  }

  /// Writes the file, where one was asked for; `ends` are `nil` without a plan.
  func write(_ ends: FillEnds?, of document: FieldsDocument, on console: Console) throws {
    guard let ends else {
      return console.note(
        "There is no map of the fills: no plan gives every product a tank.")
    }
    if let path {
      try AtomicFile.write(
        path.lowercased().hasSuffix(".svg") ? ends.picture : ends.geoJSON,
        to: console.place(of: path))
    }
    guard ends.ends.count != document.fills.count else { return }
    let (own, other) = (ends.ends.count.counted("fill"), document.fills.count)
    console.note(
      """
      Pass by pass the map takes \(own); the answer and its load sheet take \(other), zone after \
      zone.
      """)
  }

  /// Where the fills of a map end, as the drill goes over it; `nil` without a plan.
  func ends(_ document: FieldsDocument) throws(CommandError) -> FillEnds? {
    do throws(FieldDrive.Failure) {
      return try FillEnds(document, heading: heading, widthMetres: widthMetres)
    } catch {
      throw switch error {
      case .unknownPlaces:
        CommandError(
          "The file gives the area of its zones, but no outlines.",
          remedy: "Leave out '--\((path == nil ? Self.width : Self.file).name)', or take the map "
            + "with outlines.")
      case .tooManyPasses(let limit):
        CommandError(
          "The drill makes more than \(limit.grouped) passes over the map.",
          remedy: "Give its whole width, as in --width 76ft.")
      }
    }
  }
}
