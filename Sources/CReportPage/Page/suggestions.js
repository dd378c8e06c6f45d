// Alternatives for a pair, and the pair in other themes and on other displays.

import { differenceOf } from "./colour.js";
import { button, h, icon, name, plain, unseen } from "./dom.js";
import { FAIL, VERDICTS, WAIVED } from "./model.js";
import { tile } from "./paint.js";
import { tryButton } from "./pairtable.js";
import { bar, block, DISPLAY_WORDS, MAPPING_WORDS, ratioText, VERDICT_WORDS } from "./pieces.js";
import { byHand, count, difference, listed, percent, plainName } from "./text.js";

/** @param {App} app @param {JudgedSubject} subject @param {TipData} tip */
const suggestionItem = (app, subject, [side, kind, color, raw, refused]) => {
  const { model, judge } = app;
  const { pair, foreground, background, variant, foregroundVariant, rule } = subject;
  const token = side === "background" ? background : foreground;
  const owner = side === "background" ? variant : foregroundVariant;
  const colour = model.colours[color];
  const before = judge.cell(owner, token).colours[0];
  const trial = judge.trialFor(token, owner, colour);
  const worst = judge.measured(pair, trial);
  const effect = judge.effectOf(trial);
  const what = raw === null
    ? (kind === "alpha" ? `${percent(colour.alpha)} alpha` : colour.text)
    : model.tokens[raw].path;
  const themes = [...effect.themes];
  return h(
    "li",
    null,
    tile(app, worst, rule.sample, "small"),
    h(
      "div",
      null,
      h(
        "p",
        { class: "suggestion-name" },
        raw === null ? h("span", { class: "value" }, what) : name(what),
        " for ",
        name(model.tokens[token].path),
      ),
      h(
        "p",
        { class: "suggestion-effect" },
        `${worst ? ratioText(worst.ratio, rule.required) + ":1" : ""}${
          before ? ", ΔE " + difference(differenceOf(before.linear, colour.linear)) : ""
        }. `,
        `Mends ${count(effect.mended)}, breaks ${effect.broken === 0 ? "none" : count(effect.broken)}${
          themes.length > 0 && model.themesInUse.length > 1 ? " in " + listed(themes.map(plainName), 3) : ""
        }${byHand(refused)}.`,
      ),
    ),
    tryButton(app, token, owner, colour, `${plainName(what)} for ${plainName(model.tokens[token].path)}`),
  );
};

/** @param {App} app @param {JudgedSubject} subject */
export const suggestionsBlock = (app, subject) => {
  const { model, judge } = app;
  const { pair, verdict } = subject;
  if (verdict !== FAIL && verdict !== WAIVED) return null;
  // An empty list means that suggestions were looked for and none was found.
  const sought = model.pairs.tips.get(pair);
  const tips = sought === undefined ? null : model.data.tips[sought];
  if (!tips || tips.length === 0) {
    const why = tips
      ? "No single change of one colour passes: move both."
      : verdict === WAIVED
      ? "Not looked for: the pair is waived."
      : "Not looked for: the audit suggests colours for its worst failures; " +
        "“legible audit --suggestions all” does so for every one.";
    return judge.tries.length > 0 ? null : block("Nearest colours that pass", h("p", { class: "note" }, why));
  }
  return block(
    "Nearest colours that pass",
    h(
      "ul",
      { class: "suggestions" },
      tips.slice(0, 4).map((tip) => suggestionItem(app, subject, tip)),
    ),
  );
};

