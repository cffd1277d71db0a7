"""The rooms of the what-if page beside the job: farm and season."""

import io
import json
import os
import random
import re
import unicodedata

import axe
import layout
import pypdf
import pytest
from explorer import LISTED, MAP, UREA, WHEAT, settle, started, until, wait_for, write_page
from firefox import Firefox
from tool import ROOT, SCHEMES, aircart

EVERY = [320, 390, 768, 1280]
# So many random farms and seasons; more where there is time.
COUNT = int(os.environ.get("AIRCART_ROOMS", "20"))


@pytest.fixture(scope="module")
def page_file(tmp_path_factory):
    return write_page(tmp_path_factory.mktemp("rooms"))


@pytest.fixture
def room(open_page, page_file):
    """Opens the page in a room; `hash` is that of a link."""
    def open(name="farm", **settings):
        page = started(open_page(f"{page_file}#{name}", **settings), with_example=True)
        settle(page)
        return page
    return open


def simulated(page):
    """Waits until the seasons are those of the farm that is shown."""
    until(page, "aircart.seasonAnswers.text !== '' && aircart.seasonText() === aircart.seasonAnswers.text")
    settle(page)


# MARK: Random farms and seasons. Oracle: the command line, to the bit.

def random_farm(seed):
    """A farm file with whatever the page reads."""
    draw = random.Random(seed)
    number = lambda high: draw.choice([draw.randint(1, high), round(draw.uniform(0.01, high), 3)])
    crops = [{"name": f"Crop {index}", "products": [
        {"product": name, "rate": number(250)} for name in draw.sample(LISTED, draw.randint(1, 4))]}
        for index in range(draw.randint(1, 4))]
    if draw.random() < 0.3:
        crops[0]["products"][0]["density"] = draw.choice([
            {"poundsPerBushel": 45.5}, {"kilogramsPerHectolitre": 71.3}, {"poundsPerCubicFoot": 48.1}])
    if draw.random() < 0.3:
        crops[0]["seedFrom"] = draw.choice(["04-25", "05-20"])
    names = [crop["name"] for crop in crops]
    fields = [{"name": f"Field {index}", "area": number(500),
               "crop": names[index] if index < len(names) else draw.choice(names)}
              for index in range(len(crops) + draw.randint(0, 8))]
    for field in fields:
        if draw.random() < 0.3:
            products = next(crop["products"] for crop in crops if crop["name"] == field["crop"])
            field["rates"] = {draw.choice(products)["product"]: draw.choice([40, 130, number(250)])}
    farm = {"name": f"farm-{seed}", "units": draw.choice(["imperial", "metric"]),
            "densities": draw.choice(["listed", "published"]), "crops": crops, "fields": fields,
            "order": draw.choice(["given", "fewest-cleanouts", "by-date"])}
    if draw.random() < 0.3:
        farm["overlap"] = round(draw.uniform(0.5, 10), 1)
    if draw.random() < 0.3:
        farm["margin"] = draw.randint(0, 15)
    if draw.random() < 0.3:
        farm["orderMargin"] = draw.randint(0, 10)
    if draw.random() < 0.3:
        farm["saddleTank"] = False
    if draw.random() < 0.8:
        farm["season"] = random_season(draw, names)
        if draw.random() < 0.3:
            farm["season"]["roadSpeed"] = draw.randint(5, 30)
            for field in fields[1:]:
                field["position"] = [number(10), -number(10)]
    if draw.random() < 0.3:
        farm["drill"] = {"shoot": draw.choice(["single", "double", "triple"]), "rows": 9, "soil": "heavy"}
    return farm


def random_season(draw, crops):
    season = {
        "drill": {"width": draw.randint(10, 30), "speed": round(draw.uniform(3, 7), 1)},
        "filling": {"perStop": draw.randint(1, 9), "rate": draw.randint(40, 90), "reserve": draw.randint(0, 8)},
        "tender": {"loading": draw.randint(10, 60), "travel": draw.randint(5, 40)},
        "days": {"start": "04-28", "end": "06-20", "hours": draw.randint(9, 15), "workable": draw.randint(45, 80)},
        "moving": draw.randint(10, 40)}
    if draw.random() < 0.7:
        season["tender"]["trucks"] = draw.randint(1, 3)
    if draw.random() < 0.3:
        season["tender"]["compartments"] = [350, 250.5]
    if draw.random() < 0.4:
        season["filling"]["fills"] = draw.choice(["full", "even"])
    if draw.random() < 0.6:
        season["prices"] = {
            "perHour": draw.randint(200, 600), "perTruckHour": 80, "ownership": draw.randint(8, 15),
            "carts": [{"cart": "91300", "price": 650000}, {"cart": "9650", "price": 470000}],
            "timeliness": [{"crop": crops[0], "after": "05-15", "lossPerDay": 1, "value": 350}]}
        if len(crops) > 1:
            season["prices"]["timeliness"].append({"crop": crops[1], "value": 400, "yields": [
                {"date": "05-10", "yield": 100}, {"date": "06-01", "yield": 82.5}]})
    return season


