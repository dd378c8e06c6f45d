// One pair in full.

import {
  byte,
  differenceOf,
  encodedOf,
  hexOf,
  oklchOf,
  shown,
  SRGB_TO_XYZ,
  srgbFromP3,
  times,
  XYZ_TO_P3,
} from "./colour.js";
import { button, h, icon, name, plain, unseen } from "./dom.js";
import { evidenceBlock } from "./evidence.js";
import { criterionLine } from "./filters.js";
import { tryButton } from "./findings.js";
import { EXEMPT, FAIL, PASS, UNDETERMINED, VERDICTS, WAIVED } from "./model.js";
import { sentence } from "./overview.js";
import { look, needsLine, paint, swatch, tile } from "./paint.js";
import {
  addressOf,
  bar,
  CHANGES,
  copyLink,
  copyText,
  DISPLAY_WORDS,
  linkTo,
  MAPPING_WORDS,
  needs,
  pillOfPair,
  placeNode,
  ratioText,
  ruleTitle,
  VERDICT_WORDS,
} from "./pieces.js";
import {
  byHand,
  count,
  counted,
  cutMiddle,
  difference,
  listed,
  percent,
  plainName,
  requirement,
  visible,
} from "./text.js";

/** A pair under a rule, or two tokens of a variant that no rule names. @param {App} app @param {number} pair */
export const subjectOfPair = (app, pair) => {
  const { model, judge } = app;
  const group = model.pairs.group[pair];
  const rule = app.pairs.ruleOf(pair);
  return {
    pair,
    rule,
    variant: model.pairs.variant[pair],
    foreground: model.groupForeground[group],
    background: model.groupBackground[group],
    foregroundVariant: judge.foregroundVariant(rule.index, model.pairs.variant[pair]),
    ratio: model.pairs.ratio[pair],
    verdict: model.pairs.verdict[pair],
    worst: judge.measured(pair),
  };
};
/** @param {App} app @param {number} variant @param {number} foreground @param {number} background */
export const subjectOfCell = (app, variant, foreground, background) => {
  const pair = app.pairs.worstPairOfCell(variant, foreground, background);
  if (pair >= 0) return subjectOfPair(app, pair);
  const worst = app.judge.measuredCell(variant, foreground, background);
  return {
    pair: -1,
    rule: null,
    variant,
    foreground,
    background,
    foregroundVariant: variant,
    ratio: worst?.ratio ?? NaN,
    verdict: -1,
    worst,
  };
};

/** @param {App} app @param {any} position */
const inspectorTop = (app, position) =>
  h(
    "div",
    { class: "inspector-top" },
    h("p", null, position ? `${count(position.at + 1)} of ${count(position.of)}` : "Pair"),
    position
      ? [
        h("button", {
          type: "button",
          class: "button icon-only",
          "aria-label": "Previous finding",
          "data-key": "previous-pair",
          disabled: position.at <= 0,
          on: { click: () => app.pane.step(-1) },
        }, icon("up")),
        h("button", {
          type: "button",
          class: "button icon-only",
          "aria-label": "Next finding",
          "data-key": "next-pair",
          disabled: position.at >= position.of - 1,
          on: { click: () => app.pane.step(1) },
        }, icon("down")),
      ]
      : null,
    h("button", {
      type: "button",
      class: "button icon-only",
      "aria-label": "Close the inspector",
      "data-key": "close-pair",
      on: { click: () => app.pane.closeInspector() },
    }, icon("close")),
  );

/** @param {App} app @param {any} subject */
const inspectorActions = (app, subject) => {
  const { pair } = subject;
  return h(
    "div",
    { class: "actions" },
    pair >= 0
      ? button("Copy link", {
        mark: "link",
        className: "button primary",
        "data-key": "copy-pair",
        onclick: () => copyLink(app.links.pairState(pair)),
      })
      : button("Copy link", {
        mark: "link",
        className: "button primary",
        "data-key": "copy-pair",
        onclick: () => copyLink(app.links.cellState(subject)),
      }),
    button("Copy Markdown", {
      mark: "copy",
      "data-key": "copy-markdown",
      onclick: () => copyText(pairMarkdown(app, subject), "Markdown copied."),
    }),
    app.state.view !== "matrix" ? linkTo(app.links.cellState(subject), "button", "In matrix") : null,
  );
};

