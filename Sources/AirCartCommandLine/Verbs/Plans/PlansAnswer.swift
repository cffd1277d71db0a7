import AirCart
import AirCartDocuments
import AirCartReports

/// What an action on saved plans says to programs; what it has nothing to say about is left out.
struct PlansAnswer {
  /// A saved plan beside the plan of today.
  typealias Shown = (saved: SavedPlan, today: PlanDocument)

  var path: String?
  var contents: PlanStore.Contents?
  var shown: Shown?
  var saved: SavedPlan?
  var replaced: [SavedPlan] = []
  var deleted: [SavedPlan]?
  var imported: (new: [SavedPlan], present: [SavedPlan], failed: Int)?

  /// The keys.
  static let table = OutputTable<PlansAnswer>(
    "an answer about saved plans",
    [
      .schemaVersion(2),
      .init(ifAny: .path, .text, "The folder of the plans, or the file of the one saved.") {
        $0.path
      },
      .init(ifAny: "plans", .list(PlanStore.Entry.table), "The plans, the newest first.") {
        $0.contents?.entries
      },
      .init(ifAny: "unreadable", .list(.text), "Files that are not plans.") {
        $0.contents?.reports.map(\.source.name)
      },
      .init(ifAny: .plan, SavedPlan.shape, "The plan as it is saved.") {
        $0.saved ?? $0.shown?.saved
      },
      .init(ifAny: "replaced", .list(.text), "The identifiers of the plans that it replaced.") {
        $0.replaced.isEmpty ? nil : $0.replaced.map(\.id)
      },
      .init(ifAny: "today", .object(PlanDocument.table), "Its answer by this version.") {
        $0.shown?.today
      },
      .init(ifAny: .differences, .list(.text), "How that differs from the answer of then.") {
        $0.shown.flatMap { $0.saved.differences(from: $0.today) }
      },
      .init(ifAny: "imported", .list(.text), "The identifiers of the plans that are new.") {
        $0.imported?.new.map(\.id)
      },
      .init(ifAny: "alreadyHere", .list(.text), "Those of the others.") {
        $0.imported?.present.map(\.id)
      },
      .init(ifAny: "failed", .whole, "How many could not be read.") { $0.imported?.failed },
      .init(ifAny: "deleted", .list(.text), "The identifiers of the plans that are gone.") {
        $0.deleted?.map(\.id)
      },
    ])

  var json: JSONValue { Self.table.json(self) }
}

extension PlanStore.Entry {
  fileprivate static let table = OutputTable<PlanStore.Entry>(
    "a saved plan",
    [
      .init("id", .text, "The identifier.") { $0.plan.id },
      .init(.name, .text, "The name.") { $0.plan.name },
      .init("saved", .text, "When it was saved.") { $0.plan.saved.text },
      .init(.cart, .text, "The cart.") { $0.plan.request.cart.name },
      .init(.field, .number, "The field, in acres or hectares.") { $0.plan.request.field },
      .init(.units, .word(UnitSystem.allCases.map(\.name)), "The units of the plan.") {
        $0.plan.request.units.name
      },
      .init(.path, .text, "The file.") { $0.path },
    ])
}