COMPARED = """file => {
  aircart.loadFarm(aircart.farmOfText(file));
  const stated = aircart.farmJob(), carts = aircart.farmCarts();
  const answer = aircart.engine.farm(stated, carts);
  if (answer.status !== 0) return answer;
  const job = aircart.seededJob(stated, answer.seeded);
  const name = (crop, product) => product === null ? null : job.crops[crop].products[product].name;
  const held = (plan, crop, product) => plan.crops[crop].blends.find(({ parts }) => parts[0] === product)?.name
    ?? name(crop, product);
  return {
    orderMarginPct: answer.margin, loads: answer.loads,
    products: answer.orders.map(order => ({ product: name(order.crop, order.product), seededLb: order.seeded,
      marginLb: order.margin, reserveLb: order.reserve, lb: order.mass, bu: order.volume, bags: order.bags })),
    carts: Object.fromEntries(answer.plans.map(plan => [plan.cart.name, { rank: plan.rank, fills: plan.fills,
      fillsCarriedOver: plan.continued, cleanOutCount: plan.cleanOuts, cleanOutsProven: plan.isProven,
      crops: job.crops.flatMap((crop, index) => plan.crops[index] ? [{ crop: crop.name,
        status: plan.crops[index].infeasible ? 'infeasible' : 'optimal', areaPerFillAc: plan.crops[index].infeasible ? null : plan.crops[index].area,
        limitingProduct: held(plan, index, plan.crops[index].limiting),
        tanks: plan.crops[index].tanks.map((product, tank) => ({ tank: plan.cart.tanks[tank].name,
          product: held(plan, index, product) })) }] : []),
      fields: plan.fields.map(own => ({ field: job.fields[own.field].name, fills: own.fills,
        fillsCarriedOver: own.continued, cleanOuts: own.cleanOuts.map(tank => plan.cart.tanks[tank].name) })) }])) };
}"""


def differences(found, wanted, path=""):
    """Where two documents differ in what the first has; numbers to the bit."""
    if isinstance(found, dict):
        return [d for key in found for d in differences(found[key], wanted.get(key), f"{path}/{key}")]
    if isinstance(found, list) and isinstance(wanted, list) and len(found) == len(wanted):
        return [d for index, pair in enumerate(zip(found, wanted)) for d in differences(*pair, f"{path}/{index}")]
    return [] if found == wanted else [f"{path}: {found!r}, not {wanted!r}"]


def compared(file):
    """What `aircart compare` says of a farm file, with its carts by name."""
    found = json.loads(aircart("compare", file, "--json"))
    return found | {"loads": len(found["loads"]), "carts": {own["cart"]: own for own in found["carts"]}}


def test_farms_are_those_of_the_command_line_to_the_bit(room, tmp_path):
    page = room()
    wrong = []
    for seed in range(COUNT):
        file = tmp_path / f"farm-{seed}.json"
        file.write_text(json.dumps(random_farm(seed)))
        wrong += [f"seed {seed}{text}" for text in differences(
            page.evaluate(COMPARED, file.read_text()), compared(file))]
    assert not wrong, "\n".join(wrong[:20])


def test_the_shipped_farm_and_its_export_are_read_alike(room, tmp_path):
    page = room()
    shipped = ROOT / "Scenarios/farm.json"
    assert differences(page.evaluate(COMPARED, shipped.read_text()), compared(shipped)) == []
    exported = tmp_path / "exported.json"
    exported.write_text(page.evaluate("JSON.stringify(aircart.farmFile())"))
    ours, theirs = (json.loads(aircart("compare", file, "--json")) for file in (exported, shipped))
    assert differences(ours["carts"], theirs["carts"]) == []


DOUBTS = {
    "name": "doubts", "units": "imperial", "overlap": 0.05, "crops": [
        {"name": "Oil", "products": [{"product": "Canola", "rate": 5250}, {"product": UREA, "rate": 900}]},
        {"name": "Bread", "products": [{"product": WHEAT, "rate": 2}]},
        {"name": "Seed", "products": [{"product": "Canola", "rate": 5}]}],
    "fields": [{"name": "A", "area": 160, "crop": "Oil"}, {"name": "B", "area": 160, "crop": "Bread"},
               {"name": "C", "area": 13000, "crop": "Seed"}]}


@pytest.mark.parametrize("units", ["imperial", "metric"])
def test_a_farm_is_asked_about_as_by_the_command_line(room, tmp_path, units):
    """Oracle: the first lines of `aircart compare`."""
    page = room()
    file = tmp_path / "doubts.json"
    file.write_text(json.dumps(DOUBTS | {"units": units}))
    page.evaluate("text => { aircart.loadFarm(aircart.farmOfText(text)); aircart.updateFarm(); }", file.read_text())
    settle(page)
    lines = aircart("compare", file, "--format", "markdown").splitlines()
    doubts = [line.replace("\\", "") for line in lines if "Check " in line]
    assert len(doubts) > 3
    shown = page.locator("#farm-answer .doubt")
    assert shown.all_inner_texts() == doubts
    assert shown.last.bounding_box()["y"] < page.locator("#farm-answer .answer").bounding_box()["y"]
    assert axe.violations(page) == []
    page.wait_for_timeout(400)
    assert doubts[0] in page.inner_text("#said")


