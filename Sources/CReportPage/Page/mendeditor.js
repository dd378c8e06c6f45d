// The editor of any raw color, and the effect of an edit.

import { button, h } from "./dom.js";
import { goMend, live, tryLive } from "./mendfigures.js";
import { isLiteral } from "./mendplan.js";
import { oklchEditor } from "./oklch.js";
import { swatch } from "./paint.js";
import { select } from "./pieces.js";
import { plainName } from "./text.js";

/** @param {App} app */
const rawTokens = (app) => {
  const { model } = app;
  return (app.rawChoices ??= model.tokens.filter((token) =>
    model.variants.some((variant) => isLiteral(model, model.pools.cellAt(variant.cells[token.index])))
  )
    .sort((a, b) => (a.path < b.path ? -1 : 1)));
};

/** @typedef {ReturnType<typeof editedOf>} EditedColour */

/**
 * The raw color in a variant that the link names for editing, with its value now and the value tried for it.
 * @param {App} app
 * @param {Token[]} raws
 */
const editedOf = (app, raws) => {
  const { model, state, judge } = app;
  const token = raws.find((raw) => raw.path === state.one("raw")) ?? raws[0];
  /** @type {Map<string, number>} */
  const values = new Map();
  for (const variant of model.variants) {
    const cell = model.pools.cellAt(variant.cells[token.index]);
    if (isLiteral(model, cell) && !values.has(cell.links.join())) values.set(cell.links.join(), variant.index);
  }
  const variants = [...values.values()];
  const variant = variants.find((index) => model.variants[index].name === state.parts("raw")?.[1]) ?? variants[0];
  const now = model.pools.cellAt(model.variants[variant].cells[token.index]).colours[0];
  const tried = judge.tries.find((each) => each.token === token.index && each.variant === variant)?.colour;
  return { raws, token, variants, variant, now, tried };
};

/**
 * The link's tries with another color for the edited one, or with none.
 * @param {App} app
 * @param {EditedColour} edited
 * @param {string | null} hex
 */
const triesWith = ({ model, state }, { token, variant, now }, hex) => [
  ...(state.fields.get("try") ?? []).filter(([path, theme]) =>
    path !== token.path || theme !== model.variants[variant].name
  ),
  ...(hex === null ? [] : [[
    token.path,
    model.variants[variant].name,
    hex.slice(1).toLowerCase(),
    ...(now.alpha === 1 ? [] : [String(Number(now.alpha.toFixed(6)))]),
  ]]),
];

/** @param {App} app @param {EditedColour} edited */
const editorTools = (app, edited) => {
  const { model } = app;
  const { raws, token, variants, variant, tried } = edited;
  return h(
    "div",
    { class: "tools" },
    select(
      "Raw colour",
      "raw",
      raws.map((raw) => /** @type {const} */ ([raw.path, plainName(raw.path)])),
      token.path,
      (value) => goMend(app, { raw: [[value]] }),
    ),
    variants.length > 1
      ? select(
        "As in",
        "raw-variant",
        variants.map((index) => model.variants[index].name)
          .map((each) => /** @type {const} */ ([each, plainName(each)])),
        model.variants[variant].name,
        (value) => goMend(app, { raw: [[token.path, value]] }),
      )
      : null,
    tried
      ? button("Take it back", {
        "data-key": "untry",
        onclick: () => goMend(app, { try: triesWith(app, edited, null) }),
      })
      : null,
  );
};

/** @param {App} app @param {EditedColour} edited */
const editorTry = (app, edited) => {
  const { model, judge } = app;
  const { token, variant, now, tried } = edited;
  /** @param {string | null} hex */
  const tries = (hex) => triesWith(app, edited, hex);
  return h(
    "div",
    { class: "mend-try" },
    live(app, () => {
      const shownColour = judge.tries.find((each) => each.token === token.index && each.variant === variant)?.colour ??
        now;
      return h(
        "span",
        { class: "mend-swatch large" },
        swatch([now], model.displays, "half"),
        swatch([shownColour], model.displays, "half"),
      );
    }),
    oklchEditor("editor", tried ?? now, {
      onchange: (hex) => goMend(app, { try: tries(hex === now.hex ? null : hex) }),
      ontry: (hex) =>
        tryLive(app, () => {
          const given = app.state;
          app.state = given.with({ try: tries(hex) });
          app.trying.readTries();
          app.state = given;
        }),
    }),
  );
};

/** @param {App} app */
export const editorSection = (app) => {
  const raws = rawTokens(app);
  if (raws.length === 0) return null;
  const edited = editedOf(app, raws);
  return h(
    "section",
    { class: "mend-editor", "aria-labelledby": "editor-title" },
    h(
      "div",
      { class: "mend-section" },
      h("h2", { id: "editor-title" }, "Try any colour"),
      h("span", { class: "quiet" }, "nothing is saved; the link keeps it"),
    ),
    editorTools(app, edited),
    editorTry(app, edited),
  );
};
