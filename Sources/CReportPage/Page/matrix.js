// Every pair of one variant.

import { h, icon, name, unseen } from "./dom.js";
import { Grid } from "./grid.js";
import { EXEMPT, FAIL, PASS, UNDETERMINED, VERDICTS, WAIVED } from "./model.js";
import { swatch, tile } from "./paint.js";
import { empty, isText, levelWord, pageHead, pill, ratioText, segmented, select, VERDICT_WORDS } from "./pieces.js";
import { capital, count, counted, cutMiddle, LONGEST_NAME, plainName, requirement } from "./text.js";

export const FOREGROUND_KINDS = [["text", "Text"], ["icon", "Icons"], ["border", "Borders"], ["surface", "Fills"], [
  "all",
  "All",
]];

// Which tokens stand on which side, and what a token looks like in a cell.
export class Sides {
  /** @param {Model} model */
  constructor(model) {
    this.model = model;
    const { tokens } = model;
    const foregrounds = new Map();
    const backgrounds = new Set();
    this.groupsOfCell = new Map();
    this.partners = tokens.map(() => new Set());
    for (let group = 0; group < model.groupCount; group += 1) {
      const foreground = model.groupForeground[group];
      const background = model.groupBackground[group];
      if (!foregrounds.has(foreground)) foregrounds.set(foreground, model.rules[model.groupRule[group]].sample);
      backgrounds.add(background);
      this.partners[foreground].add(background);
      const key = foreground * tokens.length + background;
      if (!this.groupsOfCell.has(key)) this.groupsOfCell.set(key, []);
      this.groupsOfCell.get(key).push(group);
    }
    // Raw colours are for others to stand behind, but where a rule names one.
    const usable = tokens.filter((token) =>
      token.tier !== "raw" || foregrounds.has(token.index) || backgrounds.has(token.index)
    );
    this.all = (usable.length > 0 ? usable : tokens).map((token) => token.index);
    this.isForeground = tokens.map((token) => foregrounds.has(token.index));
    this.ruledBackgrounds = this.all.filter((token) => backgrounds.has(token));
    const surfaces = this.all.filter((token) => backgrounds.has(token) || tokens[token].role === "surface");
    this.surfaces = surfaces.length > 0 ? surfaces : this.all;
    this.samples = tokens.map((token) => foregrounds.get(token.index) ?? sampleByName(token));
    // Where no rule asks for a size, text is shown at that of body text.
    this.plainSamples = this.samples.map((sample) => (isText(sample) && sample !== "disabled" ? "text" : sample));
    this.kinds = tokens.map((token) => {
      const sample = this.samples[token.index];
      if (isText(sample)) return "text";
      if (sample === "icon") return "icon";
      return sample === "border" || sample === "focus" ? "border" : "surface";
    });
    // Text, icons, borders, fills; what is only ever a surface comes last.
    const rank = (token) =>
      ["text", "icon", "border", "surface"].indexOf(this.kinds[token]) +
      (this.isForeground[token] || this.kinds[token] !== "surface" ? 0 : tokens[token].role === "surface" ? 2 : 1);
    this.columns = [...this.all].sort((a, b) => rank(a) - rank(b) || a - b);
    this.byKind = new Map(
      FOREGROUND_KINDS.map(([kind]) => [
        kind,
        kind === "all" ? this.columns : this.columns.filter((token) => this.kinds[token] === kind),
      ]),
    );
  }

  /** @param {string} kind */
  foregrounds(kind) {
    return this.byKind.get(kind);
  }

  /** @param {number[]} foregrounds */
  backgrounds(which, foregrounds) {
    if (which === "all") return this.surfaces;
    if (which === "rule") return this.ruledBackgrounds;
    const wanted = new Set(foregrounds.flatMap((token) => [...this.partners[token]]));
    return this.all.filter((token) => wanted.has(token));
  }

  /** @param {number} foreground @param {number} background */
  groups(foreground, background) {
    return this.groupsOfCell.get(foreground * this.model.tokens.length + background) ?? [];
  }
}

/** @param {Token} token */
const sampleByName = (token) => {
  if (token.role === "surface") return "fill";
  if (["text", "large-text", "icon", "border", "focus"].includes(token.role)) return token.role;
  if (/icon/i.test(token.path)) return "icon";
  if (/border|stroke|divider|outline|separator/i.test(token.path)) return "border";
  if (/text|label|content|link|title|^on[A-Z-]/i.test(token.path)) return "text";
  return "fill";
};

