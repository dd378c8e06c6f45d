// The page: what is seen is what the hash says.

import { VISIONS } from "./colour.js";
import { compare } from "./compare.js";
import { allOf, brandSign, button, firstOf, focusedElement, h, name, plain, say, targetOf, toast } from "./dom.js";
import { Facets } from "./filters.js";
import { findings, GROUPS } from "./findings.js";
import { inspector, subjectOfCell, subjectOfPair } from "./inspector.js";
import { Judge } from "./judge.js";
import { listenToKeys, openKeys, storedKeys } from "./keys.js";
import { FOREGROUND_KINDS, matrix, Sides } from "./matrix.js";
import { mend } from "./mend.js";
import { MendPlan } from "./mendplan.js";
import { Colour, FAIL, PASS, VERDICTS } from "./model.js";
import { overview } from "./overview.js";
import { darkScheme, readScheme, seeing, showAs } from "./paint.js";
import { palette } from "./palette.js";
import { linkTo } from "./pieces.js";
import { Search } from "./search.js";
import { State } from "./state.js";
import { count, counted, plainName } from "./text.js";
import { vision } from "./vision.js";

const VIEW_TITLES = [
  ["overview", "Overview"],
  ["findings", "Findings"],
  ["mend", "Mend"],
  ["matrix", "Matrix"],
  ["compare", "Compare"],
  ["palette", "Palette"],
  ["vision", "Vision"],
];
const RENDERERS = { overview, findings, mend, matrix, compare, palette, vision };
const TRIES_KEPT = 32;

export class App {
  constructor(model) {
    this.model = model;
    this.judge = new Judge(model);
    this.facets = new Facets(this);
    this.sides = new Sides(model);
    this.search = new Search(this);
    this.mendPlan = new MendPlan(this);
    this.fails = model.pairs.base.includes(FAIL);
    this.keysOn = storedKeys();
    this.more = new Map();
    this.order = [];
    this.later = [];
    this.state = new State();
    this.main = document.getElementById("main");
    this.side = document.getElementById("side");
    this.byVariant = model.variants.length > model.themesInUse.length;
    this.wide = matchMedia("(min-width: 75rem)");
    this.watchers = new IntersectionObserver((entries) => {
      for (const entry of entries) if (entry.isIntersecting) this.arrived(entry.target);
    }, { rootMargin: "1200px" });
    this.arrivals = new WeakMap();
    // What the view that is drawn leaves for what stands around it.
    this.title = "";
    this.result = null;
    this.gridSpec = null;
  }

  // MARK: Small questions

  ruleOf(pair) {
    return this.model.rules[this.model.groupRule[this.model.pairs.group[pair]]];
  }
  variantOf(pair) {
    return this.model.variants[this.model.pairs.variant[pair]];
  }
  foregroundPath(pair) {
    return this.model.tokens[this.model.groupForeground[this.model.pairs.group[pair]]].path;
  }
  backgroundPath(pair) {
    return this.model.tokens[this.model.groupBackground[this.model.pairs.group[pair]]].path;
  }
  sampleOfToken(token) {
    return this.sides.plainSamples[token];
  }

  identity(pair) {
    return [this.ruleOf(pair).id, this.foregroundPath(pair), this.backgroundPath(pair), this.variantOf(pair).name];
  }

  // A pair by itself, or within the list in which it stands.
  pairState(pair, within = null) {
    const identity = this.identity(pair);
    if (within) return within.with({ pair: [identity] });
    const verdict = VERDICTS[this.model.pairs.verdict[pair]];
    return new State("findings").with({
      ...this.kept(),
      verdict: verdict === "fail" ? null : verdict,
      pair: [identity],
    });
  }

