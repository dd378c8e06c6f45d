// The states behind links.

import { VERDICTS } from "./model.js";
import { GROUPS } from "./pairtable.js";
import { BACKGROUND_CHOICES } from "./sides.js";
import { State } from "./state.js";

export class Links {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
  }

  /**
   * The state that shows a pair by itself, or within a list that contains it.
   * @param {number} pair
   * @param {State | null} [within]
   */
  pairState(pair, within = null) {
    const identity = this.app.pairs.identity(pair);
    if (within) return within.with({ pair: [identity] });
    const verdict = VERDICTS[this.app.model.pairs.verdict[pair]];
    return new State("findings").with({
      ...this.kept(),
      verdict: verdict === "fail" ? null : verdict,
      pair: [identity],
    });
  }

  /** @param {{ variant: number, foreground: number, background: number }} cell */
  cellState({ variant, foreground, background }) {
    const { model } = this.app;
    const base = this.app.state.view === "matrix" ? this.app.state : new State("matrix", new Map(this.keptFields()));
    const kinds = this.app.sides.kindsInUse().map(([kind]) => kind);
    const here = base.choice("fg", kinds);
    const fg = this.app.sides.foregrounds(here).includes(foreground)
      ? here
      : kinds.find((kind) => this.app.sides.foregrounds(kind).includes(foreground)) ?? kinds[0];
    const bgs = BACKGROUND_CHOICES.map(([key]) => key).filter((key) =>
      this.app.sides.backgrounds(key, this.app.sides.foregrounds(fg)).length > 0
    );
    const bgHere = base.choice("bg", bgs);
    const bg =
      [bgHere, ...bgs].find((key) =>
        this.app.sides.backgrounds(key, this.app.sides.foregrounds(fg)).includes(background)
      ) ??
        bgs[0];
    return base.with({
      ...this.variantFields(model.variants[variant]),
      fg: fg === kinds[0] ? null : fg,
      bg: bg === bgs[0] ? null : bg,
      cell: [[model.tokens[foreground].path, model.tokens[background].path]],
    });
  }

  /** @param {Cause} cause */
  causeState(cause) {
    return new State("findings").with({ ...this.kept(), cause: cause.key });
  }

  /** @param {Variant} variant */
  variantFields(variant) {
    /** @type {Record<string, string>} */
    const fields = {};
    if (this.app.model.themesInUse.length > 1) fields.theme = variant.theme;
    for (const axis of this.app.model.openAxes) {
      if (variant.contexts[axis.name] !== undefined) fields[axis.key] = variant.contexts[axis.name];
    }
    return fields;
  }

  /** @param {State} state */
  variantOfState(state) {
    const { model } = this.app;
    const named = state.one("theme");
    const theme = model.themesInUse.find((each) => each === named) ?? model.variants[0].theme;
    const siblings = model.variants.filter((variant) => variant.theme === theme);
    /** @param {Variant} variant */
    const fits = (variant) =>
      model.openAxes.reduce((sum, axis) => {
        const wanted = state.one(axis.key);
        return sum + (wanted !== null
          ? (variant.contexts[axis.name] === wanted ? 4 : 0)
          : variant.contexts[axis.name] === axis.default
          ? 1
          : 0);
      }, 0);
    return siblings.reduce((best, variant) => (fits(variant) > fits(best) ? variant : best), siblings[0]);
  }

  // The fields that stay when the view changes: the simulated vision and the tries.
  keptFields() {
    return [...this.app.state.fields].filter(([key]) => key === "see" || key === "try");
  }

  kept() {
    return Object.fromEntries(this.keptFields());
  }

  /** @param {Hits} result @returns {Grouping} */
  grouping(result) {
    const named = this.app.state.one("group");
    const given = GROUPS.find((group) => group === named);
    if (given) return given;
    const themes = result.chosen.get("theme");
    const oneVariant = this.app.model.variants.length === 1 ||
      (themes?.size === 1 && this.app.model.openAxes.every((axis) => result.chosen.get(axis.key)?.size === 1)) ||
      (!themes && this.app.model.themesInUse.length === 1 &&
        this.app.model.openAxes.every((axis) => result.chosen.get(axis.key)?.size === 1));
    if (!oneVariant) return "theme";
    return result.hits.some((pair) => this.app.model.pairs.cause[pair] >= 0) ? "cause" : "rule";
  }
}
