/// The functions that calls mean.
extension ObjectWalk {
  /// A function that a call means, or may mean.
  struct Target {
    var routine: Routine
    var receiver: Receiver
    var isOwn = false
    /// What has to be assumed for it to be the one.
    var assumption: String?
    /// Under which condition it is the one of several.
    var facts = Facts()

    init(_ routine: Routine, as receiver: Receiver, isOwn: Bool = false) {
      (self.routine, self.receiver, self.isOwn) = (routine, receiver, isOwn)
    }

    init(_ found: (member: Function, owner: TypeRecord), as receiver: Receiver) {
      self.init(Routine(found.member, of: found.owner), as: receiver)
    }
  }

  /// The functions that a call may mean.
  struct Meant {
    var targets: [Target] = []
    /// Whether there are functions that take views, and it is not known which one is meant.
    var isOpen = false

    static var nothing: Meant { Meant() }
  }

  typealias Found = [(member: Function, owner: TypeRecord)]

  private static let mostTypes = 4

  func meant(by call: ObjectCall, _ scope: ViewScope) -> Meant {
    if call.base.map({ $0.isSelf }) ?? true { return ownTarget(call, scope) }
    guard let base = call.base else { return .nothing }
    if case .name("super") = base.kind {
      guard line.contains(where: { $0 === scope.type }) || scope.type == nil else { return .nothing }
      return Self.only(inherited(by: owner, call).map { Target($0, as: receiver(in: scope), isOwn: true) })
    }
    if case .name(let type) = base.kind, type.beginsWithCapital, scope.bound(type) == nil {
      guard let owner = colors.table.type([type], from: scope.file, within: scope.type) else { return .nothing }
      return styling(owner.functions(call.name, isStatic: true), call, scope, as: .nothing)
    }
    let type = valueType(base, scope) ?? call.object.flatMap { tree.types[$0] }.map { [$0] }
    let owner =
      type.flatMap { colors.table.type($0, from: scope.file, within: scope.type) }
      ?? (hands(call, scope) ? colors.typeByDeclarations(of: base, in: scope) : nil)
    if let owner, owner.declaration != nil, !isView(owner) { return styling(of: owner, call, scope) }
    guard let object = call.object else { return .nothing }
    // A class's own functions are read with the class.
    if let owner, !declared(call.name, by: owner).isEmpty { return .nothing }
    let known = owner.map { $0.declaration == nil ? [$0.name] : $0.classLine.flatMap(\.foreignParents) } ?? type ?? []
    return Self.only(extending(known, call, as: object == "self" ? .own : .view(object)))
  }

  /// Whether a call hands on an object.
  func hands(_ call: ObjectCall, _ scope: ViewScope) -> Bool {
    call.arguments.contains { object($0.value, scope) != nil }
  }

  private static func only(_ target: Target?) -> Meant { Meant(targets: target.map { [$0] } ?? []) }

  /// Finds a function that is called by its name alone.
  private func ownTarget(_ call: ObjectCall, _ scope: ViewScope) -> Meant {
    guard scope.bound(call.name) == nil, !call.name.beginsWithCapital else { return .nothing }
    let own = declared(call.name, by: record)
    let receiver = receiver(in: scope)
    let isOfObject = line.contains { $0 === scope.type }
    if isOfObject, !own.isEmpty {
      let meansViews = own.contains { $0.member.parameters.contains { Self.isView($0.type) || $0.isGeneric } }
      var meant = meansViews ? styling(own, call, scope, as: receiver) : .nothing
      if meant.targets.isEmpty, !meant.isOpen {
        meant = Self.only(painting(own, call, as: receiver) ?? ofProtocol(own, call, as: receiver))
      }
      for index in meant.targets.indices { meant.targets[index].isOwn = true }
      return meant
    }
    if let type = scope.type, !isOfObject, let found = type.functions(call.name, isStatic: false).first {
      return Self.only(Target(found, as: receiver))
    }
    if receiver != .nothing {
      let kit = record.classLine.flatMap(\.foreignParents)
      if let found = extending(kit, call, as: receiver) { return Self.only(found) }
    }
    let globals = colors.table.globalFunctions(call.name, from: scope.file)
    return styling(globals.map { ($0.member, colors.table.foreignScope) }, call, scope, as: .nothing)
  }