  cellState({ variant, foreground, background }) {
    const { model } = this;
    const base = this.state.view === "matrix" ? this.state : new State("matrix", new Map(this.keptFields()));
    const kinds = FOREGROUND_KINDS.filter(([kind]) => this.sides.foregrounds(kind).length > 0).map(([kind]) => kind);
    const here = base.choice("fg", kinds);
    const fg = this.sides.foregrounds(here).includes(foreground)
      ? here
      : kinds.find((kind) => this.sides.foregrounds(kind).includes(foreground)) ?? kinds[0];
    const bgs = ["used", "rule", "all"].filter((key) =>
      this.sides.backgrounds(key, this.sides.foregrounds(fg)).length > 0
    );
    const bgHere = base.choice("bg", bgs);
    const bg =
      [bgHere, ...bgs].find((key) => this.sides.backgrounds(key, this.sides.foregrounds(fg)).includes(background)) ??
        bgs[0];
    return base.with({
      ...this.variantFields(model.variants[variant]),
      fg: fg === kinds[0] ? null : fg,
      bg: bg === bgs[0] ? null : bg,
      cell: [[model.tokens[foreground].path, model.tokens[background].path]],
    });
  }

  causeState(cause) {
    return new State("findings").with({ ...this.kept(), cause: cause.key });
  }

  variantFields(variant) {
    const fields = {};
    if (this.model.themesInUse.length > 1) fields.theme = variant.theme;
    for (const axis of this.model.openAxes) {
      if (variant.contexts[axis.name] !== undefined) fields[axis.key] = variant.contexts[axis.name];
    }
    return fields;
  }

  variantOfState(state) {
    const { model } = this;
    const theme = model.themesInUse.includes(state.one("theme")) ? state.one("theme") : model.variants[0].theme;
    const siblings = model.variants.filter((variant) => variant.theme === theme);
    const fits = (variant) =>
      model.openAxes.reduce((sum, axis) => {
        const wanted = state.one(axis.key);
        return sum + (wanted !== null
          ? (variant.contexts[axis.name] === wanted ? 4 : 0)
          : variant.contexts[axis.name] === axis.default
          ? 1
          : 0);
      }, 0);
    return siblings.reduce((best, variant) => (fits(variant) > fits(best) ? variant : best), siblings[0]);
  }

  // The vision and the tries stay when the view changes.
  keptFields() {
    return [...this.state.fields].filter(([key]) => key === "see" || key === "try");
  }
  kept() {
    return Object.fromEntries(this.keptFields());
  }

  grouping(result) {
    const given = this.state.one("group");
    if (GROUPS.includes(given)) return given;
    const themes = result.chosen.get("theme");
    const oneVariant = this.model.variants.length === 1 ||
      (themes?.size === 1 && this.model.openAxes.every((axis) => result.chosen.get(axis.key)?.size === 1)) ||
      (!themes && this.model.themesInUse.length === 1 &&
        this.model.openAxes.every((axis) => result.chosen.get(axis.key)?.size === 1));
    if (!oneVariant) return "theme";
    return result.hits.some((pair) => this.model.pairs.cause[pair] >= 0) ? "cause" : "rule";
  }

  // Of all rules that name a cell, the pair with the gravest verdict, then the highest requirement.
  worstPairOfCell(variant, foreground, background) {
    const { model } = this;
    let best = -1;
    for (const group of this.sides.groups(foreground, background)) {
      const pair = model.pairAt[variant * model.groupCount + group];
      if (pair < 0) continue;
      if (
        best < 0 || model.pairs.verdict[pair] < model.pairs.verdict[best] ||
        (model.pairs.verdict[pair] === model.pairs.verdict[best] &&
          this.judge.required(pair) > this.judge.required(best))
      ) best = pair;
    }
    return best;
  }

  cellFacts(variant, foreground, background, display) {
    const pair = this.worstPairOfCell(variant, foreground, background);
    const { pairs } = this.model;
    if (pair < 0) {
      const worst = this.judge.measuredCell(variant, foreground, background);
      return {
        pair,
        verdict: -1,
        foreground,
        background,
        worst,
        ratio: worst ? (display < 0 ? worst.ratio : worst.byDisplay[display]) : NaN,
        sample: this.sides.plainSamples[foreground],
      };
    }
    const rule = this.ruleOf(pair);
    const worst = this.judge.measured(pair);
    const blank = Number.isNaN(pairs.ratio[pair]);
    const ratio = blank ? NaN : display < 0 || !worst ? pairs.ratio[pair] : worst.byDisplay[display];
    let verdict = pairs.verdict[pair];
    if (display >= 0 && !blank && (verdict === FAIL || verdict === PASS)) {
      verdict = ratio >= rule.required ? PASS : FAIL;
    }
    return {
      pair,
      verdict,
      foreground,
      background,
      worst,
      ratio,
      required: rule.required,
      sample: rule.sample,
      success: rule.success,
      fragile: pairs.fragile[pair],
    };
  }

