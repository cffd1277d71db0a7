"""CP-SAT of OR-Tools, on whole numbers."""

from __future__ import annotations

import ortools
from ortools.sat.python import cp_model

from peers.problem import LARGEST_AREA, Problem
from peers.solvers.model import Answer, limited, placements, vector
from peers.solvers.whole_numbers import whole_capacities, whole_demands, whole_shares

VERSION = ortools.__version__


def solve(problem: Problem[float], objective: str, limit: float) -> Answer:
    model = cp_model.CpModel()
    placed = {pair: model.new_bool_var("") for pair in placements(problem)}
    restrict(model, problem, placed)
    capacities = whole_capacities(problem, objective)
    filled = [
        sum(capacities[t] * variable for (p, t), variable in placed.items() if p == product)
        for product in problem.products
    ]
    if objective == LARGEST_AREA:
        needs = whole_shares(problem)
        worth = model.new_int_var(0, sum(capacities) // min(needs), "")
        for amount, need in zip(filled, needs):
            model.add(amount >= need * worth)
        model.maximize(worth)
    else:
        demands = whole_demands(problem)
        short = [model.new_int_var(0, demand, "") for demand in demands]
        for amount, demand, missing in zip(filled, demands, short):
            model.add(amount + missing >= demand)
        model.minimize(sum(short))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_time_in_seconds = limit
    status = solver.solve(model)
    if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return Answer((-1,) * len(problem.capacities), is_proven=False)
    return Answer(
        vector(problem, lambda pair: solver.boolean_value(placed[pair])),
        is_proven=status == cp_model.OPTIMAL)


def restrict(model: cp_model.CpModel, problem: Problem[float], placed: dict) -> None:
    for tank in problem.tanks:
        model.add_at_most_one(variable for (_, t), variable in placed.items() if t == tank)
    for product in limited(problem):
        own = [variable for (p, _), variable in placed.items() if p == product]
        model.add(sum(own) <= problem.most[product])
