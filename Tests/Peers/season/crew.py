"""Which crew seeds fastest: how many trucks, and how full, tried in seasons without rain."""

import copy

from . import draws, model

# What a truck may be loaded with, of what it holds, besides all.
LIGHTER = (2 / 3, 1 / 2)


def truck_holds(inputs, plan):
    """Pounds on a truck: its payload, or what its hoppers hold of the heaviest crop."""
    tender = inputs["tender"]
    hoppers, bagged = tender["compartmentsBu"], tender["bagged"]
    if not hoppers:
        return tender["payloadLb"]
    heaviest = 0.0
    for crop in plan["crops"]:
        loads = [load for load in crop["loads"] if load["product"] not in bagged]
        bushels = sum(load["rateLbPerAc"] / load["densityLbPerBu"] for load in loads)
        if bushels > 0:
            heaviest = max(heaviest, sum(load["rateLbPerAc"] for load in loads) / bushels)
    return min(tender["payloadLb"], sum(hoppers) * heaviest)


def pace(inputs, plan, trucks, payload):
    """Acres an hour of work of a season in which nothing is drawn, and its hours of waiting."""
    dry = copy.deepcopy(inputs)
    dry["uncertainty"]["weather"] = False
    dry["breakdowns"]["everyHours"] = 0
    own = {**plan, "trucksUsed": trucks, "fullTruckLb": payload}
    season = model.Season(dry, own, draws.Random(dry, 0)).run()
    spent = {what: 0.0 for what in ("seeding", "filling", "waiting", "moving")}
    for what, begin, end, *_ in season.records:
        if what in spent:
            spent[what] += (end - begin) / 3600
    return season.acres / sum(spent.values()), spent["waiting"]


def fault(inputs, plan):
    """What is wrong with the crew of a plan whose season has no chance; None if it is the best."""
    tender = inputs["tender"]
    if tender["trucks"] is None:
        return None
    full = tender["payloadLb"]
    shares = (share * truck_holds(inputs, plan) for share in LIGHTER)
    payloads = [full, *(lb for lb in shares if lb > tender["leastLoadLb"])]
    tried = {}
    for trucks in range(1, tender["trucks"] + 1):
        for payload in payloads:
            tried[trucks, payload] = pace(inputs, plan, trucks, payload)
        if tried[trucks, full][1] == 0:
            break
    best = max(acres for acres, _ in tried.values())
    for (trucks, payload), (acres, _) in tried.items():
        if trucks == plan["trucksUsed"] and abs(payload - plan["fullTruckLb"]) < 1e-3:
            slower = acres < best * (1 - 1e-7)
            return f"{trucks} trucks seed {acres} of {best} ac/h in SimPy" if slower else None
    return f"{plan['trucksUsed']} trucks with {plan['fullTruckLb']} lb are not tried in SimPy"
