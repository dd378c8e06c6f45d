// The data of the page, as the tool embedded it, made ready for quick questions.

import {
  clamp01,
  hexOf,
  linearOf,
  linearSRGBOn,
  luminanceOf,
  luminanceOn,
  p3FromSRGB,
  rgbOfHex,
  settled,
  srgbFromP3,
} from "./colour.js";
import { percent } from "./text.js";

export const VERDICTS = ["fail", "undetermined", "waived", "exempt", "pass"];
export const FAIL = 0, UNDETERMINED = 1, WAIVED = 2, EXEMPT = 3, PASS = 4;
/** @type {Record<string, number>} */
const VERDICT_OF_LETTER = { f: FAIL, u: UNDETERMINED, w: WAIVED, e: EXEMPT, p: PASS };

// Strongest first.
export const EVIDENCES = ["declared", "seen", "named", "likely", "guessed"];

const TAKEN_KEYS = new Set([
  "verdict",
  "evidence",
  "theme",
  "rule",
  "criterion",
  "role",
  "token",
  "cause",
  "short",
  "change",
  "q",
  "group",
  "sort",
  "pair",
  "cell",
  "fg",
  "bg",
  "show",
  "size",
  "display",
  "a",
  "b",
  "only",
  "by",
  "see",
  "try",
  "reject",
  "take",
  "add",
  "raw",
]);

const IN_P3 = "color(display-p3 ";

export class Colour {
  /** @param {ColourData} spec @param {string[]} displays */
  constructor(spec, displays) {
    this.displays = displays;
    /** @type {number[][]} */
    this.shownOn = [];
    /** @type {number[]} */
    this.luminances = [];
    /** @type {string | undefined} */
    this.source = undefined;
    /** @type {number | undefined} */
    this.ownLuminance = undefined;
    /** @type {number[] | undefined} */
    this.linearSRGB = undefined;
    if (typeof spec === "string" || Array.isArray(spec)) {
      // Eight bits of sRGB, inside every display.
      const [hex, alpha] = typeof spec === "string" ? [spec, 1] : spec;
      this.alpha = alpha;
      this.srgb = rgbOfHex(hex);
      this.inSRGB = this.srgb;
      this.hex = hex;
      this.text = alpha === 1 ? hex : hex + " " + percent(alpha);
      this.outside = false;
      this.shift = 0;
    } else {
      this.alpha = spec.alpha;
      this.source = spec.css;
      this.shownOn = spec.shown;
      // Encoded sRGB, where it lies inside.
      this.inSRGB = spec.srgb ?? null;
      this.luminances = spec.luminance;
      const at = displays.indexOf("srgb");
      this.srgb = at >= 0 ? spec.shown[at] : srgbFromP3(spec.shown[0]);
      this.hex = hexOf(this.srgb);
      this.outside = at >= 0 ? !spec.inside[at] : !this.srgb.every((c) => c >= 0 && c <= 1);
      this.shift = at >= 0 ? spec.shift[at] : 0;
      this.text = spec.css.startsWith("#")
        ? spec.css.slice(0, 7) + (spec.alpha === 1 ? "" : " " + percent(spec.alpha))
        : spec.css;
    }
  }

  get isOpaque() {
    return this.alpha >= 1;
  }

  /** Encoded components of that display. @param {number} display */
  on(display) {
    if (this.shownOn[display]) return this.shownOn[display];
    if (this.displays[display] !== "display-p3") return (this.shownOn[display] = this.srgb);
    const raw = p3FromSRGB(this.srgb);
    // What rounding put outside counts as clipped, and is measured as clipped.
    if (raw.some((c) => c > 1 || c < 0)) {
      this.luminances[display] = luminanceOn("display-p3", settled(raw.map(clamp01)));
    }
    return (this.shownOn[display] = settled(raw));
  }

  /** @param {number} display */
  luminanceOn(display) {
    if (this.luminances[display] !== undefined) return this.luminances[display];
    // Only on the edge of sRGB can rounding put a colour outside Display P3.
    if (this.srgb.some((c) => c === 0 || c === 1)) this.on(display);
    this.ownLuminance ??= luminanceOf(this.srgb.map(linearOf));
    return (this.luminances[display] ??= this.ownLuminance);
  }

  // Written in Display P3.
  get isInP3() {
    return this.source?.startsWith(IN_P3) ?? false;
  }

