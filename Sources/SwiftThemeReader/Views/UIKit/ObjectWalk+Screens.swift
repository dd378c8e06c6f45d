/// Views that screens are given as their own: `override func loadView() { view = root }`.
extension ObjectWalk {
  /// Makes the name of a screen's own view stand for the property that is this view.
  func nameScreen() {
    guard let name = screen, name != "view", record.property(name, isStatic: false)?.member.isStored == true else {
      return
    }
    wrapping.held["view"] = name
  }

  /// Returns the local of a function that is the same object as one of the type's: what `makeUIView` returns is what `updateUIView` gets,
  /// and what `loadView` makes is the screen's view.
  func represented(by one: Function) -> (local: String, object: String)? {
    if record.foreignParents.contains("UIViewRepresentable") {
      switch one.name {
      case "makeUIView": return Self.returned(one.body ?? []).map { ($0, "#made") }
      case "updateUIView": return one.parameters.first.map { ($0.name, "#made") }
      default: return nil
      }
    }
    guard one.name == "loadView", let screen, wrapping.held["view"] == nil else { return nil }
    var isLocal = false
    for case .variables(let bindings) in one.body ?? [] {
      if bindings.contains(where: { $0.pattern.names == [screen] }) { isLocal = true }
    }
    return isLocal ? (screen, "view") : nil
  }

  /// The name of what `loadView` makes the screen's own view, whatever happens.
  private var screen: String? {
    guard record.kind == .classType,
      let body = line.reversed().compactMap({ $0.functions["loadView"]?.first?.body }).first
    else { return nil }
    var count = 0
    SyntaxWalk.each(body) { part in
      if case .assignment(let target, nil, _) = part.kind, colors.plainName(target) == "view" { count += 1 }
    }
    guard count == 1 else { return nil }
    for case .expression(let one) in body {
      guard case .assignment(let target, nil, let value) = one.kind, colors.plainName(target) == "view" else {
        continue
      }
      return colors.plainName(value)
    }
    return nil
  }
}
