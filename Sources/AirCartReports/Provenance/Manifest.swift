package import AirCartDocuments

/// What a run consisted of: the program, what it read, what shaped the result, what it wrote.
///
/// Nothing in it depends on when, where or how fast the run was: no clock, host, absolute path or
/// number of threads. The same run gives the same bytes.
package struct Manifest: Sendable, Equatable {
  /// The name of a manifest in its folder.
  package static let fileName = "manifest.json"

  /// The program's name; folders with another name in their manifest are not ours.
  static let toolName = "aircart"

  /// Which run it is; a run over the same one replaces it, another one is refused.
  package struct Run: Sendable, Equatable {
    /// What was computed.
    package enum Kind: String, Sendable, CaseIterable {
      case sweep
      case season
      /// The methods compared over a scenario.
      case quality
      /// The methods compared over random jobs.
      case randomQuality = "random-quality"
      case worstCase = "worst-case"
      /// A part of one of the others, to be merged.
      case part
    }

    package var kind: Kind
    /// The name in the scenario or farm file.
    package var name: String

    package init(_ kind: Kind, _ name: String) {
      self.kind = kind
      self.name = name
    }
  }

  /// A file that the run read.
  package struct Input: Sendable, Equatable {
    package var path: String
    package var sha256: SHA256.Digest
    package var bytes: Int

    /// Creates an input; of an absolute path only the file's name is kept.
    package init(path: String, sha256: SHA256.Digest, bytes: Int) {
      let isAbsolute = path.hasPrefix("/")
      self.path = isAbsolute ? path.split(separator: "/").last.map(String.init) ?? path : path
      self.sha256 = sha256
      self.bytes = bytes
    }
  }

  /// A file that the run wrote.
  package struct Output: Sendable, Equatable {
    /// The path within the folder, with `/` between its parts.
    package var path: String
    package var sha256: SHA256.Digest
    package var bytes: Int
    /// The bytes in a block, where the digest is that of the digests of blocks.
    package var blockBytes: Int?
    package var extent: Extent

    package init(
      path: String, sha256: SHA256.Digest, bytes: Int, blockBytes: Int? = nil, extent: Extent
    ) {
      self.path = path
      self.sha256 = sha256
      self.bytes = bytes
      self.blockBytes = blockBytes
      self.extent = extent
    }
  }

  /// How much an output holds.
  package enum Extent: Sendable, Equatable {
    /// The rows of a table, without its heading.
    case rows(Int)
    /// A document, a chart or an array file, which describes itself.
    case document
  }

  package var run: Run

  package var version: String

  package var inputs: [Input]

  /// The options that change results, in the order in which they are written.
  package var options: [JSONValue.Member]

  /// The axes of the result in order, each with its values.
  package var axes: JSONValue

  /// What a second method confirmed of the result; `nil` where none could be asked.
  package var check: JSONValue?

  /// Creates a manifest; what was written is added by the folder.
  package init(
    _ run: Run, version: String, inputs: [Input] = [], options: [JSONValue.Member] = [],
    axes: JSONValue = .array([]), check: JSONValue? = nil
  ) {
    self.run = run
    self.version = version
    self.inputs = inputs
    self.options = options
    self.axes = axes
    self.check = check
  }

  /// The text of `manifest.json` for these outputs, which it sorts by path.
  package func text(outputs: [Output]) -> String {
    let sorted = outputs.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return Self.table.json((self, sorted)).text(.pretty) + "\n"
  }
}

// MARK: - Keys

extension Manifest {
  package static let table = OutputTable<(manifest: Manifest, outputs: [Output])>(
    "a manifest",
    [.schemaVersion(3)] + identity.map { $0.of(\.manifest) } + [
      .init(.inputs, .list(Input.table), "What the run read.") { $0.manifest.inputs },
      .init(.options, .members, "The options that change results.") { $0.manifest.options },
      .init("axes", .list(.made(GridAxes.axisTable)), "The axes of the result in order.") {
        guard case .array(let axes) = $0.manifest.axes else { return [] }
        return axes
      },
      .init(ifAny: "check", .made(AgreementRecord.table), "What a second method confirmed.") {
        $0.manifest.check
      },
      .init(.outputs, .list(Output.table), "What the run wrote.") { $0.outputs },
    ])

  /// The keys by which a run is recognised.
  private static let identity: [OutputField<Manifest>] = [
    .init("tool", .object(toolTable), "The program.") { $0 },
    .init(.run, .object(Run.table), "Which run it is.") { $0.run },
  ]

  private static let toolTable = OutputTable<Manifest>(
    "a program",
    [
      .init(.name, .text, "The name.") { _ in toolName },
      .init(.version, .text, "The version.") { $0.version },
    ])

  /// A file by its digest.
  struct FileRecord {
    let path: String
    let sha256: String
    let bytes: Int
    let blockBytes: Int?

    init(_ path: String, _ sha256: String, bytes: Int, blockBytes: Int? = nil) {
      self.path = path
      self.sha256 = sha256
      self.bytes = bytes
      self.blockBytes = blockBytes
    }
  }

  fileprivate static let fileFields: [OutputField<FileRecord>] = [
    .init(.path, .text, "The path, with / between its parts.") { $0.path },
    .init("sha256", .text, "The SHA-256 of the file, or of its blocks' digests, in hexadecimal.") {
      $0.sha256
    },
    .init(.bytes, .whole, "The length.") { $0.bytes },
  ]

  /// Files that were written, of which the large ones are hashed in blocks.
  fileprivate static let outputFields =
    fileFields + [
      .init(
        ifAny: "blockBytes", .whole,
        "The bytes in a block; the SHA-256 is then that of the blocks' digests in order."
      ) { $0.blockBytes }
    ]

  /// What lies in a folder while files are renamed into their places.
  func journalText(of files: [FileRecord]) -> String {
    let table = OutputTable<(manifest: Manifest, files: [FileRecord])>(
      "a journal",
      Self.identity.map { $0.of(\.manifest) } + [
        .init(.outputs, .list(OutputTable("a file", Self.outputFields)), "The files.") { $0.files }
      ])
    return table.json((self, files)).text() + "\n"
  }
}

extension Manifest.Run {
  fileprivate static let table = OutputTable<Self>(
    "a run",
    [
      .init(.kind, .word(Kind.allCases.map(\.rawValue)), "What was computed.") { $0.kind.rawValue },
      .init(.name, .text, "The name in the scenario or farm file.") { $0.name },
    ])
}

extension Manifest.Input {
  fileprivate static let table = OutputTable<Self>(
    "an input",
    Manifest.fileFields.map { $0.of { .init($0.path, $0.sha256.hexadecimal, bytes: $0.bytes) } })
}

extension Manifest.Output {
  fileprivate static let table = OutputTable<Self>(
    "an output",
    Manifest.outputFields.map { field in
      field.of {
        .init(
          $0.path, $0.sha256.hexadecimal, bytes: $0.bytes, blockBytes: $0.blockBytes)
      }
    } + [
      .init(ifAny: .rows, .whole, "The rows of a table, without its heading.") {
        if case .rows(let count) = $0.extent { count } else { nil }
      }
    ])
}
