import AirCartDocuments

/// The language of answers and errors, which is known before a command line is understood.
enum LanguageOption {
  static let option = OptionDescription.value(
    "language", placeholder: "language",
    help: "The language: English, French (Canada) or Ukrainian.",
    discussion: """
      That of answers, load sheets, the what-if page and errors. A command that writes JSON or CSV, which are for programs, \
      answers in English. Names of carts and products stay as they are.
      """,
    allowedValues: ["en", "fr", "fr-CA", "uk"], defaultText: "en")

  /// The language that a command line asks for, or else the setup; English where it asks for help or
  /// for what programs read, or for a verb that has no other.
  static func language(
    of arguments: [String], verb: VerbDescription?, _ console: Console
  ) -> Language {
    guard let verb, verb.options.contains(where: { $0.name == option.name }),
      verb.name != SetupVerb.name,
      !GlobalOptions.asksForData(arguments), !ArgumentParser.asksForHelp(arguments)
    else { return .english }
    return GlobalOptions.value(of: option.name, in: arguments).flatMap(Language.init(tag:))
      ?? kept(arguments, console) ?? .current
  }

  private static func kept(_ arguments: [String], _ console: Console) -> Language? {
    guard !arguments.contains("--no-\(Setup.flag.name)"), let file = try? SetupFile(console),
      let setup = try? file.read()
    else { return nil }
    return setup.kept.value(option.name).flatMap(Language.init(tag:))
  }
}
