// Measures pairs as the tool does, and judges them again when a color is tried.

import { ratioOf } from "./colour.js";
import { componentsOf, contrastOf, laid, seenOf } from "./measure.js";
import { EXEMPT, FAIL, PASS, WAIVED } from "./model.js";

export class Judge {
  /** @param {Model} model */
  constructor(model) {
    this.model = model;
    this.tokens = model.tokens.length;
    /** @type {Trial} */
    this.tried = new Map();
    /** @type {Try[]} */
    this.tries = [];
    this.triesKey = "";
    /** @type {ReturnType<Judge["effectOf"]> | null} */
    this.effect = null;
    /** @type {Map<number, number>} */
    this.foregroundVariants = new Map();
    const { pairs } = model;
    for (let pair = 0; pair < pairs.count; pair += 1) {
      pairs.ratio[pair] = pairs.baseRatio[pair] = this.ratioOfPair(pair);
    }
  }

  /** @param {number} variant @param {number} token @param {Trial} [trial] */
  cell(variant, token, trial = this.tried) {
    if (trial.size > 0) {
      const changed = trial.get(variant * this.tokens + token);
      if (changed) return changed;
    }
    return this.model.pools.cellAt(this.model.variants[variant].cells[token]);
  }

  /**
   * The variant that gives a rule's foreground, which may be that of another mode.
   * @param {number} rule
   * @param {number} variant
   */
  foregroundVariant(rule, variant) {
    const contexts = this.model.rules[rule].foregroundContexts;
    if (!contexts) return variant;
    const key = rule * this.model.variants.length + variant;
    const known = this.foregroundVariants.get(key);
    if (known !== undefined) return known;
    const here = this.model.variants[variant];
    const wanted = { ...here.contexts, ...contexts };
    const found = this.model.variants.find((other) =>
      other.theme === here.theme &&
      other.choices.every(([axis, context]) => wanted[axis] === context)
    );
    const giver = found ? found.index : variant;
    this.foregroundVariants.set(key, giver);
    return giver;
  }

  /**
   * A stack of layers as alternatives, one for each combination of the layers' stops; each is listed bottom first.
   * @param {number[]} stack
   * @param {number} variant
   * @param {Trial} trial
   */
  layersOf(stack, variant, trial) {
    /** @type {Layer[][]} */
    let stacks = [[]];
    for (const layer of stack) {
      const colours = layer >= 0 ? this.cell(variant, layer, trial).colours : [this.model.colours[-1 - layer]];
      stacks = stacks.flatMap((below) =>
        colours.map((colour) => [...below, { token: layer >= 0 ? layer : null, colour }])
      );
    }
    return stacks;
  }

  /**
   * The stacks that can lie under the background of a judged pair. A background does not lie on itself.
   * @param {number} pair
   * @param {number} rule
   * @param {number} variant
   * @param {Trial} trial
   */
  backdropsOfPair(pair, rule, variant, trial) {
    const { model } = this;
    const background = model.groupBackground[model.pairs.group[pair]];
    const stacks = model.rules[rule].backdrops;
    const under = model.pairs.under.get(pair);
    const given = stacks.length > 0 ? stacks.filter((stack) => !stack.includes(background)) : under ? [under] : [];
    return given.flatMap((stack) => this.layersOf(stack, variant, trial)).filter((layers) =>
      layers.length > 0 && layers[0].colour.isOpaque
    );
  }

  /**
   * The worst measurement over displays, backdrops and stops; null where nothing can be measured.
   * @param {Cell} foreground
   * @param {Cell} background
   * @param {Layer[][]} backdrops
   */
  measure(foreground, background, backdrops) {
    const displays = this.model.displays.length;
    const foregrounds = foreground.colours;
    const backgrounds = background.colours;
    /** @type {Worst | null} */
    let worst = null;
    const byDisplay = [];
    for (let display = 0; display < displays; display += 1) {
      let least = Infinity;
      for (let b = 0; b < backgrounds.length; b += 1) {
        const below = backgrounds[b];
        const choices = below.isOpaque ? 1 : backdrops.length;
        for (let k = 0; k < choices; k += 1) {
          const ground = below.isOpaque ? seenOf(below, display) : this.ground(backdrops[k], below, display);
          for (let f = 0; f < foregrounds.length; f += 1) {
            const above = foregrounds[f];
            if (above.alpha <= 0) continue;
            const ratio = contrastOf(laid(above, ground, display), ground);
            if (ratio < least) least = ratio;
            if (worst === null || ratio < worst.ratio) {
              worst = { ratio, display, b, f, k, byDisplay, foreground, background, backdrops };
            }
          }
        }
      }
      byDisplay.push(least);
    }
    return worst;
  }