/** @param {App} app @param {any} subject @param {any} parts */
export const inspector = (app, subject, { position }) => {
  const { model } = app;
  const { rule, pair, worst, ratio } = subject;
  const foreground = model.tokens[subject.foreground].path;
  const background = model.tokens[subject.background].path;
  const title = h(
    "h2",
    { class: "inspector-title", tabindex: "-1", id: "inspector-title" },
    name(foreground),
    " on ",
    name(background),
    h("span", { class: "in" }, " in ", plain(model.variants[subject.variant].name)),
  );
  return [
    inspectorTop(app, position),
    title,
    h(
      "div",
      { class: "inspector-ratio" },
      h("b", { class: "big-ratio" }, Number.isNaN(ratio) ? "no ratio" : ratioText(ratio, rule?.required) + ":1"),
      pair >= 0 ? pillOfPair(app, pair) : null,
      rule ? h("span", null, subject.verdict === EXEMPT ? "nothing is required" : needs(ratio, rule.required)) : null,
    ),
    bar(ratio, rule && subject.verdict !== EXEMPT ? rule.required : null, { large: true }),
    ruleNotes(app, subject),
    evidenceBlock(app, subject),
    inspectorActions(app, subject),
    worst ? samplesBlock(app, subject) : null,
    pair >= 0 ? suggestionsBlock(app, subject) : null,
    everyThemeBlock(app, subject),
    worst ? displaysBlock(app, subject) : null,
    worst ? layersBlock(app, subject) : null,
    originBlock(app, subject),
  ];
};

/** @param {any} title */
export const block = (title, ...children) => h("section", { class: "inspector-block" }, h("h3", null, title), children);

/** @param {App} app @param {any} parts */
const ruleNotes = (app, { pair, rule, verdict }) => {
  const { model } = app;
  const { pairs } = model;
  const notes = [];
  if (!rule) notes.push("No rule names this pair. It was measured, not judged.");
  else {
    notes.push([ruleTitle(rule), ", ", criterionLine(rule), ".", rule.reason ? " " + sentence(rule.reason) : ""]);
    const reason = pairs.reason.get(pair);
    if (reason) {
      notes.push([
        h("b", null, verdict === UNDETERMINED ? "Undetermined. " : verdict === EXEMPT ? "Exempt. " : ""),
        sentence(reason),
        verdict === UNDETERMINED && /translucent|under it|beneath/.test(reason)
          ? " Name what lies under it in the rule’s “over”."
          : "",
      ]);
    }
    const waiver = model.waivers[pairs.waiver[pair]];
    if (waiver) {
      const until = waiver.state === "expired"
        ? `Waiver expired ${visible(waiver.expires ?? "")}. `
        : waiver.expires
        ? `Waived until ${visible(waiver.expires)}. `
        : "Waived. ";
      notes.push([
        h("b", null, until),
        sentence(waiver.reason),
        ` Kind: ${visible(waiver.kind)}.`,
        waiver.owner ? ` Owner: ${visible(waiver.owner)}.` : "",
      ]);
    }
    if (pairs.fragile[pair]) {
      const native = pairs.native.get(pair);
      const then = verdict === PASS ? "fails" : "passes";
      notes.push([
        h("b", null, "Fragile. "),
        native === undefined
          ? `Rounded to 8 bits, as a screen does, this pair ${then}.`
          : `Where a display composites in its own color space, this pair ${then} at ${
            ratioText(native, rule.required)
          }.`,
      ]);
    }
    if (model.baseline) {
      const change = CHANGES[pairs.change[pair]];
      const before = pairs.baseline.get(pair);
      const was = before === undefined ? null : ratioText(before, rule.required);
      if (change === "new") {
        notes.push([h("b", null, "New. "), was ? `It was ${was} in the baseline.` : "The baseline has no such pair."]);
      }
      if (change === "worse") notes.push([h("b", null, "Worse. "), was ? `It was ${was} in the baseline.` : ""]);
      if (change === "better") notes.push([h("b", null, "Better. "), was ? `It was ${was} in the baseline.` : ""]);
      if (change === "known") notes.push(was ? `Known: ${was} in the baseline.` : "Known in the baseline.");
      if (change === "fixed") {
        notes.push([h("b", null, "Fixed. "), was ? `It was ${was} in the baseline.` : "It failed in the baseline."]);
      }
    }
  }
  return notes.map((note) => h("p", { class: "note" }, note));
};

