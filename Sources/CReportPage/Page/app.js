// The page. The hash of its address is its state: what the page shows follows from it.

import { CellWays } from "./cells.js";
import { allOf, closestOf, firstOf, focusedElement, say, standing } from "./dom.js";
import { Facets } from "./filters.js";
import { Frame } from "./frame.js";
import { Judge } from "./judge.js";
import { listenToKeys, storedKeys } from "./keys.js";
import { Links } from "./links.js";
import { MendPlan } from "./mendplan.js";
import { FAIL, VERDICTS } from "./model.js";
import { darkScheme, readScheme } from "./paint.js";
import { Pairs } from "./pairs.js";
import { Pane } from "./pane.js";
import { Search } from "./search.js";
import { Sides } from "./sides.js";
import { State } from "./state.js";
import { counted } from "./text.js";
import { Trying } from "./trying.js";

export class App {
  /** @param {Model} model */
  constructor(model) {
    this.model = model;
    this.judge = new Judge(model);
    this.sides = new Sides(model);
    this.state = new State();
    this.fails = model.pairs.base.includes(FAIL);
    this.byVariant = model.variants.length > model.themesInUse.length;
    this.keysOn = storedKeys();
    this.main = standing("main");
    this.wide = matchMedia("(min-width: 75rem)");
    this.pairs = new Pairs(this);
    this.links = new Links(this);
    this.facets = new Facets(this);
    this.search = new Search(this);
    this.mendPlan = new MendPlan(this);
    this.trying = new Trying(this);
    this.frame = new Frame(this);
    this.pane = new Pane(this);
    this.cells = new CellWays(this);
    // What the reader opened in the current view, and scroll positions. A new view starts without them.
    /** @type {Map<string, number>} */
    this.more = new Map();
    this.allCauses = false;
    /** @type {string | null} */
    this.openPopover = null;
    /** @type {{ row: number, column: number } | null} */
    this.gridPlace = null;
    /** @type {{ id: string, hex: string } | null} */
    this.mendTrial = null;
    this.isFresh = true;
    this.printing = false;
    /** @type {string | null} */
    this.allPlaces = null;
    this.allThemes = false;
    // What views cache between renders.
    /** @type {Raw[] | null} */
    this.raws = null;
    /** @type {Token[] | null} */
    this.rawChoices = null;
    /** @type {Set<number> | null} */
    this.unpaired = null;
    // The changes of the plan that are open.
    this.mendOpen = new Set(this.mendPlan.changes.slice(0, 1).map((change) => change.id));
    /** @type {(() => void)[]} */
    this.mendLives = [];
    this.mendSaying = 0;
    /** @type {{ chosen: Chosen[], effects: Effects[] } | null} */
    this.mendNow = null;
    this.mendNowKey = "";
    // What the rendered view leaves for the parts around it.
    this.title = "";
    /** @type {Hits | null} */
    this.result = null;
    /** @type {number[]} */
    this.order = [];
    /** @type {Grid | null} */
    this.grid = null;
    /** @type {MatrixGrid | null} */
    this.matrixGrid = null;
  }

