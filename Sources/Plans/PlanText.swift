import Audit
import ColorScience
import JSONText
import ThemeModel

/// A configuration as text for people to edit, which `legible init` writes. Reading it gives the same plan.
public struct PlanText {
  public var name: String?
  public var paths: [String]
  /// Whether the sources were read leniently, and must be read so again.
  public var isLenient = false
  /// The name of the source, if its paths alone would give its themes other names.
  public var sourceName: String?
  /// Excluded paths below `paths`.
  public var excluded: [String] = []
  /// Sentences for the head of the file: what was found, and how to correct it.
  public var seen: [String] = []
  public var roles: [Plan.RolePatterns]
  public var over: [Backdrop]
  public var rules: [PairRule]
  /// A sentence for the head of the file: how roles and rules were derived.
  public var explanation: String?
  /// Tokens in the rules that have no color yet.
  public var undetermined: [String] = []

  public init(
    name: String? = nil, paths: [String], roles: [Plan.RolePatterns] = [], over: [Backdrop] = [],
    rules: [PairRule] = [], explanation: String? = nil
  ) {
    self.name = name
    self.paths = paths
    self.roles = roles
    self.over = over
    self.rules = rules
    self.explanation = explanation
  }

  public init(name: String? = nil, paths: [String], inference: PlanInference) {
    self.init(
      name: name, paths: paths, roles: inference.roles, over: inference.over,
      rules: inference.over.isEmpty ? inference.rules : inference.rules.map(\.withoutAssumedOver),
      explanation: inference.report.explanation)
    undetermined = inference.undetermined.map(\.path)
  }

  /// Returns rules only, to paste into a configuration.
  public static func text(of rules: [PairRule]) -> String {
    let text = PlanText(paths: [], rules: rules)
    return (["["] + rules.flatMap(text.ruleLines) + ["]"]).joined(separator: "\n") + "\n"
  }

  private static let shownUndetermined = 12

  public var text: String {
    var lines = ["// What Legible audits here. Comments and trailing commas are allowed."]
    for sentence in seen { lines += CommentText.lines(sentence) }
    if let explanation { lines += CommentText.lines("Drafted from the names of the tokens: \(explanation)") }
    if !undetermined.isEmpty {
      let shown = undetermined.prefix(PlanText.shownUndetermined).joined(separator: ", ")
      let more = undetermined.count - PlanText.shownUndetermined
      lines += CommentText.lines(
        "No colour is known for \(shown)\(more > 0 ? " and \(more) more" : ""): pairs with them are "
          + "undetermined, which fails an audit, until the sources or this file define them.")
    }
    lines.append("{")
    if let name { lines.append("  \"name\": \(quoted(name)),") }
    lines.append("  \"themes\": \(themes),")
    if !roles.isEmpty {
      lines += ["", "  // What tokens are for; the first list that matches decides. “!” takes a token out again."]
      lines.append("  \"roles\": {")
      for role in roles { lines.append("    \(quoted(role.role.rawValue)): \(list(role.selectors.map(\.text))),") }
      lines.append("  },")
    }
    if !over.isEmpty {
      lines += ["", "  // What lies under translucent backgrounds: alternatives, of which the worst decides."]
      lines.append("  \"over\": \(over(over)),")
    }
    if !rules.isEmpty {
      lines += ["", "  // Which foregrounds meet which backgrounds, and what they have to reach."]
      lines.append("  \"rules\": [")
      for rule in rules { lines += ruleLines(rule) }
      lines.append("  ],")
    }
    lines += [
      "", "  // What may fail for now: a rule, tokens, themes, a reason, an owner and a last day.",
      "  \"waivers\": [],",
      "}",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Paths that were read together stay one source. As strings of a list they would be separate sources, and the code
  /// of one would not find the colors of another.
  private var themes: String {
    guard isLenient || !excluded.isEmpty || paths.count > 1 || sourceName != nil else { return list(paths) }
    var members = ["\"paths\": \(list(paths))"]
    if let sourceName { members.insert("\"name\": \(quoted(sourceName))", at: 0) }
    if isLenient { members.append("\"lenient\": true") }
    if !excluded.isEmpty { members.append("\"exclude\": \(list(excluded))") }
    return "[{ " + members.joined(separator: ", ") + " }]"
  }

  private func ruleLines(_ rule: PairRule) -> [String] {
    var lines = ["    {", "      \"id\": \(quoted(rule.id)),"]
    lines.append("      \"foreground\": \(list(rule.foreground.map(\.text))),")
    lines.append("      \"background\": \(list(rule.background.map(\.text))),")
    if !rule.over.isEmpty || rule.ignoresPlanOver { lines.append("      \"over\": \(over(rule.over)),") }
    let criterion = Criterion.named(rule.criterion.name) == nil ? rule.criterion.name : quoted(rule.criterion.name)
    lines.append("      \"require\": \(criterion),")
    if !rule.when.contexts.isEmpty {
      let contexts = rule.when.contexts.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(list($0.value))" }
      lines.append("      \"when\": { \(contexts.joined(separator: ", ")) },")
    }
    if !rule.themes.isEmpty { lines.append("      \"themes\": \(list(rule.themes.map(\.text))),") }
    if rule.evidence != .declared { lines.append("      \"evidence\": \(quoted(rule.evidence.rawValue)),") }
    if rule.severity == .warning { lines.append("      \"severity\": \"warning\",") }
    lines.append("      \"sample\": \(quoted(rule.sample.rawValue)),")
    if let reason = rule.reason { lines.append("      \"reason\": \(quoted(reason)),") }
    return lines + ["    },"]
  }

  /// Writes an alternative of several layers as a nested list.
  private func over(_ backdrops: [Backdrop]) -> String {
    let alternatives = backdrops.map { backdrop -> String in
      backdrop.layers.count == 1
        ? quoted(backdrop.text) : "[" + backdrop.layers.map { quoted(text($0)) }.joined(separator: ", ") + "]"
    }
    return "[" + alternatives.joined(separator: ", ") + "]"
  }

  private func text(_ layer: Backdrop.Layer) -> String { Backdrop([layer]).text }

  /// Writes a list on one line if it fits, and otherwise one entry on each line.
  private func list(_ texts: [String]) -> String {
    let quotedTexts = texts.map(quoted)
    let line = "[" + quotedTexts.joined(separator: ", ") + "]"
    if line.utf8.count <= 90 { return line }
    return "[\n" + quotedTexts.map { "        \($0)," }.joined(separator: "\n") + "\n      ]"
  }

  private func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

/// Wraps prose as comment lines.
enum CommentText {
  private static let width = 100

  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = "//"
    for word in text.split(whereSeparator: \.isWhitespace) {
      if line.count + word.count >= width, line != "//" {
        lines.append(line)
        line = "//"
      }
      line += " " + word
    }
    return lines + [line]
  }
}
