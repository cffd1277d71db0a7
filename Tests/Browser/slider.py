"""How long a slider's move takes: `Tests/Browser/run --slider` prints rows for the article on speed.

200 moves of a rate with values that differ, on five carts with 50 × 50 cells each, in Chromium
without a window. Computing, drawing, and the browser's layout of what was drawn apart, median and
95th percentile in milliseconds.
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


def measure(browser, folder):
    """Figures of 200 moves by part: its median and its 95th percentile."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto(write_page(folder).as_uri())
    enter_task(started(page))
    page.evaluate(MOVES)  # so that what is measured is compiled
    timings = page.evaluate(MOVES)
    page.close()
    assert len(timings) == 200, len(timings)
    return {part: (statistics.median(values), statistics.quantiles(values, n=20)[18])
            for part in ("compute", "draw", "layout")
            for values in [[timing[part] for timing in timings]]}


def main():
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(
            executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
        for part, (median, late) in measure(browser, folder).items():
            print(f"{part}: median {median:.1f} ms, P95 {late:.1f} ms")
        browser.close()


if __name__ == "__main__":
    main()
