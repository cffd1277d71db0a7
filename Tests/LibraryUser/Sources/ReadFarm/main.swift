import AirCart
import AirCartDocuments

let file = try FarmScenario.read(contentsOfFile: "Scenarios/farm.json").get()
for own in file.carts {
  let plan = try FarmPlan(
    file.farm, cart: own.cart, constraints: own.constraints, order: file.order)
  print(own.cart.name, plan.fills ?? 0, "fills and", plan.cleanOuts, "clean-outs")
}
