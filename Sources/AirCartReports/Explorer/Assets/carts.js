// All carts beside each other: those with the fewest fills first, those with the same tanks as one.

/** Groups of plans that are shown as one, in the engine's order. */
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
  return html`<h2>${texts.carts}</h2><p class="lead">${sentences(answers.decision)}</p>
    <div class="cards">${rows.map(cardMarkup)}</div>`;
}

const rowNames = row => row.plans.map(plan => plan.cart.name).join(texts.equals);

function cardMarkup(row) {
  const plan = row.plans.find(({ cart }) => cart.name === state.cart) ?? row.plans[0];
  const isCurrent = row.plans.some(({ cart }) => cart.name === state.cart);
  const { fill, verdict } = plan;
  return html`<button type="button" class="card cart" data-do="chooseCart"
    data-cart="${plan.cart.name}" data-key="cart-${row.plans[0].cart.name}"
    aria-pressed="${String(isCurrent)}">
    <span class="head"><strong>${rowNames(row)}</strong>
      ${verdict && html`<span class="verdict">${sentence(verdict)}</span>`}</span>
    ${!plan.refused && cartPicture(plan.cart, fill.fills === null ? plan.optimal.tanks : fill.tanks)}
    ${fill.fills === null
    ? html`<span class="over">${texts.infeasibleShort}: ${infeasibleText(plan)}</span>`
    : html`<span class="figure">${say('fills', { n: fill.fills })}</span>
      <span class="amount">${say('perFill', { area: area(fill.area) })}</span>
      <span class="secondary">${firstOutText(row)}</span>
      <span class="secondary">${weightText(row)}</span>`}
  </button>`;
}

/** What ends a fill; both, where equal carts differ in a tie. */
const firstOutText = row =>
  [...new Set(row.plans.map(plan => sentence(plan.says.end, namesOf(plan))))].join('; ');

function weightText(row) {
  const weighed = row.plans.filter(plan => plan.fill.weight !== null);
  return weighed.map(plan => row.plans.length === 1 ? say('weightOf', { name: texts.gross,
    weight: mass(plan.fill.weight) }) : say('weightOf', { name: plan.cart.name,
    weight: mass(plan.fill.weight) })).join(', ');
}

/** Why a cart cannot do the job. */
const infeasibleText = plan => sentence(plan.infeasible, namesOf(plan));
