import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport

/// Command lines of jobs drawn by a seed: every kind of cart, product, rule and way of filling.
struct DrawnJobs {
  /// A file of carts, to lie beside the job under the name `carts.json`.
  static let carts = """
    { carts: [
      { name: 'Five', tanks: [300, 200, 100, 150, { capacity: 40, saddle: true }] },
      { name: 'Named', tanks: [{ name: 'Front', capacity: 120 }, { name: 'Saddle', capacity: 30 },
        { name: 'Rear', capacity: 150 }], emptyWeight: 9000 },
      { name: 'Single', tanks: [350.5] },
      { name: 'Six', tanks: [100, 90, 80, 70, 60, 50], emptyWeight: 20000 } ] }
    """

  private var random: RandomProblems
  /// Whether numbers lie at the ends of what may be typed.
  private let isExtreme: Bool
  private var tankCount = 5
  /// What a rate is varied over, until a product has it.
  private var variedRate: String?

  init(seed: Int, isExtreme: Bool = false) {
    random = RandomProblems(seed: UInt64(seed))
    self.isExtreme = isExtreme
  }

  /// The words of a plan, without the verb.
  mutating func plan() -> [String] {
    let cart = cart()
    let job = job(mostProducts: tankCount > 6 ? 2 : 5)
    return cart + job + (cart.isEmpty ? [] : onBoard(job)) + blends(job)
      + seedPlaced(job)
  }

  /// The drill, and how much of a listed fertilizer is seed-placed.
  private mutating func seedPlaced(_ job: [String]) -> [String] {
    let drill = [
      [], [], ["--drill", "single"], ["--drill", "triple,opener=3.5cm"],
      ["--drill", "double,rows=7.5in,soil=light"],
    ][random.whole(0...4)]
    return drill + (drill.contains("single") ? [] : placed(job))
  }

  private mutating func placed(_ job: [String]) -> [String] {
    let fertilizers = Self.names(job).filter { ProductTraits(named: $0).isFertilizer }
    guard random.whole(0...2) == 0, let name = fertilizers.first else { return [] }
    return ["--seed-placed", "\(name)=\(["0%", "37.5%", "100%", "0.001"][random.whole(0...3)])"]
  }

  /// What a tank or two hold: products of the job, and others.
  private mutating func onBoard(_ job: [String]) -> [String] {
    guard random.whole(0...3) == 0 else { return [] }
    let names = Self.names(job) + ["Lentils", "Corn"]
    return (0...random.whole(0...1)).flatMap { index in
      let name = names[random.whole(0...(names.count - 1))]
      let amount = ["3.5bu", "25%", "100L", "200lb", "0bu"][random.whole(0...4)]
      return ["--on-board", "\(min(index + 1, tankCount))=\(name):\(amount)"]
    }
  }

  private mutating func blends(_ job: [String]) -> [String] {
    let fertilizers = Self.names(job).filter { $0.contains("0") }
    switch random.whole(0...4) {
    case 0 where fertilizers.count > 1:
      return ["--blend", fertilizers.prefix(2).joined(separator: "+")]
    case 1: return ["--no-blends"]
    default: return []
    }
  }

  private static func names(_ job: [String]) -> [String] {
    job.filter { $0.contains("=") && !$0.hasPrefix("--") }.map { String($0.prefix { $0 != "=" }) }
  }

  /// The words of a comparison, without the verb.
  mutating func comparison() -> [String] {
    let carts = [
      [], ["--carts", "91300,9650,carts.json"], ["--tanks", "300,200,100,90,saddle=44"],
      ["--carts", "carts.json", "--pairs"],
      ["--carts", "carts.json,9950,Five+9650", "--saddle"],
    ][random.whole(0...4)]
    tankCount = 1
    return carts + job(mostProducts: carts.count < 3 ? 3 : 2, hasStyle: false)
  }

  /// The words of a look at a range, without the verb: a rate, or all rates together.
  mutating func range() -> [String] {
    var words = cart()
    // Break points of large carts take long to find.
    if tankCount > 6 { words = ["--cart", "9650"] }
    guard random.whole(0...3) > 0 else {
      return words + job(mostProducts: 3, hasStyle: false) + ["--scale", "0.8...1.25"]
    }
    let ranges = isExtreme ? ["0...10000", "0.001...0.002", "0...75"] : ["0...120", "60...240.5"]
    variedRate = ranges[random.whole(0...(ranges.count - 1))]
    return words + job(mostProducts: 3, hasStyle: false)
  }

  /// What a plan is chosen by: goal, margin, overlap, house rules, the tank for phosphate.
  mutating func choice() -> [String] {
    var words: [String] = []
    if random.whole(0...3) == 0 { words += ["--plan", "capacity"] }
    if random.whole(0...2) == 0 { words += ["--margin", "\(Double(random.whole(0...200)) / 10)%"] }
    if random.whole(0...2) == 0 { words += ["--overlap", "\(Double(random.whole(1...90)) / 10)%"] }
    for rule in HouseRule.allCases where random.whole(0...3) == 0 {
      words += ["--rule", "\(rule.word)=\(random.whole(0...9))"]
    }
    if random.whole(0...2) == 0 {
      words += ["--phosphate-tank", "\(random.whole(1...tankCount))"]
    }
    return words
  }

  // MARK: The cart