/** @param {App} app @param {Subject} subject @param {OtherVariant} other */
const everyThemeItem = (app, subject, { pair, worst, ratio, variant }) => {
  const { model } = app;
  const verdict = pair >= 0 ? model.pairs.verdict[pair] : -1;
  const target = app.state.view === "matrix" || pair < 0
    ? app.links.cellState({ ...subject, variant: variant.index })
    : app.links.pairState(pair, app.state.view === "findings" ? null : undefined);
  return h(
    "li",
    null,
    h(
      "a",
      {
        href: target.toString(),
        "aria-current": variant.index === subject.variant ? "true" : null,
        class: "every-link",
      },
      tile(app, worst, subject.rule?.sample ?? app.pairs.sampleOfToken(subject.foreground), "small"),
      h(
        "span",
        null,
        plain(variant.name),
        h(
          "span",
          { class: "every-ratio" },
          verdict >= 0 ? [icon(VERDICTS[verdict]), unseen(VERDICT_WORDS[verdict] + " ")] : null,
          h("b", null, Number.isNaN(ratio) ? "no ratio" : ratioText(ratio, subject.rule?.required)),
        ),
      ),
    ),
  );
};

/** @param {App} app @param {Subject} subject */
export const everyThemeBlock = (app, subject) => {
  const { model, judge } = app;
  if (model.variants.length < 2) return null;
  const group = subject.pair >= 0 ? model.pairs.group[subject.pair] : -1;
  const all = model.variants.map((variant) => {
    const pair = group >= 0 ? model.pairAt[variant.index * model.groupCount + group] : -1;
    if (pair >= 0) return { pair, worst: judge.measured(pair), ratio: model.pairs.ratio[pair], variant };
    const worst = judge.measuredCell(variant.index, subject.foreground, subject.background);
    return { pair, worst, ratio: worst?.ratio ?? NaN, variant };
  });
  const most = 24;
  let shownOnes = all;
  if (all.length > most && !app.allThemes) {
    const at = subject.variant;
    const from = Math.max(0, Math.min(at - most / 2, all.length - most));
    shownOnes = all.slice(from, from + most);
  }
  return block(
    model.themesInUse.length > 1 ? "The same pair in every theme" : "The same pair in every variant",
    h(
      "ul",
      { class: "every" },
      shownOnes.map((other) => everyThemeItem(app, subject, other)),
    ),
    shownOnes.length < all.length
      ? button(`Show all ${all.length}`, {
        className: "button plain",
        "data-key": "all-themes",
        onclick: () => {
          app.allThemes = true;
          app.pane.renderSide();
        },
      })
      : null,
  );
};

/** @param {App} app @param {MeasuredSubject} subject */
export const displaysBlock = (app, { worst, rule }) => {
  const { model } = app;
  if (model.displays.length < 2) return null;
  const colours = [worst.background.colours[worst.b], worst.foreground.colours[worst.f]];
  const names = model.displays.map((display) => DISPLAY_WORDS[display]);
  const outside = colours.filter((colour) => colour.outside);
  const texts = worst.byDisplay.map((ratio) => ratioText(ratio, rule?.required));
  if (outside.length === 0 && new Set(texts).size === 1) {
    return block("Displays", h("p", { class: "note" }, `The same on ${listed(names)}: both colours are inside sRGB.`));
  }
  return block(
    "Displays",
    h(
      "table",
      { class: "displays" },
      h("caption", { class: "unseen" }, "Contrast on each display"),
      h(
        "thead",
        { class: "unseen" },
        h("tr", null, ["Display", "Contrast", "Margin"].map((title) => h("th", { scope: "col" }, title))),
      ),
      h(
        "tbody",
        null,
        worst.byDisplay.map((ratio, at) =>
          h(
            "tr",
            null,
            h("th", { scope: "row" }, names[at]),
            h("td", null, h("b", null, texts[at])),
            h("td", { class: "displays-bar" }, bar(ratio, rule?.required)),
          )
        ),
      ),
    ),
    h(
      "p",
      { class: "note" },
      outside.length > 0
        ? `The worse one decides. Outside sRGB: ${MAPPING_WORDS[model.mapping]}.`
        : "The worse one decides. A layer outside sRGB makes each display composite in its own space.",
    ),
  );
};
