// swift-format-ignore-file
// Generated from Sources/AirCartReports/Page/Assets/season.css by `swift package embed-assets`; do not edit.

extension PageAssets {
  static let seasonCSS: StaticString = ##"""
/* The report of a season. */
.contents a { display: inline-block; min-height: var(--touch); padding-block: var(--space-8); }
.season summary { min-height: var(--touch); }
.season .chart { width: 100%; height: auto; max-width: 960px; }
.season .control { display: flex; flex-wrap: wrap; gap: var(--space-12); align-items: center; }
.season .control input[type="range"] { flex: 1 1 240px; min-height: var(--touch); }
.season .control select { min-height: var(--touch); }
.season .chart .faint { opacity: 0.25; }
.chart .seeding { fill: var(--bar-full); }
.chart .filling { fill: var(--bar-medium); }
.chart .waiting { fill: var(--over); }
.chart .moving { fill: var(--bar-low); }
.chart .wet { fill: var(--track); }
.chart .dot { fill: var(--amount); }
.chart .threshold { stroke: var(--over); stroke-width: 2; }

"""##
}
