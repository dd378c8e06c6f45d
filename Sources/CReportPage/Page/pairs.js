// Lookups about pairs: their parts, and the state of a grid's cell.

import { FAIL, PASS } from "./model.js";

export class Pairs {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    /**
     * The counts, with the tries for which they were computed.
     * @type {{ tries: string, counts: FailureCounts } | null}
     */
    this.failureCounts = null;
  }

  /** @param {number} pair */
  ruleOf(pair) {
    return this.app.model.rules[this.app.model.groupRule[this.app.model.pairs.group[pair]]];
  }

  /** @param {number} pair */
  variantOf(pair) {
    return this.app.model.variants[this.app.model.pairs.variant[pair]];
  }

  /** @param {number} pair */
  foregroundPath(pair) {
    return this.app.model.tokens[this.app.model.groupForeground[this.app.model.pairs.group[pair]]].path;
  }

  /** @param {number} pair */
  backgroundPath(pair) {
    return this.app.model.tokens[this.app.model.groupBackground[this.app.model.pairs.group[pair]]].path;
  }

  /** @param {number} token */
  sampleOfToken(token) {
    return this.app.sides.plainSamples[token];
  }

  /** @param {number} pair */
  identity(pair) {
    return [this.ruleOf(pair).id, this.foregroundPath(pair), this.backgroundPath(pair), this.variantOf(pair).name];
  }

  /** @param {string[]} parts */
  pairOf(parts) {
    const { model } = this.app;
    const rule = model.ruleNamed.get(parts[0]);
    const foreground = model.tokenNamed.get(parts[1]);
    const background = model.tokenNamed.get(parts[2]);
    const variant = model.variantNamed.get(parts[3]);
    if (rule === undefined || foreground === undefined || background === undefined || variant === undefined) return -1;
    const group = this.app.sides.groups(foreground, background).find((each) => model.groupRule[each] === rule);
    return group === undefined ? -1 : model.pairAt[variant * model.groupCount + group];
  }

  /**
   * Of all pairs of a cell, the one with the worst verdict and then the highest requirement.
   * @param {number} variant
   * @param {number} foreground
   * @param {number} background
   */
  worstPairOfCell(variant, foreground, background) {
    const { model } = this.app;
    let best = -1;
    for (const group of this.app.sides.groups(foreground, background)) {
      const pair = model.pairAt[variant * model.groupCount + group];
      if (pair < 0) continue;
      if (
        best < 0 || model.pairs.verdict[pair] < model.pairs.verdict[best] ||
        (model.pairs.verdict[pair] === model.pairs.verdict[best] &&
          this.app.judge.required(pair) > this.app.judge.required(best))
      ) best = pair;
    }
    return best;
  }

  /**
   * The measurement and the verdict of a cell on one display or, with -1, on the worst display.
   * @param {number} variant
   * @param {number} foreground
   * @param {number} background
   * @param {number} display
   * @returns {CellFacts}
   */
  cellFacts(variant, foreground, background, display) {
    const pair = this.worstPairOfCell(variant, foreground, background);
    const { pairs } = this.app.model;
    if (pair < 0) {
      const worst = this.app.judge.measuredCell(variant, foreground, background);
      return {
        pair,
        verdict: -1,
        foreground,
        background,
        worst,
        ratio: worst ? (display < 0 ? worst.ratio : worst.byDisplay[display]) : NaN,
        sample: this.app.sides.plainSamples[foreground],
      };
    }
    const rule = this.ruleOf(pair);
    const worst = this.app.judge.measured(pair);
    const blank = Number.isNaN(pairs.ratio[pair]);
    const ratio = blank ? NaN : display < 0 || !worst ? pairs.ratio[pair] : worst.byDisplay[display];
    let verdict = pairs.verdict[pair];
    if (display >= 0 && !blank && (verdict === FAIL || verdict === PASS)) {
      verdict = ratio >= rule.required ? PASS : FAIL;
    }
    return {
      pair,
      verdict,
      foreground,
      background,
      worst,
      ratio,
      required: rule.required,
      sample: rule.sample,
      criterion: rule.criterion,
      fragile: pairs.fragile[pair],
    };
  }

  failures() {
    const tries = this.app.judge.triesKey;
    if (this.failureCounts?.tries !== tries) this.failureCounts = { tries, counts: this.countedFailures() };
    return this.failureCounts.counts;
  }

  countedFailures() {
    const { model } = this.app;
    const { pairs } = model;
    /** @type {FailureCounts} */
    const counts = {
      byVariant: new Uint32Array(model.variants.length),
      byCause: new Uint32Array(model.causes.length),
      byRule: new Uint32Array(model.rules.length),
      byToken: new Uint32Array(model.tokens.length),
    };
    for (let pair = 0; pair < pairs.count; pair += 1) {
      if (pairs.verdict[pair] !== FAIL) continue;
      const group = pairs.group[pair];
      counts.byVariant[pairs.variant[pair]] += 1;
      if (pairs.cause[pair] >= 0) counts.byCause[pairs.cause[pair]] += 1;
      counts.byRule[model.groupRule[group]] += 1;
      counts.byToken[model.groupForeground[group]] += 1;
      if (model.groupForeground[group] !== model.groupBackground[group]) {
        counts.byToken[model.groupBackground[group]] += 1;
      }
    }
    return counts;
  }

  /** @param {string} hex */
  tokensOfHex(hex) {
    /** @type {Set<number>} */
    const found = new Set();
    const long = hex.length === 3 || hex.length === 4 ? [...hex].map((digit) => digit + digit).join("") : hex;
    for (const variant of this.app.model.variants) {
      variant.cells.forEach((cell, token) => {
        if (
          this.app.model.pools.cellAt(cell).colours.some((colour) => colour.hex.slice(1).startsWith(long.slice(0, 6)))
        ) {
          found.add(token);
        }
      });
    }
    return found;
  }
}
