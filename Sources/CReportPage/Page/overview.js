// The overview: how bad it is, why, and where.

import { CAUSES_SHOWN, causesBlock, themesInWords } from "./causes.js";
import { markdownCode } from "./copying.js";
import { overviewCounts } from "./counts.js";
import { button, h, icon, name, plain } from "./dom.js";
import { SHORT_WORDS, SHORTS } from "./filters.js";
import { heatTable, THEMES_SHOWN } from "./heat.js";
import { FAIL, PASS, UNDETERMINED, VERDICTS } from "./model.js";
import { tile } from "./paint.js";
import { pairTable } from "./pairtable.js";
import { copyText, linkTo, placeNode, ratioText } from "./pieces.js";
import { State } from "./state.js";
import { count, counted, inWords, plainName, requirement, verdictLine, visible } from "./text.js";
import { notDecided } from "./undecided.js";

const ERRORS_SHOWN = 12;

/** @param {Model} model */
const isBroken = (model) => model.failedOn.includes("errors");

/** What keeps passing pairs from being the whole verdict. @param {Model} model @param {Overview} counts */
const reserveOf = (model, counts) =>
  counts.byVerdict[FAIL] + counts.byVerdict[UNDETERMINED] === 0 ? model.reserve : undefined;

/** @param {Model} model @param {Overview} counts */
const verdictInWords = (model, counts) => {
  if (isBroken(model)) return { mark: "fail", text: "The audit could not be done" };
  const { judged, byVerdict } = counts;
  const reserve = reserveOf(model, counts);
  if (reserve) return { mark: reserve.mark, text: reserve.verdict };
  return verdictLine({ judged, fail: byVerdict[FAIL], undetermined: byVerdict[UNDETERMINED], pass: byVerdict[PASS] });
};

/** @param {App} app @param {Overview} counts */
const repeatsInWords = (app, counts) => {
  if (counts.repeats === 0) return null;
  const { variants } = app.model;
  const names = variants.flatMap((variant) =>
    variant.sameAs === null
      ? []
      : [`${plainName(variant.name)} uses the colours of ${plainName(variants[variant.sameAs].name)}`]
  );
  const text = names.slice(0, 3).join(", ") + (names.length > 3 ? ", and so on" : "");
  return `${counted(counts.repeats, "is a repeat", "are repeats")}: ${text}.`;
};

/** @param {App} app @param {Overview} counts */
const lede = (app, counts) => {
  const [fail, undetermined, waived, exempt, pass] = counts.byVerdict;
  if (isBroken(app.model)) {
    return app.model.diagnostics.filter((note) => note.severity === "error").slice(0, ERRORS_SHOWN)
      .map((note) =>
        h("p", null, visible(note.message), note.place ? [" ", placeNode(app.model.place(note.place))] : null)
      );
  }
  if (counts.judged === 0) {
    return [
      h("strong", null, "No rule names a pair."),
      " Every pair was measured: ",
      linkTo(new State("matrix"), "", "see the matrix"),
      ". ",
      h("span", { class: "name" }, "legible init"),
      " writes a first draft of rules.",
    ];
  }
  if (fail > 0) {
    const causes = counts.causes;
    const parts = [];
    if (causes.length === 1) {
      parts.push(h("strong", null, fail === 1 ? "One colour causes it." : "One colour causes all of them."));
    } else if (causes.length <= CAUSES_SHOWN) {
      if (causes.length > 0) parts.push(h("strong", null, `${inWords(causes.length)} colours cause all of them.`));
    } else {
      const first = causes.slice(0, CAUSES_SHOWN).reduce((sum, entry) => sum + entry.count, 0);
      const rest = causes.length - CAUSES_SHOWN;
      parts.push(
        h("strong", null, `${inWords(CAUSES_SHOWN)} colours cause ${count(first)} of them.`),
        rest === 1 ? " One other causes the rest." : ` ${count(rest)} others cause the rest.`,
      );
    }
    const repeats = repeatsInWords(app, counts);
    if (repeats) parts.push(" ", h("small", null, repeats));
    return parts;
  }
  if (undetermined > 0) {
    return [h("strong", null, "No pair fails, but an undetermined pair is never a pass."), " The reasons are below."];
  }
  const reserve = reserveOf(app.model, counts);
  if (reserve) return [reserve.lede];
  if (waived + exempt > 0) {
    const parts = [
      `${count(pass)} pass on every display`,
      waived > 0 ? `${count(waived)} waived` : null,
      exempt > 0 ? `${count(exempt)} exempt` : null,
    ];
    return [parts.filter(Boolean).join(", ") + "."];
  }
  return ["Every pair that a rule names meets its criterion, on every display."];
};

