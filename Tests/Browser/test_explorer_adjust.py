"""The middle of a field on the what-if page. Oracle: `aircart adjust` of the same tanks."""

import json
import random

import axe
import pytest
from explorer import TASK, enter_task, settle, started, write_page
from tool import aircart

LEFT = {"Tank 1": "150", "Tank 2": "50", "Tank 3": "40", "Tank 4": "70", "Saddle": "10"}


@pytest.fixture
def task(open_page, tmp_path):
    """The task on 480 acres, with the field's dialog open."""
    page = started(open_page(write_page(tmp_path)))
    enter_task(page)
    return page


def open_field(page, left=LEFT, seeded="200 ac"):
    page.click("[data-do=openAdjust]")
    assert page.evaluate("document.activeElement.id") == "adjust-seeded"
    page.wait_for_timeout(400)
    page.keyboard.type(seeded)
    for place, amount in enumerate(left.values()):
        page.fill(f"#adjust-left{place}", amount)


def adjusted(*words, left=LEFT, seeded="200ac"):
    tanks = ",".join(f"{name}={amount}bu" if amount.isdigit() else f"{name}={amount}" for name, amount in left.items())
    return json.loads(aircart(
        "adjust", "--cart", "91300", "--field", "480ac", *[f"{name}={rate}" for name, rate in TASK], "--seeded", seeded,
        "--left", tanks, "--json", *words))


def test_the_dialog_says_what_the_tool_says(task):
    open_field(task)
    expected = adjusted()
    words = task.inner_text("#adjusted")
    for row in expected["products"]:
        sign = "-" if row["offPct"] < 0 else "+"
        assert f"{row['realRateLbPerAc']:.2f}" in words
        assert f"{sign}{abs(row['offPct']):.1f}" in words and f"{row['lastsAc']:.2f}" in words
    assert f"{expected['firstTank']}, after" in words and "280.00 ac" in words
    assert "Urea (46-0-0) runs out" in words
    first = task.locator("#adjusted table.sheet").nth(1).inner_text()
    for load in ("31,581 lb", "11,893 lb", "6,291 lb", "13,355 lb", "1,995 lb"):
        assert load in first
    task.keyboard.press("Escape")
    assert task.locator("#adjusted").count() == 0


def test_the_meters_are_put_right(task):
    open_field(task)
    task.locator("#keepsRates").check(force=True)
    rest = adjusted("--keep-rates")["rest"]
    assert f"{rest['onBoard']['lastsAc']:.2f} ac" in task.inner_text("#adjusted")


@pytest.mark.parametrize("seed", range(12))
def test_drawn_tanks_agree_with_the_tool(task, seed):
    drawn = random.Random(seed)
    left = {name: str(drawn.randint(0, 40 if name == "Saddle" else 90)) for name in LEFT}
    if drawn.random() < 0.3:
        left["Tank 1"] = "20%"
    seeded = drawn.randint(150, 240)
    task.click("[data-do=openAdjust]")
    found = task.evaluate("""([seeded, left]) => {
        const typed = Object.fromEntries(left.map((amount, tank) => ['left' + tank, amount]));
        for (const [key, text] of Object.entries({ seeded: String(seeded), ...typed }))
            aircart.typeAdjusted(key, text);
        return aircart.adjusted(aircart.state.dialog);
    }""", [seeded, list(left.values())])
    expected = adjusted(left=left, seeded=f"{seeded}ac")
    for own, other in zip(found["products"], expected["products"], strict=True):
        assert own["real"] == pytest.approx(other["realRateLbPerAc"], rel=1e-12)
        assert own["lasts"] == pytest.approx(other["lastsAc"], rel=1e-12)
    loads = [[row["load"] for row in found["rest"]["fill"]["tanks"]], [row["loadBu"] for row in expected["rest"]["fillPlan"]["tanks"]]]
    assert loads[0] == pytest.approx(loads[1], rel=1e-9), f"seed {seed}: {left}"
    assert found["rest"]["fill"]["fills"] == expected["rest"]["fillPlan"]["fills"]


@pytest.mark.parametrize("seeded, left, words", [
    ("500", LEFT, "at most 480.00 ac"), ("200", LEFT | {"Tank 2": "240"}, "More is left in Tank 2 than went in"),
    ("200", LEFT | {"Tank 2": "194.94"}, "Nothing of MAP (11-52-0) has gone out"), ("200", LEFT | {"Tank 2": "fifty"}, "not understood"),
    ("", LEFT, "Type what is seeded"), ("200", LEFT | {"Saddle": ""}, "Type what is seeded"),
])
def test_what_cannot_be_is_said(task, seeded, left, words):
    open_field(task, left, seeded)
    assert words in task.inner_text("#adjusted")


@pytest.mark.parametrize("amount", ["9000 lb", "4000 kg", "1400 gal", "5 t"])
def test_what_is_left_may_be_a_weight(task, amount):
    left = LEFT | {"Tank 1": amount}
    open_field(task, left)
    expected = adjusted(left=left)["products"][1]
    assert f"{expected['realRateLbPerAc']:.2f}" in task.inner_text("#adjusted")


def test_what_went_in_can_be_said(task):
    open_field(task)
    task.click("#dialog summary")
    task.fill("#adjust-filled0", "700")
    expected = adjusted("--filled", "Tank 1=700bu")["products"][1]
    assert f"{expected['realRateLbPerAc']:.2f}" in task.inner_text("#adjusted")


@pytest.mark.parametrize("width", [390, 1280])
def test_the_dialog_is_accessible(open_page, tmp_path, width):
    page = started(open_page(write_page(tmp_path), width=width))
    enter_task(page)
    if width == 390:
        page.click("[data-do=openResults]")
    open_field(page)
    assert axe.violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_rule_that_excludes_what_is_on_board_leaves_the_rates(task):
    """Oracle: `aircart adjust` with the same rule, which plans no rest and says why."""
    task.evaluate("() => { aircart.state.products[1].maxTanks = 3; aircart.update(); }")
    open_field(task)
    expected = adjusted("--most", "Urea (46-0-0)=3")
    assert expected["rest"] is None
    words = task.inner_text("#adjusted")
    assert f"{expected['products'][1]['realRateLbPerAc']:.2f}" in words
    assert "The rest is not planned" in words and "The rest of the field" not in words


def test_more_than_a_fill_asks_for_what_went_in(task):
    open_field(task, seeded="300")
    assert "The first fill of the plan covers 252.73 ac, less than is seeded" in task.inner_text("#adjusted")
