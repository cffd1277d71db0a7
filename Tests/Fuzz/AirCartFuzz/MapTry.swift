import AirCart
import AirCartDocuments

/// Maps of every kind, read from memory: what is accepted has areas that are numbers, and what is
/// refused is told.
enum MapTry {
  /// A map in text: task data, GeoJSON or a table by its first byte, with a grid beside task data.
  static func check(text bytes: [UInt8]) {
    let source = SourceText(name: "input", bytes: bytes)
    let name =
      switch bytes.first {
      case UInt8(ascii: "<"): "TASKDATA.XML"
      case UInt8(ascii: "{"): "map.geojson"
      default: "map.csv"
      }
    let cells = (0..<24).map { UInt8($0 % 4) }
    check(source, name, .memory(["GRD00001.bin": cells, "TSK00001.xml": Array("<XFC/>".utf8)]))
  }

  /// A shapefile in hexadecimal digits: outlines, a colon, attributes.
  static func check(shapefile bytes: [UInt8]) {
    let parts = bytes.split(separator: UInt8(ascii: ":"), maxSplits: 1).map { decoded($0) }
    guard parts.count == 2 else { return }
    check(
      SourceText(name: "input", bytes: []), "Rx.shp",
      .memory(["Rx.shp": parts[0], "Rx.dbf": parts[1]]))
  }

  /// An archive in hexadecimal digits, of which every folder is read.
  static func check(zip bytes: [UInt8]) {
    do throws(Diagnostic) {
      let archive = try ZipArchive(decoded(bytes[...]))
      require(archive.names.count <= ZipArchive.fileLimit, "too many files")
      for folder in Set(archive.names.map { $0.prefix { $0 != "/" } + "/" }).union([""]) {
        let files = try archive.files(in: String(folder))
        let size = files.values.reduce(0) { $0 + $1.count }
        require(size <= ZipArchive.sizeLimit, "too many bytes")
      }
    } catch {
      require(!error.message.isEmpty && error.message.utf8.count < 2_000, "not told")
    }
  }

  private static func decoded(_ digits: ArraySlice<UInt8>) -> [UInt8] {
    let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    return stride(from: 0, to: values.count - 1, by: 2).map {
      UInt8(values[$0] * 16 + values[$0 + 1])
    }
  }

  private static func check(_ source: SourceText, _ name: String, _ files: MapFiles) {
    let choice = FieldMap.Choice(wholeArea: Area(acres: 160))
    do throws(Diagnostic) {
      let map = try FieldMap.read(source, called: name, beside: files, choice)
      require(!map.zones.isEmpty, "a map without zones")
      require(
        map.zones.allSatisfy { $0.squareMetres >= 0 && $0.squareMetres.isFinite },
        "an area is no number: \(map.zones.map(\.squareMetres))")
      let rates = MapRates(map, columns: map.numericColumns, AmountText(units: .metric))
      require(
        rates.zones.allSatisfy { $0.numbers.allSatisfy { $0 >= 0 } }, "a rate below 0")
      require(map.columnList.utf8.count < 10_000, "a long list of columns")
    } catch {
      require(!error.message.isEmpty && error.message.utf8.count < 2_000, "not told")
    }
  }
}
