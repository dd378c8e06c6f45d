// Filters. One pass over the judged pairs gives the hits and, for every value, the number of hits it would give.

import { EVIDENCES, FAIL, VERDICTS } from "./model.js";
import { CHANGES, ruleTitle } from "./pieces.js";
import { capital, count, listed, plainName, requirement } from "./text.js";

/** @type {("far" | "short" | "near")[]} */
export const SHORTS = ["far", "short", "near"];
/** @type {Record<string, string>} */
export const SHORT_WORDS = { far: "far off", short: "short", near: "near misses" };

/**
 * How far a failing ratio is off: by more than half, by a tenth to a half, or by a tenth or less.
 * @param {number} ratio
 * @param {number} required
 */
export const shortClass = (ratio, required) => {
  const missing = 1 - ratio / required;
  return missing > 0.5 ? 0 : missing > 0.1 ? 1 : 2;
};

/** @param {string | null} text @returns {text is string} */
const isNamed = (text) => Boolean(text);

/** Functions that return the value of a pair, by its group or by its variant. @param {Model} model */
const columnsOf = (model) => {
  const { pairs } = model;
  /** @param {string[]} values @param {(group: number) => string | null} pick */
  const ofGroup = (values, pick) => {
    const index = new Map(values.map((value, at) => [/** @type {string | null} */ (value), at]));
    const column = Int16Array.from({ length: model.groupCount }, (_, group) => index.get(pick(group)) ?? -1);
    return (/** @type {number} */ pair) => column[pairs.group[pair]];
  };
  /** @param {string[]} values @param {(variant: Variant) => string} pick */
  const ofVariant = (values, pick) => {
    const index = new Map(values.map((value, at) => [value, at]));
    const column = Int16Array.from(model.variants, (variant) => index.get(pick(variant)) ?? -1);
    return (/** @type {number} */ pair) => column[pairs.variant[pair]];
  };
  return { ofGroup, ofVariant };
};

/** @param {Model} model @param {ReturnType<typeof columnsOf>} columns @returns {FacetDraft[]} */
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

