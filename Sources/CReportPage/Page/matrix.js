// The matrix: every pair of one variant.

import { h, icon, unseen } from "./dom.js";
import { Grid } from "./grid.js";
import { cellLabel, largeCell, smallCell, smallClass, tokenHead } from "./matrixcells.js";
import { EXEMPT, FAIL, PASS, UNDETERMINED, WAIVED } from "./model.js";
import { empty, pageHead, pill, segmented, select } from "./pieces.js";
import { BACKGROUND_CHOICES } from "./sides.js";
import { count, counted, plainName } from "./text.js";
import { variantTools } from "./variants.js";

/** @type {["all" | "judged" | "fail", string][]} */
const SHOWS = [["all", "All"], ["judged", "Judged"], ["fail", "Failing"]];

/** @type {[string, string][]} */
const SHOWN_DISPLAYS = [["worst", "Worst"], ["srgb", "sRGB"], ["p3", "Display P3"]];

/** The choices of the link for the matrix, and the available ones. @param {App} app */
export const matrixChoices = ({ model, state, sides }) => {
  const kinds = sides.kindsInUse();
  const kind = state.choice("fg", kinds.map(([key]) => key));
  const foregrounds = sides.foregrounds(kind);
  const bgChoices = BACKGROUND_CHOICES.filter(([key]) => sides.backgrounds(key, foregrounds).length > 0);
  const bg = state.choice("bg", bgChoices.map(([key]) => key));
  const backgrounds = sides.backgrounds(bg, foregrounds);
  const show = state.choice("show", SHOWS.map(([key]) => key));
  const narrow = matchMedia("(max-width: 47.99rem)").matches;
  /** @type {("s" | "m")[]} */
  const sizes = narrow ? ["s", "m"] : ["m", "s"];
  const size = state.choice("size", sizes);
  const displayKeys = ["worst", ...model.displays.map((display) => (display === "srgb" ? "srgb" : "p3"))];
  const display = model.hasWideColour ? state.choice("display", displayKeys) : "worst";
  const displayAt = displayKeys.indexOf(display) - 1;
  return { kinds, kind, foregrounds, bgChoices, bg, backgrounds, show, narrow, size, displayKeys, display, displayAt };
};

/**
 * The number of cells that a rule judges, and of those that fail.
 * @param {App} app
 * @param {Variant} variant
 * @param {MatrixChoices} choices
 */
const judgedCells = (app, variant, { foregrounds, backgrounds }) => {
  const { model, sides } = app;
  let judged = 0;
  let failing = 0;
  for (const foreground of foregrounds) {
    for (const background of sides.partners[foreground]) {
      if (!backgrounds.includes(background)) continue;
      const pair = app.pairs.worstPairOfCell(variant.index, foreground, background);
      if (pair < 0) continue;
      judged += 1;
      if (model.pairs.verdict[pair] === FAIL) failing += 1;
    }
  }
  return { judged, failing };
};

/** @param {App} app */
const variantSteps = (app) =>
  h(
    "div",
    { class: "tool steps" },
    h("button", {
      type: "button",
      class: "button icon-only",
      "aria-label": "Previous variant",
      "data-key": "previous-variant",
      on: { click: () => app.cells.stepVariant(-1) },
    }, icon("left")),
    h("button", {
      type: "button",
      class: "button icon-only",
      "aria-label": "Next variant",
      "data-key": "next-variant",
      on: { click: () => app.cells.stepVariant(1) },
    }, icon("right")),
  );

