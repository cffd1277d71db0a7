import AirCartDocuments
import AirCartReports
import Foundation

/// The folder for what AirCart keeps for a user.
enum DataFolder {
  /// `AIRCART_HOME`; without it where the system keeps such things.
  static func path(_ console: Console) throws(CommandError) -> String {
    let environment = console.environment.filter { !$0.value.isEmpty }
    if let own = environment["AIRCART_HOME"] { return console.place(of: own) }
    // A relative path in this variable is to be ignored (XDG Base Directory Specification, 0.8).
    if !isMac, let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return data + "/aircart"
    }
    guard let home = environment["HOME"] else {
      throw CommandError(
        .cannotCreate, "There is no folder to keep things in: HOME is not set.",
        remedy: "Name one with AIRCART_HOME.")
    }
    return home + (isMac ? "/Library/Application Support/aircart" : "/.local/share/aircart")
  }

  /// Makes a folder in it, and those above.
  static func make(_ folder: String) throws {
    do {
      try OutputFolder.makeFolders(folder, shown: folder)
    } catch let error as OutputError where error.kind == .cannotCreate {
      throw CommandError(
        .cannotCreate, "The folder '\(folder)' cannot be created: \(error.reason).",
        remedy: "Name a place that you may write to with AIRCART_HOME.")
    }
  }

  private static var isMac: Bool {
    #if os(macOS)
      true
    #else
      false
    #endif
  }
}
