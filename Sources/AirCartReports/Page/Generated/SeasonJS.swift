// swift-format-ignore-file
// Generated from Sources/AirCartReports/Page/Assets/season.js by `swift package embed-assets`; do not edit.

extension PageAssets {
  static let seasonJS: StaticString = ##"""
// The report of a season: the movable day, and one day of the timeline.

const season = JSON.parse(document.getElementById("data").textContent);

function showDay(day) {
  document.getElementById("date").textContent = season.dates[day];
  const slider = document.getElementById("threshold");
  slider.setAttribute("aria-valuetext", season.dates[day]);
  const list = document.getElementById("frequencies");
  list.replaceChildren(...season.carts.map(cart =>
    element("li", {}, filled(season.sentence, [nameElement(cart.name), season.dates[day],
      element("strong", {}, cart.done[day])]))));
  const x = season.x[Math.min(day, season.last)];
  for (const line of document.querySelectorAll("#days .threshold")) {
    line.setAttribute("x1", x);
    line.setAttribute("x2", x);
  }
}

function startThreshold() {
  const slider = document.getElementById("threshold");
  if (!slider) return;
  document.getElementById("control").hidden = false;
  slider.addEventListener("input", () => showDay(Number(slider.value)));
  showDay(Number(slider.value));
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

function startCopying() {
  for (const button of document.querySelectorAll("[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", () =>
      copyText(button.parentNode.querySelector("code").textContent));
  }
}

startThreshold();
startTimeline();
startCopying();

"""##
}
