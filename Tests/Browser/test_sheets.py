"""Load sheets and yard sheets on paper. Oracles: the text of the printed pages, and the tool's own JSON."""

import json
import re

import pytest

from tool import aircart

pypdf = pytest.importorskip("pypdf")

FIVE = ["wheat=110", "urea=150", "map=60", "potash=40", "ams=60"]


def pages(open_page, file, paper):
    """The texts of the pages of a sheet, printed with the margins that it asks for."""
    page = open_page(file)
    printed = file.with_suffix(f".{paper}.pdf")
    page.pdf(path=printed, format=paper, prefer_css_page_size=True)
    return [page.extract_text() for page in pypdf.PdfReader(printed).pages]


@pytest.mark.parametrize("paper", ["Letter", "A4"])
def test_two_fills_stand_on_a_page_and_every_page_says_what_it_is(open_page, tmp_path, paper):
    file = tmp_path / "sheet.html"
    job = ["--cart", "9950", "--field", "300ac", "--brim", *FIVE]
    aircart("plan", *job, "--load-sheet", file)
    stops = json.loads(aircart("plan", *job, "--load-sheet", "-", "--json"))["stops"]
    assert len(stops) >= 2
    texts = pages(open_page, file, paper)
    assert texts[0].count("From the tender") >= 2
    for number, text in enumerate(texts, start=1):
        assert "Load sheet: 9950, 300.00 ac" in text
        assert f"Page {number} of {len(texts)}" in text
    assert all(word in texts[0] for word in ("Date", "Operator", "Taken to weigh: Wheat 60.0 lb/bu"))


def test_every_fill_of_several_has_a_box(open_page, tmp_path):
    file = tmp_path / "sheet.html"
    aircart("plan", "--cart", "9950", "--field", "1100ac", *FIVE[:3], "--load-sheet", file)
    sheet = aircart("plan", "--cart", "9950", "--field", "1100ac", *FIVE[:3], "--load-sheet", "-", "--json")
    fills = json.loads(sheet)["fills"]
    page = open_page(file)
    assert page.locator(".boxes i").count() == fills - 1
    last = page.locator("section", has_text=f"Fill {fills} of {fills}").locator(".checklist")
    assert last.locator(".tick i").count() == last.locator("tbody tr").count()


def test_the_yard_has_a_page_to_order_by_and_one_for_each_crop(open_page, tmp_path):
    file = tmp_path / "yard.html"
    aircart("compare", "Scenarios/farm.json", "--load-sheet", file)
    farm = json.loads(aircart("compare", "Scenarios/farm.json", "--json"))
    texts = pages(open_page, file, "Letter")
    assert "Product to order" in texts[0] and "Ordered by" in texts[0]
    assert "takes the fewest fills" not in "".join(texts)
    assert all("Order and load: 91300" in text for text in texts)
    # A heading as in "Wheat, 1,408.00 ac: 7 fills"; the letters of "fills" may be drawn as one.
    heads = [re.findall(r"^(\w+, \S+ ac): \d+ ", text, re.M) for text in texts]
    assert heads[0] == [] and all(len(head) <= 1 for head in heads)
    wanted = [f"{crop['crop']}, {crop['areaAc']:,.2f} ac" for crop in farm["crops"]]
    assert sorted(sum(heads, [])) == sorted(wanted)
