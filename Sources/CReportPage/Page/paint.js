// Colors reach the page only through CSSOM, because the Content-Security-Policy forbids inline styles.

import {
  byte,
  encodedOf,
  hexOf,
  linearOf,
  linearSRGBOn,
  luminanceOf,
  ratioOf,
  rgbOfHex,
  seenAs,
  srgbFromP3,
} from "./colour.js";
import { h, icon } from "./dom.js";
import { componentsOf, laid } from "./measure.js";

export const darkScheme = matchMedia("(prefers-color-scheme: dark)");
const PAGE_GROUND = { light: "#F7F7F7", dark: "#131313" };
let pageLuminance = 1;
export const readScheme = () => {
  pageLuminance = luminanceOf(rgbOfHex(darkScheme.matches ? PAGE_GROUND.dark : PAGE_GROUND.light).map(linearOf));
};
readScheme();

// The kind of vision that the page simulates; null is typical vision.
/** @type {string | null} */
export let seeing = null;
/** @param {string | null} vision */
export const showAs = (vision) => {
  seeing = vision;
};

/** @param {number[]} rgb */
const decimals = (rgb) => rgb.map((c) => Number(c.toFixed(5))).join(" ");

/**
 * A display's encoded components as CSS: a fallback and, where there is one, the wide color.
 * @param {number[]} rgb
 * @param {string} display
 * @returns {[string, string | null]}
 */
const cssOf = (rgb, display) => {
  if (seeing) return [hexOf(seenAs(seeing, linearSRGBOn(display, rgb)).map(encodedOf)), null];
  if (display !== "display-p3") return [hexOf(rgb), null];
  const inSRGB = srgbFromP3(rgb);
  const isInside = inSRGB.every((c) => c >= -TOOL.gamutTolerance && c <= 1 + TOOL.gamutTolerance);
  return [hexOf(inSRGB), isInside ? null : `color(display-p3 ${decimals(rgb)})`];
};

/**
 * @param {HTMLElement} element
 * @param {"color" | "backgroundColor"} property
 * @param {number[]} rgb
 * @param {string} [display]
 */
export const paint = (element, property, rgb, display = "srgb") => {
  const [fallback, wide] = cssOf(rgb, display);
  element.style[property] = fallback;
  if (wide) element.style[property] = wide;
  return element;
};

/**
 * Whether a tile needs a hairline: it has less contrast against the page than WCAG requires of shapes.
 * @param {number[]} rgb
 * @param {string} [display]
 */
export const needsLine = (rgb, display = "srgb") =>
  ratioOf(luminanceOf(linearSRGBOn(display, rgb)), pageLuminance) < WCAG.nonText;

/** @param {Colour} colour */
const cssWithAlpha = (colour) => {
  const rgb = seeing ? seenAs(seeing, colour.srgb.map(linearOf)).map(encodedOf) : colour.srgb;
  const [r, g, b] = rgb.map(byte);
  return `rgb(${r} ${g} ${b} / ${Number(colour.alpha.toFixed(4))})`;
};

/** @param {Colour} colour @param {string[]} displays */
const cssAsIs = (colour, displays) => {
  const at = displays.indexOf("display-p3");
  if (!colour.outside || seeing || at < 0) return cssWithAlpha(colour);
  return `color(display-p3 ${decimals(colour.on(at))} / ${Number(colour.alpha.toFixed(4))})`;
};

/** @param {number} size */
const CHECKS = (size) =>
  `repeating-conic-gradient(var(--check-a) 0 25%, var(--check-b) 0 50%) 0 0 / ${size}px ${size}px`;

/**
 * A color as it is: a checkerboard under alpha, bands for stops, a triangle where it lies outside sRGB.
 * @param {Colour[]} colours
 * @param {string[]} displays
 * @param {string} [className]
 */
export const swatch = (colours, displays, className = "") => {
  const element = h("span", { class: "swatch " + className, "aria-hidden": "true" });
  if (colours.length === 0) {
    element.classList.add("hatched");
    return element;
  }
  const layers = [];
  if (colours.length === 1) {
    const [colour] = colours;
    if (colour.outside) {
      layers.push(`linear-gradient(to bottom right, transparent 50%, ${cssAsIs(colour, displays)} 50%)`);
    }
    layers.push(`linear-gradient(${cssWithAlpha(colour)}, ${cssWithAlpha(colour)})`);
  } else {
    const shown = colours.slice(0, 12);
    const stops = shown.map((colour, at) =>
      `${cssWithAlpha(colour)} ${(at / shown.length) * 100}% ${((at + 1) / shown.length) * 100}%`
    );
    layers.push(`linear-gradient(to right, ${stops.join(", ")})`);
  }
  if (colours.some((colour) => !colour.isOpaque)) layers.push(CHECKS(10));
  element.style.background = layers.join(", ");
  if (!element.style.background) element.style.background = cssWithAlpha(colours[0]);
  if (colours.some((colour) => !colour.isOpaque || needsLine(colour.srgb))) element.classList.add("lined");
  return element;
};

/**
 * The real composite of a measurement, with its sample on it.
 * @param {App} app
 * @param {Worst | null} worst
 * @param {string} sample
 * @param {string} [className]
 */
export const tile = (app, worst, sample, className = "") => {
  const element = h("span", { class: `tile ${worst ? "s-" + sample : "hatched"} ${className}`, "aria-hidden": "true" });
  if (!worst) return element;
  const { ground, ink, display } = look(app, worst);
  paint(element, "backgroundColor", ground, display);
  paint(element, "color", ink, display);
  if (needsLine(ground, display)) element.classList.add("lined");
  if (sample === "icon") element.append(icon("magnifier", "sample"));
  return element;
};

/**
 * Whether a screen shows the foreground in the same color as its background.
 * @param {App} app
 * @param {Worst | null} worst
 */
export const isSame = (app, worst) => {
  if (!worst) return false;
  const { ground, ink } = look(app, worst);
  return hexOf(ground) === hexOf(ink);
};

/**
 * The composites of background and foreground on the display that decided.
 * @param {App} app
 * @param {Worst} worst
 */
export const look = (app, worst) => {
  const { displays } = app.model;
  const srgb = displays.indexOf("srgb");
  const background = worst.background.colours[worst.b];
  const foreground = worst.foreground.colours[worst.f];
  const at = srgb >= 0 && !background.outside && !foreground.outside ? srgb : worst.display;
  const ground = app.judge.ground(background.isOpaque ? [] : worst.backdrops[worst.k] ?? [], background, at);
  const ink = laid(foreground, ground, at);
  return { ground: componentsOf(ground), ink: componentsOf(ink), display: displays[at] };
};
