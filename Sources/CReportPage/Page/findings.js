// Which pairs, worst first; what to change.

import { allOf, append, button, h, icon, name, plain, targetOf, unseen } from "./dom.js";
import { evidenceLine } from "./evidence.js";
import { listInWords, wholeColumn } from "./filters.js";
import { EXEMPT, PASS, VERDICTS } from "./model.js";
import { fixesOf, overviewCounts } from "./overview.js";
import { swatch, tile } from "./paint.js";
import {
  bar,
  copyLink,
  empty,
  linkTo,
  needs,
  pillOfPair,
  placeNode,
  ratioText,
  ruleTitle,
  select,
  tagsOfPair,
} from "./pieces.js";
import { State } from "./state.js";
import { count, counted, listed, plainName, requirement } from "./text.js";

export const GROUPS = ["theme", "cause", "rule", "token", "none"];
const SORTS = ["worst", "near", "name"];

/** @param {App} app */
export const findings = (app) => {
  const { model, state } = app;
  const result = app.facets.run(state);
  app.result = result;
  const words = listInWords(app, result);
  app.title = words;
  const head = h(
    "div",
    { class: "head spread" },
    h("h1", { id: "title", tabindex: "-1" }, words),
    model.pairs.count > 0
      ? button("Copy link to this list", {
        mark: "link",
        "data-key": "copy-list",
        onclick: () => copyLink(state.with({ pair: null })),
      })
      : null,
  );
  if (model.pairs.count === 0) {
    return [
      head,
      empty(
        "No rule names a pair",
        "Every pair was measured, none was judged. Write rules in legible.json; “legible init” makes a first draft. " +
          "The matrix shows what was measured.",
        linkTo(new State("matrix"), "button", "Open the matrix"),
      ),
    ];
  }
  const cause = singleCause(app, result);
  const groups = groupHits(app, state, result);
  app.order = groups.flatMap((group) => group.pairs);
  return [
    head,
    cause ? causeCard(app, cause) : null,
    filterBlock(app, result),
    result.hits.length === 0 ? emptyList(app, result) : listBlock(app, groups, result),
  ];
};

/** @param {App} app @param {Hits} result */
const singleCause = (app, result) => {
  const chosen = result.chosen.get("cause");
  return chosen && chosen.size === 1 ? app.model.causes[[...chosen][0]] : null;
};

/** @param {App} app @param {Cause} cause @param {FixData} fix */
const definitionRow = (app, cause, fix) => {
  const { model } = app;
  const definition = cause.definitions[fix.definition];
  const place = definition.place ? model.place(definition.place) : null;
  const target = definitionTarget(app, cause, definition);
  const now = model.colours[definition.color];
  const then = model.colours[fix.color];
  return h(
    "tr",
    null,
    h(
      "th",
      { scope: "row" },
      name(target ? model.tokens[target.token].path : cause.name),
      place ? [h("br"), placeNode(place)] : null,
    ),
    h("td", null, listed(definition.themes.map(plainName), 3)),
    h("td", null, swatch([now], model.displays, "small"), " ", h("span", { class: "value" }, now.text)),
    h(
      "td",
      null,
      swatch([then], model.displays, "small"),
      " ",
      fix.token === null
        ? h("span", { class: "value" }, then.text)
        : [name(model.tokens[fix.token].path), " ", h("span", { class: "value quiet" }, then.text)],
    ),
    h("td", null, effectInWords(fix)),
    h(
      "td",
      { class: "way" },
      target ? tryButton(app, target.token, target.variant, then, `${then.text} for ${plainName(cause.name)}`) : null,
    ),
  );
};

