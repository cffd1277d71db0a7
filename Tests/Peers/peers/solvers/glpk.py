"""GLPK, the GNU linear programming kit."""

from __future__ import annotations

import swiglpk as glp

from peers.problem import Problem
from peers.solvers.model import Answer, Matrix, matrix, vector

VERSION = glp.glp_version()

# GLPK keeps to rows within 1e-7. In thousandths of a bushel that is less than 1e-9 of any demand
# here, so that assignments which differ by as little are told apart. The other solvers have
# tolerances that can be set, and do worse with large coefficients beside ones: so does GLPK in
# millionths.
BUSHEL = 1000.0


def solve(problem: Problem[float], objective: str, limit: float) -> Answer:
    model = matrix(problem, objective, BUSHEL)
    glp.glp_term_out(glp.GLP_OFF)
    program = glp.glp_create_prob()
    try:
        build(program, model)
        status = optimise(program, limit)
        columns = {pair: column for column, pair in enumerate(model.placements, start=1)}
        return Answer(
            vector(problem, lambda pair: glp.glp_mip_col_val(program, columns[pair]) > 0.5),
            is_proven=status == glp.GLP_OPT)
    finally:
        glp.glp_delete_prob(program)


def build(program: object, model: Matrix) -> None:
    glp.glp_set_obj_dir(program, glp.GLP_MAX if model.is_maximisation else glp.GLP_MIN)
    glp.glp_add_cols(program, model.column_count)
    for column in range(1, len(model.placements) + 1):
        glp.glp_set_col_kind(program, column, glp.GLP_BV)
    for column, bound in enumerate(model.continuous, start=len(model.placements) + 1):
        glp.glp_set_col_bnds(program, column, glp.GLP_DB, 0.0, bound)
        glp.glp_set_obj_coef(program, column, 1.0)
    glp.glp_add_rows(program, len(model.rows))
    for number, row in enumerate(model.rows, start=1):
        kind = glp.GLP_LO if row.upper is None else glp.GLP_UP
        glp.glp_set_row_bnds(program, number, kind, row.lower or 0.0, row.upper or 0.0)
        columns = glp.intArray(len(row.entries) + 1)
        values = glp.doubleArray(len(row.entries) + 1)
        for position, (column, value) in enumerate(row.entries, start=1):
            columns[position] = column + 1
            values[position] = value
        glp.glp_set_mat_row(program, number, len(row.entries), columns, values)


def optimise(program: object, limit: float) -> int:
    parameters = glp.glp_iocp()
    glp.glp_init_iocp(parameters)
    parameters.presolve = glp.GLP_ON
    parameters.tol_int = 1e-9
    parameters.tol_obj = 1e-11
    parameters.tm_lim = int(limit * 1000)
    code = glp.glp_intopt(program, parameters)
    return glp.glp_mip_status(program) if code == 0 else glp.GLP_UNDEF
