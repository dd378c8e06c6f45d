import ThemeModel

/// Colors of the object that keeps the choice of theme, and of the classes that show it.
extension TokenWalk {
  mutating func addShared(_ selection: ThemeSelection) {
    guard let keeper = selection.keeper, let constant = SharedThemes.constant(of: keeper, types) else { return }
    let value = evaluator.staticValue(constant, of: keeper, file: Int(constant.span.file))
    if case .unknown(let reason) = value.payload {
      addUnknown(reason, as: keeper, prefix: .root, tier: .semantic, depth: 0)
    } else {
      add(value, prefix: .root, tier: .semantic, depth: 0, place: evaluator.place(constant.span))
    }
    for type in types.sharedThemes.classes(showing: keeper) { addShowing(type) }
  }

  /// Adds the colors of a class that shows the theme in use. Those of one whose values are made of a choice are unknown, and of one that
  /// is made of content those that depend on it.
  private mutating func addShowing(_ type: TypeRecord) {
    guard let span = type.declaration?.span else { return }
    let recognition = ThemeRecognition(types)
    let prefix = TokenPath(type.name)
    evaluator.startToken()
    if recognition.canBeMade(type) {
      let value = ThemeCandidate(name: type.path, root: .made(type), span: span).value(evaluator, types)
      add(value, prefix: prefix, tier: .semantic, depth: 1, place: evaluator.place(span))
    } else if recognition.isHandedContent(type) {
      add(evaluator.handedIn(type), prefix: prefix, tier: .semantic, depth: 1, place: evaluator.place(span))
    } else {
      let unknown = evaluator.unknown(
        "runtime-value", "the colours of \(type.path) depend on arguments known only at run time", span)
      for (property, owner) in types.members(type) {
        if case .color = types.kind(of: property, in: owner) { wait(property, prefix, .semantic) { unknown } }
      }
    }
  }
}
