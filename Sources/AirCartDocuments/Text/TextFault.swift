/// Why a text cannot be read: the fact as a sentence, and what to write.
package struct TextFault: Error, Equatable, Sendable {
  package let message: String
  package let remedy: String?

  package init(_ message: Phrase, remedy: Phrase? = nil) {
    (self.message, self.remedy) = (message.text, remedy?.text)
  }
}

/// Refuses a text unless a condition holds.
func require(
  _ holds: Bool, _ message: @autoclosure () -> Phrase, remedy: @autoclosure () -> Phrase? = nil
) throws(TextFault) {
  guard holds else { throw TextFault(message(), remedy: remedy()) }
}

extension Optional {
  /// The value, without which a text is refused.
  func required(
    _ message: @autoclosure () -> Phrase, remedy: @autoclosure () -> Phrase? = nil
  ) throws(TextFault) -> Wrapped {
    guard let self else { throw TextFault(message(), remedy: remedy()) }
    return self
  }
}
