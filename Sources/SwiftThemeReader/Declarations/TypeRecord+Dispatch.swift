/// The meaning of a member where the static type of a value is not the value's own type.
extension TypeRecord {
  /// Why members of one name differ by the static type.
  enum Split {
    case none
    /// A superclass has one that the subclass's own does not override.
    case byClass
    /// An extension of a protocol has one that the type's own does not replace.
    case byProtocol
  }

  func split(of name: String, isStatic: Bool) -> Split {
    guard superclass != nil || !allProtocols.isEmpty else { return .none }
    let own = classLine.filter { $0.has(name, isStatic: isStatic) }
    guard !own.isEmpty else { return fixers(of: name, isStatic: isStatic).count > 1 ? .byProtocol : .none }
    if !fixers(of: name, isStatic: isStatic).isEmpty { return .byProtocol }
    let isDefaulted = allProtocols.contains { one in
      one.has(name, isStatic: isStatic) && !conformer(to: one).classLine.contains { $0.has(name, isStatic: isStatic) }
    }
    return isDefaulted ? .byProtocol : own.count > 1 ? .byClass : .none
  }

  /// The protocols through which their own members are meant, whatever the type has.
  private func fixers(of name: String, isStatic: Bool) -> [TypeRecord] {
    allProtocols.filter { one in
      one.has(name, isStatic: isStatic)
        && !([one] + one.allProtocols).contains { $0.requires(name, isStatic: isStatic) }
    }
  }

  /// The class that conforms to a protocol by itself. What its subclasses have besides is no member of the protocol's.
  private func conformer(to one: TypeRecord) -> TypeRecord {
    classLine.last { type in type.allProtocols.contains { $0 === one } } ?? self
  }

  private func has(_ name: String, isStatic: Bool) -> Bool {
    propertiesByName[name]?.contains { $0.isStatic == isStatic && !$0.isRequirement } == true
      || functions[name]?.contains { $0.isStatic == isStatic && $0.body != nil } == true
  }

  private func requires(_ name: String, isStatic: Bool) -> Bool {
    propertiesByName[name]?.contains { $0.isStatic == isStatic && $0.isRequirement } == true
      || functions[name]?.contains { $0.isStatic == isStatic && $0.body == nil } == true
  }

  /// Whether a value of the type has this static type, too.
  private func isSeen(as view: TypeRecord) -> Bool {
    self === view || inherits(from: view)
  }

  /// Returns the property that a value of this type has for code that knows it as one of another type.
  func property(_ name: String, isStatic: Bool, seenAs view: TypeRecord) -> (member: Property, owner: TypeRecord)? {
    guard isSeen(as: view) else { return property(name, isStatic: isStatic) }
    guard view.kind == .protocolType else {
      let line = classLine.drop { $0 !== view }
      for type in classLine {
        let isAbove = line.contains { $0 === type }
        let own = (type.propertiesByName[name] ?? []).filter {
          $0.isStatic == isStatic && !$0.isRequirement && (isAbove || $0.isOverride)
        }
        if let found = type.conditions.isEmpty ? own.last : type.applying(own, to: self) { return (found, type) }
      }
      return view.property(name, isStatic: isStatic)
    }
    if let fixed = view.fixedProperty(name, isStatic: isStatic) { return fixed }
    let conformer = conformer(to: view)
    return conformer.classLine.contains { $0.has(name, isStatic: isStatic) }
      ? property(name, isStatic: isStatic) : conformer.property(name, isStatic: isStatic)
  }

  /// Returns the functions that a value of this type has for code that knows it as one of another type.
  func functions(
    _ name: String, isStatic: Bool, seenAs view: TypeRecord
  ) -> [(member: Function, owner: TypeRecord)] {
    let all = functions(name, isStatic: isStatic)
    guard isSeen(as: view) else { return all }
    guard view.kind == .protocolType else {
      let line = classLine.drop { $0 !== view }
      return all.filter { one in
        one.member.isOverride || one.owner.kind == .protocolType || line.contains { $0 === one.owner }
      }
    }
    let fixed = view.fixedFunctions(name, isStatic: isStatic)
    guard fixed.isEmpty else { return fixed }
    let conformer = conformer(to: view)
    return conformer.classLine.contains { $0.has(name, isStatic: isStatic) }
      ? all : conformer.functions(name, isStatic: isStatic)
  }

  /// Whether it has a subscript, and an extension of one of its protocols has one that may be another.
  var hasOwnSubscriptBesideProtocols: Bool {
    classLine.contains { $0.subscripts.contains { !$0.isStatic } }
      && allProtocols.contains { $0.subscripts.contains { !$0.isStatic } }
  }

  /// Returns the protocol's own member if no protocol requires a member of that name: a member of the same name in the
  /// value's type is then a different one. Returns `nil` where the value's type decides.
  private func fixedProperty(_ name: String, isStatic: Bool) -> (member: Property, owner: TypeRecord)? {
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
  private func fixedFunctions(_ name: String, isStatic: Bool) -> [(member: Function, owner: TypeRecord)] {
    let all = ([self] + allProtocols).flatMap { type in
      (type.functions[name] ?? []).filter { $0.isStatic == isStatic }.map { (member: $0, owner: type) }
    }
    return all.contains { $0.member.body == nil } ? [] : all
  }
}
