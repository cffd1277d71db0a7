package import AirCartDocuments
package import AirCartSimulation

/// What the manifest of a run says about where the run comes from.
package struct RunRecord {
  /// A file that the run read.
  package struct Input {
    package let path: String
    package let sha256: String
  }

  /// The files that the run read: the scenario, where there is one, and what stood beside it.
  package let inputs: [Input]
  /// The carts that were named in place of the scenario's, and the files of products.
  package let carts: [String]?
  package let products: [String]?
  /// Who answered for the cells.
  package let methods: SweepOptions.Methods
  /// The version of the program that made the run.
  package let version: String?
  /// The seed of the run, where it says one.
  package let seed: UInt64?
  /// The outputs that were asked for; all where it does not say which.
  package let kinds: Set<OutputKind>
  package let kind: Kind
  /// Which part of that run it is; `nil` of a whole one.
  package let part: StudyPart?
  /// The options that shaped it.
  package let options: SyntaxNode?
  private let axes: SyntaxNode?

  /// Whether the run is a sweep, and not a study or a part of one.
  package var isSweep: Bool { kind == .sweep && part == nil }

  /// The kinds of runs, each of which is checked in its own way.
  package enum Kind: String {
    case sweep, season, study

    /// A run's kind by the options that only that kind has.
    init(_ options: SyntaxNode?) {
      if options?["methods"] != nil {
        self = .sweep
      } else {
        self = options?["replications"] != nil ? .season : .study
      }
    }
  }

  /// Reads a manifest.
  ///
  /// - Throws: A diagnostic where it is not the manifest of a run.
  package init(_ source: SourceText) throws(Diagnostic) {
    let root = try SyntaxReader.read(source)
    guard root["tool"]?["name"]?.string == "aircart", root["outputs"]?.elements != nil
    else { throw Diagnostic(.syntax, "this is not the manifest of a run of aircart") }
    inputs = try Self.inputs(root["inputs"]?.elements ?? [])
    carts = root["options"]?["carts"]?.elements?.compactMap(\.string)
    products = root["options"]?["products"]?.elements?.compactMap(\.string)
    methods = Self.methods(root["options"]?["methods"])
    axes = root["axes"]
    version = root["tool"]?["version"]?.string
    seed = root["options"]?["seed"]?.string.flatMap { UInt64($0) }
    let words = root["options"]?["only"]?.elements?.compactMap(\.string) ?? []
    let named = Set(words.compactMap(OutputKind.init))
    kinds = named.isEmpty ? Set(OutputKind.allCases) : named
    options = root["options"]
    kind = Kind(options)
    part = Self.part(options)
  }

  /// Which part of a study the run is; `nil` where it is the whole.
  private static func part(_ options: SyntaxNode?) -> StudyPart? {
    func whole(_ key: String) -> Int? { options?[key]?.number.flatMap(Int.init(exactly:)) }
    guard let part = whole("part"), let parts = whole("parts") else { return nil }
    return StudyPart(part, of: parts)
  }

  /// The scenario, where the run read one.
  package var scenario: Input? { kind == .study && !isOfScenario ? nil : inputs.first }

  /// Whether a study is of a scenario, and not of random jobs or carts alone.
  package var isOfScenario: Bool { options?["random"] == nil && axes?.elements?.isEmpty == false }

  /// The name of the run whose study of quality the report shows.
  package var studiedName: String? {
    let ending = "-quality/\(RunFileName.qualityDocument.rawValue)"
    return inputs.dropFirst().map(\.path).first { $0.hasSuffix(ending) }
      .map { String($0.dropLast(ending.count)) }
  }

  private static func inputs(_ nodes: [SyntaxNode]) throws(Diagnostic) -> [Input] {
    var inputs: [Input] = []
    for (index, node) in nodes.enumerated() {
      guard let path = node["path"]?.string, let digest = node["sha256"]?.string else {
        throw Diagnostic(
          .missingKey, "an input needs its path and its sha256", span: node.span,
          pointer: "/inputs/\(index)")
      }
      inputs.append(Input(path: path, sha256: digest))
    }
    return inputs
  }

  /// The methods by name, in a list or with commas between; all where none is known.
  private static func methods(_ node: SyntaxNode?) -> SweepOptions.Methods {
    let listed = node?.elements?.compactMap(\.string)
    let names =
      listed ?? node?.string.map { $0.split(separator: ",").map { $0.filter { !$0.isWhitespace } } }
      ?? []
    let known: [String: SweepOptions.Methods] = [
      "greedy": .greedy, "optimal": .optimal, "exhaustive": .exhaustive,
    ]
    let methods = names.compactMap { known[$0] }
    return methods.isEmpty ? SweepOptions().methods : SweepOptions.Methods(methods)
  }

  /// Whether the axes in the manifest are those of a grid.
  package func hasAxes(of grid: SweepGrid) -> Bool {
    let text = SourceText(name: "axes", text: GridAxes(grid).records.text())
    guard let axes, let expected = try? SyntaxReader.read(text) else { return false }
    return axes.hasSameValue(as: expected)
  }
}

extension SyntaxNode {
  /// Whether two values are the same, wherever and however they are written.
  package func hasSameValue(as other: SyntaxNode) -> Bool {
    switch (kind, other.kind) {
    case (.object(let own), .object(let others)):
      own.map(\.key) == others.map(\.key)
        && zip(own, others).allSatisfy { $0.value.hasSameValue(as: $1.value) }
    case (.array(let own), .array(let others)):
      own.count == others.count && zip(own, others).allSatisfy { $0.hasSameValue(as: $1) }
    case (.number(let own, _), .number(let other, _)): own == other
    default: kind == other.kind
    }
  }
}
