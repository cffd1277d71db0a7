"""Compares a sweep of aircart with NumPy, Numba and CP-SAT.

    python -m sweep AIRCART SCENARIO CPSAT_PYTHON [--self-test]
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Callable

import numpy as np

from sweep.enumerating import by_numba, by_numpy
from sweep.grid import Grid, Times, compute, read

TOLERANCE = 1e-9
# CP-SAT works on rounded data: a share of the mix in 1/10,000.
ROUNDED = 1e-3
SEED = 20_261_123


def differences(found: np.ndarray, expected: np.ndarray, tolerance: float) -> int:
    """How many values differ by more than a share of the larger of 1 and the value."""
    return int((np.abs(found - expected) > tolerance * np.maximum(1, np.abs(expected))).sum())


def enumerate_grid(grid: Grid, method: Callable) -> tuple[int, Times]:
    """What differs over the whole grid, and the time of everything but comparing."""
    wrong, processor, elapsed = 0, 0.0, 0.0
    for cart, tanks in enumerate(grid.tanks):
        start, started = time.process_time(), time.perf_counter()
        area, unallocated = method(tanks, grid.fields, grid.demands)
        processor += time.process_time() - start
        elapsed += time.perf_counter() - started
        wrong += differences(area, grid.area[cart], TOLERANCE)
        wrong += differences(unallocated, grid.unallocated[cart], TOLERANCE)
    return wrong, Times(processor, elapsed)


def solve_cells(grid: Grid, python: str, count: int, seed: int) -> tuple[int, float]:
    """What differs on cells drawn by seed, and the processor time that all cells would take."""
    draw = random.Random(seed)
    cells, expected = [], []
    for _ in range(count):
        cart = draw.randrange(len(grid.tanks))
        field, mix = draw.randrange(len(grid.fields)), draw.randrange(len(grid.demands))
        cells.append(json.dumps({
            "tanks": grid.tanks[cart], "field": grid.fields[field],
            "demands": list(grid.demands[mix])}))
        expected.append((grid.area[cart, mix], grid.unallocated[cart, field, mix]))
    output = subprocess.run(
        [python, "-m", "sweep.solving"], input="\n".join(cells), capture_output=True, text=True,
        check=True).stdout
    answers = [json.loads(line) for line in output.splitlines()]
    found = np.array([(answer["area"], answer["unallocated"]) for answer in answers])
    seconds = sum(answer["seconds"] for answer in answers) / count * grid.unallocated.size
    return differences(found, np.array(expected), ROUNDED), seconds


def duration(seconds: float) -> str:
    return f"{seconds:,.2f} s" if seconds < 3600 else f"{seconds / 3600:,.1f} h"


def main(aircart: str, scenario: str, python: str, is_self_test: bool) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        own = compute(aircart, scenario, Path(folder) / "run")
        grid = read(aircart, Path(folder) / "run")
    if is_self_test:
        # Every area is wrong, so that whatever cells CP-SAT is given show it.
        grid.area[:, :] *= 1.01
    print(f"{grid.unallocated.size:,} cells; seed {SEED} of the cells for CP-SAT\n")
    print(f"{'':<28}{'processor':>14}{'elapsed':>14}{'differ':>9}")
    print(f"{'aircart, 11 metrics, files':<28}{duration(own.processor):>14}{duration(own.elapsed):>14}")
    all_wrong = []
    # Numba compiles at its first call, which belongs to no grid.
    by_numba(grid.tanks[0], grid.fields[:1], grid.demands[:1])
    for name, method in (("NumPy, 2 metrics", by_numpy), ("Numba, 2 metrics", by_numba)):
        wrong, times = enumerate_grid(grid, method)
        all_wrong.append(wrong)
        print(f"{name:<28}{duration(times.processor):>14}{duration(times.elapsed):>14}{wrong:>9}")
    count = 200 if grid.unallocated.size > 100_000 else 20
    wrong, seconds = solve_cells(grid, python, count, SEED)
    all_wrong.append(wrong)
    name = f"CP-SAT, from {count} cells"
    print(f"{name:<28}{duration(seconds):>14}{'':>14}{wrong:>9}")
    return all(all_wrong) if is_self_test else not any(all_wrong)


if __name__ == "__main__":
    sys.exit(0 if main(*sys.argv[1:4], is_self_test="--self-test" in sys.argv) else 1)
