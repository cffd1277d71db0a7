import AirCartDocuments
package import AirCartReports
package import AirCartSimulation
import Foundation
import Synchronization

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
        "The options '--part' and '--\(typed.name)' contradict each other.",
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
      let records = try refusing { try self.records(of: part) }
      outcome = try write(to: folder) { RunWriter(records, described) }
    }
    try console.write(WrittenPart(part: part, folder: folder).answer, as: options.format)
    console.note(Phrase(verbatim: outcome.sentence(folder)))
    return .success
  }
}

/// A part of a run in its folder, as its manifest says.
package struct RecordedPart {
  let folder: String
  package let part: StudyPart
  package let record: RunRecord
  private let text: [UInt8]

  /// Reads the manifest of a folder.
  package init(_ folder: String, _ console: Console) throws(CommandError) {
    self.folder = folder
    do throws(Diagnostic) {
      let path = console.place(of: "\(folder)/\(Manifest.fileName)")
      text = try SourceText(contentsOfFile: path).bytes
    } catch {
      throw CommandError(
        .missingInput, "'\(folder)' holds no part: its \(Manifest.fileName) cannot be read.",
        remedy: "Compute the part again with --part, or name another folder.")
    }
    let source = SourceText(name: Manifest.fileName, bytes: text)
    guard let record = try? RunRecord(source), let part = record.part else {
      throw Self.refusal(
        "'\(folder)' holds no part of a run.", remedy: "Name folders that --part has written.")
    }
    (self.record, self.part) = (record, part)
  }

  /// Whether manifest and records are, byte for byte, what this part of a run writes.
  func isWhole(_ description: RunDescription, _ console: Console) -> Bool {
    description.manifest().isWhole(text, in: console.place(of: folder))
  }

  /// What of a part is not as in another part of the same run; `nil` where all is.
  func difference(from other: RecordedPart) -> String? {
    let (own, its) = (record, other.record)
    if own.version != its.version {
      return
        "version \(own.version ?? "unknown") made it, and \(its.version ?? "unknown") the other"
    }
    let inputs = [own, its].map { $0.inputs.map { "\($0.path) \($0.sha256)" } }
    if let input = zip(own.inputs, inputs[1]).first(where: { "\($0.path) \($0.sha256)" != $1 })?.0 {
      return "it was made from another '\(input.path)'"
    }
    if inputs[0].count != inputs[1].count { return "it was made from other files" }
    if part.count != other.part.count {
      return "it is one of \(part.count), and the other one of \(other.part.count)"
    }
    let keys = Set([own, its].flatMap { $0.options?.members?.map(\.key) ?? [] }).subtracting([
      "part"
    ])
    let changed = keys.sorted().first { key in
      switch (own.options?[key], its.options?[key]) {
      case (let left?, let right?): !left.hasSameValue(as: right)
      default: true
      }
    }
    return changed.map { "its option '\($0)' is another" }
  }

  static func refusal(_ fact: Phrase, remedy: Phrase) -> CommandError {
    CommandError(.malformedData, fact, remedy: remedy)
  }
}

/// The parts of one run in order, none missing and none twice.
final class PartFolders: Sendable {
  let record: RunRecord
  private let parts: [RecordedPart]
  private let console: Console
  /// What was begun to be read, by position.
  private let begun = Mutex<[Int: PartRecords]>([:])

  /// The folders of parts in a folder that holds no part itself; otherwise that folder.
  static func parts(in folder: String, _ console: Console) -> [String] {
    guard let found = console.runs(in: folder), !found.isEmpty else { return [folder] }
    return found.map { "\(folder.trimmedSlashes)/\($0)" }
  }

  /// Reads the manifests of folders, in any order.
  init(_ folders: [String], _ console: Console) throws(CommandError) {
    var parts: [RecordedPart] = []
    for folder in folders { parts.append(try RecordedPart(folder, console)) }
    let first = parts[0]
    for other in parts.dropFirst() {
      guard let difference = other.difference(from: first) else { continue }
      throw RecordedPart.refusal(
        "'\(other.folder)' is not of the same run as '\(first.folder)': \(difference).",
        remedy: "Merge the parts of each run by themselves.")
    }
    parts.sort { $0.part.index < $1.part.index }
    for (left, right) in zip(parts, parts.dropFirst()) where left.part == right.part {
      throw RecordedPart.refusal(
        "'\(left.folder)' and '\(right.folder)' are both part \(left.part.index) of "
          + "\(left.part.count).", remedy: "Name one of them.")
    }
    let there = Set(parts.map(\.part.index))
    let missing = (1...first.part.count).filter { !there.contains($0) }
    guard missing.isEmpty else {
      throw CommandError(
        .missingInput,
        "Of \(first.part.count) parts \(missing.count == 1 ? "one is" : "\(missing.count) are") "
          + "missing: \(missing.prefix(10).map { "\($0)" }.joined(separator: ", "))"
          + (missing.count > 10 ? " and more." : "."),
        remedy: "Compute them as the others, with --part \(missing[0])/\(first.part.count), and "
          + "name all folders.")
    }
    record = first.record
    self.parts = parts
    self.console = console
  }

  /// Compares every part, byte for byte, with what that part of a run writes.
  func check(_ description: RunDescription, threads: Int?) throws {
    let (parts, console) = (parts, console)
    let inputs = zip(description.inputs, record.inputs)
    if let (input, _) = inputs.first(where: { $0.sha256.hexadecimal != $1.sha256 }) {
      throw RecordedPart.refusal(
        "'\(input.path)' has been changed since the parts were computed.",
        remedy: "Merge with the file as it was, or compute the parts again.")
    }
    let isWhole = try console.work("checking parts") { _ in
      concurrentMap(count: parts.count, threads: threads) { index in
        Interrupt.isRequested || parts[index].isWhole(description.of(parts[index].part), console)
      }
    }
    guard let torn = isWhole.firstIndex(of: false).map({ parts[$0] }) else { return }
    throw RecordedPart.refusal(
      "The part in '\(torn.folder)' is not as it was written.",
      remedy: "Compute it again with --part \(torn.part.index)/\(torn.part.count) --force.")
  }

  /// Puts a study together; those of a run one after the other, as the parts hold them.
  func results<Work: Study>(of study: Work) throws -> Work.Results {
    do {
      return try study.results(ofParts: parts.count, read)
    } catch is PartFault {
      throw RecordedPart.refusal(
        "The parts hold other records than this run has.",
        remedy: "Compute them again with this aircart.")
    }
  }

  /// Reads on in every part; what is read to its end takes no more memory.
  private func read(_ body: (inout PartRecords) throws -> Void) throws {
    for (index, part) in parts.enumerated() {
      let place = console.place(of: part.folder)
      guard
        var records = begun.withLock({ $0.removeValue(forKey: index) })
          ?? PartRecords(ofFolder: place)
      else { throw PartFault() }
      try body(&records)
      let rest = records.isAtEnd ? nil : records
      begun.withLock { $0[index] = rest }
    }
  }
}

extension Console {
  /// The names of the folders of runs in a folder; `nil` where it is itself one.
  func runs(in folder: String) -> [String]? {
    let place = place(of: folder)
    let isRun: (String) -> Bool = {
      FileManager.default.fileExists(atPath: "\(place)/\($0)\(Manifest.fileName)")
    }
    guard !isRun("") else { return nil }
    return ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
      .filter { isRun($0 + "/") }
  }
}
