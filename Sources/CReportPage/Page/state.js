// The state is the link: view and fields in the hash.

const VIEWS = ["overview", "findings", "mend", "matrix", "compare", "palette", "vision"];

const wellFormed = (text) =>
  text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd");
const encodePart = (part) =>
  encodeURIComponent(wellFormed(String(part)))
    .replace(/~/g, "%7E").replace(/%20/g, "+").replace(/%2F/g, "/").replace(/%3A/g, ":");
const decodePart = (part) => {
  try {
    return decodeURIComponent(part.replace(/\+/g, " "));
  } catch {
    return "";
  }
};

// fields: key → values, each value a list of parts
export class State {
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
