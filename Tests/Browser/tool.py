"""The tool under test."""

import os
import pathlib
import subprocess

ROOT = pathlib.Path(os.environ["AIRCART_ROOT"])
WIDTHS = (320, 768, 1280)
# Seconds after which what hangs is ended. The only limit on time in these tests: no machine, however
# slow, should come near it.
HANG_GUARD = 600
SCHEMES = ("light", "dark")


def run(*arguments, cwd=ROOT):
    """Runs the tool, however it ends."""
    return subprocess.run(
        [os.environ["AIRCART"], *map(str, arguments)], cwd=cwd, capture_output=True, text=True,
        timeout=HANG_GUARD,
    )


def aircart(*arguments, cwd=ROOT, code=0):
    """Runs the tool and returns what it wrote to standard output."""
    done = run(*arguments, cwd=cwd)
    assert done.returncode == code, f"{arguments}: {done.returncode}\n{done.stderr}"
    return done.stdout
