import AirCart
package import AirCartDocuments

// The comparison as JSON: bushels, acres and pounds whatever the units of the farm.

extension FarmComparison {
  package static let table = OutputTable<FarmComparison>(
    "a farm comparison",
    [
      .schemaVersion(2),
      .init(nullable: .request, FarmRequest.shape, "What was asked, to be made again.") {
        $0.request
      },
      .init(.name, .text, "The farm.") { $0.name },
      .init(nullable: .title, .text, "The same for people.") { $0.title },
      .units("The units of the farm.") { $0.farm.units }, .densities { $0.densities },
      .init("order", .text, "How the fields were ordered.") { $0.order.name },
      .init("carryOver", .flag, "Whether product continues on the next field.") { $0.carriesOver },
      .init(.areaAc, .acres, "All fields, with what is seeded twice.") { $0.farm.area() },
      .init(ifAny: .overlap, .overlap, "The share of a field that is seeded twice.") {
        $0.farm.overlap.stated
      },
      .init(.crops, .list(cropTable), "The crops in order.") { comparison in
        comparison.farm.crops.indices.map { (comparison.farm, $0) }
      },
      .init("orderMarginPct", .number(in: "%"), "What is ordered on top of what is seeded.") {
        $0.farm.orderShare * 100
      },
      .init(.products, .list(orderTable), "What is ordered for the best cart.") {
        $0.tender?.orders ?? []
      },
      .init("fillList", .list(fillTable), "The best cart's fills in order.") { comparison in
        (comparison.tender?.fills ?? []).map { (comparison.farm, $0) }
      },
      .init(
        "onBoardAtFieldEnds", .list(crossingTable),
        "What the best cart has on board where a fill goes on to the next field."
      ) { comparison in
        (comparison.tender?.crossings ?? []).map { (comparison.farm, $0) }
      },
      .init(.loads, .list(loadTable), "What trucks bring to the best cart, in order.") {
        comparison in
        (comparison.tender?.loads ?? []).map { (comparison.farm, $0) }
      },
      .init(.carts, .list(cartTable), "The carts, the best first.") { comparison in
        comparison.entries.map { (comparison, $0) }
      },
      .init(.notes, .list(.text), "What a person should know.") { $0.notes },
      .advice { $0.advice(in: $0.farm.units) },
    ])

  package var jsonValue: JSONValue { Self.table.json(self) }

  private typealias CropOfFarm = (farm: Farm, crop: Int)
  private typealias CartOnFarm = (comparison: FarmComparison, entry: Entry)
  private typealias CropOfCart = (on: CartOnFarm, crop: Int, plan: FarmPlan.CropPlan)
  private typealias FieldOfCart = (on: CartOnFarm, plan: FarmPlan.FieldPlan)

  private static let cropTable = OutputTable<CropOfFarm>(
    "a crop",
    [
      .init(.crop, .text, "The name.") { $0.farm.crops[$0.crop].name },
      .init("fieldCount", .whole, "The fields that it has.") { own in
        own.farm.fields.count { $0.crop == own.crop }
      },
      .init(.areaAc, .acres, "All its fields.") { $0.farm.area(ofCrop: $0.crop) },
      .init(.products, .list(ProductDemand.jobTable), "What is applied.") { own in
        own.farm.crops[own.crop].products.map { product in
          ProductDemand(product, area: Area(1, in: own.farm.units))
        }
      },
    ])

  private static let cartTable = OutputTable<CartOnFarm>(
    "a cart",
    [
      .init(.rank, .whole, "The rank, from 1.") { $0.entry.rank },
      .init(.cart, .text, "The name.") { $0.entry.cart.name },
      .tiedWith { $0.entry.tiedWith },
      .init(.capacityBu, .bushels, "The capacity.") { $0.entry.cart.capacity },
      .fills { $0.entry.plan.fills },
      .fillsCarriedOver { $0.entry.plan.fillsCarriedOver },
      .init("cleanOutCount", .whole, "Tanks that must be emptied and cleaned.") {
        $0.entry.plan.cleanOuts
      },
      .init("cleanOutsProven", .flag, "Whether no layout has fewer.") {
        $0.entry.plan.isProven
      },
      .init("roleChanges", .whole, "Tanks that hold a product for some of its crops only.") {
        $0.entry.plan.roleChanges
      },
      .init("layoutProven", .flag, "Whether no layout keeps more roles or spare, too.") {
        $0.entry.plan.isLayoutProven
      },
      .init("onFront", .flag, "Whether no cart beats it and no smaller one takes as few.") { own in
        own.comparison.front.contains { $0.cart.name == own.entry.cart.name }
      },
      .init(.dominatedBy, .list(.text), "The carts that rank before it and hold no more.") {
        $0.entry.dominatedBy
      },
      .init(.crops, .list(cropPlanTable), "How each crop is loaded.") { own in
        own.comparison.farm.crops.indices.compactMap { crop in
          own.entry.plan.crops[crop].map { (own, crop, $0) }
        }
      },
      .init(.fields, .list(fieldTable), "The fields in the order of seeding.") { own in
        own.entry.plan.fields.map { (own, $0) }
      },
    ])

  private static let cropPlanTable = OutputTable<CropOfCart>(
    "a loaded crop",
    [
      .init(.crop, .text, "The name.") { $0.on.comparison.farm.crops[$0.crop].name },
      .status { $0.plan.status },
      .init(nullable: .areaPerFillAc, .acres, "The area per fill as loaded.") {
        $0.plan.status == .infeasible ? nil : $0.plan.areaPerFill
      },
      .limitingProduct { $0.plan.limiting?.name },
      .infeasibility { $0.on.entry.infeasibilityText(ofCrop: $0.crop, of: $0.on.comparison.farm) },
      .init(.constraintTexts, .list(.text), "The rules on where products may go.") {
        $0.on.entry.constraintTexts(ofCrop: $0.crop, of: $0.on.comparison.farm)
      },
      .init(.tanks, .list(TankContents.table), "The tanks in order.") {
        TankContents.all($0.on.entry.cart.tanks, $0.on.entry.products(ofCrop: $0.crop))
      },
      .init("blends", .list(.list(.text)), "The products of each blend.") {
        $0.on.entry.blends(ofCrop: $0.crop).map(\.partNames)
      },
    ])

