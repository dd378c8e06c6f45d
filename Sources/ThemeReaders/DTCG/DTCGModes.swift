import ColorScience
import JSONText
import ThemeModel

/// Values by mode that tools write beside a token's own value, or in its place.
enum DTCGModes {
  struct Override {
    var axis: String
    var context: String
    var value: JSONNode
    var code: String
  }

  /// The names that tools give to lists of values by mode, in `$extensions` or in their own part of it.
  private static let lists = ["mode", "modes", "theme", "themes", "overrides"]
  /// Further names of such lists, if they hold nothing but colors. Other things have these names, too.
  private static let colorLists = LookWords.all.union([
    "appearance", "appearances", "variants", "valuesByMode", "values", "colorScheme", "colorSchemes", "contrast",
  ])
  /// Names of lists that look like the name of a tool's own part.
  private static let namedLists = ["org.primer.overrides"]

  static func overrides(in extensions: JSONNode) -> [Override] {
    var found: [Override] = []
    for member in extensions.members {
      let key = member.key
      if addLone(member.value, named: key, to: &found) || addColors(member.value, named: key, to: &found) { continue }
      guard member.value.isObject else { continue }
      if namedLists.contains(key) {
        add(member.value, axis: "theme", to: &found)
      } else if lists.contains(key) {
        add(member.value, axis: "mode", to: &found)
      } else {
        for inner in member.value.members {
          if inner.value.isObject, lists.contains(inner.key) {
            add(inner.value, axis: "mode", to: &found)
          } else {
            _ = addColors(inner.value, named: inner.key, to: &found)
          }
        }
        if found.isEmpty { addUnlisted(member.value, named: key, depth: 0, to: &found) }
      }
    }
    return found
  }

  /// Returns the alphas that a tool writes in `$extensions` for the color of a token: one, or one for each mode. What is no alpha is
  /// returned, too, for the color to be unknown.
  static func alphas(in extensions: JSONNode) -> [(context: String?, alpha: JSONNode)] {
    guard let node = extensions["alpha"], !node.isNull else { return [] }
    if let value = node["value"] ?? node["$value"] { return [(nil, value)] }
    guard node.isObject, node.count > 0, node.members.allSatisfy({ !$0.value.isObject && !$0.value.isArray }) else {
      return [(nil, node)]
    }
    return node.members.map { ($0.key, $0.value) }
  }

