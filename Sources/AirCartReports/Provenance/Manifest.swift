package import AirCartDocuments

/// What a run consisted of: the program, what it read, what shaped the result, what it wrote.
///
/// Nothing in it depends on when, where or how fast the run was: no clock, host, absolute path or
/// number of threads. The same run gives the same bytes.
package struct Manifest: Sendable, Equatable {
  /// The name of a manifest in its folder.
  package static let fileName = "manifest.json"

  /// The version of the file's structure.
  package static let schemaVersion = 1

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
      /// The worst cases alone.
      case worstCase = "worst-case"
    }

    package var kind: Kind
    /// The name in the scenario or farm file.
    package var name: String

    /// Names a run.
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
    package var extent: Extent

    /// Creates an output.
    package init(path: String, sha256: SHA256.Digest, bytes: Int, extent: Extent) {
      self.path = path
      self.sha256 = sha256
      self.bytes = bytes
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

  /// Which run it is.
  package var run: Run

  /// The version of the program.
  package var version: String

  /// What the run read.
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
    let members: [JSONValue.Member?] = [
      .init("schemaVersion", .integer(Self.schemaVersion)),
      .init("tool", ["name": .string(Self.toolName), "version": .string(version)]),
      .init("run", run.jsonValue),
      .init("inputs", .array(inputs.map(\.jsonValue))),
      .init("options", .object(options)),
      .init("axes", axes),
      check.map { .init("check", $0) },
      .init("outputs", .array(sorted.map(\.jsonValue))),
    ]
    return JSONValue.object(members.compactMap(\.self)).text(.pretty) + "\n"
  }
}

extension Manifest.Run {
  var jsonValue: JSONValue { ["kind": .string(kind.rawValue), "name": .string(name)] }
}

extension Manifest.Input {
  fileprivate var jsonValue: JSONValue {
    ["path": .string(path), "sha256": .string(sha256.hexadecimal), "bytes": .integer(bytes)]
  }
}

extension Manifest.Output {
  fileprivate var jsonValue: JSONValue {
    .object(
      [
        .init("path", .string(path)), .init("sha256", .string(sha256.hexadecimal)),
        .init("bytes", .integer(bytes)),
      ] + extent.members)
  }
}

extension Manifest.Extent {
  fileprivate var members: [JSONValue.Member] {
    switch self {
    case .rows(let count): [.init("rows", .integer(count))]
    case .document: []
    }
  }
}
