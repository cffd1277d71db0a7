"""Plans kept in the page. Oracle: `aircart plans`, which reads and writes the same files."""

import json
import os
import pathlib
import subprocess

import pytest
from explorer import (
    WHEAT, add_product, command_line, enter_task, random_job, random_request, settle, started, until, write_page)
from tool import HANG_GUARD, aircart, run


@pytest.fixture
def page(open_page, tmp_path):
    return started(open_page(write_page(tmp_path), accept_downloads=True))


def plans_of(text):
    """The plans of a file: one, or a list."""
    read = json.loads(text)
    return read if isinstance(read, list) else [read]


def job_of(plan):
    """What a plan states of its job: without the page's marks, its date and what it came to."""
    usual = {"units": "imperial", "densities": "published", "saddleTank": True}
    return usual | {key: value for key, value in plan.items()
                    if key not in ("format", "version", "id", "saved", "results")}


def take_in(home, file):
    """Has the tool read each plan of a file and save it as it writes plans."""
    for place, plan in enumerate(plans_of(file.read_text())):
        own = file.with_name(f"own-{place}.json")
        own.write_text(json.dumps(plan))
        plans(home, "save", plan["name"], own)


def kept(home):
    """All plans that the tool keeps, as its files have them, by name."""
    return {plan["name"]: plan for file in (home / "plans").glob("*.json") for plan in plans_of(file.read_text())}


def plans(home, *arguments):
    """`aircart plans` with a store of its own."""
    done = subprocess.run(
        [os.environ["AIRCART"], "plans", *map(str, arguments)], capture_output=True, text=True, timeout=HANG_GUARD,
        env=os.environ | {"AIRCART_HOME": str(home)})
    assert done.returncode == 0, done.stderr
    return done.stdout


def save(page, name):
    page.click("[data-do=openPlans]")
    page.fill("#plan-name", name)
    page.click("[data-key=save]")


def names(page):
    return page.locator(".saved strong").all_inner_texts()


def exported(page, selector):
    with page.expect_download() as download:
        page.click(selector)
    return pathlib.Path(download.value.path()).read_text()


def test_plans_are_saved_listed_loaded_and_kept(page):
    enter_task(page)
    save(page, "North")
    page.click("[data-do=closeDialog]")
    page.fill("#field", "160")
    settle(page)
    save(page, "South")
    assert names(page) == ["South", "North"], "newest first"
    page.reload()
    started(page)
    page.click("[data-do=openPlans]")
    assert names(page) == ["South", "North"]
    page.click(".saved li:nth-child(2) [data-do=loadSaved]")
    assert page.input_value("#field") == "480"
    assert "3 fills" in page.inner_text("#carts")
    page.click("[data-do=openPlans]")
    assert page.input_value("#plan-name") == "North"


def test_a_plan_is_duplicated_and_deleted_with_undo(page):
    enter_task(page)
    save(page, "North")
    page.click("[data-do=duplicateSaved]")
    assert names(page) == ["North (copy)", "North"]
    page.click(".saved li:nth-child(2) [data-do=deleteSaved]")
    assert names(page) == ["North (copy)"]
    page.click("#toast button")
    assert names(page) == ["North (copy)", "North"]


def test_a_saved_plan_goes_to_the_tool_and_back_unchanged(page, tmp_path):
    enter_task(page)
    page.select_option("#units", "metric")
    page.select_option("#cart", "9650")
    page.click("#loaded [data-tank=Saddle]")
    page.click("[data-key='pin-Wheat']")
    page.click("[data-do=closeDialog]")
    save(page, "Ü <North> & 'South'")
    text = exported(page, "[data-do=exportSaved]")
    file = tmp_path / "plan.json"
    file.write_text(text)
    take_in(tmp_path / "home", file)
    assert "Ü <North> & 'South'" in plans(tmp_path / "home", "list")
    shown = plans(tmp_path / "home", "show", "Ü <North> & 'South'")
    assert "9650" in shown and "no longer" not in shown
    back = kept(tmp_path / "home")["Ü <North> & 'South'"]
    assert job_of(back) == job_of(json.loads(text)) and back["results"] == json.loads(text)["results"]
    page.click("[data-do=deleteSaved]")
    again = tmp_path / "again.json"
    again.write_text(json.dumps(back))
    page.set_input_files("#file", again)
    page.wait_for_selector(".saved li")
    assert job_of(json.loads(exported(page, "[data-do=exportSaved]"))) == job_of(json.loads(text))


