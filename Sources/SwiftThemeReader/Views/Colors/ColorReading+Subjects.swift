/// The subjects of conditions.
extension ColorReading {
  func plainName(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name): name
    case .member(let base?, let name):
      if case .name("self") = base.kind { name } else { nil }
    case .chained(let inner), .forced(let inner): plainName(inner)
    default: nil
    }
  }

  /// Returns the subject of a condition, followed through arguments to its first mention.
  func subject(_ expression: Expression, in scope: ViewScope) -> Facts.Subject {
    var members: [String] = []
    var here = expression
    var scope = scope
    for _ in 0..<32 {
      switch here.kind {
      case .member(let base?, let name):
        if case .name("self") = base.kind {
          if let next = steady(name, in: scope) {
            (here, scope) = next
          } else {
            return subject(name, members, scope)
          }
        } else {
          members.insert(name, at: 0)
          here = base
        }
      case .chained(let inner), .forced(let inner): here = inner
      case .name("self"):
        guard let receiver = scope.receiver, let expression = receiver.expression else {
          return subject("self", members, scope)
        }
        (here, scope) = (expression, receiver.scope)
      case .name(let name) where name.hasPrefix(BuildCondition.prefix):
        return .flag(String(name.dropFirst(BuildCondition.prefix.count)))
      case .name(let name):
        if let next = steady(name, in: scope) { (here, scope) = next } else { return subject(name, members, scope) }
      case .call(_, let arguments) where ["initialValue", "wrappedValue"].contains(arguments.first?.label ?? ""):
        // A wrapper with its initial value.
        here = arguments[0].value
      case .index where isSteady(here, in: scope):
        return Facts.Subject(
          scope: origins(of: here, in: scope), text: ([words(here)] + members).joined(separator: "."))
      default:
        let id = identity([scope.id, Int(here.span.file), Int(here.span.start), Int(here.span.end), -2])
        return Facts.Subject(scope: -3 - id, text: ([words(here)] + members).joined(separator: "."))
      }
    }
    return subject(words(here), members, scope)
  }

  /// Returns what a name has been given, with the scope in which that was written.
  func next(_ name: String, in scope: ViewScope) -> (Expression, ViewScope)? {
    guard let (bound, _) = scope.bound(name), case .expression(let value, let from) = bound else { return nil }
    return (value, from)
  }

  /// Returns what a name stands for as long as the view is shown, with the scope in which that was written.
  func steady(_ name: String, in scope: ViewScope) -> (Expression, ViewScope)? {
    next(name, in: scope).flatMap { mayChange(name, in: scope) ? nil : $0 }
  }

  /// The keys of the system's environment for the device and its owner's settings.
  private static let deviceKeys: Set = [
    "horizontalSizeClass", "verticalSizeClass", "dynamicTypeSize", "sizeCategory", "layoutDirection", "locale",
    "colorSchemeContrast", "displayScale", "legibilityWeight", "accessibilityReduceMotion",
    "accessibilityReduceTransparency", "accessibilityDifferentiateWithoutColor", "accessibilityInvertColors",
  ]

  private func subject(_ given: String, _ members: [String], _ scope: ViewScope) -> Facts.Subject {
    // A binding has the value that it is bound to.
    let name = given.hasPrefix("$") && given.dropFirst().first?.isLetter == true ? String(given.dropFirst()) : given
    if members.isEmpty, let (property, _) = scope.type?.property(name, isStatic: false),
      property.wrapper == .environment("colorScheme")
    {
      return .mode
    }
    if let (property, _) = scope.type?.property(name, isStatic: false),
      case .environment(let key)? = property.wrapper, Self.deviceKeys.contains(key)
    {
      return .device(([key] + members).joined(separator: "."))
    }
    let bound = scope.bound(name)
    if case .open(.named(["EnvironmentValues"]))? = bound?.value, let key = members.first {
      if members == ["colorScheme"] { return .mode }
      if Self.deviceKeys.contains(key) { return .device(members.joined(separator: ".")) }
    }
    var owner = bound?.scope ?? scope.ofType
    // A copy that has been changed since is another value.
    if case .value(_, let instance)? = bound?.value { owner = instance }
    let subject = Facts.Subject(
      scope: owner.id, text: ([name] + members).joined(separator: "."))
    if case .elements? = bound?.value { noteElement(subject) }
    return subject
  }

  func words(_ expression: Expression) -> String {
    let text = table.text(expression.span)
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }
}