const SAMPLES = [
  ["text", "Body", WCAG.aaText],
  ["large-text", "Large", WCAG.aaLarge],
  ["large-bold-text", "Bold", WCAG.aaLarge],
  ["icon", "Icon", WCAG.nonText],
  ["border", "Border", WCAG.nonText],
  ["focus", "Focus", WCAG.nonText],
  // WCAG asks nothing of what cannot be used.
  ["disabled", "Inactive", null],
];

/**
 * Samples are generated content: a picture of the system's colours, not text of the page.
 * @param {App} app
 * @param {any} parts
 */
const samplesBlock = (app, { worst, rule, ratio, verdict }) => {
  const { ground, ink, display } = look(app, worst);
  const stage = h("div", {
    class: "stage",
    role: "img",
    "aria-label": `Samples of the foreground on the background: ${shown(ratio, rule?.required)} to 1`,
  });
  paint(stage, "backgroundColor", ground, display);
  paint(stage, "color", ink, display);
  if (needsLine(ground, display)) stage.classList.add("lined");
  stage.append(
    h("div", { class: "stage-body" }),
    h("div", { class: "stage-large" }),
    h("div", { class: "stage-bold" }),
    h("div", { class: "stage-icon" }, icon("magnifier")),
    h("div", { class: "stage-border" }),
    h("div", { class: "stage-focus" }),
    h("div", { class: "stage-disabled" }),
  );
  return block(
    "At the sizes the rules are about",
    stage,
    h(
      "ul",
      { class: "verdict-list" },
      SAMPLES.map(([sample, word, required]) => {
        const own = rule?.sample === sample;
        const asked = !own ? required : verdict === EXEMPT ? null : rule.required;
        const outcome = asked === null ? "exempt" : ratio >= asked ? "pass" : "fail";
        return h(
          "li",
          { class: own ? "own" : null },
          icon(outcome),
          unseen({ exempt: "exempt: ", pass: "passes: ", fail: "fails: " }[outcome]),
          h(
            "span",
            { class: "own-word" },
            word,
            asked === null ? null : [" ", h("span", { class: "quiet" }, requirement(asked))],
          ),
        );
      }),
    ),
  );
};

/** @param {App} app @param {any} subject @param {TipData} tip */
const suggestionItem = (app, subject, [side, kind, color, raw, refused]) => {
  const { model, judge } = app;
  const { pair, foreground, background, variant, foregroundVariant, rule } = subject;
  const token = side === "background" ? background : foreground;
  const owner = side === "background" ? variant : foregroundVariant;
  const colour = model.colours[color];
  const before = judge.cell(owner, token).colours[0];
  const trial = judge.trialFor(token, owner, colour);
  const worst = judge.measured(pair, trial);
  const effect = judge.effectOf(trial);
  const what = raw === null
    ? (kind === "alpha" ? `${percent(colour.alpha)} alpha` : colour.text)
    : model.tokens[raw].path;
  const themes = [...effect.themes];
  return h(
    "li",
    null,
    tile(app, worst, rule.sample, "small"),
    h(
      "div",
      null,
      h(
        "p",
        { class: "suggestion-name" },
        raw === null ? h("span", { class: "value" }, what) : name(what),
        " for ",
        name(model.tokens[token].path),
      ),
      h(
        "p",
        { class: "suggestion-effect" },
        `${worst ? ratioText(worst.ratio, rule.required) + ":1" : ""}${
          before ? ", ΔE " + difference(differenceOf(before.linear, colour.linear)) : ""
        }. `,
        `Mends ${count(effect.mended)}, breaks ${effect.broken === 0 ? "none" : count(effect.broken)}${
          themes.length > 0 && model.themesInUse.length > 1 ? " in " + listed(themes.map(plainName), 3) : ""
        }${byHand(refused)}.`,
      ),
    ),
    tryButton(app, token, owner, colour, `${plainName(what)} for ${plainName(model.tokens[token].path)}`),
  );
};

