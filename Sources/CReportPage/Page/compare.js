// The differences between two variants.

import { button, h, icon, name, plain, unseen } from "./dom.js";
import { Grid } from "./grid.js";
import { cellLabel, labelParts } from "./matrixcells.js";
import { EXEMPT, FAIL, PASS } from "./model.js";
import { swatch, tile } from "./paint.js";
import { empty, linkTo, pageHead, pill, ratioText, segmented, select, VERDICT_WORDS } from "./pieces.js";
import { count, counted, plainName } from "./text.js";

/** The two variants that the link names, or two that differ. @param {App} app @returns {Compared} */
const comparedOf = ({ model, state }) => {
  /** @param {string} side */
  const named = (side) => model.variantNamed.get(state.one(side) ?? "");
  const left = model.variants[named("a") ?? 0];
  const other = left.index === 0
    ? model.variants.findIndex((variant) => variant.index !== left.index && variant.sameAs !== left.index)
    : 0;
  const right = model.variants[named("b") ?? (other >= 0 ? other : left.index === 0 ? 1 : 0)];
  // A report of one variant shows it on both sides.
  return { left, right: right ?? left };
};

/**
 * The cells with different verdicts, and how many pairs fail on which side.
 * @param {App} app
 * @param {Compared} both
 * @param {number[]} foregrounds
 * @param {number[]} backgrounds
 */
const tallied = (app, { left, right }, foregrounds, backgrounds) => {
  const { model, sides } = app;
  const tally = { worse: 0, better: 0, both: 0, other: 0 };
  /** @type {Differing[]} */
  const differing = [];
  for (const background of backgrounds) {
    for (const foreground of foregrounds) {
      if (!sides.partners[foreground].has(background)) continue;
      const [a, b] = [left, right].map((variant) => app.pairs.worstPairOfCell(variant.index, foreground, background));
      const [va, vb] = [a, b].map((pair) => (pair < 0 ? -1 : model.pairs.verdict[pair]));
      if (va === FAIL && vb === FAIL) tally.both += 1;
      if (va === vb) continue;
      if (va === PASS && vb === FAIL) tally.worse += 1;
      else if (va === FAIL && vb === PASS) tally.better += 1;
      else tally.other += 1;
      differing.push({ foreground, background, a, b, va, vb });
    }
  }
  return { tally, differing };
};

/** @param {App} app @param {Compared} both @param {Record<"worse" | "better" | "both" | "other", number>} tally */
const tallyInWords = (app, { left, right }, tally) => {
  const { judge, sides } = app;
  const changedTokens =
    sides.all.filter((token) => !sameColours(judge.cell(left.index, token), judge.cell(right.index, token))).length;
  return changedTokens === 0
    ? "These two use the same colours. Nothing differs."
    : `${counted(tally.worse, "pair passes", "pairs pass")} on the left and ${
      tally.worse === 1 ? "fails" : "fail"
    } on the right, ${tally.better} the other way round, ${tally.both} ${tally.both === 1 ? "fails" : "fail"} on both${
      tally.other > 0 ? `, ${tally.other} otherwise ${tally.other === 1 ? "differs" : "differ"}` : ""
    }. ${count(changedTokens)} of ${counted(sides.all.length, "token")} differ in colour.`;
};

/**
 * @param {App} app
 * @param {Compared} both
 * @param {[ForegroundKind, string][]} kinds
 * @param {ForegroundKind} kind
 * @param {boolean} only
 */
