"""The what-if page as people use it. Oracles: the tool, and what a person would expect."""

import gzip
import io
import json
import os
import pathlib
import random
import re
import zlib

import axe
import layout
import pypdf
import pytest
from explorer import (MAP, TASK, UREA, WHEAT, add_product, begin, enter_task, link_of, settle, show_loaded_cart,
                      started, tanks_shown, until, wait_for, write_page)
from firefox import Firefox
from tool import ROOT, SCHEMES, WIDTHS, aircart, run

# Bytes of the file, and of the file as servers send it.
LIMIT, PACKED = 700_000, 450_000


@pytest.fixture
def explorer(open_page, tmp_path):
    """Opens the page as it comes, or with the end of an address."""
    file = write_page(tmp_path)

    def open(fragment="", **settings):
        return started(open_page(f"{file}{fragment}", **settings))

    return open


@pytest.fixture
def task(explorer):
    page = explorer()
    enter_task(page)
    return page


def command_of_task(*words):
    products = [f"{name}={rate}" for name, rate in TASK]
    field = [] if "--field" in words else ["--field", "480"]
    return aircart("plan", *field, *words, *products)


# MARK: The file

def test_the_page_is_one_small_file_with_a_strict_policy(tmp_path):
    file = write_page(tmp_path)
    text = file.read_text()
    assert len(text.encode()) <= LIMIT
    assert len(gzip.compress(text.encode())) <= PACKED
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', text)[1]
    assert "default-src &#39;none&#39;" in policy or "default-src 'none'" in policy
    assert "unsafe-inline" not in policy and "wasm-unsafe-eval" in policy
    assert not re.search(r'\s(style|on[a-z]+)="', text.split("<script>")[0])
    assert aircart("explore", "-o", "-") == text, "the same bytes every time"


def test_every_text_is_in_the_table_and_used():
    assets = pathlib.Path(os.environ["AIRCART_ROOT"], "Sources/AirCartReports/Explorer/Assets")
    table, *rest = assets.joinpath("texts.js").read_text().split("/** The text of a key")
    known = set(re.findall(r"[{,]\s*(\w+):\s*(?:'|\{)", table)) - {"one", "other"}
    known -= {"single", "double", "triple"}  # What a drill may be, found by its value.
    code = "".join(rest) + "".join(file.read_text() for file in sorted(assets.iterdir())
                                   if file.name != "texts.js")
    used = set(re.findall(r"texts\.(\w+)|say\('(\w+)'|data-text=\"(\w+)\"", code))
    used = {key for keys in used for key in keys if key}
    # Words that statements need too are in the table of the engine's texts, which the page gets whole.
    page = aircart("explore", "-o", "-")
    shared = {key for key in used - known if f'"{key}"' in page}
    assert used - known - shared == set()
    words = set(re.findall(r"\w+", code))
    assert known - words == set(), "texts that nothing shows"


def test_the_title_names_the_job(explorer):
    page = explorer()
    assert page.title() == "AirCart"
    enter_task(page)
    assert page.title() == "91300, 480.00 ac – AirCart"
    page.click("a[data-room=farm]")
    assert page.title() == "Farm – AirCart"


def test_the_page_works_without_a_network(explorer):
    page = explorer()
    page.context.set_offline(True)
    page.reload()
    started(page)
    enter_task(page)
    assert "3 fills" in page.inner_text("#carts")


# MARK: The scripted task

DECISION = "2 fills with 91300, 3 with 9950 and L9950, 4 with the others."


def test_the_first_visit_answers_with_a_worked_example(open_page, tmp_path):
    page = started(open_page(write_page(tmp_path)), with_example=True)
    assert DECISION in page.inner_text("#carts")
    assert page.inner_text("#answer").split() == (
        f"91300 2 fills 252.73 ac per fill Saddle: Wheat {DECISION}".split())
    example = link_of(page)
    page.fill("#field", "500")
    settle(page)
    assert page.locator("[data-do=startEmpty]").count() == 0, "a job of one's own is not an example"
    page.wait_for_function("link => location.hash !== link", arg=example)
    page.reload()
    started(page)
    assert page.input_value("#field") == "500"


def test_an_address_that_names_the_room_for_jobs_has_the_example(open_page, tmp_path):
    file = write_page(tmp_path)
    page = started(open_page(file), with_example=True)
    page.goto(file.as_uri() + "#job")
    page.reload()
    started(page, with_example=True)
    assert DECISION in page.inner_text("#carts")


def test_a_plan_of_the_example_is_named_by_what_it_is(open_page, tmp_path):
    page = started(open_page(write_page(tmp_path)), with_example=True)
    for opener in OPENERS:
        page.click(opener)
        shown = page.evaluate("""document.body.innerText + [...document.querySelectorAll(
            'input, textarea')].map(({ value, placeholder }) => value + placeholder).join()""")
        assert not re.search("undefined|null|NaN", shown), opener
        page.keyboard.press("Escape")
    page.click("[data-do=openPlans]")
    page.click("[data-key=save]")
    name = f"91300, 480.00 ac, {WHEAT}, {UREA} and {MAP}"
    assert page.locator(".saved strong").all_inner_texts() == [name]
    page.fill("#plan-name", "Fox plan")
    page.click("[data-key=save]")
    assert page.locator(".saved strong").all_inner_texts() == ["Fox plan", name]


def test_beginning_with_nothing_leaves_nothing_of_the_example(open_page, tmp_path):
    page = started(open_page(write_page(tmp_path)), with_example=True)
    link_of(page)
    page.click("[data-do=startEmpty]")
    settle(page)
    assert page.evaluate("[aircart.state.products.length, location.hash]") == [0, ""]
    assert page.evaluate("document.activeElement.id") == "line"


@pytest.mark.parametrize("way, most", [("typed", 8), ("tapped", 12)])
def test_wheat_urea_and_phosphate_on_480_acres_in_few_actions(explorer, way, most):
    page = explorer()
    actions = 0

    def act(work):
        nonlocal actions
        actions += 1
        work()

    act(lambda: page.fill("#field", "480"))
    if way == "typed":
        act(lambda: page.click("[data-do=openPicker]"))
        act(lambda: page.keyboard.type("wheat 110, urea 150, map 60"))
        act(lambda: page.keyboard.press("Enter"))
    for name, rate in TASK if way == "tapped" else []:
        act(lambda: page.click("[data-do=openPicker]"))
        act(lambda: page.click(f'[data-name="{name}"]'))
        act(lambda: page.keyboard.type(rate))
    settle(page)
    assert actions <= most
    plan = json.loads(command_of_task("--json"))
    best = page.locator(".cart", has_text="does it")
    assert plan["cart"] == best.locator("strong").inner_text() == "91300"
    assert f"{plan['fillPlan']['fills']} fills" in best.inner_text()
    saddle = plan["fillPlan"]["tanks"][4]
    assert tanks_shown(page)["Saddle"] == saddle["product"] == WHEAT


# Oracle: by hand, what each text says.
@pytest.mark.parametrize("text, rates", [
    ("wheat", {WHEAT: 0}),
    ("Urea 46-0-0 150 lb/ac; map 11-52 60,", {UREA: 150, MAP: 60}),
    ("esn=44,5\ncanola 5", {"ESN (44-0-0)": 44.5, "Canola": 5}),
    ("peas 1,200, urea 100 kg/ha", {"Peas": 1200, UREA: 100 * 0.404685642 / 0.453592}),
    ("mes15 60, urea 50, UREA 70", {"MES15 (13-33-0-15S)": 60, UREA: 70}),
])
def test_what_is_written_into_the_picker_is_picked_with_its_rates(explorer, text, rates):
    page = explorer()
    page.click("[data-do=openPicker]")
    page.evaluate("text => { aircart.state.dialog.search = text; pickRows(aircart.engine.rows(text)); }", text)
    settle(page)
    picked = page.evaluate("aircart.state.products.map(({ name, rate }) => [name, rate.value])")
    assert [name for name, _ in picked] == list(rates)
    assert [rate for _, rate in picked] == pytest.approx(list(rates.values()), rel=1e-8)
    first = next((place for place, rate in enumerate(rates.values()) if rate == 0), None)
    focused = page.evaluate("document.activeElement.dataset.key")
    assert focused == ("add" if first is None else f"rate-{first}")


# What people write, and the same on a command line, which is the oracle.
WORDS = [("ams 60", "ams=60"), ("kcl 20", "kcl=20"), ("KCl=20", "KCl=20"), ("MAP60", "MAP=60"),
         ("46-0-0 150", "46-0-0=150"), ("mes15 40", "mes15=40"), ("wheat 2 bu/ac", "wheat=2bu/ac"),
         ("wheat 1½ bu/ac", "wheat=1½bu/ac"), ("wheat 1 1/2 bu/ac", "wheat=1 1/2bu/ac"),
         ("wheat ½ bu/ac", "wheat=½bu/ac"), ("urea 99½ lb", "urea=99½"),
         ("urea 112 kg/ha", "urea=112kg/ha"), ("muriate of potash 30", "muriate of potash=30"),
         ("WHEAT 100 lb/ac", "WHEAT=100lb/ac"), ("sulphur 10", "sulphur=10"), ("soy 60", "soy=60")]


@pytest.mark.parametrize("text, word", WORDS)
def test_the_picker_knows_the_words_of_the_command_line(explorer, text, word):
    page = explorer()
    page.click("[data-do=openPicker]")
    page.fill("#search", text)
    page.keyboard.press("Enter")
    settle(page)
    [picked] = page.evaluate("aircart.state.products.map(({ name, rate }) => [name, rate.value])")
    [told] = json.loads(aircart("plan", "--json", "--field", 160, word))["products"]
    assert picked == [told["product"], pytest.approx(told["rateLbPerAc"], rel=1e-9)]


# Oracle: `plan` with the same words one by one.
@pytest.mark.parametrize("line, words", [
    ("160 ac canola 5, urea 150, MAP 40", ["--field", "160ac", "canola=5", "urea=150", "MAP=40"]),
    ("64 ha wheat 100 kg/ha, urea 1½ bu/ac", ["--field", "64ha", "wheat=100kg/ha", "urea=1½bu/ac"]),
    ("1,280 acres of wheat 2 bu/ac; ams 60", ["--field", "1280", "wheat=2bu/ac", "ams=60"]),
    ("WHEAT 110", ["--field", "160", "wheat=110"])])
def test_a_job_is_entered_in_a_line(explorer, line, words):
    page = explorer(width=390)
    add_product(page, "Flax", "30")
    page.fill("#line", line)
    echo = page.inner_text("#line-words")
    page.keyboard.press("Enter")
    settle(page)
    told = json.loads(aircart("plan", "--json", "--cart", "91300", *words))
    assert page.evaluate("aircart.state.field.value") == pytest.approx(told["fieldAc"], rel=1e-6)
    picked = page.evaluate("aircart.state.products.map(({ name, rate }) => [name, rate.value])")
    assert [name for name, _ in picked] == [one["product"] for one in told["products"]]
    assert [rate for _, rate in picked] == pytest.approx([one["rateLbPerAc"] for one in told["products"]], rel=1e-6)
    assert all(one["product"] in echo for one in told["products"]), "echoed by full names"
    assert page.input_value("#line") == ""
    page.click("#toast button")
    assert page.evaluate("aircart.state.products.map(({ name }) => name)") == ["Flax"]


@pytest.mark.parametrize("line, message", [
    ("160 ac", "Name at least one product"), ("wheat 110, gravel 10", "No product matches “gravel”"),
    ("mes 50", "“mes” can mean more than one product"), ("0x ac wheat 5", "No product matches “0x ac wheat”")])
def test_a_line_that_is_not_clear_changes_nothing(task, line, message):
    task.fill("#line", line)
    task.keyboard.press("Enter")
    assert message in task.inner_text("#line-error")
    assert task.get_attribute("#line", "aria-invalid") == "true"
    assert task.evaluate("document.activeElement.id") == "line" and task.input_value("#line") == line
    assert task.evaluate("aircart.state.products.length") == 3
    task.fill("#line", "flax 30")
    assert task.inner_text("#line-error") == ""


def test_canola_on_a_phone_takes_three_actions_to_the_loads(open_page, tmp_path):
    """From the first visit: a tap, a line, Enter. The loads are in sight without another."""
    page = started(open_page(write_page(tmp_path), width=390, height=844), with_example=True)
    page.click("#line")
    page.keyboard.type("160 ac canola 5, urea 150, MAP 40")
    page.keyboard.press("Enter")
    settle(page)
    plan = json.loads(aircart("plan", "--json", "--cart", "91300", "--field", "160ac", "canola=5", "urea=150",
                              "MAP=40"))
    drawn = " ".join(page.locator("#loaded text").all_text_contents())
    for row in plan["fillPlan"]["tanks"]:
        assert row["product"] is None or f"{row['loadLb']:,.0f} lb" in drawn
    page.evaluate("scrollTo(0, 0)")
    box = page.locator("#loaded .picture").bounding_box()
    assert box["y"] + box["height"] <= 844


