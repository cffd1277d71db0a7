import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

/// Names as people type them, on every command line that takes some.
///
/// Oracle: the same command line with every name in full, whose output must be the same to the byte,
/// and sentences written by hand.
@Suite struct NamesAsTypedTests {
  private func run(_ words: [String], in folder: String = "/") -> Outcome {
    Outcome(words, on: MemoryConsole(currentFolder: folder), verbs: VerbCatalogue.all)
  }

  private func expectSame(_ typed: [String], _ full: [String], in folder: String = "/") {
    let (left, right) = (run(typed, in: folder), run(full, in: folder))
    #expect(right.code == .success, "\(right.errors)")
    #expect(left.output == right.output, "\(typed): \(left.errors)")
    #expect(left.code == right.code)
    #expect(left.errors == right.errors)
  }

  private static let job = ["--field", "160"]

  @Test(arguments: ["text", "json", "csv", "markdown"])
  func `a plan is the same however its names are typed`(format: String) {
    expectSame(
      [
        "plan", "--format", format.uppercased(), "--cart", "bourgault 91300", "--field",
        "160 Acres",
      ]
        + ["WHEAT=100lbs/ac", "urea=150LB/AC", "ams=40", "--pin", "wh=saddle,1", "--keep-out"]
        + ["AMS=tank 3", "--most", "46-0-0=2", "--apart", "wheat,ure", "--reserve", "SADDLE=1bu"]
        + ["--densities", "Published"],
      ["plan", "--format", format, "--cart", "91300", "--field", "160ac"]
        + ["Wheat=100lb/ac", "Urea (46-0-0)=150lb/ac", "Ammonium Sulphate (21-0-0-24S)=40"]
        + ["--pin", "Wheat=Saddle,1", "--keep-out", "Ammonium Sulphate (21-0-0-24S)=Tank 3"]
        + ["--most", "Urea (46-0-0)=2", "--apart", "Wheat,Urea (46-0-0)", "--reserve"]
        + ["Saddle=1bu", "--densities", "published"])
  }

  @Test func `a comparison and a what-if are the same however their names are typed`() {
    expectSame(
      ["compare", "--carts", "L9950,bourgault 9650,BOURGAULT 91300+9950"] + Self.job + ["w=100"],
      ["compare", "--carts", "L9950,9650,91300+9950"] + Self.job + ["Wheat=100"])
    expectSame(
      ["compare", "--carts", "ALL"] + Self.job + ["w=100"],
      ["compare", "--carts", "all"] + Self.job + ["Wheat=100"])
    expectSame(
      ["whatif", "--cart", "l9950", "--units", "Metric"] + Self.job + ["urea=50...90", "wheat=10"],
      ["whatif", "--cart", "L9950", "--units", "metric"] + Self.job
        + ["Urea (46-0-0)=50...90", "Wheat=10"])
    expectSame(
      ["whatif", "--cart", "l9950", "--density", "ur=48...52"] + Self.job + [
        "UREA=50", "wheat=10",
      ],
      ["whatif", "--cart", "L9950", "--density", "Urea (46-0-0)=48...52"] + Self.job
        + ["Urea (46-0-0)=50", "Wheat=10"])
  }

  /// Oracle: a section is 640 acres.
  @Test(arguments: [("2 sections", "1280ac"), ("3 quarters", "480ac"), ("1280a", "1280ac")])
  func `everyday words mean what short units do`(field: String, full: String) {
    for units in ["imperial", "metric"] {
      let job = ["plan", "--json", "--cart", "9650", "--units", units]
      expectSame(
        job + ["--field", field, "--payload", "40000 pounds", "--reserve", "5 percent"]
          + ["--overlap", "5 per cent", "--margin", "5 Percent", "w=100 pounds per acre"],
        job + ["--field", full, "--payload", "40000lb", "--reserve", "5%", "--overlap", "5%"]
          + ["--margin", "5%", "w=100lb/ac"])
    }
  }

  @Test func `a listed product with a density of its own keeps its nutrients`() {
    for name in ["urea", "Urea", "46-0-0"] {
      expectSame(
        ["plan", "--json", "--cart", "91300"] + Self.job + ["\(name)=150@60"],
        ["plan", "--json", "--cart", "91300"] + Self.job + ["Urea (46-0-0)=150@60"])
    }
    let plan = run(["plan", "--json", "--cart", "91300"] + Self.job + ["urea=150@60"])
    #expect(plan.output.contains("\"nLbPerAc\": 69"), "46 % of 150 lb/ac")
  }

  @Test func `products and carts of one's own are matched in any case and come first`() throws {
    try withFolder { folder in
      try write(
        "{ products: [{ product: 'Our blend', density: 58 }, { product: 'urea', density: 55 }] }",
        to: folder + "/ours.json")
      try write(
        "{ carts: [{ name: 'Bourgault 6700ST', tanks: [300, 200] }, { name: 'w', tanks: [9] }] }",
        to: folder + "/carts.json")
      expectSame(
        ["plan", "--json", "--products", "ours.json", "--carts", "carts.json", "--cart"]
          + ["bourgault 6700st"] + Self.job + ["our=60", "46-0-0=50"],
        ["plan", "--json", "--products", "ours.json", "--carts", "carts.json", "--cart"]
          + ["Bourgault 6700ST"] + Self.job + ["Our blend=60", "Urea (46-0-0)=50@55"],
        in: folder)
    }
  }

