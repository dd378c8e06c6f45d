// Names, numbers and verdicts in the same words as every other output.

import { clamp01, shown } from "./colour.js";

export const LONGEST_NAME = 90;

// Control characters, bidi marks, separators, invisible characters and lone surrogates, which would hide or reorder
// text.
const UNSEEN = new RegExp(
  [
    // deno-lint-ignore no-control-regex -- control characters are what it is for
    /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/,
    /[\ud800-\udbff](?![\udc00-\udfff])/,
    /(?<![\ud800-\udbff])[\udc00-\udfff]/,
  ].map((part) => part.source).join("|"),
  "g",
);

// The name of a file without its folders. All colors of an asset catalog are in files of one name: the folder tells
// which one it is.
/** @param {string} path */
export const fileName = (path) => {
  const parts = path.split("/");
  const folder = parts.at(-2) ?? "";
  return parts.at(-1) === "Contents.json" && folder.endsWith(".colorset") ? folder : parts.at(-1) ?? path;
};

/** @param {string} text */
export const visible = (text) =>
  text.replace(UNSEEN, (c) => "‹U+" + c.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0") + "›");

/** Cuts the middle of a long name. Copied text is never cut. @param {string} text @param {number} [longest] */
export const cutMiddle = (text, longest = LONGEST_NAME) => {
  if (text.length <= longest) return text;
  const letters = Array.from(text.length > 4000 ? text.slice(0, 400) + text.slice(-400) : text);
  if (letters.length <= longest) return text;
  const half = Math.floor((longest - 1) / 2);
  return letters.slice(0, longest - 1 - half).join("") + "…" + letters.slice(-half).join("");
};

/** @param {string} text */
export const plainName = (text) => visible(cutMiddle(String(text)));

/** Breaks a name at camelCase humps and after dots, underscores, slashes, hyphens and colons. @param {string} text */
export const nameParts = (text) => plainName(text).split(/(?<=[a-z\d])(?=[A-Z])|(?<=[._/\-:])(?=[^._/\-:])/);

const grouped = new Intl.NumberFormat("en-US");
/** @param {number} n */
export const count = (n) => grouped.format(n);
/** @param {number} n @param {string} one @param {string} [many] */
export const counted = (n, one, many = one + "s") => count(n) + " " + (n === 1 ? one : many);

const SMALL_NUMBERS = ["No", "One", "Two", "Three", "Four", "Five"];
/** @param {number} n */
export const inWords = (n) => SMALL_NUMBERS[n] ?? count(n);

/** @param {(string | number)[]} items @param {number} [most] */
export const listed = (items, most = items.length) => {
  const kept = items.length > most ? [...items.slice(0, most), count(items.length - most) + " more"] : items;
  if (kept.length < 2) return kept.join("");
  return kept.slice(0, -1).join(", ") + " and " + kept[kept.length - 1];
};

/** @param {number} required */
export const requirement = (required) => String(required);

/**
 * The missing part in whole percent of the requirement, truncated, at least 1.
 * @param {number} ratio
 * @param {number} required
 */
export const shortBy = (ratio, required) => Math.max(1, Math.floor((1 - ratio / required) * 100));

/** A difference with three decimals, truncated. @param {number} d */
export const difference = (d) => (d > 0 && d < 0.001 ? "under 0.001" : shown(d, null, 3));

/** A whole percentage, or one decimal where it is not whole. @param {number} share */
export const percent = (share) => {
  const hundred = clamp01(share) * 100;
  const whole = Math.round(hundred);
  if (Math.abs(hundred - whole) <= 0.05) return `${whole}%`;
  const tenths = Math.round(hundred * 10);
  return `${Math.floor(tenths / 10)}.${tenths % 10}%`;
};

/**
 * The sentence about a number of judged pairs, and its mark. `pass` counts those that pass, without waived and exempt
 * pairs.
 * @param {{ judged: number, fail: number, undetermined: number, pass: number }} counts
 * @returns {{ mark: string | null, text: string }}
 */
export const verdictLine = ({ judged, fail, undetermined, pass }) => {
  const pairs = counted(judged, "judged pair");
  if (judged === 0) return { mark: null, text: "No pair was judged" };
  if (fail > 0) return { mark: "fail", text: `${count(fail)} of ${pairs} ${fail === 1 ? "fails" : "fail"}` };
  if (undetermined > 0) {
    return { mark: "undetermined", text: `${count(undetermined)} of ${pairs} could not be determined` };
  }
  // Waived and exempt pairs do not pass, so the sentence must not say that all pass.
  if (pass < judged) {
    return { mark: "pass", text: judged === 1 ? "The one judged pair does not fail" : `None of ${pairs} fails` };
  }
  if (judged === 1) return { mark: "pass", text: "The one judged pair passes" };
  return { mark: "pass", text: judged === 2 ? "Both judged pairs pass" : `All ${pairs} pass` };
};

/** @param {string} text */
export const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The text after a suggestion that no edit of the sources can make. @param {string | undefined} refused */
export const byHand = (refused) => (refused ? `; by hand: ${visible(refused)}` : "");