def test_without_scripts_the_page_shows_the_plan_of_its_example(chromium, tmp_path):
    """Oracle: what `plan` answers."""
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(write_page(tmp_path).as_uri())
    words = page.inner_text("noscript")
    assert "needs JavaScript" in words
    plan = json.loads(command_of_task("--json", "--cart", "91300"))
    for row in plan["fillPlan"]["tanks"]:
        assert f"{row['loadLb']:,.0f} lb" in words
    context.close()


def test_a_weight_beside_a_product_is_one_on_an_area(explorer):
    page = explorer()
    page.click("[data-do=openPicker]")
    page.fill("#search", "canola 5lb, gravel")
    page.keyboard.press("Enter")
    assert "No product matches “gravel”. Add it as your own" in page.inner_text("#found")
    page.fill("#search", "canola 5lb")
    page.keyboard.press("Enter")
    settle(page)
    assert page.evaluate("aircart.state.products.map(({ name, rate }) => [name, rate.value])") == [["Canola", 5]]


def test_the_picker_asks_for_what_is_not_clear_and_keeps_what_was_written(explorer):
    page = explorer()
    page.click("[data-do=openPicker]")
    page.fill("#search", "mes 50, wheat 110")
    page.keyboard.press("Enter")
    assert "“mes” can mean more than one product" in page.inner_text("#found .said")
    page.click('[data-name="MES15 (13-33-0-15S)"]')
    settle(page)
    rates = "Object.fromEntries(aircart.state.products.map(({ name, rate }) => [name, rate.value]))"
    assert page.evaluate(rates) == {"MES15 (13-33-0-15S)": 50, WHEAT: 110}
    page.click("[data-do=openPicker]")
    page.fill("#search", "wheat 90, gravel 10")
    page.keyboard.press("Enter")
    assert page.inner_text("#found") == "No product matches “gravel”. Add it as your own, with its density."
    assert page.evaluate(rates)[WHEAT] == 110
    page.fill("#search", "wheat 90, urea 1e9")
    page.fill("#search", "wheat 90, urea 99999999")
    page.keyboard.press("Enter")
    settle(page)
    assert page.evaluate(rates) == {"MES15 (13-33-0-15S)": 50, WHEAT: 90, UREA: 0}
    assert "99999999" == page.input_value("#rate-2")
    assert "must be 0 or a number" in page.inner_text("#rate-2-error")


def test_the_results_say_what_the_tool_says(task):
    words = task.inner_text("#results")
    plan = json.loads(command_of_task("--json", "--cart", "91300"))
    assert f"{plan['fillPlan']['areaPerFillAc']:.2f} ac" in words
    assert f"{plan['cartLoadPct']:.1f} %" in words and "⇧" not in words
    for row in plan["fillPlan"]["tanks"]:
        assert f"{row['loadBu']:.1f} bu" in words
        assert f"{row['loadLb']:,.0f} lb" in words
    sentence = re.search(r"Simple rule \(greedy\)\n(.*?)\n\n", command_of_task("--cart", "91300"),
                         re.S)[1]
    assert re.sub(r"\s+", " ", sentence).strip() in re.sub(r"\s+", " ", words)


def test_carts_are_ranked_and_ties_are_one_card(task):
    cards = task.locator(".cart strong").all_inner_texts()
    assert cards == ["91300", "9950 = L9950", "9650 = L9650"]
    ranked = json.loads(command_of_task("--json")) and json.loads(
        aircart("compare", "--field", "480", "--json", *[f"{n}={r}" for n, r in TASK]))
    assert [entry["cart"] for entry in ranked] == ["91300", "9950", "L9950", "9650", "L9650"]
    figures = task.locator(".cart .figure").all_inner_texts()
    fills = [entry["fillPlan"]["fills"] for entry in ranked]
    assert figures == [f"{fills[index]} fills" for index in (0, 1, 3)]
    assert task.locator(".verdict").all_inner_texts() == ["does it", "one fill more", "2 fills more"]


# Oracle: the first line of `aircart compare` for the same job.
@pytest.mark.parametrize("field, rates", [
    ("160", {"Canola": 5, UREA: 150, MAP: 40}), ("480", dict(TASK)), ("400", {WHEAT: 100})])
def test_the_decision_is_that_of_the_tool_in_bar_and_cards(explorer, field, rates):
    page = explorer()
    page.fill("#field", field)
    for name, rate in rates.items():
        add_product(page, name, str(rate))
    settle(page)
    words = [f"{name}={rate}" for name, rate in rates.items()]
    lines = aircart("compare", "--field", field, *words).split("\n  ")[0]
    said = re.sub(r"\s+", " ", lines)
    assert said in page.inner_text("#answer") and said in page.inner_text("#carts")
    smallest = page.locator(".cart").first
    assert smallest.locator(".verdict").inner_text() in ("does it", "smallest that does it")
    shown = page.evaluate("document.body.innerText")
    assert not re.search("★|Rank|best", shown)
    # How far a fill lasts is one figure for each cart.
    own = page.locator(".cart[aria-pressed=true] .amount").inner_text()
    assert own in page.inner_text("#answer") and "Most the cart can do" not in page.inner_text("#results")


# MARK: Units and typing

def test_units_switch_there_and_back_without_drift(task):
    before = task.evaluate("JSON.stringify(aircart.state)")
    words = task.inner_text("#results")
    for _ in range(50):
        task.select_option("#units", "metric")
        task.select_option("#units", "imperial")
    assert json.loads(task.evaluate("JSON.stringify(aircart.state)"))["field"]["value"] == 480
    rates = [p["rate"]["value"] for p in json.loads(before)["products"]]
    assert task.evaluate("aircart.state.products.map(p => p.rate.value)") == rates
    assert task.inner_text("#results") == words
    task.select_option("#units", "metric")
    assert task.input_value("#field") == "194.25"
    assert "194.25 ha" in task.inner_text("#results") and " kg" in task.inner_text("#results")


def test_typing_is_computed_after_a_pause_and_a_menu_at_once(task):
    count = task.evaluate("aircart.timings.length")
    task.focus("#field")
    for key in ("Home", "1", "2"):
        task.keyboard.press(key)
    assert task.evaluate("aircart.timings.length") == count
    settle(task)
    assert task.evaluate("aircart.timings.length") == count + 1
    assert task.evaluate("aircart.state.field.value") == 12480
    task.select_option("#densities", "published")
    assert task.evaluate("aircart.timings.length") == count + 2


def test_a_tap_on_a_number_takes_all_of_it_so_that_typing_replaces_it(task):
    for field, text in [("#field", "160"), ("#rate-1", "75")]:
        task.click(field)
        task.keyboard.type(text)
        assert task.input_value(field) == text
    task.click("#field")
    task.click("#field", position={"x": 90, "y": 20})
    task.keyboard.type("0")
    assert len(task.input_value("#field")) == 4, "a second tap only moves the caret"


@pytest.mark.parametrize("text, message", [
    ("", "must be a number"), ("0", "must be a number"), ("9999999", "must be a number"),
    ("-5", "“-5” is not understood"), ("1e3", "“1e3” is not understood"),
    ("ten", "“ten” is not understood"),
])
def test_a_field_size_that_is_none_is_said_and_nothing_else_is_lost(task, text, message):
    task.fill("#field", text)
    settle(task)
    assert message in task.inner_text("#answer .mark")
    assert task.get_attribute("#field", "aria-invalid") == "true"
    assert message in task.inner_text("#field-error"), "beside the field too"
    assert task.input_value("#field") == text
    task.fill("#field", "480")
    settle(task)
    assert "3 fills" in task.inner_text("#carts")


def test_a_decimal_comma_is_read(explorer):
    page = explorer(locale="de-DE")
    add_product(page, WHEAT, "100,5")
    page.fill("#field", "64,75")
    settle(page)
    assert page.evaluate("aircart.state.products[0].rate.value") == 100.5
    assert page.evaluate("aircart.state.field.value") == 64.75
    assert "64,75 ac" in page.inner_text("#results")
    page.select_option("#units", "metric")
    assert page.input_value("#field") == "26,2"


# What people type for numbers, with separators of thousands, decimal commas, units, and mistakes.
TYPED = ["160", "1280", "1,280", "1,344.5", "12,345.25", "100,000", "1 280", "1'280", "1_280",
         "1\u202f280", "64,75", "64.75", ".5", " 7 ", "160 ac", "160AC", "64.75ha", "64,75 ha",
         "1,280 ac", "1/2", "1½", "1 1/2", "1 1/2 ac", "3/4 ac", "½ac", "160½ ac", "1,280½", "1 280 1/4", "½",
         "1½½", "1 1/2 1/2", "0.5½", "1,5½", "1½5", "1⅕", "3/2", "11/2 ac", "1/2/3", "1/0", "2/4 lb", "-5", "1e3", "ten", "160 lb", "160 acres", "1.2.3", "²"]


def number_of_the_tool(text):
    """The acres that a command line reads; of what it refuses, those that it says to write."""
    done = run("plan", "--json", f"--field={text}", "Wheat=100")
    if done.returncode == 0:
        return json.loads(done.stdout)["fieldAc"]
    remedy = re.search(r"Write '([0-9.]+(?: ?(?:ac|ha))?)'", done.stderr)
    return number_of_the_tool(remedy[1]) if remedy else None


@pytest.mark.parametrize("text", TYPED)
def test_a_typed_number_is_what_the_tool_reads(explorer, text):
    """Oracle: the tool, which reads it, or says what to write in its place, or refuses it."""
    page = explorer()
    add_product(page, WHEAT, "100")
    page.fill("#field", text)
    settle(page)
    wanted = number_of_the_tool(text)
    assert page.get_attribute("#field", "aria-invalid") == str(wanted is None).lower()
    assert page.evaluate("aircart.state.field.value") == (160 if wanted is None else wanted)
    assert page.input_value("#field") == text, "it stays as it was typed"


@pytest.mark.parametrize("text", ["155,148", "155 148", "155,148 ac", "12,345.25", "155,80", "155,148,80", "64,75 ha"])
def test_two_fields_are_not_one_of_many_acres(task, text):
    """Oracle: the tool, which names every reading."""
    done = run("plan", f"--field={text}", "Wheat=100")
    readings = re.search(r"may mean [^.]*(?:[.][0-9][^.]*)*[.]", " ".join(done.stderr.split()))[0]
    task.fill("#field", text)
    settle(task)
    assert readings in task.inner_text("#field-error")
    assert task.evaluate("aircart.state.field.value") == 480
    task.click("a[data-room=farm]")
    task.fill("#farm-fields\\/0\\/area", text)
    settle(task)
    assert readings in task.inner_text("[id='farm-fields/0/area-error']")


def test_numbers_with_separators_are_whole_wherever_they_are_typed(task):
    task.fill("#rate-0", "1,100")
    task.click("summary:has-text('Weight limits')")
    task.fill("#payload", "120,000")
    task.click("#loaded [data-tank='Tank 1']")
    task.fill("#reserve", "1,0")
    task.click("[data-do=closeDialog]")
    settle(task)
    assert task.evaluate("aircart.state.products[0].rate.value") == 1100
    plan = json.loads(aircart("plan", "--json", "--cart", "91300", "--field", "480", "Wheat=1100",
                              f"{UREA}=150", f"{MAP}=60", "--payload", "120000", "--reserve", "Tank 1=1bu"))
    assert task.evaluate("aircart.answers.current.fill.area") == plan["fillPlan"]["areaPerFillAc"]
    task.locator("#payload").blur()
    assert task.input_value("#payload") == "120000"
    task.fill("#payload", "54431,08 kg")
    settle(task)
    assert task.evaluate("aircart.state.payload.value") == pytest.approx(120000, abs=0.1)


def test_a_number_with_a_unit_of_the_other_system_comes_back_as_it_was_typed(task):
    task.fill("#field", "64.75 ha")
    task.click("h2#products")
    assert task.input_value("#field") == "160"
    task.select_option("#units", "metric")
    assert task.input_value("#field") == "64.75"
    assert task.evaluate("aircart.state.field.value") == 64.75


def test_a_typed_number_is_not_rounded_when_its_field_is_left(task):
    task.fill("#rate-1", "0.125")
    task.focus("#field")
    settle(task)
    assert task.input_value("#rate-1") == "0.125"


