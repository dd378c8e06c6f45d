// Filters: one pass over the judged pairs gives the hits, and for every value the number of hits that it would give.

import { EVIDENCES, FAIL, VERDICTS } from "./model.js";
import { CHANGES, ruleTitle } from "./pieces.js";
import { capital, count, listed, plainName, requirement } from "./text.js";

export const SHORTS = ["far", "short", "near"];
export const SHORT_WORDS = { far: "far off", short: "short", near: "near misses" };

/** By more than half, by a tenth to a half, by a tenth or less. @param {number} ratio @param {number} required */
export const shortClass = (ratio, required) => {
  const missing = 1 - ratio / required;
  return missing > 0.5 ? 0 : missing > 0.1 ? 1 : 2;
};

/** Which value each pair has: by its group, or by its variant. @param {Model} model */
const columnsOf = (model) => {
  const { pairs } = model;
  const ofGroup = (values, pick) => {
    const index = new Map(values.map((value, at) => [value, at]));
    const column = Int16Array.from({ length: model.groupCount }, (_, group) => index.get(pick(group)) ?? -1);
    return (pair) => column[pairs.group[pair]];
  };
  const ofVariant = (values, pick) => {
    const index = new Map(values.map((value, at) => [value, at]));
    const column = Int16Array.from(model.variants, (variant) => index.get(pick(variant)) ?? -1);
    return (pair) => column[pairs.variant[pair]];
  };
  return { ofGroup, ofVariant };
};

/** @param {Model} model @param {any} parts */
const axisFacets = (model, { ofVariant }) => {
  const axes = model.openAxes.map((axis) => ({
    key: axis.key,
    label: capital(plainName(axis.name)),
    values: axis.contexts,
    of: ofVariant(axis.contexts, (v) => v.contexts[axis.name]),
    isAxis: true,
  }));
  if (model.themesInUse.length < 2) return axes;
  const themes = model.themesInUse;
  return [{ key: "theme", label: "Theme", values: themes, of: ofVariant(themes, (v) => v.theme) }, ...axes];
};

/** @param {Model} model @param {any} parts */
const ruleFacets = (model, { ofGroup }) => {
  const { rules, pairs } = model;
  const criteria = [...new Set(rules.map(criterionKey))];
  const rule = {
    key: "rule",
    label: "Rule",
    values: rules.map((each) => each.id),
    of: (pair) => model.groupRule[pairs.group[pair]],
    text: (id) => ruleTitle(rules[model.ruleNamed.get(id)]),
  };
  const evidence = {
    key: "evidence",
    label: "Evidence",
    values: EVIDENCES,
    of: ofGroup(EVIDENCES, (g) => rules[model.groupRule[g]].evidence),
  };
  const criterion = {
    key: "criterion",
    label: "Criterion",
    values: criteria,
    of: ofGroup(criteria, (g) => criterionKey(rules[model.groupRule[g]])),
    text: criterionText,
  };
  return model.tellsEvidence ? [rule, evidence, criterion] : [rule, criterion];
};

const shortFacet = ({ pairs, rules, groupRule }) => ({
  key: "short",
  label: "Distance",
  values: SHORTS,
  text: (value) => capital(SHORT_WORDS[value]),
  of: (pair) =>
    pairs.verdict[pair] === FAIL && !Number.isNaN(pairs.ratio[pair])
      ? shortClass(pairs.ratio[pair], rules[groupRule[pairs.group[pair]]].required)
      : -1,
});

/** @returns {Facet[]} */
const facetsOf = (model) => {
  const { pairs } = model;
  const columns = columnsOf(model);
  const roles = [...new Set(Array.from(model.groupForeground, (token) => model.tokens[token].role).filter(Boolean))]
    .sort();
  /** @type {Facet[]} */
  const list = [
    { key: "verdict", label: "Verdict", values: VERDICTS, of: (pair) => pairs.verdict[pair], text: (value) => value },
    ...axisFacets(model, columns),
    ...ruleFacets(model, columns),
    {
      key: "role",
      label: "Role",
      values: roles,
      of: columns.ofGroup(roles, (g) => model.tokens[model.groupForeground[g]].role),
    },
    { key: "cause", label: "Cause", values: model.causes.map((cause) => cause.key), of: (pair) => pairs.cause[pair] },
    shortFacet(model),
  ];
  if (model.baseline) {
    list.push({ key: "change", label: "Change", values: CHANGES, text: capital, of: (pair) => pairs.change[pair] });
  }
  return list;
};