/** @param {App} app @param {Variant} variant @param {MatrixChoices} choices @param {number} judged */
const matrixTools = (app, variant, choices, judged) => {
  const { model, state } = app;
  const { kinds, kind, bgChoices, bg, show, narrow, size, displayKeys, display } = choices;
  /** @param {FieldChanges} changes */
  const change = (changes) => app.go(state.with({ cell: null, ...changes }));
  return h(
    "div",
    { class: "tools" },
    variantTools(app, variant, (changes) => app.go(state.with({ ...changes, cell: state.fields.get("cell") ?? null }))),
    model.variants.length > 1 ? variantSteps(app) : null,
    model.hasWideColour
      ? segmented(
        "Display",
        "display",
        SHOWN_DISPLAYS.filter(([key]) => displayKeys.includes(key)),
        display,
        (value) => change({ display: value === "worst" ? null : value }),
      )
      : null,
    kinds.length > 1
      ? segmented("Foregrounds", "fg", kinds, kind, (value) => change({ fg: value === kinds[0][0] ? null : value }))
      : null,
    bgChoices.length > 1
      ? select("Backgrounds", "bg", bgChoices, bg, (value) => change({ bg: value === bgChoices[0][0] ? null : value }))
      : null,
    judged > 0
      ? segmented(
        "Show",
        "show",
        SHOWS,
        show,
        (value) => change({ show: value === "all" ? null : value }),
      )
      : null,
    segmented(
      "Size",
      "size",
      [["m", "Large"], ["s", "Small"]],
      size,
      (value) => change({ size: value === (narrow ? "s" : "m") ? null : value }),
    ),
  );
};

/** @param {App} app @param {{ judged: number, failing: number }} counts */
const matrixNote = (app, { judged, failing }) => {
  const { model } = app;
  const keys = model.variants.length > 1
    ? [
      " Each cell keeps its place in every theme",
      app.keysOn ? [": step with ", h("kbd", null, "["), " ", h("kbd", null, "]")] : null,
      ".",
    ]
    : null;
  return h(
    "p",
    { id: "grid-help" },
    judged > 0
      ? `${count(failing)} of ${counted(judged, "judged cell")} ${failing === 1 ? "fails" : "fail"}.`
      : "No rule judges a pair here.",
    keys,
    unseen(
      " Arrow keys move from cell to cell, Enter opens a pair, n and p go to the next and the previous failing cell.",
    ),
  );
};

/** The sizes of the grid and its heads. @param {App} app @param {Variant} variant @param {MatrixChoices} choices */
const gridShape = (app, variant, { foregrounds, backgrounds, size }) => {
  const small = size === "s";
  const slim = matchMedia("(max-width: 29.99rem)").matches;
  return {
    rows: backgrounds.length,
    columns: foregrounds.length,
    className: small ? "small" : "large",
    rowHeight: small ? 38 : 72,
    columnWidth: small ? 44 : 92,
    keyWidth: slim ? 140 : 212,
    headHeight: small ? 174 : 104,
    label: app.title,
    describedBy: "grid-help",
    corner: () => [h("span", null, "Background ↓"), " ", h("span", null, "Foreground →")],
    rowHead: (/** @type {number} */ r) =>
      tokenHead(app, variant.index, backgrounds[r], "row-head", small ? (slim ? 15 : 20) : undefined),
    columnHead: (/** @type {number} */ c) =>
      tokenHead(
        app,
        variant.index,
        foregrounds[c],
        small ? "column-head upright" : "column-head",
        small ? 34 : undefined,
      ),
  };
};

/**
 * The content and the behavior of the grid's cells.
 * @param {App} app
 * @param {MatrixChoices} choices
 * @param {MatrixGrid["cellOf"]} cellOf
 * @param {CellTokens | null} selected
 * @returns {Pick<GridSpec, "cell" | "isSelected" | "onfocus" | "onhover" | "onopen">}
 */
const gridCells = (app, { foregrounds, backgrounds, size, show }, cellOf, selected) => {
  const small = size === "s";
  /** @param {CellFacts} facts */
  const hidden = (facts) => (show === "judged" && facts.pair < 0) || (show === "fail" && facts.verdict !== FAIL);
  return {
    cell: (r, c) => {
      const facts = cellOf(r, c);
      return hidden(facts) ? null : {
        label: cellLabel(app, facts),
        className: (small ? smallClass(facts) : "") + (facts.pair >= 0 ? " judged" : ""),
        content: small ? smallCell(app, facts) : largeCell(app, facts),
      };
    },
    isSelected: (r, c) => selected?.foreground === foregrounds[c] && selected.background === backgrounds[r],
    onfocus: (r, c) => {
      app.gridPlace = { row: r, column: c };
      if (!hidden(cellOf(r, c))) app.cells.peek({ foreground: foregrounds[c], background: backgrounds[r] }, 60);
    },
    onhover: (r, c) =>
      app.cells.hover(
        r < 0 || hidden(cellOf(r, c)) ? null : { foreground: foregrounds[c], background: backgrounds[r] },
      ),
    onopen: (r, c) => {
      if (!hidden(cellOf(r, c))) app.cells.openCell(foregrounds[c], backgrounds[r]);
    },
  };
};

