"""Random farms with their season, as files that AirCart reads."""

PRODUCTS = {
    "Wheat": (90, 130), "Canola": (4, 7), "Peas": (170, 230), "Urea (46-0-0)": (80, 230),
    "MAP (11-52-0)": (25, 80), "Ammonium Sulphate (21-0-0-24S)": (40, 100),
}
SEEDS = ["Wheat", "Canola", "Peas"]
CARTS = ["91300", "9950", "9650", "L9950", "L9650", "91300+9650"]


def crop(rng, name):
    others = [p for p in PRODUCTS if p not in SEEDS]
    chosen = [rng.choice(SEEDS)] + rng.sample(others, rng.randint(0, 3))
    return {
        "name": name,
        "products": [
            {"product": p, "rate": round(rng.uniform(*PRODUCTS[p]), 1)} for p in chosen
        ],
    }


def same_at_other_rates(rng, crop, name):
    products = [{**own, "rate": round(own["rate"] * rng.uniform(0.7, 1.4), 1)}
                for own in crop["products"]]
    if len(products) > 1 and rng.random() < 0.3:
        rng.choice(products[1:])["rate"] = 0
    return {"name": name, "products": products}


def zones(rng, field, crops):
    """Parts of a field, all of it or most of it, each with another rate of a product of its crop."""
    products = next(own["products"] for own in crops if own["name"] == field["crop"])
    shares = [rng.uniform(0.1, 0.45) for _ in range(rng.randint(1, 2))]
    return [
        {
            "area": round(share * field["area"], 2),
            # The seed is never left out: of a crop without fertilizer nothing would be seeded.
            "rates": {own["product"]: rng.choice([5 if own is products[0] else 0, round(rng.uniform(1, 150), 1)])},
        }
        for share, own in ((share, rng.choice(products)) for share in shares)
    ]


