/// Finds the variables that an expression may set, by the types that the sources state: `settings.ink`, `Palette.shared.ink`.
struct HolderTypes {
  /// An object or a value whose type the sources declare.
  struct Holder {
    var type: TypeRecord
    var isStatic: Bool
    /// Whether it is the object that the code belongs to, or a value in it.
    var isSelf = false
    /// Whether the code that sets it has just made it, so that whoever reads it runs that code.
    var isFresh = false
    /// The variable that holds it, if it is a value and no object: what is set in it is set in the variable.
    var home: Home?
  }

  /// A variable, and the way to a part of its value.
  struct Home {
    var variable: Property
    var owner: TypeRecord?
    var path: [String] = []
  }

  /// What an expression may be.
  struct Held {
    var holders: [Holder] = []
    /// Whether it may also be an object whose type is not told.
    var isOpen = false

    static var open: Held { Held(isOpen: true) }
    /// Something of which no variable of the sources is a member.
    static var foreign: Held { Held() }

    static func + (a: Held, b: Held) -> Held {
      Held(holders: a.holders + b.holders, isOpen: a.isOpen || b.isOpen)
    }
  }

  /// What an expression names.
  struct Target {
    var home: Home
    /// Whether it is one of the object that the code belongs to.
    var isOwn: Bool
    /// The member of the value at home that is set.
    var part: Property?
  }

  let table: DeclarationTable
  /// What functions, setters and observers of values set in their value, by the function or the property. An empty path is
  /// the whole value.
  var mutations: [ObjectIdentifier: Set<[String]>] = [:]
  /// The names of the functions among them.
  var mutatingNames: Set<String> = []
  /// The paths that the sources write as key paths: `\.ink`, `\Theme.page.ink`.
  var keyPaths: Set<[String]> = []
  /// The variables of objects by their names.
  private let variables: [String: [Home]]
  /// The types that conform to each protocol.
  private let conformers: [ObjectIdentifier: [TypeRecord]]

  init(_ table: DeclarationTable) {
    self.table = table
    var variables: [String: [Home]] = [:]
    var conformers: [ObjectIdentifier: [TypeRecord]] = [:]
    for type in table.types {
      for contract in type.allProtocols { conformers[ObjectIdentifier(contract), default: []].append(type) }
      guard type.isReference else { continue }
      for (property, _) in type.properties where !property.isStatic && !property.isConstant {
        variables[property.name, default: []].append(Home(variable: property, owner: type))
      }
    }
    (self.variables, self.conformers) = (variables, conformers)
  }

  /// Returns the variables that an expression may name. Returns none for what lives no longer than the code.
  func targets(_ expression: Expression, in body: CodeBody) -> [Target] {
    switch expression.kind {
    case .forced(let base), .chained(let base): return targets(base, in: body)
    case .index(let base, let arguments):
      if let path = Self.keyPath(of: arguments) { return targets(base, path: path, expression.span, in: body) }
      return self.targets(element: base, in: body)
    case .name(let written):
      let name = Self.unwrapped(written)
      guard !body.hasLocal(name, at: expression.span) else { return [] }
      guard let (home, isOwn) = variable(name, in: body) else { return [] }
      let met = home.variable.isRequirement ? home.owner.map { conforming(home.variable, of: $0) } ?? [] : []
      return [Target(home: home, isOwn: isOwn)] + met
    case .member(let base?, let name): return targets(base, name, in: body)
    case .conditional(_, let yes, let no): return targets(yes, in: body) + targets(no, in: body)
    default: return []
    }
  }

  /// What is set in an element of a collection is set in the collection; of a type with subscripts it is what these set.
  private func targets(element base: Expression, in body: CodeBody) -> [Target] {
    let held = held(base, in: body)
    var targets: [Target] = []
    for holder in held.holders {
      let own = (holder.type.classLine + holder.type.allProtocols).flatMap(\.subscripts)
      guard !own.isEmpty, holder.home != nil || holder.isSelf else { continue }
      for one in own { targets += self.targets(in: holder, changedBy: ObjectIdentifier(one)) }
    }
    return targets.isEmpty ? self.targets(base, in: body) : targets
  }

  /// The member of a name of what an expression gives.
  private func targets(_ base: Expression, _ name: String, in body: CodeBody) -> [Target] {
    let held = held(base, in: body)
    var targets = held.holders.flatMap { self.targets($0, name, isLate: Self.isChained(base)) }
    guard targets.isEmpty, !held.holders.contains(where: \.isFresh) else { return targets }
    if let collection = Self.collection(of: base) { targets += self.targets(collection, in: body) }
    // Every object with such a variable may be meant.
    if held.isOpen { targets += (variables[name] ?? []).map { Target(home: $0, isOwn: false) } }
    return targets
  }

