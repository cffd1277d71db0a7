"""Plants a fault into one plan, to see that the comparison finds it."""

from __future__ import annotations

import copy
from typing import Callable, Iterable

from peers.aircart import Document


def area_value(plan: Document) -> bool:
    """An area per fill that is 2e-9 too large."""
    is_applicable = plan["fillPlan"]["status"] == "optimal"
    if is_applicable:
        plan["fillPlan"]["mostAreaPerFillAc"] *= 1 + 2e-9
    return is_applicable


def unallocated_value(plan: Document) -> bool:
    """Unallocated bushels that are 2e-9 of the demand too few."""
    plan["optimal"]["unallocatedBu"] -= 2e-9 * max(1, plan["demandBu"])
    return True


def status(plan: Document) -> bool:
    """A job that is called infeasible although it is not."""
    is_applicable = plan["fillPlan"]["status"] == "optimal"
    plan["fillPlan"] |= {"status": "infeasible", "mostAreaPerFillAc": None, "fills": None, "tanks": []}
    return is_applicable


def canonical(plan: Document) -> bool:
    """Equal tanks with their contents changed over: as good, but not canonical."""
    rows = plan["optimal"]["tanks"]
    for first in rows:
        for second in rows[rows.index(first) + 1:]:
            if (
                first["capacityBu"] == second["capacityBu"]
                and first["product"] != second["product"] and not plan["constraints"]
            ):
                first["product"], second["product"] = second["product"], first["product"]
                return True
    return False


def wasted_tank(plan: Document) -> bool:
    """One more tank than is needed."""
    rows = plan["optimal"]["tanks"]
    filled = [row["product"] for row in rows if row["product"] is not None]
    if plan["constraints"] or not filled or len(filled) == len(rows):
        return False
    next(row for row in rows if row["product"] is None)["product"] = filled[0]
    return True


def fills(plan: Document) -> bool:
    """One fill too many."""
    if plan["fillPlan"]["fills"] is None:
        return False
    plan["fillPlan"]["fills"] += 1
    return True


def demand(plan: Document) -> bool:
    """A demand that is 1e-12 too large."""
    products = [product for product in plan["products"] if product["demandBu"] > 0]
    products[-1]["demandBu"] *= 1 + 1e-12
    return True


FAULTS: dict[str, Callable[[Document], bool]] = {
    fault.__name__.replace("_", "-"): fault
    for fault in (area_value, unallocated_value, status, canonical, wasted_tank, fills, demand)
}


def planted(fault: str, plans: Iterable[tuple[str, Document]]) -> tuple[str, Document] | None:
    """The first job that can bear the fault, and its plan with it."""
    for job, plan in plans:
        faulty = copy.deepcopy(plan)
        if FAULTS[fault](faulty):
            return job, faulty
    return None