def test_where_a_comma_may_be_either_both_readings_are_offered(explorer):
    page = explorer(locale="de-DE")
    add_product(page, WHEAT, "100")
    for text in ("1,280", "1.280"):
        page.fill("#field", text)
        settle(page)
        assert f"“{text}” can mean 1280 or 1,2800" in page.inner_text("#field-error")
        assert page.evaluate("aircart.state.field.value") == 160
    for text, value in [("1280", 1280), ("1,2800", 1.28), ("1.280,5", 1280.5), ("1.280.000", 1280000),
                        ("0,125", 0.125)]:
        page.fill("#field", text)
        settle(page)
        assert (page.evaluate("aircart.state.field.value") == value) == (value < 1_000_000)


FIELDS = [("#field", "1/2"), ("#field", "160 bu"), ("#rate-1", "ten"), ("#rate-2", "12 lb"),
          ("#payload", "80000 ac"), ("#grossWeight", "1,2,3"), ("#payload", "0")]


@pytest.mark.parametrize("selector, text", FIELDS)
def test_what_is_not_understood_stays_and_so_do_the_answers(explorer, selector, text):
    page = explorer(width=390)
    enter_task(page)
    page.click("summary:has-text('Weight limits')")
    page.locator(selector).scroll_into_view_if_needed()
    words, place = page.inner_text("#carts"), page.evaluate("scrollY")
    link = link_of(page)
    page.fill(selector, text)
    settle(page)
    page.locator(selector).blur()
    page.select_option("#swept", "0")
    page.select_option("#swept", "1")
    assert page.input_value(selector) == text
    assert page.inner_text("#carts") == words
    assert page.get_attribute(selector, "aria-invalid") == "true"
    error = page.inner_text(f"{selector}-error")
    assert text in error or "must be" in error
    assert f"{selector[1:]}-error" in page.get_attribute(selector, "aria-describedby")
    assert page.inner_text("#answer .mark") == f"{error} Out of date:"
    assert "NaN" not in page.evaluate("document.body.innerText")
    assert "NaN" not in page.evaluate("[...document.querySelectorAll('input')].map(e => e.value).join()")
    assert page.evaluate("location.hash") == link
    assert layout.findings(page) == []
    page.locator(selector).scroll_into_view_if_needed()
    assert abs(page.evaluate("scrollY") - place) < 200, "the page does not jump"
    page.fill(selector, "" if selector in ("#payload", "#grossWeight") else "100")
    settle(page)
    assert page.inner_text(f"{selector}-error") == ""
    assert page.locator("#answer .mark").count() == 0


def test_the_last_answer_is_not_shown_as_that_of_a_wrong_number(task):
    assert "Out of date" not in task.inner_text("#answer")
    task.fill("#field", "1/2")
    settle(task)
    assert task.inner_text("#answer .mark") == f"{task.inner_text('#field-error')} Out of date:"
    task.emulate_media(media="print")
    assert "for the last entries that were understood" in task.inner_text("#about")
    task.emulate_media(media="screen")
    task.fill("#field", "480")
    settle(task)
    assert "Out of date" not in task.inner_text("#answer")


def test_what_is_not_understood_stays_in_dialogs(task):
    task.click("[data-key='rules-Wheat']")
    task.fill("#density", "60 lb")
    settle(task)
    task.locator("#dialog .check").first.click()
    assert task.input_value("#density") == "60 lb"
    assert "“60 lb” is not understood" in task.inner_text("#density-error")
    assert task.get_attribute("#density", "aria-describedby") == "density-error"
    assert task.evaluate("aircart.state.products[0].density") is None
    task.fill("#density", "77,2 kg/hL")
    assert task.inner_text("#density-error") == ""
    assert task.evaluate("aircart.state.products[0].density") == {"value": 77.2, "unit": "kg/hL"}
    task.fill("#density", "380 g/0.5L")
    assert task.evaluate("aircart.state.products[0].density") == {"value": 380, "unit": "g/0.5L"}
    task.keyboard.press("Escape")
    task.click("#loaded [data-tank=Saddle]")
    task.fill("#reserve", "1/2")
    settle(task)
    assert "“1/2” is not understood" in task.inner_text("#reserve-error")
    assert task.get_attribute("#reserve", "aria-invalid") == "true"
    task.fill("#reserve", "10 %")
    settle(task)
    assert task.get_attribute("#reserve", "aria-invalid") == "false"
    assert task.evaluate("aircart.state.reserves") == [
        {"tank": "Saddle", "amount": 10, "isPercent": True}]


def test_a_units_switch_leaves_what_is_not_understood(task):
    task.fill("#field", "1/2")
    task.select_option("#units", "metric")
    assert task.input_value("#field") == "1/2"
    assert task.evaluate("aircart.state.field.value") == pytest.approx(194.249, abs=0.001)


# MARK: Sliders

def test_the_end_of_a_slider_depends_on_its_value_alone(explorer):
    """Oracle: the same value typed at once, typed key by key, typed after others, and opened."""
    page = explorer()
    add_product(page, WHEAT, "60")
    settle(page)
    opened = explorer(link_of(page))
    for text in ("1", "4800", "6", "60"):
        page.fill("#rate-0", text)
        settle(page)
    end = "document.querySelector('[data-slide=rate-0]').max"
    assert page.evaluate(end) == opened.evaluate(end) == "200"
    page.click("#rate-0")
    page.keyboard.type("60")
    settle(page)
    assert page.evaluate(end) == "200"


def test_a_slider_of_a_field_ends_where_a_field_can_be_planned(task):
    task.evaluate("""() => { const slider = document.querySelector('[data-slide=field]');
        slider.value = 0; slider.dispatchEvent(new Event('input', { bubbles: true })); }""")
    settle(task)
    assert task.evaluate("aircart.state.field.value") > 0
    assert task.evaluate("aircart.answers.problem") is None


def test_an_active_limit_is_seen_after_a_reload(task):
    task.click("summary:has-text('Weight limits')")
    task.fill("#payload", "50000")
    settle(task)
    task.wait_for_timeout(400)
    task.reload()
    started(task)
    assert task.locator("#payload").is_visible()
    assert task.input_value("#payload") == "50000"


# MARK: Products and rules

def test_the_picker_searches_closes_itself_and_cancels(explorer):
    page = explorer()
    page.click("[data-do=openPicker]")
    assert page.evaluate("document.activeElement.id") == "search"
    page.keyboard.type("46")
    assert page.locator(".pick strong").all_inner_texts() == [UREA, "DAP (18-46-0)", "TSP (0-46-0)"]
    assert page.locator("#found h3").all_inner_texts() == ["FERTILIZERS"]
    page.keyboard.type("xyz")
    assert "No product matches" in page.inner_text("#found")
    page.keyboard.press("Escape")
    assert not page.locator("#dialog").is_visible()
    page.click("[data-do=openPicker]")
    page.click("[data-do=closeDialog]")
    assert page.evaluate("aircart.state.products.length") == 0


def test_an_own_product_has_a_name_and_a_density(explorer):
    page = explorer()
    page.click("[data-do=openPicker]")
    page.click("summary:has-text('Own product')")
    page.click("[data-key=own-add]")
    assert "Give the product a name" in page.inner_text("#own-error")
    page.fill("#own-name", "<b>Müsli & Co</b>")
    page.fill("#own-density", "0")
    page.click("[data-key=own-add]")
    assert "density must be" in page.inner_text("#own-error")
    page.fill("#own-density", "41.5")
    page.click("[data-key=own-add]")
    page.keyboard.type("80")
    settle(page)
    assert page.inner_text(".product strong") == "<b>Müsli & Co</b>"
    plan = json.loads(aircart("plan", "--json", "--cart", "91300", "--field", "160", "<b>Müsli & Co</b>=80@41.5"))
    assert page.evaluate("aircart.answers.plans[0].fill.area") == plan["fillPlan"]["areaPerFillAc"]


def test_a_tank_is_tapped_to_pin_a_product_or_keep_it_empty(task):
    task.click("#loaded [data-tank=Saddle]")
    task.click("[data-key='pin-Wheat']")
    task.click("[data-do=closeDialog]")
    plan = json.loads(command_of_task("--json", "--cart", "91300", "--pin", "Wheat=Saddle"))
    assert tanks_shown(task)["Saddle"] == WHEAT
    assert task.evaluate("aircart.answers.current.fill.area") == plan["fillPlan"]["areaPerFillAc"]
    assert "Only in Saddle" in task.inner_text("#job")
    task.click("#loaded [data-tank='Tank 2']")
    task.locator("#dialog label", has_text="Keep this tank empty").click()
    task.click("[data-do=closeDialog]")
    plan = json.loads(command_of_task(
        "--json", "--cart", "91300", "--pin", "Wheat=Saddle", "--empty", "2"))
    assert tanks_shown(task)["Tank 2"] == "Empty"
    assert task.evaluate("aircart.answers.current.fill.area") == plan["fillPlan"]["areaPerFillAc"]
    task.click("#job [data-do=clearRules]")
    assert "Only in" not in task.inner_text("#job")


def test_a_reserve_and_a_limit_of_weight_are_kept_to(task):
    task.click("#loaded [data-tank=Saddle]")
    task.fill("#reserve", "44")
    assert "must be a number below 44" in task.inner_text("#reserve-error")
    task.fill("#reserve", "4")
    task.click("[data-do=closeDialog]")
    task.click("summary:has-text('Weight limits')")
    task.fill("#payload", "50000")
    settle(task)
    plan = json.loads(command_of_task("--json", "--cart", "91300", "--reserve", "Saddle=4bu",
                                      "--payload", "50000"))
    assert task.evaluate("aircart.answers.current.fill.area") == plan["fillPlan"]["areaPerFillAc"]
    assert "Reserves: Saddle 4 bu" in task.inner_text("#job")
    assert "The weight limit ends a fill" in task.inner_text("#carts")
    task.fill("#grossWeight", "40000")
    settle(task)
    words = task.inner_text("#carts")
    for cart, empty in [("91300", "50,500"), ("9950", "42,800")]:
        card = task.locator(f".cart[data-cart='{cart}']").inner_text()
        assert f"Not possible: The empty cart weighs {empty} lb" in card
    assert "The empty cart weighs 50,500 lb, which leaves nothing" in task.inner_text("#loaded")
    plan = json.loads(command_of_task("--json", "--cart", "L9650", "--reserve", "Saddle=4bu",
                                      "--payload", "50000", "--gross", "40000"))
    assert words.index("L9650") < words.index("Not possible: "), "those that can are first"
    assert f"{plan['fillPlan']['fills']} fills" in task.locator(
        ".cart[data-cart='L9650']").inner_text()
    task.fill("#grossWeight", "1000")
    settle(task)
    assert "Under these limits no cart can carry any product." in task.inner_text("#carts")
    assert task.locator("#map").inner_text() == "", "there is nothing to draw"
    task.fill("#grossWeight", "")
    task.fill("#payload", "")
    settle(task)
    assert "3 fills" in task.inner_text("#carts")


def test_a_reserve_that_fills_a_tank_of_another_cart_refuses_that_cart_alone(task):
    task.click("#loaded [data-tank='Tank 1']")
    task.fill("#reserve", "300")
    task.click("[data-do=closeDialog]")
    settle(task)
    card = task.locator(".cart[data-cart='9650']").inner_text()
    assert "Not possible: Tank 1 holds 195 bu, which the reserve takes up." in card
    plan = json.loads(command_of_task("--json", "--cart", "91300", "--reserve", "Tank 1=300bu"))
    assert task.evaluate("aircart.answers.current.fill.area") == plan["fillPlan"]["areaPerFillAc"]


# What the page has of each stop, in the words of `plan --load-sheet`.
STOPS = """() => aircart.answers.current.stops.map(stop => ({ fill: stop.first, areaAc: stop.area,
  tanks: stop.tanks.map(row => ({ tank: aircart.answers.current.cart.tanks[row.tank].name,
    product: aircart.state.products[row.product].name, beforeBu: row.before, loadBu: row.load,
    loadLb: row.mass, productOnCartLb: row.onCart, leftBu: row.left })),
  products: stop.products.map(row => ({ product: aircart.state.products[row.product].name,
    loadBu: row.load, loadLb: row.mass })) }))"""


