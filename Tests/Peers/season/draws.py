"""What is uncertain, drawn with Python's own generator: other numbers, the same distributions."""

import math
import random


def sample(rng, spec):
    kind = spec["kind"]
    if kind == "exactly":
        return spec["value"]
    if kind == "uniform":
        return rng.uniform(spec["low"], spec["high"])
    if kind == "triangular":
        return rng.triangular(spec["low"], spec["high"], spec["mode"])
    if kind == "normal":
        while True:  # cut off by drawing again
            value = rng.gauss(spec["mean"], spec["deviation"])
            if spec["low"] <= value <= spec["high"]:
                return value
    if kind == "lognormal":
        return spec["median"] * rng.lognormvariate(0, spec["sigma"])
    if kind == "exponential":
        return rng.expovariate(1 / spec["mean"])
    if kind == "quantiles":
        u, points = rng.random(), spec["points"]
        for (s0, v0), (s1, v1) in zip(points, points[1:]):
            if u <= s1:
                return v0 + (u - s0) / (s1 - s0) * (v1 - v0)
    raise ValueError(f"unknown distribution {kind}")


class Random:
    """Draws of one replication."""

    def __init__(self, inputs, seed):
        self.inputs = inputs
        self.own = inputs["uncertainty"]
        self.of_product = {
            (of["of"], of["product"]): of["value"] for of in self.own["ofProducts"]
        }
        self.rng = random.Random(seed)
        self.wet_days = inputs["days"]["meanWetDays"]
        self.last = None
        self.year = self.of_year() if self.own["weather"] else 1.0

    def overlap(self, field):
        return sample(self.rng, self.own["overlap"])

    def area(self, field):
        return sample(self.rng, self.own["area"])

    def speed(self, field):
        return sample(self.rng, self.own["speed"])

    def rate(self, field, product):
        return sample(self.rng, self.of_product.get(("rate", product), self.own["rate"]))

    def density(self, stop, product):
        return sample(self.rng, self.of_product.get(("density", product), self.own["density"]))

    def breakdown(self):
        return sample(self.rng, self.own["breakdown"])

    def repair(self):
        return sample(self.rng, self.own["repair"])

    def trip(self):
        return sample(self.rng, self.own["trip"])

    def of_year(self):
        """What every day's share is multiplied by: a beta over its mean."""
        shares = self.inputs["days"]["workable"]
        mean = sum(shares) / len(shares)
        both = mean * (1 - mean)
        deviation = min(self.inputs["days"]["yearDeviation"], math.sqrt(both) / 2)
        if deviation <= 0:
            return 1.0
        size = both / deviation**2 - 1
        return self.rng.betavariate(mean * size, (1 - mean) * size) / mean

    def half(self, day):
        share = self.inputs["days"]["halfDayShare"]
        return self.own["weather"] and self.rng.random() < share

    def workable(self, day):
        if not self.own["weather"]:
            return True
        share = self.inputs["days"]["workable"][day] * self.year
        share = min(1.0, max(0.001, share))
        wet_days = max(self.wet_days, (1 - share) / share)
        if self.last is None:
            chance = share
        elif self.last:
            chance = 1 - (1 - share) / share / wet_days
        else:
            chance = 1 / wet_days
        self.last = self.rng.random() < chance
        return self.last
