"""What axe does not see: text that is cut off, parts that overlap, targets that are too small."""

# Elements whose own text is wider or higher than the box that shows it.
CLIPPED = """() => {
  const out = [];
  for (const element of document.querySelectorAll('body *')) {
    const style = getComputedStyle(element);
    if (!element.checkVisibility() || element.closest('.vh, .skip')) continue;
    const own = [...element.childNodes].some(n => n.nodeType === 3 && n.data.trim());
    if (!own || !['hidden', 'clip'].includes(style.overflowX)) continue;
    if (element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 1)
      out.push(`${element.tagName}.${element.className}: ${element.textContent.slice(0, 40)}`);
  }
  return out;
}"""

# Text that leaves its element's box sideways, or the page.
OVERFLOWING = """() => {
  const out = [], range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode());) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent.checkVisibility()) continue;
    if (parent.closest('script, style, .vh, .skip, svg')) continue;
    range.selectNodeContents(node);
    const block = parent.closest('td, th, button, a, p, li, h1, h2, h3, dt, dd, summary, label') ||
      parent;
    const box = block.getBoundingClientRect();
    for (const rect of range.getClientRects())
      if (rect.width && (rect.left < box.left - 1 || rect.right > box.right + 1))
        out.push(`${block.tagName}.${block.className}: ${node.data.trim().slice(0, 40)}`);
  }
  return [...new Set(out)];
}"""

# Pairs of controls, cells or texts of a chart whose boxes overlap.
OVERLAPPING = """selector => {
  const all = [...document.querySelectorAll(selector)].filter(e => e.checkVisibility());
  const boxes = all.map(e => e.getBoundingClientRect());
  const out = [];
  for (let i = 0; i < all.length; i++)
    for (let j = i + 1; j < all.length; j++) {
      if (all[i].contains(all[j]) || all[j].contains(all[i])) continue;
      const a = boxes[i], b = boxes[j];
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (x > 1 && y > 1) out.push(`${all[i].textContent.trim().slice(0, 30)} / ` +
        all[j].textContent.trim().slice(0, 30));
    }
  return out;
}"""

# Controls that are smaller than a finger.
SMALL = """() => [...document.querySelectorAll(
    'button, select, input, summary, [role=gridcell], a.button')]
  .filter(e => e.checkVisibility() && !e.closest('.vh'))
  .map(e => [e, e.getBoundingClientRect()])
  .filter(([e, box]) => box.width < 43.9 || box.height < 43.9)
  .map(([e, box]) => `${e.tagName}.${e.className} ${e.textContent.trim().slice(0, 30)} ` +
    `${box.width.toFixed(1)}×${box.height.toFixed(1)}`)"""


def findings(page):
    """Everything that is wrong with a page's layout, as texts."""
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return (
        [f"clipped: {text}" for text in page.evaluate(CLIPPED)]
        + [f"overflowing: {text}" for text in page.evaluate(OVERFLOWING)]
        + [f"too small: {text}" for text in page.evaluate(SMALL)]
        + ([f"the page scrolls sideways by {wide} px"] if wide > 0 else [])
    )
