// swift-format-ignore-file
// Generated from Sources/AirCartReports/Page/Assets/html.js by `swift package embed-assets`; do not edit.

extension PageAssets {
  static let htmlJS: StaticString = ##"""
// Templates: text is escaped wherever a value goes into one.

class Markup {
  constructor(text) { this.text = text; }
}

const escaped = text => String(text).replace(/[&<>"']/g, sign => "&#" + sign.charCodeAt(0) + ";");

function html(strings, ...values) {
  return new Markup(String.raw({ raw: strings }, ...values.map(markupText)));
}

function markupText(value) {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(markupText).join("");
  return value === null || value === undefined || value === false ? "" : escaped(value);
}

const grade = /(\(\d[\w.]*(?:-[\w.]+)+\))/;

/** A product's name, or a text with such names, in whose grades no line ends. */
const productName = text => text.split(grade).map((part, place) => place % 2
  ? html`<span class="grade">${part}</span>` : part);

"""##
}
