import AirCart
import AirCartDocuments
import AirCartReports
import AirCartTestSupport
import Testing

/// Oracle: every set of tanks that could be emptied, every partition of the products into blends and
/// every assignment of those to tanks, tried one after the other.
@Suite(.tags(.property)) struct BlendedOnBoardTests {
  private static let listed = [
    "Wheat", "Urea (46-0-0)", "MAP (11-52-0)", "Ammonium Sulphate (21-0-0-24S)", "ESN (44-0-0)",
    "MESZ (12-40-0-10S-1Zn)",
  ]

  /// A job with more products than tanks, some of them on board, some limited.
  private struct Sample {
    var request: PlanRequest
    let cart: Cart
    /// By position: tanks, most tanks, and what each tank holds; −1 for what the job does not use.
    var allowed: [[Int]]
    var most: [Int]
    var holds: [Int: Int] = [:]

    init(seed: Int) {
      var random = RandomProblems(seed: UInt64(52_000 + seed))
      let tanks = random.whole(2...4)
      cart = Cart(
        name: "Drawn",
        tanks: (0..<tanks).map {
          Tank(name: "Tank \($0 + 1)", capacity: Volume(bushels: Double(random.whole(40...400))))
        }, emptyWeight: nil, source: "drawn in the test")
      let names = BlendedOnBoardTests.listed.prefix(min(6, tanks + random.whole(1...2)))
      request = PlanRequest(
        units: .imperial, cart: .own(cart), field: Double(random.whole(50...900)),
        products: names.map { .init(name: $0, rate: Double(random.whole(10...200))) })
      allowed = names.map { _ in Array(0..<tanks) }
      most = names.map { _ in tanks }
      for tank in 0..<tanks where random.whole(0...2) == 0 {
        let product = random.whole(-1...(names.count - 1))
        holds[tank] = product
        request.onBoard.append(
          .init(
            tank: .number(tank + 1), product: product < 0 ? "Canola" : names[product],
            amount: .percent(Double(random.whole(1...90)))))
      }
      for product in names.indices {
        switch random.whole(0...3) {
        case 0 where !holds.values.contains(product):
          most[product] = random.whole(1...2)
          request.products[product].maxTanks = most[product]
        case 1:
          let kept = random.whole(0...(tanks - 1))
          allowed[product].removeAll { $0 == kept }
          request.products[product].keepOutOf = [.number(kept + 1)]
        default: break
        }
      }
    }

    /// The fewest tanks that are emptied, and the fewest fills then.
    func best() throws -> (emptied: Int, fills: Int)? {
      let problem = try request.unblendedJob(on: cart)
      let held = Array(holds.keys)
      var found: [Int: Int] = [:]
      for set in 0..<(1 << held.count) {
        let emptied = held.indices.filter { set >> $0 & 1 == 1 }.map { held[$0] }
        guard let fills = fewestFills(problem, holds.filter { !emptied.contains($0.key) }) else {
          continue
        }
        found[emptied.count] = min(found[emptied.count] ?? .max, fills)
      }
      return found.min { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private func fewestFills(_ problem: Job, _ held: [Int: Int]) -> Int? {
      var best: Int?
      for blocks in partitions(problem.products.count) {
        let fine = blocks.allSatisfy { block in
          block.count == 1
            || Set(block.map { problem.products[$0].traits.grade?.phosphate == 0 }).count == 1
              && !block.contains(0)
        }
        guard fine, blocks.count <= cart.tanks.count else { continue }
        let choices = blocks.count + 1
        let all = cart.tanks.indices.reduce(1) { product, _ in product * choices }
        for number in 0..<all {
          guard let area = area(number, blocks, problem, held), area > 0 else { continue }
          let fills = max(1, Int((problem.area.acres / area - 1e-9).rounded(.up)))
          best = min(best ?? .max, fills)
        }
      }
      return best
    }

    /// The acres that one assignment of blocks to tanks covers; `nil` where it breaks a rule.
    private func area(
      _ number: Int, _ blocks: [[Int]], _ problem: Job, _ held: [Int: Int]
    ) -> Double? {
      var (rest, capacities) = (number, blocks.map { _ in 0.0 })
      var counts = blocks.map { _ in 0 }
      for tank in cart.tanks.indices {
        let block = rest % (blocks.count + 1) - 1
        rest /= blocks.count + 1
        guard block >= 0 else { continue }
        guard blocks[block].allSatisfy({ allowed[$0].contains(tank) }) else { return nil }
        if let product = held[tank], blocks[block] != [product] { return nil }
        capacities[block] += cart.tanks[tank].capacity.bushels
        counts[block] += 1
      }
      for (block, count) in zip(blocks, counts) where count > block.map({ most[$0] }).min() ?? 0 {
        return nil
      }
      return zip(blocks, capacities).map { block, capacity in
        capacity / block.map { problem.products[$0].unitDemand }.reduce(0, +)
      }.min()
    }

    /// All ways to part so many products into blocks.
    private func partitions(_ count: Int) -> [[[Int]]] {
      (0..<count).reduce([[]]) { known, product in
        known.flatMap { blocks in
          [blocks + [[product]]]
            + blocks.indices.map { index in
              var joined = blocks
              joined[index].append(product)
              return joined
            }
        }
      }
    }
  }

  @Test(arguments: 0..<120)
  func `what is blended beside what is on board takes the fewest fills`(seed: Int) throws {
    let job = Sample(seed: seed)
    guard try job.request.wholeJob(on: job.cart).outnumbersTanks else { return }
    let (document, best) = (try job.request.document(on: job.cart), try job.best())
    #expect(document.plan.fillPlan.fills == best?.fills, "seed \(seed): \(job.request)")
    guard let best else { return }
    let emptied = try document.request?.emptiedTanks(of: job.cart).count
    #expect(emptied == best.emptied, "seed \(seed): \(job.request)")
  }
}