/** @param {App} app */
export const variantTools = (app, variant, change) => {
  const { model } = app;
  const tools = [];
  if (model.themesInUse.length > 1) {
    tools.push(
      select(
        "Theme",
        "theme",
        model.themesInUse.map((theme) => [theme, plainName(theme)]),
        variant.theme,
        (theme) => change({ theme }),
      ),
    );
  }
  const siblings = model.variants.filter((other) => other.theme === variant.theme);
  for (const axis of model.openAxes) {
    const contexts = axis.contexts.filter((context) => siblings.some((other) => other.contexts[axis.name] === context));
    if (contexts.length < 2) continue;
    const choices = contexts.map((context) => [context, capital(plainName(context))]);
    const use = (context) => change({ [axis.key]: context });
    tools.push(
      contexts.length <= 4
        ? segmented(capital(plainName(axis.name)), "axis-" + axis.key, choices, variant.contexts[axis.name], use)
        : select(capital(plainName(axis.name)), "axis-" + axis.key, choices, variant.contexts[axis.name], use),
    );
  }
  return tools;
};

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

/** @param {App} app @param {number} token @param {string} className */
const tokenHead = (app, variant, token, className, longest = LONGEST_NAME) => {
  const { model, judge } = app;
  const cell = judge.cell(variant, token);
  const value = cell.colours.length === 1
    ? cell.colours[0].text
    : cell.colours.length > 1
    ? `${cell.colours.length} ${cell.kind === "composite" ? "parts" : "stops"}`
    : "no value";
  return h(
    "span",
    { class: className },
    swatch(cell.colours, model.displays),
    h(
      "span",
      { class: "head-text" },
      name(cutMiddle(model.tokens[token].path, longest)),
      h("span", { class: "value" }, value),
    ),
  );
};

/** @param {App} app */
export const cellLabel = (app, facts) => {
  const { model } = app;
  const names = `${plainName(model.tokens[facts.foreground].path)} on ${
    plainName(model.tokens[facts.background].path)
  }: `;
  if (Number.isNaN(facts.ratio)) return names + (facts.verdict >= 0 ? VERDICT_WORDS[facts.verdict] : "no value");
  const figure = ratioText(facts.ratio, facts.required) + " to 1";
  return names +
    (facts.verdict < 0
      ? `${figure}, measured, no rule`
      : `${figure}, ${VERDICT_WORDS[facts.verdict]}${
        facts.verdict === EXEMPT ? "" : `, needs ${requirement(facts.required)}`
      }`);
};

/** @param {CellFacts} facts */
export const labelParts = (facts) => {
  const figure = Number.isNaN(facts.ratio) ? "" : ratioText(facts.ratio, facts.required);
  if (facts.verdict === FAIL) return ["v-fail", icon("fail"), "fails", figure];
  if (facts.verdict === UNDETERMINED) return ["v-undetermined", icon("undetermined"), "unknown", ""];
  if (facts.verdict === WAIVED) return ["v-waived", icon("waived"), "waived", figure];
  if (facts.verdict === EXEMPT) return ["v-exempt", null, "exempt", figure];
  if (facts.verdict === PASS) return ["v-pass", null, levelWord(facts.sample, facts.ratio, facts.success), figure];
  if (Number.isNaN(facts.ratio)) return ["plain", null, "no value", ""];
  return facts.ratio < 1.01 ? ["plain", null, "same", ""] : ["plain", null, "", figure];
};

/** @param {App} app */
const largeCell = (app, facts) => {
  const [className, mark, word, figure] = labelParts(facts);
  return [
    tile(app, facts.worst, facts.sample),
    h(
      "span",
      { class: "cell-label " + className },
      h("span", null, mark, word),
      h("span", null, facts.fragile ? icon("fragile") : null, figure),
    ),
  ];
};

const smallClass = (
  facts,
) => (facts.verdict < 0 || facts.verdict === EXEMPT ? "minor" : "v-" + VERDICTS[facts.verdict]);
const smallCell = (
  app,
  facts,
) => [
  tile(app, facts.worst, facts.sample),
  facts.verdict === FAIL
    ? h("span", { class: "disc" }, icon("fail"))
    : facts.verdict === UNDETERMINED
    ? h("span", { class: "disc open" }, icon("undetermined"))
    : facts.verdict === WAIVED
    ? h("span", { class: "disc open" }, icon("waived"))
    : null,
];
