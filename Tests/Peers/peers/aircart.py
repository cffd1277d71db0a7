"""Runs the tool."""

from __future__ import annotations

import json
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Iterable

from peers.jobs import Job

Document = dict[str, Any]


class AirCartFailure(Exception):
    """The tool refused, crashed or took too long."""


@dataclass(frozen=True)
class Plan:
    """The document of a plan, and how long the process took."""

    document: Document
    seconds: float


class AirCart:
    """The binary `aircart`."""

    # Ends what hangs; no answer takes minutes.
    TIME_LIMIT = 600

    def __init__(self, path: str) -> None:
        self.path = path

    def output(self, arguments: list[str]) -> str:
        try:
            done = subprocess.run(
                [self.path, *arguments], capture_output=True, text=True, timeout=self.TIME_LIMIT)
        except subprocess.TimeoutExpired as error:
            raise AirCartFailure(f"no answer within {self.TIME_LIMIT} s") from error
        if done.returncode != 0:
            raise AirCartFailure(f"exit code {done.returncode}: {done.stderr.strip()}")
        return done.stdout

    def version(self) -> str:
        return self.output(["--version"]).strip()

    def catalogue(self) -> dict[str, dict[str, Fraction]]:
        """The density of each product of the reference app in lb/bu, by density set.

        Densities are printed as short decimals, and taken as these decimals.
        """
        products = json.loads(self.output(["list", "products", "--json"]), parse_float=Fraction)
        return {
            name: {row["product"]: Fraction(row[f"{name}LbPerBu"])
                   for row in products["products"] if "listedLbPerBu" in row}
            for name in ("listed", "published")
        }

    def plan(self, job: Job) -> Plan | AirCartFailure:
        start = time.perf_counter()
        try:
            text = self.output(job.arguments)
            return Plan(json.loads(text), time.perf_counter() - start)
        except (AirCartFailure, json.JSONDecodeError) as error:
            return AirCartFailure(str(error))

    def plans(self, jobs: Iterable[Job], processes: int) -> list[Plan | AirCartFailure]:
        with ThreadPoolExecutor(processes) as pool:
            return list(pool.map(self.plan, jobs))
