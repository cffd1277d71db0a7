import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

/// Oracles: the summary's own figures, the scenario counted by hand, and single plans.
@Suite struct SweepFormatTests {
  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `csv has a row for each cart and a number in each cell`() throws {
    try SweepFolder.with { folder in
      let csv = folder.sweep("-", "--format", "csv", input: SweepScenarios.small).output
      let rows = csv.split(separator: "\n").map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
      let json = try object(folder.sweep("-", "--json", input: SweepScenarios.small).output)
      let carts = try #require(json["carts"] as? [[String: Any]])
      #expect(rows.count == 1 + carts.count)
      for (cart, row) in zip(carts, rows.dropFirst()) {
        let cells = Dictionary(uniqueKeysWithValues: zip(rows[0], row))
        #expect(cells["cart"] == cart["cart"] as? String)
        #expect(cells["tied_with"] == (cart["tiedWith"] as? [String])?.joined(separator: ";"))
        for (column, key) in [("area_per_fill", "areaPerFillAc"), ("fills", "fills")] {
          let spread = try #require(cart[key] as? [String: Double])
          let unit = column == "fills" ? "" : "_ac"
          for (name, value) in spread {
            let cell = cells["\(column)_\(name)\(unit)"].flatMap(Double.init)
            // JSONSerialization on Linux does not give the nearest number.
            #expect(abs(try #require(cell) - value) <= 1e-15 * value)
          }
        }
        let greedy = try #require(cart["greedy"] as? [String: Any])
        #expect(
          cells["greedy_mean_gap_bu"].flatMap(Double.init) == greedy["meanGapBu"] as? Double)
        #expect(cells["greedy_short_cells"].flatMap(Int.init) == greedy["shortCells"] as? Int)
        let numbers = cells.filter { $0.key != "cart" && $0.key != "tied_with" }
        #expect(numbers.values.allSatisfy { $0.isEmpty || Double($0) != nil }, "\(row)")
      }
    }
  }

  @Test func `a dry run speaks the format that is asked for`() throws {
    try SweepFolder.with { folder in
      let scenario = SweepScenarios.small
      let preview = try object(folder.sweep("-", "-n", "--json", input: scenario).output)
      #expect(preview["cells"] as? Int == 3 * 3 * 2 * 2)
      #expect(preview["cartCount"] as? Int == 3)
      #expect(preview["fieldSizeCount"] as? Int == 3)
      let rates = try #require(preview["rates"] as? [[String: Any]])
      #expect(rates.map { $0["count"] as? Int } == [2, 2])
      #expect(rates.map { $0["product"] as? String } == ["Wheat", "Urea (46-0-0)"])
      #expect(preview["folder"] as? String == "Reports/small")
      let memory = try #require(preview["memoryBytes"] as? Double)
      let csv = folder.sweep("-", "-n", "--format", "csv", input: scenario)
      #expect(
        csv.output == """
          cells,carts,field_sizes,rate_combinations,memory_bytes,folder,fits_memory
          36,3,3,4,\(Int(memory)),Reports/small,yes

          """)
      let page = folder.sweep("-", "-n", "--format", "markdown", input: scenario)
      #expect(page.output.contains("\n- Cells: 36 = 3 carts × 3 field sizes × 2 rates of Wheat"))
      #expect(folder.tree.isEmpty)
    }
  }

  /// Oracle: the run itself, which is refused or not.
  @Test(arguments: [("1KB", false), ("1MB", true)])
  func `a dry run says whether the run fits into the memory`(limit: String, fits: Bool) throws {
    try SweepFolder.with { folder in
      let words = ["--max-memory", limit]
      let scenario = SweepScenarios.small
      let text = folder.sweep("-", "-n", words[0], limit, input: scenario)
      #expect(text.code == (fits ? .success : .usage))
      #expect(
        SimulateFixture.words(text.output).contains(
          fits
            ? "for the results, within the limit of 1.0 MB Files"
            : "for the results, more than the limit of 1.0 KB: the sweep would be refused Files"),
        "\(text.output)")
      let json = try object(
        folder.sweep("-", "-n", "--json", words[0], limit, input: scenario).output)
      #expect(json["fitsMemory"] as? Bool == fits)
      let run = folder.sweep("-", words[0], limit, "--only", "summary", input: scenario)
      #expect(run.code == text.code)
    }
  }

  /// Oracle: the run itself.
  @Test(arguments: ["--output=file", "--output=mine", "--max-memory=1KB"])
  func `a dry run shows the refusal that would follow`(option: String) throws {
    try SweepFolder.with { folder in
      try folder.place("", at: "file")
      try folder.place("", at: "mine/notes.txt")
      let preview = folder.sweep("-", "-n", option, input: SweepScenarios.small)
      let run = folder.sweep("-", option, input: SweepScenarios.small)
      #expect(run.code != .success && preview.code == run.code)
      #expect(preview.errors == run.errors)
      #expect(preview.output.contains("Nothing was computed and nothing written."))
    }
  }

  @Test func `the command of a cell works when a product looks like an option`() throws {
    let scenario = """
      {
        "name": "dashes", "carts": "91300", "field": 1,
        "products": [
          { "product": "-q", "rate": 640, "density": 1 },
          { "product": "--json", "rate": 290, "density": 1 },
          { "product": "Mix", "rate": 230, "density": 1 },
        ],
      }
      """
    try SweepFolder.with { folder in
      let json = try object(folder.sweep("-", "--json", input: scenario).output)
      let carts = try #require(json["carts"] as? [[String: Any]])
      let greedy = try #require(carts[0]["greedy"] as? [String: Any])
      let worst = try #require(greedy["worst"] as? [String: Any])
      let command = try #require(worst["command"] as? String)
      #expect(command.contains(" -- -q=640lb/ac@1lb/bu --json=290lb/ac@1lb/bu "))
      let gap = try #require(worst["gapBu"] as? Double)
      #expect(gap > 100)
      #expect(abs(try AssessVerbTests.gap(of: command) - gap) < 1e-9)
    }
  }
}
