// One cause in full, above the pairs that it makes fail.

import { fixesOf } from "./causes.js";
import { overviewCounts } from "./counts.js";
import { h, name, unseen } from "./dom.js";
import { swatch } from "./paint.js";
import { tryButton } from "./pairtable.js";
import { placeNode } from "./pieces.js";
import { count, counted, listed, plainName } from "./text.js";

/** @param {App} app @param {Hits} result */
export const singleCause = (app, result) => {
  const chosen = result.chosen.get("cause");
  return chosen && chosen.size === 1 ? app.model.causes[[...chosen][0]] : null;
};

/** @param {App} app @param {Cause} cause @param {FixData} fix */
const definitionRow = (app, cause, fix) => {
  const { model } = app;
  const definition = cause.definitions[fix.definition];
  const place = definition.place ? model.place(definition.place) : null;
  const target = definitionTarget(app, cause, definition);
  const now = model.colours[definition.color];
  const then = model.colours[fix.color];
  return h(
    "tr",
    null,
    h(
      "th",
      { scope: "row" },
      name(target ? model.tokens[target.token].path : cause.name),
      place ? [h("br"), placeNode(place)] : null,
    ),
    h("td", null, listed(definition.themes.map(plainName), 3)),
    h("td", null, swatch([now], model.displays, "small"), " ", h("span", { class: "value" }, now.text)),
    h(
      "td",
      null,
      swatch([then], model.displays, "small"),
      " ",
      fix.token === null
        ? h("span", { class: "value" }, then.text)
        : [name(model.tokens[fix.token].path), " ", h("span", { class: "value quiet" }, then.text)],
    ),
    h("td", null, effectInWords(fix)),
    h(
      "td",
      { class: "way" },
      target ? tryButton(app, target.token, target.variant, then, `${then.text} for ${plainName(cause.name)}`) : null,
    ),
  );
};

/**
 * A cause's definitions with place, themes, value now, nearest value that passes, effect, and a Try button.
 * @param {App} app
 * @param {Cause} cause
 */
export const causeCard = (app, cause) => {
  const fixes = fixesOf(cause);
  if (fixes.length === 0) return null;
  const failures = overviewCounts(app).causes.find((entry) => entry.cause === cause)?.count ?? 0;
  const rows = fixes.map((fix) => definitionRow(app, cause, fix));
  return h(
    "section",
    { class: "card", "aria-labelledby": "change" },
    h(
      "div",
      { class: "block-head" },
      h("h2", { id: "change" }, "Change these values"),
      h(
        "p",
        null,
        `${counted(fixes.length, "definition")}, ${counted(failures, "failure")}. Nearest colours that pass.`,
      ),
    ),
    h(
      "div",
      { class: "card-table" },
      h(
        "table",
        { class: "change" },
        h("caption", { class: "unseen" }, "Values to change, and what each change does"),
        h(
          "thead",
          null,
          h(
            "tr",
            null,
            ["Definition", "Themes", "Now", "Nearest that passes", "Effect"].map((title) =>
              h("th", { scope: "col" }, title)
            ),
            h("th", { scope: "col" }, unseen("Try")),
          ),
        ),
        h("tbody", null, rows),
      ),
    ),
  );
};

/** @param {FixData} fix */
const effectInWords = ({ mended, broken, worsened }) =>
  `${count(mended)} mended, ${broken === 0 ? "none" : count(broken)} broken${
    worsened ? `, ${count(worsened)} made worse` : ""
  }`;

/** @param {Place} one @param {Place} other */
const isOnePlace = (one, other) => one.file === other.file && one.line === other.line && one.column === other.column;

/**
 * The token and a variant through which a cause's definition can be tried.
 * @param {App} app
 * @param {Cause} cause
 * @param {DefinitionData} definition
 */
const definitionTarget = (app, cause, definition) => {
  const { model } = app;
  if (!definition.place) return null;
  const place = model.place(definition.place);
  const tokens = [...(cause.token === null ? [] : [cause.token]), ...cause.tokens];
  for (const variant of model.variants) {
    if (!definition.themes.includes(variant.theme)) continue;
    for (const token of tokens) {
      const [first] = model.pools.linksOf(variant.cells[token]);
      if (first !== undefined && isOnePlace(model.pools.placeAt(first), place)) {
        return { token, variant: variant.index };
      }
    }
  }
  return null;
};
