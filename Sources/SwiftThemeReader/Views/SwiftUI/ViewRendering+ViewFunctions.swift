/// The functions and modifiers that the team adds to views.
extension ViewRendering {
  /// Renders a function that an extension adds to every view. Returns whether there is one that can be followed.
  func viewFunction(
    _ name: String, _ arguments: [Expression.Argument], _ base: Base, _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) -> Bool {
    guard entered.count < 48, let found = functionOfViews(name, on: base.expression, arguments, scope) else {
      return false
    }
    contents.note(.receiver(base.expression, base.scope), of: found.function.span)
    if !found.others.isEmpty, let next = passed(name, arguments, base, expression, scope, around) {
      for other in found.others { contents.note(.receiver(base.expression, base.scope), of: other.function.span) }
      self.base(base, next)
      return true
    }
    guard depth(of: found.function.span) else { return false }
    let inside = inside(found, arguments, Base(base.expression, outside(base.scope)), expression, scope)
    entered.append(found.function.span)
    path.append((path.last?.record ?? found.owner, expression.span))
    render(found.body, inside, around.assuming(found.step))
    path.removeLast()
    entered.removeLast()
    return true
  }

  /// A function that the team adds to views, to shapes or to colors.
  struct FunctionOfViews {
    let function: Function
    let body: [Statement]
    let owner: TypeRecord
    /// Others of its name that fit as well.
    var others: [FunctionOfViews] = []

    /// What has to be assumed where several fit.
    var step: String? { others.isEmpty ? nil : Overloads<Function>.step(function.name) }
  }

  static let extended =
    ["View", "Text", "Image", "Button", "Color", "Label", "Shape", "InsettableShape"] + ModifierNames.shapes.sorted()

  func functionOfViews(
    _ name: String, on base: Expression?, _ arguments: [Expression.Argument], _ scope: ViewScope
  ) -> FunctionOfViews? {
    var candidates = extended.flatMap { record -> [(function: Function, owner: TypeRecord)] in
      (record.functions[name] ?? []).filter { !$0.isStatic }.map { ($0, record) }
    }
    guard !candidates.isEmpty else { return nil }
    // Of a shape that is named here, the function of the narrowest type is meant.
    if case .call(let callee, _)? = base?.kind, case .name(let shape) = callee.kind,
      ModifierNames.shapes.contains(shape)
    {
      let narrowest = [shape, "InsettableShape", "Shape"].first { type in
        candidates.contains { one in
          one.owner.name == type && ArgumentMatch.fits(one.function.parameters, arguments, colors.table)
        }
      }
      if let narrowest { candidates.removeAll { $0.owner.name != narrowest } }
    }
    let able = candidates.filter { $0.function.body != nil && $0.function.result != nil }
    // One that the framework has is meant where no argument is for those of the team.
    let taking = able.filter {
      ArgumentMatch.fits($0.function.parameters, arguments, colors.table)
        && colors.mayTake($0.function, of: $0.owner, arguments, in: scope)
    }
    guard !taking.isEmpty || !ModifierNames.isKnown(name) else { return nil }
    let fitting = Overloads(taking.isEmpty ? able : taking, \.function.parameters, arguments, from: scope, scope)
    let all = fitting.meant.compactMap { one in
      one.function.body.map { FunctionOfViews(function: one.function, body: $0, owner: one.owner) }
    }
    guard var first = all.first else { return nil }
    first.others = Array(all.dropFirst())
    return first
  }

  func inside(
    _ found: FunctionOfViews, _ arguments: [Expression.Argument], _ base: Base, _ expression: Expression,
    _ scope: ViewScope
  ) -> ViewScope {
    let inside = ViewScope(
      id: colors.identity([found.owner.order, scope.id, Int(expression.span.file), Int(expression.span.start), -7]),
      type: found.owner, file: Int(found.function.span.file), depth: scope.depth)
    let bindings = ColorReading.bindings(found.function.parameters, arguments, from: scope, inside) ?? [:]
    for (name, value) in bindings { inside.bind(name, value) }
    inside.receiver = (base.expression, base.scope)
    inside.isModifier = true
    inside.parameters = found.function.parameters
    return inside
  }

  /// Returns the surface that a function of the team's makes of a shape, a color or a view: `Capsule().painted(ink)`.
  func surface(
    of base: Expression, by name: String, _ arguments: [Expression.Argument], _ expression: Expression,
    _ scope: ViewScope, _ around: Surroundings
  ) -> Surface? {
    guard let found = functionOfViews(name, on: base, arguments, scope), !openSurfaces.contains(expression.span)
    else { return nil }
    // Whichever of several is meant, a fill is a fill.
    if found.step != nil, ["fill", "stroke", "strokeBorder"].contains(name) { return nil }
    let from = Base(base, scope)
    let isSame = found.others.isEmpty || passed(name, arguments, from, expression, scope, around) != nil
    let step = isSame ? nil : found.step
    let inside = inside(found, arguments, from, expression, scope)
    inside.surfacesOutside = openSurfaces
    openSurfaces.insert(expression.span)
    defer { openSurfaces.remove(expression.span) }
    let (result, read) = result(of: base) { surface(found.body, inside, around) }
    guard let step, case .fill(let ink, let extent) = result else {
      return kept(from, read, in: result, of: name, around)
    }
    return .fill(ink.assuming(step), extent)
  }

  /// Returns what a function or a modifier makes of a view, and the surface that it found the view to be, if it asked.
  func result(of base: Expression, _ make: () -> Surface) -> (Surface, read: Surface?) {
    let outer = receivers.removeValue(forKey: base.span)
    defer { receivers[base.span] = outer }
    return (make(), receivers[base.span])
  }

  /// Returns the surface in what a function or a modifier of the team's makes of it. A button or a stack around it may show it as it is.
  func kept(
    _ base: Base, _ read: Surface?, in result: Surface, of name: String, _ around: Surroundings
  ) -> Surface {
    guard case .content(let cover) = result, cover != .little, let view = base.expression else { return result }
    let before = read ?? surface(view, base.scope, around)
    return supposed(before, "`\(name)` leaves the background as it is") ?? result
  }

  /// A scope in which the helpers of now are being walked through, and none that is entered from here on.
  func outside(_ scope: ViewScope) -> ViewScope {
    if scope.outside != nil { return scope }
    let scope = scope.inner()
    scope.outside = entered
    return scope
  }
}
