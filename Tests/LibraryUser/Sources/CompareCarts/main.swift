import AirCart

let jobs = try Cart.bourgault.map {
  try Job(
    field: .acres(480), products: [.wheat(110), .urea(150), .map(60)], cart: $0)
}
for entry in try CartComparison(jobs).entries {
  print(entry.rank, entry.cart.name, entry.plan.fills ?? 0, "fills")
}
