"""The watch over pages sees what it is there for. Oracle: faults planted in pages."""

import pytest

PAGE = "<!doctype html><html lang=en><title>t</title><h1>t</h1>"


@pytest.fixture
def problems_of(open_page, tmp_path):
    def problems(body):
        file = tmp_path / "page.html"
        file.write_text(PAGE + body)
        page = open_page(file, expects_problems=True)
        page.wait_for_timeout(100)
        return page.watch.problems

    return problems


def test_a_quiet_page_has_no_problems(problems_of):
    assert problems_of("<p>quiet</p>") == []


@pytest.mark.parametrize(
    "body, found",
    [
        ("<script>throw new Error('planted')</script>", "planted"),
        ("<script>console.error('planted')</script>", "planted"),
        ("<img alt='' src='http://127.0.0.1:9/planted.png'>", "planted.png"),
        ("<link rel=stylesheet href='missing.css'>", "missing.css"),
    ],
)
def test_a_planted_fault_is_seen(problems_of, body, found):
    assert any(found in problem for problem in problems_of(body))
