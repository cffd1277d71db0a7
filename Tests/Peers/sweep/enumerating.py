"""Every assignment tried on every cell: the straightforward programme, in NumPy and in Numba.

Both are given what a careful author would see: no tank stays empty, assignments that give each
product the same bushels are one, and the largest area per fill does not depend on the field.
"""

from __future__ import annotations

import itertools

import numba
import numpy as np


def given_bushels(tanks: list[float], products: int) -> np.ndarray:
    """What each assignment gives each product, in bushels: assignments × products."""
    given = set()
    for owners in itertools.product(range(products), repeat=len(tanks)):
        amounts = [0.0] * products
        for owner, capacity in zip(owners, tanks):
            amounts[owner] += capacity
        given.add(tuple(amounts))
    return np.array(sorted(given))


def by_numpy(tanks: list[float], fields: np.ndarray, demands: np.ndarray) -> tuple:
    """The largest area of each mix, and the least unallocated of each field and mix."""
    given = given_bushels(tanks, demands.shape[1])
    area = np.zeros(len(demands))
    for amounts in given:
        np.maximum(area, (amounts / demands).min(axis=1), out=area)
    unallocated = np.empty((len(fields), len(demands)))
    for row, field in enumerate(fields):
        needed = field * demands
        least = np.full(len(demands), np.inf)
        for amounts in given:
            np.minimum(least, np.maximum(needed - amounts, 0).sum(axis=1), out=least)
        unallocated[row] = least
    return area, unallocated


def by_numba(tanks: list[float], fields: np.ndarray, demands: np.ndarray) -> tuple:
    return compiled(given_bushels(tanks, demands.shape[1]), fields, demands)


@numba.njit(parallel=True)
def compiled(given: np.ndarray, fields: np.ndarray, demands: np.ndarray) -> tuple:
    mixes, products = demands.shape
    area = np.zeros(mixes)
    unallocated = np.empty((len(fields), mixes))
    for mix in numba.prange(mixes):
        for assignment in range(len(given)):
            fill = np.inf
            for product in range(products):
                fill = min(fill, given[assignment, product] / demands[mix, product])
            area[mix] = max(area[mix], fill)
        for row in range(len(fields)):
            least = np.inf
            for assignment in range(len(given)):
                short = 0.0
                for product in range(products):
                    short += max(0.0, fields[row] * demands[mix, product] - given[assignment, product])
                least = min(least, short)
            unallocated[row, mix] = least
    return area, unallocated
