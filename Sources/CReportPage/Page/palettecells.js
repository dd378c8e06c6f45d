// One color of a palette: its swatch, its value and its mark.

import { h, name, svg } from "./dom.js";
import { VERDICTS } from "./model.js";
import { swatch } from "./paint.js";
import { linkTo, stateInWords } from "./pieces.js";
import { State } from "./state.js";
import { cutMiddle, difference, visible } from "./text.js";

/** @param {Colour} colour @returns {Child} */
const colourValue = (colour) => [
  h("span", { class: "value" }, colour.text),
  colour.outside
    ? h(
      "span",
      { class: "gamut" },
      gamutMark(),
      h("b", null, "outside sRGB"),
      h("span", { class: "quiet" }, `shown as ${colour.hex}, ΔE ${difference(colour.shift)}`),
    )
    : null,
];

export const gamutMark = () =>
  svg(
    "svg",
    { class: "icon gamut-mark", viewBox: "0 0 8 8", "aria-hidden": "true" },
    svg("path", { d: "M0.500 0.500H7.500V7.500H0.500Z" }),
    svg("path", { class: "filled", d: "M7.500 0.500V7.500H0.500Z" }),
  );

/** @param {App} app @param {Cell} cell */
export const rawNameOf = (app, cell) => {
  const links = cell.links.map((link) => app.model.pools.linkAt(link)).filter((link) => link.path !== null);
  return links.length > 1 ? links[links.length - 1].path : null;
};

/** @param {App} app @param {Cell} cell */
export const paletteCell = (app, cell) => {
  const { model } = app;
  if (cell.colours.length === 0) {
    return [
      swatch([], model.displays),
      h(
        "span",
        { class: "palette-text" },
        h(
          "span",
          { class: "value" },
          cell.kind === "absent" ? "absent" : cell.kind === "placeholder" ? "placeholder" : "unknown",
        ),
        cell.kind === "absent" ? null : h("span", { class: "quiet" }, visible(cutMiddle(stateInWords(cell), 60))),
      ),
    ];
  }
  const raw = rawNameOf(app, cell);
  return [
    swatch(cell.colours, model.displays),
    h(
      "span",
      { class: "palette-text" },
      cell.colours.length > 1
        ? h("span", { class: "value" }, `${cell.colours.length} ${cell.kind === "composite" ? "parts" : "stops"}`)
        : colourValue(cell.colours[0]),
      raw && cell.colours.length === 1 ? name(raw.slice(raw.lastIndexOf(".") + 1), "name quiet") : null,
    ),
  ];
};

/** @param {App} app @param {number} token */
export const tokenLink = (app, token) => {
  const { path } = app.model.tokens[token];
  return app.model.groupsOfToken[token].length > 0
    ? linkTo(new State("findings").with({ verdict: VERDICTS, token: path }), "token-link", name(path))
    : name(path);
};
