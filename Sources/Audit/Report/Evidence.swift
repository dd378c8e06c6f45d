/// The reason to believe that the foreground of a pair is shown on its background.
public enum Evidence: String, CaseIterable, Hashable, Sendable {
  /// A rule of the plan, a declaration of the tokens, or an imported list of pairs.
  case declared
  /// View code that provably puts one on the other.
  case seen
  /// Names that pair them: `onX` and `X`, `xText` and `xBackground`.
  case named
  /// View code, with one step assumed.
  case likely
  /// Roles alone: a text and a surface.
  case guessed

  /// Whether a failing pair is a failure. Likely and guessed pairs are measured and shown, but are not failures.
  public var isBinding: Bool { failureClass == .failures }

  /// The class that a failing pair of this evidence belongs to.
  public var failureClass: FailureClass {
    switch self {
    case .declared, .seen, .named: .failures
    case .likely: .likely
    case .guessed: .guessed
    }
  }

  /// Its index in `allCases`.
  var index: Int {
    switch self {
    case .declared: 0
    case .seen: 1
    case .named: 2
    case .likely: 3
    case .guessed: 4
    }
  }
}
