import AirCartDocuments
import AirCartReports
import Foundation

/// The folder of saved plans: job files, named after the plans that were saved there.
///
/// A file appears complete or not at all, so that any number of processes may save, list and delete
/// at once; saves take turns. A list of plans, which the page writes, may lie there too.
struct PlanStore {
  struct Entry {
    let plan: SavedPlan
    let path: String
    /// Whether its file holds other plans too.
    let isListed: Bool

    /// What a job file does not say of a plan is said by its name and its date.
    init(_ plan: SavedPlan, _ path: String, isListed: Bool) {
      var own = plan
      if own.name.isEmpty {
        own.name = URL(filePath: path).deletingPathExtension().lastPathComponent
      }
      if own.saved.milliseconds == 0 {
        let date =
          try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        own.saved = Timestamp(milliseconds: Int64((date?.timeIntervalSince1970 ?? 0) * 1000))
      }
      (self.plan, self.path, self.isListed) = (own, path, isListed)
    }

    var file: String { URL(filePath: path).lastPathComponent }

    /// The job as its file states it, with all names looked up; what is wrong is shown where it is.
    func job(knowing own: [OwnProduct]) throws -> JobFile {
      do {
        return try JobFile.read(
          SourceText(contentsOfFile: path), mayBeOther: false, named: plan.name, products: own)?
          .get() ?? JobFile(plan.request)
      } catch let error as Diagnostic {
        throw DiagnosticReport(error, on: SourceText(name: path, bytes: []))
      }
    }
  }

  struct Contents {
    /// The newest first.
    var entries: [Entry] = []
    /// What is wrong with files that hold no plan.
    var reports: [DiagnosticReport] = []

    /// What is wrong with the file after which a plan would be named.
    func report(onFileOf name: String) -> DiagnosticReport? {
      reports.first {
        URL(filePath: $0.source.name).deletingPathExtension().lastPathComponent == name
      }
    }
  }

  /// The folder, which need not exist.
  let folder: String

  private static let fileExtension = "json"

  init(_ console: Console) throws(CommandError) { folder = try DataFolder.path(console) + "/plans" }

  func contents() throws -> Contents {
    var contents = Contents()
    for name in try fileNames() {
      let path = folder + "/" + name
      let readings = Self.readings(path)
      for reading in readings {
        if let plan = reading.document {
          contents.entries.append(Entry(plan, path, isListed: readings.count > 1))
        } else {
          contents.reports.append(reading.report)
        }
      }
    }
    contents.entries.sort { Self.isListedBefore($0, $1) }
    return contents
  }

  private static func isListedBefore(_ left: Entry, _ right: Entry) -> Bool {
    if left.plan.saved != right.plan.saved { return left.plan.saved > right.plan.saved }
    return (left.plan.name, left.path) < (right.plan.name, right.path)
  }

  /// Hidden files are plans in the making.
  private func fileNames() throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.endsInJSON && !$0.hasPrefix(".") }.sorted()
    } catch {
      throw CommandError(
        .missingInput, "The folder '\(folder)' cannot be read.",
        remedy: "Check its permissions, or name another place with AIRCART_HOME.")
    }
  }

  /// The plans of a file; none when another process has just deleted it.
  private static func readings(_ path: String) -> [DocumentReading<SavedPlan>] {
    let readings = SavedPlan.read(contentsOfFile: path)
    guard readings[0].document == nil else { return readings }
    // A link that leads nowhere is there.
    let isThere = (try? FileManager.default.attributesOfItem(atPath: path)) != nil
    return isThere ? readings : []
  }

  // MARK: Changing

  /// Keeps a plan in place of those of its name, which only `replaces` allows to exist.
  ///
  /// - Returns: The path of its file, and the plans that have gone.
  /// - Throws: `CommandError` when a plan has the name and is to stay; nothing is changed then.
  func save(_ plan: SavedPlan, replaces: Bool) throws -> (path: String, replaced: [Entry]) {
    try alone {
      let older = try contents().plans(named: plan.name)
      guard older.isEmpty || replaces else {
        throw CommandError(
          .cannotCreate, "There is a plan named '\(plan.name)' already.",
          remedy: "Choose another name, or add --replace to save this plan in its place.")
      }
      try Self.requireSingle(older)
      Leftovers.clear(in: folder)
      let path = older.first?.path ?? freePath(for: plan.name)
      try AtomicFile.write(plan.text, to: path)
      for entry in older.dropFirst() { try remove(entry) }
      return (path, older)
    }
  }

  /// A path that no file has, after a name, of which letters and digits are kept.
  private func freePath(for name: String) -> String {
    let safe = name.unicodeScalars.prefix(50).map { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == " "
        || scalar == "-" ? Character(scalar) : "_"
    }
    var path = "\(folder)/\(String(safe)).\(Self.fileExtension)"
    var count = 1
    while FileManager.default.fileExists(atPath: path) {
      count += 1
      path = "\(folder)/\(String(safe)) \(count).\(Self.fileExtension)"
    }
    return path
  }

  /// Refuses to take plans out of a file that holds others.
  static func requireSingle(_ entries: [Entry]) throws(CommandError) {
    guard let entry = entries.first(where: \.isListed) else { return }
    throw CommandError(
      .cannotCreate, "'\(entry.path)' holds '\(entry.plan.name)' and other plans.",
      remedy: "Delete the file, or choose another name.")
  }

  /// Calls `body` while no other process does the same.
  ///
  /// What it reads stays true while it adds a plan. The folder is made.
  private func alone<Result>(_ body: () throws -> Result) throws -> Result {
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
