import ThemeModel

/// The tokens of one of several systems of themes in the same code, such as those of an app and of a package.
struct SystemTokens: Sendable {
  /// Stands for the presence of its themes among the facts of a pair; no token has it for a name.
  let key: String
  let system: ThemeSystem
  /// The lines on which the tokens are declared, by path and file.
  fileprivate let lines: [String: [String: Set<Int>]]

  private init(_ system: ThemeSystem, number: Int) {
    self.system = system
    key = "\u{1F}system \(number)"
    var lines: [String: [String: Set<Int>]] = [:]
    for token in system.themes.flatMap(\.tokens) where token.place.file.hasSuffix(".swift") {
      lines[token.path, default: [:]][token.place.file, default: []].insert(token.place.line)
    }
    self.lines = lines
  }

  /// Returns the systems of code, if any token of one has the name of another's.
  static func sharing(_ systems: [ThemeSystem]) -> [SystemTokens] {
    guard systems.count > 1 else { return [] }
    let all = systems.enumerated().map { SystemTokens($0.element, number: $0.offset) }.filter { !$0.lines.isEmpty }
    var seen: Set<String> = []
    let isShared = all.contains { one in !one.lines.keys.allSatisfy { seen.insert($0).inserted } }
    return isShared ? all : []
  }

  func has(_ path: String) -> Bool { lines[path] != nil }

  fileprivate func declares(_ path: String, at span: Span, in table: DeclarationTable) -> Bool {
    let (start, end) = (table.place(span), table.place(Span(file: span.file, start: span.end, end: span.end)))
    return lines[path]?[start.file]?.contains { $0 >= start.line && $0 <= end.line } == true
  }
}

/// Tells of which system of themes a type's colors are.
final class SystemOwners {
  private let table: DeclarationTable
  private let systems: [SystemTokens]
  private var owners: [[TypeRecord]] = []
  private var known: [ObjectIdentifier: [Int]] = [:]

  init(table: DeclarationTable, names: TokenNames) {
    (self.table, systems) = (table, names.systems)
    owners = systems.map { system in
      table.types.filter { type in
        type.properties.contains { property, _ in
          names.paths(ofMember: property.name).contains { system.declares($0, at: property.span, in: table) }
        }
      }
    }
  }

  /// Returns the key of the one system whose themes a value of a type may be, or hold; `nil` when there are several or none.
  func key(of type: TypeRecord) -> String? {
    let found = systems(of: type, depth: 0)
    return found.count == 1 ? systems[found[0]].key : nil
  }

  /// Whether several systems have the token.
  func share(_ path: String) -> Bool { systems.count { $0.has(path) } > 1 }

  private func systems(of type: TypeRecord, depth: Int) -> [Int] {
    if let known = known[ObjectIdentifier(type)] { return known }
    var found = owners.indices.filter { index in
      owners[index].contains { $0 === type || $0.inherits(from: type) || type.inherits(from: $0) }
    }
    if found.isEmpty, depth < Self.deepest {
      // A manager or a theme holds the palette that has the colors.
      known[ObjectIdentifier(type)] = []
      let held = type.properties.flatMap { property, _ in
        (property.type?.names ?? []).flatMap { table.expand($0, from: Int(property.span.file), within: type).types }
      }
      found = Set(held.filter { $0.declaration != nil }.flatMap { systems(of: $0, depth: depth + 1) }).sorted()
    }
    known[ObjectIdentifier(type)] = found
    return found
  }

  private static let deepest = 4
}

extension ColorReading {
  /// Returns a color that several systems of themes have under one name as one of the themes in which it is. Where no type tells,
  /// it is one of all of them.
  func inItsSystem(_ ink: Ink, of expression: Expression, in scope: ViewScope) -> Ink {
    guard !names.systems.isEmpty else { return ink }
    let isOpen = ink.alternatives.contains { one in
      if case .token(let path) = one.shade { one.facts.presences.isEmpty && systemOwners.share(path) } else { false }
    }
    guard isOpen else { return ink }
    guard let type = holdingType(of: expression, in: scope), let key = systemOwners.key(of: type),
      let facts = Facts().adding(.presence(of: key), .equals("true"))
    else { return ink }
    return ink.mapped { one in
      guard case .token(let path) = one.shade, systemOwners.share(path),
        let joined = one.facts.joined(with: facts)
      else { return }
      one.facts = joined
    }
  }

  /// Returns the type of what a chain of members begins with: `Theme` of `theme.colors.text`, `Skin` of `Skin.current.text`.
  private func holdingType(of expression: Expression, in scope: ViewScope, depth: Int = 0) -> TypeRecord? {
    guard depth < 8 else { return nil }
    let chain = MemberChain(expression)
    switch chain.root {
    case .other(let base):
      guard case .call(let callee, _) = base.kind else { return nil }
      return namedType(Array(MemberChain(callee).names.prefix(1)), in: scope)
    case .implicit: return nil
    case .name, .receiver: break
    }
    guard let first = chain.names.first else { return nil }
    func named(_ type: TypeName?, _ file: Int, _ owner: TypeRecord?) -> TypeRecord? {
      type?.names.first.flatMap { table.expand($0, from: file, within: owner).types.first }
    }
    if let (bound, _) = scope.bound(first) {
      switch bound {
      case .expression(let value, let from): return holdingType(of: value, in: from, depth: depth + 1)
      case .open(let type): return named(type, scope.file, scope.type)
      case .elements(let elements): return named(elements.type, scope.file, scope.type)
      default: return nil
      }
    }
    let found = scope.type?.property(first, isStatic: false) ?? scope.type?.property(first, isStatic: true)
    if let (property, owner) = found {
      if let type = named(property.type, Int(property.span.file), owner) { return type }
      return property.initial.flatMap { holdingType(of: $0, in: scope.ofType, depth: depth + 1) }
    }
    if let type = namedType([first], in: scope) { return type }
    guard let (property, file) = table.global(first, from: scope.file) else { return nil }
    return named(property.type, file, nil)
  }
}
