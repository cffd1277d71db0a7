// swift-format-ignore-file
// Generated from Sources/AirCartReports/Explorer/Assets/carts.js by `swift package embed-assets`; do not edit.

extension ExplorerAssets {
  static let cartsJS: StaticString = ##"""
// All carts beside each other: ranked, those with the same tanks as one.

/** Groups of plans that are shown as one, the best first. */
function cartRows() {
  const rows = [];
  answers.plans.forEach((plan, index) => {
    const row = rows.find(found => found.row === plan.row);
    if (row) row.plans.push(plan);
    else rows.push({ row: plan.row, rank: plan.rank, first: index, plans: [plan] });
  });
  return rows.sort((left, right) => left.rank - right.rank || left.first - right.first);
}

function cartsMarkup() {
  if (!answers.plans) return html``;
  const rows = cartRows();
  return html`<h2>${texts.carts}</h2><p class="lead">${bestSentence(rows)}</p>
    <div class="cards">${rows.map(cardMarkup)}</div>`;
}

const rowNames = row => row.plans.map(plan => plan.cart.name).join(texts.equalTo);

function cardMarkup(row) {
  const plan = row.plans.find(({ cart }) => cart.name === state.cart) ?? row.plans[0];
  const isCurrent = row.plans.some(({ cart }) => cart.name === state.cart);
  const { fill } = plan;
  const isBest = row.rank === 1 && fill.fills !== null;
  return html`<button type="button" class="card cart" data-do="chooseCart"
    data-cart="${plan.cart.name}" data-key="cart-${row.plans[0].cart.name}"
    aria-pressed="${isCurrent}">
    <span class="head"><strong>${rowNames(row)}</strong>
      <span class="${isBest ? 'ok' : 'secondary'}">${
  isBest ? texts.best : say('rank', { n: row.rank })}</span></span>
    ${fill.fills === null
    ? html`<span class="over">${texts.infeasibleShort}: ${infeasibleText(plan)}</span>`
    : html`<span class="figure">${say('fills', { n: fill.fills })}</span>
      <span class="amount">${say('perFill', { area: area(fill.area) })}</span>
      <span class="secondary">${firstOutText(row)}</span>
      <span class="secondary">${weightText(row)}</span>`}
  </button>`;
}

/** The name of the product that runs out first; both, where equal carts differ in a tie. */
function firstOutText(row) {
  const names = [...new Set(row.plans.map(plan => limitText(plan.fill)))];
  return row.plans.every(plan => plan.fill.limiting === null) ? texts.weightEnds
    : say('firstOut', { name: listed(names) });
}

function weightText(row) {
  const weighed = row.plans.filter(plan => plan.fill.weight !== null);
  return weighed.map(plan => row.plans.length === 1 ? say('weightOf', { name: texts.gross,
    weight: mass(plan.fill.weight) }) : say('weightOf', { name: plan.cart.name,
    weight: mass(plan.fill.weight) })).join(', ');
}

function infeasibleText({ cart, infeasible, refused }) {
  if (refused) return refusalText(cart, refused);
  const { code, first, second } = infeasible;
  if (code === 1) {
    return say('moreProducts', { a: first, b: say('tankCount', { n: second }) });
  }
  if (code === 2) {
    return second === 0 ? texts.everyEmpty : say('noAllowed', { name: state.products[first].name });
  }
  return { 3: texts.conflict, 5: texts.reservesTooHeavy }[code] ?? texts.noRate;
}

/** Why a limit that others can keep leaves a cart nothing to load. */
function refusalText(cart, { refusal, tank }) {
  if (refusal === 2) {
    return say('cartTooHeavy', { a: mass(cart.emptyWeight), b: mass(poundsOf(state.grossWeight)) });
  }
  const { name, capacity } = cart.tanks[tank];
  return say('reserveTooLarge', { tank: name, a: capacityText(capacity) });
}

// MARK: Which is best, and why

function bestSentence(rows) {
  const count = answers.plans.length;
  const best = rows.filter(row => row.rank === 1);
  const names = best.map(rowNames).join(texts.equalTo);
  const plan = best[0].plans[0];
  if (count < 2) return '';
  if (plan.refused) return texts.noCartAtAll;
  if (plan.fill.fills === null) {
    return say('noCart', { names, a: volume(plan.optimal.unallocated) });
  }
  const next = rows.find(row => row.rank > 1);
  if (!next) return texts.allEqual;
  const nextRows = rows.filter(row => row.rank === next.rank);
  const isOne = best.length === 1 && best[0].plans.length === 1;
  return say('bestOf', { names, is: isOne ? texts.is : texts.are, n: count,
    reason: reason(plan, next.plans[0], nextRows.map(rowNames).join(texts.equalTo)) });
}

function reason(best, other, next) {
  const [fill, otherFill] = [best.fill, other.fill];
  if (otherFill.fills === null) return texts.onlyOne;
  if (fill.fills < otherFill.fills) {
    return say('fewestFills', { n: fill.fills, m: otherFill.fills, next });
  }
  if (fill.area - otherFill.area > 1e-9 * fill.area) {
    return say('largestArea', { a: area(fill.area), b: area(otherFill.area), next });
  }
  return say('leastLeft', { a: volume(best.optimal.unallocated),
    b: volume(other.optimal.unallocated), next });
}

"""##
}
