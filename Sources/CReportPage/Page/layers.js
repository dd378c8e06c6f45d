// The origin of a pair: the layers under it, and the places where its colors are written.

import { hexOf, srgbFromP3 } from "./colour.js";
import { copyColourMenu } from "./copying.js";
import { h, name } from "./dom.js";
import { paint, swatch } from "./paint.js";
import { block, placeNode, stateInWords } from "./pieces.js";
import { counted, percent, plainName } from "./text.js";

/** @param {App} app @param {MeasuredSubject} subject */
export const layersBlock = (app, subject) => {
  const { model, judge } = app;
  const { worst } = subject;
  const srgb = model.displays.indexOf("srgb");
  const display =
    srgb >= 0 && ![...worst.background.colours, ...worst.foreground.colours].some((colour) => colour.outside)
      ? srgb
      : worst.display;
  const layers = judge.layers(worst, subject.foreground, subject.background, display);
  const last = layers[layers.length - 1];
  const ground = layers[layers.length - 2];
  /** @param {Child} picture @param {Child} label @param {string[]} values */
  const figure = (picture, label, ...values) =>
    h(
      "li",
      null,
      picture,
      h("span", { class: "layer-name" }, label),
      values.map((value) => h("span", { class: "value" }, value)),
    );
  const result = h(
    "span",
    { class: "swatch split lined", "aria-hidden": "true" },
    paint(h("span"), "backgroundColor", ground.composite, model.displays[display]),
    paint(h("span"), "backgroundColor", last.composite, model.displays[display]),
  );
  /** @param {number[]} rgb */
  const hexOn = (rgb) => hexOf(model.displays[display] === "display-p3" ? srgbFromP3(rgb) : rgb);
  const alternatives = worst.backdrops.length;
  return block(
    "Layers, bottom first",
    h(
      "ol",
      { class: "layers" },
      layers.map((layer) =>
        figure(
          swatch([layer.colour], model.displays),
          layer.isCanvas ? "canvas" : layer.token === null ? "given" : name(model.tokens[layer.token].path),
          layer.colour.text,
        )
      ),
      figure(result, "as shown", hexOn(ground.composite), hexOn(last.composite)),
    ),
    worst.background.colours.length > 1 || worst.foreground.colours.length > 1
      ? h(
        "p",
        { class: "note" },
        `The worst of ${
          counted(Math.max(worst.background.colours.length, worst.foreground.colours.length), "stop")
        } of the gradient.`,
      )
      : null,
    alternatives > 1 ? h("p", { class: "note" }, `The worst of ${alternatives} surfaces that can lie under it.`) : null,
    layers.some((layer) => layer.isCanvas)
      ? h("p", { class: "note" }, "No rule says what lies under it; it was measured over the canvas of the variant.")
      : null,
  );
};

/** @param {App} app @param {Subject} subject */
export const originBlock = (app, subject) => {
  const { model, judge } = app;
  /** @param {string} title @param {number} token @param {number} variant */
  const side = (title, token, variant) => {
    const cell = judge.cell(variant, token);
    const links = cell.links.map((link) => model.pools.linkAt(link));
    const colour = cell.colours[0];
    const steps = links.map((link) =>
      h(
        "li",
        null,
        link.path === null ? h("span", { class: "value" }, plainName(link.text ?? "")) : name(link.path),
        link.path !== null && link.text ? h("span", { class: "value quiet" }, " ", plainName(link.text)) : null,
        h("br"),
        placeNode(link.place),
      )
    );
    const value = cell.isTried
      ? [h("b", null, "Tried: "), h("span", { class: "value" }, colour.text)]
      : cell.colours.length > 1
      ? cell.colours.map((each) => h("span", { class: "value stop" }, each.text))
      : colour
      ? h(
        "span",
        { class: "value" },
        colour.alpha < 1 && !colour.source ? `${colour.hex} at ${percent(colour.alpha)}` : colour.text,
      )
      : stateInWords(cell);
    if (links.length === 0) {
      steps.push(h("li", null, name(model.tokens[token].path), h("br"), placeNode(model.tokens[token].place)));
    }
    steps.push(h("li", null, value));
    return h(
      "div",
      { class: "origin" },
      h("div", { class: "origin-head" }, h("h4", null, title), colour ? copyColourMenu(app, colour, title) : null),
      h("ol", { class: "chain" }, steps),
    );
  };
  return block(
    "Where the colours come from",
    side("Foreground", subject.foreground, subject.foregroundVariant),
    side("Background", subject.background, subject.variant),
  );
};
