"""Quantities as they are typed, turned into exact bushels, acres and pounds."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

# The reference app's factors, which AirCart documents as its own.
KILOGRAMS_PER_POUND = Fraction("0.453592")
HECTARES_PER_ACRE = Fraction("0.404685642")
LITRES_PER_BUSHEL = Fraction("35.23907016688")
LITRES_PER_CUBIC_FOOT = Fraction("28.316846592")

DEFAULT_UNITS = {
    "imperial": {"area": "ac", "rate": "lb/ac", "density": "lb/bu"},
    "metric": {"area": "ha", "rate": "kg/ha", "density": "kg/hL"},
}

# What one unit is in acres, lb/ac or lb/bu.
FACTORS = {
    "ac": Fraction(1),
    "ha": 1 / HECTARES_PER_ACRE,
    "lb/ac": Fraction(1),
    "kg/ha": HECTARES_PER_ACRE / KILOGRAMS_PER_POUND,
    "lb/bu": Fraction(1),
    "kg/hL": LITRES_PER_BUSHEL / KILOGRAMS_PER_POUND / 100,
    "lb/ft3": LITRES_PER_BUSHEL / LITRES_PER_CUBIC_FOOT,
}


@dataclass(frozen=True)
class Quantity:
    """A decimal number with a unit, or without one where the job's unit system says it."""

    digits: str
    unit: str = ""

    def exact(self, kind: str, units: str) -> Fraction:
        """The quantity in acres, lb/ac or lb/bu, without any rounding."""
        return Fraction(self.digits) * FACTORS[self.unit or DEFAULT_UNITS[units][kind]]

    def __str__(self) -> str:
        return self.digits + self.unit