SEASONS = """() => aircart.seasonAnswers.answer.carts.map(own => own.infeasible !== null ? { cart: own.cart.name,
  infeasible: true } : { cart: own.cart.name, mean: own.days.value, low: own.days.low, high: own.days.high,
  inTime: own.inTime, stops: own.stops, filling: own.filling, waiting: own.waiting, later: own.later,
  cost: own.cost, saving: own.saving, mayCostMore: own.mayCostMore, costsMore: own.costsMore,
  payback: own.payback })"""


def test_seasons_are_those_of_the_command_line_to_the_bit(room, tmp_path):
    page = room("season")
    simulated(page)
    for seed in range(COUNT):
        file = tmp_path / f"farm-{seed}.json"
        file.write_text(json.dumps(random_farm(seed)))
        wanted = json.loads(aircart(
            "simulate", file, "--replications", 500, "--no-files", "--json", cwd=tmp_path))
        page.set_input_files("#season-file", file)
        until(page, f"aircart.farm.name === 'farm-{seed}'")
        simulated(page)
        found = {own["cart"]: own for own in page.evaluate(SEASONS)}
        for cart in wanted["carts"]:
            own = found[cart["cart"]]
            if cart["status"] != "simulated":
                assert own.get("infeasible"), f"seed {seed}"
                continue
            figures = cart["figures"]
            for ours, key in [("mean", "days"), ("stops", "stops"), ("filling", "fillingHours"),
                              ("waiting", "waitingHours")]:
                assert own[ours] == figures[key]["mean"]["value"], f"seed {seed} {cart['cart']} {key}"
            assert own["low"] == figures["days"]["mean"]["low"], f"seed {seed}"
            assert own["inTime"] == cart["finishProbability"]["value"], f"seed {seed}"
            # Of carts that are one, the first has the year's cost of whichever has a price.
            if cart.get("yearCost"):
                assert own["cost"] == cart["yearCost"], f"seed {seed}"
        for row in wanted["differences"]:
            own = found[row["later"].split(" = ")[0]]
            assert own["later"] == row["days"], f"seed {seed}"
            worth = row.get("worth") or {"saving": {"value": None}, "mayCostMore": {"value": None},
                                     "priceDifference": None}
            assert own["saving"]["value"] == worth["saving"]["value"], f"seed {seed}"
            assert own["mayCostMore"]["value"] == worth["mayCostMore"]["value"], f"seed {seed}"
            assert own["costsMore"] == worth.get("priceDifference"), f"seed {seed}"


def test_the_first_sentence_of_days_is_that_of_the_command_line(room, tmp_path):
    """Where prices are stated that is what costs least, and the bar has that cart."""
    page = room("season")
    shipped = ROOT / "Scenarios/farm.json"
    page.set_input_files("#season-file", shipped)
    until(page, "aircart.farm.fields.length === 20")
    page.locator("#years").fill("8")
    simulated(page)
    printed = aircart("simulate", shipped, "--replications", 500, "--no-files", cwd=tmp_path)
    lead = page.inner_text("#season-answer .lead")
    assert " and costs least, " in lead and lead in " ".join(printed.split())
    cheapest = re.match(r"(.+?) is done by", lead)[1]
    assert page.inner_text("#answer strong >> nth=0") == cheapest
    # Without prices the days decide.
    for name in page.evaluate("Object.keys(aircart.farm.season.prices)"):
        page.fill(f'[data-farm="price/{name}"]', "")
    settle(page)
    simulated(page)
    lead = page.inner_text("#season-answer .lead")
    assert "costs least" not in lead and lead.startswith(page.inner_text("#answer strong >> nth=0"))


def test_units_are_turned_and_come_back(room, tmp_path):
    """Oracle: the command line, to which the turned farm is the same farm but for its last digits."""
    page = room()
    shipped, turned = ROOT / "Scenarios/farm.json", tmp_path / "turned.json"
    page.set_input_files("#farm-file", shipped)
    until(page, "aircart.farm.fields.length === 20")
    before = page.evaluate("JSON.stringify(aircart.farmFile())")
    fills = page.evaluate("aircart.farmAnswers.plans.map(plan => plan.fills)")
    page.select_option("#farmUnits", "metric")
    settle(page)
    assert "ha" in page.inner_text("#farm-entry") and "lb/ac" not in page.inner_text("main")
    assert page.evaluate("aircart.farmAnswers.plans.map(plan => plan.fills)") == fills
    turned.write_text(page.evaluate("JSON.stringify(aircart.farmFile())"))
    ours, theirs = (json.loads(aircart(
        "simulate", file, "--replications", 50, "--no-files", "--json", cwd=tmp_path))["carts"]
        for file in (turned, shipped))
    for own, other in zip(ours, theirs, strict=True):
        days = [cart["figures"]["days"]["mean"]["value"] for cart in (own, other)]
        assert days[0] == pytest.approx(days[1], rel=1e-5)
        # A cart without a price has no cost.
        assert (own.get("yearCost") or 0) == pytest.approx(other.get("yearCost") or 0, rel=1e-5)
    page.select_option("#farmUnits", "imperial")
    settle(page)
    assert page.evaluate("JSON.stringify(aircart.farmFile())") == before


# MARK: Fields with other rates

BY_FIELD = ROOT / "Tests/Browser/rates.json5"


