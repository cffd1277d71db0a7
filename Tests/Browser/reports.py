"""Reports that tests open: made once, by the tool under test."""

import json
import pathlib
import shutil

import pytest

from tool import ROOT, aircart

# Names that would end an element, an attribute or a line, or turn the direction of writing.
HOSTILE = {
    "cart": "<script>alert(1)</script>\"'>&amp;<img src=x onerror=alert(2)>",
    "product": "</script><b>בדיקה</b> \"quoted\" 'and' `ticked`",
    "long": ("Extraordinarily-long-name-without-a-place-to-break_" + "x" * 60)[:100],
}


def sweep(folder, scenario, *options):
    """Writes a scenario's run into a folder and returns the path of its report."""
    file = folder / f"{scenario['name']}.json"
    file.write_text(json.dumps(scenario))
    aircart("sweep", file, "--output", folder / scenario["name"], *options, cwd=folder)
    return folder / scenario["name"] / "report.html"


@pytest.fixture(scope="session")
def cart_choice(tmp_path_factory):
    """The shipped scenario, with its study of quality beside it."""
    folder = tmp_path_factory.mktemp("reports")
    shutil.copytree(ROOT / "Reports/cart-choice-quality", folder / "cart-choice-quality")
    aircart("sweep", "Scenarios/cart-choice.json", "--output", folder / "cart-choice")
    return folder / "cart-choice/report.html"


@pytest.fixture(scope="session")
def own_cart(tmp_path_factory):
    """Carts of other makers, pairs, constraints: 13 tanks at most."""
    folder = tmp_path_factory.mktemp("own")
    aircart("sweep", "Scenarios/own-cart.json", "--output", folder / "own-cart")
    return folder / "own-cart/report.html"


@pytest.fixture(scope="session")
def metric(tmp_path_factory):
    """Hectares and kilograms."""
    folder = tmp_path_factory.mktemp("metric")
    aircart("sweep", "Scenarios/metric.json", "--output", folder / "metric")
    return folder / "metric/report.html"


@pytest.fixture(scope="session")
def hostile(tmp_path_factory):
    """Names that a page must show as they are."""
    return sweep(
        tmp_path_factory.mktemp("hostile"),
        {
            "name": "hostile",
            "title": "<h1>Title</h1> & \"quotes\" ימין לשמאל</title><script>alert(3)</script>",
            "carts": [
                {"name": HOSTILE["cart"], "tanks": [200, 150, 90]},
                {"name": HOSTILE["long"], "tanks": [{"name": "<i>T</i>\"", "capacity": 300}, 120]},
            ],
            "field": [40, 80, 160, 320],
            "products": [
                {"product": HOSTILE["product"], "density": 60, "rate": [60, 90, 120]},
                {"product": "Wheat", "rate": [40, 80]},
            ],
        },
    )


@pytest.fixture(scope="session")
def scarce(tmp_path_factory):
    """Carts with too few tanks for some rates, and jobs of one product."""
    return sweep(
        tmp_path_factory.mktemp("scarce"),
        {
            "name": "scarce",
            "carts": [{"name": "Two", "tanks": [100, 200]}, "91300"],
            "field": [10, 100, 1000],
            "products": [
                {"product": "Wheat", "rate": [60, 120]},
                {"product": "Oats", "rate": [0, 30]},
                {"product": "Canola", "rate": 5},
            ],
        },
    )


@pytest.fixture(scope="session")
def impossible(tmp_path_factory):
    """One cell, one cart of one tank, three products with names from right to left: no fill at all."""
    return sweep(
        tmp_path_factory.mktemp("impossible"),
        {
            "name": "impossible",
            "carts": [{"name": "עגלה אחת " + "ارتفاع" * 8, "tanks": [120]}],
            "field": 80,
            "products": [
                {"product": name, "density": 60, "rate": 90} for name in ("חיטה", "شعير", HOSTILE["long"])
            ],
        },
    )


SINGLE = {
    "name": "single", "carts": ["9650"], "field": [20, 1000], "products": [{"product": "Wheat", "rate": 100}],
}


@pytest.fixture(scope="session")
def single(tmp_path_factory):
    """One product, so that sums have nothing to say where one fill is enough."""
    return sweep(tmp_path_factory.mktemp("single"), SINGLE)


@pytest.fixture(scope="session")
def greedy_only(tmp_path_factory):
    """The simple rule without the exact search, so that there is no plan of full fills."""
    return sweep(tmp_path_factory.mktemp("greedy"), SINGLE, "--methods", "greedy")


@pytest.fixture(scope="session")
def four_thousand(tmp_path_factory):
    """4,000 cells in one matrix view: 4 carts of 40 × 25."""
    return sweep(
        tmp_path_factory.mktemp("many"),
        {
            "name": "many",
            "carts": ["91300", "9950", "9650", {"name": "Own", "tanks": [300, 200, 100]}],
            "field": {"from": 20, "to": 800, "step": 20},
            "products": [
                {"product": "Wheat", "rate": {"from": 60, "to": 180, "step": 5}},
                {"product": "Canola", "rate": 5},
            ],
        },
    )


@pytest.fixture(scope="session")
def fifty_thousand(tmp_path_factory):
    """50,000 cells: as many as a page holds."""
    folder = tmp_path_factory.mktemp("fifty")
    scenario = {
        "name": "fifty",
        "carts": ["91300", "9950", "9650", {"name": "A", "tanks": [300, 200, 100]},
                  {"name": "B", "tanks": [411, 222, 133, 77]}],
        "field": {"from": 10, "to": 1000, "step": 10},
        "products": [
            {"product": "Wheat", "rate": {"from": 60, "to": 150, "step": 10}},
            {"product": "Urea (46-0-0)", "rate": {"from": 100, "to": 190, "step": 10}},
            {"product": "MAP (11-52-0)", "rate": 60},
        ],
    }
    return sweep(folder, scenario, "--only", "report")


@pytest.fixture(scope="session")
def too_many(tmp_path_factory):
    """60,000 cells of the simplest kind: more than a page holds."""
    scenario = {
        "name": "too-many",
        "carts": [{"name": "One", "tanks": [200, 100]}],
        "field": {"from": 10, "to": 1000, "step": 10},
        "products": [
            {"product": "Wheat", "rate": {"from": 60, "to": 118, "step": 2}},
            {"product": "Canola", "rate": {"from": 2, "to": 21, "step": 1}},
        ],
    }
    return sweep(tmp_path_factory.mktemp("too-many"), scenario, "--only", "report")


@pytest.fixture(scope="session")
def season(tmp_path_factory):
    """The shipped farm, 400 seasons."""
    folder = tmp_path_factory.mktemp("season")
    aircart(
        "simulate", "Scenarios/farm.json", "--replications", 400, "--vary", "trucks=1...2",
        "--what-helps", "--best-order", "--what-decides", "--output", folder / "farm-season", "--quiet",
    )
    return folder / "farm-season/report.html"


def page_data(report):
    """The data in a report, as its script reads it."""
    text = pathlib.Path(report).read_text()
    start = text.index('id="data">') + len('id="data">')
    return json.loads(text[start : text.index("</script>", start)])
