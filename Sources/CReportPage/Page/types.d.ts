/** The numbers of WCAG, which the tool puts before the script. */
declare const WCAG: {
  weights: number[];
  displayP3Weights: number[];
  flare: number;
  aaText: number;
  aaLarge: number;
  aaaText: number;
  aaaLarge: number;
  nonText: number;
};

/** The worst measurement of a pair: of all displays, backdrops and stops the one with the lowest ratio. */
interface Worst {
  ratio: number;
  /** The least ratio on each display. */
  byDisplay: number[];
  display: number;
  /** Which stop of the background, of the foreground, and which stack under them. */
  b: number;
  f: number;
  k: number;
  background?: Cell;
  foreground?: Cell;
  backdrops?: Layer[][];
}

/** A colour in a stack; without a token it is the canvas, or written in the rule. */
interface Layer {
  token: number | null;
  colour: import("./model.js").Colour;
  isCanvas?: boolean;
}

/** What a token is in a variant. */
interface Cell {
  index: number;
  kind: string;
  /** One, or the stops of a gradient, or the parts of a composite. */
  colours: import("./model.js").Colour[];
  /** The definitions that it was read from. */
  links: number[];
  state: { kind: string; [key: string]: any } | null;
  isTried?: boolean;
}

/** One filter of the list of findings. */
interface Facet {
  key: string;
  label: string;
  values: any[];
  /** Which of the values a pair has, or -1. */
  of: (pair: number) => number;
  text?: (value: any) => string;
  [more: string]: any;
}
