import ThemeModel

/// Members whose types nobody writes and nothing in the sources tells: `static let dark = load("dark")`.
///
/// What they are, what stands beside them tells: a value of the model of which the others are, or a color among colors. Their values
/// are unknown, and said to be.
enum UntypedMember {
  /// Returns whether a static member may be of any type: its initial value is no value of a type that is named, and
  /// nothing that collections and objects of the system give.
  static func mayBeAnything(_ property: Property) -> Bool {
    guard property.isStatic, property.type == nil, property.access != .file, property.getter == nil,
      !SampleWords.sayStub(property.name), let initial = property.initial
    else { return false }
    return isOpen(initial)
  }

  private static func isOpen(_ value: Expression) -> Bool {
    switch value.kind {
    case .forced(let inner), .attempt(let inner), .chained(let inner): isOpen(inner)
    case .macro, .unsupported, .name: true
    case .conditional(_, let yes, let no): isOpen(yes) || isOpen(no)
    case .binary("??", let left, _): isOpen(left)
    case .binary(let operation, _, _), .prefix(let operation, _): !OperatorPrecedences.isStandard(operation)
    case .index(let base, _): hasOpenRoot(base)
    case .member(let base?, let name): !ofOthers.contains(name) && hasOpenRoot(base)
    case .call(let callee, _): isOpen(callee: callee)
    default: false
    }
  }

  private static func isOpen(callee: Expression) -> Bool {
    switch callee.kind {
    case .closure(let closure):
      switch closure.body.last {
      case .expression(let result), .returned(let result?): isOpen(result)
      default: false
      }
    // A type makes its own values.
    case .name(let name): !name.beginsWithCapital || ThemeWords.saysTheme(name)
    case .member(let base?, let name): !ofOthers.contains(name) && hasOpenRoot(base)
    default: false
    }
  }

  private static func hasOpenRoot(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .member(let base?, _), .call(let base, _), .index(let base, _), .forced(let base), .chained(let base),
      .attempt(let base):
      hasOpenRoot(base)
    case .name(let name): !PlatformTypes.isSystems(name) && !PlatformTypes.isColorless(name)
    default: false
    }
  }

  /// Members that give lists, numbers and texts.
  private static let ofOthers: Set = [
    "allCases", "capitalized", "compactMap", "components", "count", "description", "enumerated", "filter", "flatMap",
    "font", "hash", "hashValue", "height", "id", "identifier", "isEmpty", "joined", "keys", "localized", "lowercased",
    "map", "name", "rawValue", "reduce", "reversed", "self", "size", "sorted", "title", "uppercased", "uuidString",
    "values", "width",
  ]
}

extension ThemeRecognition {
  /// Finds the members beside values of a model that may be values of it, too.
  func untypedThemes(beside candidates: [ThemeCandidate]) -> [ThemeCandidate] {
    var places: [(owner: TypeRecord?, model: TypeRecord)] = []
    for candidate in candidates {
      guard case .property(_, let owner) = candidate.root, let model = model(of: candidate) else { continue }
      for place in [owner, model] where !places.contains(where: { $0.owner === place }) {
        places.append((place, model))
      }
    }
    return places.flatMap { owner, model -> [ThemeCandidate] in
      let properties = (owner?.properties ?? table.globalProperties).map(\.member)
      let isHome = owner.map { self.isHome($0, of: model) } ?? false
      return properties.compactMap { property in
        guard isHome || saysTheme(property), UntypedMember.mayBeAnything(property),
          case .unknown = types.kind(of: property, in: owner ?? table.foreignScope),
          !ThemeWords.namesOfTheOneInUse.contains(property.name), !Self.isKeysDefault(property, owner)
        else { return nil }
        return ThemeCandidate(
          name: property.name, root: .property(property, owner), span: property.span, assumedModel: model)
      }
    }
  }

  /// Returns whether a type is called a theme, and its static members are mostly values of a model.
  private func isHome(_ owner: TypeRecord, of model: TypeRecord) -> Bool {
    guard owner === model || ThemeWords.saysTheme(owner.name) else { return false }
    var (values, others) = (0, 0)
    for (property, _) in owner.properties where property.isStatic {
      switch types.kind(of: property, in: owner) {
      case .palette: values += 1
      case .color, .other: others += 1
      case .unknown: continue
      }
    }
    return values > others
  }

  private func saysTheme(_ property: Property) -> Bool {
    if ThemeWords.saysTheme(property.name) || ModeWords.speaksOfMode(property.name) { return true }
    var says = false
    if let initial = property.initial {
      SyntaxWalk.each(initial) { part in
        switch part.kind {
        case .name(let name), .member(_, let name): says = says || ThemeWords.saysTheme(name)
        default: break
        }
      }
    }
    return says
  }

  /// Returns whether a static member of unknown type is most likely a color: it stands among colors, and its own name or its type's
  /// says that it is one.
  func mayBeColor(_ property: Property, of owner: TypeRecord) -> Bool {
    guard UntypedMember.mayBeAnything(property) else { return false }
    let isHome =
      owner.declaration == nil ? PlatformTypes.colors.contains(owner.name) : ThemeWords.saysTheme(owner.path)
    guard isHome || Purposes.isOne(property.name) || ThemeWords.saysTheme(property.name) else { return false }
    var (colors, others) = (0, 0)
    for (member, _) in owner === table.foreignScope ? table.globalProperties : owner.properties where member.isStatic {
      switch types.kind(of: member, in: owner) {
      case .color: colors += 1
      case .palette, .other: others += 1
      case .unknown: continue
      }
    }
    return colors > others
  }
}
