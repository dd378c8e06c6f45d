import Audit
import ColorScience
import JSONText
import ThemeModel

enum RuleCoding {
  static func write(_ rule: RuleReport, to json: inout JSONWriter) {
    json.member("id", rule.id)
    write("foreground", rule.foreground, to: &json)
    write("background", rule.background, to: &json)
    if !rule.over.isEmpty { write("over", rule.over, to: &json) }
    if !rule.backdrops.isEmpty {
      json.array("backdrops") { json in
        for layers in rule.backdrops {
          json.array { json in
            for layer in layers {
              switch layer {
              case .token(let token): json.value(token)
              case .color(let color): ColorCoding.write(color, to: &json)
              }
            }
          }
        }
      }
    }
    json.member("criterion", rule.criterion.name)
    json.member("successCriterion", ifPresent: rule.criterion.successCriterion)
    json.member("required", rule.criterion.required)
    write("when", rule.when, to: &json)
    if !rule.themes.isEmpty { write("themes", rule.themes, to: &json) }
    write("foregroundFrom", rule.foregroundContexts, to: &json)
    json.member("severity", rule.severity.rawValue)
    json.member("reason", ifPresent: rule.reason)
    json.member("sample", rule.sample.rawValue)
    json.member("evidence", rule.evidence.rawValue)
    json.member("at", ifPresent: rule.place?.description)
  }

  private static func write(_ key: String, _ texts: [String], to json: inout JSONWriter) {
    json.values(key, texts)
  }

  static func write(_ key: String, _ contexts: Contexts, to json: inout JSONWriter) {
    guard !contexts.isEmpty else { return }
    json.object(key) { json in
      for (axis, context) in contexts.sorted(by: { $0.key < $1.key }) { json.member(axis, context) }
    }
  }

  static func read(_ object: ReportObject) throws(ReportDocumentError) -> RuleReport {
    let required = try object.number("required")
    let name = try object.string("criterion")
    return RuleReport(
      id: try object.string("id"), foreground: try object.strings("foreground"),
      background: try object.strings("background"), over: try object.strings("over"),
      criterion: Criterion.named(name) ?? .ratio(required), when: try object.contexts("when"),
      severity: try object.choice("severity", RuleReport.Severity.self),
      reason: try object.optionalString("reason"), sample: try object.choice("sample", SampleKind.self),
      place: try object.optionalPlace("at"), evidence: try object.choice("evidence", Evidence.self),
      backdrops: try backdrops(object), foregroundContexts: try object.contexts("foregroundFrom"),
      themes: try object.strings("themes"))
  }

  private static func backdrops(
    _ object: ReportObject
  ) throws(ReportDocumentError) -> [[RuleReport.BackdropLayer]] {
    var backdrops: [[RuleReport.BackdropLayer]] = []
    for alternative in try object.optionalArray("backdrops") {
      var layers: [RuleReport.BackdropLayer] = []
      for layer in alternative.elements {
        if let token = layer.integer {
          layers.append(.token(token))
        } else {
          layers.append(.color(try ColorCoding.read(try object.nested(layer, "backdrops"))))
        }
      }
      backdrops.append(layers)
    }
    return backdrops
  }
}
