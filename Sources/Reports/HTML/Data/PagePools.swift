import Audit
import ColorScience
import ThemeModel

/// The values that the page's data refers to by index instead of repeating them.
struct PagePools {
  var colors = Pool<Color>()
  var files = Pool<String>()
  var words = Pool<String>()
  var links = Pool<Link>()
  var chains = Pool<Chain>()
  var states = Pool<TokenColor.State>()
  var cells = Pool<Cell>()
  var reasons = Pool<String>()
  var stacks = Pool<[Int]>()
  var tips = Pool<[Tip]>()

  /// A step of an alias chain. It leaves out the theme that gives it, so that a definition is one link in every theme that
  /// reads it. The path and the text are words, or -1.
  struct Link: Hashable {
    var path: Int
    var text: Int
    var file: Int
    var line: Int
    var column: Int
  }

  /// A link and the chain that follows it, or -1. Tokens that refer to one token share its chain.
  struct Chain: Hashable {
    var link: Int
    var next: Int
  }

  /// A token's value and its alias chain.
  struct Cell: Hashable {
    /// The index of a color, or -1 minus the index of another state.
    var state: Int
    /// The index of a chain, or -1.
    var chain: Int
  }

  struct Tip: Hashable {
    var side: Suggestion.Side
    var kind: Suggestion.Kind
    var color: Int
    var token: Int?
    var refusal: String?
  }

  mutating func cell(_ token: TokenColor) -> Int {
    let state =
      switch token.state {
      case .color(let color): colors.index(of: color)
      default: -1 - registered(token.state)
      }
    var chain = -1
    for step in token.chain.reversed() { chain = chains.index(of: Chain(link: link(step), next: chain)) }
    return cells.index(of: Cell(state: state, chain: chain))
  }

  /// Returns the index of a state that is not a plain color. Its own colors are pooled before it is written.
  private mutating func registered(_ state: TokenColor.State) -> Int {
    switch state {
    case .gradient(let stops): for stop in stops { _ = colors.index(of: stop.color) }
    case .composite(let parts): for part in parts { _ = colors.index(of: part.color) }
    case .undetermined(let undetermined):
      if let place = undetermined.place { _ = files.index(of: place.file) }
    case .color, .placeholder, .absent: break
    }
    return states.index(of: state)
  }

  private mutating func link(_ link: ChainLink) -> Int {
    links.index(
      of: Link(
        path: word(link.path), text: word(link.text), file: files.index(of: link.place.file), line: link.place.line,
        column: link.place.column))
  }

  private mutating func word(_ text: String?) -> Int {
    text.map { words.index(of: $0) } ?? -1
  }

  /// Returns a layer as the page refers to it: the index of a token, or -1 minus the index of a color.
  mutating func layer(_ layer: RuleReport.BackdropLayer) -> Int {
    switch layer {
    case .token(let token): token
    case .color(let color): -1 - colors.index(of: color)
    }
  }

  mutating func layer(_ layer: PairLayer) -> Int {
    layer.token ?? -1 - colors.index(of: layer.color)
  }

  mutating func tip(_ suggestion: Suggestion) -> Tip {
    Tip(
      side: suggestion.side, kind: suggestion.kind, color: colors.index(of: suggestion.color), token: suggestion.token,
      refusal: suggestion.refusal)
  }
}