def test_plans_of_the_tool_open_in_the_page(page, tmp_path):
    jobs = [random_job(seed) for seed in range(2000, 2030)]
    file = tmp_path / "plans.json"
    file.write_text(json.dumps(jobs))
    take_in(tmp_path / "home", file)
    every = kept(tmp_path / "home")
    file.write_text(json.dumps(list(every.values())))
    page.click("[data-do=openPlans]")
    page.set_input_files("#file", file)
    page.wait_for_selector(".saved li")
    assert sorted(names(page)) == sorted(job["name"] for job in jobs)
    opened = {plan["name"]: plan for plan in json.loads(exported(page, "[data-do=exportAll]"))}
    assert {name: job_of(plan) for name, plan in opened.items()} == {name: job_of(plan) for name, plan in every.items()}
    assert all(opened[name]["results"] == plan["results"] for name, plan in every.items())


# A plan with every key of `aircart help plans`' files, in both kinds of an own tank list.
EVERY_KEY = {
    "format": "aircart-plan", "version": 1, "id": "every-key", "name": "Every key",
    "saved": "2026-04-01T12:00:00Z", "units": "metric",
    "cart": {"name": "Home-made", "tanks": [{"name": "Front", "capacity": 300},
                                            {"name": "Middle", "capacity": 200},
                                            {"name": "Rear", "capacity": 180.5},
                                            {"name": "Saddle", "capacity": 60}],
             "emptyWeight": 9000, "source": "weighed in 2025"},
    "saddleTank": False, "densities": "published", "field": 194.25,
    "products": [
        {"product": WHEAT, "rate": 110.5, "density": {"value": 380, "unit": "g/0.5L"}, "maxTanks": 2,
         "keepOutOf": ["Rear"]},
        {"product": "Urea (46-0-0)", "rate": 80, "tanks": ["Middle", "Rear"], "seedPlaced": 12.5},
        {"product": "Own mix", "rate": 0, "density": {"value": 55, "unit": "lb/ft3"}}],
    "emptyTanks": ["Saddle"],
    "tankReserves": [{"tank": "Front", "reserve": 5}, {"tank": "Rear", "reserve": {"percent": 3}}],
    "payload": 25000, "grossWeight": 40000,
    "keepApart": [[WHEAT, "Urea (46-0-0)"]], "even": True,
    "overlap": 3.5, "plan": "capacity", "margin": 7.25,
    "rules": {"saddle-fertilizer": 0, "phosphate-tank": 9}, "phosphateTank": "Rear",
    "mayBlend": False, "understood": ["Wheat: 3 bu/ac at 60.00 lb in a US bushel."],
}
BRIM = {key: value for key, value in EVERY_KEY.items() if key not in ("payload", "grossWeight")} | {
    "id": "to-the-brim", "name": "To the brim", "brim": True}


@pytest.mark.parametrize("plan", [EVERY_KEY, BRIM], ids=["limits", "brim"])
def test_a_plan_with_every_key_keeps_all_of_them(page, tmp_path, plan):
    """Oracle: the plan as `aircart plans` writes it, after the page loaded and saved it."""
    home, file = tmp_path / "home", tmp_path / "plan.json"
    # The tool plans what it saves, and the saddle tank is one of the tanks to be left empty.
    plan = plan | {"saddleTank": True}
    file.write_text(json.dumps(plan))
    take_in(home, file)
    written = kept(home)[plan["name"]]
    assert job_of(plan).items() <= job_of(written).items(), "the tool keeps all of them"
    file.write_text(json.dumps(written))
    page.click("[data-do=openPlans]")
    page.set_input_files("#file", file)
    page.click("[data-do=loadSaved]")
    assert "Incompatible: Wheat and Urea (46-0-0)" in page.inner_text("#job")
    save(page, plan["name"])
    saved = json.loads(exported(page, ".saved li:first-child [data-do=exportSaved]"))
    saved.pop("results")
    assert saved == plan | {"id": saved["id"], "saved": saved["saved"]}
    page.click("[data-do=closeDialog]")
    page.wait_for_timeout(700)
    page.reload()
    started(page)
    linked = page.evaluate("aircart.planOfState('Every key')")
    linked.pop("results")
    assert linked == plan | {"id": linked["id"], "saved": linked["saved"], "name": "Every key"}
    file.write_text(json.dumps(saved))
    take_in(tmp_path / "other", file)
    assert job_of(kept(tmp_path / "other")[plan["name"]]) == job_of(saved)


