import AirCart
import AirCartDocuments
import AirCartSimulation
import Foundation

/// What `--vary` asks for: an input and its values, as in `trucks=1...4` or `width=60,76`.
struct SeasonFactorLevels {
  let factor: SeasonNumber
  /// The values as they were typed, in the units of the run.
  let values: [Double]

  /// The most values of one input.
  static let limit = 50

  init(_ text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let factor = SeasonInput.numbers.first { $0.name.isSameWord(as: parts[0].trimmed) }
    guard parts.count == 2, let factor else { throw Self.unknown(text) }
    self.factor = factor
    let values = String(parts[1])
    let isRange = values.contains("...")
    let typed = try isRange ? Self.range(values, of: factor) : Self.list(values, of: factor)
    // A share is shown as the percentage that it is.
    self.values = typed.map { value in
      factor.limit.readsShares && value <= 1 ? SeasonUnit.percent.stated(value, .imperial) : value
    }
    try checkValues(values)
  }

  private static func unknown(_ text: String) -> CommandError {
    let names = SeasonInput.numbers.map(\.name)
    let close = closestNames(to: String(text.prefix { $0 != "=" }), among: names).first
    let question = close.map { " Did you mean \(($0 + text.behindName).shellQuoted)?" } ?? ""
    return CommandError(
      .usage, "The value '\(text)' is invalid for '--vary <input=values>'.\(question)",
      remedy: "Write one of \(names.joined(separator: ", ")), then '=' and values, as in "
        + "trucks=1...4.")
  }

  /// Sets the input of a season to one of the values.
  func set(_ value: Double, _ units: UnitSystem, in input: inout SeasonInput) {
    factor.set(factor.limit.unit.canonical(value, units), in: &input)
  }

  private func checkValues(_ text: String) throws {
    let isWhole = values.allSatisfy { Int(exactly: $0) != nil }
    guard !values.isEmpty, values.count <= Self.limit, !factor.isWhole || isWhole else {
      throw Self.refusal(text, factor)
    }
    let repeated = values.enumerated().first { values.prefix($0.offset).contains($0.element) }
    guard let repeated else { return }
    throw CommandError(
      .usage, "'--vary \(factor.name)' has the value \(repeated.element.plain) twice.",
      remedy: "Give each value once.")
  }

  private static func refusal(_ text: String, _ factor: SeasonNumber) -> CommandError {
    let (numbers, range) =
      factor.isWhole ? ("whole numbers", "1...4") : ("numbers", "60...84/8 in steps of 8")
    return CommandError(
      .usage, "The values '\(text)' are invalid for '--vary \(factor.name)'.",
      remedy: "Give up to \(limit) \(numbers), as in 1,2,4, or a range, as in \(range).")
  }

  private static func list(_ text: String, of factor: SeasonNumber) throws -> [Double] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { number($0) }
    guard numbers.count == parts.count else { throw refusal(text, factor) }
    return numbers
  }

  private static func number(_ text: Substring) -> Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }
}

// MARK: - Ranges

extension SeasonFactorLevels {
  /// The values of `from...to/step`, both ends included; whole inputs go in steps of one.
  private static func range(_ text: String, of factor: SeasonNumber) throws -> [Double] {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let separator = parts[0].range(of: "..."),
      let from = number(parts[0][..<separator.lowerBound]),
      let to = number(parts[0][separator.upperBound...])
    else { throw refusal(text, factor) }
    guard parts.count == 2 || factor.isWhole else {
      let step = from == to ? 1 : ((to - from) / 4).magnitude.roundedForPeople
      throw CommandError(
        .usage, "The range '\(text)' of '--vary \(factor.name)' has no step.",
        remedy: "Add it behind a slash, as in \(text)/\(step.plain).")
    }
    guard let step = parts.count == 2 ? number(parts[1]) : 1 else { throw refusal(text, factor) }
    do throws(LevelRange.Failure) {
      let range = try LevelRange(from: from, to: to, step: step)
      guard range.count <= limit else { throw .tooManyValues }
      return range.values.map(\.roundedForPeople)
    } catch {
      throw refusal(text, factor, error)
    }
  }

  private static func refusal(
    _ text: String, _ factor: SeasonNumber, _ failure: LevelRange.Failure
  ) -> CommandError {
    guard case .notClosed(let nearest) = failure else { return refusal(text, factor) }
    return CommandError(
      .usage, "The range '\(text)' of '--vary \(factor.name)' does not reach its end.",
      remedy: "The nearest end is \(nearest.roundedForPeople.plain).")
  }
}