export class Facets {
  /** @param {App} app */
  constructor(app) {
    const { model } = app;
    this.app = app;
    /** @type {Facet[]} */
    this.list = facetsOf(model);
    this.byKey = new Map(this.list.map((facet) => [facet.key, facet]));
    for (const facet of this.list) facet.text ??= (value) => plainName(value);
    this.haystacks = null;
  }

  /**
   * What the state chooses: facet → set of value indices. Values that the report does not have are ignored.
   * @param {State} state
   */
  chosen(state) {
    const chosen = new Map();
    for (const facet of this.list) {
      const given = state.all(facet.key).map((value) => facet.values.indexOf(value)).filter((at) => at >= 0);
      if (given.length > 0) chosen.set(facet.key, new Set(given));
    }
    if (!state.fields.has("verdict")) chosen.set("verdict", new Set([FAIL]));
    return chosen;
  }

  /** @param {State} state */
  chosenTokens(state) {
    return new Set(
      state.all("token").map((path) => this.app.model.tokenNamed.get(path)).filter((at) => at !== undefined),
    );
  }

  /** @param {State} state */
  run(state) {
    const { model } = this.app;
    const { pairs } = model;
    const chosen = this.chosen(state);
    const tokens = this.chosenTokens(state);
    const text = (state.one("q") ?? "").trim().toLowerCase();
    const words = text === "" ? [] : text.split(/\s+/);
    const hay = words.length > 0 ? this.texts() : null;
    const facets = this.list;
    const wanted = facets.map((facet) => chosen.get(facet.key) ?? null);
    const counts = facets.map((facet) => new Uint32Array(facet.values.length));
    const hits = [];
    for (let pair = 0; pair < pairs.count; pair += 1) {
      const group = pairs.group[pair];
      if (tokens.size > 0 && !tokens.has(model.groupForeground[group]) && !tokens.has(model.groupBackground[group])) {
        continue;
      }
      if (hay) {
        const line = hay(pair);
        if (!words.every((word) => line.includes(word))) continue;
      }
      let missed = -1;
      let misses = 0;
      for (let f = 0; f < facets.length && misses < 2; f += 1) {
        if (wanted[f] && !wanted[f].has(facets[f].of(pair))) {
          misses += 1;
          missed = f;
        }
      }
      if (misses === 0) {
        hits.push(pair);
        for (let f = 0; f < facets.length; f += 1) {
          const at = facets[f].of(pair);
          if (at >= 0) counts[f][at] += 1;
        }
      } else if (misses === 1) {
        const at = facets[missed].of(pair);
        if (at >= 0) counts[missed][at] += 1;
      }
    }
    return { hits, counts: new Map(facets.map((facet, at) => [facet.key, counts[at]])), chosen, tokens, text };
  }

  // Names, rule, theme, cause, value and place, in lower case.
  texts() {
    const { model, judge } = this.app;
    const { pairs } = model;
    const tokenText = new Map();
    const ofToken = (variant, token) => {
      const cell = judge.cell(variant, token);
      const key = cell.index * model.tokens.length + token;
      if (!tokenText.has(key)) {
        const chain = cell.links.map((link) => model.links[link]);
        tokenText.set(
          key,
          [
            model.tokens[token].path,
            ...cell.colours.map((colour) => colour.text + " " + colour.hex),
            ...chain.map((link) => `${link.path ?? ""} ${link.place.file}:${link.place.line}`),
          ].join(" ").toLowerCase(),
        );
      }
      return tokenText.get(key);
    };
    const ofGroup = Array.from({ length: model.groupCount }, (_, group) => {
      const rule = model.rules[model.groupRule[group]];
      return [rule.id, ruleTitle(rule), rule.reason ?? "", rule.success ?? ""].join(" ").toLowerCase();
    });
    return (pair) => {
      const group = pairs.group[pair];
      const variant = pairs.variant[pair];
      const cause = pairs.cause[pair];
      return [
        ofGroup[group],
        model.variants[variant].name.toLowerCase(),
        cause >= 0 ? model.causes[cause].name.toLowerCase() : "",
        ofToken(variant, model.groupForeground[group]),
        ofToken(variant, model.groupBackground[group]),
      ].join(" ");
    };
  }
}