@pytest.mark.parametrize("words", [(), ("--even",), ("--brim",), ("--even", "--brim")])
def test_fills_and_the_load_sheet_are_those_of_the_tool(task, words):
    for word in words:
        task.click(f"#results label[class*=check]:has(#{word[2:]})")
    task.click("#loaded [data-tank='Tank 1']")
    task.fill("#reserve", "10")
    task.click("[data-do=closeDialog]")
    settle(task)
    options = ["--cart", "91300", "--reserve", "Tank 1=10bu", *words]
    sheet = json.loads(command_of_task("--json", *options, "--load-sheet", "-"))
    stops = {stop["fill"]: stop for stop in sheet["stops"]}
    for found in task.evaluate(STOPS):
        wanted = stops[found["fill"]]
        for part in ("tanks", "products"):
            for row, whole in zip(found.pop(part), wanted[part], strict=True):
                assert row == {key: whole[key] for key in row}
        assert found == {key: wanted[key] for key in found}
    shown = task.locator("#results .sheet")
    assert shown.count() == len(task.evaluate("aircart.answers.current.stops"))
    assert "Fill 1 of 2: " in shown.first.locator("caption").inner_text()
    first = sheet["stops"][0]["tanks"][0]
    cells = shown.first.locator("tbody tr").first.locator("td").all_inner_texts()
    assert f"{first['loadLb']:,.0f} lb" in cells[0] and f"{first['loadBu']:.1f} bu" in cells[0]
    assert f"{first['productOnCartLb']:,.0f} lb" in cells[1]
    assert f"{first['leftBu']:.1f} bu stay in" in cells[1]
    plan = json.loads(command_of_task("--json", *options))
    words = task.inner_text("#results")
    assert f"{plan['fillPlan']['lastFillAc']:.2f} ac" in words
    assert f"{plan['grossWeightLb']:,.0f} lb" in words
    labels = task.locator("#loaded .tank").evaluate_all("all => all.map(tank => tank.getAttribute('aria-label'))")
    for row, label in zip(plan["fillPlan"]["tanks"], labels, strict=True):
        assert f", {row['loadBu']:.1f} bu" in label
        assert ("10.0 bu reserve" in label) == (row["tank"] == "Tank 1")


def test_a_weight_limit_takes_the_place_of_full_tanks(task):
    task.click("#results label[class*=check]:has(#brim)")
    task.click("summary:has-text('Weight limits')")
    task.fill("#payload", "50000")
    settle(task)
    assert task.locator("#brim").count() == 0
    assert "loads are cut to what it allows" in task.inner_text("#results")
    plan = json.loads(command_of_task("--json", "--cart", "91300", "--payload", "50000"))
    assert task.evaluate("aircart.answers.current.fill.weight") == plan["grossWeightLb"]


def test_rules_without_a_way_out_are_an_answer(task):
    for tank in ("Tank 1", "Tank 2", "Tank 3"):
        task.click(f"#loaded [data-tank='{tank}']")
        task.locator("#dialog label", has_text="Keep this tank empty").click()
        task.click("[data-do=closeDialog]")
    words = task.inner_text("#loaded")
    assert "3 products need a tank each, and only 2 tanks may be filled." in words
    assert "UNALLOCATED" in words
    assert "No cart has enough tanks" in task.inner_text("#carts")


# MARK: The map

# The job as far as a place of the map can change it: across goes what runs out first.
JOB = "[aircart.state.field.value, aircart.state.products[aircart.answers.map.product].rate.value]"


def test_places_are_plans_and_a_chosen_one_becomes_the_job(task):
    task.click("[data-cart='9950']")
    task.click("body", position={"x": 5, "y": 5})
    settle(task)
    before = task.evaluate(JOB)
    grid = task.locator("[role=grid]")
    grid.focus()
    task.keyboard.press("Control+Home")
    for key in ["ArrowUp"] * 29 + ["ArrowRight"] * 24:
        task.keyboard.press(key)
    words = task.inner_text("#readout")
    product, field, rate = task.evaluate("""(({ product, fields, rates }) =>
        [product, fields[29], rates[24]])(aircart.answers.map)""")
    rates = [f"{name}={rate if place == product else own}" for place, (name, own) in enumerate(TASK)]
    plan = json.loads(aircart("plan", "--json", "--cart", "9950", "--field", field, *rates))
    assert f"{field:g} ac, {rate:g} lb/ac: {plan['fillPlan']['fills']} fills" == words
    task.keyboard.press("Enter")
    assert task.evaluate("[aircart.state.field.value, aircart.state.cart]") == [field, "9950"]
    assert task.evaluate(f"aircart.state.products[{product}].rate.value") == rate
    assert task.evaluate("document.activeElement.getAttribute('role')") == "grid"
    task.click("#toast button")
    assert task.evaluate(JOB) == before == [480, float(TASK[product][1])]


def test_a_tap_on_the_map_reads_a_place_and_a_button_uses_it(task):
    words = task.inner_text("#results")
    job = task.evaluate(JOB)
    assert task.inner_text("#readout") == f"480 ac, {job[1]:g} lb/ac: 2 fills", "the job as it is typed"
    assert task.locator("[data-do=useCell]:visible").count() == 0
    task.locator("[role=grid] canvas").click(position={"x": 60, "y": 60})
    assert task.evaluate(JOB) == job, "a tap changes nothing"
    assert task.inner_text("#results") == words
    field, rate = task.evaluate("""() => { const { field, rate } = aircart.state.matrix.cursor;
        return [aircart.answers.map.fields[field], aircart.answers.map.rates[rate]]; }""")
    assert task.inner_text("#readout").startswith(f"{field:g} ac, {rate:g} lb/ac: ")
    swept = task.evaluate("aircart.answers.map.product")
    task.click("#use")
    assert task.evaluate(f"[aircart.state.field.value, aircart.state.products[{swept}].rate.value]") == [field, rate]
    assert task.evaluate("document.activeElement.getAttribute('role')") == "grid"
    assert "The job is now" in task.inner_text("#toast")
    task.click("#toast button")
    assert task.evaluate(JOB) == job
    assert task.inner_text("#results") == words
    assert task.locator("[data-do=useCell]:visible").count() == 1, "and the place is still shown"


def test_the_largest_field_is_at_the_top_of_the_map(task):
    canvas = task.locator("[role=grid] canvas")
    high = canvas.bounding_box()["height"]
    for down, field in [(2, 49), (high - 2, 0), (high / 2 + 1, 24)]:
        canvas.click(position={"x": 30, "y": down})
        assert task.evaluate("aircart.state.matrix.cursor.field") == field


# Oracle: `plan` names what runs out first. At the job's rate, the map ends above one fill.
@pytest.mark.parametrize("field, rates", [
    ("160", {"Canola": 5, UREA: 150, MAP: 40}), ("480", dict(TASK)), ("20", {"Flax": 35, MAP: 30})])
def test_the_map_is_of_what_runs_out_first_and_shows_two_regions(explorer, field, rates):
    page = explorer()
    page.fill("#field", field)
    for name, rate in rates.items():
        add_product(page, name, str(rate))
    settle(page)
    plan = json.loads(aircart("plan", "--json", "--cart", "91300", "--field", field,
                              *[f"{name}={rate}" for name, rate in rates.items()]))["fillPlan"]
    assert page.locator("#swept option:checked").inner_text() == plan["limitingProduct"]
    assert page.evaluate("aircart.answers.map.spans.field") > max(plan["mostAreaPerFillAc"], float(field))
    other = next(name for name in rates if name != plan["limitingProduct"])
    page.select_option("#swept", label=other)
    assert f"Rate of {other}" in page.inner_text(".axis.across")
    assert page.evaluate("aircart.answers.map.spans.field") > plan["mostAreaPerFillAc"]


def test_the_strip_names_the_cart_that_comes_first_at_every_rate(task):
    """Oracle: the tool's own ranking, at both ends of every stretch."""
    task.select_option("#swept", "1")
    settle(task)
    task.wait_for_timeout(600)
    names = task.locator(".strip td").all_inner_texts()
    ends = [[float(end) for end in text.replace(" lb/ac", "").split(" to ")]
            for text in task.locator(".strip th").all_inner_texts()]
    rates = task.evaluate("[...aircart.answers.map.rates]")
    places = [[rates.index(end) for end in pair] for pair in ends]
    cells = [(name, pair[-1] - pair[0] + 1) for name, pair in zip(names, places, strict=True)]
    assert sum(span for _, span in cells) == len(rates) == 50 and len(cells) > 1
    first = 0
    for names, span in cells:
        for place in {first, first + span - 1}:
            found = json.loads(aircart("compare", "--json", "--field", "480", f"{WHEAT}=110",
                                       f"{UREA}={rates[place]}", f"{MAP}=60"))
            best = [entry["cart"] for entry in found if entry["rank"] == 1]
            assert names.split(" or ") == best, rates[place]
        first += span


def test_there_is_no_strip_where_one_cart_comes_first_throughout(explorer):
    page = explorer()
    page.fill("#field", "40")
    add_product(page, "Flax", "35")
    settle(page)
    until(page, "aircart.answers.breaks !== null")
    assert page.evaluate("aircart.answers.breaks.winners.length") == 1
    assert page.locator(".strip").count() == 0


def test_the_areas_of_drawn_tanks_are_in_proportion_to_their_volumes(task):
    for cart in ["91300", "9950", "L9650"]:
        task.select_option("#cart", cart)
        settle(task)
        walls = task.locator("#loaded .picture .wall").evaluate_all(
            "all => all.map(e => e.getAttribute('width') * e.getAttribute('height'))")
        levels = task.locator("#loaded .picture .level").evaluate_all(
            "all => all.map(e => e.getAttribute('width') * e.getAttribute('height'))")
        tanks = task.evaluate("aircart.answers.current.cart.tanks.map(tank => tank.capacity)")
        rows = task.evaluate("aircart.answers.current.fill.tanks.map(row => row.percent)")
        scale = walls[0] / tanks[0]
        for wall, level, tank, percent in zip(walls, levels, tanks, rows, strict=True):
            # Coordinates have one decimal.
            assert abs(wall - scale * tank) < 0.03 * wall
            assert abs(level - wall * percent / 100) < 0.03 * wall


def test_the_text_of_the_readmes_picture_has_what_the_picture_shows(open_page, tmp_path):
    page = open_page(write_page(tmp_path), width=480, height=1000)
    clip = show_loaded_cart(page, tmp_path)
    assert clip["y"] > 0 and clip["y"] + clip["height"] <= 1000
    assert page.locator("#loaded .picture").is_visible()
    labels = page.locator("#loaded .tank").evaluate_all("all => all.map(tank => tank.getAttribute('aria-label'))")
    loads = "; ".join(re.sub(" lb, .*", " lb", label) for label in labels)
    assert f': {loads}" src=' in (ROOT / "README.md").read_text()


def test_back_over_a_jump_closes_the_rules_that_are_open(task):
    task.click("#loaded [data-tank=Saddle]")
    task.click("[data-key='pin-Wheat']")
    task.click("#dialog [data-do=clearRules]")
    task.click("[data-do=closeDialog]")
    task.click("[data-key='rules-Wheat']")
    task.go_back()
    until(task, "aircart.state.products[0].tanks !== null")
    assert not task.locator("#dialog").is_visible()


def test_back_over_a_jump_from_the_results_to_an_empty_job(explorer):
    page = explorer(width=390)
    page.fill("#line", "160 ac canola 5")
    page.keyboard.press("Enter")
    settle(page)
    page.click("[data-do=openResults]")
    page.evaluate("history.go(-2)")
    until(page, "aircart.state.products.length === 0")
    assert not page.locator("#results").is_visible()


def test_tanks_say_what_they_hold_and_are_used_by_keys(task):
    """Oracle: `plan`, whose rows are the tanks in their order; main tanks come before those above them."""
    rows = json.loads(command_of_task("--json", "--cart", "91300"))["fillPlan"]["tanks"]
    for row in rows:
        tank = task.locator(f"#loaded [data-tank='{row['tank']}']")
        label = tank.get_attribute("aria-label")
        assert label.startswith(f"{row['tank']}: {row['product']}, {row['loadLb']:,.0f} lb, {row['loadBu']:.1f} bu of ")
        drawn = " ".join(tank.locator("text").all_text_contents())
        assert f"{row['loadLb']:,.0f} lb" in drawn and row["product"].split(" (")[0] in drawn
    assert task.locator("#loaded [data-tank]").count() == len(rows)
    colours = {row["product"]: set() for row in rows}
    for row in rows:
        colours[row["product"]].add(task.locator(f"#loaded [data-tank='{row['tank']}'] .level").evaluate(
            "e => getComputedStyle(e).fill"))
    assert all(len(own) == 1 for own in colours.values()), "a product is a colour"
    assert len(set.union(*colours.values())) == len(colours)
    task.locator("#loaded [data-tank='Tank 2']").focus()
    task.keyboard.press("Enter")
    assert "Rules on Tank 2" in task.inner_text("#dialog")
    task.keyboard.press("Escape")
    assert task.evaluate("document.activeElement.dataset.tank") == "Tank 2"