/** Definition with place, themes, now, nearest that passes, effect, Try. @param {App} app @param {Cause} cause */
const causeCard = (app, cause) => {
  const fixes = fixesOf(cause);
  if (fixes.length === 0) return null;
  const failures = overviewCounts(app).causes.find((entry) => entry.cause === cause)?.count ?? 0;
  const rows = fixes.map((fix) => definitionRow(app, cause, fix));
  return h(
    "section",
    { class: "card", "aria-labelledby": "change" },
    h(
      "div",
      { class: "block-head" },
      h("h2", { id: "change" }, "Change these values"),
      h(
        "p",
        null,
        `${counted(fixes.length, "definition")}, ${counted(failures, "failure")}. Nearest colours that pass.`,
      ),
    ),
    h(
      "div",
      { class: "card-table" },
      h(
        "table",
        { class: "change" },
        h("caption", { class: "unseen" }, "Values to change, and what each change does"),
        h(
          "thead",
          null,
          h(
            "tr",
            null,
            ["Definition", "Themes", "Now", "Nearest that passes", "Effect"].map((title) =>
              h("th", { scope: "col" }, title)
            ),
            h("th", { scope: "col" }, unseen("Try")),
          ),
        ),
        h("tbody", null, rows),
      ),
    ),
  );
};

const effectInWords = ({ mended, broken }) =>
  `${count(mended)} mended, ${broken === 0 ? "none" : count(broken)} broken`;

/**
 * The token and a variant through which a cause's definition can be tried.
 * @param {App} app
 * @param {Cause} cause
 * @param {DefinitionData} definition
 */
const definitionTarget = (app, cause, definition) => {
  const { model } = app;
  if (!definition.place) return null;
  const place = definition.place.join();
  const tokens = [...(cause.token === null ? [] : [cause.token]), ...cause.tokens];
  for (const variant of model.variants) {
    if (!definition.themes.includes(variant.theme)) continue;
    for (const token of tokens) {
      const cell = model.cells[variant.cells[token]];
      const first = cell.links[0];
      if (first !== undefined && model.data.links[first].slice(2).join() === place) {
        return { token, variant: variant.index };
      }
    }
  }
  return null;
};

/** @param {App} app @param {number} token @param {number} variant @param {Colour} colour @param {string} what */
export const tryButton = (app, token, variant, colour, what) =>
  button("Try", {
    "data-key": `try-${token}-${variant}-${colour.text}`,
    "aria-label": "Try " + what,
    onclick: () => app.trying.tryColour(token, variant, colour),
  });

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
        h("b", null, count(result.counts.get("verdict")[at])),
      );
    }),
  );

