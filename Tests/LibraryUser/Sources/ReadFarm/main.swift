import AirCart
import AirCartDocuments
import Foundation

let farm = try Farm(contentsOf: URL(fileURLWithPath: "Scenarios/farm.json"))
for cart in Cart.bourgault {
  let plan = try FarmPlan(farm, cart: cart, order: .byDate)
  print(cart.name, plan.fills ?? 0, "fills and", plan.cleanOuts, "clean-outs")
}
