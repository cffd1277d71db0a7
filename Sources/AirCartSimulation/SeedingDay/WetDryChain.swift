/// Workable and wet days as a Markov chain of two states.
///
/// Wet spells last a mean of L days, so a wet day is followed by a workable one with probability
/// 1/L. So that the share p of all days is workable in the long run, a workable day must be
/// followed by a wet one with probability (1 − p) / (p·L).
package struct WetDryChain: Equatable, Sendable {
  /// The probability that a workable day is followed by a wet one, and a wet one by a workable.
  package let wetting: Double
  package let drying: Double
  /// The share of workable days in the long run, with which the first day is drawn.
  package let share: Double

  package init(workableShare share: Double, meanWetDays: Double) {
    self.share = share
    drying = 1 / meanWetDays
    wetting = share > 0 ? (1 - share) / share / meanWetDays : 1
  }

  /// A year's chain: the share is multiplied by the year's factor, at most to 1.
  ///
  /// Where such short wet spells are not possible with it, they are as short as can be.
  package init(workableShare share: Double, yearFactor: Double, meanWetDays: Double) {
    let own = min(1, max(0.001, share * yearFactor))
    self.init(workableShare: own, meanWetDays: max(meanWetDays, (1 - own) / own))
  }

  /// Whether there is such a chain: a share near zero with short spells would need days that
  /// follow a workable one to be wet more often than always.
  package var isPossible: Bool { wetting <= 1 && drying <= 1 && share > 0 }

  /// Returns whether the first day is workable, by a random number.
  package func first(_ u: Double) -> Bool { u < share }

  /// Returns whether the day after is workable, by a random number.
  package func next(after isWorkable: Bool, _ u: Double) -> Bool {
    u < (isWorkable ? 1 - wetting : drying)
  }
}
