"""How long a slider's move takes: `Tests/Browser/run --slider` prints rows for the article on speed.

200 moves of a rate with values that differ, on five carts with 50 × 50 cells each, whose maps are in
sight, in Chromium without a window. Computing, drawing, and the browser's layout of what was drawn apart, median and
95th percentile in milliseconds; and a yardstick, sorting 100,000 numbers in the same page, so that
a slow machine can be told from a slow page.
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
    page.evaluate("document.querySelector('.panels').scrollIntoView()")
    page.evaluate(MOVES)  # so that what is measured is compiled
    timings, yardstick = page.evaluate(MOVES), page.evaluate(YARDSTICK)
    page.close()
    assert len(timings) == 200, len(timings)
    parts = {part: [timing[part] for timing in timings] for part in ("compute", "draw", "layout")}
    return {part: (statistics.median(values), statistics.quantiles(values, n=20)[18])
            for part, values in {**parts, "yardstick": yardstick}.items()}


def main():
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(
            executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
        for part, (median, late) in measure(browser, folder).items():
            print(f"{part}: median {median:.1f} ms, P95 {late:.1f} ms")
        browser.close()


if __name__ == "__main__":
    main()