REQUESTS = 40


def without(plan, *keys):
    return {key: value for key, value in plan.items() if key not in keys}


def test_the_tank_for_phosphate_falls_back_to_that_of_the_cart(page, tmp_path):
    """Oracle: "Rear" in the cart's file, and the names of the tanks of either cart."""
    own = EVERY_KEY["cart"] | {"phosphateTank": "Rear"}
    file = tmp_path / "plan.json"
    file.write_text(json.dumps(without(EVERY_KEY, "phosphateTank") | {"cart": own}))
    page.click("[data-do=openPlans]")
    page.set_input_files("#file", file)
    page.click("[data-do=loadSaved]")
    choices = """() => [document.querySelector('#phosphateTank').value,
        ...[...document.querySelectorAll('#phosphateTank option')].map(option => option.value)]"""
    assert page.evaluate(choices) == ["Rear", "Front", "Middle", "Rear"], "the cart has a tank of its own"
    page.click("summary:has-text('Rules and margin')")
    page.select_option("#phosphateTank", "Middle")
    page.select_option("#cart", "91300")
    settle(page)
    assert page.evaluate(choices) == ["", "", "Tank 1", "Tank 2", "Tank 3", "Tank 4"], "it has no Middle"
    page.select_option("#phosphateTank", "Tank 3")
    page.select_option("#cart", own["name"])
    settle(page)
    assert page.evaluate(choices) == ["Rear", "Front", "Middle", "Rear"], "it has no Tank 3"


def test_random_requests_go_through_the_page_unchanged(page, tmp_path):
    """Oracle: the request as the first command line made it, and the fills that it came to."""
    first = {}
    for seed in range(3000, 3000 + REQUESTS):
        done = run(*command_line(random_request(seed)))
        if done.returncode:
            continue  # a reserve larger than its tank, a tank that the cart does not have
        plan = json.loads(done.stdout)
        first[f"job-{seed}"] = plan["request"], plan["fillPlan"]["fills"]
    assert len(first) > REQUESTS / 2
    keys = {key for request, _ in first.values() for key in request}
    assert keys >= set(EVERY_KEY) - {"format", "version", "id", "name", "saved"}, keys
    file, home = tmp_path / "plans.json", tmp_path / "home"
    head = {"format": "aircart-plan", "version": 1, "saved": "2026-04-01T12:00:00Z"}
    file.write_text(json.dumps(
        [head | {"id": name, "name": name} | request for name, (request, _) in first.items()]))
    take_in(home, file)
    file.write_text(json.dumps(list(kept(home).values())))
    page.click("[data-do=openPlans]")
    page.set_input_files("#file", file)
    page.wait_for_selector(".saved li")
    saved = []
    for name, (_, fills) in first.items():
        page.locator(".saved li", has=page.get_by_text(name, exact=True)).locator("[data-do=loadSaved]").click()
        assert page.evaluate("aircart.answers.current.fill.fills") == fills, name
        save(page, name)
        saved.append(json.loads(exported(page, ".saved li:first-child [data-do=exportSaved]")))
    file.write_text(json.dumps(saved))
    take_in(tmp_path / "other", file)
    for plan in kept(tmp_path / "other").values():
        request = without(job_of(plan), "name")
        wanted = first[plan["name"]][0]
        assert request == wanted, plan["name"]
        again = json.loads(aircart(*command_line(request)))["request"]
        assert without(again, "cart") == without(wanted, "cart", "understood"), plan["name"]


def test_a_plan_without_even_and_brim_is_neither(page, tmp_path):
    enter_task(page)
    page.click("#results label[class*=check]:has(#even)")
    page.click("#results label[class*=check]:has(#brim)")
    save(page, "Even")
    page.click("[data-do=closeDialog]")
    page.click("#results label[class*=check]:has(#even)")
    page.click("#results label[class*=check]:has(#brim)")
    save(page, "Usual")
    states = []
    for name in ("Even", "Usual"):
        page.locator(".saved li", has_text=name).locator("[data-do=loadSaved]").click()
        states.append(page.evaluate("[aircart.state.isEven, aircart.state.isToBrim]"))
        page.click("[data-do=openPlans]")
    assert states == [[True, True], [False, False]]


