import Audit
import ColorScience
import JSONText
import ThemeModel

/// Reads the configuration section by section. Anything invalid is reported in the log and left out of the plan.
struct PlanReader {
  static let keys = [
    "$schema", "name", "themes", "roles", "rules", "over", "waivers", "displays", "gamut", "distinguish", "fail-on",
    "labels", "mend", "lints",
  ]

  var log: PlanLog
  var result = PlanFile()

  init(log: PlanLog) {
    self.log = log
  }

  mutating func read(_ document: JSONDocument) {
    for duplicate in document.duplicateKeys {
      log.error(
        "config-duplicate-key", "the key “\(duplicate.key)” appears twice", at: duplicate.second,
        related: [log.place(duplicate.first)])
    }
    guard let root = PlanObject(document.root, title: "the configuration", keys: PlanReader.keys, log: &log) else {
      return
    }
    result.plan.name = root.nonEmpty("name", log: &log)
    result.sources = root.list("themes").compactMap { readSource($0) }
    if let roles = root["roles"] { readRoles(roles) }
    result.plan.over = readOver(root, owner: "over")
    readRules(root)
    readWaivers(root)
    readDisplays(root)
    readGamut(root)
    readDistinguish(root)
    readFailOn(root)
    readLabels(root)
    readMend(root)
    readLints(root)
    noteSpokenThemes()
  }

  /// Tells the sources of which themes the rest of the configuration speaks, so that none of them is left out as equal to another.
  private mutating func noteSpokenThemes() {
    let plan = result.plan
    let labelled = plan.labels.map { label in label.name.split(separator: "/").first.map(String.init) ?? label.name }
    let wanted = plan.rules.flatMap { rule in rule.themes.filter { !$0.isExclusion }.map(\.text) }
    let spoken = wanted + plan.waivers.map(\.theme.text) + labelled
    for index in result.sources.indices { result.sources[index].options.spokenThemes = spoken }
  }

  /// Reads `["raw-in-view"]`.
  private mutating func readLints(_ root: PlanObject) {
    guard root["lints"] != nil else { return }
    for element in root.strings("lints", log: &log) {
      guard let text = element.string else { continue }
      if let lint = Lint(rawValue: text) {
        result.plan.lints.insert(lint)
      } else {
        log.unknownWord("config-unknown-word", "“lints”:", text, among: Lint.allCases.map(\.rawValue), at: element)
      }
    }
  }

  /// Reads `{"pair-worth": 0.03, "locked": ["Brand.*"]}`.
  private mutating func readMend(_ root: PlanObject) {
    guard let node = root["mend"],
      let object = PlanObject(node, title: "“mend”", keys: ["pair-worth", "locked"], log: &log)
    else { return }
    if let worth = object.number("pair-worth", in: 0...1, log: &log) { result.plan.mend.pairWorth = worth }
    if object["locked"] != nil {
      result.plan.mend.locked = object.strings("locked", log: &log).compactMap(\.string)
    }
  }

  /// Reads `{"NovaDarkTheme": "Nova dark"}`.
  private mutating func readLabels(_ root: PlanObject) {
    guard let node = root["labels"] else { return }
    guard node.isObject else {
      log.wrongType("“labels”", node, expected: "an object: a theme's or a variant's name to its label")
      return
    }
    var places: [String: Place] = [:]
    for member in node.members {
      guard let text = member.value.string else {
        log.wrongType("“\(member.key)” of “labels”", member.value, expected: "a string")
        continue
      }
      if text.allSatisfy(\.isWhitespace) {
        log.error("config-empty", "the label of “\(member.key)” is empty", at: member.value)
      } else if let first = places[text] {
        log.error(
          "config-duplicate", "two labels are “\(text)”; the first is at \(first)", at: member.value,
          related: [first])
      } else {
        places[text] = log.place(member.value)
        result.plan.labels.append(Plan.Label(name: member.key, text: text, place: log.place(member.keyNode)))
      }
    }
  }

