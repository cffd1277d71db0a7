"""Trucks, and the cart's tanks with what the crew plans for them."""

# Pounds that are nothing, and bushels of room that are none.
TRACE, NO_ROOM = 1e-3, 1e-6


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
        self.product, self.rate = load["product"], load["rateLbPerAc"]
        self.stated = load["densityLbPerBu"]
        self.capacity, self.reserve = load["capacityBu"], load["reserveBu"]
        self.count = load["tankCount"]
        # Bags that are always there, or that trucks bring.
        self.is_bagged = self.product in bagged and not bags["platform"]
        self.in_bags = self.product in bagged and not self.is_bagged
        self.platform = self.lifted = 0.0
        self.stated_use = self.rate * (1 + overlap)
        self.bu = self.lb = self.lacks = 0.0
        self.use = self.planned = self.stated_use

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


def whole_fill(tanks, limit):
    """Acres that the tanks hold, and that beside what is in them weigh no more than is allowed."""
    room = min((t.capacity - t.reserve) * t.stated / t.planned for t in tanks)
    if limit is None:
        return room
    weight = lambda acres: sum(max(t.above_reserve, acres * t.planned) for t in tanks)
    limit = max(limit, weight(0.0))
    # Straight lines between the acres at which what is in a tank is used up.
    marks = [0.0] + sorted(max(0.0, t.above_reserve / t.planned) for t in tanks)
    # Full tanks may be a rounding error beyond the limit that they were filled to.
    low = max(mark for mark in marks if weight(mark) <= limit + TRACE)
    slope = sum(t.planned for t in tanks if t.above_reserve / t.planned <= low)
    return min(room, low + (limit - weight(low)) / slope if slope > 0 else low)


def levelled(tanks, load, before, most):
    """What is over the payload taken off where most acres are supplied."""
    if sum(load.values()) <= most:
        return load
    up_to = lambda acres: {
        t.product: min(load[t.product], max(0.0, acres * t.planned - before[t.product]))
        for t in tanks
    }
    weight = lambda acres: sum(up_to(acres).values())
    # Straight lines between the acres at which a product begins and is all there.
    begins = {t: before[t.product] / t.planned for t in tanks}
    ends = {t: (before[t.product] + load[t.product]) / t.planned for t in tanks}
    low = max(m for m in (*begins.values(), *ends.values()) if weight(m) <= most)
    slope = sum(t.planned for t in tanks if begins[t] <= low < ends[t])
    return up_to(low + (most - weight(low)) / slope if slope > 0 else low)
