// One change of a plan: its facts, its effect and its alternatives.

import { differenceOf, oklchOf } from "./colour.js";
import { allOf, firstOf, h, icon, name, plain } from "./dom.js";
import { goMend, live, tryLive } from "./mendfigures.js";
import { stepOf, WORST_TILES } from "./mendplan.js";
import { oklchEditor } from "./oklch.js";
import { swatch, tile } from "./paint.js";
import { linkTo, placeNode, ratioText, segmented, tag } from "./pieces.js";
import { State } from "./state.js";
import { count, counted, difference, listed, plainName, requirement, visible } from "./text.js";

/** The current choices and their effects, computed once for all callers. @param {App} app */
export const nowChosen = (app) => {
  const { judge, mendPlan } = app;
  if (app.mendNowKey !== judge.triesKey || !app.mendNow) {
    const chosen = mendPlan.chosen(app.state, app.mendTrial);
    app.mendNow = { chosen, effects: mendPlan.effects(chosen) };
    app.mendNowKey = judge.triesKey;
  }
  return app.mendNow;
};

/** How far a change moves a color, and in which direction. @param {Change} change @param {Colour} colour */
const movedWords = (change, colour) => {
  return change.before
    ? [
      " ",
      h(
        "span",
        { class: "quiet" },
        `ΔE ${difference(differenceOf(change.before.linear, colour.linear))} ${
          oklchOf(colour.linear)[0] > oklchOf(change.before.linear)[0] ? "lighter" : "darker"
        }`,
      ),
    ]
    : null;
};

/** @param {App} app @param {Change} change @param {number} at @param {boolean} isAccepted */
const changeFacts = (app, change, at, isAccepted) => {
  const { model } = app;
  const { chosen, effects } = nowChosen(app);
  const { colour } = chosen[at];
  const { mended, broken } = effects[at];
  const swatches = h(
    "span",
    { class: "mend-swatch", "aria-hidden": "true" },
    swatch(change.before ? [change.before] : [], model.displays, "half"),
    swatch([colour], model.displays, "half"),
  );
  const { now, then } = stepOf(change, colour);
  return h(
    "div",
    { class: "mend-facts" },
    h("span", { class: "mend-number" }, String(at + 1)),
    swatches,
    h(
      "span",
      { class: "mend-words" },
      h("span", { class: "mend-name" }, name(change.name), change.isAdded ? [" ", tag("repointed")] : null),
      h(
        "span",
        { class: "mend-step" },
        h("span", { class: "value" }, now),
        " → ",
        h("span", { class: "value" }, then),
        movedWords(change, colour),
      ),
      h(
        "span",
        { class: "quiet" },
        change.tokens.length > 0
          ? `${listed(change.tokens.map(plainName), 2)} in ${counted(change.themes ?? 0, "theme")}`
          : null,
      ),
    ),
    h(
      "span",
      { class: "mend-count" + (isAccepted ? "" : " rejected") },
      h("b", null, count(mended.length)),
      h("span", null, isAccepted ? "mended" : "not mended"),
      isAccepted && broken.length > 0 ? h("span", { class: "pill v-fail" }, `breaks ${count(broken.length)}`) : null,
    ),
  );
};

/** @param {App} app @param {Change} change @param {number} at */
export const changeRow = (app, change, at) => {
  const { state } = app;
  const isAccepted = !state.all("reject").includes(change.id);
  const isOpen = app.mendOpen.has(change.id);
  const facts = live(app, () => changeFacts(app, change, at, isAccepted));
  /** @param {boolean} accept */
  const choose = (accept) => {
    const others = state.all("reject").filter((id) => id !== change.id);
    goMend(app, { reject: accept ? others : [...others, change.id] });
  };
  const toggle = h("button", {
    type: "button",
    class: "button icon-only",
    "aria-expanded": String(isOpen),
    "aria-label": `${isOpen ? "Close" : "Open"} ${plainName(change.name)}`,
    "data-key": `open-${at}`,
    on: {
      click: () => {
        if (isOpen) app.mendOpen.delete(change.id);
        else app.mendOpen.add(change.id);
        app.frame.render();
      },
    },
  }, icon(isOpen ? "up" : "down"));
  return h(
    "div",
    { class: "mend-row", "data-change": change.id },
    facts,
    h("div", { class: "mend-choice" }, acceptChoice(change, at, isAccepted, choose), toggle),
  );
};

