import AirCart
import AirCartSimulation

let sweep = try Sweep(
  carts: Cart.bourgault, fields: .acres(40...640, by: 40),
  products: [.wheat(60...140, by: 10), .urea([120, 180, 240]), .map(60)])
for cell in try sweep.run() where cell.fills > 6 {
  print(cell.cart.name, cell.field.acres, cell.rates.map(\.poundsPerAcre), cell.fills)
}
