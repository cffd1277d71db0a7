"""Compares `aircart simulate` with the same model in SimPy: events, means, times."""

import argparse
import csv
import itertools
import json
import math
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import simpy

from . import crew, draws, farms, model

# Seconds, and pounds on trucks.
TOLERANCE, TOLERANCE_LB = 1e-6, 1e-3
FAULTS = ["event", "truck", "mean", "quantile"]


def aircart(options, arguments):
    command = [options.aircart, "simulate", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{done.stderr}")
    return done.stdout


def simulated(options, path, *more):
    """The document of a simulation, its inputs put beside each cart."""
    text = aircart(options, [path, "--json", "--quiet", "--no-files", *more])
    return json.loads(text)


def plans(document):
    for cart in document["carts"]:
        if cart["status"] == "simulated":
            yield cart


def traced(options, path, cart, folder):
    """A season without chance as AirCart has it: its document, and each thread of events."""
    file = Path(folder) / "trace.csv"
    text = aircart(
        options,
        [path, "--replications", 1, "--quiet", "--no-files", "--carts", cart, "--trace", file,
         "--json"],
    )
    with open(file, newline="") as rows:
        events = [
            (
                row["activity"],
                row["truck"] if row["activity"].startswith("truck") else "",
                float(row["begin_s"]),
                float(row["end_s"]),
                float(row["product_lb"]),
            )
            for row in csv.DictReader(rows)
        ]
    return next(plans(json.loads(text))), threads(events)


NAMES = {"truckArrives": "truck arrives", "truckLeaves": "truck leaves"}


def peer_events(season):
    return [
        (NAMES.get(what, what), "" if truck is None else str(truck + 1), begin, end, lb)
        for what, begin, end, truck, lb in season.records
    ]


def threads(events):
    """The times, and pounds on trucks, of each activity and truck."""
    found = {}
    for what, truck, begin, end, lb in sorted(events, key=lambda event: event[2:4]):
        found.setdefault((what, truck), []).append((begin, end, lb if truck else 0.0))
    return found


def first_difference(own, peer):
    """The earliest event that one has and the other has not, or not so."""
    found = []
    for thread in sorted({*own, *peer}):
        for first, second in itertools.zip_longest(own.get(thread, []), peer.get(thread, [])):
            same = first and second and all(
                abs(a - b) <= tolerance
                for a, b, tolerance in zip(first, second, (TOLERANCE, TOLERANCE, TOLERANCE_LB))
            )
            if not same:
                name = " ".join(filter(None, thread))
                text = f"{name} {first or 'never'} is {second or 'never'} in SimPy"
                found.append((min(first or second, second or first)[0], text))
                break
    return min(found)[1] if found else None


CERTAIN = [
    "days", "stops", "breakdowns", "loads", "gives", "seededAc", "leftOverLb", "hauledLb",
    "returnedLb",
]


def compare_events(options, path, cart, document, folder):
    """Every event of one season without chance; returns how many, and what differs."""
    own, events = traced(options, path, cart["cart"], folder)
    draw = draws.Random(document["inputs"], 0)
    season = model.Season(document["inputs"], cart["plan"], draw).run()
    peer = peer_events(season)
    if options.plant == "event":
        what, truck, begin, end, lb = peer[len(peer) // 2]
        peer[len(peer) // 2] = (what, truck, begin, end + 1e-3, lb)
    if options.plant == "truck" and season.trucks:
        place = next(n for n, event in enumerate(peer) if event[1])
        peer[place] = (*peer[place][:4], peer[place][4] + 1)
    count = sum(map(len, events.values()))
    fault = first_difference(events, threads(peer)) or crew.fault(document["inputs"], cart["plan"])
    if fault:
        return count, fault
    counted = peer_figures(season)
    for name in CERTAIN:
        if name not in own["figures"]:
            continue  # what is hauled is not known where trucks are no limit
        value = own["figures"][name]["mean"]["value"]
        if abs(value - counted[name]) > 1e-6 * max(1.0, abs(value)):
            return count, f"{name} {value} is {counted[name]} in SimPy"
    return count, None


FIGURES = {
    "seedingHours": "seeding", "fillingHours": "filling", "waitingHours": "waiting",
    "movingHours": "moving", "wetHours": "wet", "repairHours": "repair",
}


def peer_figures(season):
    figures = {name: 0.0 for name in FIGURES}
    for what, begin, end, *_ in season.records:
        for name, activity in FIGURES.items():
            if activity == what:
                figures[name] += (end - begin) / 3600
    figures["stops"], figures["breakdowns"] = season.stops, season.breakdowns
    figures["loads"], figures["gives"] = season.truckloads, season.gives
    figures["days"] = min(season.elapsed, season.days.count)
    figures["elapsed"] = season.elapsed
    figures["seededAc"], figures["leftOverLb"] = season.acres, season.left_over_lb
    figures["hauledLb"], figures["returnedLb"] = season.hauled_lb, season.returned_lb
    return figures


def peer_runs(cart, document, seeds):
    runs = []
    for seed in seeds:
        season = model.Season(
            document["inputs"], cart["plan"], draws.Random(document["inputs"], seed)
        )
        runs.append(peer_figures(season.run()))
    return runs


def compare_distributions(options, cart, document, number):
    """How many seasons of SimPy were compared, and what differs."""
    first = number * 1_000_003
    runs = peer_runs(cart, document, range(first, first + options.replications))
    faults = differences(options, cart, document, runs)
    if faults:
        # A few seasons say little of what is rare: what they doubt, ten times as many decide.
        more = range(first + len(runs), first + 11 * len(runs))
        runs += peer_runs(cart, document, more)
        faults = differences(options, cart, document, runs)
    return len(runs), faults


def differences(options, cart, document, runs):
    return [
        *compare_means(options, cart, document, runs),
        *compare_quantiles(options, cart, document, runs),
    ]


def compare_means(options, cart, document, runs):
    """Means of an uncertain season, each within the joint interval of four standard errors."""
    for name, figure in cart["figures"].items():
        if name not in runs[0]:
            continue
        values = [run[name] for run in runs]
        own = figure["mean"]
        count, others = document["replications"], len(values)
        variance = ((own["high"] - own["low"]) / 2 / 1.959963984540054) ** 2 * count
        # One variance for both: what is rare may not have been seen by the smaller sample at all.
        pooled = (count * variance + others * statistics.variance(values)) / (count + others)
        reach = 4 * math.sqrt(pooled * (1 / count + 1 / others)) + 1e-9
        mean = statistics.fmean(values) + (1 if options.plant == "mean" else 0) * 5 * reach
        if abs(mean - own["value"]) > reach:
            yield f"{name}: {own['value']:.4f}, {mean:.4f} ± {reach:.4f} in SimPy"


def compare_quantiles(options, cart, document, runs):
    """Days to finish: as many of SimPy's seasons end before a quantile as should."""
    days = [run["elapsed"] for run in runs]
    if options.plant == "quantile":
        middle = statistics.fmean(run["days"] for run in runs)
        days = [middle + 9 * (day - middle) for day in days]
    each = 1 / document["replications"] + 1 / len(days)
    for name, share in (("p10", 0.1), ("p50", 0.5), ("p90", 0.9)):
        value = cart["figures"]["days"][name]
        value = math.inf if value is None else value
        reach = 4 * math.sqrt(share * (1 - share) * each)
        before = sum(day < value - 1e-9 for day in days) / len(days)
        until = sum(day <= value + 1e-9 for day in days) / len(days)
        if not before - reach <= share <= until + reach:
            yield (
                f"days: {share:.0%} end by {value:.2f}, in SimPy {before:.0%} before and "
                f"{until:.0%} by it ± {reach:.0%}"
            )


def compare_times(options, path, cart, document):
    """Seconds of processor time for a season, one core each, in the same run."""
    inputs, name = document["inputs"], cart["cart"]

    def own(count):
        best = math.inf
        for _ in range(5):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            aircart(
                options,
                [path, "--quiet", "--no-files", "--json", "--threads", 1, "--carts", name,
                 "--replications", count],
            )
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            best = min(best, spent)
        return best

    few, many = 2_000, 42_000
    each = (own(many) - own(few)) / (many - few)
    best = math.inf
    for _ in range(5):
        start = time.process_time()
        for replication in range(50):
            model.Season(inputs, cart["plan"], draws.Random(inputs, replication)).run()
        best = min(best, (time.process_time() - start) / 50)
    return each, best


def farm_of(options, number):
    """A random farm, and the same without chance."""
    rng = random.Random(options.seed * 1000 + number)
    farm = farms.farm(rng)
    return farm, farms.off_plan(rng, farm)


class Tally:
    """What has been compared, and how often it failed."""

    def __init__(self, seed):
        self.seed = seed
        self.passed = self.failed = self.events = self.seasons = 0

    def add(self, number, cart, faults):
        for fault in faults:
            print(f"FAILED farm {number} (seed {self.seed}), {cart['cart']}: {fault}", flush=True)
        self.failed += bool(faults)
        self.passed += not faults


def compare_farms(options, tally):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "farm.json"
        for number in range(max(options.farms, options.uncertain_farms)):
            uncertain, certain = farm_of(options, number)
            if number < options.farms:
                path.write_text(json.dumps(certain))
                document = simulated(options, path, "--replications", 1)
                for cart in plans(document):
                    count, fault = compare_events(options, path, cart, document, folder)
                    tally.events += count
                    tally.add(number, cart, [fault] if fault else [])
            if number < options.uncertain_farms:
                path.write_text(json.dumps(uncertain))
                document = simulated(options, path, "--replications", 2_000)
                for cart in plans(document):
                    count, faults = compare_distributions(options, cart, document, number)
                    tally.seasons += count
                    tally.add(number, cart, faults)


def main():
    parser = argparse.ArgumentParser(prog="run-season")
    parser.add_argument("--aircart", required=True)
    parser.add_argument("--farm", required=True, help="the farm whose season is timed")
    parser.add_argument("--farms", type=int, help="compared event by event")
    parser.add_argument("--uncertain-farms", type=int, help="compared in distribution")
    parser.add_argument("--replications", type=int, help="of each of these, in SimPy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plant", choices=FAULTS, help="a fault to be found")
    parser.add_argument("--least-ratio", type=float, default=200)
    parser.add_argument("--quick", action="store_true", help="no times, fewer farms and seasons")
    options = parser.parse_args()
    usual = (20, 5, 40) if options.quick else (200, 20, 100)
    for name, number in zip(("farms", "uncertain_farms", "replications"), usual):
        if getattr(options, name) is None:
            setattr(options, name, number)
    tally = Tally(options.seed)
    compare_farms(options, tally)
    print(f"{tally.events} events of seasons without chance compared, and means and quantiles of "
          f"{tally.seasons} uncertain ones")
    if not options.quick:
        document = simulated(options, options.farm, "--replications", 10)
        cart = next(plans(document))
        own, peer = compare_times(options, options.farm, cart, document)
        ratio = peer / own
        print(f"{cart['cart']} on {options.farm}, a season on one core, best of five:")
        print(f"aircart {own * 1e6:.1f} µs, SimPy {simpy.__version__} {peer * 1e3:.1f} ms, "
              f"{ratio:.0f} times")
        if ratio < options.least_ratio:
            print(f"FAILED: less than {options.least_ratio:.0f} times as fast")
            tally.failed += 1
        else:
            tally.passed += 1
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(tally.failed > 0)


main()
