import ThemeModel

/// The value of which code takes a token: the `theme` of a view, or one theme that the code names.
///
/// Two tokens of two values may be of two themes, and no theme then has the pair.
enum ThemeHolder: Hashable, Sendable {
  /// A theme that the code names or makes: `dark` of `Theme.dark.text`, `DarkTheme()`.
  case instance(String)
  /// What is one of the themes that are judged, or one of some of them: the key of their presence, and the words of the code.
  case theme(key: String, name: String)
  /// What a type computes or keeps for whichever theme is in use, by its place: `Theme.current`. What `Theme.inverse` computes asks others
  /// of them, and is another theme than theirs.
  case accessor(Place, asks: Set<Place>)
  /// A property or a parameter, with the number of the type around it and its own type in words.
  case value(name: String, within: Int, type: String?, origin: Origin)

  /// Where a property or a parameter has its theme from.
  enum Origin: Hashable, Sendable {
    /// Whoever makes the value gives it.
    case given
    /// The same, and some code gives it a theme by name.
    case pinned
    /// The surroundings or the app's state: whichever theme is in use.
    case ambient
  }

  enum Meeting: Equatable {
    case one
    /// The pair is that of one theme, by the key of its presence.
    case within(String)
    case assumed(String)
    case never
  }

  /// The theme, unless it is whichever is in use.
  private var known: ThemeHolder? { if case .accessor = self { nil } else { self } }

  /// Whether one of two tokens is of a theme that the code names, whichever is in use, and the other is of the one in use.
  static func areMixed(_ front: ThemeHolder?, _ back: ThemeHolder?) -> Bool {
    if case .accessor(let mine, let asked)? = front, case .accessor(let other, let others)? = back {
      return asked.contains(other) || others.contains(mine)
    }
    return switch (front?.known, back?.known) {
    case (.theme?, nil), (nil, .theme?): true
    case (.theme?, .value(_, _, _, .ambient)?), (.value(_, _, _, .ambient)?, .theme?): true
    default: false
    }
  }

  /// Whether the tokens of one side are all of one theme that the code names, and those of the other all of another: no choice keeps
  /// them together.
  static func areApart(_ front: [ThemeHolder?], _ back: [ThemeHolder?]) -> Bool {
    let (mine, theirs) = (Set(front.compactMap(\.?.known)), Set(back.compactMap(\.?.known)))
    return mine.count == 1 && theirs.count == 1 && meeting(mine.first, theirs.first) == .never
  }

  /// The same for a token beside a color that is no token, and the same in all themes.
  static func meeting(_ front: ThemeHolder?, alone back: ThemeHolder?) -> Meeting {
    switch front?.known ?? back?.known {
    case .theme(let key, _)?: .within(key)
    case .instance(let name)?: .assumed("the theme that is judged is `\(name)`")
    case .value?, .accessor?, nil: .one
    }
  }

  static func meeting(_ front: ThemeHolder?, _ back: ThemeHolder?) -> Meeting {
    switch (front?.known, back?.known) {
    case (.theme(let mine, let name)?, .theme(let other, let another)?):
      meeting(PartialTokens.keys(in: mine), name, PartialTokens.keys(in: other), another)
    case (.theme(_, let name)?, _): meeting(.instance(name), back)
    case (_, .theme(_, let name)?): meeting(front, .instance(name))
    case (.instance(let mine)?, .instance(let other)?):
      mine == other ? .assumed("the theme that is judged is `\(mine)`") : .never
    case (.instance(let name)?, .value(let value, _, _, _)?), (.value(let value, _, _, _)?, .instance(let name)?):
      .assumed("`\(value)` is `\(name)`")
    case (.instance(let name)?, nil), (nil, .instance(let name)?): .assumed("the theme that is judged is `\(name)`")
    case (.value(let mine, let within, let type?, _)?, .value(let other, let place, let kind, _)?)
    where mine != other && within == place && type == kind:
      .assumed("`\(mine)` and `\(other)` are the same theme")
    case (.value(let name, _, _, .pinned)?, nil), (nil, .value(let name, _, _, .pinned)?):
      .assumed("`\(name)` is the theme in use")
    case (.value?, .value?), (.value?, nil), (nil, .value?), (.accessor?, _), (_, .accessor?), (nil, nil): .one
    }
  }

