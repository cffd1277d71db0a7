import AirCart
import AirCartDocuments
import AirCartSimulation

let farm = try FarmScenario.read(contentsOfFile: "Scenarios/farm.json").get()
let study = try SeasonStudy(farm.season, carts: farm.carts.map { ($0.cart, $0.constraints) })
let results = try study.run(replications: 0..<200)
for outcome in results.ranking.map({ results.carts[$0] }) {
  let days = outcome.quantiles([0.5, 0.9], .days).map { $0.value }
  print(outcome.cart.name, "in half of the years within", days[0], "days, in 9 of 10", days[1])
}
