import AirCartDocuments
import AirCartWebModule

/// The what-if page: the engine itself in a page of one file.
package struct ExplorerPage: Sendable {
  private let limits: ExplorerLimits

  /// Creates the page, which accepts what a command line accepts.
  package init(limits: ExplorerLimits) { self.limits = limits }

  /// The whole file.
  package var text: String {
    PageDocument(
      title: "AirCart", style: Self.style, script: Self.script,
      data: ExplorerData(limits: limits).json.text(.compact),
      // The engine is compiled in the page.
      scriptSources: ["'wasm-unsafe-eval'"], body: Self.body
    ).text
  }

  private static var body: HTML {
    """
    \(HTML(markup: String(describing: ExplorerAssets.pageHTML)))
    <script type="text/plain" id="engine">\(String(describing: EngineModule.text))</script>
    """
  }

  /// Every fifth step of the colour map is what canvases are painted with: more cannot be told
  /// apart, and a phone need not load them.
  private static var style: String {
    let map = text(PageAssets.scalesCSS).filter { line in
      let step = line.hasPrefix(".c") ? Int(line.dropFirst(2).prefix { $0.isNumber }) : nil
      return step.map { $0 % 5 == 0 } ?? false
    }
    let sheets = [PageAssets.tokensCSS, PageAssets.baseCSS, ExplorerAssets.pageCSS]
    return (sheets.flatMap(text) + map).joined(separator: "\n")
  }

  /// In the order in which they lean on each other.
  private static var script: String {
    let scripts = [
      ExplorerAssets.textsJS, ExplorerAssets.engineJS, ExplorerAssets.stateJS,
      ExplorerAssets.plansJS, ExplorerAssets.markupJS, ExplorerAssets.jobJS,
      ExplorerAssets.cartsJS, ExplorerAssets.resultsJS, ExplorerAssets.matrixJS,
      ExplorerAssets.dialogsJS, ExplorerAssets.historyJS, ExplorerAssets.updateJS,
      ExplorerAssets.mainJS,
    ]
    return "\"use strict\";\n" + scripts.flatMap(text).joined(separator: "\n") + "\n"
  }

  /// The lines of an asset without indentation, empty lines and lines that are comments: a third
  /// of the bytes, which a phone need not load.
  private static func text(_ asset: StaticString) -> [Substring] {
    var isInComment = false
    return String(describing: asset).split(separator: "\n").compactMap { line in
      let text = line.drop { $0 == " " }
      let begins = text.hasPrefix("/*")
      let isComment = isInComment || begins || text.hasPrefix("//")
      if isInComment || begins { isInComment = !text.hasSuffix("*/") }
      return isComment || text.isEmpty ? nil : text
    }
  }
}

/// What may be entered into the page.
package struct ExplorerLimits: Sendable {
  /// Field sizes in ac or ha.
  package let field: ClosedRange<Double>
  /// Rates in lb/ac or kg/ha, beside 0.
  package let rate: ClosedRange<Double>
  /// Densities in lb/bu or kg/hL.
  package let density: ClosedRange<Double>
  /// Grams of a grain in half a litre.
  package let grams: ClosedRange<Double>
  /// What stays in a tank, in bushels.
  package let reserve: ClosedRange<Double>
  /// The same in percent of the tank.
  package let reservePercent: ClosedRange<Double>
  /// Limits of weight in lb or kg.
  package let weight: ClosedRange<Double>
  /// The share of a field that is seeded twice, in percent.
  let overlap: ClosedRange<Double>
  /// The spare that a plan is to leave, in percent.
  let margin: ClosedRange<Double>
  /// The most severe that a house rule can be.
  let severity: Int
  /// The most products of a job.
  package let products: Int
  /// The most tanks of a cart.
  package let tanks: Int

  package init(
    field: ClosedRange<Double>, rate: ClosedRange<Double>, density: ClosedRange<Double>,
    grams: ClosedRange<Double>, reserve: ClosedRange<Double>,
    reservePercent: ClosedRange<Double>, weight: ClosedRange<Double>,
    overlap: ClosedRange<Double>, margin: ClosedRange<Double>, severity: Int, products: Int,
    tanks: Int
  ) {
    self.field = field
    self.rate = rate
    self.density = density
    self.grams = grams
    self.reserve = reserve
    self.reservePercent = reservePercent
    self.weight = weight
    self.overlap = overlap
    self.margin = margin
    self.severity = severity
    self.products = products
    self.tanks = tanks
  }
}
