/// A job file: a request, which a person may keep under a name with what it came to.
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

  /// The name that a person gave it; empty where the file has none.
  package var name: String
  /// The start of 1970 where the file does not say.
  package var saved: Timestamp
  package var request: PlanRequest
  /// What it came to; `nil` for a plan of which only the job is known.
  package var results: Results?

  package init(name: String, saved: Timestamp, request: PlanRequest, results: Results? = nil) {
    self.name = name
    self.saved = saved
    self.request = request
    self.results = results
  }

  /// The most characters of a name, in Unicode scalars.
  package static let longestName = 200

  /// Reads the plans of a file: one object, or a list of them.
  ///
  /// There is a reading for each plan, in the order of the file, and at least one. A plan that is
  /// wrong does not keep the others from being read.
  package static func read(_ source: SourceText) -> [DocumentReading<SavedPlan>] {
    do throws(Diagnostic) {
      let root = try SyntaxReader.read(source, of: "a saved plan")
      guard let elements = root.elements else {
        let reading = read(root, in: source)
        let isScenario = reading.document == nil && JobFile.isScenario(root)
        return [isScenario ? ofScenario(source) : reading]
      }
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

  /// Reads the plans of a file; one that cannot be opened is the error of the only reading.
  package static func read(contentsOfFile path: String) -> [DocumentReading<SavedPlan>] {
    do throws(Diagnostic) {
      return read(try SourceText(contentsOfFile: path))
    } catch {
      return [DocumentReading(failing: error, in: SourceText(name: path, bytes: []))]
    }
  }

  static func read(
    _ node: SyntaxNode, in source: SourceText, at pointer: String = ""
  ) -> DocumentReading<SavedPlan> {
    guard let request = request(in: node) else {
      return table.read(unmarked(node), in: source, at: pointer)
    }
    return PlanRequest.read(request, in: source, at: pointer + "/request").unnamed
  }

  /// The request in an answer of a plan.
  static func request(in node: SyntaxNode) -> SyntaxNode? {
    node["request"].flatMap { $0[PlanRequest.Keys.products.name] == nil ? nil : $0 }
  }

  /// The plan of a scenario of one job, on its cart where it has one.
  private static func ofScenario(_ source: SourceText) -> DocumentReading<SavedPlan> {
    let reading = JobFile.scenario(source, [])
    let request = reading.document.map { file in
      let only = file.carts.count == 1 ? file.carts.first : nil
      return only.flatMap { try? file.request.resolved(on: $0) } ?? file.request
    }
    return DocumentReading(document: request, report: reading.report).unnamed
  }

  /// The plan as a job file, the last line ended.
  package var text: String { json.text(.spread) + "\n" }

  package var json: JSONValue { Self.table.write(self, request.units) }

  package static let shape = OutputShape<SavedPlan>.described(table.description) { $0.json }
}

extension DocumentReading<PlanRequest> {
  /// A plan of which only the job is known.
  fileprivate var unnamed: DocumentReading<SavedPlan> {
    DocumentReading<SavedPlan>(
      document: document.map {
        SavedPlan(name: "", saved: Timestamp(milliseconds: 0), request: $0)
      }, report: report)
  }
}