  failures() {
    if (this.failuresOf === this.judge.triesKey) return this.failureCounts;
    const { model } = this;
    const { pairs } = model;
    const counts = {
      byVariant: new Uint32Array(model.variants.length),
      byCause: new Uint32Array(model.causes.length),
      byRule: new Uint32Array(model.rules.length),
      byToken: new Uint32Array(model.tokens.length),
    };
    for (let pair = 0; pair < pairs.count; pair += 1) {
      if (pairs.verdict[pair] !== FAIL) continue;
      const group = pairs.group[pair];
      counts.byVariant[pairs.variant[pair]] += 1;
      if (pairs.cause[pair] >= 0) counts.byCause[pairs.cause[pair]] += 1;
      counts.byRule[model.groupRule[group]] += 1;
      counts.byToken[model.groupForeground[group]] += 1;
      if (model.groupForeground[group] !== model.groupBackground[group]) {
        counts.byToken[model.groupBackground[group]] += 1;
      }
    }
    this.failuresOf = this.judge.triesKey;
    return (this.failureCounts = counts);
  }

  tokensOfHex(hex) {
    const found = new Set();
    const long = hex.length === 3 || hex.length === 4 ? [...hex].map((digit) => digit + digit).join("") : hex;
    for (const variant of this.model.variants) {
      variant.cells.forEach((cell, token) => {
        if (this.model.cells[cell].colours.some((colour) => colour.hex.slice(1).startsWith(long.slice(0, 6)))) {
          found.add(token);
        }
      });
    }
    return found;
  }

  // MARK: Going places

  go(state, { replace = false, focusTitle = false } = {}) {
    const hash = state.toString();
    if (hash === this.state.toString() && !focusTitle) return this.render();
    this.remember();
    const viewChanges = state.view !== this.state.view;
    if (replace) history.replaceState({}, "", hash);
    else history.pushState({}, "", hash);
    this.show(state, { viewChanges: viewChanges || focusTitle });
  }

  remember() {
    const key = focusedElement()?.dataset?.key ?? null;
    try {
      history.replaceState({ ...history.state, scroll: scrollY, focus: key }, "");
    } catch {
      // Browsers that count calls refuse the hundredth in a row: the scroll is lost, nothing else.
    }
  }

  show(state, { viewChanges = false, restored = null } = {}) {
    const before = this.state;
    this.state = state;
    if (restored) this.peeked = this.focusedCell = null;
    if (viewChanges) {
      this.more.clear();
      this.allCauses = false;
      this.openPopover = null;
      this.peeked = null;
      this.gridPlace = null;
    }
    this.readSeeing();
    this.mendTrial = null;
    this.readTries();
    this.isFresh = viewChanges || restored !== null;
    this.render();
    if (restored) {
      // Focus that comes back to a cell does not open it.
      this.cancelPeek();
      scrollTo(0, restored.scroll ?? 0);
      const target = restored.focus ? firstOf(`[data-key="${CSS.escape(restored.focus)}"]`, this.main) : null;
      (target ?? document.getElementById("title"))?.focus({ preventScroll: true });
    } else if (viewChanges) {
      scrollTo(0, 0);
      document.getElementById("title")?.focus({ preventScroll: true });
    }
    const opened = this.currentSubjectKey() !== this.subjectKey;
    this.subjectKey = this.currentSubjectKey();
    if (opened && this.subjectKey && (viewChanges || restored)) this.revealCurrent();
    if (opened && this.subjectKey && !restored && this.wantsInspectorFocus) this.focusInspector();
    this.wantsInspectorFocus = false;
    if (before.view === "findings" && state.view === "findings" && this.result && !this.subjectKey && !restored) {
      say(counted(this.result.hits.length, "pair"));
    }
  }

