"""Every call with which a writing command changes the disk fails once, or is the last.

The oracle: an exit code that help lists; each file as it was or as it should become, and whole; what
is somebody else's as it was; where the manifest is not that of the files, a journal to complete them
by; and the same command done again leaves what it leaves without a fault, and nothing hidden.
"""

import errno
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

TOOL, SHIM, WORK = (os.path.realpath(path) for path in sys.argv[1:4])
# What each call may fail with; 0 ends the program in front of it.
ERRORS = {
    "open": ["EIO", "ENOSPC", "EINTR", "EMFILE", "stopped"],
    "write": ["EIO", "ENOSPC", "EINTR", "stopped"],
    "fsync": ["EIO", "ENOSPC", "EINTR", "stopped"],
    "close": ["EIO", "ENOSPC", "EINTR", "stopped"],
    "rename": ["EIO", "ENOSPC", "stopped"],
    "mkdir": ["EIO", "ENOSPC", "stopped"],
    "unlink": ["EIO", "stopped"],
    "rmdir": ["EIO", "stopped"],
}
JOURNAL = "run/.aircart-journal.json"
KILLED = 137
DOCUMENTED = {0, 1, 64, 65, 66, 73, 74}

SCENARIO = """{ "name": "one", "carts": ["9650"], "field": [80, 160],
  "products": [{ "product": "Wheat", "rate": RATE }] }"""
FARM = """{ "name": "home", "carts": ["9650"],
  "crops": [{ "name": "Wheat", "products": [{ "product": "Wheat", "rate": 100 }] }],
  "fields": [{ "name": "North", "area": 160, "crop": "Wheat" }] }"""
PLAN = "plans save {} --cart 9650 --field 160ac Wheat=100 --replace"
CALENDAR = re.compile(rb'"saved": "[^"]*"|[0-9TZ:.-]{20,}')

# Commands with what was done in the folder before, and the files that are somebody else's.
CASES = {
    "a sweep into a new folder": ("sweep one.json --output run --only results", []),
    "a sweep over an earlier one": (
        "sweep one.json --output run --only results",
        ["sweep old.json --output run --only results"]),
    "a sweep forced into a folder of others": (
        "sweep one.json --output run --only results --force",
        ["mkdir -p run/theirs", "cp old.json run/theirs/"]),
    "a season": ("simulate farm.json --replications 2 --output run", []),
    "an assessment": ("assess --random 2 --carts 9650 --products 2 --output run", []),
    "a report of a run": ("report run", ["sweep one.json --output run --only results"]),
    "a load sheet in place of another": (
        "plan --cart 9650 --field 160 Wheat=100 --load-sheet sheet.html",
        ["plan --cart 9650 --field 90 Wheat=100 --load-sheet sheet.html"]),
    "the what-if page": ("explore --output page.html", []),
    "a plan beside another": (PLAN.format("b"), [PLAN.format("a")]),
    "a plan in place of another": (
        PLAN.format("a").replace("160", "90"), [PLAN.format("a")]),
}


def tool(command, folder, **fault):
    """Runs a command in a folder, with a fault where one is given."""
    environment = {"PATH": os.environ["PATH"], "AIRCART_HOME": str(folder / "home")}
    if fault:
        environment |= {"LD_PRELOAD": SHIM} | {key: str(value) for key, value in fault.items()}
    return subprocess.run(
        [TOOL, *command.split()], cwd=folder, env=environment, capture_output=True, text=True,
        stdin=subprocess.DEVNULL)


def prepare(folder, before):
    """Makes the folder as it is before the command."""
    folder.mkdir(parents=True)
    (folder / "one.json").write_text(SCENARIO.replace("RATE", "100"))
    (folder / "old.json").write_text(SCENARIO.replace("RATE", "[90, 95]"))
    (folder / "farm.json").write_text(FARM)
    for command in before:
        if command.split()[0] in ("mkdir", "cp", "rm"):
            subprocess.run(command.split(), cwd=folder, check=True)
        else:
            done = tool(command, folder)
            assert done.returncode == 0, f"{command}: {done.stderr}"


