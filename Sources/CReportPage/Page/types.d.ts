// The shapes that the page's modules share, for the TypeScript compiler alone. What the tool writes is in
// Sources/Reports/HTML/Data.

type App = import("./app.js").App;
type Colour = import("./model.js").Colour;
type State = import("./state.js").State;
type Grid = import("./grid.js").Grid;
type Overview = ReturnType<typeof import("./counts.js").overviewCounts>;
type OverviewCause = Overview["causes"][number];
type MendFigures = ReturnType<typeof import("./mendfigures.js").mendFigures>;

// What elements are made of.

/** What stands in an element; null, undefined and false stand for nothing. */
type Child = Node | string | number | false | null | undefined | readonly Child[];

type Listeners = { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void };

/** Attributes; what is null or false is left out. */
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

/** How far a component may lie outside and count as inside, from the tool. */
declare const TOOL: { gamutTolerance: number };

/** Where the link leads: a name in `VIEWS`. */
type View = (typeof import("./state.js").VIEWS)[number];

// What the tool writes. A reference is an index into the list of the same name.

/** File, line and column. */
type PlaceData = [number, number, number];

/** Eight bits of sRGB, with an alpha where it is not 1, or what each display shows. */
type ColourData = string | [string, number] | {
  css: string;
  alpha: number;
  shown: number[][];
  srgb?: number[];
  inside: boolean[];
  luminance: number[];
  shift: number[];
};

/** Why a token has not one color. */
type StateData =
  | { kind: "absent" }
  | { kind: "gradient"; stops: [number, number | null][] }
  | { kind: "composite"; parts: [string, number][] }
  /** `is` says which kind of placeholder. */
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
  /** One a token. */
  cells: number[];
}

interface RuleData {
  id: string;
  foreground: string[];
  background: string[];
  over: string[];
  /** Stacks of tokens, or of colors as -1 - index. */
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
  refused?: string;
}

interface CauseData {
  name: string;
  side: string;
  token: number | null;
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

/** Side, kind, color, raw token, and why it cannot be written. */
type TipData = [string, string, number, number | null, string?];

/** Line, start and end in it, and what stands there. */
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
  /** The page was made for the plan, and begins with it. */
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

/** A column that few pairs have: steps between them, and their values. */
type SparseData = [number[], number[]];

/** The whole of what the tool writes. */
interface PageData {
  tool: { name: string; version: string; config: string; commit: string | null; date: string | null };
  system: string;
  displays: string[];
  mapping: string;
  tolerance: number;
  failedOn: string[];
  axes: AxisData[];
  themes: { name: string; extends: string | null; place: PlaceData | null }[];
  /** Path, tier, role, place, summary and deprecation. */
  tokens: [string, string, string | null, PlaceData, string | null, string | null][];
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
  cells: [number, number[]][];
  links: [string | null, string | null, number, number, number][];
  stacks: number[][];
  tips: TipData[][];
  reasons: string[];
  colors: ColourData[];
  files: string[];
}

/** What a check found beside pairs, in the words that every format shares, without a full stop. */
interface NoticeData {
  id: string;
  fails: boolean;
  clause: string;
  /** The name of each, and what is said of it. */
  examples: [string, string][];
  /** So many examples are left out. */
  more: number;
}

// What the page makes of it.

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
}

/** A definition that a cell was read from; without a path it is a value. */
interface Link {
  path: string | null;
  text: string | null;
  place: Place;
}

/** What a token is in a variant. */
interface Cell {
  index: number;
  kind: "color" | StateData["kind"];
  /** One, or the stops of a gradient, or the parts of a composite. */
  colours: Colour[];
  links: number[];
  state: StateData | null;
  isTried?: boolean;
}

interface Variant extends Omit<VariantData, "canvas"> {
  index: number;
  canvas: Colour | null;
  contexts: Record<string, string>;
}

/** What the pairs of a rule are for. */
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
  /** In the link. */
  key: string;
}

interface Site {
  place: Place;
  ground: Place | null;
  view: string | null;
}

type Sighting = Omit<SightingData, "foreground" | "background" | "sites"> & { sites: Site[] };

