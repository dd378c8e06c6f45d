import ThemeModel

/// The images of image views and buttons.
extension ObjectWalk {
  private static let ownColors: Set = [
    "alwaysOriginal", "preferringMulticolor", "paletteColors", "hierarchicalColor",
  ]

  func look(of image: Expression, _ scope: ViewScope, depth: Int = 0) -> ImageLook {
    if case .name(let name) = image.kind, depth < 4, case .expression(let value, let from)? = scope.bound(name)?.0 {
      return look(of: value, from, depth: depth + 1)
    }
    if case .conditional(_, let yes, let no) = image.kind {
      let both = Set([look(of: yes, scope, depth: depth + 1), look(of: no, scope, depth: depth + 1)])
      return both.count == 1
        ? both.first ?? .unknown
        : both.isSubset(of: [.template, .filledTemplate])
          ? .filledTemplate : .unknown
    }
    var isTemplate = false
    var isSymbol = false
    var isFilled = false
    var hasOwnColors = false
    var isOpen = false
    SyntaxWalk.each(image) { part in
      switch part.kind {
      case .member(_, "alwaysTemplate"): isTemplate = true
      case .member(_, let name) where Self.ownColors.contains(name): hasOwnColors = true
      case .string(let parts):
        for case .text(let text) in parts where TextSearch.contains(text, ".fill") { isFilled = true }
      case .name(let name):
        guard depth < 4, case .expression(let value, let from)? = scope.bound(name)?.0 else { return }
        if look(of: value, from, depth: depth + 1) == .original { hasOwnColors = true }
      case .call(let callee, let arguments):
        if case .member(_, "withRenderingMode") = callee.kind, let mode = arguments.first?.value {
          if case .member = mode.kind {} else { isOpen = true }
        }
        for label in arguments.compactMap(\.label) {
          if label == "systemName" { isSymbol = true }
          if Self.ownColors.contains(label) { hasOwnColors = true }
        }
      default: break
      }
    }
    if hasOwnColors { return .original }
    if isOpen { return .unknown }
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
    layered(object, image, whole, scope, facts)
  }

  /// Notes the colors that a configuration of a symbol gives its layers: `.init(hierarchicalColor: ink)`,
  /// `.init(paletteColors: [ink, tone])`.
  func layered(_ object: String, _ look: Expression, _ whole: Expression, _ scope: ViewScope, _ facts: Facts) {
    SyntaxWalk.each(look) { part in
      guard case .call(_, let arguments) = part.kind else { return }
      for argument in arguments {
        switch (argument.label, argument.value.kind) {
        case ("hierarchicalColor", _): note(object, .imageColor, argument.value, whole, scope, facts)
        case ("paletteColors", .array(let layers)):
          for (index, layer) in layers.enumerated() {
            note(object, .part("layer \(index + 1) of the symbol"), layer, whole, scope, facts)
          }
        default: break
        }
      }
    }
  }
}
