// Raw colors in ramps, with their lightness and chroma.

import { clamp01, oklchOf } from "./colour.js";
import { h, name, svg, unseen } from "./dom.js";
import { listAt } from "./lists.js";
import { OKLCH_AXES } from "./oklch.js";
import { swatch } from "./paint.js";
import { compareText } from "./pairtable.js";
import { gamutMark, rawNameOf } from "./palettecells.js";
import { counted, difference, percent, plainName } from "./text.js";

/** @param {string} path */
export const familyOf = (path) => {
  const parts = path.split(/[./]/);
  if (parts.length > 1) return parts.slice(0, -1).join(".");
  return path.match(/^[a-z]+|^[A-Z][a-z]*|^[^A-Z\d]+/)?.[0] ?? path;
};

/** The family and the step of a name: `FXColors.Blue50` → `FXColors.Blue` and `50`. @param {string} path */
const rampOf = (path) => {
  const [, family, step] = path.match(/^(.*?)[-._ ]?(\d*)$/) ?? ["", path, ""];
  return { family: family || path, step };
};

/** The raw colors that the sources name, each with its first value. @param {App} app */
export const rawColours = (app) => {
  if (app.raws) return app.raws;
  const { model } = app;
  /** @type {Map<string, Set<number>>} */
  const uses = new Map();
  /** @type {Map<string, Colour>} */
  const found = new Map();
  for (const token of model.tokens) {
    for (const variant of model.variants) {
      const cell = model.pools.cellAt(variant.cells[token.index]);
      if (token.tier === "raw") {
        if (cell.colours.length === 1 && !found.has(token.path)) found.set(token.path, cell.colours[0]);
        continue;
      }
      const raw = rawNameOf(app, cell);
      if (!raw) continue;
      uses.set(raw, (uses.get(raw) ?? new Set()).add(token.index));
      if (!found.has(raw) && cell.colours.length === 1 && model.tokenNamed.get(raw) === undefined) {
        found.set(raw, cell.colours[0].withAlpha(1));
      }
    }
  }
  /** @param {string} path */
  const isRaw = (path) => {
    const token = model.tokenNamed.get(path);
    return token === undefined || model.tokens[token].tier === "raw";
  };
  app.raws = [...found].filter(([path]) => isRaw(path)).map(([path, colour]) => ({
    path,
    colour,
    uses: uses.get(path)?.size ?? 0,
    ...rampOf(path),
  }));
  return app.raws;
};

// Curves of lightness and chroma along a ramp, as palette designers draw them.
const TONE_STEP = 78;
const TONE_HEIGHT = 48;

/**
 * Whether a ramp has curves. The appearance of a translucent color also depends on what lies below it.
 * @param {Raw[]} list
 */
const hasTones = (list) => list.length >= 3 && list.every(({ colour }) => colour.alpha === 1);

/** @param {string} family @param {Raw[]} list */
const rampTones = (family, list) => {
  if (!hasTones(list)) return null;
  const tones = list.map((raw) => oklchOf(raw.colour.linear));
  const mostChroma = OKLCH_AXES[1][3];
  /** @param {number} share @param {number} at */
  const place = (share, at) => [(at + 0.5) * TONE_STEP, 4 + (TONE_HEIGHT - 8) * (1 - clamp01(share))];
  /** @param {string} kind @param {(tone: number[]) => number} share */
  const curve = (kind, share) => {
    const points = tones.map((tone, at) => place(share(tone), at));
    return [
      svg("polyline", { class: `tone-${kind}`, points: points.map((point) => point.join(",")).join(" ") }),
      points.map(([x, y]) => svg("circle", { class: `tone-${kind}`, cx: x, cy: y, r: 3 })),
    ];
  };
  /** @param {number} axis @param {(value: number) => string} write */
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

/** @param {App} app @param {Raw} raw */
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

/** @param {App} app @param {Raw[]} raws */
export const rawRamps = (app, raws) => {
  /** @type {Map<string, Raw[]>} */
  const families = new Map();
  for (const raw of raws) listAt(families, raw.family).push(raw);
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
