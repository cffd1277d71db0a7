import AirCart
import AirCartDocuments

extension SeedDrill {
  /// Reads `double,rows=9in,opener=1in,soil=medium`: the streams first, then details in any order.
  init(parsing text: String) throws(CommandError) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed }
    self.init(
      try Shoot(word: parts[0]).required(
        "'\(parts[0])' is not a kind of drill.",
        remedy: "Write single, double or triple, as in --drill double,rows=9in,opener=1in."))
    for part in parts.dropFirst() { try read(part) }
    if let fault { throw CommandError("'--drill \(text)': \(fault).") }
  }

  private mutating func read(_ part: String) throws(CommandError) {
    let detail = try AssignmentText(parsing: part, expected: "rows=9in")
    switch detail.name.lowercased() {
    case "rows": rows = try Self.inches(detail, InputRanges.rowSpacing, known: rows != nil)
    case "opener": opener = try Self.inches(detail, InputRanges.openerSpread, known: opener != nil)
    case "soil":
      try require(soil == nil, "'soil' is given more than once for a drill.")
      soil = try Soil(word: detail.value).required(
        "'\(detail.value)' is not a soil.", remedy: "Write soil=light, soil=medium or soil=heavy.")
    default:
      throw CommandError(
        "'\(part)' is not a detail of a drill.",
        remedy: "The details are rows=9in, opener=1in and soil=medium.")
    }
  }

  /// Inches, unless another unit is written.
  private static func inches(
    _ detail: AssignmentText, _ range: NumberRule, known: Bool
  ) throws(CommandError) -> Double {
    try require(!known, "'\(detail.name)' is given more than once for a drill.")
    let length = try (try? QuantityText(reading: detail.value, as: .length)).required(
      "'\(detail.value)' is not a length of '\(detail.name)'.",
      remedy: "Write inches or centimetres, as in \(detail.name)=9in or \(detail.name)=23cm.")
    try range.check(length.inches, "The '\(detail.name)' of '\(detail.value)'", .imperial)
    return length.inches
  }
}
