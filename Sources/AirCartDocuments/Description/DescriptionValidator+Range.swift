extension DescriptionValidator {
  /// Checks that a range ends where it says; its three numbers are validated on their own.
  mutating func validateRange(_ node: SyntaxNode, _ rule: NumberRule) {
    guard let from = node[RangeKey.from.rawValue]?.number,
      let toNode = node[RangeKey.to.rawValue], let to = toNode.number,
      let stepNode = node[RangeKey.step.rawValue], let step = stepNode.number
    else { return }
    do {
      let range = try LevelRange(from: from, to: to, step: step)
      // Between its ends only the value next to an end of 0 may be too small.
      let isZeroEnded = from == 0 || to == 0
      if rule.acceptsZero, isZeroEnded, range.count > 1, !rule.contains(abs(step)) {
        add {
          $0.wrongStep(
            .outOfRange,
            "this range holds \(abs(step).plain); each value must be "
              + rule.bounds(in: $0.unitSystem), stepNode.span)
        }
      }
    } catch {
      let numbers = RangeNumbers(from: from, to: to, step: step)
      add { $0.diagnostic(error, numbers, rule, end: toNode.span, step: stepNode.span) }
    }
  }

  private func diagnostic(
    _ failure: LevelRange.Failure, _ numbers: RangeNumbers, _ rule: NumberRule,
    end endSpan: Range<Int>, step stepSpan: Range<Int>
  ) -> Diagnostic {
    switch failure {
    case .notClosed(let nearest): notClosed(numbers, nearest: nearest, rule, endSpan)
    case .tooManyValues:
      wrongStep(
        .rangeSize, "a range must have at most \(LevelRange.maximumCount.grouped) values", stepSpan)
    case .zeroStep: wrongStep(.rangeStep, "a step must not be 0", stepSpan)
    case .stepTooSmall: wrongStep(.rangeStep, "this step is too small to be counted", stepSpan)
    case .wrongSign: wrongSign(numbers, stepSpan)
    }
  }

  private func wrongStep(
    _ code: DiagnosticCode, _ message: String, _ span: Range<Int>
  ) -> Diagnostic {
    Diagnostic(code, message, span: span, pointer: pointer(to: RangeKey.step.rawValue))
  }

  private func wrongSign(_ numbers: RangeNumbers, _ span: Range<Int>) -> Diagnostic {
    let (from, to) = (numbers.from.plain, numbers.to.plain)
    var diagnostic = wrongStep(.rangeStep, "this step leads from \(from) away from \(to)", span)
    diagnostic.suggestion = (-numbers.step).plain
    return diagnostic
  }

  private func notClosed(
    _ numbers: RangeNumbers, nearest: Double, _ rule: NumberRule, _ span: Range<Int>
  ) -> Diagnostic {
    let inside = rule.contains(nearest) ? nearest : nearest - numbers.step
    let end = inside.roundedForPeople
    return Diagnostic(
      .rangeEnd,
      "steps of \(numbers.step.plain) from \(numbers.from.plain) do not reach " + numbers.to.plain,
      span: span, pointer: pointer(to: RangeKey.to.rawValue), suggestion: end.plain,
      label: "the nearest end is \(end.plain)",
      notes: ["a range includes its end, so the end must be a whole number of steps away"])
  }
}

private struct RangeNumbers {
  let from: Double
  let to: Double
  let step: Double
}
