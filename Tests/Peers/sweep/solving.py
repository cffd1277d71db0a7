"""Cells given to CP-SAT, in its own environment.

    python -m sweep.solving <CELLS >ANSWERS

A line of either is JSON: a cell is {"tanks", "field", "demands"}, an answer {"area",
"unallocated", "seconds"}. The values are those of the assignments found, not those stated.
"""

from __future__ import annotations

import json
import sys
import time

from peers.problem import LARGEST_AREA, LEAST_UNALLOCATED, Problem
from peers.solvers import cpsat


def problem(cell: dict) -> Problem[float]:
    tanks, demands = cell["tanks"], cell["demands"]
    everywhere = frozenset(range(len(tanks)))
    return Problem(
        tuple(tanks), tuple(cell["field"] * demand for demand in demands), tuple(demands),
        tuple(everywhere for _ in demands), tuple(len(tanks) for _ in demands),
        tuple(str(number) for number in range(len(demands))))


def answer(cell: dict) -> dict:
    own = problem(cell)
    start = time.process_time()
    largest = cpsat.solve(own, LARGEST_AREA, 20)
    least = cpsat.solve(own, LEAST_UNALLOCATED, 20)
    seconds = time.process_time() - start
    return {
        "area": min(g / v for g, v in zip(own.given(largest.vector), own.unit_demands)),
        "unallocated": sum(
            max(0, b - g) for g, b in zip(own.given(least.vector), own.demands)),
        "seconds": seconds,
    }


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))))
