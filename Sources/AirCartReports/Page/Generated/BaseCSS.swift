// swift-format-ignore-file
// Generated from Sources/AirCartReports/Page/Assets/base.css by `swift package embed-assets`; do not edit.

extension PageAssets {
  static let baseCSS: StaticString = ##"""
/* What every page shares: text, cards, buttons, fields, tables, lists of figures. */
*,
*::before,
*::after { box-sizing: border-box; }

html {
  font: 100% / 1.4 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Liberation Sans", Arial,
    sans-serif;
  -webkit-text-size-adjust: 100%;
  background: var(--background);
  color: var(--text);
  scroll-padding: var(--space-16);
}

body {
  margin: 0;
  font-size: var(--type-callout);
  overflow-wrap: break-word;
}

h1,
h2,
h3,
h4 {
  margin: 0;
  line-height: 1.2;
  text-wrap: balance;
}

h1 { font-size: var(--type-title); }
h2 { font-size: var(--type-section); font-weight: 600; }
h3 { font-size: var(--type-headline); font-weight: 600; }
h4 { font-size: var(--type-callout); font-weight: 600; }

p,
ul,
ol,
dl,
figure,
pre { margin: 0; }

a { color: var(--amount); }

:focus-visible {
  outline: 3px solid var(--amount);
  outline-offset: 2px;
}

/* Names are of any language and length: they run in their own direction and never leave a box. */
.name {
  unicode-bidi: isolate;
  overflow-wrap: anywhere;
}

code,
pre { font: var(--type-footnote) / 1.5 ui-monospace, "Liberation Mono", Menlo, Consolas, monospace; }

.vh {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

[hidden] { display: none !important; }

.skip {
  position: absolute;
  z-index: 9;
  inset: var(--space-8) auto auto var(--space-8);
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-12);
  background: var(--amount);
  color: var(--on-button);
  transform: translateY(-200%);
}
.skip:focus { transform: none; }

.secondary { color: var(--text-2); }
.amount { color: var(--amount); font-weight: 600; }
.number { text-align: right; font-variant-numeric: tabular-nums; }

/* Status: always a sign and a word beside the colour. */
.ok { color: var(--ok); }
.watch { color: var(--watch); }
.tight,
.over { color: var(--over); }

/* Cards */
.card {
  display: flow-root;
  padding: var(--space-16);
  border-radius: var(--radius-16);
  background: var(--card);
  box-shadow: 0 2px 8px var(--shadow);
}
.card > * + *,
.stack > * + * { margin-block-start: var(--space-12); }

.tinted {
  padding: var(--space-12) var(--space-16);
  border: 1px solid var(--on-tint);
  border-radius: var(--radius-12);
  background: var(--tint);
  color: var(--on-tint);
}

/* Buttons */
.button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
  min-width: var(--touch);
  min-height: var(--touch);
  padding: var(--space-8) var(--space-16);
  border: 1.5px solid var(--amount);
  border-radius: var(--radius-12);
  background: transparent;
  color: var(--amount);
  font: inherit;
  font-weight: 500;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: scale var(--quick) ease-out;
}
.button:active { scale: 0.95; }
.button.primary {
  min-width: 120px;
  min-height: var(--touch-primary);
  background: var(--amount);
  color: var(--on-button);
}
.button.plain { border-color: transparent; }
.button[disabled] {
  border-color: var(--track);
  background: transparent;
  color: var(--text-2);
  cursor: default;
}
.button[aria-pressed="true"] { background: var(--amount); color: var(--on-button); }
.button svg { flex: none; width: 20px; height: 20px; fill: none; stroke: currentColor; }

summary {
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-height: var(--touch);
  color: var(--amount);
  font-weight: 500;
  cursor: pointer;
}
summary::before {
  content: "";
  flex: none;
  width: 0.5em;
  height: 0.7em;
  background: var(--sign);
  forced-color-adjust: none;
  clip-path: polygon(0 0, 100% 50%, 0 100%);
  transition: rotate var(--quick);
}
[open] > summary::before { rotate: 90deg; }
summary::-webkit-details-marker { display: none; }

/* A frame in which something wide scrolls, and says so by a shadow at the edge. */
.frame {
  position: relative;
  max-width: 100%;
  overflow-x: auto;
  background:
    linear-gradient(to right, var(--card) 30%, transparent) left / 40px 100% no-repeat local,
    linear-gradient(to left, var(--card) 30%, transparent) right / 40px 100% no-repeat local,
    linear-gradient(to right, var(--scrim), transparent) left / 12px calc(100% - 2px) no-repeat scroll,
    linear-gradient(to left, var(--scrim), transparent) right / 12px calc(100% - 2px) no-repeat scroll;
}

/* Tables of figures */
.table {
  width: 100%;
  border-collapse: collapse;
  font-size: var(--type-subheadline);
}
.table caption { text-align: start; padding-block-end: var(--space-8); }
.table th { text-align: start; font-weight: 600; }
.table tbody th { min-width: 8rem; }
.table th,
.table td {
  padding: var(--space-8);
  border-block-end: 1px solid var(--separator);
  vertical-align: top;
}
.table tr > :first-child { padding-inline-start: 0; }
.table tr > :last-child { padding-inline-end: 0; }
.table tbody tr:last-child > * { border-block-end: 0; }
.table .number { text-align: right; }

/* Keys and values, the values at the right */
.pairs > div {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-16);
  padding-block: var(--space-8);
  border-block-end: 1px solid var(--separator);
}
.pairs > div:last-child { border-block-end: 0; }
.pairs dt { color: var(--text-2); }
.pairs dd { margin: 0; margin-inline-start: auto; text-align: end; overflow-wrap: anywhere; }

.toast {
  position: fixed;
  z-index: 8;
  inset: auto 0 var(--space-24);
  width: fit-content;
  max-width: calc(100% - 2 * var(--space-16));
  margin-inline: auto;
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-12);
  background: var(--text);
  color: var(--background);
  font-size: var(--type-subheadline);
  font-weight: 500;
}
.toast.failed { background: var(--toast); color: var(--on-toast); }

@media (forced-colors: active) {
  :root { --sign: CanvasText; }
  .card,
  .toast { border: 1px solid CanvasText; }
  .button { border-color: ButtonText; }
  .frame { background: none; }
}

@media print {
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  html { font-size: 10pt; background: none; }
  .card { box-shadow: none; }
  h1,
  h2,
  h3,
  h4 { break-after: avoid; }
  figure,
  tr,
  .command { break-inside: avoid; }
  .frame { overflow: visible; background: none; }
  .button,
  .skip,
  .toast { display: none !important; }
  thead { display: table-header-group; }
  details::details-content { content-visibility: visible; block-size: auto; }
}

"""##
}
