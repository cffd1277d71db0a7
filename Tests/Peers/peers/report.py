"""Tables of a run, as Markdown."""

from __future__ import annotations

import statistics
from typing import Sequence

from peers.comparing import Comparison
from peers.problem import LARGEST_AREA, LEAST_UNALLOCATED, OBJECTIVES
from peers.solvers import JUDGES, TITLES
from peers.workers import Answers

Times = dict[tuple[str, str], float]


def table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table; columns after the first are aligned right."""
    widths = [max(len(row[column]) for row in [header, *rows]) for column in range(len(header))]
    rule = ["-" * widths[0]] + ["-" * (width - 1) + ":" for width in widths[1:]]

    def line(cells: Sequence[str]) -> str:
        first = cells[0].ljust(widths[0])
        rest = [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:])]
        return "| " + " | ".join([first, *rest]) + " |"

    return "\n".join([line(header), line(rule), *(line(row) for row in rows)])


def times_table(times: dict[str, Times]) -> str:
    """Milliseconds of processor time a job: the median, and the slowest in brackets."""
    header = ["processor ms a job, median (slowest)", "jobs"]
    header += [f"{tanks}: {short}" for tanks in ("4–5 tanks", "10 tanks")
               for short in ("area", "unallocated")]
    rows = []
    for title, measured in times.items():
        row = [title, str(len({job for job, _ in measured}))]
        for prefix in ("single", "pair"):
            for objective in OBJECTIVES:
                row.append(times_cell([
                    seconds for (job, of), seconds in measured.items()
                    if of == objective and job.startswith(prefix)]))
        rows.append(row)
    return table(header, rows)


def times_cell(seconds: list[float]) -> str:
    if not seconds:
        return "–"
    return f"{milliseconds(statistics.median(seconds))} ({milliseconds(max(seconds))})"


def milliseconds(seconds: float) -> str:
    value = seconds * 1000
    return f"{value:.2f}" if value < 1 else f"{value:.1f}" if value < 100 else f"{value:,.0f}"


def solver_times(answers: Answers) -> Times:
    return {key: solution.seconds for key, solution in answers.solutions.items()}


def misses_table(comparisons: dict[str, Comparison], answers: dict[str, Answers]) -> str:
    """How often each solver's answer differs from AirCart's."""
    header = [
        "solver", "role", "answers", "wrong: area", "wrong: unallocated", "worst",
        "rounded data", "no proof in time", "no answer"]
    rows = []
    for name, comparison in comparisons.items():
        area, unallocated = (
            comparison.counts[objective] for objective in (LARGEST_AREA, LEAST_UNALLOCATED))
        worst = max(area.worst, unallocated.worst)
        rows.append([
            f"{TITLES[name]} {answers[name].version}",
            "judge" if name in JUDGES else "beside", str(area.solved + unallocated.solved),
            str(area.misses), str(unallocated.misses), f"{worst:.1%}" if worst > 1e-3 else
            f"{worst:.0e}" if worst else "–",
            str(area.rounded + unallocated.rounded), str(area.unproven + unallocated.unproven),
            str(area.unanswered + unallocated.unanswered)])
    return table(header, rows)
