import ColorScience

/// What has no partner of its own meets every general surface.
struct GeneralInference {
  private let names: InferredNames
  private let partners: PartnerInference

  init(_ names: InferredNames, partners: PartnerInference) {
    self.names = names
    self.partners = partners
  }

  func rules() -> [PairRule] {
    let surfaces = selectors(.surface)
    guard !surfaces.isEmpty else { return [] }
    let kinds: [(id: String, role: TokenRole, criterion: Criterion, severity: RuleReport.Severity, reason: String)] = [
      ("text", .text, .aaText, .error, "Text on the general surfaces."),
      ("icons", .icon, .nonText, .error, "Icons on the general surfaces."),
      ("focus", .focus, .nonText, .error, "The focus has to be seen."),
      (
        "borders", .border, .nonText, .warning, "Borders that tell a control from its surface; dividers may be fainter."
      ),
      ("disabled", .disabled, .aaText, .error, "Inactive components are exempt; measured all the same."),
    ]
    return kinds.compactMap { kind in
      let foreground = selectors(kind.role)
      guard !foreground.isEmpty else { return nil }
      return PairRule(
        id: kind.id, foreground: foreground, background: surfaces, criterion: kind.criterion,
        severity: kind.severity, reason: kind.reason, sample: kind.role.sample, evidence: .guessed)
    }
  }

  /// The role, without those that have a partner or are named for something special.
  private func selectors(_ role: TokenRole) -> [TokenSelector] {
    let members = names.entries(role)
    let general = members.filter { isGeneral($0, role) }
    guard !general.isEmpty else { return [] }
    let left = members.filter { !isGeneral($0, role) }
    // Whichever list is shorter: the role with its exceptions, or the tokens themselves.
    let texts =
      left.count < general.count ? ["role:\(role.rawValue)"] + left.map { "!" + $0.path } : general.map(\.path)
    return texts.compactMap { try? TokenSelector($0) }
  }

  private func isGeneral(_ entry: InferredNames.Entry, _ role: TokenRole) -> Bool {
    if partners.hasPartner(entry.token) { return false }
    let words = entry.reading.words
    switch role {
    case .surface: return !entry.reading.isSpecial && names.catalogue.tiers[entry.token] != .component
    case .disabled:
      // `textDisabled` is measured on surfaces; `actionPrimaryDisabled` is one itself.
      return words.first.map { [.text, .icon].contains(RoleWords.role(of: $0)) } ?? false
    default:
      // Coloured text and icons meet general surfaces too; what is made for dark or inverse grounds does not.
      return !words.contains { ["on", "inverse", "inverted", "tooltip", "toast", "always", "overlay"].contains($0) }
    }
  }
}

/// The surface at the very bottom, where a name says so.
enum CanvasInference {
  private static let names: [[String]] = [
    ["canvas"], ["background"], ["bg"], ["page"], ["background", "primary"], ["bg", "primary"],
    ["background", "default"],
    ["bg", "default"], ["system", "background"], ["background", "base"], ["surface"], ["surface", "default"],
    ["surface", "primary"], ["surface", "base"], ["layer1"], ["layer", "base"], ["layer0"],
  ]

  static func canvas(_ names: InferredNames) -> String? {
    for wanted in CanvasInference.names {
      let found = names.entries(.surface).first { entry in
        let words = entry.reading.words
        return words == wanted
          || (["color", "colors", "colour"].contains(words[0]) && Array(words.dropFirst()) == wanted)
      }
      if let found { return found.path }
    }
    return nil
  }
}
