// Copies a color in every notation, and a pair as Markdown.

import { byte, encodedOf, oklchOf, SRGB_TO_XYZ, times, XYZ_TO_P3 } from "./colour.js";
import { button, h } from "./dom.js";
import { criterionLine } from "./filters.js";
import { addressOf, copyText, ratioText, ruleTitle, stateInWords, VERDICT_WORDS } from "./pieces.js";
import { cutMiddle, requirement, visible } from "./text.js";

/** @param {Colour} colour @returns {[string, string][]} */
const notations = (colour) => {
  const [r, g, b] = colour.srgb.map(byte);
  const alpha = colour.alpha;
  const slash = alpha === 1 ? "" : ` / ${Number(alpha.toFixed(4))}`;
  const [l, c, hue] = oklchOf(colour.linear);
  const p3 = times(XYZ_TO_P3, times(SRGB_TO_XYZ, colour.linear)).map(encodedOf);
  /** @param {number[]} rgb @param {string} space */
  const swift = (rgb, space) =>
    `Color(.${space}, red: ${
      rgb.map((x) => Number(x.toFixed(4))).join(", green: ").replace(/, green: ([^,]*)$/, ", blue: $1")
    }${alpha === 1 ? "" : ", opacity: " + Number(alpha.toFixed(4))})`;
  const alphaHex = alpha === 1 ? "" : byte(alpha).toString(16).padStart(2, "0").toUpperCase();
  /** @type {[string, string][]} */
  const written = colour.source && !colour.source.startsWith("#") ? [["As written", colour.source]] : [];
  return [
    ["Hex", colour.hex + alphaHex],
    ["RGB", `rgb(${r} ${g} ${b}${slash})`],
    ["OKLCH", `oklch(${Number((l * 100).toFixed(2))}% ${Number(c.toFixed(4))} ${Number(hue.toFixed(2))}${slash})`],
    ["Display P3", `color(display-p3 ${p3.map((x) => Number(x.toFixed(4))).join(" ")}${slash})`],
    ["Swift", colour.outside ? swift(p3, "displayP3") : swift(colour.srgb, "sRGB")],
    ...written,
  ];
};

/** @param {App} app @param {Colour} colour @param {string} title */
export const copyColourMenu = (app, colour, title) => {
  const id = "copy-colour-" + title.toLowerCase();
  const label = button("Copy colour", {
    mark: "copy",
    className: "button plain",
    "aria-expanded": "false",
    "aria-controls": id,
    "data-key": id,
    "aria-label": `Copy colour of the ${title.toLowerCase()}`,
  });
  const popover = h(
    "div",
    { class: "popover right", id, role: "group", "aria-label": "Notations", hidden: true },
    notations(colour).map(([what, text]) =>
      h(
        "button",
        {
          type: "button",
          class: "notation",
          on: {
            click: () => {
              app.closePopovers();
              label.focus();
              copyText(text, `${what} copied: ${text}`);
            },
          },
        },
        h("span", { class: "quiet" }, what),
        " ",
        h("span", { class: "value" }, text),
      )
    ),
  );
  label.addEventListener("click", () => {
    const opens = label.getAttribute("aria-expanded") === "false";
    app.closePopovers();
    if (!opens) return;
    label.setAttribute("aria-expanded", "true");
    popover.hidden = false;
  });
  return h("div", { class: "facet-box" }, label, popover);
};

/** @param {string} text */
export const markdownCode = (text) => {
  const seen = visible(text.length > 400 ? cutMiddle(text, 400) : text);
  const fence = "`".repeat(Math.max(0, ...[...seen.matchAll(/`+/g)].map((run) => run[0].length)) + 1);
  return fence.length > 1 ? `${fence} ${seen} ${fence}` : fence + seen + fence;
};

/** @param {string} text */
const markdownText = (text) => visible(text).replace(/[\\`*_{}[\]<>#|@]/g, "\\$&");

/** @param {App} app @param {Subject} subject */
export const pairMarkdown = (app, subject) => {
  const { model, judge } = app;
  const { rule, pair, ratio, verdict } = subject;
  const variant = markdownText(model.variants[subject.variant].name);
  const foreground = markdownCode(model.tokens[subject.foreground].path);
  const background = markdownCode(model.tokens[subject.background].path);
  const figure = Number.isNaN(ratio) ? "no ratio" : ratioText(ratio, rule?.required) + ":1";
  const lines = [
    `**${foreground} on ${background} ${verdict >= 0 ? VERDICT_WORDS[verdict] : "measured"} in ${variant}: ${figure}${
      rule ? `, needs ${requirement(rule.required)}:1` : ""
    }**`,
    "",
  ];
  /** @param {string} title @param {number} token @param {number} owner */
  const side = (title, token, owner) => {
    const cell = judge.cell(owner, token);
    const chain = cell.links.map((link) => model.pools.linkAt(link)).map((link) =>
      `${markdownCode(link.path ?? link.text ?? "value")} (${
        markdownText(`${link.place.file}:${link.place.line}:${link.place.column}`)
      })`
    );
    const tried = judge.tried.has(owner * judge.tokens + token) ? "tried, not in the file: " : "";
    lines.push(
      `- ${title}: ${tried}${
        cell.colours.map((colour) => markdownCode(colour.text)).join(", ") || markdownText(stateInWords(cell))
      }; ${chain.join(" → ")}`,
    );
  };
  if (judge.tries.length > 0) lines.push("- With tried colours that are in no file; the link keeps them.");
  side("Foreground", subject.foreground, subject.foregroundVariant);
  side("Background", subject.background, subject.variant);
  if (rule) {
    lines.push(
      `- Rule: ${markdownText(ruleTitle(rule))}, ${criterionLine(rule)}${
        rule.reason ? ". " + markdownText(rule.reason) : ""
      }`,
    );
  }
  lines.push(`- ${addressOf(pair >= 0 ? app.links.pairState(pair) : app.links.cellState(subject))}`);
  return lines.join("\n") + "\n";
};
