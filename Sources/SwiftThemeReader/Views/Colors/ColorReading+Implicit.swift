import ColorScience

/// Members of the color's own type, and the names that the system has for colors.
extension ColorReading {
  /// Reads members of the color's own type: `.text`, `.theme.text`.
  func implicit(_ names: [String], _ expression: Expression, in scope: ViewScope) -> Ink {
    // `.primary` alone is a level of the foreground around, and only in `Color.primary` a color.
    let isLevel = wanted != "UIColor" && wanted != "NSColor" && [["primary"], ["secondary"]].contains(names)
    if !readsKeys, let known = known(names, of: isLevel ? nil : wanted, expression.span, isImplicit: true) {
      return known
    }
    let isApart = Self.extended.contains {
      isDeclaredApart(names[0], of: table.foreignType($0), at: expression.span)
    }
    if !isApart, let path = self.names.token(names, isRooted: false) {
      if let wanted, !readsKeys, let foreign = notOfColorType(wanted, names, expression, in: scope) { return foreign }
      return declared(names, before: path, expression, in: scope) ?? Ink(.token(path), expression.span)
    }
    // What is called clear lets the view behind it through in every theme.
    if readsKeys, names == ["clear"] { return Ink(.clear, expression.span) }
    if readsKeys { return Ink(.unread("`.\(names.joined(separator: "."))` is a key without a token"), expression.span) }
    let types = Self.typesOfMembers(of: wanted)
    for type in types.isEmpty ? Self.extended : types {
      let record = table.foreignType(type)
      if record.properties.isEmpty { continue }
      let found = member(names, of: record, [type] + names, expression, in: scope, isStatic: true)
      if !found.isUnread || found.isOfSeveralModules { return found }
    }
    return Ink(.unread("`.\(names.joined(separator: "."))` is not a token that was read"), expression.span)
  }

  /// Returns a color of unknown value for `Color.accent` where only a theme has a member `accent`: the member of the color's own type
  /// is declared somewhere else, whatever the theme's color is.
  func notOfColorType(
    _ type: String, _ rest: [String], _ expression: Expression, in scope: ViewScope
  ) -> Ink? {
    let names = rest.filter { !Self.conversions.contains($0) }
    guard Self.colorTypes.contains(type), names.count == 1, isThemesAlone(names[0], of: type, at: expression.span),
      table.type([type], from: scope.file, within: scope.type)?.declaration == nil
    else { return nil }
    return Ink(.unknown("\(type).\(names[0])", .notFollowed), expression.span)
  }

  /// Whether the only token of a name is a member of a theme's value, and the color type has no member of that name.
  private func isThemesAlone(_ name: String, of type: String, at span: Span) -> Bool {
    let types = Self.extended.map(table.foreignType)
    guard !types.contains(where: { property(name, of: $0, isStatic: true, at: span) != nil }),
      let path = names.token([name], isRooted: false)
    else { return false }
    return !owners.mayBeMember(path, of: types)
  }

  /// `Color.primary`
  func ofColorType(_ name: String, _ span: Span) -> Ink? { known([name], of: "Color", span) }

  /// The colors that the system has under these names.
  func known(_ names: [String], of type: String?, _ span: Span, isImplicit: Bool = false) -> Ink? {
    let names = names.last.map(Self.conversions.contains) == true && names.count > 1 ? Array(names.dropLast()) : names
    guard names.count == 1, let name = names.first,
      Self.systemNames.contains(name) || type.map({ KnownColors.isConstant(name, of: $0) }) == true
    else { return nil }
    switch owner(of: name, type, isImplicit: isImplicit) {
    case .team: return nil
    case .either: return Ink(.unread("`.\(name)` may be the system's or the team's"), span)
    case .system: break
    }
    switch name {
    case "clear": return Ink(.clear, span)
    case "white": return Ink(.fixed(Color(.srgb, 1, 1, 1), text: ".white"), span)
    case "black": return Ink(.fixed(Color(.srgb, 0, 0, 0), text: ".black"), span)
    case "accentColor":
      // A view around may set another one.
      if let path = self.names.accent {
        return Ink(.token(path), span).assuming(setsAccents ? "no view around sets another accent colour" : nil)
      }
    default: break
    }
    if let type, let written = writtenColors.ofSystem(name, of: type, at: span) {
      return ink(of: written, text: ".\(name)", span)
    }
    // What only SwiftUI's styles are called is free for a team's color of UIKit: `Color(.background)`.
    let isOfKit = type == "UIColor" || type == "NSColor"
    guard Self.systemNames.contains(name), !isOfKit || !Self.styleNames.contains(name) else { return nil }
    return Ink(.unknown(".\(name)", .ofTheSystem), span)
  }

  private static let styleNames: Set = [
    "primary", "secondary", "tertiary", "quaternary", "quinary", "tint", "foreground", "background", "accentColor",
    "placeholder", "selection", "windowBackground", "bar",
  ]

  private enum Owner {
    case system
    case team
    case either
  }

