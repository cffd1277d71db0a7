import AirCart

let wheat = ProductRate("Wheat", poundsPerAcre: 110, poundsPerBushel: 60)
let urea = ProductRate("Urea", poundsPerAcre: 150, poundsPerBushel: 59.7)
let map = ProductRate("MAP", poundsPerAcre: 60, poundsPerBushel: 74.7)
let jobs = try CartCatalogue.all.map {
  try AllocationProblem(cart: $0, area: Area(acres: 480), rates: [wheat, urea, map])
}
for entry in try CartComparison(jobs).entries {
  print(entry.rank, entry.cart.name, entry.plan.fillPlan.fills ?? 0, "fills")
}
