"""Accessibility as axe-core judges it."""

import pathlib

import axe_playwright_python

SCRIPT = pathlib.Path(axe_playwright_python.__file__).parent.joinpath("axe.min.js").read_text()
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


# Hundreds of dots and bars are one drawing with a title and a description, which axe looks at; their
# colours are judged by ColorTokenTests.swift.
PAGE = {"exclude": ["svg.chart *"]}


def violations(page, context=PAGE):
    """Runs axe on a page, or on the part that a context names, and returns each finding as text."""
    page.evaluate(SCRIPT)
    found = page.evaluate(
        "([context, tags]) => axe.run(context, {runOnly: tags})", [context, TAGS]
    )
    return [
        f"{rule['id']}: {node['target']}: {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
