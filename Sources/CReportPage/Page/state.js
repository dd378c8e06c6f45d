// The state of the page is its link: the view and the fields in the hash.

/** The views in the order of the bar. A view's title is its name. */
export const VIEWS = /** @type {const} */ (["overview", "findings", "mend", "matrix", "compare", "palette", "vision"]);

/** @param {string} text */
const wellFormed = (text) =>
  text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd");
/** @param {string} part */
const encodePart = (part) =>
  encodeURIComponent(wellFormed(String(part)))
    .replace(/~/g, "%7E").replace(/%20/g, "+").replace(/%2F/g, "/").replace(/%3A/g, ":");
/** @param {string} part */
const decodePart = (part) => {
  try {
    return decodeURIComponent(part.replace(/\+/g, " "));
  } catch {
    return "";
  }
};

// `fields` maps each key to its values; each value is a list of parts.
export class State {
  /** @param {View} view @param {Map<string, string[][]>} fields */
  constructor(view = "overview", fields = new Map()) {
    this.view = view;
    this.fields = fields;
  }

  /** @param {string} hash */
  static parse(hash) {
    const text = hash.replace(/^#\/?/, "");
    const cut = text.indexOf("?");
    const named = cut < 0 ? text : text.slice(0, cut);
    /** @type {Map<string, string[][]>} */
    const fields = new Map();
    if (cut >= 0) {
      for (const field of text.slice(cut + 1).split("&")) {
        const equals = field.indexOf("=");
        if (equals <= 0) continue;
        const values = field.slice(equals + 1).split(",").filter((value) => value !== "");
        fields.set(decodePart(field.slice(0, equals)), values.map((value) => value.split("~").map(decodePart)));
      }
    }
    return new State(VIEWS.find((view) => view === named), fields);
  }

  toString() {
    const fields = [...this.fields].filter(([, values]) => values.length > 0)
      .map(([key, values]) => encodePart(key) + "=" + values.map((value) => value.map(encodePart).join("~")).join(","));
    const view = this.view === "overview" && fields.length === 0 ? "" : this.view;
    return "#/" + view + (fields.length > 0 ? "?" + fields.join("&") : "");
  }

  /** @param {string} key */
  all(key) {
    return (this.fields.get(key) ?? []).map((value) => value.join("~"));
  }

  /** @param {string} key @returns {string | null} */
  one(key) {
    return this.all(key)[0] ?? null;
  }

  /** @param {string} key */
  parts(key) {
    return this.fields.get(key)?.[0] ?? null;
  }

  /**
   * The one of the values that the link names, or else the first one.
   * @template {string} V
   * @param {string} key
   * @param {readonly V[]} values
   */
  choice(key, values) {
    const named = this.one(key);
    return values.find((value) => value === named) ?? values[0];
  }

  /**
   * Returns a copy with some fields changed.
   * @param {FieldChanges} changes
   * @param {View} [view]
   */
  with(changes, view = this.view) {
    const fields = new Map(
      view === this.view ? this.fields : [...this.fields].filter(([key]) => key === "see" || key === "try"),
    );
    for (const [key, value] of Object.entries(changes)) {
      const values = value === null ? [] : typeof value === "string" ? [value] : value;
      if (values.length === 0) fields.delete(key);
      else fields.set(key, values.map((each) => (typeof each === "string" ? [each] : [...each])));
    }
    return new State(view, fields);
  }
}
