"""The outside solvers: a module each, with `VERSION` and `solve`."""

from __future__ import annotations

# What decides whether a run passes, and what runs beside it.
JUDGES = ("glpk", "scip")
BESIDE = ("cpsat", "highs")
TITLES = {"glpk": "GLPK", "scip": "SCIP", "cpsat": "CP-SAT", "highs": "HiGHS"}
