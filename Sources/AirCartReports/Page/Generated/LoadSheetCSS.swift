// swift-format-ignore-file
// Generated from Sources/AirCartReports/Page/Assets/load-sheet.css by `swift package embed-assets`; do not edit.

extension PageAssets {
  static let loadSheetCSS: StaticString = ##"""
/* The load sheet: black on white, to be read in the sun and printed on A4 or letter. */
@page {
  size: auto;
  margin: 12mm;
}

.load-sheet {
  margin: 0 auto;
  padding: 1rem;
  max-width: 60rem;
  background: white;
  color: black;
  color-scheme: light only;
  font: 500 1.125rem/1.35 system-ui, sans-serif;
  overflow-wrap: break-word;
}

.load-sheet h1 { margin: 0 0 0.25em; font-size: 1.75rem; line-height: 1.2; }
.load-sheet h2 { margin: 0 0 0.4em; font-size: 1.75rem; line-height: 1.2; }
.load-sheet .grade { white-space: nowrap; }
.load-sheet p { margin: 0 0 0.25em; }
.load-sheet header svg { float: inline-end; width: 9cm; max-width: 100%; margin-inline-start: 1rem; }
.load-sheet main { clear: both; }

.load-sheet section {
  margin-block-start: 1.25rem;
  padding-block-start: 0.75rem;
  border-block-start: 4px solid black;
  break-inside: avoid;
}

.load-sheet .new-page { break-after: page; }

/* On paper each part says what it belongs to; the header says it on the screen. */
.load-sheet .job { display: none; }

/* Room to write, and boxes to tick. */
.load-sheet .blanks { display: flex; gap: 1rem; margin-block: 1rem 0; }
.load-sheet .blanks span { flex: 1; min-height: 2rem; border-block-end: 1px solid black; }
.load-sheet .boxes { display: flex; flex-wrap: wrap; gap: 0.4rem 1rem; }
.load-sheet .boxes span { display: flex; align-items: center; gap: 0.35rem; min-width: 3.2rem; }
.load-sheet i { display: block; width: 1.1rem; height: 1.1rem; border: 2px solid black; }
.load-sheet .tick { width: 1.6rem; padding-inline: 0; }

.load-sheet table { width: 100%; margin-block-end: 0.75rem; border-collapse: collapse; }
.load-sheet thead { display: table-header-group; }
.load-sheet tr { break-inside: avoid; border-block-end: 1px solid black; }
.load-sheet thead tr { border-block-end-width: 2px; }
.load-sheet :is(th, td) {
  padding: 0.3rem 0.4rem;
  text-align: start;
  vertical-align: baseline;
  font-weight: inherit;
}
.load-sheet thead th { font-size: 0.9375rem; vertical-align: bottom; }
.load-sheet tbody th { font-weight: 700; white-space: nowrap; }
.load-sheet .number { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
.load-sheet thead .number { white-space: normal; }

/* What is loaded is what the eye looks for. */
.load-sheet .checklist tbody :is(td, th) { font-size: 1.375rem; }
.load-sheet .checklist tbody .amount { color: inherit; font-weight: 800; font-size: 1.625rem; }

@media (max-width: 40rem) {
  .load-sheet { padding: 0.5rem; font-size: 0.875rem; }
  .load-sheet :is(h1, h2) { font-size: 1.375rem; }
  .load-sheet main { overflow-x: auto; }
  .load-sheet :is(th, td) { padding-inline: 0.2rem; }
  .load-sheet thead th { font-size: 0.75rem; }
  .load-sheet .checklist tbody :is(td, th) { font-size: 0.875rem; }
  .load-sheet .checklist tbody .amount { font-size: 1.125rem; }
  .load-sheet tbody th { white-space: normal; }
}

/* Two fills on a page, letter or A4. */
@media print {
  .load-sheet { padding: 0; max-width: none; font-size: 9.5pt; }
  .load-sheet :is(h1, h2) { margin-block-end: 0.15em; font-size: 14pt; }
  .load-sheet .blanks { margin-block: 0.5rem 0; }
  .load-sheet section {
    margin-block-start: 0.6rem;
    padding-block-start: 0.4rem;
    border-width: 3px;
  }
  .load-sheet section:not(:first-of-type) > .job { display: block; }
  .load-sheet table { margin-block-end: 0.3rem; }
  .load-sheet :is(th, td) { padding-block: 0.1rem; }
  .load-sheet thead th { font-size: 8.5pt; }
  .load-sheet .checklist tbody :is(td, th) { font-size: 11pt; }
  .load-sheet .checklist tbody .amount { font-size: 13pt; }
}

"""##
}