def farm(rng):
    crops = [crop(rng, f"Crop {n + 1}") for n in range(rng.randint(1, 4))]
    if rng.random() < 0.5:
        crops += [same_at_other_rates(rng, rng.choice(crops), f"Crop {len(crops) + n + 1}")
                  for n in range(rng.randint(1, 3))]
    fields = [
        {
            "name": f"Field {n + 1}",
            "area": round(rng.uniform(30, 640), 1),
            "crop": rng.choice(crops)["name"],
        }
        for n in range(rng.randint(1, 9))
    ]
    if rng.random() < 0.4:
        for field in rng.sample(fields, rng.randint(1, len(fields))):
            field["position"] = [round(rng.uniform(-12, 12), 1) for _ in range(2)]
    if rng.random() < 0.3:
        for field in rng.sample(fields, rng.randint(1, len(fields))):
            field["zones"] = zones(rng, field, crops)
    used = {field["crop"] for field in fields}
    season = {
        "drill": {
            "width": rng.choice([60, 66, 76, 86]), "speed": round(rng.uniform(4, 6), 2),
            "efficiency": round(rng.uniform(70, 90), 1),
            "turn": rng.choice([0, 0.5, 0.5, 1.2]),
            **rng.choice([{}, {"shape": 2}, {"shape": 0.4}, {"run": 1320}, {"run": 2640}]),
        },
        "filling": {
            "perStop": round(rng.uniform(2, 8), 1), "perTank": round(rng.uniform(0, 4), 1),
            "rate": rng.choice([40, 60, 100]), "reserve": rng.choice([0, 2, 3, 5]),
            "fills": rng.choice(["part", "full", "even"]), "drive": rng.choice([0, 3, 3, 6]),
        },
        "days": {
            "hours": rng.choice([8, 12, 14, 16]), "startHour": rng.choice([5, 7]),
            "end": "07-31", "workable": round(rng.uniform(50, 90), 1),
            "wetDays": round(rng.uniform(1.2, 3), 1), "checks": rng.choice([0, 0.5, 0.75]),
            "halfDays": rng.choice([0, 10, 30]), "yearDeviation": rng.choice([0, 7.4, 15]),
            "finishing": rng.choice([0, 15, 40]),
        },
        "moving": rng.choice([0, 20, 45]), "cleanOut": rng.choice([0, 15, 30]),
        "calibration": rng.choice([0, 15]), "cleanOutRate": rng.choice([0, 10, 60]),
    }
    if rng.random() < 0.7:
        season["breakdowns"] = {
            "every": rng.choice([0, 4, 15, 50]), "repair": rng.choice([0.5, 2, 9]),
            "lateRepair": rng.choice([0, 2, 24]),
        }
    if rng.random() < 0.3:
        season["drill"]["ceiling"] = rng.choice([150, 250, 350])
    if rng.random() < 0.8:
        season["tender"] = {
            "trucks": rng.randint(1, 4), "payload": rng.choice([6_000, 18_000, 45_000, 75_000]),
            "loading": rng.choice([0, 10, 30, 50]), "travel": rng.choice([0, 5, 15, 40]),
            "loadingRate": rng.choice([0, 1_000, 4_000]), "loaders": rng.choice([0, 1, 1, 2]),
            "lateLoading": rng.choice([0, 2, 24]), "distance": rng.choice([0, 3.5, 20]),
            "speed": rng.choice([20, 45]),
            **rng.choice([{}, {"roads": 65}, {"roads": 90, "roadsUntil": "05-03"}]),
        }
        if rng.random() < 0.7:
            season["tender"]["compartments"] = rng.choice(
                [[], [], [300, 200, 200, 150], [400, 400, 400], [600, 250],
                 [150, 350, 150, 350, 350]]
            )
        bagged = rng.choice([[], ["Canola"], ["Canola"]])
        grown = {p["product"] for c in crops if c["name"] in used for p in c["products"]}
        season["tender"]["bagged"] = [p for p in bagged if p in grown]
        # Totes on a large platform would weigh more than a cart may.
        platform, weight = rng.choice([(0, 50), (8, 50), (8, 1_500), (40, 50)])
        season["bags"] = {
            "platform": platform, "weight": weight, "minutes": rng.choice([0, 0.5, 4]),
        }
        season["uncertainty"] = {"trip": {"lognormal": {"median": 1, "sigma": 0.2}}}
    carts = rng.sample(CARTS, 1)
    limits = {}
    if rng.random() < 0.3:
        limits["reserve"] = rng.choice([4, {"percent": 6}])
    if rng.random() < 0.3:
        limits["payload"] = round(rng.uniform(25_000, 60_000))
    if rng.random() < 0.3 and "+" not in carts[0]:
        limits["grossWeight"] = round(rng.uniform(80_000, 105_000))
    if rng.random() < 0.4:
        name = rng.choice([c for c in crops if c["name"] in used])["products"][0]["product"]
        season.setdefault("uncertainty", {})["products"] = [{
            "product": name,
            "density": {"uniform": [0.9, 1.02]},
            "rate": {"triangular": [0.94, 1.01, 1.1]},
        }]
    return {
        "name": "peer", "units": "imperial", "densities": "published",
        "carts": carts, **limits,
        "crops": [c for c in crops if c["name"] in used], "fields": fields, "season": season,
    }


def off_plan(rng, farm):
    """The same farm without chance, but with other rates, densities and trips than planned."""
    products = sorted({p["product"] for crop in farm["crops"] for p in crop["products"]})
    season = dict(farm["season"])
    season["uncertainty"] = {
        "density": 1, "rate": 1, "overlap": round(rng.uniform(0.6, 5), 2),
        "area": round(rng.uniform(0.97, 1.03), 3), "speed": round(rng.uniform(0.9, 1.1), 3),
        "trip": round(rng.uniform(0.7, 1.5), 3), "weather": False,
        "breakdown": round(rng.uniform(0.6, 1.4), 3), "repair": round(rng.uniform(0.6, 1.4), 3),
        "products": [
            {
                "product": p, "density": round(rng.uniform(0.93, 1.05), 3),
                "rate": round(rng.uniform(0.94, 1.08), 3),
            }
            for p in products
        ],
    }
    return {**farm, "season": season}
