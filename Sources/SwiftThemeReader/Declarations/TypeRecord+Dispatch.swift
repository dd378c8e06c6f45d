/// What a member means where no more of a value is known than that it meets a protocol.
extension TypeRecord {
  /// The protocol's own member, where no protocol asks for one of that name: then a type's member of the same name is another.
  /// Nil where the value's type decides.
  func fixedProperty(_ name: String, isStatic: Bool) -> (member: Property, owner: TypeRecord)? {
    guard kind == .protocolType else { return nil }
    let line = [self] + allProtocols
    func members(_ type: TypeRecord) -> [Property] {
      (type.propertiesByName[name] ?? []).filter { $0.isStatic == isStatic }
    }
    guard !line.contains(where: { members($0).contains(where: \.isRequirement) }) else { return nil }
    for type in line {
      if let own = members(type).last { return (own, type) }
    }
    return nil
  }

  /// As for properties; empty where the value's type decides.
  func fixedFunctions(_ name: String, isStatic: Bool) -> [(member: Function, owner: TypeRecord)] {
    guard kind == .protocolType else { return [] }
    let all = ([self] + allProtocols).flatMap { type in
      (type.functions[name] ?? []).filter { $0.isStatic == isStatic }.map { (member: $0, owner: type) }
    }
    return all.contains { $0.member.body == nil } ? [] : all
  }
}
