"""Tasks of the what-if page in counted actions, from the first visit. Oracle: the tool's answer to the same job."""

import json

import pytest
from explorer import started, write_page
from tool import aircart


@pytest.fixture
def visit(open_page, tmp_path):
    """The page as it opens on a phone, with its worked example."""
    return started(open_page(write_page(tmp_path), width=390, height=844,
                             permissions=["clipboard-read", "clipboard-write"]), with_example=True)


def example(page):
    """What the tool plans for the job that is shown."""
    job = page.evaluate("aircart.planOfState('shown')")
    words = [f"{row['product']}={row['rate']}" for row in job["products"]]
    return json.loads(aircart("plan", "--json", "--cart", job["cart"], "--field", f"{job['field']}ac", *words))


def test_carts_are_compared_without_an_action(visit):
    plan = example(visit)
    fills = plan["fillPlan"]["fills"]
    assert f"{fills} fills" in visit.locator("#carts .cart[aria-pressed=true]").inner_text()
    assert visit.locator("#carts .cart").count() == 3
    assert f"{fills} fills with {plan['cart']}" in visit.inner_text("#answer")


def test_the_text_with_the_loads_takes_two_actions(visit):
    visit.click("[data-do=share]")
    visit.click("[data-key=copyText]")
    text = visit.evaluate("navigator.clipboard.readText()")
    for tank in example(visit)["fillPlan"]["tanks"]:
        assert f"{tank['tank']}" in text and f"{tank['loadLb']:,.0f} lb" in text, text


def test_a_load_sheet_is_printed_in_two_actions(visit):
    visit.evaluate("window.print = () => { window.printed = [document.body.className, "
                   "document.getElementById('paper').textContent] }")
    visit.click("[data-do=openResults]")
    visit.click("[data-do=printSheet]")
    kind, paper = visit.evaluate("window.printed")
    assert "only-sheet" in kind
    for tank in example(visit)["fillPlan"]["tanks"]:
        assert tank["tank"] in paper and tank["product"] in paper