/**
 * @param {Change} change
 * @param {number} at
 * @param {boolean} isAccepted
 * @param {(accept: boolean) => void} choose
 */
const acceptChoice = (change, at, isAccepted, choose) => {
  const group = segmented(
    `Change ${at + 1}, ${plainName(change.name)}`,
    `change-${at}`,
    [["accept", "Accept"], ["reject", "Reject"]],
    isAccepted ? "accept" : "reject",
    (value) => choose(value === "accept"),
  );
  for (const legend of allOf("legend", group)) legend.className = "unseen";
  return group;
};

/** @param {App} app @param {number} pair @param {Trial} edited */
const pairTile = (app, pair, edited) => {
  const { model, judge } = app;
  const rule = app.pairs.ruleOf(pair);
  const before = judge.measured(pair, new Map());
  const after = judge.measured(pair, edited);
  return h(
    "li",
    { class: "mend-tile" },
    h("span", { class: "mend-looks" }, tile(app, before, rule.sample), tile(app, after, rule.sample)),
    h(
      "span",
      null,
      `${ratioText(before?.ratio ?? NaN, rule.required)} → `,
      h("b", null, ratioText(after?.ratio ?? NaN, rule.required)),
      ` of ${requirement(rule.required)}`,
    ),
    h(
      "span",
      { class: "quiet" },
      name(app.pairs.foregroundPath(pair), "plain-name"),
      " on ",
      name(app.pairs.backgroundPath(pair), "plain-name"),
      ", ",
      plain(model.variants[model.pairs.variant[pair]].name),
    ),
  );
};

/**
 * The worst looks of a change first, now and after it; the pairs that it breaks below.
 * @param {App} app
 * @param {number} at
 */
const changeTiles = (app, at) => {
  const { judge, model } = app;
  const { chosen, effects } = nowChosen(app);
  const { change, isAccepted, colour } = chosen[at];
  const { mended, broken } = effects[at];
  const edited = isAccepted
    ? judge.tried
    : judge.trialOfEdit({ links: app.mendPlan.links(change), colour }, new Map(judge.tried));
  /** @type {Set<string>} */
  const seen = new Set();
  const looks = [...mended].sort((a, b) =>
    model.pairs.baseRatio[a] / judge.required(a) - model.pairs.baseRatio[b] / judge.required(b)
  ).filter((pair) => {
    const key = [model.pairs.baseRatio[pair], judge.required(pair), app.pairs.foregroundPath(pair)].join("~");
    return !seen.has(key) && seen.add(key);
  });
  /** @param {number[]} pairs */
  const tiles = (pairs) =>
    h("ul", { class: "mend-tiles" }, pairs.slice(0, WORST_TILES).map((pair) => pairTile(app, pair, edited)));
  return h(
    "div",
    { class: "mend-pairs" },
    tiles(looks),
    h(
      "p",
      { class: "quiet" },
      looks.length > 0
        ? `${Math.min(WORST_TILES, looks.length)} of ${counted(looks.length, "look")}, worst first. `
        : "It makes other changes possible. ",
      pairsLink(app, chosen[at]),
    ),
    broken.length > 0 ? [h("h3", null, `Breaks ${count(broken.length)}`), tiles(broken)] : null,
  );
};

/**
 * A link to the pairs that the color causes to fail, with the change tried on them.
 * @param {App} app
 * @param {Chosen} chosen
 */
const pairsLink = (app, { change, colour }) => {
  const { model, mendPlan } = app;
  const cause = model.causeNamed.get(change.name);
  const token = model.tokenNamed.get(change.name);
  if (cause === undefined || token === undefined || change.kind !== "value") return null;
  const links = new Set(mendPlan.links(change));
  const variant = model.variants.find((each) => model.pools.linksOf(each.cells[token]).some((link) => links.has(link)));
  if (!variant) return null;
  const alpha = colour.alpha === 1 ? [] : [String(Number(colour.alpha.toFixed(6)))];
  const state = new State("findings").with({
    verdict: ["fail", "pass"],
    cause: change.name,
    try: [[change.name, variant.name, colour.hex.slice(1).toLowerCase(), ...alpha]],
  });
  const total = model.pairs.cause.reduce((sum, each) => sum + (each === cause ? 1 : 0), 0);
  return linkTo(state, null, `All ${counted(total, "pair")}`);
};

