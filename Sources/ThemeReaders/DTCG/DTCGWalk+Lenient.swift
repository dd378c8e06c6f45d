import JSONText
import ThemeModel

/// What tools write beside a token's value: values by mode, adjustments, origins.
extension DTCGWalk {
  mutating func appendLenient(_ start: DTCGDeclaration, _ object: DTCGObject) {
    var declaration = start
    let extensions = node(object.extensions)
    let inValue = DTCGModes.overrides(inValue: document.node(Int(declaration.node)))
    if let plain = inValue.first(where: { $0.context == "light" }) ?? inValue.first {
      set(&declaration, plain.value)
    }
    let own = declaration
    if let origin = extensions.flatMap(DTCGFigma.origin) {
      change(detailOf: &declaration) { $0.copiedFrom = origin }
    }
    if let modifier = extensions.flatMap(DTCGModifier.node) {
      change(detailOf: &declaration) { $0.modifier = Int32(truncatingIfNeeded: modifier.nodeNumber) }
    }
    complete(&declaration, alpha: node(object.alpha))
    tree.declarations.append(declaration)
    for override in inValue + (extensions.map(DTCGModes.overrides(in:)) ?? []) {
      findings.warning(
        override.code, "a value for \(override.axis) = \(override.context) beside the token's own",
        at: place(override.value))
      var other = own
      var alpha: JSONNode?
      var value = override.value
      if value.isObject, let inner = value["$value"] ?? value["value"] {
        alpha = value["alpha"]
        value = inner
      }
      set(&other, value)
      complete(&other, alpha: alpha)
      tree.modal.append(DTCGModalDeclaration(axis: override.axis, context: override.context, declaration: other))
    }
  }

  private func set(_ declaration: inout DTCGDeclaration, _ node: JSONNode) {
    declaration.node = Int32(truncatingIfNeeded: node.nodeNumber)
    declaration.place = declaration.node
  }

  /// Reads the value, and what is to be done to it.
  private mutating func complete(_ declaration: inout DTCGDeclaration, alpha: JSONNode?) {
    var alpha = alpha
    // `{"color": "{x}", "alpha": 0.5}` as a value.
    let node = document.node(Int(declaration.node))
    if node.isObject, node["colorSpace"] == nil, let color = node["color"], node["alpha"] != nil, node.count == 2 {
      alpha = node["alpha"]
      declaration.node = Int32(truncatingIfNeeded: color.nodeNumber)
    }
    readValue(of: &declaration)
    if let number = alpha?.number, let alpha {
      findings.warning("alpha-beside-value", "an alpha beside the value", at: place(alpha))
      adjust(&declaration, by: .alpha(number))
    }
  }

  private mutating func adjust(_ declaration: inout DTCGDeclaration, by adjustment: ColorAdjustment) {
    switch declaration.value {
    case .color(let index):
      declaration.value = ready(.adjusted(.color(tree.colors[Int(index)]), adjustment))
    case .ready(let index):
      declaration.value = ready(.adjusted(tree.values[Int(index)], adjustment))
    case .reference(let target):
      declaration.value = ready(.adjusted(.alias(tree.paths[target]), adjustment))
      declaration.ownType = declaration.ownType ?? .color
    case .pending, .colorless: break
    }
  }
}
