// Every colour, its source, its gamut.

import { clamp01, oklchOf } from "./colour.js";
import { sameColours } from "./compare.js";
import { h, name, plain, svg, unseen } from "./dom.js";
import { compareText } from "./findings.js";
import { stateInWords } from "./inspector.js";
import { FAIL, VERDICTS } from "./model.js";
import { OKLCH_AXES } from "./oklch.js";
import { swatch } from "./paint.js";
import { linkTo, MAPPING_WORDS, pageHead, segmented, select } from "./pieces.js";
import { State } from "./state.js";
import { count, counted, cutMiddle, difference, percent, plainName, visible } from "./text.js";

const PALETTE_SHOWS = [["all", "All tokens"], ["differ", "Differing between variants"], ["out", "Outside sRGB"], [
  "unpaired",
  "In no rule",
], ["missing", "Without a value"]];
const MANY_VARIANTS = 16;

/** @param {string} path */
const familyOf = (path) => {
  const parts = path.split(/[./]/);
  if (parts.length > 1) return parts.slice(0, -1).join(".");
  return path.match(/^[a-z]+|^[A-Z][a-z]*|^[^A-Z\d]+/)?.[0] ?? path;
};
/** `FXColors.Blue50` → family `FXColors.Blue`, step `50` @param {string} path */
const rampOf = (path) => {
  const [, family, step] = path.match(/^(.*?)[-._ ]?(\d*)$/) ?? [null, path, ""];
  return { family: family || path, step };
};

