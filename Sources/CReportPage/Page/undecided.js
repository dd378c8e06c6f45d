// What was not decided, and what was not checked.

import { h, icon, name } from "./dom.js";
import { UNDETERMINED } from "./model.js";
import { details, linkTo, placeNode, sentence } from "./pieces.js";
import { State } from "./state.js";
import { count, counted, plainName, visible } from "./text.js";

/**
 * Undetermined pairs by the reason that they share, the most frequent first. A reason names its token only where it
 * concerns one token.
 * @param {App} app
 * @returns {{ reason: string, found: number[] }[]}
 */
const undeterminedGroups = (app) => {
  const { pairs } = app.model;
  /** @type {Map<string, { reason: string, found: number[] }>} */
  const groups = new Map();
  for (const [pair, reason] of pairs.reason) {
    if (pairs.verdict[pair] !== UNDETERMINED) continue;
    const prefix = [app.pairs.foregroundPath(pair), app.pairs.backgroundPath(pair)].map((path) => `${path}: `)
      .find((start) => reason.startsWith(start)) ?? "";
    const shared = reason.slice(prefix.length);
    const group = groups.get(shared) ?? { reason, found: [] };
    if (group.reason !== reason) group.reason = shared;
    group.found.push(pair);
    groups.set(shared, group);
  }
  return [...groups.values()].sort((a, b) => b.found.length - a.found.length);
};

/** @param {App} app @param {number[]} found */
const undeterminedExamples = (app, found) => {
  const names = [
    ...new Set(found.map((pair) => `${app.pairs.foregroundPath(pair)}\n${app.pairs.backgroundPath(pair)}`)),
  ];
  const shown = names.slice(0, 3).map((pair) => pair.split("\n"));
  return [
    shown.map(([foreground, background], at) => [at > 0 ? ", " : "", name(foreground), " on ", name(background)]),
    names.length > 3 ? " and others" : "",
  ];
};

/**
 * Adds an item to the list: a mark, and the parts of a sentence.
 * @typedef {(mark: string, ...parts: Child[]) => void} Item
 */

/** @param {App} app @param {Overview} counts @param {Item} item */
const undecidedPairs = (app, counts, item) => {
  const undetermined = counts.byVerdict[UNDETERMINED];
  if (undetermined > 0) {
    const groups = undeterminedGroups(app);
    item(
      "undetermined",
      linkTo(new State("findings").with({ verdict: "undetermined" }), "", counted(undetermined, "undetermined pair")),
      groups.length > 0
        ? h(
          "ul",
          { class: "notes" },
          groups.slice(0, 3).map(({ reason, found }) =>
            h(
              "li",
              null,
              h("span", null, `${count(found.length)}: ${sentence(reason)} `, undeterminedExamples(app, found)),
            )
          ),
        )
        : ".",
      groups.length > 3 ? `and ${counted(groups.length - 3, "more reason")}` : "",
    );
  }
};

/** Tokens without a color, by the kind of their state. @param {Model} model */
const lackingTokens = (model) => {
  /** @type {Map<string, { tokens: Set<number>, themes: Set<string>, first: StateData }>} */
  const lacking = new Map();
  model.variants.forEach((variant) =>
    variant.cells.forEach((cell, token) => {
      const state = model.pools.stateAt(cell);
      if (state?.kind !== "placeholder" && state?.kind !== "undetermined") return;
      const entry = lacking.get(state.kind) ?? { tokens: new Set(), themes: new Set(), first: state };
      entry.tokens.add(token);
      entry.themes.add(variant.theme);
      lacking.set(state.kind, entry);
    })
  );
  return lacking;
};

/** @param {App} app @param {Item} item */
const undecidedTokens = ({ model }, item) => {
  const lacking = lackingTokens(model);
  const missingState = new State("palette").with({ show: "missing" });
  const placeholder = lacking.get("placeholder");
  if (placeholder?.first.kind === "placeholder") {
    const { tokens, themes, first } = placeholder;
    item(
      "undetermined",
      linkTo(missingState, "", counted(tokens.size, "placeholder token")),
      ` (${plainName(first.text)}) in ${counted(themes.size, "theme")}: ${
        tokens.size === 1 ? "it has" : "they have"
      } no colour.`,
    );
  }
  const undetermined = lacking.get("undetermined");
  if (undetermined?.first.kind === "undetermined") {
    const { tokens, themes, first } = undetermined;
    item(
      "undetermined",
      linkTo(missingState, "", counted(tokens.size, "token")),
      ` without a known value in ${counted(themes.size, "theme")}: ${sentence(first.reason)}`,
    );
  }
};

/**
 * The view of the page that shows what a notice counts, by the notice's id.
 * @type {Record<string, [View, FieldChanges] | undefined>}
 */
const NOTICE_VIEWS = {
  gamut: ["palette", { show: "out" }],
  alike: ["vision", {}],
  unpaired: ["palette", { show: "unpaired" }],
  missing: ["palette", { show: "missing" }],
  likely: ["matrix", {}],
  guessed: ["matrix", {}],
};

/** Adds the findings of checks beside pairs, whatever the checks are. @param {Model} model @param {Item} item */
const noticed = ({ notices }, item) => {
  for (const { id, fails, clause, examples, more } of notices) {
    const mark = fails ? "fail" : id === "alike" ? "alike" : "exempt";
    const view = NOTICE_VIEWS[id];
    if (view) {
      const [at, filter] = view;
      item(mark, linkTo(new State(at).with(filter), "", clause), ".");
      continue;
    }
    /** @type {Child[]} */
    const lines = examples.map(([named, said]) => said ? [name(named), ": ", visible(said)] : [name(named)]);
    if (more > 0) lines.push([`and ${counted(more, "more")}`]);
    item(mark, details(clause, lines));
  }
};

/** @param {Model} model @param {Item} item */
const notDrawn = ({ coverage, tokens }, item) => {
  if (coverage.notDrawn.length === 0) return;
  item(
    "exempt",
    details(
      counted(coverage.notDrawn.length, "token") + " fully transparent: not drawn, so exempt",
      coverage.notDrawn.map(([token]) => name(tokens[token].path)),
    ),
  );
};

/** @param {Model} model @param {Item} item */
const otherNotes = (model, item) => {
  if (model.diagnostics.length > 0) {
    item(
      "undetermined",
      details(
        counted(model.diagnostics.length, "note") + " about what was read",
        model.diagnostics.map((
          note,
        ) => [visible(note.message), note.place ? [" ", placeNode(model.place(note.place))] : null]),
      ),
    );
  }
  if (model.inference) item("exempt", "No rules were given. ", visible(model.inference.explanation));
};

/** @param {App} app @param {Overview} counts */
export const notDecided = (app, counts) => {
  /** @type {Child[]} */
  const items = [];
  /** @type {Item} */
  const item = (mark, ...parts) => {
    items.push(h("li", null, icon(mark), h("span", null, parts)));
  };
  undecidedPairs(app, counts, item);
  undecidedTokens(app, item);
  noticed(app.model, item);
  notDrawn(app.model, item);
  otherNotes(app.model, item);
  if (items.length === 0) return null;
  return h(
    "section",
    { "aria-labelledby": "undecided" },
    h("h2", { id: "undecided" }, "Not decided, not checked"),
    h("ul", { class: "notes" }, items),
  );
};
