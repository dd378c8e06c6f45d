import ThemeModel

/// Goes through a theme's value and writes every colour in it as a token.
struct TokenWalk {
  let evaluator: Evaluator
  let writer: TokenWriter
  let types: ColorTypes
  private let functions: ColorFunctions
  var waiting: [Waiting] = []
  /// The palettes that the members of one value have: two members may have the same one.
  var siblings: Set<ObjectIdentifier> = []
  /// Whether the colours are made of the theme in use: then the palettes beside them are the themes.
  private var isSelected = false
  /// Whether what is walked has been walked under another name.
  var isAgain = false

  /// A token that is named, and evaluated once all palettes have their names.
  struct Waiting {
    var path: String
    var property: Property?
    var tier: Tier?
    var place: Place?
    var value: () -> Value
  }

  static let deepest = 5

  init(evaluator: Evaluator, writer: TokenWriter, types: ColorTypes) {
    self.evaluator = evaluator
    self.writer = writer
    self.types = types
    functions = ColorFunctions(table: evaluator.table, types: types)
  }

  mutating func walk(_ candidate: ThemeCandidate) {
    isSelected = candidate.selection != nil
    let assignment = evaluator.assignment
    // What the theme is made of decides on every token.
    writer.commonAxes = assignment.recording { collect(candidate) }.axes
    var values: [(token: Waiting, value: Value, axes: Set<String>)] = []
    for token in waiting {
      evaluator.startToken()
      let (value, axes) = assignment.recording(token.value)
      for (token, value) in parts(of: value, token) where !Self.isModeWord(value, evaluator) {
        values.append((token, value, axes))
      }
    }
    let hasPairs = Set(values.filter { Self.isPair($0.value) }.map { Self.prefix(of: $0.token.path) })
    let sides = Set(values.flatMap { Self.sides(of: $0.value) })
    for (token, value, axes) in values {
      evaluator.startToken()
      // Beside tokens with two sides, those with one may be what the sides are made of.
      let isRaw =
        token.tier == .semantic && hasPairs.contains(Self.prefix(of: token.path)) && !Self.isPair(value)
        && sides.contains(Self.name(of: token.path))
      let more = assignment.recording {
        writer.add(token.path, value, token.property, tier: isRaw ? .raw : token.tier, place: token.place)
      }.axes
      writer.note(axes.union(more), of: token.path)
    }
  }

  private mutating func collect(_ candidate: ThemeCandidate) {
    switch candidate.root {
    case .statics(let owners):
      for owner in owners { addStatics(of: owner, prefix: owner.path, tier: nil) }
    case .type(let type):
      writer.ownType = type
      addStatics(of: type, prefix: "", tier: .semantic)
    case .made, .madeOf, .madeFor, .element, .enumCase, .property:
      add(candidate.value(evaluator), prefix: "", tier: .semantic, depth: 0, place: evaluator.place(candidate.span))
    }
  }

  // MARK: Values

  mutating func add(_ value: Value, prefix: String, tier: Tier?, depth: Int, place: Place) {
    guard depth < Self.deepest else { return }
    switch value.payload {
    case .instance(let instance):
      let isTwin = !siblings.insert(ObjectIdentifier(instance)).inserted
      add(instance, prefix: prefix, tier: tier, depth: depth, again: isTwin)
    case .enumCase(let type, _, _): add(value, of: type, prefix: prefix, tier: tier, depth: depth)
    case .dictionary, .array, .tuple: add(collection: value, prefix: prefix, tier: tier, depth: depth, place: place)
    case .unknown(let reason):
      guard depth > 0 || waiting.isEmpty else { return }
      let path = prefix.isEmpty ? "theme" : prefix
      waiting.append(Waiting(path: path, tier: tier, place: place, value: { Value(.unknown(reason)) }))
    default: break
    }
  }

