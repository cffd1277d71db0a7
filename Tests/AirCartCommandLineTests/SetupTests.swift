import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

/// Oracle: the same command line with every option typed.
@Suite struct SetupTests {
  private struct Home {
    let path: String

    func run(_ line: String) -> Outcome {
      let memory = MemoryConsole(
        environment: ["AIRCART_HOME": path], color: .never, currentFolder: path)
      let words = line.split(separator: " ").map { String($0) }
      return Outcome(words, on: memory, verbs: VerbCatalogue.all)
    }

    var file: String { path + "/setup" }

    var text: String? { try? String(contentsOfFile: file, encoding: .utf8) }
  }

  private func home(_ body: (Home) throws -> Void) throws {
    try withFolder { folder in
      try write(
        "{ carts: [{ name: 'Ours', tanks: [400, 40] }] }", to: folder + "/carts.json")
      try write(
        "{ products: [{ product: 'Wheat', density: 40 }] }", to: folder + "/products.json")
      try body(Home(path: folder))
    }
  }

  private static let job = "plan --field 300ac Wheat=100 MAP=30"

  @Test(arguments: [
    "--cart=9950", "--carts=carts.json,9650", "--tanks=300,200,440",
    "--tanks=300,200,440 --empty-weight=9000lb", "--products=products.json",
    "--cart=9650 --no-saddle", "--densities=listed", "--margin=90%", "--overlap=9%",
    "--rule=small-seed-in-saddle=off --rule=blend=5", "--phosphate-tank=2",
    "--drill=single,rows=10in,opener=2.5in,soil=heavy", "--units=metric",
  ])
  func `what is kept counts as if it had been typed`(options: String) throws {
    try home { home in
      let bare = home.run(Self.job)
      let typed = home.run("\(Self.job) \(options)")
      let kept = home.run("setup \(options)")
      #expect(kept.code == .success && kept.errors.isEmpty, "\(kept.errors)")
      let plan = home.run(Self.job)
      #expect(plan.output == typed.output)
      #expect(plan.output != bare.output || options.contains("rule") || options.contains("margin"))
      #expect(plan.errors.hasPrefix("From your setup: --"))
      #expect(home.run("\(Self.job) --no-setup").output == bare.output)
      // What a file says is found from any folder.
      #expect(home.text?.contains(" carts.json") != true && home.text?.contains("=carts") != true)
      #expect(home.run("setup --forget all").code == .success)
      #expect(home.run(Self.job).output == bare.output)
    }
  }

  @Test func `a plan is saved with what is kept`() throws {
    try home { home in
      let save = "plans save Home --field 300ac Wheat=100 MAP=30 --replace"
      #expect(home.run("setup --cart=9650 --overlap=9%").code == .success)
      let saved = home.run(save)
      #expect(saved.output.contains("9650") && saved.errors.hasPrefix("From your setup: --"))
      #expect(home.run("plan Home").output == home.run(Self.job).output)
      // Neither another action nor a job that a file states takes anything from it.
      #expect(home.run("plans list").errors.isEmpty)
      #expect(home.run("plans save Again Home").errors.isEmpty)
      #expect(home.run("\(save) --no-setup --carts 91300").output.contains("91300"))
    }
  }

  @Test func `what is typed goes before what is kept`() throws {
    try home { home in
      _ = home.run("setup --cart 9650 --units metric")
      for cart in ["--cart 9950", "--tanks 300,200", "--carts 91300", "--cart best"] {
        let typed = home.run("\(Self.job) \(cart) --units metric --no-setup")
        #expect(home.run("\(Self.job) \(cart)").output == typed.output, "\(cart)")
      }
      // Another cart takes the place of the one that was kept, however it is stated.
      _ = home.run("setup --tanks 300,200")
      #expect(home.text == "--tanks=300,200\n--units=metric\n")
    }
  }

  @Test func `a farm file takes nothing from a setup`() throws {
    try home { home in
      try write(
        """
        { name: 'Ours', crops: [{ name: 'Wheat', products: [{ product: 'Wheat', rate: 110 }] }],
          fields: [{ name: 'Home', area: 300, crop: 'Wheat' }] }
        """, to: home.path + "/farm.json")
      for line in ["compare farm.json", "plan farm.json"] {
        let before = home.run(line)
        #expect(before.code == .success, "\(before.errors)")
        _ = home.run("setup --cart 9650 --units metric")
        let after = home.run(line)
        #expect(after.output == before.output && after.errors == before.errors, "\(line)")
        _ = home.run("setup --forget all")
      }
    }
  }