  /// Returns the functions of a type that the sources declare, without what they add to the system's types.
  private func declared(_ name: String, by owner: TypeRecord) -> Found {
    owner.functions(name, isStatic: false).filter { $0.owner.declaration != nil }
  }

  // MARK: - Functions that take views

  /// Returns the one of some functions that takes the views of a call. Of several, their types decide.
  func styling(_ found: Found, _ call: ObjectCall, _ scope: ViewScope, as receiver: Receiver) -> Meant {
    let able = Self.withoutReplaced(found).filter { one in
      one.member.body != nil && one.member.parameters.contains { takesView($0, of: one.owner) }
    }
    guard able.count > 1 else { return Self.only(able.first.map { Target($0, as: receiver) }) }
    let fitting = able.filter { ArgumentMatch.fits($0.member.parameters, call.arguments, colors.table) }
    if fitting.count == 1 { return Self.only(Target(fitting[0], as: receiver)) }
    let near = fitting.compactMap { one in
      distance(one, call, scope).map { (one: one, distance: $0) }
    }
    guard let least = near.map(\.distance).min(), case let nearest = near.filter({ $0.distance == least }),
      nearest.count == 1
    else { return Meant(isOpen: !fitting.isEmpty) }
    return Self.only(Target(nearest[0].one, as: receiver))
  }

  /// Returns functions without those that a subclass, or a type that conforms to a protocol, has others in place of. The nearest come
  /// first.
  private static func withoutReplaced(_ found: Found) -> Found {
    var seen: Set<[String]> = []
    return found.filter { one in
      let parameters = one.member.parameters.map {
        ($0.label ?? "_") + ":" + $0.type.names.joined().joined(separator: ".")
      }
      return seen.insert(parameters).inserted
    }
  }

  func takesView(_ parameter: Parameter, of owner: TypeRecord) -> Bool {
    let type = parameter.isGeneric ? parameter.seenType ?? parameter.type : parameter.type
    if Self.isView(type) { return true }
    guard let path = type.names.first, path.last?.beginsWithCapital == true else { return false }
    return colors.table.type(path, from: owner.file, within: owner).map { $0.declaration != nil && isView($0) } ?? false
  }

  /// Returns how far the views of a call are from what a function takes: 0 for the same class, 1 for a subclass; `nil` where it does not
  /// take them, or where their class is not known.
  private func distance(
    _ one: (member: Function, owner: TypeRecord), _ call: ObjectCall, _ scope: ViewScope
  ) -> Int? {
    var sum = 0
    for (parameter, given) in ArgumentMatch.pairs(one.member.parameters, call.arguments, colors.table)
    where takesView(parameter, of: one.owner) {
      let type = parameter.isGeneric ? parameter.seenType : parameter.type
      guard let wanted = type?.names.first?.last, let value = given.first?.value, let object = object(value, scope),
        let place = classes(of: object, scope).firstIndex(of: wanted)
      else { return nil }
      sum += place
    }
    return sum
  }

  /// Returns the class of an object, with its superclasses, as far as they are known.
  private func classes(of object: String, _ scope: ViewScope) -> [String] {
    let own = object == "self" ? record : tree.types[object].flatMap { colors.table.type([$0], from: scope.file) }
    guard let own, own.declaration != nil else { return tree.types[object].map(KitClasses.line) ?? [] }
    return own.classLine.filter { $0.declaration != nil }.map(\.name)
      + own.classLine.flatMap(\.foreignParents).flatMap(KitClasses.line)
  }