/** @param {App} app */
export const overview = (app) => {
  const { model } = app;
  const counts = overviewCounts(app);
  const verdict = verdictInWords(model, counts);
  app.title = verdict.text;
  const fails = counts.byVerdict[FAIL] > 0;
  const themes = model.themesInUse.length;
  const eyebrow = [
    counted(themes, "theme"),
    model.variants.length > themes ? counted(model.variants.length, "variant") : null,
    counted(model.tokens.filter((token) => token.tier !== "raw" && !token.isStandIn).length, "token"),
    counted(model.rules.length, "rule") + (model.inference ? " inferred" : ""),
  ].filter(Boolean).join(", ");
  const facts = fails ? overviewFacts(app, counts) : null;
  const left = h(
    "div",
    { class: "verdict-text" },
    h("p", { class: "eyebrow" }, eyebrow),
    h(
      "h1",
      { id: "title", tabindex: "-1", class: "verdict" },
      verdict.mark ? icon(verdict.mark, "verdict-mark") : null,
      verdict.text,
    ),
    h(isBroken(model) ? "div" : "p", { class: "lede" }, lede(app, counts)),
  );
  return [
    h("div", { class: "verdict-grid" + (facts ? "" : " alone") }, left, facts),
    counts.judged > 0 ? verdictBar(app, counts) : null,
    overviewGrid(fails ? causesBlock(app, counts) : closestCalls(app, counts), overviewSide(app, counts, fails)),
  ];
};

/**
 * The notes stand above the table of themes where pairs are undetermined or the table is long.
 * @param {App} app
 * @param {Overview} counts
 * @param {boolean} fails
 */
const overviewSide = (app, counts, fails) => {
  const heat = fails ? heatTable(app, counts) : null;
  const open = notDecided(app, counts);
  return counts.byVerdict[UNDETERMINED] > 0 || app.model.themesInUse.length > THEMES_SHOWN
    ? [open, heat]
    : [heat, open];
};

/** @param {Child} left @param {Child} right */
const overviewGrid = (left, right) =>
  h(
    "div",
    { class: left ? "overview-grid" : "overview-grid alone" },
    left ? h("div", null, left) : null,
    h("div", null, right),
  );

/** @param {App} app @param {number} pair @returns {Fact} */
const worstFact = (app, pair) => {
  const { pairs } = app.model;
  const rule = app.pairs.ruleOf(pair);
  const change = pairs.change[pair];
  return [
    change === 0 ? "Worst new pair" : change === 1 ? "Worst pair that got worse" : "Worst pair",
    h(
      "a",
      { class: "worst", href: app.links.pairState(pair).toString() },
      tile(app, app.judge.measured(pair), rule.sample),
      h(
        "span",
        null,
        h(
          "span",
          { class: "worst-figure" },
          h("b", null, ratioText(pairs.ratio[pair], rule.required) + ":1"),
          `, needs ${requirement(rule.required)}`,
        ),
        h(
          "span",
          { class: "worst-names" },
          name(app.pairs.foregroundPath(pair)),
          " on ",
          name(app.pairs.backgroundPath(pair)),
          " in ",
          plain(app.pairs.variantOf(pair).name),
        ),
      ),
    ),
  ];
};

/** @param {Overview} counts @returns {Fact} */
const farFact = (counts) => {
  const far = SHORTS.map((key, at) => /** @type {const} */ ([key, counts.byShort[at]])).filter(([, n]) => n > 0);
  return [
    "How far off",
    h(
      "div",
      null,
      h(
        "div",
        { class: "figures" },
        far.map(([key, n]) =>
          linkTo(
            new State("findings").with({ short: key }),
            "figure-link",
            h("b", null, count(n)),
            " " + (n === 1 && key === "near" ? "near miss" : SHORT_WORDS[key]),
          )
        ),
      ),
      h(
        "div",
        { class: "shares", "aria-hidden": "true" },
        far.map(([key, n]) => h("span", { class: "share-" + key, style: { "flex-grow": n } })),
      ),
    ),
  ];
};

/** @param {number} n @param {string} mark @param {string} word @param {FieldChanges} fields */
const changeLink = (n, mark, word, fields) =>
  n > 0
    ? linkTo(new State("findings").with(fields), "figure-link", icon(mark), h("b", null, count(n)), " " + word)
    : h("span", { class: "quiet" }, "none " + word);

