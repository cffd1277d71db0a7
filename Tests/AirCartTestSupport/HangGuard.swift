/// The only limit on time in all tests: it ends a test that hangs, lest it stop all others.
///
/// No machine, however slow, should come near it; a test of speed counts work instead.
package enum HangGuard {
  package static let seconds = 1_800.0
}
