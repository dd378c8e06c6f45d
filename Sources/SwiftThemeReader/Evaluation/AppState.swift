import ThemeModel

/// Variables with which a running app chooses colors: `static var isPro: Bool`,
/// `@AppStorage("style") var style: Style`. The app may change the initial value,
/// so each possible value is a context.
enum AppState {
  static let wrappers: Set = [
    "Published", "AppStorage", "SceneStorage", "State", "StateObject", "ObservedObject", "Binding", "Default",
    "UserDefault",
    "Storage", "Stored", "UserDefaultsBacked", "ObservationTracked",
  ]
  /// Wrappers of values that outlive the app, or that the user sets outside it.
  private static let keepers: Set = [
    "AppStorage", "SceneStorage", "Default", "UserDefault", "Storage", "Stored", "UserDefaultsBacked",
  ]
  static let observables: Set = ["ObservableObject", "Observable"]

  /// Returns whether the app may change a property: a variable of a manager or with a wrapper for state,
  /// whose value the manager's initialiser does not fix.
  static func mayFollow(_ property: Property, of instance: Instance) -> Bool {
    guard property.isStored else { return false }
    if instance.varying[property.name] != nil { return true }
    guard !property.isConstant else { return false }
    if instance.isState { return true }
    guard instance.type.isReference || isKeptOutside(property), !instance.isGiven(property) else { return false }
    if case .other(let name)? = property.wrapper, wrappers.contains(name) { return true }
    // The macro does for every variable what a wrapper does for one.
    if instance.type.classLine.contains(where: \.isObservable) { return true }
    return instance.isShared && isManager(instance.type)
  }

  /// Returns whether a wrapper keeps a property's value outside the code: `@AppStorage("style") var style = "light"`.
  static func isKeptOutside(_ property: Property) -> Bool {
    if case .other(let name)? = property.wrapper { keepers.contains(name) } else { false }
  }

  /// Returns whether views observe the values of a type.
  static func isObserved(_ type: TypeRecord) -> Bool {
    type.isReference
      && type.classLine.contains { $0.foreignParents.contains(where: observables.contains) || $0.isObservable }
  }

  static func isManager(_ type: TypeRecord) -> Bool {
    guard type.isReference else { return false }
    return type.isCalledManager || isObserved(type)
      || type.properties.contains { property, _ in
        property.isStatic && ThemeWords.namesOfTheOneInUse.contains(property.name)
      }
  }

  static func mayFollow(static property: Property, _ table: DeclarationTable) -> Bool {
    property.isStatic && property.isStored && !property.isConstant && !property.isRequirement
      && !table.distinctFlags.contains(ObjectIdentifier(property))
  }
}

extension TypeRecord {
  var isCalledManager: Bool {
    ThemeWords.managerEndings.contains { name.hasSuffix($0) }
  }
}

extension Evaluator {
  /// Returns the value of an app state variable in the current contexts. Each possible value is a context.
  func following(_ property: Property, _ value: Value, of owner: TypeRecord?, instance: Instance?) -> Value {
    guard !isExhausted, ModeWords.isDark(flag: property.name) == nil || !DarkFlag.isOne(property) else { return value }
    // A variable with the theme in use, whose value is unknown, has one of the themes that exist.
    if value.isUnknown, instance.map({ $0.type.isReference || $0.isHandedIn }) ?? true,
      let type = enumeration(property, owner),
      ThemeWords.saysTheme(type.name) || ModeWords.areModes(type.cases.map(\.name)), let first = type.cases.first
    {
      return choice(property, of: type, first.name, owner, unknown: value)
    }
    let mayFollow = instance.map { AppState.mayFollow(property, of: $0) } ?? AppState.mayFollow(static: property, table)
    guard mayFollow else { return value }
    switch value.payload {
    case .boolean(let start): return flag(property, owner, start)
    case .unknown where isTruth(property): return flag(property, owner, false)
    case .enumCase(let type, let start, let values) where values.isEmpty:
      return choice(property, of: type, start, owner)
    case .unknown, .none:
      guard let type = enumeration(property, owner) else { return value }
      return choice(property, of: type, type.cases.first?.name ?? "", owner)
    case .instance: return value
    default: return instance?.varying[property.name].map { setWhileRunning(property.name, $0) } ?? value
    }
  }

  /// Notes that a member is read that may have another value later.
  func noteRead(of property: Property, _ instance: Instance, _ owner: TypeRecord) {
    guard property.isStored, !property.isConstant else { return }
    if instance.type.isReference || isKept(instance) { hasReadVariables = true }
    // What sets it may name neither the type nor a color: `Toggle("Dark", isOn: $store.theme.isDark)`.
    if instance.isTheme, isChoice(property, owner) { table.noteFirstValue(of: property, in: nil) }
  }

  /// Returns whether a member is a Boolean or an enum, so that each of its values is a context.
  func isChoice(_ property: Property, _ owner: TypeRecord) -> Bool {
    if case .boolean? = property.initial?.kind { return true }
    return isTruth(property) || enumeration(property, owner) != nil
  }

  private func isTruth(_ property: Property) -> Bool {
    if case .named(let path)? = property.type { path.last == "Bool" } else { false }
  }

  private func enumeration(_ property: Property, _ owner: TypeRecord?) -> TypeRecord? {
    guard let type = property.type, !type.isOptional, let path = type.names.first,
      let found = table.expand(path, from: Int(property.span.file), within: owner).types.first,
      found.kind == .enumeration, found.declaration != nil
    else { return nil }
    return found
  }

  private func flag(_ property: Property, _ owner: TypeRecord?, _ start: Bool) -> Value {
    let axis = Axis(
      name: axisName(property, owner), contexts: [OpenTrait.off, OpenTrait.on],
      defaultContext: start ? OpenTrait.on : OpenTrait.off, place: place(property.span))
    return Value(.boolean(assignment.context(on: axis) == OpenTrait.on), origin: property.span)
  }

  private func choice(
    _ property: Property, of type: TypeRecord, _ start: String, _ owner: TypeRecord?, unknown: Value? = nil
  ) -> Value {
    let names = type.cases.map(\.name)
    guard names.count > 1, type.cases.allSatisfy(\.parameters.isEmpty) else {
      return unknown
        ?? Value(.enumCase(type, name: start, values: []))
    }
    let chosen: String
    if ModeWords.areModes(names) {
      chosen = assignment.context(on: .mode) == "dark" ? "dark" : "light"
    } else {
      let axis = Axis(
        name: axisName(property, owner), contexts: names, defaultContext: start, place: place(property.span))
      chosen = assignment.context(on: axis)
    }
    return Value(.enumCase(type, name: chosen, values: []), origin: property.span)
  }

  /// Returns the name of a variable's axis. Two variables of the same name are two axes,
  /// and neither is a platform axis.
  func axisName(_ property: Property, _ owner: TypeRecord?) -> String {
    let known = Axis.ofDevice.union(["tuning"])
    let taken = table.stateNames[property.name] ?? 0
    guard known.contains(property.name) || taken > 1, let owner else { return property.name }
    return "\(owner.path).\(property.name)"
  }
}
