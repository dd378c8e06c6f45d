// The least that is changed, and what nobody can mend.

import { differenceOf, oklchOf } from "./colour.js";
import { allOf, button, firstOf, focusedElement, h, icon, name, plain, say } from "./dom.js";
import { WORST_TILES } from "./mendplan.js";
import { FAIL } from "./model.js";
import { oklchEditor } from "./oklch.js";
import { swatch, tile } from "./paint.js";
import { copyLink, copyText, empty, linkTo, pageHead, placeNode, ratioText, segmented, select, tag } from "./pieces.js";
import { State } from "./state.js";
import { count, counted, cutMiddle, difference, listed, plainName, requirement, visible } from "./text.js";

const MEND_THEMES_SHOWN = 12;
const PATCH_LINES_SHOWN = 6;

/** @param {App} app */
const mendFigures = (app) => {
  const { model, judge } = app;
  const { pairs } = model;
  const byTheme = new Map(model.themesInUse.map((theme) => [theme, [0, 0]]));
  let before = 0;
  let after = 0;
  for (let pair = 0; pair < pairs.count; pair += 1) {
    const counts = byTheme.get(model.variants[pairs.variant[pair]].theme);
    if (pairs.base[pair] === FAIL) {
      before += 1;
      counts[0] += 1;
    }
    if (pairs.verdict[pair] === FAIL) {
      after += 1;
      counts[1] += 1;
    }
  }
  const { mended, broken } = judge.effect ?? { mended: 0, broken: 0 };
  return {
    before,
    after,
    mended,
    broken,
    byTheme,
    words: `${count(mended)} mended, ${broken === 0 ? "none" : count(broken)} broken`,
  };
};

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
      data ? data.detail : "This page has no plan. “legible mend -o FOLDER” writes one that has: " +
        "the fewest changes that mend the most.",
    ),
  );
  const list = data && mendPlan.changes.length > 0 ? changeList(app) : null;
  return [
    h(
      "div",
      { class: "mend-grid" },
      h("div", { class: "mend-main" }, head, list, editorSection(app), data ? remainsSection(app) : null),
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
 * Where there is no room beside the changes: the sum at the foot of the window, the rest in a dialog.
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

/** A part that follows while a slider moves. @param {App} app @param {() => HTMLElement} make */
const live = (app, make) => {
  let node = make();
  app.mendLives.push(() => {
    const next = make();
    node.replaceWith(next);
    node = next;
  });
  return node;
};

/** What a slider says before it rests: figures and tiles follow, the link does not. @param {App} app */
const tryLive = (app, setTrial) => {
  setTrial();
  for (const each of app.mendLives) each();
  sayFigures(app);
};

/** Not more than once a second. @param {App} app */
const sayFigures = (app) => {
  clearTimeout(app.mendSaying);
  app.mendSaying = setTimeout(() => {
    const figures = mendFigures(app);
    say(`${count(figures.after)} of ${count(figures.before)} fail. ${figures.words}.`);
  }, 900);
};

/** @param {App} app */
const goMend = (app, fields) => {
  app.go(app.state.with(fields), { replace: true });
  sayFigures(app);
};

// MARK: The changes

/** @param {App} app */
const changeList = (app) => {
  const { mendPlan, state } = app;
  const chosen = mendPlan.chosen(state);
  const ids = mendPlan.changes.map((change) => change.id);
  app.mendOpen ??= new Set(ids.slice(0, 1));
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

/** The choices and effects as they are now, worked out once for all that ask. @param {App} app */
const nowChosen = (app) => {
  const { judge, mendPlan } = app;
  if (app.mendNowKey !== judge.triesKey || !app.mendNow) {
    const chosen = mendPlan.chosen(app.state, app.mendTrial);
    app.mendNow = { chosen, effects: mendPlan.effects(chosen) };
    app.mendNowKey = judge.triesKey;
  }
  return app.mendNow;
};

/** By how much a change moves a color, and to which side. @param {Change} change @param {Colour} colour */
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
  const steps = change.targetAfter === undefined
    ? [change.before?.text, colour.text]
    : [change.targetBefore, change.targetAfter];
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
        h("span", { class: "value" }, steps[0]),
        " → ",
        h("span", { class: "value" }, steps[1]),
        movedWords(change, colour),
      ),
      h(
        "span",
        { class: "quiet" },
        change.tokens.length > 0
          ? `${listed(change.tokens.map(plainName), 2)} in ${counted(change.themes, "theme")}`
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
const changeRow = (app, change, at) => {
  const { state } = app;
  const isAccepted = !state.all("reject").includes(change.id);
  const isOpen = app.mendOpen.has(change.id);
  const facts = live(app, () => changeFacts(app, change, at, isAccepted));
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
  group.querySelector("legend").className = "unseen";
  return group;
};

/** @param {App} app @param {number} pair @param {any} edited */
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
 * The worst looks of a change first, now and then; those that it breaks below.
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
  const seen = new Set();
  const looks = [...mended].sort((a, b) =>
    model.pairs.baseRatio[a] / judge.required(a) - model.pairs.baseRatio[b] / judge.required(b)
  ).filter((pair) => {
    const key = [model.pairs.baseRatio[pair], judge.required(pair), app.pairs.foregroundPath(pair)].join("~");
    return !seen.has(key) && seen.add(key);
  });
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
        : "It lets other changes pass. ",
      pairsLink(app, chosen[at]),
    ),
    broken.length > 0 ? [h("h3", null, `Breaks ${count(broken.length)}`), tiles(broken)] : null,
  );
};

