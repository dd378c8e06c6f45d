import ThemeModel

/// Static members, and the functions and enum cases with colors beside them.
extension TokenWalk {
  mutating func addStatics(of type: TypeRecord, prefix: TokenPath, tier: Tier?) {
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
          add(value, prefix: prefix.joined(property.name), tier: tier, depth: 1, place: evaluator.place(property.span))
          continue
        }
        guard isColor(value) || value.isUnknown && isLikelyColor(property, of: type) else {
          if value.isUnknown, UntypedMember.mayBeAnything(property) {
            let name = TokenPath.join(owner?.path ?? "", property.name)
            evaluator.assume("`\(name)`, whose value is not known, is assumed to be no colour", property.span)
          }
          continue
        }
      case .palette, .other:
        if isSelected { continue }
        addGroup(property, owner, within: type, prefix: prefix, tier: tier)
        continue
      }
      waiting.append(
        Waiting(
          path: prefix.joined(property.name), property: property, identity: .property(ObjectIdentifier(property)),
          tier: tier ?? self.tier(of: property),
          value: { evaluator.staticValue(property, of: owner, file: Int(property.span.file)).behind }))
    }
    add(functions.statics(of: type), on: owner.map { Value(.type($0)) }, prefix: prefix, tier: tier)
    addKeyed(type)
    addPlain(type, tier: tier)
    for property in ThemeRecognition(types).colors(ofTraits: type) {
      wait(property, .root, tier) { evaluator.computed(property, receiver: Value(.traits([:])), owner: type) }
    }
  }

  /// Returns the tier that a static color's name and access tell. A private one is what the colors that a choice of theme makes are made of.
  private func tier(of property: Property) -> Tier? {
    if Purposes.isOne(property.name) { return .semantic }
    return isSelected && property.access == .file ? .raw : nil
  }

  private func isLikelyColor(_ property: Property, of type: TypeRecord) -> Bool {
    property.initial.map(Self.speaksOfColor) == true || ThemeRecognition(types).mayBeColor(property, of: type)
  }

  /// Adds the static colors that a type has from its superclasses and protocols: `extension Theme { static var ink: … }`.
  mutating func addInheritedStatics(of type: TypeRecord, prefix: TokenPath, tier: Tier?) {
    let evaluator = evaluator
    var seen = Set(type.properties.map(\.member).filter(\.isStatic).map(\.name))
    for owner in type.classLine.dropFirst() + type.allProtocols where owner.declaration != nil {
      for (property, _) in owner.properties where property.isStatic && !property.isRequirement {
        guard seen.insert(property.name).inserted, case .color = types.kind(of: property, in: owner) else { continue }
        waiting.append(
          Waiting(
            path: prefix.joined(property.name), property: property, identity: .property(ObjectIdentifier(property)),
            tier: tier,
            value: {
              let value = evaluator.staticMember(property.name, of: type)
              guard let value, let trail = value.trail, trail.reference.property === property else {
                return value
                  ?? evaluator.unknown("unknown-member", "\(type.path) has no `\(property.name)`", property.span)
              }
              return value.behind
            }))
      }
    }
  }

  /// Adds the colors of a type that has only one value: `class Semantic { let textPrimary = Core.green }`.
  private mutating func addPlain(_ type: TypeRecord, tier: Tier?) {
    guard ThemeRecognition(types).isPlain(type), let span = type.declaration?.span else { return }
    let value = ThemeCandidate(name: type.path, root: .made(type), span: span).value(evaluator, types)
    add(value, prefix: TokenPath(type.path), tier: tier, depth: 1, place: evaluator.place(span))
  }

  /// Adds a token for each function, or for each key that it takes. A property of the same name keeps the plain name.
  mutating func add(_ found: [ColorFunctions.Found], on receiver: Value?, prefix: TokenPath, tier: Tier?) {
    let (evaluator, functions) = (evaluator, functions)
    var taken = found.isEmpty ? [] : Set(waiting.map(\.path.short))
    for one in found {
      for (names, values) in one.keys {
        let isNamedByKeys = !names.isEmpty && Self.accessors.contains(one.function.name)
        func path(_ name: String?) -> TokenPath {
          ((name.map { [$0] } ?? []) + names).reduce(prefix) { $0.joined($1) }
        }
        let plain = path(isNamedByKeys ? nil : one.function.name)
        let isTaken = !taken.insert(plain.short).inserted
        waiting.append(
          Waiting(
            path: isTaken ? path(one.fullName) : plain, tier: tier, place: evaluator.place(one.function.span),
            value: { functions.value(one, on: receiver, keys: values, evaluator) }))
      }
    }
  }

  /// Names of functions that add nothing to the key's name.
  private static let accessors: Set = [
    "color", "colour", "uiColor", "nsColor", "swiftUIColor", "subscript", "getColor", "getColour",
  ]

  /// Adds a color for each case of an enum.
  private mutating func addKeyed(_ type: TypeRecord) {
    guard type.kind == .enumeration else { return }
    let evaluator = evaluator
    let colors = KeyedColors.members(of: type, types)
    let found = KeyedColors.functions(of: type, beside: colors, types)
    let payloads = CasePayloads(types)
    for (one, payload) in type.cases.flatMap({ one in payloads.allValues(of: one, in: type).map { (one, $0) } }) {
      let receiver = Value(.enumCase(type, name: one.name, values: payload.values))
      let path = TokenPath(TokenPath.join(type.path, one.name + payload.suffix))
      let place = evaluator.place(one.span)
      if colors.isEmpty, found.count == 1, !found[0].isKeyed {
        let only = found[0]
        let functions = functions
        waiting.append(
          Waiting(
            path: path, tier: nil, place: place,
            value: { functions.value(only, on: receiver, keys: [:], evaluator) }))
      } else {
        add(found, on: receiver, prefix: path, tier: nil)
      }
      if let (light, dark) = KeyedColors.sides(colors) {
        waiting.append(
          Waiting(
            path: path, tier: nil, place: place,
            value: {
              let side = evaluator.assignment.context(on: .mode) == "dark" ? dark : light
              return evaluator.computed(side.property, receiver: receiver, owner: side.owner)
            }))
        continue
      }
      for (property, owner) in colors {
        waiting.append(
          Waiting(
            path: colors.count == 1 ? path : path.joined(property.name), tier: nil, place: place,
            value: { evaluator.computed(property, receiver: receiver, owner: owner) }))
      }
    }
  }
}
