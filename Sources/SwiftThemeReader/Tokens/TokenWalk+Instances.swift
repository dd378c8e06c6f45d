import ThemeModel

/// The members of values: colors, palettes, lists.
extension TokenWalk {
  private typealias Member = (property: Property, owner: TypeRecord)

  /// The members of an instance, by kind.
  private struct Members {
    var palettes: [Member] = []
    /// The types that the code states for palettes, by the members' names.
    var models: [String: [TypeRecord]] = [:]
    var lists: [Member] = []
    /// The functions that give palettes.
    var functions: [ColorFunctions.Found] = []
    var hasOwnColors = false
  }

  mutating func add(_ instance: Instance, prefix: TokenPath, tier: Tier?, depth: Int, again: Bool) {
    guard again || isAgain || !writer.isLabelled(instance) else { return }
    let outer = (siblings, isAgain)
    (siblings, isAgain) = ([], again || isAgain)
    defer { (siblings, isAgain) = outer }
    writer.label(instance, prefix)
    var members = addColors(of: instance, prefix: prefix, tier: tier, depth: depth)
    let before = waiting.count
    add(functions.instance(of: instance.type), on: Value(.instance(instance)), prefix: prefix, tier: tier)
    members.hasOwnColors = members.hasOwnColors || waiting.count > before
    members.functions = functions.palettes(of: instance.type)
    let sides = types.sides(of: members.palettes)
    let isDark = sides != nil && evaluator.assignment.context(on: .mode) == "dark"
    if let sides { members.palettes.removeAll { $0.property.name == (isDark ? sides.light : sides.dark) } }
    let main = mainPalette(members, beside: instance)
    for (property, owner) in members.palettes where !isWrapper(property, owner, of: instance) {
      evaluator.startToken()
      let value = evaluator.instanceValue(property, of: instance, owner: owner)
      if case .none = value.payload { continue }
      if property.access == .file, isSibling(value, of: instance) { continue }
      let isSide = property.name == (isDark ? sides?.dark : sides?.light)
      var isMain = main == property.name || isSide
      let tier = Self.tier(of: property, value, tier)
      let isAdded = add(
        unknown: value, as: members.models[property.name] ?? [],
        prefix: isMain ? prefix.leavingOut(property.name) : prefix.joined(property.name), tier: tier, depth: depth + 1)
      if isAdded { continue }
      // A member with an unknown value keeps its name: it may not be a palette.
      isMain = isMain && !value.isUnknown
      // `private let palette = X(); var colors: Palette { palette }` is one palette under two names.
      if !isMain, Self.isMain(property.name), case .instance(let palette) = value.payload,
        siblings.contains(ObjectIdentifier(palette))
      {
        continue
      }
      add(
        value, prefix: isMain ? prefix.leavingOut(property.name) : prefix.joined(property.name),
        tier: tier, depth: depth + 1, place: evaluator.place(property.span))
    }
    for (property, owner) in members.lists {
      evaluator.startToken()
      let value = evaluator.instanceValue(property, of: instance, owner: owner)
      let place = evaluator.place(property.span)
      add(
        value, prefix: prefix.joined(property.name), tier: Self.tier(of: property, value, tier), depth: depth + 1,
        place: place)
    }
    let isMade = !members.hasOwnColors && main == nil
    let mainFunction = Self.main(of: members.functions.map(\.function.name), isAlone: members.palettes.isEmpty)
    add(members.functions, of: instance, main: isMade ? mainFunction : nil, prefix: prefix, tier: tier, depth: depth)
  }

  /// Returns the function whose name token names leave out, among those that give palettes: the only one, or the one with a usual name.
  static func main(of functions: [String], isAlone: Bool) -> String? {
    isAlone && functions.count == 1 ? functions[0] : functions.first(where: isMain)
  }