@pytest.mark.parametrize("width", [390, 1280])
def test_the_loaded_cart_is_at_the_top_of_the_answer(explorer, width):
    """Under the bar, whatever the width; and taps of a finger reach every tank."""
    page = explorer(width=width)
    enter_task(page)
    page.evaluate("scrollTo(0, 0)")
    bar, picture = (page.locator(part).bounding_box() for part in ("#answer", "#loaded .picture"))
    assert picture["y"] < bar["y"] + bar["height"] + 180
    for tap in page.locator("#loaded .tap").all():
        box = tap.bounding_box()
        assert box["width"] >= 44 and box["height"] >= 44, box


def test_every_figure_of_the_table_is_that_of_its_plan(task):
    task.select_option("#swept", "0")
    task.click("#analysts summary")
    for metric, key in [("fills", "fills"), ("area", "mostAreaPerFillAc")]:
        task.select_option("#metric", metric)
        rows = task.locator("#table tbody tr")
        rates = [head.split()[0] for head in task.locator("#table thead th").all_inner_texts()]
        for row in (0, 4, 9):
            field = rows.nth(row).locator("th").inner_text().split()[0]
            shown = rows.nth(row).locator("td").all_inner_texts()
            for column in (0, 9):
                plan = json.loads(aircart(
                    "plan", "--json", "--cart", "91300", "--field", field, f"{WHEAT}={rates[column]}",
                    f"{UREA}=150", f"{MAP}=60"))["fillPlan"]
                digits = 0 if metric == "fills" else 1
                assert shown[column] == f"{plan[key]:,.{digits}f}"


@pytest.mark.parametrize("units", ["imperial", "metric"])
def test_break_points_are_those_of_the_tool(task, units):
    task.select_option("#units", units)
    task.select_option("#swept", "0")
    settle(task)
    task.click("#analysts summary")
    task.wait_for_selector("#breaks tbody tr")
    rates, field, products = task.evaluate("""() => { const { state, answers } = aircart;
        return [answers.map.rates, state.field.value, state.products.map(p => [p.name, p.rate.value])] }""")
    words = [f"{name}={rates[0]}...{rates[49]}" if name == WHEAT else f"{name}={rate}"
             for name, rate in products]
    whatif = json.loads(aircart("whatif", "--json", "--units", units, "--cart", "91300", "--field",
                                field, *words))["carts"][0]
    found = task.evaluate("""aircart.answers.breaks.points.map(({ rate, says }) =>
        ({ rate, words: says.map(statement => sentence(statement)) }))""")
    counted = lambda fills: "1 fill" if fills == 1 else f"{fills} fills"
    assert len(found) == len(whatif["breaks"]) > 5
    for point, wanted in zip(found, whatif["breaks"]):
        factor = 0.453592 / 0.404685642 if units == "metric" else 1
        assert point["rate"] == pytest.approx(wanted["value"] * factor, rel=1e-14)
        before, after = wanted["before"]["fills"], wanted["after"]["fills"]
        change = f"{counted(before)} become {counted(after)}"
        assert (change in point["words"]) == ("fills" in wanted["kinds"] and before != after)
        assert ("other tanks" in point["words"]) == ("plan" in wanted["kinds"])
        if any("runs out first, no longer" in word for word in point["words"]):
            assert "limitingProduct" in wanted["kinds"]
    rows = task.locator("#breaks tbody th").all_inner_texts()
    assert len(rows) == len(found) and rows[0].split()[0] == f"{found[0]['rate']:.2f}"
    assert "2 fills become 3 fills" in task.inner_text("#breaks")


def test_lines_lie_where_so_many_fills_make_the_field(task):
    """Oracle: the tool. On both sides of a line its fills differ by one."""
    line = task.evaluate("aircart.answers.map.line")
    product = task.evaluate("aircart.answers.map.product")
    for place in (20, 77, 101, 160):
        rates = [f"{name}={line['rates'][place] if index == product else own}"
                 for index, (name, own) in enumerate(TASK)]
        for fills in (1, 2, 3):
            edge = line["areas"][place] * fills
            counts = [json.loads(aircart("plan", "--json", "--cart", "91300", "--field", edge * side, *rates))
                      ["fillPlan"]["fills"] for side in (0.999, 1.001)]
            assert counts == [fills, fills + 1]


def test_what_is_painted_is_the_number_of_fills(task):
    """Oracle: the engine's cells. A pixel has the colour of its number of fills, lines and labels apart."""
    wrong = task.evaluate("""() => {
      const { map } = aircart.answers;
      const canvas = document.querySelector('#map canvas');
      const copy = Object.assign(document.createElement('canvas'), { width: canvas.width, height: canvas.height });
      const paint = copy.getContext('2d', { willReadFrequently: true });
      paint.drawImage(canvas, 0, 0);
      const colours = new Map();
      for (let row = 0; row < 50; row += 3) for (let column = 0; column < 50; column += 3) {
        const [x, y] = [(column + 1) / 50 * canvas.width, (1 - (row + 1) / 50) * canvas.height];
        const pixel = [...paint.getImageData(Math.min(x, canvas.width - 2), Math.max(y, 1), 1, 1).data].join();
        const { figures: [fills] } = aircart.engine.matrix(currentJob(), [map.cart], map.product,
          [map.rates[column]], [map.fields[row]], ['fills']);
        if (!colours.has(fills)) colours.set(fills, new Map());
        colours.get(fills).set(pixel, (colours.get(fills).get(pixel) ?? 0) + 1);
      }
      const main = [...colours].map(([fills, seen]) => [fills, [...seen].sort((a, b) => b[1] - a[1])[0][0],
        Math.max(...seen.values()) / [...seen.values()].reduce((sum, n) => sum + n)]);
      return { shares: main.map(([, , share]) => share), distinct: new Set(main.map(([, pixel]) => pixel)).size,
        count: main.length };
    }""")
    assert wrong["count"] >= 2 and wrong["distinct"] == wrong["count"]
    assert min(wrong["shares"]) > 0.6


def test_break_points_wait_until_a_slider_rests(task):
    task.select_option("#swept", "0")
    settle(task)
    task.focus("[data-slide='rate-1']")
    task.keyboard.press("ArrowRight")
    task.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    assert task.evaluate("aircart.answers.breaks") is None
    until(task, "aircart.answers.breaks !== null")
    kept = task.evaluate("aircart.timings.length")
    task.focus("[data-slide='rate-0']")
    task.keyboard.press("ArrowRight")
    until(task, f"aircart.timings.length > {kept}")
    assert task.evaluate("aircart.answers.breaks !== null"), "the drawn rate moves no break point"


def test_the_map_has_a_table(task):
    assert not task.locator("#table").is_visible(), "what analysts look at is behind their word"
    task.click("#analysts summary")
    task.wait_for_selector("#table tbody tr")
    assert task.locator("#table tbody tr").count() == 10
    assert "field sizes down, rates across" in task.inner_text("#table caption")


# MARK: What a screen reader hears

def heard(page, work):
    """What the live region says after something is done."""
    page.evaluate("document.getElementById('said').textContent = ''")
    work()
    settle(page)
    page.wait_for_timeout(400)
    return page.inner_text("#said")


def test_every_answer_and_error_is_said(task):
    """Oracle: the bar and the messages that are seen."""
    assert task.locator("[aria-live], [role=status], [role=alert], [role=log]").evaluate_all(
        "all => all.map(one => one.id)") == ["said"], "one region"
    bar = lambda: ", ".join(task.locator("#answer > *").all_inner_texts())
    assert heard(task, lambda: task.fill("#rate-0", "105")) == bar()
    task.locator("[data-slide=rate-1]").focus()
    assert heard(task, lambda: task.keyboard.press("End")) == bar()
    assert heard(task, lambda: task.click("[data-cart='9950']")) == bar()
    assert heard(task, lambda: task.wait_for_timeout(100)) == "", "nothing new"
    wrong = heard(task, lambda: task.fill("#field", "1/2"))
    assert "“1/2” is not understood" in wrong
    assert heard(task, lambda: task.fill("#field", "480")) == bar()
    said = heard(task, lambda: task.click("[data-key='remove-Wheat']"))
    assert said.startswith("“Wheat” is deleted.") and said.endswith(bar())
    task.click("[data-do=openPicker]")
    assert "No product matches" in heard(task, lambda: task.fill("#search", "gravel"))


def test_what_the_ring_comes_to_is_named(task):
    """The active cell is another one after each move, and says what is seen below the map."""
    grid = task.locator("[role=grid]").first
    grid.focus()
    names = set()
    for key in ("ArrowRight", "ArrowUp", "PageUp", "Home"):
        task.keyboard.press(key)
        cell = grid.get_attribute("aria-activedescendant")
        names.add(cell)
        assert task.evaluate("id => document.getElementById(id).textContent", cell) == (
            task.inner_text("#readout"))
    assert len(names) == 4


def test_a_card_is_pressed_or_not(task):
    pressed = task.locator(".cart").evaluate_all("all => all.map(one => one.getAttribute('aria-pressed'))")
    assert sorted(pressed) == ["false", "false", "true"]


# MARK: Undo

def test_every_jump_can_be_undone(task, explorer):
    """Oracle: the job before it."""
    task.click("#loaded [data-tank=Saddle]")
    task.click("[data-key='pin-Wheat']")
    task.click("[data-do=closeDialog]")
    settle(task)
    job = "JSON.stringify({ ...aircart.planOfState('-'), id: '', saved: '' })"
    before = task.evaluate(job)
    other = explorer()
    add_product(other, WHEAT, "50")
    settle(other)
    link = link_of(other)
    jumps = [lambda: task.click("#job [data-do=clearRules]"),
             lambda: task.click("[data-key='remove-Wheat']"),
             lambda: task.evaluate("hash => { location.hash = hash }", link)]
    for jump in jumps:
        jump()
        task.wait_for_selector("#toast button")
        assert task.evaluate(job) != before
        task.click("#toast button")
        assert task.evaluate(job) == before


def test_back_takes_a_jump_back_and_forward_makes_it_again(task):
    """Oracle: the job before; after a reload only the address has it."""
    job = "JSON.stringify({ ...aircart.planOfState('-'), id: '', saved: '', results: null })"
    before = task.evaluate(job)
    task.locator("[role=grid] canvas").first.click(position={"x": 60, "y": 60})
    task.click("#use")
    after = task.evaluate(job)
    assert after != before
    task.go_back()
    until(task, f"{job} === {json.dumps(before)}")
    assert "as it was before" in task.inner_text("#toast")
    assert task.input_value("#field") == "480"
    task.go_forward()
    until(task, f"{job} === {json.dumps(after)}")
    task.reload()
    started(task)
    assert task.evaluate(job) == after
    task.go_back()
    until(task, f"{job} === {json.dumps(before)}")


def test_back_passes_by_a_jump_that_was_undone(explorer, tmp_path):
    page = explorer()
    page.goto("about:blank")
    page.goto(pathlib.Path(tmp_path, "aircart.html").as_uri())
    started(page)
    enter_task(page)
    page.click("[data-key='remove-Wheat']")
    page.click("#toast button")
    assert page.evaluate("aircart.state.products.length") == 3
    page.evaluate("history.back()")
    page.wait_for_url("about:blank")


# MARK: Keeping what was typed

def test_what_was_typed_just_before_a_reload_is_kept(task):
    for selector, text in [("#field", "481"), ("#rate-1", "151")]:
        task.fill(selector, text)
        task.reload()
        started(task)
        assert task.input_value(selector) == text
    task.select_option("#cart", "9950")
    task.reload()
    started(task)
    assert task.input_value("#cart") == "9950"
    task.click("[data-key='rules-Wheat']")
    task.fill("#density", "58")
    task.reload()
    started(task)
    assert task.evaluate("aircart.state.products[0].density.value") == 58


# MARK: Back

OPENERS = ["[data-do=openPicker]", "[data-do=openPlans]", "[data-key='rules-Wheat']",
           "#loaded [data-tank=Saddle]", "[data-do=share]"]


def test_back_closes_what_is_open(task):
    for opener in OPENERS:
        task.click(opener)
        assert task.locator("#dialog").is_visible(), opener
        task.go_back()
        assert not task.locator("#dialog").is_visible(), opener
        assert "3 fills" in task.inner_text("#carts")
    assert task.evaluate("history.length") <= 3, "one entry for all"


def test_back_closes_a_dialog_and_the_results(explorer):
    page = explorer(width=390)
    enter_task(page)
    page.click("#loaded [data-tank=Saddle]")
    page.fill("#reserve", "4")
    settle(page)
    page.wait_for_timeout(400)
    page.go_back()
    assert not page.locator("#dialog").is_visible()
    page.click("[data-do=openResults]")
    assert page.locator("#results").is_visible()
    page.go_back()
    assert not page.locator("#results").is_visible()
    assert page.evaluate("aircart.state.reserves.length") == 1, "the job stays what it is"
    assert page.evaluate("location.hash.length") > 10


