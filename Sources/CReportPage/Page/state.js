// The state is the link: view and fields in the hash.

const VIEWS = ["overview", "findings", "mend", "matrix", "compare", "palette", "vision"];

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

// fields: key → values, each value a list of parts
export class State {
  /** @param {string} [view] */
  constructor(view = "overview", fields = new Map()) {
    this.view = view;
    /** @type {Map<string, string[][]>} */
    this.fields = fields;
  }

  /** @param {string} hash */
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

  /** @param {string} key */
  all(key) {
    return (this.fields.get(key) ?? []).map((value) => value.join("~"));
  }

  /** @param {string} key @param {string | null} [fallback] */
  one(key, fallback = null) {
    return this.all(key)[0] ?? fallback;
  }

  /** @param {string} key */
  parts(key) {
    return this.fields.get(key)?.[0] ?? null;
  }

  /** @param {string} key @param {string[]} values */
  choice(key, values) {
    const value = this.one(key);
    return values.includes(value) ? value : values[0];
  }

  /**
   * A copy with fields changed: null drops one, a list gives several values, a list of lists values of parts.
   * @param {Record<string, any>} changes
   * @param {string} [view]
   */
  with(changes, view = this.view) {
    const fields = new Map(
      view === this.view ? this.fields : [...this.fields].filter(([key]) => key === "see" || key === "try"),
    );
    for (const [key, value] of Object.entries(changes)) {
      if (value === null || (Array.isArray(value) && value.length === 0)) fields.delete(key);
      else {fields.set(
          key,
          (Array.isArray(value) ? value : [value]).map((each) => (Array.isArray(each) ? each : [String(each)])),
        );}
    }
    return new State(view, fields);
  }
}
