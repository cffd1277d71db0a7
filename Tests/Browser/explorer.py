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


def started(page):
    """Waits until the engine runs."""
    page.evaluate("aircart.ready")
    return page


def wait_for(firefox, script):
    """Waits in Firefox until a script returns true."""
    deadline = time.monotonic() + HANG_GUARD
    while not firefox.run(script):
        assert time.monotonic() < deadline, script
        time.sleep(0.05)


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
        """() => Object.fromEntries([...document.querySelectorAll('#results button.tank')].map(
        tank => [tank.dataset.tank, tank.querySelector('.pair > :nth-child(3)').textContent.trim()]))"""
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
        "products": products,
    }
    if draw.random() < 0.2:
        job["emptyTanks"] = sorted(draw.sample(tanks, draw.randint(1, 2)))
    if draw.random() < 0.2:
        job["tankReserves"] = [
            {"tank": tank, "reserve": draw.choice([draw.randint(1, 40), {"percent": draw.randint(1, 30)}])}
            for tank in sorted(draw.sample(tanks, draw.randint(1, 3)))]
    if draw.random() < 0.2:
        job["payload"] = draw.randint(20_000, 90_000)
    return job


def command_line(job):
    """The words of `aircart plan` for a job."""
    words = ["plan", "--json", "--units", job["units"], "--cart", job["cart"]]
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
    for product in job["products"]:
        name, text = product["product"], f"{product['product']}={product['rate']}"
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