  /**
   * The appearance of a background over the layers that can lie under it.
   * @param {Layer[]} backdrop
   * @param {Colour} background
   * @param {number} display
   */
  ground(backdrop, background, display) {
    /** @type {Seen | null} */
    let under = null;
    for (const { colour } of backdrop) under = laid(colour, under, display);
    return laid(background, under, display);
  }

  /** @param {number} pair @param {Trial} [trial] */
  ratioOfPair(pair, trial = this.tried) {
    const { model } = this;
    const { pairs } = model;
    if (pairs.blank[pair]) return NaN;
    // By far the most frequent case: one opaque color on another.
    const group = pairs.group[pair];
    const variant = pairs.variant[pair];
    const foregrounds =
      this.cell(this.foregroundVariant(model.groupRule[group], variant), model.groupForeground[group], trial).colours;
    const backgrounds = this.cell(variant, model.groupBackground[group], trial).colours;
    if (foregrounds.length === 1 && backgrounds.length === 1 && foregrounds[0].isOpaque && backgrounds[0].isOpaque) {
      let least = Infinity;
      for (let display = 0; display < model.displays.length; display += 1) {
        const ratio = ratioOf(foregrounds[0].luminanceOn(display), backgrounds[0].luminanceOn(display));
        if (ratio < least) least = ratio;
      }
      return least;
    }
    return this.measured(pair, trial)?.ratio ?? NaN;
  }

  /** @param {number} pair @param {Trial} [trial] */
  measured(pair, trial = this.tried) {
    const { model } = this;
    const group = model.pairs.group[pair];
    const variant = model.pairs.variant[pair];
    const rule = model.groupRule[group];
    const foreground = this.cell(this.foregroundVariant(rule, variant), model.groupForeground[group], trial);
    const background = this.cell(variant, model.groupBackground[group], trial);
    const translucent = background.colours.some((colour) => !colour.isOpaque);
    const backdrops = translucent ? this.backdropsOfPair(pair, rule, variant, trial) : [];
    return translucent && backdrops.length === 0 ? null : this.measure(foreground, background, backdrops);
  }

  /**
   * Measures any two tokens of a variant over its canvas, as the matrix shows them where no rule applies.
   * @param {number} variant
   * @param {number} foregroundToken
   * @param {number} backgroundToken
   */
  measuredCell(variant, foregroundToken, backgroundToken) {
    const foreground = this.cell(variant, foregroundToken);
    const background = this.cell(variant, backgroundToken);
    const { canvas } = this.model.variants[variant];
    /** @type {Layer[][]} */
    const backdrops = canvas ? [[{ token: null, colour: canvas, isCanvas: true }]] : [];
    return this.measure(foreground, background, backdrops);
  }

  /**
   * The layers of a measurement, bottom first, each with the composite of all layers up to it.
   * @param {Worst} worst
   * @param {number} foregroundToken
   * @param {number} backgroundToken
   * @param {number} [display]
   */
  layers(worst, foregroundToken, backgroundToken, display = worst.display) {
    const background = worst.background.colours[worst.b];
    const foreground = worst.foreground.colours[worst.f];
    const stack = background.isOpaque ? [] : worst.backdrops[worst.k] ?? [];
    const all = [...stack, { token: backgroundToken, colour: background }, {
      token: foregroundToken,
      colour: foreground,
    }];
    /** @type {Seen | null} */
    let under = null;
    return all.map((layer) => {
      under = laid(layer.colour, under, display);
      return { ...layer, composite: componentsOf(under), display };
    });
  }

  /** @param {number} pair */
  required(pair) {
    return this.model.rules[this.model.groupRule[this.model.pairs.group[pair]]].required;
  }

  /** @param {number} pair @param {number} ratio */
  verdictWith(pair, ratio) {
    const base = this.model.pairs.base[pair];
    if (base === EXEMPT) return EXEMPT;
    if (Number.isNaN(ratio)) return base;
    if (ratio >= this.required(pair)) return PASS;
    return base === WAIVED ? WAIVED : FAIL;
  }

  /** The cell of the report at variant × tokens + token. @param {number} key */
  untried(key) {
    return this.model.pools.cellAt(this.model.variants[Math.floor(key / this.tokens)].cells[key % this.tokens]);
  }

