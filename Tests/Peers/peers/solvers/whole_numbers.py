"""The whole-number data that CP-SAT is given, and the best that they allow.

Area per fill: shares of the mix in 1/10,000, bushels in 1/10. Least unallocated: bushels in
1/1000. Coarse figures may make another assignment look best; that is no fault of the solver, so it
is judged by its own data, with the exact programme over subsets.
"""

from __future__ import annotations

from fractions import Fraction

from peers.problem import LARGEST_AREA, Problem, Vector
from peers.rational import may_use, subset_sums, subset_values

SHARE_SCALE = 10_000
AREA_SCALE = 10
UNALLOCATED_SCALE = 1_000


def whole_shares(problem: Problem) -> list[int]:
    total = sum(problem.unit_demands)
    return [max(1, round(v * SHARE_SCALE / total)) for v in problem.unit_demands]


def whole_capacities(problem: Problem, objective: str) -> list[int]:
    scale = SHARE_SCALE * AREA_SCALE if objective == LARGEST_AREA else UNALLOCATED_SCALE
    return [round(capacity * scale) for capacity in problem.capacities]


def whole_demands(problem: Problem) -> list[int]:
    return [round(demand * UNALLOCATED_SCALE) for demand in problem.demands]


def contribution(problem: Problem, objective: str, product: int, capacity: int) -> int:
    if objective == LARGEST_AREA:
        return capacity // whole_shares(problem)[product]
    return max(0, whole_demands(problem)[product] - capacity)


def whole_value(problem: Problem, objective: str, vector: Vector) -> int:
    """What an assignment is worth in whole numbers."""
    capacities = whole_capacities(problem, objective)
    given = [
        sum(c for c, content in zip(capacities, vector) if content == product)
        for product in problem.products
    ]
    values = [contribution(problem, objective, p, c) for p, c in enumerate(given)]
    return min(values) if objective == LARGEST_AREA else sum(values)


def best_whole_value(problem: Problem[Fraction], objective: str) -> int:
    capacities = subset_sums(whole_capacities(problem, objective))
    tables = [
        [
            contribution(problem, objective, product, capacity)
            if may_use(problem, product, subset) else None
            for subset, capacity in enumerate(capacities)
        ]
        for product in problem.products
    ]
    values = [v for v in subset_values(tables, objective) if v is not None]
    return max(values) if objective == LARGEST_AREA else min(values)
