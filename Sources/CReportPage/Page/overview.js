// How bad, why, where.

import { allOf, button, h, icon, name, plain, unseen } from "./dom.js";
import { SHORT_WORDS, shortClass, SHORTS } from "./filters.js";
import { pairTable } from "./findings.js";
import { markdownCode } from "./inspector.js";
import { FAIL, PASS, UNDETERMINED, VERDICTS } from "./model.js";
import { swatch, tile } from "./paint.js";
import { copyText, linkTo, placeNode, ratioText, SAMPLE_WORDS } from "./pieces.js";
import { State } from "./state.js";
import { byHand, count, counted, cutMiddle, inWords, listed, plainName, requirement, visible } from "./text.js";

const CAUSES_SHOWN = 5;

/** @param {App} app */
export const overviewCounts = (app) => {
  const { model } = app;
  const { pairs } = model;
  const byVerdict = new Uint32Array(5);
  const byChange = new Uint32Array(5);
  const byShort = new Uint32Array(3);
  const byVariant = model.variants.map(() => ({ text: 0, icons: 0, controls: 0, all: 0 }));
  const causes = model.causes.map((cause) => ({
    cause,
    count: 0,
    worst: -1,
    standing: Infinity,
    samples: new Set(),
    themes: new Set(),
    tokens: new Set(),
  }));
  let worst = -1;
  let worstStanding = Infinity;
  let repeats = 0;
  for (let pair = 0; pair < pairs.count; pair += 1) {
    const verdict = pairs.verdict[pair];
    byVerdict[verdict] += 1;
    const change = pairs.change[pair];
    if (change >= 0 && ((change <= 3 && verdict === FAIL) || change === 4)) byChange[change] += 1;
    if (verdict !== FAIL) continue;
    const variant = pairs.variant[pair];
    const rule = app.pairs.ruleOf(pair);
    byVariant[variant][rule.kind] += 1;
    byVariant[variant].all += 1;
    if (model.variants[variant].sameAs !== null) repeats += 1;
    const standing = app.judge.standing(pairs.ratio[pair], rule.required);
    if (!Number.isNaN(pairs.ratio[pair])) byShort[shortClass(pairs.ratio[pair], rule.required)] += 1;
    if (standing < worstStanding) [worst, worstStanding] = [pair, standing];
    const entry = causes[pairs.cause[pair]];
    if (!entry) continue;
    entry.count += 1;
    entry.samples.add(rule.sample);
    entry.themes.add(model.variants[variant].theme);
    const group = pairs.group[pair];
    entry.tokens.add(entry.cause.side === "background" ? model.groupBackground[group] : model.groupForeground[group]);
    if (standing < entry.standing) [entry.worst, entry.standing] = [pair, standing];
  }
  const live = causes.filter((entry) => entry.count > 0).sort((a, b) =>
    b.count - a.count || a.cause.index - b.cause.index
  );
  return { byVerdict, byChange, byShort, byVariant, causes: live, worst, repeats, judged: pairs.count };
};

// Themes that the landing view lists before the rest is asked for.
const THEMES_SHOWN = 12;
const ERRORS_SHOWN = 12;

/** @param {Model} model */
const isBroken = (model) => model.failedOn.includes("errors");

/** @param {Model} model @param {any} counts */
const verdictInWords = (model, counts) => {
  if (isBroken(model)) return { mark: "fail", text: "The audit could not be done" };
  const [fail, undetermined, waived, exempt] = counts.byVerdict;
  const judged = count(counts.judged);
  const pairs = `${judged} judged ${counts.judged === 1 ? "pair" : "pairs"}`;
  if (counts.judged === 0) return { mark: null, text: "No pair was judged" };
  if (fail > 0) return { mark: "fail", text: `${count(fail)} of ${pairs} ${fail === 1 ? "fails" : "fail"}` };
  if (undetermined > 0) {
    return { mark: "undetermined", text: `${count(undetermined)} of ${pairs} could not be determined` };
  }
  if (waived + exempt > 0) return { mark: "pass", text: `None of ${pairs} fails` };
  if (counts.judged === 1) return { mark: "pass", text: "The one judged pair passes" };
  return { mark: "pass", text: counts.judged === 2 ? "Both judged pairs pass" : `All ${judged} judged pairs pass` };
};

/** @param {App} app @param {any} counts */
const repeatsInWords = (app, counts) => {
  if (counts.repeats === 0) return null;
  const names = app.model.variants.filter((variant) => variant.sameAs !== null)
    .map((variant) =>
      `${plainName(variant.name)} uses the colours of ${plainName(app.model.variants[variant.sameAs].name)}`
    );
  const text = names.slice(0, 3).join(", ") + (names.length > 3 ? ", and so on" : "");
  return `${counted(counts.repeats, "is a repeat", "are repeats")}: ${text}.`;
};

