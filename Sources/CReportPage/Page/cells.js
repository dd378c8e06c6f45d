// Reacts to pointing at, moving to and opening a cell of the matrix.

import { say } from "./dom.js";
import { FAIL } from "./model.js";

export class CellWays {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    this.peekTimer = 0;
    this.hoverTimer = 0;
    /** @type {CellTokens | null} */
    this.peeked = null;
    /** @type {CellTokens | null} */
    this.focusedCell = null;
  }

  cancelPeek() {
    clearTimeout(this.peekTimer);
  }

  /** @param {CellTokens} cell @param {number} delay */
  peek(cell, delay) {
    if (!this.app.wide.matches || this.app.state.view !== "matrix") return;
    this.cancelPeek();
    this.peekTimer = setTimeout(() => {
      this.focusedCell = cell;
      if (this.app.state.fields.has("cell")) {
        // While a pair is open, moving replaces the link and adds no entry to the history.
        const { model } = this.app;
        this.app.state = this.app.state.with({
          cell: [[model.tokens[cell.foreground].path, model.tokens[cell.background].path]],
        });
        history.replaceState({ ...history.state }, "", this.app.state.toString());
        this.app.pane.subjectKey = this.app.pane.currentSubjectKey();
        this.peeked = null;
      } else this.peeked = cell;
      this.app.pane.renderSide();
    }, delay);
  }

  /**
   * Previews a cell only while the inspector is open: opening it would move the grid under the pointer.
   * @param {CellTokens | null} cell
   */
  hover(cell) {
    if (!this.app.wide.matches || this.app.state.view !== "matrix" || this.app.pane.side.hidden) return;
    clearTimeout(this.hoverTimer);
    this.hoverTimer = setTimeout(() => {
      if (this.app.pane.side.hidden || this.app.pane.side.contains(document.activeElement)) return;
      const resting = this.app.state.fields.has("cell") ? null : this.focusedCell;
      this.peeked = cell ?? resting ?? null;
      this.app.pane.renderSide();
    }, 90);
  }

  /** @param {number} foreground @param {number} background */
  openCell(foreground, background) {
    const { model } = this.app;
    this.cancelPeek();
    clearTimeout(this.hoverTimer);
    this.peeked = null;
    this.app.pane.wantsInspectorFocus = true;
    this.app.pane.subjectKey = null;
    const state = this.app.state.with({ cell: [[model.tokens[foreground].path, model.tokens[background].path]] });
    if (state.toString() === this.app.state.toString()) {
      this.app.pane.renderSide();
      this.app.pane.focusInspector();
      this.app.pane.subjectKey = this.app.pane.currentSubjectKey();
      return;
    }
    this.app.remember();
    history.pushState({}, "", state.toString());
    this.app.state = state;
    this.app.grid?.draw(true);
    this.app.pane.renderSide();
    this.app.pane.subjectKey = this.app.pane.currentSubjectKey();
    this.app.pane.wantsInspectorFocus = false;
    this.app.pane.focusInspector();
  }

  /** @param {number} step */
  seekFailing(step) {
    const { grid, matrixGrid } = this.app;
    if (!grid || !matrixGrid || !this.app.main.querySelector(".scroller .grid")) return false;
    if (this.app.state.view !== "matrix") return false;
    return grid.seek(step, (r, c) => matrixGrid.cellOf(r, c).verdict === FAIL);
  }

  /** @param {number} by */
  stepVariant(by) {
    const { model } = this.app;
    const next = (this.app.links.variantOfState(this.app.state).index + by + model.variants.length) %
      model.variants.length;
    this.app.go(this.app.state.with(this.app.links.variantFields(model.variants[next])));
    say(this.app.title);
  }
}
