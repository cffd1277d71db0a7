/// A part of a report under its own heading, which knows nothing of the other parts.
///
/// To add one: a type in this folder, made by the command that has its data and passed to
/// `SweepPage`; its charts are written beside the page.
package protocol PageSection: Sendable {
  /// The name in fragments: `#quality`.
  var id: String { get }

  /// The heading.
  var title: String { get }

  /// What stands below the heading.
  var body: HTML { get }

  /// Charts that the section shows, to be written as files too.
  var charts: [Chart] { get }
}

extension PageSection {
  package var charts: [Chart] { [] }
}
