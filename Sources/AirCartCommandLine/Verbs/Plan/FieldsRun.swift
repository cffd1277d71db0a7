import AirCart
import AirCartDocuments
import AirCartReports

/// `aircart plan` for several fields that are seeded one after the other.
struct FieldsRun {
  private let arguments: ParsedArguments
  private let console: Console

  /// `nil` where the command line has one field without a name.
  init?(_ arguments: ParsedArguments, _ console: Console) {
    guard FieldOptions.haveNames(arguments) else { return nil }
    self.arguments = arguments
    self.console = console
  }

  func execute() throws -> ExitCode {
    let request = try FieldsRequest(
      arguments, knowing: KnownProducts(arguments, console).own)
    let carts = try CartOptions.candidates(arguments, console)
    let output = try FillOptions.loadSheet(arguments)
    let documents = try carts.map { try request.document(on: $0) }
    guard let first = FieldsDocument.ranked(documents).first else { return .success }
    let best = arguments.flag("advice") ?? true ? first.advised : first
    if let output {
      if let sheet = best.sheetAnswer {
        try output.write(sheet, on: console)
      } else {
        console.note("There is no load sheet: no plan gives every product a tank.")
      }
    }
    if output?.takesStandardOutput != true {
      let answer = best.answer(
        isDetailed: arguments.isOn("details"), choice: choice(of: best, among: carts.count))
      try console.write(answer, as: GlobalOptions(arguments).format)
    }
    return FailureCondition.exitCode(for: best, arguments, console)
  }

  private func choice(of best: FieldsDocument, among count: Int) -> String? {
    guard count > 1, best.plan != nil else { return nil }
    return "\(best.cart.name) is the best of \(count) carts: fewest fills, then most acres per "
      + "fill at the mean rates."
  }
}
