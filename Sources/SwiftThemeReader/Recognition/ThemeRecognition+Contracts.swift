import ThemeModel

/// Themes that are types: they conform to a contract or inherit from a base class.
extension ThemeRecognition {
  /// Orders contracts so that each one follows those that it refines. More types may conform to the refined ones.
  static func basesFirst(_ contracts: [TypeRecord]) -> [TypeRecord] {
    var waiting = Set(contracts.map(ObjectIdentifier.init))
    return contracts.flatMap { contract in
      (contract.allProtocols.reversed() + [contract]).filter { waiting.remove(ObjectIdentifier($0)) != nil }
    }
  }

  func colors(of type: TypeRecord) -> [(property: Property, owner: TypeRecord)] {
    types.members(type).filter { property, owner in
      if case .color = types.kind(of: property, in: owner) { true } else { false }
    }
  }

  /// Returns how many colors a value of a type has, with those of its palettes.
  func countColors(of type: TypeRecord) -> Int {
    var seen: Set<ObjectIdentifier> = []
    func count(_ type: TypeRecord) -> Int {
      guard seen.insert(ObjectIdentifier(type)).inserted else { return 0 }
      return functions.instance(of: type).count
        + types.members(type).reduce(0) { sum, member in
          switch types.kind(of: member.property, in: member.owner) {
          case .color: sum + 1
          case .palette(let palettes): sum + palettes.reduce(0) { $0 + count($1) }
          case .other, .unknown: sum
          }
        }
    }
    return count(type)
  }

  /// Returns whether a type among static colors has only one value: `class Semantic { let textPrimary = Core.green }`.
  func isPlain(_ type: TypeRecord) -> Bool {
    guard type.declaration != nil, type.kind == .structure || type.kind == .classType, !types.isView(type),
      !types.isColorValue(type), !SampleWords.sayStub(type.name), !type.isInView(types), type.superclass == nil,
      !AppState.isManager(type), values.constants(of: type).isEmpty, canBeMade(type)
    else { return false }
    return colors(of: type).count { $0.property.initial != nil || $0.property.getter != nil } > 1
  }

  /// The types whose inheritance suggests that they are themes of a module outside the sources.
  var ofOtherModules: [(type: TypeRecord, parent: String)] {
    concrete(declared).compactMap { type in
      let parent = type.foreignParents.first { $0.hasSuffix("Theme") || $0.hasSuffix("Palette") }
      return parent.map { (type, $0) }
    }
  }

  /// The classes without a superclass in the sources, each with all classes that inherit from it.
  var linesByBase: [ObjectIdentifier: [TypeRecord]] {
    var lines: [ObjectIdentifier: [TypeRecord]] = [:]
    for type in declared where type.kind == .classType {
      for base in type.classLine where base.superclass?.declaration == nil {
        lines[ObjectIdentifier(base), default: []].append(type)
      }
    }
    return lines
  }

  /// Returns those of the base classes from which others inherit.
  func lines(of bases: [TypeRecord]) -> [(base: TypeRecord, line: [TypeRecord])] {
    guard !bases.isEmpty else { return [] }
    let lines = linesByBase
    return bases.compactMap { base in
      lines[ObjectIdentifier(base)].flatMap { $0.count > 1 ? (base, $0) : nil }
    }
  }

  func concrete(_ found: [TypeRecord]) -> [TypeRecord] {
    found.filter { $0.kind != .protocolType && $0.kind != .enumeration && !types.isView($0) }
  }

  /// Returns the types that can be made without arguments, or of settings that the running app hands to a theme, with
  /// notes on why the others are left out.
  func makeable(_ found: [TypeRecord], _ way: String) -> Found {
    var result = Found(way: way)
    // Functions that make all of the themes are themes themselves.
    let isBeside = found.contains(where: canBeMade)
    for type in found {
      guard let span = type.declaration?.span else { continue }
      let isTheme = types.saysTheme(type) || ThemeWords.saysTheme(way)
      if wrapsAnother(type, of: found) {
        let told = wrappersTold(type)
        result.candidates += told
        if told.isEmpty { result.aside.append(("\(type.path) wraps another of the themes", span)) }
        continue
      }
      if canBeMade(type) || types.saysTheme(type) && isHandedItsSettings(type) {
        result.candidates.append(ThemeCandidate(name: type.path, root: .made(type), span: span))
      } else if !found.contains(where: { $0.superclass === type }) {
        let made = isTheme ? madeOfArguments(type, isBeside: isBeside) : []
        guard made.isEmpty else {
          result.candidates += made
          continue
        }
        result.notes.append((Self.openTheme(type.path, isTheme: isTheme, on: "arguments"), span))
      }
    }
    noteUnmade(found, in: &result)
    return ThemeNames.distinct(result)
  }

  /// Notes the types of which nothing makes a value: what the sources do not say may make one, so they are read.
  private func noteUnmade(_ found: [TypeRecord], in result: inout Found) {
    let unmade = found.filter(table.unmadeTypes.contains)
    guard !unmade.isEmpty, unmade.count < found.count else { return }
    for type in unmade {
      guard let candidate = result.candidates.first(where: { $0.isMade(of: type) }) else { continue }
      result.unmade.append(
        ("no code in the sources makes a value of \(type.path); other code may, so it is read", candidate.span))
    }
  }

  /// Returns the themes that the sources make of arguments: those of their calls, else those of each value that an argument may have.
  private func madeOfArguments(_ type: TypeRecord, isBeside: Bool) -> [ThemeCandidate] {
    let called = made.themes(of: type, inBodies: isBeside)
    guard called.isEmpty, isBeside else { return called }
    for (parameters, file) in makings(of: type) {
      let needed = parameters.filter { $0.initial == nil && !$0.type.isOptional }
      if let listed = made.themes(of: type, by: needed, from: file) { return listed }
      guard needed.count == 1, let sweep = functions.sweep(needed[0], from: file, type), !sweep.isKeys,
        let span = type.declaration?.span
      else { continue }
      return [ThemeCandidate(name: type.path, root: .madeFor(type, needed[0], sweep, caseName: nil), span: span)]
    }
    return []
  }

  static func openTheme(_ name: String, isTheme: Bool, on what: String) -> String {
    "\(name) \(isTheme ? "is a theme whose colours" : "has colours that") depend on \(what) known only at run time"
  }
}
