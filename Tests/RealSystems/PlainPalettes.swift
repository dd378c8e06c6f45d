import Audit
import ColorScience
import ThemeModel

/// Palettes of systems whose values are colours, aliases to raw colours, and alpha changes of these.
public enum PlainPalettes {
  public static func of(_ system: ThemeSystem) throws -> [[Palette]] {
    try system.themes.map { theme in
      var combinations: [[Variant.Choice]] = [[]]
      for axis in system.axes where theme.axes.contains(axis.name) {
        combinations = combinations.flatMap { choices in
          axis.contexts.map { choices + [Variant.Choice(axis: axis.name, context: $0)] }
        }
      }
      return try combinations.map { try palette(theme, $0) }
    }
  }

  private static func palette(_ theme: Theme, _ choices: [Variant.Choice]) throws -> Palette {
    let byPath = Dictionary(uniqueKeysWithValues: theme.tokens.map { ($0.path, $0) })
    let tokens = try theme.tokens.map { token in
      var chain: [ChainLink] = []
      let value = try resolve(token, byPath, choices, theme.name, &chain)
      return ResolvedToken(
        path: token.path, tier: token.tier ?? .semantic, tierEvidence: .source, role: token.role, value: value,
        chain: chain, place: token.place)
    }
    return Palette(variant: Variant(theme: theme.name, choices: choices), tokens: tokens)
  }

  private static func resolve(
    _ token: Token, _ tokens: [String: Token], _ choices: [Variant.Choice], _ theme: String,
    _ chain: inout [ChainLink]
  ) throws -> ResolvedValue {
    let holding = token.values.last { value in
      value.when.allSatisfy { axis, context in choices.contains { $0.axis == axis && $0.context == context } }
    }
    guard let holding else { throw FixtureError.unexpected(token.path) }
    chain.append(ChainLink(path: token.path, place: holding.place, theme: theme))
    return try resolve(holding.value, tokens, choices, theme, &chain, holding.place)
  }

  private static func resolve(
    _ value: TokenValue, _ tokens: [String: Token], _ choices: [Variant.Choice], _ theme: String,
    _ chain: inout [ChainLink], _ place: Place
  ) throws -> ResolvedValue {
    switch value {
    case .color(let color):
      chain.append(ChainLink(path: nil, text: color.hex8, place: place, theme: theme))
      return .color(color)
    case .alias(let path):
      guard let token = tokens[path] else { throw FixtureError.unexpected(path) }
      return try resolve(token, tokens, choices, theme, &chain)
    case .adjusted(let base, .alpha(let alpha)):
      chain[chain.count - 1].text = "alpha \(alpha)"
      guard case .color(var color) = try resolve(base, tokens, choices, theme, &chain, place) else {
        throw FixtureError.unexpected("no colour")
      }
      color.alpha = alpha
      return .color(color)
    case .gradient(let stops):
      return .gradient(
        try stops.map { stop in
          var inner = chain
          guard case .color(let color) = try resolve(stop.value, tokens, choices, theme, &inner, place) else {
            throw FixtureError.unexpected("no colour")
          }
          return ResolvedStop(color: color)
        })
    case .placeholder(let placeholder):
      return .placeholder(placeholder)
    case .adjusted, .composite, .undetermined:
      throw FixtureError.unexpected("\(value)")
    }
  }
}
