import ThemeModel

/// Recognises classes that inherit from one with colors that is called a theme, or whose colors each of them overrides.
enum SubclassesOfPalette: ThemeRecogniser {
  static let about = Recogniser(
    id: "palette-subclasses", evidence: .contract, strength: 50,
    sentence:
      "Classes inherit from one that has colours and is called a theme, or whose colours each of them overrides.",
    example: """
      class Theme { var ink: UIColor { .black }; var page: UIColor { .white } }
      class NightTheme: Theme { override var ink: UIColor { .white } }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.subclassesOfPalette()
  }
}

extension ThemeRecognition {
  fileprivate func subclassesOfPalette() -> [Found] {
    let bases = declared.filter { type in
      type.kind == .classType && type.superclass?.declaration == nil && types.isPalette(type)
        && !types.sharedThemes.isAllShown(by: type)
        && (ThemeWords.saysTheme(type.name)
          || type.foreignParents.allSatisfy { $0 == "NSObject" } && !types.isView(type))
    }
    return lines(of: bases).compactMap { base, line in
      let isContract = isOverridden(base, by: line) || isSet(base, by: line)
      guard ThemeWords.saysTheme(base.name) || isContract else { return nil }
      let themes = isContract && isAbstract(base) ? line.filter { $0 !== base } : line
      var found = makeable(concrete(themes), "\(base.path) and its subclasses")
      found.contract = base
      return found
    }
  }

  /// Returns whether several classes without subclasses each override most of the base class's colors, or all override some of
  /// those of a class that has little else.
  private func isOverridden(_ base: TypeRecord, by line: [TypeRecord]) -> Bool {
    let names = Set(colors(of: base).filter { $0.property.getter != nil }.map(\.property.name))
    let heirs = line.filter { type in type !== base && !line.contains { $0.superclass === type } }
    guard names.count > 1, !heirs.isEmpty else { return false }
    let overridden = heirs.map { heir in
      names.intersection(
        heir.classLine.filter { $0 !== base }.flatMap(\.properties).filter(\.member.isOverride).map(\.member.name)
      ).count
    }
    if heirs.count > 1, overridden.allSatisfy({ 2 * $0 > names.count }) { return true }
    return overridden.allSatisfy { $0 > 0 } && 2 * names.count > types.members(base).count
  }

  /// Returns whether a class has little else than colors, and all classes without subclasses set or override most of them.
  private func isSet(_ base: TypeRecord, by line: [TypeRecord]) -> Bool {
    let names = Set(colors(of: base).map(\.property.name))
    let heirs = line.filter { type in type !== base && !line.contains { $0.superclass === type } }
    guard names.count > 1, !heirs.isEmpty, 2 * names.count > types.members(base).count else { return false }
    return heirs.allSatisfy { heir in
      let own = heir.classLine.prefix { $0 !== base }
      let given = own.reduce(into: Set<String>()) { $0.formUnion(Self.given(by: $1)) }
      return 2 * names.intersection(given).count > names.count
    }
  }

  /// Returns the names of what a subclass overrides, or sets in its initialisers and in functions that it overrides and that run when it is
  /// made.
  private static func given(by type: TypeRecord) -> Set<String> {
    var names = Set(type.properties.map(\.member).filter(\.isOverride).map(\.name))
    let setUp = type.functions.values.joined().filter(\.isOverride)
    let running = setUp.isEmpty ? [] : calledWhenMade(type)
    let bodies =
      type.initializers.compactMap(\.body) + setUp.filter { running.contains($0.name) }.compactMap(\.body)
    for body in bodies {
      SyntaxWalk.each(body) { part in
        guard case .assignment(let target, _, _) = part.kind, let path = MakingCalls.path(target) else { return }
        if path.count == 1 || path.count == 2 && path[0] == "self", let name = path.last { names.insert(name) }
      }
    }
    return names
  }

  /// Returns the names of the functions to which the initialisers of a class and of those above it lead.
  private static func calledWhenMade(_ type: TypeRecord) -> Set<String> {
    let line = type.classLine
    var called: Set<String> = []
    var waiting = line.flatMap(\.initializers).compactMap(\.body)
    while let body = waiting.popLast() {
      SyntaxWalk.each(body) { part in
        // A function may be called by a list of functions: `[paint, fit].forEach { $0() }`.
        guard let path = MakingCalls.path(part), let name = path.last,
          path.count == 1 || path.count == 2 && path[0] == "self", called.insert(name).inserted
        else { return }
        waiting += line.flatMap { $0.functions[name] ?? [] }.compactMap(\.body)
      }
    }
    return called
  }

  /// Returns whether a color of the class must never be read: `var ink: UIColor { fatalError() }`.
  private func isAbstract(_ base: TypeRecord) -> Bool {
    colors(of: base).contains { property, _ in
      if let getter = property.getter, getter.count == 1, case .expression(let only) = getter[0] {
        only.stopsApp
      } else {
        false
      }
    }
  }
}
