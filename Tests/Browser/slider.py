"""How long a slider's move takes: `Tests/Browser/run --slider` prints rows for the article on speed.

200 moves of a rate with values that differ, on five carts, with the map in sight, in Chromium
without a window: computing, drawing, and the browser's layout of what was drawn apart. 200 moves of the trucks in the room for seasons, and 200 rates of a crop typed in the room for
farms: work and layout. Median and 95th percentile in milliseconds; and a yardstick, sorting 100,000
numbers in the same page, so that a slow machine can be told from a slow page.
"""

import os
import statistics
import tempfile

from playwright.sync_api import sync_playwright

from explorer import enter_task, started, write_page

MOVES = """async () => {
  const slider = document.querySelector('[data-slide="rate-1"]');
  aircart.timings.length = 0;
  for (let move = 0; move < 200; move++) {
    slider.value = slider.max * (0.2 + 0.6 * ((move * 89) % 200) / 200);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(done => requestAnimationFrame(() => {
      // The page has been drawn in this frame, and is not laid out yet.
      const start = performance.now();
      document.body.getBoundingClientRect();
      aircart.timings.at(-1).layout = performance.now() - start;
      setTimeout(done);
    }));
  }
  return aircart.timings;
}"""

# What the page does in the frame of a move is what runs between two frames' callbacks of our own.
ROOM_MOVES = """async selector => {
  const timings = [];
  for (let move = 0; move < 200; move++) {
    const field = document.querySelector(selector);
    const isSlider = field.type === 'range';
    field.value = isSlider ? Number(field.min) + move % (field.max - field.min + 1) : 60 + (move * 89) % 200;
    await new Promise(done => {
      let start;
      requestAnimationFrame(() => { start = performance.now(); });
      field.dispatchEvent(new Event('input', { bubbles: true }));
      if (!isSlider) requestAnimationFrame(() => aircart.updateFarm());
      requestAnimationFrame(() => {
        const worked = performance.now();
        document.body.getBoundingClientRect();
        timings.push({ work: worked - start, layout: performance.now() - worked });
        setTimeout(done);
      });
    });
  }
  return timings;
}"""
ROOMS = {"season": '[data-key="season/tender.trucks-slider"]', "farm": '[id="farm-crops/0/rate/1"]'}

YARDSTICK = """() => {
  const times = [];
  for (let round = 0; round < 21; round++) {
    let state = 1;
    const numbers = Float64Array.from({ length: 100000 },
      () => state = (state * 48271) % 2147483647);
    const start = performance.now();
    numbers.sort();
    times.push(performance.now() - start);
  }
  return times;
}"""


def measure(browser, folder):
    """Figures of 200 moves by part, and of the yardstick: median and 95th percentile."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto(write_page(folder).as_uri())
    enter_task(started(page))
    page.evaluate("document.querySelector('#map').scrollIntoView()")
    page.evaluate(MOVES)  # so that what is measured is compiled
    timings, yardstick = page.evaluate(MOVES), page.evaluate(YARDSTICK)
    page.close()
    assert len(timings) == 200, len(timings)
    parts = {part: [timing[part] for timing in timings] for part in ("compute", "draw", "layout")}
    parts["work"] = [timing["compute"] + timing["draw"] for timing in timings]
    parts |= measure_rooms(browser, folder)
    return {part: (statistics.median(values), statistics.quantiles(values, n=20)[18])
            for part, values in {**parts, "yardstick": yardstick}.items()}


def measure_rooms(browser, folder):
    """Times of 200 moves in each of the other rooms, by part."""
    parts = {}
    for room, selector in ROOMS.items():
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(f"{write_page(folder).as_uri()}#{room}")
        page.evaluate("aircart.ready")
        page.evaluate(ROOM_MOVES, selector)
        timings = page.evaluate(ROOM_MOVES, selector)
        assert len(timings) == 200, len(timings)
        for part in ("work", "layout"):
            parts[f"{room}, {part}"] = [timing[part] for timing in timings]
        page.close()
    return parts


def main():
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(
            executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
        for part, (median, late) in measure(browser, folder).items():
            print(f"{part}: median {median:.1f} ms, P95 {late:.1f} ms")
        browser.close()


if __name__ == "__main__":
    main()
