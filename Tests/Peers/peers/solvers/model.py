"""The mixed-integer model that GLPK, SCIP and HiGHS are given.

Binary x[p, t] puts product p into tank t. The area per fill is found as w = z·Σv, the bushels
that a fill places, so that both objectives are of the size of the cart:

    largest area per fill   max w   Σ_t c_t·x[p, t] ≥ (v_p / Σv)·w
    least unallocated       min Σu  Σ_t c_t·x[p, t] + u_p ≥ b_p
    both                    Σ_p x[p, t] ≤ 1,   Σ_t x[p, t] ≤ most_p
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable

from peers.problem import LARGEST_AREA, Problem, Vector


@dataclass(frozen=True)
class Answer:
    """An assignment, and whether the solver says that it is optimal."""

    vector: Vector
    is_proven: bool


def placements(problem: Problem[float]) -> list[tuple[int, int]]:
    """The pairs of product and tank that the rules allow."""
    return [(p, t) for p in problem.products for t in problem.tanks if t in problem.allowed[p]]


def shares(problem: Problem[float]) -> list[float]:
    total = sum(problem.unit_demands)
    return [v / total for v in problem.unit_demands]


def limited(problem: Problem[float]) -> list[int]:
    """The products whose most tanks say something."""
    return [p for p in problem.products if problem.most[p] < len(problem.allowed[p])]


def vector(problem: Problem[float], is_placed: Callable[[tuple[int, int]], bool]) -> Vector:
    """The product of each tank; every solution is judged by this alone."""
    contents = [-1] * len(problem.capacities)
    for product, tank in filter(is_placed, placements(problem)):
        contents[tank] = product
    return tuple(contents)


@dataclass(frozen=True)
class Row:
    """lower ≤ Σ coefficient·column ≤ upper; nothing for a side that is open."""

    entries: list[tuple[int, float]]
    lower: float | None
    upper: float | None


@dataclass(frozen=True)
class Matrix:
    """The model as rows and columns: first the placements, then w, or u for each product."""

    placements: list[tuple[int, int]]
    # Upper bounds of the columns that are not binary; their lower bound is 0.
    continuous: list[float]
    rows: list[Row]
    is_maximisation: bool

    @property
    def column_count(self) -> int:
        return len(self.placements) + len(self.continuous)


def matrix(problem: Problem[float], objective: str, bushel: float = 1.0) -> Matrix:
    """The model, with amounts in bushels or, where `bushel` is 1000, in thousandths of one."""
    pairs = placements(problem)
    first = len(pairs)
    is_area = objective == LARGEST_AREA
    rows: list[Row] = []
    for product, share in enumerate(shares(problem)):
        filled = [
            (column, bushel * problem.capacities[tank])
            for column, (owner, tank) in enumerate(pairs) if owner == product
        ]
        if is_area:
            rows.append(Row(filled + [(first, -share)], 0.0, None))
        else:
            demand = bushel * problem.demands[product]
            rows.append(Row(filled + [(first + product, 1.0)], demand, None))
    for tank in problem.tanks:
        rows.append(Row([(c, 1.0) for c, (_, t) in enumerate(pairs) if t == tank], None, 1.0))
    for product in limited(problem):
        columns = [(c, 1.0) for c, (p, _) in enumerate(pairs) if p == product]
        rows.append(Row(columns, None, float(problem.most[product])))
    amounts = [sum(problem.capacities)] if is_area else problem.demands
    bounds = [bushel * amount for amount in amounts]
    return Matrix(pairs, bounds, [row for row in rows if row.entries], is_area)
