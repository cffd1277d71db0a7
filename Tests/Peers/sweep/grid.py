"""A sweep's arrays as aircart wrote them, and the numbers that they rest on."""

from __future__ import annotations

import json
import resource
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from scipy.io import netcdf_file

LARGEST_AREA, LEAST_UNALLOCATED = "area_per_fill_ac", "optimal_unallocated_bu"


@dataclass(frozen=True)
class Grid:
    """The carts' tanks in bushels, the fields in acres, what each mix of rates takes in bu/ac
    (mixes × products), and aircart's values: carts × mixes, carts × fields × mixes."""

    tanks: list[list[float]]
    fields: np.ndarray
    demands: np.ndarray
    area: np.ndarray
    unallocated: np.ndarray


@dataclass(frozen=True)
class Times:
    """Seconds of one computation."""

    processor: float
    elapsed: float


def fetch(words: list[str]) -> str:
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def compute(aircart: str, scenario: str, folder: Path) -> Times:
    """Runs the sweep into a folder."""
    words = [aircart, "sweep", scenario, "--methods", "optimal", "--only", "arrays", "--quiet"]
    # What runs in this process's children counts, and nothing else runs there.
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    fetch([*words, "--output", str(folder)])
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Times(processor, time.perf_counter() - start)



def read(aircart: str, folder: Path) -> Grid:
    """The grid of a finished sweep, whose carts are all in the catalogue."""
    catalogue = {
        entry["cart"]: [tank["capacityBu"] for tank in entry["tanks"]]
        for entry in json.loads(fetch([aircart, "list", "carts", "--json"]))["carts"]
    }
    with netcdf_file(folder / "results.nc", mmap=False) as data:
        carts = [bytes(name).decode().strip("\0 ") for name in data.variables["cart"].data]
        products = [
            name.removesuffix("_density_lb_per_bu")
            for name in data._attributes if name.endswith("_density_lb_per_bu")
        ]
        needs = []
        for product in products:
            rate = f"{product}_lb_per_ac"
            # What is not varied is an attribute.
            rates = data.variables[rate].data if rate in data.variables else [getattr(data, rate)]
            needs.append(np.asarray(rates, float) / getattr(data, f"{product}_density_lb_per_bu"))
        mixes = np.stack(np.meshgrid(*needs, indexing="ij"), axis=-1).reshape(-1, len(products))
        fields = data.variables["field_ac"].data.astype(float)
        area = data.variables[LARGEST_AREA].data.astype(float)
        unallocated = data.variables[LEAST_UNALLOCATED].data.astype(float)
    return Grid(
        [catalogue[cart] for cart in carts], fields, mixes,
        area.reshape(len(carts), -1), unallocated.reshape(len(carts), len(fields), -1))