  private mutating func add(_ instance: Instance, prefix: String, tier: Tier?, depth: Int, again: Bool) {
    guard again || isAgain || !writer.isLabelled(instance) else { return }
    let outer = (siblings, isAgain)
    (siblings, isAgain) = ([], again || isAgain)
    defer { (siblings, isAgain) = outer }
    writer.label(instance, prefix)
    let evaluator = evaluator
    // What a manager keeps to itself shows through what it gives.
    let isManager = depth == 0 && ColorTypes.isView(instance.type)
    var palettes: [(property: Property, owner: TypeRecord)] = []
    var lists: [(property: Property, owner: TypeRecord)] = []
    for (declared, declaredIn) in types.members(instance.type) {
      guard let (property, owner) = instance.type.property(declared.name, isStatic: false) else {
        // A requirement that nothing meets.
        if case .color = types.kind(of: declared, in: declaredIn) {
          wait(declared, prefix, tier) {
            evaluator.unknown("no-implementation", "nothing gives `\(declared.name)` a value", declared.span)
          }
        }
        continue
      }
      switch kind(property, owner, declared, declaredIn) {
      case .color where isManager && property.access == .file: continue
      case .color:
        wait(property, prefix, tier) { evaluator.instanceValue(property, of: instance, owner: owner) }
      case .palette: palettes.append((property, owner))
      case .other:
        // What does not write its type has the one that it is asked for.
        let (typed, typedIn) = property.type == nil ? (declared, declaredIn) : (property, owner)
        if types.holdsColors(typed, in: typedIn) {
          lists.append((property, owner))
        } else if property.access != .file, types.soundsLikeColor(typed, in: typedIn) {
          evaluator.startToken()
          let value = evaluator.instanceValue(property, of: instance, owner: owner)
          if case .none = value.payload { continue }
          let shown = ofOtherModule(value, typed)
          wait(property, prefix, tier) { shown }
        }
      case .unknown:
        evaluator.startToken()
        let value = evaluator.instanceValue(property, of: instance, owner: owner)
        if isColor(value), !value.isDictionary {
          wait(property, prefix, tier) { value }
        } else if value.isUnknown, property.access == .file, !ThemeDiscovery.saysTheme(property.name),
          property.initial.map(Self.speaksOfColor) != true
        {
          // `private let store = Settings.shared` is no part of the theme.
          continue
        } else if case .array = value.payload {
          lists.append((property, owner))
        } else if case .tuple = value.payload {
          lists.append((property, owner))
        } else if value.isDictionary {
          lists.append((property, owner))
        } else {
          palettes.append((property, owner))
        }
      }
    }
    add(functions.instance(of: instance.type), on: Value(.instance(instance)), prefix: prefix, tier: tier)
    let sides = types.sides(of: palettes)
    let isDark = sides != nil && evaluator.assignment.context(on: .mode) == "dark"
    if let sides { palettes.removeAll { $0.property.name == (isDark ? sides.light : sides.dark) } }
    for (property, owner) in palettes {
      evaluator.startToken()
      let value = evaluator.instanceValue(property, of: instance, owner: owner)
      if case .none = value.payload { continue }
      // What is not known keeps its name: it may be no palette at all.
      let isMain =
        !value.isUnknown
        && (palettes.count == 1 || Self.isMain(property.name)
          || property.name == (isDark ? sides?.dark : sides?.light))
      add(
        value, prefix: isMain ? prefix : TokenWriter.join(prefix, property.name),
        tier: Self.tier(of: property, value, tier), depth: depth + 1, place: evaluator.place(property.span))
    }
    for (property, owner) in lists {
      evaluator.startToken()
      let value = evaluator.instanceValue(property, of: instance, owner: owner)
      let (prefix, place) = (TokenWriter.join(prefix, property.name), evaluator.place(property.span))
      let tier = Self.tier(of: property, value, tier)
      add(value, prefix: prefix, tier: tier, depth: depth + 1, place: place)
    }
  }

