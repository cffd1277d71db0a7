"""Compares what solvers answered with AirCart's plans."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from peers.aircart import Document
from peers.judging import claimed
from peers.problem import OBJECTIVES, TIE, Problem, document_problem
from peers.solvers import TITLES
from peers.solvers.whole_numbers import best_whole_value, whole_value
from peers.workers import Answers, Solution


@dataclass
class Count:
    """How a solver did with one objective."""

    solved: int = 0
    # Said to be optimal and is not, by more than 1e-9.
    misses: int = 0
    # The best of the whole numbers that it was given, but not of the job.
    rounded: int = 0
    # No proof within the time limit.
    unproven: int = 0
    unanswered: int = 0
    # The worst miss, relative.
    worst: float = 0


@dataclass
class Comparison:
    """Counts by objective, and each difference in words by job."""

    counts: dict[str, Count] = field(
        default_factory=lambda: {objective: Count() for objective in OBJECTIVES})
    differences: dict[str, list[str]] = field(default_factory=dict)

    def note(self, job: str, text: str) -> None:
        self.differences.setdefault(job, []).append(text)


def compare(
    name: str, answers: Answers, problems: dict[str, Problem[Fraction]],
    plans: dict[str, Document],
) -> Comparison:
    """Every solution is evaluated exactly, from its assignment alone."""
    comparison = Comparison()
    for job, plan in plans.items():
        for objective in OBJECTIVES:
            count = comparison.counts[objective]
            solution = answers.solutions.get((job, objective))
            if solution is None:
                count.unanswered += 1
                comparison.note(job, f"{TITLES[name]}, {objective}: no answer")
                continue
            count.solved += 1
            difference = judged_solution(name, solution, problems[job], plan, objective, count)
            if difference:
                comparison.note(job, f"{TITLES[name]}, {objective}: {difference}")
    return comparison


def judged_solution(
    name: str, solution: Solution, problem: Problem[Fraction], plan: Document, objective: str,
    count: Count,
) -> str | None:
    """Counts a solution and says how it differs from the plan, if it does."""
    if not solution.is_proven:
        count.unproven += 1
        return f"no proof within the time limit ({solution.seconds:.1f} s)"
    if violation := problem.violation(solution.vector):
        count.misses += 1
        return violation
    value = problem.value(solution.vector, objective)
    best = claimed(plan, objective)
    miss = abs(value - best)
    scale = problem.scale(objective, best)
    if miss <= TIE * scale:
        return None
    if name == "cpsat" and is_best_of_rounded(plan, objective, solution):
        count.rounded += 1
        return None
    count.misses += 1
    count.worst = max(count.worst, float(miss / scale) if scale else 1.0)
    return f"{float(value)!r}, AirCart {float(best)!r}"


def is_best_of_rounded(plan: Document, objective: str, solution: Solution) -> bool:
    problem = document_problem(plan)
    return whole_value(problem, objective, solution.vector) == best_whole_value(problem, objective)
