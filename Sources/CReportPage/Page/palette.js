// The palette: every color with its source and its gamut.

import { sameColours } from "./compare.js";
import { h, name, plain } from "./dom.js";
import { FAIL, VERDICTS } from "./model.js";
import { swatch } from "./paint.js";
import { gamutMark, paletteCell, tokenLink } from "./palettecells.js";
import { linkTo, MAPPING_WORDS, pageHead, segmented, select, stateInWords } from "./pieces.js";
import { familyOf, rawColours, rawRamps } from "./ramps.js";
import { State } from "./state.js";
import { count, counted, difference, plainName } from "./text.js";

/** @type {[PaletteShow, string][]} */
const PALETTE_SHOWS = [["all", "All tokens"], ["differ", "Differing between variants"], ["out", "Outside sRGB"], [
  "unpaired",
  "In no rule",
], ["missing", "Without a value"]];
/** @type {["token" | "raw", string][]} */
const LISTS = [["token", "Tokens"], ["raw", "Raw colours"]];
const MANY_VARIANTS = 16;

/** @param {App} app */
export const palette = (app) => {
  const { model, state } = app;
  const by = state.choice("by", LISTS.map(([key]) => key));
  const raws = rawColours(app);
  const tokens = app.sides.all;
  const themes = model.themesInUse.length;
  const many = model.variants.length > MANY_VARIANTS;
  const theme = many ? state.choice("theme", model.themesInUse) : null;
  const variants = many ? model.variants.filter((variant) => variant.theme === theme) : model.variants;
  app.title = counted(tokens.length, "token") +
    (themes > 1
      ? ` in ${counted(themes, "theme")}`
      : model.variants.length > 1
      ? ` in ${counted(model.variants.length, "variant")}`
      : "");
  const available = PALETTE_SHOWS.filter(([key]) =>
    key === "all" || tokens.some((token) => paletteShows(app, key, token))
  );
  const show = state.choice("show", available.map(([key]) => key));
  /** @param {FieldChanges} changes */
  const change = (changes) => app.go(state.with(changes));
  const tools = h(
    "div",
    { class: "tools" },
    many
      ? select(
        "Theme",
        "theme",
        model.themesInUse.map((each) => /** @type {const} */ ([each, plainName(each)])),
        theme,
        (value) => change({ theme: value }),
      )
      : null,
    raws.length > 0
      ? segmented(
        "List",
        "by",
        LISTS,
        by,
        (value) => change({ by: value === "token" ? null : value }),
      )
      : null,
    by === "token" && available.length > 1
      ? select("Show", "show", available, show, (value) => change({ show: value === "all" ? null : value }))
      : null,
  );
  const shownTokens = tokens.filter((token) => show === "all" || paletteShows(app, show, token));
  return [
    pageHead(app.title, h("p", null, gamutInWords(app, tokens))),
    tools,
    by === "raw"
      ? rawRamps(app, raws)
      : variants.length === 1
      ? paletteOfOne(app, shownTokens, variants[0])
      : paletteOfMany(app, shownTokens, variants),
  ];
};

/** @param {App} app @param {PaletteShow} show @param {number} token */
const paletteShows = (app, show, token) => {
  const { model, judge } = app;
  const cells = model.variants.map((variant) => judge.cell(variant.index, token));
  if (show === "differ") return cells.some((cell) => !sameColours(cell, cells[0]));
  if (show === "out") return cells.some((cell) => cell.colours.some((colour) => colour.outside));
  if (show === "missing") return cells.some((cell) => cell.colours.length === 0);
  if (show === "unpaired") return (app.unpaired ??= new Set(model.coverage.unpaired)).has(token);
  return true;
};

/** @param {App} app @param {number[]} tokens */
const gamutInWords = (app, tokens) => {
  const { model, judge } = app;
  const all = new Set(
    tokens.flatMap((token) => model.variants.flatMap((variant) => judge.cell(variant.index, token).colours)),
  );
  const outside = [...all].filter((colour) => colour.outside);
  if (outside.length === 0) return "Every colour is inside sRGB. Nothing is mapped.";
  const shift = Math.max(...outside.map((colour) => colour.shift));
  const screen = matchMedia("(color-gamut: p3)").matches
    ? ""
    : " This screen cannot show them: both halves of a marked swatch look the same.";
  return `${count(outside.length)} of ${counted(all.size, "colour")} ${
    outside.length === 1 ? "is" : "are"
  } outside sRGB. On an sRGB display they are ${
    MAPPING_WORDS[model.mapping].replace("each component clipped", "clipped")
  }; the largest shift is ΔE ${difference(shift)}.${screen}`;
};

/**
 * A table body whose rows far down are rendered when the reader scrolls near them.
 * @param {App} app
 * @param {PaletteRow[]} rows
 * @param {(row: PaletteRow) => Node} make
 * @param {number} columns
 */