/** The pairs that the colour causes, with the change tried on them. @param {App} app @param {any} parts */
const pairsLink = (app, { change, colour }) => {
  const { model, mendPlan } = app;
  const cause = model.causeNamed.get(change.name);
  const token = model.tokenNamed.get(change.name);
  if (cause === undefined || token === undefined || change.kind !== "value") return null;
  const links = new Set(mendPlan.links(change));
  const variant = model.variants.find((each) => model.cells[each.cells[token]].links.some((link) => links.has(link)));
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
const changeCard = (app, change, at) => {
  const { state } = app;
  const { chosen } = nowChosen(app);
  const { colour } = chosen[at];
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

/** What an option would do in place of the change, with all else as chosen. @param {App} app @param {any} parts */
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

// MARK: Any raw colour

/** A colour that its own literal gives, whatever tier it is of. @param {Model} model @param {Cell} cell */
export const isLiteral = (model, cell) =>
  cell.kind === "color" &&
  (cell.links.length === 1 || cell.links.length === 2 && model.links[cell.links[1]].path === null);

/** @param {App} app */
const rawTokens = (app) => {
  const { model } = app;
  return (app.rawChoices ??= model.tokens.filter((token) =>
    model.variants.some((variant) => isLiteral(model, model.cells[variant.cells[token.index]]))
  )
    .sort((a, b) => (a.path < b.path ? -1 : 1)));
};

/**
 * What the link says is edited: a raw color in a variant, with what it is now and what is tried for it.
 * @param {App} app
 * @param {Token[]} raws
 */
const editedOf = (app, raws) => {
  const { model, state, judge } = app;
  const token = raws.find((raw) => raw.path === state.one("raw")) ?? raws[0];
  const values = new Map();
  for (const variant of model.variants) {
    const cell = model.cells[variant.cells[token.index]];
    if (isLiteral(model, cell) && !values.has(cell.links.join())) values.set(cell.links.join(), variant.index);
  }
  const variants = [...values.values()];
  const variant = variants.find((index) => model.variants[index].name === state.parts("raw")?.[1]) ?? variants[0];
  const now = model.cells[model.variants[variant].cells[token.index]].colours[0];
  const tried = judge.tries.find((each) => each.token === token.index && each.variant === variant)?.colour;
  return { raws, token, variants, variant, now, tried };
};

/**
 * The link's tries with another color for what is edited, or with none.
 * @param {App} app
 * @param {any} parts
 * @param {string | null} hex
 */
const triesWith = ({ model, state }, { token, variant, now }, hex) => [
  ...(state.fields.get("try") ?? []).filter(([path, theme]) =>
    path !== token.path || theme !== model.variants[variant].name
  ),
  ...(hex === null ? [] : [[
    token.path,
    model.variants[variant].name,
    hex.slice(1).toLowerCase(),
    ...(now.alpha === 1 ? [] : [String(Number(now.alpha.toFixed(6)))]),
  ]]),
];

/** @param {App} app @param {any} edited */
const editorTools = (app, edited) => {
  const { model } = app;
  const { raws, token, variants, variant, tried } = edited;
  return h(
    "div",
    { class: "tools" },
    select(
      "Raw colour",
      "raw",
      raws.map((raw) => [raw.path, plainName(raw.path)]),
      token.path,
      (value) => goMend(app, { raw: [[value]] }),
    ),
    variants.length > 1
      ? select(
        "As in",
        "raw-variant",
        variants.map((index) => [model.variants[index].name, plainName(model.variants[index].name)]),
        model.variants[variant].name,
        (value) => goMend(app, { raw: [[token.path, value]] }),
      )
      : null,
    tried
      ? button("Take it back", {
        "data-key": "untry",
        onclick: () => goMend(app, { try: triesWith(app, edited, null) }),
      })
      : null,
  );
};

/** @param {App} app @param {any} edited */
const editorTry = (app, edited) => {
  const { model, judge } = app;
  const { token, variant, now, tried } = edited;
  const tries = (hex) => triesWith(app, edited, hex);
  return h(
    "div",
    { class: "mend-try" },
    live(app, () => {
      const shownColour = judge.tries.find((each) => each.token === token.index && each.variant === variant)?.colour ??
        now;
      return h(
        "span",
        { class: "mend-swatch large" },
        swatch([now], model.displays, "half"),
        swatch([shownColour], model.displays, "half"),
      );
    }),
    oklchEditor("editor", tried ?? now, {
      onchange: (hex) => goMend(app, { try: tries(hex === now.hex ? null : hex) }),
      ontry: (hex) =>
        tryLive(app, () => {
          const given = app.state;
          app.state = given.with({ try: tries(hex) });
          app.trying.readTries();
          app.state = given;
        }),
    }),
  );
};

/** @param {App} app */
const editorSection = (app) => {
  const raws = rawTokens(app);
  if (raws.length === 0) return null;
  const edited = editedOf(app, raws);
  return h(
    "section",
    { class: "mend-editor", "aria-labelledby": "editor-title" },
    h(
      "div",
      { class: "mend-section" },
      h("h2", { id: "editor-title" }, "Try any colour"),
      h("span", { class: "quiet" }, "nothing is saved; the link keeps it"),
    ),
    editorTools(app, edited),
    editorTry(app, edited),
  );
};

// MARK: The plan

/** @param {any} figures */
const planThemes = (figures) => {
  const themes = [...figures.byTheme].filter(([, [before, after]]) => before > 0 || after > 0);
  const rows = themes.length <= MEND_THEMES_SHOWN
    ? themes
    : [...themes].sort((a, b) => b[1][0] - b[1][1] - (a[1][0] - a[1][1])).slice(0, MEND_THEMES_SHOWN);
  return [
    h(
      "table",
      { class: "mend-themes" },
      h("caption", { class: "unseen" }, "Failing pairs of each theme, now and with the plan"),
      h(
        "thead",
        { class: "unseen" },
        h("tr", null, ["Theme", "Now", "With the plan"].map((title) => h("th", { scope: "col" }, title))),
      ),
      h(
        "tbody",
        null,
        rows.map(([theme, [before, after]]) =>
          h(
            "tr",
            null,
            h("th", { scope: "row" }, plain(theme)),
            h("td", null, count(before)),
            h("td", null, "→ ", h("b", null, count(after))),
          )
        ),
      ),
    ),
    rows.length < themes.length ? h("p", { class: "quiet" }, `and ${themes.length - rows.length} more themes`) : null,
  ];
};

const patchLines = ({ lines }) =>
  h(
    "div",
    { class: "mend-patch" },
    lines.slice(0, PATCH_LINES_SHOWN).map(({ file, line, old, fresh }) =>
      h(
        "div",
        null,
        h("span", { class: "quiet" }, `${visible(file.split("/").pop())}:${line}`),
        h("code", null, "- ", visible(cutMiddle(old, 60))),
        h("code", { class: "fresh" }, "+ ", visible(cutMiddle(fresh, 60))),
      )
    ),
    lines.length > PATCH_LINES_SHOWN
      ? h("span", { class: "quiet" }, `and ${counted(lines.length - PATCH_LINES_SHOWN, "more line")}`)
      : null,
  );

const patchByHand = ({ byHand: left }) =>
  h(
    "ul",
    { class: "mend-hand" },
    left.slice(0, 6).map(({ change, reason }) =>
      h(
        "li",
        null,
        h("b", null, "not in the patch: "),
        name(change.name),
        change.place ? [" ", placeNode(change.place)] : null,
        `: ${visible(reason)}`,
      )
    ),
  );

/** @param {App} app @param {Chosen[]} chosen @param {any} patch @param {any} figures */
const planWays = (app, chosen, patch, figures) => {
  const { mendPlan, state } = app;
  return h(
    "div",
    { class: "ways" },
    patch.text
      ? button("Copy as patch", {
        className: "button primary",
        "data-key": "copy-patch",
        onclick: () => copyText(patch.text, "Patch copied: git apply takes it."),
      })
      : null,
    button("Copy as JSON", {
      "data-key": "copy-json",
      onclick: () => copyText(mendPlan.json(chosen), "Plan copied: save it, and run legible mend --apply-plan FILE."),
    }),
    button("Copy as Markdown", {
      "data-key": "copy-markdown",
      onclick: () => copyText(mendPlan.markdown(chosen, figures), "Markdown copied."),
    }),
    button("Copy link", { "data-key": "copy-link", onclick: () => copyLink(state) }),
  );
};

/** @param {App} app */
const planPanel = (app) => {
  const { mendPlan, judge } = app;
  const figures = mendFigures(app);
  const { chosen } = nowChosen(app);
  const accepted = chosen.filter((each) => each.isAccepted);
  const patch = mendPlan.patch(chosen);
  const rejected = chosen.filter((each) => !each.isAccepted).map(({ change }) => plainName(change.name));
  const hasAny = accepted.length > 0 || judge.tries.length > 0;
  return h(
    "section",
    { class: "mend-plan", "aria-labelledby": "plan-title" },
    h(
      "div",
      { class: "mend-section" },
      h("h2", { id: "plan-title" }, "Your plan"),
      chosen.length > 0 ? h("span", { class: "quiet" }, `${accepted.length} of ${chosen.length} accepted`) : null,
    ),
    h(
      "p",
      { class: "mend-total" },
      h("b", { class: "mend-before" }, count(figures.before)),
      " → ",
      h("b", { class: "mend-after" }, count(figures.after)),
      h("span", { class: "quiet" }, " failing pairs"),
    ),
    h(
      "div",
      { class: "mend-bar", "aria-hidden": "true" },
      h("span", {
        style: { width: (figures.before > 0 ? Math.min(1, figures.after / figures.before) * 100 : 0) + "%" },
      }),
    ),
    h(
      "p",
      { class: "mend-said" },
      figures.words + ".",
      rejected.length > 0 ? ` ${listed(rejected, 3)} rejected.` : null,
    ),
    planThemes(figures),
    hasAny && patch.lines.length > 0 ? patchLines(patch) : null,
    patch.byHand.length > 0 && hasAny ? patchByHand(patch) : null,
    hasAny ? planWays(app, chosen, patch, figures) : null,
    hasAny
      ? [
        h("p", { class: "quiet" }, "or, in the repository"),
        h("code", { class: "mend-command" }, mendPlan.command(chosen)),
      ]
      : null,
  );
};

// MARK: What remains

/** @param {App} app @param {WayData} way */
const wayRow = (app, way) => {
  const { model, state } = app;
  const added = state.all("add");
  const isIn = added.includes(way.token);
  return h(
    "li",
    { class: "mend-way" },
    h("b", null, "Way out "),
    swatch([model.colours[way.color]], model.displays, "small"),
    " ",
    h("span", null, visible(way.words), way.waiver ? h("code", { class: "mend-waiver" }, visible(way.waiver)) : null),
    way.waiver
      ? button("Copy the waiver", {
        "data-key": `waiver-${way.token}`,
        onclick: () => copyText(way.waiver, "Waiver copied: it goes into “waivers” of legible.json."),
      })
      : null,
    way.targetAfter === undefined ? null : button(isIn ? "Take out of the plan" : "Add to plan", {
      "data-key": `add-${way.token}`,
      onclick: () =>
        goMend(app, {
          add: isIn ? added.filter((token) => token !== way.token) : [...added, way.token],
        }),
    }),
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

/** @param {App} app */
const remainsSection = (app) => {
  const { mendPlan } = app;
  const { data } = mendPlan;
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

// MARK: Keys

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