  // What stands for it where neither display nor backdrop is in question.
  get linear() {
    return (this.linearSRGB ??= this.isInP3
      // As written: no display stands between.
      ? linearSRGBOn(
        "display-p3",
        this.source.slice(IN_P3.length).match(/[^\s/)]+/g).slice(0, 3).map((c) => Number(c) || 0),
      )
      : this.shownOn.length > 0 && this.displays.includes("display-p3")
      ? linearSRGBOn("display-p3", this.on(this.displays.indexOf("display-p3")))
      : this.srgb.map(linearOf));
  }

  /** @param {number} alpha */
  withAlpha(alpha) {
    const copy = Object.assign(Object.create(Colour.prototype), this, { alpha });
    copy.text = this.source && !this.source.startsWith("#")
      ? this.source
      : this.hex + (alpha === 1 ? "" : " " + percent(alpha));
    return copy;
  }
}

/** Indices that only grow are kept as steps. @param {number[]} steps */
const unfoldSteps = (steps) => {
  let at = 0;
  return steps.map((step) => (at += step));
};

/**
 * @param {Model} model
 * @param {PageData} data
 * @param {number} state
 * @param {number[]} links
 * @param {number} index
 */
const cellOf = (model, data, state, links, index) => {
  /** @type {Cell} */
  const cell = { index, links, kind: "color", colours: [], state: null };
  if (state >= 0) {
    cell.colours = [model.colours[state]];
  } else {
    cell.state = data.states[-1 - state];
    cell.kind = cell.state.kind;
    if (cell.kind === "gradient") cell.colours = cell.state.stops.map(([color]) => model.colours[color]);
    if (cell.kind === "composite") cell.colours = cell.state.parts.map(([, color]) => model.colours[color]);
  }
  return cell;
};

/** @param {PageData} data */
export const readModel = (data) => {
  /** @type {Model} */
  const model = /** @type {any} */ ({ ...data, data });
  const displays = data.displays;
  model.colours = data.colors.map((spec) => new Colour(spec, displays));
  model.place = ([file, line, column]) => ({ file: data.files[file], line, column });
  model.tokens = data.tokens.map(([path, tier, role, place, summary, deprecated], index) => ({
    index,
    path,
    tier,
    role,
    place: model.place(place),
    summary,
    deprecated,
  }));
  model.tokenNamed = new Map(model.tokens.map((token) => [token.path, token.index]));
  model.links = data.links.map(([path, text, ...place]) => ({ path, text, place: model.place(place) }));
  model.cells = data.cells.map(([state, links], index) => cellOf(model, data, state, links, index));
  model.variants = data.variants.map((variant, index) => ({
    ...variant,
    index,
    canvas: variant.canvas === null ? null : model.colours[variant.canvas],
    contexts: Object.fromEntries(variant.choices),
  }));
  model.variantNamed = new Map(model.variants.map((variant) => [variant.name, variant.index]));
  model.themeNamed = new Map(data.themes.map((theme, index) => [theme.name, index]));
  model.themesInUse = data.themes.map((theme) => theme.name)
    .filter((name) => model.variants.some((variant) => variant.theme === name));
  model.rules = data.rules.map((rule, index) => ({
    ...rule,
    index,
    kind: rule.sample === "icon" ? "icons" : rule.sample === "border" || rule.sample === "focus" ? "controls" : "text",
    // `textOnLayers` and `text-on-layers` read as `text on layers`.
    title: rule.id,
  }));
  model.ruleNamed = new Map(model.rules.map((rule) => [rule.id, rule.index]));
  model.causes = data.causes.map((cause, index) => ({
    ...cause,
    index,
    key: cause.side === "background" ? "under " + cause.name : cause.name,
  }));
  model.causeNamed = new Map(model.causes.map((cause) => [cause.key, cause.index]));
  readPairs(model, data);
  readSightings(model, data);
  readDefinitions(model);
  model.hasWideColour = displays.length > 1 && model.colours.some((colour) => colour.outside);
  // Axes in which something that is shown differs.
  model.openAxes = data.axes.filter((axis) =>
    new Set(model.variants.map((variant) => variant.contexts[axis.name] ?? "")).size > 1
  )
    // An axis may be called what another part of the link is called.
    .map((axis) => ({ ...axis, key: TAKEN_KEYS.has(axis.name) ? "axis-" + axis.name : axis.name }));
  return model;
};

/** What few pairs have. @param {PairColumns} pairs @param {PageData} data */
const readSparse = (pairs, data) => {
  /** @param {[number[], ...any[]]} column @param {(pair: number, value: number, at: number) => void} use */
  const each = ([steps, values], use) => unfoldSteps(steps).forEach((pair, at) => use(pair, values?.[at], at));
  const sparse = data.sparse;
  each(sparse.cause, (pair, cause) => (pairs.cause[pair] = cause));
  each(sparse.waiver, (pair, waiver) => (pairs.waiver[pair] = waiver));
  each(sparse.reason, (pair, reason) => pairs.reason.set(pair, data.reasons[reason]));
  each(sparse.fragile, (pair) => (pairs.fragile[pair] = 1));
  each(sparse.native, (pair, at) => pairs.native.set(pair, data.natives[at]));
  each(sparse.blank, (pair) => (pairs.blank[pair] = 1));
  each(sparse.under, (pair, stack) => pairs.under.set(pair, data.stacks[stack]));
  each(sparse.tips, (pair, tips) => pairs.tips.set(pair, tips));
  each(sparse.change, (pair, change, at) => {
    pairs.change[pair] = change;
    const before = sparse.change[2][at];
    if (before !== null) pairs.baseline.set(pair, before);
  });
};

