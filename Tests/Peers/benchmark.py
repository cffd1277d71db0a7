"""The 1,000 jobs of benchmark/jobs.json: draws them, solves them in fractions, and asks aircart.

Jobs are plain: whole bushels and acres, rates in lb/ac, densities in lb/bu with one decimal, so that
every optimum is an exact fraction. It is found by plain enumeration of all assignments, found again by
a programme over subsets of the tanks, and held against what `aircart plan --json` answers.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import random
import sys
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from peers.aircart import AirCart, Document
from peers.jobs import CARTS, log_uniform
from peers.problem import LARGEST_AREA, LEAST_UNALLOCATED, TIE, Problem, Vector
from peers.rational import enumerated, programmed, subset_sums

SEED = 20_261_127
COUNT, LISTED = 1_000, 600
# The most assignments of a job: enumeration in Python stays below a second.
MOST_ASSIGNMENTS = 20_000
FOLDER = Path(__file__).resolve().parent / "benchmark"
FILE = FOLDER / "jobs.json"

Entry = dict[str, Any]


@dataclass(frozen=True)
class Job:
    """Products and tanks by position; what is not constrained is `None`."""

    number: int
    cart: str
    tanks: tuple[int, ...]
    field: int
    rates: tuple[int, ...]
    densities: tuple[str, ...]
    pins: tuple[tuple[int, ...] | None, ...]
    most: tuple[int | None, ...]
    empty: tuple[int, ...]

    @property
    def needs(self) -> list[Fraction]:
        """Bushels an acre of each product."""
        return [rate / Fraction(density) for rate, density in zip(self.rates, self.densities)]

    @property
    def allowed(self) -> list[list[int]]:
        """The tanks that each product may use."""
        free = [tank for tank in range(len(self.tanks)) if tank not in self.empty]
        return [[tank for tank in free if pin is None or tank in pin] for pin in self.pins]

    @property
    def is_constrained(self) -> bool:
        return bool(self.empty) or any(rule is not None for rule in self.pins + self.most)

    @property
    def problem(self) -> Problem[Fraction]:
        tanks, needs = len(self.tanks), self.needs
        return Problem(
            capacities=tuple(map(Fraction, self.tanks)),
            demands=tuple(self.field * need for need in needs), unit_demands=tuple(needs),
            allowed=tuple(map(frozenset, self.allowed)),
            most=tuple(tanks if most is None else most for most in self.most),
            names=tuple(f"P{product + 1}" for product in range(len(needs))))

    @property
    def arguments(self) -> list[str]:
        """The command line behind `aircart`, which counts tanks from 1."""
        words = ["plan", "--json", "--plan", "capacity", "--no-blends", "--no-advice"]
        words += ["--cart", self.cart] if self.cart in CARTS else ["--tanks", comma(self.tanks)]
        words += ["--field", f"{self.field}ac"]
        for product, (pin, most) in enumerate(zip(self.pins, self.most), start=1):
            words += [] if pin is None else ["--pin", f"P{product}={comma(t + 1 for t in pin)}"]
            words += [] if most is None else ["--most", f"P{product}={most}"]
        for tank in self.empty:
            words += ["--empty", str(tank + 1)]
        products = enumerate(zip(self.rates, self.densities), start=1)
        return words + [f"P{n}={rate}lb/ac@{density}lb/bu" for n, (rate, density) in products]


def comma(numbers: Any) -> str:
    return ",".join(map(str, numbers))


# Drawing


def drawn(number: int) -> Job:
    """The job of a number, from 1; the first 600 are on the five carts in turn, the rest on own carts."""
    draw = random.Random(f"{SEED}/{number}")
    if number <= LISTED:
        cart = list(CARTS)[number % len(CARTS)]
        tanks = CARTS[cart]
    else:
        cart = "own"
        tanks = tuple(draw.randint(40, 700) for _ in range(draw.randint(2, 7)))
    count = draw.choice((1, 2, 2, 3, 3, 3, 4, 4, 5))
    while (count + 1) ** len(tanks) > MOST_ASSIGNMENTS:
        count -= 1
    rates = tuple(round(log_uniform(draw, 3, 250)) for _ in range(count))
    densities = tuple(f"{draw.uniform(30, 80):.1f}" for _ in range(count))
    need = sum(rate / float(density) for rate, density in zip(rates, densities))
    # From a third of a fill to four of them.
    field = max(1, round(log_uniform(draw, 0.3, 4) * sum(tanks) / need))
    rules = constraints(draw, count, len(tanks)) if draw.random() < 0.5 else ((None,) * count,) * 2 + ((),)
    return Job(number, cart, tanks, field, rates, densities, *rules)


def constraints(
    draw: random.Random, products: int, tanks: int
) -> tuple[tuple[tuple[int, ...] | None, ...], tuple[int | None, ...], tuple[int, ...]]:
    """Pins, most tanks and empty tanks, at least one of them."""
    kinds = draw.choice(("pin", "most", "empty", "pin most", "pin empty", "most empty"))
    pins: list[tuple[int, ...] | None] = [None] * products
    most: list[int | None] = [None] * products
    if "pin" in kinds:
        for product in draw.sample(range(products), min(products, draw.choice((1, 1, 2)))):
            pins[product] = tuple(sorted(draw.sample(range(tanks), draw.randint(1, 1 + tanks // 2))))
    if "most" in kinds:
        for product in draw.sample(range(products), min(products, draw.choice((1, 1, 2)))):
            most[product] = draw.randint(1, 1 + tanks // 2)
    empty = (draw.randrange(tanks),) if "empty" in kinds else ()
    return tuple(pins), tuple(most), empty


# Solving


def greedy(job: Job, acres: Fraction | int) -> tuple[list[int], Fraction]:
    """The simple rule on a field: the product of each tank, -1 for none, and bushels left over.

    The largest demand first, each into its largest free tanks in turn; equals keep their order.
    """
    demands = [acres * need for need in job.needs]
    order = sorted(range(len(job.tanks)), key=lambda tank: -job.tanks[tank])
    allowed, contents, left = job.allowed, [-1] * len(job.tanks), Fraction(0)
    for product in sorted(range(len(demands)), key=lambda product: -demands[product]):
        rest, tanks = demands[product], job.most[product]
        for tank in order:
            if rest <= 0 or tanks == 0:
                break
            if contents[tank] < 0 and tank in allowed[product]:
                contents[tank] = product
                rest -= min(rest, job.tanks[tank])
                tanks = None if tanks is None else tanks - 1
        left += rest
    return contents, left


def greedy_area(job: Job) -> Fraction:
    """The most acres on which the simple rule leaves nothing over: some product fills its tanks there."""
    sums = sorted(set(subset_sums(job.tanks)) - {0})
    areas = sorted({total / need for need in job.needs for total in sums}, reverse=True)
    return next((area for area in areas if greedy(job, area)[1] == 0), Fraction(0))


def fills(job: Job, area: Fraction) -> int | None:
    """Fills for the field; none where a product goes without a tank."""
    return max(1, math.ceil(job.field / area - TIE)) if area > 0 else None


def solved(job: Job) -> Entry:
    """A job with its answers, as it is in the file. Fails where the two exact methods differ."""
    problem = job.problem
    best = {objective: enumerated(problem, objective) for objective in (LARGEST_AREA, LEAST_UNALLOCATED)}
    for objective, verdict in best.items():
        if programmed(problem, objective) != verdict.without_vector:
            sys.exit(f"job {job.number}, {objective}: the programme and enumeration differ")
    area, least = best[LARGEST_AREA], best[LEAST_UNALLOCATED]
    contents, left = greedy(job, job.field)
    rule_area = greedy_area(job)
    entry: Entry = {
        "job": job.number, "cart": job.cart, "tanksBu": job.tanks, "fieldAc": job.field,
        "rateLbPerAc": job.rates, "densityLbPerBu": [float(density) for density in job.densities]}
    if job.is_constrained:
        entry |= {"allowed": job.allowed, "most": job.most}
    return entry | {
        "acresPerFill": float(area.value), "fills": fills(job, area.value),
        "acresTanks": area.vector if area.value > 0 else None,
        "leftBu": float(least.value), "leftTanks": least.vector,
        "greedyAcresPerFill": float(rule_area), "greedyFills": fills(job, rule_area),
        "greedyLeftBu": float(left), "greedyTanks": contents}


# Comparing with aircart


def vector(rows: list[Document]) -> list[int]:
    return [-1 if row["product"] is None else int(row["product"][1:]) - 1 for row in rows]


def differences(entry: Entry, document: Document) -> list[str]:
    """Where the answers of aircart are not those of the file."""
    plan = document["fillPlan"]
    scale = max(1, sum(product["demandBu"] for product in document["products"]))
    found = {
        "acresPerFill": plan["mostAreaPerFillAc"] or 0, "fills": plan["fills"],
        "acresTanks": vector(plan["tanks"]) or None,
        "leftBu": document["optimal"]["unallocatedBu"], "leftTanks": vector(document["optimal"]["tanks"]),
        "greedyLeftBu": document["greedy"]["unallocatedBu"],
        "greedyTanks": vector(document["greedy"]["tanks"])}
    slack = {"acresPerFill": float(TIE) * entry["acresPerFill"], "leftBu": float(TIE) * scale,
             "greedyLeftBu": float(TIE) * scale}
    return [
        f"{key}: {value} in place of {entry[key]}" for key, value in found.items()
        if (abs(value - entry[key]) > slack[key] if key in slack else value != entry[key])]


def text(entries: list[Entry]) -> str:
    """The file: a job a line."""
    lines = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in entries)
    return f'{{"format":"aircart-jobs-1","seed":{SEED},"jobs":[\n{lines}\n]}}\n'


def checksum(content: str) -> str:
    return hashlib.sha256(content.encode()).hexdigest()


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("aircart")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--plant", action="store_true")
    options = parser.parse_args()
    jobs = [drawn(number) for number in range(1, COUNT + 1)]
    content = text([solved(job) for job in jobs])
    if options.write:
        FILE.write_text(content)
        print(f"wrote {FILE.name}: {len(content) // 1000} kB, SHA-256 {checksum(content)}")
    kept = FILE.read_text()
    entries = json.loads(kept)["jobs"]
    failures = []
    if options.plant:
        entries[6]["acresPerFill"] += 0.001
        kept = text(entries)
    if kept != content:
        failures.append("jobs.json is not what is drawn and solved: --write makes it again")
    if checksum(FILE.read_text()) not in (FOLDER / "README.md").read_text():
        failures.append("README.md does not have the checksum of jobs.json")
    for entry, plan in zip(entries, AirCart(options.aircart).plans(jobs, 2), strict=True):
        words = [str(plan)] if isinstance(plan, Exception) else differences(entry, plan.document)
        failures += [f"job {entry['job']}: {reason}" for reason in words]
    for failure in failures:
        print("FAILED", failure)
    print(f"{len(entries)} jobs, {len(failures)} differences")
    return len(failures) > 0


if __name__ == "__main__":
    sys.exit(main())