/** @param {App} app @param {any} subject */
const suggestionsBlock = (app, subject) => {
  const { model, judge } = app;
  const { pair, verdict } = subject;
  if (verdict !== FAIL && verdict !== WAIVED) return null;
  // An empty list where they were looked for and none was found.
  const tips = model.data.tips[model.pairs.tips.get(pair)];
  if (!tips || tips.length === 0) {
    const why = tips
      ? "No single change of one colour passes: move both."
      : verdict === WAIVED
      ? "Not looked for: the pair is waived."
      : "Not looked for: the audit suggests colours for its worst failures; " +
        "“legible audit --suggestions all” does so for every one.";
    return judge.tries.length > 0 ? null : block("Nearest colours that pass", h("p", { class: "note" }, why));
  }
  return block(
    "Nearest colours that pass",
    h(
      "ul",
      { class: "suggestions" },
      tips.slice(0, 4).map((tip) => suggestionItem(app, subject, tip)),
    ),
  );
};

/** @param {App} app @param {any} subject @param {any} parts */
const everyThemeItem = (app, subject, { pair, worst, ratio, variant }) => {
  const { model } = app;
  const verdict = pair >= 0 ? model.pairs.verdict[pair] : -1;
  const target = app.state.view === "matrix" || pair < 0
    ? app.links.cellState({ ...subject, variant: variant.index })
    : app.links.pairState(pair, app.state.view === "findings" ? null : undefined);
  return h(
    "li",
    null,
    h(
      "a",
      {
        href: target.toString(),
        "aria-current": variant.index === subject.variant ? "true" : null,
        class: "every-link",
      },
      tile(app, worst, subject.rule?.sample ?? app.pairs.sampleOfToken(subject.foreground), "small"),
      h(
        "span",
        null,
        plain(variant.name),
        h(
          "span",
          { class: "every-ratio" },
          verdict >= 0 ? [icon(VERDICTS[verdict]), unseen(VERDICT_WORDS[verdict] + " ")] : null,
          h("b", null, Number.isNaN(ratio) ? "no ratio" : ratioText(ratio, subject.rule?.required)),
        ),
      ),
    ),
  );
};

/** @param {App} app @param {any} subject */
const everyThemeBlock = (app, subject) => {
  const { model, judge } = app;
  if (model.variants.length < 2) return null;
  const group = subject.pair >= 0 ? model.pairs.group[subject.pair] : -1;
  const all = model.variants.map((variant) => {
    const pair = group >= 0 ? model.pairAt[variant.index * model.groupCount + group] : -1;
    const other = pair >= 0
      ? { pair, worst: judge.measured(pair), ratio: model.pairs.ratio[pair] }
      : { pair: -1, worst: judge.measuredCell(variant.index, subject.foreground, subject.background) };
    return { ...other, ratio: other.ratio ?? other.worst?.ratio ?? NaN, variant };
  });
  const most = 24;
  let shownOnes = all;
  if (all.length > most && !app.allThemes) {
    const at = subject.variant;
    const from = Math.max(0, Math.min(at - most / 2, all.length - most));
    shownOnes = all.slice(from, from + most);
  }
  return block(
    model.themesInUse.length > 1 ? "The same pair in every theme" : "The same pair in every variant",
    h(
      "ul",
      { class: "every" },
      shownOnes.map((other) => everyThemeItem(app, subject, other)),
    ),
    shownOnes.length < all.length
      ? button(`Show all ${all.length}`, {
        className: "button plain",
        "data-key": "all-themes",
        onclick: () => {
          app.allThemes = true;
          app.pane.renderSide();
        },
      })
      : null,
  );
};