const lazyRows = (app, rows, make, columns) => {
  const body = h("tbody");
  const CHUNK = 60;
  /** @param {number} from */
  const draw = (from) => {
    for (const row of rows.slice(from, from + CHUNK)) body.append(make(row));
    if (from + CHUNK >= rows.length) return;
    const rest = h(
      "tr",
      { "aria-hidden": "true", class: "gap" },
      h("td", { colspan: columns, style: { height: (rows.length - from - CHUNK) * 44 + "px" } }),
    );
    body.append(rest);
    app.frame.whenNear(rest, () => {
      rest.remove();
      draw(from + CHUNK);
    });
  };
  draw(0);
  return body;
};

/** @param {App} app @param {number[]} tokens */
const familyRows = (app, tokens) => {
  /** @type {PaletteRow[]} */
  const rows = [];
  let family = null;
  for (const token of tokens) {
    const own = familyOf(app.model.tokens[token].path);
    if (own !== family) rows.push({ family: own });
    family = own;
    rows.push({ token });
  }
  return rows;
};

/** @param {App} app @param {number[]} tokens @param {Variant[]} variants */
const paletteOfMany = (app, tokens, variants) => {
  const { model, judge } = app;
  const columns = variants.length + 1;
  return h(
    "div",
    { class: "scroller wide", role: "group", "aria-label": "Tokens by variant", tabindex: "0" },
    h(
      "table",
      { class: "palette" },
      h("caption", { class: "unseen" }, "The colour of every token in every variant"),
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "col" }, "Token"),
          variants.map((variant) =>
            h(
              "th",
              { scope: "col" },
              plain(variant.name),
              variant.sameAs === null
                ? null
                : h("span", { class: "repeats" }, " = ", plain(model.variants[variant.sameAs].name)),
            )
          ),
        ),
      ),
      lazyRows(app, familyRows(app, tokens), (row) =>
        "family" in row
          ? h(
            "tr",
            { class: "family" },
            h("th", { scope: "colgroup", colspan: columns }, name(row.family, "plain-name")),
          )
          : h(
            "tr",
            null,
            h("th", { scope: "row" }, tokenLink(app, row.token)),
            variants.map((variant) =>
              h(
                "td",
                { class: variant.sameAs === null ? null : "repeat" },
                h("span", { class: "palette-cell" }, paletteCell(app, judge.cell(variant.index, row.token))),
              )
            ),
          ), columns),
    ),
  );
};

/** @param {App} app @param {Variant} variant @param {number} token */
const pairsOfToken = ({ model }, variant, token) => {
  let all = 0;
  let failing = 0;
  for (const group of model.groupsOfToken[token]) {
    if (model.groupForeground[group] !== token && model.groupBackground[group] !== token) continue;
    const pair = model.pairAt[variant.index * model.groupCount + group];
    if (pair < 0) continue;
    all += 1;
    if (model.pairs.verdict[pair] === FAIL) failing += 1;
  }
  return all === 0 ? "in no rule" : linkTo(
    new State("findings").with({ verdict: VERDICTS, token: model.tokens[token].path }),
    "",
    counted(all, "pair") + (failing > 0 ? `, ${failing} fail` : ""),
  );
};

/** @param {App} app @param {Variant} variant @param {PaletteRow} row */
const paletteRow = (app, variant, row) => {
  const { model, judge } = app;
  if ("family" in row) {
    return h(
      "tr",
      { class: "family" },
      h("th", { scope: "colgroup", colspan: 5 }, name(row.family, "plain-name")),
    );
  }
  const cell = judge.cell(variant.index, row.token);
  const [colour] = cell.colours;
  return h(
    "tr",
    null,
    h("th", { scope: "row" }, name(model.tokens[row.token].path)),
    h("td", null, swatch(cell.colours, model.displays, "long")),
    h(
      "td",
      null,
      cell.colours.length > 1
        ? cell.colours.map((each) => h("span", { class: "value stop" }, each.text))
        : colour
        ? h("span", { class: "value" }, colour.text)
        : stateInWords(cell),
    ),
    h(
      "td",
      null,
      !colour ? "" : cell.colours.some((each) => each.outside)
        ? h(
          "span",
          { class: "gamut" },
          gamutMark(),
          h("b", null, "outside sRGB"),
          h("span", { class: "quiet" }, `shown as ${colour.hex}, ΔE ${difference(colour.shift)}`),
        )
        : h("span", { class: "quiet" }, "inside"),
    ),
    h("td", null, pairsOfToken(app, variant, row.token)),
  );
};

/** @param {App} app @param {number[]} tokens @param {Variant} variant */
const paletteOfOne = (app, tokens, variant) =>
  h(
    "div",
    { class: "scroller wide", role: "group", "aria-label": "Tokens", tabindex: "0" },
    h(
      "table",
      { class: "palette one" },
      h("caption", { class: "unseen" }, "Every token with its colour"),
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          ["Token", "Colour", "Value", "In sRGB", "Pairs"].map((title) => h("th", { scope: "col" }, title)),
        ),
      ),
      lazyRows(app, familyRows(app, tokens), (row) => paletteRow(app, variant, row), 5),
    ),
  );