  /// Returns the functions of a value's type that take the views of a call. Where the value may be of another type, which has one of its
  /// own, it may be any.
  private func styling(of type: TypeRecord, _ call: ObjectCall, _ scope: ViewScope) -> Meant {
    let own = styling(type.functions(call.name, isStatic: false), call, scope, as: .nothing)
    guard type.kind == .protocolType || type.kind == .classType, !own.isOpen,
      let base = call.base, !isMade(base, type, scope)
    else { return own }
    let others = colors.table.index.heirs(of: type).filter { other in
      other.functions[call.name]?.contains { !$0.isStatic && $0.body != nil } == true
    }
    // What only an extension has is meant whatever the types have.
    let isFixed =
      type.kind == .protocolType
      && !([type] + type.allProtocols).contains { one in
        one.functions[call.name]?.contains { $0.body == nil && !$0.isStatic } == true
      }
    guard !others.isEmpty, !isFixed, call.arguments.contains(where: { object($0.value, scope) != nil }) else {
      return own
    }
    guard others.count <= Self.mostTypes else { return Meant(isOpen: true) }
    let words = colors.words(base)
    let subject = Facts.Subject(
      scope: -3 - colors.identity([type.order, words.hashValue, -23]), text: "the type of `\(words)`")
    var meant = Meant()
    var possible: [(type: TypeRecord, target: Target)] = []
    for (other, found) in [(type, own)]
      + others.map({ ($0, styling($0.functions(call.name, isStatic: false), call, scope, as: .nothing)) })
    {
      possible += found.targets.map { (other, $0) }
      meant.isOpen = meant.isOpen || found.isOpen
    }
    // The value is of one of these types, so the last stands for all that the others are not. Else there would be a state of no type, in
    // which the view has the color that it had before.
    let last = possible.last?.type.name
    let before = Set(possible.map(\.type.name)).filter { $0 != last }
    for (other, found) in possible {
      var target = found
      let isRest = other.name == last && !before.isEmpty
      target.facts =
        possible.count == 1
        ? Facts() : Facts().adding(subject, isRest ? .differs(before) : .equals(other.name)) ?? Facts()
      target.assumption = "`\(words)` is a `\(other.name)`"
      meant.targets.append(target)
    }
    return meant
  }

  /// Whether a value is made as one of a type, and of no type that inherits from it: `Styler()`, `Styler.shared`.
  private func isMade(_ value: Expression, _ type: TypeRecord, _ scope: ViewScope, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    switch value.kind {
    case .call(let callee, _):
      guard case .name(let name) = callee.kind else { return false }
      return name == type.name
    case .member(let base?, let name) where !base.isSelf:
      guard let path = MakingCalls.path(base), path.last?.beginsWithCapital == true,
        let owner = colors.table.type(path, from: scope.file, within: scope.type),
        let constant = owner.property(name, isStatic: true)?.member, constant.isConstant, let initial = constant.initial
      else { return false }
      return isMade(initial, type, ViewScope(id: -33, type: owner, file: owner.file), depth: depth + 1)
    default:
      guard let name = colors.plainName(value) else { return false }
      if case .expression(let given, let from)? = scope.bound(name)?.value {
        return !scope.isVariable(name) && !ColorReading.mentions(name, in: given)
          && isMade(given, type, from, depth: depth + 1)
      }
      guard let property = scope.type?.property(name, isStatic: false)?.member, property.isConstant,
        let initial = property.initial
      else { return false }
      return isMade(initial, type, scope.ofType, depth: depth + 1)
    }
  }

  /// Whether a function that the type's own code alone calls decides by what it is given which colors it sets.
  func decidesColors(_ function: Function, of owner: TypeRecord) -> Bool {
    if let known = deciders[function.span] { return known }
    let decides =
      function.access == .file && !function.parameters.isEmpty && !function.isOverride
      && Self.paints(function.body ?? []) && colors.decides(function, of: owner)
      && Self.isOnlyCalled(function.name, in: code, asMember: true)
    deciders[function.span] = decides
    return decides
  }

