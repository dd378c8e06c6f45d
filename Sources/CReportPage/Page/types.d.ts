// The types that the page's modules share, for the TypeScript compiler only. The code that writes the data is in
// Sources/Reports/HTML/Data.

type App = import("./app.js").App;
type Colour = import("./model.js").Colour;
type Pools = import("./pools.js").Pools;
type State = import("./state.js").State;
type Grid = import("./grid.js").Grid;
type Overview = ReturnType<typeof import("./counts.js").overviewCounts>;
type OverviewCause = Overview["causes"][number];
type MendFigures = ReturnType<typeof import("./mendfigures.js").mendFigures>;

// Elements.

/** The content of an element; null, undefined and false stand for nothing. */
type Child = Node | string | number | false | null | undefined | readonly Child[];

type Listeners = { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void };

/** The attributes of an element; those that are null or false are left out. */
interface Attributes {
  on?: Listeners | null;
  style?: Record<string, string | number>;
  [name: string]: unknown;
}

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
  /** The levels that pairs of a criterion can reach, with their ratios, the highest first. */
  levels: Record<string, [number, string][]>;
};

/** How far outside a gamut a component may lie and still count as inside, from the tool. */
declare const TOOL: { gamutTolerance: number };

/** The view that a link names, from `VIEWS`. */
type View = (typeof import("./state.js").VIEWS)[number];

// The data that the tool writes. A reference is an index into the list of the same name.

/** File, line and column. */
type PlaceData = [number, number, number];

/** Inside sRGB, digits or components, with an alpha where it is not 1; else the color that each display shows. */
type ColourData = string | [string, number] | [number, number, number, number?] | {
  css: string;
  alpha: number;
  shown: number[][];
  srgb?: number[];
  inside: boolean[];
  luminance: number[];
  shift: number[];
};

/** The state of a token that is not one color. */
type StateData =
  | { kind: "absent" }
  | { kind: "gradient"; stops: [number, number | null][] }
  | { kind: "composite"; parts: [string, number][] }
  /** `is` is the kind of placeholder. */
  | { kind: "placeholder"; is: string; text: string }
  | { kind: "undetermined"; code: string; reason: string; text: string | null; place: PlaceData | null };

interface AxisData {
  name: string;
  contexts: string[];
  default: string;
  changesNothing: boolean;
}

interface VariantData {
  theme: string;
  choices: [string, string][];
  name: string;
  sameAs: number | null;
  canvas: number | null;
  /** The index of a cell for each token, as steps from one to the next. */
  cells: number[];
}

interface RuleData {
  id: string;
  foreground: string[];
  background: string[];
  over: string[];
  /** Stacks of tokens; a color is -1 minus its index. */
  backdrops: number[][];
  foregroundContexts: Record<string, string> | null;
  criterion: string;
  success: string | null;
  required: number;
  when: Record<string, string> | null;
  severity: string;
  reason: string | null;
  sample: string;
  place: PlaceData | null;
  evidence: string;
}

interface DefinitionData {
  color: number;
  place: PlaceData | null;
  themes: string[];
  sought: boolean;
}

interface FixData {
  kind: string;
  definition: number;
  color: number;
  token: number | null;
  mended: number;
  broken: number;
  worsened?: number;
  refused?: string;
}

interface CauseData {
  name: string;
  side: string;
  token: number | null;
  /** The failing pairs that its changes mend; null where changes were not looked for everywhere. */
  mended: number | null;
  definitions: DefinitionData[];
  tokens: number[];
  themes: string[];
  fixes: FixData[];
}

interface WaiverData {
  rule: string;
  foreground: string;
  background: string;
  theme: string;
  kind: string;
  reason: string;
  owner: string | null;
  expires: string | null;
  state: string;
  matched: number;
  place: PlaceData | null;
}

interface SightingData {
  foreground: number;
  background: number;
  evidence: string;
  element: string;
  condition: string | null;
  reason: string | null;
  contexts: Record<string, string> | null;
  themes: string[];
  count: number;
  sites: [PlaceData, PlaceData | null, string | null][];
}

interface DistinguishData {
  rule: string;
  variant: number;
  tokens: number[];
  threshold: number;
  inferred: boolean;
  alike: [number, number, string[]][];
}

interface CoverageData {
  unpaired: number[];
  notDrawn: [number, number[]][];
}

/** The side, kind, color, raw token, and the reason why it cannot be written. */
type TipData = [string, string, number, number | null, string?];

/** The line, the start and end in it, and the text that replaces that part. */
type SpanData = [number, number, number, string];