  private static let fieldTable = OutputTable<FieldOfCart>(
    "a field",
    [
      .init(.field, .text, "The name.") { $0.on.comparison.farm.fields[$0.plan.field].name },
      .init(.crop, .text, "Its crop.") {
        let farm = $0.on.comparison.farm
        return farm.crops[farm.fields[$0.plan.field].crop].name
      },
      .init(.areaAc, .acres, "The area.") { $0.on.comparison.farm.area(ofField: $0.plan.field) },
      .fills { $0.plan.fills },
      .fillsCarriedOver { $0.plan.fillsCarriedOver },
      .init("cleanOuts", .list(.text), "The tanks to be emptied and cleaned before it.") { own in
        own.plan.cleanOuts.map { own.on.entry.cart.tanks[$0].name }
      },
    ])
}

extension OutputField {
  fileprivate static func fillsCarriedOver(_ fills: @escaping @Sendable (Owner) -> Int?) -> Self {
    Self(
      nullable: "fillsCarriedOver", .whole, "The same where product continues on the next field.",
      value: fills)
  }
}

// MARK: - What is ordered and hauled

extension FarmComparison {
  private typealias FillOfFarm = (farm: Farm, fill: TenderPlan.Fill)
  private typealias LoadOfFarm = (farm: Farm, load: TenderPlan.Load)
  private typealias PartOfLoad = (own: LoadOfFarm, part: TenderPlan.Part)
  private typealias Need = (product: String, mass: Mass)

  private static let orderTable = OutputTable<TenderPlan.Order>(
    "a product to order",
    [
      .init(.product, .text, "The name.") { $0.name },
      .init("seededLb", .pounds, "What is seeded, overlap included.") { $0.seeded },
      .init("marginLb", .pounds, "What is ordered on top.") { $0.margin },
      .init("reserveLb", .pounds, "What stays in the tanks.") { $0.reserve },
      .init(.lb, .pounds, "All of it by weight.") { $0.mass },
      .init(.bu, .bushels, "All of it by volume.") { $0.volume },
      .init(nullable: .bags, .whole, "Whole bags of bagged seed, or packages.") { $0.bags },
      .init(ifAny: "package", .text, "What the packages are called, where they are stated.") {
        $0.package?.name
      },
      .init(ifAny: "packageLb", .pounds, "What a package holds.") { $0.package?.mass },
    ])

  private static let fillTable = OutputTable<FillOfFarm>(
    "a fill",
    [
      .init(.fill, .whole, "Its number, from 1.") { $0.fill.number },
      .init(.crop, .text, "The crop.") { $0.farm.crops[$0.fill.crop].name },
      .init(.field, .text, "The field on which it begins.") { $0.farm.fields[$0.fill.field].name },
      .init(.areaAc, .acres, "The area.") { $0.fill.area },
      .init(.products, .list(needTable), "What is brought, with margin and reserves.") { own in
        let products = own.farm.crops[own.fill.crop].products
        return zip(products, own.fill.needs).filter { $0.1.pounds > 0 }.map { ($0.0.name, $0.1) }
      },
      .init(.endField, .text, "The field in which it ends.") {
        $0.farm.fields[$0.fill.lastField].name
      },
      .init(.endAc, .acres, "How far into that field.") { $0.fill.end },
    ])

  private static let crossingTable = OutputTable<(farm: Farm, own: TenderPlan.Crossing)>(
    "a field that is done within a fill",
    [
      .init(.field, .text, "The field that is done.") { $0.farm.fields[$0.own.field].name },
      .init(.fill, .whole, "The number of the fill.") { $0.own.fill },
      .init(.products, .list(needTable), "What is on board, reserves not counted.") { crossing in
        let products = crossing.farm.crops[crossing.own.crop].products
        return zip(products, crossing.own.onBoard).filter { $0.1.pounds > 0 }
          .map { ($0.0.name, $0.1) }
      },
    ])

  private static let needTable = OutputTable<Need>(
    "a product of a fill",
    [
      .init(.product, .text, "The name.") { $0.product },
      .init(.lb, .pounds, "By weight.") { $0.mass },
    ])

  private static let loadTable = OutputTable<LoadOfFarm>(
    "a truckload",
    [
      .init("truck", .whole, "The truck, from 1.") { $0.load.truck },
      .init(.crop, .text, "The crop.") { $0.farm.crops[$0.load.crop].name },
      .init("parts", .list(partTable), "What it carries.") { own in
        own.load.parts.map { (own, $0) }
      },
    ])

  private static let partTable = OutputTable<PartOfLoad>(
    "a part of a truckload",
    [
      .init(nullable: "hopper", .whole, "The hopper, from 1; null on a truck without hoppers.") {
        $0.part.hopper.map { $0 + 1 }
      },
      .init(.product, .text, "The product.") {
        $0.own.farm.crops[$0.own.load.crop].products[$0.part.product].name
      },
      .init(.lb, .pounds, "By weight.") { $0.part.mass },
      .init(.bu, .bushels, "By volume.") { $0.part.volume },
      .init("firstFill", .whole, "The first fill that it is for.") { $0.part.fills.lowerBound },
      .init("lastFill", .whole, "The last.") { $0.part.fills.upperBound },
    ])
}
