import AirCartTestSupport
import Foundation
import Testing

/// Oracle: seasons without chance of the engine before trucks had a road, a queue and a loader's rate, and
/// the drill turns.
@Suite struct SimulateBeforeTests {
  private typealias Figures = (cart: String, values: [Double])

  /// A crew, and for each cart the days, hours of waiting, truckloads, pounds hauled and returned.
  private static let before: [(crew: String, figures: [Figures])] = [
    (
      "'trucks': 1, 'payload': 74957, 'loading': 30, 'travel': 15,"
        + " 'compartments': [400, 400, 350, 350]",
      [
        (
          "91300",
          [3.3538520977431086, 0.36783341287878607, 7, 436177.7141463016, 3879.504696969705]
        ),
        ("9650", [3.5310553366579414, 0, 9, 434638.787121212, 3955.3213636363544]),
      ]
    ),
    (
      "'trucks': 1, 'payload': 20000, 'loading': 50, 'travel': 25,"
        + " 'compartments': [150, 100, 100, 100]",
      [
        (
          "91300",
          [3.8440015470255124, 2.5324675592202484, 24, 436400.39587976545, 6774.193548387103]
        ),
        (
          "9650",
          [3.9874394935977575, 2.8211382113821126, 24, 435395.68657869013, 6774.193548387098]
        ),
      ]
    ),
    (
      "'trucks': 2, 'payload': 30000, 'loading': 20, 'travel': 40,"
        + " 'compartments': [200, 200, 150]",
      [
        (
          "91300",
          [3.5758212931037905, 0.7845000795454528, 18, 440679.1366084229, 8380.927159090912]
        ),
        (
          "9650",
          [3.7088367285840977, 0.5374978939393946, 19, 434700.3172480737, 4446.408990497906]
        ),
      ]
    ),
    (
      "'trucks': 3, 'payload': 18000, 'loading': 60, 'travel': 20,"
        + " 'compartments': [300, 250]",
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
        'season': { 'calibration': 0, 'cleanOutRate': 0,
          'drill': { 'efficiency': 80, 'turn': 0, 'run': 2640 },
          'bags': { 'platform': 0 }, 'breakdowns': { 'every': 0 },
          'tender': { \(crew), \(switchedOff) } } }
      """
    return text.replacingOccurrences(of: "'", with: "\"")
  }

  @Test(arguments: before.indices)
  func `without a road, a queue, a loader's rate and turns a season is what it was`(
    place: Int
  ) throws {
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
