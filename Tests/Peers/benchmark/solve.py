"""Solves jobs.json with HiGHS through SciPy, and compares. Replace `solve` to try another solver.

    pip install scipy
    python3 solve.py
"""

import json
import pathlib
import sys
import time

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp

# Relative to the acres, or to the bushels of the field.
TOLERANCE = 1e-6


def solve(tanks, needs, demands, allowed, most):
    """Returns the most acres per fill, and the least bushels left over.

    `needs` are bushels an acre and `demands` bushels on the field, by product; `allowed` has the tanks
    that each product may use, `most` how many of them.
    """
    count = len(needs)
    acres = optimum(tanks, allowed, most, -np.reshape(needs, (count, 1)), np.zeros(count),
                    [sum(tanks) / min(needs)], sign=-1)
    left = optimum(tanks, allowed, most, np.eye(count), demands, demands, sign=1)
    return acres, left


def optimum(tanks, allowed, most, last, least, upper, sign):
    """The best of `sign` times the last columns.

    Binary x[p, t] puts product p into tank t. The last columns are the acres, or what is left of each
    product; with the tanks of a product they must reach what it needs at least.
    """
    n, m, extra = len(allowed), len(tanks), last.shape[1]
    may = np.array([[tank in own for tank in range(m)] for own in allowed], dtype=float).ravel()
    given = np.hstack([np.kron(np.eye(n), np.array(tanks, dtype=float)), last])
    products_in_tank = np.hstack([np.kron(np.ones(n), np.eye(m)), np.zeros((m, extra))])
    tanks_of_product = np.hstack([np.kron(np.eye(n), np.ones(m)), np.zeros((n, extra))])
    found = milp(
        c=np.concatenate([np.zeros(n * m), np.full(extra, sign)]),
        integrality=np.concatenate([np.ones(n * m), np.zeros(extra)]),
        bounds=Bounds(0, np.concatenate([may, upper])),
        constraints=[LinearConstraint(given, least, np.inf), LinearConstraint(products_in_tank, 0, 1),
                     LinearConstraint(tanks_of_product, 0, most)],
        options={"mip_rel_gap": 0})
    return sign * found.fun


def main():
    jobs = json.loads((pathlib.Path(__file__).parent / "jobs.json").read_text())["jobs"]
    wrong, seconds = [], 0.0
    for job in jobs:
        tanks, field = job["tanksBu"], job["fieldAc"]
        needs = [rate / density for rate, density in zip(job["rateLbPerAc"], job["densityLbPerBu"])]
        demands = [field * need for need in needs]
        allowed = job.get("allowed") or [range(len(tanks))] * len(needs)
        most = [len(tanks) if own is None else own for own in job.get("most") or [None] * len(needs)]
        start = time.process_time()
        acres, left = solve(tanks, needs, demands, allowed, most)
        seconds += time.process_time() - start
        if (abs(acres - job["acresPerFill"]) > TOLERANCE * max(1, job["acresPerFill"])
                or abs(left - job["leftBu"]) > TOLERANCE * max(1, sum(demands))):
            wrong.append(job["job"])
            print(f"job {job['job']}: {acres} ac and {left} bu, "
                  f"not {job['acresPerFill']} ac and {job['leftBu']} bu")
    print(f"{len(jobs)} jobs, {len(wrong)} wrong, {1000 * seconds / len(jobs):.1f} ms a job")
    return len(wrong) > 0


if __name__ == "__main__":
    sys.exit(main())
