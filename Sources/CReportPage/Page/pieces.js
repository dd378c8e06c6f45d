// The parts that all views share.

import { shown } from "./colour.js";
import { focusedElement, h, icon, toast } from "./dom.js";
import { FAIL, PASS, VERDICTS } from "./model.js";
import { capital, count, cutMiddle, nameParts, plainName, requirement, shortBy, visible } from "./text.js";

export const VERDICT_WORDS = ["fails", "undetermined", "waived", "exempt", "passes"];
export const CHANGES = ["new", "worse", "better", "known", "fixed"];
/** @type {Record<string, string>} */
export const SAMPLE_WORDS = {
  text: "text",
  "large-text": "large text",
  "large-bold-text": "bold text",
  icon: "icon",
  border: "border",
  focus: "focus ring",
  disabled: "inactive control",
};

/** @type {Record<string, string>} */
export const DISPLAY_WORDS = { srgb: "sRGB", "display-p3": "Display P3" };
/** @type {Record<string, string>} */
export const MAPPING_WORDS = {
  clip: "each component clipped",
  minde: "mapped by CSS Color 4, OKLCH",
  raytrace: "mapped by CSS Color 4, ray trace",
};

/** The title of a rule: `text-on-layers` becomes `Text on layers`; other ids stay as they are. @param {Rule} rule */
export const ruleTitle = ({ id }) => (/^[a-z\d]+(-[a-z\d]+)*$/.test(id) ? capital(id.replaceAll("-", " ")) : id);

/** @param {string} sample */
export const isText = (sample) => sample.includes("text") || sample === "disabled";

/** The level that a passing pair reaches. @param {string | undefined} criterion @param {number} ratio */
export const levelWord = (criterion, ratio) =>
  WCAG.levels[criterion ?? ""]?.find(([from]) => ratio >= from)?.[1] ?? "passes";

/** @param {number} verdict */
export const pill = (verdict, word = VERDICT_WORDS[verdict]) =>
  h("span", { class: "pill v-" + VERDICTS[verdict] }, verdict === PASS ? null : icon(VERDICTS[verdict]), word);

/** @param {App} app @param {number} pair */
export const pillOfPair = (app, pair) => {
  const { pairs } = app.model;
  const verdict = pairs.verdict[pair];
  if (verdict !== PASS) return pill(verdict);
  const rule = app.pairs.ruleOf(pair);
  return pill(PASS, levelWord(rule.criterion, pairs.ratio[pair]));
};

/** @param {string} text @param {string} [mark] */
export const tag = (text, mark) => h("span", { class: "tag" }, mark ? icon(mark) : null, text);

/** @param {App} app @param {number} pair */
export const tagsOfPair = (app, pair) => {
  const { pairs } = app.model;
  const tags = [];
  const change = CHANGES[pairs.change[pair]];
  if (change === "new" && pairs.verdict[pair] === FAIL) tags.push(tag("New"));
  if (change === "worse") tags.push(tag("Worse", "worse"));
  if (change === "fixed") tags.push(tag("Fixed", "pass"));
  if (pairs.fragile[pair]) tags.push(tag("Fragile", "fragile"));
  if (app.pairs.ruleOf(pair).severity === "warning") tags.push(tag("Warning"));
  return tags;
};

/**
 * The position of a ratio on a logarithmic scale from 1 to 10, clamped, as a percentage of the width.
 * @param {number} ratio
 */
const onBar = (ratio) => Math.min(1, Math.max(0, Math.log10(ratio))) * 100;

/** @param {number} ratio @param {number | null | undefined} required @param {{ large?: boolean }} options */
export const bar = (ratio, required, { large = false } = {}) => {
  const element = h("div", { class: "bar-track" + (large ? " large" : ""), "aria-hidden": "true" });
  const track = h("div", { class: "track" });
  element.append(track);
  if (!Number.isNaN(ratio)) {
    const end = onBar(ratio);
    track.append(h("span", { class: "reached", style: { width: end + "%" } }));
    if (required && ratio < required) {
      track.append(h("span", { class: "missing", style: { left: end + "%", width: onBar(required) - end + "%" } }));
    }
  }
  if (required) track.append(h("span", { class: "needed", style: { left: onBar(required) + "%" } }));
  if (large) {
    const figures = [...new Set([1, WCAG.aaLarge, WCAG.aaText, WCAG.aaaText, 10, ...(required ? [required] : [])])]
      .sort((a, b) => a - b)
      .filter((figure) =>
        figure <= 10 && (figure === required || !required || Math.abs(onBar(figure) - onBar(required)) > 6)
      );
    element.append(h(
      "div",
      { class: "scale" },
      figures.map((figure) =>
        h("span", {
          class: figure === required ? "asked" : null,
          style: { left: onBar(figure) + "%" },
        }, requirement(figure))
      ),
    ));
  }
  return element;
};

