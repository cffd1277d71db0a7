import AirCartDocuments

/// Why a text is not the quantity that was expected: facts here, the sentences below.
package struct QuantityTextError: ExplainedError, Equatable {
  package enum Fault: Error, Equatable, Sendable {
    case empty, notANumber
    /// A number such as `1e2` or `2.5E-3`.
    case exponent
    case negative
    /// The text without separators that part no thousands.
    case separator(String)
    /// What the text may mean.
    case ambiguous([String])
    /// The text with a point for its comma.
    case decimalComma(String)
    case unknownUnit(String)
    case wrongKind(UnitText)
    /// The number before a unit that is 2,000 lb or 1,000 kg.
    case ambiguousTon(String)
    case descendingRange, mixedUnits
  }

  package let fault: Fault
  package let text: String
  package let kind: QuantityKind

  init(_ fault: Fault, _ text: String, _ kind: QuantityKind) {
    self.fault = fault == .notANumber && text.hasExponent ? .exponent : fault
    self.text = text
    self.kind = kind
  }

  package var exitCode: ExitCode { .usage }

  package var message: String {
    switch fault {
    case .empty: "An empty text is not \(kind.noun)."
    case .notANumber: "'\(text)' is not \(kind.noun)."
    case .exponent: "'\(text)' has an exponent, which is not read."
    case .negative: "'\(text)' is negative, which \(kind.noun) cannot be."
    case .separator: "'\(text)' has separators that part no thousands."
    case .ambiguous(let readings): "'\(text)' may mean \(readings.joined(separator: " or "))."
    case .decimalComma: "'\(text)' has a decimal comma."
    case .unknownUnit(let unit): "'\(text)' has the unknown unit '\(unit)'."
    case .wrongKind(let unit): "'\(text)' is \(unit.kind.noun), where \(kind.noun) is expected."
    case .ambiguousTon(let number):
      "'\(text)' may mean \(number) short tons of 2,000 lb or \(number) tonnes of 1,000 kg."
    case .descendingRange: "The range '\(text)' ends before it begins."
    case .mixedUnits: "The range '\(text)' has two units."
    }
  }

  package var remedy: String? {
    switch fault {
    case .separator(let repaired), .decimalComma(let repaired): "Write '\(repaired)'."
    case .exponent: "Write all digits out, as in \(kind.example)."
    case .ambiguous: "Write the one that is meant."
    case .unknownUnit, .wrongKind: "The units are \(unitList); write it as \(kind.example)."
    case .ambiguousTon(let number):
      "Write '\(number)t' for tonnes, and short tons in pounds, as in 40000lb."
    case .descendingRange: "Write the smaller value first, as in 60...300."
    case .mixedUnits: "Write one unit behind the range, as in 60...300lb/ac."
    case .empty, .notANumber, .negative:
      "Write it as \(kind.example); a bare number is in \(bareUnit)."
    }
  }

  /// Tanks are sold by the bushel everywhere.
  private var bareUnit: String { kind == .volume ? "bu" : "the units of --units" }

  private var unitList: String { kind.units.map(\.rawValue).listed }
}

extension String {
  /// Whether the text begins as a number with an exponent does.
  fileprivate var hasExponent: Bool {
    trimmed.prefixMatch(of: /[0-9.]*[0-9][0-9.]*[eE][+\-]?[0-9]/) != nil
  }
}
