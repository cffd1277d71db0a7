/// A request that a person keeps under a name, and what it came to.
package struct SavedPlan: Equatable, Sendable {
  /// What the plan came to when it was saved.
  package struct Results: Equatable, Sendable {
    /// A tank of the recommended plan with its product.
    package struct TankRow: Equatable, Sendable {
      package var tank: String
      package var product: String

      package init(tank: String, product: String) {
        self.tank = tank
        self.product = product
      }
    }

    /// In ac or ha; `nil` when no plan gives every product a tank.
    package var areaPerFill: Double?
    /// `nil` when no plan gives every product a tank.
    package var fills: Int?
    /// The bushels of one filling that find no tank.
    package var unallocated: Double
    /// The tanks of the recommended plan that are used, in order.
    package var tanks: [TankRow]

    package init(areaPerFill: Double?, fills: Int?, unallocated: Double, tanks: [TankRow]) {
      self.areaPerFill = areaPerFill
      self.fills = fills
      self.unallocated = unallocated
      self.tanks = tanks
    }
  }

  /// What tells the plan from all others, and names its file: letters, digits, `-` and `_`.
  package var id: String
  /// The name that a person gave it.
  package var name: String
  package var saved: Timestamp
  package var request: PlanRequest
  /// What it came to; `nil` for a plan of which only the job is known.
  package var results: Results?

  package init(
    id: String, name: String, saved: Timestamp, request: PlanRequest, results: Results? = nil
  ) {
    self.id = id
    self.name = name
    self.saved = saved
    self.request = request
    self.results = results
  }

  /// The most characters of a name, in Unicode scalars.
  package static let longestName = 200

  /// Whether both plans are the same but for their ids and what they came to.
  package func statesSameJob(as other: SavedPlan) -> Bool {
    var own = self
    own.id = other.id
    own.results = other.results
    return own == other
  }

  package static func isID(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count) && text.unicodeScalars.allSatisfy(\.isFolderNameCharacter)
  }

  /// Reads the plans of a file: one object, or a list of them.
  ///
  /// Older versions are brought up to the newest one; the history of the reference app's desktop
  /// version is the oldest.
  ///
  /// There is a reading for each plan, in the order of the file, and at least one. A plan that is
  /// wrong does not keep the others from being read.
  package static func read(_ source: SourceText) -> [DocumentReading<SavedPlan>] {
    do throws(Diagnostic) {
      let root = try SyntaxReader.read(source, of: "a saved plan")
      guard let elements = root.elements else { return [read(root, in: source, at: "")] }
      guard !elements.isEmpty else {
        throw Diagnostic(.listLength, "there is no plan in this list", span: root.span, pointer: "")
      }
      guard elements.count <= mostInList else {
        throw Diagnostic(
          .listLength,
          "this list has \(elements.count.grouped) plans; at most \(mostInList.grouped) are read",
          span: root.span, pointer: "")
      }
      return elements.enumerated().map { read($1, in: source, at: "/\($0)") }
    } catch {
      return [DocumentReading(failing: error, in: source)]
    }
  }

  package static let mostInList = 10_000

  /// Reads a file that holds one plan, which gets the id of the file where it can be one: a person
  /// may have copied it.
  package static func read(contentsOfFile path: String, id: String) -> DocumentReading<SavedPlan> {
    .reading(contentsOfFile: path) { source in
      let readings = read(source)
      guard readings.count == 1 else {
        return DocumentReading(failing: several(readings.count), in: source)
      }
      guard var plan = readings[0].document, isID(id) else { return readings[0] }
      plan.id = id
      return DocumentReading(document: plan, report: readings[0].report)
    }
  }

  private static func several(_ count: Int) -> Diagnostic {
    Diagnostic(
      .type, "this file holds \(count) plans, but each needs its own file here",
      notes: ["aircart plans import takes it in"])
  }

  private static func read(
    _ node: SyntaxNode, in source: SourceText, at pointer: String
  ) -> DocumentReading<SavedPlan> {
    if let version = node[Keys.version.name], let number = version.number,
      number > Double(Self.version)
    {
      let error = Diagnostic(
        .outOfRange, "this plan is of version \(number.plain), made by a newer AirCart",
        span: version.span, pointer: "\(pointer)/\(Keys.version.name)",
        notes: ["this AirCart knows versions up to \(Self.version); install a newer one"])
      return DocumentReading(failing: error, in: source)
    }
    return DesktopPlan.isOne(node)
      ? DesktopPlan.table.read(DesktopPlan.known(node), in: source, at: pointer)
      : table.read(node, in: source, at: pointer)
  }

  /// The plan as a file has it, in the newest version, the last line ended.
  package var text: String { json.text(.spread) + "\n" }

  package static func text(of plans: [SavedPlan]) -> String {
    JSONValue.array(plans.map(\.json)).text(.spread) + "\n"
  }

  package var json: JSONValue { Self.table.write(self, request.units) }

  package static let shape = OutputShape<SavedPlan>.described(table.description) { $0.json }
}