def test_fields_with_other_rates_take_the_fills_of_the_command_line(room):
    """Oracle: by hand 2 fills, as six fields of 80 ac with a urea rate each take; and the command line."""
    page = room()
    page.set_input_files("#farm-file", BY_FIELD)
    until(page, "aircart.farm.name === 'rates'")
    settle(page)
    wanted = json.loads(aircart("compare", BY_FIELD, "--json"))
    fills = {cart["cart"]: cart["fillsCarriedOver"] for cart in wanted["carts"]}
    found = page.evaluate("Object.fromEntries(aircart.farmAnswers.plans.map(own => [own.cart.name, own.continued]))")
    assert found == fills and found["91300"] == 2
    assert "Wheat on Home" in page.inner_text("#farm-answer")
    # They are shown, kept, and changed; an empty one is that of the crop.
    assert page.input_value("[id='farm-fields/0/rate/1']") == "130"
    page.fill("[id='farm-fields/0/rate/1']", "135")
    page.fill("[id='farm-fields/1/rate/1']", "")
    page.fill("[id='farm-fields/5/rate/1']", "0")
    settle(page)
    page.wait_for_timeout(400)
    page.reload()
    page.evaluate("aircart.ready")
    assert [field.get("rates") for field in page.evaluate("aircart.farmFile().fields")] == [
        {UREA: 135}, None, {UREA: 145}, None, {UREA: 160}, {UREA: 0}]
    page.click("a[data-room=season]")
    simulated(page)
    assert page.evaluate("aircart.seasonAnswers.answer.status") == 0


def test_a_rate_of_what_the_crop_does_not_have_is_refused_and_named(room, tmp_path):
    page = room()
    farm = random_farm(1)
    farm["fields"][0]["rates"] = {"gravel": 3}
    file = tmp_path / "odd.json"
    file.write_text(json.dumps(farm))
    page.set_input_files("#farm-file", file)
    until(page, "document.getElementById('toast').textContent.includes('rates.gravel')")


# MARK: The season as a comparison

def test_carts_stand_side_by_side_with_the_verdict_last(room):
    """Oracle: where the figures stand; on a phone nothing is beside the screen."""
    page = room("season", width=1280)
    simulated(page)
    boxes = [row.bounding_box() for row in page.locator("#season-answer .columns tbody tr").all()]
    assert len(boxes) == 3 and len({box["y"] for box in boxes}) == 1
    assert [box["x"] for box in boxes] == sorted({box["x"] for box in boxes})
    names = page.locator(".columns tbody th").all_inner_texts()
    assert names == ["91300", "9950 = L9950", "9650 = L9650"]
    verdicts = page.locator(".columns tbody td:last-child").all_inner_texts()
    assert sum("osts least" in text for text in verdicts) == 1
    assert verdicts[names.index(page.locator(".columns tr:has(.best) th").inner_text())].startswith("osts least", 1)
    assert page.locator("#season-entry input[type=text]:visible").count() == 5
    page.set_viewport_size({"width": 390, "height": 844})
    tops = [row.bounding_box() for row in page.locator("#season-answer .columns tbody tr").all()]
    assert len({box["y"] for box in tops}) == 3
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("locale, shown", [("en-CA", "655,000"), ("de-DE", "655\u202f000")])
def test_thousands_are_apart_where_nobody_types(room, locale, shown):
    page = room("season", locale=locale)
    simulated(page)
    price = page.locator("[id='farm-price/91300']")
    assert price.input_value() == shown.replace("655", "650")
    price.focus()
    assert price.input_value() == "650000"
    page.keyboard.type("655000")
    page.keyboard.press("Tab")
    assert price.input_value() == shown and page.evaluate("aircart.farm.season.prices['91300']") == 655000
    # What is shown is read back as the same number.
    price.fill(shown)
    settle(page)
    assert page.evaluate("aircart.farm.season.prices['91300']") == 655000


# MARK: From nothing

FARM_ROWS = [("Home", "155", WHEAT), ("North", "310", "Canola"), ("Church", "305", "Peas"),
             ("School", "620", WHEAT), ("East", "630", "Canola"), ("Corner", "78", "Peas")]
FARM_CROPS = [(WHEAT, "110", [(UREA, "150"), (MAP, "60")]), ("Canola", "5", [(UREA, "220"), (MAP, "45")]),
              ("Peas", "210", [(MAP, "30")])]


def test_from_nothing_to_the_season_takes_at_most_sixty_entries(room):
    """Six fields and three crops; a number, a name, a choice or a click counts as one."""
    page, entries = room(), 0

    def click(selector):
        nonlocal entries
        entries += 1
        page.click(selector)

    def enter(selector, text):
        nonlocal entries
        entries += 1
        page.fill(selector, text)

    click("[data-do=startFarm]")
    for index, (seed, rate, others) in enumerate(FARM_CROPS):
        for inner, (name, own) in enumerate([(seed, rate), *others]):
            click(f"[data-key=addTo-{index}]" if inner else "[data-do=addCrop]")
            click(f'#dialog [data-name="{name}"]')
            entries += 1
            page.keyboard.type(own)
            settle(page)
    for index, (name, acres, crop) in enumerate(FARM_ROWS):
        enter(f"#farm-fields\\/{index}\\/name", name)
        settle(page)
        enter(f"#farm-fields\\/{index}\\/area", acres)
        settle(page)
        entries += 1
        page.select_option(f"#crop-{index}", crop)
    click("a[data-room=season]")
    simulated(page)
    assert entries <= 60, entries
    assert page.locator("#season-answer tbody tr").first.inner_text().startswith("91300")
    assert page.evaluate("aircart.farmJob().fields.length") == 6


