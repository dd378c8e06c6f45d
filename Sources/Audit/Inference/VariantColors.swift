import ColorScience
import ThemeModel

/// What one variant shows for each token of the catalogue.
struct VariantColors {
  /// The colors of the values that have only one, as most borders do.
  private(set) var colors: [Color?]
  /// For each token, its index in the theme; below 0 where the variant has no value for it.
  private let slots: [Int]
  private let theme: ResolvedTheme
  private let variant: Int

  /// `places` are the tokens of the theme in the catalogue of `count` tokens.
  init(_ theme: ResolvedTheme, variant: Int, places: [Int32], count: Int) {
    self.theme = theme
    self.variant = variant
    var colors = Array(repeating: Color?.none, count: count)
    var slots = Array(repeating: -1, count: count)
    for (token, slot) in places.enumerated() where slot >= 0 {
      guard let value = theme.value(of: token, in: variant) else { continue }
      slots[Int(slot)] = token
      colors[Int(slot)] = VariantColors.color(of: value)
    }
    self.colors = colors
    self.slots = slots
  }

  private static func color(of value: ResolvedValue) -> Color? {
    switch value {
    case .color(let color): color
    case .composite(let parts) where parts.count == 1: parts[0].color
    default: nil
    }
  }

  func has(_ token: Int) -> Bool { slots[token] >= 0 }

  /// Reports whether two tokens show the same, or neither is there.
  func areSame(_ one: Int, _ other: Int) -> Bool {
    guard has(one), has(other) else { return has(one) == has(other) }
    return theme.value(of: slots[one], in: variant) == theme.value(of: slots[other], in: variant)
  }

  /// Reports whether a token puts nothing on the screen: a clear color, or an optional one that is nil. Returns `nil` where it has
  /// no value.
  func isNothing(_ token: Int) -> Bool? {
    guard has(token) else { return nil }
    return switch theme.value(of: slots[token], in: variant) {
    case .color(let color): color.alpha <= 0
    case .undetermined(let unknown): unknown.code == DiagnosticCode.nilColor.rawValue
    default: false
    }
  }

  /// Returns the tokens to which the aliases of a token lead, one after another.
  func aliases(of token: Int) -> [String] {
    guard has(token) else { return [] }
    return Array(theme.chain(of: slots[token], in: variant).compactMap(\.path).dropFirst())
  }
}
