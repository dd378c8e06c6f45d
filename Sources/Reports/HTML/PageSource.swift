// Written by scripts/embed-page from the files in Page. Do not edit.
// swift-format-ignore-file

/// The page's style sheet and script, as written.
enum PageSource {
  static let style = ##"""
/* Ground, type, frame. The page has no hue: ink and greys; the system's colours are the only hues. */
:root {
  color-scheme: light dark;
  --page: #F7F7F7;
  --raised: #FFFFFF;
  --hover: #EFEFEF;
  --fill: #E8E8E8;
  --ink: #1A1A1A;
  --ink-2: #4A4A4A;
  --on: #FFFFFF;
  --control: #6E6E6E;
  --line: #8A8A8A;
  --soft: #DADADA;
  --soft-more: #6E6E6E;
  --check-a: #FFFFFF;
  --check-b: #D6D6D6;
  --shadow: 0 0.25rem 1rem rgb(0 0 0 / 0.18);
  --gutter: clamp(1rem, 2.6vw, 2.5rem);
  --sans: -apple-system, "Segoe UI", Inter, Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", "JetBrains Mono", Menlo, Consolas, monospace;
  --bar: 3.5rem;
}

@media (prefers-color-scheme: dark) {
  :root {
    --page: #131313;
    --raised: #1E1E1E;
    --hover: #212121;
    --fill: #2A2A2A;
    --ink: #F5F5F5;
    --ink-2: #C4C4C4;
    --on: #131313;
    --control: #8E8E8E;
    --line: #767676;
    --soft: #383838;
    --soft-more: #8E8E8E;
    --check-a: #2B2B2B;
    --check-b: #404040;
    --shadow: 0 0.25rem 1rem rgb(0 0 0 / 0.6);
  }
}

@media (prefers-contrast: more) {
  :root {
    --ink-2: var(--ink);
    --soft: var(--soft-more);
    --line: var(--ink);
    --control: var(--ink);
  }
}

*, *::before, *::after { box-sizing: border-box; }

html {
  font: 100%/1.5 var(--sans);
  scroll-padding-top: 4.5rem;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
}

body {
  margin: 0;
  min-height: 100vh;
  display: flex;
  flex-direction: column;
  background: var(--page);
  color: var(--ink);
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  overflow-wrap: break-word;
}

h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
ul, ol { list-style: none; }
table { border-collapse: collapse; border-spacing: 0; }
th { font-weight: inherit; text-align: start; }
fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
button, input, select { font: inherit; color: inherit; }
a { color: inherit; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
a:hover { text-decoration-thickness: 2px; }
b, strong { font-weight: 650; }
small { font-size: 0.875em; color: var(--ink-2); }
bdi { unicode-bidi: isolate; }

:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
h1:focus, h2:focus, table:focus { outline: none; }

h2 { font-size: 1.1875rem; line-height: 1.3; font-weight: 660; letter-spacing: -0.01em; }
h3 { font-size: 0.8125rem; line-height: 1.45; font-weight: 660; color: var(--ink-2); }
h4 { font-size: 0.875rem; font-weight: 650; }

.name, .value, .place, kbd { font-family: var(--mono); font-variant-ligatures: none; }
.name { font-size: 0.9286em; font-weight: 600; overflow-wrap: anywhere; }
.plain-name { overflow-wrap: anywhere; }
.value, .place { font-size: 0.8125rem; overflow-wrap: anywhere; }
.place, .quiet { color: var(--ink-2); }
.quiet .value, .value.quiet { color: var(--ink-2); }
kbd {
  display: inline-block; padding: 0 0.375rem; border: 1px solid var(--control); border-radius: 4px;
  background: var(--raised); font-size: 0.75rem; line-height: 1.25rem;
}

.unseen {
  position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap; border: 0;
}
caption.unseen { position: absolute; }

.icon { flex: none; fill: none; stroke: currentColor; vertical-align: -0.08em; }
.icon.box-8 { width: 0.5625rem; height: 0.5625rem; stroke-width: 1.5; }
.icon.box-12 { width: 0.75rem; height: 0.75rem; stroke-width: 1.3; }
.icon.box-16 { width: 1rem; height: 1rem; stroke-width: 1.4; vertical-align: -0.18em; }
.icon.box-20 { width: 1.25rem; height: 1.25rem; stroke-width: 2; }
.icon.solid { fill: currentColor; }

.skip { position: absolute; left: 1rem; top: -4rem; z-index: 30; padding: 0.5rem 1rem; background: var(--ink); color: var(--on); border-radius: 6px; }
.skip:focus { top: 0.5rem; }

/* The bar */
.bar { position: sticky; top: 0; z-index: 20; background: var(--page); border-bottom: 1px solid var(--soft); }
.bar > .brand { padding: 0.875rem var(--gutter); }
.bar-inner { display: flex; align-items: center; gap: 0 2.25rem; padding: 0 var(--gutter); min-height: 3.5rem; }
.brand { display: flex; align-items: center; gap: 0.625rem; text-decoration: none; min-height: 2.75rem; min-width: 0; }
.brand-name { font-weight: 680; font-size: 1rem; }
.brand-system { padding-inline-start: 0.625rem; border-inline-start: 1px solid var(--soft); overflow: hidden; text-overflow: ellipsis; max-width: 16rem; max-height: 3rem; }
.sign { width: 1.625rem; height: 0.875rem; flex: none; }
.sign-bar { fill: currentColor; }
.sign-hatch, .sign-line { stroke: currentColor; stroke-width: 1.6; fill: none; }
.sign-line { stroke-width: 2.4; }
.views ul { display: flex; flex-wrap: wrap; gap: 0 1.75rem; }
.views a { display: block; padding: 1rem 0 0.8125rem; border-bottom: 3px solid transparent; font-size: 0.9375rem; font-weight: 560; color: var(--ink-2); text-decoration: none; }
.views a:hover { color: var(--ink); border-color: var(--control); }
.views a[aria-current] { color: var(--ink); border-color: var(--ink); font-weight: 650; }

.search { position: relative; display: flex; align-items: center; margin-inline-start: auto; width: 20rem; min-width: 10rem; flex: 0 1 20rem; }
.search > .icon { position: absolute; left: 0.75rem; pointer-events: none; }
.search > kbd { position: absolute; right: 0.5rem; pointer-events: none; color: var(--ink-2); }
.search-input { width: 100%; height: 2.375rem; padding: 0 2.25rem 0 2.25rem; border: 1px solid var(--control); border-radius: 6px; background: var(--raised); font-size: 0.875rem; appearance: none; }
.search-input::placeholder { color: var(--ink-2); opacity: 1; }
.search-input::-webkit-search-cancel-button { display: none; }
.suggestions-list { top: 100%; left: auto; right: 0; width: min(34rem, calc(100vw - 2 * var(--gutter))); }
.suggestions-list [role="option"] { display: grid; grid-template-columns: 4rem minmax(0, 1fr) auto; gap: 0.75rem; align-items: baseline; padding: 0.375rem 0.75rem; border-radius: 4px; cursor: pointer; min-height: 2rem; }
.suggestions-list [role="option"]:hover { background: var(--hover); }
.suggestions-list [aria-selected="true"] { background: var(--ink); color: var(--on); }
.suggestions-list [aria-selected="true"] * { color: inherit; }
.option-kind, .option-count { font-size: 0.8125rem; color: var(--ink-2); }

/* The frame */
.main { flex: 1; width: 100%; max-width: calc(96rem + 2 * var(--gutter)); margin-inline: auto; padding: 2rem var(--gutter) 3rem; min-width: 0; }
.view-matrix, .view-compare, .view-palette { max-width: none; }
.head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 1.5rem; margin-bottom: 1.25rem; }
.head.spread { justify-content: space-between; align-items: center; }
.head h1 { font-size: clamp(1.5rem, 1.2rem + 1.1vw, 2rem); line-height: 1.15; font-weight: 680; letter-spacing: -0.022em; overflow-wrap: anywhere; min-width: 0; }
.head p { color: var(--ink-2); max-width: 46rem; font-size: 1rem; }
.block-head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem; }
.block-head p { color: var(--ink-2); font-size: 0.875rem; }

.notice { position: relative; z-index: 3; background: var(--fill); border-bottom: 1px solid var(--control); }
.notice-inner { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; padding: 0.625rem var(--gutter); }
.notice p { flex: 1 1 20rem; min-width: 0; overflow-wrap: anywhere; }

.side { display: none; }
@media (min-width: 75rem) {
  .has-side .side {
    display: block; position: fixed; z-index: 10; top: var(--bar); right: 0; bottom: 0; width: 27.5rem; overflow: auto;
    background: var(--page); border-left: 1px solid var(--soft); padding: 0 1.25rem 3rem;
  }
  .has-side .main { max-width: none; margin: 0; }
  .has-side .main, .has-side .foot, .has-side .notice { padding-right: calc(27.5rem + var(--gutter)); }
  .has-side .notice { padding-right: 27.5rem; }
}

.foot { background: var(--hover); border-top: 1px solid var(--soft); padding: 2rem var(--gutter) 3rem; }
.foot-head { display: flex; justify-content: space-between; align-items: center; gap: 1rem; max-width: 96rem; margin: 0 auto 1rem; }
.foot-columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); gap: 1.5rem 2.5rem; max-width: 96rem; margin: 0 auto; }
.foot h3 { color: var(--ink); margin-bottom: 0.25rem; }
.foot p { font-size: 0.8125rem; line-height: 1.5; color: var(--ink-2); margin-bottom: 0.375rem; max-width: 44rem; overflow-wrap: anywhere; }

.toast { position: fixed; z-index: 40; left: 50%; bottom: 1.5rem; transform: translateX(-50%); max-width: min(40rem, calc(100vw - 2rem)); padding: 0.75rem 1.25rem; border-radius: 6px; background: var(--ink); color: var(--on); visibility: hidden; }
.toast.open { visibility: visible; }
/* Buttons, chips, selects, popovers, dialogs. */
.button {
  display: inline-flex; align-items: center; justify-content: center; gap: 0.5rem; min-height: 2.25rem; padding: 0 0.875rem; border: 1px solid var(--control); border-radius: 6px;
  background: var(--raised); color: var(--ink); font-size: 0.875rem; font-weight: 560; text-decoration: none; cursor: pointer; text-align: start;
  max-width: 100%; overflow-wrap: anywhere;
}
.button:hover { background: var(--hover); border-color: var(--ink); }
.button:active { background: var(--fill); }
.button:disabled { color: var(--ink-2); border-color: var(--soft); cursor: default; background: none; }
.button.primary { background: var(--ink); border-color: var(--ink); color: var(--on); }
.button.primary:hover { outline: 1px solid var(--ink); outline-offset: 1px; }
.button.plain, .button.icon-only { border-color: transparent; background: none; }
.button.plain { padding: 0 0.5625rem; }
.button.plain:hover, .button.icon-only:not(:disabled):hover { background: var(--hover); border-color: var(--control); }
.button.icon-only { width: 2.25rem; padding: 0; }
.steps .icon-only { border-color: var(--control); background: var(--raised); }

.tools { display: flex; flex-wrap: wrap; gap: 0.875rem 1rem; align-items: end; margin-bottom: 1rem; }
.tool label, .tool legend, .inline label { font-size: 0.8125rem; color: var(--ink-2); padding: 0; }
.tool label, .tool legend { display: block; margin-bottom: 0.25rem; }
.tool.steps { display: flex; gap: 0.375rem; }
.inline { display: inline-flex; align-items: center; gap: 0.375rem; }
.select { position: relative; display: inline-flex; max-width: 100%; }
.select select { appearance: none; height: 2.25rem; max-width: min(100%, 20rem); min-width: 9.25rem; padding: 0 2.25rem 0 0.75rem; border: 1px solid var(--control); border-radius: 6px; background: var(--raised); font-size: 0.875rem; font-weight: 560; cursor: pointer; text-overflow: ellipsis; }
.select select:hover { border-color: var(--ink); }
.select .icon { position: absolute; right: 0.625rem; top: 0.625rem; pointer-events: none; }

.segments { display: inline-flex; flex-wrap: wrap; border: 1px solid var(--control); border-radius: 6px; background: var(--raised); overflow: hidden; }
.segment { position: relative; display: inline-flex; }
.segment + .segment { border-inline-start: 1px solid var(--soft); }
.segment input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.tool .segment label { display: flex; align-items: center; margin: 0; padding: 0 0.75rem; min-height: 2.125rem; font-size: 0.875rem; font-weight: 560; color: var(--ink); }
.tool .segment input:checked + label { background: var(--ink); color: var(--on); }
.segment input:hover:not(:checked) + label { background: var(--hover); }
.segment input:focus-visible + label { outline: 2px solid var(--ink); outline-offset: -4px; border-radius: 6px; }
.segment input:checked:focus-visible + label { outline-color: var(--on); }

.chips { display: flex; flex-wrap: wrap; gap: 0.375rem; }
.chip { display: inline-flex; align-items: center; gap: 0.375rem; height: 2rem; padding: 0 0.75rem; border: 1px solid var(--control); border-radius: 1rem; background: var(--raised); font-size: 0.875rem; font-weight: 500; cursor: pointer; }
.chip:hover { background: var(--hover); border-color: var(--ink); }
.chip[aria-pressed="true"] { background: var(--ink); border-color: var(--ink); color: var(--on); }