  currentSubjectKey() {
    const field = this.state.view === "findings" ? "pair" : this.state.view === "matrix" ? "cell" : null;
    const parts = field ? this.state.parts(field) : null;
    return parts ? parts.join("\u0000") : null;
  }

  render() {
    const focusKey = focusedElement()?.dataset?.key;
    const inGrid = this.grid && this.grid.table.contains(document.activeElement);
    this.grid?.close();
    this.grid = null;
    this.later = [];
    const unfolded = allOf("details[data-fold][open]", this.main).map((fold) => fold.dataset.fold);
    const nodes = RENDERERS[this.state.view](this);
    this.main.className = "main view-" + this.state.view;
    this.main.replaceChildren(...nodes.flat(9).filter(Boolean));
    for (const fold of unfolded) this.main.querySelector(`details[data-fold="${fold}"]`)?.setAttribute("open", "");
    this.renderBar();
    this.renderNotice();
    this.renderSide();
    document.title = [this.title, plainName(this.model.system), "Legible"].join(" · ");
    for (const each of this.later) each();
    if (inGrid && this.grid) this.grid.moveTo(this.grid.row, this.grid.column);
    else if (focusKey && document.activeElement === document.body) {
      firstOf(`[data-key="${CSS.escape(focusKey)}"]`)?.focus({ preventScroll: true });
    }
    this.measureBar();
  }

  afterDraw(work) {
    this.later.push(work);
  }

  whenNear(element, work) {
    this.arrivals.set(element, work);
    this.watchers.observe(element);
  }

  arrived(element) {
    this.watchers.unobserve(element);
    const work = this.arrivals.get(element);
    this.arrivals.delete(element);
    work?.();
  }

  renderBar() {
    const barElement = document.getElementById("bar");
    if (!this.nav) {
      this.nav = h("nav", { class: "views", "aria-label": "Views" });
      const brand = linkTo(
        new State(),
        "brand",
        brandSign(),
        h("span", { class: "brand-name" }, "Legible"),
        h("span", { class: "brand-system" }, plain(this.model.system)),
      );
      barElement.replaceChildren(h("div", { class: "bar-inner" }, brand, this.nav, this.search.element));
      document.body.prepend(h("a", {
        class: "skip",
        href: "#title",
        on: {
          click: (event) => {
            event.preventDefault();
            document.getElementById("title")?.focus();
          },
        },
      }, "Skip to the content"));
      document.getElementById("foot-tools").replaceChildren(button("Keyboard", { onclick: () => openKeys(this) }));
    }
    const views = VIEW_TITLES.filter(([view]) =>
      (view !== "compare" || this.model.variants.length > 1) && (view !== "mend" || this.fails)
    );
    this.nav.replaceChildren(
      h(
        "ul",
        null,
        views.map(([view, title]) =>
          h(
            "li",
            null,
            h("a", {
              href: new State(view, new Map(this.keptFields())).toString(),
              "aria-current": view === this.state.view ? "page" : null,
              "data-key": "view-" + view,
            }, title),
          )
        ),
      ),
    );
  }

  renderNotice() {
    const notice = document.getElementById("notice");
    const { effect, tries } = this.judge;
    const lines = [];
    if (tries.length > 0) {
      const what = tries.map((
        { token, colour },
      ) => [h("span", { class: "value" }, colour.text), " for ", name(this.model.tokens[token].path)]);
      lines.push(
        h(
          "p",
          null,
          h("b", null, "Trying "),
          what.map((each, at) => [at > 0 ? ", " : "", each]),
          `. ${counted(effect.mended, "pair")} mended, ${
            effect.broken === 0 ? "none" : count(effect.broken)
          } broken. Nothing is saved; the link keeps it.`,
        ),
        button("Stop trying", { "data-key": "stop-trying", onclick: () => this.go(this.state.with({ try: null })) }),
      );
    }
    if (seeing) {
      lines.push(
        h(
          "p",
          null,
          h("b", null, VISIONS[seeing].name + ". "),
          "Every colour is shown as this vision sees it; ratios stay.",
        ),
        button("Typical vision", { "data-key": "typical", onclick: () => this.go(this.state.with({ see: null })) }),
      );
    }
    notice.className = lines.length > 0 ? "notice" : "";
    if (lines.length > 0) {
      notice.setAttribute("role", "region");
      notice.setAttribute("aria-label", "What is being shown");
    } else {
      notice.removeAttribute("role");
      notice.removeAttribute("aria-label");
    }
    notice.replaceChildren(...(lines.length > 0 ? [h("div", { class: "notice-inner" }, lines)] : []));
  }