def test_rows_of_a_spreadsheet_become_fields(room):
    page = room()
    page.click("[data-do=startFarm]")
    page.click("summary:has-text('spreadsheet')")
    page.fill("#field-rows", "Field\tAcres\tCrop\nHome\t1,280\tWheat\nFar\t80\tOats\nBad\tmany\tOats\n")
    page.click("[data-do=addRows]")
    assert "2 fields" in page.inner_text("#toast") and "Bad many Oats" in page.inner_text("#toast")
    fields = page.evaluate("aircart.farm.fields")
    assert [(field["name"], field["area"], field["crop"]) for field in fields] == [
        ("Home", 1280, "Wheat"), ("Far", 80, "Oats")]
    page.click("#toast button")
    assert page.evaluate("aircart.farm.fields.length") == 0


def test_a_table_with_headings_has_rates_of_products(room):
    """Oracle: the table by hand, 60 ha as 148.26 ac, and the column that is none named."""
    page = room()
    page.click("[data-do=startFarm]")
    page.click("summary:has-text('spreadsheet')")
    page.fill("#field-rows", "Crop;Field;Area (ha);Wheat lb/ac;Urea (lb/ac);Plant Date\n"
              "Wheat;Home;60;110;130;05/01\nWheat;Far;60;110;0;05/02\nWheat;Bad;60;110;much;05/02\n")
    page.click("[data-do=addRows]")
    toast = page.inner_text("#toast")
    assert "2 fields" in toast and "Wheat Bad 60 110 much" in toast and "left out: Plant Date" in toast
    farm = page.evaluate("aircart.farmFile()")
    assert [(product["product"], product["rate"]) for product in farm["crops"][0]["products"]] == [
        ("Wheat", 110), ("Urea (46-0-0)", 130)]
    assert [(field["name"], round(field["area"], 2), field.get("rates")) for field in farm["fields"]] == [
        ("Home", 148.26, None), ("Far", 148.26, {"Urea (46-0-0)": 0})]


def test_lots_of_a_seed_lie_in_tanks_from_the_start(room, tmp_path):
    """Oracle: 160 ac of two lots at 110 lb/ac with 150 of urea fit into a 91300 at once, by hand."""
    page = room()
    crop = lambda lot: {"name": lot, "products": [{"product": f"Wheat ({lot})", "rate": 110},
                                                  {"product": "Urea (46-0-0)", "rate": 150}]}
    file = tmp_path / "lots.json"
    file.write_text(json.dumps({"name": "lots", "carts": ["91300"], "crops": [crop("A"), crop("B")], "fields": [
        {"name": "Home", "area": 80, "crop": "A"}, {"name": "North", "area": 80, "crop": "B"}]}))
    page.set_input_files("#farm-file", file)
    until(page, "document.getElementById('toast').textContent.includes('lots')")
    [plan] = page.evaluate("aircart.farmAnswers.plans")
    assert (plan["continued"], plan["fills"], plan["cleanOuts"]) == (1, 2, 0)
    assert "Wheat (A)" in page.inner_text("#farm-answer") and "Wheat (B)" in page.inner_text("#farm-answer")
    assert page.evaluate("aircart.farmFile().crops.map(crop => crop.products.length)") == [2, 2]


def test_what_the_page_does_not_know_is_refused_and_named(room, tmp_path):
    page = room()
    before = page.evaluate("JSON.stringify(aircart.farmFile())")
    file = tmp_path / "odd.json"
    file.write_text(json.dumps(random_farm(1) | {"payload": 40000}))
    page.set_input_files("#farm-file", file)
    until(page, "document.getElementById('toast').textContent.includes('payload')")
    assert page.evaluate("JSON.stringify(aircart.farmFile())") == before


# MARK: Typing as fast as one can. Oracle: the order of the page before anything is typed.

# Every field that is shown, with what may be typed into it: the next whole number, or another name.
# Another number in each field; of a whole share a smaller one.
TYPED = r"""room => [...document.querySelectorAll(`#${room} input[type=text]`)].filter(input =>
  input.checkVisibility()).map(({ id, value, placeholder }) => {
    const number = Number((value || placeholder).replaceAll(',', ''));
    const text = /\/name$/.test(id) ? 'New ' + value : /\/day\/|-day\/|\/after$/.test(id) ? '05-17'
      : number > 0 ? String(number === 100 ? 90 : number + 1) : '5';
    return { id, text: text.trim() };
  })"""
FOCUS = "document.activeElement.id || document.activeElement.dataset.key || document.activeElement.tagName"


