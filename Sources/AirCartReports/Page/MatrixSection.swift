import AirCart
import AirCartDocuments
import AirCartSimulation

/// The maps of a report, and behind a disclosure the frame in which the script puts every job.
struct MatrixSection {
  let summary: SweepSummary
  let selection: PageSelection
  let metrics: [PageMetric]
  let map: SweepMap?

  private var grid: SweepGrid { summary.grid }

  /// The maps; `nil` where fills were not computed.
  var html: HTML? {
    map.map { map -> HTML in
      """
      <section class="card" id="matrices" aria-labelledby="matrices-title" tabindex="-1">
      <h2 id="matrices-title">Fills on every field</h2>
      <p class="secondary">How often each cart is filled: field sizes in \(summary.areaUnit) \
      upward\(axes). The darker, the more fills.<span class="screen"> Click a place to see its plan.\
      </span></p>
      \(map.html)</section>

      """
    }
  }

  private var axes: HTML {
    let across = grid.sweptProducts.first.map { product -> HTML in
      ", rates of \(HTML.name(grid.products[product].name)) in \(summary.rateUnit) across"
    }
    return across ?? ""
  }

  /// Every job in figures, for the keyboard and for readers of screens too.
  var cells: HTML {
    """
    <details id="cells" class="card screen"><summary>Every job in figures</summary>
    <noscript><p>These tables need the script of this page. The same numbers are in \
    matrices/*.csv beside it.</p></noscript>
    <form class="toolbar" id="choices" hidden>
    \(metricChoice)\(slices)
    <button type="button" class="button" id="filters-open" aria-expanded="false" \
    aria-controls="filters">Filters<span id="filters-count"></span></button>
    </form>
    <div id="legend" hidden></div>
    <p id="matrices-empty" hidden>No cart or field size is left; clear a filter to see some.</p>
    <div id="panels"></div>
    <p><button type="button" class="button" data-download="matrices" hidden>Download what is shown \
    as CSV</button></p>
    </details>
    """
  }

  private var metricChoice: HTML {
    let options = metrics.map { metric -> HTML in
      "<option value=\"\(metric.key)\">\(metric.heading)</option>"
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
        let text = grid.products[product].rates[rate].stated.grouped
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
    let limits = ["from", "to"].map { end -> HTML in
      """
      <div class="field"><label for="filter-\(end)">Field \(end), \(summary.areaUnit)</label>\
      <input id="filter-\(end)" inputmode="decimal" autocomplete="off" \
      aria-describedby="filter-\(end)-error"><span class="error" id="filter-\(end)-error" \
      role="alert"></span></div>

      """
    }
    return """
      <section class="card filters stack" id="filters" aria-labelledby="filters-title">
      <h2 id="filters-title">Filters</h2>
      <div class="field"><label for="filter-cart">Cart</label>\
      <input id="filter-cart" type="search" autocomplete="off" placeholder="part of a name"></div>
      \(limits)<p class="row"><button type="button" class="button" id="filters-clear" hidden>Clear all\
      </button> <button type="button" class="button" id="filters-close">Close</button></p>
      </section>

      """
  }
}
