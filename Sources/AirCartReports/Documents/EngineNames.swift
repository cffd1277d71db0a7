package import AirCart

// The words for the engine's cases. The engine itself has none: text would make its browser build
// ten times larger.

extension SolutionStatus {
  /// The word in data files and text.
  package var name: String { "\(self)" }
}

extension Method {
  /// The word in data files and text.
  package var name: String {
    switch self {
    case .greedy: "greedy"
    case .exhaustive: "exhaustive"
    case .partitionScan: "partition-scan"
    case .subsetProgramme: "subset-programme"
    case .fillAwareGreedy: "fill-aware-greedy"
    case .leastFilledFirst: "least-filled-first"
    case .localSearch: "local-search"
    }
  }

  /// What it does, in one sentence.
  package var summary: String {
    switch self {
    case .greedy: "The simple rule: largest product first into the largest free tank."
    case .exhaustive: "Every assignment, one after the other; at most 20 million."
    case .partitionScan: "Partitions of the tanks, from a table; up to 6 tanks, no constraints."
    case .subsetProgramme: "Dynamic programme over subsets of the tanks; up to 12 tanks."
    case .fillAwareGreedy: "The simple rule for the largest area that it places in full."
    case .leastFilledFirst: "The next largest tank to the product with the fewest acres."
    case .localSearch: "From least-filled-first, moves and swaps of tanks while they help."
    }
  }
}

extension Objective {
  /// The word in data files and text.
  package var name: String {
    switch self {
    case .leastUnallocated: "least-unallocated"
    case .largestAreaPerFill: "largest-area-per-fill"
    }
  }

  package var summary: String {
    switch self {
    case .leastUnallocated: "The fewest bushels of one field's demand without a tank."
    case .largestAreaPerFill: "The most acres until the first product runs out."
    }
  }
}

extension DensitySet {
  /// The word in data files and text.
  package var name: String { "\(self)" }
}

extension UnitSystem {
  /// The word in data files and text.
  package var name: String { "\(self)" }
}
