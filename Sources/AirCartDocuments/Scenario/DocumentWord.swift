package import AirCart

/// A value that a file writes as one of a few words.
package protocol DocumentWord: CaseIterable, Sendable {
  /// The word.
  var word: String { get }
  /// What choosing it means, in a sentence.
  var documentation: String { get }
}

extension DocumentWord {
  /// Finds the value of a word, whatever its case.
  package init?(word: String) {
    guard let value = Self.allCases.first(where: { $0.word.isSameWord(as: word) }) else {
      return nil
    }
    self = value
  }

  /// The words to choose from.
  static var choices: [Choice] {
    allCases.map { Choice(name: $0.word, documentation: $0.documentation) }
  }
}

extension UnitSystem: DocumentWord {
  package var word: String {
    switch self {
    case .imperial: "imperial"
    case .metric: "metric"
    }
  }

  package var documentation: String {
    switch self {
    case .imperial: "Acres, pounds per acre and pounds."
    case .metric: "Hectares, kilograms per hectare and kilograms."
    }
  }
}

extension DensitySet: DocumentWord {
  package var word: String {
    switch self {
    case .listed: "listed"
    case .published: "published"
    }
  }

  package var documentation: String {
    switch self {
    case .listed: "The densities that the maker's calculator uses."
    case .published: "Measured densities from publications, each with its source."
    }
  }
}

extension String {
  /// Whether two words differ at most in the case of letters.
  package func isSameWord(as other: String) -> Bool { lowercased() == other.lowercased() }
}
