/// Members of extensions that hold for some values of a type only: `extension Palette where Mode == Night`.
extension TypeRecord {
  func note(_ more: [TypeCondition], of members: Members) {
    guard !more.isEmpty else { return }
    for property in members.properties { conditions[ObjectIdentifier(property)] = more }
    for function in members.functions { conditions[ObjectIdentifier(function)] = more }
  }

  func isConditional(_ member: AnyObject) -> Bool {
    conditions[ObjectIdentifier(member)] != nil
  }

  /// Of this type's properties of one name the one that a value of `subject` has. Where what decides is not told, it has none that
  /// can be worked out.
  func applying(_ all: [Property], to subject: TypeRecord) -> Property? {
    let left = all.filter { applies($0, to: subject) != false }
    guard left.count > 1, left.contains(where: isConditional) else { return left.last }
    let sure = left.filter { isConditional($0) && applies($0, to: subject) == true }
    if sure.count == 1, left.allSatisfy({ applies($0, to: subject) == true }) { return sure[0] }
    return left.last?.undecided
  }

  func applying(_ all: [Function], to subject: TypeRecord) -> [Function] {
    let left = all.filter { applies($0, to: subject) != false }
    func signature(_ one: Function) -> [String] {
      one.parameters.map { ($0.label ?? "_") + ":" + $0.type.text }
    }
    var kept: [Function] = []
    for one in left where !kept.contains(where: { signature($0) == signature(one) }) {
      let same = left.filter { signature($0) == signature(one) }
      guard same.count > 1, same.contains(where: isConditional) else {
        kept += same
        continue
      }
      let sure = same.filter { isConditional($0) && applies($0, to: subject) == true }
      let isTold = sure.count == 1 && same.allSatisfy { applies($0, to: subject) == true }
      kept.append(isTold ? sure[0] : one.undecided)
    }
    return kept
  }

  /// Of several the one whose extension surely holds.
  func sure(_ all: [Property]) -> Property? {
    let met = all.filter { isConditional($0) && applies($0, to: self) == true }
    return met.count == 1 ? met[0] : nil
  }

  /// Nil where what the extension asks for is a matter of arguments of generics.
  private func applies(_ member: AnyObject, to subject: TypeRecord) -> Bool? {
    var isTold = true
    for condition in conditions[ObjectIdentifier(member)] ?? [] {
      guard condition.parameter == ["Self"], let name = condition.type.names.first?.last else {
        isTold = false
        continue
      }
      // What the sources do not declare is extended for the colors that it has: `extension ShapeStyle where Self == Color`.
      if subject.declaration == nil {
        isTold = isTold && name == "Color"
        continue
      }
      let isMet =
        (subject.classLine + subject.allProtocols).contains { $0.name == name }
        || subject.classLine.contains { $0.foreignParents.contains(name) }
      if !isMet { return false }
    }
    return isTold ? true : nil
  }
}

private let reason = "several extensions with `where` have it, and which of them holds here is not known"

extension Property {
  fileprivate var undecided: Property {
    Property(
      name: name, isStatic: isStatic, isConstant: false, access: access, type: type, initial: nil,
      getter: [.unsupported(reason, span)], summary: summary, deprecation: deprecation, span: span)
  }
}

extension Function {
  fileprivate var undecided: Function {
    Function(
      name: name, isStatic: isStatic, isOverride: isOverride, access: access, parameters: parameters, result: result,
      body: [.unsupported(reason, span)], span: span)
  }
}
