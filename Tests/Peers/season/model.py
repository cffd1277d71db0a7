"""A season with one cart in SimPy: processes for the outfit, its trucks and its days.

Written from the model's description (SeedingDays.md), not from AirCart's code: the outfit is one
process that works, waits and moves; every trip of a truck is another. AirCart has one loop over
events instead. What both take from the same document are the stated inputs and the tanks that the
engine gives each product.
"""

import math

import simpy

from .days import DAY, Days
from .equipment import NO_ROOM, SAME, TRACE, Ahead, Tank, Truck, levelled, whole_fill

SPECK = 1e-9
MARGIN = 1.03
# What comes first at one time: the outfit, the trucks by number, ends of days, beginnings of days.
OUTFIT, TRUCKS, DAY_ENDS, DAY_BEGINS = 2, 3, 10_000, 10_001


class Over(Exception):
    """The last day of the season has ended."""


class Endless(Exception):
    """The rules go in a circle, or wait for what never comes."""


class At(simpy.Event):
    """A timeout that has its place among events at the same time."""

    def __init__(self, env, time, priority):
        super().__init__(env)
        self._ok, self._value = True, None
        env.schedule(self, priority, max(0.0, time - env.now))


class Season:
    """One replication; `run` returns what it counts, `records` what happened."""

    def __init__(self, inputs, plan, draws):
        self.inputs, self.plan, self.draws = inputs, plan, draws
        self.drill, self.filling = inputs["drill"], inputs["filling"]
        self.tender, self.days = inputs["tender"], Days(inputs["days"], draws)
        self.bags = inputs["bags"]
        self.overlap = inputs["expectedOverlap"]
        self.env = simpy.Environment()
        self.records = []
        self.changed = self.env.event()
        self.crops = {crop["crop"]: crop for crop in plan["crops"]}
        self.fields, self.stretches = plan["fields"], []
        for index, field in enumerate(self.fields):
            if index == 0 or not self.goes_on(self.fields[index - 1], field):
                self.stretches.append([])
            self.stretches[-1].append(index)
        self.trucks = [Truck(number) for number in range(plan["trucksUsed"] or 0)]
        self.full_truck = plan["fullTruckLb"]
        self.spring_end = DAY * self.days.day_of(self.tender["roadsUntil"])
        # Without a limit there is a loader for every truck.
        self.loaders = simpy.Resource(
            self.env, self.tender["loaders"] or max(1, len(self.trucks)))
        self.arrivals = self.stops = self.loads = self.truckloads = self.gives = 0
        self.is_waiting = False
        self.acres = self.seeded_lb = self.left_over_lb = self.hauled_lb = self.returned_lb = 0.0
        self.loaded, self.tanks, self.stretch = [], [], -1
        self.finished = False
        self.broken = inputs["breakdowns"]
        self.breakdowns, self.until_breakdown = 0, self.next_breakdown()

    @property
    def payload(self):
        """What a truck is loaded with at most, on roads that may be limited in spring."""
        if self.env.now >= self.spring_end:
            return self.full_truck
        return min(self.full_truck, self.tender["roads"] * self.tender["payloadLb"])

    def goes_on(self, before, field):
        """Whether a field is seeded with what the one before leaves in the tanks."""
        if before["crop"] == field["crop"]:
            return True
        old, own = self.crops[before["crop"]], self.crops[field["crop"]]
        tanks = lambda crop: [
            {key: load[key] for key in load if key != "rateLbPerAc"} for load in crop["loads"]
        ]
        kept = {kept["product"] for kept in field["kept"] if kept["keptShare"] == 1}
        return (
            tanks(old) == tanks(own) and kept == {load["product"] for load in own["loads"]}
            and old["weightRoomLb"] == own["weightRoomLb"]
        )

    def is_next_zone(self, index):
        """Whether a zone follows one of the same field, by their names."""
        before, own = self.fields[index - 1], self.fields[index]
        names = [field["field"].split(":")[0] for field in (before, own)]
        return "fieldAreaAc" in own and names[0] == names[1]

    def run(self):
        self.env.process(self.note_wet_days())
        self.env.run(until=self.env.process(self.outfit()))
        self.left_over_lb += sum(tank.lb for tank in self.tanks)
        self.returned_lb += sum(truck.pounds for truck in self.trucks)
        self.returned_lb += sum(tank.platform for tank in self.tanks)
        return self

    # Days.

    def note_wet_days(self):
        for day in range(self.days.count):
            yield At(self.env, self.days.begin_of(day), DAY_BEGINS)
            dry = self.days.hours(day)
            if dry is None:
                self.note("wet", self.env.now, self.days.end_of(day))
            elif dry[1] < self.days.end_of(day):
                yield At(self.env, dry[1], DAY_ENDS)
                self.note("wet", self.env.now, self.days.end_of(day))

    def open_hours(self):
        """Waits for hours of work; returns when they end."""
        while (end := self.days.open_at(self.env.now)) is None:
            begin = self.days.next_begin(self.env.now)
            if begin is None:
                yield At(self.env, self.days.end, DAY_ENDS)
                raise Over()
            yield At(self.env, begin, DAY_BEGINS)
        return end

    def work(self, what, seconds):
        """Does something that nights and rain interrupt."""
        left = seconds
        while True:
            end = yield from self.open_hours()
            begin = self.env.now
            if begin + left <= end:
                yield At(self.env, begin + left, OUTFIT)
                self.note(what, begin, self.env.now)
                return
            yield At(self.env, end, DAY_ENDS)
            self.note(what, begin, end)
            left -= end - begin

    def note(self, what, begin, end, truck=None):
        if end > begin or truck is not None:
            lb = truck.pounds if truck else 0.0
            self.records.append((what, begin, end, truck.number if truck else None, lb))

    def note_waiting(self, begin):
        for day in range(int(begin // DAY) - 1, int(self.env.now // DAY) + 1):
            opens, closes = self.days.hours(day) or (0, 0)
            self.note("waiting", max(begin, opens), min(self.env.now, closes))

    # The outfit.

    def outfit(self):
        try:
            yield At(self.env, self.days.begin_of(0), DAY_BEGINS)
            for index, field in enumerate(self.fields):
                self.enter(index)
                if index == 0:
                    self.load_first_trucks()
                else:
                    self.offer_idle()
                    for truck in self.standing():
                        self.look_round(truck, on="entry")
                    for truck in self.standing():
                        truck.field = field
                    if self.is_next_zone(index) and self.goes_on(self.fields[index - 1], field):
                        assert field["moveSeconds"] == 0, f"a move within {field['field']}"
                    moving = field["moveSeconds"] + self.emptying
                    if moving > 0:
                        yield from self.work("moving", moving)
                yield from self.seed_field()
            self.finished = True
        except Over:
            pass
        self.elapsed = self.days.elapsed(self.env.now) if self.finished else math.inf

    def enter(self, index):
        field = self.fields[index]
        crop = self.crops[field["crop"]]
        self.emptying = 0.0
        if index in (stretch[0] for stretch in self.stretches):
            self.stretch += 1
            before = {tank.product: tank for tank in self.tanks}
            full = sum(tank.bu for tank in self.tanks)
            self.tanks = self.empty_tanks(crop)
            for old in before.values():
                same = [tank for tank in self.tanks if tank.product == old.product]
                if same:
                    same[0].platform = old.platform
                else:
                    self.returned_lb += old.platform
            for kept in field["kept"]:
                if kept["product"] in before:
                    old = before.pop(kept["product"])
                    self.left_over_lb += old.keep(kept["keptShare"])
                    tank = next(t for t in self.tanks if t.product == old.product)
                    tank.lb, tank.bu = old.lb, old.bu
            self.left_over_lb += sum(tank.lb for tank in before.values())
            if self.inputs["cleanOutRateBuPerMin"] > 0:
                emptied = full - sum(tank.bu for tank in self.tanks)
                emptied = emptied if emptied > NO_ROOM else 0.0
                self.emptying = emptied / self.inputs["cleanOutRateBuPerMin"] * 60
        for tank, load in zip(self.tanks, crop["loads"]):
            tank.set_rate(load["rateLbPerAc"])
        self.index, self.field, number = index, field, field["number"]
        self.limit = crop["weightRoomLb"]
        self.left, self.done = field["areaAc"] * self.draws.area(number), 0.0
        overlap = self.draws.overlap(number)
        self.one_pass = self.ground_of_pass(field) / (1 + overlap)
        self.speed = self.acres_a_second(self.draws.speed(number), self.one_pass)
        for tank in self.tanks:
            tank.use = tank.rate * self.draws.rate(number, tank.product) * (1 + overlap)
            tank.planned = tank.stated_use
            tank.lacks = 0.0

    def ground_of_pass(self, field):
        """Acres from one headland to the other."""
        feet = self.drill["passLengthFt"]
        if feet is None:
            feet = math.sqrt(field.get("fieldAreaAc", field["areaAc"]) * 43_560 * self.drill["shape"])
        return self.drill["widthFt"] * feet / 43_560

    def acres_a_second(self, speed, one_pass):
        """With a turn for every pass, at so many times the stated speed."""
        mph = self.drill["speedMph"] * speed
        if self.drill["meterLimitLbPerMin"] is not None:
            asked = sum(tank.rate for tank in self.tanks) * self.drill["widthFt"] / 8.25 / 60
            mph = min(mph, self.drill["meterLimitLbPerMin"] / asked)
        straight = self.drill["widthFt"] * mph / 8.25 * self.drill["efficiency"] / 3600
        return one_pass / (one_pass / straight + self.drill["turnMin"] * 60)

    def empty_tanks(self, crop):
        bagged = self.tender["bagged"]
        return [Tank(load, self.overlap, bagged, self.inputs["bags"]) for load in crop["loads"]]

    def seed_field(self):
        is_filled = False
        while self.left > SPECK:
            leg = self.next_leg(is_filled)
            if leg > 0:
                yield from self.seed(leg)
                is_filled = False
            elif is_filled:
                raise Endless(f"a stop on {self.field['field']} fills nothing")
            else:
                yield from self.stop()
                is_filled = True

    def next_leg(self, is_filled):
        """Acres to be seeded without a stop."""
        used = [tank for tank in self.tanks if tank.use]
        acres = min(tank.above_reserve / tank.use for tank in used)
        if acres >= self.left - SPECK:
            return self.left
        is_last = self.index == self.stretches[self.stretch][-1]
        if is_last and min(tank.lb / tank.use for tank in used) >= self.left:
            return self.left
        passes = math.floor(acres / self.one_pass + 1e-9)
        if passes >= 1:
            return passes * self.one_pass
        if not is_filled:
            return 0.0
        # Nothing is filled where less than a trace is short: that ends no field.
        rest = min(self.one_pass, self.left)
        is_traced = all(rest * tank.use - tank.above_reserve <= TRACE for tank in used)
        return rest if acres <= SPECK and is_traced else max(0.0, acres)

    def seed(self, leg):
        """Seeds in passes: a day goes on to the end of the one that it ends in."""
        total, one = leg / self.speed, self.one_pass / self.speed
        gone = 0.0
        is_broken = False
        try:
            while gone < total:
                end = yield from self.open_hours()
                begin = self.env.now
                until = total
                if begin + total - gone > end:
                    passes = math.ceil((gone + end - begin) / one - 1e-9)
                    until = min(total, passes * one)
                    if leg >= self.left - SPECK and total - (gone + end - begin) <= self.days.overtime:
                        until = total
                    if total - until < 1e-6:
                        until = total  # the pass is the leg's last
                is_broken = gone + self.until_breakdown < until
                if is_broken:
                    until = gone + self.until_breakdown
                yield At(self.env, begin + until - gone, OUTFIT)
                self.note("seeding", begin, self.env.now)
                self.until_breakdown -= until - gone
                gone = until
                if is_broken:
                    yield from self.repair()
        finally:
            leg *= gone / total
            for tank in self.tanks:
                rest = max(0.0, tank.lb - leg * tank.use)
                self.seeded_lb += tank.lb - rest
                tank.keep(rest / tank.lb if tank.lb > 0 else 0.0)
            self.acres += leg
            self.done += leg
            self.left -= leg

    # Breakdowns.

    def next_breakdown(self):
        """Seconds of seeding until the next one."""
        if self.broken["everyHours"] == 0 or self.broken["repairHours"] == 0:
            return math.inf
        return self.broken["everyHours"] * 3600 * self.draws.breakdown()

    def repair(self):
        """Stands until it is repaired, which goes on while it rains."""
        self.breakdowns += 1
        seconds = self.broken["repairHours"] * 3600 * self.draws.repair()
        ready = self.days.repaired_at(self.env.now, seconds, self.broken["lateRepairHours"])
        self.until_breakdown = self.next_breakdown()
        while self.env.now < ready:
            end = yield from self.open_hours()
            begin = self.env.now
            if begin < ready:
                yield At(self.env, min(ready, end), OUTFIT if ready <= end else DAY_ENDS)
                self.note("repair", begin, self.env.now)

    # What the crew knows.

    def on_board(self):
        ahead = self.ahead(self.stretch)
        return max(0.0, min(ahead.lasts(tank, tank.above_reserve) for tank in self.tanks))

    def ahead(self, stretch):
        """The acres of a stretch from here on, with their rates."""
        indices = [i for i in self.stretches[stretch] if i >= self.index]
        acres = [self.fields[i]["areaAc"] for i in indices]
        if stretch == self.stretch:
            acres[0] = self.left
        return Ahead(acres, [self.crops[self.fields[i]["crop"]]["loads"] for i in indices])

    def acres_left(self):
        later = (i for i in self.stretches[self.stretch] if i > self.index)
        return self.left + sum(self.fields[i]["areaAc"] for i in later)

    def acres_in(self, minutes):
        """Acres that are seeded meanwhile, where nothing is drawn."""
        one_pass = self.ground_of_pass(self.field) / (1 + self.overlap)
        return minutes * 60 * self.acres_a_second(1, one_pass)

    def fill_acres(self):
        # What stays from another crop may weigh all that is allowed: a pass is always filled for.
        return max(self.whole_fill(), min(self.one_pass, self.left))

    def whole_fill(self):
        return whole_fill(self.tanks, self.limit, self.ahead(self.stretch))

    def target(self):
        fill, left = self.fill_acres(), self.acres_left() + self.one_pass
        if self.filling["policy"] == "full":
            return fill
        if self.filling["policy"] == "part" or left > self.ahead(self.stretch).at_one_rate():
            return min(fill, left)
        return left / math.ceil(left / fill - SPECK)

    def enough(self):
        return min(self.aim / 4, self.carried_by_all(), self.acres_left())

    def carried_by_all(self):
        """Acres of the mix that all trucks together carry."""
        hauled = [tank for tank in self.tanks if not tank.is_bagged and tank.planned]
        if not hauled:
            return math.inf
        trucks = len(self.trucks)
        weighed = trucks * self.payload / sum(t.planned for t in hauled)
        if not self.tender["compartmentsBu"]:
            return weighed
        bushels = trucks * sum(self.tender["compartmentsBu"])
        room = sum(t.planned / t.stated for t in hauled if not t.in_bags)
        return min(weighed, bushels / room) if room else weighed

    # Stops.

    def stop(self):
        self.stops += 1
        for tank in self.tanks:
            tank.planned = max(tank.planned, tank.use)
        self.aim = self.target()
        self.goes_on_with = self.enough() if self.trucks else 0.0
        for tank in self.tanks:
            takes = self.ahead(self.stretch).takes(tank, self.aim)
            tank.lacks = takes - tank.above_reserve if takes else 0.0
        # Bagged seed, and what comes without trucks, has the density of the stop.
        self.at_stop = {
            t.product: t.stated * self.draws.density(self.stops, t.product) for t in self.tanks
        }
        self.served = 0
        self.offer_idle()
        if self.tender["trucks"] is None:
            yield from self.fill(None, self.at_stop)
        else:
            yield from self.serve()
        for tank in self.tanks:
            tank.lacks = 0.0

    def serve(self):
        waiting_since, truck = None, None
        while not self.is_over():
            truck = self.next_to_give()
            if truck or self.fitting(bagged=True):
                if waiting_since is not None:
                    self.note_waiting(waiting_since)
                    waiting_since, self.is_waiting = None, False
                yield from self.fill(truck, {**self.at_stop, **(truck.density if truck else {})})
                if truck:
                    self.served += 1
                    self.end_turn(truck)
                continue
            if waiting_since is None:
                waiting_since, self.is_waiting = self.env.now, True
            self.see_that_somebody_comes()
            if all(truck.place in ("idle", "field") for truck in self.trucks):
                raise Endless(f"nobody comes to a stop on {self.field['field']}")
            ending = At(self.env, self.days.end, DAY_ENDS)
            yield self.changed | ending
            if ending.processed:
                self.note_waiting(waiting_since)
                raise Over()
        if waiting_since is not None:
            self.note_waiting(waiting_since)
        self.is_waiting = False

    def can_go_on(self):
        return self.on_board() >= self.goes_on_with - SAME and self.next_leg(False) > 0

    def next_to_give(self):
        """The truck that gives; after the first none that keeps much, where the cart can go on."""
        truck = self.first_that_fits()
        if truck and self.served and self.can_go_on():
            gives = (min(t.lacks, truck.holds(t.product)) for t in self.fitting(bagged=False))
            return truck if sum(gives) >= 0.75 * truck.pounds else None
        return truck

    def is_over(self):
        """Whether the stop is over without another truck or more waiting."""
        acres = self.on_board()
        if self.served and acres >= 0.75 * self.aim - SAME:
            return True
        if self.next_to_give() or self.fitting(bagged=True):
            return False
        return self.can_go_on() or not any(tank.fits() for tank in self.tanks)

    def fitting(self, bagged):
        if not bagged:
            return [tank for tank in self.tanks if not tank.is_bagged and tank.fits()]
        is_there = lambda tank: tank.is_bagged or tank.platform > TRACE
        return [tank for tank in self.tanks if is_there(tank) and tank.fits()]

    def has_what_fits(self, truck):
        return any(truck.holds(tank.product) > TRACE for tank in self.fitting(bagged=False))

    def first_that_fits(self):
        fitting = list(filter(self.has_what_fits, self.standing()))
        return next(filter(self.fills_well, fitting), next(iter(fitting), None))

    def fills_well(self, truck):
        """Whether the cart lasts for most of what is aimed at after this truck."""
        held = lambda t: truck.holds(t.product) + t.platform
        gives = lambda t: t.lacks if t.is_bagged else min(t.lacks, held(t))
        ahead = self.ahead(self.stretch)
        acres = min(
            ahead.lasts(t, t.above_reserve + max(0.0, gives(t))) for t in self.tanks)
        return acres >= 0.75 * self.aim - SAME

    def fill(self, truck, density):
        given = []
        for tank in self.tanks:
            if tank.in_bags:
                density = {**density, tank.product: self.at_stop[tank.product]}
            pounds = min(tank.lacks, tank.room * density.get(tank.product, 0.0))
            if self.trucks and not tank.is_bagged:
                held = tank.platform + (truck.holds(tank.product) if truck else 0.0)
                pounds = min(pounds, held) if held > TRACE else 0.0
            if tank.fits() and pounds > 0:
                given.append((tank, pounds))
        if not given:
            return
        minutes = self.filling["perStopMin"]
        minutes += self.filling["perTankMin"] * sum(tank.count for tank, _ in given)
        if truck:
            self.lift_bags(truck, {tank.product: pounds for tank, pounds in given})
        bags = sum(tank.lifted for tank in self.tanks)
        bags += sum(pounds for tank, pounds in given if tank.in_bags)
        minutes += bags / self.bags["weightLb"] * self.bags["eachMin"]
        conveyed = [(tank, pounds) for tank, pounds in given if not tank.in_bags]
        bushels = sum(pounds / density[tank.product] for tank, pounds in conveyed)
        minutes += bushels / self.filling["conveyorBuPerMin"]
        if self.served == 0 and (truck or not self.trucks):
            minutes += self.filling["driveMin"]
        yield from self.work("filling", minutes * 60)
        self.gives += 1
        for tank, pounds in given:
            tank.take(pounds, density[tank.product])
            if not self.trucks or tank.is_bagged:
                self.hauled_lb += pounds
                continue
            from_truck = min(pounds, truck.holds(tank.product)) if truck else 0.0
            tank.platform = max(0.0, tank.platform - (pounds - from_truck))
            if truck:
                truck.stock[tank.product] = truck.holds(tank.product) - from_truck
        for tank in self.tanks:
            if tank.lifted:
                truck.stock[tank.product] -= tank.lifted
                tank.platform, tank.lifted = tank.platform + tank.lifted, 0.0

    def lift_bags(self, truck, taken):
        """What the truck keeps in bags goes onto the platform, as far as there is room."""
        tanks = [tank for tank in self.tanks if tank.in_bags]
        rest = {
            t.product: max(0.0, truck.holds(t.product) - taken.get(t.product, 0.0)) for t in tanks
        }
        room = self.bags["platform"] * self.bags["weightLb"]
        for tank in tanks:
            used = max(0.0, taken.get(tank.product, 0.0) - truck.holds(tank.product))
            room -= tank.platform - used
        for tank in tanks:
            lifted = min(rest[tank.product], max(0.0, room))
            tank.lifted = lifted if lifted > TRACE else 0.0
            room -= tank.lifted

    # Trucks.

    def standing(self):
        return sorted((t for t in self.trucks if t.place == "field"), key=lambda t: t.order)

    def load_first_trucks(self):
        for truck in self.trucks:
            if self.load(truck):
                self.stand(truck)

    def stand(self, truck):
        truck.place, truck.order, truck.field = "field", self.arrivals, self.field
        self.truckloads += 1
        self.arrivals += 1
        self.note("truckArrives", self.env.now, self.env.now, truck)

    def end_turn(self, truck):
        if truck.pounds <= TRACE or not self.is_over():
            self.leave(truck)
        else:
            self.look_round(truck)

    def look_round(self, truck, on="turn"):
        stretches = range(self.stretch, max(self.stretch, truck.last) + 1)
        needed = {p for s in stretches for p, lb in self.needs(s).items() if lb > TRACE}
        if not any(truck.holds(p) > TRACE for p in needed):
            self.leave(truck)
        elif on != "arrival" and self.yard_has_more():
            if self.holds_little(truck, on == "entry") or (
                on == "turn" and self.had_better_fetch(truck)
            ):
                self.leave(truck)

    def had_better_fetch(self, truck):
        """Whether it fills no stop well, and the wait for it is shorter if it leaves now."""
        needed = [t for t in self.tanks if self.needs(self.stretch).get(t.product, 0.0) > TRACE]
        coming = [t for t in self.trucks if t is not truck and t.place in ("field", "to field")]
        lasts = self.ahead(self.stretch).lasts
        rest = min(lasts(t, truck.holds(t.product) + t.platform) for t in needed)
        others = min(lasts(t, sum(o.holds(t.product) for o in coming)) for t in needed)
        is_large = truck.pounds > 0.75 * self.payload
        covered = self.on_board() + others
        if is_large or rest >= 0.75 * self.target() - SAME or covered >= self.to_cover():
            return False
        trip = self.acres_in(self.full_loading() + 2 * self.way_minutes(self.field))
        return rest * trip < covered**2

    def to_cover(self):
        reach = self.full_loading() + self.way_minutes(self.field)
        return 2 * self.fill_acres() + self.acres_in(reach)

    def loading_minutes(self, pounds):
        rate = self.tender["loadingRateLbPerMin"]
        return self.tender["loadingMin"] + (pounds / rate if rate else 0.0)

    def full_loading(self):
        return self.loading_minutes(self.payload)

    def way_minutes(self, field):
        road = self.tender["distanceMi"]
        if field["positionMi"]:
            east, north = field["positionMi"]
            road = abs(east) + abs(north)
        return self.tender["travelMin"] + road / self.tender["speedMph"] * 60

    def minutes_between(self, field, other):
        if not (field["positionMi"] and other["positionMi"]):
            return 0.0
        miles = sum(abs(a - b) for a, b in zip(field["positionMi"], other["positionMi"]))
        return miles / self.tender["speedMph"] * 60

    def yard_hours_from(self, time):
        """When a loader may begin with a truck that is there at a time."""
        length = self.days.stated["hoursPerDay"] + self.tender["lateLoadingHours"]
        if length >= 24:
            return time
        today = int(time // DAY)
        for day in (today - 1, today, today + 1):
            begin = day * DAY + self.days.stated["startHour"] * 3600
            if time < begin + length * 3600:
                return max(time, begin)

    def yard_has_more(self):
        """Whether the present stretch needs more than all trucks hold."""
        needs = self.needs(self.stretch).items()
        return any(lb - sum(t.holds(p) for t in self.trucks) > TRACE for p, lb in needs)

    def holds_little(self, truck, is_with_tanks):
        """Whether it, at most half full, holds too little to go on with from a stop that begins now."""
        if truck.pounds > self.payload / 2:
            return False
        needs = self.needs(self.stretch)
        half = self.carried_by_all() / len(self.trucks) / 2
        acres = min(self.target() / 4, half, self.acres_left())
        for tank in self.tanks:
            if needs.get(tank.product, 0.0) > TRACE:
                here = tank.on_cart if is_with_tanks else tank.platform
                held = truck.holds(tank.product) + here
                if self.ahead(self.stretch).lasts(tank, held) < acres - SAME:
                    return True
        return False

    def leave(self, truck):
        self.note("truckLeaves", self.env.now, self.env.now, truck)
        truck.place, truck.factor = "to yard", self.draws.trip()
        truck.way = self.way_minutes(truck.field)
        self.env.process(self.trip(truck))

    def trip(self, truck):
        """From the field to the yard and, with a load, back."""
        yield At(self.env, self.env.now + truck.way * 60 * truck.factor, self.of(truck))
        truck.place = "to field" if self.load(truck, self.is_waiting) else "idle"
        self.tell_outfit()
        if truck.place == "to field":
            yield from self.way_back(truck)

    def way_back(self, truck):
        with self.loaders.request() as loader:
            yield loader
            minutes = self.loading_minutes(truck.moved) * truck.factor
            begin = self.yard_hours_from(self.env.now)
            yield At(self.env, begin + minutes * 60, self.of(truck))
        truck.field = self.field
        minutes = self.way_minutes(truck.field) * truck.factor
        yield At(self.env, self.env.now + minutes * 60, self.of(truck))
        while truck.field is not self.field:
            minutes = self.minutes_between(truck.field, self.field)
            truck.field = self.field
            yield At(self.env, self.env.now + minutes * 60, self.of(truck))
        self.stand(truck)
        self.look_round(truck, on="arrival")
        self.tell_outfit()

    def of(self, truck):
        return TRUCKS + truck.number

    def tell_outfit(self):
        event, self.changed = self.changed, self.env.event()
        event.succeed()

    def offer_idle(self, at_once=False):
        for truck in self.trucks:
            if truck.place == "idle" and self.load(truck, at_once):
                truck.factor, truck.place = self.draws.trip(), "to field"
                self.env.process(self.way_back(truck))

    def nobody_comes(self):
        comes = lambda t: t.place == "to yard" or t.place == "to field" and self.has_what_fits(t)
        return not any(map(comes, self.trucks))

    def see_that_somebody_comes(self):
        self.offer_idle(at_once=True)
        if self.nobody_comes() and self.standing():
            self.leave(self.standing()[0])

    # Loads.

    def needs(self, stretch):
        """Pounds of each product on trucks that a stretch still needs."""
        is_full, ahead = self.filling["policy"] == "full", self.ahead(stretch)
        acres = self.acres_with_a_pass(stretch)
        if stretch == self.stretch:
            fill = self.fill_acres()
            tanks, fill_at = self.tanks, ahead
        else:
            tanks, crop = self.tanks_of(stretch)
            fill_at = Ahead([math.inf], [crop["loads"]])
            fill = whole_fill(tanks, crop["weightRoomLb"], fill_at)

        def lacks(tank):
            pounds = ahead.takes(tank, acres) * MARGIN
            if not pounds:
                return 0.0
            pounds += fill_at.takes(tank, fill) if is_full else 0.0
            return pounds - tank.above_reserve - tank.platform

        return {t.product: lacks(t) for t in tanks if not t.is_bagged}

    def acres_with_a_pass(self, stretch):
        """What is left of a stretch and a pass."""
        if stretch == self.stretch:
            return self.acres_left() + self.one_pass
        fields = [self.fields[i] for i in self.stretches[stretch]]
        acres = sum(field["areaAc"] for field in fields)
        return acres + self.ground_of_pass(fields[0]) / (1 + self.overlap)

    def tanks_of(self, stretch):
        crop = self.crops[self.fields[self.stretches[stretch][0]]["crop"]]
        return self.empty_tanks(crop), crop

    def missing(self, truck):
        """Pounds that no other truck holds, and the last stretch that they are for."""
        needed = {}
        for stretch in range(max(0, self.stretch), len(self.stretches)):
            for product, pounds in self.needs(stretch).items():
                needed[product] = needed.get(product, 0.0) + max(0.0, pounds)
            missing = {p: lb - self.on_others(truck, p) for p, lb in needed.items()}
            missing = {p: lb for p, lb in missing.items() if lb > TRACE}
            if missing:
                return missing, stretch
        return {}, None

    def raised(self, missing):
        """What is missing, at least the least load of it."""
        factor = max(1.0, self.least_load() / sum(missing.values()))
        return {p: lb * factor for p, lb in missing.items()}

    def least_load(self):
        return min(self.payload, self.tender["leastLoadLb"])

    def on_others(self, truck, product):
        return sum(other.holds(product) for other in self.trucks if other is not truck)

    def is_due(self, truck, missing, last):
        """Whether what is on board and on the other trucks is used up before too long."""
        covered, earlier = 0.0, {}
        for stretch in range(max(0, self.stretch), last):
            fields = [self.fields[i] for i in self.stretches[stretch]]
            covered += (
                self.acres_left() if stretch == self.stretch else sum(f["areaAc"] for f in fields)
            )
            for product, pounds in self.needs(stretch).items():
                earlier[product] = earlier.get(product, 0.0) + max(0.0, pounds)
        tanks = self.tanks if last == self.stretch else self.tanks_of(last)[0]
        acres = []
        for tank in tanks:
            if tank.product in missing:
                held = self.on_others(truck, tank.product) - earlier.get(tank.product, 0.0)
                held = max(0.0, held)
                if last == self.stretch:
                    held += tank.on_cart
                acres.append(self.ahead(last).lasts(tank, held))
        return covered + min(acres) < self.to_cover()

    def load(self, truck, at_once=False):
        """Loads what is missing; what was left and is not in the load goes back."""
        missing, stretch = self.missing(truck)
        if missing and not at_once and not self.is_due(truck, missing, stretch):
            missing = {}
        load = {}
        if missing:
            tanks = self.tanks if stretch == self.stretch else self.tanks_of(stretch)[0]
            use = self.mean_use(truck, tanks, missing, stretch)
            tanks = [tank for tank in tanks if tank.product in missing]
            truck.density = {
                t.product: t.stated * self.draws.density(self.loads, t.product) for t in tanks
            }
            load = self.in_hoppers(truck, tanks, self.raised(missing), use)
            if at_once and stretch == self.stretch:
                lacking = [t for t in tanks if t.fits()
                           and t.lacks - self.on_others(truck, t.product) > TRACE]
                if lacking and not any(load[t.product] > TRACE for t in lacking):
                    missing = {t.product: missing[t.product] for t in lacking}
                    load = self.in_hoppers(truck, lacking, self.raised(missing), use)
            load = {product: pounds for product, pounds in load.items() if pounds > TRACE}
            truck.last = stretch
            self.loads += 1
            self.loaded.append(dict(load))
        truck.moved = 0.0
        for product in {*truck.stock, *load}:
            more = load.get(product, 0.0) - truck.holds(product)
            self.hauled_lb += max(0.0, more)
            self.returned_lb += max(0.0, -more)
            truck.moved += abs(more)
        truck.stock = load
        return bool(load)

    def mean_use(self, truck, tanks, missing, stretch):
        """Pounds an acre of each product, along the acres that one more load lasts for.

        Where they take none of what is missing, along what is left of the stretch and a pass.
        """
        hauled = [tank for tank in tanks if not tank.is_bagged]
        there = sum(tank.on_cart + self.on_others(truck, tank.product) for tank in hauled)
        ahead, planned = self.ahead(stretch), sum(tank.planned for tank in hauled)
        acres = (there + self.payload) / planned if planned else math.inf
        lacking = [tank for tank in hauled if tank.product in missing]
        if acres == math.inf or not all(ahead.takes(tank, acres) for tank in lacking):
            acres = self.acres_with_a_pass(stretch)
        return {tank.product: ahead.takes(tank, acres) / acres for tank in hauled}

    def in_hoppers(self, truck, tanks, missing, use):
        # Bags need no hopper.
        load = {tank.product: missing[tank.product] if tank.in_bags else 0.0 for tank in tanks}
        before = {
            tank.product: tank.on_cart + self.on_others(truck, tank.product)
            for tank in tanks
        }
        supplied = lambda t: (before[t.product] + load[t.product]) / use[t.product]
        rooms = []
        for bu in sorted(self.tender["compartmentsBu"] or [math.inf], reverse=True):
            wanted = [t for t in tanks if missing[t.product] - load[t.product] > TRACE]
            if not wanted:
                break
            tank = wanted[0]
            for other in wanted[1:]:
                if supplied(other) < supplied(tank) - SAME:
                    tank = other
            hold = bu * truck.density[tank.product]
            taken = min(hold, missing[tank.product] - load[tank.product])
            load[tank.product] += taken
            rooms.append((tank.product, hold - taken))
        # One hopper may be full while another has room: a truck carries the least load if it can.
        for product, room in rooms:
            lacking = self.least_load() - sum(load.values())
            load[product] += max(0.0, min(lacking, room))
        load = levelled(load, before, use, self.payload)
        return load
