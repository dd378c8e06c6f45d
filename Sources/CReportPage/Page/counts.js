// Counts over the judged pairs, for the overview.

import { shortClass } from "./filters.js";
import { FAIL } from "./model.js";

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
    standing: Infinity,
    samples: /** @type {Set<string>} */ (new Set()),
    themes: /** @type {Set<string>} */ (new Set()),
    tokens: /** @type {Set<number>} */ (new Set()),
  }));
  let worst = -1;
  let worstRank = [Infinity, Infinity];
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
    // What fails the run comes before what only warns.
    const rank = [rule.severity === "warning" ? 1 : 0, standing];
    if (rank[0] < worstRank[0] || (rank[0] === worstRank[0] && rank[1] < worstRank[1])) {
      [worst, worstRank] = [pair, rank];
    }
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
    if (standing < entry.standing) [entry.worst, entry.standing] = [pair, standing];
  }
  // As every output lists them: first what mends most, last what has no known change.
  const live = causes.filter((entry) => entry.count > 0).sort((a, b) =>
    (b.cause.mended ?? 0) - (a.cause.mended ?? 0) || a.cause.index - b.cause.index
  );
  return { byVerdict, byChange, byShort, byVariant, causes: live, worst, repeats, judged: pairs.count };
};
