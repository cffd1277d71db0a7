"""Makes the pictures of the README and of the articles: `Tests/Browser/run --screenshots`. Look at
them before they are committed; fonts and the browser's version change pixels, so no test compares them.

Each view is taken in light and dark, at one and a half times the size for sharp screens, in few colours.
"""

import io
import os
import pathlib
import tempfile

from PIL import Image
from playwright.sync_api import sync_playwright

from explorer import enter_task, show_loaded_cart, started, until, write_page
from tool import ROOT, SCHEMES, aircart

PICTURES = pathlib.Path(__file__).parent / "pictures"
ARTICLES = ROOT / "Sources/AirCartCommandLine/AirCartCommandLine.docc"
COLORS = 256
LIMIT = 150_000


def cart(page, folder):
    """The loaded cart of the README's first job, as a phone shows it: the answer and the tanks."""
    page.set_viewport_size({"width": 480, "height": 1000})
    return show_loaded_cart(page, folder)


def report(page, folder):
    """The maps of the shipped sweep with the plan of a cell beside them."""
    aircart("sweep", "Scenarios/cart-choice.json", "--only", "report", "--output", folder / "run")
    page.goto((folder / "run/report.html").as_uri())
    plot = page.locator("#matrices .map .plot").first
    plot.scroll_into_view_if_needed()
    box = plot.bounding_box()
    page.mouse.click(box["x"] + 120, box["y"] + 90)
    page.locator("#matrices").evaluate("e => scrollTo(0, e.offsetTop - 16)")


def season(page, folder):
    """The answer of the season of the shipped farm, and its curves."""
    page.goto((ROOT / "Reports/farm-season/report.html").as_uri())


def explore(page, folder):
    """The what-if page with wheat, urea and phosphate."""
    page.goto(write_page(folder).as_uri())
    enter_task(started(page))
    page.mouse.move(0, 0)
    page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); document.getElementById('job').scrollTop = 0 }")
    page.wait_for_timeout(500)


def farm(page, folder):
    """The farm of the worked example in the what-if page."""
    page.goto(write_page(folder).as_uri() + "#farm")
    started(page, with_example=True)
    page.wait_for_timeout(500)


def room(page, folder):
    """The seasons of the worked example in the what-if page."""
    page.goto(write_page(folder).as_uri() + "#season")
    started(page, with_example=True)
    until(page, "aircart.seasonAnswers.text !== '' && aircart.seasonText() === aircart.seasonAnswers.text")


def path(name, scheme):
    """Where a picture goes; DocC takes name~dark for name where a page is dark."""
    if name == "cart":
        return PICTURES / f"{name}-{scheme}.png"
    return ARTICLES / (f"{name}~dark.png" if scheme == "dark" else f"{name}.png")


def picture(page, file, clip):
    """Writes what a page shows, or the part of it that `clip` names, in few colours."""
    shot = Image.open(io.BytesIO(page.screenshot(clip=clip))).convert("RGB")
    shot.quantize(COLORS, dither=Image.Dither.NONE).save(file, optimize=True)
    size = file.stat().st_size
    assert size <= LIMIT, f"{file}: {size} bytes are more than {LIMIT}"
    print(f"{file.relative_to(ROOT)}: {size // 1000} kB")


def main():
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(
            executable_path=os.environ["CHROMIUM"],
            args=["--no-sandbox", "--font-render-hinting=none"])
        for view in (cart, report, season, explore, farm, room):
            for scheme in SCHEMES:
                page = browser.new_page(
                    viewport={"width": 1280, "height": 800}, color_scheme=scheme,
                    device_scale_factor=1.5, reduced_motion="reduce")
                own = pathlib.Path(folder, f"{view.__name__}-{scheme}")
                own.mkdir()
                clip = view(page, own)
                picture(page, path(view.__name__, scheme), clip)
                page.close()
        browser.close()


if __name__ == "__main__":
    main()
