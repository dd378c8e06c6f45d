import ColorScience
import ThemeModel

/// One token in one variant. Its chain and its displayed colors are computed on demand.
public struct TokenColor: Sendable {
  public var state: State
  private var source: Source

  public enum State: Hashable, Sendable {
    case color(Color)
    case gradient([ResolvedStop])
    case composite([ResolvedPart])
    case placeholder(Placeholder)
    /// Apart, since few are and the others would take as much memory.
    indirect case undetermined(Undetermined)
    /// This theme does not have the token.
    case absent
  }

  private enum Source: Sendable {
    case listed(chain: [ChainLink], displayed: [DisplayedColor])
    case shared(ColorTable, value: Int32, link: Int32)
  }

  public init(state: State, chain: [ChainLink] = [], displayed: [DisplayedColor] = []) {
    self.state = state
    source = .listed(chain: chain, displayed: displayed)
  }

  /// `value` and `link` are indices into the table; below 0 for none.
  init(_ table: ColorTable, value: Int32, link: Int32) {
    state = value < 0 ? .absent : table.values[Int(value)]
    source = .shared(table, value: value, link: link)
  }

  /// The alias chain from the token to the value.
  public var chain: [ChainLink] {
    get {
      switch source {
      case .listed(let chain, _): chain
      case .shared(let table, _, let link): table.chain(at: link)
      }
    }
    set { source = .listed(chain: newValue, displayed: displayed) }
  }

  /// One element per display of the settings for a color; empty for anything else.
  public var displayed: [DisplayedColor] {
    switch source {
    case .listed(_, let displayed): displayed
    case .shared(let table, let value, _): table.displayed(value)
    }
  }
}

extension TokenColor: Hashable {
  public static func == (a: TokenColor, b: TokenColor) -> Bool {
    a.state == b.state && a.chain == b.chain && a.displayed == b.displayed
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(state)
    hasher.combine(chain)
  }
}
