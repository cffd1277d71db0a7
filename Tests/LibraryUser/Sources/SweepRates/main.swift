import AirCart
import AirCartSimulation

let density = BulkDensity(poundsPerBushel: 60)
let wheat = SweepGrid.ProductLevels(name: "Wheat", density: density, statedRates: [90, 120])
let urea = SweepGrid.ProductLevels(name: "Urea", density: density, statedRates: [150])
let grid = SweepGrid(carts: CartCatalogue.all, fields: [160, 640], products: [wheat, urea])
for (row, fills) in try Sweep(grid).run().values(of: .fills).enumerated() {
  let cell = grid.cell(ofRow: row)
  let cart = grid.carts[cell.cart].cart
  print(cart.name, grid.statedFields[cell.field], grid.statedRates(at: cell)[0], fills)
}
