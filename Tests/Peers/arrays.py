"""Compares the results.nc of runs with their results.csv, through xarray's two engines."""

import csv
import pathlib
import shutil
import sys
import tempfile

import numpy as np
import xarray


def table(path):
    """The columns of a table as texts."""
    with open(path, newline="", encoding="utf-8") as file:
        rows = list(csv.reader(file))
    return {name: [row[index] for row in rows[1:]] for index, name in enumerate(rows[0])}


def differences(run, engine):
    """What the arrays of a run say otherwise than its table."""
    columns = table(run / "results.csv")
    found = []
    with xarray.open_dataset(run / "results.nc", engine=engine) as data:
        dims = max((data[name].dims for name in data.data_vars), key=len)
        shape = [data.sizes[dim] for dim in dims]
        for name in [*data.data_vars, *(dim for dim in dims if dim != "cart")]:
            values = data[name]
            expected = np.array(columns[name]).reshape(shape)
            for position, dim in enumerate(dims):
                if dim not in values.dims:
                    # What has no axis is the same all along it.
                    expected = expected.take([0], axis=position)
            expected = expected.reshape(values.shape)
            if "flag_meanings" in values.attrs:
                names = sorted(set(columns[name]) - {""})
                count = len(np.unique(values.values[~np.isnan(values.values)]))
                same = count == len(names)
            else:
                numbers = np.array([float(text) if text else np.nan for text in expected.flat])
                same = np.array_equal(numbers.reshape(values.shape), values.values, equal_nan=True)
            if not same:
                found.append(f"{run.name}: {name} differs by {engine}")
            if not values.attrs.get("long_name"):
                found.append(f"{run.name}: {name} has no long_name by {engine}")
        carts = [str(cart) for cart in data["cart"].values]
        if carts != list(dict.fromkeys(columns["cart"])):
            found.append(f"{run.name}: the carts are {carts} by {engine}")
        for name in set(columns) - set(data.variables):
            if float(columns[name][0]) != float(data.attrs[name]):
                found.append(f"{run.name}: the attribute {name} differs by {engine}")
    return found


def check(runs):
    found = []
    for run in runs:
        for engine in ("scipy", "netcdf4"):
            found += differences(run, engine)
    for line in found:
        print("FAILED", line)
    print(f"{len(runs)} runs by two engines, {len(found)} differences")
    return not found


def self_test(run):
    """A number that is changed must be found."""
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / run.name
        shutil.copytree(run, copy)
        data = bytearray((copy / "results.nc").read_bytes())
        # The last number of the last variable, a cart's weight.
        data[-4] ^= 1
        (copy / "results.nc").write_bytes(data)
        return not check([copy])


def main():
    reports = pathlib.Path(sys.argv[1])
    runs = sorted(path.parent for path in reports.glob("*/results.csv"))
    if len(sys.argv) > 2:
        return self_test(runs[0])
    return bool(runs) and check(runs)


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
