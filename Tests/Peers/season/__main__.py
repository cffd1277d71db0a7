"""Compares `aircart simulate` with the same model in SimPy: events, means, times."""

import argparse
import csv
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

from . import draws, farms, model

TOLERANCE = 1e-6


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
    """The events of a season without chance as AirCart has them."""
    file = Path(folder) / "trace.csv"
    aircart(
        options,
        [path, "--replications", 1, "--quiet", "--no-files", "--carts", cart, "--trace", file,
         "--json"],
    )
    with open(file, newline="") as rows:
        return sorted(
            (float(r["begin_s"]), float(r["end_s"]), r["activity"]) for r in csv.DictReader(rows)
        )


NAMES = {"truckArrives": "truck arrives", "truckLeaves": "truck leaves"}


def peer_events(season):
    return sorted((b, e, NAMES.get(what, what)) for what, b, e, _ in season.records)


def compare_events(options, path, cart, document, folder):
    """Every event of one season without chance; returns how many, and what differs."""
    own = traced(options, path, cart["cart"], folder)
    draw = draws.Random(document["inputs"], 0)
    season = model.Season(document["inputs"], cart["plan"], draw)
    peer = peer_events(season.run())
    if options.plant == "event" and peer:
        begin, end, what = peer[len(peer) // 2]
        peer[len(peer) // 2] = (begin, end + 1e-3, what)
    if len(own) != len(peer):
        return len(own), f"{len(own)} events, but {len(peer)} in SimPy"
    # Events at equal times may be listed in another order; times decide.
    for first, second in zip(own, peer):
        if abs(first[0] - second[0]) > TOLERANCE or abs(first[1] - second[1]) > TOLERANCE:
            return len(own), f"{first} is {second} in SimPy"
    kinds = lambda events: sorted((what, round(begin, 3)) for begin, _, what in events)
    if kinds(own) != kinds(peer):
        return len(own), "the kinds of events differ"
    return len(own), None


FIGURES = {
    "seedingHours": "seeding", "fillingHours": "filling", "waitingHours": "waiting",
    "movingHours": "moving", "wetHours": "wet",
}


def peer_figures(season):
    figures = {name: 0.0 for name in FIGURES}
    for what, begin, end, _ in season.records:
        for name, activity in FIGURES.items():
            if activity == what:
                figures[name] += (end - begin) / 3600
    figures["stops"] = season.stops
    figures["runOuts"] = season.run_outs
    figures["days"] = min(season.elapsed, season.days["count"])
    return figures


def compare_means(options, path, cart, document, seed):
    """Means of an uncertain season, each within the joint interval of four standard errors."""
    inputs = document["inputs"]
    runs = []
    for replication in range(options.replications):
        draw = draws.Random(inputs, seed * 1_000_003 + replication)
        runs.append(peer_figures(model.Season(inputs, cart["plan"], draw).run()))
    faults = []
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
            faults.append(f"{name}: {own['value']:.4f}, {mean:.4f} ± {reach:.4f} in SimPy")
    return faults


def compare_times(options, path, cart, document):
    """Seconds of processor time for a season, one core each, in the same run."""
    inputs, name = document["inputs"], cart["cart"]

    def own(count):
        best = math.inf
        for _ in range(3):
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

    # Both look for the reserve in their first 2,000 seasons, which is no part of what SimPy does.
    few, many = 2_000, 42_000
    each = (own(many) - own(few)) / (many - few)
    best = math.inf
    for _ in range(3):
        start = time.process_time()
        for replication in range(50):
            model.Season(inputs, cart["plan"], draws.Random(inputs, replication)).run()
        best = min(best, (time.process_time() - start) / 50)
    return each, best


def main():
    parser = argparse.ArgumentParser(prog="run-season")
    parser.add_argument("--aircart", required=True)
    parser.add_argument("--farm", required=True, help="the farm whose season is timed")
    parser.add_argument("--farms", type=int, default=20)
    parser.add_argument("--replications", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plant", choices=["event", "mean"], help="a fault to be found")
    parser.add_argument("--least-ratio", type=float, default=200)
    parser.add_argument("--quick", action="store_true", help="no times, fewer replications")
    options = parser.parse_args()
    if options.quick:
        options.replications = 40
    failed = passed = events = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(options.farms):
            rng = random.Random(options.seed * 1000 + number)
            path = Path(folder) / "farm.json"
            farm = farms.farm(rng)
            path.write_text(json.dumps(farm))
            uncertain = simulated(options, path, "--replications", 2_000)
            path.write_text(json.dumps(farms.off_plan(rng, farm)))
            certain = simulated(options, path, "--replications", 1)
            for cart, drawn in zip(plans(certain), plans(uncertain)):
                count, fault = compare_events(options, path, cart, certain, folder)
                events += count
                faults = [fault] if fault else []
                path.write_text(json.dumps(farm))
                faults += compare_means(options, path, drawn, uncertain, number)
                for fault in faults:
                    print(f"FAILED farm {number} (seed {options.seed}), {cart['cart']}: {fault}")
                failed += bool(faults)
                passed += not faults
    print(f"{events} events of seasons without chance and the means of uncertain ones compared")
    if not options.quick:
        document = simulated(options, options.farm, "--replications", 10)
        cart = next(plans(document))
        own, peer = compare_times(options, options.farm, cart, document)
        ratio = peer / own
        print(f"{cart['cart']} on {options.farm}, a season on one core, best of three:")
        print(f"aircart {own * 1e6:.1f} µs, SimPy {simpy.__version__} {peer * 1e3:.1f} ms, "
              f"{ratio:.0f} times")
        if ratio < options.least_ratio:
            print(f"FAILED: less than {options.least_ratio:.0f} times as fast")
            failed += 1
        else:
            passed += 1
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


main()