  /// A team's own constant of a name comes before the system's. By its name alone a style is one of `ShapeStyle`, and a color one
  /// of `Color`, and which of them is asked for is not always known.
  private func owner(of name: String, _ type: String?, isImplicit: Bool) -> Owner {
    func has(_ type: String) -> Bool { table.foreignType(type).property(name, isStatic: true) != nil }
    guard let type else { return .system }
    guard type == "Color" || type == "ShapeStyle" else { return has(type) ? .team : .system }
    if has("ShapeStyle") { return .team }
    guard has("Color") else { return .system }
    // What no style of SwiftUI is called is the team's. `accentColor` is a color alone.
    if name == "accentColor" { return .team }
    let mayBeStyle = Self.styleNames.contains(name) || KnownColors.isConstant(name, of: "Color")
    return isImplicit && mayBeStyle ? .either : .team
  }

  /// A constant of the file itself comes before those of the same name in others, and one of its module before those of other
  /// modules. What is private there counts nowhere else.
  func property(
    _ name: String, of record: TypeRecord, isStatic: Bool, at span: Span
  ) -> (member: Property, owner: TypeRecord)? {
    guard record.declaration == nil, record.propertiesByName[name] != nil else {
      return record.property(name, isStatic: isStatic)
    }
    let meant = table.meant(visible(name, of: record, isStatic: isStatic, at: span), from: Int(span.file))
    guard Set(meant.map(\.span.file)).count == 1 else {
      return meant.isEmpty ? nil : record.property(name, isStatic: isStatic)
    }
    return (record.conditions.isEmpty ? meant.last : record.applying(meant, to: record)).map { ($0, record) }
  }

  /// Returns the type that has a static member: `Color` has those of `extension ShapeStyle where Self == Color`, too.
  func record(having name: String, _ record: TypeRecord, at span: Span) -> TypeRecord {
    guard record.declaration == nil, record.name == "Color" else { return record }
    let styles = table.foreignType("ShapeStyle")
    let ofStyles = visible(name, of: styles, isStatic: true, at: span)
    guard !ofStyles.isEmpty else { return record }
    let all = visible(name, of: record, isStatic: true, at: span) + ofStyles
    let meant = table.meant(all, from: Int(span.file))
    return meant.allSatisfy { one in ofStyles.contains { $0 === one } } ? styles : record
  }

  /// Returns whether `Color` and its styles have another color each under one name. They are in different modules, and which of them
  /// is meant depends on what the file imports.
  func isStyleOfAnotherColor(
    _ name: String, of record: TypeRecord, _ expression: Expression, in scope: ViewScope
  ) -> Bool {
    guard record.declaration == nil, record.name == "Color" else { return false }
    let styles = table.foreignType("ShapeStyle")
    let both = [record, styles].flatMap { visible(name, of: $0, isStatic: true, at: expression.span) }
    guard Set(table.meant(both, from: Int(expression.span.file)).map(\.span.file)).count > 1 else { return false }
    guard let style = property(name, of: styles, isStatic: true, at: expression.span),
      let own = property(name, of: record, isStatic: true, at: expression.span),
      own.member.span.file != style.member.span.file, own.member.span.file != expression.span.file
    else { return false }
    func shades(_ found: (member: Property, owner: TypeRecord)) -> [Ink.Shade] {
      let inside = inside(found.owner, expression, in: scope)
      return ink(of: found.member, found.owner, in: inside, asked: expression.span).alternatives.map(\.shade)
    }
    return shades(own) != shades(style)
  }

  func isAmbiguous(_ name: String, of record: TypeRecord, isStatic: Bool, at span: Span) -> Bool {
    guard record.declaration == nil else { return false }
    let meant = table.meant(visible(name, of: record, isStatic: isStatic, at: span), from: Int(span.file))
    return Set(meant.map(\.span.file)).count > 1
  }

  /// Whether a constant has another meaning in some file than its name alone says: it is declared in several, or private in one.
  private func isDeclaredApart(_ name: String, of record: TypeRecord, at span: Span) -> Bool {
    let all = (record.propertiesByName[name] ?? []).filter { $0.isStatic && !$0.isRequirement }
    return Set(all.map(\.span.file)).count > 1
      || visible(name, of: record, isStatic: true, at: span).count < all.count
  }

  /// The declarations of a member that code of a file can use.
  private func visible(_ name: String, of record: TypeRecord, isStatic: Bool, at span: Span) -> [Property] {
    (record.propertiesByName[name] ?? []).filter {
      $0.isStatic == isStatic && !$0.isRequirement && $0.access.reaches(Int(span.file), from: $0.span)
    }
  }

  private static let systemNames: Set = [
    "clear", "white", "black", "primary", "secondary", "tertiary", "quaternary", "quinary", "tint", "foreground",
    "background", "accentColor",
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground", "label",
    "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "separator", "link", "systemRed", "systemBlue", "systemGreen",
    "systemGray", "systemFill", "placeholder", "selection", "windowBackground", "ultraThinMaterial", "thinMaterial",
    "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar", "darkGray", "lightGray", "magenta",
    "darkText", "lightText", "tintColor", "placeholderText", "opaqueSeparator",
  ]
}