/** The cell that the link names. @param {App} app @returns {CellTokens | null} */
const selectedCell = ({ model, state }) => {
  const [foreground, background] = (state.parts("cell") ?? []).map((path) => model.tokenNamed.get(path));
  return foreground === undefined || background === undefined ? null : { foreground, background };
};

/** @param {App} app @param {Variant} variant @param {MatrixChoices} choices */
const matrixGrid = (app, variant, choices) => {
  const { foregrounds, backgrounds, displayAt } = choices;
  /** @type {Map<number, CellFacts>} */
  const cells = new Map();
  /** @type {MatrixGrid["cellOf"]} */
  const cellOf = (r, c) => {
    const key = r * foregrounds.length + c;
    const known = cells.get(key);
    if (known) return known;
    const facts = app.pairs.cellFacts(variant.index, foregrounds[c], backgrounds[r], displayAt);
    cells.set(key, facts);
    return facts;
  };
  const selected = selectedCell(app);
  const startColumn = selected ? foregrounds.indexOf(selected.foreground) : -1;
  const startRow = selected ? backgrounds.indexOf(selected.background) : -1;
  app.gridPlace ??= { row: 0, column: 0 };
  const at = startRow >= 0 && startColumn >= 0 ? { row: startRow, column: startColumn } : app.gridPlace;
  app.matrixGrid = { cellOf, variant };
  const grid = new Grid({
    ...gridShape(app, variant, choices),
    ...gridCells(app, choices, cellOf, selected),
    startRow: at.row,
    startColumn: at.column,
  });
  app.grid = grid;
  if (startRow >= 0 && startColumn >= 0) {
    app.frame.afterDraw(() => grid.moveTo(startRow, startColumn, { focus: false, centre: app.isFresh }));
  } else if (at.row + at.column > 0) app.frame.afterDraw(() => grid.moveTo(at.row, at.column, { focus: false }));
  return grid.element;
};

/** @param {App} app */
export const matrix = (app) => {
  const { model, state } = app;
  const variant = app.links.variantOfState(state);
  app.title = `Matrix of ${plainName(variant.name)}`;
  const choices = matrixChoices(app);
  const counts = judgedCells(app, variant, choices);
  const headBlock = pageHead(app.title, matrixNote(app, counts));
  const tools = matrixTools(app, variant, choices, counts.judged);
  if (choices.foregrounds.length === 0 || choices.backgrounds.length === 0) {
    const lacking = choices.backgrounds.length === 0 ? "surface" : "foreground";
    return [headBlock, tools, empty(`No token of this theme is a ${lacking}.`, null)];
  }
  return [
    headBlock,
    tools,
    h("ul", { class: "legend", "aria-label": "Legend" }, matrixLegend(model, choices.size === "s")),
    matrixGrid(app, variant, choices),
  ];
};

/** @param {Model} model @param {boolean} small */
const matrixLegend = (model, small) => {
  // An exception that the criteria themselves make needs no date.
  const isDated = model.waivers.every((waiver) => waiver.expires);
  /** @type {[Child, string][]} */
  const items = [[pill(FAIL), "under its requirement"], [pill(UNDETERMINED), "no verdict"], [
    pill(WAIVED),
    `fails, accepted ${isDated ? "until a date" : "for a reason"}`,
  ]];
  if (small) {
    return [
      ...items.map(([mark]) => h("li", null, mark)),
      h("li", null, "Large tile: a rule judges it. Small tile: none does, or it is exempt."),
    ];
  }
  /** @type {[Child, string][]} */
  const all = [
    ...items,
    [pill(EXEMPT), "inactive or decoration"],
    [pill(PASS, "AA"), `text ${WCAG.aaText}, the rest ${WCAG.aaLarge}`],
    [pill(PASS, "AAA"), `text ${WCAG.aaaText}`],
    [null, "plain: measured, not judged"],
  ];
  return all.map(([mark, words]) => h("li", null, mark, " ", words));
};
