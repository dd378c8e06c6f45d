import ThemeModel

/// Decides between a contract, whose types are the themes, and values of other types that a stronger way found.
///
/// The values of `struct ButtonColors` are no themes beside `protocol Theme`. Values that have to do with the contract are another
/// way to its themes, as the cases of an enum that gives a `Theme` for each are.
extension ThemeRecognition {
  private static let fewest = 2
  /// A contract comes before the colors of one part of the interface, unless these are this many times as many.
  private static let manyTimes = 4

  /// Returns the position of the contract that comes before values, if any does.
  func contract(before values: Found, among all: [Found]) -> Int? {
    guard values.recogniser?.evidence == .values else { return nil }
    return all.firstIndex { found in
      guard found.recogniser == ConformersOfPalettes.about, found.candidates.count >= Self.fewest,
        let contract = found.contract, saysTheme(found)
      else { return false }
      return comesFirst(contract, before: values) && isApart(values, from: contract)
    }
  }

  private func comesFirst(_ contract: TypeRecord, before values: Found) -> Bool {
    let models = self.models(of: values)
    let (required, given) = (countColors(of: contract), models.map { countColors(of: $0) }.max() ?? 0)
    guard required >= Self.fewest, !ThemeWords.saysPart(contract.path) else { return false }
    let areParts = models.allSatisfy { ThemeWords.saysPart($0.path) || $0.isInView(types) }
    return areParts ? given <= required * Self.manyTimes : given <= required
  }

  /// Returns whether what one way finds has nothing to do with the contract of another.
  func isApart(_ found: Found, from other: Found) -> Bool {
    other.contract.map { isApart(found, from: $0) } ?? false
  }

  /// Returns whether what one way finds has nothing to do with any type of the themes of another. Static colors have no types that could
  /// tell: they may be colors of the themes beside them.
  func isApart(_ found: Found, fromAll other: Found) -> Bool {
    let models = models(of: other)
    return !models.isEmpty && models.allSatisfy { isApart(found, from: $0) }
  }

  /// Returns whether no value and no type of the values has to do with a contract.
  private func isApart(_ values: Found, from contract: TypeRecord) -> Bool {
    let themes = declared.filter { $0.inherits(from: contract) }
    let family = Set((themes + [contract]).map { ObjectIdentifier($0) })
    let models = self.models(of: values)
    let own = Set(models.map { ObjectIdentifier($0) })
    guard own.isDisjoint(with: family), !(themes + [contract]).contains(where: { leads(to: own, from: $0) }),
      !models.contains(where: { leads(to: family, from: $0) })
    else { return false }
    let names = Set((themes + [contract]).map(\.name))
    return !models.contains { speaks($0, of: names) } && !values.candidates.contains { speaks($0, of: names) }
  }

  /// Returns the types of which values are made: their models, the enums of cases, and the palettes that these give.
  private func models(of found: Found) -> [TypeRecord] {
    var models: [TypeRecord] = []
    var seen: Set<ObjectIdentifier> = []
    func add(_ type: TypeRecord?) {
      guard let type, seen.insert(ObjectIdentifier(type)).inserted else { return }
      models.append(type)
    }
    for candidate in found.candidates {
      add(candidate.model(types))
      if case .enumCase(let type, _, _) = candidate.root { add(type) }
    }
    add(found.contract)
    return models
  }

  /// Returns whether a member is of one of these types, or has members that are.
  private func leads(to wanted: Set<ObjectIdentifier>, from type: TypeRecord) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var waiting = [type]
    while let type = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
      if wanted.contains(ObjectIdentifier(type)), seen.count > 1 { return true }
      for (property, owner) in types.members(type) {
        guard let written = property.type else { continue }
        waiting += written.names.flatMap { table.expand($0, from: Int(property.span.file), within: owner).types }
      }
      for case .palette(let palettes) in types.members(type).map({ types.kind(of: $0.property, in: $0.owner) }) {
        waiting += palettes
      }
    }
    return false
  }

  private func speaks(_ type: TypeRecord, of names: Set<String>) -> Bool {
    var speaks = false
    func look(_ expression: Expression) {
      if case .name(let name) = expression.kind, names.contains(name) { speaks = true }
      if case .member(_, let name) = expression.kind, names.contains(name) { speaks = true }
    }
    for (property, _) in type.properties {
      if property.type?.names.contains(where: { names.contains($0.last ?? "") }) == true { return true }
      SyntaxWalk.each(property, look)
    }
    for function in type.functions.values.joined() {
      let written = function.parameters.flatMap(\.type.names) + (function.result?.names ?? [])
      if written.contains(where: { names.contains($0.last ?? "") }) { return true }
      SyntaxWalk.each(function.body ?? [], look)
    }
    for initializer in type.initializers {
      if initializer.parameters.flatMap(\.type.names).contains(where: { names.contains($0.last ?? "") }) { return true }
      SyntaxWalk.each(initializer.body ?? [], look)
    }
    return speaks
  }

  private func speaks(_ candidate: ThemeCandidate, of names: Set<String>) -> Bool {
    guard case .property(let property, _) = candidate.root else { return false }
    var speaks = false
    SyntaxWalk.each(property) { expression in
      if case .name(let name) = expression.kind, names.contains(name) { speaks = true }
    }
    return speaks
  }
}