/** @param {App} app @param {any} parts */
const displaysBlock = (app, { worst, rule }) => {
  const { model } = app;
  if (model.displays.length < 2) return null;
  const colours = [worst.background.colours[worst.b], worst.foreground.colours[worst.f]];
  const names = model.displays.map((display) => DISPLAY_WORDS[display]);
  const outside = colours.filter((colour) => colour.outside);
  const texts = worst.byDisplay.map((ratio) => ratioText(ratio, rule?.required));
  if (outside.length === 0 && new Set(texts).size === 1) {
    return block("Displays", h("p", { class: "note" }, `The same on ${listed(names)}: both colours are inside sRGB.`));
  }
  return block(
    "Displays",
    h(
      "table",
      { class: "displays" },
      h("caption", { class: "unseen" }, "Contrast on each display"),
      h(
        "thead",
        { class: "unseen" },
        h("tr", null, ["Display", "Contrast", "Margin"].map((title) => h("th", { scope: "col" }, title))),
      ),
      h(
        "tbody",
        null,
        worst.byDisplay.map((ratio, at) =>
          h(
            "tr",
            null,
            h("th", { scope: "row" }, names[at]),
            h("td", null, h("b", null, texts[at])),
            h("td", { class: "displays-bar" }, bar(ratio, rule?.required)),
          )
        ),
      ),
    ),
    h(
      "p",
      { class: "note" },
      outside.length > 0
        ? `The worse one decides. Outside sRGB: ${MAPPING_WORDS[model.mapping]}.`
        : "The worse one decides. A layer outside sRGB makes each display composite in its own space.",
    ),
  );
};

/** @param {App} app @param {any} subject */
const layersBlock = (app, subject) => {
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
  const figure = (picture, label, ...values) =>
    h(
      "li",
      null,
      picture,
      h("span", { class: "layer-name" }, label),
      values.map((value) => h("span", { class: "value" }, value)),
    );
  const result = h("span", { class: "swatch split lined", "aria-hidden": "true" }, h("span"), h("span"));
  paint(result.firstChild, "backgroundColor", ground.composite, model.displays[display]);
  paint(result.lastChild, "backgroundColor", last.composite, model.displays[display]);
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

/** @param {App} app @param {any} subject */
const originBlock = (app, subject) => {
  const { model, judge } = app;
  const side = (title, token, variant) => {
    const cell = judge.cell(variant, token);
    const links = cell.links.map((link) => model.links[link]);
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

/** @param {Cell} cell */
export const stateInWords = (cell) => {
  const { state } = cell;
  if (cell.kind === "placeholder") {
    return `${state.is === "forbidden" ? "must not be used" : "placeholder"}: ${plainName(state.text)}`;
  }
  if (cell.kind === "undetermined") return sentence(state.reason);
  return "this theme does not have it";
};

/** @param {Colour} colour */
const notations = (colour) => {
  const [r, g, b] = colour.srgb.map(byte);
  const alpha = colour.alpha;
  const slash = alpha === 1 ? "" : ` / ${Number(alpha.toFixed(4))}`;
  const [l, c, hue] = oklchOf(colour.linear);
  const p3 = times(XYZ_TO_P3, times(SRGB_TO_XYZ, colour.linear)).map(encodedOf);
  const swift = (rgb, space) =>
    `Color(.${space}, red: ${
      rgb.map((x) => Number(x.toFixed(4))).join(", green: ").replace(/, green: ([^,]*)$/, ", blue: $1")
    }${alpha === 1 ? "" : ", opacity: " + Number(alpha.toFixed(4))})`;
  const alphaHex = alpha === 1 ? "" : byte(alpha).toString(16).padStart(2, "0").toUpperCase();
  return [
    ["Hex", colour.hex + alphaHex],
    ["RGB", `rgb(${r} ${g} ${b}${slash})`],
    ["OKLCH", `oklch(${Number((l * 100).toFixed(2))}% ${Number(c.toFixed(4))} ${Number(hue.toFixed(2))}${slash})`],
    ["Display P3", `color(display-p3 ${p3.map((x) => Number(x.toFixed(4))).join(" ")}${slash})`],
    ["Swift", colour.outside ? swift(p3, "displayP3") : swift(colour.srgb, "sRGB")],
    ...(colour.source && !colour.source.startsWith("#") ? [["As written", colour.source]] : []),
  ];
};

/** @param {App} app @param {Colour} colour @param {any} title */
const copyColourMenu = (app, colour, title) => {
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

/** @param {App} app @param {any} subject */
const pairMarkdown = (app, subject) => {
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
  const side = (title, token, owner) => {
    const cell = judge.cell(owner, token);
    const chain = cell.links.map((link) => model.links[link]).map((link) =>
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
  if (judge.tries.length > 0) lines.push("- With tried colours that no file has; the link keeps them.");
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
