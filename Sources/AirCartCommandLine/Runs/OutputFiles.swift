import AirCartDocuments
import Foundation

/// The files that a command line names to be written beside its results.
enum OutputFiles {
  /// The options that name one.
  private static let names = [
    FillOptions.loadSheet.name, FillOptions.fieldsTable.name, FillOptions.farmFile.name,
    FillsMapOutput.file.name, "trace",
  ]

  /// Refuses an output that would take the place of a file that is read, or of another output.
  static func check(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    let inputs = inputs(of: arguments).filter {
      FileManager.default.fileExists(atPath: console.place(of: $0))
    }
    var earlier: [(option: String, file: String)] = []
    for name in names where arguments.describes(name) {
      guard let file = arguments.value(name) else { continue }
      let place = resolved(file, console)
      let folder = URL(fileURLWithPath: place).deletingLastPathComponent().path
      let isMap =
        FieldMap.endings.contains(where: place.lowercased().hasSuffix)
        && FileManager.default.fileExists(atPath: place)
      let overwritten = inputs.first {
        let read = resolved($0, console)
        return read == place || isMap && read == folder
      }
      if let input = overwritten {
        throw CommandError(
          "'--\(name) \(file)' would overwrite '\(input)', which is read.",
          remedy: "Name another file to write to.")
      }
      if let other = earlier.first(where: { resolved($0.file, console) == place }) {
        throw CommandError(
          "'--\(other.option) \(other.file)' and '--\(name) \(file)' name one file.",
          remedy: "Write each to a file with another name.")
      }
      earlier.append((name, file))
    }
  }

  /// What may be a file among the words: products are none, and do not exist.
  private static func inputs(of arguments: ParsedArguments) -> [String] {
    let lists = [CartOptions.carts, KnownProducts.option].compactMap {
      arguments.text(ifAny: $0)
    }
    return arguments.positionals + lists.flatMap(\.commaSeparated)
  }

  /// The whole path of a file, which need not exist, without links.
  private static func resolved(_ file: String, _ console: Console) -> String {
    let place = URL(fileURLWithPath: console.place(of: file))
    let folder = place.deletingLastPathComponent().resolvingSymlinksInPath()
    return folder.appendingPathComponent(place.lastPathComponent).resolvingSymlinksInPath()
      .standardizedFileURL.path
  }
}
