import AirCart
import AirCartReports
import Foundation
import Testing

/// The jobs that other people's solvers are compared on, solved by both exact methods and the rules.
///
/// Oracle: `Tests/Peers/benchmark/jobs.json`, whose answers `Tests/Peers/run-benchmark` finds by listing
/// all assignments in exact fractions.
@Suite struct ThousandJobsTests {
  struct File: Decodable {
    let format: String
    let seed: Int
    let jobs: [Entry]
  }

  struct Entry: Decodable {
    let job: Int
    let cart: String
    let tanksBu: [Double]
    let fieldAc: Double
    let rateLbPerAc: [Double]
    let densityLbPerBu: [Double]
    let allowed: [[Int]]?
    let most: [Int?]?
    let acresPerFill: Double
    let fills: Int?
    let acresTanks: [Int]?
    let leftBu: Double
    let leftTanks: [Int]
    let greedyAcresPerFill: Double
    let greedyFills: Int?
    let greedyLeftBu: Double
    let greedyTanks: [Int]

    func stated() throws -> Job {
      let allowed = (self.allowed ?? []).enumerated().map {
        Constraint.allowedTanks(product: $0, TankSet(positions: $1))
      }
      let most = (self.most ?? []).enumerated().compactMap { product, most in
        most.map { Constraint.mostTanks(product: product, $0) }
      }
      return try Job(
        cart: Cart(name: cart, bushels: tanksBu, source: "jobs.json"), area: Area(acres: fieldAc),
        products: zip(rateLbPerAc, densityLbPerBu).map {
          ProductDemand(
            name: "P", density: BulkDensity(poundsPerBushel: $1), rate: .poundsPerAcre($0),
            area: .acres(fieldAc))
        }, constraints: allowed + most)
    }

    /// Bushels of all products on the field, which differences of bushels are relative to.
    var demand: Double {
      zip(rateLbPerAc, densityLbPerBu).reduce(0) { $0 + $1.0 / $1.1 } * fieldAc
    }

    func expect(
      _ result: AllocationResult, _ value: Double, _ tanks: [Int]?, within slack: Double
    ) {
      #expect(abs(result.value - value) <= 1e-9 * slack, "job \(job), \(result.method)")
      guard let tanks else { return }
      let found = tanksBu.indices.map { result.assignment.product(inTank: $0) ?? -1 }
      #expect(found == tanks, "job \(job), \(result.method)")
    }
  }

  static let folder = Document.root.appendingPathComponent("Tests/Peers/benchmark")

  static func data() throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent("jobs.json"))
  }

  static func file() throws -> File { try JSONDecoder().decode(File.self, from: data()) }

  /// Assignments are listed one after the other for one job in ten.
  @Test func `the engine finds every optimum`() throws {
    for entry in try Self.file().jobs {
      let job = try entry.stated()
      for method in [Method.exact(for: job)] + (entry.job % 10 == 0 ? [.exhaustive] : []) {
        entry.expect(
          try method.allocate(job, for: .largestAreaPerFill), entry.acresPerFill, entry.acresTanks,
          within: entry.acresPerFill)
        entry.expect(
          try method.allocate(job, for: .leastUnallocated), entry.leftBu, entry.leftTanks,
          within: max(1, entry.demand))
      }
      let fills =
        entry.acresPerFill > 0
        ? max(1, Int((entry.fieldAc / entry.acresPerFill - 1e-9).rounded(.up))) : nil
      #expect(fills == entry.fills, "job \(entry.job)")
    }
  }

  @Test func `the simple rule does what the file says`() throws {
    for entry in try Self.file().jobs {
      let job = try entry.stated()
      entry.expect(
        try Method.greedy.allocate(job, for: .leastUnallocated), entry.greedyLeftBu,
        entry.greedyTanks, within: max(1, entry.demand))
      entry.expect(
        try Method.fillAwareGreedy.allocate(job, for: .largestAreaPerFill),
        entry.greedyAcresPerFill, nil, within: entry.greedyAcresPerFill)
    }
  }

  /// Oracle: the file itself, counted.
  @Test func `its description has its checksum, its seed and its counts`() throws {
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    let digest = SHA256.digest(of: Array(try Self.data())).hexadecimal
    let file = try Self.file()
    let seeded = file.jobs.filter { $0.fills != nil }
    let more = seeded.filter { ($0.greedyFills ?? .max) > ($0.fills ?? .max) }
    #expect(file.format == "aircart-jobs-1" && file.jobs.map { $0.job } == Array(1...1_000))
    for phrase in [
      "`\(digest)`", "from seed \(file.seed),",
      "\(file.jobs.count { $0.allowed != nil }) have constraints.",
      "In \(file.jobs.count - seeded.count) some product must go without a tank.",
      "Of the other \(seeded.count), the simple rule takes more fills than the optimum in "
        + "\(more.count), in \(seeded.count { $0.greedyFills == nil }) of them",
      "than it must in \(file.jobs.count { $0.greedyLeftBu > $0.leftBu + 1e-6 }) of the 1,000",
    ] {
      #expect(words.contains(phrase), "\(phrase)")
    }
  }
}
