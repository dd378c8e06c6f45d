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

  /// Whether the token is a color of a catalog that is nearer to the code than a declaration of the same name, which is then of another
  /// target.
  private func isOfOwnCatalog(_ path: String, unlike declaration: Span, at span: Span) -> Bool {
    let near = Folders.shared(table.file(of: declaration), table.file(of: span))
    return catalogs(of: path, near: span).contains { $0 > near }
  }

  /// Whether the token is a color of catalogs that are all farther from the code than a declaration of the same name.
  private func isFarther(_ path: String, than declaration: Span, from span: Span) -> Bool {
    let near = Folders.shared(table.file(of: declaration), table.file(of: span))
    let catalogs = catalogs(of: path, near: span)
    return !catalogs.isEmpty && catalogs.allSatisfy { $0 < near }
  }

  /// How many folders each catalog of a token has in common with the code.
  private func catalogs(of path: String, near span: Span) -> [Int] {
    names.catalogFolders(of: path).map { Folders.shared($0, table.file(of: span)) }
  }
}
