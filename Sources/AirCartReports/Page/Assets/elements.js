// Elements and text for every page. A text is never read as markup.

/** Makes an element; children are texts, nodes, lists of both, or nothing. */
function element(name, attributes, ...children) {
  return completed(document.createElement(name), attributes, children);
}

/** Makes an element of a picture. */
function drawing(name, attributes, ...children) {
  return completed(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

function completed(made, attributes, children) {
  for (const [key, value] of Object.entries(attributes || {}))
    if (value === true) made.setAttribute(key, "");
    else if (value !== false && value != null) made.setAttribute(key, value);
  made.append(...children.flat(Infinity).filter(child => child != null && child !== ""));
  return made;
}

/** A name, which may be of any language and length, in its own direction. */
function nameElement(name) {
  return element("bdi", { class: "name" }, name);
}

/** A template's texts and, in place of `{a}`, `{b}` and so on, values: texts or nodes. */
function filled(template, values) {
  return template.split(/\{(\w)\}/).map((part, place) =>
    place % 2 ? values["abcd".indexOf(part)] : part);
}

/** Calls a function when its calls have paused for 300 ms. */
function debounced(action) {
  let timer;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => action(...values), 300);
  };
}

/** Says something at the foot of the window for a moment. */
function toast(text, isFailure) {
  const box = document.getElementById("toast");
  box.textContent = text;
  box.classList.toggle("failed", Boolean(isFailure));
  box.hidden = false;
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => { box.hidden = true; }, 3000);
}

/** Copies a text, in the way that the browser allows from a file. */
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = element("textarea", { class: "vh", readonly: true });
    field.value = text;
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    if (!isCopied) return toast("The browser does not allow copying; select the text.", true);
  }
  toast("Copied");
}

/** Offers rows of texts as a CSV file. */
function downloadCSV(name, rows) {
  const field = text => /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const text = rows.map(row => row.map(cell => field(String(cell ?? ""))).join(",") + "\n").join("");
  const link = element("a", {
    href: URL.createObjectURL(new Blob([text], { type: "text/csv" })), download: name,
  });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Shows the buttons that copy the commands beside them, and lets those copy that come later. */
function startCopying() {
  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
  addEventListener("click", ({ target }) => {
    if (target.matches("[data-copy]")) copyText(target.parentNode.querySelector("code").textContent);
  });
}

/** On paper every table is open. */
function startPrinting() {
  addEventListener("beforeprint", () => {
    for (const part of document.querySelectorAll("details:not([open])")) {
      part.dataset.folded = "";
      part.open = true;
    }
  });
  addEventListener("afterprint", () => {
    for (const part of document.querySelectorAll("details[data-folded]")) {
      delete part.dataset.folded;
      part.open = false;
    }
  });
}
