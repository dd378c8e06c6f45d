// The only measurement of a pair, by the tool's own rule. Layers that all lie inside sRGB are composited in sRGB on
// every display; a stack with a layer outside sRGB is composited in each display's own encoded space.

import { luminanceOn, over, p3FromSRGB, ratioOf, settled } from "./colour.js";

/** A color as if it were opaque. @param {Colour} colour @param {number} at @returns {Seen} */
export const seenOf = (colour, at) => ({
  display: colour.displays[at],
  native: colour.on(at),
  srgb: colour.inSRGB,
  isComposite: false,
  luminance: colour.luminanceOn(at),
});

/**
 * A color over the appearance of the layers below it; null is the bottom of the stack.
 * @param {Colour} colour
 * @param {Seen | null} under
 * @param {number} at
 * @returns {Seen}
 */
export const laid = (colour, under, at) => {
  if (under === null || colour.isOpaque) return seenOf(colour, at);
  if (colour.alpha <= 0) return under;
  const { display } = under;
  const native = over(colour.on(at), colour.alpha, under.native);
  const srgb = colour.inSRGB && under.srgb ? over(colour.inSRGB, colour.alpha, under.srgb) : null;
  const luminance = srgb ? luminanceOn("srgb", srgb) : luminanceOn(display, native);
  return { display, native, srgb, isComposite: true, luminance };
};

/** The encoded components that the display shows. @param {Seen} seen */
export const componentsOf = (seen) =>
  seen.isComposite && seen.srgb && seen.display === "display-p3" ? settled(p3FromSRGB(seen.srgb)) : seen.native;

/** The ratio between a composited foreground and what is under it. @param {Seen} seen @param {Seen} under */
export const contrastOf = (seen, under) => {
  if ((seen.srgb === null) === (under.srgb === null)) return ratioOf(seen.luminance, under.luminance);
  // A layer outside sRGB moves the whole stack to the display's own space.
  return ratioOf(luminanceOn(seen.display, seen.native), luminanceOn(under.display, under.native));
};
