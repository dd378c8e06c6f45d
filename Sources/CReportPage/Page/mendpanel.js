// The ways to take a plan from the page: the patch, the command and the files.

import { button, h, name } from "./dom.js";
import { goMend, mendFigures, planThemes } from "./mendfigures.js";
import { nowChosen } from "./mendrow.js";
import { swatch } from "./paint.js";
import { copyLink, copyText, placeNode } from "./pieces.js";
import { count, counted, cutMiddle, fileName, listed, plainName, visible } from "./text.js";

const PATCH_LINES_SHOWN = 6;

/** @param {Patch} patch */
const patchLines = ({ lines }) =>
  h(
    "div",
    { class: "mend-patch" },
    lines.slice(0, PATCH_LINES_SHOWN).map(({ file, line, old, fresh }) =>
      h(
        "div",
        null,
        h("span", { class: "quiet" }, `${visible(fileName(file))}:${line}`),
        h("code", null, "- ", visible(cutMiddle(old, 60))),
        h("code", { class: "fresh" }, "+ ", visible(cutMiddle(fresh, 60))),
      )
    ),
    lines.length > PATCH_LINES_SHOWN
      ? h("span", { class: "quiet" }, `and ${counted(lines.length - PATCH_LINES_SHOWN, "more line")}`)
      : null,
  );

/** @param {Patch} patch */
const patchByHand = ({ byHand: left }) =>
  h(
    "ul",
    { class: "mend-hand" },
    left.slice(0, 6).map(({ change, reason }) =>
      h(
        "li",
        null,
        h("b", null, "not in the patch: "),
        name(change.name),
        change.place ? [" ", placeNode(change.place)] : null,
        `: ${visible(reason)}`,
      )
    ),
  );

/** @param {App} app @param {Chosen[]} chosen @param {Patch} patch @param {MendFigures} figures */
const planWays = (app, chosen, patch, figures) => {
  const { mendPlan, state } = app;
  return h(
    "div",
    { class: "ways" },
    patch.text
      ? button("Copy as patch", {
        className: "button primary",
        "data-key": "copy-patch",
        onclick: () => copyText(patch.text, "Patch copied: git apply takes it."),
      })
      : null,
    button("Copy as JSON", {
      "data-key": "copy-json",
      onclick: () => copyText(mendPlan.json(chosen), "Plan copied: save it, and run legible mend --apply-plan FILE."),
    }),
    button("Copy as Markdown", {
      "data-key": "copy-markdown",
      onclick: () => copyText(mendPlan.markdown(chosen, figures), "Markdown copied."),
    }),
    button("Copy link", { "data-key": "copy-link", onclick: () => copyLink(state) }),
  );
};

/** @param {App} app */
export const planPanel = (app) => {
  const { mendPlan, judge } = app;
  const figures = mendFigures(app);
  const { chosen } = nowChosen(app);
  const accepted = chosen.filter((each) => each.isAccepted);
  const patch = mendPlan.patch(chosen);
  const rejected = chosen.filter((each) => !each.isAccepted).map(({ change }) => plainName(change.name));
  const hasAny = accepted.length > 0 || judge.tries.length > 0;
  return h(
    "section",
    { class: "mend-plan", "aria-labelledby": "plan-title" },
    h(
      "div",
      { class: "mend-section" },
      h("h2", { id: "plan-title" }, "Your plan"),
      chosen.length > 0 ? h("span", { class: "quiet" }, `${accepted.length} of ${chosen.length} accepted`) : null,
    ),
    h(
      "p",
      { class: "mend-total" },
      h("b", { class: "mend-before" }, count(figures.before)),
      " → ",
      h("b", { class: "mend-after" }, count(figures.after)),
      h("span", { class: "quiet" }, " failing pairs"),
    ),
    h(
      "div",
      { class: "mend-bar", "aria-hidden": "true" },
      h("span", {
        style: { width: (figures.before > 0 ? Math.min(1, figures.after / figures.before) * 100 : 0) + "%" },
      }),
    ),
    h(
      "p",
      { class: "mend-said" },
      figures.words + ".",
      rejected.length > 0 ? ` ${listed(rejected, 3)} rejected.` : null,
    ),
    planThemes(figures),
    hasAny ? planWays(app, chosen, patch, figures) : null,
    hasAny
      ? [
        h("p", { class: "quiet" }, "or, in the repository"),
        h("code", { class: "mend-command" }, mendPlan.command(chosen)),
      ]
      : null,
    patch.byHand.length > 0 && hasAny ? patchByHand(patch) : null,
    // Last, since a low window cuts off what is below.
    hasAny && patch.lines.length > 0 ? patchLines(patch) : null,
  );
};

/** @param {App} app @param {WayData} way */
export const wayRow = (app, way) => {
  const { model, state } = app;
  const added = state.all("add");
  const isIn = added.includes(way.token);
  const { waiver } = way;
  return h(
    "li",
    { class: "mend-way" },
    h("b", null, "Way out "),
    swatch([model.colours[way.color]], model.displays, "small"),
    " ",
    h("span", null, visible(way.words), waiver ? h("code", { class: "mend-waiver" }, visible(waiver)) : null),
    waiver
      ? button("Copy the waiver", {
        "data-key": `waiver-${way.token}`,
        onclick: () => copyText(waiver, "Waiver copied: it goes into “waivers” of legible.json."),
      })
      : null,
    way.targetAfter === undefined ? null : button(isIn ? "Take out of the plan" : "Add to plan", {
      "data-key": `add-${way.token}`,
      onclick: () =>
        goMend(app, {
          add: isIn ? added.filter((token) => token !== way.token) : [...added, way.token],
        }),
    }),
  );
};
