import AirCartCommandLine

let arguments = Array(Swift.CommandLine.arguments.dropFirst())
run(arguments: arguments, console: .process(), verbs: VerbCatalogue.all).endProcess()
