/// The sizes and weights of fonts: `UIFont.systemFont(ofSize: 20, weight: .bold)`,
/// `.preferredFont(forTextStyle: .title1)`.
enum UIFonts {
  static func read(_ expression: Expression) -> (points: Double?, isBold: Bool?) {
    guard case .call(let callee, let arguments) = expression.kind, case .member(_, let name) = callee.kind else {
      return (nil, nil)
    }
    var points: Double?
    var isBold: Bool? = name == "boldSystemFont" ? true : nil
    for argument in arguments {
      switch (argument.label, argument.value.kind) {
      case ("ofSize", .integer(let size?)): points = Double(size)
      case ("ofSize", .decimal(let size)): points = size
      case ("weight", .member(_, let weight)): isBold = TextStyles.isBold(weight)
      case ("forTextStyle", .member(_, let style)): points = TextStyles.points[style]
      default: break
      }
    }
    return (points, isBold)
  }
}
