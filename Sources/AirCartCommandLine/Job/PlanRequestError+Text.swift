package import AirCart
package import AirCartDocuments
import AirCartReports

extension PlanRequestError: ExplainedError {
  package var exitCode: ExitCode { .usage }

  package var message: String { words.message }

  package var remedy: String? { words.remedy }

  private var words: CommandError {
    let amounts = AmountText(units: .imperial)
    return switch self {
    case .name(let error): CommandError(error)
    case .method(let error): CommandError(error)
    case .noTank(let cart): CommandError("Without its saddle tank, the cart '\(cart)' has no tank.")
    case .job(let error, let cart, let products):
      CommandError(
        "The job on '\(cart.name)' leaves the range that can be computed: "
          + "\(error.reason(products, on: cart)).",
        remedy: "Bring capacities, rates and densities to usual sizes.")
    case .repeatedReserve(let tank):
      CommandError("'--reserve' names the tank '\(tank.text)' more than once.")
    case .repeatedHolding(let tank):
      CommandError("'--on-board' names the tank '\(tank.text)' more than once.")
    case .overfullTank(let amount, let tank, let cart):
      CommandError(
        "\(tank.name) of cart \(cart) holds \(amounts.capacity(tank.capacity)), which is less than "
          + "the \(amounts.capacity(amount)) on board.",
        remedy: "Give what is in the tank, as in --on-board '\(tank.name)=urea:50%'.")
    case .largeReserve(let reserve, let tank, let cart):
      CommandError(
        "The reserve '\(reserve.text)' leaves nothing of \(tank.name) of cart \(cart), which "
          + "holds \(amounts.capacity(tank.capacity)).",
        remedy: "Give less, or that tank its own reserve, as in --reserve '\(tank.name)=2bu'.")
    case .manyFills(let limit, let cart):
      CommandError(
        "The fields take more than \(limit.grouped) fills on \(cart), which are too many to list.",
        remedy: "Plan some of the fields, or choose a larger cart with --cart.")
    case .manyAssignments(let cart):
      CommandError(
        "There are too many ways to load \(cart) for several fields to try them all.",
        remedy: "Narrow the choice, as in --pin Wheat=1,2, or choose a cart with fewer tanks.")
    case .unknownWeight(let cart):
      CommandError(
        "The empty weight of '\(cart)' is not known, so that '--gross' says nothing.",
        remedy: "Limit the product alone, as in --payload 60000lb.")
    case .heavyCart(let limit, let empty, let cart):
      CommandError(
        "The gross weight of \(amounts.mass(limit)) leaves nothing to load: the empty \(cart) "
          + "weighs \(amounts.mass(empty)).",
        remedy: "Give a larger limit, or choose a lighter cart with --cart.")
    }
  }
}

extension TankReference {
  /// The tank as it is typed.
  package var text: String {
    switch self {
    case .name(let name): name
    case .number(let number): "\(number)"
    }
  }
}

extension Reserve {
  /// The reserve as it is typed.
  package var text: String {
    switch self {
    case .volume(let volume): "\(volume.bushels.plain)bu"
    case .percent(let percent): "\(percent.plain)%"
    }
  }
}

extension CommandError {
  fileprivate init(_ error: AllocationError) {
    var remedy: Phrase?
    if case .tooManyAssignments(_, _, let method) = error {
      remedy = "Use --method optimal, which is exact as well (\(method.name))."
    }
    self.init("The job is too much for the method: \(error.reason).", remedy: remedy)
  }
}
