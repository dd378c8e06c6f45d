import ThemeModel

/// Properties with wrappers that the sources declare.
extension Evaluator {
  /// Returns the color that a wrapper produces: `@Dynamic(light: .black, dark: .white) static var ink: UIColor`.
  /// Returns `nil` when the property is not a color or the sources do not declare the wrapper.
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
