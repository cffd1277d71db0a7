/// One verb of the tool: its description, and what it does with its arguments.
package protocol Verb: Sendable {
  /// Everything that help, completions and the parser know about the verb.
  var description: VerbDescription { get }

  /// Does the work: results go to `console.output`, everything else to `console.errors`.
  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode
}
