"""Compares what solvers answered with AirCart's plans."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from peers.aircart import Document
from peers.judging import claimed
from peers.problem import OBJECTIVES, TIE, Problem, document_problem
from peers.jobs import Job
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


def compare(
    name: str, answers: Answers, jobs: list[Job], problems: dict[str, Problem[Fraction]],
    plans: dict[str, Document],
) -> Comparison:
    """Every solution is evaluated exactly, from its assignment alone."""
    comparison = Comparison()
    for job in jobs:
        for objective in OBJECTIVES:
            judge = SolutionJudge(
                name, job, objective, problems[job.identifier], plans[job.identifier],
                comparison.counts[objective])
            difference = judge.difference(answers.solutions.get((job.identifier, objective)))
            if difference:
                reasons = comparison.differences.setdefault(job.identifier, [])
                reasons.append(f"{TITLES[name]}, {objective}: {difference}")
    return comparison


@dataclass(frozen=True)
class SolutionJudge:
    """Counts a solver's answer to one job, and says how it differs from the plan."""

    name: str
    job: Job
    objective: str
    problem: Problem[Fraction]
    plan: Document
    count: Count

    def difference(self, solution: Solution | None) -> str | None:
        if solution is None:
            self.count.unanswered += 1
            return "no answer"
        self.count.solved += 1
        if not solution.is_proven:
            self.count.unproven += 1
            return f"no proof within the time limit ({solution.seconds:.1f} s)"
        if violation := self.problem.violation(solution.vector):
            self.count.misses += 1
            return violation
        return self.value_difference(solution)

    def value_difference(self, solution: Solution) -> str | None:
        value = self.problem.value(solution.vector, self.objective)
        best = claimed(self.plan, self.objective)
        miss = abs(value - best)
        scale = self.problem.scale(self.objective, best)
        if miss <= TIE * scale:
            return None
        if self.name == "cpsat" and self.is_best_of_rounded(solution):
            self.count.rounded += 1
            return None
        self.count.misses += 1
        self.count.worst = max(self.count.worst, float(miss / scale) if scale else 1.0)
        return f"{float(value)!r}, AirCart {float(best)!r}"

    def is_best_of_rounded(self, solution: Solution) -> bool:
        problem = document_problem(self.plan)
        value = whole_value(problem, self.objective, solution.vector)
        return value == best_whole_value(problem, self.objective)
