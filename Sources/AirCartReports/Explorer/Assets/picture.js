// The cart from the side: tanks whose areas are in proportion to their volumes, and what is in them.

/** Sizes of the drawing in its own units: as wide as this, main tanks as high as that. */
const drawing = { width: 320, edge: 14, gap: 3, tank: 62, saddle: 24, top: 34, funnel: 12, wheel: 13 };

/** Where each tank stands: main tanks side by side, saddle tanks above the middle of them. */
function tankBoxes(tanks) {
  const { width, edge, gap, tank: high, saddle, top } = drawing;
  const main = tanks.filter(({ isSaddle }) => !isSaddle);
  const space = width - 2 * edge - gap * Math.max(0, main.length - 1);
  const unit = space / Math.max(1, engine.sum((main.length ? main : tanks).map(({ capacity }) => capacity)));
  let across = edge;
  let above = width / 2 - engine.sum(tanks.filter(({ isSaddle }) => isSaddle)
    .map(({ capacity }) => capacity * unit * high / saddle / 2));
  return tanks.map(({ capacity, isSaddle }) => {
    const wide = capacity * unit * (isSaddle ? high / saddle : 1);
    const box = isSaddle ? { x: above, y: top - saddle - gap, wide, high: saddle }
      : { x: across, y: top, wide, high };
    if (isSaddle) above += wide + gap;
    else across += wide + gap;
    return box;
  });
}

/** The cart with a load; the list beside it says the same in words. */
function cartPicture(cart, rows) {
  const { width, edge, top, tank: high, funnel, wheel } = drawing;
  const bottom = top + high + funnel;
  const boxes = tankBoxes(cart.tanks);
  const fixed = value => value.toFixed(1);
  const tanks = boxes.map((box, index) => {
    const { product, percent, use } = rows[index];
    const level = product === null ? 0 : Math.min(100, percent) / 100 * box.high;
    const middle = box.x + box.wide / 2;
    const isMain = !cart.tanks[index].isSaddle;
    return html`${isMain && html`<path class="steel" d="M${fixed(box.x)} ${fixed(top + high)}L${
      fixed(middle - 3)} ${fixed(bottom)}h6L${fixed(box.x + box.wide)} ${fixed(top + high)}z"/>`}
      <rect class="wall" x="${fixed(box.x)}" y="${fixed(box.y)}" width="${fixed(box.wide)}" height="${
  fixed(box.high)}" rx="3"/><rect class="level ${wording.uses[use] ?? ''}" x="${fixed(box.x)}" y="${
  fixed(box.y + box.high - level)}" width="${fixed(box.wide)}" height="${fixed(level)}" rx="3"/>
      <text x="${fixed(middle)}" y="${fixed(box.y + box.high / 2 + 4)}">${
  isMain ? (/\d+$/.exec(cart.tanks[index].name) ?? [''])[0] : ''}</text>`;
  });
  return html`<svg class="picture" viewBox="0 0 ${String(width)} ${String(bottom + wheel + 6)}"
    aria-hidden="true"><path class="steel" d="M0 ${fixed(bottom + 4)}h${fixed(width - edge)}v-4H${
  fixed(edge)}z"/>${[0.16, 0.78].map(share => html`<circle class="wheel" cx="${
  fixed(share * width)}" cy="${fixed(bottom + 5)}" r="${String(wheel)}"/>`)}${tanks}</svg>`;
}
