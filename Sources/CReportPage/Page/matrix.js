// Every pair of one variant.

import { h, icon, unseen } from "./dom.js";
import { Grid } from "./grid.js";
import { cellLabel, largeCell, smallCell, smallClass, tokenHead } from "./matrixcells.js";
import { EXEMPT, FAIL, PASS, UNDETERMINED, WAIVED } from "./model.js";
import { empty, pageHead, pill, segmented, select } from "./pieces.js";
import { FOREGROUND_KINDS } from "./sides.js";
import { count, counted, plainName } from "./text.js";
import { variantTools } from "./variants.js";

// What the link chooses of the matrix, and what there is to choose from.
const matrixChoices = ({ model, state, sides }) => {
  const kinds = FOREGROUND_KINDS.filter(([kind]) => sides.foregrounds(kind).length > 0);
  const kind = state.choice("fg", kinds.map(([key]) => key));
  const foregrounds = sides.foregrounds(kind);
  const bgChoices = [["used", "Ruled with these"], ["rule", "In any rule"], ["all", "All surfaces"]].filter(([key]) =>
    sides.backgrounds(key, foregrounds).length > 0
  );
  const bg = state.choice("bg", bgChoices.map(([key]) => key));
  const backgrounds = sides.backgrounds(bg, foregrounds);
  const show = state.choice("show", ["all", "judged", "fail"]);
  const narrow = matchMedia("(max-width: 47.99rem)").matches;
  const size = state.choice("size", narrow ? ["s", "m"] : ["m", "s"]);
  const displayKeys = ["worst", ...model.displays.map((display) => (display === "srgb" ? "srgb" : "p3"))];
  const display = model.hasWideColour ? state.choice("display", displayKeys) : "worst";
  const displayAt = displayKeys.indexOf(display) - 1;
  return { kinds, kind, foregrounds, bgChoices, bg, backgrounds, show, narrow, size, displayKeys, display, displayAt };
};

/**
 * How many cells a rule judges, and how many of them fail.
 * @param {App} app
 * @param {any} variant
 * @param {any} parts
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

/** @param {App} app */
const matrixTools = (app, variant, choices, judged) => {
  const { model, state } = app;
  const { kinds, kind, bgChoices, bg, show, narrow, size, displayKeys, display } = choices;
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
        [["worst", "Worst"], ["srgb", "sRGB"], ["p3", "Display P3"]].filter(([key]) => displayKeys.includes(key)),
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
        [["all", "All"], ["judged", "Judged"], ["fail", "Failing"]],
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

/** @param {App} app @param {any} parts */
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

/** How the grid is drawn. @param {App} app @param {any} variant @param {any} parts */
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
    rowHead: (r) => tokenHead(app, variant.index, backgrounds[r], "row-head", small ? (slim ? 15 : 20) : undefined),
    columnHead: (c) =>
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
 * What the cells of the grid hold, and what they do.
 * @param {App} app
 * @param {any} parts
 * @param {any} cellOf
 * @param {any} selected
 */
const gridCells = (app, { foregrounds, backgrounds, size, show }, cellOf, selected) => {
  const small = size === "s";
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
    isSelected: (r, c) => selected !== null && selected[0] === foregrounds[c] && selected[1] === backgrounds[r],
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

/** @param {App} app */
const matrixGrid = (app, variant, choices) => {
  const { model, state } = app;
  const { foregrounds, backgrounds, displayAt } = choices;
  const cells = new Map();
  const cellOf = (r, c) => {
    const key = r * foregrounds.length + c;
    if (!cells.has(key)) cells.set(key, app.pairs.cellFacts(variant.index, foregrounds[c], backgrounds[r], displayAt));
    return cells.get(key);
  };
  const wanted = state.parts("cell");
  const selected = wanted ? [model.tokenNamed.get(wanted[0]), model.tokenNamed.get(wanted[1])] : null;
  const startColumn = selected ? foregrounds.indexOf(selected[0]) : -1;
  const startRow = selected ? backgrounds.indexOf(selected[1]) : -1;
  app.gridPlace ??= { row: 0, column: 0 };
  const at = startRow >= 0 && startColumn >= 0 ? { row: startRow, column: startColumn } : app.gridPlace;
  app.gridSpec = { foregrounds, backgrounds, cellOf, variant };
  app.grid = new Grid({
    ...gridShape(app, variant, choices),
    ...gridCells(app, choices, cellOf, selected),
    startRow: at.row,
    startColumn: at.column,
  });
  if (startRow >= 0 && startColumn >= 0) {
    app.frame.afterDraw(() => app.grid.moveTo(startRow, startColumn, { focus: false, centre: app.isFresh }));
  } else if (at.row + at.column > 0) app.frame.afterDraw(() => app.grid.moveTo(at.row, at.column, { focus: false }));
  return app.grid.element;
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

/** @param {Model} model */
const matrixLegend = (model, small) => {
  // An exception that the criteria make needs no date.
  const isDated = model.waivers.every((waiver) => waiver.expires);
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
  return [
    ...items,
    [pill(EXEMPT), "inactive or decoration"],
    [pill(PASS, "AA"), `text ${WCAG.aaText}, the rest ${WCAG.aaLarge}`],
    [pill(PASS, "AAA"), `text ${WCAG.aaaText}`],
    [null, "plain: measured, no rule asks"],
  ]
    .map(([mark, words]) => h("li", null, mark, " ", words));
};
