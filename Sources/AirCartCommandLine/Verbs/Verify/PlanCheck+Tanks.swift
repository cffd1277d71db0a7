import AirCart
import AirCartDocuments
import AirCartReports

// Rows of tanks: the cart they belong to, and the independent check of what is claimed of them.

extension PlanCheck {
  /// The three lists of tanks in a plan.
  struct TankList {
    /// The key of its part of the document.
    let part: String
    /// The key of an amount.
    let amount: String
    let rows: [StoredPlan.TankRow]

    /// The JSON pointer, within the plan, of a tank's value.
    func path(_ tank: Int, _ key: String) -> String { "/\(part)/tanks/\(tank)/\(key)" }

    /// The JSON pointer, within the plan, of a tank's amount.
    func path(_ tank: Int) -> String { path(tank, amount) }
  }

  var referenceList: TankList {
    TankList(part: "greedy", amount: "fillBu", rows: plan.reference.tanks)
  }

  var optimumList: TankList {
    TankList(part: "optimal", amount: "fillBu", rows: plan.optimum.tanks)
  }

  var loadList: TankList {
    TankList(part: "fillPlan", amount: "loadBu", rows: plan.fills.tanks)
  }

  mutating func checkTanks() {
    checkAgainstCart(optimumList)
    check(claim(of: referenceList, plan.reference), referenceList)
    check(claim(of: optimumList, plan.optimum), optimumList)
    checkPercentages(optimumList)
    // Where no fill is possible nothing is loaded; whether that is so is asked later.
    guard !plan.fills.tanks.isEmpty else { return }
    checkAgainstCart(loadList)
    check(loadClaim, loadList, isFill: true)
    checkPercentages(loadList)
  }

  /// The names and capacities are those of the reference rule's rows, from which the cart is.
  private mutating func checkAgainstCart(_ list: TankList) {
    findings.require(
      list.rows.count == problem.cart.tanks.count, .sameTanks, at: place("/\(list.part)/tanks"),
      "\(list.rows.count) tanks", "\(problem.cart.tanks.count) tanks")
    for (index, (row, tank)) in zip(list.rows, problem.cart.tanks).enumerated() {
      findings.compare(row.tank, tank.name, .sameTanks, at: place(list.path(index, "tank")))
      let capacity = tank.capacity.bushels
      findings.require(
        row.capacity == capacity, .sameTanks, at: place(list.path(index, "capacityBu")),
        Findings.shown(row.capacity), Findings.shown(capacity))
    }
  }

  private mutating func checkPercentages(_ list: TankList) {
    for (index, row) in list.rows.enumerated() where index < capacities.count {
      findings.compare(
        row.fillPercent, row.amount / capacities[index] * 100, .fillPercentage,
        at: place(list.path(index, "fillPct")))
    }
  }
}

// MARK: - Claims

extension PlanCheck {
  /// The product in each tank by position; −1 for a name that no product has.
  func holders(_ list: TankList) -> [Int?] {
    list.rows.map { row in row.product.map { position(of: $0) ?? -1 } }
  }

  private mutating func claim(
    of list: TankList, _ allocation: StoredPlan.Allocation
  ) -> FeasibilityCheck.Claim {
    var unallocated = [Double](repeating: 0, count: problem.products.count)
    var seen: Set<String> = []
    for (index, row) in allocation.unallocatedRows.enumerated() {
      let path = place("/\(list.part)/unallocated/\(index)")
      findings.require(
        seen.insert(row.product).inserted, .oneRowPerProduct, at: path + "/product",
        "\(row.product.quoted) again", "each product once")
      findings.require(
        row.amount >= 0, .amount, at: path + "/bu", Findings.shown(row.amount), "0 or more")
      let position = position(of: row.product)
      findings.require(
        position != nil, .knownProduct, at: path + "/product", row.product.quoted, productNames)
      if let position { unallocated[position] += row.amount }
    }
    return FeasibilityCheck.Claim(
      holders: holders(list), fills: list.rows.map(\.amount), unallocated: unallocated,
      unallocatedTotal: allocation.unallocated)
  }

