package import AirCartDocuments
package import AirCartSimulation
import Synchronization

/// What a run is beside its results: where it came from and what a person calls it.
package struct RunDescription: Sendable {
  /// Which run it is, so that another one is not written over it.
  package var run: Manifest.Run
  package var title: String
  package var version: String
  package var inputs: [Manifest.Input]
  /// The options that change results, in the order in which they shall stand.
  package var options: [JSONValue.Member]
  /// For each cart how it is selected on the command line; `nil` for `--cart` and its name.
  package var cartArguments: [[String]]?
  /// What else the report shows, such as a study of the same scenario.
  package var sections: [any PageSection]

  package init(
    _ run: Manifest.Run, title: String, version: String, inputs: [Manifest.Input] = [],
    options: [JSONValue.Member] = [], cartArguments: [[String]]? = nil,
    sections: [any PageSection] = []
  ) {
    self.run = run
    self.title = title
    self.version = version
    self.inputs = inputs
    self.options = options
    self.cartArguments = cartArguments
    self.sections = sections
  }

  /// The same of a part of the run, which merging alone reads.
  package func of(_ part: StudyPart) -> RunDescription {
    var own = self
    own.run = Manifest.Run(.part, "\(run.kind.rawValue) \(run.name) \(part.index)/\(part.count)")
    own.options += [.init("part", .integer(part.index)), .init("parts", .integer(part.count))]
    return own
  }

  /// The manifest of a run; what was written is added by the folder.
  package func manifest(axes: JSONValue = .array([]), check: JSONValue? = nil) -> Manifest {
    Manifest(run, version: version, inputs: inputs, options: options, axes: axes, check: check)
  }
}

/// Writes a run into a folder: its files and the manifest.
///
/// Large files are made in pieces, several at once where the execution can, and written in order.
/// No more than those pieces is held in memory. The same run gives the same bytes, however it is
/// executed.
package struct RunWriter {
  private let manifest: Manifest
  private let files: [RunFile]

  /// Prepares to write files in this order.
  package init(
    _ run: RunDescription, axes: JSONValue = .array([]), check: JSONValue? = nil, files: [RunFile]
  ) {
    manifest = run.manifest(axes: axes, check: check)
    self.files = files
  }

  /// The values in all files: cells of tables with their axes, and elements of arrays.
  private var valueCount: Int { files.reduce(0) { $0 + $1.valueCount } }

  /// Writes the whole folder, where files appear when all are complete.
  ///
  /// - Throws: `OutputError`, or `RunCancelled`; an older run is then as it was.
  package func write(
    to path: String, overwrites: Bool = false, execution: RunExecution = RunExecution()
  ) throws -> OutputFolder.Outcome {
    var folder = try OutputFolder(path, for: manifest, overwrites: overwrites)
    var written = 0
    for file in files {
      try write(file, into: &folder, after: written, execution)
      written += file.valueCount
      execution.progress(.init(done: written, total: valueCount))
    }
    return try folder.commit()
  }

  /// Writes a file, some pieces at a time.
  ///
  /// While pieces are made the ones before them are written and hashed in stretches, as more of the
  /// things that the execution may do at once; so a second processor halves the time.
  private func write(
    _ file: RunFile, into folder: inout OutputFolder, after written: Int, _ execution: RunExecution
  ) throws {
    if execution.isCancelled() { throw RunCancelled() }
    var made = [file.header(execution.map)]
    var output = try folder.open(file.path)
    var first = 0
    while !made.isEmpty {
      if execution.isCancelled() { throw RunCancelled() }
      let (start, piece) = (first, file.piece)
      let count = min(execution.piecesAtOnce, file.pieceCount - start)
      let stretches = output.stretches(made, areLast: count == 0)
      let hashes = StretchHashes(count: stretches.count)
      let results = execution.map(count + stretches.count) { item in
        guard item >= count else { return piece(start + item) }
        hashes.set(item - count) { try stretches[item - count].write() }
        return ByteBuffer(capacity: 0)
      }
      output.advance(behind: stretches, try hashes.all())
      made = Array(results.prefix(count))
      first += count
      let share = file.pieceCount > 0 ? Double(start) / Double(file.pieceCount) : 1
      let done = written + Int(share * Double(file.valueCount))
      execution.progress(.init(done: done, total: valueCount))
    }
    if execution.isCancelled() { throw RunCancelled() }
    try folder.close(&output, extent: file.extent)
  }
}

/// The hashes of stretches that are written several at once; what goes wrong is kept until it is
/// asked for.
private final class StretchHashes: Sendable {
  private let results: Mutex<[Result<FileStretch.Hash, any Error>]>

  init(count: Int) { results = Mutex(Array(repeating: .success(.blocks([])), count: count)) }

  func set(_ stretch: Int, _ hash: () throws -> FileStretch.Hash) {
    let result = Result { try hash() }
    results.withLock { $0[stretch] = result }
  }

  /// The hashes in order, or the first error.
  func all() throws -> [FileStretch.Hash] { try results.withLock { try $0.map { try $0.get() } } }
}
