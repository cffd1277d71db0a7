/// The manual page in roff (`man` macros), made from the description of the tool.
struct ManualPage {
  let tool: ToolDescription

  func lines() -> [String] { heading() + subcommands() + environment() + exitStatus() }

  private func heading() -> [String] {
    [
      ".TH \(tool.name.uppercased()) 1 \"\" \"\(tool.name) \(tool.version)\" \"User Commands\"",
      ".SH NAME", text("\(tool.name) - \(tool.abstract)"), ".SH SYNOPSIS", ".B \(text(tool.name))",
      text("<subcommand> [<options>]"), ".br", ".B \(text(tool.name))", text("--version | --help"),
      ".SH DESCRIPTION", text(tool.discussion), ".SH OPTIONS",
    ] + ToolDescription.options.flatMap(option) + [".PP", "Every subcommand has these options:"]
      + GlobalOptions.descriptions.flatMap(option)
  }

  private func subcommands() -> [String] { [".SH SUBCOMMANDS"] + tool.verbs.flatMap(subcommand) }

  private func subcommand(_ verb: VerbDescription) -> [String] {
    var lines = [".SS \(text(verb.usage(of: tool.name)))", text(verb.abstract)]
    if !verb.discussion.isEmpty { lines += [".PP", text(verb.discussion)] }
    lines += verb.positionals.flatMap {
      tagged(".I \(text("<\($0.name)>"))", $0.helpWithValues, $0.discussion)
    }
    lines += verb.options.flatMap(option)
    if !verb.examples.isEmpty { lines += [".PP", "Examples:"] }
    return lines + verb.examples.flatMap(example)
  }

  private func option(_ option: OptionDescription) -> [String] {
    tagged(".B \(text(option.label))", option.helpWithValues, option.discussion)
  }

  private func example(_ example: Example) -> [String] {
    [".PP", ".RS 4", ".nf", text(example.commandLine), ".fi", text(example.shows), ".RE"]
  }

  private func environment() -> [String] {
    let variables = [
      ("COLUMNS", "Width of the terminal, which overrides the terminal's own."),
      ("NO_COLOR", "When not empty, no colour; --color goes before it."),
      ("FORCE_COLOR", "When not empty and not 0, colour in a pipe as well."),
      ("TERM", "When it is dumb, no colour and no progress."),
      ("LC_ALL, LC_CTYPE, LANG", "The first that is set decides between UTF-8 and ASCII signs."),
    ]
    return [".SH ENVIRONMENT"] + variables.flatMap { tagged(".B \(text($0))", $1, "") }
  }

  private func exitStatus() -> [String] {
    [".SH EXIT STATUS"] + ExitCode.allCases.flatMap { tagged(".B \($0.rawValue)", $0.meaning, "") }
  }

  private func tagged(_ tag: String, _ body: String, _ discussion: String) -> [String] {
    [".TP", tag, text(body)] + (discussion.isEmpty ? [] : [".IP", text(discussion)])
  }

  /// Text that roff shows as it is: no escapes, no requests, dashes that can be copied.
  private func text(_ plain: String) -> String {
    let lines = plain.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let escaped = line.map { Self.escapes[$0] ?? String($0) }.joined()
      return escaped.first == "." || escaped.first == "'" ? "\\&" + escaped : escaped
    }
    return lines.joined(separator: "\n.br\n")
  }

  private static let escapes: [Character: String] = [
    "\\": "\\e", "-": "\\-", "'": "\\(aq", "\"": "\\(dq", "^": "\\(ha", "~": "\\(ti", "`": "\\(ga",
  ]
}
