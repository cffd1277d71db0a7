"""A season with one cart in SimPy: processes for the outfit, its trucks and its days.

Written from the model's description (SeedingDays.md), not from AirCart's code: the outfit is one
process that works, waits and moves; every trip of a truck is another. AirCart has one loop over
events instead. What both take from the same document are the stated inputs and the tanks that the
engine gives each product.
"""

import math

import simpy

DAY = 86_400.0
SPECK = 1e-9
# Pounds too few to drive for, and the least load.
TRACE, LEAST_LB, LEAST_SHARE = 1e-3, 5_000.0, 0.05


class Over(Exception):
    """The last day of the season has ended."""


class Truck:
    def __init__(self, number):
        self.number = number
        self.place = "parked"
        self.stock = 0.0
        self.stretch = 0
        self.arrival = 0.0
        self.order = 0
        self.trip = None


class Season:
    """One replication; `run` returns what it counts, `records` what happened."""

    def __init__(self, inputs, cart, draws):
        self.inputs, self.cart, self.draws = inputs, cart, draws
        self.drill, self.filling = inputs["drill"], inputs["filling"]
        self.tender, self.days = inputs["tender"], inputs["days"]
        self.env = simpy.Environment()
        self.records = []
        self.dry = {}
        self.arrived = self.env.event()
        self.pass_acres = self.drill["widthFt"] * self.drill["passLengthFt"] / 43_560
        self.prepare()
        self.trucks = [Truck(n) for n in range(self.tender["trucks"] or 0)]
        self.arrivals = 0
        self.stops = self.loads = self.run_outs = 0
        self.acres = 0.0

    # What the stated inputs mean.

    def prepare(self):
        overlap = 1 + self.inputs["expectedOverlap"]
        self.crops = {}
        for crop in self.cart["crops"]:
            rate = sum(load["rateLbPerAc"] for load in crop["loads"])
            most = self.drill["meterLimitLbPerMin"]
            ceiling = math.inf
            if most is not None and rate > 0:
                ceiling = most * 60 * 8.25 / (self.drill["widthFt"] * rate)
            loads = []
            for load in crop["loads"]:
                own = dict(load)
                own["use"] = load["rateLbPerAc"] / load["densityLbPerBu"] * overlap
                loads.append(own)
            room = math.inf if crop["weightRoomLb"] is None else crop["weightRoomLb"]
            weight = sum(l["use"] * l["densityLbPerBu"] for l in loads)
            whole = min((l["capacityBu"] - l["reserveBu"]) / l["use"] for l in loads)
            self.crops[crop["crop"]] = {
                "loads": loads,
                "whole": min(whole, room / weight),
                "ceiling": ceiling,
                "truck": crop["truckLb"],
                "room": room,
            }
        self.fields = self.cart["fields"]
        self.stretches = []
        for index, field in enumerate(self.fields):
            if index == 0 or self.fields[index - 1]["crop"] != field["crop"]:
                self.stretches.append({"crop": field["crop"], "fields": []})
            self.stretches[-1]["fields"].append(index)
            field["stretch"] = len(self.stretches) - 1

    # Days.

    def opening(self, day):
        return day * DAY + self.days["startHour"] * 3600

    def closing(self, day):
        return self.opening(day) + self.days["hoursPerDay"] * 3600

    def is_dry(self, day):
        if day not in self.dry:
            if day > 0:
                self.is_dry(day - 1)
            self.dry[day] = self.draws.workable(day)
        return self.dry[day]

    def day_clock(self):
        """Notes wet days, until the season is over."""
        for day in range(self.days["count"]):
            yield self.env.timeout(self.opening(day) - self.env.now)
            if not self.is_dry(day):
                self.note("wet", self.env.now, self.closing(day))

    def until_open(self):
        """Waits for hours of work; returns when they end."""
        while True:
            now = self.env.now
            day = int(now // DAY)
            # Midnight may be the end of one day and the beginning of the next.
            for candidate in (day - 1, day, day + 1):
                if candidate < 0 or candidate >= self.days["count"]:
                    continue
                if self.opening(candidate) <= now < self.closing(candidate):
                    if self.is_dry(candidate):
                        return self.closing(candidate)
            following = day if now < self.opening(day) else day + 1
            if following >= self.days["count"]:
                raise Over()
            yield self.env.timeout(self.opening(following) - now)

    def note(self, what, begin, end, **more):
        if end > begin or more.get("bu", 0) > 0 or what.startswith("truck"):
            self.records.append((what, begin, end, more))

    def work(self, what, seconds, **more):
        """Does something that nights and rain interrupt."""
        left = seconds
        while True:
            closing = yield from self.until_open()
            begin = self.env.now
            span = min(left, closing - begin)
            if begin + left > closing:
                self.partial = (what, seconds - left, seconds)
                yield self.env.timeout(closing - begin)
                self.note(what, begin, self.env.now)
                self.partial = None
                left -= self.env.now - begin
                self.part_done = 1 - left / seconds if seconds > 0 else 1
                continue
            yield self.env.timeout(span)
            self.note(what, begin, self.env.now, **more)
            return

    # The outfit.

    def run(self):
        self.env.process(self.day_clock())
        self.outcome = None
        process = self.env.process(self.outfit())
        self.env.run(until=process)
        days = self.days
        if self.finished:
            day = math.floor(self.env.now / DAY)
            share = (self.env.now - self.opening(day)) / (days["hoursPerDay"] * 3600)
            self.elapsed = day + min(1, max(0, share))
        else:
            self.elapsed = math.inf
        return self

    def outfit(self):
        self.finished = False
        try:
            yield self.env.timeout(self.opening(0))
            self.field = 0
            self.enter(0)
            self.start_trucks()
            for index in range(len(self.fields)):
                if index > 0:
                    yield from self.move_to(index)
                yield from self.seed_field()
            self.finished = True
        except Over:
            pass

    def enter(self, index):
        field = self.fields[index]
        changes = index == 0 or self.fields[index - 1]["crop"] != field["crop"]
        self.field = index
        self.crop = self.crops[field["crop"]]
        if changes:
            self.bu = [0.0] * len(self.crop["loads"])
            self.lb = [0.0] * len(self.crop["loads"])
            # Pounds a bushel of what is, or was, in the tanks.
            self.heavy = [load["densityLbPerBu"] for load in self.crop["loads"]]
        number = field["number"]
        self.left = field["areaAc"] * self.draws.area(number)
        self.done = 0.0
        overlap = self.draws.overlap(number)
        self.net_pass = self.pass_acres / (1 + overlap)
        mph = min(self.crop["ceiling"], self.drill["speedMph"] * self.draws.speed(number))
        self.speed = self.drill["widthFt"] * mph / 8.25 * self.drill["efficiency"] / 3600
        self.use = [
            load["rateLbPerAc"] * self.draws.rate(number, load["product"]) * (1 + overlap)
            for load in self.crop["loads"]
        ]
        self.planned = [load["use"] for load in self.crop["loads"]]
        self.extra = 0.0
        self.lacking = [0.0] * len(self.planned)
        return changes

    def move_to(self, index):
        changes = self.enter(index)
        if changes:
            self.release(self.stretch() - 1)
        if self.fields[index]["moveSeconds"] > 0:
            yield from self.work("moving", self.fields[index]["moveSeconds"])

    def stretch(self):
        return self.fields[self.field]["stretch"]

    def is_last_of_stretch(self):
        return self.stretches[self.stretch()]["fields"][-1] == self.field

    def lasts(self, above_reserve):
        acres = []
        for load, lb, bu, use in zip(self.crop["loads"], self.lb, self.bu, self.use):
            if use <= 0:
                continue
            usable = lb
            if above_reserve and bu > 0:
                usable = lb * max(0.0, 1 - load["reserveBu"] / bu)
            acres.append(usable / use)
        return min(acres)

    def next_leg(self, filled):
        usable = self.lasts(True)
        if usable >= self.left - SPECK:
            return self.left
        if self.is_last_of_stretch() and self.lasts(False) >= self.left:
            return self.left
        passes = math.floor(usable / self.net_pass + 1e-9)
        if passes >= 1:
            return passes * self.net_pass
        return usable if filled else 0.0

    def seed_field(self):
        filled = False
        while self.left > SPECK:
            leg = self.next_leg(filled)
            if leg <= 0:
                yield from self.stop()
                filled = True
                continue
            filled = False
            yield from self.work("seeding", leg / self.speed)
            for p, use in enumerate(self.use):
                rest = self.lb[p] - min(self.lb[p], leg * use)
                self.bu[p] = self.bu[p] * (rest / self.lb[p]) if self.lb[p] > 0 else 0.0
                self.lb[p] = rest
            self.acres += leg
            self.done += leg
            self.left -= leg

    # Stops.

    def planned_in_tanks(self):
        loads = zip(self.crop["loads"], self.bu, self.planned)
        return max(0.0, min((bu - l["reserveBu"]) / use for l, bu, use in loads))

    def planned_left(self):
        field = self.fields[self.field]
        here = max(field["areaAc"] - self.done, min(self.left, self.net_pass))
        later = sum(
            self.fields[i]["areaAc"]
            for i in self.stretches[self.stretch()]["fields"]
            if i > self.field
        )
        return here + later

    def learn(self):
        """Plans with what was seen on this field, where that is more; returns whether it is."""
        more = False
        if self.done > 0:
            for p, load in enumerate(self.crop["loads"]):
                seen = self.use[p] / self.heavy[p]
                if seen > load["use"] * (1 + 1e-9):
                    self.planned[p] = seen
                    more = True
        return more

    def liftable(self):
        """Acres for which what is planned, and what is over, weighs no more than is allowed."""
        if self.crop["room"] == math.inf:
            return math.inf
        tanks = [
            ((bu - l["reserveBu"]) * l["densityLbPerBu"], use * l["densityLbPerBu"])
            for l, bu, use in zip(self.crop["loads"], self.bu, self.planned)
        ]
        weight = lambda acres: sum(max(over, acres * per) for over, per in tanks)
        # Straight lines between the acres at which what is over in a tank is used up.
        marks = sorted({0.0} | {max(0.0, over / per) for over, per in tanks})
        for low, high in zip(marks, marks[1:] + [math.inf]):
            if high == math.inf or weight(high) > self.crop["room"]:
                slope = sum(per for over, per in tanks if max(0.0, over / per) <= low)
                return low + max(0.0, self.crop["room"] - weight(low)) / slope if slope else low

    def target(self, margin):
        left = self.planned_left() + margin
        whole = min(
            (l["capacityBu"] - l["reserveBu"]) / use
            for l, use in zip(self.crop["loads"], self.planned)
        )
        whole = min(whole, self.liftable())
        policy = self.filling["policy"]
        if policy == "full":
            target = whole
        elif policy == "part":
            target = min(whole, left)
        else:
            target = left / max(1, math.ceil(left / whole - 1e-9))
        short = min(self.net_pass, self.left) - self.lasts(True)
        return min(whole, max(target, self.planned_in_tanks() + max(0.0, short)))

    def stop(self):
        self.extra = self.net_pass if self.learn() else 0.0
        target = self.target(self.extra)
        loads = self.crop["loads"]
        need, density = [], []
        for p, load in enumerate(loads):
            level = min(load["capacityBu"], load["reserveBu"] + target * self.planned[p])
            missing = level - self.bu[p]
            need.append(missing if missing > SPECK else 0.0)
            density.append(load["densityLbPerBu"] * self.draws.density(self.stops, load["product"]))
        self.stops += 1
        served = 0
        while True:
            self.lacking = [n * d for n, d in zip(need, density)]
            truck = yield from self.truck_for()
            served += 1
            share = self.poured(truck, need, density)
            tanks = sum(load["tankCount"] for load, bu in zip(loads, share) if bu > 0)
            bushels = sum(share)
            pounds = sum(bu * d for bu, d in zip(share, density))
            minutes = (
                self.filling["perStopMin"]
                + self.filling["perTankMin"] * tanks
                + bushels / self.filling["conveyorBuPerMin"]
            )
            yield from self.work("filling", minutes * 60, bu=bushels)
            self.loads += 1
            for p in range(len(loads)):
                self.bu[p] += share[p]
                self.lb[p] += share[p] * density[p]
                if share[p] > 0:
                    self.heavy[p] = self.lb[p] / self.bu[p]
                need[p] -= share[p]
            self.lacking = [n * d for n, d in zip(need, density)]
            if truck is not None:
                truck.stock = max(0.0, truck.stock - pounds)
                if truck.stock <= TRACE:
                    self.send(truck)
            if sum(self.lacking) <= TRACE:
                break
            if served >= self.cart["loadsPerStop"] and self.next_leg(False) > 0:
                break
        self.lacking = [0.0] * len(loads)
        self.count_run_out()
        if self.needs_no_more():
            self.release(self.stretch())

    def poured(self, truck, need, density):
        """Bushels of each product that a truck gives: all that lacks, or the short products first."""
        if truck is None or sum(n * d for n, d in zip(need, density)) <= truck.stock:
            return list(need)
        rows = [
            ((bu - load["reserveBu"]) / use, use, n, d)
            for load, bu, use, n, d in zip(self.crop["loads"], self.bu, self.planned, need, density)
        ]

        def up_to(acres):
            given = [min(n, max(0.0, acres - has) * use) for has, use, n, _ in rows]
            return [bu if bu > SPECK else 0.0 for bu in given]

        def weight(acres):
            return sum(bu * d for bu, d in zip(up_to(acres), density))

        # The weight is a straight line between the acres at which a product begins or is full.
        marks = sorted({has for has, *_ in rows} | {has + n / use for has, use, n, _ in rows})
        high = next((m for m in marks if weight(m) >= truck.stock), marks[-1])
        low = max((m for m in marks if weight(m) < truck.stock), default=high)
        if weight(high) > weight(low):
            high = low + (high - low) * (truck.stock - weight(low)) / (weight(high) - weight(low))
        return up_to(high)

    def count_run_out(self):
        acres, left = self.planned_in_tanks(), self.planned_left()
        if acres >= left - SPECK:
            acres = left
        else:
            one = self.pass_acres / (1 + self.inputs["expectedOverlap"])
            passes = math.floor(acres / one + 1e-9)
            acres = passes * one if passes >= 1 else acres
        if any(acres * u > lb * (1 + 1e-9) for u, lb in zip(self.use, self.lb)):
            self.run_outs += 1

    # Trucks.

    def truck_for(self):
        """Waits for a truck with this crop's products, sending for what none brings."""
        if self.tender["trucks"] is None:
            return None
        while True:
            here = [
                t
                for t in self.trucks
                if t.place == "field" and t.stretch == self.stretch()
            ]
            if here:
                return min(here, key=lambda t: t.order)
            self.send_for_the_rest()
            closing = yield from self.until_open()
            if any(t.place == "field" and t.stretch == self.stretch() for t in self.trucks):
                continue
            begin = self.env.now
            while True:
                night = self.env.timeout(closing - self.env.now)
                yield self.arrived | night
                at_field = any(
                    t.place == "field" and t.stretch == self.stretch() for t in self.trucks
                )
                if at_field or self.env.now >= closing:
                    self.note("waiting", begin, self.env.now)
                    break

    def open_pounds(self, stretch):
        """Pounds that a stretch still needs, as the operator knows it now."""
        crop = self.crops[self.stretches[stretch]["crop"]]
        loads = crop["loads"]
        is_full = self.filling["policy"] == "full"
        if stretch != self.stretch():
            acres = sum(self.fields[i]["areaAc"] for i in self.stretches[stretch]["fields"])
            acres += crop["whole"] if is_full else 0
            return sum((l["reserveBu"] + acres * l["use"]) * l["densityLbPerBu"] for l in loads)
        planned = [0.0] * len(loads)
        if not self.needs_no_more():
            acres = self.planned_left() + self.extra + (crop["whole"] if is_full else 0)
            planned = [
                (l["reserveBu"] + acres * use - bu) * l["densityLbPerBu"]
                for l, use, bu in zip(loads, self.planned, self.bu)
            ]
        return sum(max(0.0, own, lacks) for own, lacks in zip(planned, self.lacking))

    def needs_no_more(self):
        return self.planned_in_tanks() >= self.planned_left() - SPECK

    def on_trucks(self, stretch):
        return sum(t.stock for t in self.trucks if t.stretch == stretch and t.place != "parked")

    def take_load(self, truck, trace=TRACE):
        """Loads what the first stretch needs that no truck has; returns whether there is one."""
        truck.stock = 0.0
        for stretch in range(self.stretch(), len(self.stretches)):
            free = self.open_pounds(stretch) - self.on_trucks(stretch)
            if free > trace:
                most = self.crops[self.stretches[stretch]["crop"]]["truck"]
                least = max(LEAST_LB, LEAST_SHARE * self.tender["payloadLb"])
                truck.stretch = stretch
                truck.stock = min(most, max(free, least))
                return True
        return False

    def start_trucks(self):
        for truck in self.trucks:
            if self.take_load(truck):
                self.stand(truck)

    def stand(self, truck):
        truck.place = "field"
        truck.order = self.arrivals
        self.arrivals += 1
        self.note("truckArrives", self.env.now, self.env.now)

    def leave(self, truck):
        self.note("truckLeaves", self.env.now, self.env.now)

    def send(self, truck):
        self.leave(truck)
        if self.take_load(truck):
            self.depart(truck, self.env.now)
        else:
            truck.place = "parked"

    def depart(self, truck, at):
        seconds = (2 * self.tender["travelMin"] + self.tender["loadingMin"]) * 60
        truck.place = "underway"
        truck.arrival = at + seconds * self.draws.trip()
        truck.trip = object()
        self.env.process(self.trip(truck, truck.trip))

    def trip(self, truck, trip):
        yield self.env.timeout(truck.arrival - self.env.now)
        if truck.trip is not trip:
            return  # called back in the meantime
        self.stand(truck)
        if truck.stretch < self.stretch():
            self.send(truck)
            return
        event, self.arrived = self.arrived, self.env.event()
        event.succeed()

    def release(self, stretch):
        for truck in self.trucks:
            if truck.place == "field" and truck.stretch == stretch:
                self.send(truck)

    def send_for_the_rest(self):
        """Sends trucks, each the one that is back first, until nothing lacks that none brings."""
        free = lambda t: t.arrival if t.place == "underway" else self.env.now
        while True:
            brought = self.on_trucks(self.stretch())
            if sum(self.lacking) - brought <= (TRACE if brought > 0 else 0):
                return
            others = [
                t for t in self.trucks if t.place == "parked" or t.stretch != self.stretch()
            ]
            if not others:
                return
            truck = min(others, key=free)
            at = free(truck)
            if truck.place == "field":
                self.leave(truck)
            truck.place = "parked"
            self.take_load(truck, trace=0)
            self.depart(truck, at)