  private static func meeting(
    _ front: Set<String>, _ name: String, _ back: Set<String>, _ another: String
  ) -> Meeting {
    if front.isDisjoint(with: back) { return .never }
    // Each of two values that can be one of several themes may be another one.
    guard front.count == 1 && back.count == 1 || name == another else {
      return .assumed("`\(name)` and `\(another)` are the same theme")
    }
    return .within(PartialTokens.key(ofOneOf: front.intersection(back)))
  }
}

extension ColorReading {
  /// Returns the value of which an expression takes its token; `nil` when it takes it of none, as `.text` does.
  ///
  /// - Parameter path: the token, whose own groups may be called like themes
  func holder(_ expression: Expression, of path: String, in scope: ViewScope) -> ThemeHolder? {
    if let known = holder(byOrigin: expression, of: path, in: scope) { return known }
    let chain = MemberChain(expression)
    let groups = Set(path.split { $0 == "." || $0 == "/" }.map { TokenNames.plain(String($0)) })
    switch chain.root {
    case .other(let base):
      guard case .call(let callee, _) = base.kind, let type = MemberChain(callee).names.last,
        type.beginsWithCapital, !Self.colorTypes.contains(type)
      else { return nil }
      return .instance(words(base))
    case .implicit: return instance(in: chain.names.dropLast(), except: groups, scope)
    case .name, .receiver:
      guard let first = chain.names.first, chain.names.count > 1 else { return nil }
      if let named = instance(in: chain.names.dropFirst().dropLast(), of: first, except: groups, scope) {
        guard case .theme(let key, let name) = named else { return named }
        guard isPlain(expression, to: path, after: name) else { return .instance(name) }
        return isOnly(key) ? nil : named
      }
      guard !first.beginsWithCapital, let holder = value(first, in: scope) else { return nil }
      guard case .theme(let key, let name) = holder else { return holder }
      guard isPlain(expression, to: path, after: first) else { return .instance(name) }
      return isOnly(key) ? nil : holder
    }
  }

  /// Where there is one theme, code cannot mean another.
  private func isOnly(_ key: String) -> Bool { !names.partial.contains(key) }

  /// Returns the theme that a property is from the start: `Palette.dark`, or `.dark` of its type.
  private func constant(_ value: Expression, of property: Property, _ scope: ViewScope) -> ThemeHolder? {
    let chain = MemberChain(value)
    let owner: String?
    let members: ArraySlice<String>
    switch chain.root {
    case .name: (owner, members) = (chain.names.first, chain.names.dropFirst())
    case .implicit: (owner, members) = (property.type?.names.first?.last, chain.names[...])
    case .receiver, .other: return nil
    }
    guard let owner, owner.beginsWithCapital,
      let named = instance(in: members, of: owner, scope)
    else { return nil }
    if case .theme(_, let name) = named, members.count > 1 { return .instance(name) }
    return named
  }

  /// Returns the constant among members that is a theme: `dark` of `Theme.dark`.
  ///
  /// - Parameters:
  ///   - root: the type to which the members belong, if the code names one
  ///   - groups: those of the token that is taken of it
  private func instance(
    in names: ArraySlice<String>, of root: String? = nil, except groups: Set<String> = [], _ scope: ViewScope
  ) -> ThemeHolder? {
    let place = names.indices.first { index in
      !groups.contains(TokenNames.plain(names[index]))
        && (ModeWords.isDark(flag: names[index]) != nil || isTheme(names[index]))
    }
    guard let place else { return nil }
    let name = names[place]
    // Of two types of one name, it may be either.
    guard let owner = root, owner.beginsWithCapital, place == names.startIndex,
      case let types = table.index.types(named: owner), types.count == 1, let type = types.first,
      let constant = type.property(name, isStatic: true)?.member, constant.isConstant,
      let key = self.names.partial.key(ofThemeAt: table.place(constant.span)),
      // A local alias may give the name to another type.
      !hasAlias(owner, in: scope.file)
    else { return .instance(name) }
    return .theme(key: key, name: name)
  }