  // What lies under the sticky bar and filters must not hide what has focus.
  measureBar() {
    const root = document.documentElement;
    const filters = firstOf(".filters", this.main);
    const sticky = filters && getComputedStyle(filters).position === "sticky";
    const bar = document.getElementById("bar").offsetHeight;
    root.style.setProperty("--bar", bar + "px");
    root.style.scrollPaddingTop = (sticky ? bar + filters.offsetHeight + 12 : bar + 16) + "px";
  }

  // MARK: Seeing and trying

  readSeeing() {
    const see = this.state.one("see");
    showAs(see !== null && Object.hasOwn(VISIONS, see) ? see : null);
  }

  readTries() {
    const tries = [];
    for (const parts of (this.state.fields.get("try") ?? []).slice(0, TRIES_KEPT)) {
      const token = this.model.tokenNamed.get(parts[0]);
      const variant = this.model.variantNamed.get(parts[1]);
      const match = /^([\da-f]{6})([\da-f]{2})?$/i.exec(parts[2] ?? "");
      if (token === undefined || variant === undefined || !match) continue;
      const alpha = parts[3] !== undefined && /^(0|1|0?\.\d+|1\.0*)$/.test(parts[3])
        ? Number(parts[3])
        : match[2]
        ? parseInt(match[2], 16) / 255
        : 1;
      const hex = "#" + match[1].toUpperCase();
      tries.push({ token, variant, colour: new Colour(alpha === 1 ? hex : [hex, alpha], this.model.displays) });
    }
    // The plan's changes hold in its own view; elsewhere the report is as it is.
    const isMend = this.state.view === "mend" && this.fails;
    this.judge.setTries(tries, isMend ? this.mendPlan.edits(this.mendPlan.chosen(this.state, this.mendTrial)) : []);
  }

  tryColour(token, variant, colour) {
    const { model } = this;
    const entry = [
      model.tokens[token].path,
      model.variants[variant].name,
      colour.hex.slice(1).toLowerCase(),
      ...(colour.alpha === 1 ? [] : [String(Number(colour.alpha.toFixed(6)))]),
    ];
    const others = (this.state.fields.get("try") ?? []).filter((parts) =>
      parts[0] !== entry[0] || parts[1] !== entry[1]
    );
    this.go(this.state.with({ try: [...others, entry] }));
    const { effect } = this.judge;
    say(
      `Trying ${colour.text} for ${plainName(entry[0])}. ${counted(effect.mended, "pair")} mended, ${
        effect.broken === 0 ? "none" : effect.broken
      } broken.`,
    );
    firstOf('[data-key="stop-trying"]')?.focus();
  }

  // MARK: Filters

  toggle(key, value) {
    const facet = this.facets.byKey.get(key);
    const chosen = new Set([...(this.result.chosen.get(key) ?? [])].map((at) => facet.values[at]));
    if (chosen.has(value)) chosen.delete(value);
    else chosen.add(value);
    let values = facet.values.filter((each) => chosen.has(each));
    if (key === "verdict" && values.length === 1 && values[0] === "fail") values = [];
    else if (key === "verdict" && values.length === 0) values = VERDICTS;
    this.go(this.state.with({ [key]: values, pair: null }));
  }

