"""Solves plans with one solver, in that solver's own environment.

    python -m peers.solve SOLVER PLANS ANSWERS LIMIT

PLANS has one line per job: {"job": …, "plan": the document of aircart plan --json}, or "plain" with a line of
benchmark/jobs.json in its place. ANSWERS gets
one line per job and objective as soon as it is known, so that what was solved before a crash or a
time limit counts.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from typing import Any, TextIO

from peers.problem import OBJECTIVES, Problem, document_problem, plain_problem


def main(name: str, plans: str, answers: str, limit: float) -> None:
    solver = importlib.import_module(f"peers.solvers.{name}")
    with open(plans) as lines, open(answers, "w", buffering=1) as output:
        write(output, {"version": solver.VERSION})
        is_warm = False
        for line in lines:
            entry = json.loads(line)
            problem = document_problem(entry["plan"]) if "plan" in entry else plain_problem(entry["plain"], float)
            if not is_warm:
                # The first call loads and sets up; it belongs to no job.
                solver.solve(problem, OBJECTIVES[0], limit)
                is_warm = True
            for objective in OBJECTIVES:
                write(output, {
                    "job": entry["job"], "objective": objective,
                    **answer(solver, problem, objective, limit)})


def answer(solver: Any, problem: Problem[float], objective: str, limit: float) -> dict[str, Any]:
    # Processor time, which other work on the machine changes least; solvers have one thread.
    start = time.process_time()
    found = solver.solve(problem, objective, limit)
    seconds = time.process_time() - start
    return {"vector": found.vector, "isProven": found.is_proven, "seconds": seconds}


def write(output: TextIO, value: dict[str, Any]) -> None:
    output.write(json.dumps(value) + "\n")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3], float(sys.argv[4]))
