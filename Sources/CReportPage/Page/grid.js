// A table as a grid: its heads stay visible, only visible cells are drawn, and arrow keys move its single tab stop.

import { allOf, append, closestOf, firstOf, h, nodesOf, standing } from "./dom.js";

export class Grid {
  /** @param {GridSpec} spec */
  constructor(spec) {
    this.spec = spec;
    this.row = Math.min(spec.startRow ?? 0, Math.max(0, spec.rows - 1));
    this.column = Math.min(spec.startColumn ?? 0, Math.max(0, spec.columns - 1));
    /** @type {ReturnType<Grid["range"]> | null} */
    this.drawn = null;
    /** @type {number | null} */
    this.frame = null;
    // The position of the pointer when it last moved or clicked.
    this.lastPoint = "";
    this.body = h("tbody", { role: "rowgroup" });
    this.head = h("thead", { role: "rowgroup" });
    this.table = h(
      "table",
      {
        role: "grid",
        class: "grid " + (spec.className ?? ""),
        "aria-label": spec.label,
        "aria-describedby": spec.describedBy,
        "aria-rowcount": spec.rows + 1,
        "aria-colcount": spec.columns + 1,
        tabindex: "-1",
        style: { width: spec.keyWidth + spec.columns * spec.columnWidth + "px", "--row": spec.rowHeight + "px" },
      },
      h(
        "colgroup",
        null,
        h("col", { style: { width: spec.keyWidth + "px" } }),
        Array.from({ length: spec.columns }, () => h("col", { style: { width: spec.columnWidth + "px" } })),
      ),
      this.head,
      this.body,
    );
    this.scroller = h("div", {
      class: "scroller",
      role: "group",
      "aria-label": spec.label,
      on: {
        scroll: () => this.drawSoon(),
        keydown: (event) => this.keydown(event),
      },
    }, this.table);
    this.listen();
    this.observer = new ResizeObserver(() => this.draw());
    this.observer.observe(this.scroller);
    this.draw(true);
  }

  listen() {
    const { spec } = this;
    this.table.addEventListener("focusin", (event) => this.focused(closestOf(event, "[data-r]")));
    this.table.addEventListener("click", (event) => {
      this.lastPoint = `${event.clientX} ${event.clientY}`;
      const cell = closestOf(event, "[data-r]");
      if (!cell) return;
      this.moveTo(Number(cell.dataset.r), Number(cell.dataset.c));
      spec.onopen?.(this.row, this.column);
    });
    // Only a moving pointer counts as pointing: a grid that moves under a resting pointer does not.
    let last = "";
    this.table.addEventListener("pointermove", (event) => {
      const cell = event.pointerType === "mouse" ? closestOf(event, "[data-r]") : null;
      const now = `${event.clientX} ${event.clientY}`;
      const key = cell ? `${cell.dataset.r} ${cell.dataset.c}` : "";
      if (now === this.lastPoint || key === last) {
        this.lastPoint = now;
        return;
      }
      this.lastPoint = now;
      last = key;
      spec.onhover?.(cell ? Number(cell.dataset.r) : -1, cell ? Number(cell.dataset.c) : -1);
    });
    this.scroller.addEventListener("pointerleave", () => spec.onhover?.(-1, -1));
  }

  get element() {
    return this.scroller;
  }