  /// Adds the palettes that functions give, and tells of those that depend on what only the running app knows.
  private mutating func add(
    _ found: [ColorFunctions.Found], of instance: Instance, main: String?, prefix: TokenPath, tier: Tier?, depth: Int
  ) {
    let evaluator = evaluator
    for one in found {
      let name = one.function.name
      for (names, keys) in one.keys {
        evaluator.startToken()
        var value = functions.value(one, on: Value(.instance(instance)), keys: keys, evaluator)
        if case .none = value.payload {
          value = evaluator.unknown("runtime-value", "nothing tells what `\(name)` gives", one.function.span)
        }
        // `func palette(for mode: Mode) -> Palette { colors }` is one palette under two names.
        if names.isEmpty, case .instance(let palette) = value.payload, siblings.contains(ObjectIdentifier(palette)) {
          continue
        }
        let path = main == name && !value.isUnknown ? prefix.leavingOut(name) : prefix.joined(name)
        add(
          value, prefix: names.reduce(path) { $0.joined($1) }, tier: tier, depth: depth + 1,
          place: evaluator.place(one.function.span))
      }
    }
    for (function, _) in functions.openPalettes(of: instance.type) {
      let reason = evaluator.unknown(
        "runtime-value", "the arguments of `\(function.name)` are known only at run time", function.span)
      waiting.append(
        Waiting(
          path: prefix.joined(function.name), tier: tier, place: evaluator.place(function.span), value: { reason }))
    }
  }

  /// Returns whether a value is another theme of the same contract: `private let base = DarkTheme()`. It is no part of the theme that
  /// takes colors from it.
  private func isSibling(_ value: Value, of instance: Instance) -> Bool {
    guard case .instance(let other) = value.payload else { return false }
    return (instance.type.classLine.dropFirst() + instance.type.allProtocols).contains { shared in
      types.isPalette(shared) && (other.type === shared || other.type.inherits(from: shared))
    }
  }

  /// Returns whether a member is the value itself in another type.
  private func isWrapper(_ property: Property, _ owner: TypeRecord, of instance: Instance) -> Bool {
    guard property.getter != nil, case .palette(let models) = types.kind(of: property, in: owner) else { return false }
    let recognition = ThemeRecognition(types)
    return models.contains { recognition.wrapsItsOwner(property, as: $0, instance.type) }
  }

  /// Returns the palette that token names leave out, if the type has no colors of its own:
  /// the only palette, or the one with a usual name.
  private func mainPalette(_ members: Members, beside instance: Instance) -> String? {
    guard !members.hasOwnColors else { return nil }
    if members.palettes.count == 1, members.functions.isEmpty {
      return members.lists.isEmpty ? members.palettes[0].property.name : mainName(members)
    }
    return mainName(members)
  }

  private func mainName(_ members: Members) -> String? {
    members.palettes.lazy.map(\.property.name).first(where: Self.isMain)
  }

  private mutating func addColors(of instance: Instance, prefix: TokenPath, tier: Tier?, depth: Int) -> Members {
    let evaluator = evaluator
    var members = Members()
    // A manager's private colors appear in the colors that it returns; those that another file adds are for that file's views.
    let isManager = depth == 0 && (types.isView(instance.type) || AppState.isManager(instance.type))
    for (declared, declaredIn) in types.members(instance.type) {
      guard let (property, owner) = instance.type.property(declared.name, isStatic: false) else {
        // A requirement that nothing implements.
        if case .color = types.kind(of: declared, in: declaredIn) {
          wait(declared, prefix, tier) {
            evaluator.unknown("no-implementation", "nothing gives `\(declared.name)` a value", declared.span)
          }
          members.hasOwnColors = true
        }
        continue
      }
      let identity = isAgain ? nil : TokenIdentity.member(ObjectIdentifier(instance), property.name)
      switch kind(property, owner, declared, declaredIn) {
      case .color where isManager && property.access == .file && Int(property.span.file) == owner.file: continue
      case .color:
        wait(property, prefix, tier, of: identity) { evaluator.instanceValue(property, of: instance, owner: owner) }
        members.hasOwnColors = true
      case .palette(let models):
        members.palettes.append((property, owner))
        members.models[property.name] = models
      case .other:
        // A property without a written type has the type of the requirement.
        let typed = property.type == nil ? (declared, declaredIn) : (property, owner)
        addOther((property, owner), typed: typed, of: instance, prefix, tier, &members)
      case .unknown: addUntyped((property, owner), of: instance, prefix, tier, identity, &members)
      }
    }
    return members
  }