  closePopovers() {
    this.openPopover = null;
    /** @type {HTMLElement | null} */
    let closed = null;
    for (const opener of allOf('[aria-expanded="true"][aria-controls]')) {
      if (opener.getAttribute("role") === "combobox") continue;
      opener.setAttribute("aria-expanded", "false");
      const popover = document.getElementById(opener.getAttribute("aria-controls"));
      if (popover) popover.hidden = true;
      closed = opener;
    }
    return closed;
  }

  // MARK: The inspector

  currentPair() {
    const parts = this.state.view === "findings" ? this.state.parts("pair") : null;
    return parts ? this.pairOf(parts) : -1;
  }

  pairOf(parts) {
    const { model } = this;
    const rule = model.ruleNamed.get(parts[0]);
    const foreground = model.tokenNamed.get(parts[1]);
    const background = model.tokenNamed.get(parts[2]);
    const variant = model.variantNamed.get(parts[3]);
    if (rule === undefined || foreground === undefined || background === undefined || variant === undefined) return -1;
    const group = this.sides.groups(foreground, background).find((each) => model.groupRule[each] === rule);
    return group === undefined ? -1 : model.pairAt[variant * model.groupCount + group];
  }

  subject() {
    const { state, model } = this;
    if (this.peeked && state.view === "matrix") {
      return subjectOfCell(this, this.gridSpec.variant.index, this.peeked.foreground, this.peeked.background);
    }
    if (state.view === "findings") {
      const pair = this.currentPair();
      return pair < 0 ? null : subjectOfPair(this, pair);
    }
    if (state.view === "matrix") {
      const parts = state.parts("cell");
      const [foreground, background] = (parts ?? []).map((path) => model.tokenNamed.get(path));
      return foreground === undefined || background === undefined
        ? null
        : subjectOfCell(this, this.variantOfState(state).index, foreground, background);
    }
    return null;
  }

  renderSide() {
    const had = document.body.classList.contains("has-side");
    const top = () => this.grid?.node(this.grid.row, this.grid.column)?.getBoundingClientRect().top;
    const before = top();
    this.renderSubject();
    // The tools above may take another line beside the inspector; the cell stays where the eye is.
    const after = top();
    if (before !== undefined && after !== undefined && before !== after) scrollBy(0, after - before);
    // The grid has another width now: what has focus stays in sight.
    if (had !== document.body.classList.contains("has-side") && this.grid?.table.contains(document.activeElement)) {
      this.grid.moveTo(this.grid.row, this.grid.column);
    }
  }

  renderSubject() {
    const subject = this.subject();
    const { side } = this;
    const wasInside = side.contains(document.activeElement) || this.dialog?.contains(document.activeElement);
    const key = focusedElement()?.dataset?.key;
    const wanted = this.state.view === "findings"
      ? this.state.parts("pair")
      : this.state.view === "matrix"
      ? this.state.parts("cell")
      : null;
    if (wanted && !subject && this.warnedOf !== wanted.join("\u0000")) {
      this.warnedOf = wanted.join("\u0000");
      toast("This link points at a pair that this report does not have.");
    }
    if (!subject) {
      side.hidden = true;
      side.replaceChildren();
      document.body.classList.remove("has-side");
      this.closeDialog();
      return;
    }
    let position = null;
    if (this.state.view === "findings") {
      const at = this.order.indexOf(subject.pair);
      if (at >= 0) position = { at, of: this.order.length };
    }
    const isModal = !this.wide.matches;
    const nodes = inspector(this, subject, { position }).flat(9).filter(Boolean);
    if (isModal) {
      side.hidden = true;
      side.replaceChildren();
      document.body.classList.remove("has-side");
      if (!this.dialog) {
        this.dialog = h("dialog", {
          class: "inspector-dialog",
          "aria-labelledby": "inspector-title",
          on: {
            cancel: (event) => {
              event.preventDefault();
              if (!this.closeOpenPopover()) this.closeInspector();
            },
          },
        });
        document.body.append(this.dialog);
      }
      const scrolled = this.dialog.scrollTop;
      this.dialog.replaceChildren(...nodes);
      if (!this.dialog.open) {
        this.dialog.showModal();
        this.dialog.querySelector("#inspector-title").focus();
      } else {
        this.dialog.scrollTop = scrolled;
      }
    } else {
      this.closeDialog();
      const sameSubject =
        side.dataset.subject === String([subject.pair, subject.variant, subject.foreground, subject.background]);
      const scrolled = sameSubject ? side.scrollTop : 0;
      side.dataset.subject = String([subject.pair, subject.variant, subject.foreground, subject.background]);
      side.replaceChildren(...nodes);
      side.hidden = false;
      document.body.classList.add("has-side");
      side.scrollTop = scrolled;
    }
    // What had focus was replaced: its like takes over, or else the title.
    if (wasInside) {
      const inside = this.dialog ?? side;
      const alike = key ? inside.querySelector(`[data-key="${CSS.escape(key)}"]`) : null;
      (alike ?? inside.querySelector("#inspector-title"))?.focus({ preventScroll: true });
    }
  }

