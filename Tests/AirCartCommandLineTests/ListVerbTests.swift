import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

@Suite struct ListVerbTests {
  private static let lists = [
    "carts", "products", "methods", "objectives", "metrics", "matrices",
  ]

  @Test(arguments: lists)
  func `a list keeps its shape`(list: String) {
    expectGolden(Outcome.shipped("list", list).output, named: "list.md#\(list)")
    expectGolden(Outcome.shipped("list", list, "--json").output, named: "list.md#\(list) as JSON")
  }

  @Test func `the list of lists, metric units and narrow terminals keep their shape`() {
    expectGolden(Outcome.shipped("list").output, named: "list.md#the lists")
    expectGolden(Outcome.shipped("list", "--json").output, named: "list.md#the lists as JSON")
    let metric = Outcome.shipped("list", "carts", "--units", "metric")
    expectGolden(metric.output, named: "list.md#carts, metric")
    let narrow = Outcome.shipped("list", "products", columns: 50)
    expectGolden(narrow.output, named: "list.md#products, 50 columns")
  }

  @Test(arguments: lists)
  func `no line is wider than the terminal`(list: String) {
    for columns in [20, 40, 59, 60, 62, 80, 120] {
      for line in Outcome.shipped("list", list, columns: columns).output.split(separator: "\n") {
        #expect(line.displayWidth <= columns, "\(columns): \(line)")
      }
    }
  }

  @Test(arguments: lists)
  func `every format has as many rows as the list has names`(list: String) throws {
    let value = try JSONSerialization.jsonObject(
      with: Data(Outcome.shipped("list", list, "--json").output.utf8))
    let names = try #require((value as? [String: Any])?[list] as? [Any])
    let csv = Outcome.shipped("list", list, "--format", "csv").output
    #expect(csv.split(separator: "\n").count == names.count + 1)
    let markdown = Outcome.shipped("list", list, "--format", "markdown").output
    let rows = markdown.split(separator: "\n").filter { $0.hasPrefix("|") }
    let tables = rows.count { $0.hasPrefix("| --") }
    #expect(rows.count == names.count + 2 * tables)
  }

  @Test func `every cart and product is listed`() {
    let carts = Outcome.shipped("list", "carts").output
    for cart in CartCatalogue.all { #expect(carts.contains(cart.name + " ")) }
    let products = Outcome.shipped("list", "products", columns: 120).output
    for product in ProductCatalogue.all { #expect(products.contains(product.name)) }
  }

  @Test func `schema writes the schema of scenarios`() {
    #expect(Outcome.shipped("schema").output == DocumentKind.scenario.schemaText)
  }
}