/** @param {Uint32Array} byChange @returns {Fact} */
const baselineFact = ([newOnes, worse, , , fixed]) => [
  "Since the baseline",
  h(
    "div",
    { class: "figures" },
    changeLink(newOnes, "plus", "new", { change: "new" }),
    changeLink(worse, "worse", "worse", { change: "worse" }),
    changeLink(fixed, "pass", "fixed", { verdict: VERDICTS, change: "fixed" }),
  ),
];

/** @param {App} app @param {Overview} counts */
const overviewFacts = (app, counts) => {
  const rows = [
    counts.worst >= 0 ? worstFact(app, counts.worst) : null,
    farFact(counts),
    app.model.baseline ? baselineFact(counts.byChange) : null,
  ].filter((row) => row !== null);
  return h(
    "dl",
    { class: "facts" },
    rows.map(([term, fact]) => h("div", null, h("dt", null, term), h("dd", null, fact))),
  );
};

/** @param {App} app @param {Overview} counts */
const verdictBar = (app, counts) =>
  h(
    "div",
    { class: "verdict-block" },
    h(
      "div",
      { class: "verdict-bar", "aria-hidden": "true" },
      VERDICTS.map((verdict, at) =>
        counts.byVerdict[at] > 0
          ? h("span", { class: "part v-" + verdict, style: { "flex-grow": counts.byVerdict[at] } })
          : null
      ),
    ),
    h(
      "div",
      { class: "verdict-line" },
      h(
        "ul",
        { class: "counts" },
        VERDICTS.map((verdict, at) =>
          counts.byVerdict[at] > 0
            ? h(
              "li",
              null,
              linkTo(
                new State("findings").with({ verdict: at === FAIL ? null : verdict }),
                "figure-link",
                icon(verdict),
                h("b", null, count(counts.byVerdict[at])),
                " " + verdict,
              ),
            )
            : null
        ),
      ),
      button("Copy summary", {
        mark: "copy",
        className: "button plain",
        "data-key": "copy-summary",
        onclick: () => copyText(summaryMarkdown(app, counts), "Summary copied as Markdown."),
      }),
    ),
  );

/**
 * Where nothing fails: the five passes with the smallest margin, without repeats of another theme.
 * @param {App} app
 * @param {Overview} counts
 */
const closestCalls = (app, counts) => {
  const { model } = app;
  const { pairs } = model;
  if (counts.byVerdict[PASS] === 0) return null;
  const passing = [];
  for (let pair = 0; pair < pairs.count; pair += 1) {
    if (
      pairs.verdict[pair] === PASS && model.variants[pairs.variant[pair]].sameAs === null &&
      !Number.isNaN(pairs.ratio[pair])
    ) passing.push(pair);
  }
  /** @param {number} pair */
  const standing = (pair) => app.judge.standing(pairs.ratio[pair], app.judge.required(pair));
  passing.sort((a, b) => standing(a) - standing(b) || a - b);
  return h(
    "section",
    { "aria-labelledby": "closest" },
    h(
      "div",
      { class: "block-head" },
      h("h2", { id: "closest" }, "Closest calls"),
      h("p", null, "They pass, with the least to spare."),
    ),
    h(
      "div",
      { class: "list cards" },
      pairTable(app, passing.slice(0, 5), {
        caption: "Passing pairs with the least to spare",
        withTheme: true,
        state: new State("findings").with({ verdict: "pass" }),
      }),
    ),
  );
};

/** @param {App} app @param {Overview} counts */
const summaryMarkdown = (app, counts) => {
  const lines = [
    `**${verdictInWords(app.model, counts).text}** in ${plainName(app.model.system)}${
      app.judge.tries.length > 0 ? ", with tried colours that are in no file" : ""
    }.`,
  ];
  for (const { cause, count: n, themes, worst } of counts.causes.slice(0, CAUSES_SHOWN)) {
    const rule = app.pairs.ruleOf(worst);
    lines.push(
      `- ${markdownCode(cause.name)}: ${counted(n, "failure")} in ${themesInWords(app, themes)}; worst ${
        ratioText(app.model.pairs.ratio[worst], rule.required)
      }, needs ${requirement(rule.required)}`,
    );
  }
  const rest = counts.causes.length - CAUSES_SHOWN;
  if (rest > 0) lines.push(`- and ${counted(rest, "more cause")}`);
  return lines.join("\n") + "\n";
};
