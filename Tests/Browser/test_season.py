"""What a reader of a season's report sees and does. Oracles: the season's own table of quantiles,
the rules of the page, and axe-core."""

import csv
import math

import pytest
from playwright.sync_api import expect

import axe
import layout
from reports import page_data
from tool import SCHEMES, WIDTHS

SIZES = [(width, scheme) for width in WIDTHS for scheme in SCHEMES]


@pytest.mark.parametrize("width, scheme", SIZES)
def test_axe_finds_nothing(open_page, season, width, scheme):
    page = open_page(season, width=width, scheme=scheme)
    page.locator("#day").select_option(index=1)
    assert axe.violations(page) == []


@pytest.mark.parametrize("width, scheme", SIZES)
def test_nothing_is_cut_off_or_too_small(open_page, season, width, scheme):
    page = open_page(season, width=width, scheme=scheme)
    page.locator("#day").select_option(index=1)
    assert layout.findings(page) == []
    for name in ("days", "costs", "hangs", "help", "variation", "dots", "hours", "timeline"):
        assert page.evaluate(layout.OVERLAPPING, f"#{name} svg.chart text") == []


def test_the_first_paragraph_answers(open_page, season):
    page = open_page(season)
    expect(page.locator("main section").first).to_contain_text("is done by")


def test_the_day_can_be_moved_and_the_sentence_follows(open_page, season):
    """A cart is done by a day in as many of 100 seasons as its quantiles say."""
    page = open_page(season)
    data = page_data(season)
    with open(season.parent / "quantiles.csv", newline="") as rows:
        quantiles = [float(r["91300_days"] or "inf") for r in csv.DictReader(rows)]
    slider = page.locator("#threshold")
    for day in (14, 18, 22, 26):
        slider.fill(str(day))
        expect(page.locator("#date")).to_have_text(data["dates"][day])
        sentence = page.locator("#frequencies li").first.inner_text()
        count = int(sentence.split(" of 100 seasons")[0].split()[-1])
        # Percentiles that are at most the day, themselves included.
        least = sum(q <= day for q in quantiles[1:])
        assert abs(count - least) <= 1, (day, sentence, least)
        x = float(page.locator("#at-day").get_attribute("x1"))
        assert abs(x - data["x"][day]) < 0.01


def test_the_slider_is_worked_by_keys(open_page, season):
    page = open_page(season)
    slider = page.locator("#threshold")
    slider.focus()
    before = page.locator("#date").inner_text()
    slider.press("ArrowRight")
    assert page.locator("#date").inner_text() != before
    assert slider.get_attribute("aria-valuetext") == page.locator("#date").inner_text()


def test_the_years_can_be_chosen_and_the_dates_follow(open_page, season):
    """In so many years of ten a cart is done by the day that its quantiles say."""
    page = open_page(season)
    data = page_data(season)
    with open(season.parent / "quantiles.csv", newline="") as rows:
        quantiles = [float(r["91300_days"] or "inf") for r in csv.DictReader(rows)]
    slider = page.locator("#years")
    expect(page.locator("#share")).to_have_text("8")
    for years in (1, 5, 8, 9, 10):
        slider.fill(str(years))
        expect(page.locator("#share")).to_have_text(str(years))
        assert slider.get_attribute("aria-valuetext") == f"In {years} years of 10"
        date = data["dates"][math.ceil(quantiles[years * 10] - 1e-9)]
        expect(page.locator("#dates li").first).to_have_text(f"91300 is done by {date}.")
        assert float(page.locator("#at-share").get_attribute("y1")) == data["y"][years]


def test_tables_are_folded_and_open_on_paper(open_page, season):
    """On Letter (720 px between the margins) and A4 (717 px) every table is shown, whole."""
    for width in (720, 717):
        page = open_page(season, width=width)
        folded = page.locator("#tables details").count()
        assert folded > 8 and page.locator("#tables details[open]").count() == 0
        page.emulate_media(media="print")
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        assert page.locator("#tables details[open]").count() == folded
        cut = page.locator(".frame").evaluate_all(
            "all => all.filter(e => !e.offsetHeight || e.scrollWidth > e.clientWidth + 1)"
            ".map(e => e.getAttribute('aria-label'))")
        assert cut == []
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        assert page.locator("#tables details[open]").count() == 0


@pytest.mark.parametrize("width", (1024, 1200, 1280))
def test_no_table_beside_a_chart_is_scrolled_sideways(open_page, season, width):
    page = open_page(season, width=width)
    assert page.locator(".split .frame").evaluate_all(
        "all => all.filter(e => e.scrollWidth > e.clientWidth + 1).length") == 0


def test_a_day_of_the_timeline_is_chosen(open_page, season):
    page = open_page(season)
    rows = page.locator("#timeline .day")
    page.locator("#day").select_option(index=3)
    expect(page.locator("#timeline .day.faint")).to_have_count(rows.count() - 1)
    page.locator("#day").select_option(index=0)
    expect(page.locator("#timeline .day.faint")).to_have_count(0)


def test_a_chosen_day_says_what_was_done(open_page, season):
    """Oracle: the records of the season's own trace."""
    page = open_page(season)
    with open(season.parent / "trace.csv", newline="") as rows:
        records = [r for r in csv.DictReader(rows) if not r["activity"].startswith("truck")]
    date = records[0]["date"]
    page.locator("#day").select_option(index=1)
    shown = page.locator("#day-work tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.cells].slice(0, 3).map(cell => cell.textContent))")
    assert [[begin, what] for begin, _, what in shown] == [
        [r["clock"][:5], r["activity"]] for r in records if r["date"] == date]
    page.locator("#day").select_option(index=0)
    expect(page.locator("#day-work table")).to_have_count(0)


def test_the_first_screen_of_a_phone_says_which_cart(open_page, season):
    page = open_page(season, width=360, height=640)
    assert page.locator(".verdict").inner_text() == "9650", "of the prices that are stated it costs least"
    # The cart and the sentence that says why; what it hangs on may be below.
    for place in (".verdict", ".answer p:not(.verdict) >> nth=0"):
        box = page.locator(place).bounding_box()
        assert 0 <= box["y"] and box["y"] + box["height"] <= 640, place


def test_the_command_that_makes_it_again_is_copied(open_page, season):
    page = open_page(season, permissions=["clipboard-read", "clipboard-write"])
    page.locator("#provenance [data-copy]").click()
    page.locator("#toast:has-text('Copied')").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == (
        "aircart simulate Scenarios/farm.json --replications 400 --seed 1 --vary trucks=1,2 --what-helps "
        "--best-order --what-decides")


def test_fifty_dots_stand_for_every_cart(open_page, season):
    page = open_page(season)
    carts = len(page_data(season)["carts"])
    dots = page.locator("#dots circle.dot").count()
    assert 40 * carts <= dots <= 50 * carts


def test_without_a_script_everything_but_the_controls_is_there(open_page, season):
    page = open_page(season, java_script_enabled=False)
    expect(page.locator("#control")).to_be_hidden()
    expect(page.locator("#days svg.chart")).to_be_visible()
    page.locator("#tables summary", has_text="Mean hours").click()
    expect(page.get_by_role("table", name="Mean hours")).to_be_visible()
