// One cell of a matrix: its picture, its label and its accessible name.

import { h, icon, name } from "./dom.js";
import { EXEMPT, FAIL, PASS, UNDETERMINED, VERDICTS, WAIVED } from "./model.js";
import { isSame, swatch, tile } from "./paint.js";
import { levelWord, ratioText, VERDICT_WORDS } from "./pieces.js";
import { cutMiddle, LONGEST_NAME, plainName, requirement } from "./text.js";

/** @param {App} app @param {number} variant @param {number} token @param {string} className */
export const tokenHead = (app, variant, token, className, longest = LONGEST_NAME) => {
  const { model, judge } = app;
  const cell = judge.cell(variant, token);
  const value = cell.colours.length === 1
    ? cell.colours[0].text
    : cell.colours.length > 1
    ? `${cell.colours.length} ${cell.kind === "composite" ? "parts" : "stops"}`
    : "no value";
  return h(
    "span",
    { class: className },
    swatch(cell.colours, model.displays),
    h(
      "span",
      { class: "head-text" },
      name(cutMiddle(model.tokens[token].path, longest)),
      h("span", { class: "value" }, value),
    ),
  );
};

/** @param {App} app @param {CellFacts} facts */
export const cellLabel = (app, facts) => {
  const { model } = app;
  const names = `${plainName(model.tokens[facts.foreground].path)} on ${
    plainName(model.tokens[facts.background].path)
  }: `;
  if (Number.isNaN(facts.ratio)) return names + (facts.verdict >= 0 ? VERDICT_WORDS[facts.verdict] : "no value");
  const figure = ratioText(facts.ratio, facts.required) + " to 1";
  return names +
    (facts.verdict < 0
      ? `${figure}, measured, no rule`
      : `${figure}, ${VERDICT_WORDS[facts.verdict]}${
        facts.verdict === EXEMPT || facts.required === undefined ? "" : `, needs ${requirement(facts.required)}`
      }`);
};

/**
 * The class, mark, word and figure of a cell's label.
 * @param {App} app
 * @param {CellFacts} facts
 * @returns {[string, Child, string, string]}
 */
export const labelParts = (app, facts) => {
  const figure = Number.isNaN(facts.ratio) ? "" : ratioText(facts.ratio, facts.required);
  if (facts.verdict === FAIL) return ["v-fail", icon("fail"), "fails", figure];
  if (facts.verdict === UNDETERMINED) return ["v-undetermined", icon("undetermined"), "unknown", ""];
  if (facts.verdict === WAIVED) return ["v-waived", icon("waived"), "waived", figure];
  if (facts.verdict === EXEMPT) return ["v-exempt", null, "exempt", figure];
  if (facts.verdict === PASS) return ["v-pass", null, levelWord(facts.criterion, facts.ratio), figure];
  if (Number.isNaN(facts.ratio)) return ["plain", null, "no value", ""];
  return isSame(app, facts.worst) ? ["plain", null, "same", ""] : ["plain", null, "", figure];
};

/** @param {App} app @param {CellFacts} facts */
export const largeCell = (app, facts) => {
  const [className, mark, word, figure] = labelParts(app, facts);
  return [
    tile(app, facts.worst, facts.sample),
    h(
      "span",
      { class: "cell-label " + className },
      h("span", null, mark, word),
      h("span", null, facts.fragile ? icon("fragile") : null, figure),
    ),
  ];
};

/** @param {CellFacts} facts */
export const smallClass = (
  facts,
) => (facts.verdict < 0 || facts.verdict === EXEMPT ? "minor" : "v-" + VERDICTS[facts.verdict]);
/** @param {App} app @param {CellFacts} facts */
export const smallCell = (app, facts) => [
  tile(app, facts.worst, facts.sample),
  facts.verdict === FAIL
    ? h("span", { class: "disc" }, icon("fail"))
    : facts.verdict === UNDETERMINED
    ? h("span", { class: "disc open" }, icon("undetermined"))
    : facts.verdict === WAIVED
    ? h("span", { class: "disc open" }, icon("waived"))
    : null,
];