/** Judged pairs as columns. */
interface PairColumns {
  count: number;
  variant: Uint16Array;
  group: Uint32Array;
  /** The verdicts of the report; `verdict` has them with what is tried. */
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

interface Model extends Omit<PageData, "tokens" | "links" | "cells" | "variants" | "rules" | "causes" | "sightings"> {
  data: PageData;
  colours: Colour[];
  tokens: Token[];
  links: Link[];
  cells: Cell[];
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
  /** Rule, foreground and background of each group of pairs, one pair a variant. */
  groupCount: number;
  groupRule: Uint32Array;
  groupForeground: Uint32Array;
  groupBackground: Uint32Array;
  groupsOfToken: number[][];
  pairs: PairColumns;
  /** Variant × groups + group → pair, or -1. */
  pairAt: Int32Array;
  place(data: PlaceData): Place;
  sightings(foreground: number, background: number, variant: Variant): Sighting[];
  usesOfLink(link: number): number[];
}

/** What is seen of a stack on one display. */
interface Seen {
  display: string;
  /** Composited in the display's encoded space. */
  native: number[];
  /** Composited in encoded sRGB; null where a layer lies outside. */
  srgb: number[] | null;
  isComposite: boolean;
  /** Of `srgb` where there is one, else of `native`. */
  luminance: number;
}

/** A colour in a stack; without a token it is the canvas, or written in the rule. */
interface Layer {
  token: number | null;
  colour: Colour;
  isCanvas?: boolean;
}

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
  background: Cell;
  foreground: Cell;
  backdrops: Layer[][];
}

/** What an inspector is about; without a rule it is a cell that none judges. */
interface Subject {
  /** Or -1. */
  pair: number;
  rule: Rule | null;
  variant: number;
  foreground: number;
  background: number;
  foregroundVariant: number;
  ratio: number;
  /** Or -1. */
  verdict: number;
  worst: Worst | null;
}

/** The same pair in a variant. */
type OtherVariant = Pick<Subject, "pair" | "worst" | "ratio"> & { variant: Variant };

/** A subject that was measured. */
type MeasuredSubject = Subject & { worst: Worst };

/** A judged pair as a subject. */
type JudgedSubject = Subject & { rule: Rule };

/** Where a pair stands in the list that is shown. */
interface Position {
  at: number;
  of: number;
}

/** What the link takes of fields: null drops one, a list gives several values, a list of lists values of parts. */
type FieldChanges = Record<string, string | null | readonly (string | readonly string[])[]>;

/** What the history keeps of a view. */
interface Restored {
  scroll?: number;
  focus?: string | null;
}

/** Variant × tokens + token → the cell in place of the one that the report has. */
type Trial = Map<number, Cell>;

/** How a cell of a grid stands; without a rule it was measured, not judged. */
interface CellFacts {
  /** Or -1. */
  pair: number;
  /** Or -1. */
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

/** What the filters leave of the judged pairs, and how many pairs each of their values would give. */
interface Hits {
  hits: number[];
  chosen: Map<string, Set<number>>;
  counts: Map<string, Uint32Array>;
  /** What the link asks of tokens, and of any text. */
  tokens: Set<number>;
  text: string;
}

/** Another colour for a token in a variant. */
interface Try {
  token: number;
  variant: number;
  colour: Colour;
}

/** Another colour for what stands at some links. */
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

/** A change with the colour that the link takes. */
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
  /** Which of the values a pair has, or -1. */
  of: (pair: number) => number;
  text: (value: string) => string;
  isAxis?: boolean;
}

/** A filter whose values, without words of their own, are names. */
type FacetDraft = Omit<Facet, "text"> & Partial<Pick<Facet, "text">>;

/** A term of the overview with what stands for it. */
type Fact = [string, Child];

/** Which tokens the palette lists. */
type PaletteShow = "all" | "differ" | "out" | "unpaired" | "missing";

/** A row of the palette: the head of a family, or a token. */
type PaletteRow = { family: string } | { token: number };

/** A raw colour in its ramp. */
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

/** A cell whose two verdicts differ: its pairs and what they come to, or -1. */
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

/** What a grid shows: counts, sizes in px, and how its parts are made; a cell that is null is a gap. */
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
  /** With -1 where nothing is pointed at. */
  onhover?: (row: number, column: number) => void;
  onopen?: (row: number, column: number) => void;
}

/** What the link chooses of the matrix, and what there is to choose from. */
type MatrixChoices = ReturnType<typeof import("./matrix.js").matrixChoices>;

/** What the grid of a matrix is about, for what stands around it. */
interface MatrixGrid {
  variant: Variant;
  cellOf: (row: number, column: number) => CellFacts;
}

/** How many pairs fail, of each variant, cause, rule and token. */
type FailureCounts = Record<"byVariant" | "byCause" | "byRule" | "byToken", Uint32Array>;

/** By what the list of findings is grouped. */
type Grouping = "theme" | "cause" | "rule" | "token" | "none";

/** Which foregrounds a grid shows, and which backgrounds. */
type ForegroundKind = "text" | "icon" | "border" | "surface" | "all";
type BackgroundChoice = "used" | "rule" | "all";

/** A group of pairs in the list of findings. */
interface PairGroup {
  key: string;
  title: string;
  order: number;
  pairs: number[];
}

/** What a change of a plan or a try does to pairs. */
type Effects = Record<"mended" | "broken" | "touched", number[]>;

/** A plan as a patch: what it says, what it leaves to a person, and the lines that it changes. */
type Patch = ReturnType<import("./mendplan.js").MendPlan["patch"]>;
