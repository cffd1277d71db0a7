/// Words for people as the code says them, in English, with values in between.
///
/// The words with `{a}`, `{b}` … where the values stand are their key in the catalogues.
package struct Phrase: Sendable, ExpressibleByStringInterpolation {
  fileprivate enum Piece: Sendable {
    case words(String)
    case value(String)
  }

  private var pieces: [Piece]

  package init(stringLiteral words: String) { pieces = [.words(words)] }

  /// A text that is in the right words already, as a name is.
  package init(verbatim text: String) { pieces = [.value(text)] }

  package init?(verbatim text: String?) {
    guard let text else { return nil }
    self.init(verbatim: text)
  }

  package init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ words: String) {
      if !words.isEmpty { pieces.append(.words(words)) }
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      pieces.append(.value(value.description))
    }

    package mutating func appendInterpolation(_ phrase: Phrase) {
      pieces.append(.value(phrase.text))
    }
  }

  package static func + (first: Phrase, second: Phrase) -> Phrase {
    var sum = first
    sum.pieces += second.pieces
    return sum
  }

  /// The key in catalogues, as in `One fill seeds {a}`.
  package var template: String {
    var count: UInt8 = 0
    return pieces.map { piece in
      switch piece {
      case .words(let words): return words
      case .value:
        defer { count += 1 }
        return "{\(Unicode.Scalar(UInt8(ascii: "a") + count))}"
      }
    }.joined()
  }

  /// The text in the language of the moment.
  package var text: String {
    let values = pieces.compactMap { if case .value(let value) = $0 { value } else { nil } }
    let template = template
    return Language.current.text(one: template, other: template, values)
  }
}

/// The words in the language of the moment.
package func localized(_ phrase: Phrase) -> String { phrase.text }

/// A word of a fixed list, such as the name of a case, in the language of the moment.
package func localized(word: String) -> String { Phrase(stringLiteral: word).text }
