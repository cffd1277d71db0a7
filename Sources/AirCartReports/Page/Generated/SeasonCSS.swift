// swift-format-ignore-file
// Generated from Sources/AirCartReports/Page/Assets/season.css by `swift package embed-assets`; do not edit.

extension PageAssets {
  static let seasonCSS: StaticString = ##"""
/* The report of a season. */
.season .split,
.season .cards {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  align-items: start;
  gap: var(--space-16) var(--space-24);
}
/* A table of five columns is not to be scrolled sideways beside its chart. */
.season .split:has(th:nth-child(5)) {
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 27rem), 1fr));
}
.season .split .table:has(th:nth-child(5)) tr > * + * { padding-inline-start: 0; }
.season .cards { align-items: stretch; gap: var(--space-24); }
.season .cards > :last-child:nth-child(odd) { grid-column: 1 / -1; }
.season .split > * { min-width: 0; }
.season .split > div > * + * { margin-block-start: var(--space-12); }
.season .chart { max-width: 560px; }
.season .answer .secondary { font-size: var(--type-subheadline); }
.season input[type="range"] { width: 100%; min-height: var(--touch); accent-color: var(--amount); }
.season output { font-weight: 600; }
/* Figures are read whole, in columns. */
.season .table td { white-space: nowrap; font-variant-numeric: tabular-nums; }
.season .split tbody th { min-width: 5rem; }
.season .chart .faint { opacity: 0.25; }
.season .chart .leader { stroke-width: 1; }

.season #tables td:last-child { white-space: normal; }

@media (max-width: 480px) {
  .season .answer { font-size: var(--type-subheadline); line-height: 1.35; }
  /* A drawing shrinks to a phone; its words do not shrink as much. */
  .season .chart text:not(.value) { font-size: var(--type-callout); }
}

@media print {
  .season .control { display: none; }
  .season .split { display: block; }
  .season .cards { display: block; }
  .season .chart { max-width: 420px; }
  .season .chart .name { stroke: none; }
  .season :is(#costs, #help, #hours, #dots) { break-inside: avoid; }
  .season .table { font-size: var(--type-footnote); }
  .season .table th,
  .season .table td { padding-inline: var(--space-4); }
  .season .table tbody th { min-width: 4rem; }
}

"""##
}
