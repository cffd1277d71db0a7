import AirCart
import Foundation
import Testing

/// Oracle: the Swift of README.md, which is the code between the two marks below, and the exhaustive
/// search, which finds the same area per fill.
@Suite struct ReadmeExampleTests {
  @Test func `the Swift of the README runs`() throws {
    // README begins
    let cart = Cart(name: "Ours", bushels: [250, 180, 250], source: "weighed in the yard")
    let products = [("Wheat", 60, 110), ("Urea", 59.7, 150), ("MAP", 74.7, 60)].map {
      ProductDemand(
        name: $0.0, density: BulkDensity(poundsPerBushel: $0.1), statedRate: $0.2, statedArea: 320,
        units: .imperial)
    }
    let job = try AllocationProblem(cart: cart, area: Area(acres: 320), products: products)
    let plan = try Plan(job).fillPlan
    print("\(plan.fills ?? 0) fills of up to \(plan.areaPerFill.acres) ac")
    for tank in plan.tanks {
      let name = tank.product.map { products[$0].name } ?? "empty"
      print(cart.tanks[tank.tank].name, name, tank.load.bushels)
    }
    // README ends
    let best = try Method.exhaustive.allocate(job, for: .largestAreaPerFill).value
    #expect(abs(plan.areaPerFill.acres - best) <= 1e-9 * best)
    #expect(plan.fills == Int((320 / best).rounded(.up)))
  }

  @Test func `the README shows the code that runs above`() throws {
    let lines = try String(contentsOfFile: #filePath, encoding: .utf8).components(separatedBy: "\n")
    let begin = try #require(lines.firstIndex(of: "    // README begins"))
    let end = try #require(lines.firstIndex(of: "    // README ends"))
    let code = lines[(begin + 1)..<end].map { $0.dropFirst(4) + "\n" }.joined()
    #expect(try Document.readme.blocks("swift") == ["import AirCart\n\n" + code])
  }
}
