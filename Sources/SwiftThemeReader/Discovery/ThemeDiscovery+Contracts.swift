import ThemeModel

/// Themes that are types: what meets a contract, or is made of a base.
extension ThemeDiscovery {
  /// `protocol Theme { var colors: ThemeColourPalette { get } }`: its conformers.
  func holdersOfPalettes() -> Found {
    let contracts = declared.filter { $0.kind == .protocolType && types.isHolder($0) && !ColorTypes.isView($0) }
    for contract in Self.basesFirst(contracts) {
      let conformers = concrete(declared.filter { $0.inherits(from: contract) })
      var found = makeable(conformers, "types that conform to \(contract.path)")
      found.contract = contract
      if !found.candidates.isEmpty || !found.notes.isEmpty { return found }
    }
    return Found()
  }

  /// `class OrangeTheme: OUDSTheme`, where OUDSTheme holds palettes.
  func subclassesOfHolder() -> Found {
    let bases = declared.filter { $0.kind == .classType && types.isHolder($0) && $0.superclass?.declaration == nil }
    let lines = linesByBase
    for base in bases {
      guard let line = lines[ObjectIdentifier(base)], line.count > 1 else { continue }
      var found = makeable(concrete(line), "subclasses of \(base.path)")
      found.contract = base
      if !found.candidates.isEmpty { return found }
    }
    return Found()
  }

  /// What meets a contract meets the ones that it refines, too, and those may be met by more.
  static func basesFirst(_ contracts: [TypeRecord]) -> [TypeRecord] {
    var waiting = Set(contracts.map(ObjectIdentifier.init))
    return contracts.flatMap { contract in
      (contract.allProtocols.reversed() + [contract]).filter { waiting.remove(ObjectIdentifier($0)) != nil }
    }
  }

  /// Of several contracts the one that most types meet. The others are kept aside, as far as they have types of their own.
  func conformersOfPalettes() -> Found {
    let contracts = declared.filter { $0.kind == .protocolType && types.isPalette($0) }
    var all: [Found] = []
    var notes: [Found.Note] = []
    var noted: Set<Span> = []
    for contract in contracts {
      var found = makeable(
        concrete(declared.filter { $0.inherits(from: contract) }), "types that conform to \(contract.path)")
      found.contract = contract
      notes += found.notes.filter { noted.insert($0.span).inserted }
      if !found.candidates.isEmpty { all.append(found) }
    }
    let most = all.map(\.candidates.count).max()
    guard let index = all.firstIndex(where: { $0.candidates.count == most }) else { return Found(notes: notes) }
    var main = all.remove(at: index)
    main.notes = notes
    var known = Set(main.candidates.map(\.name))
    for other in all.enumerated().sorted(by: {
      ($1.element.candidates.count, $0.offset) < ($0.element.candidates.count, $1.offset)
    }).map(\.element) where !other.candidates.allSatisfy({ known.contains($0.name) }) {
      known.formUnion(other.candidates.map(\.name))
      main.others.append(other)
    }
    return main
  }

  func subclassesOfPalette() -> Found {
    let bases = declared.filter { type in
      type.kind == .classType && type.superclass?.declaration == nil && Self.saysTheme(type.name)
        && types.isPalette(type)
    }
    let lines = linesByBase
    for base in bases {
      guard let line = lines[ObjectIdentifier(base)], line.count > 1 else { continue }
      var found = makeable(concrete(line), "\(base.path) and its subclasses")
      found.contract = base
      if !found.candidates.isEmpty { return found }
    }
    return Found()
  }

  /// `struct NightTheme: Theme`, where `Theme` is declared in another module.
  func typesOfOtherModules() -> Found {
    let known = ofOtherModules.filter { types.isPalette($0.type) || types.isHolder($0.type) }
    guard let first = known.first else { return Found() }
    let line = known.filter { $0.parent == first.parent }.map(\.type)
    return makeable(line, "types of \(first.parent)")
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

  private func concrete(_ found: [TypeRecord]) -> [TypeRecord] {
    found.filter { $0.kind != .protocolType && $0.kind != .enumeration && !ColorTypes.isView($0) }
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
