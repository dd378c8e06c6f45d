// The accepted part of a plan, its effects, and its output as a patch, as JSON and as Markdown.

import { listAt } from "./lists.js";
import { Colour, FAIL, PASS } from "./model.js";
import { placeText } from "./pieces.js";
import { visible } from "./text.js";

/**
 * Whether a cell's color comes from a literal of its own, whatever its tier.
 * @param {Model} model
 * @param {Cell} cell
 */
export const isLiteral = (model, cell) =>
  cell.kind === "color" &&
  (cell.links.length === 1 || cell.links.length === 2 && model.pools.isValue(cell.links[1]));
export const WORST_TILES = 4;

/**
 * The text that a change writes and the text it replaces: values, or the names that an alias refers to.
 * @param {Change} change
 * @param {Colour} colour
 */
export const stepOf = ({ before, targetBefore, targetAfter }, colour) =>
  targetAfter === undefined
    ? { now: before?.text ?? "", then: colour.text }
    : { now: targetBefore ?? "", then: targetAfter };

export class MendPlan {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    const { model } = app;
    this.data = model.data.mend;
    /** @type {Map<string, number[]> | null} */
    this.places = null;
    /** @type {Change[]} */
    this.changes = (this.data?.changes ?? []).map((change) => ({
      ...change,
      place: model.place(change.place),
      before: model.colours[change.before],
      after: model.colours[change.after],
      alternatives: change.alternatives.map((other) => ({ ...other, colour: model.colours[other.color] })),
    }));
    /** @type {Change[]} */
    this.ways = (this.data?.conflicts ?? []).flatMap((conflict) => conflict.ways).filter((way) =>
      way.targetAfter !== undefined
    ).map((way) => ({
      ...way,
      id: way.token,
      name: way.token,
      kind: "alias",
      isAdded: true,
      place: model.place(way.place),
      after: model.colours[way.color],
      spans: /** @type {SpanData[]} */ ([]),
      alternatives: /** @type {Change["alternatives"]} */ ([]),
      tokens: /** @type {string[]} */ ([]),
    }));
  }

  /** @param {Place} place @param {boolean} isValue */
  key({ file, line, column }, isValue) {
    return `${isValue ? "v" : "a"}${line}:${column}:${file}`;
  }

  /** @param {Change} change */
  links(change) {
    this.places ??= this.linksByPlace();
    return this.places.get(this.key(change.place, change.kind === "value")) ?? [];
  }

  linksByPlace() {
    const { pools } = this.app.model;
    /** @type {Map<string, number[]>} */
    const places = new Map();
    for (let index = 0; index < pools.link.line.length; index += 1) {
      listAt(places, this.key(pools.placeAt(index), pools.isValue(index))).push(index);
    }
    return places;
  }

  /**
   * The changes as the link states them, each with its color and whether it is accepted.
   * @param {State} state
   * @param {{ id: string, hex: string } | null} [override]
   */
  chosen(state, override = null) {
    const rejected = new Set(state.all("reject"));
    const taken = new Map((state.fields.get("take") ?? []).map(([id, hex]) => [id, hex]));
    const added = new Set(state.all("add"));
    const rows = [
      ...this.changes,
      ...this.ways.filter((way, at) => added.has(way.id) && this.ways.findIndex((other) => other.id === way.id) === at),
    ];
    return rows.map((change) => {
      const hex = (override?.id === change.id ? override.hex : taken.get(change.id)) ?? "";
      const value = /^#?[\da-f]{6}$/i.test(hex) ? "#" + hex.replace("#", "").toUpperCase() : null;
      const colour = value === null || value === change.after.hex
        ? change.after
        : new Colour(value, this.app.model.displays).withAlpha(change.after.alpha);
      return { change, colour, isTaken: colour !== change.after, isAccepted: !rejected.has(change.id) };
    });
  }

  /** @param {Chosen[]} chosen */
  edits(chosen) {
    return chosen.filter((each) => each.isAccepted).map(({ change, colour }) => ({
      id: change.id,
      links: this.links(change),
      colour,
    }));
  }

  /**
   * For each change, the pairs that it mends and breaks when all accepted ones are made. Each pair counts once, for the
   * change that decides it: what one change breaks and a later one repairs is broken by neither.
   * @param {Chosen[]} chosen
   */
  effects(chosen) {
    const { judge, model } = this.app;
    const { base } = model.pairs;
    /** @type {Map<number, number>} */
    const verdicts = new Map();
    /** @type {Map<number, number>} */
    const deciders = new Map();
    /** @type {Trial} */
    const trial = new Map();
    const own = chosen.map(({ change, colour }) => judge.trialOfEdit({ links: this.links(change), colour }, new Map()));
    /** @type {Effects[]} */
    const effects = chosen.map(() => ({ mended: [], broken: [], touched: [] }));
    /** @param {number} at @param {number} pair @param {number} now @param {number} then */
    const note = (at, pair, now, then) => {
      if (now === FAIL && then === PASS) effects[at].mended.push(pair);
      if (now === PASS && then === FAIL) effects[at].broken.push(pair);
    };
    chosen.forEach(({ isAccepted }, at) => {
      if (!isAccepted) return;
      for (const [key, cell] of own[at]) trial.set(key, cell);
      judge.eachTouched(own[at], (pair) => {
        const then = judge.verdictWith(pair, judge.ratioOfPair(pair, trial));
        effects[at].touched.push(pair);
        if (then !== (verdicts.get(pair) ?? base[pair])) deciders.set(pair, at);
        verdicts.set(pair, then);
      });
    });
    for (const [pair, at] of deciders) note(at, pair, base[pair], verdicts.get(pair) ?? base[pair]);
    // What a rejected change would do beside the accepted ones.
    chosen.forEach(({ isAccepted }, at) => {
      if (isAccepted) return;
      const after = new Map([...trial, ...own[at]]);
      judge.eachTouched(own[at], (pair) => {
        effects[at].touched.push(pair);
        note(
          at,
          pair,
          verdicts.get(pair) ?? base[pair],
          judge.verdictWith(pair, judge.ratioOfPair(pair, after)),
        );
      });
    });
    return effects;
  }

  // The changes that tries make beside the plan: the value of a raw color, or one that no single literal gives.
  tried() {
    const { judge, model } = this.app;
    return judge.tries.map(({ token, variant, colour }) => {
      const cell = model.pools.cellAt(model.variants[variant].cells[token]);
      const link = cell.links.length > 0 ? model.pools.linkAt(cell.links[cell.links.length - 1]) : null;
      return {
        name: model.tokens[token].path,
        before: cell.colours[0] ?? null,
        after: colour,
        place: isLiteral(model, cell) ? link?.place ?? null : null,
      };
    });
  }

  // MARK: Output

  /** @param {Colour} colour */
  css(colour) {
    return colour.source ?? colour.hex;
  }

  /** @param {Chosen[]} chosen */
  json(chosen) {
    const changes = chosen.filter((each) => each.isAccepted).map(({ change, colour }) => ({
      id: change.id,
      kind: change.kind,
      at: `${change.place.file}:${change.place.line}:${change.place.column}`,
      before: { css: change.css ?? this.css(change.after) },
      after: { css: this.css(colour) },
      ...(change.targetAfter === undefined
        ? {}
        : { target: { before: change.targetBefore, after: change.targetAfter } }),
    }));
    for (const { name: path, before, after, place } of this.tried()) {
      if (!place || !before) continue;
      const at = `${place.file}:${place.line}:${place.column}`;
      const entry = { id: path, kind: "value", at, before: { css: this.css(before) }, after: { css: this.css(after) } };
      const same = changes.findIndex((change) => change.at === at);
      if (same >= 0) changes[same] = { ...changes[same], after: entry.after };
      else changes.push(entry);
    }
    return JSON.stringify({ schema: "legible.mend/1", system: this.app.model.system, changes }, null, 2) + "\n";
  }

  // The parts of lines that make a change, or the reason why there are none.
  /** @param {Chosen} chosen @returns {SpanData[] | string} */
  spans({ change, colour, isTaken }) {
    if (change.refused) return change.refused;
    const isHere = this.source(change.place.file) !== undefined;
    if (!isTaken) return isHere && change.spans.length > 0 ? change.spans : "this page does not contain its line";
    const other = change.alternatives.find((each) => isHere && each.colour.hex === colour.hex && each.spans.length > 0);
    if (other) return other.spans;
    const [span] = change.spans;
    const old = span ? this.line(change.place.file, span[0])?.slice(span[1], span[2]) : undefined;
    const match = change.spans.length === 1 && old !== undefined ? /^(#|0x)?([\da-f]{6})$/i.exec(old) : null;
    if (!match) return "this page cannot rewrite its notation";
    const isLower = /[a-f]/.test(match[2]) || (!/[A-F]/.test(match[2]) && /[a-f]/.test(span[3]));
    const digits = colour.hex.slice(1);
    return [[span[0], span[1], span[2], (match[1] ?? "") + (isLower ? digits.toLowerCase() : digits)]];
  }

  /** @param {string} file */
  source(file) {
    return this.data?.sources.find((source) => source.file === file);
  }

  /** @param {string} file @param {number} number */
  line(file, number) {
    return this.source(file)?.lines.find(([at]) => at === number)?.[1];
  }

  /** A unified diff for `git apply`, and the changes that a person has to make by hand. @param {Chosen[]} chosen */
  patch(chosen) {
    /** @type {Map<string, SpanData[]>} */
    const byFile = new Map();
    /** @type {{ change: { name: string, place: Place | null }, reason: string }[]} */
    const byHand = [];
    for (const each of chosen.filter((one) => one.isAccepted)) {
      const spans = this.spans(each);
      if (typeof spans === "string") byHand.push({ change: each.change, reason: spans });
      else listAt(byFile, each.change.place.file).push(...spans);
    }
    for (const { name: path, place } of this.tried()) {
      byHand.push({
        change: { name: path, place },
        reason: place ? "it is only tried; the JSON contains it" : "it does not come from a single literal",
      });
    }
    const text = [...byFile.keys()].sort().map((file) => this.fileDiff(file, listAt(byFile, file))).join("");
    return { text, byHand, lines: this.changedLines(byFile) };
  }

  /** @param {string} line @param {SpanData[]} spans */
  rewritten(line, spans) {
    return [...spans].sort((a, b) => b[1] - a[1]).reduce(
      (text, [, start, end, with_]) => text.slice(0, start) + with_ + text.slice(end),
      line,
    );
  }

  /** @param {Map<string, SpanData[]>} byFile */
  changedLines(byFile) {
    return [...byFile].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([file, spans]) =>
      [...new Set(spans.map(([line]) => line))].sort((a, b) => a - b).map((line) => {
        const old = this.line(file, line) ?? "";
        return {
          file,
          line,
          old: old.trim(),
          fresh: this.rewritten(old, spans.filter((span) => span[0] === line)).trim(),
        };
      })
    );
  }

  /** @param {string} file @param {SpanData[]} spans */
  fileDiff(file, spans) {
    const source = this.source(file);
    const changed = [...new Set(spans.map(([line]) => line))].sort((a, b) => a - b)
      .filter((line) => {
        const old = this.line(file, line) ?? "";
        return this.rewritten(old, spans.filter((span) => span[0] === line)) !== old;
      });
    if (!source || changed.length === 0) return "";
    const tail = file.includes(" ") ? "\t" : "";
    let text = `--- a/${file}${tail}\n+++ b/${file}${tail}\n`;
    for (let next = 0; next < changed.length;) {
      let last = next;
      while (last + 1 < changed.length && changed[last + 1] - changed[last] <= 7) last += 1;
      const first = Math.max(changed[next] - 3, 1);
      const end = Math.min(changed[last] + 3, source.count);
      text += `@@ -${first},${end - first + 1} +${first},${end - first + 1} @@\n`;
      /** @type {[string, number][]} */
      let added = [];
      /** @param {string} mark @param {string} line @param {number} number */
      const put = (mark, line, number) => (text += mark + line +
        (number === source.count && !source.ended ? "\n\\ No newline at end of file\n" : "\n"));
      const flush = () => {
        for (const [line, number] of added) put("+", line, number);
        added = [];
      };
      for (let number = first; number <= end; number += 1) {
        const line = this.line(file, number) ?? "";
        const isChanged = changed.includes(number);
        if (isChanged) {
          put("-", line, number);
          added.push([this.rewritten(line, spans.filter((span) => span[0] === number)), number]);
        } else {
          flush();
          put(" ", line, number);
        }
      }
      flush();
      next = last + 1;
    }
    return text;
  }

  /** @param {Chosen[]} chosen @param {MendFigures} figures */
  markdown(chosen, figures) {
    const { model } = this.app;
    /** @param {string} text */
    const code = (text) => "`" + visible(String(text)).replaceAll("`", "ˋ").replaceAll("|", "\\|") + "`";
    const lines = [
      `## Mend of ${visible(model.system).replaceAll("|", "\\|")}: ${figures.words}`,
      "",
      "“tried” is not in any file yet; “in the file” is the current source.",
      "",
      "| colour | in the file | tried | at |",
      "| --- | --- | --- | --- |",
    ];
    for (const { change, colour, isAccepted } of chosen) {
      if (!isAccepted) continue;
      const { now, then } = stepOf(change, colour);
      lines.push(`| ${code(change.name)} | ${code(now)} | ${code(then)} | ${code(placeText(change.place))} |`);
    }
    for (const { name: path, before, after, place } of this.tried()) {
      lines.push(
        `| ${code(path)} | ${before ? code(before.text) : ""} | ${code(after.text)} | ${
          place ? code(placeText(place)) : ""
        } |`,
      );
    }
    const rejected = chosen.filter((each) => !each.isAccepted);
    if (rejected.length > 0) {
      lines.push(
        "",
        `Rejected, and as in the file: ${rejected.map(({ change }) => code(change.name)).join(", ")}.`,
      );
    }
    return lines.join("\n") + "\n";
  }

  /** The command that does the same in the repository. @param {Chosen[]} chosen */
  command(chosen) {
    const { state, judge } = this.app;
    if (chosen.some((each) => each.isAccepted && each.isTaken) || judge.tries.length > 0) {
      return "legible mend --apply-plan plan.json";
    }
    /** @param {string} text */
    const quoted = (text) => (/^[\w.\-/:@]+$/.test(text) ? text : "'" + text.replaceAll("'", "'\\''") + "'");
    const rejected = chosen.filter((each) => !each.isAccepted).map(({ change }) => " --reject " + quoted(change.id));
    return "legible mend --apply" + rejected.join("") +
      state.all("add").map((token) => " --add " + quoted(token)).join("");
  }
}
