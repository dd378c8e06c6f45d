// A combobox that finds variants, causes, rules and tokens, and offers a search for the text itself.

import { focusedElement, h, icon, name, say } from "./dom.js";
import { VERDICTS } from "./model.js";
import { ruleTitle } from "./pieces.js";
import { State } from "./state.js";
import { counted } from "./text.js";

const MOST_OF_A_KIND = 6;

export class Search {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** @type {{ kind: string, text: string, count: number | null, state: State }[]} */
    this.options = [];
    this.active = -1;
    this.input = h("input", {
      type: "search",
      id: "search",
      class: "search-input",
      role: "combobox",
      autocomplete: "off",
      spellcheck: "false",
      "aria-expanded": "false",
      "aria-controls": "search-list",
      "aria-autocomplete": "list",
      "aria-label": "Find a token, theme, colour or file",
      placeholder: "Find a token, theme, colour, file",
      on: {
        input: () => this.suggest(),
        focus: () => this.suggest(),
        keydown: (/** @type {KeyboardEvent} */ event) => this.keydown(event),
        blur: () => setTimeout(() => this.close(), 150),
      },
    });
    this.list = h("ul", {
      id: "search-list",
      class: "popover suggestions-list",
      role: "listbox",
      "aria-label": "Suggestions",
      hidden: true,
    });
    this.element = h(
      "search",
      { class: "search" },
      icon("search"),
      this.input,
      h("kbd", { "aria-hidden": "true" }, "/"),
      this.list,
    );
  }

  /** @param {string} text */
  find(text) {
    const { app } = this;
    const { model } = app;
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    /** @param {string} hay */
    const matches = (hay) => words.every((word) => hay.toLowerCase().includes(word));
    const fails = app.pairs.failures();
    /** @type {{ kind: string, text: string, count: number | null, state: State }[]} */
    const found = [];
    /**
     * @template T
     * @param {string} kind
     * @param {T[]} list
     * @param {(each: T) => { text: string, count: number, state: State }} make
     */
    const add = (kind, list, make) =>
      found.push(...list.slice(0, MOST_OF_A_KIND).map((each) => ({ kind, ...make(each) })));
    add("Theme", model.variants.filter((variant) => matches(variant.name)), (variant) => ({
      text: variant.name,
      count: fails.byVariant[variant.index],
      state: new State("findings").with(app.links.variantFields(variant)),
    }));
    add(
      "Cause",
      model.causes.filter((cause) => matches(cause.key)),
      (cause) => ({ text: cause.key, count: fails.byCause[cause.index], state: app.links.causeState(cause) }),
    );
    add(
      "Rule",
      model.rules.filter((rule) => matches(rule.id + " " + ruleTitle(rule))),
      (rule) => ({
        text: ruleTitle(rule),
        count: fails.byRule[rule.index],
        state: new State("findings").with({ rule: rule.id }),
      }),
    );
    const tokens = this.tokensFound(text, matches, fails);
    add(
      "Token",
      tokens,
      (token) => ({
        text: token.path,
        count: fails.byToken[token.index],
        state: new State("findings").with({
          token: token.path,
          verdict: fails.byToken[token.index] > 0 ? null : VERDICTS,
        }),
      }),
    );
    found.push({
      kind: "Text",
      text: `“${text}”`,
      count: null,
      state: new State("findings").with({ q: text, verdict: VERDICTS }),
    });
    return found;
  }

  /**
   * The tokens in a rule that match by name or by value, those with the most failures first.
   * @param {string} text
   * @param {(hay: string) => boolean} matches
   * @param {{ byToken: Uint32Array }} fails
   */
  tokensFound(text, matches, fails) {
    const { app } = this;
    const { model } = app;
    const hex = /^#?[\da-f]{3,8}$/i.test(text) ? text.replace("#", "").toUpperCase() : null;
    const valued = hex ? app.pairs.tokensOfHex(hex) : new Set();
    const tokens = model.tokens.filter((token) =>
      (valued.has(token.index) || matches(token.path)) && model.groupsOfToken[token.index].length > 0
    );
    tokens.sort((a, b) => fails.byToken[b.index] - fails.byToken[a.index] || a.index - b.index);
    return tokens;
  }

  suggest() {
    const text = this.input.value.trim();
    this.active = -1;
    if (text === "") return this.close();
    this.options = this.find(text);
    this.list.replaceChildren(...this.options.map((option, at) =>
      h(
        "li",
        {
          role: "option",
          id: "option-" + at,
          "aria-selected": "false",
          on: { mousedown: (/** @type {Event} */ event) => event.preventDefault(), click: () => this.choose(at) },
        },
        h("span", { class: "option-kind" }, option.kind),
        name(option.text, option.kind === "Token" || option.kind === "Cause" ? "name" : "plain-name"),
        option.count === null ? null : h("span", { class: "option-count" }, counted(option.count, "failure")),
      )
    ));
    this.list.hidden = false;
    this.input.setAttribute("aria-expanded", "true");
    this.input.removeAttribute("aria-activedescendant");
    say(counted(this.options.length, "suggestion"));
  }

  close() {
    this.list.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  /** @param {KeyboardEvent} event */
  keydown(event) {
    const isOpen = !this.list.hidden;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) return this.suggest();
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.active = (this.active + step + this.options.length + (this.active < 0 && step < 0 ? 1 : 0)) %
        this.options.length;
      [...this.list.children].forEach((option, at) => option.setAttribute("aria-selected", String(at === this.active)));
      this.input.setAttribute("aria-activedescendant", "option-" + this.active);
      this.list.children[this.active].scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && this.input.value.trim() !== "") {
      event.preventDefault();
      if (!isOpen) this.suggest();
      this.choose(this.active >= 0 ? this.active : this.options.length - 1);
    } else if (event.key === "Escape" && (isOpen || this.input.value !== "")) {
      event.preventDefault();
      event.stopPropagation();
      if (isOpen) this.close();
      else {
        this.input.value = "";
        this.returnTo?.focus();
      }
    }
  }

  /** @param {number} at */
  choose(at) {
    const { state } = this.options[at];
    this.input.value = "";
    this.close();
    this.app.go(new State(state.view, new Map([...state.fields, ...this.app.links.keptFields()])), {
      focusTitle: true,
    });
  }

  open() {
    this.returnTo = focusedElement();
    this.input.focus();
    this.input.select();
  }
}