def test_a_sheet_has_three_heights_and_is_at_first_as_high_as_what_is_in_it(explorer):
    """Oracle: the steps of the report's sheet, in parts of the window."""
    page = explorer(width=390, height=800)
    enter_task(page)
    page.click("[data-do=openPlans]")
    page.wait_for_timeout(400)
    height = lambda: page.evaluate("document.querySelector('dialog[open]:modal').offsetHeight / innerHeight")
    assert height() < 0.6
    seen = []
    page.evaluate("document.documentElement.style.setProperty('--sheet', '92dvh')")
    for _ in range(3):
        page.click("#dialog [data-do=resizeSheet]")
        page.wait_for_timeout(100)
        seen.append(round(height(), 2))
        assert page.evaluate("document.activeElement.dataset.do") == "resizeSheet"
    assert seen == [0.35, 0.6, 0.92]
    page.set_viewport_size({"width": 1280, "height": 800})
    assert not page.locator("#dialog [data-do=resizeSheet]").is_visible()
    assert height() < 0.6, "a window above the page is as high as what is in it"


def test_figures_are_folded_on_a_phone_and_open_where_there_is_room_and_on_paper(explorer):
    page = explorer(width=390)
    enter_task(page)
    page.click("[data-do=openResults]")
    parts = page.locator("#results details.card")
    opened = lambda: parts.evaluate_all("all => all.map(part => part.open)")
    assert opened() == [False] * 3
    page.click("#results summary:has(#required)")
    page.fill("#field", "170", force=True)
    settle(page)
    assert opened().count(True) == 1, "what a person opened stays open"
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert all(opened())
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert opened().count(True) == 1, "what was folded is folded again"
    wide = explorer(width=1280)
    enter_task(wide)
    assert wide.locator("#results details.card").evaluate_all("all => all.every(part => part.open)")


def test_a_job_file_may_name_products_in_short(explorer):
    page = explorer()
    job = {"cart": "9950", "field": 160, "keepApart": [["urea", "canola"]], "products": [
        {"product": "canola", "rate": 5}, {"product": "Urea", "rate": 150}]}
    plan = page.evaluate("job => plansOfText(job)[0]", json.dumps(job))
    assert [product["product"] for product in plan["products"]] == ["Canola", UREA]
    assert plan["keepApart"] == [[UREA, "Canola"]]


def test_back_leaves_the_page_where_nothing_is_open(explorer, tmp_path):
    page = explorer()
    page.goto("about:blank")
    page.goto(pathlib.Path(tmp_path, "aircart.html").as_uri())
    started(page)
    enter_task(page)
    for opener in OPENERS[:3]:
        page.click(opener)
        page.keyboard.press("Escape")
    page.evaluate("history.back()")
    page.wait_for_url("about:blank")


def test_back_to_a_job_without_the_product_whose_rules_are_open(task, explorer):
    other = explorer()
    add_product(other, WHEAT, "50")
    settle(other)
    first = link_of(task)
    task.evaluate("hash => { location.hash = hash }", link_of(other))
    task.wait_for_selector("#toast button")
    task.evaluate("hash => { location.hash = hash }", first)
    until(task, "aircart.state.products.length === 3")
    task.click("[data-key='rules-MAP (11-52-0)']")
    task.go_back()
    assert not task.locator("#dialog").is_visible()
    task.evaluate("history.back()")
    until(task, "aircart.state.products.length === 1")
    task.click("[data-key='rules-Wheat']")
    task.evaluate("hash => { location.hash = hash }", first)
    until(task, "aircart.state.products.length === 3")
    assert not task.locator("#dialog").is_visible()


def test_the_skip_link_skips_and_is_no_link_to_a_job(task, explorer):
    link = link_of(task)
    task.focus(".skip")
    task.keyboard.press("Enter")
    assert task.evaluate("document.activeElement.id") == "carts"
    assert task.evaluate("location.hash") == link
    assert task.inner_text("#toast") == ""
    page = explorer("#carts")
    assert page.inner_text("#toast") == ""
    page.focus(".skip")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "message", "there is no answer yet"


# MARK: Sharing

def test_the_link_of_a_page_that_is_a_file_is_not_passed_off_as_one(explorer):
    page = explorer(permissions=["clipboard-read", "clipboard-write"], accept_downloads=True)
    page.evaluate("navigator.clipboard.writeText('before')")
    page.click("[data-do=share]")
    assert "at least one product" in page.inner_text("#toast") or "Add the products" in page.inner_text("#toast")
    enter_task(page)
    page.click("[data-do=share]")
    assert page.evaluate("navigator.clipboard.readText()") == "before"
    assert "a file on this device" in page.inner_text("#dialog")
    text = page.input_value("#dialog textarea")
    # What each tank gets: oracle, the load sheet that is shown.
    rows = page.locator("#part-sheet .sheet").evaluate_all("""all => all.flatMap(({ tBodies }) =>
      [...tBodies[0].rows].map(row => row.cells[0].firstChild.data.trim() + ': ' +
        row.cells[0].lastElementChild.textContent + ', ' + row.querySelector('.amount').textContent))""")
    assert len(rows) >= 8
    assert all(f"\n{row} (" in text for row in rows), (rows, text)
    assert text.split("\n")[0] == (
        "91300, 480.00 ac: Wheat 110.00 lb/ac, Urea (46-0-0) 150.00 lb/ac and MAP (11-52-0) 60.00 "
        f"lb/ac. 2 fills, {page.evaluate('aircart.answers.current.fill.area'):.2f} ac per fill.")
    with page.expect_download() as download:
        page.click("[data-do=exportJob]")
    assert json.loads(pathlib.Path(download.value.path()).read_text())["field"] == 480
    page.click("[data-key=copyText]")
    until(page, "document.getElementById('toast').textContent.includes('text is copied')")
    assert "2 fills" in page.evaluate("navigator.clipboard.readText()")
    page.click("[data-key=copyLink]")
    until(page, "document.getElementById('toast').textContent.includes('link')")
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    assert layout.findings(page) == []
    assert axe.violations(page, "#dialog") == []


def test_the_link_of_a_page_of_a_site_is_copied(chromium, tmp_path):
    address = "https://aircart.test/"
    context = chromium.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    text = write_page(tmp_path).read_text()
    page.route(address + "*", lambda route: route.fulfill(body=text, content_type="text/html"))
    page.goto(address)
    enter_task(started(page))
    page.click("[data-do=share]")
    until(page, "document.getElementById('toast').textContent.includes('copied')")
    assert page.evaluate("navigator.clipboard.readText()") == page.url != address
    context.close()


# MARK: Links

def test_the_link_opens_the_same_job(task, explorer):
    task.click("#loaded [data-tank=Saddle]")
    task.click("[data-key='pin-Wheat']")
    task.click("[data-do=closeDialog]")
    task.click("#results label[class*=check]:has(#even)")
    settle(task)
    words = task.inner_text("#results")
    assert "Each fill" in words
    other = explorer(task.evaluate("location.hash"))
    assert other.inner_text("#results") == words


# Written by the first version of the page: every later one must open it.
FIRST_LINK = (
    "#1.eyJ1bml0cyI6Im1ldHJpYyIsImNhcnQiOiI5NjUwIiwic2FkZGxlVGFuayI6ZmFsc2UsImRlbnNpdGllcyI6InB1Ym"
    "xpc2hlZCIsImZpZWxkIjo2NC43NSwicHJvZHVjdHMiOlt7InByb2R1Y3QiOiJXaGVhdCIsInJhdGUiOjEyMCwidGFua3Mi"
    "OlsiVGFuayAxIiwiVGFuayAyIl19LHsicHJvZHVjdCI6Ik93biIsInJhdGUiOjMwLjUsImRlbnNpdHkiOnsidmFsdWUiOj"
    "c1LCJ1bml0Ijoia2cvaEwifSwibWF4VGFua3MiOjF9XSwiZW1wdHlUYW5rcyI6WyJUYW5rIDQiXX0"
)


def test_a_link_of_the_first_version_still_opens(explorer):
    page = explorer(FIRST_LINK)
    state = page.evaluate("aircart.state")
    assert (state["units"], state["cart"], state["saddleTank"]) == ("metric", "9650", False)
    assert state["field"]["value"] == 64.75 and state["emptyTanks"] == ["Tank 4"]
    assert state["products"][0]["tanks"] == ["Tank 1", "Tank 2"]
    assert not state["isEven"] and not state["isToBrim"]
    assert state["products"][1]["density"] == {"value": 75, "unit": "kg/hL"}
    plan = json.loads(aircart(
        "plan", "--json", "--units", "metric", "--cart", "9650", "--no-saddle", "--densities",
        "published", "--field", "64.75", "Wheat=120", "--pin", "Wheat=1,2", "Own=30.5@75kg/hL",
        "--most", "Own=1", "--empty", "4"))
    assert page.evaluate("aircart.answers.current.fill.area") == plan["fillPlan"]["areaPerFillAc"]


@pytest.mark.parametrize("fragment, reason", [
    ("#1.abc", "not complete"), ("#2.abc", "not complete"), ("#4.abcd", "newer version"),
    ("#nonsense", "not complete"), ("#2." + "eyJmaWxsaW5nIjpbImhhbGYiXX0", "filling"),
    ("#1." + "eyJ1bml0cyI6ICJmdXJsb25ncyJ9", "units"), ("#1.%00", "not complete"),
])
def test_a_broken_link_is_reported_and_ignored(explorer, fragment, reason):
    page = explorer(fragment)
    assert "ignored" in page.inner_text("#toast") and reason in page.inner_text("#toast")
    enter_task(page)
    assert "3 fills" in page.inner_text("#carts")


# MARK: Answers in place

SHOWN = """() => [...document.querySelectorAll('#answer, #loaded, #carts, #results-body > *')].map(part =>
  [part.id, [...part.querySelectorAll('*')].map(element => [element.tagName,
    [...element.attributes].map(({ name, value }) => name + '=' + value).sort().join(' '),
    [...element.childNodes].filter(node => node.nodeType === 3).map(node => node.data).join('|')])])"""

SLIDE = """([key, share]) => { const slider = document.querySelector(`[data-slide="${key}"]`);
  slider.value = share * slider.max; slider.dispatchEvent(new Event('input', { bubbles: true }));
  return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))); }"""


def test_what_is_changed_in_place_is_what_a_new_page_shows(task, explorer):
    """Oracle: the same job, opened by its link in a page that has shown nothing else."""
    draw = random.Random(41)
    for _ in range(6):
        for _ in range(draw.randint(1, 6)):
            task.evaluate(SLIDE, [draw.choice(["field", "rate-0", "rate-1", "rate-2"]),
                                  draw.choice([0.05, 0.2, 0.5, 0.8, 1, draw.random()])])
        link = link_of(task)
        fresh = explorer(link)
        settle(fresh)
        assert task.evaluate(SHOWN) == fresh.evaluate(SHOWN), link
        fresh.close()


def test_what_moves_stays_the_same_element(task):
    """So that focus, sizes and what is open stay; text alone is another one."""
    task.evaluate("window.kept = document.querySelector('#loaded .tank text:last-of-type')")
    before = task.evaluate("kept.textContent")
    task.evaluate(SLIDE, ["field", 0.58])
    task.wait_for_timeout(700)
    assert task.evaluate("kept.isConnected")
    task.evaluate(SLIDE, ["rate-2", 0.31])
    task.wait_for_timeout(700)
    assert task.evaluate("kept.isConnected && kept.textContent") not in (False, before)


@pytest.mark.parametrize("width", [320, 390, 768, 1280])
def test_the_answer_stays_in_sight(explorer, width):
    page = explorer(width=width, height=700)
    enter_task(page)
    words = ("91300 2 fills 252.73 ac per fill Saddle: Wheat "
             "2 fills with 91300, 3 with 9950 and L9950, 4 with the others.")
    for place in ("0", "document.body.scrollHeight / 2", "document.body.scrollHeight"):
        page.evaluate(f"scrollTo(0, {place})")
        page.wait_for_timeout(50)
        assert " ".join(page.inner_text("#answer").split()) == words
        box = page.locator("#answer").bounding_box()
        top = page.evaluate("""() => document.elementFromPoint(innerWidth / 2,
            document.getElementById('answer').getBoundingClientRect().top + 5).closest('#answer')?.id""")
        assert 0 <= box["y"] < 100 and top == "answer", (place, box)


