// Edits colors in OKLCH and converts them to eight-bit sRGB.

import { clamp01, encodedOf, hexOf, LMS_TO_LAB, oklchOf, times, XYZ_TO_LMS, XYZ_TO_SRGB } from "./colour.js";
import { h } from "./dom.js";

/** @param {number[]} m */
const inverse = (m) => {
  const [a, b, c, d, e, f, g, i, j] = m;
  const whole = a * (e * j - f * i) - b * (d * j - f * g) + c * (d * i - e * g);
  return [
    e * j - f * i,
    c * i - b * j,
    b * f - c * e,
    f * g - d * j,
    a * j - c * g,
    c * d - a * f,
    d * i - e * g,
    b * g - a * i,
    a * e - b * d,
  ]
    .map((part) => part / whole);
};

const LAB_TO_LMS = inverse(LMS_TO_LAB);
const LMS_TO_XYZ = inverse(XYZ_TO_LMS);

/** @param {number[]} lch */
const linearOfOklch = ([l, c, h]) => {
  const angle = (h * Math.PI) / 180;
  const lms = times(LAB_TO_LMS, [l, c * Math.cos(angle), c * Math.sin(angle)]).map((part) => part * part * part);
  return times(XYZ_TO_SRGB, times(LMS_TO_XYZ, lms));
};

/** @param {number[]} linear */
const isInsideSRGB = (linear) =>
  linear.every((part) => part >= -TOOL.gamutTolerance && part <= 1 + TOOL.gamutTolerance);

/**
 * The color with the largest chroma inside sRGB up to the given one, at the same lightness and hue.
 * @param {number[]} lch
 */
const hexOfOklch = ([l, c, h]) => {
  let low = 0;
  let high = c;
  if (!isInsideSRGB(linearOfOklch([l, c, h]))) {
    for (let step = 0; step < 24; step += 1) {
      const middle = (low + high) / 2;
      if (isInsideSRGB(linearOfOklch([l, middle, h]))) low = middle;
      else high = middle;
    }
    c = low;
  }
  return hexOf(linearOfOklch([l, c, h]).map(clamp01).map(encodedOf));
};

/** The key, label, minimum, maximum and step of each axis. @type {[string, string, number, number, number][]} */
export const OKLCH_AXES = [["l", "Lightness", 0, 1, 0.002], ["c", "Chroma", 0, 0.4, 0.002], ["h", "Hue", 0, 360, 1]];

/**
 * Three sliders and the value. `ontry` is called while a slider moves, `onchange` when it rests.
 * @param {string} key
 * @param {Colour} colour
 * @param {{ ontry: (hex: string) => void, onchange: (hex: string) => void }} listeners
 */
export const oklchEditor = (key, colour, { ontry, onchange }) => {
  const now = oklchOf(colour.linear);
  const box = h("div", { class: "oklch" });
  const hexInput = h("input", {
    type: "text",
    id: `${key}-hex`,
    class: "oklch-hex",
    value: colour.hex,
    maxlength: 7,
    spellcheck: "false",
    autocomplete: "off",
    "data-key": `${key}-hex`,
    on: {
      change: () => {
        const match = /^#?([\da-f]{6})$/i.exec(hexInput.value.trim());
        if (match) onchange("#" + match[1].toUpperCase());
        else hexInput.value = colour.hex;
      },
    },
  });
  const inputs = OKLCH_AXES.map(([axis, label, least, most, step], at) => {
    const id = `${key}-${axis}`;
    const input = h("input", { type: "range", id, min: least, max: most, step, "data-key": id });
    input.value = String(now[at]);
    const output = h("output", { for: id }, now[at].toFixed(at === 2 ? 0 : 3));
    const read = () =>
      hexOfOklch(inputs.map((each, index) => (each === input || each.dataset.moved ? Number(each.value) : now[index])));
    input.addEventListener("input", () => {
      input.dataset.moved = "1";
      output.textContent = Number(input.value).toFixed(at === 2 ? 0 : 3);
      hexInput.value = read();
      ontry(hexInput.value);
    });
    input.addEventListener("change", () => onchange(read()));
    box.append(h("label", { for: id }, label), input, output);
    return input;
  });
  box.append(h("label", { for: `${key}-hex` }, "Value"), hexInput);
  return box;
};
