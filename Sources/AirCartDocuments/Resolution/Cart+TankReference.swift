package import AirCart

extension TankReference {
  /// Reads what was typed where names and numbers look alike: digits are a number.
  package init(parsing text: String) {
    let isNumber = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    self = (isNumber ? Int(text) : nil).map { .number($0) } ?? .name(text)
  }
}

extension Cart {
  /// Finds the position, from 0, of a tank meant by its name or by its number from 1.
  package func position(of reference: TankReference) throws(ResolutionError) -> Int {
    switch reference {
    case .name(let tank):
      let choices = tanks.map { NameChoice($0.name) }
      switch choices.match(tank) {
      case .one(let position): return position
      case .several(let positions):
        throw ResolutionError(ambiguous: tank, among: choices.names(at: positions))
      case .none:
        guard let position = numberInTrain(tank) else { throw unknownTank(named: tank) }
        return position
      }
    case .number(let number):
      guard tanks.indices.contains(number - 1) else { throw unknownTank(number) }
      return number - 1
    }
  }

  /// The position of a tank in carts pulled together, which were once numbered through: `Tank 6`.
  private func numberInTrain(_ tank: String) -> Int? {
    guard name.contains("+"), tank.lowercased().hasPrefix("tank "),
      let number = Int(tank.dropFirst(5)), tanks.indices.contains(number - 1)
    else { return nil }
    return number - 1
  }

  private func unknownTank(named tank: String) -> ResolutionError {
    let names = tanks.map(\.name)
    // Tank 4 is not a slip for Tank 3: a number that is there means what it says.
    let likely = tank.digits.isEmpty ? names : names.filter { $0.digits == tank.digits }
    let isNumber = Int(tank) != nil
    return ResolutionError(
      .unknownTank, "cart \(name.quoted) has no tank \(tank.quoted)",
      suggestion: closestNames(to: tank, among: likely).first,
      notes: ["its tanks: \(names.map(\.clipped).joined(separator: ", "))"]
        + (isNumber ? ["write a tank's number without quotes"] : []))
  }

  private func unknownTank(_ number: Int) -> ResolutionError {
    ResolutionError(
      .unknownTank, "cart \(name.quoted) has no tank \(number), only \(tanks.count)",
      notes: ["its tanks: \(tanks.map(\.name.clipped).joined(separator: ", "))"])
  }
}

extension String {
  fileprivate var digits: String { filter(\.isNumber) }
}
