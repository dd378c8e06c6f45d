// The inspector: one pair in full.

import { pairMarkdown } from "./copying.js";
import { button, h, icon, name, plain } from "./dom.js";
import { evidenceBlock } from "./evidence.js";
import { criterionLine } from "./filters.js";
import { layersBlock, originBlock } from "./layers.js";
import { EXEMPT, PASS, UNDETERMINED } from "./model.js";
import {
  bar,
  CHANGES,
  copyLink,
  copyText,
  linkTo,
  needs,
  pillOfPair,
  ratioText,
  ruleTitle,
  sentence,
} from "./pieces.js";
import { samplesBlock } from "./samples.js";
import { displaysBlock, everyThemeBlock, suggestionsBlock } from "./suggestions.js";
import { count, visible } from "./text.js";

/** @param {App} app @param {Position | null} position */
const inspectorTop = (app, position) =>
  h(
    "div",
    { class: "inspector-top" },
    h("p", null, position ? `${count(position.at + 1)} of ${count(position.of)}` : "Pair"),
    position
      ? [
        h("button", {
          type: "button",
          class: "button icon-only",
          "aria-label": "Previous finding",
          "data-key": "previous-pair",
          disabled: position.at <= 0,
          on: { click: () => app.pane.step(-1) },
        }, icon("up")),
        h("button", {
          type: "button",
          class: "button icon-only",
          "aria-label": "Next finding",
          "data-key": "next-pair",
          disabled: position.at >= position.of - 1,
          on: { click: () => app.pane.step(1) },
        }, icon("down")),
      ]
      : null,
    h("button", {
      type: "button",
      class: "button icon-only",
      "aria-label": "Close the inspector",
      "data-key": "close-pair",
      on: { click: () => app.pane.closeInspector() },
    }, icon("close")),
  );

/** @param {App} app @param {Subject} subject */
const inspectorActions = (app, subject) => {
  const { pair } = subject;
  return h(
    "div",
    { class: "actions" },
    pair >= 0
      ? button("Copy link", {
        mark: "link",
        className: "button primary",
        "data-key": "copy-pair",
        onclick: () => copyLink(app.links.pairState(pair)),
      })
      : button("Copy link", {
        mark: "link",
        className: "button primary",
        "data-key": "copy-pair",
        onclick: () => copyLink(app.links.cellState(subject)),
      }),
    button("Copy Markdown", {
      mark: "copy",
      "data-key": "copy-markdown",
      onclick: () => copyText(pairMarkdown(app, subject), "Markdown copied."),
    }),
    app.state.view !== "matrix" ? linkTo(app.links.cellState(subject), "button", "In matrix") : null,
  );
};

/** @param {App} app @param {Subject} subject @param {Position | null} position @returns {Child} */
export const inspector = (app, subject, position) => {
  const { model } = app;
  const { rule, pair, worst, ratio } = subject;
  const measured = worst ? { ...subject, worst } : null;
  const foreground = model.tokens[subject.foreground].path;
  const background = model.tokens[subject.background].path;
  const title = h(
    "h2",
    { class: "inspector-title", tabindex: "-1", id: "inspector-title" },
    name(foreground),
    " on ",
    name(background),
    h("span", { class: "in" }, " in ", plain(model.variants[subject.variant].name)),
  );
  return [
    inspectorTop(app, position),
    title,
    h(
      "div",
      { class: "inspector-ratio" },
      h("b", { class: "big-ratio" }, Number.isNaN(ratio) ? "no ratio" : ratioText(ratio, rule?.required) + ":1"),
      pair >= 0 ? pillOfPair(app, pair) : null,
      rule ? h("span", null, subject.verdict === EXEMPT ? "nothing is required" : needs(ratio, rule.required)) : null,
    ),
    bar(ratio, rule && subject.verdict !== EXEMPT ? rule.required : null, { large: true }),
    ruleNotes(app, subject),
    evidenceBlock(app, subject),
    inspectorActions(app, subject),
    measured ? samplesBlock(app, measured) : null,
    rule ? suggestionsBlock(app, { ...subject, rule }) : null,
    everyThemeBlock(app, subject),
    measured ? displaysBlock(app, measured) : null,
    measured ? layersBlock(app, measured) : null,
    originBlock(app, subject),
  ];
};

/** @param {App} app @param {Subject} subject */
const ruleNotes = (app, { pair, rule, verdict }) => {
  const { model } = app;
  const { pairs } = model;
  const notes = [];
  if (!rule) notes.push("No rule names this pair. It was measured, not judged.");
  else {
    notes.push([ruleTitle(rule), ", ", criterionLine(rule), ".", rule.reason ? " " + sentence(rule.reason) : ""]);
    const reason = pairs.reason.get(pair);
    if (reason) {
      notes.push([
        h("b", null, verdict === UNDETERMINED ? "Undetermined. " : verdict === EXEMPT ? "Exempt. " : ""),
        sentence(reason),
        verdict === UNDETERMINED && /translucent|under it|beneath/.test(reason)
          ? " Name what lies under it in the rule’s “over”."
          : "",
      ]);
    }
    const waiver = model.waivers[pairs.waiver[pair]];
    if (waiver) {
      const until = waiver.state === "expired"
        ? `Waiver expired ${visible(waiver.expires ?? "")}. `
        : waiver.expires
        ? `Waived until ${visible(waiver.expires)}. `
        : "Waived. ";
      notes.push([
        h("b", null, until),
        sentence(waiver.reason),
        ` Kind: ${visible(waiver.kind)}.`,
        waiver.owner ? ` Owner: ${visible(waiver.owner)}.` : "",
      ]);
    }
    if (pairs.fragile[pair]) {
      const native = pairs.native.get(pair);
      const then = verdict === PASS ? "fails" : "passes";
      notes.push([
        h("b", null, "Fragile. "),
        native === undefined
          ? `Rounded to 8 bits, as a screen does, this pair ${then}.`
          : `Where a display composites in its own color space, this pair ${then} at ${
            ratioText(native, rule.required)
          }.`,
      ]);
    }
    if (model.baseline) {
      const change = CHANGES[pairs.change[pair]];
      const before = pairs.baseline.get(pair);
      const was = before === undefined ? null : ratioText(before, rule.required);
      if (change === "new") {
        notes.push([h("b", null, "New. "), was ? `It was ${was} in the baseline.` : "The baseline has no such pair."]);
      }
      if (change === "worse") notes.push([h("b", null, "Worse. "), was ? `It was ${was} in the baseline.` : ""]);
      if (change === "better") notes.push([h("b", null, "Better. "), was ? `It was ${was} in the baseline.` : ""]);
      if (change === "known") notes.push(was ? `Known: ${was} in the baseline.` : "Known in the baseline.");
      if (change === "fixed") {
        notes.push([h("b", null, "Fixed. "), was ? `It was ${was} in the baseline.` : "It failed in the baseline."]);
      }
    }
  }
  return notes.map((note) => h("p", { class: "note" }, note));
};
