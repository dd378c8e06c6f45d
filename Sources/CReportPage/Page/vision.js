// Tokens that become alike in other kinds of color vision.

import {
  clamp01,
  differenceOf,
  encodedOf,
  hexOf,
  linearOf,
  linearSRGBOn,
  over,
  seenAs,
  SRGB_TO_XYZ,
  times,
  VISIONS,
  XYZ_TO_P3,
} from "./colour.js";
import { h, icon, name, unseen } from "./dom.js";
import { listAt } from "./lists.js";
import { needsLine, seeing } from "./paint.js";
import { empty, pageHead, select } from "./pieces.js";
import { capital, counted, difference, listed, plainName } from "./text.js";
import { variantTools } from "./variants.js";

/** @type {[string, string][]} */
const VISION_TITLES = Object.entries(VISIONS).map(([key, { name: title }]) => [key, title]);
/** @type {[string, string][]} */
const VISION_COLUMNS = [["typical", "Typical"], ...VISION_TITLES];
const COLUMN_TITLES = new Map(VISION_COLUMNS);

/** @param {App} app */
export const vision = (app) => {
  const { model, state } = app;
  const variant = app.links.variantOfState(state);
  app.title = `${plainName(variant.name)} as others see it`;
  const sets = model.distinguish.filter((set) => set.variant === variant.index);
  const thresholds = [...new Set(sets.map((set) => set.threshold))];
  const tools = h(
    "div",
    { class: "tools" },
    variantTools(app, variant, (changes) => app.go(state.with(changes))),
    select(
      "Show the whole report as",
      "see",
      [["", "Typical vision"], ...VISION_TITLES],
      seeing ?? "",
      (see) => app.go(state.with({ see: see || null })),
    ),
  );
  const explained = h(
    "p",
    null,
    "Machado 2009 at full severity, in linear light; achromatopsia by luminance. ",
    thresholds.length > 0 ? `Two colours closer than ΔE OK ${listed(thresholds)} are marked as alike. ` : "",
    "Contrast ratios are not recomputed: WCAG measures luminance alone.",
  );
  if (sets.length === 0) {
    return [
      pageHead(app.title, explained),
      tools,
      empty(
        "No tokens are named to be told apart",
        "A “distinguish” rule in legible.json names colours that must not be confused: " +
          "status marks, the series of a chart.",
      ),
      visionStrips(app, variant),
    ];
  }
  return [pageHead(app.title, explained), tools, sets.map((set) => visionSet(app, set, variant))];
};

/** Linear sRGB as a kind of vision sees it. @param {number[]} linear @param {string} key */
const seenLinear = (linear, key) => (key === "typical" ? linear : seenAs(key, linear));

/** @param {string} display @param {number[]} linear */
const encodedOn = (display, linear) =>
  (display === "display-p3" ? times(XYZ_TO_P3, times(SRGB_TO_XYZ, linear)) : linear).map(encodedOf).map(clamp01);

/**
 * The appearance of a color in linear sRGB. A translucent color is blended over the canvas, in the same way as the tool
 * blends colors that must be distinguishable. Null where nothing of the color is visible, or where no color is known to
 * lie under it.
 * @param {Colour} colour
 * @param {Colour | null} canvas
 */
const lightOf = (colour, canvas) => {
  if (colour.isOpaque) return colour.linear;
  if (colour.alpha <= 0 || !canvas) return null;
  if (colour.inSRGB && canvas.inSRGB) return over(colour.inSRGB, colour.alpha, canvas.inSRGB).map(linearOf);
  const display = colour.isInP3 || canvas.isInP3 ? "display-p3" : "srgb";
  return linearSRGBOn(
    display,
    over(encodedOn(display, colour.linear), colour.alpha, encodedOn(display, canvas.linear)),
  );
};

/**
 * The tokens, each with its color and its appearance.
 * @param {App} app
 * @param {DistinguishData} set
 * @param {Variant} variant
 */
const visionRows = (app, set, variant) =>
  set.tokens.flatMap((token) => {
    const [colour] = app.judge.cell(variant.index, token).colours;
    const light = colour && lightOf(colour, variant.canvas);
    return light ? [{ token, colour, light }] : [];
  });

/** @typedef {ReturnType<typeof visionRows>[number]} VisionRow */
/** @typedef {{ a: number, b: number, visions: [string, number][] }} AlikePair */

/**
 * The tokens that become alike, as pairs and for each cell of the table.
 * @param {VisionRow[]} rows
 * @param {DistinguishData} set
 */
const alikeIn = (rows, set) => {
  /** @type {AlikePair[]} */
  const alike = [];
  /** @type {Map<string, number[]>} */
  const like = new Map();
  for (const [key] of VISION_COLUMNS) {
    for (let a = 0; a < rows.length; a += 1) {
      for (let b = a + 1; b < rows.length; b += 1) {
        const d = differenceOf(seenLinear(rows[a].light, key), seenLinear(rows[b].light, key));
        if (d >= set.threshold) continue;
        for (const [me, other] of [[a, b], [b, a]]) {
          listAt(like, key + rows[me].token).push(rows[other].token);
        }
        const known = alike.find((each) => each.a === rows[a].token && each.b === rows[b].token);
        if (known) known.visions.push([key, d]);
        else alike.push({ a: rows[a].token, b: rows[b].token, visions: [[key, d]] });
      }
    }
  }
  return { alike, like };
};

