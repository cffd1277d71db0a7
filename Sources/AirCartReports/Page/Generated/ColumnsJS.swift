// swift-format-ignore-file
// Generated from Sources/AirCartReports/Page/Assets/columns.js by `swift package embed-assets`; do not edit.

extension PageAssets {
  static let columnsJS: StaticString = ##"""
// Packed columns: see PackedColumn.swift, which writes them.

const firstDigit = 0x21, lastDigit = 0x7d;
const digitValues = (() => {
  const values = new Uint8Array(128);
  let next = 0;
  for (let code = firstDigit; code <= lastDigit; code++)
    if (code !== 0x22 && code !== 0x3c && code !== 0x5c) values[code] = next++;
  return values;
})();

/** The numbers of a packed column, NaN for missing ones. */
function unpacked(text, count) {
  const numbers = new Float64Array(count).fill(NaN);
  if (text == null) return numbers;
  const start = text.indexOf(":") + 1;
  const [width, offset] = text.slice(0, start - 1).split(",").map(Number);
  const missing = 90 ** width - 1;
  let at = 0, last = NaN;
  for (let index = start; index < text.length;) {
    if (text.charCodeAt(index) === 0x7e) {
      const end = at + digitValues[text.charCodeAt(index + 1)] + 1;
      numbers.fill(last, at, end);
      at = end;
      index += 2;
      continue;
    }
    let value = 0;
    for (const end = index + width; index < end; index++)
      value = value * 90 + digitValues[text.charCodeAt(index)];
    last = value === missing ? NaN : value + offset;
    numbers[at++] = last;
  }
  return numbers;
}

/** Columns that are unpacked when they are first asked for. */
class Columns {
  constructor(source, count) {
    this.source = source;
    this.count = count;
    this.known = new Map();
  }

  /** A number of a column, given by the names that lead to it; NaN where there is none. */
  number(index, ...path) {
    const key = path.join("/");
    let numbers = this.known.get(key);
    if (!numbers) {
      let text = this.source;
      for (const name of path) text = text?.[name];
      numbers = unpacked(text, this.count);
      this.known.set(key, numbers);
    }
    return numbers[index];
  }
}

/** A text of digits with a comma between thousands. */
function grouped(text) {
  return text.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ",");
}

/** A whole number of tenths, hundredths and so on as text; a dash for none. */
function decimalText(value, decimals) {
  return Number.isNaN(value) ? "–" : (value / 10 ** decimals).toFixed(decimals);
}

"""##
}
