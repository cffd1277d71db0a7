import AirCart
import AirCartSimulation
let clock = ContinuousClock()
func fields(_ n: Int) -> [Double] { (1...n).map { 10 * Double($0) } }
func grid(_ f: Int, _ a: Int, _ b: Int, _ carts: [Cart]) -> SweepGrid {
  SweepGrid(units: .imperial, carts: carts.map { .init(cart: $0, constraints: []) }, statedFields: fields(f),
   products: [.init(name: "Wheat", density: .init(poundsPerBushel: 60), statedRates: (0..<a).map { 60 + 80 * Double($0) / Double(a) }),
     .init(name: "Urea", density: .init(poundsPerBushel: 59.7), statedRates: (0..<b).map { 100 + 150 * Double($0) / Double(b) }),
     .init(name: "MAP", density: .init(poundsPerBushel: 74.7), statedRates: [60])])
}
func t(_ name: String, _ g: SweepGrid, _ o: SweepOptions) {
  var best = Double.infinity
  var s = 0.0
  for _ in 0..<5 {
    let d = clock.measure { 
      let r = try! Sweep(g, options: o).run()
      s += r.column(.fills).first ?? 0
    }.components
    best = min(best, Double(d.0) * 1e9 + Double(d.1) / 1e9)
  }
  print(name, g.cellCount, "cells", best / Double(g.cellCount), "ns/cell", best/1e6, "ms", s)
}
let g = grid(100, 50, 40, BourgaultCarts.all)
var o = SweepOptions()
for threads in [1, 2] {
o.threads = threads
o.methods = [.optimal]; t("optimal only", g, o)
o.methods = [.greedy]; t("greedy only", g, o)
o.methods = [.greedy, .optimal]; t("both", g, o)
}
o.methods = [.greedy, .optimal, .exhaustive]; t("judged", grid(16, 9, 3, BourgaultCarts.all), o)
let p = [BourgaultCarts.all[0].paired(with: BourgaultCarts.all[1])]
o.methods = [.greedy, .optimal]; t("pair", grid(16, 9, 3, p), o)
