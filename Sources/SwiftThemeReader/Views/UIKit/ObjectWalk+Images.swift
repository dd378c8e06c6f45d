/// The images of image views and buttons.
extension ObjectWalk {
  private static let ownColors: Set = [
    "alwaysOriginal", "preferringMulticolor", "paletteColors", "hierarchicalColor",
  ]

  func look(of image: Expression, _ scope: ViewScope, depth: Int = 0) -> ImageLook {
    if case .name(let name) = image.kind, depth < 4, case .expression(let value, let from)? = scope.bound(name)?.0 {
      return look(of: value, from, depth: depth + 1)
    }
    var isTemplate = false
    var isSymbol = false
    var isFilled = false
    var hasOwnColors = false
    SyntaxWalk.each(image) { part in
      switch part.kind {
      case .member(_, "alwaysTemplate"): isTemplate = true
      case .member(_, let name) where Self.ownColors.contains(name): hasOwnColors = true
      case .string(let parts):
        for case .text(let text) in parts where TextSearch.contains(text, ".fill") { isFilled = true }
      case .call(_, let arguments):
        for label in arguments.compactMap(\.label) {
          if label == "systemName" { isSymbol = true }
          if Self.ownColors.contains(label) { hasOwnColors = true }
        }
      default: break
      }
    }
    if hasOwnColors { return .original }
    if isSymbol { return isFilled ? .filledTemplate : .template }
    return isTemplate ? .filledTemplate : .unknown
  }

  /// Notes an image of an object, and the color that code gives to the image itself.
  func pictured(_ object: String, _ image: Expression, _ whole: Expression, _ scope: ViewScope, _ facts: Facts) {
    if case .nilLiteral = image.kind { return }
    tree.images[object, default: []].insert(look(of: image, scope))
    SyntaxWalk.each(image) { part in
      guard case .call(let callee, let arguments) = part.kind, case .member(_, "withTintColor") = callee.kind,
        arguments.count == 2, case .member(_, "alwaysOriginal") = arguments[1].value.kind
      else { return }
      note(object, .imageColor, arguments[0].value, whole, scope, facts)
    }
  }
}
