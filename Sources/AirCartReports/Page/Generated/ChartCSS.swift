// swift-format-ignore-file
// Generated from Sources/AirCartReports/Page/Assets/chart.css by `swift package embed-assets`; do not edit.

extension PageAssets {
  static let chartCSS: StaticString = ##"""
/* Charts: in pages and, with the values in place of the variables, in separate files. */
.chart { font-family: -apple-system, "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif; }
.chart .ground { fill: var(--card); }
.chart text { font-size: var(--type-footnote); fill: var(--text); }
.chart .title { font-size: var(--type-headline); font-weight: 600; }
.chart .note,
.chart .label { fill: var(--text-2); font-variant-numeric: tabular-nums; }
.chart .name { font-weight: 600; paint-order: stroke; stroke: var(--card); stroke-width: 4px; }
.chart .middle { text-anchor: middle; }
.chart .end { text-anchor: end; }
.chart .value { font-size: var(--type-caption); text-anchor: middle; fill: var(--ring-dark); }
.chart .value.light { fill: var(--ring-light); }
.chart .grid { stroke: var(--separator); }
.chart .line { fill: none; stroke: var(--amount); stroke-width: 2; }
.chart .line-1 { stroke: var(--brand); stroke-dasharray: 6 3; }
.chart .line-2 { stroke: var(--ok); stroke-dasharray: 2 3; }
.chart .line-3 { stroke: var(--text-2); stroke-dasharray: 8 3 2 3; }
.chart .dots { stroke-width: 5; stroke-dasharray: none; stroke-linecap: round; }

/* What the hours of a season are spent on; each differs from its neighbours by more than its hue. */
.chart .seeding { fill: var(--bar-full); }
.chart .filling { fill: var(--bar-medium); }
.chart .waiting { fill: var(--over); stroke: var(--text); }
.chart .moving { fill: var(--bar-low); }
.chart .repair { fill: var(--text-2); }
.chart .wet { fill: var(--card); stroke: var(--track); }
.chart .value.on-waiting { fill: var(--on-toast); }
.chart .value.on-repair { fill: var(--card); }
.chart .value.on-wet { fill: var(--text); }
.chart .dot { fill: var(--amount); }
.chart .threshold { stroke: var(--text-2); stroke-width: 1.5; }
.chart .interval { fill: none; stroke: var(--text); stroke-width: 2; }

/* Maps: regions of one class each, ticks, and rings around cells, of which one shows on any colour. */
.chart .plot { fill: transparent; stroke: var(--separator); }
.chart .regions { shape-rendering: crispEdges; forced-color-adjust: none; }
.chart .tick { stroke: var(--text-2); }
.chart .ring-dark { fill: none; stroke: var(--ring-dark); stroke-width: 5px; }
.chart .ring-light { fill: none; stroke: var(--ring-light); stroke-width: 2px; }

"""##
}