.facets { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.facet-box { position: relative; }
.facet[aria-expanded="true"] { background: var(--fill); border-color: var(--ink); }
.facet-fold > summary { list-style: none; }
.facet-fold > summary::-webkit-details-marker { display: none; }
.facet-fold[open] > summary { margin-bottom: 0.5rem; }
.popover { position: absolute; z-index: 15; top: calc(100% + 0.25rem); left: 0; min-width: 15rem; max-width: min(28rem, calc(100vw - 2rem)); max-height: 60vh; overflow: auto; padding: 0.375rem; border: 1px solid var(--control); border-radius: 6px; background: var(--raised); box-shadow: var(--shadow); }
.popover.right { left: auto; right: 0; }
.popover[hidden] { display: none; }
.check { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: 0.625rem; min-height: 2rem; padding: 0.125rem 0.5rem; border-radius: 4px; cursor: pointer; font-size: 0.875rem; overflow-wrap: anywhere; }
.check:hover { background: var(--hover); }
.check input { width: 1rem; height: 1rem; margin: 0; accent-color: var(--ink); }
.check-count { color: var(--ink-2); }
.notation { display: flex; gap: 0.75rem; width: 100%; min-height: 2.25rem; align-items: center; padding: 0.25rem 0.5rem; border: 0; border-radius: 4px; background: none; cursor: pointer; text-align: start; }
.notation > .quiet { flex: 0 0 5.5rem; font-size: 0.8125rem; }
.notation:hover { background: var(--hover); }

.filter-token { display: inline-flex; align-items: center; gap: 0.25rem; min-height: 2rem; max-width: 100%; padding-inline-start: 0.75rem; border: 1px solid var(--control); border-radius: 6px; background: var(--fill); font-size: 0.875rem; overflow-wrap: anywhere; }
.filter-token bdi { min-width: 0; }
.remove { display: inline-flex; align-items: center; justify-content: center; width: 2rem; height: 2rem; flex: none; border: 0; border-radius: 6px; background: none; cursor: pointer; }
.remove:hover { background: var(--hover); }
.remove .icon { width: 0.8125rem; height: 0.8125rem; }

dialog { border: 1px solid var(--control); border-radius: 8px; background: var(--page); color: var(--ink); box-shadow: var(--shadow); padding: 1.25rem; }
dialog::backdrop { background: rgb(0 0 0 / 0.4); }
.keys { width: min(44rem, calc(100vw - 2rem)); max-height: calc(100vh - 2rem); overflow: auto; }
.dialog-head { display: flex; justify-content: space-between; align-items: center; margin-bottom: 0.75rem; }
.keys .check { display: flex; margin-bottom: 0.75rem; padding-inline: 0; }
.key-table { width: 100%; }
.key-table th, .key-table td { padding: 0.375rem 0.75rem 0.375rem 0; border-top: 1px solid var(--soft); vertical-align: baseline; }
.key-table thead th { border: 0; font-size: 0.8125rem; color: var(--ink-2); }
.inspector-dialog { position: fixed; inset: 0; width: 100%; max-width: none; height: 100%; max-height: none; margin: 0; border: 0; border-radius: 0; padding: 0 var(--gutter) 3rem; box-shadow: none; }

.empty { max-width: 42rem; padding: 1.5rem; border: 1px dashed var(--control); border-radius: 8px; margin-block: 1rem; }
.empty h2 { margin-bottom: 0.375rem; }
.ways { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 1rem; }
.ways:empty { display: none; }
summary { cursor: pointer; }
/* Tiles, swatches, labels, bars. Nothing of the page lies on a tile. */
.tile { position: relative; display: flex; align-items: center; justify-content: center; flex: none; width: 4.75rem; height: 2.75rem; overflow: hidden; font: 400 1rem/1 var(--sans); }
.tile.small { width: 2.75rem; height: 2.25rem; font-size: 0.8125rem; }
.lined { box-shadow: inset 0 0 0 1px var(--line); }
.hatched { background: repeating-linear-gradient(45deg, transparent 0 5px, var(--line) 5px 6px); box-shadow: inset 0 0 0 1px var(--line); }
.s-text::before { content: "Text"; content: "Text" / ""; }
.s-large-text::before { content: "Text"; content: "Text" / ""; font-size: 1.5rem; }
.s-large-bold-text::before { content: "Text"; content: "Text" / ""; font-size: 1.1875rem; font-weight: 700; }
.small.tile::before { font-size: 0.8125rem; }
.small.s-large-text::before { font-size: 1rem; }
.s-border::before { content: ""; width: 2.5rem; height: 1.375rem; border: 1px solid; border-radius: 5px; }
.s-focus::before { content: ""; width: 2.5rem; height: 1.375rem; border: 2px solid; border-radius: 5px; }
.s-fill::before { content: ""; width: 2rem; height: 1rem; border-radius: 0.5rem; background: currentColor; }
.small.s-border::before, .small.s-focus::before { width: 1.625rem; height: 1.125rem; }
.tile .sample { width: 1.25rem; height: 1.25rem; }
.same { display: block; width: 4.75rem; text-align: center; font-size: 0.75rem; line-height: 1.2; color: var(--ink-2); }

.swatch { position: relative; display: inline-block; flex: none; width: 3.125rem; height: 1.875rem; vertical-align: middle; }
.swatch.small { width: 0.9375rem; height: 0.9375rem; vertical-align: -0.125rem; }
.swatch.long { width: 7.5rem; height: 2.125rem; }
.swatch.split { display: inline-flex; }
.swatch.split > span { flex: 1; }
.swatch.split.lined::after { content: ""; position: absolute; inset: 0; box-shadow: inset 0 0 0 1px var(--line); }

.pill { display: inline-flex; align-items: center; gap: 0.25rem; padding: 0 0.5rem; height: 1.25rem; border-radius: 0.625rem; font-size: 0.75rem; font-weight: 600; white-space: nowrap; vertical-align: 0.0625rem; }
.pill .icon, .cell-label .icon, .tag .icon { width: 0.5rem; height: 0.5rem; }
.v-fail.pill, .v-fail.cell-label { background: var(--ink); color: var(--on); }
.v-pass.pill, .v-pass.cell-label { background: var(--fill); }
.v-undetermined.pill, .v-undetermined.cell-label { box-shadow: inset 0 0 0 1.5px var(--ink); }
.v-waived.pill, .v-waived.cell-label { box-shadow: inset 0 0 0 1px var(--control); }
.v-exempt.pill { padding: 0; }
.tag { display: inline-flex; align-items: center; gap: 0.25rem; padding: 0 0.5rem; height: 1.25rem; border: 1px solid var(--control); border-radius: 0.625rem; font-size: 0.75rem; font-weight: 600; white-space: nowrap; margin-inline-start: 0.25rem; }

.track { position: relative; height: 0.375rem; margin-block: 0.375rem; background: var(--fill); }
.reached { position: absolute; inset: 0 auto 0 0; background: var(--ink); }
.missing { position: absolute; inset: 0 auto; background: repeating-linear-gradient(135deg, transparent 0 2px, var(--ink) 2px 3.5px); }
.needed { position: absolute; top: -0.375rem; width: 2px; height: 1.125rem; margin-left: -1px; background: var(--ink); box-shadow: 0 0 0 2px var(--page); }
.scale { position: relative; height: 1.25rem; font-size: 0.75rem; color: var(--ink-2); }
.scale span { position: absolute; top: 0.25rem; transform: translateX(-50%); }
.scale span:first-child { transform: none; }
.scale span:last-child { transform: translateX(-100%); }
.scale .asked { font-weight: 700; color: var(--ink); }

.figure { text-align: end; }
.counts { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; }
.figure-link { text-decoration: none; display: inline-flex; align-items: center; gap: 0.3125rem; min-height: 1.5rem; white-space: nowrap; }
.figure-link:hover { text-decoration: underline; }
.figure-link b { font-size: 1.0625rem; }
.gamut { display: block; font-size: 0.8125rem; }
.gamut .quiet { display: block; }
.gamut-mark { width: 0.75rem; height: 0.75rem; stroke-width: 1; margin-inline-end: 0.25rem; }
.gamut-mark .filled { fill: currentColor; stroke: none; }
.verdict-grid { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem 3rem; }
.eyebrow { font-size: 0.875rem; color: var(--ink-2); margin-bottom: 0.375rem; }
h1.verdict { font-size: clamp(1.875rem, 1.3rem + 2.3vw, 3rem); line-height: 1.08; font-weight: 680; letter-spacing: -0.022em; text-wrap: balance; overflow-wrap: anywhere; }
.verdict-mark.icon { width: 0.58em; height: 0.58em; margin-inline-end: 0.35em; vertical-align: 0.02em; }
.lede { margin-top: 0.75rem; max-width: 56ch; font-size: clamp(1rem, 0.95rem + 0.35vw, 1.1875rem); line-height: 1.45; }
.lede strong { font-weight: 660; }
.facts { border-top: 1px solid var(--soft); }
.facts > div { display: grid; grid-template-columns: 9.25rem minmax(0, 1fr); align-items: center; gap: 0.25rem 0.5rem; min-height: 2.5rem; padding: 0.5rem 0; border-bottom: 1px solid var(--soft); }
.facts dt { color: var(--ink-2); font-size: 0.875rem; }
.worst { display: flex; align-items: center; gap: 0.875rem; text-decoration: none; }
.worst > span:last-child { min-width: 0; }
.worst-figure, .worst-names { display: block; overflow-wrap: anywhere; }
.worst-figure b { font-size: 1.125rem; }
.worst-names { font-size: 0.8125rem; }
.worst-names .name { font-weight: 500; }
.worst:hover .worst-names { text-decoration: underline; }
.figures { display: flex; flex-wrap: wrap; gap: 0 1.125rem; }
.shares { display: flex; gap: 2px; height: 0.375rem; margin-top: 0.25rem; }
.shares span { min-width: 4px; flex-basis: 0; }
.share-far { background: var(--ink); }
.share-short { background: var(--control); }
.share-near { background: var(--soft); }
.verdict-block { margin-top: 1.5rem; }
.verdict-bar { display: flex; gap: 2px; height: 1rem; }
.verdict-bar .part { min-width: 4px; flex-basis: 0; }
.verdict-bar .v-fail { background: var(--ink); }
.verdict-bar .v-undetermined { background: repeating-linear-gradient(135deg, var(--page) 0 2px, var(--ink) 2px 4px); box-shadow: inset 0 0 0 1px var(--ink); }
.verdict-bar .v-waived { background: var(--ink-2); }
.verdict-bar .v-exempt { box-shadow: inset 0 0 0 1px var(--soft); }
.verdict-bar .v-pass { background: var(--fill); box-shadow: inset 0 0 0 1px var(--line); }
.verdict-line { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0.25rem 1rem; margin-top: 0.375rem; }
.verdict-line > .button { margin-inline-start: auto; }

.overview-grid { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2.25rem 3rem; margin-top: 1.75rem; }
.overview-grid > * { min-width: 0; }
.causes { border-top: 1px solid var(--ink); margin-top: 0.5rem; }
.cause { display: grid; grid-template-columns: 4.75rem minmax(0, 1fr) auto; gap: 0.25rem 0.875rem; align-items: center; padding: 0.5rem 0; border-bottom: 1px solid var(--soft); text-decoration: none; }
.cause:hover { background: var(--hover); }
.cause:hover .cause-name .name { text-decoration: underline; }
.cause-rank, .cause-arrow { display: none; }
.cause-text { display: grid; gap: 0; font-size: 0.8125rem; color: var(--ink-2); min-width: 0; overflow-wrap: anywhere; line-height: 1.45; }
.cause-name .name { font-size: 0.9375rem; font-weight: 650; color: var(--ink); }
.cause-fix { display: flex; flex-wrap: wrap; align-items: center; gap: 0 0.625rem; }
.fix-swatches { display: inline-flex; gap: 0.625rem; }
.fix-swatches > span { display: inline-flex; align-items: center; gap: 0.1875rem; }
.cause-count { min-width: 3rem; text-align: end; }
.cause-count b { font-size: 1.5rem; line-height: 1.1; font-weight: 680; }
.cause-bar { display: block; height: 0.3125rem; min-width: 2px; margin-top: 0.125rem; background: var(--ink); }
.cause-count .cause-bar { margin-inline-start: auto; }
.causes + .button { margin-top: 0.625rem; }

.heat { width: 100%; margin-top: 0.5rem; }
.heat thead th { padding: 0.375rem 0.5rem; border-bottom: 1px solid var(--ink); font-size: 0.8125rem; font-weight: 600; color: var(--ink-2); }
.heat tbody th, .heat td { padding: 0.4375rem 0.5rem; border-bottom: 1px solid var(--soft); }
.heat tbody th { font-weight: 600; overflow-wrap: anywhere; }
.heat td { background: color-mix(in srgb, var(--ink) var(--heat, 0%), var(--page)); }
.heat td a { text-decoration: none; display: block; min-height: 1.5rem; }
.heat td a:hover { text-decoration: underline; }
.heat td.all { width: 7rem; background: none; }
.heat td.all .cause-bar { margin-inline-start: auto; margin-top: -0.125rem; }
.repeats { font-weight: 400; font-size: 0.875em; color: var(--ink-2); }
.notes { margin-top: 0.5rem; }
.notes > li { display: grid; grid-template-columns: 1rem minmax(0, 1fr); gap: 0.375rem; padding: 0.1875rem 0; font-size: 0.875rem; overflow-wrap: anywhere; }
.notes > li > .icon { margin-top: 0.375rem; }
.notes summary, .notes a { min-height: 1.5rem; }
.notes details ul { margin: 0.25rem 0 0.5rem; padding-inline-start: 1rem; list-style: disc; }
.notes, .heat + *, .overview-grid section + section { margin-top: 0.5rem; }
.overview-grid section + section { margin-top: 2rem; }
.plain-causes { padding-inline-start: 1.5rem; list-style: decimal; margin-block: 0.5rem 2rem; }
.plain-table { width: 100%; margin-block: 0.5rem 2rem; }
.plain-table th, .plain-table td { padding: 0.375rem 0.5rem; border-bottom: 1px solid var(--soft); overflow-wrap: anywhere; vertical-align: middle; }
.main > section { margin-top: 2rem; }

@media (min-width: 48rem) {
  .cause { grid-template-columns: 1rem 4.75rem minmax(0, 1fr) 6rem 1rem; padding: 0.5rem 0.5rem; }
  .cause-rank { display: block; color: var(--ink-2); font-size: 0.875rem; }
  .cause-arrow { display: block; }
  .cause-count { text-align: start; }
  .cause-count .cause-bar { margin-inline-start: 0; }
}
@media (min-width: 64rem) {
  .verdict-grid:not(.alone), .overview-grid:not(.alone) { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
  .verdict-grid, .overview-grid { column-gap: 2rem; }
}
@media (min-width: 75rem) {
  .verdict-grid, .overview-grid { column-gap: 3rem; }
}
@media (max-width: 29.99rem) {
  .facts > div { grid-template-columns: minmax(0, 1fr); }
}
.card { padding: 1rem 1.25rem 1.25rem; margin-bottom: 1.5rem; border: 1px solid var(--soft); border-radius: 8px; background: var(--hover); }
.card-table { container: card / inline-size; }
.change { width: 100%; margin-top: 0.5rem; }
.change th, .change td { padding: 0.5rem 0.75rem 0.5rem 0; border-top: 1px solid var(--soft); vertical-align: top; overflow-wrap: anywhere; }
.change thead th { border: 0; font-size: 0.8125rem; font-weight: 600; color: var(--ink-2); }
.change td.way { text-align: end; padding-right: 0; }
@container card (max-width: 44rem) {
  .change, .change tbody, .change tr, .change th, .change td { display: block; }
  .change thead { display: none; }
  .change tr { border-top: 1px solid var(--soft); padding-block: 0.5rem; }
  .change tbody th, .change td { border: 0; padding: 0.125rem 0; }
}

.filters { z-index: 5; display: grid; gap: 0.5rem; padding-block: 0.5rem 0.75rem; margin-bottom: 1.25rem; background: var(--page); border-bottom: 1px solid var(--soft); }
@media (min-width: 64rem) and (min-height: 44rem) {
  .filters { position: sticky; top: var(--bar); }
}
.filter-line { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0.5rem 1rem; }
.filter-tokens, .sorting { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; min-width: 0; }
.sorting { margin-inline-start: auto; }

.list { container: list / inline-size; }
.list.cards { max-width: 43.5rem; }
.group + .group { margin-top: 2.25rem; }
.group-count { font-size: 0.875rem; font-weight: 400; color: var(--ink-2); letter-spacing: 0; }
.pairs { width: 100%; margin-top: 0.375rem; table-layout: fixed; }
.pairs thead th { padding: 0.375rem 0.5rem; border-bottom: 1px solid var(--ink); font-size: 0.8125rem; font-weight: 600; color: var(--ink-2); }
.pairs thead th:nth-child(1) { width: 5.75rem; }
.pairs thead th:nth-child(3) { width: 11.5rem; }
.pairs thead th:nth-child(4) { width: 24%; }
.pairs.with-theme thead th:nth-child(5) { width: 9rem; }
.pairs thead th:last-child { width: 3.25rem; }
.pairs tbody tr { cursor: pointer; border-bottom: 1px solid var(--soft); }
.pairs tbody tr:hover { background: var(--hover); }
.pairs tbody tr.current { background: var(--fill); box-shadow: inset 3px 0 0 var(--ink); }
.pairs tbody tr.current .needed { box-shadow: 0 0 0 2px var(--fill); }
.pairs tbody tr.current .track { background: var(--page); }
.pairs td, .pairs tbody th { padding: 0.4375rem 0.5rem; vertical-align: middle; overflow-wrap: anywhere; }
.pair-link { text-decoration: none; display: inline-block; min-height: 1.5rem; }
.pair-link .name { font-size: 0.875rem; }
.pairs tr:hover .pair-link, .pair-link:focus-visible { text-decoration: underline; }
.pair-link .on { font-size: 0.875rem; font-family: var(--mono); color: var(--ink-2); }
.pair-rule, .pair-needs { display: block; font-size: 0.8125rem; line-height: 1.45; color: var(--ink-2); font-weight: 400; }
.list-ratio { font-size: 1.0625rem; font-weight: 680; }
.c-link { text-align: end; }
.button.more { margin-top: 0.5rem; }

@container list (max-width: 43.99rem) {
  .pairs, .pairs tbody { display: block; }
  .pairs thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .pairs tbody tr { display: grid; grid-template-columns: 4.75rem minmax(0, 1fr) 2.25rem; gap: 0 0.875rem; padding: 0.625rem 0; }
  .pairs td, .pairs tbody th { display: block; padding: 0; }
  .pairs .c-sample { grid-row: 1 / 5; grid-column: 1; align-self: start; }
  .pairs .c-pair, .pairs .c-ratio, .pairs .c-bar, .pairs .c-theme { grid-column: 2; }
  .pairs .c-link { grid-column: 3; grid-row: 1 / 4; align-self: center; }
  .pairs tbody tr.current { padding-inline-start: 0.5rem; }
}
.inspector-top { position: sticky; top: 0; z-index: 2; display: flex; align-items: center; gap: 0.25rem; padding-block: 0.625rem; background: var(--page); font-size: 0.875rem; color: var(--ink-2); }
.inspector-top p { flex: 1; }
.inspector-title { font-size: 1.0625rem; overflow-wrap: anywhere; }
.inspector-title .name { font-weight: 650; }
.inspector-title .in { font-weight: 400; color: var(--ink-2); }
.inspector-ratio { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem; margin-block: 0.5rem; }
.big-ratio { font-size: 2.25rem; line-height: 1; font-weight: 680; letter-spacing: -0.02em; }
.note { font-size: 0.875rem; line-height: 1.45; color: var(--ink-2); margin-top: 0.5rem; overflow-wrap: anywhere; }
.note b { color: var(--ink); }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 1rem; }
.inspector-block { margin-top: 1.375rem; }
.inspector-block > h3 { margin-bottom: 0.375rem; }

.stage { display: grid; grid-template-columns: repeat(6, 1fr); align-items: center; justify-items: center; gap: 1.75rem 0; padding: 1.125rem 0.875rem; font-family: var(--sans); }
.stage > div { grid-column: span 2; }
.stage-body { grid-column: 1 / -1 !important; justify-self: stretch; }
.stage-body::before { content: "Body text at 17 px has to carry whole sentences, so it needs the most contrast."; content: "Body text at 17 px has to carry whole sentences, so it needs the most contrast." / ""; font-size: 1.0625rem; line-height: 1.3; }
.stage > .stage-large, .stage > .stage-bold { grid-column: span 3; }
.stage-large::before { content: "Large 24"; content: "Large 24" / ""; font-size: 1.5rem; }
.stage-bold::before { content: "Bold 19"; content: "Bold 19" / ""; font-size: 1.1875rem; font-weight: 700; }
.stage-icon .icon { width: 1.5rem; height: 1.5rem; display: block; }
.stage-border::before { content: ""; display: block; width: 1.75rem; height: 1.125rem; border: 1px solid; border-radius: 4px; }
.stage-focus::before { content: ""; display: block; width: 1.75rem; height: 1.125rem; border: 2px solid; border-radius: 5px; }
.verdict-list { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0.25rem; margin-top: 0.5rem; font-size: 0.8125rem; }
.verdict-list li { display: flex; align-items: center; gap: 0.375rem; }
.verdict-list .own .own-word { font-weight: 700; border-bottom: 2px solid; }
.verdict-list .own .quiet { color: inherit; }

.suggestions li { display: grid; grid-template-columns: 2.75rem minmax(0, 1fr) auto; gap: 0.75rem; align-items: center; padding-block: 0.5rem; border-bottom: 1px solid var(--soft); font-size: 0.8125rem; }
.suggestions li:last-child { border: 0; }
.suggestion-effect { color: var(--ink-2); overflow-wrap: anywhere; }
.suggestion-name { overflow-wrap: anywhere; }
.every { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: 0.25rem; }
.every-link { display: flex; align-items: center; gap: 0.5rem; padding: 0.25rem; border: 1px solid transparent; border-radius: 6px; text-decoration: none; font-size: 0.8125rem; line-height: 1.35; }
.every-link > span:last-child { min-width: 0; overflow-wrap: anywhere; }
.every-link:hover { background: var(--hover); }
.every-link[aria-current] { background: var(--fill); border-color: var(--control); }
.every-ratio { display: flex; align-items: center; gap: 0.25rem; }
.displays { width: 100%; }
.displays th, .displays td { padding: 0.25rem 0.5rem 0.25rem 0; font-size: 0.875rem; }
.displays-bar { width: 50%; }
.layers { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.layers li { position: relative; flex: 1 1 4.25rem; max-width: 7rem; min-width: 0; display: grid; align-content: start; padding-inline-end: 0.625rem; font-size: 0.8125rem; }
.layers .swatch { width: 100%; height: 1.875rem; margin-bottom: 0.25rem; }
.layers li:not(:last-child)::after { content: "+"; position: absolute; right: -0.125rem; top: 0.125rem; font-weight: 600; color: var(--ink-2); }
.layers li:nth-last-child(2)::after { content: "="; }
.layers .value { font-size: 0.75rem; color: var(--ink-2); }
.origin + .origin { margin-top: 0.75rem; }
.origin-head { display: flex; align-items: center; justify-content: space-between; }
.chain { border-inline-start: 1px solid var(--soft); margin-inline-start: 0.3125rem; }
.chain li { position: relative; padding: 0.125rem 0 0.25rem 0.875rem; font-size: 0.875rem; line-height: 1.35; overflow-wrap: anywhere; }
.chain li::before { content: ""; position: absolute; left: -0.3125rem; top: 0.4375rem; width: 0.5625rem; height: 0.5625rem; border: 1.5px solid var(--control); border-radius: 50%; background: var(--page); }
.chain .name { font-weight: 500; }
.stop { display: block; }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin-bottom: 0.75rem; font-size: 0.8125rem; color: var(--ink-2); align-items: center; }
.legend .pill { color: var(--ink); }
.legend .v-fail { color: var(--on); }
.scroller { position: relative; overflow: auto; max-height: max(20rem, calc(100vh - var(--bar) - 1rem)); border: 1px solid var(--soft); border-radius: 8px; overscroll-behavior: auto; }
.scroller:not(.wide) { width: fit-content; max-width: 100%; }
.scroller.wide { max-height: none; overflow-y: hidden; overflow-x: auto; }
.grid { table-layout: fixed; border-collapse: separate; }
.grid th { background: var(--page); vertical-align: top; font-weight: 400; }
.grid thead th { position: sticky; top: 0; z-index: 2; border-bottom: 1px solid var(--ink); padding: 0.5rem 0.25rem 0.375rem; vertical-align: top; overflow: hidden; }
.grid tbody th { position: sticky; left: 0; z-index: 1; border-inline-end: 1px solid var(--ink); padding: 0.3125rem 0.5rem; }
.grid thead .corner { left: 0; z-index: 3; border-inline-end: 1px solid var(--ink); vertical-align: bottom; font-size: 0.8125rem; color: var(--ink-2); padding: 0.5rem; }
.grid td { padding: 0.1875rem; vertical-align: top; }
.grid .gap, .grid .gap td { padding: 0; border: 0; background: none; }
.grid thead .gap { background: none; }
.grid td[data-r]:focus-visible { outline: 3px solid var(--ink); outline-offset: -1px; }
.grid td[aria-selected="true"] { outline: 3px solid var(--ink); outline-offset: -1px; }
.grid td[data-r] { cursor: pointer; }
.grid .gap-cell { cursor: default; }
.grid .tile { width: 100%; }
.row-head { display: flex; gap: 0.625rem; min-width: 0; }
.row-head .swatch { width: 1.625rem; height: 1.625rem; margin-top: 0.25rem; }
.head-text { display: grid; min-width: 0; line-height: 1.3; }
.head-text .name { font-size: 0.8125rem; font-weight: 600; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; line-clamp: 3; overflow: hidden; }
.head-text .value { font-size: 0.75rem; color: var(--ink-2); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.column-head { display: grid; gap: 0.3125rem; }
.column-head .swatch { width: 100%; height: 1.1875rem; }
.cell-label { display: flex; justify-content: space-between; align-items: center; gap: 0.125rem; height: 1.1875rem; margin-top: 0.125rem; padding: 0 0.375rem; border-radius: 0.625rem; font-size: 0.75rem; font-weight: 600; white-space: nowrap; }
.cell-label > span { display: inline-flex; align-items: center; gap: 0.1875rem; }
.cell-label.plain, .cell-label.v-exempt { color: var(--ink-2); font-weight: 500; }

.small.grid td { text-align: center; vertical-align: middle; padding: 0; position: relative; }
.small.grid .tile { width: 2.125rem; height: 2.125rem; margin: auto; display: flex; font-size: 1rem; }
.small.grid .minor .tile { width: 1.375rem; height: 1.375rem; font-size: 0.75rem; }
.small.grid .tile .icon { width: 1.0625rem; height: 1.0625rem; }
.small.grid .minor .tile .icon { width: 0.75rem; height: 0.75rem; }
.small.grid .s-text::before, .small.grid .s-large-text::before, .small.grid .s-large-bold-text::before { content: "A"; content: "A" / ""; font-size: inherit; }
.small.grid .s-border::before, .small.grid .s-focus::before { width: 58%; height: 42%; border-radius: 3px; }
.small.grid .s-fill::before { width: 50%; height: 26%; }
.small.grid tbody th { padding: 0.0625rem 0.5rem; }
.small.grid .row-head .swatch { width: 1.625rem; height: 1.625rem; }
.small.grid .head-text .name { -webkit-line-clamp: 1; line-clamp: 1; }
.small.grid thead th { vertical-align: bottom; padding-inline: 0.125rem; }
.upright { grid-template-rows: 1fr auto; justify-items: center; height: 10rem; }
.upright .head-text { order: -1; writing-mode: vertical-rl; transform: rotate(180deg); align-self: end; max-height: 8.25rem; }
.small.grid .upright .head-text .name { display: block; font-weight: 500; font-size: 0.75rem; line-height: 1.15; max-inline-size: 8.25rem; max-block-size: 2.35em; overflow: hidden; }
.upright .value { display: none; }
.upright .swatch { width: 2rem; height: 0.9375rem; }
.disc { position: absolute; right: 0.125rem; bottom: 0.0625rem; display: flex; align-items: center; justify-content: center; width: 0.9375rem; height: 0.9375rem; border-radius: 50%; background: var(--ink); color: var(--on); box-shadow: 0 0 0 1.5px var(--page); }
.disc.open { background: var(--page); color: var(--ink); box-shadow: 0 0 0 1px var(--ink); }
.disc .icon { width: 0.4375rem; height: 0.4375rem; }

.compare .halves { display: flex; position: relative; }
.compare .halves .tile { flex: 1; width: auto; }
.compare .half-labels { display: grid; grid-template-columns: 1fr 1fr; gap: 0.125rem; }
.compare .cell-label { justify-content: center; }
.compare .differs { outline: 2px solid var(--ink); outline-offset: -2px; }
.swatch-pair { display: inline-flex; flex: none; }
.compare .row-head .swatch { width: 0.8125rem; }
.compare .column-head .swatch { width: 0.8125rem; height: 1.625rem; }
.differing { margin-bottom: 1rem; }
.differing summary { font-weight: 650; min-height: 1.75rem; }
.differing li { padding: 0.125rem 0; font-size: 0.875rem; overflow-wrap: anywhere; }

.palette { width: 100%; min-width: max-content; }
.palette.one { min-width: 44rem; }
.palette thead th { padding: 0.625rem 0.625rem; border-bottom: 1px solid var(--soft); font-size: 0.875rem; font-weight: 600; color: var(--ink-2); white-space: nowrap; }
.palette tbody tr { border-bottom: 1px solid var(--soft); }
.palette tbody th, .palette td { padding: 0.25rem 0.625rem; vertical-align: middle; }
.palette tbody th { min-width: 8rem; }
.palette tbody th .name { display: inline-block; max-width: 15rem; }
.palette .family th { padding-top: 1.25rem; font-weight: 650; font-size: 0.9375rem; border-bottom: 1px solid var(--ink); }
.palette:not(.one) th:first-child { position: sticky; left: 0; background: var(--page); z-index: 1; }
.palette .family th { position: static; }
.palette-cell { display: flex; gap: 0.5625rem; align-items: center; min-width: 8.5rem; max-width: 17rem; }
.palette-text { display: grid; line-height: 1.3; min-width: 0; }
.palette-text .name { font-size: 0.75rem; font-weight: 400; }
.palette .repeat { color: var(--ink-2); }
.token-link { text-decoration: none; }
.token-link:hover { text-decoration: underline; }
.ramps { display: flex; flex-wrap: wrap; gap: 1.5rem 1.75rem; align-items: end; }
.ramps > .quiet { flex-basis: 100%; }
.ramp h2 { font-size: 0.9375rem; margin-bottom: 0.25rem; }
.ramp ul { display: flex; flex-wrap: wrap; gap: 0.75rem 0.125rem; align-items: end; }
.ramp li { display: grid; width: 4.75rem; font-size: 0.8125rem; line-height: 1.35; overflow-wrap: anywhere; }
.ramp .swatch { width: 100%; height: 2rem; margin-bottom: 0.1875rem; }
.ramp .swatch.unused { height: 1rem; }
.ramp .value { font-size: 0.75rem; }

.vision-set { margin-top: 2rem; }
.vision { width: 100%; table-layout: fixed; margin-top: 0.375rem; }
.vision thead th { padding: 0.375rem 0.5rem 0.375rem 0; border-bottom: 1px solid var(--ink); font-size: 0.875rem; font-weight: 600; color: var(--ink-2); overflow-wrap: anywhere; }
.vision thead th:first-child { width: 14%; }
.vision tbody tr { border-bottom: 1px solid var(--soft); }
.vision tbody th, .vision td { padding: 0.375rem 0.75rem 0.375rem 0; overflow-wrap: anywhere; }
.vision-patch { display: block; width: 100%; height: 2.5rem; }
.alike { display: flex; align-items: baseline; gap: 0.3125rem; font-size: 0.8125rem; font-weight: 600; margin-top: 0.125rem; }
.verdict-note { display: flex; align-items: center; gap: 0.5rem; margin-top: 0.75rem; font-size: 0.9375rem; color: var(--ink); }
.alike-list li { padding: 0.1875rem 0; font-size: 0.875rem; }
.strips { display: grid; gap: 0.625rem; margin-top: 0.5rem; }
.strip { display: flex; height: 1.625rem; }
.strip span { flex: 1; }
/* Narrower windows; sizes in rem, so that zoom and larger text reflow alike. */
@media (max-width: 74.99rem) {
  .search { flex-basis: 10rem; width: 10rem; }
  .search:focus-within { flex-basis: 18rem; }
}
@media (max-width: 63.99rem) {
  .bar-inner { flex-wrap: wrap; gap: 0 1.25rem; padding-top: 0.5rem; }
  .search, .search:focus-within { flex: 1 1 14rem; width: auto; max-width: 30rem; }
  .views { order: 3; flex-basis: 100%; }
  .views a { padding: 0.75rem 0 0.625rem; }
  .brand { min-height: 2.5rem; }
}
@media (max-width: 47.99rem) {
  .palette tbody th .name { max-width: 8rem; }
  .bar { position: static; }
  .search, .search:focus-within { flex-basis: 100%; max-width: none; }
  .views ul { gap: 0 1.25rem; }
  .main { padding-top: 1.25rem; }
  .popover { position: static; max-width: none; min-width: 0; margin-top: 0.25rem; box-shadow: none; }
  .facets { display: grid; }
  .facets .facet { width: 100%; justify-content: space-between; }
  .suggestions-list { position: absolute; margin: 0; box-shadow: var(--shadow); }
  .popover.right { position: absolute; max-width: calc(100vw - 2rem); box-shadow: var(--shadow); }
  .scroller { max-height: 80vh; }
  .suggestions-list [role="option"] { grid-template-columns: 3.5rem minmax(0, 1fr); }
  .option-count { grid-column: 2; }
}
@media (max-width: 29.99rem) {
  .tools { display: grid; }
  .tool .select, .tool .select select { width: 100%; max-width: none; }
  .segments { display: flex; }
  .sorting, .sorting .inline { width: 100%; }
  .sorting .select, .sorting .select select { flex: 1; width: 100%; min-width: 0; }
  .grid .row-head .swatch { display: none; }
  .heat thead th, .heat tbody th, .heat td { padding-inline: 0.25rem; }
  .heat td.all { width: 3.5rem; }
  .vision, .vision tbody, .vision tr, .vision th, .vision td { display: block; }
  .vision thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .vision tr { display: grid; grid-template-columns: repeat(5, 1fr); gap: 0 2px; padding-block: 0.5rem; }
  .vision tbody th { grid-column: 1 / -1; }
  .vision td { padding: 0; }
  .alike { font-size: 0.75rem; display: block; }
  .every { grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); }
  .keys .key-table td:nth-child(2), .keys .key-table th:nth-child(2) { display: none; }
}
/* Forced colours: swatches keep their colours and have an outline; the values stand beside them as text. */
@media (forced-colors: active) {
  .tile, .swatch, .stage, .vision-patch, .strip span, .picture { forced-color-adjust: none; outline: 1px solid CanvasText; outline-offset: 0; }
  .strip span { outline: 0; }
  .halves .tile { outline-offset: 0; }
  .hatched { background: repeating-linear-gradient(45deg, Canvas 0 5px, CanvasText 5px 6px); }
  .v-fail.pill, .v-fail.cell-label, .disc:not(.open) { forced-color-adjust: none; background: CanvasText; color: Canvas; }
  .v-pass.pill, .v-pass.cell-label { border: 1px solid CanvasText; }
  .v-undetermined.pill, .v-undetermined.cell-label { border: 2px solid CanvasText; }
  .v-waived.pill, .v-waived.cell-label { border: 1px dashed CanvasText; }
  .disc { border: 1px solid CanvasText; }
  .track { border: 1px solid CanvasText; forced-color-adjust: none; background: Canvas; }
  .reached, .needed, .cause-bar { forced-color-adjust: none; background: CanvasText; }
  .needed { box-shadow: 0 0 0 2px Canvas; }
  .missing { forced-color-adjust: none; background: repeating-linear-gradient(135deg, Canvas 0 2px, CanvasText 2px 3.5px); }
  .verdict-bar .part, .shares span { forced-color-adjust: none; border: 1px solid CanvasText; background: Canvas; }
  .verdict-bar .v-fail, .shares .share-far { background: CanvasText; }
  .verdict-bar .v-undetermined, .shares .share-short { background: repeating-linear-gradient(135deg, Canvas 0 2px, CanvasText 2px 4px); }
  .verdict-bar .v-waived { background: GrayText; }
  .chip[aria-pressed="true"], .tool .segment input:checked + label, .suggestions-list [aria-selected="true"] { forced-color-adjust: none; background: Highlight; color: HighlightText; border-color: Highlight; }
  .views a:not([aria-current], :hover), .every-link { border-color: Canvas; }
  .views a[aria-current] { border-color: Highlight; }
  .pairs tbody tr.current { outline: 2px solid Highlight; outline-offset: -2px; }
  .grid td[data-r]:focus-visible, .grid td[aria-selected="true"] { outline-color: Highlight; }
  .every-link[aria-current] { border-color: Highlight; }
  .compare .differs { outline-color: CanvasText; }
  .button, .chip, .filter-token { border-color: ButtonText; }
  .button.primary { border-width: 2px; color: ButtonText; background: ButtonFace; }
  :focus-visible { outline-color: Highlight; }
}

@media print {
  :root {
    color-scheme: light;
    --page: #FFFFFF; --raised: #FFFFFF; --hover: #FFFFFF; --fill: #E8E8E8; --ink: #1A1A1A; --ink-2: #4A4A4A; --on: #FFFFFF;
    --control: #6E6E6E; --line: #8A8A8A; --soft: #DADADA; --check-a: #FFFFFF; --check-b: #D6D6D6;
  }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .bar, .filters, .button, .side, .toast, .tools, .skip, dialog, .c-link, .pairs thead th:last-child, .notice .button { display: none !important; }
  .has-side .main, .has-side .foot, .main { padding: 0; max-width: none; }
  .foot { padding: 1rem 0; background: none; }
  .pairs tr, .cause, .card, .heat tr, .facts > div, .ramp li, .vision tr { break-inside: avoid; }
  .group h2, h2, h3 { break-after: avoid; }
  .scroller { overflow: visible; max-height: none; border: 0; }
  .pairs tbody tr.current { background: none; box-shadow: none; }
  a { text-decoration: none; }
}
"""##

  static let script = ##"""
(() => {
"use strict";
// Colour arithmetic, in the same order of operations as the tool, so that figures agree with report.json.

const linearOf = (encoded) => {
  const size = Math.abs(encoded);
  if (size <= 0.04045) return encoded / 12.92;
  const power = Math.pow((size + 0.055) / 1.055, 2.4);
  return encoded < 0 ? -power : power;
};

const encodedOf = (linear) => {
  const size = Math.abs(linear);
  if (size <= 0.0031308) return linear * 12.92;
  const power = 1.055 * Math.pow(size, 1 / 2.4) - 0.055;
  return linear < 0 ? -power : power;
};

const times = (m, v) => [
  m[0] * v[0] + m[1] * v[1] + m[2] * v[2],
  m[3] * v[0] + m[4] * v[1] + m[5] * v[2],
  m[6] * v[0] + m[7] * v[1] + m[8] * v[2],
];

// CSS Color 4, from primaries and white points in exact rationals.
const SRGB_TO_XYZ = [
  0.4123907992659595, 0.35758433938387796, 0.1804807884018343, 0.21263900587151036, 0.7151686787677559,
  0.07219231536073371, 0.01933081871559185, 0.11919477979462599, 0.9505321522496606,
];
const XYZ_TO_SRGB = [
  3.2409699419045213, -1.5373831775700935, -0.4986107602930033, -0.9692436362808798, 1.8759675015077206,
  0.04155505740717561, 0.05563007969699361, -0.20397695888897657, 1.0569715142428786,
];
const P3_TO_XYZ = [
  0.48657094864821626, 0.26566769316909294, 0.1982172852343625, 0.22897456406974884, 0.6917385218365062,
  0.079286914093745, 0, 0.045113381858902575, 1.0439443689009757,
];
const XYZ_TO_P3 = [
  2.4934969119414245, -0.9313836179191236, -0.40271078445071684, -0.829488969561575, 1.7626640603183468,
  0.02362468584194359, 0.035845830243784335, -0.07617238926804171, 0.9568845240076873,
];

const p3FromSRGB = (rgb) => times(XYZ_TO_P3, times(SRGB_TO_XYZ, rgb.map(linearOf))).map(encodedOf);
// Components within the noise of a conversion from 0 or 1 are 0 or 1.
const settled = (rgb) => rgb.map((c) => (c <= 1e-13 ? 0 : c >= 1 - 1e-13 ? 1 : c));
const srgbFromP3 = (rgb) => times(XYZ_TO_SRGB, times(P3_TO_XYZ, rgb.map(linearOf))).map(encodedOf);

// Linear sRGB of a display's encoded components.
const linearSRGBOn = (display, rgb) =>
  display === "display-p3" ? times(XYZ_TO_SRGB, times(P3_TO_XYZ, rgb.map(linearOf))) : rgb.map(linearOf);

// WCAG 2: the weights exactly as printed.
const luminanceOf = (linear) => 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];

// Luminance of encoded components of a display; Display P3 has weights of its own, for the same luminances.
const P3_WEIGHTS = [0.22892531602745592, 0.6917793300423664, 0.07929535393017773];
const luminanceOn = (display, rgb) => {
  const linear = rgb.map(linearOf);
  if (display !== "display-p3") return luminanceOf(linear);
  return P3_WEIGHTS[0] * linear[0] + P3_WEIGHTS[1] * linear[1] + P3_WEIGHTS[2] * linear[2];
};

const ratioOf = (first, second) => {
  const lighter = Math.max(first, second, 0);
  const darker = Math.max(Math.min(first, second), 0);
  return (lighter + 0.05) / (darker + 0.05);
};

// Source-over with straight alpha, in the display's encoded components.
const over = (top, alpha, bottom) => {
  if (alpha >= 1) return top;
  if (alpha <= 0) return bottom;
  const share = alpha;
  const rest = 1 - share;
  return [
    top[0] * share + bottom[0] * rest,
    top[1] * share + bottom[1] * rest,
    top[2] * share + bottom[2] * rest,
  ];
};

const byte = (component) => Math.min(255, Math.max(0, Math.floor(component * 255 + 0.5)));
const hexOf = (rgb) => "#" + rgb.map((c) => byte(c).toString(16).padStart(2, "0")).join("").toUpperCase();
const rgbOfHex = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);

// Oklab, from linear sRGB by way of XYZ (CSS Color 4).
const XYZ_TO_LMS = [
  0.819022437996703, 0.3619062600528904, -0.1288737815209879, 0.0329836539323885, 0.9292868615863434,
  0.0361446663506424, 0.0481771893596242, 0.2642395317527308, 0.6335478284694309,
];
const LMS_TO_LAB = [
  0.210454268309314, 0.7936177747023054, -0.0040720430116193, 1.9779985324311684, -2.4285922420485799,
  0.450593709617411, 0.0259040424655478, 0.7827717124575296, -0.8086757549230774,
];
const oklabOf = (linear) => times(LMS_TO_LAB, times(XYZ_TO_LMS, times(SRGB_TO_XYZ, linear)).map(Math.cbrt));
const oklchOf = (linear) => {
  const [l, a, b] = oklabOf(linear);
  const chroma = Math.hypot(a, b);
  const hue = chroma <= 4e-6 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return [l, chroma <= 4e-6 ? 0 : chroma, hue];
};
const differenceOf = (firstLinear, secondLinear) => {
  const p = oklabOf(firstLinear);
  const q = oklabOf(secondLinear);
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
};

// Machado, Oliveira and Fernandes 2009 at full severity, on linear light; achromatopsia by luminance.
const VISIONS = {
  protan: { name: "Protanopia", matrix: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998] },
  deutan: { name: "Deuteranopia", matrix: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881] },
  tritan: { name: "Tritanopia", matrix: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039] },
  achroma: { name: "Achromatopsia", matrix: [
    0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722] },
};
const clamp01 = (x) => Math.min(1, Math.max(0, x));
const seenAs = (vision, linear) => times(VISIONS[vision].matrix, linear.map(clamp01)).map(clamp01);

// Two decimals, cut off and never rounded up; more where so few would put the figure on the wrong side.
const shown = (ratio, required) => {
  if (!Number.isFinite(ratio)) return String(ratio);
  const [whole, fraction = ""] = String(ratio).split(".");
  const cut = (digits) => whole + "." + fraction.slice(0, digits).padEnd(digits, "0");
  let digits = 2;
  if (required !== undefined && required !== null) {
    while (digits < fraction.length && Number(cut(digits)) < required !== ratio < required) digits += 1;
  }
  return cut(digits);
};
"use strict";
// Names and numbers as people read them.

const LONGEST_NAME = 90;

// Controls, bidi marks, separators, invisible characters and lone surrogates, which would hide or reorder text.
const UNSEEN =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const visible = (text) =>
  text.replace(UNSEEN, (c) => "‹U+" + c.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0") + "›");

// The middle of a long name is cut; what is copied is whole.
const cutMiddle = (text, longest = LONGEST_NAME) => {
  if (text.length <= longest) return text;
  const letters = Array.from(text.length > 4000 ? text.slice(0, 400) + text.slice(-400) : text);
  if (letters.length <= longest) return text;
  const half = Math.floor((longest - 1) / 2);
  return letters.slice(0, longest - 1 - half).join("") + "…" + letters.slice(-half).join("");
};

const plainName = (text) => visible(cutMiddle(String(text)));

// Breaks at camelCase humps and after dots, underscores, slashes and hyphens.
const nameParts = (text) => plainName(text).split(/(?<=[a-z\d])(?=[A-Z])|(?<=[._/\-:])(?=[^._/\-:])/);

const grouped = new Intl.NumberFormat("en-US");
const count = (n) => grouped.format(n);
const counted = (n, one, many = one + "s") => count(n) + " " + (n === 1 ? one : many);

const SMALL_NUMBERS = ["No", "One", "Two", "Three", "Four", "Five"];
const inWords = (n) => SMALL_NUMBERS[n] ?? count(n);

const listed = (items, most = items.length) => {
  const kept = items.length > most ? [...items.slice(0, most), items.length - most + " more"] : items;
  if (kept.length < 2) return kept.join("");
  return kept.slice(0, -1).join(", ") + " and " + kept[kept.length - 1];
};

const requirement = (required) => String(required);

// What is missing, in whole per cent of the requirement, truncated, at least 1.
const shortBy = (ratio, required) => Math.max(1, Math.floor((1 - ratio / required) * 100));

// Three decimals, truncated.
const difference = (d) => (d > 0 && d < 0.001 ? "under 0.001" : (Math.floor(d * 1000 + 1e-9) / 1000).toFixed(3));

const percent = (alpha) => {
  const hundred = alpha * 100;
  const whole = Math.round(hundred);
  return (Math.abs(hundred - whole) <= 0.05 ? String(whole) : hundred.toFixed(1)) + "%";
};

const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);
"use strict";
// The data of the page, as the tool embedded it, made ready for quick questions.

const VERDICTS = ["fail", "undetermined", "waived", "exempt", "pass"];
const FAIL = 0, UNDETERMINED = 1, WAIVED = 2, EXEMPT = 3, PASS = 4;
const VERDICT_OF_LETTER = { f: FAIL, u: UNDETERMINED, w: WAIVED, e: EXEMPT, p: PASS };

