import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartReports

/// The words by which `plan` is given a request.
struct RequestArguments {
  /// The words, without the verb.
  let words: [String]

  /// Creates the words of a request about one cart; `isInFile` says that `--carts` knows the cart by
  /// its name.
  ///
  /// - Throws: `PlanRequestError` where the request names what is not known.
  init(_ request: PlanRequest, isInFile: Bool = false) throws {
    let cart = try request.chosenCart()
    let job = try request.unblendedJob(on: cart)
    let cartWords = CartArguments(
      cart: cart, constraints: [], products: []
    ).words
    let rules = CartArguments(
      cart: cart, constraints: job.constraints, products: request.products.map(\.name)
    ).words.dropFirst(cartWords.count)
    let saddle = request.usesSaddleTank ? [] : ["--no-saddle"]
    words =
      (isInFile ? ["--cart", cart.name] : cartWords.filter { $0 != "--no-saddle" }) + saddle
      + ["--units", request.units.name, "--densities", request.densities.name]
      + ["--field", request.field.plain] + rules
      + request.keepApart.flatMap { ["--apart", $0.joined(separator: ",")] }
      + (request.filling.isEven ? ["--even"] : []) + (request.filling.isToBrim ? ["--top-up"] : [])
      + request.choiceWords
      + job.preferences.rules.words(
        beside: isInFile ? cart.houseRules : .standard, stated: request.choice)
      + (try request.onBoardWords(on: cart))
      + request.seedPlacedWords + request.blendWords
      + request.products.map(Self.word)
  }

  private static func word(_ product: PlanRequest.Product) -> String {
    let density = product.density.map { "@\($0.value.plain)\($0.unit.rawValue)" } ?? ""
    return "\(product.name)=\(product.rate.plain)\(density)"
  }
}

extension PlanRequest {
  /// The options that state its blends.
  fileprivate var blendWords: [String] {
    blends.flatMap { ["--blend", $0.joined(separator: "+")] } + (mayBlend ? [] : ["--no-blends"])
  }

  /// The options that state its choice of the plan, but for its house rules.
  fileprivate var choiceWords: [String] {
    var words: [String] = []
    let usual = Choice()
    if choice.goal != usual.goal { words += ["--plan", choice.goal.word] }
    if choice.margin != usual.margin { words += ["--margin", "\(choice.margin.plain)%"] }
    if overlap != 0 { words += ["--overlap", "\(overlap.plain)%"] }
    return words
  }

  /// The options that state what is on board, with the tanks that are emptied first.
  fileprivate func onBoardWords(on cart: Cart) throws(PlanRequestError) -> [String] {
    onBoard.flatMap {
      ["--on-board", "\($0.tank.text)=\($0.product):\($0.amount.text)"]
    } + (try emptiedTanks(of: cart)).flatMap { ["--empty", $0.tank.text] }
  }

  /// The options that state what is seed-placed.
  fileprivate var seedPlacedWords: [String] {
    drillWords
      + products.flatMap { product in
        product.seedPlaced.map { ["--seed-placed", "\(product.name)=\($0.plain)%"] } ?? []
      }
  }

  private var drillWords: [String] {
    guard let drill else { return [] }
    let details = [
      drill.rows.map { "rows=\($0.plain)in" }, drill.opener.map { "opener=\($0.plain)in" },
      drill.soil.map { "soil=\($0.word)" },
    ].compactMap(\.self)
    return ["--drill", ([drill.shoot.word] + details).joined(separator: ",")]
  }
}

extension HouseRules {
  /// The options that state the rules on a cart that has others; what a request states is stated
  /// again, even the usual.
  fileprivate func words(
    beside others: HouseRules, stated choice: PlanRequest.Choice
  ) -> [String] {
    let rules = HouseRule.allCases.filter { rule in
      self[rule] != others[rule] || choice.rules.contains { $0.rule == rule }
    }
    let isOwn = phosphateTank != others.phosphateTank || choice.phosphateTank != nil
    return rules.flatMap { ["--rule", "\($0.word)=\(self[$0])"] }
      + (isOwn ? phosphateTank.map { ["--phosphate-tank", "\($0 + 1)"] } ?? [] : [])
  }
}