def tree(folder):
    """The bytes of every file, with no time and no name made of one."""
    files = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            bytes = path.read_bytes()
            name = str(path.relative_to(folder))
            if name.startswith("home/") or name == "all.json":
                bytes = CALENDAR.sub(b"-", bytes)
                name = re.sub(r"[^/]*\.json$", hashlib.sha256(bytes).hexdigest()[:8], name)
            files[name] = bytes
    return files


def is_mixture(folder):
    """Whether the manifest of a run has another hash than a file that it lists."""
    try:
        outputs = json.loads((folder / "run/manifest.json").read_text())["outputs"]
    except OSError:
        return False
    return any(
        not (folder / "run" / each["path"]).exists()
        or hashlib.sha256((folder / "run" / each["path"]).read_bytes()).hexdigest()
        != each["sha256"] for each in outputs)


def is_hidden(name):
    return any(part.startswith(".") for part in name.split("/"))


def faults(start, end, done, folder, code):
    """What is wrong with the folder after a command that met a fault."""
    found = tree(folder)
    if done.returncode == 0 and found != end:
        yield "it says that it is done, and is not"
    if done.returncode not in DOCUMENTED and not (code == 0 and done.returncode == KILLED):
        yield f"exit code {done.returncode}"
    if done.returncode not in (0, KILLED) and not done.stderr.strip():
        yield "it says nothing"
    for name, bytes in found.items():
        if not is_hidden(name) and bytes not in (start.get(name), end.get(name)):
            yield f"{name} is neither old nor new"
    for name in start.keys() & end.keys() - found.keys():
        yield f"{name} is lost"
    if is_mixture(folder) and JOURNAL not in found:
        yield "the manifest is of other files, and no journal says what to complete"
    # The journal tells the next run what to complete, of what is there.
    hidden = [name for name in found.keys() - start.keys() if is_hidden(name)]
    if code != 0 and hidden and JOURNAL not in found:
        yield f"left behind: {hidden}"


def try_fault(name, index, call, error, start, end):
    """Tries one fault; returns what is wrong."""
    command, _ = CASES[name]
    code = getattr(errno, error, 0)
    folder = Path(WORK) / f"{abs(hash(name))}-{index}-{error}"
    shutil.copytree(Path(WORK) / name / "start", folder, symlinks=True)
    done = tool(command, folder, FAULT_AT=index, FAULT_CODE=code)
    wrong = list(faults(start, end, done, folder, code))
    again = tool(command, folder)
    if again.returncode != 0:
        wrong.append(f"done again it ends with {again.returncode}: {again.stderr.strip()}")
    elif tree(folder) != end:
        others = {each for each in tree(folder).items()} ^ {each for each in end.items()}
        wrong.append(f"done again it differs in {sorted({each[0] for each in others})}")
    shutil.rmtree(folder)
    return [f"{name}: call {index} ({call}), {error}: {each}" for each in wrong]


def main():
    wrong, count = [], 0
    chosen = " ".join(sys.argv[4:])
    for name, (command, before) in CASES.items():
        if chosen not in name:
            continue
        home = Path(WORK) / name
        prepare(home / "start", before)
        start = tree(home / "start")
        shutil.copytree(home / "start", home / "end", symlinks=True)
        done = tool(command, home / "end", FAULT_COUNT=home / "calls")
        assert done.returncode == 0, f"{command}: {done.stderr}"
        end = tree(home / "end")
        calls = (home / "calls").read_text().split()
        jobs = [
            (name, index, call, error, start, end)
            for index, call in enumerate(calls) for error in ERRORS[call]]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            found = [each for result in pool.map(lambda job: try_fault(*job), jobs) for each in result]
        print(f"{name}: {len(calls)} calls, {len(jobs)} faults, {len(found)} wrong", flush=True)
        for each in found[:20]:
            print("WRONG:", each, flush=True)
        wrong += found
        count += len(jobs)
    print(f"{count - len(wrong)} passed, {len(wrong)} failed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
