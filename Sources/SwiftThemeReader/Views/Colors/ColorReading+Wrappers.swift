import ThemeModel

/// Colors of properties with wrappers of the team's own: `@Adaptive(light: .black, dark: .white) var ink`.
extension ColorReading {
  /// Returns what the wrapper makes of its arguments; `nil` for a property without such a wrapper, or with one of no color.
  func wrapped(_ property: Property, _ owner: TypeRecord?, in scope: ViewScope, asked: Span) -> Ink? {
    guard case .other(let name)? = property.wrapper, property.getter == nil,
      let type = table.type(
        name.split(separator: ".").map(String.init), from: Int(property.span.file), within: owner),
      type.declaration != nil, let (value, _) = type.property("wrappedValue", isStatic: false),
      isColor(value, of: type) || isColor(property, of: owner)
    else { return nil }
    let unknown = Ink(.unknown(TokenPath.join(owner?.path ?? "", property.name), .notFollowed), asked)
    // What is set later is another color.
    guard property.initial == nil, !value.isStored else { return unknown }
    let made = Expression(.call(Expression(.name(name), property.span), property.wrapperArguments), property.span)
    let found = ink(Expression(.member(made, "wrappedValue"), property.span), as: Self.word(value.type), in: scope)
    let isKnown = found.alternatives.allSatisfy { alternative in
      switch alternative.shade {
      case .token, .fixed, .adapting, .system, .clear: true
      case .unset, .unread, .unknown, .veiled: false
      }
    }
    return isKnown ? found.via(asked) : unknown
  }
}
