import AirCartDocuments
import AirCartReports
import AirCartSimulation

enum PartOption {
  static let option = OptionDescription.value(
    "part", placeholder: "i/N", help: "Compute one part of N for aircart merge, as in 3/16.",
    discussion: """
      'auto' takes i and N from a Slurm array: SLURM_ARRAY_TASK_ID, _MIN and _COUNT. The part goes \
      into a folder <i>-of-<N> in --output; a complete part is not computed again. 'aircart merge' \
      turns the parts into the files of one run.
      """,
    completion: .names(["auto"]))

  /// The part that is asked for; `nil` without the option.
  ///
  /// No part can heed the `others`.
  static func part(
    _ arguments: ParsedArguments, _ console: Console, without others: [String] = []
  ) throws(CommandError) -> StudyPart? {
    guard let text = arguments.value(option.name) else { return nil }
    let typed = arguments.verb.allOptions.first { option in
      others.contains(option.name)
        && (option.isFlag ? arguments.isOn(option.name) : arguments.value(option.name) != nil)
    }
    if let typed {
      throw CommandError(
        .usage, "The options '--part' and '--\(typed.name)' contradict each other.",
        remedy: "'--\(typed.name)' is about the whole run: leave one of them out.")
    }
    guard text != "auto" else { return try automatic(console.environment) }
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      let part = StudyPart(index, of: count)
    else {
      throw .invalid(
        text, "part <i/N>",
        remedy: "Give a part and how many there are, as in 3/16; the first is 1, the most are "
          + "\(StudyPart.limit.grouped).")
    }
    return part
  }

  private static func automatic(_ environment: [String: String]) throws(CommandError) -> StudyPart {
    let (id, least, count) = ("TASK_ID", "TASK_MIN", "TASK_COUNT")
    let numbers = [id, least, count].map { environment["SLURM_ARRAY_\($0)"].flatMap { Int($0) } }
    guard let id = numbers[0], let count = numbers[2],
      let part = StudyPart(id - (numbers[1] ?? 1) + 1, of: count)
    else {
      throw .invalid(
        "auto", "part <i/N>",
        remedy: "It is for tasks of a Slurm array that are numbered in a row, as in sbatch "
          + "--array=1-16; otherwise give the part, as in 3/16.")
    }
    return part
  }
}

/// A part that was asked for, for programs.
struct WrittenPart {
  let part: StudyPart
  let folder: String

  static let table = OutputTable<WrittenPart>(
    "a part",
    [
      .schemaVersion(2), .init("part", .whole, "Which part it is, from 1.") { $0.part.index },
      .init(.count, .whole, "How many there are.") { $0.part.count },
      .init(.path, .text, "The folder of its records.") { $0.folder },
    ])

  var answer: Answer {
    Answer(
      title: "", blocks: [.sentence("Part \(part.index) of \(part.count) is in \(folder).")],
      data: Self.table.json(self),
      table: ResultTable(
        columns: [
          .init("part", cells: .integers([part.index])),
          .init("count", cells: .integers([part.count])),
          .init("path", cells: .texts([folder])),
        ], rowCount: 1))
  }
}

extension Run {
  /// Computes and writes a part, unless it is there and whole.
  func execute(_ part: StudyPart) throws -> ExitCode {
    try checkEarly()
    let folder = "\(options.folder ?? usualFolder + "-parts")/\(part.index)-of-\(part.count)"
    let described = description.of(part)
    try OutputFolder.checkWritable(
      console.place(of: folder), for: described.run, overwrites: options.overwrites)
    var outcome = OutputFolder.Outcome.unchanged
    if (try? RecordedPart(folder, console))?.isWhole(described, console) != true {
      let records = try records(of: part)
      outcome = try write(to: folder) { RunWriter(records, described) }
    }
    try console.write(WrittenPart(part: part, folder: folder).answer, as: options.format)
    console.note(outcome.sentence(folder))
    return .success
  }
}
