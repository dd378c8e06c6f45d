import ThemeModel

/// Properties behind wrappers that the sources declare.
extension Evaluator {
  /// What a wrapper gives for a color: `@Dynamic(light: .black, dark: .white) static var ink: UIColor`. Nil where the property is
  /// none, or where the wrapper is not declared here.
  func wrappedColor(_ property: Property, _ scope: Scope) -> Value? {
    guard case .other(let name)? = property.wrapper, let path = property.type?.names.first,
      path.last.map(PlatformTypes.colors.contains) == true,
      let type = table.type(name.split(separator: ".").map(String.init), from: scope.file, within: scope.type),
      type.declaration != nil, type.property("wrappedValue", isStatic: false) != nil
    else { return nil }
    var arguments = property.wrapperArguments
    if let initial = property.initial { arguments.insert(.init(label: "wrappedValue", value: initial), at: 0) }
    let expression = Expression(.name(name), property.span)
    return member("wrappedValue", of: construct(type, arguments, expression, scope), expression)
  }
}