def test_a_removed_product_takes_its_pairs_along_and_brings_them_back(page, tmp_path):
    file = tmp_path / "plan.json"
    file.write_text(json.dumps(EVERY_KEY))
    page.click("[data-do=openPlans]")
    page.set_input_files("#file", file)
    page.click("[data-do=loadSaved]")
    page.click("[data-key='remove-Wheat']")
    assert "keepApart" not in page.evaluate("aircart.planOfState('-')")
    page.click("#toast button")
    assert page.evaluate("aircart.planOfState('-').keepApart") == EVERY_KEY["keepApart"]


def test_a_loaded_plan_can_be_undone(page):
    enter_task(page)
    save(page, "North")
    page.click("[data-do=closeDialog]")
    page.fill("#field", "160")
    settle(page)
    page.click("[data-do=openPlans]")
    page.click("[data-do=loadSaved]")
    assert page.input_value("#field") == "480"
    page.click("#toast button")
    assert page.input_value("#field") == "160"


def test_what_another_tab_deletes_or_saves_is_seen_and_told(page):
    enter_task(page)
    for name in ("North", "South"):
        save(page, name)
        page.click("[data-do=closeDialog]")
    other = page.context.new_page()
    problems = []
    other.on("pageerror", lambda error: problems.append(str(error)))
    other.goto(page.url.split("#")[0])
    started(other)
    page.click("[data-do=openPlans]")
    other.click("[data-do=openPlans]")
    page.click(".saved li:has-text('South') [data-do=deleteSaved]")
    until(other, "document.querySelectorAll('.saved li').length === 1")
    assert names(other) == ["North"]
    # Another tab's change may not be told yet when a button is pressed.
    for action in ("loadSaved", "deleteSaved", "duplicateSaved", "exportSaved"):
        other.evaluate("""() => window.addEventListener('storage',
            event => event.stopImmediatePropagation(), { capture: true, once: true })""")
        row = "document.querySelector('.saved li [data-do=%s]')" % action
        other.evaluate(f"""() => {{ const button = {row}; const kept = localStorage['aircart.plans'];
            localStorage['aircart.plans'] = '[]'; button.click();
            window.said = document.getElementById('toast').textContent;
            window.rows = document.querySelectorAll('.saved li').length;
            localStorage['aircart.plans'] = kept; }}""")
        assert "no longer there" in other.evaluate("window.said"), action
        assert other.evaluate("window.rows") == 0, "the list is refreshed"
        other.keyboard.press("Escape")
        other.click("[data-do=openPlans]")
    assert problems == []


def test_an_own_cart_and_a_pair_open_and_stay_what_they_are(page, tmp_path):
    home = tmp_path / "home"
    plans(home, "save", "Pair", "--cart", "91300+L9650", "--field", "900ac", "Wheat=100", "Urea (46-0-0)=80")
    plans(home, "save", "Own", "--tanks", "300,200,100", "--field", "200ac", "Wheat=100", "Canola=5")
    file = tmp_path / "plans.json"
    file.write_text(json.dumps(list(kept(home).values())))
    page.click("[data-do=openPlans]")
    page.set_input_files("#file", file)
    page.wait_for_selector(".saved li")
    written = kept(home)
    for name, words in [("Pair", ["--cart", "91300+L9650", "--field", "900ac", "Wheat=100",
                                  "Urea (46-0-0)=80"]),
                        ("Own", ["--tanks", "300,200,100", "--field", "200ac", "Wheat=100", "Canola=5"])]:
        page.locator(".saved li", has_text=name).locator("[data-do=loadSaved]").click()
        wanted = json.loads(aircart("plan", "--json", *words))
        current = page.evaluate("aircart.answers.current")
        assert current["fill"]["area"] == wanted["fillPlan"]["areaPerFillAc"]
        assert [tank["name"] for tank in current["cart"]["tanks"]] == [
            row["tank"] for row in wanted["fillPlan"]["tanks"]]
        again = page.evaluate("aircart.planOfState('again')")
        assert again["cart"] == written[name]["cart"]
        page.click("[data-do=openPlans]")


