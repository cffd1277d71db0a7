import AirCartDocuments
import AirCartReports

/// `aircart explore`: writes the what-if page.
struct ExploreVerb: Verb {
  private static let defaultFile = "aircart.html"

  let description = VerbDescription(
    name: "explore", abstract: "Write the what-if page: the engine in one file for any browser.",
    discussion: """
      The page needs no network and no installation: copy it to a phone, or open it from disk. \
      All carts are planned again while you drag a rate, and plans saved in the page are files \
      that 'aircart plans' reads. The page speaks one language, which --language chooses.
      """,
    options: [
      .value(
        "output", short: "o", placeholder: "file",
        help: "Where to write the page; '-' is standard output.", completion: .file,
        defaultText: defaultFile), LanguageOption.option,
    ],
    examples: [
      Example("aircart explore", shows: "Writes aircart.html; open it in a browser."),
      Example("aircart explore --output yard.html", shows: "The same under another name."),
      Example("aircart explore --language fr", shows: "The page in French."),
    ])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let page = ExplorerPage.text
    let file = try arguments.outputFile("output") ?? Self.defaultFile
    let options = try GlobalOptions(arguments)
    guard file != "-" else {
      try options.require([.text], of: "explore --output -")
      try console.output.write(page)
      return .success
    }
    try AtomicFile.write(page, to: console.place(of: file))
    try console.write(answer(file, page), as: options.format)
    return .success
  }

  private func answer(_ file: String, _ page: String) -> Answer {
    let bytes = page.utf8.count
    return Answer(
      title: "", blocks: [.sentence("Wrote \(file); open it in any browser.")],
      data: WrittenPage(path: file, bytes: bytes).json,
      table: ResultTable(
        columns: [
          .init("file", cells: .texts([file])), .init("bytes", cells: .integers([bytes])),
        ], rowCount: 1))
  }
}
