// swift-format-ignore-file
// Generated from Sources/AirCartReports/Page/Assets/plan.css by `swift package embed-assets`; do not edit.

extension PageAssets {
  static let planCSS: StaticString = ##"""
/* The results of one job, as plan.js lays them out. */
.plan-part > * + * { margin-block-start: var(--space-8); }
.plan-part + .plan-part { margin-block-start: var(--space-24); }

.rows { padding: 0; list-style: none; }
.rows > li { border-block-end: 1px solid var(--separator); padding-block: var(--space-8); }
.rows > li:last-child { border-block-end: 0; }

.required {
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 var(--space-16);
}
.required .name { font-weight: 600; }
.required .caption { grid-column: 1 / -1; }

.tank {
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: var(--space-4) var(--space-16);
  padding: var(--space-12);
  border: 1px solid var(--separator);
  border-radius: var(--radius-12);
}
.tank > :nth-child(even) { text-align: end; }
.tank [role="meter"] { grid-column: 1 / -1; }

.bar {
  display: block;
  width: 100%;
  height: var(--space-12);
  border: 1px solid var(--track);
  border-radius: var(--radius-8);
  forced-color-adjust: none;
}
.bar rect { transition: width var(--standard) ease; }
.bar.full rect { fill: var(--bar-full); }
.bar.medium rect { fill: var(--bar-medium); }
.bar.low rect { fill: var(--bar-low); }

.unallocated {
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--space-4) var(--space-16);
}
.unallocated strong { grid-column: 1 / -1; }

.line { display: block; }

.comparison th,
.comparison td { font-size: var(--type-footnote); }
.comparison .differs { font-weight: 600; }
.comparison .difference { color: var(--amount); }
.comparison .left-over > * { background: var(--tint); color: var(--on-tint); }
.comparison .left-over > :first-child { padding-inline-start: var(--space-8); }
.comparison .left-over > :last-child { padding-inline-end: var(--space-8); }

.command { display: flex; align-items: start; gap: var(--space-8); }
.command pre {
  flex: 1;
  min-width: 0;
  padding: var(--space-12);
  border: 1px solid var(--track);
  border-radius: var(--radius-8);
  background: var(--background);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}

@media (forced-colors: active) {
  .bar { border-color: CanvasText; }
  .unallocated { border-width: 2px; }
}

"""##
}