@pytest.mark.parametrize("name", ["job", "farm", "season"])
@pytest.mark.parametrize("width", [390, 1280])
def test_every_field_takes_what_is_typed_without_a_pause(room, name, width):
    """Text, the Tab key, and at once the next text: nothing is lost, and the focus goes on."""
    page = room("" if name == "job" else name, width=width)
    if name == "season":
        simulated(page)
    for summary in page.locator(f"#{name} summary").all():
        summary.click()
    fields = page.evaluate(TYPED, name)
    assert len(fields) > 4
    for field in fields:
        page.locator(f"[id='{field['id']}']").focus()
        page.keyboard.press("Control+A")
        page.keyboard.type(field["text"])
        page.keyboard.press("Tab")
        assert page.evaluate(FOCUS) not in ("BODY", field["id"]), field
        assert page.evaluate(f"""document.getElementById('{field["id"]}').compareDocumentPosition(
            document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING"""), field
    settle(page)
    wrong = [(field, shown) for field in fields
             if (shown := page.input_value(f"[id='{field['id']}']").replace(",", "")) != field["text"]]
    assert not wrong
    assert page.locator(f"#{name} .error:not(:empty)").all_inner_texts() == []


# Three fields by keys alone: name, acres, and on over crop and button to the next row.
THREE = [("Home", "160"), ("North", "310"), ("East", "77.5")]


def fields_of(farm):
    return [(field["name"], str(field["area"])) for field in farm["fields"]]


@pytest.mark.parametrize("width", [390, 1280])
def test_three_fields_are_typed_without_a_pause(room, width):
    page = room(width=width)
    page.click("[data-do=startFarm]")
    page.click("[data-do=addCrop]")
    page.click(f'#dialog [data-name="{WHEAT}"]')
    page.keyboard.type("110")
    page.locator("#farm-fields\\/0\\/name").focus()
    for name, acres in THREE:
        page.keyboard.type(name)
        page.keyboard.press("Tab")
        page.keyboard.type(acres)
        for _ in range(3):
            page.keyboard.press("Tab")
    assert page.evaluate(FOCUS) == "farm-fields/3/name"
    settle(page)
    assert fields_of(page.evaluate("aircart.farmFile()")) == THREE
    assert page.is_visible("#farm-answer table")


@pytest.mark.skipif(not os.environ.get("FIREFOX"), reason="no firefox")
def test_three_fields_are_typed_without_a_pause_in_firefox(page_file):
    with Firefox() as firefox:
        firefox.open(page_file, "#farm")
        wait_for(firefox, "return Boolean(document.querySelector('#farm-answer table'))")
        last = firefox.run("""const list = document.querySelectorAll('.fields li');
            list[list.length - 1].querySelector('input').focus(); return list.length - 1;""")
        for name, acres in THREE:
            firefox.press(*name, "Tab", *acres, "Tab", "Tab", "Tab")
        firefox.wait("setTimeout(done, 600)")
        assert fields_of(firefox.run("return aircart.farmFile()"))[last:] == THREE


# MARK: Rooms

def test_back_and_a_reload_keep_room_job_and_farm(room):
    page = room("")
    page.fill("#field", "481")
    settle(page)
    page.wait_for_timeout(500)
    page.click("a[data-room=farm]")
    page.fill("#farm-fields\\/0\\/area", "77")
    settle(page)
    page.click("a[data-room=season]")
    simulated(page)
    page.go_back()
    assert page.is_visible("#farm") and page.is_hidden("#season")
    page.reload()
    page.evaluate("aircart.ready")
    assert page.is_visible("#farm")
    assert page.input_value("#farm-fields\\/0\\/area") == "77"
    page.click("a[data-room=job]")
    assert page.input_value("#field") == "481"


def test_back_brings_a_removed_field_again_and_leaves_the_job_alone(room):
    page = room()
    before = page.evaluate("JSON.stringify(aircart.farmFile())")
    page.click("[data-key=drop-field-1]")
    assert page.evaluate("aircart.farm.fields.length") == 5
    page.click("a[data-room=job]")
    page.fill("#field", "479")
    page.click("a[data-room=farm]")
    page.go_back()
    page.go_back()
    until(page, "aircart.state.room === 'farm'")
    assert page.evaluate("aircart.farm.fields.length") == 5
    page.go_back()
    until(page, "aircart.farm.fields.length === 6")
    assert page.evaluate("JSON.stringify(aircart.farmFile())") == before
    assert page.evaluate("aircart.state.field.value") == 479


def test_what_was_refused_stays_with_its_field_when_another_is_removed(room):
    page = room()
    page.fill("#farm-fields\\/2\\/area", "1/2")
    page.click("[data-key=drop-field-0]")
    settle(page)
    assert page.input_value("#farm-fields\\/1\\/area") == "1/2"
    assert page.locator(".field .error:not(:empty)").evaluate_all("all => all.map(one => one.id)") == [
        "farm-fields/1/area-error"]
    assert page.input_value("#farm-fields\\/1\\/name") == "Church half"
    page.click("[data-key=drop-field-1]")
    settle(page)
    assert page.locator(".field .error:not(:empty)").count() == 0


def test_what_was_typed_into_a_room_just_before_a_reload_is_kept(room):
    page = room()
    page.fill("#farm-fields\\/0\\/area", "77")
    page.reload()
    page.evaluate("aircart.ready")
    assert page.input_value("#farm-fields\\/0\\/area") == "77"


