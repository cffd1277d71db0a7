import AirCart
package import AirCartDocuments
import AirCartReports

/// The words by which `plan` is given a request.
package struct RequestArguments {
  /// The words, without the verb.
  package let words: [String]

  /// Creates the words of a request about one cart; `isInFile` says that `--carts` knows the cart by
  /// its name.
  ///
  /// - Throws: `PlanRequestError` where the request names what is not known.
  package init(_ request: PlanRequest, isInFile: Bool = false) throws {
    let cart = try request.chosenCart()
    let problem = try request.unblendedProblem(on: cart)
    let cartWords = CartArguments(
      cart: cart, constraints: [], products: []
    ).words
    let rules = CartArguments(
      cart: cart, constraints: problem.constraints, products: request.products.map(\.name)
    ).words.dropFirst(cartWords.count)
    let saddle = request.usesSaddleTank ? [] : ["--no-saddle"]
    words =
      (isInFile ? ["--cart", cart.name] : cartWords.filter { $0 != "--no-saddle" }) + saddle
      + ["--units", request.units.name, "--densities", request.densities.name]
      + ["--field", request.field.plain] + rules
      + request.keepApart.flatMap { ["--apart", $0.joined(separator: ",")] }
      + (request.filling.isEven ? ["--even"] : []) + (request.filling.isToBrim ? ["--brim"] : [])
      + request.choiceWords
      + problem.preferences.rules.words(
        beside: isInFile ? cart.houseRules : .standard, stated: request.choice)
      + (try request.onBoardWords(on: cart)) + request.blendWords
      + request.products.map(Self.word)
  }

  private static func word(_ product: PlanRequest.Product) -> String {
    let density = product.density.map { "@\($0.value.plain)\($0.unit.rawValue)" } ?? ""
    return "\(product.name)=\(product.rate.plain)\(density)"
  }
}