  /// - Parameter isLate: whether the object is read later, when it is there: `self?`
  private func targets(_ holder: Holder, _ name: String, isLate: Bool) -> [Target] {
    guard !holder.isFresh, let (property, owner) = property(name, of: holder) else { return [] }
    guard var home = holder.home else {
      // A value that no variable holds is a copy.
      let isKept = holder.type.isReference || holder.type.kind == .protocolType
      guard holder.isStatic || holder.isSelf || isKept else { return [] }
      let own = Home(variable: property, owner: owner)
      var targets = [Target(home: own, isOwn: holder.isSelf && !isLate)]
      if property.isRequirement { targets += conforming(property, of: owner) }
      return targets
    }
    let isOwn = holder.isSelf && !isLate
    var targets: [Target] = []
    if property.isStored {
      var stored = home
      stored.path.append(name)
      targets.append(Target(home: stored, isOwn: isOwn, part: property))
    }
    for path in mutations[ObjectIdentifier(property)] ?? [] {
      home.path = (holder.home?.path ?? []) + path
      targets.append(Target(home: home, isOwn: isOwn, part: part(path, of: holder)))
    }
    return targets
  }

  /// The member that a function, a setter or an observer of a value sets in it.
  private func part(_ path: [String], of holder: Holder) -> Property? {
    path.count == 1 ? property(path[0], of: holder)?.0 : nil
  }

  /// The variables with which objects meet a requirement.
  private func conforming(_ requirement: Property, of contract: TypeRecord) -> [Target] {
    (conformers[ObjectIdentifier(contract)] ?? []).compactMap { type in
      guard type.isReference, let (property, owner) = type.property(requirement.name, isStatic: requirement.isStatic)
      else { return nil }
      return Target(home: Home(variable: property, owner: owner), isOwn: false)
    }
  }

  /// What a function of a value, called on it, sets: `Theme.current.recolor()`.
  func targets(ofCalling method: String, on base: Expression?, in body: CodeBody) -> [Target] {
    guard mutatingNames.contains(method) else { return [] }
    let holders: [Holder]
    if let base {
      holders = held(base, in: body).holders
    } else if let owner = body.owner {
      holders = [Holder(type: owner, isStatic: body.isStatic, isSelf: true)]
    } else {
      return []
    }
    return holders.flatMap { holder -> [Target] in
      guard !holder.type.isReference, !holder.isStatic, holder.home != nil || holder.isSelf else { return [] }
      return holder.type.functions(method, isStatic: false).flatMap {
        targets(in: holder, changedBy: ObjectIdentifier($0.member))
      }
    }
  }

  private func targets(in holder: Holder, changedBy function: ObjectIdentifier) -> [Target] {
    (mutations[function] ?? []).compactMap { path in
      if var home = holder.home {
        home.path += path
        return Target(home: home, isOwn: holder.isSelf, part: part(path, of: holder))
      }
      guard let first = path.first, let (property, owner) = property(first, of: holder) else { return nil }
      return Target(home: Home(variable: property, owner: owner, path: Array(path.dropFirst())), isOwn: true)
    }
  }

  /// What is set through a key path. If that is handed in, it is one of those that the sources write.
  private func targets(_ base: Expression, path: Expression, _ span: Span, in body: CodeBody) -> [Target] {
    func along(_ names: [String]) -> [Target] {
      guard !names.isEmpty, names != ["self"] else { return targets(base, in: body) }
      return targets(names.reduce(base) { Expression(.member($0, $1), span) }, in: body)
    }
    if case .keyPath(let names) = path.kind { return along(names) }
    return keyPaths.sorted { $0.lexicographicallyPrecedes($1) }.flatMap(along)
  }

  private static func keyPath(of arguments: [Expression.Argument]) -> Expression? {
    arguments.count == 1 && arguments[0].label == "keyPath" ? arguments[0].value : nil
  }

  private static func isChained(_ expression: Expression) -> Bool {
    if case .chained = expression.kind { true } else { false }
  }

  private static func collection(of element: Expression) -> Expression? {
    switch element.kind {
    case .index(let base, _): base
    case .forced(let inner), .chained(let inner): collection(of: inner)
    default: nil
    }
  }

  static func unwrapped(_ name: String) -> String {
    name.hasPrefix("$") && name.dropFirst().first?.isNumber != true ? String(name.dropFirst()) : name
  }

  // MARK: Variables

  func property(_ name: String, of holder: Holder) -> (member: Property, owner: TypeRecord)? {
    if let found = holder.type.property(name, isStatic: holder.isStatic) { return found }
    for type in [holder.type] + holder.type.allProtocols where type.kind == .protocolType {
      if let required = type.propertiesByName[name]?.first(where: { $0.isRequirement && $0.isStatic == holder.isStatic }
      ) {
        return (required, type)
      }
    }
    return nil
  }

  /// Returns what a bare name means outside of the local names.
  func variable(_ name: String, in body: CodeBody) -> (home: Home, isOwn: Bool)? {
    if let own = body.owner {
      let holder = Holder(type: own, isStatic: body.isStatic)
      if let (property, owner) = property(name, of: holder) { return (Home(variable: property, owner: owner), true) }
      var around = own.parent
      while let type = around {
        if let (property, owner) = type.property(name, isStatic: true) {
          return (Home(variable: property, owner: owner), false)
        }
        around = type.parent
      }
    }
    return table.global(name, from: body.file).map { (Home(variable: $0.member), false) }
  }
}