  /// What one load does not cover of the field counts as left over.
  ///
  /// Brim-full tanks may hold more than the field needs: then each counts for its share of that.
  private var loadClaim: FeasibilityCheck.Claim {
    let holders = holders(loadList)
    var fills = loadList.rows.map(\.amount)
    let unallocated = problem.products.indices.map { product in
      let own = holders.indices.filter { holders[$0] == product }
      let loaded = own.reduce(0) { $0 + fills[$1] }
      let demand = problem.products[product].demand.bushels
      if plan.fills.filling.isToBrim, loaded > demand {
        for tank in own { fills[tank] *= demand / loaded }
      }
      return max(0, demand - loaded)
    }
    return FeasibilityCheck.Claim(
      holders: holders, fills: fills, unallocated: unallocated,
      unallocatedTotal: unallocated.reduce(0, +))
  }

  private var productNames: String { "one of " + problem.products.map(\.name).listed }

  private mutating func check(
    _ claim: FeasibilityCheck.Claim, _ list: TankList, isFill: Bool = false
  ) {
    findings.valueCount += claim.holders.count + claim.unallocated.count
    let violations =
      isFill
      ? FeasibilityCheck.violations(ofFill: claim, in: problem)
      : FeasibilityCheck.violations(of: claim, in: problem)
    for violation in violations {
      report(violation, claim, list)
    }
  }

  private mutating func report(
    _ violation: FeasibilityCheck.Violation, _ claim: FeasibilityCheck.Claim, _ list: TankList
  ) {
    switch violation {
    // Reported with the cart that the rows do not belong to.
    case .shape: return
    case .unknownProduct(let tank):
      add(.knownProduct, list.path(tank, "product"), list.rows[tank].product.shown, productNames)
    case .invalidAmount(let tank, let amount):
      add(.amount, list.path(tank), Findings.shown(amount), "0 or more")
    case .overfilled(let tank, _):
      let most = "at most \(Findings.shown(usable[tank]))"
      add(.tankCapacity, list.path(tank), Findings.shown(claim.fills[tank]), most)
    case .fillWithoutProduct(let tank, let amount):
      add(.emptyTank, list.path(tank), Findings.shown(amount), "0")
    case .forbiddenTank(let tank, let product):
      add(
        .allowedTank, list.path(tank, "product"), list.rows[tank].product.shown,
        forbidden(product))
    case .tooManyTanks, .massBalance, .wrongTotal, .overweight: reportSums(violation, list)
    }
  }

  private mutating func reportSums(_ violation: FeasibilityCheck.Violation, _ list: TankList) {
    switch violation {
    case .tooManyTanks(let product, let count, let limit):
      let name = problem.products[product].name
      add(.mostTanks, "/\(list.part)/tanks", "\(name) in \(count)", "at most \(limit)")
    case .massBalance(let product, let wanted, let found):
      let name = problem.products[product].name
      add(
        .massBalance, "/\(list.part)", "\(Findings.shown(found)) bu of \(name)",
        "\(Findings.shown(wanted)) bu")
    case .wrongTotal(let stated, let sum):
      add(
        .unallocatedTotal, "/\(list.part)/unallocatedBu", Findings.shown(stated),
        Findings.shown(sum))
    case .overweight(let pounds):
      add(
        .weightLimit, "/\(list.part)/tanks", "\(Findings.shown(pounds)) lb more",
        "no more than the limit")
    default: return
    }
  }

  private func forbidden(_ product: Int) -> String {
    let allowed = problem.rules.allowedTanks[product]
    let names = problem.cart.tanks.indices.filter(allowed.contains)
      .map { problem.cart.tanks[$0].name }
    let name = problem.products[product].name
    return names.isEmpty ? "\(name) in no tank" : "\(name) only in \(names.listed)"
  }

  private mutating func add(
    _ rule: VerificationRule, _ path: String, _ found: String, _ expected: String
  ) {
    findings.add(rule, at: place(path), found: found, expected: expected)
  }
}

extension String? {
  fileprivate var shown: String { Findings.shown(self) }
}
