"""The what-if page: written by the tool under test, opened, and used as a person uses it."""

import pathlib
import random
import time

from tool import HANG_GUARD, aircart

WHEAT, UREA, MAP = "Wheat", "Urea (46-0-0)", "MAP (11-52-0)"
TASK = [(WHEAT, "110"), (UREA, "150"), (MAP, "60")]


def write_page(folder):
    """Writes the page into a folder and returns its path."""
    file = pathlib.Path(folder, "aircart.html")
    aircart("explore", "--output", file)
    return file


def started(page, with_example=False):
    """Waits until the engine runs; without the example with which the page opens."""
    page.evaluate("aircart.ready")
    button = page.locator("[data-do=startEmpty]")
    if not with_example and button.count():
        button.click()
    return page


def wait_for(firefox, script):
    """Waits in Firefox until a script returns true."""
    deadline = time.monotonic() + HANG_GUARD
    while not firefox.run(script):
        assert time.monotonic() < deadline, script
        time.sleep(0.05)


def begin(firefox):
    """Waits for the worked example, and begins with nothing."""
    wait_for(firefox, "return Boolean(window.aircart?.answers?.current)")
    firefox.run("document.querySelector('[data-do=startEmpty]').click()")
    wait_for(firefox, "return Boolean(aircart.answers.problem)")


def until(page, expression):
    """Waits in here: Playwright's own wait evaluates in the page, which its policy forbids."""
    deadline = time.monotonic() + HANG_GUARD
    while not page.evaluate(expression):
        assert time.monotonic() < deadline, f"{expression} did not become true"
        page.wait_for_timeout(20)


def add_product(page, name, rate):
    """Adds a product and types its rate: the field has the focus when the picker closes."""
    page.click("[data-do=openPicker]")
    page.click(f'[data-name="{name}"]')
    page.keyboard.type(rate)


def enter_task(page):
    """Wheat, urea and phosphate on 480 acres."""
    page.fill("#field", "480")
    for name, rate in TASK:
        add_product(page, name, rate)
    settle(page)


def show_loaded_cart(page, folder):
    """Shows the task on a small screen; returns where the loaded cart is."""
    page.goto(write_page(folder).as_uri())
    enter_task(started(page))
    page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0) }")
    page.mouse.move(0, 0)
    settle(page)
    box = page.locator("#loaded .card").bounding_box()
    margin = 16
    return {"x": box["x"] - margin, "y": box["y"] - margin, "width": box["width"] + 2 * margin,
            "height": box["height"] + 2 * margin}


def settle(page):
    """Waits out the pause after typing and until nothing more is computed."""
    page.wait_for_timeout(400)
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def link_of(page):
    """The end of the address, once it holds the job."""
    page.wait_for_timeout(700)
    return page.evaluate("location.hash")


