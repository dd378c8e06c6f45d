import Audit
import JSONText
import ThemeModel

/// `legible-baseline.json`: the accepted failures by identity, one on each line, so that merges are readable.
public enum BaselineFile {
  public static let name = "legible-baseline.json"
  public static let schema = "legible.baseline/1"

  public static func json(_ baseline: Baseline) -> [UInt8] {
    var json = JSONWriter(.pretty)
    json.object { json in
      json.member("schema", schema)
      json.array("failures") { json in
        for entry in baseline.entries.sorted(by: { $0.identity < $1.identity }) {
          json.object(inline: true) { json in
            json.member("theme", entry.identity.theme)
            if !entry.identity.choices.isEmpty {
              json.object("axes") { json in
                for choice in entry.identity.choices { json.member(choice.axis, choice.context) }
              }
            }
            json.member("rule", entry.identity.rule)
            json.member("foreground", entry.identity.foreground)
            json.member("background", entry.identity.background)
            json.member("ratio", ifPresent: entry.ratio)
          }
        }
      }
      if !baseline.findings.isEmpty {
        json.array("findings") { json in
          for entry in baseline.findings.sorted(by: { $0.identity < $1.identity }) {
            json.object(inline: true) { json in
              json.member("class", entry.identity.failure.rawValue)
              json.array("of") { json in
                for name in entry.identity.names { json.value(name) }
              }
            }
          }
        }
      }
    }
    json.newline()
    return json.take()
  }

  /// Reads as much of the baseline as possible, and returns it with its errors.
  public static func read(_ bytes: [UInt8], file: String) -> (baseline: Baseline, diagnostics: [Diagnostic]) {
    var log = PlanLog(file: file)
    var baseline = Baseline(name: file, entries: [])
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes, dialect: .commented)
    } catch {
      log.error("baseline-syntax", error.message, at: error.position)
      return (baseline, log.diagnostics)
    }
    guard
      let root = PlanObject(document.root, title: "the baseline", keys: ["schema", "failures", "findings"], log: &log)
    else { return (baseline, log.diagnostics) }
    if let found = root.string("schema", log: &log), found != schema, let node = root["schema"] {
      log.error("baseline-schema", "the baseline has schema “\(found)”; this version reads “\(schema)”", at: node)
      return (baseline, log.diagnostics)
    }
    guard let failures = root["failures"], failures.isArray else {
      log.error("config-missing", "the baseline needs “failures”: an array", at: document.root)
      return (baseline, log.diagnostics)
    }
    var places: [PairIdentity: Place] = [:]
    for node in failures.elements {
      guard let entry = entry(node, &log) else { continue }
      if let first = places[entry.identity] {
        log.error("baseline-duplicate", "this pair appears twice", at: node, related: [first])
        continue
      }
      places[entry.identity] = entry.place
      baseline.entries.append(entry)
    }
    readFindings(root, into: &baseline, &log)
    return (baseline, log.diagnostics)
  }

  private static func readFindings(_ root: PlanObject, into baseline: inout Baseline, _ log: inout PlanLog) {
    guard let findings = root["findings"] else { return }
    guard findings.isArray else {
      log.wrongType("“findings”", findings, expected: "an array")
      return
    }
    var known: [FindingIdentity: Place] = [:]
    for node in findings.elements {
      guard let object = PlanObject(node, title: "an entry", keys: ["class", "of"], log: &log),
        let word = object.string("class", log: &log)
      else { continue }
      guard let failure = FailureClass.choosable.first(where: { $0.rawValue == word }) else {
        log.unknownWord(
          "config-unknown-word", "“class”:", word, among: FailureClass.choosable.map(\.rawValue),
          at: object["class"] ?? node)
        continue
      }
      let names = object["of"].map { $0.isArray ? $0.elements.compactMap(\.string) : [] } ?? []
      guard !names.isEmpty else {
        log.error("config-missing", "an entry needs “of”: an array of names", at: node)
        continue
      }
      let identity = FindingIdentity(failure, names)
      if let first = known[identity] {
        log.error("baseline-duplicate", "this finding appears twice", at: node, related: [first])
        continue
      }
      known[identity] = log.place(node)
      baseline.findings.append(Baseline.FindingEntry(identity: identity, place: log.place(node)))
    }
  }

  private static func entry(_ node: JSONNode, _ log: inout PlanLog) -> Baseline.Entry? {
    guard
      let object = PlanObject(
        node, title: "an entry", keys: ["theme", "axes", "rule", "foreground", "background", "ratio"], log: &log)
    else { return nil }
    var names: [String] = []
    for key in ["rule", "foreground", "background", "theme"] {
      guard let name = object.string(key, log: &log) else {
        if object[key] == nil { log.error("config-missing", "an entry needs “\(key)”", at: node) }
        return nil
      }
      names.append(name)
    }
    var choices: [Variant.Choice] = []
    for member in object["axes"]?.members.map({ ($0.key, $0.value) }) ?? [] {
      guard let context = member.1.string else {
        log.wrongType("“\(member.0)” of “axes”", member.1, expected: "a context")
        return nil
      }
      choices.append(Variant.Choice(axis: member.0, context: context))
    }
    return Baseline.Entry(
      identity: PairIdentity(
        rule: names[0], foreground: names[1], background: names[2], theme: names[3], choices: choices),
      ratio: object.number("ratio", in: 0...21.001, log: &log), place: log.place(node))
  }
}
