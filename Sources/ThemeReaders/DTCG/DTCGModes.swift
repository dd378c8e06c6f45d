import JSONText
import ThemeModel

/// Values by mode that tools write beside a token's own value, each in its own place of `$extensions`.
enum DTCGModes {
  struct Override {
    var axis: String
    var context: String
    var value: JSONNode
    var code: String
  }

  /// Where tools put them: the way below `$extensions`, and what the axis is called.
  private static let places: [(way: [String], axis: String)] = [
    (["mode"], "mode"), (["com.figma.sds", "modes"], "mode"), (["org.primer.overrides"], "theme"),
  ]

  static func overrides(in extensions: JSONNode) -> [Override] {
    var found: [Override] = []
    for (way, axis) in places {
      var node: JSONNode? = extensions
      for step in way { node = node?[step] }
      guard let node, node.isObject else { continue }
      for member in node.members {
        found.append(Override(axis: axis, context: member.key, value: member.value, code: "mode-extension"))
      }
    }
    return found
  }

  /// A legacy value that is an object of modes: `{"light": "#fff", "dark": "#000"}`.
  static func overrides(inValue node: JSONNode) -> [Override] {
    guard node.isObject, node["light"] != nil || node["dark"] != nil, node["colorSpace"] == nil else { return [] }
    return node.members.compactMap { member in
      ["light", "dark"].contains(member.key)
        ? Override(axis: "mode", context: member.key, value: member.value, code: "mode-values") : nil
    }
  }
}

/// A token's value in one context, as its own declaration tells it.
struct DTCGModalDeclaration: Sendable {
  var axis: String
  var context: String
  var declaration: DTCGDeclaration
}

extension DTCGLayer {
  /// The layer, and behind it one for each context that its tokens tell of themselves. What holds in `dark` holds in
  /// `dark-high-contrast` too, unless that says otherwise; `axes` has all the contexts there are.
  func unfolded(_ axes: [Axis]) -> [DTCGLayer] {
    guard !tree.modal.isEmpty else { return [self] }
    var layers = [self]
    for isExact in [false, true] {
      var places: [[String]: Int] = [:]
      for modal in tree.modal {
        let contexts = isExact ? [modal.context] : DTCGLayer.contexts(under: modal, axes)
        for context in contexts {
          let place = places[[modal.axis, context]] ?? layers.count
          if place == layers.count {
            places[[modal.axis, context]] = place
            var when = self.when
            when[modal.axis] = context
            layers.append(DTCGLayer(giver: giver, when: when, tree: tree.emptied))
          }
          layers[place].tree.declarations.append(modal.declaration)
        }
      }
    }
    return layers
  }

  private static func contexts(under modal: DTCGModalDeclaration, _ axes: [Axis]) -> [String] {
    guard modal.context == "light" || modal.context == "dark" else { return [] }
    let all = axes.first { $0.name == modal.axis }?.contexts ?? []
    return all.filter { $0.hasPrefix(modal.context + "-") }
  }

  /// The axes that its tokens tell of themselves.
  var ownAxes: [Axis] {
    var axes: [Axis] = []
    for modal in tree.modal {
      if let known = axes.firstIndex(where: { $0.name == modal.axis }) {
        if !axes[known].contexts.contains(modal.context) { axes[known].contexts.append(modal.context) }
      } else {
        axes.append(
          Axis(
            name: modal.axis, contexts: [modal.context], defaultContext: modal.context,
            place: tree.valuePlace(of: modal.declaration)))
      }
    }
    return axes.map { axis in
      var axis = axis
      // The token's plain value is one more context, unless light is told apart.
      if let light = axis.contexts.first(where: { $0.lowercased() == "light" }) {
        axis.defaultContext = light
      } else {
        axis.contexts.insert("default", at: 0)
        axis.defaultContext = "default"
      }
      return axis
    }
  }
}
