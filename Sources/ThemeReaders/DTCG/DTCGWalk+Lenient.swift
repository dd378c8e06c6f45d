import JSONText
import ThemeModel

/// Reads what tools write beside a token's value: values by mode, adjustments, origins.
extension DTCGWalk {
  mutating func appendLenient(_ start: DTCGDeclaration, _ object: DTCGObject, _ token: JSONNode) {
    var declaration = start
    let extensions = node(object.extensions)
    let type = declaration.ownType ?? declaration.groupType
    let value = document.node(Int(declaration.node))
    let mayBeColor =
      type == nil && value.isObject && !DTCGGuess.maySpeakOfOtherThings(tree.path(of: declaration))
    let isColor = type == .color || mayBeColor
    let inValue =
      isColor && value.isArray
      ? DTCGModes.overrides(inList: value) : DTCGModes.overrides(inValue: value, isColor: isColor)
    if let plain = inValue.first(where: { $0.context == "light" }) ?? inValue.first {
      set(&declaration, plain.value)
      if inValue.count > 1 { tree.plainContexts[plain.axis] = tree.plainContexts[plain.axis] ?? plain.context }
    }
    let own = declaration
    if let origin = extensions.flatMap(DTCGFigma.origin) {
      change(detailOf: &declaration) { $0.copiedFrom = origin }
    }
    if let modifier = extensions.flatMap(DTCGModifier.node) {
      change(detailOf: &declaration) { $0.modifier = Int32(truncatingIfNeeded: modifier.nodeNumber) }
    }
    let alphas = extensions.map(DTCGModes.alphas(in:)) ?? []
    let alpha = node(object.alpha) ?? (alphas.first { $0.context?.lowercased() == "light" } ?? alphas.first)?.alpha
    complete(&declaration, alpha: alpha, isOfTool: object.alpha < 0)
    // Lengths may have modes, too, which are not axes of colors. An opacity may be a part of a color.
    if let type, !type.holdsColors {
      tree.declarations.append(declaration)
      guard type == .number else { return }
      let all = inValue + (extensions.map(DTCGModes.overrides(in:)) ?? [])
      for override in all where !isRedundant(override, own, extensions) {
        append(override, to: own, alpha: nil, isOfTool: false)
      }
      return
    }
    let bySet = node(object.sets).map(DTCGSets.overrides) ?? []
    let besides = besides(object, token)
    let all = inValue + bySet + besides + (extensions.map(DTCGModes.overrides(in:)) ?? [])
    settleStrays(of: &declaration, object, in: token, read: all.map(\.value) + [node(object.sets)].compactMap { $0 })
    tree.declarations.append(declaration)
    let modal = all.filter { !isRedundant($0, own, extensions) } + alone(alphas, beside: all, of: own)
    for override in modal {
      let ofContext = alphas.first { $0.context == override.context }?.alpha
      append(override, to: own, alpha: ofContext ?? alpha, isOfTool: ofContext != nil || object.alpha < 0)
    }
  }

  /// Returns the token's own value in each mode for which it has an alpha and nothing else.
  private func alone(
    _ alphas: [(context: String?, alpha: JSONNode)], beside all: [DTCGModes.Override], of own: DTCGDeclaration
  ) -> [DTCGModes.Override] {
    guard Set(alphas.map(\.alpha.rawText)).count > 1 || !all.isEmpty else { return [] }
    return alphas.compactMap { context, _ in
      guard let context, !all.contains(where: { $0.context == context }) else { return nil }
      return DTCGModes.Override(
        axis: Axis.mode.name, context: context, value: document.node(Int(own.node)), code: "mode-extension")
    }
  }

  /// Appends an override, which keeps what it does not set: the alpha beside the value, or the value when it sets only an alpha.
  ///
  /// - Parameter isOfTool: Whether the alpha is in `$extensions`
  private mutating func append(
    _ override: DTCGModes.Override, to own: DTCGDeclaration, alpha: JSONNode?, isOfTool: Bool
  ) {
    var isOfTool = isOfTool
    findings.warning(
      override.code, "a value for \(override.axis) = \(override.context) beside the token's own",
      at: place(override.value))
    var other = own
    var alpha = alpha
    var value = override.value
    if value.isObject, value["colorSpace"] == nil {
      if let inner = value["$value"] ?? value["value"] {
        if let own = value["alpha"] { (alpha, isOfTool) = (own, false) }
        value = inner
      } else if let ownAlpha = value["alpha"], value["color"] == nil {
        (alpha, isOfTool) = (ownAlpha, false)
        value = document.node(Int(other.node))
      }
    }
    set(&other, value)
    complete(&other, alpha: alpha, isOfTool: isOfTool)
    tree.modal.append(DTCGModalDeclaration(axis: override.axis, context: override.context, declaration: other))
  }

  /// Returns the values by mode beside the token's own.
  func besides(_ object: DTCGObject, _ token: JSONNode) -> [DTCGModes.Override] {
    let known = Set([object.value, object.dark, object.light, object.sets].map(Int.init))
    return beside(object) + DTCGModes.overrides(beside: token, isLegacy: object.isLegacy, without: known)
  }

  /// Returns overrides such as `darkValue`.
  private func beside(_ object: DTCGObject) -> [DTCGModes.Override] {
    [("light", object.light), ("dark", object.dark)].compactMap { context, number in
      node(number).map { DTCGModes.Override(axis: "mode", context: context, value: $0, code: "mode-values") }
    }
  }

