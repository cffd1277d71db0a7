"""Solves benchmark/jobs.json with the outside solvers, and compares with its proven optima."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from fractions import Fraction
from pathlib import Path
from typing import Any

from peers import report
from peers.comparing import Count
from peers.problem import LARGEST_AREA, LEAST_UNALLOCATED, OBJECTIVES, TIE, Problem, plain_problem
from peers.solvers import TITLES
from peers.workers import Answers, Solution, Workers

FILE = Path(__file__).resolve().parent.parent / "benchmark" / "jobs.json"
OPTIMA = {LARGEST_AREA: "acresPerFill", LEAST_UNALLOCATED: "leftBu"}


def main() -> int:
    options = parsed_options()
    jobs = {str(job["job"]): job for job in json.loads(FILE.read_text())["jobs"]}
    with tempfile.TemporaryDirectory(prefix="aircart-peers-") as folder:
        workers = Workers(
            options.environments, Path(folder), options.processes, solve_limit=20, process_limit=600)
        answers = workers.solve({name: {"plain": job} for name, job in jobs.items()})
    scores = {name: score(jobs, answers[name]) for name in answers}
    print(table(answers, scores))
    for name in answers:
        for complaint in answers[name].complaints:
            print(complaint)
    failed = sum(count.unanswered for count in scores.values())
    print(f"{len(jobs) * len(answers) * len(OBJECTIVES) - failed} passed, {failed} failed")
    return 1 if failed or not answers else 0


def parsed_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="Tests/Peers/run --benchmark", description=__doc__)
    parser.add_argument("--environment", action="append", default=[], metavar="SOLVER=PYTHON")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    options.environments = dict(text.split("=", 1) for text in options.environment)
    return options


def score(jobs: dict[str, dict[str, Any]], answers: Answers) -> Count:
    """Counts both questions; no answer is one that breaks a rule or is better than the optimum of the file."""
    found = Count()
    for name, job in jobs.items():
        for objective in OBJECTIVES:
            solution = answers.solutions.get((name, objective))
            miss = missed(job, objective, solution) if solution else None
            if miss is None or miss < -TIE:
                found.unanswered += 1
                continue
            found.unproven += not solution.is_proven
            found.misses += miss > TIE
            found.worst = max(found.worst, float(miss))
    return found


def missed(job: dict[str, Any], objective: str, solution: Solution) -> Fraction | None:
    """How much worse the assignment is than the optimum, relative; nothing where it breaks a rule."""
    problem: Problem[Fraction] = plain_problem(job, Fraction)
    if problem.violation(solution.vector):
        return None
    best = Fraction(job[OPTIMA[objective]])
    value = problem.value(solution.vector, objective)
    scale = problem.scale(objective, best)
    short = best - value if objective == LARGEST_AREA else value - best
    return short / scale if scale else Fraction(value != best)


def table(answers: dict[str, Answers], scores: dict[str, Count]) -> str:
    header = ["solver", "ms a job: area", "ms a job: left over", "worse than the optimum", "by at most", "no proof"]
    rows = []
    for name, own in scores.items():
        times = report.solver_times(answers[name])
        cells = [
            report.times_cell([seconds for (_, of), seconds in times.items() if of == objective])
            for objective in OBJECTIVES]
        rows.append([
            f"{TITLES[name]} {answers[name].version}", *cells, str(own.misses),
            f"{own.worst:.1e}" if own.misses else "–", str(own.unproven)])
    return report.table(header, rows)


if __name__ == "__main__":
    sys.exit(main())
