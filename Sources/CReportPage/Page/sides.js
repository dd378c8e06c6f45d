// The tokens of a matrix: foregrounds by kind, and backgrounds.

import { listAt } from "./lists.js";
import { isText } from "./pieces.js";

/** @type {[ForegroundKind, string][]} */
const FOREGROUND_KINDS = [["text", "Text"], ["icon", "Icons"], ["border", "Borders"], ["surface", "Fills"], [
  "all",
  "All",
]];

/** @type {[BackgroundChoice, string][]} */
export const BACKGROUND_CHOICES = [["used", "Ruled with these"], ["rule", "In any rule"], ["all", "All surfaces"]];

// The tokens on either side of a matrix, and the sample of each token in a cell.
export class Sides {
  /** @param {Model} model */
  constructor(model) {
    this.model = model;
    const { tokens } = model;
    /** @type {Map<number, string>} */
    const foregrounds = new Map();
    /** @type {Set<number>} */
    const backgrounds = new Set();
    /** @type {Map<number, number[]>} */
    this.groupsOfCell = new Map();
    this.partners = tokens.map(() => /** @type {Set<number>} */ (new Set()));
    for (let group = 0; group < model.groupCount; group += 1) {
      const foreground = model.groupForeground[group];
      const background = model.groupBackground[group];
      if (!foregrounds.has(foreground)) foregrounds.set(foreground, model.rules[model.groupRule[group]].sample);
      backgrounds.add(background);
      this.partners[foreground].add(background);
      listAt(this.groupsOfCell, foreground * tokens.length + background).push(group);
    }
    // Raw colors are meant to stand behind other tokens, so they are left out unless a rule names one.
    const usable = tokens.filter((token) =>
      token.tier !== "raw" || foregrounds.has(token.index) || backgrounds.has(token.index)
    );
    this.all = (usable.length > 0 ? usable : tokens).map((token) => token.index);
    this.isForeground = tokens.map((token) => foregrounds.has(token.index));
    this.ruledBackgrounds = this.all.filter((token) => backgrounds.has(token));
    const surfaces = this.all.filter((token) => backgrounds.has(token) || tokens[token].role === "surface");
    this.surfaces = surfaces.length > 0 ? surfaces : this.all;
    this.samples = tokens.map((token) => foregrounds.get(token.index) ?? sampleByName(token));
    // Where no rule requires a size, text has the size of body text.
    this.plainSamples = this.samples.map((sample) => (isText(sample) && sample !== "disabled" ? "text" : sample));
    /** @type {ForegroundKind[]} */
    this.kinds = tokens.map((token) => {
      const sample = this.samples[token.index];
      if (isText(sample)) return "text";
      if (sample === "icon") return "icon";
      return sample === "border" || sample === "focus" ? "border" : "surface";
    });
    // The order of columns: text, icons, borders, fills; tokens that are only surfaces come last.
    /** @param {number} token */
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

  /** @param {ForegroundKind} kind */
  foregrounds(kind) {
    return this.byKind.get(kind) ?? [];
  }

  // The kinds that at least one token has, with their titles.
  kindsInUse() {
    return FOREGROUND_KINDS.filter(([kind]) => this.foregrounds(kind).length > 0);
  }

  /** @param {BackgroundChoice} which @param {number[]} foregrounds */
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
  if (token.role && ["text", "large-text", "icon", "border", "focus"].includes(token.role)) return token.role;
  if (/icon/i.test(token.path)) return "icon";
  if (/border|stroke|divider|outline|separator/i.test(token.path)) return "border";
  if (/text|label|content|link|title|^on[A-Z-]/i.test(token.path)) return "text";
  return "fill";
};
