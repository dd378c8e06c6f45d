import ThemeModel

/// The tokens of one of several systems of themes in the same code, such as those of an app and of a package.
struct SystemTokens: Sendable {
  /// No token has a path that begins so.
  static let prefix = "\u{1F}system "

  /// Stands for the presence of its themes among the facts of a pair.
  let key: String
  let system: ThemeSystem
  /// Whether it is the theme of one of several types of one name.
  fileprivate let isNamesake: Bool
  /// The lines on which the tokens are declared, by path and file.
  fileprivate let lines: [String: [String: Set<Int>]]

  private init(_ system: ThemeSystem, number: Int, isNamesake: Bool) {
    self.system = system
    self.isNamesake = isNamesake
    key = "\(Self.prefix)\(number)"
    var lines: [String: [String: Set<Int>]] = [:]
    for token in system.themes.flatMap(\.tokens) where token.place.file.hasSuffix(".swift") {
      lines[token.path, default: [:]][token.place.file, default: []].insert(token.place.line)
    }
    self.lines = lines
  }

  /// Returns the systems of code, if any token of one has the name of another's.
  static func sharing(_ systems: [ThemeSystem]) -> [SystemTokens] {
    let systems = systems.map { (apart: namesakesApart($0), whole: $0) }.flatMap { one in
      one.apart.isEmpty ? [(one.whole, false)] : one.apart.map { ($0, true) }
    }
    guard systems.count > 1 else { return [] }
    let all = systems.enumerated().map { SystemTokens($1.0, number: $0, isNamesake: $1.1) }.filter { !$0.lines.isEmpty }
    var seen: Set<String> = []
    let isShared = all.contains { one in !one.lines.keys.allSatisfy { seen.insert($0).inserted } }
    return isShared ? all : []
  }

  /// Returns each theme of types that have one name, `Ink` and `Ink 2`, by itself: they are of different modules, and which of them code
  /// means, its own module tells.
  private static func namesakesApart(_ system: ThemeSystem) -> [ThemeSystem] {
    let shown = system.themes.filter { !$0.isAbstract }
    let names = Set(
      shown.map { theme in theme.name.split(separator: " ").prefix { Int($0) == nil }.joined(separator: " ") })
    guard shown.count > 1, names.count == 1 else { return [] }
    return shown.map { theme in
      var one = system
      one.themes = [theme]
      return one
    }
  }

  func has(_ path: String) -> Bool { lines[path] != nil }

  fileprivate func declares(_ path: String, at span: Span, in table: DeclarationTable) -> Bool {
    let (start, end) = (table.place(span), table.place(Span(file: span.file, start: span.end, end: span.end)))
    return lines[path]?[start.file]?.contains { $0 >= start.line && $0 <= end.line } == true
  }
}

/// Tells of which system of themes a type's colors are.
struct SystemOwners {
  private let systems: [SystemTokens]
  private let owners: [[TypeRecord]]

  init(table: DeclarationTable, names: TokenNames) {
    systems = names.systems
    owners = systems.map { system in
      table.types.filter { type in
        type.properties.contains { property, _ in
          names.paths(ofMember: property.name).contains { system.declares($0, at: property.span, in: table) }
        }
      }
    }
  }

  /// Returns the key of the one system whose colors are members of a type; `nil` when there are several or none, or when it is not
  /// certain that a file means this one of several types of one name.
  func key(of type: TypeRecord, for file: Int, in table: DeclarationTable) -> String? {
    let found = owners.indices.filter { index in
      owners[index].contains { $0 === type || $0.inherits(from: type) || type.inherits(from: $0) }
    }
    guard found.count == 1 else { return nil }
    let isSure = !systems[found[0]].isNamesake || table.isSurelyOfOneModule(type.file, file)
    return isSure ? systems[found[0]].key : nil
  }

  /// Whether several systems have the token.
  func share(_ path: String) -> Bool { systems.count { $0.has(path) } > 1 }
}

extension ColorReading {
  /// Returns a color that several systems of themes have under one name as one of the themes in which it is. Where no type tells,
  /// it is one of all of them.
  func inItsSystem(_ ink: Ink, of expression: Expression, in scope: ViewScope) -> Ink {
    guard !names.systems.isEmpty else { return ink }
    let isOpen = ink.alternatives.contains { one in
      if case .token(let path) = one.shade { one.facts.systems.isEmpty && systemOwners.share(path) } else { false }
    }
    guard isOpen, let holder = Self.holder(of: expression), let type = record(of: holder, in: scope),
      let key = systemOwners.key(of: type, for: Int(expression.span.file), in: table),
      let facts = Facts().adding(.presence(of: key), .equals("true"))
    else { return ink }
    return ink.mapped { one in
      guard case .token(let path) = one.shade, one.facts.systems.isEmpty, systemOwners.share(path),
        let joined = one.facts.joined(with: facts)
      else { return }
      one.facts = joined
    }
  }

  /// Returns what has the color as a member: `theme.colors` of `theme.colors.text`, `theme` of `theme[.text]`.
  static func holder(of expression: Expression) -> Expression? {
    switch expression.kind {
    case .member(let base?, _), .index(let base, _): base
    case .call(let callee, _): if case .member(let base?, _) = callee.kind { base } else { nil }
    default: nil
    }
  }

  func record(of expression: Expression, in scope: ViewScope) -> TypeRecord? {
    guard let type = staticTypes(in: scope).type(of: expression) else { return nil }
    guard case .metatype(let inner) = type.type.unwrapped else { return table.record(type) }
    return table.record(type.with(inner))
  }
}
