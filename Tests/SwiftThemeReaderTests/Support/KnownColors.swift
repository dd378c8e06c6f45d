import ColorScience
import Foundation
import JSONText
import ThemeModel

/// The known colors of Firefox's and OUDS's tokens, as text to compare with.
enum KnownColors {
  private static func themes(_ name: String) throws -> JSONMembers {
    guard let url = Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: nil),
      let themes = try JSONDocument([UInt8](try Data(contentsOf: url))).root["themes"]
    else { throw Missing(name: name) }
    return themes.members
  }

  struct Missing: Error {
    var name: String
  }

  static func firefox() throws -> [String: [String: String]] {
    var themes: [String: [String: String]] = [:]
    for theme in try self.themes("firefox-ios.json") {
      var tokens: [String: String] = [:]
      for token in theme.value.members {
        if token.value["raw"]?.string?.contains("NovaMissingToken") == true {
          tokens[token.key] = "placeholder"
        } else if let stops = token.value["gradient"]?.elements {
          tokens[token.key] = stops.map(text).joined(separator: " → ")
        } else {
          tokens[token.key] = text(token.value)
        }
      }
      themes[theme.key] = tokens
    }
    return themes
  }

  struct Token {
    var text: String
    var chain: [String]
  }

  /// Returns tokens by theme, mode and name.
  static func ouds() throws -> [String: [String: [String: Token]]] {
    var themes: [String: [String: [String: Token]]] = [:]
    for theme in try self.themes("ouds-ios.json") {
      for mode in theme.value.members {
        for token in mode.value.members {
          let chain = token.value["chain"]?.elements.compactMap { $0.string } ?? []
          let isForbidden = token.value["hex"]?.string == nil
          themes[theme.key, default: [:]][mode.key, default: [:]][token.key] = Token(
            text: isForbidden ? "placeholder" : text(token.value), chain: chain)
        }
      }
    }
    return themes
  }

  private static func text(_ node: JSONNode) -> String {
    "\(node["hex"]?.string ?? "?") \(rounded(node["alpha"]?.number ?? -1))"
  }

  static func text(of value: ResolvedValue) -> String {
    switch value {
    case .color(let color): text(of: color)
    case .gradient(let stops): stops.map { text(of: $0.color) }.joined(separator: " → ")
    case .placeholder: "placeholder"
    case .composite: "composite"
    case .undetermined(let reason): "undetermined: \(reason.reason)"
    }
  }

  private static func text(of color: Color) -> String {
    var opaque = color
    opaque.alpha = 1
    return "\(opaque.hex8) \(rounded(color.alpha))"
  }

  private static func rounded(_ alpha: Double) -> Double {
    (alpha * 100_000).rounded() / 100_000
  }
}
