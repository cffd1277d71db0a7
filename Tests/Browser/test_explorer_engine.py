"""The engine in the page. Oracle: `aircart plan --json`, number by number."""

import concurrent.futures
import json
import os

import pytest
from explorer import begin, command_line, random_job, started, write_page
from firefox import Firefox
from tool import aircart

JOBS = 1000

# Everything that `plan --json` says and that is a number, in its words.
EVALUATE = """jobs => jobs.map(job => {
  const answers = aircart.evaluate(job);
  if (!answers.current) return { problem: answers.problem };
  const { current: plan, current: { cart, greedy, optimal, fill } } = answers;
  const name = index => index === null ? null : job.products[index].product;
  const tanks = rows => rows.map((row, index) => ({ tank: cart.tanks[index].name,
    capacityBu: cart.tanks[index].capacity, product: name(row.product), fillBu: row.load,
    fillPct: row.percent }));
  const left = rows => rows.map(row => ({ product: name(row.product), bu: row.amount }));
  const status = code => ['optimal', 'feasible', 'infeasible'][code];
  const methods = ['greedy', 'exhaustive', 'partition-scan', 'subset-programme'];
  return {
    capacityBu: plan.capacity, demandBu: plan.demand, cartLoadPct: plan.load,
    utilizationPct: plan.utilization,
    products: plan.products.map((product, index) => ({ product: name(index),
      rateLbPerAc: product.rate, densityLbPerBu: product.density, demandBu: product.demand })),
    greedy: { status: 'feasible', unallocatedBu: greedy.unallocated, coveredAc: greedy.covered,
      tanks: tanks(greedy.tanks), unallocated: left(greedy.left) },
    optimal: { status: status(optimal.status), unallocatedBu: optimal.unallocated,
      boundBu: optimal.bound, tanks: tanks(optimal.tanks), unallocated: left(optimal.left) },
    fillPlan: { status: status(fill.status), areaPerFillAc: fill.fills === null ? null : fill.area, boundAc: fill.bound,
      fills: fill.fills, limitingProduct: name(fill.limiting), lastFillAc: fill.last,
      tanks: fill.tanks.map((row, index) => ({ tank: cart.tanks[index].name,
        capacityBu: cart.tanks[index].capacity, product: name(row.product), loadBu: row.load,
        loadLb: row.mass, fillPct: row.percent })) },
    grossWeightLb: fill.weight,
    methods: { optimal: methods[plan.methods[0]], fillPlan: methods[plan.methods[1]] },
    counters: { greedy: plan.counters[0], optimal: plan.counters[1], fillPlan: plan.counters[2] },
    isInfeasible: plan.infeasible !== undefined,
  };
})"""


def filled(job, seed):
    """The job with a way of filling tanks; a limit of weight leaves none to the brim."""
    return job | {"even": seed % 2 == 1, "brim": seed % 4 > 1 and "payload" not in job}


@pytest.fixture(scope="module")
def expected():
    """What the tool says to every job, two processes at a time."""
    jobs = [filled(random_job(seed), seed) for seed in range(JOBS)]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        texts = list(pool.map(lambda job: aircart(*command_line(job)), jobs))
    plans = [json.loads(text) for text in texts]
    assert sum(plan["fillPlan"]["fills"] is None for plan in plans) > 20
    assert sum(plan["units"] == "metric" for plan in plans) > 300
    assert sum(bool(plan["constraints"]) for plan in plans) > 300
    return jobs, plans


def differences(found, wanted, path=""):
    """Where two documents differ; floats are compared as they are, to the bit."""
    if isinstance(found, dict):
        return [d for key in found for d in differences(found[key], wanted.get(key), f"{path}/{key}")]
    if isinstance(found, list) and isinstance(wanted, list) and len(found) == len(wanted):
        return [d for index, (one, other) in enumerate(zip(found, wanted))
                for d in differences(one, other, f"{path}/{index}")]
    return [] if found == wanted else [f"{path}: {found!r}, not {wanted!r}"]


def compare(found, jobs, plans):
    assert len(found) == JOBS
    wrong = []
    for job, answer, plan in zip(jobs, found, plans):
        plan["isInfeasible"] = plan["infeasibility"] is not None
        wrong += [f"{job['id']}{text}" for text in differences(answer, plan)]
    assert not wrong, f"{len(wrong)} differences\n" + "\n".join(wrong[:20])


def test_a_thousand_random_jobs_are_those_of_the_tool_to_the_bit(open_page, tmp_path, expected):
    page = started(open_page(write_page(tmp_path)))
    compare(page.evaluate(EVALUATE, expected[0]), *expected)


@pytest.mark.skipif(not os.environ.get("FIREFOX"), reason="no firefox")
def test_they_are_in_firefox_too(tmp_path, expected):
    with Firefox() as firefox:
        firefox.open(write_page(tmp_path))
        begin(firefox)
        compare(firefox.run(f"return ({EVALUATE})(arguments[0])", expected[0]), *expected)


def test_a_difference_in_the_last_bit_is_noticed():
    assert differences({"a": [0.1 + 0.2]}, {"a": [0.3]}) == ["/a/0: 0.30000000000000004, not 0.3"]
    assert differences({"a": 1.0}, {"a": 1}) == []
    assert differences({"a": None}, {}) == []
    assert differences([1], [1, 2]) == [": [1], not [1, 2]"]


BAD_NUMBERS = """() => {
  const { state, engine } = aircart;
  const strange = [NaN, Infinity, -1, 1e308, 5e-324, -0, 1e18, 0.5];
  const seen = new Set();
  for (const field of strange) for (const rate of strange) for (const density of strange) {
    const job = { units: 'imperial', field, emptyTanks: [], products: [
      { name: '', rate, density, maxTanks: null, tanks: null }], overlap: density, goal: 'practical',
      margin: 5, severities: [3, 1, 2, 2, 2], phosphateTank: null };
    const cart = { tanks: [{ name: 'Tank 1', capacity: 100 }], emptyWeight: null };
    seen.add(engine.plans(job, [cart]).status);
    seen.add(engine.matrix(job, [cart], 0, [rate, 1], [field, 1], ['fills', 'gap']).status);
    engine.breaks(job, [cart], 0, rate, 300);
  }
  return [...seen].sort();
}"""


def test_bad_numbers_get_a_status_and_the_engine_goes_on(open_page, tmp_path):
    page = started(open_page(write_page(tmp_path)))
    assert set(page.evaluate(BAD_NUMBERS)) >= {0, 3, 6, 7, 8, 11}
    answers = page.evaluate(EVALUATE, [random_job(1)])
    assert answers[0]["capacityBu"] > 0
