import AirCartDocuments

/// What a piece of text means; renderers decide how that looks, never the other way round.
package enum Role: CaseIterable, Sendable {
  // Cart load
  case ok
  case watch
  case tight
  case over
  // Tank use
  case low
  case medium
  case full
  // Everything else
  case heading
  case amount
  case secondary
  case error
}

/// On which side of its column a text stands.
package enum Alignment: Sendable {
  case leading
  case trailing
}

/// A piece of text with what it means; control characters in it are made visible.
package struct Cell: Equatable, Sendable, ExpressibleByStringInterpolation {
  package let text: String
  package let role: Role?

  package init(_ text: String, as role: Role? = nil) {
    self.text = text.printable
    self.role = role
  }

  package init(stringLiteral text: String) { self.init(text) }
}
