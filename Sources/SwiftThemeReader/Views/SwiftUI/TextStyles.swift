/// The sizes of SwiftUI's text styles at the default content size, in points.
enum TextStyles {
  static let points: [String: Double] = [
    "extraLargeTitle": 36, "largeTitle": 34, "title": 28, "title1": 28, "title2": 22, "title3": 20, "headline": 17,
    "body": 17,
    "callout": 16, "subheadline": 15, "footnote": 13, "caption": 12, "caption1": 12, "caption2": 11,
  ]

  static func isBold(_ weight: String) -> Bool {
    ["bold", "heavy", "black"].contains(weight)
  }

  /// Returns the points and the boldness that `.font(…)` states; `nil` for what it does not state.
  static func read(_ expression: Expression) -> (points: Double?, isBold: Bool?) {
    switch expression.kind {
    case .member(let base, let name):
      if let points = points[name] { return (points, nil) }
      if name == "bold", let base { return (read(base).points, true) }
      return (nil, nil)
    case .call(let callee, let arguments):
      guard case .member(let base, let name) = callee.kind else { return (nil, nil) }
      if name == "system" { return system(arguments) }
      guard let base else { return (nil, nil) }
      let inner = read(base)
      if name == "bold" { return (inner.points, true) }
      if name == "weight", let weight = arguments.first?.value, case .member(_, let word) = weight.kind {
        return (inner.points, isBold(word))
      }
      return ["italic", "monospaced", "monospacedDigit", "leading", "width"].contains(name) ? inner : (nil, nil)
    default: return (nil, nil)
    }
  }

  private static func system(_ arguments: [Expression.Argument]) -> (points: Double?, isBold: Bool?) {
    var result: (points: Double?, isBold: Bool?) = (nil, nil)
    for argument in arguments {
      switch (argument.label, argument.value.kind) {
      case ("size", .integer(let size?)): result.points = Double(size)
      case ("size", .decimal(let size)): result.points = size
      case ("weight", .member(_, let weight)): result.isBold = isBold(weight)
      case (nil, .member(_, let style)): result.points = points[style]
      default: break
      }
    }
    return result
  }
}
