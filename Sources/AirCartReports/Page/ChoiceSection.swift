import AirCart
import AirCartDocuments
import AirCartSimulation

/// Which cart: one sentence, and the carts beside each other.
struct ChoiceSection {
  let summary: SweepSummary

  var answer: HTML {
    let sentence =
      summary.choiceSentence ?? "Carts are ranked by the optimum, which this run did not ask for."
    let verdict = best.map { names -> HTML in "<p class=\"verdict\">\(HTML.name(names))</p>\n" }
    return """
      <section class="card answer" aria-labelledby="answer-title">
      <h2 id="answer-title">Which cart?</h2>
      \(verdict)<p>\(HTML.sentence(sentence, of: summary.grid))</p>
      \(undominated)\(costs)</section>

      """
  }

  /// The names of the first rank; `nil` where none can seed anything.
  private var best: String? {
    guard let ranks = summary.standing.ranks, summary.shownCarts.first?.areaPerFill != nil else {
      return nil
    }
    return summary.standing.shownCarts.filter { ranks[$0] == 1 }.map(summary.names)
      .joined(separator: " = ")
  }

  /// Whether the answer holds in every job.
  private var undominated: HTML? {
    guard best != nil, let dominators = summary.standing.dominators,
      let first = summary.standing.shownCarts.first, summary.carts.count > 1
    else { return nil }
    let others = summary.standing.shownCarts.dropFirst()
    guard !others.isEmpty, others.allSatisfy({ dominators[$0].contains(first) }) else {
      return nil
    }
    return "<p class=\"secondary\">On none of these fields does another do better.</p>\n"
  }

  /// What the best costs: fills, how far they last, weight.
  private var costs: HTML? {
    guard best != nil, let first = summary.shownCarts.first else { return nil }
    let columns = [fillsColumn, areaColumn, weight].filter { $0.value(first) != nil }
    let items = columns.map { column -> HTML in
      """
      <div><dt>\(column.title) <span class="caption">\(column.unit)</span></dt>\
      <dd>\(column.text(first))</dd></div>
      """
    }
    return items.isEmpty ? nil : "<dl class=\"costs\">\(items)</dl>\n"
  }

  var asked: HTML {
    let grid = summary.grid
    let names = grid.carts.map(\.cart.name)
    let carts: HTML =
      names.count > 6 ? "\(names.count) carts" : "\(HTML.name(names.joined(separator: ", ")))"
    let overlap = grid.overlap.stated.map { ", \($0.plain) % seeded twice" } ?? ""
    let fields = summary.text(ofValues: grid.fields.map(\.stated), unit: summary.areaUnit) + overlap
    let products = grid.products.map { product -> HTML in
      let rates = summary.text(ofValues: product.rates.map(\.stated), unit: summary.rateUnit)
      return """
        <div><dt>\(HTML.name(product.name))</dt><dd>\(rates) <span class="caption line">\
        \(product.density.poundsPerBushel.plain) lb/bu</span></dd></div>
        """
    }
    return """
      <section class="card" aria-labelledby="asked-title">
      <h2 id="asked-title">What was asked</h2>
      <dl class="pairs"><div><dt>Carts</dt><dd>\(carts)</dd></div>\
      <div><dt>Fields</dt><dd>\(fields)</dd></div>\(products)</dl>
      </section>

      """
  }

  // MARK: The table

  /// A column: its heading, and for each row what is shown, what it is sorted by and how long its
  /// bar is.
  private struct Column {
    let title: String
    let unit: String
    let isBar: Bool
    let value: (CartSummary) -> Double?
    let text: (CartSummary) -> HTML
  }

  var table: HTML {
    let columns = columns
    let carts = summary.shownCarts
    let heads = columns.map { column -> HTML in
      let unit: HTML? = column.unit.isEmpty ? nil : "<span class=\"caption\">\(column.unit)</span>"
      return """
        <th scope="col"><button type="button" class="sort">\
        <span class="title">\(column.title)</span> \(unit)</button></th>

        """
    }
    let rows = carts.map { cart in row(cart, columns, carts) }
    return """
      <section class="card" aria-labelledby="carts-title">
      <h2 id="carts-title" tabindex="-1">Carts</h2>
      <div class="frame" tabindex="0" role="group" aria-labelledby="carts-title">
      <table class="table carts" id="carts">
      <caption class="vh">Carts, over all \(summary.grid.cellCount.grouped) jobs; the headings sort</caption>
      <thead><tr>\(heads)</tr></thead>
      <tbody>\(rows)</tbody>
      </table></div>
      \(sentences)<p><button type="button" class="button" data-download="carts" hidden>Download as \
      CSV</button></p>
      </section>

      """
  }

  private var sentences: HTML {
    let all = summary.tieSentences
    guard !all.isEmpty else { return "" }
    let items = all.map { sentence -> HTML in
      "<li>\(HTML.sentence(sentence, of: summary.grid))</li>"
    }
    return "<ul class=\"notes\">\(items)</ul>\n"
  }

