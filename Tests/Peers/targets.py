"""Compares the rates of nutrient targets with HiGHS, one linear programme after the other."""

import json
import random
import subprocess
import sys
import tempfile

import numpy as np
from scipy.optimize import linprog

NUTRIENTS = ("N", "P2O5", "K2O", "S")
SEED = 20_260
# How far later programmes may leave the optimum of earlier ones, and rates that of all.
SLACK, TOLERANCE = 1e-7, 1e-5


def job(seed):
    """A job: targets by nutrient, grades and prices by fertilizer."""
    draw = random.Random(SEED + seed)
    wanted = draw.sample(NUTRIENTS, draw.randint(1, 4))
    targets = {name: round(draw.uniform(0, 120), draw.randint(0, 2)) for name in wanted}
    grades = {}
    for number in range(draw.randint(1, 8)):
        grade = [round(draw.uniform(3, 25) * draw.randint(0, 1), draw.randint(0, 1)) for _ in range(4)]
        n, p, k, s = (f"{share:g}" for share in grade)
        grades[f"F{number} ({n}-{p}-{k}-{s}S)"] = grade
    prices = None
    if draw.random() < 0.5:
        prices = {name: draw.randint(200, 1200) for name in grades}
    return targets, grades, prices, draw.choice(("imperial", "metric"))


def rates(aircart, job):
    """The rates that aircart finds, in the units of the job."""
    targets, grades, prices, units = job
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump({"products": [{"product": name, "density": 60} for name in grades]}, file)
        file.flush()
        words = [aircart, "plan", "--json", "--products", file.name, "--units", units]
        words += ["--tanks", "100,100,100,100,100,100,100,100,100", "--field", "10", "wheat=10"]
        words += ["--target", ",".join(f"{name}={amount}" for name, amount in targets.items())]
        words += ["--from", ",".join(grades)]
        if prices:
            words += ["--price", ",".join(f"{name}={price}" for name, price in prices.items())]
        answer = subprocess.run(words, capture_output=True, text=True, check=False)
    if answer.returncode:
        sys.exit(f"aircart failed: {answer.stderr}\n{words}")
    products = {entry["product"]: entry["rate"] for entry in json.loads(answer.stdout)["request"]["products"]}
    return np.array([products[name] for name in grades])


def stages(job):
    """The least of what is missing, then of what is too much, then of product or cost."""
    targets, grades, prices, _ = job
    shares = np.array([[grade[NUTRIENTS.index(name)] / 100 for grade in grades.values()] for name in targets])
    amounts = np.array(list(targets.values()))
    m, n = shares.shape
    equality = np.hstack([shares, np.eye(m), -np.eye(m)])
    none, ones = np.zeros, np.ones
    price = ones(n) if prices is None else np.array([prices[name] for name in grades])
    objectives = [
        np.concatenate([none(n), ones(m), none(m)]),
        np.concatenate([none(n), none(m), ones(m)]),
        np.concatenate([price, none(2 * m)]),
    ]
    bounds, values = [], []
    for objective in objectives:
        result = linprog(
            objective, A_eq=equality, b_eq=amounts, method="highs",
            A_ub=np.array(bounds) if bounds else None,
            b_ub=np.array(values) + SLACK if bounds else None,
            options={"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10},
        )
        if not result.success:
            sys.exit(f"HiGHS failed: {result.message}")
        bounds.append(objective)
        values.append(result.fun)
    return shares, amounts, price, np.array(values)


def difference(job, found):
    """Why rates are not the best; None where they are."""
    shares, amounts, price, best = stages(job)
    gap = shares @ found - amounts
    own = np.array([np.maximum(-gap, 0).sum(), np.maximum(gap, 0).sum(), price @ found])
    if (found < 0).any():
        return f"rates below zero: {found}"
    worse = np.abs(own - best) > TOLERANCE * np.maximum(1, np.abs(best))
    return f"{own} in place of {best}" if worse.any() else None


def main():
    aircart, is_self_test = sys.argv[1], len(sys.argv) > 2
    failures = 0
    jobs = [job(seed) for seed in range(200)]
    for seed, own in enumerate(jobs):
        found = rates(aircart, own)
        if is_self_test and seed == 7:
            found[0] += 0.01
        reason = difference(own, found)
        if reason:
            failures += 1
            print(f"FAILED job {seed}: {reason}\n  {own}")
    print(f"{len(jobs)} jobs, {failures} differences")
    return failures == (1 if is_self_test else 0)


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
