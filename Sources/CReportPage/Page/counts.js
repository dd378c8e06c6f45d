// Counts over the judged pairs, for the overview.

import { shortClass } from "./filters.js";
import { FAIL } from "./model.js";

/** What failures are to the baseline, in the order in which outputs tell of them; without one all are alike. */
const NEW = 0, WORSE = 1, OTHER = 2;

/** @param {PairColumns} pairs @param {number} pair */
const noveltyOf = ({ change }, pair) => change[pair] === NEW || change[pair] === WORSE ? change[pair] : OTHER;

/** @param {readonly number[]} a @param {readonly number[]} b */
const precedes = (a, b) => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && a[at] < b[at];
};

/** @param {App} app */
export const overviewCounts = (app) => {
  const { model } = app;
  const { pairs } = model;
  const byVerdict = new Uint32Array(5);
  const byChange = new Uint32Array(5);
  const byShort = new Uint32Array(3);
  /** @type {Record<RuleKind | "all", number>[]} */
  const byVariant = model.variants.map(() => ({ text: 0, icons: 0, controls: 0, all: 0 }));
  const causes = model.causes.map((cause) => ({
    cause,
    count: 0,
    worst: -1,
    rank: [OTHER, Infinity],
    byNovelty: [0, 0, 0],
    samples: /** @type {Set<string>} */ (new Set()),
    themes: /** @type {Set<string>} */ (new Set()),
    tokens: /** @type {Set<number>} */ (new Set()),
  }));
  let worst = -1;
  let worstRank = [OTHER, Infinity, Infinity];
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
    const novelty = noveltyOf(pairs, pair);
    // What is new comes before what the baseline accepts, and what fails the run before what only warns.
    const rank = [novelty, rule.severity === "warning" ? 1 : 0, standing];
    if (worst < 0 || precedes(rank, worstRank)) [worst, worstRank] = [pair, rank];
    const entry = causes[pairs.cause[pair]];
    if (!entry) continue;
    entry.count += 1;
    entry.samples.add(rule.sample);
    entry.themes.add(model.variants[variant].theme);
    const group = pairs.group[pair];
    // A color may be on either side of its pairs.
    for (const token of [model.groupForeground[group], model.groupBackground[group]]) {
      if (entry.cause.tokens.includes(token)) entry.tokens.add(token);
    }
    entry.byNovelty[novelty] += 1;
    if (entry.worst < 0 || precedes([novelty, standing], entry.rank)) {
      [entry.worst, entry.rank] = [pair, [novelty, standing]];
    }
  }
  // As every output lists them: first what is new, then what mends most, last what has no known change.
  const live = causes.filter((entry) => entry.count > 0).sort((a, b) =>
    a.rank[0] - b.rank[0] || (b.cause.mended ?? 0) - (a.cause.mended ?? 0) || a.cause.index - b.cause.index
  );
  return { byVerdict, byChange, byShort, byVariant, causes: live, worst, repeats, judged: pairs.count };
};
