import AirCartDocuments
import AirCartSimulation

/// The frame around a report's matrices: what is chosen, the legend, and where the script puts them.
struct MatrixSection {
  private let summary: SweepSummary
  private let selection: PageSelection
  private let metrics: [PageMetric]

  init(_ summary: SweepSummary, _ selection: PageSelection, _ metrics: [PageMetric]) {
    self.summary = summary
    self.selection = selection
    self.metrics = metrics
  }

  private var grid: SweepGrid { summary.grid }

  var html: HTML {
    """
    <section class="card" id="matrices" aria-labelledby="matrices-title" tabindex="-1">
    <h2 id="matrices-title">Matrices</h2>
    <p class="secondary">\(axes) Choose a cell to see its plan.</p>
    <noscript><p>The matrices need the script of this page. The same numbers are in matrices/*.csv \
    and, as pictures, in charts/*.svg beside it.</p></noscript>
    <form class="toolbar" id="choices" hidden>
    \(metricChoice)\(slices)
    <button type="button" class="button" id="filters-open" aria-expanded="false" \
    aria-controls="filters">Filters<span id="filters-count"></span></button>
    </form>
    <p class="paper" id="shown"></p>
    <div id="legend" hidden></div>
    <p id="matrices-empty" hidden>No cart or field size is left; clear a filter to see some.</p>
    <div id="panels"></div>
    <p><button type="button" class="button" data-download="matrices" hidden>Download what is shown \
    as CSV</button></p>
    </section>

    """
  }

  private var axes: HTML {
    let across = grid.sweptProducts.first.map { product -> HTML in
      ", rates of \(HTML.name(grid.products[product].name)) in \(summary.rateUnit) across"
    }
    return "Field sizes in \(summary.areaUnit) down\(across)."
  }

  private var metricChoice: HTML {
    let options = metrics.map { metric -> HTML in
      let unit = metric.unit.isEmpty ? "" : ", \(metric.unit)"
      return "<option value=\"\(metric.key)\">\(metric.title)\(unit)</option>"
    }
    return """
      <div class="field"><label for="metric">Show</label>\
      <select id="metric">\(options)</select></div>

      """
  }

  /// A choice for every swept product after the first.
  private var slices: [HTML] {
    grid.sweptProducts.dropFirst().map { product in
      let options = selection.rates[product].enumerated().map { place, rate -> HTML in
        let text = grid.products[product].statedRates[rate].plain
        return "<option value=\"\(place)\">\(text) \(summary.rateUnit)</option>"
      }
      return """
        <div class="field"><label for="slice-\(product)">\(HTML.name(grid.products[product].name))\
        </label><select id="slice-\(product)" data-product="\(product)">\(options)</select></div>

        """
    }
  }

  /// The filters: beside the page where there is room, else above it when they are asked for.
  var filters: HTML {
    let unit = summary.areaUnit
    return """
      <section class="card filters stack" id="filters" aria-labelledby="filters-title">
      <h2 id="filters-title">Filters</h2>
      <div class="field"><label for="filter-cart">Cart</label>\
      <input id="filter-cart" type="search" autocomplete="off" placeholder="part of a name"></div>
      <div class="field"><label for="filter-from">Field from, \(unit)</label>\
      <input id="filter-from" inputmode="decimal" autocomplete="off" \
      aria-describedby="filter-from-error"><span class="error" id="filter-from-error" \
      role="alert"></span></div>
      <div class="field"><label for="filter-to">Field to, \(unit)</label>\
      <input id="filter-to" inputmode="decimal" autocomplete="off" \
      aria-describedby="filter-to-error"><span class="error" id="filter-to-error" \
      role="alert"></span></div>
      <p class="row"><button type="button" class="button" id="filters-clear" hidden>Clear all\
      </button> <button type="button" class="button" id="filters-close">Close</button></p>
      </section>

      """
  }
}
