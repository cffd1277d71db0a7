"""HiGHS."""

from __future__ import annotations

import highspy
import numpy

from peers.problem import Problem
from peers.solvers.model import Answer, Matrix, matrix, vector

VERSION = highspy.Highs().version()


def solve(problem: Problem[float], objective: str, limit: float) -> Answer:
    description = matrix(problem, objective)
    highs = highspy.Highs()
    for name, value in {
        "output_flag": False, "threads": 1, "time_limit": limit, "mip_rel_gap": 0.0,
        "mip_abs_gap": 0.0, "mip_feasibility_tolerance": 1e-9,
        "primal_feasibility_tolerance": 1e-9, "dual_feasibility_tolerance": 1e-9,
    }.items():
        highs.setOptionValue(name, value)
    highs.passModel(model(description))
    highs.run()
    values = highs.getSolution().col_value
    if not values:
        return Answer((-1,) * len(problem.capacities), is_proven=False)
    columns = {pair: column for column, pair in enumerate(description.placements)}
    return Answer(
        vector(problem, lambda pair: values[columns[pair]] > 0.5),
        is_proven=highs.getModelStatus() == highspy.HighsModelStatus.kOptimal)


def model(description: Matrix) -> highspy.HighsLp:
    binaries = len(description.placements)
    count = description.column_count
    lp = highspy.HighsLp()
    lp.num_col_ = count
    lp.num_row_ = len(description.rows)
    sign = -1.0 if description.is_maximisation else 1.0
    lp.col_cost_ = numpy.array([0.0] * binaries + [sign] * (count - binaries))
    lp.col_lower_ = numpy.zeros(count)
    lp.col_upper_ = numpy.array([1.0] * binaries + description.continuous)
    infinity = highspy.kHighsInf
    lp.row_lower_ = numpy.array(
        [-infinity if row.lower is None else row.lower for row in description.rows])
    lp.row_upper_ = numpy.array(
        [infinity if row.upper is None else row.upper for row in description.rows])
    entries = [row.entries for row in description.rows]
    lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
    lp.a_matrix_.start_ = numpy.cumsum([0] + [len(row) for row in entries])
    lp.a_matrix_.index_ = numpy.array([column for row in entries for column, _ in row])
    lp.a_matrix_.value_ = numpy.array([value for row in entries for _, value in row])
    lp.integrality_ = (
        [highspy.HighsVarType.kInteger] * binaries
        + [highspy.HighsVarType.kContinuous] * (count - binaries))
    return lp