/**
 * Judged pairs as columns. Pairs go by variant, and in a variant by group: rule, foreground, background.
 * @param {Model} model
 * @param {PageData} data
 */
const readPairs = (model, data) => {
  const groups = data.groups;
  model.groupCount = groups.length;
  model.groupRule = Uint32Array.from(groups, (group) => group[0]);
  model.groupForeground = Uint32Array.from(groups, (group) => group[1]);
  model.groupBackground = Uint32Array.from(groups, (group) => group[2]);
  const total = data.judged;
  const pairs = (model.pairs = {
    count: total,
    variant: new Uint16Array(total),
    group: new Uint32Array(total),
    base: new Uint8Array(total),
    verdict: new Uint8Array(total),
    ratio: new Float64Array(total),
    baseRatio: new Float64Array(total),
    cause: new Int32Array(total).fill(-1),
    change: new Int8Array(total).fill(-1),
    waiver: new Int32Array(total).fill(-1),
    fragile: new Uint8Array(total),
    blank: new Uint8Array(total),
    reason: new Map(),
    native: new Map(),
    baseline: new Map(),
    under: new Map(),
    tips: new Map(),
  });
  model.pairAt = new Int32Array(model.variants.length * groups.length).fill(-1);
  let next = 0;
  data.verdicts.forEach((letters, variant) => {
    for (let group = 0; group < letters.length; group += 1) {
      const verdict = VERDICT_OF_LETTER[letters[group]];
      if (verdict === undefined) continue;
      pairs.variant[next] = variant;
      pairs.group[next] = group;
      pairs.base[next] = pairs.verdict[next] = verdict;
      model.pairAt[variant * groups.length + group] = next;
      next += 1;
    }
  });
  readSparse(pairs, data);
  // Which groups a token takes part in: a change of it judges these again.
  model.groupsOfToken = model.tokens.map(() => /** @type {number[]} */ ([]));
  groups.forEach(([rule, foreground, background], group) => {
    const under = data.rules[rule].backdrops.flat().filter((layer) => layer >= 0);
    for (const token of new Set([foreground, background, ...under])) model.groupsOfToken[token].push(group);
  });
};

/** Where view code shows a pair, by its two tokens. @param {Model} model @param {PageData} data */
const readSightings = (model, data) => {
  /** @type {Map<number, Sighting[]>} */
  const found = new Map();
  for (const { foreground, background, sites, ...rest } of data.sightings ?? []) {
    const key = foreground * model.tokens.length + background;
    if (!found.has(key)) found.set(key, []);
    found.get(key).push({
      ...rest,
      sites: sites.map(([place, ground, view]) => ({
        place: model.place(place),
        ground: ground && model.place(ground),
        view,
      })),
    });
  }
  model.hasSightings = found.size > 0;
  // What is shown in one mode or theme only says nothing of the others.
  model.sightings = (foreground, background, variant) =>
    (found.get(foreground * model.tokens.length + background) ?? []).filter(({ contexts, themes }) =>
      (themes.length === 0 || themes.includes(variant.theme)) &&
      Object.entries(contexts ?? {}).every(([axis, allowed]) =>
        variant.contexts[axis] === undefined || allowed.split(" or ").includes(variant.contexts[axis])
      )
    );
  model.tellsEvidence = model.hasSightings || model.rules.some((rule) => rule.evidence !== "declared");
};

/** Which cells read a definition, so that a change of it changes them all. @param {Model} model */
const readDefinitions = (model) => {
  const cellUses = model.cells.map(() => /** @type {number[]} */ ([]));
  const tokens = model.tokens.length;
  model.variants.forEach((variant, v) => variant.cells.forEach((cell, t) => cellUses[cell].push(v * tokens + t)));
  /** @type {Map<number, number[]> | null} */
  let usesOfLink = null;
  model.usesOfLink = (link) => {
    if (!usesOfLink) {
      usesOfLink = new Map();
      model.cells.forEach((cell, index) => {
        for (const each of cell.links) {
          if (!usesOfLink.has(each)) usesOfLink.set(each, []);
          usesOfLink.get(each).push(...cellUses[index]);
        }
      });
    }
    return usesOfLink.get(link) ?? [];
  };
};
