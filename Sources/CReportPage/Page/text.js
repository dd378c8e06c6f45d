// Names and numbers as people read them.

export const LONGEST_NAME = 90;

// Controls, bidi marks, separators, invisible characters and lone surrogates, which would hide or reorder text.
const UNSEEN = new RegExp(
  [
    // deno-lint-ignore no-control-regex -- control characters are what it is for
    /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/,
    /[\ud800-\udbff](?![\udc00-\udfff])/,
    /(?<![\ud800-\udbff])[\udc00-\udfff]/,
  ].map((part) => part.source).join("|"),
  "g",
);

/** @param {string} text */
export const visible = (text) =>
  text.replace(UNSEEN, (c) => "‹U+" + c.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0") + "›");

/** The middle of a long name is cut; what is copied is whole. @param {string} text @param {number} [longest] */
export const cutMiddle = (text, longest = LONGEST_NAME) => {
  if (text.length <= longest) return text;
  const letters = Array.from(text.length > 4000 ? text.slice(0, 400) + text.slice(-400) : text);
  if (letters.length <= longest) return text;
  const half = Math.floor((longest - 1) / 2);
  return letters.slice(0, longest - 1 - half).join("") + "…" + letters.slice(-half).join("");
};

/** @param {string} text */
export const plainName = (text) => visible(cutMiddle(String(text)));

/** Breaks at camelCase humps and after dots, underscores, slashes and hyphens. @param {string} text */
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
  const kept = items.length > most ? [...items.slice(0, most), items.length - most + " more"] : items;
  if (kept.length < 2) return kept.join("");
  return kept.slice(0, -1).join(", ") + " and " + kept[kept.length - 1];
};

/** @param {number} required */
export const requirement = (required) => String(required);

/**
 * What is missing, in whole per cent of the requirement, truncated, at least 1.
 * @param {number} ratio
 * @param {number} required
 */
export const shortBy = (ratio, required) => Math.max(1, Math.floor((1 - ratio / required) * 100));

/** Three decimals, truncated. @param {number} d */
export const difference = (d) => (d > 0 && d < 0.001 ? "under 0.001" : (Math.floor(d * 1000 + 1e-9) / 1000).toFixed(3));

/** @param {number} alpha */
export const percent = (alpha) => {
  const hundred = alpha * 100;
  const whole = Math.round(hundred);
  return (Math.abs(hundred - whole) <= 0.05 ? String(whole) : hundred.toFixed(1)) + "%";
};

/** @param {string} text */
export const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What follows a suggestion that no edit of the sources can make. @param {string | undefined} refused */
export const byHand = (refused) => (refused ? `; by hand: ${visible(refused)}` : "");