  /// Oracle: the names in what is written, which are those of the catalogue.
  @Test func `what is written has the names of the catalogue`() throws {
    try withFolder { folder in
      try write(
        """
        { name: 's', carts: 'bourgault 9650', field: 160,
          products: [{ product: 'urea', rate: [50, 60], tanks: ['saddle', 1] }] }
        """, to: folder + "/s.json")
      let sweep = run(
        [
          "sweep", "s.json", "--carts", "BOURGAULT 9650,l9650", "--only", "Results,SUMMARY", "-o",
          "out",
        ],
        in: folder)
      #expect(sweep.code == .success, "\(sweep.errors)")
      let manifest = try String(contentsOfFile: folder + "/out/manifest.json", encoding: .utf8)
      #expect(!manifest.lowercased().contains("bourgault"))
      #expect(manifest.contains("\"L9650\""))
      let summary = try String(contentsOfFile: folder + "/out/summary.md", encoding: .utf8)
      #expect(summary.contains("Urea (46-0-0)"))
      let verified = run(["verify", "out"], in: folder)
      #expect(verified.code == .success, "\(verified.output)\(verified.errors)")
    }
  }

  @Test func `a saved plan keeps full names, and an old one is read with any`() throws {
    try withFolder { folder in
      let memory = { MemoryConsole(environment: ["AIRCART_HOME": folder], currentFolder: folder) }
      let saved = Outcome(
        ["plans", "Save", "A", "--json", "--cart", "bourgault 91300", "--field", "9", "urea=9@50"],
        on: memory(), verbs: VerbCatalogue.all)
      #expect(saved.output.contains("\"cart\": \"91300\""), "\(saved.errors)")
      #expect(saved.output.contains("\"product\": \"Urea (46-0-0)\""))
      let text = try String(contentsOfFile: folder + "/plans/A.json", encoding: .utf8)
      let old = text.replacing("Urea (46-0-0)", with: "UREA").replacing(
        "91300", with: "bourgault 91300"
      )
      .replacing("\"name\": \"A\"", with: "\"name\": \"B\"")
      #expect(old != text)
      try write(old, to: folder + "/plans/old.json")
      let shown = ["A", "B"].map {
        Outcome(["plans", "show", $0, "--json"], on: memory(), verbs: VerbCatalogue.all).output
      }
      #expect(shown[0].contains("Urea (46-0-0)"))
      #expect(shown[1].contains("Urea (46-0-0)"))
    }
  }

  /// Oracle: each suggestion, pasted in place of what was refused, is accepted.
  @Test(arguments: [
    (["Wheaat=150"], "Did you mean 'Wheat=150'?"),
    (["uerea=150lb/ac"], "Did you mean 'Urea (46-0-0)=150lb/ac'?"),
    (["red spring wheat=112"], "Did you mean 'Wheat=112'?"),
    (["Wheat=9", "--target", "N=9", "--from", "uria"], "Did you mean 'Urea (46-0-0)'?"),
    (["Wheat=9", "--pin", "Wheaat=1,3"], "Did you mean --pin 'Wheat=1,3'?"),
    (
      ["Wheat=9", "KCl=9", "--apart", "Wheat,Potahs"],
      "Did you mean --apart 'Wheat,Potash (0-0-60)'?"
    ),
    (["Wheat=9", "--cart", "91301"], "Did you mean 91300?"),
    (["Wheat=9", "--units", "metrik"], "Did you mean 'metric'?"),
  ]) func `a suggestion is whole and does not mislead`(words: [String], suggestion: String) {
    let outcome = run(["plan"] + Self.job + words)
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains(suggestion), "\(outcome.errors)")
    #expect(!outcome.errors.contains("@52"), "\(outcome.errors)")
  }

  /// Oracle: what is shown is accepted in place of what was refused, with a figure in its place.
  @Test(arguments: [("imperial", "<density>lb/bu"), ("metric", "<density>kg/hL")])
  func `an unknown product keeps its rate and is shown a density`(units: String, density: String) {
    let job = ["plan", "--units", units] + Self.job
    let shown = "quinoa=28plants/ft2@\(density),tkw=38,survival=85%"
    let refused = run(job + [shown.replacing("@\(density)", with: "")])
    #expect(
      refused.errors.contains(
        "Write its density after the rate, as in '\(shown)'.\n"), "\(refused.errors)")
    #expect(run(job + [shown.replacing("<density>", with: "52")]).code == .success)
    let onBoard = run(job + ["Wheat=9", "--cart", "9650", "--on-board", "1=quinoa:5bu"])
    #expect(onBoard.code == .usage && !onBoard.errors.contains("after the rate"))
  }

  @Test func `a beginning of several products is refused with the list of them`() {
    let outcome = run(["plan"] + Self.job + ["me=50"])
    #expect(outcome.code == .usage)
    #expect(
      outcome.errors.contains(
        "\"me\" may mean \"MESZ (12-40-0-10S-1Zn)\" or \"MES15 (13-33-0-15S)\"."),
      "\(outcome.errors)")
    let among = run(["plan", "--cart", "91300"] + Self.job + ["map=50", "w=1", "--pin", "m=1"])
    #expect(among.code == .success, "one product of the job begins so: \(among.errors)")
  }

  @Test func `a misspelt input of a season is suggested with its values`() {
    for typed in ["truck=1...4", "truck=1..4"] {
      let outcome = run(["simulate", "farm.json", "--vary", typed])
      #expect(outcome.errors.contains("Did you mean 'trucks=1...4'?"), "\(outcome.errors)")
    }
  }
}