def test_rules_and_margin_are_those_of_the_tool(task):
    task.click("summary:has-text('Rules and margin')")
    task.select_option("#severity-saddle-bulk-seed", "0")
    task.select_option("#phosphateTank", "Tank 3")
    task.fill("#overlap", "3")
    task.fill("#margin", "8 %")
    settle(task)
    assert task.locator("summary:has-text('Rules and margin, changed')").count() == 1
    command = command_of_task(
        "--cart", "91300", "--rule", "saddle-bulk-seed=off", "--phosphate-tank", "3", "--overlap",
        "3%", "--margin", "8%")
    plain = " ".join(command.split())
    # What is to know stands there in the same words.
    for text in task.locator("#part-notes p").all_inner_texts():
        assert text.replace(",", "") in plain.replace(",", ""), text
    assert "steel meter auger is in Tank 3" in task.inner_text("#part-notes")
    task.fill("#margin", "abc")
    settle(task)
    assert task.get_attribute("#margin", "aria-invalid") == "true"
    assert "is not understood" in task.inner_text("#margin-error")
    task.fill("#margin", "")
    task.select_option("#goal", "capacity")
    settle(task)
    assert task.evaluate("aircart.planOfState('-').plan") == "capacity"
    assert "margin" not in task.evaluate("aircart.planOfState('-')")


def test_nutrients_and_advice_are_those_of_the_tool(task):
    plan = json.loads(command_of_task("--cart", "91300", "--json"))
    notes = task.inner_text("#part-notes")
    assert plan["advice"]
    for advice in plan["advice"]:
        assert advice["message"].removesuffix(" State yours with --drill.") in notes
    assert task.locator("#part-nutrients dt").all_inner_texts() == ["N", "P2O5"]


# MARK: Blends

SIX = [(WHEAT, "110"), (UREA, "150"), (MAP, "60"), ("Ammonium Sulphate (21-0-0-24S)", "60"),
       ("Potash (0-0-60)", "40"), ("K-Mag (0-0-22-22S-11Mg)", "20")]


def sentences_of(page, part):
    return " ".join(page.inner_text(part).split())


def test_more_products_than_tanks_are_blended_as_by_the_tool(explorer):
    """Oracle: `aircart plan --json` of the same job: fills, tanks and advice, with blends and without."""
    page = explorer()
    page.fill("#field", "480")
    for name, rate in SIX:
        add_product(page, name, rate)
    settle(page)
    words = ["plan", "--json", "--cart", "91300", "--field", "480"]
    plan = json.loads(aircart(*words, *[f"{name}={rate}" for name, rate in SIX]))
    blend = next(row["product"] for row in plan["fillPlan"]["tanks"] if " + " in (row["product"] or ""))
    assert page.evaluate("aircart.answers.current.fill.fills") == plan["fillPlan"]["fills"]
    shown = tanks_shown(page)
    assert [shown[row["tank"]] for row in plan["fillPlan"]["tanks"]] == [
        row["product"] or "Empty" for row in plan["fillPlan"]["tanks"]]
    told = aircart("plan", "--cart", "91300", "--field", "480", *[f"{name}={rate}" for name, rate in SIX])
    assert " ".join(told.split()).split(". ")[0] + "." in sentences_of(page, "#loaded")
    assert f"Blend of {blend.split(' + ')[0]}" in sentences_of(page, "#part-required")
    notes = sentences_of(page, "#part-notes")
    for advice in plan["advice"]:
        if advice["code"] != "keep-apart":
            assert advice["message"].removesuffix(" State yours with --drill.") in notes
    assert blend in sentences_of(page, "#part-sheet"), "the load sheet names it"
    assert page.evaluate("aircart.answers.plans.every(plan => plan.fill.fills > 0)"), "on every cart"
    page.click("summary:has-text('Rules and margin')")
    page.click("label:has(#mayBlend)")
    settle(page)
    assert page.evaluate("aircart.answers.current.fill.fills") is None
    assert "6 products need a tank each" in sentences_of(page, "#loaded")


def test_a_blend_that_saves_a_fill_is_made_and_may_be_forbidden(explorer):
    """Oracle: what the tool plans for the same job, with the blend and without."""
    page = explorer()
    page.select_option("#cart", "9650")
    page.fill("#field", "300")
    for name, rate in SIX[:4]:
        add_product(page, name, rate)
    settle(page)
    words = ["plan", "--json", "--cart", "9650", "--field", "300"]
    words += [f"{name}={rate}" for name, rate in SIX[:4]]
    saved = json.loads(aircart(*words))
    apart = json.loads(aircart(*words, "--no-blends"))
    fills = "aircart.answers.current.fill.fills"
    assert page.evaluate(fills) == saved["fillPlan"]["fills"] < apart["fillPlan"]["fills"]
    assert (f"Blend Urea + Ammonium Sulphate: {saved['fillPlan']['fills']} fills instead of "
            f"{apart['fillPlan']['fills']}.") in sentences_of(page, "#loaded")
    assert "draws water" in sentences_of(page, "#part-notes")
    assert "each by itself" in sentences_of(page, "#map")
    page.click("summary:has-text('Rules and margin')")
    page.click("label:has(#mayBlend)")
    settle(page)
    assert page.evaluate(fills) == apart["fillPlan"]["fills"]


def test_what_is_seed_placed_is_advised_on_and_decides_what_is_blended(explorer):
    """Oracle: the tool's advice to the same job."""
    page = explorer()
    page.fill("#field", "160")
    for name, rate in TASK[:2] + [(MAP, "120")]:
        add_product(page, name, rate)
    settle(page)
    assert "place at most 90 lb/ac of MAP" in sentences_of(page, "#part-notes")
    page.click(f'[data-key="rules-{MAP}"]')
    page.fill("#placed", "101")
    assert "must be a number from 0 to 100" in page.inner_text("#placed-error")
    page.fill("#placed", "40")
    page.click("[data-do=closeDialog]")
    settle(page)
    assert "place at most" not in sentences_of(page, "#part-notes")
    assert "MAP (11-52-0): 40 % with the seed" in page.inner_text("#job")
    assert page.evaluate("aircart.planOfState('Placed').products[2].seedPlaced") == 40
    page.click(f'[data-key="rules-{MAP}"]')
    assert page.input_value("#placed") == "40"
    page.fill("#placed", "90")
    page.click("[data-do=closeDialog]")
    settle(page)
    words = ["plan", "--json", "--cart", "91300", "--field", "160", "--seed-placed", "map=90%"]
    plan = json.loads(aircart(*words, f"{WHEAT}=110", f"{UREA}=150", f"{MAP}=120"))
    notes = sentences_of(page, "#part-notes")
    assert "% of the limit" in notes
    for advice in plan["advice"]:
        # The page has a select where the command line has an option.
        assert advice["message"].removesuffix(" State yours with --drill.") in notes
    page.evaluate("document.querySelector('[data-key=choice]').open = true")
    page.select_option("#drill", "single")
    settle(page)
    assert page.evaluate("aircart.planOfState('Single').drill") == {"shoot": "single"}
    single = ["plan", "--json", "--cart", "91300", "--field", "160", "--drill", "single"]
    plan = json.loads(aircart(*single, f"{WHEAT}=110", f"{UREA}=150", f"{MAP}=120"))
    notes = sentences_of(page, "#part-notes")
    assert plan["advice"] and "another pass" in notes
    for advice in plan["advice"]:
        assert advice["message"].removesuffix(" State yours with --drill.") in notes


# MARK: The drill and doubts

def test_the_drill_is_that_of_the_tool(task, explorer):
    """Oracle: the tool's advice with `--drill`, of inches and of centimetres."""
    page = task
    page.evaluate("document.querySelector('[data-key=choice]').open = true")
    assert page.locator("#rows").count() == 0, "what is assumed has no details"
    page.select_option("#drill", "double")
    page.click("summary:has-text('Rows, openers and soil')")
    assert page.get_by_label("Row spacing").count() == 1
    page.fill("#rows", "12")
    page.fill("#opener", "3 in")
    page.select_option("#soil", "light")
    page.fill("#rate-2", "120")
    settle(page)
    drill = "double,rows=12in,opener=3in,soil=light"
    wanted = {"shoot": "double", "rows": 12, "opener": 3, "soil": "light"}

    def compared(drill):
        plan = json.loads(aircart(
            "plan", "--json", "--cart", "91300", "--field", "480", "--drill", drill,
            f"{WHEAT}=110", f"{UREA}=150", f"{MAP}=120"))
        notes = sentences_of(page, "#part-notes")
        assert plan["advice"]
        for advice in plan["advice"]:
            assert advice["message"] in notes
        return plan["request"]["drill"]

    assert page.evaluate("aircart.planOfState('-').drill") == compared(drill) == wanted
    other = explorer(link_of(page))
    assert other.evaluate("aircart.planOfState('-').drill") == wanted
    other.evaluate("document.querySelector('[data-key=choice]').open = true")
    assert other.input_value("#rows") == "12"
    # A length without a unit is one of the page's system; files have inches in both.
    page.select_option("#units", "metric")
    assert page.input_value("#rows") == "30.48"
    page.fill("#opener", "5")
    page.fill("#rows", "23cm")
    settle(page)
    page.select_option("#units", "imperial")
    settle(page)
    assert page.evaluate("aircart.planOfState('-').drill") == compared(
        "double,rows=23cm,opener=5cm,soil=light")
    page.fill("#rows", "2")
    settle(page)
    assert "must be a number from 4 to 60" in page.inner_text("#rows-error")
    page.fill("#rows", "9")
    page.fill("#opener", "10")
    settle(page)
    assert "wider than rows are apart" in page.inner_text("#opener-error")
    page.fill("#rows", "10")
    settle(page)
    assert page.inner_text("#opener-error") == "", "it was right all along"
    assert page.evaluate("aircart.planOfState('-').drill.opener") == 10
    page.fill("#rows", "")
    page.fill("#opener", "")
    page.select_option("#soil", "")
    settle(page)
    assert page.evaluate("aircart.planOfState('-').drill") == {"shoot": "double"}


@pytest.mark.parametrize("name, rate, overlap", [
    (WHEAT, "2", ""), ("Canola", "5250", ""), (UREA, "900", ""), (WHEAT, "110", "0.05")])
def test_what_can_hardly_be_meant_is_asked_about_as_by_the_tool(explorer, name, rate, overlap):
    """Oracle: the first notes of `aircart plan --json`."""
    page = explorer()
    page.fill("#field", "160")
    add_product(page, name, rate)
    page.evaluate("document.querySelector('[data-key=choice]').open = true")
    page.fill("#overlap", overlap)
    settle(page)
    words = ["--overlap", overlap + "%"] if overlap else []
    plan = json.loads(aircart(
        "plan", "--json", "--cart", "91300", "--field", "160", *words, f"{name}={rate}"))
    doubts = [note for note in plan["notes"] if note.startswith("Check ")]
    assert doubts
    assert page.locator("#loaded .doubt").all_inner_texts() == doubts
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.locator(".doubt:visible").all_inner_texts() == doubts, "once, and in sight"
    assert axe.violations(page) == []


def test_seeds_on_a_square_foot_may_be_meant_on_a_square_metre(explorer):
    """Oracle: the first notes of `aircart plan --json`, whose request the page loads."""
    page = explorer()
    found = json.loads(aircart(
        "plan", "--json", "--cart", "91300", "--field", "160", f"{WHEAT}=300seeds/ft2,tkw=38"))
    doubts = [note for note in found["notes"] if note.startswith("Check ")]
    assert "as many on a square metre would be" in doubts[0]
    page.evaluate("plan => void aircart.evaluate(plan)", found["request"] | {
        "format": "aircart-plan", "version": 1, "id": "seeds", "name": "Seeds", "saved": "2026-04-01T12:00:00Z"})
    page.evaluate("aircart.update()")
    settle(page)
    assert page.locator("#loaded .doubt").all_inner_texts() == doubts
    # What was said of a rate is true of that alone.
    page.fill("#rate-0", "1000")
    settle(page)
    assert "on a square metre" not in page.inner_text("#loaded")


# MARK: Keyboard, layout, accessibility

