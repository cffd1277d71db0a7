// All carts beside each other: those with the fewest fills first, those with the same tanks as one.

function cartsMarkup() {
  if (!answers.plans) return html``;
  return html`<h2>${texts.carts}</h2><p class="lead">${sentences(answers.decision)}</p>
    <div class="cards">${rankedRows(answers.plans).map(cardMarkup)}</div>`;
}

function cardMarkup(row) {
  const own = row.find(({ cart }) => cart.name === state.cart);
  const plan = own ?? row[0];
  const { fill, verdict } = plan;
  return html`<button type="button" class="card cart" data-do="chooseCart"
    data-cart="${plan.cart.name}" data-key="cart-${row[0].cart.name}"
    aria-pressed="${String(Boolean(own))}">
    <span class="head"><strong>${cartNames(row)}</strong>
      ${verdict && html`<span class="verdict">${sentence(verdict)}</span>`}</span>
    ${!plan.refused && cartPicture(plan.cart, fill.fills === null ? plan.optimal.tanks : fill.tanks)}
    ${fill.fills === null
    ? html`<span class="over">${texts.infeasibleShort}: ${infeasibleText(plan)}</span>`
    : html`<span class="figure">${say('fills', { n: fill.fills })}</span>
      <span class="amount">${say(fill.fills === 1 ? 'enoughFor' : 'perFill', { area: area(fill.area) })}</span>
      <span class="secondary">${firstOutText(row)}</span>
      <span class="secondary">${weightText(row)}</span>`}
  </button>`;
}

/** What ends a fill; both, where equal carts differ in a tie. */
const firstOutText = row =>
  [...new Set(row.map(plan => sentence(plan.says.end, namesOf(plan))))].join('; ');

const weightText = row => row.filter(({ fill }) => fill.weight !== null).map(({ cart, fill }) =>
  say('weightOf', { name: row.length === 1 ? texts.gross : cart.name, weight: mass(fill.weight) })).join(', ');

/** Why a cart cannot do the job. */
const infeasibleText = plan => sentence(plan.infeasible, namesOf(plan));
