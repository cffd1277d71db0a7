"""Solves AirCart's jobs with outside solvers and compares the answers."""
