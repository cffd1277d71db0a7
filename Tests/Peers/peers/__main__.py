"""Solves seeded jobs with AirCart and with outside solvers, and compares."""

from __future__ import annotations

import argparse
import functools
import os
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path

from peers import report
from peers.aircart import AirCart, Document, Plan
from peers.comparing import Comparison, compare
from peers.jobs import Job, JobSource
from peers.judging import Judgement, differences, judge
from peers.planting import FAULTS, planted
from peers.problem import OBJECTIVES, exact_problem
from peers.solvers import JUDGES, TITLES
from peers.workers import Answers, Solution, Workers

Catalogue = dict[str, dict[str, Fraction]]


@dataclass
class Run:
    """Everything that one run found."""

    jobs: list[Job]
    catalogue: Catalogue
    plans: dict[str, Document] = field(default_factory=dict)
    plan_seconds: dict[str, float] = field(default_factory=dict)
    judgements: dict[str, Judgement] = field(default_factory=dict)
    answers: dict[str, Answers] = field(default_factory=dict)
    comparisons: dict[str, Comparison] = field(default_factory=dict)
    # What makes a job fail, by job.
    failures: dict[str, list[str]] = field(default_factory=dict)

    def fail(self, job: str, reasons: list[str]) -> None:
        if reasons:
            self.failures.setdefault(job, []).extend(reasons)


def main() -> int:
    options = parsed_options()
    say = functools.partial(print, flush=True)
    aircart = AirCart(options.aircart)
    catalogue = aircart.catalogue()
    single, pairs = (180, 20) if options.quick else (2240, 200)
    run = Run(JobSource(options.seed, catalogue).jobs(single, pairs), catalogue)
    say(f"aircart {aircart.version()}, seed {options.seed}: {described(run.jobs)}")

    with timed("aircart plan"):
        make_plans(run, aircart, options.processes)
    if options.plant:
        plant(run, options.plant)
    with timed("rational judge"):
        judge_all(run, options.processes)
    with timed(", ".join(TITLES[name] for name in options.environments) or "no solver"):
        solve_all(run, options)

    say(covered(run))
    caught = self_test(run)
    say()
    say(report.times_table(all_times(run)) + "\n")
    say(report.misses_table(run.comparisons, run.answers) + "\n")
    show_misses(run)
    show_failures(run, options.seed)
    failed = len(run.failures) + caught.count(False)
    say(f"{len(run.jobs) + len(caught) - failed} passed, {failed} failed")
    return 1 if failed else 0


def parsed_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="Tests/Peers/run", description=__doc__)
    parser.add_argument("--aircart", required=True, metavar="PATH", help="the binary")
    parser.add_argument(
        "--environment", action="append", default=[], metavar="SOLVER=PYTHON",
        help="a solver and the Python of its environment")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the jobs (default: 1)")
    parser.add_argument("--quick", action="store_true", help="200 jobs instead of 2,440")
    parser.add_argument(
        "--plant", choices=FAULTS, help="plant a fault into one plan; the run must fail")
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count() or 1, help="how many run at once")
    options = parser.parse_args()
    options.environments = dict(text.split("=", 1) for text in options.environment)
    return options


def described(jobs: list[Job]) -> str:
    families = Counter(job.family for job in jobs)
    kinds = ", ".join(f"{count} {family}" for family, count in families.items())
    return (
        f"{len(jobs)} jobs ({kinds}), {sum(len(job.carts) == 2 for job in jobs)} of them on pairs, "
        f"{sum(job.is_constrained for job in jobs)} with constraints, "
        f"{sum(job.units == 'metric' for job in jobs)} metric")


def covered(run: Run) -> str:
    """How many jobs put the question at all."""
    plans = run.plans.values()
    feasible = [plan["fillPlan"] for plan in plans if plan["fillPlan"]["status"] == "optimal"]
    between = sum(
        plan["optimal"]["unallocatedBu"] > plan["optimal"]["boundBu"] for plan in plans)
    single = sum(fills["fills"] == 1 for fills in feasible)
    naive = sum(judgement.is_doubly_judged for judgement in run.judgements.values())
    return (
        f"of {len(plans)} plans {len(plans) - len(feasible)} are infeasible for the area per fill, "
        f"{len(feasible)} show the canonical largest area, {single} of them in one fill, "
        f"{between} leave more over than the bound; {naive} judged by Fractions alone as well")


class timed:
    """Prints what is being done, and afterwards how long it took."""

    def __init__(self, what: str) -> None:
        self.what = what

    def __enter__(self) -> None:
        self.start = time.monotonic()

    def __exit__(self, *_: object) -> None:
        print(f"{self.what}: {time.monotonic() - self.start:.1f} s", flush=True)


# Steps


def make_plans(run: Run, aircart: AirCart, processes: int) -> None:
    for job, plan in zip(run.jobs, aircart.plans(run.jobs, processes)):
        if isinstance(plan, Plan):
            run.plans[job.identifier] = plan.document
            run.plan_seconds[job.identifier] = plan.seconds
        else:
            run.fail(job.identifier, [f"aircart: {plan}"])


