// The totals of the accepted changes, which follow every change at once.

import { h, plain, say } from "./dom.js";
import { FAIL } from "./model.js";
import { count } from "./text.js";

const MEND_THEMES_SHOWN = 12;

/** @param {App} app */
export const mendFigures = (app) => {
  const { model, judge } = app;
  const { pairs } = model;
  // The failing pairs of each theme, now and with the plan.
  const byTheme = new Map(model.themesInUse.map((theme) => [theme, { before: 0, after: 0 }]));
  let before = 0;
  let after = 0;
  for (let pair = 0; pair < pairs.count; pair += 1) {
    const counts = byTheme.get(model.variants[pairs.variant[pair]].theme);
    if (pairs.base[pair] === FAIL) {
      before += 1;
      if (counts) counts.before += 1;
    }
    if (pairs.verdict[pair] === FAIL) {
      after += 1;
      if (counts) counts.after += 1;
    }
  }
  const { mended, broken } = judge.effect ?? { mended: 0, broken: 0 };
  return {
    before,
    after,
    mended,
    broken,
    byTheme,
    words: `${count(mended)} mended, ${broken === 0 ? "none" : count(broken)} broken`,
  };
};

/** A part of the view that is updated while a slider moves. @param {App} app @param {() => HTMLElement} make */
export const live = (app, make) => {
  let node = make();
  app.mendLives.push(() => {
    const next = make();
    node.replaceWith(next);
    node = next;
  });
  return node;
};

/**
 * Shows the effect of a slider while it moves: figures and tiles follow, the link does not.
 * @param {App} app
 * @param {() => void} setTrial
 */
export const tryLive = (app, setTrial) => {
  setTrial();
  for (const each of app.mendLives) each();
  sayFigures(app);
};

/** Announces the figures, at most about once a second. @param {App} app */
const sayFigures = (app) => {
  clearTimeout(app.mendSaying);
  app.mendSaying = setTimeout(() => {
    const figures = mendFigures(app);
    say(`${count(figures.after)} of ${count(figures.before)} fail. ${figures.words}.`);
  }, 900);
};

/** @param {App} app @param {FieldChanges} fields */
export const goMend = (app, fields) => {
  app.go(app.state.with(fields), { replace: true });
  sayFigures(app);
};

/** @param {MendFigures} figures */
export const planThemes = (figures) => {
  const themes = [...figures.byTheme].filter(([, { before, after }]) => before > 0 || after > 0);
  const rows = themes.length <= MEND_THEMES_SHOWN
    ? themes
    : [...themes].sort(([, a], [, b]) => b.before - b.after - (a.before - a.after)).slice(0, MEND_THEMES_SHOWN);
  return [
    h(
      "table",
      { class: "mend-themes" },
      h("caption", { class: "unseen" }, "Failing pairs of each theme, now and with the plan"),
      h(
        "thead",
        { class: "unseen" },
        h("tr", null, ["Theme", "Now", "With the plan"].map((title) => h("th", { scope: "col" }, title))),
      ),
      h(
        "tbody",
        null,
        rows.map(([theme, { before, after }]) =>
          h(
            "tr",
            null,
            h("th", { scope: "row" }, plain(theme)),
            h("td", null, count(before)),
            h("td", null, "→ ", h("b", null, count(after))),
          )
        ),
      ),
    ),
    rows.length < themes.length ? h("p", { class: "quiet" }, `and ${themes.length - rows.length} more themes`) : null,
  ];
};
