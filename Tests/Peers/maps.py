"""Compares the areas and totals of random maps with pyproj and Shapely."""

import json
import math
import random
import subprocess
import sys
import tempfile
from pathlib import Path

import shapefile
from pyproj import Geod
from shapely import union_all
from shapely.geometry import MultiPolygon, Polygon, mapping
from shapely.geometry.polygon import orient

SEED = 20_261
TOLERANCE = 1e-6
WGS84 = Geod(ellps="WGS84")
SQUARE_METRES_PER_ACRE = 4046.85642
POUNDS_PER_KILOGRAM = 1 / 0.453592
SYSTEM = (
    'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],'
    'PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]'
)


def outline(draw, east, north, size):
    """A star of corners around a place, `size` degrees of latitude wide at most."""
    turns = sorted(draw.uniform(0, 2 * math.pi) for _ in range(draw.randint(5, 40)))
    wide = math.cos(math.radians(north))
    corners = []
    for turn in turns:
        radius = size * draw.uniform(0.6, 1)
        corners.append((east + radius * math.cos(turn) / wide, north + radius * math.sin(turn)))
    return corners


def zone(draw, east, north, size):
    """A polygon, some with a hole, or two polygons."""
    while True:
        own, hole, other = (
            Polygon(outline(draw, *place)) for place in (
                (east, north, size), (east, north, size / 4), (east + 5 * size, north, size)
            )
        )
        if not (own.is_valid and hole.is_valid and other.is_valid):
            continue
        if draw.random() < 0.4:
            own = own.difference(hole)
        if draw.random() < 0.2:
            own = union_all([own, other])
        if own.geom_type in ("Polygon", "MultiPolygon") and own.area > size * size / 2:
            return own


def maps(seed):
    """A map: its zones, which do not touch, with rates."""
    draw = random.Random(SEED + seed)
    east, north = draw.uniform(-175, 175), draw.uniform(-65, 65)
    size = 10 ** draw.uniform(-4, -1.5)
    zones = [zone(draw, east, north + 3 * size * place, size) for place in range(draw.randint(1, 6))]
    return zones, [round(draw.uniform(0, 300), 1) for _ in zones]


def area(own):
    parts = own.geoms if isinstance(own, MultiPolygon) else [own]
    return sum(abs(WGS84.geometry_area_perimeter(orient(part))[0]) for part in parts)


def write(folder, zones, rates, is_shapefile):
    if is_shapefile:
        with shapefile.Writer(str(folder / "rx.shp")) as writer:
            writer.field("Dose", "N", 10, 1)
            for own, rate in zip(zones, rates):
                writer.shape(mapping(own))
                writer.record(rate)
        (folder / "rx.prj").write_text(SYSTEM)
        return "rx.shp"
    features = [
        {"type": "Feature", "properties": {"Dose": rate}, "geometry": mapping(own)}
        for own, rate in zip(zones, rates)
    ]
    (folder / "rx.geojson").write_text(json.dumps({"type": "FeatureCollection", "features": features}))
    return "rx.geojson"


def answer(aircart, zones, rates, is_shapefile):
    with tempfile.TemporaryDirectory() as folder:
        name = write(Path(folder), zones, rates, is_shapefile)
        words = [aircart, "plan", "--json", "--cart", "9650", name, "urea=Dose,kg/ha"]
        result = subprocess.run(words, capture_output=True, text=True, check=False, cwd=folder)
    if result.returncode:
        sys.exit(f"aircart failed: {result.stderr}")
    return json.loads(result.stdout)["map"]


def difference(zones, rates, found):
    """What is not as pyproj has it; None where all is."""
    areas = [area(own) for own in zones]
    own = [entry["areaAc"] * SQUARE_METRES_PER_ACRE for entry in found["zones"]]
    if len(own) != len(areas):
        return f"{len(own)} zones in place of {len(areas)}"
    for place, (mine, expected) in enumerate(zip(own, areas)):
        if abs(mine / expected - 1) > TOLERANCE:
            return f"zone {place}: {mine} m² in place of {expected}"
    total = sum(rate * area for rate, area in zip(rates, areas)) / 10_000 * POUNDS_PER_KILOGRAM
    pounds = found["products"][0]["neededLb"]
    return None if abs(pounds - total) <= TOLERANCE * total else f"{pounds} lb in place of {total}"


def main():
    aircart, is_self_test = str(Path(sys.argv[1]).resolve()), len(sys.argv) > 2
    failures = 0
    for seed in range(200):
        zones, rates = maps(seed)
        rates[0] = max(rates[0], 1.0)
        found = answer(aircart, zones, rates, seed % 2 == 1)
        if is_self_test and seed == 7:
            found["zones"][0]["areaAc"] *= 1 + 2e-6
        reason = difference(zones, rates, found)
        if reason:
            failures += 1
            print(f"FAILED map {seed}: {reason}")
    print(f"200 maps, {failures} differences")
    return failures == (1 if is_self_test else 0)


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