def test_a_worker_ends_when_its_room_is_left(room):
    page = room("season")
    simulated(page)
    assert len(page.workers) == 1
    page.click("a[data-room=job]")
    until(page, "true")
    page.wait_for_timeout(200)
    assert len(page.workers) == 0


def test_a_slider_changes_the_answer(room):
    page = room("season")
    simulated(page)
    before = page.inner_text("#season-answer table")
    page.locator("[data-key='season/drill.width-slider']").focus()
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    simulated(page)
    assert page.inner_text("#season-answer table") != before
    assert page.input_value("#farm-season\\/drill\\.width") == "68"


def test_rooms_work_by_keyboard(room):
    page = room("")
    page.locator("a[data-room=farm]").focus()
    page.keyboard.press("Enter")
    assert page.is_visible("#farm-answer table")
    assert page.get_attribute("a[data-room=farm]", "aria-current") == "page"
    assert page.evaluate("document.activeElement.dataset.room") == "farm"


@pytest.mark.parametrize("width", EVERY)
def test_rooms_work_by_touch(room, width):
    page = room("", width=width, has_touch=True)
    page.tap("a[data-room=farm]")
    page.tap("[data-do=startFarm]")
    page.tap("[data-do=addCrop]")
    page.tap(f'#dialog [data-name="{WHEAT}"]')
    page.keyboard.type("110")
    settle(page)
    page.fill("#farm-fields\\/0\\/area", "160")
    settle(page)
    assert page.is_visible("#farm-answer table")
    page.tap("a[data-room=season]")
    simulated(page)
    assert page.is_visible("#season-answer table")


@pytest.mark.parametrize("name", ["farm", "season"])
@pytest.mark.parametrize("width", EVERY)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_nothing_is_cut_off_or_inaccessible(room, name, width, scheme):
    page = room(name, width=width, scheme=scheme)
    if name == "season":
        simulated(page)
    for summary in page.locator(f"#{name} summary").all():
        summary.click()
    # What is scrolled halfway out of a table is decided where there is room for it; the numbers of
    # tanks are drawn over a picture.
    found = axe.findings(page, {"exclude": ["svg *"]})
    assert [text for text in found if width == 1280 or axe.CUT not in text] == []
    assert layout.findings(page) == []


@pytest.mark.parametrize("name", ["farm", "season"])
def test_large_text_forced_colours_and_less_motion(room, name):
    page = room(name, width=640, forced_colors="active", reduced_motion="reduce")
    page.evaluate("document.adoptedStyleSheets = [...document.adoptedStyleSheets, (() => {"
                  "const sheet = new CSSStyleSheet(); sheet.replaceSync(':root { font-size: 200% }');"
                  "return sheet; })()]")
    if name == "season":
        simulated(page)
    assert layout.findings(page) == []


# How wide a word on a phone stands at least, in letters.
LETTERS = """() => [...document.querySelectorAll('.room .label, .room label, .room .grade')].filter(one =>
  one.checkVisibility() && one.textContent.trim()).map(one => [one.textContent.trim(),
  one.getBoundingClientRect().width / parseFloat(getComputedStyle(one).fontSize)])"""


@pytest.mark.parametrize("name", ["farm", "season"])
def test_names_are_read_at_twice_the_size_on_a_phone(room, name):
    page = room(name, width=390)
    page.evaluate("document.adoptedStyleSheets = [...document.adoptedStyleSheets, (() => {"
                  "const sheet = new CSSStyleSheet(); sheet.replaceSync(':root { font-size: 200% }');"
                  "return sheet; })()]")
    if name == "season":
        simulated(page)
    for summary in page.locator(f"#{name} summary").all():
        summary.click()
    narrow = [(text, width) for text, width in page.evaluate(LETTERS) if width < min(5, 0.4 * len(text))]
    assert narrow == []
    assert layout.findings(page) == []


# Pairs of what can be tapped with less than eight pixels between them: rule D11 of the seeds.
CLOSE = """() => {
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const all = [...root.querySelectorAll(`button:not(.pick), select, textarea, input:not(.vh, [type=file]), summary,
    a[href], label.check, label.file`)].filter(one => one.checkVisibility() && one.id !== 'skip')
    .map(one => [one, one.getBoundingClientRect()]).filter(([, { width }]) => width > 0);
  const gap = (low, high) => Math.max(0, ...[[low, high], [high, low]].map(([one, other]) => other[0] - one[1]));
  return all.flatMap(([one, a], place) => all.slice(place + 1).filter(([other, b]) => {
    const [across, down] = [gap([a.left, a.right], [b.left, b.right]), gap([a.top, a.bottom], [b.top, b.bottom])];
    return Math.min(across, down) === 0 && Math.max(across, down) < 7.9 && !one.contains(other) && !other.contains(one);
  }).map(([other]) => [one, other].map(target => target.dataset.key || target.textContent.trim()).join(' | ')));
}"""


@pytest.mark.parametrize("name", ["", "farm", "season"])
@pytest.mark.parametrize("width", [390, 768, 1024, 1280])
def test_targets_keep_their_distance(room, name, width):
    page = room(name, width=width)
    if name == "season":
        simulated(page)
    page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
    assert page.evaluate(CLOSE) == []
    assert layout.findings(page) == []