  @Test(arguments: [
    ("--cart 9999", "9999"), ("--margin lots", "lots"), ("--drill quadruple", "quadruple"),
    ("--products none.json", "none.json"), ("--units roman", "roman"), ("--field 160ac", "--field"),
  ])
  func `what no plan could be made with is refused and changes nothing`(
    options: String, name: String
  ) throws {
    try home { home in
      _ = home.run("setup --cart 9650")
      let outcome = home.run("setup \(options)")
      #expect(outcome.code != .success && outcome.errors.contains(name), "\(outcome.errors)")
      #expect(home.text == "--cart=9650\n")
    }
  }

  @Test func `a file that was edited keeps its remarks and says what is wrong in it`() throws {
    try home { home in
      try write("# Ours since 2024\n\n  --cart=9650\n", to: home.file)
      #expect(home.run("setup --units metric").code == .success)
      #expect(home.text == "# Ours since 2024\n--cart=9650\n--units=metric\n")
      try write("--cart=9650\n--colour=red\n", to: home.file)
      let refused = home.run(Self.job)
      #expect(refused.code == .malformedData)
      #expect(refused.errors.contains("--colour") && refused.errors.contains("--no-setup"))
      #expect(home.run("\(Self.job) --no-setup").code == .success)
      #expect(home.run("setup --forget all").code == .success)
      #expect(home.text == "")
      #expect(home.run("setup").output.hasPrefix("Nothing is kept."))
    }
  }

  @Test func `files are kept by their whole path, however a list is typed`() throws {
    try home { home in
      let outcome = home.run("setup --carts 9650,./carts.json --products products.json")
      #expect(outcome.code == .success, "\(outcome.errors)")
      let text = home.text ?? ""
      #expect(
        text.contains("--carts=9650,\(home.path)/") && text.contains("=\(home.path)/products.json"))
      // A file as another system writes it.
      try write("--cart=9650\r\n--units=metric\r\n", to: home.file)
      #expect(home.run("setup").output.hasPrefix("--cart=9650\n--units=metric\n"))
    }
  }

  @Test func `without a home nothing is kept and plans are made`() throws {
    let plan = Outcome.shipped("plan", "--field", "300ac", "Wheat=100")
    #expect(plan.code == .success && plan.errors.isEmpty)
    #expect(Outcome.shipped("setup", "--cart", "9650").code == .cannotCreate)
  }

  @Test func `one cart is not kept beside a list without it`() throws {
    try home { home in
      let refused = home.run("setup --cart 9650 --carts 91300")
      #expect(refused.code == .usage && refused.errors.contains("contradict"), "\(refused.errors)")
      #expect(home.text == nil)
    }
  }

  @Test func `tanks are forgotten with their empty weight`() throws {
    try home { home in
      #expect(home.run("setup --tanks 200,200 --empty-weight 9000lb").code == .success)
      #expect(home.run("setup --forget tanks").code == .success)
      #expect(home.text == "")
    }
  }

  @Test func `a quiet plan says nothing of the setup`() throws {
    try home { home in
      _ = home.run("setup --cart 9650")
      let plan = home.run("\(Self.job) -q")
      #expect(plan.code == .success && plan.errors.isEmpty, "\(plan.errors)")
    }
  }

  @Test func `an error names the options that were kept`() throws {
    try home { home in
      _ = home.run("setup --phosphate-tank 3")
      let refused = home.run("\(Self.job) --tanks 300,200")
      #expect(refused.code != .success)
      #expect(refused.errors.contains("--phosphate-tank=3 comes from your setup"))
      #expect(refused.errors.contains("--no-setup leaves it out"))
    }
  }

  @Test func `a home that cannot be made is named`() {
    let memory = MemoryConsole(environment: ["AIRCART_HOME": "/dev/null"])
    let outcome = Outcome(["setup", "--cart", "9650"], on: memory, verbs: VerbCatalogue.all)
    #expect(outcome.code == .cannotCreate)
    #expect(outcome.errors.contains("The folder '/dev/null' cannot be created"))
    #expect(outcome.errors.contains("AIRCART_HOME"))
  }
}
