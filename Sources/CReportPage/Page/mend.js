// The Mend view: the fewest changes, and the pairs that none of them mends.

import { button, focusedElement, h, icon, name, plain } from "./dom.js";
import { editorSection } from "./mendeditor.js";
import { goMend, live, mendFigures } from "./mendfigures.js";
import { planPanel, wayRow } from "./mendpanel.js";
import { changeCard, changeRow, nowChosen } from "./mendrow.js";
import { swatch } from "./paint.js";
import { copyText, empty, pageHead } from "./pieces.js";
import { count, visible } from "./text.js";

/** @param {App} app */
export const mend = (app) => {
  app.mendLives = [];
  if (!app.fails) {
    app.title = "Mend";
    return [pageHead("Mend"), empty("Nothing fails, nothing to mend.", null)];
  }
  const { mendPlan } = app;
  const { data } = mendPlan;
  app.title = data ? data.headline : "Try other colours";
  const head = h(
    "div",
    { class: "mend-head" },
    h("h1", { id: "title", tabindex: "-1" }, app.title),
    h(
      "p",
      { class: "lede" },
      data ? data.detail : "This page has no plan. “legible mend -o FOLDER” writes one with a plan: " +
        "the fewest changes that mend the most.",
    ),
  );
  const list = data && mendPlan.changes.length > 0 ? changeList(app) : null;
  return [
    h(
      "div",
      { class: "mend-grid" },
      h("div", { class: "mend-main" }, head, list, editorSection(app), data ? remainsSection(app, data) : null),
      app.wide.matches ? live(app, () => planPanel(app)) : live(app, () => planStrip(app)),
    ),
  ];
};

/** @param {App} app */
const openPlan = (app) => {
  const opener = focusedElement();
  const dialog = h(
    "dialog",
    {
      class: "mend-dialog",
      "aria-labelledby": "plan-title",
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
      h("span", null),
      h("button", {
        type: "button",
        class: "button icon-only",
        "aria-label": "Close",
        on: { click: () => dialog.close() },
      }, icon("close")),
    ),
    planPanel(app),
  );
  document.body.append(dialog);
  dialog.showModal();
};

/**
 * Shows the totals at the foot of the window and the rest in a dialog, where there is no room beside the changes.
 * @param {App} app
 */
const planStrip = (app) => {
  const { mendPlan } = app;
  const figures = mendFigures(app);
  const { chosen } = nowChosen(app);
  const patch = mendPlan.patch(chosen).text;
  return h(
    "section",
    { class: "mend-strip", "aria-label": "Your plan" },
    h(
      "p",
      { class: "mend-total" },
      h("b", null, count(figures.before)),
      " → ",
      h("b", null, count(figures.after)),
      " failing pairs",
      chosen.length > 0
        ? h(
          "span",
          { class: "quiet" },
          `, ${chosen.filter((each) => each.isAccepted).length} of ${chosen.length} accepted`,
        )
        : null,
    ),
    h(
      "span",
      { class: "mend-strip-ways" },
      patch
        ? button("Copy as patch", {
          className: "button primary",
          "data-key": "strip-patch",
          onclick: () => copyText(patch, "Patch copied: git apply takes it."),
        })
        : null,
      button("Whole plan", { "data-key": "whole-plan", onclick: () => openPlan(app) }),
    ),
  );
};

/** @param {App} app */
const changeList = (app) => {
  const { mendPlan, state } = app;
  const chosen = mendPlan.chosen(state);
  const ids = mendPlan.changes.map((change) => change.id);
  return h(
    "section",
    { class: "mend-changes", "aria-labelledby": "changes-title" },
    h(
      "div",
      { class: "mend-section" },
      h("h2", { id: "changes-title" }, "Changes"),
      h("span", { class: "quiet" }, "each counted after those before it"),
      ids.length > 1
        ? h(
          "span",
          { class: "mend-all" },
          button("Accept all", { "data-key": "accept-all", onclick: () => goMend(app, { reject: null }) }),
          button("Reject all", { "data-key": "reject-all", onclick: () => goMend(app, { reject: ids }) }),
        )
        : null,
    ),
    h(
      "ol",
      { class: "mend-list" },
      chosen.map(({ change }, at) =>
        h(
          "li",
          { class: "mend-change" },
          changeRow(app, change, at),
          app.mendOpen.has(change.id) ? changeCard(app, change, at) : null,
        )
      ),
    ),
  );
};

/** @param {App} app @param {ConflictData} conflict */
const conflictBlock = (app, conflict) => {
  const { model } = app;
  return h(
    "div",
    { class: "mend-conflict" },
    h(
      "p",
      null,
      swatch([model.colours[conflict.color]], model.displays, "small"),
      " ",
      name(conflict.name),
      " ",
      h("span", { class: "value" }, model.colours[conflict.color].text),
    ),
    h(
      "ul",
      null,
      conflict.demands.map(({ foreground, background, variant, words }) =>
        h("li", null, name(foreground), " on ", name(background), ", ", plain(variant), ` ${visible(words)}`)
      ),
    ),
    h("ul", { class: "mend-ways" }, conflict.ways.map((way) => wayRow(app, way))),
  );
};

/** @param {App} app @param {MendData} data */
const remainsSection = (app, data) => {
  /** @type {[string, string[]][]} */
  const lists = [["Offers", data.offers], ["Cannot be written, and not planned", data.immovable], [
    "Advised, and not planned",
    data.asides,
  ], ["Trades: each makes something else worse", data.trades]];
  const shownLists = lists.filter(([, items]) => items.length > 0);
  if (data.conflicts.length === 0 && shownLists.length === 0) return null;
  return h(
    "section",
    { class: "mend-remains", "aria-labelledby": "remains-title" },
    h("div", { class: "mend-section" }, h("h2", { id: "remains-title" }, "What remains")),
    data.conflicts.map((conflict) => conflictBlock(app, conflict)),
    shownLists.map((
      [title, items],
    ) => [h("h3", null, title), h("ul", { class: "mend-others" }, items.map((item) => h("li", null, visible(item))))]),
  );
};