def test_every_control_is_reached_and_used_by_keyboard(explorer):
    page = explorer()
    press = page.keyboard.press

    def tab_to(selector, key="Tab"):
        for _ in range(60):
            if page.evaluate("s => document.activeElement.matches(s)", selector):
                return
            press(key)
        raise AssertionError(f"{selector} is not reached")

    tab_to("[data-do=openPicker]")
    press("Enter")
    page.keyboard.type("whe")
    tab_to(f'[data-name="{WHEAT}"]')
    press("Enter")
    page.keyboard.type("100")
    settle(page)
    tab_to("[data-slide='rate-0']")
    press("ArrowRight")
    settle(page)
    assert page.evaluate("aircart.state.products[0].rate.value") > 100
    for selector in ["[data-do=openPicker]", ".cart", "#swept", "[role=grid]",
                     "#analysts summary", "[data-do=print]", "[data-tank=Saddle]",
                     "[data-do=openPlans]", "[data-do=share]", "#units", "#cart", "#saddle", "#field",
                     "[data-slide=field]", "#densities", "[data-do=openRules]",
                     "[data-do=removeProduct]"]:
        tab_to(selector)
    press("Enter")
    assert page.evaluate("aircart.state.products.length") == 0
    assert page.evaluate("document.activeElement.dataset.key") == "add"
    tab_to("#toast button")
    press("Enter")
    assert page.evaluate("aircart.state.products.length") == 1


# Numbers what can be used, in the page or in the dialog that stands above it, and names it.
CONTROLS = """() => { const host = document.querySelector('dialog:modal') ?? document;
  return [...host.querySelectorAll('button, select, input, textarea, summary, [role=grid], a[href]')]
    .filter(e => e.checkVisibility() && !e.disabled)
    .map((e, index) => { e.dataset.tab = index;
      return `${e.tagName} ${e.dataset.key ?? e.dataset.do ?? e.textContent.trim()}`; }) }"""


def test_the_tab_key_comes_to_every_control_of_every_screen(task):
    task.click("summary:has-text('Weight limits')")
    task.click("#analysts summary")
    screens = [None, "[data-do=openPicker]", "[data-do=openPlans]", "[data-key='rules-Wheat']",
               "#loaded [data-tank=Saddle]"]
    for opener in screens:
        if opener:
            task.click(opener)
        names = task.evaluate(CONTROLS)
        assert len(names) > 3
        seen = set()
        for _ in range(len(names) + 10):
            task.keyboard.press("Tab")
            seen.add(task.evaluate("document.activeElement.dataset.tab"))
        assert [name for index, name in enumerate(names) if str(index) not in seen] == [], opener
        if opener:
            task.keyboard.press("Escape")


def test_the_focus_comes_back_when_a_dialog_closes(task):
    task.focus("[data-key='rules-Wheat']")
    task.keyboard.press("Enter")
    task.locator("#dialog .check").first.click()
    task.keyboard.press("Escape")
    assert task.evaluate("document.activeElement.dataset.key") == "rules-Wheat"


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_cut_off_or_too_small(explorer, width):
    page = explorer(width=width)
    enter_task(page)
    page.click("#analysts summary")
    assert layout.findings(page) == []
    if width < 1024:
        page.click("[data-do=openResults]")
        page.click("#results label[class*=check]:has(#brim)")
        assert layout.findings(page) == []
        page.keyboard.press("Escape")
    for opener in ["[data-do=openPicker]", "[data-do=openPlans]", "[data-key='rules-Wheat']"]:
        page.click(opener)
        assert layout.findings(page) == []
        page.keyboard.press("Escape")


@pytest.mark.parametrize("width, height", [(320, 640), (640, 320)])
def test_a_phone_in_portrait_and_landscape(explorer, width, height):
    page = explorer(width=width, height=height, has_touch=True)
    page.fill("#field", "480")
    for name, rate in TASK:
        page.tap("[data-do=openPicker]")
        page.tap(f'[data-name="{name}"]')
        page.keyboard.type(rate)
    settle(page)
    assert layout.findings(page) == []
    assert tanks_shown(page)["Saddle"] == WHEAT
    page.tap("[data-do=openResults]")
    page.set_viewport_size({"width": height, "height": width})
    settle(page)
    assert page.locator("#results").is_visible()
    assert layout.findings(page) == []
    page.tap("[data-do=closeResults]")
    assert not page.locator("#results").is_visible()


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("width", (320, 1280))
def test_axe_finds_nothing(explorer, width, scheme):
    page = explorer(width=width, scheme=scheme)
    assert axe.violations(page) == []
    enter_task(page)
    page.click("#analysts summary")
    page.wait_for_selector("#breaks tbody tr")
    assert axe.violations(page) == []
    if width < 1024:
        page.click("[data-do=openResults]")
        assert axe.violations(page, "#results") == []
        page.keyboard.press("Escape")
    page.click("#loaded [data-tank=Saddle]")
    assert axe.violations(page, "#dialog") == []
    page.keyboard.press("Escape")
    for opener in ["[data-do=openPicker]", "[data-do=openPlans]"]:
        page.click(opener)
        assert axe.violations(page, "#dialog") == []
        page.keyboard.press("Escape")


def printed(page):
    """How many pieces of text a printed page has; their letters are those of a font in the file."""
    streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", page.pdf(), re.S)
    # A stream that ends with a line break is found without it, which does no harm.
    texts = [zlib.decompressobj().decompress(stream) for stream in streams if stream[:1] == b"x"]
    return sum(len(re.findall(rb"\bT[jJ]\b", text)) for text in texts)


def test_printing_shows_the_results_alone(task):
    task.emulate_media(media="print")
    assert task.locator("#results").is_visible()
    assert not task.locator("#job").is_visible()
    assert not task.locator("#map").is_visible()
    print_sheet(task)
    assert not task.locator("#results").is_visible()
    assert "Load sheet: 91300, 480.00 ac" in task.inner_text("#paper")


def first_page(page):
    """The words of the first page on paper, and how many pages there are."""
    pages = pypdf.PdfReader(io.BytesIO(page.pdf())).pages
    return " ".join(pages[0].extract_text().split()), len(pages)


def test_printed_results_name_cart_field_products_densities_and_day_on_the_first_page(task):
    words, count = first_page(task)
    day = task.evaluate("new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format()")
    for text in ("91300, 480.00 ac", "Wheat 110.00 lb/ac", f"{UREA} 150.00 lb/ac", "Taken to weigh: Wheat 60",
                 day, f"1 / {count}"):
        # A line may end within a grade.
        assert text.replace(" ", "") in words.replace(" ", ""), (text, words)
    assert words.index("91300, 480.00 ac") < 40 and count == 2


def print_sheet(page):
    """Presses the button that prints the load sheet, and leaves on the page what is printed."""
    page.evaluate("""() => {
      window.print = () => document.body.classList.add('printing');
      document.querySelector('[data-do=printSheet]').click();
      document.body.classList.add('only-sheet');
    }""")


# The words of a sheet in order, and its rows of cells.
SHEET = """element => [...element.querySelectorAll('h1, h2, header p, .boxes, tr')].map(part =>
  part.matches('tr') ? [...part.cells].map(cell => cell.textContent.trim())
    : part.textContent.replace(/\\s+/g, ' ').trim())"""


# The texts of a drawn cart, and the sizes of its tanks and of what is in them, as a share of its width.
DRAWN = """element => { const svg = element.querySelector('header svg'), wide = svg.viewBox.baseVal.width;
  return [[...svg.querySelectorAll('text')].map(one => one.textContent),
    [...svg.querySelectorAll('rect')].filter(one => Number(one.getAttribute('height'))).flatMap(one => ['x', 'y', 'width', 'height'].map(name =>
      Math.round(1000 * one.getAttribute(name) / wide)))]; }"""


@pytest.mark.parametrize("options, keys", [
    ([], {}), (["--field", "1100ac", "--even"], {"field": "1100", "even": True}),
    (["--field", "1100ac", "--brim"], {"field": "1100", "brim": True}),
])
def test_the_printed_load_sheet_is_that_of_the_tool(task, options, keys, tmp_path):
    """Oracle: the page that `aircart plan --load-sheet` writes, cell by cell, without separators."""
    if "field" in keys:
        task.fill("#field", keys["field"])
    for word in ("even", "brim"):
        if keys.get(word):
            task.click(f"#results label[class*=check]:has(#{word})")
    settle(task)
    print_sheet(task)
    shown = task.locator("#paper").evaluate(SHEET)
    drawn = task.locator("#paper").evaluate(DRAWN)
    file = tmp_path / "sheet.html"
    command_of_task("--cart", "91300", *options, "--load-sheet", file)
    other = task.context.new_page()
    other.goto(file.as_uri())
    texts, sizes = other.locator(".load-sheet").evaluate(DRAWN)
    assert drawn[0] == texts and len(texts) > 10
    assert drawn[1] == pytest.approx(sizes, abs=1)
    # The tool lists the totals after every fill, too, where fills are one entry.
    wanted = other.locator(".load-sheet").evaluate(SHEET)
    if "From the tender so far" in wanted:
        wanted = wanted[:wanted.index("From the tender so far")]
    plain = lambda part: [plain(cell) for cell in part] if isinstance(part, list) else (
        re.sub(r"(?<=\d),(?=\d{3})", "", part))
    assert [plain(part) for part in shown] == [plain(part) for part in wanted]
    assert len(shown) > 15


def test_a_load_says_how_full_the_tank_is_with_what_was_in_it(task):
    """Oracle: tanks that are filled to capacity are full after every stop."""
    task.fill("#field", "1100")
    task.click("#results label[class*=check]:has(#brim)")
    settle(task)
    shares = task.locator("#part-sheet td:nth-child(2) .secondary").all_inner_texts()
    shares = [text.split(" · ")[1] for text in shares if " · " in text]
    assert len(shares) > 5 and set(shares) == {"100.0 %"}, shares


@pytest.mark.parametrize("width", [1280, 390])
def test_what_is_printed_is_not_empty_wherever_it_is_printed_from(explorer, width):
    page = explorer(width=width)
    enter_task(page)
    whole = printed(page)
    assert whole > 60
    if width < 1024:
        page.click("[data-do=openResults]")
        assert printed(page) == whole
        assert page.evaluate("document.getElementById('results').matches(':modal')")
        page.keyboard.press("Escape")
    print_sheet(page)
    assert 20 < printed(page) < whole


# MARK: Firefox

@pytest.mark.skipif(not os.environ.get("FIREFOX"), reason="no firefox")
def test_numbers_taps_and_back_in_firefox(tmp_path):
    with Firefox() as firefox:
        firefox.open(write_page(tmp_path))
        begin(firefox)
        type_in = '''const type = (id, text) => { const input = document.getElementById(id);
          input.value = text; input.dispatchEvent(new Event('input', { bubbles: true })); };'''
        firefox.run(type_in + '''document.querySelector('[data-do=openPicker]').click();
          document.querySelector('[data-name=Wheat]').click();
          type('rate-0', '100'); type('field', '1,280');''')
        wait_for(firefox, "return aircart.answers.current?.fill.fills > 0")
        assert firefox.run("return aircart.state.field.value") == 1280
        firefox.run(type_in + "type('field', '1/2');")
        wait_for(firefox, "return document.body.classList.contains('stale')")
        assert "is not understood" in firefox.run(
            "return document.getElementById('field-error').textContent")
        assert firefox.run("return aircart.answers.current.fill.fills") > 0
        firefox.run('''const canvas = document.querySelector('canvas');
          const box = canvas.getBoundingClientRect();
          canvas.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: box.left + 50,
            clientY: box.top + 50 }));''')
        assert firefox.run("return aircart.state.field.value") == 1280
        firefox.run("document.getElementById('use').click()")
        assert firefox.run("return aircart.state.field.value") != 1280
        firefox.run("document.querySelector('#toast button').click()")
        assert firefox.run("return aircart.state.field.value") == 1280
        firefox.run("document.querySelector('[data-key=rules-Wheat]').click()")
        assert firefox.run("return document.getElementById('dialog').open")
        firefox.command("WebDriver:Back")
        wait_for(firefox, "return !document.getElementById('dialog').open")
        assert firefox.run("return aircart.state.products.length") == 1


@pytest.mark.skipif(not os.environ.get("FIREFOX"), reason="no firefox")
def test_the_page_works_in_firefox(tmp_path):
    with Firefox() as firefox:
        firefox.open(write_page(tmp_path))
        begin(firefox)
        firefox.run("""
          const type = (id, text) => { const input = document.getElementById(id); input.value = text;
            input.dispatchEvent(new Event('input', { bubbles: true })); };
          type('field', '480');
          arguments[0].forEach(([name, rate], index) => {
            document.querySelector('[data-do=openPicker]').click();
            document.querySelector(`[data-name="${name}"]`).click();
            type('rate-' + index, rate);
          });""", TASK)
        # The last rate that is typed is what brings wheat into the saddle tank.
        wait_for(firefox, f"""return document.querySelector(
          '#loaded [data-tank=Saddle]')?.dataset.holds === '{WHEAT}' && /2 fills/.test(document.getElementById('carts').textContent)""")
        colours = firefox.run("""const canvas = document.querySelector('canvas');
          const bytes = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
          return new Set(bytes).size""")
        assert colours > 10, "the matrix is drawn"
