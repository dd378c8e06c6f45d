// The controls that filter the list of findings: verdicts, facets and tokens.

import { button, h, icon } from "./dom.js";
import { wholeColumn } from "./filters.js";
import { VERDICTS } from "./model.js";
import { SORTS } from "./pairtable.js";
import { select } from "./pieces.js";
import { State } from "./state.js";
import { count, plainName } from "./text.js";

/** @param {App} app @param {Hits} result */
const verdictChips = (app, result) =>
  h(
    "div",
    { class: "chips", role: "group", "aria-label": "Verdict" },
    VERDICTS.map((verdict, at) => {
      const on = result.chosen.get("verdict")?.has(at) ?? false;
      return h(
        "button",
        {
          type: "button",
          class: "chip",
          "aria-pressed": String(on),
          "data-key": "chip-" + verdict,
          on: { click: () => app.toggle("verdict", verdict) },
        },
        icon(verdict),
        verdict,
        " ",
        h("b", null, count(result.counts.get("verdict")?.[at] ?? 0)),
      );
    }),
  );

/** @param {App} app @param {Hits} result */
const facetButtons = (app, result) => {
  const facets = app.facets.list.filter((facet) => facet.key !== "verdict").map((facet) =>
    facetButton(app, facet, result)
  ).filter((box) => box !== null);
  const inUse = facets.filter((facet) => facet.dataset.used).length;
  const narrow = matchMedia("(max-width: 47.99rem)").matches;
  return narrow
    ? h(
      "details",
      { class: "facet-fold", "data-fold": "filters" },
      h(
        "summary",
        { class: "button", "data-key": "filters" },
        "Filters",
        inUse > 0 ? [" ", h("b", null, inUse)] : null,
        icon("down"),
      ),
      h("div", { class: "facets" }, facets),
    )
    : h("div", { class: "facets" }, facets);
};

/** @param {App} app @param {Hits} result */
const sortingTools = (app, result) => {
  const { state } = app;
  return h(
    "div",
    { class: "sorting" },
    select(
      "Group by",
      "group",
      [["theme", app.byVariant ? "Variant" : "Theme"], ["cause", "Cause"], ["rule", "Rule"], [
        "token",
        "Foreground",
      ], ["none", "Nothing"]],
      app.links.grouping(result),
      (value) => app.go(state.with({ group: value, pair: null })),
      "inline",
    ),
    select(
      "Sort",
      "sort",
      [["worst", "Worst first"], ["near", "Nearest to passing"], ["name", "Name"]],
      state.choice("sort", SORTS),
      (value) => app.go(state.with({ sort: value === "worst" ? null : value, pair: null })),
      "inline",
    ),
  );
};

/** The filters in three rows: verdicts, facets, and the filters in use. @param {App} app @param {Hits} result */
export const filterBlock = (app, result) => {
  const tokens = filterTokens(app, result);
  return h(
    "div",
    { class: "filters" },
    verdictChips(app, result),
    facetButtons(app, result),
    h(
      "div",
      { class: "filter-line" },
      h(
        "div",
        { class: "filter-tokens" },
        tokens.length > 0
          ? [
            tokens,
            button("Clear all", {
              className: "button plain",
              "data-key": "clear",
              onclick: () => app.go(new State("findings").with(app.links.kept())),
            }),
          ]
          : h("p", { class: "quiet" }, "No filter but the verdict"),
      ),
      sortingTools(app, result),
    ),
  );
};

/**
 * A facet's button and its values. Values without a hit are left out unless they are chosen.
 * @param {App} app
 * @param {Facet} facet
 * @param {Hits} result
 */
const facetButton = (app, facet, result) => {
  const counts = result.counts.get(facet.key) ?? new Uint32Array(facet.values.length);
  /** @type {Set<number>} */
  const chosen = result.chosen.get(facet.key) ?? new Set();
  const order = facet.values.map((_, at) => at).filter((at) => counts[at] > 0 || chosen.has(at));
  if (order.length === 0) return null;
  if (facet.key === "cause") order.sort((a, b) => counts[b] - counts[a] || a - b);
  const id = "facet-" + app.facets.list.indexOf(facet);
  const label = h(
    "button",
    { type: "button", class: "button facet", "aria-expanded": "false", "aria-controls": id, "data-key": id },
    facet.label,
    chosen.size > 0 ? [" ", h("b", null, chosen.size)] : null,
    icon("down"),
  );
  const popover = h("div", { class: "popover", id, role: "group", "aria-label": facet.label, hidden: true });
  const fill = () => {
    popover.replaceChildren(
      ...order.slice(0, 500).map((at) => {
        const input = h("input", {
          type: "checkbox",
          "data-key": id + "-" + at,
          on: { change: () => app.toggle(facet.key, facet.values[at]) },
        });
        input.checked = chosen.has(at);
        return h(
          "label",
          { class: "check" },
          input,
          h("bdi", null, facet.text(facet.values[at])),
          h("span", { class: "check-count" }, count(counts[at])),
        );
      }),
    );
  };
  label.addEventListener("click", () => {
    const opens = label.getAttribute("aria-expanded") === "false";
    app.closePopovers();
    if (!opens) return;
    fill();
    app.openPopover = id;
    label.setAttribute("aria-expanded", "true");
    popover.hidden = false;
  });
  if (app.openPopover === id) {
    fill();
    label.setAttribute("aria-expanded", "true");
    popover.hidden = false;
  }
  const box = h("div", { class: "facet-box" }, label, popover);
  if (chosen.size > 0) box.dataset.used = "yes";
  return box;
};

/** @param {App} app @param {Hits} result */
const filterTokens = (app, result) => {
  const { model, state } = app;
  /** @type {HTMLElement[]} */
  const tokens = [];
  /** @param {string} kind @param {string} value @param {State} without @param {string} key */
  const token = (kind, value, without, key) =>
    tokens.push(
      h(
        "span",
        { class: "filter-token" },
        h("span", { class: "quiet" }, kind + " "),
        h("bdi", null, value),
        h("button", {
          type: "button",
          class: "remove",
          "aria-label": `Remove ${kind} ${value}`,
          "data-key": "remove-" + key,
          on: { click: () => app.go(without) },
        }, icon("close")),
      ),
    );
  for (const facet of app.facets.list) {
    const chosen = [...result.chosen.get(facet.key) ?? []];
    if (facet.key === "verdict" || chosen.length === 0) continue;
    const column = facet.key === "rule" ? wholeColumn(app, result.chosen.get("rule")) : null;
    /** @param {string} value */
    const drop = (value) =>
      state.with({ pair: null, [facet.key]: chosen.map((at) => facet.values[at]).filter((other) => other !== value) });
    if (column || chosen.length > 3) {
      token(facet.label, column ?? `${chosen.length} chosen`, state.with({ pair: null, [facet.key]: null }), facet.key);
    } else {for (const at of chosen) {
        token(facet.label, facet.text(facet.values[at]), drop(facet.values[at]), facet.key + at);
      }}
  }
  const paths = state.all("token");
  for (const at of result.tokens) {
    const { path } = model.tokens[at];
    token(
      "Token",
      plainName(path),
      state.with({ pair: null, token: paths.filter((other) => other !== path) }),
      "token" + at,
    );
  }
  if (result.text) token("Text", plainName(state.one("q") ?? ""), state.with({ pair: null, q: null }), "q");
  return tokens;
};