/** @param {Rule} rule */
const criterionKey = (rule) => rule.success ?? requirement(rule.required);
/** @param {string} key */
const criterionText = (key) =>
  ({
    "1.4.3": "1.4.3 Contrast, AA",
    "1.4.6": "1.4.6 Contrast, AAA",
    "1.4.11": "1.4.11 Non-text, AA",
  })[key] ?? key + ":1";

/** @param {Rule} rule */
export const criterionLine = (rule) => {
  if (!rule.success) return `asks ${requirement(rule.required)}:1`;
  return `WCAG ${rule.success} ${rule.success === "1.4.6" ? "AAA" : "AA"}`;
};

/** The list in words: `20 failures in Light caused by FXColors.Green60`. @param {App} app @param {any} result */
export const listInWords = (app, result) => {
  const facets = app.facets;
  const verdicts = [...result.chosen.get("verdict") ?? []];
  const n = result.hits.length;
  const nouns = [
    ["failure", "failures"],
    ["undetermined pair", "undetermined pairs"],
    ["waived pair", "waived pairs"],
    ["exempt pair", "exempt pairs"],
    ["passing pair", "passing pairs"],
  ];
  const [one, many] = verdicts.length === 1 ? nouns[verdicts[0]] : ["pair", "pairs"];
  const adjectives = [];
  const phrases = [];
  const values = (key) =>
    [...result.chosen.get(key) ?? []].map((at) => facets.byKey.get(key).text(facets.byKey.get(key).values[at]));
  const words = (key, unit) => {
    const all = values(key);
    return all.length > 3 ? `${all.length} ${unit}` : listed(all);
  };
  for (const [key] of result.chosen) {
    const facet = facets.byKey.get(key);
    if (key === "theme") phrases.push(["in", words(key, "themes")]);
    else if (facet.isAxis) phrases.push(["in", words(key, facet.label.toLowerCase() + "s")]);
    else if (key === "rule") phrases.push(["under", wholeColumn(app, result.chosen.get(key)) ?? words(key, "rules")]);
    else if (key === "evidence") adjectives.push(listed(values(key)));
    else if (key === "criterion") phrases.push(["of", words(key, "criteria")]);
    else if (key === "role") phrases.push(["of role", words(key, "roles")]);
    else if (key === "cause") phrases.push(["caused by", words(key, "colours")]);
    else if (key === "short") {
      adjectives.push(
        listed([...result.chosen.get(key)].map((at) => ({ far: "far-off", short: "short", near: "near" })[SHORTS[at]])),
      );
    } else if (key === "change") adjectives.push(listed(values(key)).toLowerCase());
  }
  const tokens = [...result.tokens].map((token) => plainName(app.model.tokens[token].path));
  if (tokens.length > 0) phrases.push(["with", tokens.length > 3 ? `${tokens.length} tokens` : listed(tokens)]);
  if (result.text) phrases.push(["matching", `“${plainName(result.text)}”`]);
  return [count(n), ...adjectives, n === 1 ? one : many, ...phrases.flat()].join(" ");
};

/** All rules of one column of the heat table read as one. @param {App} app */
export const wholeColumn = (app, chosen) => {
  if (!chosen || chosen.size < 2) return null;
  for (const kind of ["text", "icons", "controls"]) {
    const all = app.model.rules.filter((rule) => rule.kind === kind).map((rule) => rule.index);
    if (all.length === chosen.size && all.every((rule) => chosen.has(rule))) return "all for " + kind;
  }
  return null;
};
