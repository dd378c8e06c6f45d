// The list of pairs, worst first, and the values to change.

import { causeCard, singleCause } from "./causecard.js";
import { button, h } from "./dom.js";
import { filterBlock } from "./filterpanel.js";
import { listInWords } from "./filters.js";
import { PASS, VERDICTS } from "./model.js";
import { groupHits, listBlock } from "./pairtable.js";
import { copyLink, empty, linkTo } from "./pieces.js";
import { State } from "./state.js";
import { count, counted, plainName } from "./text.js";

/** @param {App} app */
export const findings = (app) => {
  const { model, state } = app;
  const result = app.facets.run(state);
  app.result = result;
  const words = listInWords(app, result);
  app.title = words;
  const head = h(
    "div",
    { class: "head spread" },
    h("h1", { id: "title", tabindex: "-1" }, words),
    model.pairs.count > 0
      ? button("Copy link to this list", {
        mark: "link",
        "data-key": "copy-list",
        onclick: () => copyLink(state.with({ pair: null })),
      })
      : null,
  );
  if (model.pairs.count === 0) {
    return [
      head,
      empty(
        "No rule names a pair",
        "Every pair was measured, none was judged. Write rules in legible.json; “legible init” makes a first " +
          "draft. The matrix shows what was measured.",
        linkTo(new State("matrix"), "button", "Open the matrix"),
      ),
    ];
  }
  const cause = singleCause(app, result);
  const groups = groupHits(app, state, result);
  app.order = groups.flatMap((group) => group.pairs);
  return [
    head,
    cause ? causeCard(app, cause) : null,
    filterBlock(app, result),
    result.hits.length === 0 ? emptyList(app, result) : listBlock(app, groups, result),
  ];
};

/** @param {App} app @param {Hits} result */
const emptyList = (app, result) => {
  const { state } = app;
  const used = [...state.fields.keys()].filter((key) =>
    !["verdict", "group", "sort", "pair", "see", "try"].includes(key)
  );
  const onlyFailures = !state.fields.has("verdict");
  if (used.length === 0 && onlyFailures) {
    const passing = result.counts.get("verdict")?.[PASS] ?? 0;
    return empty(
      "No pair fails",
      "Every judged pair meets its criterion on every display.",
      passing > 0
        ? linkTo(state.with({ verdict: "pass" }), "button", `Show the ${count(passing)} passing pairs`)
        : null,
    );
  }
  const ways = [];
  for (const key of [...used, ...(state.fields.has("verdict") ? ["verdict"] : [])]) {
    const without = key === "verdict"
      ? state.with({ verdict: VERDICTS, pair: null })
      : state.with({ [key]: null, pair: null });
    const hits = app.facets.run(without).hits.length;
    if (hits > 0) {
      ways.push(
        linkTo(without, "button", `Without ${key === "q" ? "text" : plainName(key)}: ${counted(hits, "pair")}`),
      );
    }
  }
  ways.push(linkTo(new State("findings").with(app.links.kept()), "button", "Clear all filters"));
  return empty(
    "No pair matches all of these",
    "The filters are fine on their own; together they leave nothing.",
    ...ways,
  );
};
