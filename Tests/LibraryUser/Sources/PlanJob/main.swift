import AirCart
import AirCartDocuments

let job = try Job(
  field: .acres(480), products: [.wheat(110), .urea(150), .map(60)], cart: .bourgault91300)
let plan = try job.plan()
print(plan.summary)
for load in plan.loads {
  print(load.tank.name, load.product ?? "empty", load.volume.bushels, load.weight.pounds)
}
for rule in plan.brokenRules { print(rule) }
