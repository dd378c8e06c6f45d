/// The meaning of a member when a value is known only to conform to a protocol.
extension TypeRecord {
  /// Returns the protocol's own member if no protocol requires a member of that name: a member of the same name in the
  /// value's type is then a different one. Returns `nil` where the value's type decides.
  func fixedProperty(_ name: String, isStatic: Bool) -> (member: Property, owner: TypeRecord)? {
    guard kind == .protocolType else { return nil }
    let line = [self] + allProtocols
    func members(_ type: TypeRecord) -> [Property] {
      (type.propertiesByName[name] ?? []).filter { $0.isStatic == isStatic }
    }
    guard !line.contains(where: { members($0).contains(where: \.isRequirement) }) else { return nil }
    for type in line {
      let own = members(type)
      if let found = type.conditions.isEmpty ? own.last : type.applying(own, to: self) { return (found, type) }
    }
    return nil
  }

  /// Returns the protocol's own functions, by the same rule; empty where the value's type decides.
  func fixedFunctions(_ name: String, isStatic: Bool) -> [(member: Function, owner: TypeRecord)] {
    guard kind == .protocolType else { return [] }
    let all = ([self] + allProtocols).flatMap { type in
      (type.functions[name] ?? []).filter { $0.isStatic == isStatic }.map { (member: $0, owner: type) }
    }
    return all.contains { $0.member.body == nil } ? [] : all
  }
}
