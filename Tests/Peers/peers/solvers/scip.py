"""SCIP, solving constraint integer programs."""

from __future__ import annotations

from pyscipopt import Model, quicksum

from peers.problem import Problem
from peers.solvers.model import Answer, matrix, vector

VERSION = str(Model().version())


def solve(problem: Problem[float], objective: str, limit: float) -> Answer:
    description = matrix(problem, objective)
    model = Model()
    model.hideOutput()
    model.setParams({
        # Processor time, so that other work on the machine does not count.
        "timing/clocktype": 1, "limits/time": limit, "limits/gap": 0.0, "limits/absgap": 0.0,
        "numerics/feastol": 1e-9, "numerics/dualfeastol": 1e-9,
    })
    columns = [model.addVar(vtype="B") for _ in description.placements]
    columns += [model.addVar(lb=0.0, ub=bound) for bound in description.continuous]
    for row in description.rows:
        total = quicksum(value * columns[column] for column, value in row.entries)
        model.addCons(total >= row.lower if row.upper is None else total <= row.upper)
    model.setObjective(
        quicksum(columns[len(description.placements):]),
        "maximize" if description.is_maximisation else "minimize")
    model.optimize()
    if model.getNSols() == 0:
        return Answer((-1,) * len(problem.capacities), is_proven=False)
    variables = dict(zip(description.placements, columns))
    return Answer(
        vector(problem, lambda pair: model.getVal(variables[pair]) > 0.5),
        is_proven=model.getStatus() == "optimal")
