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
        && (ThemeWords.saysTheme(type.name)
          || type.foreignParents.allSatisfy { $0 == "NSObject" } && !types.isView(type))
    }
    return lines(of: bases).compactMap { base, line in
      let isContract = isOverridden(base, by: line)
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

  /// Returns whether a color of the class must never be read: `var ink: UIColor { fatalError() }`.
  private func isAbstract(_ base: TypeRecord) -> Bool {
    colors(of: base).contains { property, _ in
      guard let getter = property.getter, getter.count == 1, case .expression(let only) = getter[0],
        case .call(let callee, _) = only.kind, case .name(let name) = callee.kind
      else { return false }
      return ["fatalError", "preconditionFailure"].contains(name)
    }
  }
}
