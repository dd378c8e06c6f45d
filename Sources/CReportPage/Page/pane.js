// The inspector, beside the view where there is room, else in a dialog.

import { firstOf, focusedElement, h, nodesOf, standing, toast } from "./dom.js";
import { inspector } from "./inspector.js";
import { subjectOfCell, subjectOfPair } from "./subject.js";

export class Pane {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    this.side = standing("side");
    /** @type {HTMLDialogElement | null} */
    this.dialog = null;
    // The subject of the inspector, as the link names it. A new subject takes the focus where that is wanted.
    /** @type {string | null} */
    this.subjectKey = null;
    this.wantsInspectorFocus = false;
    /** @type {string | null} */
    this.warnedOf = null;
  }

  currentPair() {
    const parts = this.app.state.view === "findings" ? this.app.state.parts("pair") : null;
    return parts ? this.app.pairs.pairOf(parts) : -1;
  }

  subject() {
    const { state, model } = this.app;
    const { peeked } = this.app.cells;
    const shownVariant = this.app.matrixGrid?.variant;
    if (peeked && shownVariant && state.view === "matrix") {
      return subjectOfCell(this.app, shownVariant.index, peeked.foreground, peeked.background);
    }
    if (state.view === "findings") {
      const pair = this.currentPair();
      return pair < 0 ? null : subjectOfPair(this.app, pair);
    }
    if (state.view === "matrix") {
      const parts = state.parts("cell");
      const [foreground, background] = (parts ?? []).map((path) => model.tokenNamed.get(path));
      return foreground === undefined || background === undefined
        ? null
        : subjectOfCell(this.app, this.app.links.variantOfState(state).index, foreground, background);
    }
    return null;
  }

  renderSide() {
    const had = document.body.classList.contains("has-side");
    const top = () => this.app.grid?.node(this.app.grid.row, this.app.grid.column)?.getBoundingClientRect().top;
    const before = top();
    this.renderSubject();
    // The tools above may wrap to another line beside the inspector. Scrolling keeps the cell at the same height.
    const after = top();
    if (before !== undefined && after !== undefined && before !== after) scrollBy(0, after - before);
    // The width of the grid has changed, so the focused cell is scrolled into view.
    if (had !== document.body.classList.contains("has-side") && this.app.grid?.table.contains(document.activeElement)) {
      this.app.grid.moveTo(this.app.grid.row, this.app.grid.column);
    }
  }

  renderSubject() {
    const subject = this.subject();
    const { side } = this;
    const wasInside = side.contains(document.activeElement) || this.dialog?.contains(document.activeElement);
    const key = focusedElement()?.dataset?.key;
    this.warnOfNothing(subject);
    if (!subject) {
      this.clearSide();
      this.closeDialog();
      return;
    }
    let position = null;
    if (this.app.state.view === "findings") {
      const at = this.app.order.indexOf(subject.pair);
      if (at >= 0) position = { at, of: this.app.order.length };
    }
    const nodes = nodesOf(inspector(this.app, subject, position));
    if (this.app.wide.matches) this.showBeside(subject, nodes);
    else this.showInDialog(nodes);
    // The focused element was replaced: the element with the same key gets the focus, or else the title.
    if (wasInside) {
      const inside = this.dialog ?? side;
      const alike = key ? firstOf(`[data-key="${CSS.escape(key)}"]`, inside) : null;
      (alike ?? firstOf("#inspector-title", inside))?.focus({ preventScroll: true });
    }
  }

  /** Warns once about a link to a pair that the report does not have. @param {Subject | null} subject */
  warnOfNothing(subject) {
    const wanted = this.currentSubjectKey();
    if (wanted === null || subject || this.warnedOf === wanted) return;
    this.warnedOf = wanted;
    toast("This link points at a pair that this report does not have.");
  }

  clearSide() {
    this.side.hidden = true;
    this.side.replaceChildren();
    document.body.classList.remove("has-side");
  }

  /** @param {Node} nodes */
  showInDialog(nodes) {
    this.clearSide();
    this.dialog ??= this.makeDialog();
    const scrolled = this.dialog.scrollTop;
    this.dialog.replaceChildren(nodes);
    if (!this.dialog.open) {
      this.dialog.showModal();
      firstOf("#inspector-title", this.dialog)?.focus();
    } else {
      this.dialog.scrollTop = scrolled;
    }
  }

  makeDialog() {
    const dialog = h("dialog", {
      class: "inspector-dialog",
      "aria-labelledby": "inspector-title",
      on: {
        cancel: (event) => {
          event.preventDefault();
          if (!this.app.closeOpenPopover()) this.closeInspector();
        },
      },
    });
    document.body.append(dialog);
    return dialog;
  }

  /** @param {Subject} subject @param {Node} nodes */
  showBeside(subject, nodes) {
    const { side } = this;
    this.closeDialog();
    const key = String([subject.pair, subject.variant, subject.foreground, subject.background]);
    const scrolled = side.dataset.subject === key ? side.scrollTop : 0;
    side.dataset.subject = key;
    side.replaceChildren(nodes);
    side.hidden = false;
    document.body.classList.add("has-side");
    side.scrollTop = scrolled;
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
    firstOf("#inspector-title", this.dialog ?? this.side)?.focus();
  }

  closeInspector() {
    const pair = this.currentPair();
    const { grid } = this.app;
    this.app.cells.peeked = null;
    const field = this.app.state.view === "matrix" ? "cell" : "pair";
    const without = this.app.state.with({ [field]: null });
    this.app.cells.focusedCell = null;
    if (this.app.state.fields.has(field)) {
      history.replaceState({ ...history.state }, "", without.toString());
      this.app.state = without;
    }
    this.subjectKey = null;
    if (this.app.state.view === "matrix") {
      this.renderSide();
      if (grid) {
        grid.draw(true);
        grid.moveTo(grid.row, grid.column);
        // The focus would open the pair again at once.
        this.app.cells.cancelPeek();
      }
    } else {
      this.app.frame.render();
      firstOf(`[data-key="pair-${pair}"]`, this.app.main)?.focus();
    }
  }

  revealCurrent() {
    const row = this.app.main.querySelector("tr.current");
    row?.scrollIntoView({ block: "center" });
  }

  /** Goes to the next or the previous finding of the list, without a new entry in the history. @param {number} by */
  step(by) {
    if (this.app.state.view !== "findings" || this.app.order.length === 0) return false;
    const at = this.app.order.indexOf(this.currentPair());
    const next = at < 0 ? (by > 0 ? 0 : this.app.order.length - 1) : at + by;
    if (next < 0 || next >= this.app.order.length) return false;
    const state = this.app.links.pairState(this.app.order[next], this.app.state);
    if (at < 0) history.pushState({}, "", state.toString());
    else history.replaceState({ ...history.state }, "", state.toString());
    const inSide = this.side.contains(document.activeElement) || this.dialog?.contains(document.activeElement);
    this.app.state = state;
    this.subjectKey = this.currentSubjectKey();
    this.app.frame.render();
    const row = this.app.main.querySelector("tr.current");
    row?.scrollIntoView({ block: "nearest" });
    if (!inSide && !this.dialog) {
      if (row) firstOf(".pair-link", row)?.focus({ preventScroll: true });
    }
    return true;
  }

  currentSubjectKey() {
    const field = this.app.state.view === "findings" ? "pair" : this.app.state.view === "matrix" ? "cell" : null;
    const parts = field ? this.app.state.parts(field) : null;
    return parts ? parts.join("\u0000") : null;
  }
}