const compareTools = (app, { left, right }, kinds, kind, only) => {
  const { model, state } = app;
  const options = model.variants.map(({ name: each }) => /** @type {const} */ ([each, plainName(each)]));
  /** @param {FieldChanges} changes */
  const change = (changes) => app.go(state.with({ a: left.name, b: right.name, ...changes }));
  return h(
    "div",
    { class: "tools" },
    select("Left", "a", options, left.name, (a) => change({ a })),
    h(
      "div",
      { class: "tool steps" },
      button("Swap", { mark: "swap", "data-key": "swap", onclick: () => change({ a: right.name, b: left.name }) }),
    ),
    select("Right", "b", options, right.name, (b) => change({ b })),
    kinds.length > 1
      ? segmented("Foregrounds", "fg", kinds, kind, (fg) => change({ fg: fg === kinds[0][0] ? null : fg }))
      : null,
    segmented(
      "Show",
      "only",
      [["all", "All"], ["changed", "Different verdicts"]],
      only ? "changed" : "all",
      (value) => change({ only: value === "changed" ? value : null }),
    ),
  );
};

/** @param {App} app @param {Compared} both @param {Differing[]} differing */
const differingList = (app, { left, right }, differing) => {
  const { model } = app;
  return differing.length === 0 ? h("p", { class: "quiet" }, "No verdict differs.") : h(
    "details",
    { class: "differing", "data-fold": "differing" },
    h("summary", null, counted(differing.length, "verdict differs", "verdicts differ")),
    h(
      "ul",
      null,
      differing.slice(0, 300).map(({ foreground, background, a, b, va, vb }) =>
        h(
          "li",
          null,
          linkTo(
            app.links.cellState({ variant: right.index, foreground, background }),
            "",
            name(model.tokens[foreground].path),
            " on ",
            name(model.tokens[background].path),
          ),
          `: ${sideWords(app, a, va)} in ${plainName(left.name)}, ${sideWords(app, b, vb)} in ${plainName(right.name)}`,
        )
      ),
    ),
  );
};

/** @param {Compared} both */
const compareLegend = ({ left, right }) =>
  h(
    "ul",
    { class: "legend", "aria-label": "Legend" },
    h("li", null, "Each cell: left half ", plain(left.name), ", right half ", plain(right.name)),
    h("li", null, "Outlined: the verdict differs"),
    h("li", null, pill(FAIL)),
    h("li", null, pill(PASS)),
    h("li", null, "plain: no rule judges it"),
  );

/**
 * @param {App} app
 * @param {Compared} both
 * @param {number} foreground
 * @param {number} background
 * @param {boolean} differs
 */
const compareCell = (app, { left, right }, foreground, background, differs) => {
  const [a, b] = [left, right].map((variant) => app.pairs.cellFacts(variant.index, foreground, background, -1));
  return {
    className: differs ? "differs" : null,
    label: `${cellLabel(app, a)} in ${plainName(left.name)}; ${cellLabel(app, b).replace(/^.*: /, "")} in ${
      plainName(right.name)
    }.${differs ? " Differs." : ""}`,
    content: [
      h(
        "span",
        { class: "halves", "aria-hidden": "true" },
        tile(app, a.worst, a.sample, "half"),
        tile(app, b.worst, b.sample, "half"),
      ),
      h("span", { class: "half-labels" }, halfLabel(app, a), halfLabel(app, b)),
    ],
  };
};

/**
 * @param {App} app
 * @param {Compared} both
 * @param {number[]} foregrounds
 * @param {number[]} backgrounds
 * @param {{ differing: Differing[], only: boolean }} options
 */
const compareGrid = (app, both, foregrounds, backgrounds, { differing, only }) => {
  const { left, right } = both;
  /** @param {number} foreground @param {number} background */
  const keyOf = (foreground, background) => foreground * app.model.tokens.length + background;
  const keys = new Set(differing.map(({ foreground, background }) => keyOf(foreground, background)));
  const slim = matchMedia("(max-width: 29.99rem)").matches;
  return new Grid({
    rows: backgrounds.length,
    columns: foregrounds.length,
    className: "large compare",
    rowHeight: 72,
    columnWidth: 142,
    keyWidth: slim ? 140 : 212,
    headHeight: 78,
    label: app.title,
    describedBy: "grid-help",
    corner: () => [h("span", null, "Background ↓"), " ", h("span", null, "Foreground →")],
    rowHead: (r) => pairHead(app, backgrounds[r], left, right, true),
    columnHead: (c) => pairHead(app, foregrounds[c], left, right, false),
    cell: (r, c) => {
      const differs = keys.has(keyOf(foregrounds[c], backgrounds[r]));
      return only && !differs ? null : compareCell(app, both, foregrounds[c], backgrounds[r], differs);
    },
    onopen: (r, c) =>
      app.go(app.links.cellState({ variant: right.index, foreground: foregrounds[c], background: backgrounds[r] })),
  });
};