interface ChangeData {
  id: string;
  kind: string;
  name: string;
  place: PlaceData;
  before: number;
  after: number;
  css: string;
  move: string;
  targetBefore?: string;
  targetAfter?: string;
  advised?: string;
  tokens: string[];
  themes: number;
  refused?: string;
  spans: SpanData[];
  alternatives: { name: string; color: number; spans: SpanData[] }[];
}

interface WayData {
  kind: string;
  token: string;
  words: string;
  waiver?: string;
  place: PlaceData;
  color: number;
  targetBefore?: string;
  targetAfter?: string;
}

interface ConflictData {
  name: string;
  place: PlaceData;
  color: number;
  demands: { foreground: string; background: string; rule: string; variant: string; words: string }[];
  ways: WayData[];
}

interface SourceData {
  file: string;
  count: number;
  ended: boolean;
  lines: [number, string][];
}

interface MendData {
  /** Whether the page was made for the plan and opens with it. */
  first: boolean;
  headline: string;
  detail: string;
  changes: ChangeData[];
  conflicts: ConflictData[];
  offers: string[];
  immovable: string[];
  asides: string[];
  trades: string[];
  sources: SourceData[];
}

/** A column that only few pairs have: the distances from one pair to the next, and the values. */
type SparseData = [number[], number[]];

/** All data that the tool writes. */
interface PageData {
  tool: { name: string; version: string; config: string; commit: string | null; date: string | null };
  system: string;
  displays: string[];
  mapping: string;
  tolerance: number;
  failedOn: string[];
  /** The verdict where every judged pair passes and something else does not. */
  reserve?: { mark: string; verdict: string; lede: string };
  axes: AxisData[];
  themes: { name: string; extends: string | null; place: PlaceData | null }[];
  /** Path, tier, role, place, summary, deprecation, and 1 for a colour that no theme declares. */
  tokens: [string, string, string | null, PlaceData, string | null, string | null, number?][];
  variants: VariantData[];
  rules: RuleData[];
  judged: number;
  groups: [number, number, number][];
  verdicts: string[];
  natives: number[];
  sparse: Record<"cause" | "waiver" | "reason" | "fragile" | "native" | "blank" | "under" | "tips", SparseData> & {
    change: [number[], number[], (number | null)[]];
  };
  sightings?: SightingData[];
  causes: CauseData[];
  distinguish: DistinguishData[];
  gamut: { rule: string; token: number; variant: number; gamut: string; difference: number; allowed: number }[];
  waivers: WaiverData[];
  baseline: { name: string; entries: number; better: number } | null;
  coverage: CoverageData;
  notices: NoticeData[];
  inference: { convention: string; explanation: string } | null;
  diagnostics: { severity: string; code: string; message: string; place: PlaceData | null }[];
  totals: { measured: number; fragile: number };
  mend: MendData | null;
  states: StateData[];
  /** The columns of definitions as steps: the token's path, the source's text, file, line, column; -1 for none. */
  links: [number[], number[], number[], number[], number[]];
  /** The columns of chains as steps: a definition, and the chain that follows; -1 for none. */
  chains: [number[], number[]];
  /** The columns of cells as steps: a color, or -1 minus another state; and a chain, or -1. */
  cells: [number[], number[]];
  words: string[];
  stacks: number[][];
  tips: TipData[][];
  reasons: string[];
  colors: ColourData[];
  files: string[];
}

/** The result of a check beside pairs, in the words that all formats share, without a full stop. */
interface NoticeData {
  id: string;
  fails: boolean;
  clause: string;
  /** The name of each example, and its description. */
  examples: [string, string][];
  /** The number of examples that are left out. */
  more: number;
}

// The types that the page derives from the data.

interface Place {
  file: string;
  line: number;
  column: number;
}

interface Token {
  index: number;
  path: string;
  tier: string;
  role: string | null;
  place: Place;
  summary: string | null;
  deprecated: string | null;
  isStandIn: boolean;
}

/** A definition from which a cell was read; without a path, it is a value. */
interface Link {
  path: string | null;
  text: string | null;
  place: Place;
}

/** The state of a token in a variant. */
interface Cell {
  index: number;
  kind: "color" | StateData["kind"];
  /** One color, the stops of a gradient, or the parts of a composite. */
  colours: Colour[];
  links: number[];
  state: StateData | null;
  isTried?: boolean;
}

interface Variant extends Omit<VariantData, "canvas" | "cells"> {
  index: number;
  /** The index of a cell for each token. */
  cells: Int32Array;
  canvas: Colour | null;
  contexts: Record<string, string>;
}

/** The purpose of a rule's pairs. */
type RuleKind = "text" | "icons" | "controls";

interface Rule extends RuleData {
  index: number;
  kind: RuleKind;
}

