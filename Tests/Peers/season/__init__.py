"""An independent season in SimPy, to compare `aircart simulate` with."""
