/// What a token is for.
public enum TokenRole: String, CaseIterable, Hashable, Sendable {
  case text
  case largeText = "large-text"
  case icon
  case border
  case focus
  case disabled
  case decoration
  case surface

  /// Why WCAG requires no contrast: its criteria exempt inactive components and pure decoration. `nil` for other roles.
  public var exemption: String? {
    switch self {
    case .disabled: "inactive: WCAG requires no contrast of disabled components"
    case .decoration: "decoration: WCAG requires no contrast of what has no meaning"
    case .text, .largeText, .icon, .border, .focus, .surface: nil
    }
  }

  public var sample: SampleKind {
    switch self {
    case .largeText: .largeText
    case .icon: .icon
    case .border: .border
    case .focus: .focus
    case .disabled: .disabled
    case .text, .decoration, .surface: .text
    }
  }
}