  /// Returns whether an expression goes from a constant to a token by the token's own name, and through nothing that makes another
  /// theme: `Palette.dark.button.text`, and not `Palette.dark.inverted.text`.
  private func isPlain(_ expression: Expression, to path: String, after constant: String) -> Bool {
    var members: [String] = []
    var here = expression
    while case .member(let base?, let name) = here.kind, name != constant {
      members.insert(name, at: 0)
      here = base
    }
    switch here.kind {
    case .member(_, constant), .name(constant): break
    default: return false
    }
    if members.last.map(Self.conversions.contains) == true, members.count > 1 { members.removeLast() }
    let names = members.filter { !ThemeWords.mainPalettes.contains($0) || members.count == 1 }
    return names == path.split(separator: ".").map(String.init)
  }

  private func isTheme(_ name: String) -> Bool {
    name.first?.isLowercase == true && names.isTheme(name)
  }

  /// Follows a property that is only another name: `var colors: Palette { theme.colors }`.
  private func value(_ name: String, in scope: ViewScope) -> ThemeHolder? {
    var (name, scope) = (name, scope)
    for _ in 0..<8 {
      if let (bound, _) = scope.bound(name) {
        switch bound {
        case .open(let type): return of(name, type, scope)
        case .elements(let elements): return of(name, elements.type, scope)
        case .expression(let value, let from):
          // What a call or a view around gives is followed to what it is there.
          let chain = MemberChain(value)
          switch chain.root {
          case .name, .receiver: break
          case .implicit:
            // One of the themes, of a type that is not known.
            let first = chain.names.first ?? ""
            return isTheme(first) || ModeWords.isDark(flag: first) != nil ? .instance(first) : nil
          case .other: return nil
          }
          guard let next = chain.names.first, !next.beginsWithCapital, next != name || from !== scope else {
            return nil
          }
          (name, scope) = (next, from)
          continue
        default: return nil
        }
      }
      guard let (property, owner) = scope.type?.property(name, isStatic: false) else { return nil }
      // A subclass may have another theme in its place.
      if isReplaced(property, of: owner) { return of(name, property.type, scope) }
      let only = property.getter.flatMap { $0.count == 1 ? $0[0] : nil }
      switch only {
      case .expression(let value)?, .returned(let value?)?:
        if let named = constant(value, of: property, scope) { return named }
        guard let next = MemberChain(value).names.first, next != name else { return nil }
        if next.beginsWithCapital { return nil }
        name = next
      default:
        guard property.getter == nil else { return nil }
        if property.isConstant, let initial = property.initial, let named = constant(initial, of: property, scope) {
          return named
        }
        return of(name, property.type, scope)
      }
    }
    return nil
  }

  private func of(_ name: String, _ type: TypeName?, _ scope: ViewScope) -> ThemeHolder {
    .value(name: name, within: scope.type?.order ?? -1, type: Self.word(type), origin: origin(of: name, in: scope))
  }

  private func origin(of name: String, in scope: ViewScope) -> ThemeHolder.Origin {
    guard case .property = scope.binder(of: name), let (property, owner) = scope.type?.property(name, isStatic: false)
    else { return .given }
    if let wrapper = property.wrapper { return wrapper == .other("Binding") ? .given : .ambient }
    return isPinned(property, of: owner) ? .pinned : .given
  }

  /// Whether some code gives a property a theme by name: `init(theme: Theme = .dark)`, `Badge(theme: .dark)`.
  private func isPinned(_ property: Property, of owner: TypeRecord) -> Bool {
    guard names.partial.tellsThemes, property.getter == nil else { return false }
    if let known = pinned[property.span] { return known }
    pinned[property.span] = false
    let scope = ViewScope(id: identity([owner.order, -55]), type: owner, file: owner.file)
    let type = valueType(of: property, in: scope)
    let calls = table.makingCalls.calls(making: owner).filter { !$0.body.isOfSamples }
    let given = calls.flatMap(\.arguments).filter { $0.label == property.name }.map(\.value)
    // A default that every call leaves out nothing for is never used.
    let isDefaulted = calls.isEmpty || calls.contains { call in !call.arguments.contains { $0.label == property.name } }
    let all = owner.initializers.flatMap(\.parameters).filter { $0.name == property.name }.compactMap(\.initial)
    let defaults = isDefaulted ? all : []
    let found = (defaults + given).contains { value in
      let themes = possibleThemes(of: value, as: type, in: scope)
      return !themes.isOpen && !themes.named.isEmpty
    }
    pinned[property.span] = found
    return found
  }
}