const TAKEN_KEYS = new Set(["verdict", "theme", "rule", "criterion", "role", "token", "cause", "short", "change", "q", "group", "sort", "pair",
  "cell", "fg", "bg", "show", "size", "display", "a", "b", "only", "by", "see", "try"]);

class Colour {
  constructor(spec, displays) {
    this.displays = displays;
    this.shownOn = [];
    this.luminances = [];
    if (typeof spec === "string" || Array.isArray(spec)) {
      // Eight bits of sRGB, inside every display.
      const [hex, alpha] = typeof spec === "string" ? [spec, 1] : spec;
      this.alpha = alpha;
      this.srgb = rgbOfHex(hex);
      this.hex = hex;
      this.text = alpha === 1 ? hex : hex + " " + percent(alpha);
      this.outside = false;
      this.shift = 0;
    } else {
      this.alpha = spec.alpha;
      this.source = spec.css;
      this.shownOn = spec.shown;
      this.luminances = spec.luminance;
      const at = displays.indexOf("srgb");
      this.srgb = at >= 0 ? spec.shown[at] : srgbFromP3(spec.shown[0]);
      this.hex = hexOf(this.srgb);
      this.outside = at >= 0 ? !spec.inside[at] : !this.srgb.every((c) => c >= 0 && c <= 1);
      this.shift = at >= 0 ? spec.shift[at] : 0;
      this.text = spec.css.startsWith("#") ? spec.css.slice(0, 7) + (spec.alpha === 1 ? "" : " " + percent(spec.alpha)) : spec.css;
    }
  }

  get isOpaque() {
    return this.alpha >= 1;
  }

  // Encoded components of that display.
  on(display) {
    if (this.shownOn[display]) return this.shownOn[display];
    if (this.displays[display] !== "display-p3") return (this.shownOn[display] = this.srgb);
    const raw = p3FromSRGB(this.srgb);
    // What rounding put outside counts as clipped, and is measured as clipped.
    if (raw.some((c) => c > 1 || c < 0)) this.luminances[display] = luminanceOn("display-p3", settled(raw.map(clamp01)));
    return (this.shownOn[display] = settled(raw));
  }

  luminanceOn(display) {
    if (this.luminances[display] !== undefined) return this.luminances[display];
    // Only on the edge of sRGB can rounding put a colour outside Display P3.
    if (this.srgb.some((c) => c === 0 || c === 1)) this.on(display);
    this.ownLuminance ??= luminanceOf(this.srgb.map(linearOf));
    return (this.luminances[display] ??= this.ownLuminance);
  }

  // What stands for it where neither display nor backdrop is in question.
  get linear() {
    return (this.linearSRGB ??= this.shownOn.length > 0 && this.displays.includes("display-p3")
      ? linearSRGBOn("display-p3", this.on(this.displays.indexOf("display-p3")))
      : this.srgb.map(linearOf));
  }

  withAlpha(alpha) {
    const copy = Object.assign(Object.create(Colour.prototype), this, { alpha });
    copy.text = this.source && !this.source.startsWith("#") ? this.source : this.hex + (alpha === 1 ? "" : " " + percent(alpha));
    return copy;
  }
}

// Indices that only grow are kept as steps.
const unfoldSteps = (steps) => {
  let at = 0;
  return steps.map((step) => (at += step));
};

const readModel = (data) => {
  const model = { ...data };
  const displays = data.displays;
  model.colours = data.colors.map((spec) => new Colour(spec, displays));
  model.place = ([file, line, column]) => ({ file: data.files[file], line, column });
  model.tokens = data.tokens.map(([path, tier, role, place, summary, deprecated], index) =>
    ({ index, path, tier, role, place: model.place(place), summary, deprecated }));
  model.tokenNamed = new Map(model.tokens.map((token) => [token.path, token.index]));
  model.links = data.links.map(([path, text, ...place]) => ({ path, text, place: model.place(place) }));
  model.cells = data.cells.map(([state, links], index) => {
    const cell = { index, links, kind: "color", colours: [], state: null };
    if (state >= 0) {
      cell.colours = [model.colours[state]];
    } else {
      cell.state = data.states[-1 - state];
      cell.kind = cell.state.kind;
      if (cell.kind === "gradient") cell.colours = cell.state.stops.map(([color]) => model.colours[color]);
      if (cell.kind === "composite") cell.colours = cell.state.parts.map(([, color]) => model.colours[color]);
    }
    return cell;
  });
  model.variants = data.variants.map((variant, index) => ({
    ...variant, index,
    canvas: variant.canvas === null ? null : model.colours[variant.canvas],
    contexts: Object.fromEntries(variant.choices),
  }));
  model.variantNamed = new Map(model.variants.map((variant) => [variant.name, variant.index]));
  model.themeNamed = new Map(data.themes.map((theme, index) => [theme.name, index]));
  model.themesInUse = data.themes.map((theme) => theme.name)
    .filter((name) => model.variants.some((variant) => variant.theme === name));
  model.rules = data.rules.map((rule, index) => ({
    ...rule, index,
    kind: rule.sample === "icon" ? "icons" : rule.sample === "border" || rule.sample === "focus" ? "controls" : "text",
    // `textOnLayers` and `text-on-layers` read as `text on layers`.
    title: rule.id,
  }));
  model.ruleNamed = new Map(model.rules.map((rule) => [rule.id, rule.index]));
  model.causes = data.causes.map((cause, index) => ({
    ...cause, index, key: cause.side === "background" ? "under " + cause.name : cause.name,
  }));
  model.causeNamed = new Map(model.causes.map((cause) => [cause.key, cause.index]));
  readPairs(model, data);
  readDefinitions(model);
  model.hasWideColour = displays.length > 1 && model.colours.some((colour) => colour.outside);
  // Axes in which something that is shown differs.
  model.openAxes = data.axes.filter((axis) =>
    new Set(model.variants.map((variant) => variant.contexts[axis.name] ?? "")).size > 1)
    // An axis may be called what another part of the link is called.
    .map((axis) => ({ ...axis, key: TAKEN_KEYS.has(axis.name) ? "axis-" + axis.name : axis.name }));
  return model;
};

// Judged pairs as columns. Pairs go by variant, and in a variant by group: rule, foreground, background.
const readPairs = (model, data) => {
  const groups = data.groups;
  model.groupCount = groups.length;
  model.groupRule = Uint32Array.from(groups, (group) => group[0]);
  model.groupForeground = Uint32Array.from(groups, (group) => group[1]);
  model.groupBackground = Uint32Array.from(groups, (group) => group[2]);
  const total = data.judged;
  const pairs = (model.pairs = {
    count: total,
    variant: new Uint16Array(total),
    group: new Uint32Array(total),
    base: new Uint8Array(total),
    verdict: new Uint8Array(total),
    ratio: new Float64Array(total),
    baseRatio: new Float64Array(total),
    cause: new Int32Array(total).fill(-1),
    change: new Int8Array(total).fill(-1),
    waiver: new Int32Array(total).fill(-1),
    fragile: new Uint8Array(total),
    blank: new Uint8Array(total),
    reason: new Map(), baseline: new Map(), under: new Map(), tips: new Map(),
  });
  model.pairAt = new Int32Array(model.variants.length * groups.length).fill(-1);
  let next = 0;
  data.verdicts.forEach((letters, variant) => {
    for (let group = 0; group < letters.length; group += 1) {
      const verdict = VERDICT_OF_LETTER[letters[group]];
      if (verdict === undefined) continue;
      pairs.variant[next] = variant;
      pairs.group[next] = group;
      pairs.base[next] = pairs.verdict[next] = verdict;
      model.pairAt[variant * groups.length + group] = next;
      next += 1;
    }
  });
  const each = ([steps, values], use) => unfoldSteps(steps).forEach((pair, at) => use(pair, values?.[at], at));
  const sparse = data.sparse;
  each(sparse.cause, (pair, cause) => (pairs.cause[pair] = cause));
  each(sparse.waiver, (pair, waiver) => (pairs.waiver[pair] = waiver));
  each(sparse.reason, (pair, reason) => pairs.reason.set(pair, data.reasons[reason]));
  each(sparse.fragile, (pair) => (pairs.fragile[pair] = 1));
  each(sparse.blank, (pair) => (pairs.blank[pair] = 1));
  each(sparse.under, (pair, stack) => pairs.under.set(pair, data.stacks[stack]));
  each(sparse.tips, (pair, tips) => pairs.tips.set(pair, tips));
  each(sparse.change, (pair, change, at) => {
    pairs.change[pair] = change;
    const before = sparse.change[2][at];
    if (before !== null) pairs.baseline.set(pair, before);
  });
  // Which groups a token takes part in: a change of it judges these again.
  model.groupsOfToken = model.tokens.map(() => []);
  groups.forEach(([rule, foreground, background], group) => {
    const under = data.rules[rule].backdrops.flat().filter((layer) => layer >= 0);
    for (const token of new Set([foreground, background, ...under])) model.groupsOfToken[token].push(group);
  });
};

// Which cells read a definition, so that a change of it changes them all.
const readDefinitions = (model) => {
  const cellUses = model.cells.map(() => []);
  const tokens = model.tokens.length;
  model.variants.forEach((variant, v) => variant.cells.forEach((cell, t) => cellUses[cell].push(v * tokens + t)));
  let usesOfLink = null;
  model.usesOfLink = (link) => {
    if (!usesOfLink) {
      usesOfLink = new Map();
      model.cells.forEach((cell, index) => {
        for (const each of cell.links) {
          if (!usesOfLink.has(each)) usesOfLink.set(each, []);
          usesOfLink.get(each).push(...cellUses[index]);
        }
      });
    }
    return usesOfLink.get(link) ?? [];
  };
};
"use strict";
// Measures pairs as the tool does, and judges them again when a colour is tried.

class Judge {
  constructor(model) {
    this.model = model;
    this.tokens = model.tokens.length;
    // variant × token → a cell in place of the one that the report has
    this.tried = new Map();
    this.tries = [];
    this.effect = null;
    this.foregroundVariants = new Map();
    const { pairs } = model;
    for (let pair = 0; pair < pairs.count; pair += 1) {
      pairs.ratio[pair] = pairs.baseRatio[pair] = this.ratioOfPair(pair);
    }
  }

  cell(variant, token, trial = this.tried) {
    if (trial.size > 0) {
      const changed = trial.get(variant * this.tokens + token);
      if (changed) return changed;
    }
    return this.model.cells[this.model.variants[variant].cells[token]];
  }

  // The variant that gives a rule's foreground, which may be another mode's.
  foregroundVariant(rule, variant) {
    const contexts = this.model.rules[rule].foregroundContexts;
    if (!contexts) return variant;
    const key = rule * this.model.variants.length + variant;
    if (!this.foregroundVariants.has(key)) {
      const here = this.model.variants[variant];
      const wanted = { ...here.contexts, ...contexts };
      const found = this.model.variants.find((other) => other.theme === here.theme &&
        other.choices.every(([axis, context]) => wanted[axis] === context));
      this.foregroundVariants.set(key, found ? found.index : variant);
    }
    return this.foregroundVariants.get(key);
  }

  // A stack of layers with every stop of every layer: alternatives, each bottom first.
  layersOf(stack, variant, trial) {
    let stacks = [[]];
    for (const layer of stack) {
      const colours = layer >= 0 ? this.cell(variant, layer, trial).colours : [this.model.colours[-1 - layer]];
      stacks = stacks.flatMap((below) => colours.map((colour) => [...below, { token: layer >= 0 ? layer : null, colour }]));
    }
    return stacks;
  }

  // What can lie under the background of a judged pair; it does not lie on itself.
  backdropsOfPair(pair, rule, variant, trial) {
    const { model } = this;
    const background = model.groupBackground[model.pairs.group[pair]];
    const stacks = model.rules[rule].backdrops;
    const given = stacks.length > 0 ? stacks.filter((stack) => !stack.includes(background)) : model.pairs.under.has(pair) ? [model.pairs.under.get(pair)] : [];
    return given.flatMap((stack) => this.layersOf(stack, variant, trial)).filter((layers) => layers.length > 0 && layers[0].colour.isOpaque);
  }

  // The worst over displays, backdrops and stops; null where nothing can be measured.
  measure(foregrounds, backgrounds, backdrops) {
    const displays = this.model.displays.length;
    let worst = null;
    const byDisplay = [];
    for (let display = 0; display < displays; display += 1) {
      let least = Infinity;
      for (let b = 0; b < backgrounds.length; b += 1) {
        const background = backgrounds[b];
        const choices = background.isOpaque ? 1 : backdrops.length;
        for (let k = 0; k < choices; k += 1) {
          let ground = null;
          let groundLuminance;
          if (background.isOpaque) {
            groundLuminance = background.luminanceOn(display);
          } else {
            ground = this.ground(backdrops[k], background, display);
            groundLuminance = luminanceOn(this.model.displays[display], ground);
          }
          for (let f = 0; f < foregrounds.length; f += 1) {
            const foreground = foregrounds[f];
            if (foreground.alpha <= 0) continue;
            let luminance;
            if (foreground.isOpaque) {
              luminance = foreground.luminanceOn(display);
            } else {
              ground ??= background.on(display);
              const mixed = over(foreground.on(display), foreground.alpha, ground);
              luminance = luminanceOn(this.model.displays[display], mixed);
            }
            const ratio = ratioOf(luminance, groundLuminance);
            if (ratio < least) least = ratio;
            if (worst === null || ratio < worst.ratio) worst = { ratio, display, b, f, k };
          }
        }
      }
      byDisplay.push(least);
    }
    if (worst === null) return null;
    worst.byDisplay = byDisplay;
    return worst;
  }

  ground(backdrop, background, display) {
    let under = null;
    for (const { colour } of backdrop) {
      under = under === null ? colour.on(display) : over(colour.on(display), colour.alpha, under);
    }
    return under === null ? background.on(display) : over(background.on(display), background.alpha, under);
  }

  ratioOfPair(pair, trial = this.tried) {
    const { model } = this;
    const { pairs } = model;
    if (pairs.blank[pair]) return NaN;
    // By far the most frequent: one opaque colour on another.
    const group = pairs.group[pair];
    const variant = pairs.variant[pair];
    const foregrounds = this.cell(this.foregroundVariant(model.groupRule[group], variant), model.groupForeground[group], trial).colours;
    const backgrounds = this.cell(variant, model.groupBackground[group], trial).colours;
    if (foregrounds.length === 1 && backgrounds.length === 1 && foregrounds[0].isOpaque && backgrounds[0].isOpaque) {
      let least = Infinity;
      for (let display = 0; display < model.displays.length; display += 1) {
        const ratio = ratioOf(foregrounds[0].luminanceOn(display), backgrounds[0].luminanceOn(display));
        if (ratio < least) least = ratio;
      }
      return least;
    }
    return this.measured(pair, trial)?.ratio ?? NaN;
  }

  measured(pair, trial = this.tried) {
    const { model } = this;
    const group = model.pairs.group[pair];
    const variant = model.pairs.variant[pair];
    const rule = model.groupRule[group];
    const foreground = this.cell(this.foregroundVariant(rule, variant), model.groupForeground[group], trial);
    const background = this.cell(variant, model.groupBackground[group], trial);
    const translucent = background.colours.some((colour) => !colour.isOpaque);
    const backdrops = translucent ? this.backdropsOfPair(pair, rule, variant, trial) : [];
    if (translucent && backdrops.length === 0) return null;
    const worst = this.measure(foreground.colours, background.colours, backdrops);
    if (worst) Object.assign(worst, { foreground, background, backdrops });
    return worst;
  }

  // Any two tokens of a variant, as the matrix has them where no rule asks: over the canvas.
  measuredCell(variant, foregroundToken, backgroundToken) {
    const foreground = this.cell(variant, foregroundToken);
    const background = this.cell(variant, backgroundToken);
    const { canvas } = this.model.variants[variant];
    const backdrops = canvas ? [[{ token: null, colour: canvas, isCanvas: true }]] : [];
    const worst = this.measure(foreground.colours, background.colours, backdrops);
    if (worst) Object.assign(worst, { foreground, background, backdrops });
    return worst;
  }

  // The layers of a measurement, bottom first, each with the composite up to it.
  layers(worst, foregroundToken, backgroundToken, display = worst.display) {
    const background = worst.background.colours[worst.b];
    const foreground = worst.foreground.colours[worst.f];
    const stack = background.isOpaque ? [] : worst.backdrops[worst.k] ?? [];
    const all = [...stack, { token: backgroundToken, colour: background }, { token: foregroundToken, colour: foreground }];
    let under = null;
    return all.map((layer) => {
      const own = layer.colour.on(display);
      under = under === null ? own : over(own, layer.colour.alpha, under);
      return { ...layer, composite: under, display };
    });
  }

  required(pair) {
    return this.model.rules[this.model.groupRule[this.model.pairs.group[pair]]].required;
  }

  verdictWith(pair, ratio) {
    const base = this.model.pairs.base[pair];
    if (base === EXEMPT) return EXEMPT;
    if (Number.isNaN(ratio)) return base;
    if (ratio >= this.required(pair)) return PASS;
    return base === WAIVED ? WAIVED : FAIL;
  }

  // The cells that change when a token's definition in a variant takes another colour.
  trialFor(token, variant, colour, trial = new Map(this.tried)) {
    const own = this.cell(variant, token);
    const link = own.links[0];
    const old = own.colours[0];
    for (const key of link === undefined ? [] : this.model.usesOfLink(link)) {
      const cell = this.model.cells[this.model.variants[Math.floor(key / this.tokens)].cells[key % this.tokens]];
      if (cell.colours.length !== 1) continue;
      // A reader that gives the colour an alpha of its own keeps it.
      const keepsAlpha = key % this.tokens !== token && old && cell.colours[0].alpha !== old.alpha;
      trial.set(key, {
        ...cell, kind: "color", isTried: true,
        colours: [keepsAlpha ? colour.withAlpha(cell.colours[0].alpha) : colour],
      });
    }
    return trial;
  }

  // Calls back for each judged pair that a trial touches.
  eachTouched(trial, use) {
    const { model } = this;
    const seen = new Set();
    for (const key of trial.keys()) {
      const variant = Math.floor(key / this.tokens);
      const token = key % this.tokens;
      for (const group of model.groupsOfToken[token]) {
        const readers = model.rules[model.groupRule[group]].foregroundContexts
          ? model.variants.filter((v) => v.theme === model.variants[variant].theme).map((v) => v.index)
          : [variant];
        for (const reader of readers) {
          const pair = model.pairAt[reader * model.groupCount + group];
          if (pair < 0 || seen.has(pair)) continue;
          seen.add(pair);
          use(pair);
        }
      }
    }
  }

  // What a trial mends and breaks, against the report as it stands, tries included.
  effectOf(trial) {
    const { pairs, variants } = this.model;
    const effect = { mended: 0, broken: 0, themes: new Set() };
    this.eachTouched(trial, (pair) => {
      const now = pairs.verdict[pair];
      const then = this.verdictWith(pair, this.ratioOfPair(pair, trial));
      if (now === FAIL && then === PASS) effect.mended += 1;
      else if (now === PASS && then === FAIL) effect.broken += 1;
      else return;
      effect.themes.add(variants[pairs.variant[pair]].theme);
    });
    return effect;
  }

  // Takes these tries as they stand in the link: [{token, variant, colour}].
  setTries(tries) {
    const key = JSON.stringify(tries.map((t) => [t.token, t.variant, t.colour.hex, t.colour.alpha]));
    if (key === this.triesKey) return;
    this.triesKey = key;
    const { pairs } = this.model;
    pairs.verdict.set(pairs.base);
    pairs.ratio.set(pairs.baseRatio);
    this.tried = new Map();
    this.tries = tries;
    this.effect = null;
    if (tries.length === 0) return;
    let trial = new Map();
    for (const { token, variant, colour } of tries) trial = this.trialFor(token, variant, colour, trial);
    this.tried = trial;
    const effect = { mended: 0, broken: 0, themes: new Set() };
    this.eachTouched(trial, (pair) => {
      pairs.ratio[pair] = this.ratioOfPair(pair);
      const verdict = (pairs.verdict[pair] = this.verdictWith(pair, pairs.ratio[pair]));
      if (pairs.base[pair] === FAIL && verdict === PASS) effect.mended += 1;
      if (pairs.base[pair] === PASS && verdict === FAIL) effect.broken += 1;
    });
    this.effect = effect;
  }

  // How near to its requirement, on the margin bar's own scale; the smallest is the worst.
  standing(ratio, required) {
    return Number.isNaN(ratio) ? Infinity : Math.log(ratio) / Math.log(required);
  }
}
"use strict";
// The state is the link: view and fields in the hash.

const VIEWS = ["overview", "findings", "matrix", "compare", "palette", "vision"];

const wellFormed = (text) => text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd");
const encodePart = (part) => encodeURIComponent(wellFormed(String(part)))
  .replace(/~/g, "%7E").replace(/%20/g, "+").replace(/%2F/g, "/").replace(/%3A/g, ":");
const decodePart = (part) => {
  try {
    return decodeURIComponent(part.replace(/\+/g, " "));
  } catch {
    return "";
  }
};

// fields: key → values, each value a list of parts
class State {
  constructor(view = "overview", fields = new Map()) {
    this.view = view;
    this.fields = fields;
  }

  static parse(hash) {
    const text = hash.replace(/^#\/?/, "");
    const cut = text.indexOf("?");
    const view = cut < 0 ? text : text.slice(0, cut);
    const fields = new Map();
    if (cut >= 0) {
      for (const field of text.slice(cut + 1).split("&")) {
        const equals = field.indexOf("=");
        if (equals <= 0) continue;
        const values = field.slice(equals + 1).split(",").filter((value) => value !== "");
        fields.set(decodePart(field.slice(0, equals)), values.map((value) => value.split("~").map(decodePart)));
      }
    }
    return new State(VIEWS.includes(view) ? view : "overview", fields);
  }

  toString() {
    const fields = [...this.fields].filter(([, values]) => values.length > 0)
      .map(([key, values]) => encodePart(key) + "=" + values.map((value) => value.map(encodePart).join("~")).join(","));
    const view = this.view === "overview" && fields.length === 0 ? "" : this.view;
    return "#/" + view + (fields.length > 0 ? "?" + fields.join("&") : "");
  }

  all(key) {
    return (this.fields.get(key) ?? []).map((value) => value.join("~"));
  }

  one(key, fallback = null) {
    return this.all(key)[0] ?? fallback;
  }

  parts(key) {
    return this.fields.get(key)?.[0] ?? null;
  }

  choice(key, values) {
    const value = this.one(key);
    return values.includes(value) ? value : values[0];
  }

  // A copy with fields changed: null drops one, a list gives several values, a list of lists values of parts.
  with(changes, view = this.view) {
    const fields = new Map(view === this.view ? this.fields : [...this.fields].filter(([key]) => key === "see" || key === "try"));
    for (const [key, value] of Object.entries(changes)) {
      if (value === null || (Array.isArray(value) && value.length === 0)) fields.delete(key);
      else fields.set(key, (Array.isArray(value) ? value : [value]).map((each) => (Array.isArray(each) ? each : [String(each)])));
    }
    return new State(view, fields);
  }
}
"use strict";
// Elements without markup: everything from the report arrives as text.

const SVG = "http://www.w3.org/2000/svg";

const setAttribute = (element, name, value) => {
  if (value === null || value === undefined || value === false) return;
  if (name === "on") for (const [type, listener] of Object.entries(value)) element.addEventListener(type, listener);
  else if (name === "style") for (const [property, text] of Object.entries(value)) element.style.setProperty(property, text);
  else element.setAttribute(name, value === true ? "" : String(value));
};

const append = (element, child) => {
  if (child === null || child === undefined || child === false) return;
  if (Array.isArray(child)) for (const each of child) append(element, each);
  else element.append(child instanceof Node ? child : document.createTextNode(String(child)));
};

const h = (tag, attributes, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) setAttribute(element, name, value);
  append(element, children);
  return element;
};

const svg = (tag, attributes, ...children) => {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes ?? {})) setAttribute(element, name, value);
  append(element, children);
  return element;
};

// Marks are drawn in an 8 × 8 box, icons in 16 × 16: lines only.
const DRAWINGS = {
  fail: [8, "M1 1L7 7M7 1L1 7"],
  pass: [8, "M0.8 4.2L3.1 6.6L7.3 1.6"],
  waived: [8, "M2.6 1V7M5.4 1V7"],
  exempt: [8, "M1 4H7"],
  undetermined: [8, "M2 2.6Q2 0.9 4 0.9T6 2.6Q6 3.700 4 4.400V5.300M4 6.500V7.500"],
  fragile: [8, "M4 0.6L7.4 4L4 7.4L0.6 4Z"],
  worse: [8, "M0.6 1.6H7.4L4 7Z", "solid"],
  better: [8, "M0.6 6.6H7.4L4 1.2Z"],
  plus: [8, "M4 0.8V7.2M0.8 4H7.2"],
  alike: [8, "M0.6 2.700H7.4M0.6 5.300H7.4"],
  arrow: [12, "M1 6H10.500M7.500 3L10.500 6L7.500 9"],
  search: [16, "M11.500 7A4.500 4.500 0 1 0 2.500 7A4.500 4.500 0 1 0 11.500 7M10.200 10.200L14 14"],
  link: [16, "M6.500 9.500L9.500 6.500M7 4.700L8.700 3A3 3 0 0 1 13 7.300L11.300 9M9 11.300L7.300 13A3 3 0 0 1 3 8.700L4.700 7"],
  copy: [16, "M5.500 5.500V2.500H13.500V10.500H10.500M2.500 5.500H10.500V13.500H2.500Z"],
  down: [16, "M4 6.200L8 10.200L12 6.200"],
  up: [16, "M4 10.200L8 6.200L12 10.200"],
  right: [16, "M6 4L10 8L6 12"],
  left: [16, "M10 4L6 8L10 12"],
  close: [16, "M4 4L12 12M12 4L4 12"],
  swap: [16, "M2.500 5.500H13M10.500 3L13 5.500M13.500 10.500H3M5.500 13L3 10.500"],
  magnifier: [20, "M14.500 8.500A6 6 0 1 0 2.500 8.500A6 6 0 1 0 14.500 8.500M13 13L18 18"],
};

const icon = (name, className = "") => {
  const [size, path, fill] = DRAWINGS[name];
  return svg("svg", {
    class: "icon i-" + name + " box-" + size + (fill ? " solid" : "") + (className ? " " + className : ""),
    viewBox: `0 0 ${size} ${size}`, "aria-hidden": "true", focusable: "false",
  }, svg("path", { d: path }));
};

// The product's sign: a margin bar that falls short of its requirement.
const brandSign = () => svg("svg", { class: "sign", viewBox: "0 0 26 14", "aria-hidden": "true" },
  svg("path", { class: "sign-bar", d: "M0 4.500H11V9.500H0Z" }),
  svg("path", { class: "sign-hatch", d: "M13 9.500L16 4.500M17 9.500L20 4.500" }),
  svg("path", { class: "sign-line", d: "M24 0V14" }));

// A name of the system: isolated, breakable, never hiding anything.
const name = (text, className = "name") => {
  const parts = nameParts(text);
  return h("bdi", { class: className, title: text.length > LONGEST_NAME ? visible(text.slice(0, 400)) : null },
    parts.map((part, at) => (at === 0 ? part : [h("wbr"), part])));
};
const plain = (text) => name(text, "plain-name");

const unseen = (text) => h("span", { class: "unseen" }, text);

const button = (label, { mark, className = "button", onclick, ...attributes } = {}) =>
  h("button", { type: "button", class: className, on: onclick ? { click: onclick } : null, ...attributes },
    mark ? icon(mark) : null, label);

const say = (text) => {
  const region = document.getElementById("said");
  // The same words twice are said twice.
  region.textContent = region.textContent === text ? text + "\u00a0" : text;
};

let toastTimer = 0;
const toast = (text) => {
  const element = document.getElementById("toast");
  element.textContent = text;
  element.classList.add("open");
  say(text);
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => element.classList.remove("open"), 4200);
};
"use strict";
// Colours reach the page through CSSOM alone, so that the policy needs no leave for styles.

const darkScheme = matchMedia("(prefers-color-scheme: dark)");
const PAGE_GROUND = { light: "#F7F7F7", dark: "#131313" };
let pageLuminance = 1;
let pageChecks = "";
const readScheme = () => {
  pageLuminance = luminanceOf(rgbOfHex(darkScheme.matches ? PAGE_GROUND.dark : PAGE_GROUND.light).map(linearOf));
};
readScheme();

// Which vision the page is shown as; null is the typical one.
let seeing = null;

const decimals = (rgb) => rgb.map((c) => Number(c.toFixed(5))).join(" ");

// Encoded components of a display as CSS: a fallback, and the wide colour where there is one.
const cssOf = (rgb, display) => {
  if (seeing) return [hexOf(seenAs(seeing, linearSRGBOn(display, rgb)).map(encodedOf)), null];
  if (display !== "display-p3") return [rgb.every((c) => c >= 0 && c <= 1) ? hexOf(rgb) : hexOf(rgb), null];
  const inSRGB = srgbFromP3(rgb);
  const isInside = inSRGB.every((c) => c > -1e-4 && c < 1 + 1e-4);
  return [hexOf(inSRGB), isInside ? null : `color(display-p3 ${decimals(rgb)})`];
};

const paint = (element, property, rgb, display = "srgb") => {
  const [fallback, wide] = cssOf(rgb, display);
  element.style[property] = fallback;
  if (wide) element.style[property] = wide;
  return element;
};

// A hairline where the tile has less than 3:1 against the page: computed, never guessed.
const needsLine = (rgb, display = "srgb") => ratioOf(luminanceOf(linearSRGBOn(display, rgb)), pageLuminance) < 3;

const cssWithAlpha = (colour) => {
  const rgb = seeing ? seenAs(seeing, colour.srgb.map(linearOf)).map(encodedOf) : colour.srgb;
  const [r, g, b] = rgb.map(byte);
  return `rgb(${r} ${g} ${b} / ${Number(colour.alpha.toFixed(4))})`;
};

const cssAsIs = (colour, displays) => {
  const at = displays.indexOf("display-p3");
  if (!colour.outside || seeing || at < 0) return cssWithAlpha(colour);
  return `color(display-p3 ${decimals(colour.on(at))} / ${Number(colour.alpha.toFixed(4))})`;
};