  /// Reports whether a lone mode repeats the token's own value, as in exports of collections without modes.
  private func isRedundant(_ override: DTCGModes.Override, _ own: DTCGDeclaration, _ extensions: JSONNode?) -> Bool {
    guard let extensions, override.code == "mode-extension" else { return false }
    return override.value.says(document.node(Int(own.node)))
      && DTCGModes.overrides(in: extensions).count == 1
  }

  private func set(_ declaration: inout DTCGDeclaration, _ node: JSONNode) {
    declaration.node = Int32(truncatingIfNeeded: node.nodeNumber)
    declaration.place = declaration.node
  }

  /// Reads the value, and what is to be done to it.
  private mutating func complete(_ declaration: inout DTCGDeclaration, alpha: JSONNode?, isOfTool: Bool) {
    var (alpha, isOfTool) = (alpha, isOfTool)
    // `{"color": "{x}", "alpha": 0.5}` as a value.
    let node = document.node(Int(declaration.node))
    if node.isObject, node["colorSpace"] == nil, let color = node["color"], node["alpha"] != nil, node.count == 2 {
      (alpha, isOfTool) = (node["alpha"], false)
      declaration.node = Int32(truncatingIfNeeded: color.nodeNumber)
    }
    readValue(of: &declaration)
    if let (name, change) = DTCGAlpha.change(beside: document.node(Int(declaration.key) + 1)) {
      let reason = "\(tree.path(of: declaration)) has “\(name)” beside its value, which is not applied to it"
      return lose(&declaration, by: change, "unknown-property", reason)
    }
    guard let alpha, let read = DTCGAlpha(alpha) else { return }
    guard case .share(let number) = read else {
      let reason = "the alpha of \(tree.path(of: declaration)) is not a number from 0 to 1 or a percentage"
      return lose(&declaration, by: alpha, "alpha-beside-value", reason)
    }
    findings.warning("alpha-beside-value", "an alpha beside the value", at: place(alpha))
    takeType(of: &declaration)
    if isOfTool { applyTool(number, alpha, to: &declaration) } else { adjust(&declaration, by: .alpha(number), alpha) }
  }

  /// Reads a value without a type that is evidently a color, for its alpha to be applied.
  private mutating func takeType(of declaration: inout DTCGDeclaration) {
    guard case .pending = declaration.value, declaration.ownType ?? declaration.groupType == nil,
      let type = DTCGGuess.type(of: document.node(Int(declaration.node)), path: tree.path(of: declaration))
    else { return }
    declaration.ownType = type
    readValue(of: &declaration)
  }

  /// Makes a color unknown to which something is done that cannot be read.
  private mutating func lose(
    _ declaration: inout DTCGDeclaration, by change: JSONNode, _ code: String, _ reason: String
  ) {
    takeType(of: &declaration)
    switch declaration.value {
    case .colorless: return
    case .ready(let index): if case .undetermined = tree.values[Int(index)] { return }
    case .pending where (declaration.ownType ?? declaration.groupType)?.holdsColors != true: return
    case .color, .reference, .pending: break
    }
    if let type = declaration.ownType ?? declaration.groupType, !type.holdsColors { return }
    findings.warning(code, reason, at: place(change))
    declaration.ownType = declaration.ownType ?? .color
    declaration.value = ready(
      .undetermined(
        Undetermined(
          code: code, reason: reason, text: change.isString ? change.rawText : nil, place: place(change))))
  }

  /// Applies the alpha that a tool keeps in `$extensions`. A color with another alpha of its own is undetermined, and what is behind an
  /// alias only gets more translucent.
  private mutating func applyTool(_ number: Double, _ alpha: JSONNode, to declaration: inout DTCGDeclaration) {
    guard case .color(let index) = declaration.value else {
      return adjust(&declaration, by: .alphaTimes(number), alpha)
    }
    let own = tree.colors[Int(index)].alpha
    if abs(own - number) < 0.005 { return }
    guard own < 1 else { return adjust(&declaration, by: .alpha(number), alpha) }
    declaration.value = ready(
      .undetermined(
        Undetermined(
          code: "unknown-color", reason: "the value has another alpha than its $extensions", place: place(alpha))))
  }

  private mutating func adjust(
    _ declaration: inout DTCGDeclaration, by adjustment: ColorAdjustment, _ alpha: JSONNode
  ) {
    switch declaration.value {
    case .color(let index):
      declaration.value = ready(.adjusted(.color(tree.colors[Int(index)]), adjustment))
    case .ready(let index):
      declaration.value = ready(.adjusted(tree.values[Int(index)], adjustment))
    case .reference(let target):
      declaration.value = ready(.adjusted(.alias(tree.paths[target]), adjustment))
      declaration.ownType = declaration.ownType ?? .color
    case .pending where (declaration.ownType ?? declaration.groupType)?.holdsColors == true:
      let reason =
        "the value of \(tree.path(of: declaration)) is computed, and the alpha beside it is not applied to it"
      declaration.value = ready(
        .undetermined(Undetermined(code: "alpha-beside-value", reason: reason, place: place(alpha))))
    case .pending, .colorless: break
    }
  }
}