def test_a_tank_of_an_own_cart_is_marked_for_liquids(page, tmp_path):
    """Oracle: the command line, with a cart that has such a tank."""
    home = tmp_path / "home"
    plans(home, "save", "Own", "--tanks", "300,200,100", "--field", "200ac", "Wheat=100")
    file = tmp_path / "plans.json"
    file.write_text(json.dumps(list(kept(home).values())))
    page.click("[data-do=openPlans]")
    page.set_input_files("#file", file)
    page.click(".saved [data-do=loadSaved]")
    add_product(page, "UAN 28 (28-0-0)", "100")
    settle(page)
    assert "is a liquid" in page.inner_text("#loaded")
    page.click("#loaded .tank[data-tank='Tank 3']")
    page.locator("label[for=liquid], label.check", has_text="For liquids").click()
    page.keyboard.press("Escape")
    settle(page)
    wanted = json.loads(aircart("plan", "--json", "--tanks", "300,200,liquid=100bu", "--field", "200ac", "Wheat=100",
                                "UAN 28 (28-0-0)=100"))
    assert page.evaluate("aircart.answers.current.fill.area") == wanted["fillPlan"]["areaPerFillAc"]
    assert page.evaluate("aircart.planOfState('again').cart.tanks[2].liquid") is True
    # 100 bu are 931 US gallons, 3,524 litres.
    for units, shown in (("imperial", "931 gal"), ("metric", "3,524 L")):
        page.select_option("#units", units)
        settle(page)
        assert shown in page.inner_text("#part-sheet .sheet >> nth=0")
        assert f"{shown} of {shown}" in page.get_attribute("#loaded .tank[data-tank='Tank 3']", "aria-label")


@pytest.mark.parametrize("text, reason", [
    ("{", "not JSON"), ("[]", "no plan in it"), ("7", "holds no plan"), ("{}", "not a plan of AirCart"),
    ('{"format": "aircart-plan", "version": 99}', "newer version"),
    ('{"format": "aircart-plan", "version": 1}', "its key “id” is not"),
])
def test_a_file_that_is_no_plan_is_refused_with_its_reason(page, tmp_path, text, reason):
    file = tmp_path / "bad.json"
    file.write_text(text)
    page.click("[data-do=openPlans]")
    page.set_input_files("#file", file)
    page.wait_for_selector("#toast:not(:empty)")
    assert "bad.json was not imported" in page.inner_text("#toast")
    assert reason in page.inner_text("#toast")


MUTATIONS = [
    (lambda p: p.update(field=0), "field"), (lambda p: p.update(field="160"), "field"),
    (lambda p: p.update(units="furlongs"), "units"), (lambda p: p.update(products=[]), "products"),
    (lambda p: p["products"][0].update(rate=-1), "rate"),
    (lambda p: p["products"][0].update(product="Spelt"), "Spelt is not known"),
    (lambda p: p["products"][0].update(tanks=["Tank 9"]), "no tank Tank 9"),
    (lambda p: p["products"][0].update(maxTanks=0), "maxTanks"),
    (lambda p: p["products"][0].update(density={"value": 60, "unit": "st/bu"}), "density"),
    (lambda p: p.update(cart="99999"), "cart 99999 is not known"),
    (lambda p: p.update(densities="guessed"), "densities"), (lambda p: p.update(even="yes"), "even"),
    (lambda p: p.update(brim=True, payload=50000), "brim"),
    (lambda p: p.update(keepApart=[[WHEAT, "Canola"]]), "keepApart"),
    (lambda p: p.update(keepApart=[[WHEAT, WHEAT]]), "keepApart"),
    (lambda p: p.update(saved="soon"), "saved"), (lambda p: p.update(overlap=26), "overlap"),
    (lambda p: p.update(plan="best"), "plan"), (lambda p: p.update(margin=-1), "margin"),
    (lambda p: p.update(rules={"no-rule": 1}), "rules"),
    (lambda p: p.update(rules={"phosphate-tank": 10}), "rules"),
    (lambda p: p.update(rules=["phosphate-tank"]), "rules"),
    (lambda p: p.update(phosphateTank="Tank 9"), "no tank Tank 9"),
    (lambda p: p.update(understood="three"), "understood"),
    (lambda p: p.update(blends=[[WHEAT]]), "blends"),
    (lambda p: p["products"][0].update(seedPlaced=101), "seedPlaced"),
]