const CHECKS = (size) => `repeating-conic-gradient(var(--check-a) 0 25%, var(--check-b) 0 50%) 0 0 / ${size}px ${size}px`;

// A colour as it is: checks under alpha, bands for stops, a triangle for what lies outside sRGB.
const swatch = (colours, displays, className = "") => {
  const element = h("span", { class: "swatch " + className, "aria-hidden": "true" });
  if (colours.length === 0) {
    element.classList.add("hatched");
    return element;
  }
  const layers = [];
  if (colours.length === 1) {
    const [colour] = colours;
    if (colour.outside) {
      layers.push(`linear-gradient(to bottom right, transparent 50%, ${cssAsIs(colour, displays)} 50%)`);
    }
    layers.push(`linear-gradient(${cssWithAlpha(colour)}, ${cssWithAlpha(colour)})`);
  } else {
    const shown = colours.slice(0, 12);
    const stops = shown.map((colour, at) =>
      `${cssWithAlpha(colour)} ${(at / shown.length) * 100}% ${((at + 1) / shown.length) * 100}%`);
    layers.push(`linear-gradient(to right, ${stops.join(", ")})`);
  }
  if (colours.some((colour) => !colour.isOpaque)) layers.push(CHECKS(10));
  element.style.background = layers.join(", ");
  if (!element.style.background) element.style.background = cssWithAlpha(colours[0]);
  if (colours.some((colour) => !colour.isOpaque || needsLine(colour.srgb))) element.classList.add("lined");
  return element;
};

// The real composite of a measurement with its sample on it.
const tile = (app, worst, sample, className = "") => {
  const element = h("span", { class: `tile ${worst ? "s-" + sample : "hatched"} ${className}`, "aria-hidden": "true" });
  if (!worst) return element;
  const { ground, ink, display } = look(app, worst);
  paint(element, "backgroundColor", ground, display);
  paint(element, "color", ink, display);
  if (needsLine(ground, display)) element.classList.add("lined");
  if (sample === "icon") element.append(icon("magnifier", "sample"));
  return element;
};

// What is seen: the composites of ground and ink on the display that decided.
const look = (app, worst) => {
  const { displays } = app.model;
  const srgb = displays.indexOf("srgb");
  const background = worst.background.colours[worst.b];
  const foreground = worst.foreground.colours[worst.f];
  const at = srgb >= 0 && !background.outside && !foreground.outside ? srgb : worst.display;
  const ground = background.isOpaque ? background.on(at) : app.judge.ground(worst.backdrops[worst.k] ?? [], background, at);
  const ink = foreground.isOpaque ? foreground.on(at) : over(foreground.on(at), foreground.alpha, ground);
  return { ground, ink, display: displays[at] };
};
"use strict";
// The parts that every view is made of.

const VERDICT_WORDS = ["fails", "undetermined", "waived", "exempt", "passes"];
const CHANGES = ["new", "worse", "better", "known", "fixed"];
const SAMPLE_WORDS = {
  text: "text", "large-text": "large text", "large-bold-text": "bold text", icon: "icon", border: "border", focus: "focus ring",
};
const DISPLAY_WORDS = { srgb: "sRGB", "display-p3": "Display P3" };
const MAPPING_WORDS = {
  clip: "each component clipped", minde: "mapped by CSS Color 4, OKLCH", raytrace: "mapped by CSS Color 4, ray trace",
};

// `text-on-layers` reads as `Text on layers`; other ids stay as they are.
const ruleTitle = (rule) => (/^[a-z\d]+(-[a-z\d]+)*$/.test(rule.id) ? capital(rule.id.replaceAll("-", " ")) : rule.id);

const isText = (sample) => sample.includes("text");

// AA and AAA where a criterion of WCAG stands behind the requirement.
const levelWord = (sample, ratio, criterion) => {
  if (criterion !== undefined && !criterion) return "passes";
  if (sample === "text") return ratio >= 7 ? "AAA" : "AA";
  if (isText(sample)) return ratio >= 4.5 ? "AAA" : "AA";
  return "AA";
};

const pill = (verdict, word = VERDICT_WORDS[verdict]) =>
  h("span", { class: "pill v-" + VERDICTS[verdict] }, verdict === PASS ? null : icon(VERDICTS[verdict]), word);

const pillOfPair = (app, pair) => {
  const { pairs } = app.model;
  const verdict = pairs.verdict[pair];
  if (verdict !== PASS) return pill(verdict);
  const rule = app.ruleOf(pair);
  return pill(PASS, levelWord(rule.sample, pairs.ratio[pair], rule.success));
};

const tag = (text, mark) => h("span", { class: "tag" }, mark ? icon(mark) : null, text);

const tagsOfPair = (app, pair) => {
  const { pairs } = app.model;
  const tags = [];
  const change = CHANGES[pairs.change[pair]];
  if (change === "new" && pairs.verdict[pair] === FAIL) tags.push(tag("New"));
  if (change === "worse") tags.push(tag("Worse", "worse"));
  if (change === "fixed") tags.push(tag("Fixed", "pass"));
  if (pairs.fragile[pair]) tags.push(tag("Fragile", "fragile"));
  if (app.ruleOf(pair).severity === "warning") tags.push(tag("Warning"));
  return tags;
};

// Log scale from 1 to 10, clamped, in per cent of the width.
const onBar = (ratio) => Math.min(1, Math.max(0, Math.log10(ratio))) * 100;

const bar = (ratio, required, { large = false } = {}) => {
  const element = h("div", { class: "bar-track" + (large ? " large" : ""), "aria-hidden": "true" });
  const track = h("div", { class: "track" });
  element.append(track);
  if (!Number.isNaN(ratio)) {
    const end = onBar(ratio);
    track.append(h("span", { class: "reached", style: { width: end + "%" } }));
    if (required && ratio < required) {
      track.append(h("span", { class: "missing", style: { left: end + "%", width: onBar(required) - end + "%" } }));
    }
  }
  if (required) track.append(h("span", { class: "needed", style: { left: onBar(required) + "%" } }));
  if (large) {
    const figures = [...new Set([1, 3, 4.5, 7, 10, ...(required ? [required] : [])])].sort((a, b) => a - b)
      .filter((figure) => figure <= 10 && (figure === required || !required || Math.abs(onBar(figure) - onBar(required)) > 6));
    element.append(h("div", { class: "scale" }, figures.map((figure) => h("span", {
      class: figure === required ? "asked" : null, style: { left: onBar(figure) + "%" } }, requirement(figure)))));
  }
  return element;
};

const needs = (ratio, required) =>
  Number.isNaN(ratio) || ratio >= required
    ? `needs ${requirement(required)}`
    : `needs ${requirement(required)}, short by ${shortBy(ratio, required)}%`;

const ratioText = (ratio, required) => (Number.isNaN(ratio) ? "none" : shown(ratio, required));

const placeText = (place) => `${visible(cutMiddle(place.file, 60))}:${place.line}`;
const placeNode = (place) => h("bdi", { class: "place" }, nameParts(place.file).map((part, at) => (at ? [h("wbr"), part] : part)), ":" + place.line);

// A radio group in a frame; with one choice there is nothing to choose.
const segmented = (label, groupName, choices, chosen, onchange) => {
  const inputs = choices.map(([value, text]) => {
    const id = `seg-${groupName}-${value}`;
    const input = h("input", {
      type: "radio", name: groupName, id, value, "data-key": id, on: { change: () => onchange(value) } });
    input.checked = value === chosen;
    return h("span", { class: "segment" }, input, h("label", { for: id }, text));
  });
  return h("fieldset", { class: "tool" }, h("legend", null, label), h("div", { class: "segments" }, inputs));
};

const select = (label, key, choices, chosen, onchange, className = "tool") => {
  const id = "select-" + key;
  const element = h("select", { id, "data-key": id, on: { change: (event) => onchange(event.target.value) } },
    choices.map(([value, text]) => {
      const option = h("option", { value }, text);
      option.selected = value === chosen;
      return option;
    }));
  return h("div", { class: className }, h("label", { for: id }, label),
    h("span", { class: "select" }, element, icon("down")));
};

const empty = (title, text, ...ways) =>
  h("div", { class: "empty" }, h("h2", null, title), text ? h("p", null, text) : null, h("div", { class: "ways" }, ways));

const pageHead = (title, ...beside) =>
  h("div", { class: "head" }, h("h1", { id: "title", tabindex: "-1" }, title), beside);

const linkTo = (state, className, ...children) => h("a", { href: state.toString(), class: className || null }, children);

// What is copied: the clipboard where the browser gives it, else a selection that the old command copies.
const copyText = async (text, said) => {
  try {
    await navigator.clipboard.writeText(text);
    toast(said);
  } catch {
    const area = h("textarea", { class: "unseen", "aria-hidden": "true" });
    area.value = text;
    const focused = document.activeElement;
    (document.querySelector("dialog[open]") ?? document.body).append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    focused?.focus();
    toast(done ? said : "The browser does not let this page copy.");
  }
};

const addressOf = (state) => location.href.split("#")[0] + state.toString();

const copyLink = (state) => copyText(addressOf(state), location.protocol === "file:"
  ? "Link copied. It points at this file on your disk: send the file too, or copy as Markdown."
  : "Link copied.");
"use strict";
// Filters: one pass over the judged pairs gives the hits, and for every value the number of hits that it would give.

const SHORTS = ["far", "short", "near"];
const SHORT_WORDS = { far: "far off", short: "short", near: "near misses" };
const CHANGE_WORDS = { new: "new", worse: "worse", better: "better", known: "known", fixed: "fixed" };

// By more than half, by a tenth to a half, by a tenth or less.
const shortClass = (ratio, required) => {
  const missing = 1 - ratio / required;
  return missing > 0.5 ? 0 : missing > 0.1 ? 1 : 2;
};

class Facets {
  constructor(app) {
    const { model } = app;
    const { pairs } = model;
    this.app = app;
    const ofGroup = (values, pick) => {
      const index = new Map(values.map((value, at) => [value, at]));
      const column = Int16Array.from({ length: model.groupCount }, (_, group) => index.get(pick(group)) ?? -1);
      return (pair) => column[pairs.group[pair]];
    };
    const ofVariant = (values, pick) => {
      const index = new Map(values.map((value, at) => [value, at]));
      const column = Int16Array.from(model.variants, (variant) => index.get(pick(variant)) ?? -1);
      return (pair) => column[pairs.variant[pair]];
    };
    const rules = model.rules;
    const criteria = [...new Set(rules.map(criterionKey))];
    const roles = [...new Set(Array.from(model.groupForeground, (token) => model.tokens[token].role).filter(Boolean))].sort();
    this.list = [
      { key: "verdict", label: "Verdict", values: VERDICTS, of: (pair) => pairs.verdict[pair], text: (value) => value },
    ];
    if (model.themesInUse.length > 1) {
      this.list.push({ key: "theme", label: "Theme", values: model.themesInUse, of: ofVariant(model.themesInUse, (v) => v.theme) });
    }
    for (const axis of model.openAxes) {
      this.list.push({ key: axis.key, label: capital(plainName(axis.name)), values: axis.contexts,
        of: ofVariant(axis.contexts, (v) => v.contexts[axis.name]), isAxis: true });
    }
    this.list.push(
      { key: "rule", label: "Rule", values: rules.map((rule) => rule.id), of: (pair) => model.groupRule[pairs.group[pair]],
        text: (id) => ruleTitle(rules[model.ruleNamed.get(id)]) },
      { key: "criterion", label: "Criterion", values: criteria, of: ofGroup(criteria, (g) => criterionKey(rules[model.groupRule[g]])),
        text: criterionText },
      { key: "role", label: "Role", values: roles, of: ofGroup(roles, (g) => model.tokens[model.groupForeground[g]].role) },
      { key: "cause", label: "Cause", values: model.causes.map((cause) => cause.key), of: (pair) => pairs.cause[pair] },
      { key: "short", label: "Distance", values: SHORTS, text: (value) => capital(SHORT_WORDS[value]),
        of: (pair) => (pairs.verdict[pair] === FAIL && !Number.isNaN(pairs.ratio[pair])
          ? shortClass(pairs.ratio[pair], rules[model.groupRule[pairs.group[pair]]].required) : -1) });
    if (model.baseline) {
      this.list.push({ key: "change", label: "Change", values: CHANGES, text: capital, of: (pair) => pairs.change[pair] });
    }
    this.byKey = new Map(this.list.map((facet) => [facet.key, facet]));
    for (const facet of this.list) facet.text ??= (value) => plainName(value);
    this.haystacks = null;
  }

  // What the state chooses: facet → set of value indices. Values that the report does not have are ignored.
  chosen(state) {
    const chosen = new Map();
    for (const facet of this.list) {
      const given = state.all(facet.key).map((value) => facet.values.indexOf(value)).filter((at) => at >= 0);
      if (given.length > 0) chosen.set(facet.key, new Set(given));
    }
    if (!state.fields.has("verdict")) chosen.set("verdict", new Set([FAIL]));
    return chosen;
  }

  chosenTokens(state) {
    return new Set(state.all("token").map((path) => this.app.model.tokenNamed.get(path)).filter((at) => at !== undefined));
  }

  run(state) {
    const { model } = this.app;
    const { pairs } = model;
    const chosen = this.chosen(state);
    const tokens = this.chosenTokens(state);
    const text = (state.one("q") ?? "").trim().toLowerCase();
    const words = text === "" ? [] : text.split(/\s+/);
    const hay = words.length > 0 ? this.texts() : null;
    const facets = this.list;
    const wanted = facets.map((facet) => chosen.get(facet.key) ?? null);
    const counts = facets.map((facet) => new Uint32Array(facet.values.length));
    const hits = [];
    for (let pair = 0; pair < pairs.count; pair += 1) {
      const group = pairs.group[pair];
      if (tokens.size > 0 && !tokens.has(model.groupForeground[group]) && !tokens.has(model.groupBackground[group])) continue;
      if (hay) {
        const line = hay(pair);
        if (!words.every((word) => line.includes(word))) continue;
      }
      let missed = -1;
      let misses = 0;
      for (let f = 0; f < facets.length && misses < 2; f += 1) {
        if (wanted[f] && !wanted[f].has(facets[f].of(pair))) {
          misses += 1;
          missed = f;
        }
      }
      if (misses === 0) {
        hits.push(pair);
        for (let f = 0; f < facets.length; f += 1) {
          const at = facets[f].of(pair);
          if (at >= 0) counts[f][at] += 1;
        }
      } else if (misses === 1) {
        const at = facets[missed].of(pair);
        if (at >= 0) counts[missed][at] += 1;
      }
    }
    return { hits, counts: new Map(facets.map((facet, at) => [facet.key, counts[at]])), chosen, tokens, text };
  }

  // Names, rule, theme, cause, value and place, in lower case.
  texts() {
    const { model, judge } = this.app;
    const { pairs } = model;
    const tokenText = new Map();
    const ofToken = (variant, token) => {
      const cell = judge.cell(variant, token);
      const key = cell.index * model.tokens.length + token;
      if (!tokenText.has(key)) {
        const chain = cell.links.map((link) => model.links[link]);
        tokenText.set(key, [
          model.tokens[token].path, ...cell.colours.map((colour) => colour.text + " " + colour.hex),
          ...chain.map((link) => `${link.path ?? ""} ${link.place.file}:${link.place.line}`),
        ].join(" ").toLowerCase());
      }
      return tokenText.get(key);
    };
    const ofGroup = Array.from({ length: model.groupCount }, (_, group) => {
      const rule = model.rules[model.groupRule[group]];
      return [rule.id, ruleTitle(rule), rule.reason ?? "", rule.success ?? ""].join(" ").toLowerCase();
    });
    return (pair) => {
      const group = pairs.group[pair];
      const variant = pairs.variant[pair];
      const cause = pairs.cause[pair];
      return [
        ofGroup[group], model.variants[variant].name.toLowerCase(), cause >= 0 ? model.causes[cause].name.toLowerCase() : "",
        ofToken(variant, model.groupForeground[group]), ofToken(variant, model.groupBackground[group]),
      ].join(" ");
    };
  }
}

const criterionKey = (rule) => rule.success ?? requirement(rule.required);
const criterionText = (key) => ({
  "1.4.3": "1.4.3 Contrast, AA", "1.4.6": "1.4.6 Contrast, AAA", "1.4.11": "1.4.11 Non-text, AA",
})[key] ?? key + ":1";
const criterionLine = (rule) => {
  if (!rule.success) return `asks ${requirement(rule.required)}:1`;
  return `WCAG ${rule.success} ${rule.success === "1.4.6" ? "AAA" : "AA"}`;
};

// The list in words: `20 failures in Light caused by FXColors.Green60`.
const listInWords = (app, state, result) => {
  const facets = app.facets;
  const verdicts = [...result.chosen.get("verdict") ?? []];
  const n = result.hits.length;
  const nouns = [["failure", "failures"], ["undetermined pair", "undetermined pairs"], ["waived pair", "waived pairs"],
    ["exempt pair", "exempt pairs"], ["passing pair", "passing pairs"]];
  const [one, many] = verdicts.length === 1 ? nouns[verdicts[0]] : ["pair", "pairs"];
  const adjectives = [];
  const phrases = [];
  const values = (key) => [...result.chosen.get(key) ?? []].map((at) => facets.byKey.get(key).text(facets.byKey.get(key).values[at]));
  const words = (key, unit) => {
    const all = values(key);
    return all.length > 3 ? `${all.length} ${unit}` : listed(all);
  };
  for (const [key] of result.chosen) {
    const facet = facets.byKey.get(key);
    if (key === "theme") phrases.push(["in", words(key, "themes")]);
    else if (facet.isAxis) phrases.push(["in", words(key, facet.label.toLowerCase() + "s")]);
    else if (key === "rule") phrases.push(["under", wholeColumn(app, result.chosen.get(key)) ?? words(key, "rules")]);
    else if (key === "criterion") phrases.push(["of", words(key, "criteria")]);
    else if (key === "role") phrases.push(["of role", words(key, "roles")]);
    else if (key === "cause") phrases.push(["caused by", words(key, "colours")]);
    else if (key === "short") adjectives.push(listed([...result.chosen.get(key)].map((at) => ({ far: "far-off", short: "short", near: "near" })[SHORTS[at]])));
    else if (key === "change") adjectives.push(listed(values(key)).toLowerCase());
  }
  const tokens = [...result.tokens].map((token) => plainName(app.model.tokens[token].path));
  if (tokens.length > 0) phrases.push(["with", tokens.length > 3 ? `${tokens.length} tokens` : listed(tokens)]);
  if (result.text) phrases.push(["matching", `“${plainName(result.text)}”`]);
  return [count(n), ...adjectives, n === 1 ? one : many, ...phrases.flat()].join(" ");
};

// All rules of one column of the heat table read as one.
const wholeColumn = (app, chosen) => {
  if (!chosen || chosen.size < 2) return null;
  for (const kind of ["text", "icons", "controls"]) {
    const all = app.model.rules.filter((rule) => rule.kind === kind).map((rule) => rule.index);
    if (all.length === chosen.size && all.every((rule) => chosen.has(rule))) return "all for " + kind;
  }
  return null;
};
"use strict";
// How bad, why, where.

const CAUSES_SHOWN = 5;

const overviewCounts = (app) => {
  const { model } = app;
  const { pairs } = model;
  const byVerdict = new Uint32Array(5);
  const byChange = new Uint32Array(5);
  const byShort = new Uint32Array(3);
  const byVariant = model.variants.map(() => ({ text: 0, icons: 0, controls: 0, all: 0 }));
  const causes = model.causes.map((cause) => ({ cause, count: 0, worst: -1, standing: Infinity, samples: new Set(), themes: new Set(), tokens: new Set() }));
  let worst = -1;
  let worstStanding = Infinity;
  let repeats = 0;
  for (let pair = 0; pair < pairs.count; pair += 1) {
    const verdict = pairs.verdict[pair];
    byVerdict[verdict] += 1;
    const change = pairs.change[pair];
    if (change >= 0 && ((change <= 3 && verdict === FAIL) || change === 4)) byChange[change] += 1;
    if (verdict !== FAIL) continue;
    const variant = pairs.variant[pair];
    const rule = app.ruleOf(pair);
    byVariant[variant][rule.kind] += 1;
    byVariant[variant].all += 1;
    if (model.variants[variant].sameAs !== null) repeats += 1;
    const standing = app.judge.standing(pairs.ratio[pair], rule.required);
    if (!Number.isNaN(pairs.ratio[pair])) byShort[shortClass(pairs.ratio[pair], rule.required)] += 1;
    if (standing < worstStanding) [worst, worstStanding] = [pair, standing];
    const entry = causes[pairs.cause[pair]];
    if (!entry) continue;
    entry.count += 1;
    entry.samples.add(rule.sample);
    entry.themes.add(model.variants[variant].theme);
    const group = pairs.group[pair];
    entry.tokens.add(entry.cause.side === "background" ? model.groupBackground[group] : model.groupForeground[group]);
    if (standing < entry.standing) [entry.worst, entry.standing] = [pair, standing];
  }
  const live = causes.filter((entry) => entry.count > 0).sort((a, b) => b.count - a.count || a.cause.index - b.cause.index);
  return { byVerdict, byChange, byShort, byVariant, causes: live, worst, repeats, judged: pairs.count };
};

const verdictInWords = (counts) => {
  const [fail, undetermined, waived, exempt] = counts.byVerdict;
  const judged = count(counts.judged);
  if (counts.judged === 0) return { mark: null, text: "No pair was judged" };
  if (fail > 0) return { mark: "fail", text: `${count(fail)} of ${judged} judged ${counts.judged === 1 ? "pair fails" : "pairs fail"}` };
  if (undetermined > 0) return { mark: "undetermined", text: `${count(undetermined)} of ${judged} judged pairs could not be determined` };
  if (waived + exempt > 0) return { mark: "pass", text: `None of ${judged} judged pairs fails` };
  return { mark: "pass", text: counts.judged === 1 ? "The one judged pair passes" : `All ${judged} judged pairs pass` };
};

const repeatsInWords = (app, counts) => {
  if (counts.repeats === 0) return null;
  const names = app.model.variants.filter((variant) => variant.sameAs !== null)
    .map((variant) => `${plainName(variant.name)} uses the colours of ${plainName(app.model.variants[variant.sameAs].name)}`);
  const text = names.slice(0, 3).join(", ") + (names.length > 3 ? ", and so on" : "");
  return `${counted(counts.repeats, "is a repeat", "are repeats")}: ${text}.`;
};

const lede = (app, counts) => {
  const [fail, undetermined, waived, exempt, pass] = counts.byVerdict;
  const { inference } = app.model;
  const guessed = inference ? " " + visible(inference.explanation) : "";
  if (counts.judged === 0) {
    return [h("strong", null, "No rule names a pair."), " Every pair was measured: ", linkTo(new State("matrix"), "", "see the matrix"),
      ". ", h("span", { class: "name" }, "legible init"), " writes a first draft of rules."];
  }
  if (fail > 0) {
    const causes = counts.causes;
    const parts = [];
    if (causes.length === 1) parts.push(h("strong", null, "One colour causes all of them."));
    else if (causes.length <= CAUSES_SHOWN) {
      if (causes.length > 0) parts.push(h("strong", null, `${inWords(causes.length)} colours cause all of them.`));
    } else {
      const first = causes.slice(0, CAUSES_SHOWN).reduce((sum, entry) => sum + entry.count, 0);
      const rest = causes.length - CAUSES_SHOWN;
      parts.push(h("strong", null, `Five colours cause ${count(first)} of them.`),
        rest === 1 ? " One other causes the rest." : ` ${count(rest)} others cause the rest.`);
    }
    const repeats = repeatsInWords(app, counts);
    if (repeats) parts.push(" ", h("small", null, repeats));
    if (guessed) parts.push(" ", h("small", null, guessed));
    return parts;
  }
  if (undetermined > 0) {
    return [h("strong", null, "No pair fails, but an undetermined pair is never a pass."), " The reasons are below.", guessed];
  }
  if (waived + exempt > 0) {
    const parts = [`${count(pass)} pass on every display`, waived > 0 ? `${count(waived)} waived` : null, exempt > 0 ? `${count(exempt)} exempt` : null];
    return [parts.filter(Boolean).join(", ") + ".", guessed];
  }
  return ["Every pair that a rule names meets its criterion, on every display.", guessed];
};

const overview = (app) => {
  const { model } = app;
  const counts = overviewCounts(app);
  app.counts = counts;
  const verdict = verdictInWords(counts);
  app.title = verdict.text;
  const fails = counts.byVerdict[FAIL] > 0;
  const themes = model.themesInUse.length;
  const eyebrow = [
    counted(themes, "theme"), model.variants.length > themes ? counted(model.variants.length, "variant") : null,
    counted(model.tokens.filter((token) => token.tier !== "raw").length, "token"), counted(model.rules.length, "rule"),
  ].filter(Boolean).join(", ");
  const facts = fails ? overviewFacts(app, counts) : null;
  const left = h("div", { class: "verdict-text" },
    h("p", { class: "eyebrow" }, eyebrow),
    h("h1", { id: "title", tabindex: "-1", class: "verdict" }, verdict.mark ? icon(verdict.mark, "verdict-mark") : null, verdict.text),
    h("p", { class: "lede" }, lede(app, counts)));
  return [
    h("div", { class: "verdict-grid" + (facts ? "" : " alone") }, left, facts),
    counts.judged > 0 ? verdictBar(app, counts) : null,
    overviewGrid(fails ? causesBlock(app, counts) : closestCalls(app, counts), [fails ? heatTable(app, counts) : null, notDecided(app, counts)]),
  ];
};

const overviewGrid = (left, right) => h("div", { class: left ? "overview-grid" : "overview-grid alone" }, left ? h("div", null, left) : null, h("div", null, right));

const overviewFacts = (app, counts) => {
  const { model } = app;
  const { pairs } = model;
  const rows = [];
  if (counts.worst >= 0) {
    const pair = counts.worst;
    const rule = app.ruleOf(pair);
    rows.push(["Worst pair", h("a", { class: "worst", href: app.pairState(pair).toString() },
      tile(app, app.judge.measured(pair), rule.sample),
      h("span", null, h("span", { class: "worst-figure" }, h("b", null, ratioText(pairs.ratio[pair], rule.required) + ":1"), `, needs ${requirement(rule.required)}`),
        h("span", { class: "worst-names" }, name(app.foregroundPath(pair)), " on ", name(app.backgroundPath(pair)), " in ", plain(app.variantOf(pair).name))))]);
  }
  const far = SHORTS.map((key, at) => [key, counts.byShort[at]]).filter(([, n]) => n > 0);
  rows.push(["How far off", h("div", null,
    h("div", { class: "figures" }, far.map(([key, n]) =>
      linkTo(new State("findings").with({ short: key }), "figure-link", h("b", null, count(n)), " " + (n === 1 && key === "near" ? "near miss" : SHORT_WORDS[key])))),
    h("div", { class: "shares", "aria-hidden": "true" }, far.map(([key, n]) => h("span", { class: "share-" + key, style: { "flex-grow": n } }))))]);
  if (model.baseline) {
    const [newOnes, worse, , , fixed] = counts.byChange;
    rows.push(["Since the baseline", h("div", { class: "figures" },
      newOnes > 0 ? linkTo(new State("findings").with({ change: "new" }), "figure-link", icon("plus"), h("b", null, count(newOnes)), " new") : h("span", { class: "quiet" }, "none new"),
      worse > 0 ? linkTo(new State("findings").with({ change: "worse" }), "figure-link", icon("worse"), h("b", null, count(worse)), " worse") : h("span", { class: "quiet" }, "none worse"),
      fixed > 0 ? linkTo(new State("findings").with({ verdict: VERDICTS, change: "fixed" }), "figure-link", icon("pass"), h("b", null, count(fixed)), " fixed") : h("span", { class: "quiet" }, "none fixed"))]);
  }
  return h("dl", { class: "facts" }, rows.map(([term, fact]) => h("div", null, h("dt", null, term), h("dd", null, fact))));
};

const verdictBar = (app, counts) => h("div", { class: "verdict-block" },
  h("div", { class: "verdict-bar", "aria-hidden": "true" }, VERDICTS.map((verdict, at) =>
    counts.byVerdict[at] > 0 ? h("span", { class: "part v-" + verdict, style: { "flex-grow": counts.byVerdict[at] } }) : null)),
  h("div", { class: "verdict-line" },
    h("ul", { class: "counts" }, VERDICTS.map((verdict, at) => counts.byVerdict[at] > 0
      ? h("li", null, linkTo(new State("findings").with({ verdict: at === FAIL ? null : verdict }), "figure-link",
        icon(verdict), h("b", null, count(counts.byVerdict[at])), " " + verdict)) : null)),
    button("Copy summary", { mark: "copy", className: "button plain", "data-key": "copy-summary",
      onclick: () => copyText(summaryMarkdown(app, counts), "Summary copied as Markdown.") })));

const themesInWords = (app, themes) => {
  const all = app.model.themesInUse;
  const list = all.filter((theme) => themes.has(theme));
  if (all.length > 2 && list.length === all.length) return `All ${all.length} themes`;
  return list.length > 3 ? `${list.length} themes` : list.map(plainName).join(", ");
};

const causesBlock = (app, counts) => {
  if (counts.causes.length === 0) return null;
  const most = Math.max(1, ...counts.causes.map((entry) => entry.count));
  const shownCauses = app.allCauses ? counts.causes : counts.causes.slice(0, CAUSES_SHOWN);
  const rest = counts.causes.slice(shownCauses.length);
  return h("section", { "aria-labelledby": "causes" },
    h("div", { class: "block-head" }, h("h2", { id: "causes" }, "Causes"), h("p", null, "What failing pairs share, most failures first.")),
    h("ol", { class: "causes" }, shownCauses.map((entry, at) => causeRow(app, entry, at, most))),
    rest.length > 0 ? button(`Show ${counted(rest.length, "more cause")}, ${counted(rest.reduce((sum, entry) => sum + entry.count, 0), "failure")}`, {
      className: "button plain", "data-key": "more-causes",
      onclick: () => {
        app.allCauses = true;
        app.render();
        document.querySelectorAll(".cause")[CAUSES_SHOWN]?.focus();
      },
    }) : null);
};

