/// What happens to a job when one of its numbers goes from one value to another.
///
/// The plan to follow is piecewise constant in the varied number: it depends only on which
/// capacities, of the finitely many that sets of tanks have, are enough for each product. So the
/// values at which it can change are found by formula, exactly but for the rounding of one
/// division, and between two of them everything is as in the middle.
///
/// - Note: Methods count as equally good what lies within the tie tolerance of the best
///   (`Tolerance.tie`, 1e-9). A break point is the exact value at which two assignments tie, and so
///   lies inside the small window around it in which the methods already, or still, see the tie.
///   Asked inside that window, 1e-9 of the area per fill or of all bushels wide, a method answers
///   with the plan of the break point itself; outside, with the plan of the segment. Numbers of
///   the job that are equal within the tolerance, as a third of a rate that was typed in decimals,
///   count as equal, and break points as close together as that count as one.
package struct WhatIf: Equatable, Sendable {
  /// How an area depends on the varied number x.
  package enum AreaFormula: Equatable, Sendable {
    /// So many acres whatever x is.
    case constant(Double)
    /// C / x acres: C in pounds when x is a rate, in acres when it is the factor on all rates.
    case inverse(Double)
    /// C / (r + x) acres: a weight limit, less what reserves may weigh, over the sum of the varied
    /// rate and the others.
    case inverseOfSum(Double, Double)
    /// C · x acres, x being a density.
    case proportional(Double)

    /// Returns the acres at a value.
    package func acres(at value: Double) -> Double {
      switch self {
      case .constant(let acres): acres
      case .inverse(let pounds): pounds / value
      case .inverseOfSum(let pounds, let others): pounds / (others + value)
      case .proportional(let slope): slope * value
      }
    }
  }

  /// What holds at a value, or on a stretch of values.
  package struct State: Equatable, Sendable {
    /// The assignment of the plan.
    package let assignment: Assignment
    /// The product that runs out first, by position; `nil` when infeasible, or where a weight limit
    /// ends the fill before.
    package let limitingProduct: Int?
    /// The area that one fill of the assignment's tanks covers; `nil` when infeasible.
    package let areaPerFill: AreaFormula?
    /// The fills at the lower and at the upper end; `nil` when infeasible.
    ///
    /// They differ where changes of the number of fills are not listed.
    package let fills: FillRange?
  }

  /// Numbers of fills from the lower end of a stretch to its upper end.
  package struct FillRange: Equatable, Sendable {
    /// Just inside the lower end.
    package let atLower: Int
    /// Just inside the upper end.
    package let atUpper: Int
  }

  /// What changes at a break point.
  package struct Changes: Equatable, Sendable {
    /// The assignment of the plan.
    package let assignment: Bool
    /// The product that runs out first.
    package let limitingProduct: Bool
    /// The number of fills.
    package let fills: Bool

    var isEmpty: Bool { !assignment && !limitingProduct && !fills }
  }

  /// A value at which the plan or the number of fills changes.
  package struct Break: Equatable, Sendable {
    /// The value.
    package let value: Double
    /// What changes there.
    package let changes: Changes
    /// What holds just below; `nil` at the lower end of the range.
    package let before: State?
    /// What holds at the value itself: one of its sides, or neither.
    package let at: State
    /// What holds just above; `nil` at the upper end of the range.
    package let after: State?

    /// Whether the value belongs to the stretch below.
    package var belongsBelow: Bool { before.map { Changes(from: $0, to: at).isEmpty } ?? false }
    /// Whether the value belongs to the stretch above.
    package var belongsAbove: Bool { after.map { Changes(from: at, to: $0).isEmpty } ?? false }
  }

  /// A stretch without a break point inside, or one value that belongs to neither side.
  package struct Segment: Equatable, Sendable {
    /// Where it begins.
    package let lower: Double
    /// Where it ends.
    package let upper: Double
    /// Whether the lower end belongs to it.
    package let includesLower: Bool
    /// Whether the upper end belongs to it.
    package let includesUpper: Bool
    /// What holds on it.
    package let state: State
  }

  /// What is varied.
  package let variation: Variation
  /// Where the range begins.
  package let lower: Double
  /// Where the range ends; it is included.
  package let upper: Double
  /// The stretches in order of the varied number; together they are the range.
  package let segments: [Segment]
  /// The break points in order.
  package let breaks: [Break]
  /// How many more values there are at which the number of fills, and nothing else, changes.
  package let fillChangesNotListed: Int
}

extension WhatIf.Changes {
  /// What differs between two states that meet.
  init(from below: WhatIf.State, to above: WhatIf.State) {
    assignment = below.assignment != above.assignment
    limitingProduct = below.limitingProduct != above.limitingProduct
    fills = below.fills?.atUpper != above.fills?.atLower
  }

  /// What is in either.
  func union(_ other: Self) -> Self {
    Self(
      assignment: assignment || other.assignment,
      limitingProduct: limitingProduct || other.limitingProduct, fills: fills || other.fills)
  }
}

/// Why a range cannot be looked at.
package enum WhatIfError: Error, Equatable, Sendable {
  /// The range is empty, reversed or not finite, or begins below what the number may be.
  case invalidRange(Double, Double)
  /// The varied number takes the job out of what a job may be.
  case invalidJob(JobError)
  /// The job is larger than the exact methods take.
  case tooLarge(AllocationError)
  /// The varied density changes what the reserves weigh, and with that the weight limit.
  case reservesVary

  /// Returns what an exact method answers, and refuses the job where the method does.
  static func unlessTooLarge<Answer>(
    _ answer: () throws(AllocationError) -> Answer
  ) throws(WhatIfError) -> Answer {
    do {
      return try answer()
    } catch {
      throw .tooLarge(error)
    }
  }
}
