// The causes of the failures, and the changes that mend them.

import { allOf, button, h, icon, name, unseen } from "./dom.js";
import { isSame, swatch, tile } from "./paint.js";
import { linkTo, ratioText, SAMPLE_WORDS } from "./pieces.js";
import { byHand, count, counted, listed, plainName, requirement } from "./text.js";

export const CAUSES_SHOWN = 5;

/** @param {App} app @param {Set<string>} themes */
export const themesInWords = (app, themes) => {
  const all = app.model.themesInUse;
  const list = all.filter((theme) => themes.has(theme));
  if (all.length > 2 && list.length === all.length) return `All ${all.length} themes`;
  return list.length > 3 ? `${list.length} themes` : list.map(plainName).join(", ");
};

/** @param {App} app @param {Overview} counts */
export const causesBlock = (app, counts) => {
  if (counts.causes.length === 0) return null;
  const most = Math.max(1, ...counts.causes.map((entry) => entry.count));
  const shownCauses = app.allCauses ? counts.causes : counts.causes.slice(0, CAUSES_SHOWN);
  const rest = counts.causes.slice(shownCauses.length);
  return h(
    "section",
    { "aria-labelledby": "causes" },
    h(
      "div",
      { class: "block-head" },
      h("h2", { id: "causes" }, "Causes"),
      h(
        "p",
        null,
        "What failing pairs share. " +
          (app.model.baseline ? "What is new comes first, then what mends most." : "What mends most comes first."),
      ),
    ),
    h("ol", { class: "causes" }, shownCauses.map((entry, at) => causeRow(app, entry, at, most))),
    rest.length > 0
      ? button(
        `Show ${counted(rest.length, "more cause")}, ${
          counted(rest.reduce((sum, entry) => sum + entry.count, 0), "failure")
        }`,
        {
          className: "button plain",
          "data-key": "more-causes",
          onclick: () => {
            app.allCauses = true;
            app.frame.render();
            allOf(".cause")[CAUSES_SHOWN]?.focus();
          },
        },
      )
      : null,
  );
};

/** @param {App} app @param {OverviewCause} entry @param {number} at @param {number} most */
const causeRow = (app, entry, at, most) => {
  const { model } = app;
  const { cause } = entry;
  const rule = app.pairs.ruleOf(entry.worst);
  const { pairs } = model;
  const worst = app.judge.measured(entry.worst);
  const samples = [...entry.samples].map((sample) => SAMPLE_WORDS[sample]);
  const stands = cause.side === "background" ? "as background" : "as " + listed(samples, 2);
  const paths = [...entry.tokens].sort((a, b) => a - b).map((token) => model.tokens[token].path);
  const tokens = paths.filter((path) => path !== cause.name).map(plainName);
  return h(
    "li",
    null,
    linkTo(
      app.links.causeState(cause),
      "cause",
      h("span", { class: "cause-rank", "aria-hidden": "true" }, at + 1),
      h(
        "span",
        { class: "cause-tile", "aria-hidden": "true" },
        tile(app, worst, rule.sample),
        isSame(app, worst) ? h("span", { class: "same" }, "same") : null,
      ),
      h(
        "span",
        { class: "cause-text" },
        h(
          "span",
          { class: "cause-name" },
          name(cause.name),
          h("span", { class: "cause-as" }, " " + stands, tokens.length > 0 ? ": " + listed(tokens, 2) : ""),
        ),
        h(
          "span",
          { class: "cause-line" },
          novelFailures(entry),
          `${themesInWords(app, entry.themes)}. Worst ${ratioText(pairs.ratio[entry.worst], rule.required)}, needs ${
            requirement(rule.required)
          }.`,
        ),
        fixLine(app, entry),
      ),
      h(
        "span",
        { class: "cause-count" },
        h("b", null, count(entry.count)),
        unseen(entry.count === 1 ? " failure" : " failures"),
        h("span", { class: "cause-bar", "aria-hidden": "true", style: { width: (entry.count / most) * 100 + "%" } }),
      ),
      icon("right", "cause-arrow"),
    ),
  );
};

/** How many of a cause's failures the baseline does not accept. @param {OverviewCause} entry */
const novelFailures = ({ byNovelty: [newOnes, worse] }) => {
  const parts = [newOnes > 0 ? `${count(newOnes)} new` : null, worse > 0 ? `${count(worse)} worse` : null].filter(
    Boolean,
  );
  return parts.length > 0 ? [h("strong", null, parts.join(", ")), ". "] : null;
};

/** The best fix of each definition of a cause, in the tool's ranking. @param {Cause} cause */
export const fixesOf = (cause) =>
  cause.definitions.map((_, at) => cause.fixes.find((fix) => fix.definition === at)).filter((fix) => fix !== undefined);

/** @param {App} app @param {OverviewCause} entry */
const fixLine = (app, { cause, count: total }) => {
  const { model } = app;
  const fixes = fixesOf(cause);
  if (fixes.length === 0) {
    const isSought = cause.definitions.some((definition) => definition.sought);
    return h(
      "span",
      { class: "cause-fix" },
      isSought
        ? "No single value was found that mends these without breaking more."
        : "Fixes for these were not looked for.",
    );
  }
  const mended = fixes.reduce((sum, fix) => sum + fix.mended, 0);
  const broken = fixes.reduce((sum, fix) => sum + fix.broken, 0);
  const worsened = fixes.reduce((sum, fix) => sum + (fix.worsened ?? 0), 0);
  return h(
    "span",
    { class: "cause-fix" },
    "Fix:",
    h(
      "span",
      { class: "fix-swatches", "aria-hidden": "true" },
      fixes.slice(0, 3).map((fix) =>
        h(
          "span",
          null,
          swatch([model.colours[cause.definitions[fix.definition].color]], model.displays, "small"),
          icon("arrow"),
          swatch([model.colours[fix.color]], model.displays, "small"),
        )
      ),
    ),
    `${counted(fixes.length, "value")}, mends ${mended >= total ? "all" : count(mended)}, breaks ${
      broken === 0 ? "none" : count(broken)
    }${worsened > 0 ? `, makes ${count(worsened)} worse` : ""}${byHand(fixes.find((fix) => fix.refused)?.refused)}`,
  );
};