/** @param {App} app */
export const compare = (app) => {
  const { state, sides } = app;
  const both = comparedOf(app);
  const kinds = sides.kindsInUse();
  const kind = state.choice("fg", kinds.map(([key]) => key));
  const foregrounds = sides.foregrounds(kind);
  const used = sides.backgrounds("used", foregrounds);
  const backgrounds = used.length > 0 ? used : sides.surfaces;
  const only = state.one("only") === "changed";
  app.title = `${plainName(both.left.name)} and ${plainName(both.right.name)}`;
  const { tally, differing } = tallied(app, both, foregrounds, backgrounds);
  const help = unseen(" Arrow keys move from cell to cell, Enter opens the pair in the matrix.");
  const headBlock = pageHead(app.title, h("p", { id: "grid-help" }, tallyInWords(app, both, tally), help));
  const tools = compareTools(app, both, kinds, kind, only);
  const rows = only
    ? backgrounds.filter((background) => differing.some((each) => each.background === background))
    : backgrounds;
  if (foregrounds.length === 0 || rows.length === 0) {
    const why = only ? "With these foregrounds, both variants have the same verdicts." : null;
    return [headBlock, tools, empty(only ? "No verdict differs" : "Nothing to compare", why)];
  }
  app.grid = compareGrid(app, both, foregrounds, rows, { differing, only });
  return [headBlock, tools, differingList(app, both, differing), compareLegend(both), app.grid.element];
};

/** @param {Cell} a @param {Cell} b */
export const sameColours = (a, b) =>
  a.kind === b.kind && a.colours.length === b.colours.length &&
  a.colours.every((colour, at) =>
    colour === b.colours[at] ||
    (colour.hex === b.colours[at].hex && colour.alpha === b.colours[at].alpha && colour.text === b.colours[at].text)
  );

/** @param {App} app @param {number} pair @param {number} verdict */
const sideWords = (
  app,
  pair,
  verdict,
) => (pair < 0
  ? "not judged"
  : `${VERDICT_WORDS[verdict]}${
    Number.isNaN(app.model.pairs.ratio[pair])
      ? ""
      : " at " + ratioText(app.model.pairs.ratio[pair], app.judge.required(pair))
  }`);

/** @param {App} app @param {CellFacts} facts */
const halfLabel = (app, facts) => {
  const [className, mark, word, figure] = labelParts(app, facts);
  return h(
    "span",
    { class: "cell-label " + className },
    h("span", null, facts.verdict === EXEMPT ? icon("exempt") : mark, figure || word),
  );
};

/** @param {App} app @param {number} token @param {Variant} left @param {Variant} right @param {boolean} isRow */
const pairHead = (app, token, left, right, isRow) => {
  const { model, judge } = app;
  const cells = [left, right].map((variant) => judge.cell(variant.index, token));
  /** @param {Cell} cell */
  const value = (
    cell,
  ) => (cell.colours.length === 1 ? cell.colours[0].text : cell.colours.length > 1 ? "gradient" : "no value");
  const values = [...new Set(cells.map(value))];
  return h(
    "span",
    { class: isRow ? "row-head" : "column-head" },
    h("span", { class: "swatch-pair" }, cells.map((cell) => swatch(cell.colours, model.displays))),
    h(
      "span",
      { class: "head-text" },
      name(model.tokens[token].path),
      isRow ? values.map((each) => h("span", { class: "value" }, each)) : null,
    ),
  );
};
