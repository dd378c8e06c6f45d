import ColorScience
import ThemeModel

/// What themes say, in a form that a test can write.
extension ThemeSystem {
  /// Returns each theme as `theme<parent: path=#hex path[context]>target`, with its tokens by name or as they come.
  func shapes(isSorted: Bool = true) -> [String] {
    themes.map { theme in
      let tokens = theme.tokens.flatMap { token in
        token.values.map { value -> String in
          let when = value.when.isEmpty ? "" : "[\(value.when.values.sorted().joined(separator: "+"))]"
          return switch value.value {
          case .color(let color): token.path + when + "=" + color.hex8
          case .alias(let target): token.path + when + ">" + target
          default: token.path + when + "=?"
          }
        }
      }
      let name = theme.name + (theme.extends.map { "<" + $0 } ?? "")
      return "\(name): " + (isSorted ? tokens.sorted() : tokens).joined(separator: " ")
    }
  }
}
