/// The symbols that a build makes of the colors in asset catalogs, beside static members that the team declares: `.calm`.
extension ColorReading {
  /// Returns what a static member of the color's own type is, where the team declares one and the name alone finds another color, such as
  /// that of an asset catalog. A build makes symbols of a catalog's colors for its own target, so the declaration counts unless the code
  /// belongs to the catalog's target and the declaration does not.
  func declared(_ names: [String], before path: String, _ expression: Expression, in scope: ViewScope) -> Ink? {
    let own = names.filter { !Self.conversions.contains($0) }
    guard !readsKeys, own.count == 1 else { return nil }
    for type in Self.typesOfMembers(of: wanted) {
      let record = table.foreignType(type)
      guard let found = property(own[0], of: record, isStatic: true, at: expression.span) else { continue }
      let place = found.member.span
      if self.names.isDeclared(path, at: place, in: table) || isOfOwnCatalog(path, unlike: place, at: expression.span) {
        return nil
      }
      let ink = member(names, of: record, [type] + names, expression, in: scope, isStatic: true)
      if !ink.isUnread { return ink }
      return isFarther(path, than: place, from: expression.span) ? ink : nil
    }
    return nil
  }

  /// Returns the color of the catalog of the code's own target for `Color.calm`, where another target declares a static member of that name.
  func symbol(_ names: [String], of type: String, _ expression: Expression) -> Ink? {
    let own = names.filter { !Self.conversions.contains($0) }
    guard own.count == 1, Self.extended.contains(type),
      let found = property(own[0], of: table.foreignType(type), isStatic: true, at: expression.span),
      let path = self.names.token(own, isRooted: false),
      isOfOwnCatalog(path, unlike: found.member.span, at: expression.span)
    else { return nil }
    return Ink(.token(path), expression.span)
  }

  /// The types of which `.calm` may be a member where a type is asked for.
  static func typesOfMembers(of wanted: String?) -> [String] {
    switch wanted {
    case nil: extended
    case "Color", "ShapeStyle": ["Color", "ShapeStyle"]
    case "UIColor": ["UIColor"]
    case "NSColor": ["NSColor"]
    // A symbol is the only member that `ColorResource` has.
    default: []
    }
  }

  /// Whether the token is a color of a catalog whose folder contains the code, but not a declaration of the same name.
  private func isOfOwnCatalog(_ path: String, unlike declaration: Span, at span: Span) -> Bool {
    let (code, other) = (table.place(span).file, table.place(declaration).file)
    return names.catalogFolders(of: path).contains { !$0.isEmpty && code.hasPrefix($0) && !other.hasPrefix($0) }
  }

  /// Whether the token is a color of catalogs that are all farther from the code than a declaration of the same name.
  private func isFarther(_ path: String, than declaration: Span, from span: Span) -> Bool {
    let code = table.place(span).file.split(separator: "/").dropLast()
    func shared(_ folders: some Sequence<Substring>) -> Int { zip(code, folders).prefix { $0 == $1 }.count }
    let near = shared(table.place(declaration).file.split(separator: "/").dropLast())
    let catalogs = names.catalogFolders(of: path).map { shared($0.split(separator: "/")) }
    return !catalogs.isEmpty && catalogs.allSatisfy { $0 < near }
  }
}