interface Cause extends CauseData {
  index: number;
  key: string;
}

interface Axis extends AxisData {
  /** The key of the axis in the link. */
  key: string;
}

interface Site {
  place: Place;
  ground: Place | null;
  view: string | null;
}

type Sighting = Omit<SightingData, "foreground" | "background" | "sites"> & { sites: Site[] };

/** The judged pairs as columns. */
interface PairColumns {
  count: number;
  variant: Uint16Array;
  group: Uint32Array;
  /** The verdicts of the report; `verdict` contains those with the tried colors. */
  base: Uint8Array;
  verdict: Uint8Array;
  ratio: Float64Array;
  baseRatio: Float64Array;
  cause: Int32Array;
  change: Int8Array;
  waiver: Int32Array;
  fragile: Uint8Array;
  blank: Uint8Array;
  reason: Map<number, string>;
  native: Map<number, number>;
  baseline: Map<number, number>;
  under: Map<number, number[]>;
  tips: Map<number, number>;
}

interface Model
  extends
    Omit<PageData, "links" | "chains" | "cells" | "words" | "tokens" | "variants" | "rules" | "causes" | "sightings"> {
  data: PageData;
  colours: Colour[];
  tokens: Token[];
  pools: Pools;
  variants: Variant[];
  rules: Rule[];
  causes: Cause[];
  tokenNamed: Map<string, number>;
  variantNamed: Map<string, number>;
  themeNamed: Map<string, number>;
  ruleNamed: Map<string, number>;
  causeNamed: Map<string, number>;
  themesInUse: string[];
  openAxes: Axis[];
  hasWideColour: boolean;
  hasSightings: boolean;
  tellsEvidence: boolean;
  /** The rule, foreground and background of each group of pairs; a group has one pair in each variant. */
  groupCount: number;
  groupRule: Uint32Array;
  groupForeground: Uint32Array;
  groupBackground: Uint32Array;
  groupsOfToken: number[][];
  pairs: PairColumns;
  /** The index of each pair at variant × groups + group, or -1. */
  pairAt: Int32Array;
  place(data: PlaceData): Place;
  sightings(foreground: number, background: number, variant: Variant): Sighting[];
  usesOfLink(link: number): number[];
}

/** The appearance of a stack on one display. */
interface Seen {
  display: string;
  /** The composite in the display's encoded space. */
  native: number[];
  /** The composite in encoded sRGB; null where a layer lies outside sRGB. */
  srgb: number[] | null;
  isComposite: boolean;
  /** The luminance of `srgb` where there is one, else of `native`. */
  luminance: number;
}

/** A color in a stack. Without a token, it is the canvas or written in the rule. */
interface Layer {
  token: number | null;
  colour: Colour;
  isCanvas?: boolean;
}

/** The worst measurement of a pair: the one with the lowest ratio of all displays, backdrops and stops. */
interface Worst {
  ratio: number;
  /** The lowest ratio on each display. */
  byDisplay: number[];
  display: number;
  /** The indices of the background's stop, of the foreground's stop and of the stack under them. */
  b: number;
  f: number;
  k: number;
  background: Cell;
  foreground: Cell;
  backdrops: Layer[][];
}

/** The subject of an inspector. Without a rule, it is a cell that no rule judges. */
interface Subject {
  /** The index of the pair, or -1. */
  pair: number;
  rule: Rule | null;
  variant: number;
  foreground: number;
  background: number;
  foregroundVariant: number;
  ratio: number;
  /** The verdict, or -1. */
  verdict: number;
  worst: Worst | null;
}

/** The same pair in another variant. */
type OtherVariant = Pick<Subject, "pair" | "worst" | "ratio"> & { variant: Variant };

/** A subject that has a measurement. */
type MeasuredSubject = Subject & { worst: Worst };

/** A judged pair as a subject. */
type JudgedSubject = Subject & { rule: Rule };

/** The position of a pair in the list that is shown. */
interface Position {
  at: number;
  of: number;
}

/**
 * Changes of the link's fields: null removes a field, a list gives several values, a list of lists gives values of
 * parts.
 */
type FieldChanges = Record<string, string | null | readonly (string | readonly string[])[]>;

/** What the history stores about a view. */
interface Restored {
  scroll?: number;
  focus?: string | null;
}

/** Maps variant × tokens + token to the cell that replaces the one of the report. */
type Trial = Map<number, Cell>;

/** The measurement of a grid's cell. Without a rule, it is not judged. */
interface CellFacts {
  /** The index of the pair, or -1. */
  pair: number;
  /** The verdict, or -1. */
  verdict: number;
  foreground: number;
  background: number;
  worst: Worst | null;
  ratio: number;
  sample: string;
  required?: number;
  criterion?: string;
  fragile?: number;
}

