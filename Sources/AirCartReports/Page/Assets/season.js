// The report of a season: the movable day, and one day of the timeline.

const season = JSON.parse(document.getElementById("data").textContent);

/** How often a cart is done by a day, counted in a hundred seasons. */
function frequency(cart, day) {
  const share = cart.done[day] / season.replications * 100;
  const count = Math.round(share);
  const text = share > 0 && count === 0 ? "fewer than 1"
    : share < 100 && count === 100 ? "more than 99" : String(count);
  return `${text} of 100 seasons`;
}

function showDay(day) {
  document.getElementById("date").textContent = season.dates[day];
  const slider = document.getElementById("threshold");
  slider.setAttribute("aria-valuetext", season.dates[day]);
  const list = document.getElementById("frequencies");
  list.replaceChildren(...season.carts.map(cart =>
    element("li", {}, "With ", nameElement(cart.name), ` the farm is done by ${season.dates[day]} in `,
      element("strong", {}, frequency(cart, day)), ".")));
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

/** One row of the timeline, or all of them. */
function startTimeline() {
  const select = document.getElementById("day");
  if (!select) return;
  document.getElementById("day-control").hidden = false;
  const rows = [...document.querySelectorAll("#timeline .day")];
  for (const row of rows)
    select.append(element("option", { value: row.id }, row.querySelector("text").textContent));
  select.addEventListener("change", () => {
    for (const row of rows) row.classList.toggle("faint", Boolean(select.value) && row.id !== select.value);
  });
}

startThreshold();
startTimeline();
