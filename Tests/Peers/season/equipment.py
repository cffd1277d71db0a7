"""Trucks, and the cart's tanks with what the crew plans for them."""

import itertools
import math

# Pounds that are nothing, and bushels of room that are none.
TRACE, NO_ROOM = 1e-3, 1e-6
# Acres that differ by less are equal: what is filled to the same acres is, but for rounding.
SAME = 1e-6


class Truck:
    def __init__(self, number):
        self.number = number
        self.place = "idle"  # or "field", "to yard", "to field"
        self.stock = {}  # pounds of each product
        self.density = {}
        self.last = 0  # the last stretch that it was loaded for
        self.order = 0
        self.factor = 1.0
        self.field = None  # where it stands, or drives to
        self.moved = 0.0  # pounds that the yard puts on it and takes off

    @property
    def pounds(self):
        return sum(self.stock.values())

    def holds(self, product):
        return self.stock.get(product, 0.0)


class Tank:
    """What the cart has for a product of a crop: its tanks together, and the stated figures."""

    def __init__(self, load, overlap, bagged, bags):
        self.product, self.overlap = load["product"], overlap
        self.stated = load["densityLbPerBu"]
        self.capacity, self.reserve = load["capacityBu"], load["reserveBu"]
        self.count = load["tankCount"]
        # Bags that are always there, or that trucks bring.
        self.is_bagged = self.product in bagged and not bags["platform"]
        self.in_bags = self.product in bagged and not self.is_bagged
        self.platform = self.lifted = 0.0
        self.bu = self.lb = self.lacks = 0.0
        self.set_rate(load["rateLbPerAc"])
        self.use = self.planned

    def set_rate(self, rate):
        self.rate = rate
        self.planned = self.stated_use = rate * (1 + self.overlap)

    @property
    def density(self):
        return self.lb / self.bu if self.bu > 0 else self.stated

    @property
    def above_reserve(self):
        return self.lb - self.reserve * self.density

    @property
    def on_cart(self):
        return max(0.0, self.above_reserve) + self.platform

    @property
    def room(self):
        return self.capacity - self.bu

    def fits(self):
        return self.lacks > TRACE and self.room > NO_ROOM

    def take(self, pounds, density):
        self.lb += pounds
        self.bu += pounds / density
        self.lacks -= pounds

    def keep(self, share):
        """Keeps a share of what is in it and returns the pounds that go."""
        gone = self.lb * (1 - share)
        self.lb, self.bu = self.lb * share, self.bu * share
        return gone


class Ahead:
    """Acres to be seeded in order, and what each of them takes; the last of them have no end."""

    def __init__(self, acres, loads):
        rates = [{load["product"]: load["rateLbPerAc"] for load in own} for own in loads]
        self.pieces = list(zip([*acres[:-1], math.inf], rates))

    def uses(self, tank):
        """Planned pounds an acre: what is learned of the first rate, in proportion."""
        learned = tank.planned / tank.stated_use if tank.stated_use else 1.0
        learned *= 1 + tank.overlap
        return [(acres, rates[tank.product] * learned) for acres, rates in self.pieces]

    def ends(self):
        """The acres at which pieces end, but for the last."""
        return itertools.accumulate(acres for acres, _ in self.pieces[:-1])

    def at_one_rate(self):
        """Acres until a rate changes."""
        sum_of_acres = 0.0
        for acres, rates in self.pieces:
            if rates != self.pieces[0][1]:
                return sum_of_acres
            sum_of_acres += acres
        return math.inf

    def takes(self, tank, acres):
        """Pounds that the next acres take."""
        pounds = 0.0
        for own, use in self.uses(tank):
            pounds += min(acres, own) * use
            acres -= min(acres, own)
        return pounds

    def lasts(self, tank, pounds):
        """Acres that some pounds last for; without end where the last of them take none."""
        sum_of_acres, pounds = 0.0, max(0.0, pounds)
        for own, use in self.uses(tank):
            acres = min(own, pounds / use) if use else own
            if acres < own - SAME:
                return sum_of_acres + acres
            sum_of_acres += own
            pounds = max(0.0, pounds - own * use)
        return sum_of_acres


def whole_fill(tanks, limit, ahead):
    """Acres that the tanks hold, and that beside what is in them weigh no more than is allowed."""
    room = min(ahead.lasts(t, (t.capacity - t.reserve) * t.stated) for t in tanks)
    if limit is None:
        return room
    weight = lambda acres: sum(max(t.above_reserve, ahead.takes(t, acres)) for t in tanks)
    limit = max(limit, weight(0.0))
    # Straight lines between the acres at which a rate changes or what is in a tank is used up.
    used_up = [ahead.lasts(tank, tank.above_reserve) for tank in tanks]
    marks = sorted({0.0, *ahead.ends(), *(mark for mark in used_up if mark < math.inf)})
    # Full tanks may be a rounding error beyond the limit that they were filled to.
    low = max(mark for mark in marks if weight(mark) <= limit + TRACE)
    high = next((mark for mark in marks if mark > low), low + 1)
    slope = (weight(high) - weight(low)) / (high - low)
    return min(room, low + (limit - weight(low)) / slope if slope > 0 else low)


def levelled(load, before, use, most):
    """What is over the payload taken off where most acres are supplied."""
    if sum(load.values()) <= most:
        return load
    up_to = lambda acres: {
        p: min(load[p], max(0.0, acres * use[p] - before[p])) for p in load
    }
    weight = lambda acres: sum(up_to(acres).values())
    # Straight lines between the acres at which a product begins and is all there.
    begins = {p: before[p] / use[p] for p in load}
    ends = {p: (before[p] + load[p]) / use[p] for p in load}
    low = max(m for m in (*begins.values(), *ends.values()) if weight(m) <= most)
    slope = sum(use[p] for p in load if begins[p] <= low < ends[p])
    return up_to(low + (most - weight(low)) / slope if slope > 0 else low)