  /// Returns the only one of the type's own functions that takes the arguments of a call, if a color is among its parameters.
  private func painting(_ found: Found, _ call: ObjectCall, as receiver: Receiver) -> Target? {
    let able = found.filter { one in
      one.member.body != nil && ArgumentMatch.fits(one.member.parameters, call.arguments, colors.table)
    }
    guard !tree.isApart, let one = able.first, able.count == 1,
      one.member.takesColor || decidesColors(one.member, of: one.owner)
    else { return nil }
    tree.hasGiven = true
    return Target(one, as: receiver)
  }

  /// Returns the function that only a protocol of the type has, and that is not read with the type's own code.
  private func ofProtocol(_ found: Found, _ call: ObjectCall, as receiver: Receiver) -> Target? {
    guard receiver == .own, found.allSatisfy({ $0.owner.kind == .protocolType }) else { return nil }
    let able = found.filter {
      $0.member.body != nil && ArgumentMatch.fits($0.member.parameters, call.arguments, colors.table)
    }
    return able.count == 1 ? Target(able[0], as: receiver) : nil
  }

  // MARK: - Types

  /// Returns a function in an extension of one of UIKit's types, or of a protocol of the type itself.
  private func extending(_ types: [String], _ call: ObjectCall, as receiver: Receiver) -> Target? {
    let name = call.name
    let wanted = types.isEmpty ? KitClasses.extended : types.flatMap(KitClasses.line)
    var found: Found = []
    for type in wanted {
      found += (extended(type)?.functions(name, isStatic: false) ?? []).filter { $0.member.body != nil }
      if !types.isEmpty, !found.isEmpty { break }
    }
    if found.isEmpty, !types.isEmpty { found = ofAllObjects(wanted, call) }
    if found.isEmpty, receiver == .own {
      found = record.allProtocols.flatMap { one in (one.functions[name] ?? []).map { (member: $0, owner: one) } }
        .filter { $0.member.body != nil }
    }
    if found.count > 1 {
      found = found.filter { ArgumentMatch.fits($0.member.parameters, call.arguments, colors.table) }
    }
    guard let one = found.first, found.count == 1 else { return nil }
    return Target(one, as: receiver)
  }

  /// Returns the functions that the sources add to all objects, or to a protocol that a type of the system's conforms to there.
  private func ofAllObjects(_ types: [String], _ call: ObjectCall) -> Found {
    let ofAll = ["NSObject", "NSObjectProtocol", "AnyObject"].map(colors.table.foreignType)
    let all = ofAll + (types.compactMap(extended) + ofAll).flatMap(\.allProtocols)
    var seen: Set<Span> = []
    return all.flatMap { one in (one.functions[call.name] ?? []).map { (member: $0, owner: one) } }.filter {
      !$0.member.isStatic && $0.member.body != nil && seen.insert($0.member.span).inserted
        && ArgumentMatch.fits($0.member.parameters, call.arguments, colors.table)
    }
  }

  /// Returns what the sources add to a type of the system's.
  func extended(_ type: String) -> TypeRecord? {
    colors.table.type([type], from: record.file).flatMap { $0.declaration == nil ? $0 : nil }
  }

  func isView(_ record: TypeRecord) -> Bool {
    record.kind == .classType
      && record.classLine.flatMap(\.foreignParents).contains { Self.isView($0) || $0.hasPrefix("UI") }
  }

  /// Returns the declared type of a value that code names.
  func valueType(_ base: Expression, _ scope: ViewScope, depth: Int = 0) -> [String]? {
    guard depth < 16 else { return nil }
    guard let name = colors.plainName(base) else {
      if case .call(let callee, _) = base.kind, case .name(let type) = callee.kind, type.beginsWithCapital {
        return [type]
      }
      return nil
    }
    if let (bound, _) = scope.bound(name) {
      switch bound {
      case .open(let type): return type?.names.first
      case .elements(let elements): return elements.type?.names.first
      case .expression(let value, let from):
        return Self.type(of: value).map { [$0] }
          ?? (ColorReading.mentions(name, in: value) ? nil : valueType(value, from, depth: depth + 1))
      default: return nil
      }
    }
    return scope.type?.property(name, isStatic: false)?.member.type?.names.first
  }
}
