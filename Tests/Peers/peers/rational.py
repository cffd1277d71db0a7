"""The rational judge: plain enumeration, and a programme over subsets for ten tanks.

Everything is exact. Rational numbers are brought to a common denominator once, and what follows
are whole numbers of any length.
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Iterator, Sequence

from peers.problem import LARGEST_AREA, TIE, Problem, Vector


@dataclass(frozen=True)
class Verdict:
    """The best value, and what is known of the canonical assignment."""

    value: Fraction
    # Tanks used and their capacity, by which ties are broken first.
    tanks: int
    capacity: Fraction
    # The canonical assignment; only enumeration finds it.
    vector: Vector | None = None

    @property
    def without_vector(self) -> Verdict:
        return Verdict(self.value, self.tanks, self.capacity)


@dataclass(frozen=True)
class Scaled:
    """One objective in whole numbers: a product's value is a table or a product of two."""

    problem: Problem[Fraction]
    objective: str
    capacities: list[int]
    # b, or 1 / v.
    needs: list[int]
    denominator: int
    tolerance: Fraction

    @staticmethod
    def of(problem: Problem[Fraction], objective: str) -> Scaled:
        if objective == LARGEST_AREA:
            capacities, first = whole(problem.capacities)
            needs, second = whole([1 / v for v in problem.unit_demands])
            return Scaled(problem, objective, capacities, needs, first * second, TIE)
        numbers, denominator = whole([*problem.capacities, *problem.demands])
        count = len(problem.capacities)
        tolerance = TIE * max(1, sum(problem.demands)) * denominator
        return Scaled(
            problem, objective, numbers[:count], numbers[count:], denominator, tolerance)

    def contribution(self, product: int, capacity: int) -> int:
        if self.objective == LARGEST_AREA:
            return capacity * self.needs[product]
        return max(0, self.needs[product] - capacity)

    def total(self, contributions: Sequence[int]) -> int:
        return min(contributions) if self.objective == LARGEST_AREA else sum(contributions)

    def best(self, values: Iterator[int]) -> int:
        return max(values) if self.objective == LARGEST_AREA else min(values)

    def limit(self, best: int) -> int:
        """The worst whole number that still counts as good as the best."""
        if self.objective == LARGEST_AREA:
            return math.ceil(best * (1 - self.tolerance))
        return math.floor(best + self.tolerance)

    def is_within(self, value: int, limit: int) -> bool:
        return value >= limit if self.objective == LARGEST_AREA else value <= limit


def whole(numbers: Sequence[Fraction]) -> tuple[list[int], int]:
    """The numbers times their least common denominator, and the denominator."""
    denominator = math.lcm(*(number.denominator for number in numbers))
    return [int(number * denominator) for number in numbers], denominator


# Enumeration


def vectors(problem: Problem[Fraction]) -> Iterator[Vector]:
    """Every assignment that the rules allow, in lexicographic order."""
    choices = [
        [-1] + [product for product in problem.products if tank in problem.allowed[product]]
        for tank in problem.tanks
    ]
    limited = [p for p in problem.products if problem.most[p] < len(problem.capacities)]
    for vector in itertools.product(*choices):
        if all(vector.count(product) <= problem.most[product] for product in limited):
            yield vector


def enumerated(problem: Problem[Fraction], objective: str) -> Verdict:
    """The verdict of plain enumeration."""
    scaled = Scaled.of(problem, objective)
    valued = [(value_of(scaled, vector), vector) for vector in vectors(problem)]
    best = scaled.best(value for value, _ in valued)
    limit = scaled.limit(best)
    # Vectors come in lexicographic order and `min` returns the first of equals.
    tanks, capacity, vector = min(
        (
            (len(vector) - vector.count(-1), used(scaled.capacities, vector), vector)
            for value, vector in valued if scaled.is_within(value, limit)
        ),
        key=lambda candidate: candidate[:2])
    return Verdict(
        Fraction(best, scaled.denominator), tanks, sum_used(problem, vector), vector)


def value_of(scaled: Scaled, vector: Vector) -> int:
    given = [0] * len(scaled.needs)
    for tank, product in enumerate(vector):
        if product >= 0:
            given[product] += scaled.capacities[tank]
    return scaled.total([scaled.contribution(p, c) for p, c in enumerate(given)])


