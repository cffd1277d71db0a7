"""What a plan of AirCart must be, by exact arithmetic."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Iterable

from peers.aircart import Document
from peers.jobs import Job
from peers.problem import LARGEST_AREA, LEAST_UNALLOCATED, OBJECTIVES, TIE, Problem, Vector
from peers.problem import exact_problem
from peers.rational import Verdict, enumerated, naive, programmed

# Doubles in a document against exact figures: a few roundings.
ROUNDING = Fraction(1, 10**14)

# Up to so many assignments the judge is itself judged, by Fractions alone.
NAIVE_LIMIT = 1_100


@dataclass
class Judgement:
    """The judge's verdicts on a job, and where the plan differs from them."""

    verdicts: dict[str, Verdict] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    is_doubly_judged: bool = False


def judged(problem: Problem[Fraction]) -> Judgement:
    """The verdicts by enumeration, and for more than five tanks by the programme.

    On every job of up to five tanks enumeration also judges the programme.
    """
    judgement = Judgement()
    is_small = len(problem.capacities) <= 5
    for objective in OBJECTIVES:
        start = time.process_time()
        verdict = (enumerated if is_small else programmed)(problem, objective)
        judgement.seconds[objective] = time.process_time() - start
        judgement.verdicts[objective] = verdict
        if is_small and programmed(problem, objective) != verdict.without_vector:
            judgement.failures.append(f"{objective}: the judges disagree with each other")
        if (len(problem.demands) + 1) ** len(problem.capacities) <= NAIVE_LIMIT:
            judgement.is_doubly_judged = True
            expected = naive(problem, objective)
            if verdict != (expected if is_small else expected.without_vector):
                judgement.failures.append(f"{objective}: naive enumeration disagrees")
    return judgement


def differences(
    job: Job, problem: Problem[Fraction], document: Document, verdicts: dict[str, Verdict]
) -> Iterable[str]:
    """Where a plan differs from the verdicts, in words."""
    yield from data_differences(job, problem, document)
    yield from value_differences(problem, document, verdicts)
    yield from assignment_differences(job, problem, document, verdicts)


# Data


def data_differences(job: Job, problem: Problem[Fraction], document: Document) -> Iterable[str]:
    """Capacities, the field and each demand, that is, everything that is converted."""
    if tank_capacities(document) != list(job.capacities):
        yield f"tanks: {tank_capacities(document)} instead of {list(job.capacities)}"
    if not is_close(document["fieldAc"], job.field.exact("area", job.units)):
        yield f"field: {document['fieldAc']} ac"
    demands = {product["product"]: product["demandBu"] for product in document["products"]}
    expected = dict.fromkeys((product.name for product in job.products), Fraction(0))
    expected |= dict(zip(problem.names, problem.demands))
    if demands.keys() != expected.keys():
        yield f"products: {sorted(demands)}"
        return
    for name, demand in demands.items():
        if not is_close(demand, expected[name]):
            yield f"demand of {name}: {demand} instead of {float(expected[name])} bu"


def tank_capacities(document: Document) -> list[float]:
    return [row["capacityBu"] for row in document["optimal"]["tanks"]]


def is_close(actual: float, expected: Fraction) -> bool:
    return abs(Fraction(actual) - expected) <= ROUNDING * expected


# Values


def claimed(document: Document, objective: str) -> Fraction:
    """The value that the document gives; the area per fill counts as 0 when infeasible."""
    if objective == LARGEST_AREA:
        return Fraction(document["fillPlan"]["mostAreaPerFillAc"] or 0)
    return Fraction(document["optimal"]["unallocatedBu"])


def value_differences(
    problem: Problem[Fraction], document: Document, verdicts: dict[str, Verdict]
) -> Iterable[str]:
    for objective in OBJECTIVES:
        best = verdicts[objective].value
        value = claimed(document, objective)
        if abs(value - best) > TIE * problem.scale(objective, best):
            yield f"{objective}: {float(value)!r} instead of {float(best)!r}"
    status = "optimal" if verdicts[LARGEST_AREA].value > 0 else "infeasible"
    if document["fillPlan"]["status"] != status:
        yield f"{LARGEST_AREA}: {document['fillPlan']['status']} instead of {status}"
    if document["optimal"]["status"] != "optimal":
        yield f"{LEAST_UNALLOCATED}: {document['optimal']['status']} instead of optimal"


# Assignments


def assignment_differences(
    job: Job, problem: Problem[Fraction], document: Document, verdicts: dict[str, Verdict]
) -> Iterable[str]:
    """The canonical assignments, and the number of fills."""
    yield from canonical_differences(
        problem, document["optimal"]["tanks"], LEAST_UNALLOCATED, verdicts)
    area = verdicts[LARGEST_AREA].value
    if area == 0:
        if document["fillPlan"]["tanks"] or document["fillPlan"]["fills"] is not None:
            yield "fill plan: tanks or fills although infeasible"
        return
    fills = max(1, math.ceil(job.field.exact("area", job.units) / area - TIE))
    if document["fillPlan"]["fills"] != fills:
        yield f"fills: {document['fillPlan']['fills']} instead of {fills}"
    yield from canonical_differences(
        problem, document["fillPlan"]["tanks"], LARGEST_AREA, verdicts)


def canonical_differences(
    problem: Problem[Fraction], rows: list[Document], objective: str, verdicts: dict[str, Verdict]
) -> Iterable[str]:
    """Whether rows are the canonical assignment.

    Where the verdict has no vector, the assignment's value, tanks and capacity must be right.
    """
    verdict = verdicts[objective]
    vector = row_vector(problem, rows)
    if violation := problem.violation(vector):
        yield f"{objective}: {violation}"
        return
    miss = abs(problem.value(vector, objective) - verdict.value)
    if miss > TIE * problem.scale(objective, verdict.value):
        yield f"{objective}: the assignment {list(vector)} misses the best value by {float(miss)}"
    if verdict.vector is not None and vector != verdict.vector:
        yield f"{objective}: {list(vector)} instead of canonical {list(verdict.vector)}"
    used = [c for c, product in zip(problem.capacities, vector) if product >= 0]
    if (len(used), sum(used)) != (verdict.tanks, verdict.capacity):
        yield (
            f"{objective}: {len(used)} tanks of {sum(used)} bu instead of {verdict.tanks} of "
            f"{verdict.capacity} bu")


def row_vector(problem: Problem[Fraction], rows: list[Document]) -> Vector:
    return tuple(
        -1 if row["product"] is None else problem.names.index(row["product"]) for row in rows)


# A job from one end to the other


def judge(job: Job, catalogue: dict[str, dict[str, Fraction]], document: Document) -> Judgement:
    problem = exact_problem(job, catalogue)
    judgement = judged(problem)
    judgement.failures += differences(job, problem, document, judgement.verdicts)
    return judgement