/** The judged pairs that pass the filters, and how many pairs each value of a filter would give. */
interface Hits {
  hits: number[];
  chosen: Map<string, Set<number>>;
  counts: Map<string, Uint32Array>;
  /** The tokens and the text that the link asks for. */
  tokens: Set<number>;
  text: string;
}

/** Another color for a token in a variant. */
interface Try {
  token: number;
  variant: number;
  colour: Colour;
}

/** Another color for the values at some links. */
interface Edit {
  id?: string;
  links: number[];
  colour: Colour;
}

/** A change of the plan, or a way out that the reader added to it. */
interface Change extends Partial<Omit<ChangeData, "place" | "before" | "after" | "alternatives">> {
  id: string;
  kind: string;
  name: string;
  tokens: string[];
  spans: SpanData[];
  place: Place;
  before?: Colour;
  after: Colour;
  alternatives: { name: string; color: number; spans: SpanData[]; colour: Colour }[];
  isAdded?: boolean;
}

/** A change with the color that the link chooses for it. */
interface Chosen {
  change: Change;
  colour: Colour;
  isTaken: boolean;
  isAccepted: boolean;
}

/** One filter of the list of findings. */
interface Facet {
  key: string;
  label: string;
  values: string[];
  /** The index of the value that a pair has, or -1. */
  of: (pair: number) => number;
  text: (value: string) => string;
  isAxis?: boolean;
}

/** A filter whose values are names unless it has words for them. */
type FacetDraft = Omit<Facet, "text"> & Partial<Pick<Facet, "text">>;

/** A term of the overview with its content. */
type Fact = [string, Child];

/** The tokens that the palette lists. */
type PaletteShow = "all" | "differ" | "out" | "unpaired" | "missing";

/** A row of the palette: the heading of a family, or a token. */
type PaletteRow = { family: string } | { token: number };

/** A raw color in its ramp. */
interface Raw {
  path: string;
  colour: Colour;
  uses: number;
  family: string;
  step: string;
}

/** Two variants side by side. */
interface Compared {
  left: Variant;
  right: Variant;
}

/** A cell whose two verdicts differ: its pairs and their verdicts, or -1. */
interface Differing {
  foreground: number;
  background: number;
  a: number;
  b: number;
  va: number;
  vb: number;
}

/** A cell of a grid by its two tokens. */
interface CellTokens {
  foreground: number;
  background: number;
}

interface GridCell {
  label: string;
  content: Child;
  className?: string | null;
}

/** The content of a grid: counts, sizes in px, and functions that make its parts. A cell that is null is a gap. */
interface GridSpec {
  rows: number;
  columns: number;
  rowHeight: number;
  columnWidth: number;
  keyWidth: number;
  headHeight: number;
  label: string;
  describedBy: string;
  className?: string;
  startRow?: number;
  startColumn?: number;
  corner: () => Child;
  rowHead: (row: number) => Child;
  columnHead: (column: number) => Child;
  cell: (row: number, column: number) => GridCell | null;
  isSelected?: (row: number, column: number) => boolean;
  onfocus?: (row: number, column: number) => void;
  /** Called with -1 where the pointer is on no cell. */
  onhover?: (row: number, column: number) => void;
  onopen?: (row: number, column: number) => void;
}

/** The choices of the link for the matrix, and the available ones. */
type MatrixChoices = ReturnType<typeof import("./matrix.js").matrixChoices>;

/** The variant and the cells of a matrix, for the parts around its grid. */
interface MatrixGrid {
  variant: Variant;
  cellOf: (row: number, column: number) => CellFacts;
}

/** The number of failing pairs of each variant, cause, rule and token. */
type FailureCounts = Record<"byVariant" | "byCause" | "byRule" | "byToken", Uint32Array>;

/** The property by which the list of findings is grouped. */
type Grouping = "theme" | "cause" | "rule" | "token" | "none";

/** The foregrounds and the backgrounds that a grid shows. */
type ForegroundKind = "text" | "icon" | "border" | "surface" | "all";
type BackgroundChoice = "used" | "rule" | "all";

/** A group of pairs in the list of findings. */
interface PairGroup {
  key: string;
  title: string;
  order: number;
  pairs: number[];
}

/** The effects of a plan's change or of a try on pairs. */
type Effects = Record<"mended" | "broken" | "touched", number[]>;

/** A plan as a patch: its text, the changes left to a person, and the lines that it changes. */
type Patch = ReturnType<import("./mendplan.js").MendPlan["patch"]>;
