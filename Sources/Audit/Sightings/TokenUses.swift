import ThemeModel

/// What views show each token as: text, icon or border. A color that a team names in code and in a catalog has the uses of both
/// names.
struct TokenUses: Sendable {
  private var roles: [String: Set<TokenRole>] = [:]
  /// Tokens that views show in every state, and so not only where something is disabled.
  private var always: Set<String> = []

  private let namesakes: Namesakes

  init(_ system: ThemeSystem) {
    namesakes = system.namesakes
    for sighting in system.sightings {
      guard let path = sighting.foreground.token, let role = TokenUses.role(of: sighting.element) else { continue }
      roles[system.standIns[path] ?? path, default: []].insert(role)
      if sighting.certainty == .proven, sighting.sites.contains(where: { $0.condition == nil }) { always.insert(path) }
    }
    guard !roles.isEmpty else { return }
    for (asset, code) in system.namesInCode {
      let both = roles[asset, default: []].union(roles[code, default: []])
      guard !both.isEmpty else { continue }
      roles[asset] = both
      roles[code] = both
    }
  }

  /// Returns a path as code spells it: without the number that tells it from the same path of another module.
  func spoken(_ path: String) -> String {
    guard namesakes.files[path] != nil, let space = path.lastIndex(of: " "),
      Int(path[path.index(after: space)...]) != nil
    else { return path }
    return String(path[..<space])
  }

  private static func role(of element: Sighting.Element) -> TokenRole? {
    switch element {
    case .text, .placeholder: .text
    case .icon, .control: .icon
    case .border: .border
    case .disabled: nil
    }
  }

  /// Returns the role of a token: what views show it as, or else what its name says.
  ///
  /// No use lowers what a name requires: the views that are read are never all of them. A name decides among several uses: a
  /// hairline that is drawn as a line is one, although an image takes its color too. What is only text or an icon is no
  /// decoration. A color that views show whatever their state is, is not for the disabled one. That it is a surface too, no use
  /// contradicts.
  func role(of path: String, named role: TokenRole?) -> TokenRole? {
    guard let uses = roles[path] else { return role }
    switch role {
    case .text, .largeText: return role
    case .icon, .border: return role.map(uses.contains) == true ? role : TokenUses.strictest(of: uses)
    case .decoration: return uses.contains(.border) ? role : TokenUses.strictest(of: uses)
    case .disabled: return always.contains(path) ? TokenUses.strictest(of: uses) : role
    case .focus, .surface, nil: return role
    }
  }

  private static func strictest(of uses: Set<TokenRole>) -> TokenRole? {
    [.text, .icon, .border].first(where: uses.contains)
  }
}
