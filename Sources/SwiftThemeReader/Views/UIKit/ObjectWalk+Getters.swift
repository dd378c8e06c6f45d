/// Properties that code makes whenever, or once, they are asked for.
extension ObjectWalk {
  /// Walks through what a computed property makes, or a static one that a closure makes: `static var look: UIButton.Configuration { … }`.
  func walkGetter(of property: Property) {
    guard let body = property.madeBy, Self.paints(body) else { return }
    let (outer, around) = (receiver, step)
    step = "what `\(property.name)` makes is shown as it was made"
    if property.isStatic { receiver = .nothing }
    let isView = !property.isStatic && Self.returned(body).map { $0 != property.name } == true
    run(
      body, [], property.span, phase: .other, represented: isView ? Self.returned(body) : nil, as: property.name)
    tree.functions[function] = (property.name, Self.calls(in: body))
    (receiver, step) = (outer, around)
  }

  /// Walks through what one property makes that no view or controller has.
  func walk(only property: Property) -> ObjectTree {
    walkGetter(of: property)
    noteTouches()
    return tree
  }
}

extension Property {
  /// The code that makes its value: of a getter, or of a closure that a static property calls once.
  var madeBy: [Statement]? {
    if let getter { return getter }
    guard isStatic, case .call(let callee, let arguments)? = initial?.kind, arguments.isEmpty,
      case .closure(let closure) = callee.kind
    else { return nil }
    return closure.body
  }
}