  /**
   * The cells that change when a token's definition in a variant gets another color.
   * @param {number} token
   * @param {number} variant
   * @param {Colour} colour
   * @param {Trial} [trial]
   */
  trialFor(token, variant, colour, trial = new Map(this.tried)) {
    const own = this.cell(variant, token);
    const link = own.links[0];
    const old = own.colours[0];
    for (const key of link === undefined ? [] : this.model.usesOfLink(link)) {
      const cell = this.untried(key);
      if (cell.colours.length !== 1) continue;
      // A token that gives the color its own alpha keeps it.
      const keepsAlpha = key % this.tokens !== token && old && cell.colours[0].alpha !== old.alpha;
      trial.set(key, {
        ...cell,
        kind: "color",
        isTried: true,
        colours: [keepsAlpha ? colour.withAlpha(cell.colours[0].alpha) : colour],
      });
    }
    return trial;
  }

  /**
   * The cells that change when the values at some links get another color. Each keeps its own alpha.
   * @param {Edit} edit
   * @param {Trial} trial
   */
  trialOfEdit({ links, colour }, trial) {
    for (const link of links) {
      for (const key of this.model.usesOfLink(link)) {
        const cell = this.untried(key);
        if (cell.colours.length !== 1) continue;
        const { alpha } = cell.colours[0];
        trial.set(key, {
          ...cell,
          kind: "color",
          isTried: true,
          colours: [alpha === colour.alpha ? colour : colour.withAlpha(alpha)],
        });
      }
    }
    return trial;
  }

  /**
   * Calls `use` for each judged pair that a trial affects.
   * @param {Trial} trial
   * @param {(pair: number) => void} use
   */
  eachTouched(trial, use) {
    const { model } = this;
    /** @type {Set<number>} */
    const seen = new Set();
    for (const key of trial.keys()) {
      const variant = Math.floor(key / this.tokens);
      const token = key % this.tokens;
      for (const group of model.groupsOfToken[token]) {
        const readers = model.rules[model.groupRule[group]].foregroundContexts
          ? model.variants.filter((v) => v.theme === model.variants[variant].theme).map((v) => v.index)
          : [variant];
        for (const reader of readers) {
          const pair = model.pairAt[reader * model.groupCount + group];
          if (pair < 0 || seen.has(pair)) continue;
          seen.add(pair);
          use(pair);
        }
      }
    }
  }

  /**
   * The pairs that a trial mends and breaks, compared with the current verdicts, which include the tries.
   * @param {Trial} trial
   */
  effectOf(trial) {
    const { pairs, variants } = this.model;
    /** @type {{ mended: number, broken: number, themes: Set<string> }} */
    const effect = { mended: 0, broken: 0, themes: new Set() };
    this.eachTouched(trial, (pair) => {
      const now = pairs.verdict[pair];
      const then = this.verdictWith(pair, this.ratioOfPair(pair, trial));
      if (now === FAIL && then === PASS) effect.mended += 1;
      else if (now === PASS && then === FAIL) effect.broken += 1;
      else return;
      effect.themes.add(variants[pairs.variant[pair]].theme);
    });
    return effect;
  }

  /**
   * Applies the tries of the link over the changes of a plan.
   * @param {Try[]} tries
   * @param {Edit[]} [edits]
   */
  setTries(tries, edits = []) {
    const key = JSON.stringify([
      tries.map((t) => [t.token, t.variant, t.colour.hex, t.colour.alpha]),
      edits.map((e) => [e.id, e.colour.text]),
    ]);
    if (key === this.triesKey) return;
    this.triesKey = key;
    const { pairs } = this.model;
    pairs.verdict.set(pairs.base);
    pairs.ratio.set(pairs.baseRatio);
    this.tried = new Map();
    this.tries = tries;
    this.effect = null;
    if (tries.length === 0 && edits.length === 0) return;
    /** @type {Trial} */
    let trial = new Map();
    for (const edit of edits) trial = this.trialOfEdit(edit, trial);
    for (const { token, variant, colour } of tries) trial = this.trialFor(token, variant, colour, trial);
    this.tried = trial;
    /** @type {ReturnType<Judge["effectOf"]>} */
    const effect = { mended: 0, broken: 0, themes: new Set() };
    this.eachTouched(trial, (pair) => {
      pairs.ratio[pair] = this.ratioOfPair(pair);
      const verdict = (pairs.verdict[pair] = this.verdictWith(pair, pairs.ratio[pair]));
      if (pairs.base[pair] === FAIL && verdict === PASS) effect.mended += 1;
      if (pairs.base[pair] === PASS && verdict === FAIL) effect.broken += 1;
    });
    this.effect = effect;
  }

  /**
   * The ratio in relation to its requirement, on the scale of the margin bar. The smallest value is the worst.
   * @param {number} ratio
   * @param {number} required
   */
  standing(ratio, required) {
    return Number.isNaN(ratio) ? Infinity : Math.log(ratio) / Math.log(required);
  }
}
