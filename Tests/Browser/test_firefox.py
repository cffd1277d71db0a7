"""Reports in Firefox: they load, a grid is walked, the inspector says what Chromium's says."""

import os

import pytest

from firefox import Firefox

pytestmark = pytest.mark.skipif(not os.environ.get("FIREFOX"), reason="no Firefox here")

# The cells as numbers are folded until somebody asks for them.
UNFOLD = "document.querySelectorAll('details').forEach(fold => { fold.open = true })"
# Browsers differ in whether a drawing's text is text of the page.
WORDS = """[...document.querySelectorAll('#inspector > * > *')].map(part => part.matches('svg')
  ? [...part.querySelectorAll('text')].map(text => text.textContent).join(' ') : part.innerText).join(' ')"""
CHOOSE = f"""
  const cell = document.querySelectorAll('.matrix')[arguments[0]].tBodies[0]
    .rows[arguments[1]].cells[arguments[2] + 1];
  cell.click();
  return {WORDS};
"""


@pytest.fixture(scope="module")
def firefox():
    with Firefox() as firefox:
        yield firefox


def test_a_report_works(firefox, open_page, cart_choice):
    firefox.open(cart_choice)
    assert firefox.run("return document.querySelector('.verdict').textContent") == "91300"
    assert firefox.run("return document.querySelectorAll('.matrix td[tabindex]').length") == 432
    # The policy of the page let its own style and script through, or there would be neither.
    assert firefox.run("return getComputedStyle(document.body).margin") == "0px"
    page = open_page(cart_choice)
    firefox.run(UNFOLD)
    page.evaluate(UNFOLD)
    for place in ([0, 0, 0], [1, 7, 4], [2, 15, 8]):
        text = firefox.run(CHOOSE, *place)
        cell = page.locator(".matrix").nth(place[0]).locator("tbody tr").nth(place[1])
        cell.locator("td").nth(place[2]).click()
        assert text.split() == page.evaluate(WORDS).split()


def test_its_grid_is_walked_by_keys(firefox, cart_choice):
    firefox.open(cart_choice)
    firefox.run(UNFOLD)
    firefox.run("document.querySelector('.matrix td[tabindex=\"0\"]').focus()")
    firefox.press("ArrowRight", "ArrowRight", "ArrowDown", "Enter")
    place = "const e = document.activeElement; return [e.parentNode.sectionRowIndex, e.cellIndex]"
    assert firefox.run(place) == [1, 3]
    assert "80.00 ac" in firefox.run("return document.getElementById('inspector').innerText")
    firefox.press("Home", "Escape")
    assert firefox.run("return document.getElementById('inspector').hidden")
    assert firefox.run(place) == [1, 1]


def test_a_narrow_window_does_not_scroll_sideways(firefox, cart_choice):
    firefox.open(cart_choice)
    firefox.resize(500, 800)
    assert firefox.run("return document.documentElement.scrollWidth <= innerWidth")


def test_the_report_of_a_season_works(firefox, season):
    firefox.open(season)
    firefox.resize(500, 800)
    assert firefox.run("return document.documentElement.scrollWidth <= innerWidth")
    move = """const slider = document.getElementById('threshold');
      slider.value = arguments[0];
      slider.dispatchEvent(new Event('input'));
      return document.getElementById('frequencies').innerText;"""
    early, late = firefox.run(move, 12), firefox.run(move, 40)
    assert early != late and "12 May" in early and "9 June" in late