  drawSoon() {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = null;
      this.draw();
    });
  }

  range() {
    const { spec, scroller } = this;
    const height = scroller.clientHeight || 640;
    const width = scroller.clientWidth || 1400;
    const r0 = Math.max(0, Math.floor(scroller.scrollTop / spec.rowHeight) - 3);
    const r1 = Math.min(spec.rows, Math.ceil((scroller.scrollTop + height) / spec.rowHeight) + 3);
    const c0 = Math.max(0, Math.floor(scroller.scrollLeft / spec.columnWidth) - 3);
    const c1 = Math.min(spec.columns, Math.ceil((scroller.scrollLeft + width) / spec.columnWidth) + 3);
    return { r0, r1, c0, c1 };
  }

  draw(always = false) {
    const { spec } = this;
    const next = this.range();
    const last = this.drawn;
    // The margin of three cells allows some scrolling before anything has to be drawn again.
    if (
      !always && last && next.r0 + 2 >= last.r0 && next.c0 + 2 >= last.c0 && next.r1 - 2 <= last.r1 &&
      next.c1 - 2 <= last.c1
    ) return;
    this.drawn = next;
    const { r0, r1, c0, c1 } = next;
    const hadFocus = this.table.contains(document.activeElement);
    /** @param {number} span */
    const gap = (span) => (span > 0 ? h("td", { colspan: span, "aria-hidden": "true", class: "gap" }) : null);
    const columns = Array.from({ length: c1 - c0 }, (_, at) => c0 + at);
    this.head.replaceChildren(
      h(
        "tr",
        { role: "row", "aria-rowindex": 1, style: { height: spec.headHeight + "px" } },
        h("th", { scope: "col", role: "columnheader", class: "corner", "aria-colindex": 1 }, spec.corner()),
        gap(c0),
        columns.map((c) => h("th", { scope: "col", role: "columnheader", "aria-colindex": c + 2 }, spec.columnHead(c))),
        gap(spec.columns - c1),
      ),
    );
    /** @param {number} rows */
    const space = (rows) => (rows > 0
      ? h(
        "tr",
        { "aria-hidden": "true", class: "gap" },
        h("td", { colspan: spec.columns + 1, style: { height: rows * spec.rowHeight + "px" } }),
      )
      : null);
    const lines = nodesOf(space(r0));
    for (let r = r0; r < r1; r += 1) {
      append(
        lines,
        h(
          "tr",
          { role: "row", "aria-rowindex": r + 2, style: { height: spec.rowHeight + "px" } },
          h("th", { scope: "row", role: "rowheader", "aria-colindex": 1 }, spec.rowHead(r)),
          gap(c0),
          columns.map((c) => this.cellNode(r, c)),
          gap(spec.columns - c1),
        ),
      );
    }
    append(lines, space(spec.rows - r1));
    this.body.replaceChildren(lines);
    const stop = this.node(this.row, this.column) ?? firstOf("[data-r]", this.body);
    if (stop) stop.tabIndex = 0;
    if (hadFocus) (this.node(this.row, this.column) ?? this.table).focus({ preventScroll: true });
  }

  /** @param {number} r @param {number} c */
  cellNode(r, c) {
    const cell = this.spec.cell(r, c);
    return h("td", {
      role: "gridcell",
      tabindex: "-1",
      "aria-colindex": c + 2,
      "data-r": r,
      "data-c": c,
      class: cell ? cell.className ?? null : "gap-cell",
      "aria-label": cell ? cell.label : "not shown",
      "aria-selected": this.spec.isSelected?.(r, c) ? "true" : null,
    }, cell?.content);
  }

  /** @param {number} r @param {number} c */
  node(r, c) {
    return firstOf(`[data-r="${r}"][data-c="${c}"]`, this.body);
  }

  /** @param {HTMLElement | null} cell */
  focused(cell) {
    if (!cell) return;
    const r = Number(cell.dataset.r);
    const c = Number(cell.dataset.c);
    for (const stop of allOf('[data-r][tabindex="0"]', this.body)) stop.tabIndex = -1;
    cell.tabIndex = 0;
    [this.row, this.column] = [r, c];
    this.spec.onfocus?.(r, c);
  }

  /** Scrolls a cell into view, clear of the heads, and focuses it. @param {number} r @param {number} c */
  moveTo(r, c, { focus = true, centre = false } = {}) {
    const { spec, scroller } = this;
    this.row = Math.min(Math.max(r, 0), spec.rows - 1);
    this.column = Math.min(Math.max(c, 0), spec.columns - 1);
    const top = this.row * spec.rowHeight;
    const left = this.column * spec.columnWidth;
    const headHeight = this.head.offsetHeight || spec.headHeight;
    const roomDown = scroller.clientHeight - headHeight;
    const roomRight = scroller.clientWidth - spec.keyWidth;
    if (centre) scroller.scrollTo(Math.max(0, left - roomRight / 2), Math.max(0, top - roomDown / 2));
    if (top < scroller.scrollTop) scroller.scrollTop = top;
    else if (top + spec.rowHeight + 4 > scroller.scrollTop + roomDown) {
      scroller.scrollTop = top + spec.rowHeight + 4 - roomDown;
    }
    if (left < scroller.scrollLeft) scroller.scrollLeft = left;
    else if (left + spec.columnWidth + 4 > scroller.scrollLeft + roomRight) {
      scroller.scrollLeft = left + spec.columnWidth + 4 - roomRight;
    }
    this.draw();
    if (!this.node(this.row, this.column)) this.draw(true);
    const node = this.node(this.row, this.column);
    if (focus) node?.focus({ preventScroll: true });
    if (focus && node) this.keepOnPage(node);
  }

  /** Scrolls the page too, where the grid is taller than the window. @param {HTMLElement} node */
  keepOnPage(node) {
    const box = node.getBoundingClientRect();
    const bar = standing("bar");
    const limit = getComputedStyle(bar).position === "sticky" ? bar.getBoundingClientRect().bottom : 0;
    const head = this.head.offsetHeight || this.spec.headHeight;
    if (box.top < limit + head) scrollBy(0, box.top - limit - head);
    else if (box.bottom > innerHeight) scrollBy(0, box.bottom - innerHeight + 8);
  }

  /** @param {KeyboardEvent} event */
  keydown(event) {
    if (event.altKey || event.metaKey) return;
    const { spec } = this;
    const jump = event.ctrlKey;
    /** @type {Record<string, [number, number] | undefined>} */
    const moves = {
      ArrowRight: [0, 1],
      ArrowLeft: [0, -1],
      ArrowDown: [1, 0],
      ArrowUp: [-1, 0],
      PageDown: [5, 0],
      PageUp: [-5, 0],
    };
    const move = jump ? undefined : moves[event.key];
    let target = null;
    if (move) target = [this.row + move[0], this.column + move[1]];
    else if (event.key === "Home") target = [jump ? 0 : this.row, 0];
    else if (event.key === "End") target = [jump ? spec.rows - 1 : this.row, spec.columns - 1];
    else if ((event.key === "Enter" || event.key === " ") && closestOf(event, "[data-r]")) {
      event.preventDefault();
      spec.onopen?.(this.row, this.column);
      return;
    }
    if (!target) return;
    event.preventDefault();
    this.moveTo(target[0], target[1]);
  }

  /**
   * Moves to the next cell that `matches` accepts, in reading order, and continues from the start after the end.
   * @param {number} step
   * @param {(r: number, c: number) => boolean} matches
   */
  seek(step, matches) {
    const { rows, columns } = this.spec;
    const total = rows * columns;
    for (let n = 1; n <= total; n += 1) {
      const at = (((this.row * columns + this.column + step * n) % total) + total) % total;
      if (matches(Math.floor(at / columns), at % columns)) {
        this.moveTo(Math.floor(at / columns), at % columns);
        return true;
      }
    }
    return false;
  }

  close() {
    this.observer.disconnect();
  }
}
