// The data that the tool embedded in the page, prepared for fast lookups.

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
import { listAt } from "./lists.js";
import { Pools, unfolded } from "./pools.js";
import { percent } from "./text.js";

export const VERDICTS = ["fail", "undetermined", "waived", "exempt", "pass"];
export const FAIL = 0, UNDETERMINED = 1, WAIVED = 2, EXEMPT = 3, PASS = 4;
/** @type {Record<string, number>} */
const VERDICT_OF_LETTER = { f: FAIL, u: UNDETERMINED, w: WAIVED, e: EXEMPT, p: PASS };

// The strongest first.
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

/**
 * A color inside sRGB from its digits or its components.
 * @param {string | [string, number] | [number, number, number, number?]} spec
 */
const insideSRGB = (spec) => {
  if (typeof spec === "string") return { srgb: rgbOfHex(spec), alpha: 1 };
  if (typeof spec[0] === "string") return { srgb: rgbOfHex(spec[0]), alpha: spec[1] };
  const [red, green, blue, alpha = 1] = /** @type {[number, number, number, number?]} */ (spec);
  return { srgb: [red, green, blue], alpha };
};

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
      // Inside sRGB, and so inside every display.
      const { srgb, alpha } = insideSRGB(spec);
      this.alpha = alpha;
      this.srgb = srgb;
      this.inSRGB = this.srgb;
      this.hex = hexOf(srgb);
      this.text = alpha === 1 ? this.hex : this.hex + " " + percent(alpha);
      this.outside = false;
      this.shift = 0;
    } else {
      this.alpha = spec.alpha;
      this.source = spec.css;
      this.shownOn = spec.shown;
      // The encoded sRGB components, where the color lies inside sRGB.
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

  /** The encoded components on a display. @param {number} display */
  on(display) {
    if (this.shownOn[display]) return this.shownOn[display];
    if (this.displays[display] !== "display-p3") return (this.shownOn[display] = this.srgb);
    const raw = p3FromSRGB(this.srgb);
    // A color that rounding moved outside counts as clipped, and is measured as clipped.
    if (raw.some((c) => c > 1 || c < 0)) {
      this.luminances[display] = luminanceOn("display-p3", settled(raw.map(clamp01)));
    }
    return (this.shownOn[display] = settled(raw));
  }

  /** @param {number} display */
  luminanceOn(display) {
    if (this.luminances[display] !== undefined) return this.luminances[display];
    // Only at the edge of sRGB can rounding move a color outside Display P3.
    if (this.srgb.some((c) => c === 0 || c === 1)) this.on(display);
    this.ownLuminance ??= luminanceOf(this.srgb.map(linearOf));
    return (this.luminances[display] ??= this.ownLuminance);
  }

  // Whether the source writes the color in Display P3.
  get isInP3() {
    return this.source?.startsWith(IN_P3) ?? false;
  }

  // The linear sRGB components, for uses that involve neither a display nor a backdrop.
  get linear() {
    return (this.linearSRGB ??= this.linearNow());
  }

  linearNow() {
    const written = this.source?.startsWith(IN_P3) ? this.source.slice(IN_P3.length).match(/[^\s/)]+/g) : null;
    // The components as written, without a display in between.
    if (written) return linearSRGBOn("display-p3", written.slice(0, 3).map((c) => Number(c) || 0));
    return this.shownOn.length > 0 && this.displays.includes("display-p3")
      ? linearSRGBOn("display-p3", this.on(this.displays.indexOf("display-p3")))
      : this.srgb.map(linearOf);
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

/** @param {string} sample @returns {RuleKind} */
const ruleKind = (sample) =>
  sample === "icon" ? "icons" : sample === "border" || sample === "focus" ? "controls" : "text";

/** The axes in which the variants differ. @param {PageData} data @param {Variant[]} variants */
const openAxesOf = (data, variants) =>
  data.axes.filter((axis) => new Set(variants.map((variant) => variant.contexts[axis.name] ?? "")).size > 1)
    // The name of an axis may already be the key of another part of the link.
    .map((axis) => ({ ...axis, key: TAKEN_KEYS.has(axis.name) ? "axis-" + axis.name : axis.name }));

/** @param {PageData} data @returns {Model} */
export const readModel = (data) => {
  const displays = data.displays;
  const colours = data.colors.map((spec) => new Colour(spec, displays));
  /** @param {PlaceData} place */
  const placeOf = ([file, line, column]) => ({ file: data.files[file], line, column });
  const tokens = data.tokens.map(([path, tier, role, place, summary, deprecated, standIn], index) => ({
    index,
    path,
    tier,
    role,
    place: placeOf(place),
    summary,
    deprecated,
    isStandIn: standIn === 1,
  }));
  const pools = new Pools(data, colours);
  const variants = data.variants.map((variant, index) => ({
    ...variant,
    index,
    cells: unfolded(variant.cells),
    canvas: variant.canvas === null ? null : colours[variant.canvas],
    contexts: Object.fromEntries(variant.choices),
  }));
  const rules = data.rules.map((rule, index) => ({ ...rule, index, kind: ruleKind(rule.sample) }));
  const causes = data.causes.map((cause, index) => ({
    ...cause,
    index,
    key: cause.side === "background" ? "under " + cause.name : cause.name,
  }));
  const sighted = readSightings(data, placeOf);
  /** @type {Map<number, number[]> | null} */
  let uses = null;
  return {
    ...data,
    data,
    place: placeOf,
    colours,
    tokens,
    tokenNamed: new Map(tokens.map((token) => [token.path, token.index])),
    pools,
    variants,
    variantNamed: new Map(variants.map((variant) => [variant.name, variant.index])),
    themeNamed: new Map(data.themes.map((theme, index) => [theme.name, index])),
    themesInUse: data.themes.map((theme) => theme.name)
      .filter((name) => variants.some((variant) => variant.theme === name)),
    rules,
    ruleNamed: new Map(rules.map((rule) => [rule.id, rule.index])),
    causes,
    causeNamed: new Map(causes.map((cause) => [cause.key, cause.index])),
    ...readGroups(data),
    ...readPairs(data),
    ...sighted,
    tellsEvidence: sighted.hasSightings || rules.some((rule) => rule.evidence !== "declared"),
    usesOfLink: (link) => (uses ??= pools.uses(variants, tokens.length)).get(link) ?? [],
    hasWideColour: displays.length > 1 && colours.some((colour) => colour.outside),
    openAxes: openAxesOf(data, variants),
  };
};

/**
 * The rule, foreground and background of each group of pairs; a group has one pair in each variant.
 * @param {PageData} data
 */
const readGroups = (data) => {
  const groups = data.groups;
  // The groups that contain each token, which are judged again when it changes.
  const groupsOfToken = data.tokens.map(() => /** @type {number[]} */ ([]));
  groups.forEach(([rule, foreground, background], group) => {
    const under = data.rules[rule].backdrops.flat().filter((layer) => layer >= 0);
    for (const token of new Set([foreground, background, ...under])) groupsOfToken[token].push(group);
  });
  return {
    groupCount: groups.length,
    groupRule: Uint32Array.from(groups, (group) => group[0]),
    groupForeground: Uint32Array.from(groups, (group) => group[1]),
    groupBackground: Uint32Array.from(groups, (group) => group[2]),
    groupsOfToken,
  };
};

/** Reads the properties that only few pairs have. @param {PairColumns} pairs @param {PageData} data */
const readSparse = (pairs, data) => {
  /**
   * @param {readonly [number[], number[], ...unknown[]]} column
   * @param {(pair: number, value: number, at: number) => void} use
   */
  const each = ([steps, values], use) => unfolded(steps).forEach((pair, at) => use(pair, values[at], at));
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
 * The judged pairs as columns, ordered by variant and then by group: rule, foreground, background.
 * @param {PageData} data
 */
const readPairs = (data) => {
  const total = data.judged;
  /** @type {PairColumns} */
  const pairs = {
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
  };
  const groups = data.groups.length;
  const pairAt = new Int32Array(data.variants.length * groups).fill(-1);
  let next = 0;
  data.verdicts.forEach((letters, variant) => {
    for (let group = 0; group < letters.length; group += 1) {
      const verdict = VERDICT_OF_LETTER[letters[group]];
      if (verdict === undefined) continue;
      pairs.variant[next] = variant;
      pairs.group[next] = group;
      pairs.base[next] = pairs.verdict[next] = verdict;
      pairAt[variant * groups + group] = next;
      next += 1;
    }
  });
  readSparse(pairs, data);
  return { pairs, pairAt };
};

/**
 * The places where view code shows a pair, by its two tokens.
 * @param {PageData} data
 * @param {Model["place"]} placeOf
 */
const readSightings = (data, placeOf) => {
  const tokens = data.tokens.length;
  /** @type {Map<number, Sighting[]>} */
  const found = new Map();
  for (const { foreground, background, sites, ...rest } of data.sightings ?? []) {
    listAt(found, foreground * tokens + background).push({
      ...rest,
      sites: sites.map(([place, ground, view]) => ({ place: placeOf(place), ground: ground && placeOf(ground), view })),
    });
  }
  /** @type {Model["sightings"]} */
  const sightings = (foreground, background, variant) =>
    (found.get(foreground * tokens + background) ?? []).filter(({ contexts, themes }) =>
      // Code that runs only in one mode or theme says nothing about the others.
      (themes.length === 0 || themes.includes(variant.theme)) &&
      Object.entries(contexts ?? {}).every(([axis, allowed]) =>
        variant.contexts[axis] === undefined || allowed.split(" or ").includes(variant.contexts[axis])
      )
    );
  return { sightings, hasSightings: found.size > 0 };
};
