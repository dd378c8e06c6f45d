import Audit
import ColorScience
import ThemeModel

/// Rules for Firefox's tokens.
public enum FirefoxPlan {
  /// Returns exactly the pairs that its real views show.
  public static func views() throws -> Plan {
    struct Key: Hashable {
      var kind: String
      var background: String
      var only: String
    }
    var foregrounds: [Key: [String]] = [:]
    var order: [Key] = []
    for view in try Fixture.json("firefox-ios-used-pairs.json").required("views").members {
      for pair in view.value.elements {
        let key = Key(
          kind: try pair.required("kind").requiredString(), background: try pair.required("bg").requiredString(),
          only: pair["only"]?.string ?? "")
        let foreground = try pair.required("fg").requiredString()
        if foregrounds[key] == nil { order.append(key) }
        if foregrounds[key]?.contains(foreground) != true { foregrounds[key, default: []].append(foreground) }
      }
    }
    let rules = try order.map { key in
      PairRule(
        id: "\(key.kind)-on-\(key.background)" + (key.only.isEmpty ? "" : "-\(key.only)"),
        foreground: try foregrounds[key, default: []].map { try TokenSelector($0) },
        background: [try TokenSelector(key.background)], criterion: criterion(key.kind),
        themes: try themes(key.only), sample: sample(key.kind))
    }
    return Plan(roles: try roles(), rules: rules, over: [Backdrop([.token(try TokenSelector("layer1"))])])
  }

  private static func criterion(_ kind: String) -> Criterion {
    kind == "icon" || kind == "border" || kind == "divider" ? .nonText : .aaText
  }

  private static func sample(_ kind: String) -> SampleKind {
    kind == "icon" ? .icon : kind == "border" || kind == "divider" ? .border : .text
  }

  private static func themes(_ only: String) throws -> [ThemePattern] {
    switch only {
    case "nova": [try ThemePattern("Nova*")]
    case "classic": [try ThemePattern("!Nova*")]
    default: []
    }
  }

  static func roles() throws -> [Plan.RolePatterns] {
    func list(_ role: TokenRole, _ patterns: String...) throws -> Plan.RolePatterns {
      Plan.RolePatterns(role: role, selectors: try patterns.map { try TokenSelector($0) })
    }
    return [
      try list(.disabled, "*Disabled"), try list(.text, "text*"), try list(.icon, "icon*"),
      try list(.border, "border*"), try list(.surface, "layer*", "!layerScrim"),
    ]
  }

  /// Returns a plan as the team might write it, broad enough to find plenty.
  public static func team() throws -> Plan {
    func tokens(_ patterns: String...) throws -> [TokenSelector] { try patterns.map { try TokenSelector($0) } }
    let surfaces = try tokens("layer{1,2,3,4,5}", "layer5Hover", "layerSurface{Low,Medium,MediumAlt,MediumAlpha}")
    let rules = [
      PairRule(
        id: "body-text", foreground: try tokens("text{Primary,Secondary,Accent,Critical}", "textColorPrimary"),
        background: surfaces, criterion: .aaText, reason: "Body copy stands on every surface.", sample: .text),
      PairRule(
        id: "disabled-text", foreground: try tokens("textDisabled", "iconDisabled"), background: surfaces,
        criterion: .aaText, sample: .text),
      PairRule(
        id: "icons", foreground: try tokens("role:icon", "!icon{Inverted,Private}", "!iconOnColor*"),
        background: surfaces, criterion: .nonText, sample: .icon),
      PairRule(
        id: "borders", foreground: try tokens("border*", "!borderInverted"), background: surfaces,
        criterion: .nonText, sample: .border),
      PairRule(
        id: "buttons", foreground: try tokens("textInverted"),
        background: try tokens("actionPrimary", "actionPrimaryHover"),
        criterion: .aaText, sample: .text),
      PairRule(
        id: "secondary-buttons", foreground: try tokens("textPrimary"),
        background: try tokens("actionSecondary", "actionSecondaryHover"), criterion: .aaText, sample: .text),
      PairRule(
        id: "on-gradient", foreground: try tokens("textOnDark"), background: try tokens("layerGradient"),
        criterion: .aaLarge, sample: .largeText),
      PairRule(
        id: "toast", foreground: try tokens("textToast"), background: try tokens("layerInverse"), criterion: .aaText,
        themes: [try ThemePattern("Nova*")], sample: .text),
    ]
    return Plan(
      name: "Firefox for iOS", roles: try roles(), rules: rules,
      over: [Backdrop([.token(try TokenSelector("layer1"))])],
      waivers: [
        Waiver(
          rule: try TokenPattern("borders"), foreground: try TokenPattern("borderPrimary"),
          background: try TokenPattern("*"), theme: try TokenPattern("*"), kind: .decoration,
          reason: "Dividers between rows carry no meaning of their own.", owner: "design-systems")
      ], digest: "7c1e04f2")
  }
}