  private mutating func addOther(
    _ member: Member, typed: Member, of instance: Instance, _ prefix: TokenPath, _ tier: Tier?, _ members: inout Members
  ) {
    let (property, owner) = member
    if types.holdsColors(typed.property, in: typed.owner) {
      members.lists.append(member)
    } else if property.access != .file, types.soundsLikeColor(typed.property, in: typed.owner) {
      evaluator.startToken()
      let value = evaluator.instanceValue(property, of: instance, owner: owner)
      if case .none = value.payload { return }
      let shown = ofOtherModule(value, typed.property)
      wait(property, prefix, tier) { shown }
      members.hasOwnColors = true
    }
  }

  /// Adds a member without a written type, by its value.
  private mutating func addUntyped(
    _ member: Member, of instance: Instance, _ prefix: TokenPath, _ tier: Tier?, _ identity: TokenIdentity?,
    _ members: inout Members
  ) {
    let (property, owner) = member
    evaluator.startToken()
    let value = evaluator.instanceValue(property, of: instance, owner: owner)
    if isColor(value), !value.isDictionary {
      wait(property, prefix, tier, of: identity) { value }
      members.hasOwnColors = true
      return
    }
    if value.isUnknown, property.access == .file, !ThemeWords.saysTheme(property.name),
      property.initial.map(Self.speaksOfColor) != true
    {
      // `private let store = Settings.shared` is not a part of the theme.
      return
    }
    switch value.payload {
    case .array, .tuple, .dictionary: members.lists.append(member)
    default: members.palettes.append(member)
    }
  }

  // MARK: Cases of enums

  mutating func add(_ value: Value, of type: TypeRecord, prefix: TokenPath, tier: Tier?, depth: Int) {
    let evaluator = evaluator
    let before = waiting.count
    let members = types.members(type).compactMap { type.property($0.property.name, isStatic: false) }
    let palettes = members.filter {
      guard case .palette = types.kind(of: $0.member, in: $0.owner) else { return false }
      // `var above: Self` is another case, not a part of this one.
      return !isSame($0.member.type, as: type)
    }
    for (property, owner) in members {
      if case .color = types.kind(of: property, in: owner) {
        wait(property, prefix, tier) { evaluator.computed(property, receiver: value, owner: owner) }
      }
    }
    add(functions.instance(of: type), on: value, prefix: prefix, tier: tier)
    for (property, owner) in members where property.access != .file {
      guard case .other = types.kind(of: property, in: owner) else { continue }
      evaluator.startToken()
      if types.holdsColors(property, in: owner) {
        let collection = evaluator.computed(property, receiver: value, owner: owner)
        add(
          collection, prefix: prefix.joined(property.name), tier: tier, depth: depth + 1,
          place: evaluator.place(property.span))
      } else if types.soundsLikeColor(property, in: owner) {
        let color = evaluator.computed(property, receiver: value, owner: owner)
        if case .none = color.payload { continue }
        let shown = ofOtherModule(color, property)
        wait(property, prefix, tier) { shown }
      }
    }
    let hasOwn = waiting.count > before
    let reached = palettes.filter { !isHelper($0.member, beside: palettes.map(\.member)) }
    let main =
      hasOwn
      ? nil : reached.count == 1 ? reached[0].member.name : reached.map(\.member.name).first(where: Self.isMain)
    for (property, owner) in reached {
      evaluator.startToken()
      let palette = evaluator.computed(property, receiver: value, owner: owner)
      let path = main == property.name ? prefix.leavingOut(property.name) : prefix.joined(property.name)
      let tier = Self.tier(of: property, palette, tier)
      if case .palette(let models) = types.kind(of: property, in: owner),
        add(unknown: palette, as: models, prefix: path, tier: tier, depth: depth + 1)
      {
        continue
      }
      add(palette, prefix: path, tier: tier, depth: depth + 1, place: evaluator.place(property.span))
    }
  }

  /// Returns whether a palette is private to its file and others of its type are made with it.
  private func isHelper(_ property: Property, beside palettes: [Property]) -> Bool {
    property.access == .file && property.type != nil
      && palettes.contains { $0.access != .file && $0.type == property.type }
  }

  private func isSame(_ name: TypeName?, as type: TypeRecord) -> Bool {
    name?.names.contains { types.table.type($0, from: type.file, within: type) === type } == true
  }
}
