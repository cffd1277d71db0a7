package import AirCartReports

extension Role {
  /// The parameters of "select graphic rendition" (ECMA-48, 8.3.117); 16 colours, so that the
  /// user's own palette decides what is readable.
  fileprivate var graphicRendition: String {
    switch self {
    case .ok, .full: "32"
    case .watch, .low: "33"
    case .tight: "31"
    case .over, .error: "1;31"
    case .medium: "34"
    case .heading: "1"
    case .amount: "1;34"
    case .secondary: "2"
    }
  }
}

/// Colours text on one stream, or leaves it as it is.
package struct Style: Equatable, Sendable {
  package let isColored: Bool

  package init(isColored: Bool) { self.isColored = isColored }

  package func callAsFunction(_ text: String, as role: Role?) -> String {
    guard isColored, let role, !text.isEmpty else { return text }
    return "\u{1B}[\(role.graphicRendition)m\(text)\u{1B}[0m"
  }

  /// Returns to the start of the line and erases it.
  static let eraseLine = "\r\u{1B}[2K"
}

/// When the user wants colour.
package enum ColorChoice: String, CaseIterable, Sendable {
  case automatic = "auto"
  case always, never

  /// Whether a stream is coloured: the option, then NO_COLOR, FORCE_COLOR, TERM, the terminal.
  ///
  /// An empty variable counts as unset (no-color.org, force-color.org), and so does
  /// `FORCE_COLOR=0`, which other tools read as "off".
  package func isColored(environment: [String: String], isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .automatic: break
    }
    if environment["NO_COLOR"]?.isEmpty == false { return false }
    if let force = environment["FORCE_COLOR"], !force.isEmpty, force != "0" { return true }
    return isTerminal && environment["TERM"] != "dumb"
  }
}

/// Which characters a terminal can be trusted to show.
package enum Glyphs: Equatable, Sendable {
  case unicode, ascii

  /// Decides by the character set of the locale, as POSIX orders the variables.
  package init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = (locale ?? "").lowercased()
    self = name.contains("utf-8") || name.contains("utf8") ? .unicode : .ascii
  }
}
