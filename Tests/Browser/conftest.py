"""What every test of a page shares: browsers, pages under watch, and reports to open."""

import os
import pathlib

import pytest
from playwright.sync_api import sync_playwright

# What makes the reports that tests open, as fixtures; and what tests share.
from reports import *  # noqa: F403
from tool import HANG_GUARD, ROOT, SCHEMES, WIDTHS, aircart  # noqa: F401

@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright):
    # Chromium's sandbox refuses to run as root, as containers do.
    browser = playwright.chromium.launch(
        executable_path=os.environ["CHROMIUM"], args=["--no-sandbox", "--font-render-hinting=none"]
    )
    yield browser
    browser.close()


class Watch:
    """Collects what a page must never do: errors, and requests to anything but its own file."""

    def __init__(self, page):
        self.problems = []
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("request", self._request)
        page.on("requestfailed", lambda request: self.problems.append(f"failed: {request.url}"))

    def _console(self, message):
        if message.type in ("error", "warning"):
            self.problems.append(f"console {message.type}: {message.text}")

    def _request(self, request):
        if not request.url.startswith(("file:", "blob:", "data:")):
            self.problems.append(f"request: {request.url}")


@pytest.fixture
def open_page(chromium):
    """Opens a file as a user would; the test fails when a page it opened misbehaved."""
    contexts, watches = [], []

    def open(path, width=1280, height=800, scheme="light", expects_problems=False, **settings):
        context = chromium.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, **settings
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(HANG_GUARD * 1000)
        page.watch = Watch(page)
        if not expects_problems:
            watches.append(page.watch)
        fragment = ""
        if "#" in str(path):
            path, fragment = str(path).split("#", 1)
            fragment = "#" + fragment
        page.goto(pathlib.Path(path).resolve().as_uri() + fragment)
        return page

    yield open
    for context in contexts:
        context.close()
    problems = [problem for watch in watches for problem in watch.problems]
    assert not problems, "\n".join(problems)


def pytest_terminal_summary(terminalreporter, config):
    stats = terminalreporter.stats
    for report in stats.get("skipped", []):
        terminalreporter.write_line(f"SKIPPED: {report.nodeid}: {report.longrepr[2]}")
    failed = len(stats.get("failed", [])) + len(stats.get("error", []))
    config.counts = f"{len(stats.get('passed', []))} passed, {failed} failed"


def pytest_unconfigure(config):
    """Ends with the line that every script of the repository ends with."""
    print(getattr(config, "counts", ""))