/** @param {App} app @param {Hits} result */
const facetButtons = (app, result) => {
  const facets = app.facets.list.filter((facet) => facet.key !== "verdict").map((facet) =>
    facetButton(app, facet, result)
  ).filter(Boolean);
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

/** Filters, three rows: verdicts, facets, what is in use. @param {App} app @param {Hits} result */
const filterBlock = (app, result) => {
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
 * Values with no hit are left out unless they are chosen.
 * @param {App} app
 * @param {Facet} facet
 * @param {Hits} result
 */
const facetButton = (app, facet, result) => {
  const counts = result.counts.get(facet.key);
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
  const tokens = [];
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
    if (facet.key === "verdict" || !result.chosen.has(facet.key)) continue;
    const chosen = [...result.chosen.get(facet.key)];
    const column = facet.key === "rule" ? wholeColumn(app, result.chosen.get("rule")) : null;
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
  if (result.text) token("Text", plainName(state.one("q")), state.with({ pair: null, q: null }), "q");
  return tokens;
};

/** @param {App} app @param {Hits} result */
const emptyList = (app, result) => {
  const { state } = app;
  const used = [...state.fields.keys()].filter((key) =>
    !["verdict", "group", "sort", "pair", "see", "try"].includes(key)
  );
  const onlyFailures = !state.fields.has("verdict");
  if (used.length === 0 && onlyFailures) {
    const passing = result.counts.get("verdict")[PASS];
    return empty(
      "No pair fails",
      "Every judged pair meets its criterion on every display.",
      passing > 0
        ? linkTo(state.with({ verdict: "pass" }), "button", `Show the ${count(passing)} passing pairs`)
        : null,
    );
  }
  const ways = [];
  for (const key of [...used, ...(state.fields.has("verdict") ? ["verdict"] : [])]) {
    const without = key === "verdict"
      ? state.with({ verdict: VERDICTS, pair: null })
      : state.with({ [key]: null, pair: null });
    const hits = app.facets.run(without).hits.length;
    if (hits > 0) {
      ways.push(
        linkTo(without, "button", `Without ${key === "q" ? "text" : plainName(key)}: ${counted(hits, "pair")}`),
      );
    }
  }
  ways.push(linkTo(new State("findings").with(app.links.kept()), "button", "Clear all filters"));
  return empty(
    "No pair matches all of these",
    "The filters are fine on their own; together they leave nothing.",
    ...ways,
  );
};

/** The hits in groups, each sorted. @param {App} app @param {State} state @param {Hits} result */
const groupHits = (app, state, result) => {
  const { model, judge } = app;
  const { pairs } = model;
  const sort = state.choice("sort", SORTS);
  const standing = new Float64Array(result.hits.length);
  const place = new Map();
  result.hits.forEach((pair, at) => {
    standing[at] = judge.standing(pairs.ratio[pair], judge.required(pair));
    place.set(pair, at);
  });
  const by = {
    worst: (a, b) => standing[place.get(a)] - standing[place.get(b)] || a - b,
    near: (a, b) => Math.abs(standing[place.get(a)] - 1) - Math.abs(standing[place.get(b)] - 1) || a - b,
    name: (a, b) =>
      compareText(app.pairs.foregroundPath(a), app.pairs.foregroundPath(b)) ||
      compareText(app.pairs.backgroundPath(a), app.pairs.backgroundPath(b)) || a - b,
  }[sort];
  const grouping = app.links.grouping(result);
  const keyOf = {
    theme: (pair) => pairs.variant[pair],
    cause: (pair) => pairs.cause[pair],
    rule: (pair) => model.groupRule[pairs.group[pair]],
    token: (pair) => model.groupForeground[pairs.group[pair]],
    none: () => 0,
  }[grouping];
  const titleOf = {
    theme: (key) => model.variants[key].name,
    cause: (key) => (key < 0 ? "No cause" : model.causes[key].key),
    rule: (key) => ruleTitle(model.rules[key]),
    token: (key) => model.tokens[key].path,
    none: () => "All pairs",
  }[grouping];
  const groups = new Map();
  for (const pair of result.hits) {
    const key = keyOf(pair);
    if (!groups.has(key)) groups.set(key, { key: grouping + key, title: titleOf(key), order: key, pairs: [] });
    groups.get(key).pairs.push(pair);
  }
  const list = [...groups.values()];
  for (const group of list) group.pairs.sort(by);
  list.sort((a, b) =>
    (grouping === "cause" || grouping === "token" ? b.pairs.length - a.pairs.length : 0) || a.order - b.order
  );
  return list;
};
export const compareText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** @param {App} app @param {any[]} groups @param {Hits} result */
const listBlock = (app, groups, result) => {
  const { state } = app;
  const grouping = app.links.grouping(result);
  const first = groups.length === 1 ? 60 : groups.length <= 3 ? 24 : 8;
  const current = app.pane.currentPair();
  const block = h("div", { class: "list" });
  const draw = (group) => {
    let limit = app.more.get(group.key) ?? first;
    const at = current >= 0 ? group.pairs.indexOf(current) : -1;
    if (at >= limit) limit = at + 4;
    const rest = group.pairs.length - limit;
    return [
      groups.length > 1 || grouping !== "none"
        ? h(
          "h2",
          null,
          grouping === "rule" ? group.title : name(group.title, grouping === "theme" ? "plain-name" : "name"),
          " ",
          h("span", { class: "group-count" }, counted(group.pairs.length, "pair")),
        )
        : null,
      pairTable(app, group.pairs.slice(0, limit), {
        caption: grouping === "none" ? "Pairs" : `Pairs: ${plainName(group.title)}`,
        withTheme: grouping !== "theme" && app.model.variants.length > 1,
        state,
        current,
      }),
      rest > 0
        ? button(`Show ${count(Math.min(rest, 200))} more in ${plainName(group.title)}`, {
          className: "button plain more",
          "data-key": "more-" + group.key,
          onclick: () => {
            app.more.set(group.key, limit + 200);
            app.frame.render();
            allOf(`[data-group="${CSS.escape(group.key)}"] .pair-link`)[limit]?.focus();
          },
        })
        : null,
    ];
  };
  // Groups far down are drawn when they come near, so that a long list opens at once.
  const near = app.printing ? groups.length : 12;
  groups.forEach((group, at) => {
    const section = h("section", { class: "group", "data-group": group.key });
    if (at < near || group.pairs.includes(current)) append(section, draw(group));
    else {
      section.style.minHeight = "40rem";
      app.frame.whenNear(section, () => {
        section.style.minHeight = "";
        append(section, draw(group));
      });
    }
    block.append(section);
  });
  return block;
};

/**
 * Pairs as one table. Explicit roles keep it one where rows turn into cards.
 * @param {App} app
 * @param {number[]} list
 * @param {{ caption: string, withTheme: boolean, state: State | null, current?: number }} options
 */
export const pairTable = (app, list, { caption, withTheme, state, current = -1 }) => {
  const columns = ["Sample", "Pair", "Contrast", "Margin", ...(withTheme ? ["Theme"] : [])];
  return h(
    "table",
    { class: "pairs" + (withTheme ? " with-theme" : ""), role: "table" },
    h("caption", { class: "unseen" }, caption),
    h(
      "thead",
      { role: "rowgroup" },
      h(
        "tr",
        { role: "row" },
        columns.map((title) => h("th", { scope: "col", role: "columnheader" }, title)),
        h("th", { scope: "col", role: "columnheader" }, unseen("Link")),
      ),
    ),
    h(
      "tbody",
      { role: "rowgroup" },
      list.map((pair) => pairRow(app, pair, { withTheme, state, isCurrent: pair === current })),
    ),
  );
};

/** @param {App} app @param {number} pair @param {State} open @param {boolean} isCurrent */
const pairHeadCell = (app, pair, open, isCurrent) => {
  const rule = app.pairs.ruleOf(pair);
  return h(
    "th",
    { scope: "row", role: "rowheader", class: "c-pair" },
    h(
      "a",
      {
        class: "pair-link",
        href: open.toString(),
        "data-key": `pair-${pair}`,
        "aria-current": isCurrent ? "true" : null,
      },
      name(app.pairs.foregroundPath(pair)),
      h("span", { class: "on" }, " on "),
      name(app.pairs.backgroundPath(pair)),
    ),
    " ",
    tagsOfPair(app, pair),
    h("span", { class: "pair-rule" }, ruleTitle(rule), ", ", rule.success ?? requirement(rule.required) + ":1"),
    evidenceLine(app, pair),
  );
};

/**
 * @param {App} app
 * @param {number} pair
 * @param {{ withTheme: boolean, state: State | null, isCurrent: boolean }} options
 */
const pairRow = (app, pair, { withTheme, state, isCurrent }) => {
  const { model, judge } = app;
  const rule = app.pairs.ruleOf(pair);
  const ratio = model.pairs.ratio[pair];
  const worst = judge.measured(pair);
  const open = app.links.pairState(pair, state);
  return h(
    "tr",
    {
      role: "row",
      class: isCurrent ? "current" : null,
      "data-pair": pair,
      on: {
        click: (event) => {
          if (targetOf(event).closest("a, button") || getSelection().toString() !== "") return;
          app.go(open);
        },
      },
    },
    h(
      "td",
      { role: "cell", class: "c-sample" },
      tile(app, worst, rule.sample),
      worst && worst.ratio < 1.01 ? h("span", { class: "same", "aria-hidden": "true" }, "same") : null,
    ),
    pairHeadCell(app, pair, open, isCurrent),
    h(
      "td",
      { role: "cell", class: "c-ratio" },
      h("b", { class: "list-ratio" }, ratioText(ratio, rule.required)),
      " ",
      pillOfPair(app, pair),
      h("span", { class: "pair-needs" }, needs(ratio, rule.required)),
    ),
    h("td", { role: "cell", class: "c-bar" }, bar(ratio, model.pairs.verdict[pair] === EXEMPT ? null : rule.required)),
    withTheme ? h("td", { role: "cell", class: "c-theme" }, plain(app.pairs.variantOf(pair).name)) : null,
    h(
      "td",
      { role: "cell", class: "c-link" },
      h("button", {
        type: "button",
        class: "button icon-only",
        "data-key": `link-${pair}`,
        "aria-label": `Copy link to ${plainName(app.pairs.foregroundPath(pair))} on ${
          plainName(app.pairs.backgroundPath(pair))
        } in ${plainName(app.pairs.variantOf(pair).name)}`,
        on: { click: () => copyLink(app.links.pairState(pair)) },
      }, icon("link")),
    ),
  );
};
