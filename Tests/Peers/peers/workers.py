"""Runs the solvers, each in a process of its own environment."""

from __future__ import annotations

import json
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from peers.aircart import Document
from peers.problem import Vector

PACKAGE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Solution:
    vector: Vector
    is_proven: bool
    seconds: float


@dataclass
class Answers:
    """What a solver answered, by job and objective, and what its processes complained of."""

    version: str = "?"
    solutions: dict[tuple[str, str], Solution] = field(default_factory=dict)
    complaints: list[str] = field(default_factory=list)

    def read(self, path: Path) -> None:
        for line in path.read_text().splitlines() if path.exists() else []:
            try:
                entry = json.loads(line)
            except json.JSONDecodeError:
                continue  # The process was stopped while it wrote this line.
            if "version" in entry:
                self.version = entry["version"]
                continue
            self.solutions[entry["job"], entry["objective"]] = Solution(
                tuple(entry["vector"]), entry["isProven"], entry["seconds"])


@dataclass(frozen=True)
class Workers:
    """Solvers by name with the Python of their environment, and how they may run."""

    pythons: dict[str, str]
    folder: Path
    processes: int
    # Seconds for one solve, and for one process.
    solve_limit: float
    process_limit: float

    # Small enough to keep both cores busy to the end.
    CHUNK = 300

    def solve(self, jobs: dict[str, Document]) -> dict[str, Answers]:
        """Solves jobs, each as its `plan` or as a `plain` line of the benchmark."""
        chunks = self.write(jobs)
        answers = {name: Answers() for name in self.pythons}
        tasks = [(name, index) for index in range(len(chunks)) for name in self.pythons]
        with ThreadPoolExecutor(self.processes) as pool:
            # Results in the order of tasks, whichever is done first.
            for (name, index), complaint in zip(
                tasks, pool.map(lambda task: self.run(task[0], chunks[task[1]]), tasks)
            ):
                answers[name].read(self.answers(name, chunks[index]))
                if complaint:
                    answers[name].complaints.append(complaint)
        return answers

    def write(self, jobs: dict[str, Document]) -> list[Path]:
        names = list(jobs)
        chunks = []
        for start in range(0, len(names), self.CHUNK):
            path = self.folder / f"plans-{start}.jsonl"
            chunk = names[start:start + self.CHUNK]
            lines = [json.dumps({"job": name, **jobs[name]}) for name in chunk]
            path.write_text("\n".join(lines) + "\n")
            chunks.append(path)
        return chunks

    def answers(self, name: str, plans: Path) -> Path:
        return plans.with_name(f"{name}-{plans.name}")

    def run(self, name: str, plans: Path) -> str | None:
        """Solves one file of plans; returns a complaint, or nothing."""
        command = [
            self.pythons[name], "-m", "peers.solve", name, str(plans),
            str(self.answers(name, plans)), str(self.solve_limit)]
        # A thread per process: two of them run at once.
        environment = os.environ | {
            "PYTHONPATH": str(PACKAGE.parent), "PYTHONDONTWRITEBYTECODE": "1",
            "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
        try:
            done = subprocess.run(
                command, capture_output=True, text=True, timeout=self.process_limit,
                env=environment)
        except subprocess.TimeoutExpired:
            return f"{name} stopped after {self.process_limit:.0f} s"
        return f"{name}: {done.stderr.strip()[-400:]}" if done.returncode != 0 else None