const causeRow = (app, entry, at, most) => {
  const { model } = app;
  const { cause } = entry;
  const rule = app.ruleOf(entry.worst);
  const { pairs } = model;
  const worst = app.judge.measured(entry.worst);
  const samples = [...entry.samples].map((sample) => SAMPLE_WORDS[sample]);
  const stands = cause.side === "background" ? "as background" : "as " + listed(samples, 2);
  const tokens = [...entry.tokens].map((token) => model.tokens[token].path).filter((path) => path !== cause.name).map(plainName);
  return h("li", null, linkTo(app.causeState(cause), "cause",
    h("span", { class: "cause-rank", "aria-hidden": "true" }, at + 1),
    h("span", { class: "cause-tile", "aria-hidden": "true" }, tile(app, worst, rule.sample),
      worst && worst.ratio < 1.01 ? h("span", { class: "same" }, "same") : null),
    h("span", { class: "cause-text" },
      h("span", { class: "cause-name" }, name(cause.name), h("span", { class: "cause-as" }, " " + stands, tokens.length > 0 ? ": " + listed(tokens, 2) : "")),
      h("span", { class: "cause-line" }, `${themesInWords(app, entry.themes)}. Worst ${ratioText(pairs.ratio[entry.worst], rule.required)}, needs ${requirement(rule.required)}.`),
      fixLine(app, entry)),
    h("span", { class: "cause-count" }, h("b", null, count(entry.count)), unseen(entry.count === 1 ? " failure" : " failures"),
      h("span", { class: "cause-bar", "aria-hidden": "true", style: { width: (entry.count / most) * 100 + "%" } })),
    icon("right", "cause-arrow")));
};

// The best fix of each definition of a cause, as the tool ranked them.
const fixesOf = (cause) => cause.definitions.map((_, at) => cause.fixes.find((fix) => fix.definition === at)).filter(Boolean);

const fixLine = (app, { cause, count: total }) => {
  const { model } = app;
  const fixes = fixesOf(cause);
  if (fixes.length === 0) return h("span", { class: "cause-fix" }, "No single colour mends these: move both sides.");
  const mended = fixes.reduce((sum, fix) => sum + fix.mended, 0);
  const broken = fixes.reduce((sum, fix) => sum + fix.broken, 0);
  return h("span", { class: "cause-fix" }, "Fix:",
    h("span", { class: "fix-swatches", "aria-hidden": "true" }, fixes.slice(0, 3).map((fix) => h("span", null,
      swatch([model.colours[cause.definitions[fix.definition].color]], model.displays, "small"), icon("arrow"),
      swatch([model.colours[fix.color]], model.displays, "small")))),
    `${counted(fixes.length, "value")}, mends ${mended >= total ? "all" : count(mended)}, breaks ${broken === 0 ? "none" : count(broken)}`);
};

const heatTable = (app, counts) => {
  const { model } = app;
  // One theme with several variants is listed by variant.
  const byTheme = model.themesInUse.length > 1;
  const rows = (byTheme ? model.themesInUse : model.variants.map((variant) => variant.name)).map((label) => {
    const variants = model.variants.filter((variant) => (byTheme ? variant.theme : variant.name) === label);
    const sum = { text: 0, icons: 0, controls: 0, all: 0 };
    for (const variant of variants) for (const kind of Object.keys(sum)) sum[kind] += counts.byVariant[variant.index][kind];
    const repeats = variants.every((variant) => variant.sameAs !== null)
      ? [...new Set(variants.map((variant) => byTheme ? model.variants[variant.sameAs].theme : model.variants[variant.sameAs].name))] : [];
    const fields = byTheme ? { theme: label } : app.variantFields(variants[0]);
    return { label, sum, fields, repeats: repeats.length === 1 && repeats[0] !== label ? repeats[0] : null };
  });
  const kinds = [["text", "Text"], ["icons", "Icons"], ["controls", "Controls"]]
    .filter(([kind]) => model.rules.some((rule) => rule.kind === kind));
  const mostCell = Math.max(1, ...rows.flatMap((row) => kinds.map(([kind]) => row.sum[kind])));
  const mostRow = Math.max(1, ...rows.map((row) => row.sum.all));
  const figure = (row, kind) => {
    const n = row.sum[kind];
    if (n === 0) return "0";
    const rules = kind === "all" ? null : model.rules.filter((rule) => rule.kind === kind).map((rule) => rule.id);
    return linkTo(new State("findings").with({ ...row.fields, rule: rules && rules.length < model.rules.length ? rules : null }), "", count(n),
      unseen(` ${kind === "all" ? "failures" : kind + " failures"} in ${plainName(row.label)}`));
  };
  return h("section", { "aria-labelledby": "heat" },
    h("h2", { id: "heat" }, byTheme ? "Failures by theme" : "Failures by variant"),
    h("table", { class: "heat" },
      h("caption", { class: "unseen" }, "Failing pairs by theme and by what they are for; every figure leads to its list"),
      h("thead", null, h("tr", null, h("th", { scope: "col" }, byTheme ? "Theme" : "Variant"),
        kinds.map(([, title]) => h("th", { scope: "col", class: "figure" }, title)), h("th", { scope: "col", class: "figure all" }, "All"))),
      h("tbody", null, rows.map((row) => h("tr", null,
        h("th", { scope: "row" }, plain(row.label), row.repeats ? h("span", { class: "repeats" }, " = ", plain(row.repeats)) : null),
        kinds.map(([kind]) => h("td", { class: "figure", style: { "--heat": ((row.sum[kind] / mostCell) * 17).toFixed(2) + "%" } }, figure(row, kind))),
        h("td", { class: "figure all" }, h("b", null, figure(row, "all")),
          h("span", { class: "cause-bar", "aria-hidden": "true", style: { width: (row.sum.all / mostRow) * 100 + "%" } })))))));
};

const notDecided = (app, counts) => {
  const { model } = app;
  const { coverage } = model;
  const items = [];
  const item = (mark, ...parts) => items.push(h("li", null, icon(mark), h("span", null, parts)));
  const undetermined = counts.byVerdict[UNDETERMINED];
  if (undetermined > 0) {
    const first = [...model.pairs.reason].find(([pair]) => model.pairs.verdict[pair] === UNDETERMINED)?.[1];
    item("undetermined", linkTo(new State("findings").with({ verdict: "undetermined" }), "", counted(undetermined, "undetermined pair")),
      first ? ". " + sentence(first) : ".");
  }
  const lacking = new Map();
  model.variants.forEach((variant) => variant.cells.forEach((cell, token) => {
    const { kind } = model.cells[cell];
    if (kind !== "placeholder" && kind !== "undetermined") return;
    const entry = lacking.get(kind) ?? { tokens: new Set(), themes: new Set(), first: model.cells[cell].state };
    entry.tokens.add(token);
    entry.themes.add(variant.theme);
    lacking.set(kind, entry);
  }));
  const missingState = new State("palette").with({ show: "missing" });
  if (lacking.has("placeholder")) {
    const { tokens, themes, first } = lacking.get("placeholder");
    item("undetermined", linkTo(missingState, "", counted(tokens.size, "placeholder token")), ` (${plainName(first.text)}) in ${counted(themes.size, "theme")}: no colour stands behind ${tokens.size === 1 ? "it" : "them"}.`);
  }
  if (lacking.has("undetermined")) {
    const { tokens, themes, first } = lacking.get("undetermined");
    item("undetermined", linkTo(missingState, "", counted(tokens.size, "token")), ` without a known value in ${counted(themes.size, "theme")}: ${sentence(first.reason)}`);
  }
  if (coverage.missing.length > 0) {
    item("exempt", linkTo(missingState, "", counted(coverage.missing.length, "token")), " that some theme lacks and others have.");
  }
  const notices = [
    ["contract", model.contract.filter((finding) => finding.kind !== "placeholder"), "break of the contract", "breaks of the contract",
      (finding) => [name(finding.token), " in ", plain(finding.theme), ": ", visible(finding.reason)]],
  ];
  for (const [, list, one, many, line] of notices) {
    if (list.length > 0) item("fail", details(counted(list.length, one, many), list.map(line)));
  }
  if (coverage.unpaired.length > 0) {
    item("exempt", linkTo(new State("palette").with({ show: "unpaired" }), "", counted(coverage.unpaired.length, "token") + " in no rule"), ": nothing was checked for them.");
  }
  if (coverage.notDrawn.length > 0) {
    item("exempt", details(counted(coverage.notDrawn.length, "token") + " fully transparent: not drawn, so exempt", coverage.notDrawn.map(([token]) => name(model.tokens[token].path))));
  }
  const idle = [...coverage.idleRules.map((id) => ["rule ", name(id)]), ...coverage.idlePatterns.map(([pattern, owner]) => [name(pattern), " in " + visible(owner)])];
  if (idle.length > 0) item("exempt", details(`${counted(idle.length, "rule or pattern", "rules or patterns")} that match nothing`, idle));
  const expired = model.waivers.filter((waiver) => waiver.state === "expired");
  if (expired.length > 0) item("fail", details(counted(expired.length, "expired waiver"), expired.map(waiverLine)));
  const unused = model.waivers.filter((waiver) => waiver.state === "unused");
  if (unused.length > 0) item("exempt", details(counted(unused.length, "waiver") + " that match no failing pair", unused.map(waiverLine)));
  if (model.baseline?.stale.length > 0) {
    item("exempt", details(counted(model.baseline.stale.length, "stale baseline entry", "stale baseline entries"), model.baseline.stale.map((entry) => name(entry.identity))));
  }
  if (model.gamut.length > 0) {
    item("fail", linkTo(new State("palette").with({ show: "out" }), "", counted(model.gamut.length, "colour") + " outside the gamut that a rule asks for"), ".");
  }
  const alike = model.distinguish.reduce((sum, set) => sum + set.alike.filter(([, , visions]) => visions.some((vision) => vision !== "achromatopsia")).length, 0);
  if (alike > 0) item("alike", linkTo(new State("vision"), "", counted(alike, "pair") + " of colours become alike"), " to some eyes, over all variants.");
  if (model.diagnostics.length > 0) {
    item("undetermined", details(counted(model.diagnostics.length, "note") + " on what was read", model.diagnostics.map((note) =>
      [visible(note.message), note.place ? [" ", placeNode(model.place(note.place))] : null])));
  }
  if (items.length === 0) return null;
  return h("section", { "aria-labelledby": "undecided" }, h("h2", { id: "undecided" }, "Not decided, not checked"), h("ul", { class: "notes" }, items));
};

const sentence = (text) => {
  const seen = visible(cutMiddle(text, 300));
  return /[.!?]$/.test(seen) ? seen : seen + ".";
};
const waiverLine = (waiver) => [name(waiver.foreground), " on ", name(waiver.background), " in ", plain(waiver.theme),
  waiver.expires ? ` until ${visible(waiver.expires)}` : "", ": ", visible(waiver.reason)];
const details = (title, lines) => h("details", null, h("summary", null, title),
  h("ul", null, lines.slice(0, 200).map((line) => h("li", null, line)), lines.length > 200 ? h("li", null, `and ${count(lines.length - 200)} more`) : null));

// Nothing fails: the five passes with the least to spare, without repeats of another theme.
const closestCalls = (app, counts) => {
  const { model } = app;
  const { pairs } = model;
  if (counts.byVerdict[PASS] === 0) return null;
  const passing = [];
  for (let pair = 0; pair < pairs.count; pair += 1) {
    if (pairs.verdict[pair] === PASS && model.variants[pairs.variant[pair]].sameAs === null && !Number.isNaN(pairs.ratio[pair])) passing.push(pair);
  }
  const standing = (pair) => app.judge.standing(pairs.ratio[pair], app.judge.required(pair));
  passing.sort((a, b) => standing(a) - standing(b) || a - b);
  return h("section", { "aria-labelledby": "closest" },
    h("div", { class: "block-head" }, h("h2", { id: "closest" }, "Closest calls"), h("p", null, "They pass, with the least to spare.")),
    h("div", { class: "list cards" }, pairTable(app, passing.slice(0, 5), { caption: "Passing pairs with the least to spare", withTheme: true, state: new State("findings").with({ verdict: "pass" }) })));
};

const summaryMarkdown = (app, counts) => {
  const lines = [`**${verdictInWords(counts).text}** in ${plainName(app.model.system)}.`];
  for (const { cause, count: n, themes, worst } of counts.causes.slice(0, CAUSES_SHOWN)) {
    const rule = app.ruleOf(worst);
    lines.push(`- ${markdownCode(cause.name)}: ${counted(n, "failure")} in ${themesInWords(app, themes)}; worst ${ratioText(app.model.pairs.ratio[worst], rule.required)}, needs ${requirement(rule.required)}`);
  }
  const rest = counts.causes.length - CAUSES_SHOWN;
  if (rest > 0) lines.push(`- and ${counted(rest, "more cause")}`);
  return lines.join("\n") + "\n";
};
"use strict";
// Which pairs, worst first; what to change.

const GROUPS = ["theme", "cause", "rule", "token", "none"];
const SORTS = ["worst", "near", "name"];

const findings = (app) => {
  const { model, state } = app;
  const result = app.facets.run(state);
  app.result = result;
  const words = listInWords(app, state, result);
  app.title = words;
  const head = h("div", { class: "head spread" }, h("h1", { id: "title", tabindex: "-1" }, words),
    model.pairs.count > 0 ? button("Copy link to this list", { mark: "link", "data-key": "copy-list", onclick: () => copyLink(state.with({ pair: null })) }) : null);
  if (model.pairs.count === 0) {
    return [head, empty("No rule names a pair",
      "Every pair was measured, none was judged. Write rules in legible.json; “legible init” makes a first draft. The matrix shows what was measured.",
      linkTo(new State("matrix"), "button", "Open the matrix"))];
  }
  const cause = singleCause(app, result);
  const groups = groupHits(app, state, result);
  app.order = groups.flatMap((group) => group.pairs);
  return [
    head,
    cause ? causeCard(app, cause) : null,
    filterBlock(app, result),
    result.hits.length === 0 ? emptyList(app, result) : listBlock(app, groups, result),
  ];
};

const singleCause = (app, result) => {
  const chosen = result.chosen.get("cause");
  return chosen && chosen.size === 1 ? app.model.causes[[...chosen][0]] : null;
};

// Definition with place, themes, now, nearest that passes, effect, Try.
const causeCard = (app, cause) => {
  const { model } = app;
  const fixes = fixesOf(cause);
  if (fixes.length === 0) return null;
  const failures = overviewCounts(app).causes.find((entry) => entry.cause === cause)?.count ?? 0;
  const rows = fixes.map((fix) => {
    const definition = cause.definitions[fix.definition];
    const place = definition.place ? model.place(definition.place) : null;
    const target = definitionTarget(app, cause, definition);
    const now = model.colours[definition.color];
    const then = model.colours[fix.color];
    return h("tr", null,
      h("th", { scope: "row" }, name(target ? model.tokens[target.token].path : cause.name), place ? [h("br"), placeNode(place)] : null),
      h("td", null, listed(definition.themes.map(plainName), 3)),
      h("td", null, swatch([now], model.displays, "small"), " ", h("span", { class: "value" }, now.text)),
      h("td", null, swatch([then], model.displays, "small"), " ", fix.token === null ? h("span", { class: "value" }, then.text) : [name(model.tokens[fix.token].path), " ", h("span", { class: "value quiet" }, then.text)]),
      h("td", null, effectInWords(fix)),
      h("td", { class: "way" }, target ? tryButton(app, target.token, target.variant, then, `${then.text} for ${plainName(cause.name)}`) : null));
  });
  return h("section", { class: "card", "aria-labelledby": "change" },
    h("div", { class: "block-head" }, h("h2", { id: "change" }, "Change these values"),
      h("p", null, `${counted(fixes.length, "definition")}, ${counted(failures, "failure")}. Nearest colours that pass.`)),
    h("div", { class: "card-table" }, h("table", { class: "change" },
      h("caption", { class: "unseen" }, "Values to change, and what each change does"),
      h("thead", null, h("tr", null, ["Definition", "Themes", "Now", "Nearest that passes", "Effect"].map((title) => h("th", { scope: "col" }, title)), h("th", { scope: "col" }, unseen("Try")))),
      h("tbody", null, rows))));
};

const effectInWords = ({ mended, broken }) => `${count(mended)} mended, ${broken === 0 ? "none" : count(broken)} broken`;

// The token and a variant through which a cause's definition can be tried.
const definitionTarget = (app, cause, definition) => {
  const { model } = app;
  if (!definition.place) return null;
  const place = definition.place.join();
  const tokens = [...(cause.token === null ? [] : [cause.token]), ...cause.tokens];
  for (const variant of model.variants) {
    if (!definition.themes.includes(variant.theme)) continue;
    for (const token of tokens) {
      const cell = model.cells[variant.cells[token]];
      const first = cell.links[0];
      if (first !== undefined && model.data.links[first].slice(2).join() === place) return { token, variant: variant.index };
    }
  }
  return null;
};

const tryButton = (app, token, variant, colour, what) =>
  button("Try", { "data-key": `try-${token}-${variant}-${colour.text}`, "aria-label": "Try " + what, onclick: () => app.tryColour(token, variant, colour) });

// Filters, three rows: verdicts, facets, what is in use.
const filterBlock = (app, result) => {
  const { state } = app;
  const chips = h("div", { class: "chips", role: "group", "aria-label": "Verdict" }, VERDICTS.map((verdict, at) => {
    const on = result.chosen.get("verdict")?.has(at) ?? false;
    return h("button", { type: "button", class: "chip", "aria-pressed": String(on), "data-key": "chip-" + verdict,
      on: { click: () => app.toggle("verdict", verdict) } }, icon(verdict), verdict, " ", h("b", null, count(result.counts.get("verdict")[at])));
  }));
  const facets = app.facets.list.filter((facet) => facet.key !== "verdict").map((facet) => facetButton(app, facet, result)).filter(Boolean);
  const inUse = facets.filter((facet) => facet.dataset.used).length;
  const narrow = matchMedia("(max-width: 47.99rem)").matches;
  const facetRow = narrow
    ? h("details", { class: "facet-fold", "data-fold": "filters" }, h("summary", { class: "button", "data-key": "filters" }, "Filters", inUse > 0 ? [" ", h("b", null, inUse)] : null, icon("down")), h("div", { class: "facets" }, facets))
    : h("div", { class: "facets" }, facets);
  const tokens = filterTokens(app, result);
  return h("div", { class: "filters" }, chips, facetRow,
    h("div", { class: "filter-line" },
      h("div", { class: "filter-tokens" }, tokens.length > 0
        ? [tokens, button("Clear all", { className: "button plain", "data-key": "clear", onclick: () => app.go(new State("findings").with(app.kept()), { key: "clear" }) })]
        : h("p", { class: "quiet" }, "No filter but the verdict")),
      h("div", { class: "sorting" },
        select("Group by", "group", [["theme", app.byVariant ? "Variant" : "Theme"], ["cause", "Cause"], ["rule", "Rule"], ["token", "Foreground"], ["none", "Nothing"]], app.grouping(result),
          (value) => app.go(state.with({ group: value, pair: null })), "inline"),
        select("Sort", "sort", [["worst", "Worst first"], ["near", "Nearest to passing"], ["name", "Name"]], state.choice("sort", SORTS),
          (value) => app.go(state.with({ sort: value === "worst" ? null : value, pair: null })), "inline"))));
};

// Values with no hit are left out unless they are chosen.
const facetButton = (app, facet, result) => {
  const counts = result.counts.get(facet.key);
  const chosen = result.chosen.get(facet.key) ?? new Set();
  const order = facet.values.map((_, at) => at).filter((at) => counts[at] > 0 || chosen.has(at));
  if (order.length === 0) return null;
  if (facet.key === "cause") order.sort((a, b) => counts[b] - counts[a] || a - b);
  const id = "facet-" + app.facets.list.indexOf(facet);
  const label = h("button", { type: "button", class: "button facet", "aria-expanded": "false", "aria-controls": id, "data-key": id },
    facet.label, chosen.size > 0 ? [" ", h("b", null, chosen.size)] : null, icon("down"));
  const popover = h("div", { class: "popover", id, role: "group", "aria-label": facet.label, hidden: true });
  const fill = () => {
    popover.replaceChildren(...order.slice(0, 500).map((at) => {
      const input = h("input", { type: "checkbox", "data-key": id + "-" + at, on: { change: () => app.toggle(facet.key, facet.values[at]) } });
      input.checked = chosen.has(at);
      return h("label", { class: "check" }, input, h("bdi", null, facet.text(facet.values[at])), h("span", { class: "check-count" }, count(counts[at])));
    }));
  };
  label.addEventListener("click", () => {
    const opens = label.getAttribute("aria-expanded") === "false";
    app.closePopovers();
    if (!opens) return;
    fill();
    app.openPopover = id;
    label.setAttribute("aria-expanded", "true");
    popover.hidden = false;
  });
  if (app.openPopover === id) {
    fill();
    label.setAttribute("aria-expanded", "true");
    popover.hidden = false;
  }
  const box = h("div", { class: "facet-box" }, label, popover);
  if (chosen.size > 0) box.dataset.used = "yes";
  return box;
};

const filterTokens = (app, result) => {
  const { model, state } = app;
  const tokens = [];
  const token = (kind, value, without, key) => tokens.push(h("span", { class: "filter-token" },
    h("span", { class: "quiet" }, kind + " "), h("bdi", null, value),
    h("button", { type: "button", class: "remove", "aria-label": `Remove ${kind} ${value}`, "data-key": "remove-" + key, on: { click: () => app.go(without) } }, icon("close"))));
  for (const facet of app.facets.list) {
    if (facet.key === "verdict" || !result.chosen.has(facet.key)) continue;
    const chosen = [...result.chosen.get(facet.key)];
    const column = facet.key === "rule" ? wholeColumn(app, result.chosen.get("rule")) : null;
    const drop = (value) => state.with({ pair: null, [facet.key]: chosen.map((at) => facet.values[at]).filter((other) => other !== value) });
    if (column || chosen.length > 3) token(facet.label, column ?? `${chosen.length} chosen`, state.with({ pair: null, [facet.key]: null }), facet.key);
    else for (const at of chosen) token(facet.label, facet.text(facet.values[at]), drop(facet.values[at]), facet.key + at);
  }
  const paths = state.all("token");
  for (const at of result.tokens) {
    const { path } = model.tokens[at];
    token("Token", plainName(path), state.with({ pair: null, token: paths.filter((other) => other !== path) }), "token" + at);
  }
  if (result.text) token("Text", plainName(state.one("q")), state.with({ pair: null, q: null }), "q");
  return tokens;
};

const emptyList = (app, result) => {
  const { state } = app;
  const used = [...state.fields.keys()].filter((key) => !["verdict", "group", "sort", "pair", "see", "try"].includes(key));
  const onlyFailures = !state.fields.has("verdict");
  if (used.length === 0 && onlyFailures) {
    const passing = result.counts.get("verdict")[PASS];
    return empty("No pair fails", "Every judged pair meets its criterion on every display.",
      passing > 0 ? linkTo(state.with({ verdict: "pass" }), "button", `Show the ${count(passing)} passing pairs`) : null);
  }
  const ways = [];
  for (const key of [...used, ...(state.fields.has("verdict") ? ["verdict"] : [])]) {
    const without = key === "verdict" ? state.with({ verdict: VERDICTS, pair: null }) : state.with({ [key]: null, pair: null });
    const hits = app.facets.run(without).hits.length;
    if (hits > 0) ways.push(linkTo(without, "button", `Without ${key === "q" ? "text" : plainName(key)}: ${counted(hits, "pair")}`));
  }
  ways.push(linkTo(new State("findings").with(app.kept()), "button", "Clear all filters"));
  return empty("No pair matches all of these", "The filters are fine on their own; together they leave nothing.", ...ways);
};

// The hits in groups, each sorted.
const groupHits = (app, state, result) => {
  const { model, judge } = app;
  const { pairs } = model;
  const sort = state.choice("sort", SORTS);
  const standing = new Float64Array(result.hits.length);
  const place = new Map();
  result.hits.forEach((pair, at) => {
    standing[at] = judge.standing(pairs.ratio[pair], judge.required(pair));
    place.set(pair, at);
  });
  const by = {
    worst: (a, b) => standing[place.get(a)] - standing[place.get(b)] || a - b,
    near: (a, b) => Math.abs(standing[place.get(a)] - 1) - Math.abs(standing[place.get(b)] - 1) || a - b,
    name: (a, b) => compareText(app.foregroundPath(a), app.foregroundPath(b)) || compareText(app.backgroundPath(a), app.backgroundPath(b)) || a - b,
  }[sort];
  const grouping = app.grouping(result);
  const keyOf = {
    theme: (pair) => pairs.variant[pair], cause: (pair) => pairs.cause[pair], rule: (pair) => model.groupRule[pairs.group[pair]],
    token: (pair) => model.groupForeground[pairs.group[pair]], none: () => 0,
  }[grouping];
  const titleOf = {
    theme: (key) => model.variants[key].name, cause: (key) => (key < 0 ? "No cause" : model.causes[key].key),
    rule: (key) => ruleTitle(model.rules[key]), token: (key) => model.tokens[key].path, none: () => "All pairs",
  }[grouping];
  const groups = new Map();
  for (const pair of result.hits) {
    const key = keyOf(pair);
    if (!groups.has(key)) groups.set(key, { key: grouping + key, title: titleOf(key), order: key, pairs: [] });
    groups.get(key).pairs.push(pair);
  }
  const list = [...groups.values()];
  for (const group of list) group.pairs.sort(by);
  list.sort((a, b) => (grouping === "cause" || grouping === "token" ? b.pairs.length - a.pairs.length : 0) || a.order - b.order);
  return list;
};
const compareText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

const listBlock = (app, groups, result) => {
  const { state } = app;
  const grouping = app.grouping(result);
  const first = groups.length === 1 ? 60 : groups.length <= 3 ? 24 : 8;
  const current = app.currentPair();
  const block = h("div", { class: "list" });
  const draw = (group) => {
    let limit = app.more.get(group.key) ?? first;
    const at = current >= 0 ? group.pairs.indexOf(current) : -1;
    if (at >= limit) limit = at + 4;
    const rest = group.pairs.length - limit;
    return [
      groups.length > 1 || grouping !== "none" ? h("h2", null, grouping === "rule" ? group.title : name(group.title, grouping === "theme" ? "plain-name" : "name"), " ", h("span", { class: "group-count" }, counted(group.pairs.length, "pair"))) : null,
      pairTable(app, group.pairs.slice(0, limit), {
        caption: grouping === "none" ? "Pairs" : `Pairs: ${plainName(group.title)}`, withTheme: grouping !== "theme" && app.model.variants.length > 1, state, current }),
      rest > 0 ? button(`Show ${count(Math.min(rest, 200))} more in ${plainName(group.title)}`, { className: "button plain more", "data-key": "more-" + group.key,
        onclick: () => {
          app.more.set(group.key, limit + 200);
          app.render();
          document.querySelectorAll(`[data-group="${CSS.escape(group.key)}"] .pair-link`)[limit]?.focus();
        } }) : null,
    ];
  };
  // Groups far down are drawn when they come near, so that a long list opens at once.
  const near = app.printing ? groups.length : 12;
  groups.forEach((group, at) => {
    const section = h("section", { class: "group", "data-group": group.key });
    if (at < near || group.pairs.includes(current)) append(section, draw(group));
    else {
      section.style.minHeight = "40rem";
      app.whenNear(section, () => {
        section.style.minHeight = "";
        append(section, draw(group));
      });
    }
    block.append(section);
  });
  return block;
};

// Pairs as one table. Explicit roles keep it one where rows turn into cards.
const pairTable = (app, list, { caption, withTheme, state, current = -1 }) => {
  const columns = ["Sample", "Pair", "Contrast", "Margin", ...(withTheme ? ["Theme"] : [])];
  return h("table", { class: "pairs" + (withTheme ? " with-theme" : ""), role: "table" },
    h("caption", { class: "unseen" }, caption),
    h("thead", { role: "rowgroup" }, h("tr", { role: "row" }, columns.map((title) => h("th", { scope: "col", role: "columnheader" }, title)),
      h("th", { scope: "col", role: "columnheader" }, unseen("Link")))),
    h("tbody", { role: "rowgroup" }, list.map((pair) => pairRow(app, pair, { withTheme, state, isCurrent: pair === current }))));
};

const pairRow = (app, pair, { withTheme, state, isCurrent }) => {
  const { model, judge } = app;
  const rule = app.ruleOf(pair);
  const ratio = model.pairs.ratio[pair];
  const worst = judge.measured(pair);
  const open = app.pairState(pair, state);
  return h("tr", { role: "row", class: isCurrent ? "current" : null, "data-pair": pair, on: {
    click: (event) => {
      if (event.target.closest("a, button") || getSelection().toString() !== "") return;
      app.opener = `pair-${pair}`;
      app.go(open);
    } } },
    h("td", { role: "cell", class: "c-sample" }, tile(app, worst, rule.sample), worst && worst.ratio < 1.01 ? h("span", { class: "same", "aria-hidden": "true" }, "same") : null),
    h("th", { scope: "row", role: "rowheader", class: "c-pair" },
      h("a", { class: "pair-link", href: open.toString(), "data-key": `pair-${pair}`, "aria-current": isCurrent ? "true" : null }, name(app.foregroundPath(pair)), h("span", { class: "on" }, " on "), name(app.backgroundPath(pair))),
      " ", tagsOfPair(app, pair),
      h("span", { class: "pair-rule" }, ruleTitle(rule), ", ", rule.success ?? requirement(rule.required) + ":1")),
    h("td", { role: "cell", class: "c-ratio" }, h("b", { class: "list-ratio" }, ratioText(ratio, rule.required)), " ", pillOfPair(app, pair), h("span", { class: "pair-needs" }, needs(ratio, rule.required))),
    h("td", { role: "cell", class: "c-bar" }, bar(ratio, model.pairs.verdict[pair] === EXEMPT ? null : rule.required)),
    withTheme ? h("td", { role: "cell", class: "c-theme" }, plain(app.variantOf(pair).name)) : null,
    h("td", { role: "cell", class: "c-link" }, h("button", { type: "button", class: "button icon-only", "data-key": `link-${pair}`,
      "aria-label": `Copy link to ${plainName(app.foregroundPath(pair))} on ${plainName(app.backgroundPath(pair))} in ${plainName(app.variantOf(pair).name)}`,
      on: { click: () => copyLink(app.pairState(pair)) } }, icon("link"))));
};
"use strict";
// One pair in full.

