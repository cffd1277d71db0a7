"""The problem behind a job or a plan: plain numbers, products at a rate of zero left out."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Generic, Sequence, TypeVar

from peers.jobs import Job, unit_demands

LEAST_UNALLOCATED = "least-unallocated"
LARGEST_AREA = "largest-area-per-fill"
OBJECTIVES = (LARGEST_AREA, LEAST_UNALLOCATED)

# AirCart's documented tolerance, exactly.
TIE = Fraction(1, 10**9)

Number = TypeVar("Number", float, Fraction)
Vector = tuple[int, ...]


@dataclass(frozen=True)
class Problem(Generic[Number]):
    """Capacities c, demands b and unit demands v, with the rules as sets of tanks.

    A vector has the product of each tank, -1 for an empty one; products count the applied ones.
    """

    capacities: tuple[Number, ...]
    demands: tuple[Number, ...]
    unit_demands: tuple[Number, ...]
    allowed: tuple[frozenset[int], ...]
    most: tuple[int, ...]
    names: tuple[str, ...]

    @property
    def tanks(self) -> range:
        return range(len(self.capacities))

    @property
    def products(self) -> range:
        return range(len(self.demands))

    def given(self, vector: Sequence[int]) -> list[Number]:
        """The capacity that each product is given."""
        given = [self.capacities[0] * 0 for _ in self.products]
        for tank, product in enumerate(vector):
            if product >= 0:
                given[product] += self.capacities[tank]
        return given

    def value(self, vector: Sequence[int], objective: str) -> Number:
        given = self.given(vector)
        if objective == LARGEST_AREA:
            return min(c / v for c, v in zip(given, self.unit_demands))
        return sum(max(b - c, b * 0) for c, b in zip(given, self.demands))

    def violation(self, vector: Sequence[int]) -> str | None:
        """What the vector breaks, or nothing."""
        if len(vector) != len(self.capacities):
            return f"{len(vector)} tanks instead of {len(self.capacities)}"
        for tank, product in enumerate(vector):
            if product >= 0 and tank not in self.allowed[product]:
                return f"{self.names[product]} may not use tank {tank + 1}"
        for product in self.products:
            if vector.count(product) > self.most[product]:
                return f"{self.names[product]} uses more than {self.most[product]} tanks"
        return None

    def scale(self, objective: str, best: Number) -> Number:
        """What differences are relative to: V* for the area per fill, max(1, Σb) otherwise."""
        return best if objective == LARGEST_AREA else max(sum(self.demands), 1 + 0 * best)


def exact_problem(job: Job, catalogue: dict[str, dict[str, Fraction]]) -> Problem[Fraction]:
    """The problem as the job states it, in rational numbers."""
    area = job.field.exact("area", job.units)
    needs = unit_demands(job, catalogue)
    applied = [product for product, need in enumerate(needs) if need > 0]
    usable = frozenset(range(len(job.capacities))) - {tank - 1 for tank in job.empty}
    return Problem(
        capacities=tuple(map(Fraction, job.capacities)),
        demands=tuple(area * needs[product] for product in applied),
        unit_demands=tuple(needs[product] for product in applied),
        allowed=tuple(
            usable & {tank - 1 for tank in job.pins[product]} if product in job.pins else usable
            for product in applied),
        most=tuple(job.mosts.get(product, len(job.capacities)) for product in applied),
        names=tuple(job.products[product].name for product in applied),
    )


def document_problem(document: dict[str, Any]) -> Problem[float]:
    """The problem as a plan of `aircart plan --json` has it, in doubles."""
    tanks = [row["tank"] for row in document["optimal"]["tanks"]]
    applied = [product for product in document["products"] if product["rateLbPerAc"] > 0]
    names = [product["product"] for product in applied]
    allowed = {name: set(range(len(tanks))) for name in names}
    most = dict.fromkeys(names, len(tanks))
    for rule in document["constraints"]:
        concerned = [rule["product"]] if "product" in rule else names
        listed = {tanks.index(name) for name in rule.get("tanks", [])}
        for name in set(concerned) & set(names):
            if rule["kind"] == "allowedTanks":
                allowed[name] &= listed
            elif rule["kind"] == "emptyTanks":
                allowed[name] -= listed
            elif rule["kind"] == "mostTanks":
                most[name] = min(most[name], rule["count"])
            else:
                raise ValueError(f"unknown constraint {rule['kind']}")
    return Problem(
        capacities=tuple(float(row["capacityBu"]) for row in document["optimal"]["tanks"]),
        demands=tuple(float(product["demandBu"]) for product in applied),
        unit_demands=tuple(
            product["rateLbPerAc"] / product["densityLbPerBu"] for product in applied),
        allowed=tuple(frozenset(allowed[name]) for name in names),
        most=tuple(most[name] for name in names),
        names=tuple(names),
    )


def plain_problem(job: dict[str, Any], number: type[Number]) -> Problem[Number]:
    """The problem as a line of benchmark/jobs.json has it."""
    tanks = range(len(job["tanksBu"]))
    needs = [number(rate) / number(density) for rate, density in zip(job["rateLbPerAc"], job["densityLbPerBu"])]
    allowed = job.get("allowed") or [None] * len(needs)
    most = job.get("most") or [None] * len(needs)
    return Problem(
        capacities=tuple(map(number, job["tanksBu"])),
        demands=tuple(number(job["fieldAc"]) * need for need in needs),
        unit_demands=tuple(needs),
        allowed=tuple(frozenset(tanks if own is None else own) for own in allowed),
        most=tuple(len(tanks) if own is None else own for own in most),
        names=tuple(f"product {index + 1}" for index in range(len(needs))),
    )