  /// Adds a color under a name that ends in that of a mode: `com.acme.dark`. Returns whether it is one.
  private static func addLone(_ value: JSONNode, named name: String, to found: inout [Override]) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? ""
    let (stem, when) = ContextNames.split(last, [.mode])
    guard value.isString, stem.isEmpty, let context = when[Axis.mode.name], isColor(value) else { return false }
    found.append(Override(axis: Axis.mode.name, context: context, value: value, code: "mode-extension"))
    return true
  }

  /// Adds the colors of a list by its name, if it holds nothing else: an object of them, or an array of records with a name and a
  /// value. Returns whether it is one.
  private static func addColors(
    _ list: JSONNode, named name: String, code: String = "mode-extension", to found: inout [Override]
  ) -> Bool {
    guard list.count > 0, colorLists.contains(name) || list.isArray && lists.contains(name) else { return false }
    var own: [Override] = []
    for member in list.members {
      guard isColor(member.value) else { return false }
      own.append(Override(axis: "mode", context: member.key, value: member.value, code: code))
    }
    for element in list.elements {
      guard let context = title(of: element), let value = values.lazy.compactMap({ element[$0] }).first, isColor(value)
      else { return false }
      own.append(Override(axis: "mode", context: context, value: value, code: code))
    }
    found += own
    return !own.isEmpty
  }

  /// Returns the name of a record.
  static func title(of record: JSONNode) -> String? {
    guard record.isObject else { return nil }
    return titles.lazy.compactMap { record[$0]?.string }.first
  }

  private static let titles = ["name", "mode", "modeName", "theme", "title", "label", "id", "key"]
  private static let values = ["$value", "value", "color", "hex"]

  /// Returns values by mode beside a token's own value, under the name of a mode or of a list of modes: `dark-theme`,
  /// `"modes": {"dark": …}`. Others read `light` and `dark` alone, which may be shades.
  ///
  /// - Parameter known: The nodes of values that are read already.
  static func overrides(beside token: JSONNode, isLegacy: Bool, without known: Set<Int>) -> [Override] {
    var found: [Override] = []
    for member in token.members where !notes.contains(member.key) && member.key != "$extensions" {
      let isOwn = !member.keyNode.stringBegins(with: UInt8(ascii: "$"))
      let (key, value) = (isOwn ? member.key : String(member.key.dropFirst()), member.value)
      // An object beside `$value` is another token or a group.
      guard !known.contains(value.nodeNumber), isLegacy || !isOwn || !value.isObject, !isTheme(value) else { continue }
      if lists.contains(key), value.isObject, value.count > 0, value.members.allSatisfy({ isColor($0.value) }) {
        for one in value.members {
          found.append(Override(axis: "mode", context: one.key, value: one.value, code: "mode-values"))
        }
      } else if !addColors(value, named: key, code: "mode-values", to: &found), isColor(value) {
        let (stem, when) = ContextNames.split(key, [.mode, .contrast])
        guard stem.isEmpty || stem == "value", let (axis, context) = when.first, when.count == 1,
          !isOwn || !shades.contains(key) || value.isObject && token["light"] == nil
        else { continue }
        found.append(Override(axis: axis, context: context, value: value, code: "mode-values"))
      }
    }
    return found
  }

  static let shades = SpokenModes.words
  /// Names of what a token has beside its value in any dialect, and that is never another value.
  static let notes: Set = [
    "$value", "value", "$type", "type", "$description", "description", "comment", "$deprecated", "deprecated", "$ref",
    "$extends", "original", "rawValue", "name", "path", "filePath", "key",
  ]

  /// Reports whether a name says that something is for a mode, a theme or a contrast. What a group called inverse has are tokens of
  /// its own: `inverted.text`.
  static func speaksOfModes(_ name: String, ofGroup isGroup: Bool = false) -> Bool {
    SpokenModes.areIn(name, orAny: LookWords.promising, takingInverse: !isGroup)
      || !ContextNames.split(name, [.mode, .contrast]).when.isEmpty
  }

  /// Reports whether a node has a name that tools give to a list of values by mode. What has a text and a ground is no list: these are
  /// tokens.
  static func isList(_ node: JSONNode, named name: String) -> Bool {
    (lists.contains(name) || colorLists.contains(name) || namedLists.contains(name)) && !isTheme(node)
  }

  /// Reports whether an object has tokens for a text and for its ground.
  private static func isTheme(_ node: JSONNode) -> Bool {
    ThemePurposes.are(in: Set(node.members.filter(\.value.isObject).flatMap { NameWords.of($0.key) }))
  }

  /// Adds nothing when the list contains other things than values.
  private static func add(_ list: JSONNode, axis: String, to found: inout [Override]) {
    guard list.members.allSatisfy({ $0.value.isString || $0.value.isObject || $0.value.number != nil }) else { return }
    for member in list.members {
      found.append(Override(axis: axis, context: member.key, value: member.value, code: "mode-extension"))
    }
  }

  /// Adds colors in a tool's own part, a few levels down, under a key that mentions modes or under names of light and dark.
  private static func addUnlisted(_ part: JSONNode, named name: String, depth: Int, to found: inout [Override]) {
    let colors = part.members.filter { isColor($0.value) }
    let speaks = NameWords.of(name).contains { lists.contains($0) }
    let modes = speaks ? colors : colors.filter { !ContextNames.split($0.key, [.mode, .contrast]).when.isEmpty }
    for member in modes {
      found.append(Override(axis: "mode", context: member.key, value: member.value, code: "mode-extension"))
    }
    guard modes.isEmpty, depth < 3 else { return }
    for member in part.members where member.value.isObject && found.isEmpty {
      addUnlisted(member.value, named: member.key, depth: depth + 1, to: &found)
    }
  }

  /// Reports whether a node is a color or a reference, as a string or below `$value`.
  static func isColor(_ node: JSONNode) -> Bool {
    if node.isObject { return (node["$value"] ?? node["value"]).map(isColor) ?? (node["colorSpace"] != nil) }
    guard let text = node.string else { return false }
    return (try? DTCGReference.curly(text)) != nil && text.hasPrefix("{") || (try? Color(css: text)) != nil
  }

  /// Returns the values of a list of two references whose names differ in the mode alone: `["{text.on-light}", "{text.on-dark}"]`.
  static func overrides(inList node: JSONNode) -> [Override] {
    guard node.count == 2 else { return [] }
    var stems: Set<String> = []
    var found: [Override] = []
    for element in node.elements {
      guard let text = element.string, let path = (try? DTCGReference.curly(text)) ?? nil else { return [] }
      let steps = path.split(separator: ".")
      let (stem, when) = ContextNames.split(steps.last.map(String.init) ?? "", [.mode])
      guard let context = when[Axis.mode.name] else { return [] }
      stems.insert(steps.dropLast().joined(separator: ".") + "." + stem)
      found.append(Override(axis: Axis.mode.name, context: context, value: element, code: "mode-values"))
    }
    return stems.count == 1 && Set(found.map(\.context)).count == 2 ? found : []
  }
}

