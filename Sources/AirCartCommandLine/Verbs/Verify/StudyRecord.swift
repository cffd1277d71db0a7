import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation
import AirCartVerification

/// What the manifest of a study of quality says of how it was made.
struct StudyRecord {
  /// The random jobs, where there are any.
  let random: RandomJobs?
  let seeksWorstCase: Bool
  let productCounts: ClosedRange<Int>
  /// The carts by name, where no scenario names them.
  let carts: [String]
  let hasSaddle: Bool

  /// Reads options; `nil` where they are not those of a study.
  init?(_ options: SyntaxNode?) {
    guard let options, let seeksWorstCase = options["worstCase"]?.bool else { return nil }
    let counts = options["products"]?.elements?.compactMap {
      $0.number.flatMap { Int(exactly: $0) }
    }
    let range = counts.flatMap { $0.count == 2 && $0[0] <= $0[1] ? $0[0]...$0[1] : nil }
    productCounts = range ?? 2...5
    self.seeksWorstCase = seeksWorstCase
    carts = options["carts"]?.elements?.compactMap(\.string) ?? []
    hasSaddle = options["saddle"]?.bool ?? true
    guard let count = options["random"]?.number else {
      random = nil
      return
    }
    let densities = RandomJobs.Densities.allCases.first { $0.name == options["densities"]?.string }
    guard let count = Int(exactly: count), AssessChoices.randomCounts.contains(count), range != nil,
      let seed = options["seed"]?.string.flatMap({ UInt64($0) }), let densities
    else { return nil }
    random = RandomJobs(
      count: count, seed: seed, productCounts: productCounts, densities: densities)
  }
}

/// The carts of a recorded study without a scenario, read again.
struct StudyCarts {
  let carts: [Cart]
  /// The files that some of them are from, as the manifest names them.
  let inputs: [Manifest.Input]

  /// Reads the files that a manifest names.
  ///
  /// - Throws: `CommandError` where a cart is known no more, or a file is not here.
  init(_ study: StudyRecord, _ record: RunRecord, _ console: Console) throws {
    var own: [Cart] = []
    inputs = try record.inputs.map { input in
      let file = try ScenarioFile(input.path, console)
      own += CartList.read(file.source).document ?? []
      var read = file.input
      read.path = input.path
      return read
    }
    let directory = CartDirectory(ownCarts: own, usesSaddleTank: study.hasSaddle)
    carts = try study.carts.map { try CatalogueNames.cart(named: $0, in: directory) }
  }
}
