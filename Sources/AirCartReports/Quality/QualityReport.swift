import AirCart
import AirCartDocuments
package import AirCartSimulation

/// Everything that a quality study says, for files and for the terminal.
package struct QualityReport: Sendable {
  /// What a person calls the study.
  package let title: String
  /// The study; `nil` when only worst cases were searched.
  package let results: QualityResults?
  /// The gap matrices' sweep; `nil` for random jobs.
  package let sweep: SweepResults?
  /// The worst cases, by cart and number of products.
  package let worstCases: [CartWorstCase]
  /// How each cart of the study is typed for `plan`.
  package let cartArguments: [[String]]

  package struct CartWorstCase: Equatable, Sendable {
    /// The cart's name.
    package let cart: String
    /// The words that select it.
    package let arguments: [String]
    package let worstCase: WorstCase

    package init(cart: String, arguments: [String], worstCase: WorstCase) {
      self.cart = cart
      self.arguments = arguments
      self.worstCase = worstCase
    }
  }

  /// Creates a report; `cartArguments` has one entry for each cart of the study.
  package init(
    title: String, results: QualityResults?, sweep: SweepResults? = nil,
    worstCases: [CartWorstCase] = [], cartArguments: [[String]]
  ) {
    self.title = title
    self.results = results
    self.sweep = sweep
    self.worstCases = worstCases
    self.cartArguments = cartArguments
  }

  /// The groups to show: of carts that are equal in every figure only the first.
  package var shownGroups: [QualityGroup] {
    guard let results else { return [] }
    return results.groups.filter { tiedCarts(with: $0.cart).first == $0.cart }
  }

  /// Returns the carts that are equal to a cart in every figure, itself among them.
  package func tiedCarts(with cart: Int) -> [Int] {
    guard let results else { return [] }
    let own = figures(cart)
    return results.carts.indices.filter { figures($0) == own }
  }

  private func figures(_ cart: Int) -> [[MethodQuality]] {
    results?.groups.filter { $0.cart == cart }.map(\.methods) ?? []
  }

  /// Returns the names of a cart and those equal to it: `9950 = L9950`.
  package func names(ofTied cart: Int) -> String {
    tiedCarts(with: cart).map { results?.carts[$0].name ?? "" }.joined(separator: " = ")
  }

  /// The worst job of each number of products and each shown cart.
  package var witnesses: [QualityWitness] {
    guard let results else { return [] }
    return shownGroups.compactMap { group in
      group.worst.flatMap {
        QualityWitness(results.source, group, $0, arguments: cartArguments[group.cart])
      }
    }
  }

  /// The witnesses for a screen: for each number of products that of the cart that is worst.
  package var worstWitnesses: [QualityWitness] {
    var worst: [Int: QualityWitness] = [:]
    for witness in witnesses where witness.gap > worst[witness.productCount]?.gap ?? 0 {
      worst[witness.productCount] = witness
    }
    return worst.keys.sorted().compactMap { worst[$0] }
  }
}

// MARK: - Sentences

extension QualityReport {
  /// What was looked at.
  package var sizeSentence: String? {
    guard let results else { return nil }
    let carts = counted(results.carts.count, "cart")
    let jobs = results.source.jobCount
    switch results.source {
    case .grid: return "\(jobs) jobs on \(carts): every field size and every combination of rates."
    case .random(let random, _):
      let counts = random.productCounts
      let products = span("\(counts.lowerBound)", "\(counts.upperBound)")
      return "\(jobs) random jobs of \(products) products on \(carts), drawn with seed "
        + "\(random.seed) from rates typical on the Prairies, "
        + (random.densities == .drawn
          ? "densities over their published ranges, " : "published densities, ")
        + "fields of \(RandomJobs.fields.lowerBound) to \(RandomJobs.fields.upperBound) ac."
    }
  }

  /// The carts and numbers of products of which no job can be loaded; `nil` where there are none.
  var unloadableSentence: String? {
    let groups = shownGroups.filter { $0.infeasibleJobs == $0.jobs }
    guard !groups.isEmpty else { return nil }
    let named = groups.map { group in
      "\(names(ofTied: group.cart)) with \(counted(group.productCount, "product"))"
    }
    return "No job could be loaded on \(named.listed): each leaves a product without a tank."
  }

  /// How the figures are to be read.
  package var readingSentences: [String] {
    guard let results else { return [] }
    var sentences = [
      "The gap is what a method leaves unallocated beyond the optimum, in bushels and relative to "
        + "the demand of the job. A quantile is the smallest gap that at least that share of the "
        + "jobs do not exceed.",
      "Covered is the area that one filling covers over what one filling can cover, the smaller of "
        + "the field and the largest area per fill; where a product got no tank it is left out and "
        + "counted on its own.",
    ]
    if results.source.isSample {
      sentences.append(
        "In brackets 95 % confidence intervals: Wilson's for shares, the normal one for means, "
          + "exact pairs of order statistics for quantiles.")
    }
    return sentences
  }

  /// Whether the exact methods agreed.
  package var agreementSentence: String? {
    guard let results else { return nil }
    return results.exactMethodsAgree
      ? "The exact methods agree on every job within one part in 10⁹, and no other is better."
      : "The exact methods DISAGREE: the largest relative difference is "
        + "\(results.disagreement.isFinite ? results.disagreement.plain : "not a number"). This is a fault of aircart."
  }
}
