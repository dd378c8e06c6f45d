import ThemeModel

/// The role of each token: its own declaration, or else the first list of the plan that matches. Lists for roles that WCAG
/// exempts come first, so that `text*` does not make body text of `textDisabled`.
struct RoleAssignment: Sendable {
  private(set) var roles: [TokenRole?]
  /// The tokens of each role.
  private(set) var tokens: [TokenRole: [Int]]
  /// The roles as reports print them. A declaration that names no known role is kept as it is.
  private(set) var names: [String?]

  init(_ lists: [Plan.RolePatterns], catalogue: TokenCatalogue, tracker: inout PatternTracker) {
    let ordered =
      lists.enumerated().sorted { a, b in
        (RoleAssignment.rank(a.element.role), a.offset) < (RoleAssignment.rank(b.element.role), b.offset)
      }.map(\.element)
    var roles = [TokenRole?](repeating: nil, count: catalogue.count)
    for list in ordered {
      let matched = SelectorList.select(
        list.selectors, catalogue: catalogue, roles: nil, owner: "role \(list.role.rawValue)", tracker: &tracker)
      for found in matched where roles[found.token] == nil { roles[found.token] = list.role }
    }
    var names: [String?] = []
    for index in 0..<catalogue.count {
      if let declared = catalogue.declaredRoles[index] {
        roles[index] = TokenRole(rawValue: declared)
        names.append(declared)
      } else {
        names.append(roles[index]?.rawValue)
      }
    }
    self.roles = roles
    tokens = roles.indices.reduce(into: [:]) { tokens, index in
      if let role = roles[index] { tokens[role, default: []].append(index) }
    }
    self.names = names
  }

  private static func rank(_ role: TokenRole) -> Int {
    role.exemption == nil ? 1 : 0
  }
}