// A pair under a rule, or two tokens of a variant that no rule names.
const subjectOfPair = (app, pair) => {
  const { model, judge } = app;
  const group = model.pairs.group[pair];
  const rule = app.ruleOf(pair);
  return {
    pair, rule, variant: model.pairs.variant[pair], foreground: model.groupForeground[group], background: model.groupBackground[group],
    foregroundVariant: judge.foregroundVariant(rule.index, model.pairs.variant[pair]),
    ratio: model.pairs.ratio[pair], verdict: model.pairs.verdict[pair], worst: judge.measured(pair),
  };
};
const subjectOfCell = (app, variant, foreground, background) => {
  const pair = app.worstPairOfCell(variant, foreground, background);
  if (pair >= 0) return subjectOfPair(app, pair);
  const worst = app.judge.measuredCell(variant, foreground, background);
  return { pair: -1, rule: null, variant, foreground, background, foregroundVariant: variant, ratio: worst?.ratio ?? NaN, verdict: -1, worst };
};

const inspector = (app, subject, { position, isModal }) => {
  const { model } = app;
  const { rule, pair, worst, ratio } = subject;
  const foreground = model.tokens[subject.foreground].path;
  const background = model.tokens[subject.background].path;
  const title = h("h2", { class: "inspector-title", tabindex: "-1", id: "inspector-title" }, name(foreground), " on ", name(background), h("span", { class: "in" }, " in ", plain(model.variants[subject.variant].name)));
  return [
    h("div", { class: "inspector-top" }, h("p", null, position ? `${count(position.at + 1)} of ${count(position.of)}` : "Pair"),
      position ? [
        h("button", { type: "button", class: "button icon-only", "aria-label": "Previous finding", "data-key": "previous-pair", disabled: position.at <= 0, on: { click: () => app.step(-1) } }, icon("up")),
        h("button", { type: "button", class: "button icon-only", "aria-label": "Next finding", "data-key": "next-pair", disabled: position.at >= position.of - 1, on: { click: () => app.step(1) } }, icon("down")),
      ] : null,
      h("button", { type: "button", class: "button icon-only", "aria-label": "Close the inspector", "data-key": "close-pair", on: { click: () => app.closeInspector() } }, icon("close"))),
    title,
    h("div", { class: "inspector-ratio" }, h("b", { class: "big-ratio" }, Number.isNaN(ratio) ? "no ratio" : ratioText(ratio, rule?.required) + ":1"),
      pair >= 0 ? pillOfPair(app, pair) : null, rule ? h("span", null, subject.verdict === EXEMPT ? "nothing is required" : needs(ratio, rule.required)) : null),
    bar(ratio, rule && subject.verdict !== EXEMPT ? rule.required : null, { large: true }),
    ruleNotes(app, subject),
    h("div", { class: "actions" },
      pair >= 0 ? button("Copy link", { mark: "link", className: "button primary", "data-key": "copy-pair", onclick: () => copyLink(app.pairState(pair)) })
        : button("Copy link", { mark: "link", className: "button primary", "data-key": "copy-pair", onclick: () => copyLink(app.cellState(subject)) }),
      button("Copy Markdown", { mark: "copy", "data-key": "copy-markdown", onclick: () => copyText(pairMarkdown(app, subject), "Markdown copied.") }),
      app.state.view !== "matrix" ? linkTo(app.cellState(subject), "button", "In matrix") : null),
    worst ? samplesBlock(app, subject) : null,
    pair >= 0 ? suggestionsBlock(app, subject) : null,
    everyThemeBlock(app, subject),
    worst ? displaysBlock(app, subject) : null,
    worst ? layersBlock(app, subject) : null,
    originBlock(app, subject),
  ];
};

const block = (title, ...children) => h("section", { class: "inspector-block" }, h("h3", null, title), children);

const ruleNotes = (app, { pair, rule, verdict }) => {
  const { model } = app;
  const { pairs } = model;
  const notes = [];
  if (!rule) notes.push("No rule names this pair. It was measured, not judged.");
  else {
    notes.push([ruleTitle(rule), ", ", criterionLine(rule), ".", rule.reason ? " " + sentence(rule.reason) : "", rule.inferred ? " Inferred from names." : ""]);
    const reason = pairs.reason.get(pair);
    if (reason) {
      notes.push([h("b", null, verdict === UNDETERMINED ? "Undetermined. " : verdict === EXEMPT ? "Exempt. " : ""), sentence(reason),
        verdict === UNDETERMINED && /translucent|under it|beneath/.test(reason) ? " Name what lies under it in the rule’s “over”." : ""]);
    }
    const waiver = model.waivers[pairs.waiver[pair]];
    if (waiver) {
      const until = waiver.state === "expired" ? `Waiver expired ${visible(waiver.expires ?? "")}. ` : waiver.expires ? `Waived until ${visible(waiver.expires)}. ` : "Waived. ";
      notes.push([h("b", null, until), sentence(waiver.reason), ` Kind: ${visible(waiver.kind)}.`, waiver.owner ? ` Owner: ${visible(waiver.owner)}.` : ""]);
    }
    if (pairs.fragile[pair]) notes.push([h("b", null, "Fragile. "), `Rounded to 8 bits, as a screen does, this pair ${verdict === PASS ? "fails" : "passes"}.`]);
    if (model.baseline) {
      const change = CHANGES[pairs.change[pair]];
      const before = pairs.baseline.get(pair);
      const was = before === undefined ? null : ratioText(before, rule.required);
      if (change === "new") notes.push([h("b", null, "New. "), was ? `It was ${was} in the baseline.` : "The baseline has no such pair."]);
      if (change === "worse") notes.push([h("b", null, "Worse. "), was ? `It was ${was} in the baseline.` : ""]);
      if (change === "better") notes.push([h("b", null, "Better. "), was ? `It was ${was} in the baseline.` : ""]);
      if (change === "known") notes.push(was ? `Known: ${was} in the baseline.` : "Known in the baseline.");
      if (change === "fixed") notes.push([h("b", null, "Fixed. "), was ? `It was ${was} in the baseline.` : "It failed in the baseline."]);
    }
  }
  return notes.map((note) => h("p", { class: "note" }, note));
};

const SAMPLES = [
  ["text", "Body", 4.5], ["large-text", "Large", 3], ["large-bold-text", "Bold", 3], ["icon", "Icon", 3], ["border", "Border", 3], ["focus", "Focus", 3],
];

// Samples are generated content: a picture of the system's colours, not text of the page.
const samplesBlock = (app, { worst, rule, ratio }) => {
  const { ground, ink, display } = look(app, worst);
  const stage = h("div", { class: "stage", role: "img", "aria-label": `Samples of the foreground on the background: ${shown(ratio, rule?.required)} to 1` });
  paint(stage, "backgroundColor", ground, display);
  paint(stage, "color", ink, display);
  if (needsLine(ground, display)) stage.classList.add("lined");
  stage.append(h("div", { class: "stage-body" }), h("div", { class: "stage-large" }), h("div", { class: "stage-bold" }),
    h("div", { class: "stage-icon" }, icon("magnifier")), h("div", { class: "stage-border" }), h("div", { class: "stage-focus" }));
  return block("At the sizes the rules are about", stage,
    h("ul", { class: "verdict-list" }, SAMPLES.map(([sample, word, required]) => {
      const own = rule?.sample === sample;
      const asked = own ? rule.required : required;
      return h("li", { class: own ? "own" : null }, icon(ratio >= asked ? "pass" : "fail"), unseen(ratio >= asked ? "passes: " : "fails: "), h("span", { class: "own-word" }, word, " ", h("span", { class: "quiet" }, requirement(asked))));
    })));
};

const suggestionsBlock = (app, { pair, verdict, foreground, background, variant, foregroundVariant, rule }) => {
  const { model, judge } = app;
  if (verdict !== FAIL && verdict !== WAIVED) return null;
  const tips = model.data.tips[model.pairs.tips.get(pair)] ?? [];
  if (tips.length === 0) {
    return judge.tries.length > 0 ? null : block("Nearest colours that pass", h("p", { class: "note" }, "No single change of one colour passes: move both."));
  }
  return block("Nearest colours that pass", h("ul", { class: "suggestions" }, tips.slice(0, 4).map(([side, kind, color, raw]) => {
    const token = side === "background" ? background : foreground;
    const owner = side === "background" ? variant : foregroundVariant;
    const colour = model.colours[color];
    const before = judge.cell(owner, token).colours[0];
    const trial = judge.trialFor(token, owner, colour);
    const worst = judge.measured(pair, trial);
    const effect = judge.effectOf(trial);
    const what = raw === null ? (kind === "alpha" ? `${percent(colour.alpha)} alpha` : colour.text) : model.tokens[raw].path;
    const themes = [...effect.themes];
    return h("li", null, tile(app, worst, rule.sample, "small"),
      h("div", null, h("p", { class: "suggestion-name" }, raw === null ? h("span", { class: "value" }, what) : name(what), " for ", name(model.tokens[token].path)),
        h("p", { class: "suggestion-effect" },
          `${worst ? ratioText(worst.ratio, rule.required) + ":1" : ""}${before ? ", ΔE " + difference(differenceOf(before.linear, colour.linear)) : ""}. `,
          `Mends ${count(effect.mended)}, breaks ${effect.broken === 0 ? "none" : count(effect.broken)}${themes.length > 0 && model.themesInUse.length > 1 ? " in " + listed(themes.map(plainName), 3) : ""}.`)),
      tryButton(app, token, owner, colour, `${plainName(what)} for ${plainName(model.tokens[token].path)}`));
  })));
};

