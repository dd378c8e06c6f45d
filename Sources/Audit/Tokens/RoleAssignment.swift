import ThemeModel

/// The role of each token: its own declaration, else the first list of the plan that matches; lists for what WCAG exempts
/// go first, so that `text*` does not make body text of `textDisabled`.
struct RoleAssignment: Sendable {
  private(set) var roles: [TokenRole?]
  /// As reports print them; a declaration that names no known role is kept as it is.
  private(set) var names: [String?]

  init(_ lists: [Plan.RolePatterns], catalogue: TokenCatalogue, tracker: inout PatternTracker) {
    let ordered =
      lists.enumerated().sorted { a, b in
        (RoleAssignment.rank(a.element.role), a.offset) < (RoleAssignment.rank(b.element.role), b.offset)
      }.map(\.element)
    var roles: [TokenRole?] = []
    var names: [String?] = []
    for index in 0..<catalogue.count {
      var role: TokenRole?
      for list in ordered {
        let matched = SelectorList.matches(
          list.selectors, token: index, catalogue: catalogue, roles: nil, owner: "role \(list.role.rawValue)",
          tracker: &tracker)
        if matched, role == nil { role = list.role }
      }
      if let declared = catalogue.declaredRoles[index] {
        role = TokenRole(rawValue: declared)
        names.append(declared)
      } else {
        names.append(role?.rawValue)
      }
      roles.append(role)
    }
    self.roles = roles
    self.names = names
  }

  private static func rank(_ role: TokenRole) -> Int {
    role.exemption == nil ? 1 : 0
  }
}