  private func row(_ cart: CartSummary, _ columns: [Column], _ carts: [CartSummary]) -> HTML {
    let cells = columns.map { column -> HTML in
      let value = column.value(cart)
      let key = value?.plain ?? ""
      if column.title == "Cart" { return head(cart) }
      let bar = column.isBar ? bar(value, carts.compactMap(column.value).max()) : nil
      return "<td class=\"number\" data-value=\"\(key)\">\(column.text(cart))\(bar)</td>"
    }
    let isDominated = summary.standing.dominators?[cart.cart].isEmpty == false
    return "<tr\(isDominated ? " class=\"dominated\"" : "" as HTML)>\(cells)</tr>\n"
  }

  private func head(_ cart: CartSummary) -> HTML {
    let names = summary.names(ofTied: cart.cart)
    let dominators = summary.standing.dominators?[cart.cart] ?? []
    let better = summary.standing.shownCarts.first(where: dominators.contains).map(summary.names)
    let mark = better.map { name -> HTML in
      "<span class=\"mark\">never better than \(HTML.name(name))</span>"
    }
    return "<th scope=\"row\" data-value=\"\(names)\">\(HTML.name(names))\(mark)</th>"
  }

  private func bar(_ value: Double?, _ greatest: Double?) -> HTML? {
    guard let value, let greatest, greatest > 0 else { return nil }
    let width = svg(value / greatest * 100)
    return """
      <svg class="cellbar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">\
      <rect class="fill" width="\(width)" height="6"/></svg>
      """
  }

  // MARK: Columns, where there is something to show

  private var columns: [Column] {
    let all = [
      Column(
        title: "Cart", unit: "", isBar: false, value: { _ in 0 }, text: { HTML.name($0.name) }),
      fillsColumn, areaColumn,
      Column(
        title: "No fill possible",
        unit: "of \(summary.grid.cellCount / summary.grid.carts.count) jobs", isBar: false,
        value: { cart in cart.infeasibleCells.flatMap { $0 > 0 ? Double($0) : nil } },
        text: { cart in "\(cart.infeasibleCells ?? 0)" }),
      Column(
        title: "Tanks used", unit: "", isBar: false, value: { $0.tanksUsed?.greatest },
        text: { cart in "\(range(cart.tanksUsed) { $0.plain })" }), weight,
    ]
    return all.filter { column in summary.shownCarts.contains { column.value($0) != nil } }
  }

  private var fillsColumn: Column {
    Column(
      title: "Fills", unit: "a field, mean", isBar: true, value: \.meanFills,
      text: { cart in spread(cart.fills, middle: cart.meanFills, areas: false) })
  }

  private var areaColumn: Column {
    Column(
      title: "Most the cart can do", unit: "\(summary.areaUnit), median", isBar: true,
      value: { $0.areaPerFill?.median },
      text: { cart in spread(cart.areaPerFill, middle: cart.areaPerFill?.median, areas: true) })
  }

  /// Carts that tie may weigh differently: each weight is given.
  private var weight: Column {
    let isMetric = summary.grid.units == .metric
    let weights = { (cart: CartSummary) -> [(String, Double)] in
      ([cart.cart] + summary.standing.carts(tiedWith: cart.cart)).sorted().compactMap { index in
        let other = summary.carts[index]
        return other.heaviestWeight.map {
          (other.name, isMetric ? Mass(pounds: $0).kilograms : $0)
        }
      }
    }
    return Column(
      title: "Heaviest", unit: isMetric ? "kg, loaded" : "lb, loaded", isBar: false,
      value: { weights($0).first?.1 },
      text: { cart in
        let all = weights(cart)
        guard all.count > 1 else { return "\(rounded(all.first?.1, 0))" }
        let lines = all.map { name, value -> HTML in
          "<span class=\"line\">\(HTML.name(name)) \(rounded(value, 0))</span>"
        }
        return "\(lines)"
      })
  }

  private func spread(_ spread: Spread?, middle: Double?, areas: Bool) -> HTML {
    guard let spread, let middle else { return "–" }
    let text = areas ? summary.areaNumber(middle) : rounded(middle)
    let range = range(spread) { areas ? summary.areaNumber($0) : $0.plain }
    guard spread.least < spread.greatest else { return "\(text)" }
    return "\(text)<span class=\"caption line\">\(range)</span>"
  }

  private func range(_ spread: Spread?, _ number: (Double) -> String) -> String {
    spread.map { span(number($0.least), number($0.greatest)) } ?? "–"
  }

  private func rounded(_ value: Double?, _ digits: Int = 1) -> String {
    value.flatMap { $0.isFinite ? fixed($0, digits).grouped : nil } ?? "–"
  }
}
