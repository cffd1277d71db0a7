import AirCartReports
import Foundation
import Testing

/// Runs that are stopped after any change that they make on the disk, and runs at the same time.
///
/// A copy of the folder after each change is what a kill at that moment leaves.
@Suite struct StoppedRunTests {
  /// A state of a run: the bytes of its files.
  private typealias Files = [String: String]

  private static let old: Files = [
    "results.csv": "old", "charts/a.svg": "old a", "charts/b.svg": "b", "season.md": "old",
  ]
  private static let new: Files = [
    "results.csv": "new", "charts/b.svg": "b", "matrices/c.csv": "c",
  ]
  private static let third: Files = ["results.csv": "third", "matrices/d.csv": "d"]

  @discardableResult
  private func write(
    _ files: Files, to path: String, overwrites: Bool = false,
    afterStep: @escaping () -> Void = {}
  ) throws -> OutputFolder.Outcome {
    var folder = try OutputFolder(path, for: sampleManifest(), overwrites: overwrites)
    folder.afterStep = afterStep
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      try folder.write(buffer(text), to: name)
    }
    return try folder.commit()
  }

  /// Writes files and returns copies of the folder after each change.
  private func stops(
    _ files: Files, over folder: String, overwrites: Bool = false
  ) throws -> [String] {
    var copies: [String] = []
    try write(files, to: folder, overwrites: overwrites) {
      let copy = folder + "-\(copies.count)"
      guard (try? FileManager.default.copyItem(atPath: folder, toPath: copy)) != nil else {
        Issue.record("no copy \(copy)")
        return
      }
      copies.append(copy)
    }
    return copies
  }

  /// Whether each visible file but the manifest is whole: what one of the runs wrote.
  private func expectWhole(_ folder: String, _ runs: [Files]) throws {
    for path in try tree(folder) where !path.split(separator: "/").contains(where: isHidden) {
      guard path != "manifest.json", !isFolder(folder + "/" + path) else { continue }
      let text = contents(folder + "/" + path)
      #expect(runs.contains { $0[path] == text }, "\(folder): \(path)")
    }
  }

  private func isHidden(_ name: Substring) -> Bool { name.hasPrefix(".") }

  private func isFolder(_ path: String) -> Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
  }

  /// Expects the folder to hold these files, their manifest and nothing else but an empty folder.
  private func expect(_ folder: String, holds files: Files) throws {
    #expect(Manifest.verify(folder) == [], "\(folder)")
    let found = try tree(folder).filter { !["arrays", "charts", "matrices"].contains($0) }
    #expect(found == (files.keys + ["manifest.json"]).sorted(), "\(folder)")
    for (path, text) in files { #expect(contents(folder + "/" + path) == text) }
  }

  @Test func `a stop after any change leaves whole files, and the next run completes them`() throws
  {
    try withScratchFolder { scratch in
      for isFirst in [true, false] {
        let run = scratch + (isFirst ? "/first" : "/later")
        if !isFirst { try write(Self.old, to: run) }
        let copies = try stops(Self.new, over: run)
        #expect(copies.count >= (isFirst ? 13 : 15))
        for copy in copies {
          try expectWhole(copy, [Self.old, Self.new])
          for (name, next) in [("new", Self.new), ("old", Self.old), ("third", Self.third)] {
            let again = copy + name
            try FileManager.default.copyItem(atPath: copy, toPath: again)
            try OutputFolder.checkWritable(again, for: sampleManifest().run)
            try write(next, to: again)
            try expect(again, holds: next)
          }
        }
      }
    }
  }

  @Test func `a stop while a stopped run is completed is completed as well`() throws {
    try withScratchFolder { scratch in
      try write(Self.old, to: scratch + "/run")
      for copy in try stops(Self.new, over: scratch + "/run") {
        for second in try stops(Self.third, over: copy) {
          try expectWhole(second, [Self.old, Self.new, Self.third])
          try write(Self.new, to: second)
          try expect(second, holds: Self.new)
        }
      }
    }
  }

  @Test func `a file that was edited after a stop is refused`() throws {
    try withScratchFolder { scratch in
      try write(Self.old, to: scratch + "/run")
      for copy in try stops(Self.new, over: scratch + "/run") {
        try place("mine", at: copy + "/results.csv")
        let error = #expect(throws: OutputError.self) { try write(Self.new, to: copy) }
        #expect(error?.reason.hasSuffix("results.csv.") == true)
        try write(Self.new, to: copy, overwrites: true)
        #expect(contents(copy + "/results.csv") == "new")
      }
    }
  }

  @Test func `a stop of a forced run removes no file of the other run, then or later`() throws {
    try withScratchFolder { scratch in
      let other = ["season.csv": "other", "charts/o.svg": "other"]
      var folder = try OutputFolder(
        scratch + "/run", for: sampleManifest(.init(.season, "farm")))
      for (name, text) in other { try folder.write(buffer(text), to: name) }
      _ = try folder.commit()
      for copy in try stops(Self.new, over: scratch + "/run", overwrites: true) {
        _ = try? write(Self.third, to: copy)
        try write(Self.third, to: copy, overwrites: true)
        for (name, text) in other { #expect(contents(copy + "/" + name) == text) }
        #expect(contents(copy + "/results.csv") == "third")
      }
    }
  }

  @Test func `the manifest of a mixture does not verify`() throws {
    try withScratchFolder { scratch in
      try write(Self.old, to: scratch + "/run")
      let edition = Self.old.mapValues { $0 + " and new" }
      var states: [Bool] = []
      for copy in try stops(edition, over: scratch + "/run") {
        let isOld = Self.old.allSatisfy { contents(copy + "/" + $0.key) == $0.value }
        let isNew = edition.allSatisfy { contents(copy + "/" + $0.key) == $0.value }
        states.append(isOld || isNew)
        if !isOld, !isNew { #expect(Manifest.verify(copy) != []) }
      }
      #expect(states.contains(false))
    }
  }

  // MARK: At the same time

  @Test func `runs at once into one folder lose nothing, and the last one is whole`() throws {
    try withScratchFolder { scratch throws in
      let run = scratch + "/a/b/run"
      let all = [Self.old, Self.new, Self.third]
      let errors = Failures()
      let group = DispatchGroup()
      for index in 0..<12 {
        group.enter()
        Thread.detachNewThread {
          defer { group.leave() }
          do {
            for _ in 0..<5 {
              try OutputFolder.checkWritable(run, for: sampleManifest().run)
              var folder = try OutputFolder(run, for: sampleManifest())
              for (name, text) in all[index % 3] { try folder.write(buffer(text), to: name) }
              if index % 4 == 3 { folder.abandon() } else { _ = try folder.commit() }
            }
          } catch {
            errors.add(error)
          }
        }
      }
      group.wait()
      #expect(errors.all == [])
      #expect(Manifest.verify(run) == [])
      let last = all.first { $0["results.csv"] == contents(run + "/results.csv") }
      try expect(run, holds: last ?? [:])
    }
  }

  @Test func `a run waits for another one that is being written`() throws {
    try withScratchFolder { scratch in
      let run = scratch + "/run"
      var first = try OutputFolder(run, for: sampleManifest())
      try first.write(buffer("first"), to: "results.csv")
      let other = Manifest.Run(.season, "farm")
      let errors = Failures()
      let group = DispatchGroup()
      group.enter()
      Thread.detachNewThread {
        defer { group.leave() }
        do {
          _ = try OutputFolder(run, for: Manifest(other, version: "1"))
        } catch {
          errors.add(error)
        }
      }
      usleep(20_000)
      _ = try first.commit()
      group.wait()
      // Had it not waited, it would have found an empty folder.
      #expect(errors.all.count == 1)
      #expect(errors.all.first?.contains("another run, the sweep 'choice'") == true)
    }
  }
}

/// The errors of several threads.
private final class Failures: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String] = []

  func add(_ error: any Error) { lock.withLock { texts.append("\(error)") } }

  var all: [String] { lock.withLock { texts } }
}
