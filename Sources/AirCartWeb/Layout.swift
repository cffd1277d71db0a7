/// The layout of the blocks of numbers that go in and out of the browser engine.
///
/// Every number is a Float64: whole numbers and codes are exact in it, `-1` stands for "none" in a
/// position and NaN for "none" in a figure. The first number of every block is the version of the
/// layout, the second of every answer its status. What follows is said at each reader and writer.
package enum Layout {
  /// Raised whenever a block changes its meaning; the page refuses an engine of another version.
  package static let version: Int32 = 18
}

/// What became of a call: the second number of an answer.
///
/// What makes a number invalid is said at `JobError`. The third and the fourth number say where
/// and which value: the position of a product, a tank or a constraint, and the number refused.
package enum CallStatus: Int, Sendable {
  /// The answer follows.
  case done = 0
  /// The block was written for another version of the layout.
  case otherLayout = 1
  /// The block is too short, too long, or holds something else where a whole number belongs.
  case malformed = 2
  /// No product, no area, or no rate above zero.
  case nothingToSeed = 3
  /// A cart without tanks, or with more than the methods take.
  case tankCount = 4
  /// More products than the methods take.
  case productCount = 5
  case invalidArea = 6
  case invalidRate = 7
  case invalidDensity = 8
  case invalidCapacity = 9
  /// A rule names a tank that is not there, or a reserve or a weight limit is no amount.
  case invalidConstraint = 10
  /// An overlap or a margin is no percentage from 0 to 100.
  case invalidShare = 11
  /// A season cannot be: the position is that of the number, or −1 for what is not a number.
  case invalidSeason = 12
  /// More is left in a tank than went into it, or than it holds; the position is that of the tank.
  case moreLeft = 13
  case overfull = 14
  /// Nothing of a product has gone out of its tanks; the position is that of the product.
  case nothingGone = 15
}

/// Why a call has no answer.
package struct CallFailure: Error, Equatable, Sendable {
  /// What is wrong.
  package let status: CallStatus
  /// The position of what is wrong, or −1.
  package let position: Int
  /// The value that was refused, or NaN.
  package let value: Double

  package init(_ status: CallStatus, at position: Int = -1, value: Double = .nan) {
    self.status = status
    self.position = position
    self.value = value
  }
}
