// swift-format-ignore-file
// Generated from Sources/AirCartReports/Page/Assets/load-sheet.css by `swift package embed-assets`; do not edit.

extension PageAssets {
  static let loadSheetCSS: StaticString = ##"""
/* The load sheet: black on white, to be read in the sun and printed on A4 or letter. */
:root { color-scheme: light only; }

@page { size: auto; margin: 12mm; }

body {
  margin: 0 auto;
  padding: 1rem;
  max-width: 60rem;
  background: white;
  color: black;
  font: 500 1.125rem/1.35 system-ui, sans-serif;
  overflow-wrap: break-word;
}

h1 { margin: 0 0 0.25em; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 0 0 0.4em; font-size: 1.75rem; line-height: 1.2; }
p { margin: 0 0 0.25em; }

section {
  margin-block-start: 1.25rem;
  padding-block-start: 0.75rem;
  border-block-start: 4px solid black;
  break-inside: avoid;
}

.new-page { break-after: page; }

table { width: 100%; margin-block-end: 0.75rem; border-collapse: collapse; }
thead { display: table-header-group; }
tr { break-inside: avoid; border-block-end: 1px solid black; }
thead tr { border-block-end-width: 2px; }
th, td { padding: 0.3rem 0.4rem; text-align: start; vertical-align: baseline; font-weight: inherit; }
thead th { font-size: 0.9375rem; vertical-align: bottom; }
tbody th { font-weight: 700; white-space: nowrap; }
.number { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
thead .number { white-space: normal; }

/* What is loaded is what the eye looks for. */
.checklist tbody td { font-size: 1.375rem; }
.checklist tbody th { font-size: 1.375rem; }
.checklist tbody td:nth-of-type(3) { font-weight: 800; font-size: 1.625rem; }

.tick { width: 1.6rem; padding-inline: 0; }
.tick i { display: block; width: 1.1rem; height: 1.1rem; border: 2px solid black; }

@media (max-width: 40rem) {
  body { font-size: 1rem; padding: 0.5rem; }
  main { overflow-x: auto; }
  .checklist tbody :is(td, th) { font-size: 1.125rem; }
  tbody th { white-space: normal; }
}

@media print {
  body { max-width: none; padding: 0; font-size: 13pt; }
  h1, h2 { font-size: 19pt; }
  thead th { font-size: 10.5pt; }
  .checklist tbody :is(td, th) { font-size: 15pt; }
  .checklist tbody td:nth-of-type(3) { font-size: 18pt; }
}

"""##
}
