import AirCartDocuments
import AirCartReports
import Foundation

/// The folder of saved plans: one file per plan, named by the id of the plan.
///
/// A file appears complete or not at all and no file is ever changed, so that any number of
/// processes may save, list and delete at once; saves and imports take turns.
struct PlanStore {
  struct Entry {
    let plan: SavedPlan
    let path: String
  }

  struct Contents {
    /// The newest first.
    var entries: [Entry] = []
    /// What is wrong with files that hold no plan.
    var reports: [DiagnosticReport] = []
  }

  /// The folder, which need not exist.
  let folder: String

  private static let fileExtension = "json"

  init(_ console: Console) throws(CommandError) { folder = try DataFolder.path(console) + "/plans" }

  func contents() throws -> Contents {
    var contents = Contents()
    for name in try fileNames() {
      let path = folder + "/" + name
      guard let reading = Self.reading(path, id: String(name.dropLast(5))) else { continue }
      if let plan = reading.document {
        contents.entries.append(Entry(plan: plan, path: path))
      } else {
        contents.reports.append(reading.report)
      }
    }
    contents.entries.sort { Self.isListedBefore($0.plan, $1.plan) }
    return contents
  }

  private static func isListedBefore(_ left: SavedPlan, _ right: SavedPlan) -> Bool {
    if left.saved != right.saved { return left.saved > right.saved }
    return (left.name, left.id) < (right.name, right.id)
  }

  /// Hidden files are plans in the making.
  private func fileNames() throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix("." + Self.fileExtension) && !$0.hasPrefix(".") }.sorted()
    } catch {
      throw CommandError(
        .missingInput, "The folder '\(folder)' cannot be read.",
        remedy: "Check its permissions, or name another place with AIRCART_HOME.")
    }
  }

  /// The plan of a file; `nil` when another process has just deleted it.
  private static func reading(_ path: String, id: String) -> DocumentReading<SavedPlan>? {
    let reading = SavedPlan.read(contentsOfFile: path, id: id)
    let isGone = reading.document == nil && !FileManager.default.fileExists(atPath: path)
    return isGone ? nil : reading
  }

  // MARK: Changing

  static func newID() -> String { UUID().uuidString.lowercased() }

  func holds(_ id: String) -> Bool { FileManager.default.fileExists(atPath: path(of: id)) }

  private func path(of id: String) -> String { "\(folder)/\(id).\(Self.fileExtension)" }

  /// Adds a plan, and returns the path of its file.
  @discardableResult
  func add(_ plan: SavedPlan) throws -> String {
    precondition(SavedPlan.isID(plan.id), "The id of a plan is the name of a file.")
    try DataFolder.make(folder)
    Leftovers.clear(in: folder)
    try AtomicFile.write(plan.text, to: path(of: plan.id))
    return path(of: plan.id)
  }

  /// Adds a plan and removes the plans of its name, which only `replaces` allows to exist.
  ///
  /// - Returns: The path of its file, and the plans that have gone.
  /// - Throws: `CommandError` when a plan has the name and is to stay; nothing is changed then.
  func save(_ plan: SavedPlan, replaces: Bool) throws -> (path: String, replaced: [SavedPlan]) {
    try alone {
      let older = try contents().plans(named: plan.name)
      guard older.isEmpty || replaces else {
        throw CommandError(
          .cannotCreate, "There is a plan named '\(plan.name)' already.",
          remedy: "Choose another name, or add --replace to save this plan in its place.")
      }
      let path = try add(plan)
      for entry in older { try remove(entry) }
      return (path, older.map(\.plan))
    }
  }

  /// Calls `body` while no other process does the same.
  ///
  /// What it reads stays true while it adds plans. The folder is made.
  func alone<Result>(_ body: () throws -> Result) throws -> Result {
    var lock: FolderLock?
    while lock == nil {
      try DataFolder.make(folder)
      lock = try FolderLock(folder, shown: folder)
    }
    return try withExtendedLifetime(lock) { try body() }
  }

  /// Removes the file of a plan; one that has gone already is no error.
  func remove(_ entry: Entry) throws {
    guard unlink(entry.path) != 0, errno != ENOENT else { return }
    throw CommandError(.writeFailure, "'\(entry.path)' cannot be deleted: \(systemMessage(errno)).")
  }
}