/** @param {Model} model @param {ReturnType<typeof columnsOf>} columns @returns {FacetDraft[]} */
const ruleFacets = (model, { ofGroup }) => {
  const { rules, pairs } = model;
  const criteria = [...new Set(rules.map(criterionKey))];
  /** @type {FacetDraft} */
  const rule = {
    key: "rule",
    label: "Rule",
    values: rules.map((each) => each.id),
    of: (pair) => model.groupRule[pairs.group[pair]],
    text: (id) => ruleTitle(rules[model.ruleNamed.get(id) ?? 0]),
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

/** @param {Model} model @returns {FacetDraft} */
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

/** @param {Model} model */
const facetsOf = (model) => {
  const { pairs } = model;
  const columns = columnsOf(model);
  const roles = [...new Set(Array.from(model.groupForeground, (token) => model.tokens[token].role).filter(isNamed))]
    .sort();
  /** @type {FacetDraft[]} */
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
    this.list = facetsOf(model).map((facet) => ({ text: plainName, ...facet }));
    this.byKey = new Map(this.list.map((facet) => [facet.key, facet]));
  }

  /**
   * The values that the state chooses, as indices by facet. Values that the report does not have are ignored.
   * @param {State} state
   */
  chosen(state) {
    /** @type {Hits["chosen"]} */
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
      state.all("token").map((path) => this.app.model.tokenNamed.get(path) ?? -1).filter((at) => at >= 0),
    );
  }

  /** @param {State} state @returns {Hits} */
  run(state) {
    const { model } = this.app;
    const { pairs } = model;
    const chosen = this.chosen(state);
    const tokens = this.chosenTokens(state);
    const text = (state.one("q") ?? "").trim().toLowerCase();
    const words = text === "" ? [] : text.split(/\s+/);
    const hay = words.length > 0 ? this.texts() : null;
    const facets = this.list;
    const wanted = facets.map((facet) => chosen.get(facet.key));
    const counts = facets.map((facet) => new Uint32Array(facet.values.length));
    /** @type {number[]} */
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
        const values = wanted[f];
        if (values && !values.has(facets[f].of(pair))) {
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

  // Returns a pair's names, rule, theme, cause, values and places as lower-case text.
  texts() {
    const { model, judge } = this.app;
    const { pairs } = model;
    /** @type {Map<number, string>} */
    const tokenText = new Map();
    /** @param {number} variant @param {number} token */
    const ofToken = (variant, token) => {
      const cell = judge.cell(variant, token);
      const key = cell.index * model.tokens.length + token;
      const known = tokenText.get(key);
      if (known !== undefined) return known;
      const text = [
        model.tokens[token].path,
        ...cell.colours.map((colour) => colour.text + " " + colour.hex),
        ...cell.links.map((link) => model.pools.linkAt(link))
          .map((link) => `${link.path ?? ""} ${link.place.file}:${link.place.line}`),
      ].join(" ").toLowerCase();
      tokenText.set(key, text);
      return text;
    };
    const ofGroup = Array.from({ length: model.groupCount }, (_, group) => {
      const rule = model.rules[model.groupRule[group]];
      return [rule.id, ruleTitle(rule), rule.reason ?? "", rule.success ?? ""].join(" ").toLowerCase();
    });
    return (/** @type {number} */ pair) => {
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
const criterionText = (key) => CRITERION_WORDS[key] ?? key + ":1";
/** @type {Record<string, string | undefined>} */
const CRITERION_WORDS = {
  "1.4.3": "1.4.3 Contrast, AA",
  "1.4.6": "1.4.6 Contrast, AAA",
  "1.4.11": "1.4.11 Non-text, AA",
};

/** @param {Rule} rule */
export const criterionLine = (rule) => {
  if (!rule.success) return `requires ${requirement(rule.required)}:1`;
  return `WCAG ${rule.success} ${rule.success === "1.4.6" ? "AAA" : "AA"}`;
};

/**
 * The list in words, such as `20 failures in Light caused by FXColors.Green60`.
 * @param {App} app
 * @param {Hits} result
 */
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
  /** @type {string[]} */
  const adjectives = [];
  /** @type {[string, string][]} */
  const phrases = [];
  for (const facet of facets.list) {
    const chosen = result.chosen.get(facet.key);
    if (!chosen) continue;
    const { key } = facet;
    const values = [...chosen].map((at) => facet.text(facet.values[at]));
    /** @param {string} unit */
    const words = (unit) => values.length > 3 ? `${values.length} ${unit}` : listed(values);
    if (key === "theme") phrases.push(["in", words("themes")]);
    else if (facet.isAxis) phrases.push(["in", words(facet.label.toLowerCase() + "s")]);
    else if (key === "rule") phrases.push(["under", wholeColumn(app, chosen) ?? words("rules")]);
    else if (key === "evidence") adjectives.push(listed(values));
    else if (key === "criterion") phrases.push(["of", words("criteria")]);
    else if (key === "role") phrases.push(["of role", words("roles")]);
    else if (key === "cause") phrases.push(["caused by", words("colours")]);
    else if (key === "short") adjectives.push(listed([...chosen].map((at) => SHORT_ADJECTIVES[SHORTS[at]])));
    else if (key === "change") adjectives.push(listed(values).toLowerCase());
  }
  const tokens = [...result.tokens].map((token) => plainName(app.model.tokens[token].path));
  if (tokens.length > 0) phrases.push(["with", tokens.length > 3 ? `${tokens.length} tokens` : listed(tokens)]);
  if (result.text) phrases.push(["matching", `“${plainName(result.text)}”`]);
  return [count(n), ...adjectives, n === 1 ? one : many, ...phrases.flat()].join(" ");
};

const SHORT_ADJECTIVES = { far: "far-off", short: "short", near: "near" };

/**
 * The name of a column of the heat table when all its rules, and no others, are chosen; else null.
 * @param {App} app
 * @param {Set<number> | undefined} chosen
 */
export const wholeColumn = (app, chosen) => {
  if (!chosen || chosen.size < 2) return null;
  for (const kind of ["text", "icons", "controls"]) {
    const all = app.model.rules.filter((rule) => rule.kind === kind).map((rule) => rule.index);
    if (all.length === chosen.size && all.every((rule) => chosen.has(rule))) return "all for " + kind;
  }
  return null;
};
