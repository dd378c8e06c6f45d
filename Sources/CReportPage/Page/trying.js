// Tried colors and simulated vision, which the link keeps.

import { VISIONS } from "./colour.js";
import { firstOf, say } from "./dom.js";
import { Colour } from "./model.js";
import { showAs } from "./paint.js";
import { counted, plainName } from "./text.js";

const TRIES_KEPT = 32;

export class Trying {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
  }

  readSeeing() {
    const see = this.app.state.one("see");
    showAs(see !== null && Object.hasOwn(VISIONS, see) ? see : null);
  }

  readTries() {
    /** @type {Try[]} */
    const tries = [];
    for (const parts of (this.app.state.fields.get("try") ?? []).slice(0, TRIES_KEPT)) {
      const token = this.app.model.tokenNamed.get(parts[0]);
      const variant = this.app.model.variantNamed.get(parts[1]);
      const match = /^([\da-f]{6})([\da-f]{2})?$/i.exec(parts[2] ?? "");
      if (token === undefined || variant === undefined || !match) continue;
      const alpha = parts[3] !== undefined && /^(0|1|0?\.\d+|1\.0*)$/.test(parts[3])
        ? Number(parts[3])
        : match[2]
        ? parseInt(match[2], 16) / 255
        : 1;
      const hex = "#" + match[1].toUpperCase();
      tries.push({ token, variant, colour: new Colour(alpha === 1 ? hex : [hex, alpha], this.app.model.displays) });
    }
    // The changes of the plan apply only in the Mend view; all other views show the report as it is.
    const isMend = this.app.state.view === "mend" && this.app.fails;
    this.app.judge.setTries(
      tries,
      isMend ? this.app.mendPlan.edits(this.app.mendPlan.chosen(this.app.state, this.app.mendTrial)) : [],
    );
  }

  /** @param {number} token @param {number} variant @param {Colour} colour */
  tryColour(token, variant, colour) {
    const { model } = this.app;
    const entry = [
      model.tokens[token].path,
      model.variants[variant].name,
      colour.hex.slice(1).toLowerCase(),
      ...(colour.alpha === 1 ? [] : [String(Number(colour.alpha.toFixed(6)))]),
    ];
    const others = (this.app.state.fields.get("try") ?? []).filter((parts) =>
      parts[0] !== entry[0] || parts[1] !== entry[1]
    );
    this.app.go(this.app.state.with({ try: [...others, entry] }));
    const { effect } = this.app.judge;
    if (!effect) return;
    say(
      `Trying ${colour.text} for ${plainName(entry[0])}. ${counted(effect.mended, "pair")} mended, ${
        effect.broken === 0 ? "none" : effect.broken
      } broken.`,
    );
    firstOf('[data-key="stop-trying"]')?.focus();
  }
}
