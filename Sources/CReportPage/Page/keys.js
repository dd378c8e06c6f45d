// Keyboard shortcuts that work anywhere, and the list of them.

import { closestOf, focusedElement, h, icon } from "./dom.js";
import { judgeChange, stepChange } from "./mendrow.js";

const KEY_LIST = [
  ["/", "Anywhere", "search"],
  ["?", "Anywhere", "this list"],
  ["Esc", "Anywhere", "closes the innermost part and returns to the control that opened it"],
  ["↓ ↑ Enter", "Search", "choose a suggestion"],
  ["j k", "Findings", "next, previous finding"],
  ["j k", "Mend", "next, previous change"],
  ["a r", "Mend", "accept, reject the change"],
  ["← → ↑ ↓", "Grid", "move one cell"],
  ["Home End", "Grid", "ends of the row; with Ctrl, corners"],
  ["Page Up, Page Down", "Grid", "five rows"],
  ["Enter, Space", "Grid", "open the pair"],
  ["n p", "Grid", "next, previous failing cell"],
  ["[ ]", "Matrix", "previous, next variant; the cell stays"],
];

const KEYS_STORE = "legible.single-keys";

export const storedKeys = () => {
  try {
    return localStorage.getItem(KEYS_STORE) !== "off";
  } catch {
    return true;
  }
};

const keyTable = () =>
  h(
    "table",
    { class: "key-table" },
    h("caption", { class: "unseen" }, "Keys of this page"),
    h("thead", null, h("tr", null, ["Key", "Where", "Does"].map((title) => h("th", { scope: "col" }, title)))),
    h(
      "tbody",
      null,
      KEY_LIST.map(([key, where, does]) =>
        h(
          "tr",
          null,
          h("th", { scope: "row" }, key.split(" ").map((each) => [h("kbd", null, each.replace(",", "")), " "])),
          h("td", null, where),
          h("td", null, does),
        )
      ),
    ),
  );

/** @param {App} app */
export const openKeys = (app) => {
  const opener = focusedElement();
  const input = h("input", {
    type: "checkbox",
    id: "single-keys",
    on: {
      change: () => {
        app.keysOn = input.checked;
        try {
          localStorage.setItem(KEYS_STORE, input.checked ? "on" : "off");
        } catch {
          // Without storage, the choice lasts until the page is closed.
        }
      },
    },
  });
  input.checked = app.keysOn;
  const dialog = h(
    "dialog",
    {
      class: "keys",
      "aria-labelledby": "keys-title",
      on: {
        close: () => {
          dialog.remove();
          opener?.focus();
        },
      },
    },
    h(
      "div",
      { class: "dialog-head" },
      h("h2", { id: "keys-title" }, "Keyboard"),
      h("button", {
        type: "button",
        class: "button icon-only",
        "aria-label": "Close",
        on: { click: () => dialog.close() },
      }, icon("close")),
    ),
    h("label", { class: "check", for: "single-keys" }, input, "Single-letter keys: / ? j k a r n p [ ]"),
    keyTable(),
  );
  document.body.append(dialog);
  dialog.showModal();
};

/** @param {App} app */
export const listenToKeys = (app) => {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      if (app.escape()) event.preventDefault();
      return;
    }
    if (
      !app.keysOn ||
      closestOf(event, "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]")
    ) return;
    const keysDialog = document.querySelector("dialog.keys[open]");
    if (keysDialog) return;
    const { view } = app.state;
    /** @type {Record<string, (() => unknown) | undefined>} */
    const ways = {
      "/": () => app.pane.isDialogOpen() ? false : app.search.open(),
      "?": () => openKeys(app),
      j: () => (view === "findings" ? app.pane.step(1) : view === "mend" && stepChange(app, 1)),
      k: () => (view === "findings" ? app.pane.step(-1) : view === "mend" && stepChange(app, -1)),
      a: () => view === "mend" && judgeChange(app, true),
      r: () => view === "mend" && judgeChange(app, false),
      n: () => app.cells.seekFailing(1),
      p: () => app.cells.seekFailing(-1),
      "[": () => view === "matrix" && app.cells.stepVariant(-1),
      "]": () => view === "matrix" && app.cells.stepVariant(1),
    };
    const does = ways[event.key];
    if (does && does() !== false) event.preventDefault();
  });
};