  /** @param {State} state */
  go(state, { replace = false, focusTitle = false } = {}) {
    const hash = state.toString();
    if (hash === this.state.toString() && !focusTitle) return this.frame.render();
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
      // Browsers limit the number of calls. When one refuses, only the scroll position is lost.
    }
  }

  /** @param {State} state @param {{ viewChanges?: boolean, restored?: Restored | null }} options */
  show(state, { viewChanges = false, restored = null } = {}) {
    const before = this.state;
    this.state = state;
    if (restored) this.cells.peeked = this.cells.focusedCell = null;
    if (viewChanges) {
      this.more.clear();
      this.allCauses = false;
      this.openPopover = null;
      this.cells.peeked = null;
      this.gridPlace = null;
    }
    this.trying.readSeeing();
    this.mendTrial = null;
    this.trying.readTries();
    this.isFresh = viewChanges || restored !== null;
    this.frame.render();
    if (restored) {
      // Focus that returns to a cell does not open it.
      this.cells.cancelPeek();
      scrollTo(0, restored.scroll ?? 0);
      const target = restored.focus ? firstOf(`[data-key="${CSS.escape(restored.focus)}"]`, this.main) : null;
      (target ?? document.getElementById("title"))?.focus({ preventScroll: true });
    } else if (viewChanges) {
      scrollTo(0, 0);
      document.getElementById("title")?.focus({ preventScroll: true });
    }
    const opened = this.pane.currentSubjectKey() !== this.pane.subjectKey;
    this.pane.subjectKey = this.pane.currentSubjectKey();
    if (opened && this.pane.subjectKey && (viewChanges || restored)) this.pane.revealCurrent();
    if (opened && this.pane.subjectKey && !restored && this.pane.wantsInspectorFocus) this.pane.focusInspector();
    this.pane.wantsInspectorFocus = false;
    if (before.view === "findings" && state.view === "findings" && this.result && !this.pane.subjectKey && !restored) {
      say(counted(this.result.hits.length, "pair"));
    }
  }

  /** @param {string} key @param {string} value */
  toggle(key, value) {
    const facet = this.facets.byKey.get(key);
    if (!facet) return;
    const chosen = new Set([...(this.result?.chosen.get(key) ?? [])].map((at) => facet.values[at]));
    if (chosen.has(value)) chosen.delete(value);
    else chosen.add(value);
    let values = facet.values.filter((each) => chosen.has(each));
    if (key === "verdict" && values.length === 1 && values[0] === "fail") values = [];
    else if (key === "verdict" && values.length === 0) values = VERDICTS;
    this.go(this.state.with({ [key]: values, pair: null }));
  }

  closeGrid() {
    this.grid?.close();
    this.grid = null;
  }

  closePopovers() {
    this.openPopover = null;
    /** @type {HTMLElement | null} */
    let closed = null;
    for (const opener of allOf('[aria-expanded="true"][aria-controls]')) {
      if (opener.getAttribute("role") === "combobox") continue;
      opener.setAttribute("aria-expanded", "false");
      const popover = document.getElementById(opener.getAttribute("aria-controls") ?? "");
      if (popover) popover.hidden = true;
      closed = opener;
    }
    return closed;
  }

  closeOpenPopover() {
    const opener = this.closePopovers();
    opener?.focus();
    return opener !== null;
  }

  // Closes the innermost open part on Esc. Returns whether there was one.
  escape() {
    if (this.closeOpenPopover()) return true;
    if (this.pane.dialog || document.querySelector("dialog.keys[open]")) return false;
    const inSide = this.pane.side.contains(document.activeElement);
    if (this.state.view === "matrix" && inSide && this.grid) {
      this.grid.moveTo(this.grid.row, this.grid.column);
      return true;
    }
    if (!this.pane.side.hidden) {
      this.pane.closeInspector();
      return true;
    }
    return false;
  }

  listen() {
    document.addEventListener("click", (event) => {
      const link = closestOf(event, 'a[href^="#/"]');
      if (link && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
        event.preventDefault();
        const state = State.parse(link.getAttribute("href") ?? "");
        this.pane.wantsInspectorFocus =
          state.fields.has("pair") && state.view === "findings" && this.state.view !== "findings"
            ? false
            : Boolean(link.closest(".pairs"));
        this.go(state, { focusTitle: state.view !== this.state.view });
      }
      if (!closestOf(event, ".facet-box")) this.closePopovers();
    });
    addEventListener("popstate", (event) => {
      const state = this.stateOfLink();
      this.show(state, { viewChanges: state.view !== this.state.view, restored: event.state ?? { scroll: 0 } });
    });
    history.scrollRestoration = "manual";
    darkScheme.addEventListener("change", () => {
      readScheme();
      this.frame.render();
    });
    this.wide.addEventListener("change", () => this.frame.render());
    for (const query of ["(max-width: 47.99rem)", "(max-width: 29.99rem)"]) {
      matchMedia(query).addEventListener("change", () => this.frame.render());
    }
    addEventListener("resize", () => this.frame.measureBar());
    addEventListener("beforeprint", () => {
      this.printing = true;
      for (const element of this.main.querySelectorAll(".group")) {
        if (this.frame.arrivals.has(element)) this.frame.arrived(element);
      }
    });
    addEventListener("afterprint", () => (this.printing = false));
    listenToKeys(this);
  }

  // A page that was written for a plan opens in the Mend view.
  stateOfLink() {
    return State.parse(location.hash === "" && this.mendPlan.data?.first ? "#/mend" : location.hash);
  }

  start() {
    this.listen();
    this.frame.renderBar();
    this.show(this.stateOfLink(), { viewChanges: false });
    if (this.pane.subjectKey) this.pane.revealCurrent();
    document.documentElement.dataset.ready = String(Math.round(performance.now()));
  }
}
