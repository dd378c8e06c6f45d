// What the page's data states once and refers to by index: definitions, chains of aliases, and cells. Their properties
// are columns, and an object is made when something asks for it: a report of a thousand themes has a million of them.

import { listAt } from "./lists.js";

/** The numbers of a column, from the steps that the data contains. @param {number[]} steps */
export const unfolded = (steps) => {
  const numbers = new Int32Array(steps.length);
  let at = 0;
  for (let index = 0; index < steps.length; index += 1) {
    at += steps[index];
    numbers[index] = at;
  }
  return numbers;
};

export class Pools {
  /** @param {PageData} data @param {Colour[]} colours */
  constructor(data, colours) {
    this.words = data.words;
    this.files = data.files;
    this.states = data.states;
    this.colours = colours;
    const [path, text, file, line, column] = data.links.map(unfolded);
    this.link = { path, text, file, line, column };
    const [chainLink, chainNext] = data.chains.map(unfolded);
    this.chain = { link: chainLink, next: chainNext };
    const [state, chain] = data.cells.map(unfolded);
    this.cell = { state, chain };
    /** @type {Link[]} */
    this.links = [];
    /** @type {Cell[]} */
    this.cells = [];
  }

  /** @param {number} index @returns {Link} */
  linkAt(index) {
    return (this.links[index] ??= {
      path: this.words[this.link.path[index]] ?? null,
      text: this.words[this.link.text[index]] ?? null,
      place: this.placeAt(index),
    });
  }

  /** The place of a definition. @param {number} index @returns {Place} */
  placeAt(index) {
    const { file, line, column } = this.link;
    return { file: this.files[file[index]], line: line[index], column: column[index] };
  }

  /** Whether a definition is a value, and not the name of a token. @param {number} index */
  isValue(index) {
    return this.link.path[index] < 0;
  }

  /** @param {number} index @returns {Cell} */
  cellAt(index) {
    return (this.cells[index] ??= this.madeCell(index));
  }

  /** The state of a cell that is not one color. @param {number} index @returns {StateData | null} */
  stateAt(index) {
    const state = this.cell.state[index];
    return state < 0 ? this.states[-1 - state] : null;
  }

  /** @param {number} index @returns {Cell} */
  madeCell(index) {
    const links = this.linksOf(index);
    const state = this.stateAt(index);
    if (!state) return { index, links, kind: "color", colours: [this.colours[this.cell.state[index]]], state };
    const own = state.kind === "gradient"
      ? state.stops.map(([color]) => this.colours[color])
      : state.kind === "composite"
      ? state.parts.map(([, color]) => this.colours[color])
      : [];
    return { index, links, kind: state.kind, colours: own, state };
  }

  /** The definitions from which a cell was read, its own first. @param {number} index */
  linksOf(index) {
    const links = [];
    for (let at = this.cell.chain[index]; at >= 0; at = this.chain.next[at]) links.push(this.chain.link[at]);
    return links;
  }

  /**
   * The cells that use each definition, because a change of it changes them all.
   * @param {Variant[]} variants
   * @param {number} tokens
   */
  uses(variants, tokens) {
    /** @type {Map<number, number[]>} */
    const uses = new Map();
    variants.forEach((variant, v) =>
      variant.cells.forEach((cell, token) => {
        for (let at = this.cell.chain[cell]; at >= 0; at = this.chain.next[at]) {
          listAt(uses, this.chain.link[at]).push(v * tokens + token);
        }
      })
    );
    return uses;
  }
}
