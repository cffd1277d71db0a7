"""Builds the package with faults, finds which tests reach each, and runs those."""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import threading
import time

import sites

HERE = pathlib.Path(__file__).resolve().parent
# These read the sources, which have the faults in them for every test.
NOT_RUN = "ArchitectureTests."
# A suite that takes longer, in the build without an active fault, is not asked.
LONGEST = 40.0


def read_options():
    """The command line."""
    parser = argparse.ArgumentParser(prog="Tests/Mutation/run")
    parser.add_argument("root", type=pathlib.Path, help=argparse.SUPPRESS)
    parser.add_argument("--list", type=pathlib.Path, default=HERE / "faults.tsv",
                        help="a list of faults; faults.tsv by default")
    parser.add_argument("--seed", type=int, help="faults that this seed draws, in place of a list")
    parser.add_argument("--count", type=int, default=300, help="how many it draws; 300 by default")
    parser.add_argument("--only", type=int, help="one fault, with what its tests print")
    parser.add_argument("--again", action="store_true", help="forget what was found")
    parser.add_argument("--jobs", type=int, default=2, help="tests at a time; 2 by default")
    return parser.parse_args()


class Copy:
    """A copy of the package that has all faults, each active where its number is asked for."""

    def __init__(self, options):
        self.root = root = options.root
        self.package = root / ".build" / "mutation" / "package"
        self.count = options.count
        if options.seed is None:
            self.folder = root / ".build" / "mutation" / options.list.stem
            self.sites, self.possible = sites.listed(root, options.list)
            self.count = len(self.sites)
        else:
            self.folder = root / ".build" / "mutation" / f"{options.seed}-{self.count}"
            # Some do not compile, where a type has operators of its own.
            more = self.count + self.count // 4 + 10
            self.sites, self.possible = sites.drawn(root, options.seed, more)

    def make(self):
        """Copies what is committed or changed, and drops faults until the rest compiles."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self.package.mkdir(parents=True, exist_ok=True)
        files = subprocess.run(
            ["git", "ls-files", "-z"], cwd=self.root, check=True, capture_output=True, text=True)
        for path in files.stdout.split("\0"):
            if path and (self.root / path).is_file():
                write_if_new(self.package / path, (self.root / path).read_bytes())
        self.add_module()
        dropped_path = self.folder / "dropped.json"
        dropped = json.loads(dropped_path.read_text()) if dropped_path.exists() else []
        while True:
            self.plant(set(dropped))
            failed = self.build()
            if not failed:
                break
            dropped += sorted(failed)
            dropped_path.write_text(json.dumps(dropped))
            print(f"{len(failed)} faults do not compile and are dropped", flush=True)
        self.sites = [site for site in self.sites if site.number not in dropped][: self.count]

    def add_module(self):
        """The module in C that knows which fault is active."""
        module = self.package / "Sources" / "Mutants"
        write_if_new(module / "include" / "mutants.h", (HERE / "mutants.h").read_bytes())
        write_if_new(module / "mutants.c", (HERE / "mutants.c").read_bytes())
        text = (self.root / "Package.swift").read_text()
        text = text.replace("  .treatAllWarnings(as: .error),\n", "")
        text = text.replace("  targets: [\n", '  targets: [\n    .target(name: "Mutants"),\n', 1)
        text = text.replace(
            'name: "AirCart", swift', 'name: "AirCart", dependencies: ["Mutants"], swift')
        for module in sites.MODULES[1:]:
            text = re.sub(rf'(name: "{module}",\s+dependencies: \[)', r'\1"Mutants", ', text)
        write_if_new(self.package / "Package.swift", text.encode())

    def plant(self, dropped):
        """Writes the sources with the faults that are left."""
        kept = [site for site in self.sites if site.number not in dropped]
        for path in {site.path for site in self.sites}:
            own = [site for site in kept if site.path == path]
            source = sites.planted_source((self.root / path).read_text(), own)
            write_if_new(self.package / path, source.encode())
        for module in sites.MODULES:
            own = [site for site in kept if site.path.startswith(f"Sources/{module}/")]
            path = self.package / "Sources" / module / "Mutants.swift"
            write_if_new(path, sites.helpers(own).encode())

    def build(self):
        """The numbers of the faults that do not compile; ends where something else does not."""
        command = ["swift", "build", "-c", "release", "--package-path", str(self.package),
                   "--build-tests"]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode == 0:
            return set()
        places = {}
        for site in self.sites:
            places[str(self.package / site.path), site.line + 1] = site.number
        errors = re.findall(r"^(/\S+?):(\d+):\d+: error", done.stdout + done.stderr, re.M)
        failed = set()
        for path, line in errors:
            # A message may stand a few lines from the fault, where an expression has several.
            near = [places.get((path, int(line) + step)) for step in (0, -1, 1, -2, 2, -3, 3)]
            failed.update([number for number in near if number][:1])
        if not failed:
            sys.exit(done.stdout[-6000:] + done.stderr[-6000:])
        return failed

    @property
    def bundle(self):
        """The program with all tests."""
        return self.package / ".build" / "release" / "aircartPackageTests.xctest"


def write_if_new(path, content):
    """Writes a file unless it is there, so that a build does not begin anew."""
    if path.is_file() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    mode = 0o755 if content.startswith(b"#!") else 0o644
    path.write_bytes(content)
    path.chmod(mode)


def run_suite(copy, suite, environment, limit, shown=False):
    """Whether a suite passes, and in how many seconds; too long is a failure."""
    command = [str(copy.bundle), "--testing-library", "swift-testing", "--filter",
               "^" + re.escape(suite) + "/"]
    variables = {**os.environ, "SWIFT_BACKTRACE": "enable=no", **environment}
    begun = time.monotonic()
    process = subprocess.Popen(
        command, cwd=copy.package, env=variables, start_new_session=True,
        stdin=subprocess.DEVNULL, stdout=None if shown else subprocess.DEVNULL,
        stderr=subprocess.STDOUT)
    try:
        passed = process.wait(limit) == 0
    except subprocess.TimeoutExpired:
        passed = False
        # The group is the session that was begun for this test alone.
        os.killpg(process.pid, 9)
        process.wait()
    return passed, time.monotonic() - begun


def baseline(copy, jobs):
    """For each suite that passes without a fault: its seconds and the faults that it reaches."""
    path = copy.folder / "baseline.json"
    if path.exists():
        return json.loads(path.read_text())
    listed = subprocess.run(
        [str(copy.bundle), "--testing-library", "swift-testing", "--list-tests"],
        cwd=copy.package, check=True, capture_output=True, text=True).stdout
    suites = sorted({line.split("/")[0] for line in listed.splitlines() if "/" in line})
    suites = [suite for suite in suites if not suite.startswith(NOT_RUN)]
    seen_folder = copy.folder / "seen"
    shutil.rmtree(seen_folder, ignore_errors=True)
    seen_folder.mkdir()

    def measure(suite):
        seen = seen_folder / suite
        passed, seconds = run_suite(copy, suite, {"AIRCART_MUTANTS_SEEN": str(seen)}, LONGEST)
        numbers = set(map(int, seen.read_text().split())) if seen.exists() else set()
        return suite, passed, seconds, sorted(numbers)

    result = {}
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for suite, passed, seconds, numbers in pool.map(measure, suites):
            if passed:
                result[suite] = {"seconds": seconds, "reached": numbers}
            else:
                print(f"not asked: {suite}, {seconds:.0f} s without a fault", flush=True)
    path.write_text(json.dumps(result))
    return result


def find(copy, site, suites, shown=False):
    """Runs the suites that reach a fault, the quickest first, until one fails."""
    reaching = [name for name, suite in suites.items() if site.number in suite["reached"]]
    stem = pathlib.Path(site.path).stem.split("+")[0]
    # A suite that is named like the file is the likeliest to notice.
    reaching.sort(key=lambda name: (f".{stem}Tests" not in name, suites[name]["seconds"]))
    found = None
    for name in reaching:
        limit = 20 + 10 * suites[name]["seconds"]
        if not run_suite(copy, name, {"AIRCART_MUTANT": str(site.number)}, limit, shown)[0]:
            found = name
            break
    path, source, change, column = site.key
    return {"number": site.number, "file": path, "line": site.line + 1, "source": source,
            "column": column, "change": change, "suites": len(reaching), "found": found}


def answers():
    """What is known of faults that no suite finds, by place and change: why none can, or what does."""
    path = HERE / "survivors.json"
    entries = json.loads(path.read_text()) if path.exists() else []
    return {(entry["file"], entry["source"], entry["change"]): entry for entry in entries}


def report(copy, results, answered):
    """What was planted, found and left."""
    survivors = [result for result in results if not result["found"]]
    lines = []
    counts = {"found": len(results) - len(survivors), "same": 0, "open": 0}
    for result in sorted(survivors, key=lambda result: (result["file"], result["line"])):
        answer = answered.get((result["file"], result["source"], result["change"]), {})
        if "foundBy" in answer:
            kind, state = "found", f"found by {answer['foundBy']}"
        elif "reason" in answer:
            kind, state = "same", f"changes no answer: {answer['reason']}"
        else:
            kind, state = "open", "SURVIVED" + ("" if result["suites"] else ", no test reaches it")
        counts[kind] += 1
        lines.append(f"{result['number']}: {result['file']}:{result['line']}: {result['change']}\n"
                     f"    {result['source']}\n    {state}")
    share = 100 * counts["found"] / max(1, counts["found"] + counts["open"])
    lines.append(f"{len(results)} faults of {copy.possible} possible ones: {counts['found']} found, "
                 f"{counts['same']} change no answer, {counts['open']} open; of those that change one, "
                 f"{share:.1f} % are found")
    return "\n".join(lines) + "\n", share >= 95 and counts["open"] == 0


def main():
    """Plants, runs and reports; fails under 95 % or where a survivor has no answer."""
    options = read_options()
    copy = Copy(options)
    if options.again:
        shutil.rmtree(copy.folder, ignore_errors=True)
    copy.make()
    suites = baseline(copy, options.jobs)
    if options.only is not None:
        site = next((site for site in copy.sites if site.number == options.only), None)
        if site is None:
            sys.exit(f"there is no fault {options.only}")
        print(json.dumps(find(copy, site, suites, shown=True), indent=2, ensure_ascii=False))
        return
    path = copy.folder / "results.jsonl"
    results = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    done = {result["number"] for result in results}
    lock = threading.Lock()

    def try_one(site):
        result = find(copy, site, suites)
        with lock, path.open("a") as file:
            results.append(result)
            file.write(json.dumps(result, ensure_ascii=False) + "\n")
            state = f"found by {result['found']}" if result["found"] else "SURVIVED"
            print(f"{len(results)}/{len(copy.sites)}: {result['file']}:{result['line']}: "
                  f"{result['change']}: {state}", flush=True)

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        list(pool.map(try_one, [site for site in copy.sites if site.number not in done]))
    text, is_good = report(copy, results, answers())
    (copy.folder / "report.txt").write_text(text)
    print(text, end="")
    sys.exit(0 if is_good else 1)


if __name__ == "__main__":
    main()
