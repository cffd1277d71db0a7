"""Two and twenty containers write into one volume at once: every process is number 1.

Nothing may be told apart by process numbers, which are all the same. The oracle: exit codes that help
lists; files of one run, whole, and no other; each plan kept, and a name kept once; nothing hidden. At
the end locks are planted that lock nothing, which must be seen.
"""

import subprocess
import sys
from pathlib import Path

from faults import DOCUMENTED, SHIM, TOOL, WORK, is_hidden, is_mixture, prepare, tool, tree

CONTAINER = ["unshare", "--pid", "--fork", "--kill-child", "--mount-proc"]
SWEEP = "sweep {}.json --output run --only results"
SAVE = "plans save {} --cart 9650 --field 160ac Wheat=100"
ROUNDS = 5


def at_once(folder, commands, **planted):
    """Runs commands in separate containers at the same time; their exit codes."""
    environment = {"PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "AIRCART_HOME": str(folder / "home"),
                   **planted}
    processes = [
        subprocess.Popen(
            [*CONTAINER, TOOL, *command.split()], cwd=folder, env=environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        for command in commands]
    for process in processes:
        process.communicate()
    return [process.returncode for process in processes]


def end_of(name, before, command):
    """The files that a command by itself leaves."""
    folder = Path(WORK) / f"{name} alone"
    prepare(folder, before)
    done = tool(command, folder)
    assert done.returncode == 0, done.stderr
    return tree(folder)


def faults_of_sweeps(folder, count, ends, **planted):
    prepare(folder, [])
    codes = at_once(folder, [SWEEP.format(["one", "old"][place % 2]) for place in range(count)],
                    **planted)
    if 0 not in codes or set(codes) - DOCUMENTED:
        yield f"exit codes {sorted(set(codes))}"
    found = tree(folder)
    if found not in ends or is_mixture(folder):
        yield "the folder is not that of one of the runs"
    if any(map(is_hidden, found)):
        yield "hidden files are left"


def faults_of_plans(folder, count, **planted):
    prepare(folder, [])
    # Half of them want the same name, which only one may have.
    names = [f"p{place}" if place % 2 else "same" for place in range(count)]
    codes = at_once(folder, [SAVE.format(name) for name in names], **planted)
    saved = [name for name, code in zip(names, codes) if code == 0]
    if sorted(saved) != sorted(set(names)) or set(codes) - DOCUMENTED:
        yield f"saved {saved}, exit codes {codes}"
    listed = tool("plans list --json", folder)
    if listed.returncode != 0 or listed.stdout.count('"name"') != len(set(names)):
        yield f"listed: {listed.stdout}{listed.stderr}"
    if any(map(is_hidden, tree(folder))):
        yield "hidden files are left"


def main():
    ends = [end_of(name, [], SWEEP.format(name)) for name in ("one", "old")]
    passed, failed = 0, 0
    for number in (2, 20):
        for turn in range(ROUNDS):
            folder = Path(WORK) / f"{number} containers, {turn}"
            for kind, found in (
                    ("sweeps", list(faults_of_sweeps(folder / "sweeps", number, ends))),
                    ("plans", list(faults_of_plans(folder / "plans", number)))):
                for fault in found:
                    print(f"WRONG: {number} containers, {kind}: {fault}", flush=True)
                passed, failed = passed + (not found), failed + bool(found)
    for kind, faults_of in (
            ("sweeps", lambda folder: faults_of_sweeps(folder, 20, ends, LD_PRELOAD=SHIM)),
            ("plans", lambda folder: faults_of_plans(folder, 20, LD_PRELOAD=SHIM))):
        # It is a matter of luck in which round they meet.
        is_seen = any(list(faults_of(Path(WORK) / f"{kind} without locks, {turn}")) for turn in range(20))
        if not is_seen:
            print(f"WRONG: {kind} without locks are not seen")
        passed, failed = passed + is_seen, failed + (not is_seen)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