  private mutating func readRoles(_ node: JSONNode) {
    let known = TokenRole.allCases.map(\.rawValue)
    guard let object = PlanObject(node, title: "“roles”", keys: known, log: &log) else { return }
    for member in node.members {
      guard let role = TokenRole(rawValue: member.key) else { continue }
      result.plan.roles.append(
        Plan.RolePatterns(role: role, selectors: selectors(member.key, of: object, allowsRoles: false)))
    }
  }

  private mutating func readDisplays(_ root: PlanObject) {
    guard let node = root["displays"] else { return }
    if node.isArray || node.isString {
      readTargets(PlanObject.strings(node, "“displays”", log: &log), at: node)
      return
    }
    guard
      let object = PlanObject(node, title: "“displays”", keys: ["targets", "mapping", "tolerance"], log: &log)
    else { return }
    if let targets = object["targets"] { readTargets(object.strings("targets", log: &log), at: targets) }
    if let mapping = object.choice("mapping", GamutMapping.self, log: &log) { result.plan.mapping = mapping }
    if let tolerance = object.number("tolerance", in: 0...0.1, log: &log) { result.plan.gamutTolerance = tolerance }
  }

  private mutating func readTargets(_ nodes: [JSONNode], at list: JSONNode) {
    var displays: [Display] = []
    for node in nodes {
      let text = node.string ?? ""
      guard let display = Display(rawValue: text) else {
        log.unknownWord(
          "config-unknown-word", "the display", text, among: Display.allCases.map(\.rawValue), at: node)
        continue
      }
      if displays.contains(display) {
        log.error("config-duplicate", "the display “\(text)” appears twice", at: node)
      } else {
        displays.append(display)
      }
    }
    if !displays.isEmpty { result.plan.displays = displays }
  }

  private mutating func readGamut(_ root: PlanObject) {
    for (index, node) in root.list("gamut").enumerated() {
      guard
        let object = PlanObject(node, title: "a gamut rule", keys: ["id", "tokens", "inside", "within"], log: &log)
      else { continue }
      let tokens = required("tokens", of: object)
      guard let gamut = object.choice("inside", Display.self, log: &log) else {
        if object["inside"] == nil {
          log.error("config-missing", "a gamut rule needs “inside”: a gamut's name", at: node)
        }
        continue
      }
      result.plan.gamutRules.append(
        GamutRule(
          id: object.nonEmpty("id", log: &log) ?? (index == 0 ? "gamut" : "gamut-\(index + 1)"), tokens: tokens,
          gamut: gamut, within: object.number("within", in: 0...1, log: &log) ?? 0, place: log.place(node)))
    }
  }

  private mutating func readDistinguish(_ root: PlanObject) {
    for (index, node) in root.list("distinguish").enumerated() {
      guard
        let object = PlanObject(node, title: "a distinguish rule", keys: ["id", "tokens", "least"], log: &log)
      else { continue }
      result.plan.distinguishRules.append(
        DistinguishRule(
          id: object.nonEmpty("id", log: &log) ?? (index == 0 ? "distinguish" : "distinguish-\(index + 1)"),
          tokens: required("tokens", of: object),
          threshold: object.number("least", in: 0...1, log: &log) ?? DistinguishRule.defaultThreshold,
          place: log.place(node)))
    }
  }

  private mutating func readFailOn(_ root: PlanObject) {
    guard let node = root["fail-on"] else { return }
    guard node.isArray else {
      log.wrongType("“fail-on”", node, expected: "an array of strings")
      return
    }
    var classes: Set<FailureClass> = []
    for element in node.elements {
      guard let text = element.string else {
        log.wrongType("“fail-on”", element, expected: "strings")
        continue
      }
      guard let failure = FailureClass.choosable.first(where: { $0.rawValue == text }) else {
        log.unknownWord(
          "config-unknown-word", "“fail-on”:", text, among: FailureClass.choosable.map(\.rawValue), at: element)
        continue
      }
      classes.insert(failure)
    }
    result.plan.failOn = classes
    result.plan.countsIdlePatterns = true
  }
}