  private mutating func add(_ value: Value, of type: TypeRecord, prefix: String, tier: Tier?, depth: Int) {
    let evaluator = evaluator
    let members = types.members(type).compactMap { type.property($0.property.name, isStatic: false) }
    let palettes = members.filter {
      if case .palette = types.kind(of: $0.member, in: $0.owner) { true } else { false }
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
          collection, prefix: TokenWriter.join(prefix, property.name), tier: tier, depth: depth + 1,
          place: evaluator.place(property.span))
      } else if types.soundsLikeColor(property, in: owner) {
        let color = evaluator.computed(property, receiver: value, owner: owner)
        if case .none = color.payload { continue }
        let shown = ofOtherModule(color, property)
        wait(property, prefix, tier) { shown }
      }
    }
    for (property, owner) in palettes {
      evaluator.startToken()
      let palette = evaluator.computed(property, receiver: value, owner: owner)
      let isMain = palettes.count == 1 || Self.isMain(property.name)
      add(
        palette, prefix: isMain ? prefix : TokenWriter.join(prefix, property.name),
        tier: Self.tier(of: property, palette, tier), depth: depth + 1, place: evaluator.place(property.span))
    }
  }

  private mutating func addStatics(of type: TypeRecord, prefix: String, tier: Tier?) {
    let evaluator = evaluator
    let isGlobal = type === evaluator.table.foreignScope
    let properties = isGlobal ? evaluator.table.globalProperties : type.properties
    let owner = isGlobal ? nil : type
    for (property, _) in properties where property.isStatic {
      switch types.kind(of: property, in: type) {
      case .color: break
      case .unknown:
        evaluator.startToken()
        let value = evaluator.staticValue(property, of: owner, file: Int(property.span.file))
        if case .array = value.payload {
          add(
            value, prefix: TokenWriter.join(prefix, property.name), tier: tier, depth: 1,
            place: evaluator.place(property.span))
          continue
        }
        guard isColor(value) || value.isUnknown && property.initial.map(Self.speaksOfColor) == true else { continue }
      case .palette, .other:
        if isSelected { continue }
        addGroup(property, owner, within: type, prefix: prefix, tier: tier)
        continue
      }
      waiting.append(
        Waiting(
          path: TokenWriter.join(prefix, property.name), property: property, tier: tier,
          value: {
            let value = evaluator.staticValue(property, of: owner, file: Int(property.span.file))
            return Value(value.payload, trail: value.trail?.next)
          }))
    }
    add(functions.statics(of: type), on: owner.map { Value(.type($0)) }, prefix: prefix, tier: tier)
    addKeyed(type)
  }

  /// A token for each function, or for each key that it takes. A property of the same name keeps the plain name.
  private mutating func add(_ found: [ColorFunctions.Found], on receiver: Value?, prefix: String, tier: Tier?) {
    let (evaluator, functions) = (evaluator, functions)
    var taken = found.isEmpty ? [] : Set(waiting.map(\.path))
    for one in found {
      for (names, values) in one.keys {
        let isNamedByKeys = !names.isEmpty && Self.accessors.contains(one.function.name)
        func path(_ name: String?) -> String {
          ((name.map { [$0] } ?? []) + names).reduce(prefix, TokenWriter.join)
        }
        let plain = path(isNamedByKeys ? nil : one.function.name)
        let isTaken = !taken.insert(plain).inserted
        waiting.append(
          Waiting(
            path: isTaken ? path(one.fullName) : plain, tier: tier, place: evaluator.place(one.function.span),
            value: { functions.value(one, on: receiver, keys: values, evaluator) }))
      }
    }
  }

  /// Functions that name nothing beside their key.
  private static let accessors: Set = [
    "color", "colour", "uiColor", "nsColor", "swiftUIColor", "subscript", "getColor", "getColour",
  ]

  /// A colour for each case of an enum.
  private mutating func addKeyed(_ type: TypeRecord) {
    guard type.kind == .enumeration else { return }
    let evaluator = evaluator
    let colors = types.members(type).filter {
      if case .color = types.kind(of: $0.property, in: $0.owner) { true } else { false }
    }
    let found = functions.instance(of: type)
    for one in type.cases where one.parameters.isEmpty {
      let receiver = Value(.enumCase(type, name: one.name, values: []))
      if colors.isEmpty, found.count == 1, !found[0].isKeyed {
        let only = found[0]
        let functions = functions
        waiting.append(
          Waiting(
            path: TokenWriter.join(type.path, one.name), tier: nil, place: evaluator.place(one.span),
            value: { functions.value(only, on: receiver, keys: [:], evaluator) }))
      } else {
        add(found, on: receiver, prefix: TokenWriter.join(type.path, one.name), tier: nil)
      }
      for (property, owner) in colors {
        let path = TokenWriter.join(type.path, one.name)
        waiting.append(
          Waiting(
            path: colors.count == 1 ? path : TokenWriter.join(path, property.name), tier: nil,
            place: evaluator.place(one.span),
            value: { evaluator.computed(property, receiver: receiver, owner: owner) }))
      }
    }
  }

  mutating func wait(_ property: Property, _ prefix: String, _ tier: Tier?, _ value: @escaping () -> Value) {
    // A value that passed through this very property: what lies behind it is the token's value.
    let hexOrder = evaluator.platform.hexOrder
    let hexMembers = evaluator.table.hexMembers
    waiting.append(
      Waiting(
        path: TokenWriter.join(prefix, property.name), property: property, tier: tier,
        value: {
          var value = value()
          // Only a member that holds codes of colours is a token with a number for its value.
          if case .integer(let number) = value.payload {
            value.payload = hexMembers.payload(of: number, digits: value.hexDigits, in: property, hexOrder)
          }
          guard let trail = value.trail, trail.reference.property === property else { return value }
          return Value(value.payload, trail: trail.next)
        }))
  }

  static func prefix(of path: String) -> Substring {
    path.lastIndex(of: ".").map { path[..<$0] } ?? ""
  }
}