/// A token's value in one context, as given in its own declaration.
struct DTCGModalDeclaration: Sendable {
  var axis: String
  var context: String
  var declaration: DTCGDeclaration
}

extension DTCGLayer {
  /// Returns the layer, followed by one for each context that its tokens mention. A value for `dark` applies in
  /// `dark-high-contrast` too, unless that has its own; `axes` has all contexts that exist.
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
    // `dark-high-contrast`, `darkDimmed`.
    return all.filter { $0 != modal.context && NameWords.of($0).first == modal.context }
  }

  /// The axes that its tokens mention.
  ///
  /// - Parameter computes: whether a file of the same theme computes colors, of which sizes and texts may be parts
  func ownAxes(computes: Bool) -> [Axis] {
    var axes: [Axis] = []
    for modal in tree.modal where computes || modal.mayBeColor {
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
      // The token's plain value is one more context, unless there is a context for light.
      if let first = tree.firstContexts[axis.name], axis.contexts.contains(first) {
        axis.defaultContext = first
      } else if let light = axis.contexts.first(where: { $0.lowercased() == "light" }) {
        axis.defaultContext = light
      } else if let first = tree.plainContexts[axis.name], axis.contexts.contains(first) {
        axis.defaultContext = first
      } else if let own = tree.lookOfPlainValues(on: axis) ?? tree.contextOfPlainValues(on: axis) {
        axis.defaultContext = own
      } else {
        axis.contexts.insert("default", at: 0)
        axis.defaultContext = "default"
      }
      return axis
    }
  }
}

extension DTCGTree {
  /// Returns the first context in which each token has its plain value, so that a further context for these would be the same again.
  /// Tools write the value of the first mode beside the values of all.
  func contextOfPlainValues(on axis: Axis) -> String? {
    let plain = plainDeclarations
    var others: Set<String> = []
    for modal in modal where modal.axis == axis.name && modal.mayBeColor {
      guard let own = plain[modal.declaration.path] else { return nil }
      if !hasSameValue(own, modal.declaration) { others.insert(modal.context) }
    }
    return axis.contexts.first { !others.contains($0) }
  }

  /// Returns the context that is called default, unless some token has another plain value.
  func lookOfPlainValues(on axis: Axis) -> String? {
    guard let look = axis.contexts.first(where: PlainWords.isLook) else { return nil }
    let plain = plainDeclarations
    let isOwn = modal.allSatisfy { modal in
      guard modal.axis == axis.name, modal.context == look, let own = plain[modal.declaration.path] else { return true }
      return hasSameValue(own, modal.declaration)
    }
    return isOwn ? look : nil
  }

  /// By path; of several, the last one counts.
  private var plainDeclarations: [Int32: DTCGDeclaration] {
    Dictionary(declarations.map { ($0.path, $0) }) { $1 }
  }

  private func hasSameValue(_ a: DTCGDeclaration, _ b: DTCGDeclaration) -> Bool {
    switch (a.value, b.value) {
    case (.color(let one), .color(let other)): colors[Int(one)] == colors[Int(other)]
    case (.reference(let one), .reference(let other)): one == other
    default: false
    }
  }

  /// Whether colors are made of parts here: `rgba({ink}, {opacity.muted})`.
  var computesColors: Bool {
    declarations.contains { declaration in
      if case .pending = declaration.value { true } else { false }
    }
  }
}

extension DTCGModalDeclaration {
  /// Whether it is not a size or a text, which have modes of their own, such as those of devices.
  fileprivate var mayBeColor: Bool {
    if case .colorless = declaration.value { false } else { true }
  }
}
