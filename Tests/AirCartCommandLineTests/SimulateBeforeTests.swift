import AirCartTestSupport
import Foundation
import Testing

/// Oracle: seasons without chance of the engine before trucks had a road, a queue and a loader's rate.
@Suite struct SimulateBeforeTests {
  private typealias Figures = (cart: String, values: [Double])

  /// A crew, and for each cart the days, hours of waiting, truckloads, pounds hauled and returned.
  private static let before: [(crew: String, figures: [Figures])] = [
    (
      "'trucks': 1, 'payload': 74957, 'loading': 30, 'travel': 15",
      [
        (
          "91300",
          [3.3531183451225637, 0.36783341287878607, 7, 436739.93081296835, 4441.721363636365]
        ),
        ("9650", [3.5310553366579436, 0, 7, 433527.8053030302, 2844.3395454545544]),
      ]
    ),
    (
      "'trucks': 1, 'payload': 20000, 'loading': 50, 'travel': 25",
      [
        (
          "91300",
          [3.853200534760223, 2.6544187787324507, 24, 436398.1585969193, 6770.968625893478]
        ),
        (
          "9650",
          [3.9718085572881727, 2.6178861788617867, 24, 435395.6865786901, 6774.193548387094]
        ),
      ]
    ),
    (
      "'trucks': 2, 'payload': 30000, 'loading': 20, 'travel': 40",
      [
        ("91300", [3.484848134993674, 0, 16, 435424.4399038774, 3126.2304545454626]),
        ("9650", [3.5965321123089766, 0, 16, 433766.8598484848, 3083.3940909090948]),
      ]
    ),
    (
      "'trucks': 3, 'payload': 18000, 'loading': 60, 'travel': 20, 'compartments': [300, 250]",
      [
        (
          "91300",
          [3.633614113972104, 0.527975215722949, 27, 436079.7901374605, 3936.9809505211915]
        ),
        (
          "9650", [3.7664720601100337, 0.747546132329266, 29, 437378.6445366975, 7291.587694216198]
        ),
      ]
    ),
  ]

  private static let switchedOff =
    "'loadingRate': 0, 'loaders': 0, 'lateLoading': 24, 'distance': 0"

  private static func farm(_ crew: String) -> String {
    let text = """
      { 'name': 'before', 'carts': ['91300', '9650'], 'crops': [
          { 'name': 'Wheat', 'products': [{ 'product': 'Wheat', 'rate': 110 },
            { 'product': 'Urea (46-0-0)', 'rate': 150 }, { 'product': 'MAP (11-52-0)', 'rate': 50 }] },
          { 'name': 'Canola', 'products': [{ 'product': 'Canola', 'rate': 5 },
            { 'product': 'Urea (46-0-0)', 'rate': 220 }, { 'product': 'MAP (11-52-0)', 'rate': 45 }] }],
        'fields': [
          { 'name': 'A', 'area': 620, 'crop': 'Wheat' }, { 'name': 'B', 'area': 315, 'crop': 'Canola' },
          { 'name': 'C', 'area': 148, 'crop': 'Canola' }, { 'name': 'D', 'area': 318, 'crop': 'Wheat' }],
        'season': { 'tender': { \(crew), \(switchedOff) } } }
      """
    return text.replacingOccurrences(of: "'", with: "\"")
  }

  @Test(arguments: before.indices)
  func `without a road, a queue and a loader's rate a season is what it was`(place: Int) throws {
    let (crew, figures) = Self.before[place]
    let outcome = try SimulateFixture.run(
      Self.farm(crew), ["--certain", "--json", "--quiet", "--no-files"])
    let carts = try #require(
      try SimulateFixture.document(outcome.output)["carts"] as? [[String: Any]])
    for own in figures {
      let cart = try #require(carts.first { $0["cart"] as? String == own.cart })
      let all = try #require(cart["figures"] as? [String: [String: Any]])
      for (name, value) in zip(
        ["days", "waitingHours", "loads", "hauledLb", "returnedLb"], own.values)
      {
        let mean = try #require(all[name]?["mean"] as? [String: Any])
        let after = try #require(mean["value"] as? Double)
        #expect(abs(after - value) < 1e-9 * max(1, value), "\(crew), \(own.cart): \(name) \(after)")
      }
    }
  }
}
