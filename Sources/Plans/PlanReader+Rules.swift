import Audit
import ColorScience
import JSONText
import ThemeModel

extension PlanReader {
  static let ruleKeys = [
    "id", "foreground", "background", "over", "require", "when", "themes", "foreground-from", "severity", "sample",
    "reason", "evidence", "optional",
  ]

  mutating func readRules(_ root: PlanObject) {
    guard let list = root["rules"] else { return }
    guard list.isArray else {
      log.wrongType("“rules”", list, expected: "an array of rules")
      return
    }
    var places: [String: Place] = [:]
    for node in list.elements {
      guard let rule = readRule(node) else { continue }
      if let first = places[rule.id] {
        log.error(
          "config-duplicate-rule", "two rules have the id “\(rule.id)”; the first is at \(first)",
          at: node["id"] ?? node, related: [first])
        continue
      }
      places[rule.id] = rule.place
      result.plan.rules.append(rule)
    }
  }

  private mutating func readRule(_ node: JSONNode) -> PairRule? {
    guard var object = PlanObject(node, title: "a rule", keys: PlanReader.ruleKeys, log: &log) else { return nil }
    guard let id = object.nonEmpty("id", log: &log) else {
      if object["id"] == nil { log.error("config-missing", "a rule needs an “id”", at: node) }
      return nil
    }
    object.title = "rule “\(id)”"
    let foreground = required("foreground", of: object)
    let background = required("background", of: object)
    guard let criterion = criterion(object) else { return nil }
    var rule = PairRule(
      id: id, foreground: foreground, background: background, over: readOver(object, owner: object.title),
      criterion: criterion, when: condition(object), themes: themePatterns(object),
      foregroundContexts: contexts("foreground-from", of: object), reason: object.nonEmpty("reason", log: &log),
      sample: SampleGuess.sample(criterion: criterion, foreground: foreground), place: log.place(node))
    // An empty list says that nothing is known, where the plan's own would apply otherwise.
    rule.ignoresPlanOver =
      rule.over.isEmpty && object["over"].map { $0.isArray && Array($0.elements).isEmpty } == true
    if let severity = object.choice("severity", RuleReport.Severity.self, log: &log) { rule.severity = severity }
    if let evidence = object.choice("evidence", Evidence.self, log: &log) { rule.evidence = evidence }
    if let isOptional = object.flag("optional", log: &log) { rule.isOptional = isOptional }
    if let sample = object.choice("sample", SampleKind.self, log: &log) { rule.sample = sample }
    return rule
  }

  private mutating func criterion(_ object: PlanObject) -> Criterion? {
    guard let node = object["require"] else {
      log.error(
        "config-missing", "\(object.title) needs “require”: a criterion (\(PlanReader.criteria)) or a ratio",
        at: object.node)
      return nil
    }
    if let name = node.string {
      if let criterion = Criterion.named(name) { return criterion }
      log.unknownWord("config-unknown-criterion", "the criterion", name, among: Criterion.named.map(\.name), at: node)
      return nil
    }
    guard let ratio = object.number("require", in: 1...21, log: &log) else { return nil }
    return .ratio(ratio)
  }

  static var criteria: String {
    Criterion.named.map(\.name).joined(separator: ", ")
  }
}

/// Guesses the kind of sample for a rule that does not name one.
enum SampleGuess {
  static func sample(criterion: Criterion, foreground: [TokenSelector]) -> SampleKind {
    if criterion == .aaLarge || criterion == .aaaLarge { return .largeText }
    let roles = foreground.compactMap { selector -> TokenRole? in
      if case .role(let role) = selector.kind, !selector.isExclusion { role } else { nil }
    }
    if let role = roles.first { return role.sample }
    let words = foreground.filter { !$0.isExclusion }.map { $0.text.lowercased() }
    guard criterion == .nonText else {
      return !words.isEmpty && words.allSatisfy { $0.contains("disabled") } ? .disabled : .text
    }
    if words.contains(where: { $0.contains("focus") }) { return .focus }
    let borders = ["border", "stroke", "divider", "outline", "separator"]
    return words.contains { word in borders.contains { word.contains($0) } } ? .border : .icon
  }
}