def used(capacities: Sequence[int], vector: Vector) -> int:
    return sum(c for c, product in zip(capacities, vector) if product >= 0)


def sum_used(problem: Problem[Fraction], vector: Vector) -> Fraction:
    return sum((c for c, p in zip(problem.capacities, vector) if p >= 0), Fraction(0))


def naive(problem: Problem[Fraction], objective: str) -> Verdict:
    """The verdict once more, straight from the definition and with `Fraction` alone.

    Slow: it judges the judge on small jobs.
    """
    valued = [(problem.value(vector, objective), vector) for vector in vectors(problem)]
    sign = -1 if objective == LARGEST_AREA else 1
    best = min(sign * value for value, _ in valued)
    slack = TIE * problem.scale(objective, sign * best)
    vector = min(
        (vector for value, vector in valued if sign * value <= best + slack),
        key=lambda v: (len(v) - v.count(-1), sum_used(problem, v), v))
    return Verdict(sign * best, len(vector) - vector.count(-1), sum_used(problem, vector), vector)


# Programme over subsets of the tanks


def programmed(problem: Problem[Fraction], objective: str) -> Verdict:
    """The verdict without the vector, from the best value for each set of tanks exactly used."""
    scaled = Scaled.of(problem, objective)
    capacities = subset_sums(scaled.capacities)
    tables = [
        [
            scaled.contribution(product, capacity) if may_use(problem, product, subset) else None
            for subset, capacity in enumerate(capacities)
        ]
        for product in problem.products
    ]
    values = subset_values(tables, objective)
    best = scaled.best(value for value in values if value is not None)
    limit = scaled.limit(best)
    tanks, _, subset = min(
        (subset.bit_count(), capacities[subset], subset)
        for subset, value in enumerate(values)
        if value is not None and scaled.is_within(value, limit))
    capacity = sum((c for t, c in enumerate(problem.capacities) if subset >> t & 1), Fraction(0))
    return Verdict(Fraction(best, scaled.denominator), tanks, capacity)


def may_use(problem: Problem[Fraction], product: int, subset: int) -> bool:
    return subset.bit_count() <= problem.most[product] and all(
        tank in problem.allowed[product] for tank in problem.tanks if subset >> tank & 1)


def subset_sums(capacities: Sequence[int]) -> list[int]:
    sums = [0]
    for capacity in capacities:
        sums += [total + capacity for total in sums]
    return sums


def subset_values(tables: Sequence[Sequence[int | None]], objective: str) -> list[int | None]:
    """The best total for each set of tanks, all of them used, from each product's table.

    A table has a product's contribution with each set of tanks; nothing where it may not use it.
    """
    values = list(tables[0])
    step = next_largest if objective == LARGEST_AREA else next_least
    for table in tables[1:]:
        mask = 0
        for subset, contribution in enumerate(table):
            if contribution is not None:
                mask |= subset
        values = step(values, table, mask)
    return values


def next_largest(
    values: list[int | None], table: Sequence[int | None], mask: int
) -> list[int | None]:
    before = [-1 if value is None else value for value in values]
    own = [-1 if value is None else value for value in table]
    result: list[int | None] = []
    for subset in range(len(before)):
        best = -1
        chosen = choices = subset & mask
        while True:
            value = own[chosen]
            if value > best:
                other = before[subset ^ chosen]
                if other > best:
                    best = value if value < other else other
            if not chosen:
                break
            chosen = (chosen - 1) & choices
        result.append(None if best < 0 else best)
    return result


def next_least(
    values: list[int | None], table: Sequence[int | None], mask: int
) -> list[int | None]:
    never = 1 + sum(max(v for v in column if v is not None) for column in (values, table))
    before = [never if value is None else value for value in values]
    own = [never if value is None else value for value in table]
    result: list[int | None] = []
    for subset in range(len(before)):
        best = never
        chosen = choices = subset & mask
        while True:
            value = own[chosen] + before[subset ^ chosen]
            if value < best:
                best = value
            if not chosen:
                break
            chosen = (chosen - 1) & choices
        result.append(None if best == never else best)
    return result