  closeDialog() {
    if (!this.dialog) return;
    this.dialog.close();
    this.dialog.remove();
    this.dialog = null;
  }

  isDialogOpen() {
    return document.querySelector("dialog[open]") !== null;
  }

  focusInspector() {
    (this.dialog ?? this.side).querySelector("#inspector-title")?.focus();
  }

  closeInspector() {
    const pair = this.currentPair();
    const { grid } = this;
    this.peeked = null;
    const field = this.state.view === "matrix" ? "cell" : "pair";
    const without = this.state.with({ [field]: null });
    this.focusedCell = null;
    if (this.state.fields.has(field)) {
      history.replaceState({ ...history.state }, "", without.toString());
      this.state = without;
    }
    this.subjectKey = null;
    if (this.state.view === "matrix") {
      this.renderSide();
      if (grid) {
        grid.draw(true);
        grid.moveTo(grid.row, grid.column);
        // Focus would show the pair again at once.
        this.cancelPeek();
      }
    } else {
      this.render();
      firstOf(`[data-key="pair-${pair}"]`, this.main)?.focus();
    }
  }

  revealCurrent() {
    const row = this.main.querySelector("tr.current");
    row?.scrollIntoView({ block: "center" });
  }

  // Next and previous finding in the order of the list; no history entry.
  step(by) {
    if (this.state.view !== "findings" || this.order.length === 0) return false;
    const at = this.order.indexOf(this.currentPair());
    const next = at < 0 ? (by > 0 ? 0 : this.order.length - 1) : at + by;
    if (next < 0 || next >= this.order.length) return false;
    const state = this.pairState(this.order[next], this.state);
    if (at < 0) history.pushState({}, "", state.toString());
    else history.replaceState({ ...history.state }, "", state.toString());
    const inSide = this.side.contains(document.activeElement) || this.dialog?.contains(document.activeElement);
    this.state = state;
    this.subjectKey = this.currentSubjectKey();
    this.render();
    const row = this.main.querySelector("tr.current");
    row?.scrollIntoView({ block: "nearest" });
    if (!inSide && !this.dialog) {
      (/** @type {HTMLElement | null} */ (row?.querySelector(".pair-link")))?.focus({ preventScroll: true });
    }
    return true;
  }

  // MARK: Grids

  cancelPeek() {
    clearTimeout(this.peekTimer);
  }

  peek(cell, delay) {
    if (!this.wide.matches || this.state.view !== "matrix") return;
    this.cancelPeek();
    this.peekTimer = setTimeout(() => {
      this.focusedCell = cell;
      if (this.state.fields.has("cell")) {
        // Moving with an open pair moves the link along, without an entry of its own.
        const { model } = this;
        this.state = this.state.with({
          cell: [[model.tokens[cell.foreground].path, model.tokens[cell.background].path]],
        });
        history.replaceState({ ...history.state }, "", this.state.toString());
        this.subjectKey = this.currentSubjectKey();
        this.peeked = null;
      } else this.peeked = cell;
      this.renderSide();
    }, delay);
  }

