"""The what-if page in French and in Ukrainian.

Oracles: the page in English, whose words must not be left; and the tool, which answers in the same words.
"""

import json
import re

import layout
import pytest

from explorer import enter_task, started
from tool import aircart

LANGUAGES = ("fr", "uk")
ROOMS = ("job", "farm", "season")

# All that can be read on the page now: what stands in it and what is read out.
SHOWN = """() => [...document.querySelectorAll('body *')].filter(element => element.checkVisibility())
  .flatMap(element => [...[...element.childNodes].filter(({ nodeType }) => nodeType === 3)
    .map(({ textContent }) => textContent), element.getAttribute('aria-label') ?? '',
    element.getAttribute('placeholder') ?? ''])
  .map(text => text.trim()).filter(Boolean)"""


def opened(open_page, folder, language, **settings):
    """The page of a language, with a job, and its worked farm and season."""
    file = folder / f"{language}.html"
    aircart("explore", "--language", language, "--output", file)
    page = started(open_page(file, **settings))
    enter_task(page)
    return page


def words_of(text):
    """A text without names, numbers and units, which are the same in all languages."""
    return re.sub(r"\([^)]*\)|[^ ]*[^A-Za-z ’'][^ ]*", "", text).strip()


def looks(page, width):
    """Goes through the rooms, and the results of the job where they have a sheet; names each look."""
    for room in ROOMS:
        page.click(f"a[data-room={room}]")
        page.wait_for_timeout(400)
        yield room
        if room == "job" and width < 1024:
            page.click("[data-do=openResults]")
            page.wait_for_timeout(400)
            yield "results"
            page.keyboard.press("Escape")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_page_has_its_words(open_page, tmp_path, language):
    english = opened(open_page, tmp_path, "en")
    page = opened(open_page, tmp_path, language)
    texts, own = (json.loads(p.evaluate("JSON.stringify(texts)")) for p in (english, page))
    messages = page.evaluate("messages")
    words = english.evaluate("wording.words")

    def leaves(value):
        return [value] if isinstance(value, str) else sum(map(leaves, value.values()), [])

    def keys(value):
        if isinstance(value, str):
            return [value]
        return [value["one"]] if "one" in value else sum(map(keys, value.values()), [])

    said = {key for key in keys({k: v for k, v in texts.items() if k not in words})
            if re.search("[A-Za-z]{2}", re.sub(r"{\w+}", "", key))}
    listed = {text for name in ("goals", "rules") for text in
              (own["text"] for own in english.evaluate(f"data.{name}"))}
    listed |= {own["title"] for own in english.evaluate("data.season")}
    assert said | listed == set(messages)
    # No value is lost, in whatever form.
    for key, message in messages.items():
        for form in leaves(message):
            assert set(re.findall(r"{\w+}", form)) == set(re.findall(r"{\w+}", key)), key
    assert page.evaluate("document.documentElement.lang") == {"fr": "fr-CA", "uk": "uk"}[language]
    assert leaves(own) != leaves(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_english_sentence_is_left(open_page, tmp_path, language):
    def read(tag):
        page = opened(open_page, tmp_path, tag, width=390, height=844)
        return {look: set(page.evaluate(SHOWN)) for look in looks(page, 390)}

    english, own = read("en"), read(language)
    # A line is typed in English.
    line = "160 ac canola 5, urea 150, MAP 40"
    for look, texts in english.items():
        left = {text for text in texts & own[look] - {line}
                if len(re.findall(r"\b[a-z]{2,}\b", words_of(text))) > 1}
        assert left == set(), look


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_is_that_of_the_tool(open_page, tmp_path, language):
    page = opened(open_page, tmp_path, language)
    shown = page.evaluate("sentences(answers.current.says.answer)")
    products = ["Wheat=110", "Urea (46-0-0)=150", "MAP (11-52-0)=60"]
    plan = aircart("plan", "--field", "480", "--language", language, "--cart", "91300", *products)
    spaces = re.compile(r"\s+")
    assert spaces.sub(" ", plan).startswith(spaces.sub(" ", shown))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", (320, 390, 1280))
def test_longer_words_fit(open_page, tmp_path, language, width):
    page = opened(open_page, tmp_path, language, width=width, height=844)
    for look in looks(page, width):
        assert layout.findings(page) == [], look