@pytest.mark.parametrize("opener", [
    "[data-key='rules-Wheat']", "#loaded .tank", "[data-do=openPlans]", "[data-do=share]", "[data-do=openPicker]",
    "[data-do=openAdjust]"])
def test_targets_of_dialogs_keep_their_distance(room, opener):
    page = room("", width=390)
    if opener == "[data-do=openAdjust]":
        page.click("[data-do=openResults]")
    page.locator(opener).first.click()
    page.wait_for_timeout(400)
    assert page.evaluate(CLOSE) == []


def test_sheets_and_rooms_move_unless_motion_is_reduced(room):
    moved = """kind => new Promise(done => {
      document.addEventListener('transitionrun', event => done(event.target.id), { once: true });
      document.querySelector(kind).click();
      setTimeout(() => done(''), 500);
    })"""
    for preference, expected in [("no-preference", ["dialog", "farm"]), ("reduce", ["", ""])]:
        page = room("", width=390, reduced_motion=preference)
        assert page.evaluate(moved, "[data-do=openPicker]") == expected[0]
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
        assert page.evaluate(moved, "#rooms [data-room=farm]") == expected[1]


@pytest.mark.parametrize("name", ["", "farm", "season"])
def test_no_id_and_no_key_is_there_twice(room, name):
    page = room("farm")
    page.click("a[data-room=season]")
    simulated(page)
    page.click(f"a[data-room={name or 'job'}]")
    for kind in ("id", "data-key"):
        names = page.locator(f"[{kind}]").evaluate_all(f"all => all.map(one => one.getAttribute('{kind}'))")
        assert sorted({one for one in names if names.count(one) > 1}) == []


@pytest.mark.parametrize("name", ["farm", "season"])
def test_answers_of_a_room_are_said_and_marked_when_they_are_old(room, name):
    page = room(name)
    if name == "season":
        simulated(page)
    field = "#farm-fields\\/0\\/area" if name == "farm" else "#farm-season\\/drill\\.width"
    page.fill(field, "1500" if name == "farm" else "62")
    if name == "season":
        simulated(page)
    settle(page)
    page.wait_for_timeout(400)
    assert page.inner_text("#said") == ", ".join(page.locator("#answer > *").all_inner_texts())
    page.fill(field, "1/2")
    settle(page)
    page.wait_for_timeout(400)
    # Told once, though it stands at its field and in the bar.
    assert page.inner_text("#said").count("not understood") == 1
    mark = page.inner_text("#answer .mark")
    assert mark == f"{page.inner_text('#said')} Out of date:"


@pytest.mark.parametrize("name", ["farm", "season"])
def test_a_printed_room_names_farm_and_day(room, name):
    page = room(name)
    if name == "season":
        simulated(page)
    text = pypdf.PdfReader(io.BytesIO(page.pdf())).pages[0].extract_text()
    # Fonts with a ligature for "fi" print that in place of the two letters.
    words = " ".join(unicodedata.normalize("NFKC", text).split())
    assert f"{name.capitalize()}: farm 6 fields, 2,098 ac; densities: published." in words
    assert page.evaluate("new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format()") in words


@pytest.mark.parametrize("name", ["farm", "season"])
def test_a_printed_room_is_its_answers(room, name):
    page = room(name)
    if name == "season":
        simulated(page)
    page.emulate_media(media="print")
    assert page.is_hidden(f"#{name}-entry") and page.is_visible(f"#{name}-answer table")
    assert page.is_hidden("#job") and page.is_hidden("#rooms")
    assert page.is_hidden("h1") and page.is_hidden("#answer") and page.is_visible("#about")
    assert page.locator("input[type=range]:visible").count() == 0
    assert page.locator("button:visible, select:visible").count() == 0


# MARK: Firefox

SHOWN = {"": "aircart.answers?.current",
         "farm": "aircart.answers?.current && document.querySelector('#farm-answer table')",
         "season": "aircart.seasonAnswers?.text && aircart.seasonText() === aircart.seasonAnswers.text "
                   "&& document.querySelector('#season-answer table')"}


@pytest.fixture(scope="module")
def firefox():
    if not os.environ.get("FIREFOX"):
        pytest.skip("no Firefox")
    with Firefox() as firefox:
        yield firefox


@pytest.mark.parametrize("name", ["", "farm", "season"])
def test_a_room_says_in_firefox_what_it_says_in_chromium(room, firefox, page_file, name):
    """Oracle: Chromium, where the rooms are held against the command line; and axe-core."""
    page = room(name)
    answer = f"{name}-answer" if name else "answer"
    if name == "season":
        simulated(page)
    firefox.open(page_file, f"#{name}" if name else "")
    wait_for(firefox, f"return Boolean({SHOWN[name]})")
    for width in (1280, 500):
        firefox.resize(width, 800)
        text = firefox.run(f"return document.getElementById('{answer}').textContent")
        assert text.split() == page.locator(f"#{answer}").text_content().split()
        assert firefox.run("return document.documentElement.scrollWidth <= innerWidth")
        assert axe.firefox_violations(firefox, {"exclude": ["svg *"]}) == []
    firefox.run("document.documentElement.lang = ''")
    assert "html-has-lang" in axe.firefox_violations(firefox)[0], "a planted fault is found"
    firefox.run("document.documentElement.lang = 'en'")
