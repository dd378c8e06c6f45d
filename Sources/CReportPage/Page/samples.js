// A pair at each size that the criteria distinguish.

import { shown } from "./colour.js";
import { h, icon, unseen } from "./dom.js";
import { EXEMPT } from "./model.js";
import { look, needsLine, paint } from "./paint.js";
import { block } from "./pieces.js";
import { requirement } from "./text.js";

/** The sample, its word, and the ratio that WCAG requires of it. @type {[string, string, number | null][]} */
const SAMPLES = [
  ["text", "Body", WCAG.aaText],
  ["large-text", "Large", WCAG.aaLarge],
  ["large-bold-text", "Bold", WCAG.aaLarge],
  ["icon", "Icon", WCAG.nonText],
  ["border", "Border", WCAG.nonText],
  ["focus", "Focus", WCAG.nonText],
  // WCAG requires nothing of inactive controls.
  ["disabled", "Inactive", null],
];

/**
 * The samples are generated content: a picture of the system's colors, not text of the page.
 * @param {App} app
 * @param {MeasuredSubject} subject
 */
export const samplesBlock = (app, { worst, rule, ratio, verdict }) => {
  const { ground, ink, display } = look(app, worst);
  const stage = h("div", {
    class: "stage",
    role: "img",
    "aria-label": `Samples of the foreground on the background: ${shown(ratio, rule?.required)} to 1`,
  });
  paint(stage, "backgroundColor", ground, display);
  paint(stage, "color", ink, display);
  if (needsLine(ground, display)) stage.classList.add("lined");
  stage.append(
    h("div", { class: "stage-body" }),
    h("div", { class: "stage-large" }),
    h("div", { class: "stage-bold" }),
    h("div", { class: "stage-icon" }, icon("magnifier")),
    h("div", { class: "stage-border" }),
    h("div", { class: "stage-focus" }),
    h("div", { class: "stage-disabled" }),
  );
  return block(
    "At the sizes the rules are about",
    stage,
    h(
      "ul",
      { class: "verdict-list" },
      SAMPLES.map(([sample, word, required]) => {
        const own = rule?.sample === sample;
        const asked = !own ? required : verdict === EXEMPT ? null : rule.required;
        const outcome = asked === null ? "exempt" : ratio >= asked ? "pass" : "fail";
        return h(
          "li",
          { class: own ? "own" : null },
          icon(outcome),
          unseen({ exempt: "exempt: ", pass: "passes: ", fail: "fails: " }[outcome]),
          h(
            "span",
            { class: "own-word" },
            word,
            asked === null ? null : [" ", h("span", { class: "quiet" }, requirement(asked))],
          ),
        );
      }),
    ),
  );
};
