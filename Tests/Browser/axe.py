"""Accessibility as axe-core judges it."""

import pathlib

import axe_playwright_python

SCRIPT = pathlib.Path(axe_playwright_python.__file__).parent.joinpath("axe.min.js").read_text()
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


# Hundreds of dots and bars are one drawing with a title and a description, which axe looks at; their
# colours are judged by ColorTokenTests.swift.
PAGE = {"exclude": ["svg.chart *"]}

# The plan of a cell, without the text on its drawn cart, behind which axe finds no one color.
INSPECTOR = {"include": ["#inspector"], "exclude": [".picture *"]}


# Signs of one character are text too, whatever the character.
OPTIONS = {"runOnly": TAGS, "checks": {
    "color-contrast": {"options": {"ignoreLength": True, "ignoreUnicode": False}}}}

# Shadows at the edges of what scrolls are decoration; behind a gradient axe finds no color. What is
# laid out only when it comes into sight would lie over what follows it.
FLAT = """() => { const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.frame { background: none !important }
    .panel { content-visibility: visible !important }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]; }"""

# What is scrolled halfway out of a frame on a phone; where there is room axe decides on the same text.
CUT = "partially obscured by another element"


def violations(page, context=PAGE, kinds=("violations",)):
    """Runs axe on a page, or on the part that a context names, and returns each finding as text."""
    page.evaluate(SCRIPT)
    found = page.evaluate("([context, options]) => axe.run(context, options)", [context, OPTIONS])
    return [
        f"{rule['id']}: {node['target']}: {node['failureSummary']}"
        for kind in kinds
        for rule in found[kind]
        for node in rule["nodes"]
    ]


def firefox_violations(firefox, context=PAGE):
    """The same in Firefox, which lays out, names and colours by itself."""
    return firefox.wait(
        SCRIPT + ";axe.run(arguments[0], arguments[1]).then(found => done(found.violations.flatMap("
        "rule => rule.nodes.map(node => `${rule.id}: ${node.target}: ${node.failureSummary}`))))",
        context, OPTIONS)


def findings(page, context=PAGE):
    """What axe finds, and what it could not decide: both are for us to mend."""
    page.evaluate(FLAT)
    found = violations(page, context, ("violations", "incomplete"))
    isPhone = page.viewport_size["width"] < 768
    return [text for text in found if not (isPhone and CUT in text)]
