// swift-format-ignore-file
// Generated from Sources/AirCartReports/Page/Assets/plan.css by `swift package embed-assets`; do not edit.

extension PageAssets {
  static let planCSS: StaticString = ##"""
/* The parts of a plan that sweep reports and the what-if page share: what it needs, the cart with its load,
   and tanks in rows. */
ul.plain { padding: 0; list-style: none; }
.grade { white-space: nowrap; }
.pair { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--space-12); align-items: baseline; }
.pair > :nth-child(even) { text-align: end; }
.pair > .secondary { font-size: var(--type-footnote); }
.pair + .pair, li + .pair { border-block-start: 1px solid var(--separator); }
li.pair { padding-block: var(--space-8); }
.meter {
  align-self: center;
  justify-self: end;
  width: 7rem;
  height: 10px;
  border: 1px solid var(--track);
  border-radius: var(--radius-8);
  forced-color-adjust: none;
}
.meter rect { fill: var(--bar-medium); }
.meter.full rect { fill: var(--bar-full); }
.meter.low rect { fill: var(--bar-low); }
.unallocated { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--space-4) var(--space-12); }
.unallocated strong { grid-column: 1 / -1; }

/* The cart from the side */
.sign { width: 0.9em; height: 0.9em; fill: none; stroke: currentcolor; stroke-width: 3; vertical-align: -0.05em; }
.picture { display: block; width: 100%; max-width: 44rem; height: auto; margin-inline: auto; stroke: none; overflow: visible; }
.picture .wall { fill: var(--background); stroke: var(--track); stroke-width: 1; }
.picture .level { transition: y var(--standard) ease, height var(--standard) ease; }
.picture .steel { fill: var(--track); }
.picture .wheel { fill: var(--text-2); stroke: var(--card); stroke-width: 4; }
.picture .tap { fill: transparent; }
.picture .tank { cursor: pointer; }
.picture .tank:hover .wall { stroke: var(--amount); stroke-width: 2; }
.picture .tank:focus-visible { outline: none; }
.picture .tank:focus-visible .wall { stroke: var(--amount); stroke-width: 4; }
.picture text {
  fill: var(--ring-dark);
  stroke: var(--ring-light);
  stroke-width: 2.5px;
  paint-order: stroke;
  font-weight: 600;
  text-anchor: middle;
}
.picture .name, .picture .none, .picture .aside { fill: var(--text-2); stroke: none; font-size: 10px; font-weight: 400; }
.picture .aside { text-anchor: start; }
.picture .name { stroke: var(--card); }
.picture .strong { fill: var(--text); font-size: 11px; font-weight: 600; }
.picture .product-0 { fill: var(--product-0); }
.picture .product-1 { fill: var(--product-1); }
.picture .product-2 { fill: var(--product-2); }
.picture .product-3 { fill: var(--product-3); }
.picture .product-4 { fill: var(--product-4); }
.picture .product-5 { fill: var(--product-5); }

@media (forced-colors: active) {
  .meter { border-color: CanvasText; }
  .unallocated { border-width: 2px; }
}

"""##
}