/** @param {App} app @param {any} counts */
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
    if (causes.length === 1) parts.push(h("strong", null, "One colour causes all of them."));
    else if (causes.length <= CAUSES_SHOWN) {
      if (causes.length > 0) parts.push(h("strong", null, `${inWords(causes.length)} colours cause all of them.`));
    } else {
      const first = causes.slice(0, CAUSES_SHOWN).reduce((sum, entry) => sum + entry.count, 0);
      const rest = causes.length - CAUSES_SHOWN;
      parts.push(
        h("strong", null, `Five colours cause ${count(first)} of them.`),
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
  app.counts = counts;
  const verdict = verdictInWords(model, counts);
  app.title = verdict.text;
  const fails = counts.byVerdict[FAIL] > 0;
  const themes = model.themesInUse.length;
  const eyebrow = [
    counted(themes, "theme"),
    model.variants.length > themes ? counted(model.variants.length, "variant") : null,
    counted(model.tokens.filter((token) => token.tier !== "raw").length, "token"),
    counted(model.rules.length, "rule"),
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

/** What is undecided stands above a long list of themes. @param {App} app @param {any} counts */
const overviewSide = (app, counts, fails) => {
  const heat = fails ? heatTable(app, counts) : null;
  const open = notDecided(app, counts);
  return counts.byVerdict[UNDETERMINED] > 0 || app.model.themesInUse.length > THEMES_SHOWN
    ? [open, heat]
    : [heat, open];
};

/** @param {any} left @param {any} right */
const overviewGrid = (left, right) =>
  h(
    "div",
    { class: left ? "overview-grid" : "overview-grid alone" },
    left ? h("div", null, left) : null,
    h("div", null, right),
  );

/** @param {App} app @param {number} pair */
const worstFact = (app, pair) => {
  const { pairs } = app.model;
  const rule = app.pairs.ruleOf(pair);
  return [
    "Worst pair",
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

/** @param {any} counts */
const farFact = (counts) => {
  const far = SHORTS.map((key, at) => [key, counts.byShort[at]]).filter(([, n]) => n > 0);
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

/** @param {number} n @param {string} mark @param {string} word @param {Record<string, any>} fields */
const changeLink = (n, mark, word, fields) =>
  n > 0
    ? linkTo(new State("findings").with(fields), "figure-link", icon(mark), h("b", null, count(n)), " " + word)
    : h("span", { class: "quiet" }, "none " + word);

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

/** @param {App} app @param {any} counts */
const overviewFacts = (app, counts) => {
  const rows = [
    counts.worst >= 0 ? worstFact(app, counts.worst) : null,
    farFact(counts),
    app.model.baseline ? baselineFact(counts.byChange) : null,
  ].filter(Boolean);
  return h(
    "dl",
    { class: "facts" },
    rows.map(([term, fact]) => h("div", null, h("dt", null, term), h("dd", null, fact))),
  );
};

/** @param {App} app @param {any} counts */
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

/** @param {App} app @param {Set<string>} themes */
const themesInWords = (app, themes) => {
  const all = app.model.themesInUse;
  const list = all.filter((theme) => themes.has(theme));
  if (all.length > 2 && list.length === all.length) return `All ${all.length} themes`;
  return list.length > 3 ? `${list.length} themes` : list.map(plainName).join(", ");
};

/** @param {App} app @param {any} counts */
const causesBlock = (app, counts) => {
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
      h("p", null, "What failing pairs share, most failures first."),
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

/** @param {App} app @param {any} entry @param {number} at */
const causeRow = (app, entry, at, most) => {
  const { model } = app;
  const { cause } = entry;
  const rule = app.pairs.ruleOf(entry.worst);
  const { pairs } = model;
  const worst = app.judge.measured(entry.worst);
  const samples = [...entry.samples].map((sample) => SAMPLE_WORDS[sample]);
  const stands = cause.side === "background" ? "as background" : "as " + listed(samples, 2);
  const tokens = [...entry.tokens].map((token) => model.tokens[token].path).filter((path) => path !== cause.name).map(
    plainName,
  );
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
        worst && worst.ratio < 1.01 ? h("span", { class: "same" }, "same") : null,
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

/** The best fix of each definition of a cause, as the tool ranked them. @param {Cause} cause */
export const fixesOf = (cause) =>
  cause.definitions.map((_, at) => cause.fixes.find((fix) => fix.definition === at)).filter(Boolean);

/** @param {App} app @param {any} parts */
const fixLine = (app, { cause, count: total }) => {
  const { model } = app;
  const fixes = fixesOf(cause);
  if (fixes.length === 0) {
    const isSought = cause.definitions.some((definition) => definition.sought);
    return h(
      "span",
      { class: "cause-fix" },
      isSought
        ? "No one value was found that mends these without breaking more."
        : "What would mend these was not looked for.",
    );
  }
  const mended = fixes.reduce((sum, fix) => sum + fix.mended, 0);
  const broken = fixes.reduce((sum, fix) => sum + fix.broken, 0);
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
    }${byHand(fixes.find((fix) => fix.refused)?.refused)}`,
  );
};

/**
 * The failures of each theme by what they are for. One theme with several variants is listed by variant.
 * @param {App} app
 * @param {any} counts
 * @param {boolean} byTheme
 */
const heatRows = (app, counts, byTheme) => {
  const { model } = app;
  return (byTheme ? model.themesInUse : model.variants.map((variant) => variant.name)).map((label) => {
    const variants = model.variants.filter((variant) => (byTheme ? variant.theme : variant.name) === label);
    const sum = { text: 0, icons: 0, controls: 0, all: 0 };
    for (const variant of variants) {
      for (const kind of Object.keys(sum)) sum[kind] += counts.byVariant[variant.index][kind];
    }
    const repeats = variants.every((variant) => variant.sameAs !== null)
      ? [
        ...new Set(
          variants.map((variant) =>
            byTheme ? model.variants[variant.sameAs].theme : model.variants[variant.sameAs].name
          ),
        ),
      ]
      : [];
    const fields = byTheme ? { theme: label } : app.links.variantFields(variants[0]);
    return { label, sum, fields, repeats: repeats.length === 1 && repeats[0] !== label ? repeats[0] : null };
  });
};

/** @param {App} app @param {any} row @param {string} kind */
const heatFigure = ({ model }, row, kind) => {
  const n = row.sum[kind];
  if (n === 0) return "0";
  const rules = kind === "all" ? null : model.rules.filter((rule) => rule.kind === kind).map((rule) => rule.id);
  return linkTo(
    new State("findings").with({ ...row.fields, rule: rules && rules.length < model.rules.length ? rules : null }),
    "",
    count(n),
    unseen(` ${kind === "all" ? "failures" : kind + " failures"} in ${plainName(row.label)}`),
  );
};

/**
 * Writes one row, with its shares of the highest figures.
 * @param {App} app
 * @param {any[]} rows
 * @param {string[][]} kinds
 */
const heatLine = (app, rows, kinds) => {
  const mostCell = Math.max(1, ...rows.flatMap((row) => kinds.map(([kind]) => row.sum[kind])));
  const mostRow = Math.max(1, ...rows.map((row) => row.sum.all));
  return (row) =>
    h(
      "tr",
      null,
      h(
        "th",
        { scope: "row" },
        plain(row.label),
        row.repeats ? h("span", { class: "repeats" }, " = ", plain(row.repeats)) : null,
      ),
      kinds.map(([kind]) =>
        h(
          "td",
          { class: "figure", style: { "--heat": ((row.sum[kind] / mostCell) * 17).toFixed(2) + "%" } },
          heatFigure(app, row, kind),
        )
      ),
      h(
        "td",
        { class: "figure all" },
        h("b", null, heatFigure(app, row, "all")),
        h("span", { class: "cause-bar", "aria-hidden": "true", style: { width: (row.sum.all / mostRow) * 100 + "%" } }),
      ),
    );
};

/** @param {App} app @param {any} counts */
const heatTable = (app, counts) => {
  const { model } = app;
  const byTheme = model.themesInUse.length > 1;
  const rows = heatRows(app, counts, byTheme);
  if (rows.length > THEMES_SHOWN) rows.sort((a, b) => b.sum.all - a.sum.all);
  const kinds = [["text", "Text"], ["icons", "Icons"], ["controls", "Controls"]]
    .filter(([kind]) => model.rules.some((rule) => rule.kind === kind));
  const body = h("tbody", null);
  const [tools, fill] = heatTools(rows, body, heatLine(app, rows, kinds), byTheme ? "theme" : "variant");
  fill();
  return h(
    "section",
    { "aria-labelledby": "heat" },
    h("h2", { id: "heat" }, byTheme ? "Failures by theme" : "Failures by variant"),
    tools.before,
    h(
      "table",
      { class: "heat" },
      h(
        "caption",
        { class: "unseen" },
        "Failing pairs by theme and by what they are for; every figure leads to its list",
      ),
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "col" }, byTheme ? "Theme" : "Variant"),
          kinds.map(([, title]) => h("th", { scope: "col", class: "figure" }, title)),
          h("th", { scope: "col", class: "figure all" }, "All"),
        ),
      ),
      body,
    ),
    tools.after,
  );
};

// The worst twelve, a button for the others, and a field to find one among many.
/**
 * @param {{ label: string }[]} rows
 * @returns {[{ before: Node | null, after: Node | null }, () => void]}
 */
const heatTools = (rows, body, line, unit) => {
  if (rows.length <= THEMES_SHOWN) {
    return [{ before: null, after: null }, () => body.replaceChildren(...rows.map(line))];
  }
  let all = false;
  const field = h("input", {
    type: "search",
    class: "heat-search",
    autocomplete: "off",
    spellcheck: "false",
    "aria-label": `Find a ${unit} by name`,
    placeholder: `Find one of ${count(rows.length)} ${unit}s`,
  });
  const more = button("", {
    className: "button plain",
    "data-key": "more-themes",
    onclick: () => {
      all = true;
      fill();
      body.rows[THEMES_SHOWN]?.querySelector("a")?.focus();
    },
  });
  const fill = () => {
    const words = field.value.trim().toLowerCase();
    const hits = words === "" ? rows : rows.filter((row) => row.label.toLowerCase().includes(words));
    const shown = all ? hits : hits.slice(0, THEMES_SHOWN);
    body.replaceChildren(...shown.map(line));
    more.hidden = shown.length === hits.length;
    more.textContent = `Show ${counted(hits.length - shown.length, `more ${unit}`)}`;
  };
  field.addEventListener("input", fill);
  return [{ before: field, after: more }, fill];
};

/**
 * Undetermined pairs by the reason that they share, the most frequent first. A reason names its token where it is one token's
 * alone.
 * @param {App} app
 * @returns {{ reason: string, found: number[] }[]}
 */
const undeterminedGroups = (app) => {
  const { pairs } = app.model;
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

// Each of these tells what it has to tell by `item`: a mark, and the parts of a sentence.

/** @param {App} app @param {any} counts @param {(mark: string, ...parts: any[]) => void} item */
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

/** Tokens without a color, by why they have none. @param {Model} model */
const lackingTokens = (model) => {
  const lacking = new Map();
  model.variants.forEach((variant) =>
    variant.cells.forEach((cell, token) => {
      const { kind } = model.cells[cell];
      if (kind !== "placeholder" && kind !== "undetermined") return;
      const entry = lacking.get(kind) ?? { tokens: new Set(), themes: new Set(), first: model.cells[cell].state };
      entry.tokens.add(token);
      entry.themes.add(variant.theme);
      lacking.set(kind, entry);
    })
  );
  return lacking;
};

/** @param {App} app @param {(mark: string, ...parts: any[]) => void} item */
const undecidedTokens = ({ model }, item) => {
  const lacking = lackingTokens(model);
  const missingState = new State("palette").with({ show: "missing" });
  if (lacking.has("placeholder")) {
    const { tokens, themes, first } = lacking.get("placeholder");
    item(
      "undetermined",
      linkTo(missingState, "", counted(tokens.size, "placeholder token")),
      ` (${plainName(first.text)}) in ${counted(themes.size, "theme")}: no colour stands behind ${
        tokens.size === 1 ? "it" : "them"
      }.`,
    );
  }
  if (lacking.has("undetermined")) {
    const { tokens, themes, first } = lacking.get("undetermined");
    item(
      "undetermined",
      linkTo(missingState, "", counted(tokens.size, "token")),
      ` without a known value in ${counted(themes.size, "theme")}: ${sentence(first.reason)}`,
    );
  }
  if (model.coverage.missing.length > 0) {
    item(
      "exempt",
      linkTo(missingState, "", counted(model.coverage.missing.length, "token")),
      " that some theme lacks and others have.",
    );
  }
  const broken = model.contract.filter((finding) => finding.kind !== "placeholder");
  if (broken.length > 0) {
    const line = (finding) => [name(finding.token), " in ", plain(finding.theme), ": ", visible(finding.reason)];
    item("fail", details(counted(broken.length, "break of the contract", "breaks of the contract"), broken.map(line)));
  }
};

/** @param {App} app @param {(mark: string, ...parts: any[]) => void} item */
const uncheckedTokens = ({ model }, item) => {
  const { coverage } = model;
  if (coverage.unpaired.length > 0) {
    item(
      "exempt",
      linkTo(
        new State("palette").with({ show: "unpaired" }),
        "",
        counted(coverage.unpaired.length, "token") + " in no rule",
      ),
      ": nothing was checked for them.",
    );
  }
  if (coverage.notDrawn.length > 0) {
    item(
      "exempt",
      details(
        counted(coverage.notDrawn.length, "token") + " fully transparent: not drawn, so exempt",
        coverage.notDrawn.map(([token]) => name(model.tokens[token].path)),
      ),
    );
  }
  const idle = [
    ...coverage.idleRules.map((id) => ["rule ", name(id)]),
    ...coverage.idlePatterns.map(([pattern, owner]) => [name(pattern), " in " + visible(owner)]),
  ];
  if (idle.length > 0) {
    item("exempt", details(`${counted(idle.length, "rule or pattern", "rules or patterns")} that match nothing`, idle));
  }
};

/** @param {App} app @param {(mark: string, ...parts: any[]) => void} item */
const staleEntries = ({ model }, item) => {
  const expired = model.waivers.filter((waiver) => waiver.state === "expired");
  if (expired.length > 0) item("fail", details(counted(expired.length, "expired waiver"), expired.map(waiverLine)));
  const unused = model.waivers.filter((waiver) => waiver.state === "unused");
  if (unused.length > 0) {
    item("exempt", details(counted(unused.length, "waiver") + " that match no failing pair", unused.map(waiverLine)));
  }
  if (model.baseline?.stale.length > 0) {
    item(
      "exempt",
      details(
        counted(model.baseline.stale.length, "stale baseline entry", "stale baseline entries"),
        model.baseline.stale.map((entry) => name(entry.identity)),
      ),
    );
  }
};

/** @param {App} app @param {(mark: string, ...parts: any[]) => void} item */
const otherNotes = ({ model }, item) => {
  if (model.gamut.length > 0) {
    item(
      "fail",
      linkTo(
        new State("palette").with({ show: "out" }),
        "",
        counted(model.gamut.length, "colour") + " outside the gamut that a rule asks for",
      ),
      ".",
    );
  }
  const alike = model.distinguish.reduce(
    (sum, set) =>
      sum + set.alike.filter(([, , visions]) => visions.some((vision) => vision !== "achromatopsia")).length,
    0,
  );
  if (alike > 0) {
    item(
      "alike",
      linkTo(new State("vision"), "", counted(alike, "pair") + " of colours become alike"),
      " to some eyes, over all variants.",
    );
  }
  if (model.diagnostics.length > 0) {
    item(
      "undetermined",
      details(
        counted(model.diagnostics.length, "note") + " on what was read",
        model.diagnostics.map((
          note,
        ) => [visible(note.message), note.place ? [" ", placeNode(model.place(note.place))] : null]),
      ),
    );
  }
  if (model.inference) item("exempt", "No rules were given. ", visible(model.inference.explanation));
};

/** @param {App} app @param {any} counts */
const notDecided = (app, counts) => {
  const items = [];
  const item = (mark, ...parts) => items.push(h("li", null, icon(mark), h("span", null, parts)));
  undecidedPairs(app, counts, item);
  undecidedTokens(app, item);
  uncheckedTokens(app, item);
  staleEntries(app, item);
  otherNotes(app, item);
  if (items.length === 0) return null;
  return h(
    "section",
    { "aria-labelledby": "undecided" },
    h("h2", { id: "undecided" }, "Not decided, not checked"),
    h("ul", { class: "notes" }, items),
  );
};

/** @param {string} text */
export const sentence = (text) => {
  const seen = visible(cutMiddle(text, 300));
  return /[.!?]$/.test(seen) ? seen : seen + ".";
};
const waiverLine = (
  waiver,
) => [
  name(waiver.foreground),
  " on ",
  name(waiver.background),
  " in ",
  plain(waiver.theme),
  waiver.expires ? ` until ${visible(waiver.expires)}` : "",
  ": ",
  visible(waiver.reason),
];
/** @param {string} title @param {any[]} lines */
export const details = (title, lines) =>
  h(
    "details",
    null,
    h("summary", null, title),
    h(
      "ul",
      null,
      lines.slice(0, 200).map((line) => h("li", null, line)),
      lines.length > 200 ? h("li", null, `and ${count(lines.length - 200)} more`) : null,
    ),
  );

/**
 * Nothing fails: the five passes with the least to spare, without repeats of another theme.
 * @param {App} app
 * @param {any} counts
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

/** @param {App} app @param {any} counts */
const summaryMarkdown = (app, counts) => {
  const lines = [
    `**${verdictInWords(app.model, counts).text}** in ${plainName(app.model.system)}${
      app.judge.tries.length > 0 ? ", with tried colours that no file has" : ""
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