const everyThemeBlock = (app, subject) => {
  const { model, judge } = app;
  if (model.variants.length < 2) return null;
  const group = subject.pair >= 0 ? model.pairs.group[subject.pair] : -1;
  const all = model.variants.map((variant) => {
    const pair = group >= 0 ? model.pairAt[variant.index * model.groupCount + group] : -1;
    const other = pair >= 0 ? { pair, worst: judge.measured(pair), ratio: model.pairs.ratio[pair] }
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
  return block(model.themesInUse.length > 1 ? "The same pair in every theme" : "The same pair in every variant",
    h("ul", { class: "every" }, shownOnes.map(({ pair, worst, ratio, variant }) => {
      const verdict = pair >= 0 ? model.pairs.verdict[pair] : -1;
      const target = app.state.view === "matrix" || pair < 0 ? app.cellState({ ...subject, variant: variant.index }) : app.pairState(pair, app.state.view === "findings" ? null : undefined);
      return h("li", null, h("a", { href: target.toString(), "aria-current": variant.index === subject.variant ? "true" : null, class: "every-link" },
        tile(app, worst, subject.rule?.sample ?? app.sampleOfToken(subject.foreground), "small"),
        h("span", null, plain(variant.name), h("span", { class: "every-ratio" }, verdict >= 0 ? [icon(VERDICTS[verdict]), unseen(VERDICT_WORDS[verdict] + " ")] : null,
          h("b", null, Number.isNaN(ratio) ? "no ratio" : ratioText(ratio, subject.rule?.required))))));
    })),
    shownOnes.length < all.length ? button(`Show all ${all.length}`, { className: "button plain", "data-key": "all-themes", onclick: () => { app.allThemes = true; app.renderSide(); } }) : null);
};

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
  return block("Displays", h("table", { class: "displays" }, h("caption", { class: "unseen" }, "Contrast on each display"),
    h("thead", { class: "unseen" }, h("tr", null, ["Display", "Contrast", "Margin"].map((title) => h("th", { scope: "col" }, title)))),
    h("tbody", null, worst.byDisplay.map((ratio, at) => h("tr", null, h("th", { scope: "row" }, names[at]), h("td", null, h("b", null, texts[at])), h("td", { class: "displays-bar" }, bar(ratio, rule?.required)))))),
    h("p", { class: "note" }, outside.length > 0 ? `The worse one decides. Outside sRGB: ${MAPPING_WORDS[model.mapping]}.` : "The worse one decides. Translucent colours mix in each display’s own components."));
};

const layersBlock = (app, subject) => {
  const { model, judge } = app;
  const { worst } = subject;
  const srgb = model.displays.indexOf("srgb");
  const display = srgb >= 0 && ![...worst.background.colours, ...worst.foreground.colours].some((colour) => colour.outside) ? srgb : worst.display;
  const layers = judge.layers(worst, subject.foreground, subject.background, display);
  const last = layers[layers.length - 1];
  const ground = layers[layers.length - 2];
  const figure = (picture, label, ...values) => h("li", null, picture, h("span", { class: "layer-name" }, label), values.map((value) => h("span", { class: "value" }, value)));
  const result = h("span", { class: "swatch split lined", "aria-hidden": "true" }, h("span"), h("span"));
  paint(result.firstChild, "backgroundColor", ground.composite, model.displays[display]);
  paint(result.lastChild, "backgroundColor", last.composite, model.displays[display]);
  const hexOn = (rgb) => hexOf(model.displays[display] === "display-p3" ? srgbFromP3(rgb) : rgb);
  const alternatives = worst.backdrops.length;
  return block("Layers, bottom first",
    h("ol", { class: "layers" }, layers.map((layer) => figure(swatch([layer.colour], model.displays), layer.isCanvas ? "canvas" : layer.token === null ? "given" : name(model.tokens[layer.token].path), layer.colour.text)),
      figure(result, "as shown", hexOn(ground.composite), hexOn(last.composite))),
    worst.background.colours.length > 1 || worst.foreground.colours.length > 1
      ? h("p", { class: "note" }, `The worst of ${counted(Math.max(worst.background.colours.length, worst.foreground.colours.length), "stop")} of the gradient.`) : null,
    alternatives > 1 ? h("p", { class: "note" }, `The worst of ${alternatives} surfaces that can lie under it.`) : null,
    layers.some((layer) => layer.isCanvas) ? h("p", { class: "note" }, "No rule says what lies under it; it was measured over the canvas of the variant.") : null);
};

const originBlock = (app, subject) => {
  const { model, judge } = app;
  const side = (title, token, variant) => {
    const cell = judge.cell(variant, token);
    const links = cell.links.map((link) => model.links[link]);
    const colour = cell.colours[0];
    const steps = links.map((link) => h("li", null, link.path === null ? h("span", { class: "value" }, plainName(link.text ?? "")) : name(link.path),
      link.path !== null && link.text ? h("span", { class: "value quiet" }, " ", plainName(link.text)) : null, h("br"), placeNode(link.place)));
    const value = cell.isTried ? [h("b", null, "Tried: "), h("span", { class: "value" }, colour.text)]
      : cell.colours.length > 1 ? cell.colours.map((each) => h("span", { class: "value stop" }, each.text))
      : colour ? h("span", { class: "value" }, colour.alpha < 1 && !colour.source ? `${colour.hex} at ${percent(colour.alpha)}` : colour.text)
      : stateInWords(cell);
    if (links.length === 0) steps.push(h("li", null, name(model.tokens[token].path), h("br"), placeNode(model.tokens[token].place)));
    steps.push(h("li", null, value));
    return h("div", { class: "origin" },
      h("div", { class: "origin-head" }, h("h4", null, title), colour ? copyColourMenu(app, colour, title) : null),
      h("ol", { class: "chain" }, steps));
  };
  return block("Where the colours come from", side("Foreground", subject.foreground, subject.foregroundVariant), side("Background", subject.background, subject.variant));
};

const stateInWords = (cell) => {
  const { state } = cell;
  if (cell.kind === "placeholder") return `${state.is === "forbidden" ? "must not be used" : "placeholder"}: ${plainName(state.text)}`;
  if (cell.kind === "undetermined") return sentence(state.reason);
  return "this theme does not have it";
};

const notations = (colour) => {
  const [r, g, b] = colour.srgb.map(byte);
  const alpha = colour.alpha;
  const slash = alpha === 1 ? "" : ` / ${Number(alpha.toFixed(4))}`;
  const [l, c, hue] = oklchOf(colour.linear);
  const p3 = times(XYZ_TO_P3, times(SRGB_TO_XYZ, colour.linear)).map(encodedOf);
  const swift = (rgb, space) => `Color(.${space}, red: ${rgb.map((x) => Number(x.toFixed(4))).join(", green: ").replace(/, green: ([^,]*)$/, ", blue: $1")}${alpha === 1 ? "" : ", opacity: " + Number(alpha.toFixed(4))})`;
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

const copyColourMenu = (app, colour, title) => {
  const id = "copy-colour-" + title.toLowerCase();
  const label = button("Copy colour", { mark: "copy", className: "button plain", "aria-expanded": "false", "aria-controls": id, "data-key": id, "aria-label": `Copy colour of the ${title.toLowerCase()}` });
  const popover = h("div", { class: "popover right", id, role: "group", "aria-label": "Notations", hidden: true }, notations(colour).map(([what, text]) =>
    h("button", { type: "button", class: "notation", on: { click: () => { app.closePopovers(); label.focus(); copyText(text, `${what} copied: ${text}`); } } }, h("span", { class: "quiet" }, what), " ", h("span", { class: "value" }, text))));
  label.addEventListener("click", () => {
    const opens = label.getAttribute("aria-expanded") === "false";
    app.closePopovers();
    if (!opens) return;
    label.setAttribute("aria-expanded", "true");
    popover.hidden = false;
  });
  return h("div", { class: "facet-box" }, label, popover);
};

const markdownCode = (text) => {
  const seen = visible(text.length > 400 ? cutMiddle(text, 400) : text);
  const fence = "`".repeat(Math.max(0, ...[...seen.matchAll(/`+/g)].map((run) => run[0].length)) + 1);
  return fence.length > 1 ? `${fence} ${seen} ${fence}` : fence + seen + fence;
};
const markdownText = (text) => visible(text).replace(/[\\`*_{}[\]<>#|@]/g, "\\$&");

const pairMarkdown = (app, subject) => {
  const { model, judge } = app;
  const { rule, pair, ratio, verdict } = subject;
  const variant = markdownText(model.variants[subject.variant].name);
  const foreground = markdownCode(model.tokens[subject.foreground].path);
  const background = markdownCode(model.tokens[subject.background].path);
  const figure = Number.isNaN(ratio) ? "no ratio" : ratioText(ratio, rule?.required) + ":1";
  const lines = [`**${foreground} on ${background} ${verdict >= 0 ? VERDICT_WORDS[verdict] : "measured"} in ${variant}: ${figure}${rule ? `, needs ${requirement(rule.required)}:1` : ""}**`, ""];
  const side = (title, token, owner) => {
    const cell = judge.cell(owner, token);
    const chain = cell.links.map((link) => model.links[link]).map((link) => `${markdownCode(link.path ?? link.text ?? "value")} (${markdownText(`${link.place.file}:${link.place.line}:${link.place.column}`)})`);
    lines.push(`- ${title}: ${cell.colours.map((colour) => markdownCode(colour.text)).join(", ") || markdownText(stateInWords(cell))}; ${chain.join(" → ")}`);
  };
  side("Foreground", subject.foreground, subject.foregroundVariant);
  side("Background", subject.background, subject.variant);
  if (rule) lines.push(`- Rule: ${markdownText(ruleTitle(rule))}, ${criterionLine(rule)}${rule.reason ? ". " + markdownText(rule.reason) : ""}`);
  lines.push(`- ${addressOf(pair >= 0 ? app.pairState(pair) : app.cellState(subject))}`);
  return lines.join("\n") + "\n";
};
"use strict";
// A table as a grid: heads stay in sight, only what is in view is drawn, one tab stop, arrows move.

class Grid {
  // spec: rows, columns (counts), rowHeight, columnWidth, keyWidth, headHeight in px, label, describedBy, className,
  // corner(), rowHead(r), columnHead(c), cell(r, c) → { label, content, className, isFailing } or null for a gap
  constructor(spec) {
    this.spec = spec;
    this.row = Math.min(spec.startRow ?? 0, Math.max(0, spec.rows - 1));
    this.column = Math.min(spec.startColumn ?? 0, Math.max(0, spec.columns - 1));
    this.body = h("tbody", { role: "rowgroup" });
    this.head = h("thead", { role: "rowgroup" });
    this.table = h("table", {
      role: "grid", class: "grid " + (spec.className ?? ""), "aria-label": spec.label, "aria-describedby": spec.describedBy,
      "aria-rowcount": spec.rows + 1, "aria-colcount": spec.columns + 1, tabindex: "-1",
      style: { width: spec.keyWidth + spec.columns * spec.columnWidth + "px", "--row": spec.rowHeight + "px" },
    }, h("colgroup", null, h("col", { style: { width: spec.keyWidth + "px" } }),
      Array.from({ length: spec.columns }, () => h("col", { style: { width: spec.columnWidth + "px" } }))), this.head, this.body);
    this.scroller = h("div", { class: "scroller", role: "group", "aria-label": spec.label, on: {
      scroll: () => this.drawSoon(), keydown: (event) => this.keydown(event) } }, this.table);
    this.table.addEventListener("focusin", (event) => this.focused(event.target.closest("[data-r]")));
    this.table.addEventListener("click", (event) => {
      this.lastPoint = `${event.clientX} ${event.clientY}`;
      const cell = event.target.closest("[data-r]");
      if (!cell) return;
      this.moveTo(Number(cell.dataset.r), Number(cell.dataset.c));
      spec.onopen?.(this.row, this.column);
    });
    // Only a pointer that moves points: a grid that moves under a resting one does not.
    let last = "";
    this.table.addEventListener("pointermove", (event) => {
      const cell = event.pointerType === "mouse" ? event.target.closest("[data-r]") : null;
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
    this.observer = new ResizeObserver(() => this.draw());
    this.observer.observe(this.scroller);
    this.draw(true);
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
    // The margin of three cells leaves room to scroll before anything has to be drawn again.
    if (!always && last && next.r0 + 2 >= last.r0 && next.c0 + 2 >= last.c0 && next.r1 - 2 <= last.r1 && next.c1 - 2 <= last.c1) return;
    this.drawn = next;
    const { r0, r1, c0, c1 } = next;
    const hadFocus = this.table.contains(document.activeElement);
    const gap = (span, tag = "td") => (span > 0 ? h(tag, { colspan: span, "aria-hidden": "true", class: "gap" }) : null);
    const columns = Array.from({ length: c1 - c0 }, (_, at) => c0 + at);
    this.head.replaceChildren(h("tr", { role: "row", "aria-rowindex": 1, style: { height: spec.headHeight + "px" } },
      h("th", { scope: "col", role: "columnheader", class: "corner", "aria-colindex": 1 }, spec.corner()), gap(c0),
      columns.map((c) => h("th", { scope: "col", role: "columnheader", "aria-colindex": c + 2 }, spec.columnHead(c))), gap(spec.columns - c1)));
    const space = (rows) => (rows > 0 ? h("tr", { "aria-hidden": "true", class: "gap" }, h("td", { colspan: spec.columns + 1, style: { height: rows * spec.rowHeight + "px" } })) : null);
    const lines = [];
    const before = space(r0);
    if (before) lines.push(before);
    for (let r = r0; r < r1; r += 1) {
      lines.push(h("tr", { role: "row", "aria-rowindex": r + 2, style: { height: spec.rowHeight + "px" } },
        h("th", { scope: "row", role: "rowheader", "aria-colindex": 1 }, spec.rowHead(r)), gap(c0), columns.map((c) => this.cellNode(r, c)), gap(spec.columns - c1)));
    }
    const after = space(spec.rows - r1);
    if (after) lines.push(after);
    this.body.replaceChildren(...lines);
    const stop = this.node(this.row, this.column) ?? this.body.querySelector("[data-r]");
    if (stop) stop.tabIndex = 0;
    if (hadFocus) (this.node(this.row, this.column) ?? this.table).focus({ preventScroll: true });
  }

  cellNode(r, c) {
    const cell = this.spec.cell(r, c);
    return h("td", {
      role: "gridcell", tabindex: "-1", "aria-colindex": c + 2, "data-r": r, "data-c": c,
      class: cell ? cell.className ?? null : "gap-cell", "aria-label": cell ? cell.label : this.spec.gapLabel?.(r, c) ?? "not shown",
      "aria-selected": this.spec.isSelected?.(r, c) ? "true" : null,
    }, cell?.content);
  }

  node(r, c) {
    return this.body.querySelector(`[data-r="${r}"][data-c="${c}"]`);
  }

  focused(cell) {
    if (!cell) return;
    const r = Number(cell.dataset.r);
    const c = Number(cell.dataset.c);
    for (const stop of this.body.querySelectorAll('[data-r][tabindex="0"]')) stop.tabIndex = -1;
    cell.tabIndex = 0;
    [this.row, this.column] = [r, c];
    this.spec.onfocus?.(r, c);
  }

  // Brings the cell into sight, clear of the heads, and focuses it.
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
    else if (top + spec.rowHeight + 4 > scroller.scrollTop + roomDown) scroller.scrollTop = top + spec.rowHeight + 4 - roomDown;
    if (left < scroller.scrollLeft) scroller.scrollLeft = left;
    else if (left + spec.columnWidth + 4 > scroller.scrollLeft + roomRight) scroller.scrollLeft = left + spec.columnWidth + 4 - roomRight;
    this.draw();
    if (!this.node(this.row, this.column)) this.draw(true);
    const node = this.node(this.row, this.column);
    if (focus) node?.focus({ preventScroll: true });
    if (focus && node) this.keepOnPage(node);
  }

  // The page scrolls too where the grid is taller than the window.
  keepOnPage(node) {
    const box = node.getBoundingClientRect();
    const under = document.getElementById("bar").getBoundingClientRect();
    const limit = getComputedStyle(document.getElementById("bar")).position === "sticky" ? under.bottom : 0;
    const head = this.head.offsetHeight || this.spec.headHeight;
    if (box.top < limit + head) window.scrollBy(0, box.top - limit - head);
    else if (box.bottom > innerHeight) window.scrollBy(0, box.bottom - innerHeight + 8);
  }

  keydown(event) {
    if (event.altKey || event.metaKey) return;
    const { spec } = this;
    const jump = event.ctrlKey;
    const moves = {
      ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0], PageDown: [5, 0], PageUp: [-5, 0],
    };
    let target = null;
    if (moves[event.key] && !jump) target = [this.row + moves[event.key][0], this.column + moves[event.key][1]];
    else if (event.key === "Home") target = [jump ? 0 : this.row, 0];
    else if (event.key === "End") target = [jump ? spec.rows - 1 : this.row, spec.columns - 1];
    else if ((event.key === "Enter" || event.key === " ") && event.target.closest("[data-r]")) {
      event.preventDefault();
      spec.onopen?.(this.row, this.column, true);
      return;
    }
    if (!target) return;
    event.preventDefault();
    this.moveTo(...target);
  }

  // The next cell for which `matches` holds, in reading order, round the end.
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
"use strict";
// Every pair of one variant.

const FOREGROUND_KINDS = [["text", "Text"], ["icon", "Icons"], ["border", "Borders"], ["surface", "Fills"], ["all", "All"]];

// Which tokens stand on which side, and what a token looks like in a cell.
class Sides {
  constructor(model) {
    this.model = model;
    const { tokens } = model;
    const foregrounds = new Map();
    const backgrounds = new Set();
    this.groupsOfCell = new Map();
    this.partners = tokens.map(() => new Set());
    for (let group = 0; group < model.groupCount; group += 1) {
      const foreground = model.groupForeground[group];
      const background = model.groupBackground[group];
      if (!foregrounds.has(foreground)) foregrounds.set(foreground, model.rules[model.groupRule[group]].sample);
      backgrounds.add(background);
      this.partners[foreground].add(background);
      const key = foreground * tokens.length + background;
      if (!this.groupsOfCell.has(key)) this.groupsOfCell.set(key, []);
      this.groupsOfCell.get(key).push(group);
    }
    // Raw colours are for others to stand behind, but where a rule names one.
    const usable = tokens.filter((token) => token.tier !== "raw" || foregrounds.has(token.index) || backgrounds.has(token.index));
    this.all = (usable.length > 0 ? usable : tokens).map((token) => token.index);
    this.isForeground = tokens.map((token) => foregrounds.has(token.index));
    this.ruledBackgrounds = this.all.filter((token) => backgrounds.has(token));
    const surfaces = this.all.filter((token) => backgrounds.has(token) || tokens[token].role === "surface");
    this.surfaces = surfaces.length > 0 ? surfaces : this.all;
    this.samples = tokens.map((token) => foregrounds.get(token.index) ?? sampleByName(token));
    // Where no rule asks for a size, text is shown at that of body text.
    this.plainSamples = this.samples.map((sample) => (isText(sample) ? "text" : sample));
    this.kinds = tokens.map((token) => {
      const sample = this.samples[token.index];
      if (isText(sample)) return "text";
      if (sample === "icon") return "icon";
      return sample === "border" || sample === "focus" ? "border" : "surface";
    });
    // Text, icons, borders, fills; what is only ever a surface comes last.
    const rank = (token) => ["text", "icon", "border", "surface"].indexOf(this.kinds[token]) + (this.isForeground[token] || this.kinds[token] !== "surface" ? 0 : tokens[token].role === "surface" ? 2 : 1);
    this.columns = [...this.all].sort((a, b) => rank(a) - rank(b) || a - b);
    this.byKind = new Map(FOREGROUND_KINDS.map(([kind]) => [kind, kind === "all" ? this.columns : this.columns.filter((token) => this.kinds[token] === kind)]));
  }

  foregrounds(kind) {
    return this.byKind.get(kind);
  }

  backgrounds(which, foregrounds) {
    if (which === "all") return this.surfaces;
    if (which === "rule") return this.ruledBackgrounds;
    const wanted = new Set(foregrounds.flatMap((token) => [...this.partners[token]]));
    return this.all.filter((token) => wanted.has(token));
  }

  groups(foreground, background) {
    return this.groupsOfCell.get(foreground * this.model.tokens.length + background) ?? [];
  }
}

const sampleByName = (token) => {
  if (token.role === "surface") return "fill";
  if (["text", "large-text", "icon", "border", "focus"].includes(token.role)) return token.role;
  if (/icon/i.test(token.path)) return "icon";
  if (/border|stroke|divider|outline|separator/i.test(token.path)) return "border";
  if (/text|label|content|link|title|^on[A-Z-]/i.test(token.path)) return "text";
  return "fill";
};

const variantTools = (app, variant, change) => {
  const { model } = app;
  const tools = [];
  if (model.themesInUse.length > 1) {
    tools.push(select("Theme", "theme", model.themesInUse.map((theme) => [theme, plainName(theme)]), variant.theme, (theme) => change({ theme })));
  }
  const siblings = model.variants.filter((other) => other.theme === variant.theme);
  for (const axis of model.openAxes) {
    const contexts = axis.contexts.filter((context) => siblings.some((other) => other.contexts[axis.name] === context));
    if (contexts.length < 2) continue;
    const choices = contexts.map((context) => [context, capital(plainName(context))]);
    const use = (context) => change({ [axis.key]: context });
    tools.push(contexts.length <= 4 ? segmented(capital(plainName(axis.name)), "axis-" + axis.key, choices, variant.contexts[axis.name], use)
      : select(capital(plainName(axis.name)), "axis-" + axis.key, choices, variant.contexts[axis.name], use));
  }
  return tools;
};

const matrix = (app) => {
  const { model, state, judge } = app;
  const variant = app.variantOfState(state);
  app.title = `Matrix of ${plainName(variant.name)}`;
  const sides = app.sides;
  const kinds = FOREGROUND_KINDS.filter(([kind]) => sides.foregrounds(kind).length > 0);
  const kind = state.choice("fg", kinds.map(([key]) => key));
  const foregrounds = sides.foregrounds(kind);
  const bgChoices = [["used", "Ruled with these"], ["rule", "In any rule"], ["all", "All surfaces"]].filter(([key]) => sides.backgrounds(key, foregrounds).length > 0);
  const bg = state.choice("bg", bgChoices.map(([key]) => key));
  const backgrounds = sides.backgrounds(bg, foregrounds);
  const show = state.choice("show", ["all", "judged", "fail"]);
  const narrow = matchMedia("(max-width: 47.99rem)").matches;
  const size = state.choice("size", narrow ? ["s", "m"] : ["m", "s"]);
  const displayKeys = ["worst", ...model.displays.map((display) => (display === "srgb" ? "srgb" : "p3"))];
  const display = model.hasWideColour ? state.choice("display", displayKeys) : "worst";
  const displayAt = displayKeys.indexOf(display) - 1;
  const change = (changes, options) => app.go(state.with({ cell: null, ...changes }), options);
  let judged = 0;
  let failing = 0;
  const cells = new Map();
  const cellOf = (r, c) => {
    const key = r * foregrounds.length + c;
    if (!cells.has(key)) cells.set(key, app.cellFacts(variant.index, foregrounds[c], backgrounds[r], displayAt));
    return cells.get(key);
  };
  for (const foreground of foregrounds) {
    for (const background of sides.partners[foreground]) {
      if (!backgrounds.includes(background)) continue;
      const pair = app.worstPairOfCell(variant.index, foreground, background);
      if (pair < 0) continue;
      judged += 1;
      if (model.pairs.verdict[pair] === FAIL) failing += 1;
    }
  }
  const tools = h("div", { class: "tools" },
    variantTools(app, variant, (changes) => app.go(state.with({ ...changes, cell: state.fields.get("cell") ?? null }))),
    model.variants.length > 1 ? h("div", { class: "tool steps" },
      h("button", { type: "button", class: "button icon-only", "aria-label": "Previous variant", "data-key": "previous-variant", on: { click: () => app.stepVariant(-1) } }, icon("left")),
      h("button", { type: "button", class: "button icon-only", "aria-label": "Next variant", "data-key": "next-variant", on: { click: () => app.stepVariant(1) } }, icon("right"))) : null,
    model.hasWideColour ? segmented("Display", "display", [["worst", "Worst"], ["srgb", "sRGB"], ["p3", "Display P3"]].filter(([key]) => displayKeys.includes(key)), display, (value) => change({ display: value === "worst" ? null : value })) : null,
    kinds.length > 1 ? segmented("Foregrounds", "fg", kinds, kind, (value) => change({ fg: value === kinds[0][0] ? null : value })) : null,
    bgChoices.length > 1 ? select("Backgrounds", "bg", bgChoices, bg, (value) => change({ bg: value === bgChoices[0][0] ? null : value })) : null,
    judged > 0 ? segmented("Show", "show", [["all", "All"], ["judged", "Judged"], ["fail", "Failing"]], show, (value) => change({ show: value === "all" ? null : value })) : null,
    segmented("Size", "size", [["m", "Large"], ["s", "Small"]], size, (value) => change({ size: value === (narrow ? "s" : "m") ? null : value })));
  const keys = model.variants.length > 1 ? [" Each cell keeps its place in every theme", app.keysOn ? [": step with ", h("kbd", null, "["), " ", h("kbd", null, "]")] : null, "."] : null;
  const note = h("p", { id: "grid-help" }, judged > 0 ? `${count(failing)} of ${counted(judged, "judged cell")} ${failing === 1 ? "fails" : "fail"}.` : "No rule judges a pair here.", keys,
    unseen(" Arrow keys move from cell to cell, Enter opens a pair, n and p go to the next and the previous failing cell."));
  const headBlock = pageHead(app.title, note);
  if (foregrounds.length === 0 || backgrounds.length === 0) {
    return [headBlock, tools, empty(backgrounds.length === 0 ? "No token of this theme is a surface." : "No token of this theme is a foreground.", null)];
  }
  const wanted = state.parts("cell");
  const selected = wanted ? [model.tokenNamed.get(wanted[0]), model.tokenNamed.get(wanted[1])] : null;
  const startColumn = selected ? foregrounds.indexOf(selected[0]) : -1;
  const startRow = selected ? backgrounds.indexOf(selected[1]) : -1;
  const small = size === "s";
  const slim = matchMedia("(max-width: 29.99rem)").matches;
  app.gridPlace ??= { row: 0, column: 0 };
  const at = startRow >= 0 && startColumn >= 0 ? { row: startRow, column: startColumn } : app.gridPlace;
  const hidden = (facts) => (show === "judged" && facts.pair < 0) || (show === "fail" && facts.verdict !== FAIL);
  app.gridSpec = { foregrounds, backgrounds, cellOf, variant };
  app.grid = new Grid({
    rows: backgrounds.length, columns: foregrounds.length, className: small ? "small" : "large",
    rowHeight: small ? 38 : 72, columnWidth: small ? 44 : 92, keyWidth: slim ? 140 : 212, headHeight: small ? 174 : 104,
    startRow: at.row, startColumn: at.column, label: app.title, describedBy: "grid-help",
    corner: () => [h("span", null, "Background ↓"), " ", h("span", null, "Foreground →")],
    rowHead: (r) => tokenHead(app, variant.index, backgrounds[r], "row-head", small ? (slim ? 15 : 20) : undefined),
    columnHead: (c) => tokenHead(app, variant.index, foregrounds[c], small ? "column-head upright" : "column-head", small ? 34 : undefined),
    cell: (r, c) => {
      const facts = cellOf(r, c);
      return hidden(facts) ? null : { label: cellLabel(app, facts), className: (small ? smallClass(facts) : "") + (facts.pair >= 0 ? " judged" : ""), content: small ? smallCell(app, facts) : largeCell(app, facts) };
    },
    isSelected: (r, c) => selected !== null && selected[0] === foregrounds[c] && selected[1] === backgrounds[r],
    onfocus: (r, c) => {
      app.gridPlace = { row: r, column: c };
      if (!hidden(cellOf(r, c))) app.peek({ foreground: foregrounds[c], background: backgrounds[r] }, 60);
    },
    onhover: (r, c) => app.hover(r < 0 || hidden(cellOf(r, c)) ? null : { foreground: foregrounds[c], background: backgrounds[r] }),
    onopen: (r, c) => {
      if (!hidden(cellOf(r, c))) app.openCell(foregrounds[c], backgrounds[r]);
    },
  });
  if (startRow >= 0 && startColumn >= 0) app.afterDraw(() => app.grid.moveTo(startRow, startColumn, { focus: false, centre: app.isFresh }));
  else if (at.row + at.column > 0) app.afterDraw(() => app.grid.moveTo(at.row, at.column, { focus: false }));
  return [headBlock, tools, h("ul", { class: "legend", "aria-label": "Legend" }, matrixLegend(small)), app.grid.element];
};

const matrixLegend = (small) => {
  const items = [[pill(FAIL), "under its requirement"], [pill(UNDETERMINED), "no verdict"], [pill(WAIVED), "fails, accepted until a date"]];
  if (small) return [...items.map(([mark]) => h("li", null, mark)), h("li", null, "Large tile: a rule judges it. Small tile: none does, or it is exempt.")];
  return [...items, [pill(EXEMPT), "inactive or decoration"], [pill(PASS, "AA"), "text 4.5, the rest 3"], [pill(PASS, "AAA"), "text 7"], [null, "plain: measured, no rule asks"]]
    .map(([mark, words]) => h("li", null, mark, " ", words));
};

const tokenHead = (app, variant, token, className, longest = LONGEST_NAME) => {
  const { model, judge } = app;
  const cell = judge.cell(variant, token);
  const value = cell.colours.length === 1 ? cell.colours[0].text : cell.colours.length > 1 ? `${cell.colours.length} ${cell.kind === "composite" ? "parts" : "stops"}` : "no value";
  return h("span", { class: className }, swatch(cell.colours, model.displays), h("span", { class: "head-text" }, name(cutMiddle(model.tokens[token].path, longest)), h("span", { class: "value" }, value)));
};

const cellLabel = (app, facts) => {
  const { model } = app;
  const names = `${plainName(model.tokens[facts.foreground].path)} on ${plainName(model.tokens[facts.background].path)}: `;
  if (Number.isNaN(facts.ratio)) return names + (facts.verdict >= 0 ? VERDICT_WORDS[facts.verdict] : "no value");
  const figure = ratioText(facts.ratio, facts.required) + " to 1";
  return names + (facts.verdict < 0 ? `${figure}, measured, no rule` : `${figure}, ${VERDICT_WORDS[facts.verdict]}${facts.verdict === EXEMPT ? "" : `, needs ${requirement(facts.required)}`}`);
};

const labelParts = (facts) => {
  const figure = Number.isNaN(facts.ratio) ? "" : ratioText(facts.ratio, facts.required);
  if (facts.verdict === FAIL) return ["v-fail", icon("fail"), "fails", figure];
  if (facts.verdict === UNDETERMINED) return ["v-undetermined", icon("undetermined"), "unknown", ""];
  if (facts.verdict === WAIVED) return ["v-waived", icon("waived"), "waived", figure];
  if (facts.verdict === EXEMPT) return ["v-exempt", null, "exempt", figure];
  if (facts.verdict === PASS) return ["v-pass", null, levelWord(facts.sample, facts.ratio, facts.success), figure];
  if (Number.isNaN(facts.ratio)) return ["plain", null, "no value", ""];
  return facts.ratio < 1.01 ? ["plain", null, "same", ""] : ["plain", null, "", figure];
};

const largeCell = (app, facts) => {
  const [className, mark, word, figure] = labelParts(facts);
  return [tile(app, facts.worst, facts.sample),
    h("span", { class: "cell-label " + className }, h("span", null, mark, word), h("span", null, facts.fragile ? icon("fragile") : null, figure))];
};

const smallClass = (facts) => (facts.verdict < 0 || facts.verdict === EXEMPT ? "minor" : "v-" + VERDICTS[facts.verdict]);
const smallCell = (app, facts) => [tile(app, facts.worst, facts.sample), facts.verdict === FAIL ? h("span", { class: "disc" }, icon("fail")) : facts.verdict === UNDETERMINED ? h("span", { class: "disc open" }, icon("undetermined")) : facts.verdict === WAIVED ? h("span", { class: "disc open" }, icon("waived")) : null];
"use strict";
// What differs between two variants.

const compare = (app) => {
  const { model, state, judge } = app;
  const names = model.variants.map((variant) => variant.name);
  const left = model.variants[model.variantNamed.get(state.one("a")) ?? 0];
  const other = left.index === 0 ? model.variants.findIndex((variant) => variant.index !== left.index && variant.sameAs !== left.index) : 0;
  const right = model.variants[model.variantNamed.get(state.one("b")) ?? (other >= 0 ? other : left.index === 0 ? 1 : 0)];
  const { sides } = app;
  const kinds = FOREGROUND_KINDS.filter(([kind]) => sides.foregrounds(kind).length > 0);
  const kind = state.choice("fg", kinds.map(([key]) => key));
  const foregrounds = sides.foregrounds(kind);
  const used = sides.backgrounds("used", foregrounds);
  const backgrounds = used.length > 0 ? used : sides.surfaces;
  const only = state.one("only") === "changed";
  app.title = `${plainName(left.name)} and ${plainName(right.name)}`;
  const tally = { worse: 0, better: 0, both: 0, other: 0 };
  const differing = [];
  for (const background of backgrounds) {
    for (const foreground of foregrounds) {
      if (!sides.partners[foreground].has(background)) continue;
      const [a, b] = [left, right].map((variant) => app.worstPairOfCell(variant.index, foreground, background));
      const [va, vb] = [a, b].map((pair) => (pair < 0 ? -1 : model.pairs.verdict[pair]));
      if (va === FAIL && vb === FAIL) tally.both += 1;
      if (va === vb) continue;
      if (va === PASS && vb === FAIL) tally.worse += 1;
      else if (va === FAIL && vb === PASS) tally.better += 1;
      else tally.other += 1;
      differing.push({ foreground, background, a, b, va, vb });
    }
  }
  const keys = new Set(differing.map(({ foreground, background }) => foreground * model.tokens.length + background));
  const changedTokens = sides.all.filter((token) => !sameColours(judge.cell(left.index, token), judge.cell(right.index, token))).length;
  const words = changedTokens === 0 ? "These two use the same colours. Nothing differs."
    : `${counted(tally.worse, "pair passes", "pairs pass")} on the left and ${tally.worse === 1 ? "fails" : "fail"} on the right, ${tally.better} the other way round, ${tally.both} ${tally.both === 1 ? "fails" : "fail"} on both${tally.other > 0 ? `, ${tally.other} otherwise ${tally.other === 1 ? "differs" : "differ"}` : ""}. ${count(changedTokens)} of ${counted(sides.all.length, "token")} differ in colour.`;
  const options = names.map((each) => [each, plainName(each)]);
  const change = (changes) => app.go(state.with({ a: left.name, b: right.name, ...changes }));
  const tools = h("div", { class: "tools" },
    select("Left", "a", options, left.name, (a) => change({ a })),
    h("div", { class: "tool steps" }, button("Swap", { mark: "swap", "data-key": "swap", onclick: () => change({ a: right.name, b: left.name }) })),
    select("Right", "b", options, right.name, (b) => change({ b })),
    kinds.length > 1 ? segmented("Foregrounds", "fg", kinds, kind, (fg) => change({ fg: fg === kinds[0][0] ? null : fg })) : null,
    segmented("Show", "only", [["all", "All"], ["changed", "Different verdicts"]], only ? "changed" : "all", (value) => change({ only: value === "changed" ? value : null })));
  const list = differing.length === 0 ? h("p", { class: "quiet" }, "No verdict differs.")
    : h("details", { class: "differing", "data-fold": "differing" }, h("summary", null, counted(differing.length, "verdict differs", "verdicts differ")),
      h("ul", null, differing.slice(0, 300).map(({ foreground, background, a, b, va, vb }) => h("li", null,
        linkTo(app.cellState({ variant: right.index, foreground, background }), "", name(model.tokens[foreground].path), " on ", name(model.tokens[background].path)),
        `: ${sideWords(app, a, va)} in ${plainName(left.name)}, ${sideWords(app, b, vb)} in ${plainName(right.name)}`))));
  const legend = h("ul", { class: "legend", "aria-label": "Legend" },
    h("li", null, "Each cell: left half ", plain(left.name), ", right half ", plain(right.name)), h("li", null, "Outlined: the verdict differs"), h("li", null, pill(FAIL)), h("li", null, pill(PASS)), h("li", null, "plain: no rule asks"));
  const headBlock = pageHead(app.title, h("p", { id: "grid-help" }, words, unseen(" Arrow keys move from cell to cell, Enter opens the pair in the matrix.")));
  const shownRows = only ? backgrounds.filter((background) => differing.some((each) => each.background === background)) : backgrounds;
  if (foregrounds.length === 0 || shownRows.length === 0) {
    return [headBlock, tools, empty(only ? "No verdict differs" : "Nothing to compare", only ? "With these foregrounds both variants come to the same verdicts." : null)];
  }
  const facts = (r, c, variant) => app.cellFacts(variant.index, foregrounds[c], shownRows[r], -1);
  const slim = matchMedia("(max-width: 29.99rem)").matches;
  app.grid = new Grid({
    rows: shownRows.length, columns: foregrounds.length, className: "large compare", rowHeight: 72, columnWidth: 142, keyWidth: slim ? 140 : 212, headHeight: 78,
    label: app.title, describedBy: "grid-help",
    corner: () => [h("span", null, "Background ↓"), " ", h("span", null, "Foreground →")],
    rowHead: (r) => pairHead(app, shownRows[r], left, right, true),
    columnHead: (c) => pairHead(app, foregrounds[c], left, right, false),
    cell: (r, c) => {
      const differs = keys.has(foregrounds[c] * model.tokens.length + shownRows[r]);
      if (only && !differs) return null;
      const [a, b] = [facts(r, c, left), facts(r, c, right)];
      return {
        className: differs ? "differs" : null,
        label: `${cellLabel(app, a)} in ${plainName(left.name)}; ${cellLabel(app, b).replace(/^.*: /, "")} in ${plainName(right.name)}.${differs ? " Differs." : ""}`,
        content: [h("span", { class: "halves", "aria-hidden": "true" }, tile(app, a.worst, a.sample, "half"), tile(app, b.worst, b.sample, "half")), h("span", { class: "half-labels" }, halfLabel(a), halfLabel(b))],
      };
    },
    onopen: (r, c) => app.go(app.cellState({ variant: right.index, foreground: foregrounds[c], background: shownRows[r] })),
  });
  return [headBlock, tools, list, legend, app.grid.element];
};

const sameColours = (a, b) => a.kind === b.kind && a.colours.length === b.colours.length &&
  a.colours.every((colour, at) => colour === b.colours[at] || (colour.hex === b.colours[at].hex && colour.alpha === b.colours[at].alpha && colour.text === b.colours[at].text));

const sideWords = (app, pair, verdict) => (pair < 0 ? "not judged" : `${VERDICT_WORDS[verdict]}${Number.isNaN(app.model.pairs.ratio[pair]) ? "" : " at " + ratioText(app.model.pairs.ratio[pair], app.judge.required(pair))}`);

const halfLabel = (facts) => {
  const [className, mark, word, figure] = labelParts(facts);
  return h("span", { class: "cell-label " + className }, h("span", null, facts.verdict === EXEMPT ? icon("exempt") : mark, figure || word));
};

const pairHead = (app, token, left, right, isRow) => {
  const { model, judge } = app;
  const cells = [left, right].map((variant) => judge.cell(variant.index, token));
  const value = (cell) => (cell.colours.length === 1 ? cell.colours[0].text : cell.colours.length > 1 ? "gradient" : "no value");
  const values = [...new Set(cells.map(value))];
  return h("span", { class: isRow ? "row-head" : "column-head" }, h("span", { class: "swatch-pair" }, cells.map((cell) => swatch(cell.colours, model.displays))),
    h("span", { class: "head-text" }, name(model.tokens[token].path), isRow ? values.map((each) => h("span", { class: "value" }, each)) : null));
};
"use strict";
// Every colour, its source, its gamut.

const PALETTE_SHOWS = [["all", "All tokens"], ["differ", "Differing between variants"], ["out", "Outside sRGB"], ["unpaired", "In no rule"], ["missing", "Without a value"]];
const MANY_VARIANTS = 16;

const familyOf = (path) => {
  const parts = path.split(/[./]/);
  if (parts.length > 1) return parts.slice(0, -1).join(".");
  return path.match(/^[a-z]+|^[A-Z][a-z]*|^[^A-Z\d]+/)?.[0] ?? path;
};
// `FXColors.Blue50` → family `FXColors.Blue`, step `50`
const rampOf = (path) => {
  const [, family, step] = path.match(/^(.*?)[-._ ]?(\d*)$/) ?? [null, path, ""];
  return { family: family || path, step };
};

const palette = (app) => {
  const { model, state } = app;
  const by = state.choice("by", ["token", "raw"]);
  const raws = rawColours(app);
  const tokens = app.sides.all;
  const themes = model.themesInUse.length;
  const many = model.variants.length > MANY_VARIANTS;
  const theme = many ? (model.themeNamed.has(state.one("theme")) ? state.one("theme") : model.themesInUse[0]) : null;
  const variants = many ? model.variants.filter((variant) => variant.theme === theme) : model.variants;
  app.title = counted(tokens.length, "token") + (themes > 1 ? ` in ${counted(themes, "theme")}` : model.variants.length > 1 ? ` in ${counted(model.variants.length, "variant")}` : "");
  const available = PALETTE_SHOWS.filter(([key]) => key === "all" || tokens.some((token) => paletteShows(app, key, token)));
  const show = state.choice("show", available.map(([key]) => key));
  const change = (changes) => app.go(state.with(changes));
  const tools = h("div", { class: "tools" },
    many ? select("Theme", "theme", model.themesInUse.map((each) => [each, plainName(each)]), theme, (value) => change({ theme: value })) : null,
    raws.length > 0 ? segmented("List", "by", [["token", "Tokens"], ["raw", "Raw colours"]], by, (value) => change({ by: value === "token" ? null : value })) : null,
    by === "token" && available.length > 1 ? select("Show", "show", available, show, (value) => change({ show: value === "all" ? null : value })) : null);
  const shownTokens = tokens.filter((token) => show === "all" || paletteShows(app, show, token));
  return [pageHead(app.title, h("p", null, gamutInWords(app, tokens))), tools,
    by === "raw" ? rawRamps(app, raws) : variants.length === 1 ? paletteOfOne(app, shownTokens, variants[0]) : paletteOfMany(app, shownTokens, variants)];
};

const paletteShows = (app, show, token) => {
  const { model, judge } = app;
  const cells = model.variants.map((variant) => judge.cell(variant.index, token));
  if (show === "differ") return cells.some((cell) => !sameColours(cell, cells[0]));
  if (show === "out") return cells.some((cell) => cell.colours.some((colour) => colour.outside));
  if (show === "missing") return cells.some((cell) => cell.colours.length === 0);
  if (show === "unpaired") return (app.unpaired ??= new Set(model.coverage.unpaired)).has(token);
  return true;
};

const gamutInWords = (app, tokens) => {
  const { model, judge } = app;
  const all = new Set(tokens.flatMap((token) => model.variants.flatMap((variant) => judge.cell(variant.index, token).colours)));
  const outside = [...all].filter((colour) => colour.outside);
  if (outside.length === 0) return "Every colour is inside sRGB. Nothing is mapped.";
  const shift = Math.max(...outside.map((colour) => colour.shift));
  const screen = matchMedia("(color-gamut: p3)").matches ? "" : " This screen cannot show them: both halves of a marked swatch look the same.";
  return `${count(outside.length)} of ${counted(all.size, "colour")} ${outside.length === 1 ? "is" : "are"} outside sRGB. On an sRGB display they are ${MAPPING_WORDS[model.mapping].replace("each component clipped", "clipped")}; the largest shift is ΔE ${difference(shift)}.${screen}`;
};

const colourValue = (colour) => [h("span", { class: "value" }, colour.text), colour.outside ? h("span", { class: "gamut" }, gamutMark(), h("b", null, "outside sRGB"), h("span", { class: "quiet" }, `shown as ${colour.hex}, ΔE ${difference(colour.shift)}`)) : null];
const gamutMark = () => svg("svg", { class: "icon gamut-mark", viewBox: "0 0 8 8", "aria-hidden": "true" }, svg("path", { d: "M0.500 0.500H7.500V7.500H0.500Z" }), svg("path", { class: "filled", d: "M7.500 0.500V7.500H0.500Z" }));

const rawNameOf = (app, cell) => {
  const links = cell.links.map((link) => app.model.links[link]).filter((link) => link.path !== null);
  return links.length > 1 ? links[links.length - 1].path : null;
};

const paletteCell = (app, cell) => {
  const { model } = app;
  if (cell.colours.length === 0) return [swatch([], model.displays), h("span", { class: "palette-text" }, h("span", { class: "value" }, cell.kind === "absent" ? "absent" : cell.kind === "placeholder" ? "placeholder" : "unknown"), cell.kind === "absent" ? null : h("span", { class: "quiet" }, visible(cutMiddle(stateInWords(cell), 60))))];
  const raw = rawNameOf(app, cell);
  return [swatch(cell.colours, model.displays), h("span", { class: "palette-text" },
    cell.colours.length > 1 ? h("span", { class: "value" }, `${cell.colours.length} ${cell.kind === "composite" ? "parts" : "stops"}`) : colourValue(cell.colours[0]),
    raw && cell.colours.length === 1 ? name(raw.split(".").pop(), "name quiet") : null)];
};

// Rows far down are drawn when they come near.
const lazyRows = (app, rows, make, columns) => {
  const body = h("tbody");
  const CHUNK = 60;
  const draw = (from) => {
    for (const row of rows.slice(from, from + CHUNK)) body.append(make(row));
    if (from + CHUNK >= rows.length) return;
    const rest = h("tr", { "aria-hidden": "true", class: "gap" }, h("td", { colspan: columns, style: { height: (rows.length - from - CHUNK) * 44 + "px" } }));
    body.append(rest);
    app.whenNear(rest, () => {
      rest.remove();
      draw(from + CHUNK);
    });
  };
  draw(0);
  return body;
};

const familyRows = (app, tokens) => {
  const rows = [];
  let family = null;
  for (const token of tokens) {
    const own = familyOf(app.model.tokens[token].path);
    if (own !== family) rows.push({ family: (family = own) });
    rows.push({ token });
  }
  return rows;
};

const paletteOfMany = (app, tokens, variants) => {
  const { model, judge } = app;
  const columns = variants.length + 1;
  return h("div", { class: "scroller wide", role: "group", "aria-label": "Tokens by variant", tabindex: "0" }, h("table", { class: "palette" },
    h("caption", { class: "unseen" }, "The colour of every token in every variant"),
    h("thead", null, h("tr", null, h("th", { scope: "col" }, "Token"), variants.map((variant) => h("th", { scope: "col" }, plain(variant.name), variant.sameAs === null ? null : h("span", { class: "repeats" }, " = ", plain(model.variants[variant.sameAs].name)))))),
    lazyRows(app, familyRows(app, tokens), (row) => row.family !== undefined
      ? h("tr", { class: "family" }, h("th", { scope: "colgroup", colspan: columns }, name(row.family, "plain-name")))
      : h("tr", null, h("th", { scope: "row" }, tokenLink(app, row.token)), variants.map((variant) => h("td", { class: variant.sameAs === null ? null : "repeat" }, h("span", { class: "palette-cell" }, paletteCell(app, judge.cell(variant.index, row.token)))))), columns)));
};

const tokenLink = (app, token) => {
  const { path } = app.model.tokens[token];
  return app.model.groupsOfToken[token].length > 0 ? linkTo(new State("findings").with({ verdict: VERDICTS, token: path }), "token-link", name(path)) : name(path);
};

const paletteOfOne = (app, tokens, variant) => {
  const { model, judge } = app;
  const pairsOf = (token) => {
    let all = 0;
    let failing = 0;
    for (const group of model.groupsOfToken[token]) {
      if (model.groupForeground[group] !== token && model.groupBackground[group] !== token) continue;
      const pair = model.pairAt[variant.index * model.groupCount + group];
      if (pair < 0) continue;
      all += 1;
      if (model.pairs.verdict[pair] === FAIL) failing += 1;
    }
    return all === 0 ? "in no rule" : linkTo(new State("findings").with({ verdict: VERDICTS, token: model.tokens[token].path }), "", counted(all, "pair") + (failing > 0 ? `, ${failing} fail` : ""));
  };
  return h("div", { class: "scroller wide", role: "group", "aria-label": "Tokens", tabindex: "0" }, h("table", { class: "palette one" },
    h("caption", { class: "unseen" }, "Every token with its colour"),
    h("thead", null, h("tr", null, ["Token", "Colour", "Value", "In sRGB", "Pairs"].map((title) => h("th", { scope: "col" }, title)))),
    lazyRows(app, familyRows(app, tokens), (row) => {
      if (row.family !== undefined) return h("tr", { class: "family" }, h("th", { scope: "colgroup", colspan: 5 }, name(row.family, "plain-name")));
      const cell = judge.cell(variant.index, row.token);
      const [colour] = cell.colours;
      return h("tr", null, h("th", { scope: "row" }, name(model.tokens[row.token].path)), h("td", null, swatch(cell.colours, model.displays, "long")),
        h("td", null, cell.colours.length > 1 ? cell.colours.map((each) => h("span", { class: "value stop" }, each.text)) : colour ? h("span", { class: "value" }, colour.text) : stateInWords(cell)),
        h("td", null, !colour ? "" : cell.colours.some((each) => each.outside) ? h("span", { class: "gamut" }, gamutMark(), h("b", null, "outside sRGB"), h("span", { class: "quiet" }, `shown as ${colour.hex}, ΔE ${difference(colour.shift)}`)) : h("span", { class: "quiet" }, "inside")),
        h("td", null, pairsOf(row.token)));
    }, 5)));
};

// Raw colours: those that sources name as such, each value once.
const rawColours = (app) => {
  if (app.raws) return app.raws;
  const { model, judge } = app;
  const uses = new Map();
  const found = new Map();
  for (const token of model.tokens) {
    for (const variant of model.variants) {
      const cell = model.cells[variant.cells[token.index]];
      if (token.tier === "raw") {
        if (cell.colours.length === 1 && !found.has(token.path)) found.set(token.path, cell.colours[0]);
        continue;
      }
      const raw = rawNameOf(app, cell);
      if (!raw) continue;
      if (!uses.has(raw)) uses.set(raw, new Set());
      uses.get(raw).add(token.index);
      if (!found.has(raw) && cell.colours.length === 1 && model.tokenNamed.get(raw) === undefined) found.set(raw, cell.colours[0].withAlpha(1));
    }
  }
  const isRaw = (path) => model.tokenNamed.get(path) === undefined || model.tokens[model.tokenNamed.get(path)].tier === "raw";
  app.raws = [...found].filter(([path]) => isRaw(path)).map(([path, colour]) => ({ path, colour, uses: uses.get(path)?.size ?? 0, ...rampOf(path) }));
  return app.raws;
};

const rawRamps = (app, raws) => {
  const families = new Map();
  for (const raw of raws) {
    if (!families.has(raw.family)) families.set(raw.family, []);
    families.get(raw.family).push(raw);
  }
  for (const list of families.values()) list.sort((a, b) => Number(a.step) - Number(b.step) || compareText(a.path, b.path));
  const unused = raws.filter((raw) => raw.uses === 0).length;
  return h("div", { class: "ramps" }, unused > 0 ? h("p", { class: "quiet" }, `${counted(unused, "raw colour")} ${unused === 1 ? "is" : "are"} used by no token: shown half as high.`) : null,
    [...families].map(([family, list]) => h("section", { class: "ramp" }, h("h2", null, name(family)),
      h("ul", null, list.map((raw) => h("li", null, swatch([raw.colour], app.model.displays, raw.uses > 0 ? "step" : "step unused"),
        raw.step ? h("b", null, raw.step, unseen(" " + plainName(raw.path))) : unseen(plainName(raw.path)), h("span", { class: "value" }, raw.colour.text), h("span", { class: "quiet" }, raw.uses === 0 ? "unused" : counted(raw.uses, "use"))))))));
};
"use strict";
// What becomes alike to other eyes.

const VISION_COLUMNS = [["typical", "Typical"], ["protan", "Protanopia"], ["deutan", "Deuteranopia"], ["tritan", "Tritanopia"], ["achroma", "Achromatopsia"]];

const vision = (app) => {
  const { model, state } = app;
  const variant = app.variantOfState(state);
  app.title = `${plainName(variant.name)} as others see it`;
  const sets = model.distinguish.filter((set) => set.variant === variant.index);
  const thresholds = [...new Set(sets.map((set) => set.threshold))];
  const tools = h("div", { class: "tools" },
    variantTools(app, variant, (changes) => app.go(state.with(changes))),
    select("Show the whole report as", "see", [["", "Typical vision"], ...Object.entries(VISIONS).map(([key, { name: title }]) => [key, title])], seeing ?? "", (see) => app.go(state.with({ see: see || null }))));
  const explained = h("p", null, "Machado 2009 at full severity, in linear light; achromatopsia by luminance. ",
    thresholds.length > 0 ? `Two colours closer than ΔE OK ${listed(thresholds)} are marked as alike. ` : "", "Contrast ratios are not recomputed: WCAG measures luminance alone.");
  if (sets.length === 0) {
    return [pageHead(app.title, explained), tools, empty("No tokens are named to be told apart", "A “distinguish” rule in legible.json names colours that must not be confused: status marks, the series of a chart."), visionStrips(app, variant)];
  }
  return [pageHead(app.title, explained), tools, sets.map((set) => visionSet(app, set, variant))];
};

const seenLinear = (colour, key) => (key === "typical" ? colour.linear.map(clamp01) : seenAs(key, colour.linear));

const visionSet = (app, set, variant) => {
  const { model, judge } = app;
  const rows = set.tokens.map((token) => ({ token, colour: judge.cell(variant.index, token).colours[0] })).filter((row) => row.colour);
  const common = rows.length > 1 ? commonHead(rows.map((row) => model.tokens[row.token].path)) : 0;
  const shortName = (token) => plainName(model.tokens[token].path.slice(common) || model.tokens[token].path);
  const alike = [];
  const like = new Map();
  for (const [key] of VISION_COLUMNS) {
    for (let a = 0; a < rows.length; a += 1) {
      for (let b = a + 1; b < rows.length; b += 1) {
        const d = differenceOf(seenLinear(rows[a].colour, key), seenLinear(rows[b].colour, key));
        if (d >= set.threshold) continue;
        for (const [me, other] of [[a, b], [b, a]]) {
          const at = key + rows[me].token;
          like.set(at, [...(like.get(at) ?? []), rows[other].token]);
        }
        const known = alike.find((each) => each.a === rows[a].token && each.b === rows[b].token);
        if (known) known.visions.push([key, d]);
        else alike.push({ a: rows[a].token, b: rows[b].token, visions: [[key, d]] });
      }
    }
  }
  // Achromatopsia is shown, not counted.
  const counts = alike.filter((each) => each.visions.some(([key]) => key !== "achroma"));
  const title = /^[a-z\d]+(-[a-z\d]+)*$/.test(set.rule) ? capital(set.rule.replaceAll("-", " ")) : plainName(set.rule);
  return h("section", { class: "vision-set" }, h("div", { class: "block-head" }, h("h2", null, title), h("p", null, set.inferred ? "Found by role; no rule names them." : "These must be told apart.")),
    h("table", { class: "vision" }, h("caption", { class: "unseen" }, `${title} as five kinds of vision show them`),
      h("thead", null, h("tr", null, h("th", { scope: "col" }, "Token"), VISION_COLUMNS.map(([, word]) => h("th", { scope: "col" }, word)))),
      h("tbody", null, rows.map(({ token, colour }) => h("tr", null, h("th", { scope: "row" }, name(model.tokens[token].path)), VISION_COLUMNS.map(([key]) => {
        const others = (like.get(key + token) ?? []).map(shortName);
        const patch = h("span", { class: "swatch vision-patch", "aria-hidden": "true" });
        const rgb = seenLinear(colour, key).map(encodedOf);
        patch.style.backgroundColor = hexOf(rgb);
        if (needsLine(rgb)) patch.classList.add("lined");
        return h("td", null, patch, others.length > 0 ? h("span", { class: "alike" }, icon("alike"), "like " + listed(others, 2)) : unseen("told apart"));
      }))))),
    counts.length === 0 ? h("p", { class: "verdict-note" }, icon("pass"), "All of these stay apart.")
      : h("div", null, h("h3", { class: "verdict-note" }, icon("alike"), counted(counts.length, "pair becomes", "pairs become") + " alike"),
        h("ul", { class: "alike-list" }, counts.map(({ a, b, visions }) => h("li", null, name(model.tokens[a].path), " and ", name(model.tokens[b].path), ": ",
          visions.filter(([key]) => key !== "achroma").map(([key, d]) => `${VISION_COLUMNS.find(([other]) => other === key)[1].toLowerCase()} ΔE ${difference(d)}`).join(", "))))));
};

// What all names begin with, cut at a word.
const commonHead = (names) => {
  let length = Math.min(...names.map((each) => each.length));
  while (length > 0 && names.some((each) => each.slice(0, length) !== names[0].slice(0, length))) length -= 1;
  while (length > 0 && names.some((each) => !/[A-Z\d]/.test(each[length] ?? "") && !/[._\-/]/.test(each[length - 1]))) length -= 1;
  return length;
};

const visionStrips = (app, variant) => {
  const { model, judge } = app;
  const colours = [...new Map(app.sides.all.flatMap((token) => judge.cell(variant.index, token).colours).filter((colour) => colour.isOpaque).map((colour) => [colour.text, colour])).values()].slice(0, 120);
  if (colours.length === 0) return null;
  return h("section", { class: "vision-set" }, h("h2", null, `${counted(colours.length, "opaque colour")} of ${plainName(variant.name)}`), h("div", { class: "strips" }, VISION_COLUMNS.map(([key, word]) => h("div", null, h("h3", null, word),
    h("div", { class: "strip lined", "aria-hidden": "true" }, colours.map((colour) => {
      const part = h("span");
      part.style.backgroundColor = hexOf(seenLinear(colour, key).map(encodedOf));
      return part;
    }))))));
};
"use strict";
// A combobox over variants, causes, rules and tokens, and last the text itself.

const MOST_OF_A_KIND = 6;

class Search {
  constructor(app) {
    this.app = app;
    this.options = [];
    this.active = -1;
    this.input = h("input", {
      type: "search", id: "search", class: "search-input", role: "combobox", autocomplete: "off", spellcheck: "false", "aria-expanded": "false",
      "aria-controls": "search-list", "aria-autocomplete": "list", "aria-label": "Find a token, theme, colour or file", placeholder: "Find a token, theme, colour, file",
      on: { input: () => this.suggest(), focus: () => this.suggest(), keydown: (event) => this.keydown(event), blur: () => setTimeout(() => this.close(), 150) },
    });
    this.list = h("ul", { id: "search-list", class: "popover suggestions-list", role: "listbox", "aria-label": "Suggestions", hidden: true });
    this.element = h("search", { class: "search" }, icon("search"), this.input, h("kbd", { "aria-hidden": "true" }, "/"), this.list);
  }

  find(text) {
    const { app } = this;
    const { model } = app;
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const matches = (hay) => words.every((word) => hay.toLowerCase().includes(word));
    const fails = app.failures();
    const found = [];
    const add = (kind, list, make) => found.push(...list.slice(0, MOST_OF_A_KIND).map((each) => ({ kind, ...make(each) })));
    const hex = /^#?[\da-f]{3,8}$/i.test(text) ? text.replace("#", "").toUpperCase() : null;
    add("Theme", model.variants.filter((variant) => matches(variant.name)), (variant) => ({
      text: variant.name, count: fails.byVariant[variant.index], state: new State("findings").with(app.variantFields(variant)) }));
    add("Cause", model.causes.filter((cause) => matches(cause.key)), (cause) => ({ text: cause.key, count: fails.byCause[cause.index], state: app.causeState(cause) }));
    add("Rule", model.rules.filter((rule) => matches(rule.id + " " + ruleTitle(rule))), (rule) => ({ text: ruleTitle(rule), count: fails.byRule[rule.index], state: new State("findings").with({ rule: rule.id }) }));
    const valued = hex ? app.tokensOfHex(hex) : new Set();
    const tokens = model.tokens.filter((token) => (valued.has(token.index) || matches(token.path)) && model.groupsOfToken[token.index].length > 0);
    tokens.sort((a, b) => fails.byToken[b.index] - fails.byToken[a.index] || a.index - b.index);
    add("Token", tokens, (token) => ({ text: token.path, count: fails.byToken[token.index], state: new State("findings").with({ token: token.path, verdict: fails.byToken[token.index] > 0 ? null : VERDICTS }) }));
    found.push({ kind: "Text", text: `“${text}”`, count: null, state: new State("findings").with({ q: text, verdict: VERDICTS }) });
    return found;
  }

  suggest() {
    const text = this.input.value.trim();
    this.active = -1;
    if (text === "") return this.close();
    this.options = this.find(text);
    this.list.replaceChildren(...this.options.map((option, at) => h("li", {
      role: "option", id: "option-" + at, "aria-selected": "false", on: { mousedown: (event) => event.preventDefault(), click: () => this.choose(at) } },
      h("span", { class: "option-kind" }, option.kind), name(option.text, option.kind === "Token" || option.kind === "Cause" ? "name" : "plain-name"),
      option.count === null ? null : h("span", { class: "option-count" }, counted(option.count, "failure")))));
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

  keydown(event) {
    const isOpen = !this.list.hidden;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) return this.suggest();
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.active = (this.active + step + this.options.length + (this.active < 0 && step < 0 ? 1 : 0)) % this.options.length;
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

  choose(at) {
    const { state } = this.options[at];
    this.input.value = "";
    this.close();
    this.app.go(new State(state.view, new Map([...state.fields, ...this.app.keptFields()])), { focusTitle: true });
  }

  open() {
    this.returnTo = document.activeElement;
    this.input.focus();
    this.input.select();
  }
}
"use strict";
// Keys that work anywhere, and the list of them.

const KEY_LIST = [
  ["/", "Anywhere", "search"], ["?", "Anywhere", "this list"], ["Esc", "Anywhere", "closes what is innermost and goes back to what opened it"],
  ["↓ ↑ Enter", "Search", "choose a suggestion"], ["j k", "Findings", "next, previous finding"], ["← → ↑ ↓", "Grid", "move one cell"],
  ["Home End", "Grid", "ends of the row; with Ctrl, corners"], ["Page Up, Page Down", "Grid", "five rows"], ["Enter, Space", "Grid", "open the pair"],
  ["n p", "Grid", "next, previous failing cell"], ["[ ]", "Matrix", "previous, next variant; the cell stays"],
];
const KEYS_STORE = "legible.single-keys";

const storedKeys = () => {
  try {
    return localStorage.getItem(KEYS_STORE) !== "off";
  } catch {
    return true;
  }
};

const openKeys = (app) => {
  const opener = document.activeElement;
  const input = h("input", { type: "checkbox", id: "single-keys", on: { change: () => {
    app.keysOn = input.checked;
    try {
      localStorage.setItem(KEYS_STORE, input.checked ? "on" : "off");
    } catch {
      // No storage: the choice holds until the page is closed.
    }
  } } });
  input.checked = app.keysOn;
  const dialog = h("dialog", { class: "keys", "aria-labelledby": "keys-title", on: { close: () => {
    dialog.remove();
    opener?.focus();
  } } },
    h("div", { class: "dialog-head" }, h("h2", { id: "keys-title" }, "Keyboard"), h("button", { type: "button", class: "button icon-only", "aria-label": "Close", on: { click: () => dialog.close() } }, icon("close"))),
    h("label", { class: "check", for: "single-keys" }, input, "Single-letter keys: / ? j k n p [ ]"),
    h("table", { class: "key-table" }, h("caption", { class: "unseen" }, "Keys of this page"), h("thead", null, h("tr", null, ["Key", "Where", "Does"].map((title) => h("th", { scope: "col" }, title)))),
      h("tbody", null, KEY_LIST.map(([key, where, does]) => h("tr", null, h("th", { scope: "row" }, key.split(" ").map((each) => [h("kbd", null, each.replace(",", "")), " "])), h("td", null, where), h("td", null, does))))));
  document.body.append(dialog);
  dialog.showModal();
};

const listenToKeys = (app) => {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      if (app.escape(event)) event.preventDefault();
      return;
    }
    if (!app.keysOn || event.target.closest("input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]")) return;
    const keysDialog = document.querySelector("dialog.keys[open]");
    if (keysDialog) return;
    const { view } = app.state;
    const does = {
      "/": () => app.isDialogOpen() ? false : app.search.open(),
      "?": () => openKeys(app),
      j: () => view === "findings" && app.step(1),
      k: () => view === "findings" && app.step(-1),
      n: () => app.seekFailing(1),
      p: () => app.seekFailing(-1),
      "[": () => view === "matrix" && app.stepVariant(-1),
      "]": () => view === "matrix" && app.stepVariant(1),
    }[event.key];
    if (does && does() !== false) event.preventDefault();
  });
};
"use strict";
// The page: what is seen is what the hash says.

const VIEW_TITLES = [["overview", "Overview"], ["findings", "Findings"], ["matrix", "Matrix"], ["compare", "Compare"], ["palette", "Palette"], ["vision", "Vision"]];
const RENDERERS = { overview, findings, matrix, compare, palette, vision };
const TRIES_KEPT = 32;

class App {
  constructor(model) {
    this.model = model;
    this.judge = new Judge(model);
    this.facets = new Facets(this);
    this.sides = new Sides(model);
    this.search = new Search(this);
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
  }

  // MARK: Small questions

  ruleOf(pair) { return this.model.rules[this.model.groupRule[this.model.pairs.group[pair]]]; }
  variantOf(pair) { return this.model.variants[this.model.pairs.variant[pair]]; }
  foregroundPath(pair) { return this.model.tokens[this.model.groupForeground[this.model.pairs.group[pair]]].path; }
  backgroundPath(pair) { return this.model.tokens[this.model.groupBackground[this.model.pairs.group[pair]]].path; }
  sampleOfToken(token) { return this.sides.plainSamples[token]; }

  identity(pair) { return [this.ruleOf(pair).id, this.foregroundPath(pair), this.backgroundPath(pair), this.variantOf(pair).name]; }

  // A pair by itself, or within the list in which it stands.
  pairState(pair, within = null) {
    const identity = this.identity(pair);
    if (within) return within.with({ pair: [identity] });
    const verdict = VERDICTS[this.model.pairs.verdict[pair]];
    return new State("findings").with({ ...this.kept(), verdict: verdict === "fail" ? null : verdict, pair: [identity] });
  }

  cellState({ variant, foreground, background }) {
    const { model } = this;
    const base = this.state.view === "matrix" ? this.state : new State("matrix", new Map(this.keptFields()));
    const kinds = FOREGROUND_KINDS.filter(([kind]) => this.sides.foregrounds(kind).length > 0).map(([kind]) => kind);
    const here = base.choice("fg", kinds);
    const fg = this.sides.foregrounds(here).includes(foreground) ? here : kinds.find((kind) => this.sides.foregrounds(kind).includes(foreground)) ?? kinds[0];
    const bgs = ["used", "rule", "all"].filter((key) => this.sides.backgrounds(key, this.sides.foregrounds(fg)).length > 0);
    const bgHere = base.choice("bg", bgs);
    const bg = [bgHere, ...bgs].find((key) => this.sides.backgrounds(key, this.sides.foregrounds(fg)).includes(background)) ?? bgs[0];
    return base.with({ ...this.variantFields(model.variants[variant]), fg: fg === kinds[0] ? null : fg, bg: bg === bgs[0] ? null : bg, cell: [[model.tokens[foreground].path, model.tokens[background].path]] });
  }

  causeState(cause) { return new State("findings").with({ ...this.kept(), cause: cause.key }); }

  variantFields(variant) {
    const fields = {};
    if (this.model.themesInUse.length > 1) fields.theme = variant.theme;
    for (const axis of this.model.openAxes) if (variant.contexts[axis.name] !== undefined) fields[axis.key] = variant.contexts[axis.name];
    return fields;
  }

  variantOfState(state) {
    const { model } = this;
    const theme = model.themesInUse.includes(state.one("theme")) ? state.one("theme") : model.variants[0].theme;
    const siblings = model.variants.filter((variant) => variant.theme === theme);
    const fits = (variant) => model.openAxes.reduce((sum, axis) => {
      const wanted = state.one(axis.key);
      return sum + (wanted !== null ? (variant.contexts[axis.name] === wanted ? 4 : 0) : variant.contexts[axis.name] === axis.default ? 1 : 0);
    }, 0);
    return siblings.reduce((best, variant) => (fits(variant) > fits(best) ? variant : best), siblings[0]);
  }

  // The vision and the tries stay when the view changes.
  keptFields() { return [...this.state.fields].filter(([key]) => key === "see" || key === "try"); }
  kept() { return Object.fromEntries(this.keptFields()); }

  grouping(result) {
    const given = this.state.one("group");
    if (GROUPS.includes(given)) return given;
    const themes = result.chosen.get("theme");
    const oneVariant = this.model.variants.length === 1 || (themes?.size === 1 && this.model.openAxes.every((axis) => result.chosen.get(axis.key)?.size === 1))
      || (!themes && this.model.themesInUse.length === 1 && this.model.openAxes.every((axis) => result.chosen.get(axis.key)?.size === 1));
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
      if (best < 0 || model.pairs.verdict[pair] < model.pairs.verdict[best] || (model.pairs.verdict[pair] === model.pairs.verdict[best] && this.judge.required(pair) > this.judge.required(best))) best = pair;
    }
    return best;
  }

  cellFacts(variant, foreground, background, display) {
    const pair = this.worstPairOfCell(variant, foreground, background);
    const { pairs } = this.model;
    if (pair < 0) {
      const worst = this.judge.measuredCell(variant, foreground, background);
      return { pair, verdict: -1, foreground, background, worst, ratio: worst ? (display < 0 ? worst.ratio : worst.byDisplay[display]) : NaN, sample: this.sides.plainSamples[foreground] };
    }
    const rule = this.ruleOf(pair);
    const worst = this.judge.measured(pair);
    const blank = Number.isNaN(pairs.ratio[pair]);
    const ratio = blank ? NaN : display < 0 || !worst ? pairs.ratio[pair] : worst.byDisplay[display];
    let verdict = pairs.verdict[pair];
    if (display >= 0 && !blank && (verdict === FAIL || verdict === PASS)) verdict = ratio >= rule.required ? PASS : FAIL;
    return { pair, verdict, foreground, background, worst, ratio, required: rule.required, sample: rule.sample, success: rule.success, fragile: pairs.fragile[pair] };
  }

  failures() {
    if (this.failuresOf === this.judge.triesKey) return this.failureCounts;
    const { model } = this;
    const { pairs } = model;
    const counts = { byVariant: new Uint32Array(model.variants.length), byCause: new Uint32Array(model.causes.length), byRule: new Uint32Array(model.rules.length), byToken: new Uint32Array(model.tokens.length) };
    for (let pair = 0; pair < pairs.count; pair += 1) {
      if (pairs.verdict[pair] !== FAIL) continue;
      const group = pairs.group[pair];
      counts.byVariant[pairs.variant[pair]] += 1;
      if (pairs.cause[pair] >= 0) counts.byCause[pairs.cause[pair]] += 1;
      counts.byRule[model.groupRule[group]] += 1;
      counts.byToken[model.groupForeground[group]] += 1;
      if (model.groupForeground[group] !== model.groupBackground[group]) counts.byToken[model.groupBackground[group]] += 1;
    }
    this.failuresOf = this.judge.triesKey;
    return (this.failureCounts = counts);
  }

  tokensOfHex(hex) {
    const found = new Set();
    const long = hex.length === 3 || hex.length === 4 ? [...hex].map((digit) => digit + digit).join("") : hex;
    for (const variant of this.model.variants) {
      variant.cells.forEach((cell, token) => {
        if (this.model.cells[cell].colours.some((colour) => colour.hex.slice(1).startsWith(long.slice(0, 6)))) found.add(token);
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
    const key = document.activeElement?.dataset?.key ?? null;
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
    this.readTries();
    this.isFresh = viewChanges || restored !== null;
    this.render();
    if (restored) {
      // Focus that comes back to a cell does not open it.
      this.cancelPeek();
      scrollTo(0, restored.scroll ?? 0);
      const target = restored.focus ? this.main.querySelector(`[data-key="${CSS.escape(restored.focus)}"]`) : null;
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
    if (before.view === "findings" && state.view === "findings" && this.result && !this.subjectKey && !restored) say(counted(this.result.hits.length, "pair"));
  }

  currentSubjectKey() {
    const field = this.state.view === "findings" ? "pair" : this.state.view === "matrix" ? "cell" : null;
    const parts = field ? this.state.parts(field) : null;
    return parts ? parts.join("\u0000") : null;
  }

  render() {
    const focusKey = document.activeElement?.dataset?.key;
    const inGrid = this.grid && this.grid.table.contains(document.activeElement);
    this.grid?.close();
    this.grid = null;
    this.later = [];
    const unfolded = [...this.main.querySelectorAll("details[data-fold][open]")].map((fold) => fold.dataset.fold);
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
    else if (focusKey && document.activeElement === document.body) document.querySelector(`[data-key="${CSS.escape(focusKey)}"]`)?.focus({ preventScroll: true });
    this.measureBar();
  }

  afterDraw(work) { this.later.push(work); }

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
      const brand = linkTo(new State(), "brand", brandSign(), h("span", { class: "brand-name" }, "Legible"), h("span", { class: "brand-system" }, plain(this.model.system)));
      barElement.replaceChildren(h("div", { class: "bar-inner" }, brand, this.nav, this.search.element));
      document.body.prepend(h("a", { class: "skip", href: "#title", on: { click: (event) => {
        event.preventDefault();
        document.getElementById("title")?.focus();
      } } }, "Skip to the content"));
      document.getElementById("foot-tools").replaceChildren(button("Keyboard", { onclick: () => openKeys(this) }));
    }
    const views = VIEW_TITLES.filter(([view]) => view !== "compare" || this.model.variants.length > 1);
    this.nav.replaceChildren(h("ul", null, views.map(([view, title]) => h("li", null,
      h("a", { href: new State(view, new Map(this.keptFields())).toString(), "aria-current": view === this.state.view ? "page" : null, "data-key": "view-" + view }, title)))));
  }

  renderNotice() {
    const notice = document.getElementById("notice");
    const { effect, tries } = this.judge;
    const lines = [];
    if (tries.length > 0) {
      const what = tries.map(({ token, colour }) => [h("span", { class: "value" }, colour.text), " for ", name(this.model.tokens[token].path)]);
      lines.push(h("p", null, h("b", null, "Trying "), what.map((each, at) => [at > 0 ? ", " : "", each]), `. ${counted(effect.mended, "pair")} mended, ${effect.broken === 0 ? "none" : count(effect.broken)} broken. Nothing is saved; the link keeps it.`),
        button("Stop trying", { "data-key": "stop-trying", onclick: () => this.go(this.state.with({ try: null })) }));
    }
    if (seeing) {
      lines.push(h("p", null, h("b", null, VISIONS[seeing].name + ". "), "Every colour is shown as this vision sees it; ratios stay."),
        button("Typical vision", { "data-key": "typical", onclick: () => this.go(this.state.with({ see: null })) }));
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
    const filters = this.main.querySelector(".filters");
    const sticky = filters && getComputedStyle(filters).position === "sticky";
    const bar = document.getElementById("bar").offsetHeight;
    root.style.setProperty("--bar", bar + "px");
    root.style.scrollPaddingTop = (sticky ? bar + filters.offsetHeight + 12 : bar + 16) + "px";
  }

  // MARK: Seeing and trying

  readSeeing() {
    const see = this.state.one("see");
    seeing = see in VISIONS && Object.hasOwn(VISIONS, see) ? see : null;
  }

  readTries() {
    const tries = [];
    for (const parts of (this.state.fields.get("try") ?? []).slice(0, TRIES_KEPT)) {
      const token = this.model.tokenNamed.get(parts[0]);
      const variant = this.model.variantNamed.get(parts[1]);
      const match = /^([\da-f]{6})([\da-f]{2})?$/i.exec(parts[2] ?? "");
      if (token === undefined || variant === undefined || !match) continue;
      const alpha = parts[3] !== undefined && /^(0|1|0?\.\d+|1\.0*)$/.test(parts[3]) ? Number(parts[3]) : match[2] ? parseInt(match[2], 16) / 255 : 1;
      const hex = "#" + match[1].toUpperCase();
      tries.push({ token, variant, colour: new Colour(alpha === 1 ? hex : [hex, alpha], this.model.displays) });
    }
    this.judge.setTries(tries);
  }

  tryColour(token, variant, colour) {
    const { model } = this;
    const entry = [model.tokens[token].path, model.variants[variant].name, colour.hex.slice(1).toLowerCase(), ...(colour.alpha === 1 ? [] : [String(Number(colour.alpha.toFixed(6)))])];
    const others = (this.state.fields.get("try") ?? []).filter((parts) => parts[0] !== entry[0] || parts[1] !== entry[1]);
    this.go(this.state.with({ try: [...others, entry] }));
    const { effect } = this.judge;
    say(`Trying ${colour.text} for ${plainName(entry[0])}. ${counted(effect.mended, "pair")} mended, ${effect.broken === 0 ? "none" : effect.broken} broken.`);
    document.querySelector('[data-key="stop-trying"]')?.focus();
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
    let closed = null;
    for (const opener of document.querySelectorAll('[aria-expanded="true"][aria-controls]')) {
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
    if (this.peeked && state.view === "matrix") return subjectOfCell(this, this.gridSpec.variant.index, this.peeked.foreground, this.peeked.background);
    if (state.view === "findings") {
      const pair = this.currentPair();
      return pair < 0 ? null : subjectOfPair(this, pair);
    }
    if (state.view === "matrix") {
      const parts = state.parts("cell");
      const [foreground, background] = (parts ?? []).map((path) => model.tokenNamed.get(path));
      return foreground === undefined || background === undefined ? null : subjectOfCell(this, this.variantOfState(state).index, foreground, background);
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
    const key = document.activeElement?.dataset?.key;
    const wanted = this.state.view === "findings" ? this.state.parts("pair") : this.state.view === "matrix" ? this.state.parts("cell") : null;
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
    const nodes = inspector(this, subject, { position, isModal }).flat(9).filter(Boolean);
    if (isModal) {
      side.hidden = true;
      side.replaceChildren();
      document.body.classList.remove("has-side");
      if (!this.dialog) {
        this.dialog = h("dialog", { class: "inspector-dialog", "aria-labelledby": "inspector-title", on: { cancel: (event) => {
          event.preventDefault();
          if (!this.closeOpenPopover()) this.closeInspector();
        } } });
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
      const sameSubject = side.dataset.subject === String([subject.pair, subject.variant, subject.foreground, subject.background]);
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

  isDialogOpen() { return document.querySelector("dialog[open]") !== null; }

  focusInspector() { (this.dialog ?? this.side).querySelector("#inspector-title")?.focus(); }

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
      this.main.querySelector(`[data-key="pair-${pair}"]`)?.focus();
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
    if (!inSide && !this.dialog) row?.querySelector(".pair-link")?.focus({ preventScroll: true });
    return true;
  }

  // MARK: Grids

  cancelPeek() { clearTimeout(this.peekTimer); }

  peek(cell, delay) {
    if (!this.wide.matches || this.state.view !== "matrix") return;
    this.cancelPeek();
    this.peekTimer = setTimeout(() => {
      this.focusedCell = cell;
      if (this.state.fields.has("cell")) {
        // Moving with an open pair moves the link along, without an entry of its own.
        const { model } = this;
        this.state = this.state.with({ cell: [[model.tokens[cell.foreground].path, model.tokens[cell.background].path]] });
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
      const link = event.target.closest('a[href^="#/"]');
      if (link && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
        event.preventDefault();
        const state = State.parse(link.getAttribute("href"));
        this.wantsInspectorFocus = state.fields.has("pair") && state.view === "findings" && this.state.view !== "findings" ? false : Boolean(link.closest(".pairs"));
        this.go(state, { focusTitle: state.view !== this.state.view });
      }
      if (!event.target.closest(".facet-box")) this.closePopovers();
    });
    addEventListener("popstate", (event) => {
      const state = State.parse(location.hash);
      this.show(state, { viewChanges: state.view !== this.state.view, restored: event.state ?? { scroll: 0 } });
    });
    history.scrollRestoration = "manual";
    darkScheme.addEventListener("change", () => {
      readScheme();
      this.render();
    });
    this.wide.addEventListener("change", () => this.render());
    for (const query of ["(max-width: 47.99rem)", "(max-width: 29.99rem)"]) matchMedia(query).addEventListener("change", () => this.render());
    addEventListener("resize", () => this.measureBar());
    addEventListener("beforeprint", () => {
      this.printing = true;
      for (const element of this.main.querySelectorAll(".group")) if (this.arrivals.has(element)) this.arrived(element);
    });
    addEventListener("afterprint", () => (this.printing = false));
    listenToKeys(this);
  }

  start() {
    this.listen();
    this.renderBar();
    this.show(State.parse(location.hash), { viewChanges: false });
    if (this.subjectKey) this.revealCurrent();
    document.documentElement.dataset.ready = String(Math.round(performance.now()));
  }
}
"use strict";
const dataElement = document.getElementById("legible-data");
const pageData = JSON.parse(dataElement.textContent);
// The text is not needed twice.
dataElement.textContent = "";
const pageModel = readModel(pageData);
pageModel.data = pageData;
new App(pageModel).start();
})();
"""##
}
