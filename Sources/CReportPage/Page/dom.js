// Creates elements without parsing markup: everything from the report is inserted as text.

import { LONGEST_NAME, nameParts, visible } from "./text.js";

const SVG = "http://www.w3.org/2000/svg";

/** @param {HTMLElement | SVGElement} element @param {Attributes} attributes */
const setAttributes = (element, { on, style, ...others }) => {
  for (const [type, listener] of Object.entries(on ?? {})) {
    element.addEventListener(type, /** @type {EventListener} */ (listener));
  }
  for (const [property, text] of Object.entries(style ?? {})) element.style.setProperty(property, String(text));
  for (const [name, value] of Object.entries(others)) {
    if (value === null || value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? "" : String(value));
  }
};

/** @param {ParentNode} parent @param {Child} child */
export const append = (parent, child) => {
  if (child === null || child === undefined || child === false) return;
  if (isList(child)) { for (const each of child) append(parent, each); }
  else parent.append(child instanceof Node ? child : document.createTextNode(String(child)));
};

/** @param {Child} child @returns {child is readonly Child[]} */
const isList = (child) => Array.isArray(child);

/** The children as a fragment, for replacing the whole content of an element. @param {Child} children */
export const nodesOf = (children) => {
  const nodes = document.createDocumentFragment();
  append(nodes, children);
  return nodes;
};

/**
 * Creates an element. `on` contains listeners, `style` properties; attributes that are null or false are left out.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Attributes | null} [attributes]
 * @param {Child[]} children
 */
export const h = (tag, attributes, ...children) => {
  const element = document.createElement(tag);
  setAttributes(element, attributes ?? {});
  append(element, children);
  return element;
};

/**
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Attributes | null} [attributes]
 * @param {Child[]} children
 */
export const svg = (tag, attributes, ...children) => {
  const element = document.createElementNS(SVG, tag);
  setAttributes(element, attributes ?? {});
  append(element, children);
  return element;
};

/** An element with this id that every page has. @param {string} id */
export const standing = (id) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
};

/** The first element that matches. @param {string} selector @param {ParentNode} within @returns {HTMLElement | null} */
export const firstOf = (selector, within = document) => within.querySelector(selector);

/** All elements that match. @param {string} selector @param {ParentNode} within @returns {HTMLElement[]} */
export const allOf = (selector, within = document) => [...within.querySelectorAll(selector)].filter(isHTML);

/** @param {Element} element @returns {element is HTMLElement} */
const isHTML = (element) => element instanceof HTMLElement;

/** The element that has the keyboard focus. @returns {HTMLElement | null} */
export const focusedElement = () => document.activeElement instanceof HTMLElement ? document.activeElement : null;

/**
 * The innermost element that matches the selector and contains the target of an event.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export const closestOf = (event, selector) => event.target instanceof Element ? event.target.closest(selector) : null;

// Marks are drawn in an 8 × 8 box and icons in a 16 × 16 box. All are lines.
/** @type {Record<string, [number, string, string?]>} */
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
  link: [
    16,
    "M6.500 9.500L9.500 6.500M7 4.700L8.700 3A3 3 0 0 1 13 7.300L11.300 9M9 11.300L7.300 13A3 3 0 0 1 3 8.700L4.700 7",
  ],
  copy: [16, "M5.500 5.500V2.500H13.500V10.500H10.500M2.500 5.500H10.500V13.500H2.500Z"],
  down: [16, "M4 6.200L8 10.200L12 6.200"],
  up: [16, "M4 10.200L8 6.200L12 10.200"],
  right: [16, "M6 4L10 8L6 12"],
  left: [16, "M10 4L6 8L10 12"],
  close: [16, "M4 4L12 12M12 4L4 12"],
  swap: [16, "M2.500 5.500H13M10.500 3L13 5.500M13.500 10.500H3M5.500 13L3 10.500"],
  magnifier: [20, "M14.500 8.500A6 6 0 1 0 2.500 8.500A6 6 0 1 0 14.500 8.500M13 13L18 18"],
};

/** @param {string} name */
export const icon = (name, className = "") => {
  const [size, path, fill] = DRAWINGS[name];
  return svg("svg", {
    class: "icon i-" + name + " box-" + size + (fill ? " solid" : "") + (className ? " " + className : ""),
    viewBox: `0 0 ${size} ${size}`,
    "aria-hidden": "true",
    focusable: "false",
  }, svg("path", { d: path }));
};

// The product's sign: a margin bar that ends before its requirement.
export const brandSign = () =>
  svg(
    "svg",
    { class: "sign", viewBox: "0 0 26 14", "aria-hidden": "true" },
    svg("path", { class: "sign-bar", d: "M0 4.500H11V9.500H0Z" }),
    svg("path", { class: "sign-hatch", d: "M13 9.500L16 4.500M17 9.500L20 4.500" }),
    svg("path", { class: "sign-line", d: "M24 0V14" }),
  );

/** A name of the system: isolated in direction, breakable, and with invisible characters shown. @param {string} text */
export const name = (text, className = "name") => {
  const parts = nameParts(text);
  return h(
    "bdi",
    { class: className, title: text.length > LONGEST_NAME ? visible(text.slice(0, 400)) : null },
    parts.map((part, at) => (at === 0 ? part : [h("wbr"), part])),
  );
};

/** @param {string} text */
export const plain = (text) => name(text, "plain-name");

/** @param {Child} text */
export const unseen = (text) => h("span", { class: "unseen" }, text);

/**
 * A button with a mark before its label. All other options become attributes.
 * @param {Child} label
 * @param {{ mark?: string, className?: string, onclick?: (event: Event) => void, [name: string]: unknown }} options
 */
export const button = (label, { mark, className = "button", onclick, ...attributes } = {}) =>
  h(
    "button",
    { type: "button", class: className, on: onclick ? { click: onclick } : null, ...attributes },
    mark ? icon(mark) : null,
    label,
  );

/** @param {string} text */
export const say = (text) => {
  const region = standing("said");
  // Changes the text even when the words are the same, so that they are announced again.
  region.textContent = region.textContent === text ? text + "\u00a0" : text;
};

let toastTimer = 0;
/** @param {string} text */
export const toast = (text) => {
  const element = standing("toast");
  element.textContent = text;
  element.classList.add("open");
  say(text);
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => element.classList.remove("open"), 4200);
};
