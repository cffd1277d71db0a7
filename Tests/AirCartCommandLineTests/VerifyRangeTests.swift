import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Testing

/// Looks at ranges as they are written, and with faults planted in them.
@Suite struct VerifyRangeTests {
  private static let urea = [
    "--cart", "91300", "--densities", "listed", "--field", "480ac", "Wheat=110",
    "Urea (46-0-0)=60...300",
  ]

  @Test(arguments: [
    urea, urea + ["--at", "150", "--fills", "2", "--no-advice"],
    ["--cart", "9650", "--field", "40ac...2000ac", "Wheat=100", "Canola=5", "--fill-changes", "9"],
    ["--scale", "0.8...1.2", "--at", "0.9", "--field", "640ac", "Wheat=90", "Peas=60@60"],
    ["--cart", "9950", "--field", "320", "--units", "metric", "--density", "Wheat=56...62"]
      + ["Wheat=100", "--reserve", "5bu"],
    ["--tanks", "300,200,100,50,saddle=44", "--field", "64ha", "Wheat=100", "Canola=0...6"]
      + ["--pin", "Canola=Saddle", "--payload", "30000kg"],
  ])
  func `a range as it was written holds`(job: [String]) {
    let outcome = VerifyVerbTests.verify(VerifyVerbTests.document("whatif", job))
    #expect(outcome.code == .success, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains(": a range on "))
  }

  /// Oracle: the check itself, on ranges of jobs of every kind.
  @Test(.tags(.property), arguments: 0..<4)
  func `no range that the tool writes is refused`(part: Int) throws {
    try withFolder { folder in
      try write(DrawnJobs.carts, to: folder + "/carts.json")
      for seed in (part * 10)..<(part * 10 + 10) {
        var draw = DrawnJobs(seed: 60_000 + seed)
        let words = draw.range()
        let made = Outcome(
          ["whatif", "--json"] + words, on: MemoryConsole(currentFolder: folder),
          verbs: VerbCatalogue.all)
        guard made.code == .success else { continue }
        let checked = VerifyVerbTests.verify(made.output)
        #expect(
          checked.code == .success, "seed \(seed): \(words)\n\(checked.output)\(checked.errors)")
      }
    }
  }

  @Test(
    arguments: [
      ("/carts/0/breaks/0/value", 80), ("/carts/0/segments/1/areaPerFill/coefficient", 1),
      ("/carts/0/marginal/areaPerFillAc", 9), ("/carts/0/limits/largestFieldAc", 9),
      ("/carts/0/segments/0/tanks/0", .null), ("/notes/0", "Nothing."), ("/fieldAc", 481),
      ("/products/0/rateLbPerAc", 111), ("/at", 181), ("/varied/unit", "ac"),
      ("/carts/0/fillChangesNotListed", 4),
    ] as [(String, JSONValue)])
  func `a planted fault is named with its place`(pointer: String, value: JSONValue) throws {
    let sound = VerifyVerbTests.document("whatif", Self.urea)
    let outcome = VerifyVerbTests.verify(try sound.setting(pointer, to: value))
    #expect(outcome.code == .negative, "\(outcome.errors)")
    #expect(outcome.output.contains("  \(pointer): found "), "\(outcome.output)")
  }

  @Test(
    arguments: [
      ("/varied", .null), ("/varied/kind", "speed"), ("/varied/from", 1e12), ("/at", "x"),
      ("/carts", []), ("/carts/0/request", .null), ("/carts/0/request/field", -1),
    ] as [(String, JSONValue)])
  func `a range that cannot be looked at is refused`(pointer: String, value: JSONValue) throws {
    let sound = VerifyVerbTests.document("whatif", Self.urea)
    let outcome = VerifyVerbTests.verify(try sound.setting(pointer, to: value))
    #expect(outcome.code == .malformedData, "\(outcome.output)")
  }
}