def test_the_page_says_what_it_cannot_plan(page, tmp_path):
    """Rather than that it plans something else."""
    plan = random_job(3) | {"cart": "91300", "saddleTank": True, "emptyTanks": [],
                            "onBoard": [{"tank": "Tank 1", "product": WHEAT, "amount": 5}]}
    file = tmp_path / "plan.json"
    file.write_text(json.dumps(plan))
    page.click("[data-do=openPlans]")
    page.set_input_files("#file", file)
    page.wait_for_selector("#toast:not(:empty)")
    assert "it has product on board" in page.inner_text("#toast")


@pytest.mark.parametrize("mutate, reason", MUTATIONS)
def test_what_the_tool_refuses_the_page_refuses_too(page, tmp_path, mutate, reason):
    plan = random_job(3) | {"cart": "91300", "saddleTank": True, "emptyTanks": []}
    plan["products"] = [{"product": WHEAT, "rate": 100}]
    file = tmp_path / "plan.json"
    page.click("[data-do=openPlans]")
    for is_good in (True, False):
        if not is_good:
            mutate(plan)
        file.write_text(json.dumps(plan))
        done = subprocess.run([os.environ["AIRCART"], "plan", file], capture_output=True, text=True,
                              env=os.environ | {"AIRCART_HOME": str(tmp_path / "home")})
        page.evaluate("document.getElementById('toast').replaceChildren()")
        page.set_input_files("#file", [])
        page.set_input_files("#file", file)
        page.wait_for_selector("#toast:not(:empty)")
        if is_good:
            assert done.returncode == 0 and "is imported" in page.inner_text("#toast")
        else:
            assert done.returncode != 0 or "cannot be planned" in done.stderr
            assert reason in page.inner_text("#toast")


@pytest.mark.parametrize("share", [0, 99.5, 100])
def test_a_single_shoot_drill_has_no_band(page, tmp_path, share):
    """Oracle: what the tool says to the same file."""
    name = "MAP (11-52-0)"
    plan = random_job(3) | {"cart": "91300", "drill": {"shoot": "single"}, "emptyTanks": []}
    plan["products"] = [{"product": WHEAT, "rate": 100}, {"product": name, "rate": 40, "seedPlaced": share}]
    file = tmp_path / "plan.json"
    file.write_text(json.dumps(plan))
    done = subprocess.run([os.environ["AIRCART"], "plan", file], capture_output=True, text=True,
                          env=os.environ | {"AIRCART_HOME": str(tmp_path / "home")})
    page.click("[data-do=openPlans]")
    page.set_input_files("#file", file)
    page.wait_for_selector("#toast:not(:empty)")
    reason = f"a single-shoot drill has no band for “{name}”"
    assert (reason in page.inner_text("#toast")) == (share < 100)
    said = " ".join(done.stderr.split())
    assert (reason.replace("“", '"').replace("”", '"') in said) == (share < 100)
    if share == 100:
        page.click("[data-do=loadSaved]")
        assert page.evaluate("aircart.planOfState('-').products[1].seedPlaced") == 100
        page.click(f'[data-key="rules-{name}"]')
        page.fill("#placed", "99.5")
        assert reason in page.inner_text("#placed-error")
        page.fill("#placed", "")
        assert page.inner_text("#placed-error") == ""


@pytest.mark.parametrize("refusal", [
    "void (Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceeded') })",
    "void Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no') } })",
])
def test_storage_that_refuses_is_said_and_nothing_is_lost(page, refusal):
    enter_task(page)
    words = page.inner_text("#results")
    page.evaluate(refusal)
    save(page, "North")
    assert "did not keep it" in page.inner_text("#toast")
    assert json.loads(exported(page, "[data-do=exportCurrent]"))["field"] == 480
    page.click("[data-do=closeDialog]")
    assert page.inner_text("#results") == words
    assert page.input_value("#field") == "480"


def test_what_the_storage_holds_and_cannot_be_read_is_told_and_left(page):
    page.evaluate("""localStorage.setItem('aircart.plans', JSON.stringify([{ format: 'aircart-plan',
        version: 99, id: 'future' }]))""")
    enter_task(page)
    save(page, "North")
    assert names(page) == ["North"]
    assert "could not all be read" in page.inner_text("#dialog")
    assert "future" in page.evaluate("localStorage.getItem('aircart.plans')")