/** @param {number[]} light @param {string} key @param {string[]} others */
const visionCell = (light, key, others) => {
  const patch = h("span", { class: "swatch vision-patch", "aria-hidden": "true" });
  const rgb = seenLinear(light, key).map(encodedOf);
  patch.style.backgroundColor = hexOf(rgb);
  if (needsLine(rgb)) patch.classList.add("lined");
  return h(
    "td",
    null,
    patch,
    others.length > 0
      ? h("span", { class: "alike" }, icon("alike"), "like " + listed(others, 2))
      : unseen("told apart"),
  );
};

/** @param {App} app @param {VisionRow[]} rows @param {Map<string, number[]>} like @param {string} title */
const visionTable = (app, rows, like, title) => {
  const { model } = app;
  const common = rows.length > 1 ? commonHead(rows.map((row) => model.tokens[row.token].path)) : 0;
  /** @param {number} token */
  const shortName = (token) => plainName(model.tokens[token].path.slice(common) || model.tokens[token].path);
  return h(
    "table",
    { class: "vision" },
    h("caption", { class: "unseen" }, `${title} as five kinds of vision show them`),
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("th", { scope: "col" }, "Token"),
        VISION_COLUMNS.map(([, word]) => h("th", { scope: "col" }, word)),
      ),
    ),
    h(
      "tbody",
      null,
      rows.map(({ token, light }) =>
        h(
          "tr",
          null,
          h("th", { scope: "row" }, name(model.tokens[token].path)),
          VISION_COLUMNS.map(([key]) => visionCell(light, key, (like.get(key + token) ?? []).map(shortName))),
        )
      ),
    ),
  );
};

/** @param {App} app @param {AlikePair[]} counts */
const alikeList = ({ model }, counts) =>
  counts.length === 0 ? h("p", { class: "verdict-note" }, icon("pass"), "All of these stay apart.") : h(
    "div",
    null,
    h(
      "h3",
      { class: "verdict-note" },
      icon("alike"),
      counted(counts.length, "pair becomes", "pairs become") + " alike",
    ),
    h(
      "ul",
      { class: "alike-list" },
      counts.map(({ a, b, visions }) =>
        h(
          "li",
          null,
          name(model.tokens[a].path),
          " and ",
          name(model.tokens[b].path),
          ": ",
          visions.filter(([key]) => key !== "achroma").map(([key, d]) =>
            `${(COLUMN_TITLES.get(key) ?? key).toLowerCase()} ΔE ${difference(d)}`
          ).join(", "),
        )
      ),
    ),
  );

/** @param {App} app @param {DistinguishData} set @param {Variant} variant */
const visionSet = (app, set, variant) => {
  const { canvas } = variant;
  const rows = visionRows(app, set, variant);
  const isBlended = rows.some((row) => !row.colour.isOpaque);
  const { alike, like } = alikeIn(rows, set);
  // Achromatopsia is shown but not counted.
  const counts = alike.filter((each) => each.visions.some(([key]) => key !== "achroma"));
  const title = /^[a-z\d]+(-[a-z\d]+)*$/.test(set.rule) ? capital(set.rule.replaceAll("-", " ")) : plainName(set.rule);
  return h(
    "section",
    { class: "vision-set" },
    h(
      "div",
      { class: "block-head" },
      h("h2", null, title),
      h(
        "p",
        null,
        set.inferred ? "Found by role; no rule names them." : "These must be told apart.",
        isBlended && canvas ? ` Translucent ones are shown over the canvas, ${canvas.text}.` : "",
      ),
    ),
    visionTable(app, rows, like, title),
    alikeList(app, counts),
  );
};

/** The length of the beginning that all names share, cut at a word. @param {string[]} names */
const commonHead = (names) => {
  let length = Math.min(...names.map((each) => each.length));
  while (length > 0 && names.some((each) => each.slice(0, length) !== names[0].slice(0, length))) length -= 1;
  while (length > 0 && names.some((each) => !/[A-Z\d]/.test(each[length] ?? "") && !/[._\-/]/.test(each[length - 1]))) {
    length -= 1;
  }
  return length;
};

/** @param {App} app @param {Variant} variant */
const visionStrips = (app, variant) => {
  const { judge } = app;
  const colours = [
    ...new Map(
      app.sides.all.flatMap((token) => judge.cell(variant.index, token).colours).filter((colour) => colour.isOpaque)
        .map((colour) => [colour.text, colour]),
    ).values(),
  ].slice(0, 120);
  if (colours.length === 0) return null;
  return h(
    "section",
    { class: "vision-set" },
    h("h2", null, `${counted(colours.length, "opaque colour")} of ${plainName(variant.name)}`),
    h(
      "div",
      { class: "strips" },
      VISION_COLUMNS.map(([key, word]) =>
        h(
          "div",
          null,
          h("h3", null, word),
          h(
            "div",
            { class: "strip lined", "aria-hidden": "true" },
            colours.map((colour) => {
              const part = h("span");
              part.style.backgroundColor = hexOf(seenLinear(colour.linear, key).map(encodedOf));
              return part;
            }),
          ),
        )
      ),
    ),
  );
};
