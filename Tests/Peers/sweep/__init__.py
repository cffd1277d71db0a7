"""A sweep as one would otherwise compute it: enumeration in NumPy and Numba, and a solver."""