  private mutating func cart() -> [String] {
    let listed = ["91300", "9950", "9650", "L9950", "L9650"]
    let own = ["Five", "Named", "Single", "Six"]
    let name = own[random.whole(0...3)]
    let behind = listed[random.whole(0...4)]
    tankCount = 1
    switch random.whole(0...11) {
    case 0: return []
    case 1, 2:
      tankCount = 4
      let saddle = random.whole(0...2) == 0 ? "--no-saddle" : "--saddle"
      return ["--cart", listed[random.whole(0...4)], saddle]
    case 3:
      tankCount = 10
      return ["--cart", listed[random.whole(0...4)] + "+" + behind]
    case 4: return ["--carts", "carts.json", "--cart", name]
    case 5:
      tankCount = 7
      return ["--carts", "carts.json", "--cart", behind + "+Five"]
    case 6:
      tankCount = 7
      let second = ["Single", "Five", "Six"][random.whole(0...2)]
      return ["--carts", "carts.json", "--cart", "Five+" + second]
    default: return tanks()
    }
  }

  /// A cart of one's own: up to 12 tanks, often five.
  private mutating func tanks() -> [String] {
    tankCount =
      [5, 5, random.whole(1...6), random.whole(1...6), random.whole(1...12)][
        random.whole(0...4)]
    let capacities = (0..<tankCount).map { _ -> String in
      if isExtreme { return ["0.1", "10000", "3.7", "250"][random.whole(0...3)] }
      return random.whole(0...3) == 0
        ? "\(random.whole(500...20_000))L" : "\(Double(random.whole(10...6_000)) / 10)"
    }
    let cart = ["--tanks", capacities.joined(separator: ",")]
    guard random.whole(0...1) == 0 else { return cart }
    return cart + ["--empty-weight", "\(random.whole(5_000...60_000))lb"]
  }

  // MARK: The job

  private static let pool = [
    "Wheat", "Durum", "Barley", "Oats", "Canola", "Flax", "Peas", "Lentils", "Soybeans", "Corn",
    "Urea (46-0-0)", "MAP (11-52-0)", "DAP (18-46-0)", "Ammonium Sulphate (21-0-0-24S)",
    "Potash (0-0-60)", "MESZ (12-40-0-10S-1Zn)",
  ]
  private static let own = [
    "MyMix@52", "Blend (28-13-0-9S)@75kg/hL", "Granular inoculant@40", "Mustard@52lb/bu-avery",
    "Canaryseed@60", "Kabuli chickpeas@61",
  ]

  private mutating func job(mostProducts: Int, hasStyle: Bool = true) -> [String] {
    let products = products(random.whole(1...mostProducts))
    let names = products.map { String($0.prefix { $0 != "=" }) }
    var words = ["--field", field()] + products
    if random.whole(0...2) == 0 { words += ["--densities", "published"] }
    if random.whole(0...3) == 0 { words += ["--units", "metric"] }
    for _ in 0..<random.whole(0...2) { words += rule(names) }
    words += limits()
    if hasStyle, random.whole(0...3) == 0 { words.append("--even") }
    if hasStyle, random.whole(0...3) == 0 { words.append("--top-up") }
    if random.whole(0...9) == 0 { words.append("--no-advice") }
    return words
  }

  private mutating func field() -> String {
    if isExtreme { return ["0.001", "1000000", "1", "640.25"][random.whole(0...3)] }
    let acres = Double(random.whole(1...40_000)) / 37
    return ["\(random.whole(1...2_000))", "\(acres)ac", "64.75ha"][random.whole(0...2)]
  }

  private mutating func products(_ count: Int) -> [String] {
    var pool = Self.pool
    return (0..<count).map { _ in
      if random.whole(0...4) == 0 {
        let parts = Self.own[random.whole(0...5)].split(separator: "@")
        return "\(parts[0]) \(random.whole(1...999_999))=\(rate())@\(parts[1])"
      }
      return pool.remove(at: random.whole(0...(pool.count - 1))) + "=\(rate())"
    }
  }

  private mutating func rate() -> String {
    if let range = variedRate {
      variedRate = nil
      return range
    }
    if isExtreme { return ["0.001", "10000", "0", "75"][random.whole(0...3)] }
    if random.whole(0...9) == 0 { return "0" }
    return ["\(random.whole(1...300))", "\(Double(random.whole(10...20_000)) / 100)", "112kg/ha"][
      random.whole(0...2)]
  }

  private mutating func rule(_ names: [String]) -> [String] {
    let name = names[random.whole(0...(names.count - 1))]
    let tank = "\(random.whole(1...tankCount))"
    switch random.whole(0...5) {
    case 0: return ["--pin", "\(name)=\(tank)"]
    case 1: return ["--most", "\(name)=\(random.whole(1...3))"]
    case 2: return ["--keep-out", "\(name)=\(tank)"]
    case 3: return ["--empty", tank]
    case 4 where names.count > 1: return ["--apart", "\(names[0]),\(names[1])"]
    default: return []
    }
  }

  private mutating func limits() -> [String] {
    var words: [String] = []
    if random.whole(0...3) == 0 {
      words += ["--reserve", ["5bu", "0.05bu", "3%", "99%", "1=2bu", "35L"][random.whole(0...5)]]
    }
    switch random.whole(0...5) {
    case 0: words += ["--payload", isExtreme ? "1lb" : "\(random.whole(1...120) * 1_000)lb"]
    case 1: words += ["--gross", "\(random.whole(20...60))000kg"]
    default: break
    }
    return words
  }
}
