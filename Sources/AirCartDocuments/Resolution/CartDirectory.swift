package import AirCart

/// The carts that a text can mean: those that AirCart lists, those that a scenario describes, and
/// several of them pulled together, as in `91300+L9650`.
package struct CartDirectory: Sendable {
  /// What joins the names of carts pulled together.
  package static let joint: Character = "+"

  /// The most tanks of a cart, or of carts pulled together.
  package static let tankLimit = InputRanges.tankCount

  /// The carts that AirCart lists, as they are used here.
  package let listed: [Cart]
  private let own: [Cart]
  private let choices: [NameChoice]

  /// Creates a directory of the listed carts and those that a scenario describes.
  package init(ownCarts: [Cart] = [], usesSaddleTank: Bool = true) {
    let equip: (Cart) -> Cart = { usesSaddleTank ? $0 : $0.withoutSaddle() }
    listed = CartCatalogue.all.map(equip)
    own = ownCarts.map(equip)
    choices = own.map { NameChoice($0.name) } + CartCatalogue.choices
  }

  /// Finds a cart by its name, which the maker's may precede, or several by their names joined by
  /// `+`.
  ///
  /// Spaces around a name do not count. The tanks of carts pulled together are named as
  /// `Cart.paired(with:)` says; where saddle tanks are left out, each cart loses its own first.
  package func cart(named text: String) throws(ResolutionError) -> Cart {
    let names = text.split(separator: Self.joint, omittingEmptySubsequences: false)
      .map { String($0).withoutSpacesAround }
    guard names.count == 1 || !names.contains("") else { throw Self.incomplete(text) }
    var carts: [Cart] = []
    for name in names { carts.append(try single(name, among: names)) }
    return try Self.train(of: carts, text)
  }

  private func single(_ name: String, among names: [String]) throws(ResolutionError) -> Cart {
    switch choices.match(name) {
    case .one(let position): return (own + listed)[position]
    case .several(let positions):
      throw ResolutionError(ambiguous: name, among: choices.names(at: positions))
    case .none: throw unknown(name, among: names)
    }
  }

  private static func train(of carts: [Cart], _ text: String) throws(ResolutionError) -> Cart {
    guard carts.count > 1 else { return carts[0] }
    let count = carts.reduce(0) { $0 + $1.tanks.count }
    guard count <= tankLimit else { throw tooManyTanks(text, count) }
    return carts.dropFirst().reduce(carts[0]) { $0.paired(with: $1) }
  }

  // MARK: - Errors

  /// The names that a message lists, which may leave out some where a file describes many.
  private var shownNames: String {
    let limit = 12
    let names = (listed + own).map(\.name.clipped)
    let rest = names.count > limit ? localized(" and \(names.count - limit) more") : ""
    return names.prefix(limit).joined(separator: ", ") + rest
  }

  private func unknown(_ name: String, among names: [String]) -> ResolutionError {
    if let maker = CartCatalogue.makers.first(where: { name.isSameWord(as: $0.name) }) {
      return ResolutionError(
        .ambiguousName, "\(maker.name) makes several carts",
        notes: ["its carts: \(maker.carts.map(\.name).listed)"])
    }
    let text = names.joined(separator: String(Self.joint))
    let place = names.count > 1 ? " in \(text.quoted)" : ""
    return ResolutionError(
      .unknownCart, "unknown cart \(name.quoted)\(place)", suggestion: meant(by: names),
      notes: ["known carts: \(shownNames)"])
  }

  /// The whole text with every unknown name replaced; `nil` when one is like no other.
  private func meant(by names: [String]) -> String? {
    let meant = names.compactMap { name in
      if case .one(let position) = choices.match(name) {
        choices[position].name
      } else {
        choices.closest(to: name)
      }
    }
    return meant.count == names.count ? meant.joined(separator: String(Self.joint)) : nil
  }

  private static func incomplete(_ text: String) -> ResolutionError {
    ResolutionError(
      .pair, "\(text.quoted) lacks a cart beside a \(joint)",
      notes: ["carts pulled together are written as 91300+L9650"])
  }

  private static func tooManyTanks(_ text: String, _ count: Int) -> ResolutionError {
    ResolutionError(
      .tankCount, "\(text.quoted) has \(count) tanks",
      notes: ["carts pulled together may have at most \(tankLimit) tanks in all"])
  }
}

extension [Cart] {
  var names: String { map(\.name.clipped).joined(separator: ", ") }
}

extension String {
  /// The text without white space at its ends.
  var withoutSpacesAround: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// Two carts pulled as one, for every two of some carts.
package enum CartPairs {
  /// Returns each pair once, the earlier cart in front; a cart is paired with its like too.
  ///
  /// Pairs are left out that have more tanks than the exact methods take.
  package static func all(of carts: [Cart]) -> [Cart] {
    carts.enumerated().flatMap { index, front in
      carts[index...].map { front.paired(with: $0) }
        .filter { $0.tanks.count <= CartDirectory.tankLimit }
    }
  }
}
