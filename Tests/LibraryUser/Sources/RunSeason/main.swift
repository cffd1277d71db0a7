import AirCart
import AirCartDocuments
import AirCartSimulation
import Foundation

var season = try Season(contentsOf: URL(fileURLWithPath: "Scenarios/farm.json"))
season.tender.trucks = 2
let study = try season.simulate(Cart.bourgault, years: 200)
for cart in study.ranked {
  let (done, worth) = (cart.doneBy(share: 0.9), cart.worth(over: study.smallest))
  print(cart.name, done?.text ?? "not done", worth?.value ?? 0)
}
