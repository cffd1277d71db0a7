package import Testing

/// The only limit on time in all tests: it ends a test that hangs, lest it stop all others.
///
/// No machine, however slow, should come near it; a test of speed counts work instead.
package enum HangGuard {
  package static let minutes = 30
  package static let seconds = Double(minutes * 60)

  /// For tests that a loop without end could hang.
  package static let limit = TimeLimitTrait.Duration.minutes(minutes)
}
