// The evidence that a pair is shown: the strongest first, then the others.

import { button, h } from "./dom.js";
import { block, copyText, placeNode } from "./pieces.js";
import { count, counted, fileName, plainName, visible } from "./text.js";

/** @param {Place} place */
const placeWord = ({ file, line }) => `${fileName(file)}:${line}`;

/** The places of sightings, each line once however many sightings name it. @param {Sighting[]} sightings */
const placesOf = (sightings) => {
  /** @type {Map<string, Site>} */
  const sites = new Map();
  for (const { sites: own } of sightings) {
    for (const site of own) {
      const key = `${site.place.file}:${site.place.line}`;
      if (!sites.has(key)) sites.set(key, site);
    }
  }
  const listedSites = [...sites.values()];
  const known = sightings.reduce((sum, each) => sum + each.sites.length, 0);
  const all = sightings.reduce((sum, each) => sum + each.count, 0);
  const files = new Set(listedSites.map((site) => site.place.file));
  const views = [...new Set(listedSites.map((site) => site.view ?? "").filter(Boolean))];
  const total = listedSites.length + (all - known);
  const first = listedSites[0];
  const words = total === 0
    ? "in view code"
    : total === 1
    ? (views.length > 0 ? `in ${plainName(views[0])}` : `at ${visible(placeWord(first.place))}`)
    : `at ${counted(total, "place")}${files.size > 1 ? ` in ${counted(files.size, "file")}` : ""}`;
  return {
    sites: listedSites,
    total,
    words,
    first,
    assumption: sightings.map((each) => each.reason).find(Boolean) ?? null,
  };
};

/**
 * @param {Model} model
 * @param {Rule | null} rule
 * @param {number} foreground
 * @param {number} background
 * @param {Variant} variant
 */
export const evidenceOf = (model, rule, foreground, background, variant) => {
  const sightings = model.sightings(foreground, background, variant);
  const seen = placesOf(sightings.filter((each) => each.evidence === "seen"));
  const likely = placesOf(sightings.filter((each) => each.evidence !== "seen"));
  const kind = rule ? rule.evidence : likely.total > 0 ? "likely" : null;
  const company = seen.total > 0 ? `; seen ${seen.words}` : likely.total > 0 ? `; likely seen ${likely.words}` : "";
  /** @param {ReturnType<typeof placesOf>} places */
  const many = (places) => (places.total > 0 ? ` ${count(places.total)}×` : "");
  const declared = rule
    ? `by ${plainName(rule.id)}${rule.place ? `, ${placeWord(model.place(rule.place))}` : ""}${company}`
    : "";
  /** @type {Record<string, [string, string] | undefined>} */
  const told = {
    declared: ["declared", declared],
    seen: ["seen" + many(seen), seen.words],
    named: ["named", `by its tokens${company}`],
    likely: ["likely" + many(likely), likely.words + (likely.assumption ? `; assumed: ${likely.assumption}` : "")],
    guessed: ["guessed", "a text and a surface by their names; no view shows them"],
  };
  const [tag, words] = (kind ? told[kind] : undefined) ?? [null, ""];
  return { kind, tag, words: visible(words), seen, likely };
};

/** @param {ReturnType<typeof evidenceOf>} evidence */
const evidenceTag = (evidence) =>
  h(
    "span",
    { class: "evidence-tag" + (evidence.kind === "guessed" || evidence.kind === "likely" ? " unsure" : "") },
    evidence.tag,
  );

/** @param {App} app @param {number} pair */
export const evidenceLine = (app, pair) => {
  const { model } = app;
  if (!model.tellsEvidence) return null;
  const group = model.pairs.group[pair];
  const evidence = evidenceOf(
    model,
    app.pairs.ruleOf(pair),
    model.groupForeground[group],
    model.groupBackground[group],
    model.variants[model.pairs.variant[pair]],
  );
  return h("span", { class: "pair-evidence" }, evidenceTag(evidence), " ", evidence.words);
};

/** @param {Site[]} sites */
const placesList = (sites) =>
  h(
    "ul",
    { class: "evidence-places" },
    sites.map(({ place, ground, view }) =>
      h(
        "li",
        null,
        placeNode(place),
        ground
          ? h(
            "span",
            { class: "quiet" },
            ground.file === place.file
              ? `, on the background of line ${ground.line}`
              : `, on the background of ${visible(placeWord(ground))}`,
          )
          : null,
        view ? h("span", { class: "quiet" }, `, ${plainName(view)}`) : null,
      )
    ),
  );

/**
 * The tag and the sentence of the evidence, the first places, and a rule to copy.
 * @param {App} app
 * @param {Subject} subject
 */
export const evidenceBlock = (app, subject) => {
  const { model } = app;
  const { rule, foreground, background } = subject;
  if (!model.tellsEvidence) return null;
  const evidence = evidenceOf(model, rule, foreground, background, model.variants[subject.variant]);
  if (!evidence.kind) {
    return model.hasSightings
      ? block(
        "Where this pair comes from",
        h("p", { class: "note" }, "No rule names it, and no view is known to show it."),
      )
      : null;
  }
  const places = evidence.seen.total > 0 ? evidence.seen : evidence.likely;
  const all = app.allPlaces === subjectKey(subject);
  const first = all ? places.sites : places.sites.slice(0, 5);
  const rest = places.total - first.length;
  return block(
    "Where this pair comes from",
    h("p", { class: "evidence-words" }, evidenceTag(evidence), " ", evidence.words, "."),
    first.length > 0 ? placesList(first) : null,
    rest > 0 && !all
      ? button(`Show ${counted(rest, "more place")}`, {
        className: "button plain",
        "data-key": "all-places",
        onclick: () => {
          app.allPlaces = subjectKey(subject);
          app.pane.renderSide();
        },
      })
      : rest > 0
      ? h("p", { class: "note" }, `and ${counted(rest, "more place")}`)
      : null,
    rule && rule.evidence !== "declared"
      ? button("Copy a rule for it", {
        mark: "copy",
        className: "button plain",
        "data-key": "copy-rule",
        onclick: () => copyText(ruleFor(model, rule, foreground, background), "Rule copied."),
      })
      : null,
  );
};

/** @param {Subject} subject */
const subjectKey = ({ foreground, background, variant }) => `${foreground} ${background} ${variant}`;

/** @param {Model} model @param {Rule} rule @param {number} foreground @param {number} background */
const ruleFor = (model, rule, foreground, background) =>
  JSON.stringify({
    id: rule.id,
    foreground: [model.tokens[foreground].path],
    background: [model.tokens[background].path],
    require: rule.success ? rule.criterion : rule.required,
  });
