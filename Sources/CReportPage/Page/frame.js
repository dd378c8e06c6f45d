// Renders the view of the state, and the bar and the notice above it.

import { VISIONS } from "./colour.js";
import { compare } from "./compare.js";
import { allOf, brandSign, button, firstOf, focusedElement, h, name, nodesOf, plain, standing } from "./dom.js";
import { findings } from "./findings.js";
import { openKeys } from "./keys.js";
import { matrix } from "./matrix.js";
import { mend } from "./mend.js";
import { overview } from "./overview.js";
import { seeing } from "./paint.js";
import { palette } from "./palette.js";
import { linkTo } from "./pieces.js";
import { State, VIEWS } from "./state.js";
import { capital, count, counted, plainName } from "./text.js";
import { vision } from "./vision.js";

/** @type {Record<View, (app: App) => Child>} */
const RENDERERS = { overview, findings, mend, matrix, compare, palette, vision };

export class Frame {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    /** @type {HTMLElement | null} */
    this.nav = null;
    /** @type {(() => void)[]} */
    this.later = [];
    this.watchers = new IntersectionObserver((entries) => {
      for (const entry of entries) if (entry.isIntersecting) this.arrived(entry.target);
    }, { rootMargin: "1200px" });
    /** @type {WeakMap<Element, () => void>} */
    this.arrivals = new WeakMap();
  }

  render() {
    const focusKey = focusedElement()?.dataset?.key;
    const inGrid = this.app.grid?.table.contains(document.activeElement) ?? false;
    this.app.closeGrid();
    this.later = [];
    const unfolded = allOf("details[data-fold][open]", this.app.main).map((fold) => fold.dataset.fold);
    const nodes = RENDERERS[this.app.state.view](this.app);
    this.app.main.className = "main view-" + this.app.state.view;
    this.app.main.replaceChildren(nodesOf(nodes));
    for (const fold of unfolded) this.app.main.querySelector(`details[data-fold="${fold}"]`)?.setAttribute("open", "");
    this.renderBar();
    this.renderNotice();
    this.app.pane.renderSide();
    document.title = [this.app.title, plainName(this.app.model.system), "Legible"].join(" · ");
    for (const each of this.later) each();
    if (inGrid && this.app.grid) this.app.grid.moveTo(this.app.grid.row, this.app.grid.column);
    else if (focusKey && document.activeElement === document.body) {
      firstOf(`[data-key="${CSS.escape(focusKey)}"]`)?.focus({ preventScroll: true });
    }
    this.measureBar();
  }

  // Creates the parts around the views, once.
  makeBar() {
    const nav = h("nav", { class: "views", "aria-label": "Views" });
    const brand = linkTo(
      new State(),
      "brand",
      brandSign(),
      h("span", { class: "brand-name" }, "Legible"),
      h("span", { class: "brand-system" }, plain(this.app.model.system)),
    );
    standing("bar").replaceChildren(h("div", { class: "bar-inner" }, brand, nav, this.app.search.element));
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
    standing("foot-tools").replaceChildren(button("Keyboard", { onclick: () => openKeys(this.app) }));
    return nav;
  }

  renderBar() {
    this.nav ??= this.makeBar();
    const views = VIEWS.filter((view) =>
      (view !== "compare" || this.app.model.variants.length > 1) && (view !== "mend" || this.app.fails)
    );
    this.nav.replaceChildren(
      h(
        "ul",
        null,
        views.map((view) =>
          h(
            "li",
            null,
            h("a", {
              href: new State(view, new Map(this.app.links.keptFields())).toString(),
              "aria-current": view === this.app.state.view ? "page" : null,
              "data-key": "view-" + view,
            }, capital(view)),
          )
        ),
      ),
    );
  }

  renderNotice() {
    const notice = standing("notice");
    const { effect, tries } = this.app.judge;
    /** @type {Child[]} */
    const lines = [];
    if (effect && tries.length > 0) {
      const what = tries.map((
        { token, colour },
      ) => [h("span", { class: "value" }, colour.text), " for ", name(this.app.model.tokens[token].path)]);
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
        button("Stop trying", {
          "data-key": "stop-trying",
          onclick: () => this.app.go(this.app.state.with({ try: null })),
        }),
      );
    }
    if (seeing) {
      lines.push(
        h(
          "p",
          null,
          h("b", null, VISIONS[seeing].name + ". "),
          "Every colour is shown as seen with this vision; ratios do not change.",
        ),
        button("Typical vision", {
          "data-key": "typical",
          onclick: () => this.app.go(this.app.state.with({ see: null })),
        }),
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
    notice.replaceChildren(nodesOf(lines.length > 0 ? h("div", { class: "notice-inner" }, lines) : null));
  }

  // Measures the sticky bar and filters, so that they never cover the element that has focus.
  measureBar() {
    const root = document.documentElement;
    const filters = firstOf(".filters", this.app.main);
    const sticky = filters && getComputedStyle(filters).position === "sticky" ? filters : null;
    const bar = standing("bar").offsetHeight;
    root.style.setProperty("--bar", bar + "px");
    root.style.scrollPaddingTop = (sticky ? bar + sticky.offsetHeight + 12 : bar + 16) + "px";
  }

  /** @param {() => void} work */
  afterDraw(work) {
    this.later.push(work);
  }

  /** @param {Element} element @param {() => void} work */
  whenNear(element, work) {
    this.arrivals.set(element, work);
    this.watchers.observe(element);
  }

  /** @param {Element} element */
  arrived(element) {
    this.watchers.unobserve(element);
    const work = this.arrivals.get(element);
    this.arrivals.delete(element);
    work?.();
  }
}
