import ThemeModel

/// Themes that are types: what meets a contract, or is made of a base.
extension ThemeRecognition {
  /// `protocol Theme { var colors: ThemeColourPalette { get } }`: its conformers.
  func holdersOfPalettes() -> [Found] {
    let contracts = declared.filter { $0.kind == .protocolType && types.isHolder($0) && !types.isView($0) }
    return Self.basesFirst(contracts).map { contract in
      var found = makeable(
        concrete(declared.filter { $0.inherits(from: contract) }), "types that conform to \(contract.path)")
      found.contract = contract
      return found
    }
  }

  /// `class OrangeTheme: OUDSTheme`, where OUDSTheme holds palettes.
  func subclassesOfHolder() -> [Found] {
    let bases = declared.filter { $0.kind == .classType && types.isHolder($0) && $0.superclass?.declaration == nil }
    return lines(of: bases).map { base, line in
      var found = makeable(concrete(line), "subclasses of \(base.path)")
      found.contract = base
      return found
    }
  }

  /// What meets a contract meets the ones that it refines, too, and those may be met by more.
  static func basesFirst(_ contracts: [TypeRecord]) -> [TypeRecord] {
    var waiting = Set(contracts.map(ObjectIdentifier.init))
    return contracts.flatMap { contract in
      (contract.allProtocols.reversed() + [contract]).filter { waiting.remove(ObjectIdentifier($0)) != nil }
    }
  }

  /// Of several contracts the one that most types meet comes first.
  func conformersOfPalettes() -> [Found] {
    let contracts = declared.filter { $0.kind == .protocolType && types.isPalette($0) }
    let all = contracts.map { contract in
      var found = makeable(
        concrete(declared.filter { $0.inherits(from: contract) }), "types that conform to \(contract.path)")
      found.contract = contract
      return found
    }
    return all.enumerated().sorted {
      ($1.element.candidates.count, $0.offset) < ($0.element.candidates.count, $1.offset)
    }.map(\.element)
  }

  func subclassesOfPalette() -> [Found] {
    let bases = declared.filter { type in
      type.kind == .classType && type.superclass?.declaration == nil && ThemeWords.saysTheme(type.name)
        && types.isPalette(type)
    }
    return lines(of: bases).map { base, line in
      var found = makeable(concrete(line), "\(base.path) and its subclasses")
      found.contract = base
      return found
    }
  }

  /// `struct LightTheme` and `struct DarkTheme` with the same members and nothing else in common.
  func twinsOfPalettes() -> [Found] {
    var groups: [Set<String>: [TypeRecord]] = [:]
    var order: [Set<String>] = []
    for type in declared where isTwin(type) {
      let names = Set(colors(of: type).map(\.property.name))
      guard names.count > 1 else { continue }
      if groups[names] == nil { order.append(names) }
      groups[names, default: []].append(type)
    }
    return order.compactMap { groups[$0] }.filter { $0.count > 1 }.map { twins in
      var found = makeable(twins, "types with the same colours")
      found.contract = twins[0]
      return found
    }
  }

  private func isTwin(_ type: TypeRecord) -> Bool {
    guard type.kind == .structure || type.kind == .classType, !types.isView(type), !types.isColorValue(type),
      type.superclass == nil, type.allProtocols.allSatisfy({ !types.isPalette($0) }),
      values.constants(of: type).isEmpty,
      !ThemeWords.isStub(type.name)
    else { return false }
    return ThemeWords.saysTheme(type.name) || ModeWords.speaksOfMode(type.name)
  }

  func colors(of type: TypeRecord) -> [(property: Property, owner: TypeRecord)] {
    types.members(type).filter { property, owner in
      if case .color = types.kind(of: property, in: owner) { true } else { false }
    }
  }

  /// `final class ThemeManager: ObservableObject { @Published var isDark = false; var background: Color { … } }`
  func managers() -> [Found] {
    let managers = declared.filter { type in
      AppState.isManager(type) && ThemeWords.saysTheme(type.name) && !ThemeWords.isStub(type.name)
        && !type.inheritsFromView && colors(of: type).filter { $0.property.getter != nil }.count > 1
    }
    return managers.map { manager in
      var found = makeable([manager], "what \(manager.path) gives in each of its states")
      found.contract = manager
      return found
    }
  }

  /// A type of which one value is all that there is, beside static colours: `class Semantic { let textPrimary = Core.green }`.
  func isPlain(_ type: TypeRecord) -> Bool {
    guard type.declaration != nil, type.kind == .structure || type.kind == .classType, !types.isView(type),
      !types.isColorValue(type), !ThemeWords.isStub(type.name), !type.isInView(types), type.superclass == nil,
      !AppState.isManager(type), values.constants(of: type).isEmpty, canBeMade(type)
    else { return false }
    return colors(of: type).count { $0.property.initial != nil || $0.property.getter != nil } > 1
  }

  /// `struct NightTheme: Theme`, where `Theme` is declared in another module.
  func typesOfOtherModules() -> [Found] {
    let known = ofOtherModules.filter { types.isPalette($0.type) || types.isHolder($0.type) }
    var seen: Set<String> = []
    return known.map(\.parent).filter { seen.insert($0).inserted }.map { parent in
      makeable(known.filter { $0.parent == parent }.map(\.type), "types of \(parent)")
    }
  }

  /// The types that by their names are themes of a module that is not at hand.
  var ofOtherModules: [(type: TypeRecord, parent: String)] {
    concrete(declared).compactMap { type in
      let parent = type.foreignParents.first { $0.hasSuffix("Theme") || $0.hasSuffix("Palette") }
      return parent.map { (type, $0) }
    }
  }

  /// The classes that have no superclass here, each with all that are made of it.
  private var linesByBase: [ObjectIdentifier: [TypeRecord]] {
    var lines: [ObjectIdentifier: [TypeRecord]] = [:]
    for type in declared where type.kind == .classType {
      for base in type.classLine where base.superclass?.declaration == nil {
        lines[ObjectIdentifier(base), default: []].append(type)
      }
    }
    return lines
  }

  /// Of these bases those of which more is made.
  private func lines(of bases: [TypeRecord]) -> [(base: TypeRecord, line: [TypeRecord])] {
    guard !bases.isEmpty else { return [] }
    let lines = linesByBase
    return bases.compactMap { base in
      lines[ObjectIdentifier(base)].flatMap { $0.count > 1 ? (base, $0) : nil }
    }
  }

  private func concrete(_ found: [TypeRecord]) -> [TypeRecord] {
    found.filter { $0.kind != .protocolType && $0.kind != .enumeration && !types.isView($0) }
  }

  /// Those that can be made without arguments; of the others it is said why they are left out.
  private func makeable(_ found: [TypeRecord], _ way: String) -> Found {
    var result = Found(way: way)
    for type in found {
      guard let span = type.declaration?.span else { continue }
      if canBeMade(type) {
        result.candidates.append(ThemeCandidate(name: type.path, root: .made(type), span: span))
      } else if !found.contains(where: { $0.superclass === type }) {
        result.notes.append(
          ("\(type.path) is a theme whose colours depend on arguments that only the app gives at run time", span))
      }
    }
    return result
  }
}
