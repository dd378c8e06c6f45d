/// Members of values, followed through the types that the sources declare.
extension ColorReading {
  /// Follows members through declared types as far as they are known.
  func member(
    _ path: [String], of record: TypeRecord, _ names: [String], _ expression: Expression, in scope: ViewScope,
    isStatic: Bool = false
  ) -> Ink {
    let whole = byName(names, expression)
    let spoken = MemberChain(expression).names
    let found = whole.isUnread && spoken != names ? byName(spoken, expression) : whole
    // A file of tokens that the type is not made of may have the same words.
    let byToken =
      !isStatic && isOfOtherFile(found, than: record, path)
      ? Ink(.unread("`\(spoken.joined(separator: "."))` is not a token that was read"), expression.span) : found
    var record = record
    var isStatic = isStatic
    for (index, name) in path.enumerated() {
      if isStatic, let nested = record.types[name] {
        record = nested
        continue
      }
      let rest = path[(index + 1)...]
      let isLast =
        rest.isEmpty
        || rest.allSatisfy(Self.conversions.contains)
          && !(byToken.isUnread && hasOwn(rest.first, of: name, record, isStatic, in: scope))
      if isStatic { record = self.record(having: name, record, at: expression.span) }
      let isOfTwo = isStatic && isStyleOfAnotherColor(name, of: record, expression, in: scope)
      guard !isOfTwo, !isAmbiguous(name, of: record, isStatic: isStatic, at: expression.span) else {
        return Ink(.unknown(names.joined(separator: "."), .ofModules), expression.span)
      }
      guard let (property, owner) = self.property(name, of: record, isStatic: isStatic, at: expression.span) else {
        guard isLast else { return byToken }
        // What a protocol asks for is a member of each of its themes.
        return trusted(byToken.isUnread ? declared(name, by: record, expression) : byToken, member: name, of: record)
      }
      if isLast {
        return lastMember(property, owner, of: record, byToken, expression, in: scope, isStatic: isStatic)
      }
      guard let next = valueType(of: property, in: scope) else {
        let holder = Self.without(rest.count, expression)
        return part(Array(rest), of: property, owner, at: expression.span, in: inside(record, holder, in: scope))
          ?? byToken
      }
      if property.isConstant, property.wrapper == nil, byToken.isUnread, let initial = property.initial,
        let found = carried(Array(rest), by: initial, as: next, in: inside(record, expression, in: scope)),
        !found.isUnread
      {
        let isNamed = isStatic && rest.count == 1
        let constant = TokenPath.join(TokenPath.join(record.path, name), rest.first ?? "")
        return isNamed ? found.named(after: constant).placed(expression.span) : found.via(expression.span)
      }
      (record, isStatic) = (next, false)
    }
    return byToken
  }

  /// Whether a color is that of a data file, while the code itself makes the values of a type with colors that it writes out.
  private func isOfOtherFile(_ found: Ink, than record: TypeRecord, _ path: [String]) -> Bool {
    guard let name = path.first, found.alternatives.count == 1, case .token(let token) = found.alternatives[0].shade,
      names.isOfDataFiles(token), let property = record.property(name, isStatic: false)?.member, property.isStored,
      property.initial == nil
    else { return false }
    if let known = writtenOut[property.span] { return known }
    let given = table.makingCalls.calls(making: record).flatMap(\.arguments).filter { $0.label == name }
    var isWritten = false
    for argument in given {
      SyntaxWalk.each(argument.value) { part in
        switch part.kind {
        case .string, .integer, .decimal: isWritten = true
        default: break
        }
      }
    }
    writtenOut[property.span] = isWritten
    return isWritten
  }

  /// Reads the member at which a path ends. `byToken` is what the names of the path mean by themselves.
  private func lastMember(
    _ property: Property, _ owner: TypeRecord, of record: TypeRecord, _ byToken: Ink, _ expression: Expression,
    in scope: ViewScope, isStatic: Bool
  ) -> Ink {
    if case .token(let token)? = byToken.alternatives.first?.shade,
      names.isDeclared(token, at: property.span, in: table)
    {
      return byToken
    }
    if property.getter == nil, property.initial == nil {
      // In `p.text`, the type of `p` shows which token it is when the name `p` does not.
      let typed = byToken.isUnread ? declared(property.name, by: owner, expression) : byToken
      let token = trusted(typed, member: property.name, of: record)
      guard token.isUnread, !property.isRequirement, isColor(property, of: owner) else { return token }
      return Ink(.unknown(TokenPath.join(owner.path, property.name), .chosen), expression.span)
    }
    let inside = inside(record, expression, in: scope)
    let found = ink(of: property, owner, in: inside, asked: expression.span)
    if !found.isUnread, !found.isUnset {
      if isStatic { return found }
      let known = unlessReplaced(found, property.name, of: record, owner, expression.span)
      return isPartOfView(record) ? known : known.named(after: TokenPath.join(record.path, property.name))
    }
    guard TokenNames.leadsToColors(TokenNames.plain(owner.name)) else { return found }
    let token = trusted(byToken, member: property.name, of: record)
    return token.isUnread ? found : token
  }

  /// Whether the constants of a type are a part of a view. Those of other values are colors of the app's design.
  func isPartOfView(_ record: TypeRecord) -> Bool {
    ColorTypes.isView(record) && !PlainParts.isData(record, observed: true) && !PlainParts.isEnum(record)
  }

  /// Returns what a function gives, the colors that its own code writes under its name unless it is a part of a view.
  func ofTheApp(_ ink: Ink, _ function: Function, _ owner: TypeRecord) -> Ink {
    guard ink.alternatives.contains(where: \.isWrittenOut), !isPartOfView(owner) else { return ink }
    var written: Set<Span> = []
    SyntaxWalk.each(function.body ?? []) { written.insert($0.span) }
    let name = TokenPath.join(owner === table.foreignScope ? "" : owner.path, function.name)
    return ink.mapped {
      if $0.isWrittenOut, written.contains($0.span) { $0 = $0.named(after: name) }
    }
  }

  /// Returns an expression without its last members: `role.colors` of `role.colors.0`.
  private static func without(_ count: Int, _ expression: Expression) -> Expression {
    var here = expression
    for _ in 0..<count { if case .member(let base?, _) = here.kind { here = base } }
    return here
  }

  /// Returns a token that was found by its name alone, unless the type has another color of that name.
  private func trusted(_ ink: Ink, member name: String, of record: TypeRecord) -> Ink {
    guard let first = ink.alternatives.first, case .token(let path) = first.shade,
      !owners.means(path, member: name, of: record), !handsOn(name, record)
    else { return ink }
    return Ink(.unread("`\(name)` of \(record.name) is not a token that was read"), first.span)
  }

  /// Returns the only token that a type has, or asks its themes for, under a member's name.
  private func declared(_ name: String, by owner: TypeRecord, _ expression: Expression) -> Ink {
    let spoken = byName([owner.name, name], expression)
    guard spoken.isUnread else { return spoken }
    let paths = names.paths(ofMember: name).filter { owners.mayBeMember($0, of: [owner]) && owners.isKnown($0) }
    return paths.count == 1 ? Ink(.token(paths[0]), expression.span) : spoken
  }
}
