import AirCart

let cart = Cart(name: "Ours", bushels: [250, 180, 250], source: "weighed in the yard")
let wheat = ProductRate("Wheat", poundsPerAcre: 110, poundsPerBushel: 60)
let urea = ProductRate("Urea", poundsPerAcre: 150, poundsPerBushel: 59.7)
let job = try AllocationProblem(cart: cart, area: Area(acres: 320), rates: [wheat, urea])
let plan = try Plan(job).fillPlan
print(plan.fills ?? 0, "fills of up to", plan.areaPerFill.acres, "ac")
for tank in plan.tanks {
  let name = tank.product.map { job.products[$0].name } ?? "empty"
  print(cart.tanks[tank.tank].name, name, tank.load.bushels)
}
