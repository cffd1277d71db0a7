import AirCart
import AirCartDocuments

extension PlanDocument {
  /// What is seeded before the first stop, in a sentence; `nil` where nothing is, or all.
  var onBoardSentence: String? {
    guard let onBoard = job.onBoard, onBoard.area.acres > 0, plan.fillPlan.fills != 0 else {
      return nil
    }
    return localized(
      "What is on board seeds \(amounts.area(onBoard.area)); the plan is for the rest.")
  }

  /// What is in each tank that holds something, and what is left when the outfit stops.
  var onBoardTable: Answer.Table? {
    guard let onBoard = job.onBoard else { return nil }
    return Answer.Table(
      onBoard.holdings,
      [
        .name("Tank") { cart.tanks[$0.tank].name },
        .words("Product") { $0.name },
        .figure("On board", as: .amount) { volume($0.amount, in: $0.tank) },
        .figure("Left") { volume(onBoard.left[$0.tank], in: $0.tank) },
      ])
  }

  /// In gallons or litres in a tank for liquids.
  private func volume(_ volume: Volume, in tank: Int) -> String {
    amounts.volume(volume, isLiquid: cart.tanks[tank].isLiquid)
  }

  static let onBoardTable = OutputTable<(document: PlanDocument, own: OnBoard)>(
    "what is on board",
    [
      .init(.lastsAc, .acres, "The area that it seeds.") { $0.own.area },
      .init(.stops, .whole, "The stops that are left.") {
        $0.document.plan.fillPlan.fills ?? 0
      },
      .init(.tanks, .list(holdingTable), "The tanks that hold something.") { board in
        board.own.holdings.map { (board.document, board.own, $0) }
      },
    ])

  private static let holdingTable = OutputTable<
    (document: PlanDocument, board: OnBoard, own: OnBoard.Holding)
  >(
    "a tank",
    [
      .init(.tank, .text, "The name.") { $0.document.cart.tanks[$0.own.tank].name },
      .init(.product, .text, "The product in it.") { $0.own.name },
      .init(.bu, .bushels, "How much it holds.") { $0.own.amount },
      .init(.leftBu, .bushels, "What is left of it at the first stop.") {
        $0.board.left[$0.own.tank]
      },
    ])
}