  // Pointing previews only where an inspector stands: opening one would move the grid under the pointer.
  hover(cell) {
    if (!this.wide.matches || this.state.view !== "matrix" || this.side.hidden) return;
    clearTimeout(this.hoverTimer);
    this.hoverTimer = setTimeout(() => {
      if (this.side.hidden || this.side.contains(document.activeElement)) return;
      const resting = this.state.fields.has("cell") ? null : this.focusedCell;
      this.peeked = cell ?? resting ?? null;
      this.renderSide();
    }, 90);
  }

  openCell(foreground, background) {
    const { model } = this;
    this.cancelPeek();
    clearTimeout(this.hoverTimer);
    this.peeked = null;
    this.wantsInspectorFocus = true;
    this.subjectKey = null;
    const state = this.state.with({ cell: [[model.tokens[foreground].path, model.tokens[background].path]] });
    if (state.toString() === this.state.toString()) {
      this.renderSide();
      this.focusInspector();
      this.subjectKey = this.currentSubjectKey();
      return;
    }
    this.remember();
    history.pushState({}, "", state.toString());
    this.state = state;
    this.grid?.draw(true);
    this.renderSide();
    this.subjectKey = this.currentSubjectKey();
    this.wantsInspectorFocus = false;
    this.focusInspector();
  }

  seekFailing(step) {
    if (!this.grid || !this.main.querySelector(".scroller .grid")) return false;
    if (this.state.view !== "matrix") return false;
    return this.grid.seek(step, (r, c) => this.gridSpec.cellOf(r, c).verdict === FAIL);
  }

  stepVariant(by) {
    const { model } = this;
    const next = (this.variantOfState(this.state).index + by + model.variants.length) % model.variants.length;
    this.go(this.state.with(this.variantFields(model.variants[next])));
    say(this.title);
  }

  // MARK: Leaving

  closeOpenPopover() {
    const opener = this.closePopovers();
    opener?.focus();
    return opener !== null;
  }

  // Esc closes what is innermost.
  escape() {
    if (this.closeOpenPopover()) return true;
    if (this.dialog || document.querySelector("dialog.keys[open]")) return false;
    const inSide = this.side.contains(document.activeElement);
    if (this.state.view === "matrix" && inSide && this.grid) {
      this.grid.moveTo(this.grid.row, this.grid.column);
      return true;
    }
    if (!this.side.hidden) {
      this.closeInspector();
      return true;
    }
    return false;
  }

  listen() {
    document.addEventListener("click", (event) => {
      const link = targetOf(event).closest('a[href^="#/"]');
      if (link && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
        event.preventDefault();
        const state = State.parse(link.getAttribute("href"));
        this.wantsInspectorFocus =
          state.fields.has("pair") && state.view === "findings" && this.state.view !== "findings"
            ? false
            : Boolean(link.closest(".pairs"));
        this.go(state, { focusTitle: state.view !== this.state.view });
      }
      if (!targetOf(event).closest(".facet-box")) this.closePopovers();
    });
    addEventListener("popstate", (event) => {
      const state = this.stateOfLink();
      this.show(state, { viewChanges: state.view !== this.state.view, restored: event.state ?? { scroll: 0 } });
    });
    history.scrollRestoration = "manual";
    darkScheme.addEventListener("change", () => {
      readScheme();
      this.render();
    });
    this.wide.addEventListener("change", () => this.render());
    for (const query of ["(max-width: 47.99rem)", "(max-width: 29.99rem)"]) {
      matchMedia(query).addEventListener("change", () => this.render());
    }
    addEventListener("resize", () => this.measureBar());
    addEventListener("beforeprint", () => {
      this.printing = true;
      for (const element of this.main.querySelectorAll(".group")) if (this.arrivals.has(element)) this.arrived(element);
    });
    addEventListener("afterprint", () => (this.printing = false));
    listenToKeys(this);
  }

  // A page that was written for a plan opens with it.
  stateOfLink() {
    return State.parse(location.hash === "" && this.mendPlan.data ? "#/mend" : location.hash);
  }

  start() {
    this.listen();
    this.renderBar();
    this.show(this.stateOfLink(), { viewChanges: false });
    if (this.subjectKey) this.revealCurrent();
    document.documentElement.dataset.ready = String(Math.round(performance.now()));
  }
}
