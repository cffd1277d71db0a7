// swift-format-ignore-file
// Generated from Sources/AirCartReports/Page/Assets/season.css by `swift package embed-assets`; do not edit.

extension PageAssets {
  static let seasonCSS: StaticString = ##"""
/* The report of a season. */
.season .split {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  align-items: start;
  gap: var(--space-16) var(--space-24);
}
.season .split > * { min-width: 0; }
.season .split > div > * + * { margin-block-start: var(--space-12); }
.season .chart { max-width: 560px; }
.season .answer .secondary { font-size: var(--type-subheadline); }
.season input[type="range"] { width: 100%; min-height: var(--touch); accent-color: var(--amount); }
.season output { font-weight: 600; }
/* Figures are read whole, in columns. */
.season .table td { white-space: nowrap; font-variant-numeric: tabular-nums; }
.season .prose td { white-space: normal; }
.season .split tbody th { min-width: 5rem; }
.season .chart .faint { opacity: 0.25; }

@media print {
  .season .control { display: none; }
}

"""##
}
