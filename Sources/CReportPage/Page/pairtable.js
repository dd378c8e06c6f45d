// Tables of pairs, in groups.

import { allOf, append, button, closestOf, h, icon, name, plain, unseen } from "./dom.js";
import { evidenceLine } from "./evidence.js";
import { listAt } from "./lists.js";
import { EXEMPT } from "./model.js";
import { isSame, tile } from "./paint.js";
import { bar, copyLink, needs, pillOfPair, ratioText, ruleTitle, tagsOfPair } from "./pieces.js";
import { count, counted, plainName, requirement } from "./text.js";

/** @type {Grouping[]} */
export const GROUPS = ["theme", "cause", "rule", "token", "none"];
/** @type {("worst" | "near" | "name")[]} */
export const SORTS = ["worst", "near", "name"];

/** @param {App} app @param {number} token @param {number} variant @param {Colour} colour @param {string} what */
export const tryButton = (app, token, variant, colour, what) =>
  button("Try", {
    "data-key": `try-${token}-${variant}-${colour.text}`,
    "aria-label": "Try " + what,
    onclick: () => app.trying.tryColour(token, variant, colour),
  });

/** The hits in groups, each sorted. @param {App} app @param {State} state @param {Hits} result */
export const groupHits = (app, state, result) => {
  const { model, judge } = app;
  const { pairs } = model;
  const sort = state.choice("sort", SORTS);
  const standing = new Float64Array(result.hits.length);
  /** @type {Map<number, number>} */
  const places = new Map();
  result.hits.forEach((pair, at) => {
    standing[at] = judge.standing(pairs.ratio[pair], judge.required(pair));
    places.set(pair, at);
  });
  /** @param {number} pair */
  const standingOf = (pair) => standing[places.get(pair) ?? 0];
  /** @type {Record<typeof sort, (a: number, b: number) => number>} */
  const orders = {
    worst: (a, b) => standingOf(a) - standingOf(b) || a - b,
    near: (a, b) => Math.abs(standingOf(a) - 1) - Math.abs(standingOf(b) - 1) || a - b,
    name: (a, b) =>
      compareText(app.pairs.foregroundPath(a), app.pairs.foregroundPath(b)) ||
      compareText(app.pairs.backgroundPath(a), app.pairs.backgroundPath(b)) || a - b,
  };
  const grouping = app.links.grouping(result);
  /** @type {Record<Grouping, (pair: number) => number>} */
  const keys = {
    theme: (pair) => pairs.variant[pair],
    cause: (pair) => pairs.cause[pair],
    rule: (pair) => model.groupRule[pairs.group[pair]],
    token: (pair) => model.groupForeground[pairs.group[pair]],
    none: () => 0,
  };
  /** @type {Record<Grouping, (key: number) => string>} */
  const titles = {
    theme: (key) => model.variants[key].name,
    cause: (key) => (key < 0 ? "No cause" : model.causes[key].key),
    rule: (key) => ruleTitle(model.rules[key]),
    token: (key) => model.tokens[key].path,
    none: () => "All pairs",
  };
  /** @type {Map<number, number[]>} */
  const groups = new Map();
  for (const pair of result.hits) listAt(groups, keys[grouping](pair)).push(pair);
  /** @type {PairGroup[]} */
  const list = [...groups].map(([key, group]) => ({
    key: grouping + key,
    title: titles[grouping](key),
    order: key,
    pairs: group.sort(orders[sort]),
  }));
  list.sort((a, b) =>
    (grouping === "cause" || grouping === "token" ? b.pairs.length - a.pairs.length : 0) || a.order - b.order
  );
  return list;
};

/** @param {string} a @param {string} b */
export const compareText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** @param {App} app @param {PairGroup[]} groups @param {Hits} result */
export const listBlock = (app, groups, result) => {
  const { state } = app;
  const grouping = app.links.grouping(result);
  const first = groups.length === 1 ? 60 : groups.length <= 3 ? 24 : 8;
  const current = app.pane.currentPair();
  const block = h("div", { class: "list" });
  /** @param {PairGroup} group */
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
  // Groups far down are rendered when the reader scrolls near them, so that a long list opens at once.
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
 * Pairs as one table. Explicit roles keep it a table for assistive technology where rows become cards.
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
          if (closestOf(event, "a, button") || getSelection()?.toString()) return;
          app.go(open);
        },
      },
    },
    h(
      "td",
      { role: "cell", class: "c-sample" },
      tile(app, worst, rule.sample),
      isSame(app, worst) ? h("span", { class: "same", "aria-hidden": "true" }, "same") : null,
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