def tanks_shown(page):
    """What the recommended plan puts into each tank, by the tank's name."""
    return page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('#loaded .tank')].map(
        tank => [tank.dataset.tank, tank.dataset.holds || 'Empty']))"""
    )


# MARK: Random jobs, as plans and as command lines

CARTS = ["91300", "9950", "9650", "L9950", "L9650"]
LISTED = [
    WHEAT, "Durum", "Barley", "Oats", "Canola", "Flax", "Peas", "Lentils", "Soybeans", "Corn",
    UREA, MAP, "DAP (18-46-0)", "Ammonium Sulphate (21-0-0-24S)", "Potash (0-0-60)",
    "MESZ (12-40-0-10S-1Zn)",
]


def random_job(seed):
    """A job as a saved plan; whole and broken numbers, rules, both unit systems."""
    draw = random.Random(seed)
    names = draw.sample(LISTED, draw.randint(1, 5))
    has_saddle = draw.random() < 0.8
    tanks = ["Tank 1", "Tank 2", "Tank 3", "Tank 4"] + ["Saddle"] * has_saddle
    number = lambda high: draw.choice([draw.randint(1, high), round(draw.uniform(0.01, high), 4)])
    products = []
    for index, name in enumerate(names):
        entry = {"product": name, "rate": 0 if index and draw.random() < 0.1 else number(300)}
        if draw.random() < 0.2:
            unit = draw.choice(["lb/bu", "kg/hL", "lb/ft3", "lb/bu-avery"])
            entry["density"] = {"value": round(draw.uniform(30, 90), 2), "unit": unit}
            if name in ("Wheat", "Barley") and draw.random() < 0.5:
                entry["density"] = {"value": draw.randint(200, 450), "unit": "g/0.5L"}
        if draw.random() < 0.25:
            entry["tanks"] = sorted(draw.sample(tanks, draw.randint(1, len(tanks))))
        elif draw.random() < 0.1:
            entry["keepOutOf"] = sorted(draw.sample(tanks, draw.randint(1, 3)))
        if draw.random() < 0.15:
            entry["maxTanks"] = draw.randint(1, 5)
        products.append(entry)
    job = {
        "format": "aircart-plan", "version": 1, "id": f"job-{seed}", "name": f"Job {seed}",
        "saved": "2026-01-01T00:00:00Z", "units": draw.choice(["imperial", "metric"]),
        "cart": draw.choice(CARTS), "saddleTank": has_saddle,
        "densities": draw.choice(["listed", "published"]), "field": number(2000),
        "products": products, "mayBlend": False,
    }
    if draw.random() < 0.2:
        job["emptyTanks"] = sorted(draw.sample(tanks, draw.randint(1, 2)))
    if draw.random() < 0.2:
        job["tankReserves"] = [
            {"tank": tank, "reserve": draw.choice([draw.randint(1, 40), {"percent": draw.randint(1, 30)}])}
            for tank in sorted(draw.sample(tanks, draw.randint(1, 3)))]
    if draw.random() < 0.2:
        job["payload"] = draw.randint(20_000, 90_000)
    return job | random_choice(draw, tanks)


HOUSE_RULES = [
    "saddle-fertilizer", "saddle-bulk-seed", "small-seed-in-saddle", "phosphate-one-tank",
    "phosphate-tank",
]


def random_choice(draw, tanks):
    """What a plan is chosen by: only what is not the usual, as files have it."""
    choice = {}
    if draw.random() < 0.3:
        choice["overlap"] = round(draw.uniform(0.1, 25), 2)
    if draw.random() < 0.2:
        choice["plan"] = "capacity"
    if draw.random() < 0.3:
        choice["margin"] = draw.choice([0, 100, round(draw.uniform(5.1, 20), 2)])
    if draw.random() < 0.4:
        rules = draw.sample(HOUSE_RULES, draw.randint(1, 5))
        choice["rules"] = {rule: draw.randint(0, 9) for rule in HOUSE_RULES if rule in rules}
    if draw.random() < 0.3:
        choice["phosphateTank"] = draw.choice(tanks)
    return choice


OWN_CART = {"name": "Own", "tanks": [
    {"name": "Tank 1", "capacity": 300}, {"name": "Tank 2", "capacity": 212.5},
    {"name": "Tank 3", "capacity": 100}, {"name": "Tank 4", "capacity": 150},
    {"name": "Saddle", "capacity": 40}]}


def random_request(seed):
    """A job with any of the keys that a request may have."""
    draw = random.Random(seed)
    job = random_job(seed)
    kind = draw.random()
    if kind < 0.3:
        job["cart"] = OWN_CART | ({"emptyWeight": 24_500} if kind < 0.15 else {})
    elif kind < 0.4:
        job["cart"] = "+".join(draw.sample(CARTS, 2))
        job["products"] = job["products"][:2]
    if draw.random() < 0.3 and kind >= 0.15:
        job["grossWeight"] = draw.randint(90_000, 140_000)
    names = [product["product"] for product in job["products"]]
    if len(names) > 1 and draw.random() < 0.4:
        job["keepApart"] = [names[:2]]
    job["even"] = draw.random() < 0.4
    job["brim"] = draw.random() < 0.4 and not {"payload", "grossWeight"} & job.keys()
    for product in job["products"]:
        if product["product"] == WHEAT and "density" not in product:
            product["counted"] = "28plants/ft2,tkw=38,survival=85%"
    return job


def command_line(job):
    """The words of `aircart plan` for a job."""
    words = ["plan", "--json", "--no-blends", "--units", job["units"], *cart_words(job["cart"])]
    words += ["--densities", job["densities"], "--field", str(job["field"])]
    if not job["saddleTank"]:
        words.append("--no-saddle")
    for tank in job.get("emptyTanks", []):
        words += ["--empty", tank]
    for entry in job.get("tankReserves", []):
        kept = entry["reserve"]
        text = f"{kept['percent']}%" if isinstance(kept, dict) else f"{kept}bu"
        words += ["--reserve", f"{entry['tank']}={text}"]
    if "payload" in job:
        words += ["--payload", str(job["payload"])]
    if "grossWeight" in job:
        words += ["--gross", str(job["grossWeight"])]
    for pair in job.get("keepApart", []):
        words += ["--apart", ",".join(pair)]
    words += [f"--{word}" for word in ("even", "brim") if job.get(word)]
    words += choice_words(job)
    for product in job["products"]:
        name, text = product["product"], f"{product['product']}={product.get('counted', product['rate'])}"
        if "density" in product:
            text += f"@{product['density']['value']}{product['density']['unit']}"
        words.append(text)
        if "tanks" in product:
            words += ["--pin", f"{name}={','.join(product['tanks'])}"]
        if "keepOutOf" in product:
            words += ["--keep-out", f"{name}={','.join(product['keepOutOf'])}"]
        if "maxTanks" in product:
            words += ["--most", f"{name}={product['maxTanks']}"]
    return words


def cart_words(cart):
    """The words for a cart: a name, or its tanks."""
    if isinstance(cart, str):
        return ["--cart", cart]
    tanks = [("saddle=" if tank["name"] == "Saddle" else "") + str(tank["capacity"])
             for tank in cart["tanks"]]
    weight = ["--empty-weight", f"{cart['emptyWeight']}lb"] if "emptyWeight" in cart else []
    return ["--tanks", ",".join(tanks), *weight]


def choice_words(job):
    """The words for what a plan is chosen by."""
    words = []
    for key in ("overlap", "margin"):
        if key in job:
            words += [f"--{key}", f"{job[key]}%"]
    if "plan" in job:
        words += ["--plan", job["plan"]]
    for rule, severity in job.get("rules", {}).items():
        words += ["--rule", f"{rule}={severity}"]
    if "phosphateTank" in job:
        words += ["--phosphate-tank", job["phosphateTank"]]
    return words