/** @param {App} app @param {Change} change @param {number} at */
export const changeCard = (app, change, at) => {
  const { state } = app;
  const { chosen } = nowChosen(app);
  const { colour } = chosen[at];
  /** @param {string} hex */
  const taken = (hex) => {
    const others = (state.fields.get("take") ?? []).filter(([id]) => id !== change.id);
    goMend(app, { take: hex === change.after.hex ? others : [...others, [change.id, hex.slice(1).toLowerCase()]] });
  };
  const options = [
    { name: "Nearest", colour: change.after },
    ...change.alternatives.filter((other) => other.colour.hex !== change.after.hex),
  ];
  const instead = change.kind !== "value" ? null : h(
    "fieldset",
    { class: "mend-instead" },
    h("legend", null, "Take instead"),
    options.map((other, number) => insteadRow(app, { other, number, at, colour, taken })),
    oklchEditor(`take-${at}`, colour, {
      onchange: taken,
      ontry: (hex) =>
        tryLive(app, () => {
          app.mendTrial = { id: change.id, hex };
          app.trying.readTries();
        }),
    }),
  );
  return h(
    "div",
    { class: "mend-card" },
    live(app, () => changeTiles(app, at)),
    h(
      "div",
      { class: "mend-columns" },
      instead,
      h(
        "div",
        null,
        h("h3", null, "The move"),
        h("p", { class: "value" }, change.move ?? `points at ${change.targetAfter}`),
        change.advised ? h("p", { class: "quiet" }, visible(change.advised)) : null,
        change.refused ? h("p", { class: "quiet" }, `by hand: ${visible(change.refused)}`) : null,
        h("h3", null, "Moves too"),
        h(
          "p",
          { class: "quiet" },
          change.tokens.length > 0
            ? `${counted(change.tokens.length, "token")}: ${listed(change.tokens.map(plainName), 6)}`
            : "Nothing else.",
        ),
        h("p", { class: "quiet" }, placeNode(change.place)),
      ),
    ),
  );
};

/**
 * @typedef {object} InsteadOption
 * @property {{ name: string, colour: Colour }} other
 * @property {number} number
 * @property {number} at
 * @property {Colour} colour
 * @property {(hex: string) => void} taken
 */

/**
 * The effect of an option in place of the change, with all other choices kept.
 * @param {App} app
 * @param {InsteadOption} option
 */
const insteadRow = (app, { other, number, at, colour, taken }) => {
  const { mendPlan, model } = app;
  const id = `instead-${at}-${number}`;
  const option = other.colour.alpha === colour.alpha ? other.colour : other.colour.withAlpha(colour.alpha);
  const chosen = mendPlan.chosen(app.state).map((
    each,
    index,
  ) => (index === at ? { ...each, colour: option, isAccepted: true } : each));
  const { mended, broken } = mendPlan.effects(chosen)[at];
  const input = h("input", {
    type: "radio",
    name: `instead-${at}`,
    id,
    "data-key": id,
    on: { change: () => taken(other.colour.hex) },
  });
  input.checked = other.colour.hex === colour.hex;
  return h(
    "label",
    { class: "mend-option", for: id },
    input,
    swatch([other.colour], model.displays, "small"),
    h("span", { class: "value" }, other.colour.text),
    name(other.name),
    h(
      "span",
      { class: "quiet" },
      `mends ${count(mended.length)}, breaks ${broken.length === 0 ? "none" : count(broken.length)}`,
    ),
  );
};

/** @param {App} app */
const changeRows = (app) => allOf(".mend-row", app.main);
/** @param {App} app */
const rowAt = (app) => changeRows(app).findIndex((row) => row.contains(document.activeElement));

/** @param {App} app @param {number} by */
export const stepChange = (app, by) => {
  const rows = changeRows(app);
  const at = rowAt(app);
  const next = at < 0 ? (by > 0 ? 0 : rows.length - 1) : at + by;
  if (next < 0 || next >= rows.length) return false;
  firstOf("input:checked", rows[next])?.focus();
  rows[next].scrollIntoView({ block: "nearest" });
  return true;
};

/** @param {App} app @param {boolean} accept */
export const judgeChange = (app, accept) => {
  const row = changeRows(app)[rowAt(app)];
  /** @type {HTMLInputElement | null | undefined} */
  const input = row?.querySelector(`input[value="${accept ? "accept" : "reject"}"]`);
  if (!input) return false;
  if (!input.checked) input.click();
  const again = changeRows(app).find((each) => each.dataset.change === row.dataset.change);
  if (again) firstOf("input:checked", again)?.focus();
  return true;
};
