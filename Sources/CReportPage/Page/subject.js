// The subject of an inspector: a judged pair, or a cell that no rule judges.

/** @param {App} app @param {number} pair @returns {JudgedSubject} */
export const subjectOfPair = (app, pair) => {
  const { model, judge } = app;
  const group = model.pairs.group[pair];
  const rule = app.pairs.ruleOf(pair);
  return {
    pair,
    rule,
    variant: model.pairs.variant[pair],
    foreground: model.groupForeground[group],
    background: model.groupBackground[group],
    foregroundVariant: judge.foregroundVariant(rule.index, model.pairs.variant[pair]),
    ratio: model.pairs.ratio[pair],
    verdict: model.pairs.verdict[pair],
    worst: judge.measured(pair),
  };
};

/**
 * The worst pair of two tokens in a variant or, where no rule names them, the two tokens themselves.
 * @param {App} app
 * @param {number} variant
 * @param {number} foreground
 * @param {number} background
 * @returns {Subject}
 */
export const subjectOfCell = (app, variant, foreground, background) => {
  const pair = app.pairs.worstPairOfCell(variant, foreground, background);
  if (pair >= 0) return subjectOfPair(app, pair);
  const worst = app.judge.measuredCell(variant, foreground, background);
  return {
    pair: -1,
    rule: null,
    variant,
    foreground,
    background,
    foregroundVariant: variant,
    ratio: worst?.ratio ?? NaN,
    verdict: -1,
    worst,
  };
};