/** @param {number} ratio @param {number} required */
export const needs = (ratio, required) =>
  Number.isNaN(ratio) || ratio >= required
    ? `needs ${requirement(required)}`
    : `needs ${requirement(required)}, short by ${shortBy(ratio, required)}%`;

/** @param {number} ratio @param {number | null | undefined} required */
export const ratioText = (ratio, required) => (Number.isNaN(ratio) ? "none" : shown(ratio, required));

/** @param {Place} place */
export const placeText = (place) => `${visible(cutMiddle(place.file, 60))}:${place.line}`;
/** @param {Place} place */
export const placeNode = (place) =>
  h(
    "bdi",
    { class: "place" },
    nameParts(place.file).map((part, at) => (at ? [h("wbr"), part] : part)),
    ":" + place.line,
  );

/**
 * A radio group in a frame.
 * @template {string} V
 * @param {string} label
 * @param {string} groupName
 * @param {readonly (readonly [V, string])[]} choices
 * @param {string | null} chosen
 * @param {(value: V) => void} onchange
 */
export const segmented = (label, groupName, choices, chosen, onchange) => {
  const inputs = choices.map(([value, text]) => {
    const id = `seg-${groupName}-${value}`;
    const input = h("input", {
      type: "radio",
      name: groupName,
      id,
      value,
      "data-key": id,
      on: { change: () => onchange(value) },
    });
    input.checked = value === chosen;
    return h("span", { class: "segment" }, input, h("label", { for: id }, text));
  });
  return h("fieldset", { class: "tool" }, h("legend", null, label), h("div", { class: "segments" }, inputs));
};

/**
 * @template {string} V
 * @param {string} label
 * @param {string} key
 * @param {readonly (readonly [V, string])[]} choices
 * @param {string | null} chosen
 * @param {(value: V) => void} onchange
 * @param {string} [className]
 */
export const select = (label, key, choices, chosen, onchange, className = "tool") => {
  const id = "select-" + key;
  const element = h(
    "select",
    { id, "data-key": id, on: { change: () => onchange(choices[element.selectedIndex][0]) } },
    choices.map(([value, text]) => {
      const option = h("option", { value }, text);
      option.selected = value === chosen;
      return option;
    }),
  );
  return h(
    "div",
    { class: className },
    h("label", { for: id }, label),
    h("span", { class: "select" }, element, icon("down")),
  );
};

/** @param {Child} title @param {string | null} text @param {Child[]} ways */
export const empty = (title, text, ...ways) =>
  h(
    "div",
    { class: "empty" },
    h("h2", null, title),
    text ? h("p", null, text) : null,
    h("div", { class: "ways" }, ways),
  );

/** @param {Child} title @param {Child[]} beside */
export const pageHead = (title, ...beside) =>
  h("div", { class: "head" }, h("h1", { id: "title", tabindex: "-1" }, title), beside);

/** @param {State} state @param {string | null} className @param {Child[]} children */
export const linkTo = (state, className, ...children) =>
  h("a", { href: state.toString(), class: className || null }, children);

/**
 * Copies text to the clipboard or, where the browser refuses, by selecting it and running the older copy command.
 * @param {string} text
 * @param {string} said
 */
export const copyText = async (text, said) => {
  try {
    await navigator.clipboard.writeText(text);
    toast(said);
  } catch {
    const area = h("textarea", { class: "unseen", "aria-hidden": "true" });
    area.value = text;
    const focused = focusedElement();
    (document.querySelector("dialog[open]") ?? document.body).append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    focused?.focus();
    toast(done ? said : "The browser does not let this page copy.");
  }
};

/** @param {State} state */
export const addressOf = (state) => location.href.split("#")[0] + state.toString();

/** @param {State} state */
export const copyLink = (state) =>
  copyText(
    addressOf(state),
    location.protocol === "file:"
      ? "Link copied. It points at this file on your disk: send the file too, or copy as Markdown."
      : "Link copied.",
  );

/** @param {string} text */
export const sentence = (text) => {
  const seen = visible(cutMiddle(text, 300));
  return /[.!?]$/.test(seen) ? seen : seen + ".";
};

/** @param {string} title @param {Child[]} lines */
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

/** @param {Child} title @param {Child[]} children */
export const block = (title, ...children) => h("section", { class: "inspector-block" }, h("h3", null, title), children);

/** @param {Cell} cell */
export const stateInWords = (cell) => {
  const { state } = cell;
  if (state?.kind === "placeholder") {
    return `${state.is === "forbidden" ? "must not be used" : "placeholder"}: ${plainName(state.text)}`;
  }
  if (state?.kind === "undetermined") return sentence(state.reason);
  return "this theme does not have it";
};
