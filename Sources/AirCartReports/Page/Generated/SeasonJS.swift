// swift-format-ignore-file
// Generated from Sources/AirCartReports/Page/Assets/season.js by `swift package embed-assets`; do not edit.

extension PageAssets {
  static let seasonJS: StaticString = ##"""
// The report of a season: the movable day, and one day of the timeline.

const season = JSON.parse(document.getElementById("data").textContent);

/** Moves a line of the chart, across (x) or up (y). */
function moveLine(id, axis, at) {
  const line = document.getElementById(id);
  if (line) for (const end of [1, 2]) line.setAttribute(axis + end, at);
}

/** Puts a sentence for every cart into a list. */
function tell(list, sentence) {
  document.getElementById(list).replaceChildren(...season.carts.map(cart =>
    element("li", {}, sentence(cart))));
}

function showDay(day, slider) {
  document.getElementById("date").textContent = season.dates[day];
  slider.setAttribute("aria-valuetext", season.dates[day]);
  tell("frequencies", cart => filled(season.sentence,
    [nameElement(cart.name), season.dates[day], element("strong", {}, cart.done[day])]));
  moveLine("at-day", "x", season.x[Math.min(day, season.last)]);
}

function showYears(years, slider) {
  document.getElementById("share").textContent = years;
  slider.setAttribute("aria-valuetext", slider.labels[0].textContent);
  tell("dates", cart => filled(cart.by[years] ? season.dated : season.undated,
    [nameElement(cart.name), element("strong", {}, cart.by[years] || season.dates.at(-1))]));
  moveLine("at-share", "y", season.y[years]);
}

function startSlider(id, show) {
  const slider = document.getElementById(id);
  if (!slider) return;
  document.getElementById("control").hidden = false;
  slider.addEventListener("input", () => show(Number(slider.value), slider));
  show(Number(slider.value), slider);
}

/** What was done on a day of the timeline, as a table. */
function workTable(work, date) {
  const heads = ["From", "To", "What", "Where"].map(text => element("th", { scope: "col" }, text));
  const rows = work.map(([from, to, what, where]) => element("tr", {},
    element("td", {}, from), element("td", {}, to), element("td", {}, what),
    element("td", {}, nameElement(where))));
  return element("div", { class: "frame", tabindex: 0, role: "group", "aria-label": `Work of ${date}` },
    element("table", { class: "table" }, element("caption", { class: "vh" }, `Work of ${date}`),
      element("thead", {}, element("tr", {}, heads)), element("tbody", {}, rows)));
}

/** One day of the timeline with its work, or all of them. */
function startTimeline() {
  const select = document.getElementById("day");
  if (!select) return;
  document.getElementById("day-control").hidden = false;
  const rows = [...document.querySelectorAll("#timeline .day")];
  const date = row => row.querySelector("text").textContent;
  for (const row of rows) select.append(element("option", { value: row.id }, date(row)));
  select.addEventListener("change", () => {
    const chosen = rows.findIndex(row => row.id === select.value);
    rows.forEach((row, place) => row.classList.toggle("faint", chosen >= 0 && place !== chosen));
    document.getElementById("day-work").replaceChildren(
      ...(chosen >= 0 ? [workTable(season.work[chosen] || [], date(rows[chosen]))] : []));
  });
}

startSlider("threshold", showDay);
startSlider("years", showYears);
startPrinting();
startTimeline();
startCopying();

"""##
}