/** @param {App} app */
export const palette = (app) => {
  const { model, state } = app;
  const by = state.choice("by", ["token", "raw"]);
  const raws = rawColours(app);
  const tokens = app.sides.all;
  const themes = model.themesInUse.length;
  const many = model.variants.length > MANY_VARIANTS;
  const theme = many ? (model.themeNamed.has(state.one("theme")) ? state.one("theme") : model.themesInUse[0]) : null;
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
  const change = (changes) => app.go(state.with(changes));
  const tools = h(
    "div",
    { class: "tools" },
    many
      ? select(
        "Theme",
        "theme",
        model.themesInUse.map((each) => [each, plainName(each)]),
        theme,
        (value) => change({ theme: value }),
      )
      : null,
    raws.length > 0
      ? segmented(
        "List",
        "by",
        [["token", "Tokens"], ["raw", "Raw colours"]],
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

/** @param {App} app @param {number} token */
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

const colourValue = (
  colour,
) => [
  h("span", { class: "value" }, colour.text),
  colour.outside
    ? h(
      "span",
      { class: "gamut" },
      gamutMark(),
      h("b", null, "outside sRGB"),
      h("span", { class: "quiet" }, `shown as ${colour.hex}, ΔE ${difference(colour.shift)}`),
    )
    : null,
];
const gamutMark = () =>
  svg(
    "svg",
    { class: "icon gamut-mark", viewBox: "0 0 8 8", "aria-hidden": "true" },
    svg("path", { d: "M0.500 0.500H7.500V7.500H0.500Z" }),
    svg("path", { class: "filled", d: "M7.500 0.500V7.500H0.500Z" }),
  );

/** @param {App} app @param {Cell} cell */
const rawNameOf = (app, cell) => {
  const links = cell.links.map((link) => app.model.links[link]).filter((link) => link.path !== null);
  return links.length > 1 ? links[links.length - 1].path : null;
};

/** @param {App} app @param {Cell} cell */
const paletteCell = (app, cell) => {
  const { model } = app;
  if (cell.colours.length === 0) {
    return [
      swatch([], model.displays),
      h(
        "span",
        { class: "palette-text" },
        h(
          "span",
          { class: "value" },
          cell.kind === "absent" ? "absent" : cell.kind === "placeholder" ? "placeholder" : "unknown",
        ),
        cell.kind === "absent" ? null : h("span", { class: "quiet" }, visible(cutMiddle(stateInWords(cell), 60))),
      ),
    ];
  }
  const raw = rawNameOf(app, cell);
  return [
    swatch(cell.colours, model.displays),
    h(
      "span",
      { class: "palette-text" },
      cell.colours.length > 1
        ? h("span", { class: "value" }, `${cell.colours.length} ${cell.kind === "composite" ? "parts" : "stops"}`)
        : colourValue(cell.colours[0]),
      raw && cell.colours.length === 1 ? name(raw.split(".").pop(), "name quiet") : null,
    ),
  ];
};

/** Rows far down are drawn when they come near. @param {App} app @param {any[]} rows @param {number} columns */
const lazyRows = (app, rows, make, columns) => {
  const body = h("tbody");
  const CHUNK = 60;
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
  const rows = [];
  let family = null;
  for (const token of tokens) {
    const own = familyOf(app.model.tokens[token].path);
    if (own !== family) rows.push({ family: family = own });
    rows.push({ token });
  }
  return rows;
};

/** @param {App} app @param {number[]} tokens */
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
        row.family !== undefined
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

/** @param {App} app @param {number} token */
const tokenLink = (app, token) => {
  const { path } = app.model.tokens[token];
  return app.model.groupsOfToken[token].length > 0
    ? linkTo(new State("findings").with({ verdict: VERDICTS, token: path }), "token-link", name(path))
    : name(path);
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

/** @param {App} app @param {Variant} variant @param {any} row */
const paletteRow = (app, variant, row) => {
  const { model, judge } = app;
  if (row.family !== undefined) {
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

/** Raw colours: those that sources name as such, each value once. @param {App} app */
const rawColours = (app) => {
  if (app.raws) return app.raws;
  const { model } = app;
  const uses = new Map();
  const found = new Map();
  for (const token of model.tokens) {
    for (const variant of model.variants) {
      const cell = model.cells[variant.cells[token.index]];
      if (token.tier === "raw") {
        if (cell.colours.length === 1 && !found.has(token.path)) found.set(token.path, cell.colours[0]);
        continue;
      }
      const raw = rawNameOf(app, cell);
      if (!raw) continue;
      if (!uses.has(raw)) uses.set(raw, new Set());
      uses.get(raw).add(token.index);
      if (!found.has(raw) && cell.colours.length === 1 && model.tokenNamed.get(raw) === undefined) {
        found.set(raw, cell.colours[0].withAlpha(1));
      }
    }
  }
  const isRaw = (path) =>
    model.tokenNamed.get(path) === undefined || model.tokens[model.tokenNamed.get(path)].tier === "raw";
  app.raws = [...found].filter(([path]) => isRaw(path)).map(([path, colour]) => ({
    path,
    colour,
    uses: uses.get(path)?.size ?? 0,
    ...rampOf(path),
  }));
  return app.raws;
};

// How lightness and chroma run along a ramp, as palette designers draw them.
const TONE_STEP = 78;
const TONE_HEIGHT = 48;

// Of a translucent colour is seen what lies below it, too.
const hasTones = (list) => list.length >= 3 && list.every(({ colour }) => colour.alpha === 1);

/** @param {string} family @param {any[]} list */
const rampTones = (family, list) => {
  if (!hasTones(list)) return null;
  const tones = list.map((raw) => oklchOf(raw.colour.linear));
  const mostChroma = OKLCH_AXES[1][3];
  const place = (share, at) => [(at + 0.5) * TONE_STEP, 4 + (TONE_HEIGHT - 8) * (1 - clamp01(share))];
  const curve = (kind, share) => {
    const points = tones.map((tone, at) => place(share(tone), at));
    return [
      svg("polyline", { class: `tone-${kind}`, points: points.map((point) => point.join(",")).join(" ") }),
      points.map(([x, y]) => svg("circle", { class: `tone-${kind}`, cx: x, cy: y, r: 3 })),
    ];
  };
  const range = (axis, write) => {
    const values = tones.map((tone) => tone[axis]);
    return `${write(values[0])} to ${write(values[values.length - 1])}`;
  };
  const words = `${plainName(family)}: lightness from ${range(0, percent)}, chroma from ${range(1, difference)}`;
  const width = list.length * TONE_STEP;
  return h(
    "div",
    { class: "tones", style: { width: `${width / 16}rem` } },
    svg(
      "svg",
      { viewBox: `0 0 ${width} ${TONE_HEIGHT}`, role: "img", "aria-label": words },
      curve("c", ([, chroma]) => chroma / mostChroma),
      curve("l", ([lightness]) => lightness),
    ),
  );
};

/** @param {App} app @param {any} raw */
const rampStep = (app, raw) =>
  h(
    "li",
    null,
    swatch([raw.colour], app.model.displays, raw.uses > 0 ? "step" : "step unused"),
    raw.step ? h("b", null, raw.step, unseen(" " + plainName(raw.path))) : unseen(plainName(raw.path)),
    h(
      "span",
      { class: "value" },
      raw.colour.text,
      raw.colour.outside ? [" ", gamutMark(), unseen("outside sRGB")] : null,
    ),
    raw.colour.alpha === 1 ? h("span", { class: "quiet" }, `L ${percent(oklchOf(raw.colour.linear)[0])}`) : null,
    h("span", { class: "quiet" }, raw.uses === 0 ? "unused" : counted(raw.uses, "use")),
  );

/** @param {App} app */
const rawRamps = (app, raws) => {
  const families = new Map();
  for (const raw of raws) {
    if (!families.has(raw.family)) families.set(raw.family, []);
    families.get(raw.family).push(raw);
  }
  for (const list of families.values()) {
    list.sort((a, b) => Number(a.step) - Number(b.step) || compareText(a.path, b.path));
  }
  const unused = raws.filter((raw) => raw.uses === 0).length;
  const notes = [
    unused > 0
      ? `${counted(unused, "raw colour")} ${unused === 1 ? "is" : "are"} used by no token: shown half as high.`
      : null,
    [...families.values()].some(hasTones)
      ? `Under a ramp: OKLCH lightness (solid, 0 to 1) and chroma (dashed, 0 to ${OKLCH_AXES[1][3]}).`
      : null,
  ].filter(Boolean);
  return h(
    "div",
    { class: "ramps" },
    notes.length > 0 ? h("p", { class: "quiet" }, notes.join(" ")) : null,
    [...families].map(([family, list]) =>
      h(
        "section",
        { class: "ramp" },
        h("h2", null, name(family)),
        h("ul", null, list.map((raw) => rampStep(app, raw))),
        rampTones(family, list),
      )
    ),
  );
};
