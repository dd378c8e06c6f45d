// Where pairs fail: themes by the purpose of the pairs.

import { button, h, plain, unseen } from "./dom.js";
import { linkTo } from "./pieces.js";
import { State } from "./state.js";
import { count, counted, plainName } from "./text.js";

// The number of themes on the landing view before the reader asks for the rest.
export const THEMES_SHOWN = 12;

/** @typedef {ReturnType<typeof heatRows>[number]} HeatRow */
/** @typedef {[RuleKind, string]} HeatColumn */

/** @type {HeatColumn[]} */
const HEAT_COLUMNS = [["text", "Text"], ["icons", "Icons"], ["controls", "Controls"]];
/** @type {Record<RuleKind, string>} */
const HEAT_ADJECTIVES = { text: "text", icons: "icon", controls: "control" };
/** @type {(RuleKind | "all")[]} */
const HEAT_KINDS = ["text", "icons", "controls", "all"];

/**
 * The failures of each theme by the purpose of the pairs. A single theme with several variants is listed by variant.
 * @param {App} app
 * @param {Overview} counts
 * @param {boolean} byTheme
 */
const heatRows = (app, counts, byTheme) => {
  const { model } = app;
  return (byTheme ? model.themesInUse : model.variants.map((variant) => variant.name)).map((label) => {
    const variants = model.variants.filter((variant) => (byTheme ? variant.theme : variant.name) === label);
    const sum = { text: 0, icons: 0, controls: 0, all: 0 };
    for (const { index } of variants) {
      for (const kind of HEAT_KINDS) sum[kind] += counts.byVariant[index][kind];
    }
    // The other themes or variants whose colors these variants repeat.
    const repeats = new Set(variants.map(({ sameAs }) => {
      const other = sameAs === null ? null : model.variants[sameAs];
      return other && (byTheme ? other.theme : other.name);
    }));
    const [repeated] = repeats;
    /** @type {FieldChanges} */
    const fields = byTheme ? { theme: label } : app.links.variantFields(variants[0]);
    return { label, sum, fields, repeats: repeats.size === 1 && repeated !== label ? repeated : null };
  });
};

/** @param {App} app @param {HeatRow} row @param {RuleKind | "all"} kind */
const heatFigure = ({ model }, row, kind) => {
  const n = row.sum[kind];
  if (n === 0) return "0";
  const what = kind === "all" ? "" : HEAT_ADJECTIVES[kind] + " ";
  const rules = kind === "all" ? null : model.rules.filter((rule) => rule.kind === kind).map((rule) => rule.id);
  return linkTo(
    new State("findings").with({ ...row.fields, rule: rules && rules.length < model.rules.length ? rules : null }),
    "",
    count(n),
    unseen(` ${what}${n === 1 ? "failure" : "failures"} in ${plainName(row.label)}`),
  );
};

/**
 * Returns a function that writes one row, with its shares of the highest figures.
 * @param {App} app
 * @param {HeatRow[]} rows
 * @param {HeatColumn[]} kinds
 */
const heatLine = (app, rows, kinds) => {
  const mostCell = Math.max(1, ...rows.flatMap((row) => kinds.map(([kind]) => row.sum[kind])));
  const mostRow = Math.max(1, ...rows.map((row) => row.sum.all));
  return (/** @type {HeatRow} */ row) =>
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

/** @param {App} app @param {Overview} counts */
export const heatTable = (app, counts) => {
  const { model } = app;
  const byTheme = model.themesInUse.length > 1;
  const rows = heatRows(app, counts, byTheme);
  if (rows.length > THEMES_SHOWN) rows.sort((a, b) => b.sum.all - a.sum.all);
  const kinds = HEAT_COLUMNS.filter(([kind]) => model.rules.some((rule) => rule.kind === kind));
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

/**
 * Shows the worst twelve rows, with a button for the others and a field to find one among many.
 * @param {HeatRow[]} rows
 * @param {HTMLTableSectionElement} body
 * @param {(row: HeatRow) => Node} line
 * @param {string} unit
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