def plant(run: Run, fault: str) -> None:
    found = planted(fault, run.plans.items())
    if found is None:
        sys.exit(f"No job can bear the fault '{fault}'.")
    run.plans[found[0]] = found[1]


def planned_jobs(run: Run) -> list[Job]:
    return [job for job in run.jobs if job.identifier in run.plans]


def judge_all(run: Run, processes: int) -> None:
    jobs = planned_jobs(run)
    work = functools.partial(judge_one, run.catalogue)
    with ProcessPoolExecutor(processes) as pool:
        pairs = [(job, run.plans[job.identifier]) for job in jobs]
        for job, judgement in zip(jobs, pool.map(work, pairs, chunksize=20)):
            run.judgements[job.identifier] = judgement
            run.fail(job.identifier, judgement.failures)


def judge_one(catalogue: Catalogue, pair: tuple[Job, Document]) -> Judgement:
    return judge(pair[0], catalogue, pair[1])


def solve_all(run: Run, options: argparse.Namespace) -> None:
    problems = {job.identifier: exact_problem(job, run.catalogue) for job in planned_jobs(run)}
    with tempfile.TemporaryDirectory(prefix="aircart-peers-") as folder:
        workers = Workers(
            options.environments, Path(folder), options.processes, solve_limit=20,
            process_limit=600)
        run.answers = workers.solve({job: {"plan": plan} for job, plan in run.plans.items()})
    for name, answers in run.answers.items():
        comparison = compare(name, answers, planned_jobs(run), problems, run.plans)
        run.comparisons[name] = comparison
        if name in JUDGES:
            for job, reasons in comparison.differences.items():
                run.fail(job, reasons)


def self_test(run: Run) -> list[bool]:
    """Whether each kind of fault, planted into one plan or one answer, is found."""
    return plan_self_test(run) + [
        answer_self_test(run, name) for name in run.answers if name in JUDGES]


def answer_self_test(run: Run, name: str) -> bool:
    """Whether a judge's answer that leaves every tank empty is found."""
    sound = [job for job in planned_jobs(run) if job.identifier not in run.failures]
    job = next(
        job for job in sound
        if run.plans[job.identifier]["fillPlan"]["status"] == "optimal")
    wrong = Answers(solutions={
        (job.identifier, objective): Solution((-1,) * len(job.capacities), True, 0)
        for objective in OBJECTIVES})
    problems = {job.identifier: exact_problem(job, run.catalogue)}
    found = compare(name, wrong, [job], problems, run.plans).differences
    if len(found.get(job.identifier, [])) < len(OBJECTIVES):
        print(f"self-test: a wrong answer of {TITLES[name]} to {job.identifier} was not found")
        return False
    return True


def plan_self_test(run: Run) -> list[bool]:
    caught = []
    jobs = {job.identifier: job for job in run.jobs}
    sound = {name: plan for name, plan in run.plans.items() if name not in run.failures}
    for fault in FAULTS:
        found = planted(fault, sound.items())
        if found is None:
            print(f"self-test: no job can bear the fault '{fault}'")
            caught.append(False)
            continue
        job = jobs[found[0]]
        verdicts = run.judgements[job.identifier].verdicts
        problem = exact_problem(job, run.catalogue)
        caught.append(bool(list(differences(job, problem, found[1], verdicts))))
        if not caught[-1]:
            print(f"self-test: the fault '{fault}' in {job.identifier} was not found")
    return caught


# Showing


def all_times(run: Run) -> dict[str, report.Times]:
    times = {
        "aircart plan, both objectives, greedy, process start (elapsed)": {
            (job, objective): seconds for job, seconds in run.plan_seconds.items()
            for objective in OBJECTIVES[:1]},
        "rational judge (Python)": {
            (job, objective): seconds for job, judgement in run.judgements.items()
            for objective, seconds in judgement.seconds.items()},
    }
    for name, answers in run.answers.items():
        times[f"{TITLES[name]} {answers.version}"] = report.solver_times(answers)
    return times


def show_misses(run: Run) -> None:
    """What the solvers that run beside got wrong; it fails nothing."""
    commands = {job.identifier: job.command for job in run.jobs}
    for name, comparison in run.comparisons.items():
        for complaint in run.answers[name].complaints:
            print(complaint)
        if name in JUDGES:
            continue
        for job, reasons in list(comparison.differences.items())[:5]:
            print("\n  ".join([f"{job}: {commands[job]}", *reasons]))


def show_failures(run: Run, seed: int) -> None:
    commands = {job.identifier: job.command for job in run.jobs}
    for job, reasons in list(run.failures.items())[:20]:
        print("\n  ".join([f"FAILED {job} (seed {seed}): {commands[job]}", *reasons]))
    if len(run.failures) > 20:
        print(f"… and {len(run.failures) - 20} more")


if __name__ == "__main__":
    sys.exit(main())
