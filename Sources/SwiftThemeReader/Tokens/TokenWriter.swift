import ColorScience
import ThemeModel

/// Turns values into tokens. The properties that a value passed through become tokens of their own,
/// each an alias of the next, so that a change of a raw color can be followed to everything that depends on it.
final class TokenWriter {
  struct Written {
    var value: TokenValue
    var tier: Tier?
    var place: Place
    /// Where the value is written.
    var origin: Place
    var summary: String?
    var deprecation: Deprecation?
    /// The values in all contexts, even where nothing asks for them. Known for system colors and assets.
    var everywhere: [ConditionalValue] = []
  }

  let evaluator: Evaluator
  private let home: Place
  private(set) var order: [String] = []
  private(set) var tokens: [String: Written] = [:]
  /// The axes that each token's value depends on, among those that evaluation asked for.
  private(set) var axes: [String: Set<String>] = [:]
  /// The paths of instances, with which the names of their members begin. The theme's palettes have paths.
  private var labels: [ObjectIdentifier: TokenPath] = [:]
  private var names = TokenNaming()
  /// The tokens that other names stand for.
  private(set) var otherNames: [String: String] = [:]
  /// For a theme of static members, the type whose members are the theme's own tokens.
  var ownType: TypeRecord?
  /// Kept alive, since identities are unique only while their owners live.
  private var labelled: [Instance] = []
  private var held: Set<ObjectIdentifier> = []
  /// Where the current value is written.
  private var origin: Span?
  /// The tier of static members: raw, unless they are the whole theme.
  let staticTier: Tier?

  private let types: ColorTypes

  init(_ evaluator: Evaluator, _ types: ColorTypes, home: Place, staticTier: Tier?) {
    self.evaluator = evaluator
    self.types = types
    self.home = home
    self.staticTier = staticTier
  }

  func name(of identity: TokenIdentity, preferring path: TokenPath) -> String {
    names.name(of: identity, preferring: path)
  }

  func name(of identity: TokenIdentity) -> String? {
    names[identity]
  }

  /// Makes `name` another name of a token.
  func hide(_ name: String, behind token: String) {
    otherNames[name] = token
  }

  func label(_ instance: Instance, _ label: TokenPath) {
    guard labels[ObjectIdentifier(instance)] == nil else { return }
    labels[ObjectIdentifier(instance)] = label
    labelled.append(instance)
  }

  func isLabelled(_ instance: Instance) -> Bool {
    labels[ObjectIdentifier(instance)] != nil
  }

  /// The axes that decide what the theme is made of, and so affect every token.
  var commonAxes: Set<String> = []

  func note(_ axes: Set<String>, of path: String) {
    let all = axes.union(commonAxes)
    if !all.isEmpty { self.axes[path, default: []].formUnion(all) }
  }

  func add(_ path: String, _ value: Value, _ property: Property?, tier: Tier?, place: Place? = nil) {
    let isNew = tokens[path] == nil
    if isNew { order.append(path) }
    let place = place ?? property.map { evaluator.place($0.span) } ?? home
    // A value for the time being, so that a cycle ends here.
    tokens[path] = Written(
      value: .undetermined(Undetermined(code: "alias-cycle", reason: "`\(path)` refers to itself", place: place)),
      tier: tier, place: place, origin: place, summary: property?.summary, deprecation: property?.deprecation)
    let around = origin
    origin = nil
    let written = tokenValue(value)
    tokens[path]?.value = written
    if let span = origin, span.file >= 0 { tokens[path]?.origin = evaluator.place(span) }
    origin = around
  }

  func tokenValue(_ value: Value) -> TokenValue {
    if let reason = evaluator.descend(nil) { return .undetermined(reason) }
    defer { evaluator.ascend() }
    // A value is written where its innermost part is.
    if let span = value.origin { origin = span }
    guard let trail = value.trail else { return literal(value.payload) }
    let rest = value.behind
    guard !evaluator.assignment.isFixing, let path = path(of: trail.reference), otherNames[path] == nil else {
      return tokenValue(rest)
    }
    if tokens[path] == nil {
      let reference = trail.reference
      // A color that the platform declares is placed where the code refers to it.
      let place = reference.property == nil ? reference.span.map(evaluator.place) : nil
      let axes = evaluator.assignment.recording {
        add(path, rest, reference.property, tier: tier(of: reference), place: place)
      }.axes
      note(axes.union(evaluator.axes(behind: reference)), of: path)
      if trail.next == nil, case .color(.system(let name)) = rest.payload {
        let values = everywhere(name, place ?? home)
        tokens[path]?.everywhere = values
      }
    }
    return .alias(path)
  }

  private func everywhere(_ name: String, _ place: Place) -> [ConditionalValue] {
    let colors = evaluator.platform.systemColors
    var values = (colors[name] ?? []).map {
      ConditionalValue(when: $0.when, value: .color($0.color), place: place)
    }
    if !colors.hasHighContrast(name) {
      let unknown = TokenValue.undetermined(Resolution.unpublishedContrast(of: name))
      values.append(ConditionalValue(when: [Axis.contrast.name: "high"], value: unknown, place: place))
    }
    return values
  }

  /// Returns the identity of a property that a value passed through, whatever its name is.
  static func identity(of reference: Reference) -> TokenIdentity? {
    switch reference.owner {
    case .instance(let instance): return .member(ObjectIdentifier(instance), reference.name)
    case .foreign(let type): return .foreign(TokenPath.join(type, reference.name))
    case .type, .global: return reference.property.map { .property(ObjectIdentifier($0)) }
    }
  }

  private func path(of reference: Reference) -> String? {
    guard let identity = Self.identity(of: reference) else { return nil }
    if let known = names[identity] { return known }
    let wanted: TokenPath
    switch reference.owner {
    case .type(let type):
      wanted = TokenPath(type === ownType ? reference.name : TokenPath.join(type.path, reference.name))
    case .global: wanted = TokenPath(reference.name)
    case .foreign(let type): wanted = TokenPath(TokenPath.join(type, reference.name))
    case .instance(let instance):
      if let label = labels[ObjectIdentifier(instance)] {
        wanted = label.joined(reference.name)
      } else {
        // An instance that is one of many different ones has no name, so its color is not an alias.
        guard instance.isPlain, !types.isColorValue(instance.type) else { return nil }
        wanted = TokenPath(TokenPath.join(instance.type.path, reference.name))
        hold(instance)
      }
    }
    return names.name(of: identity, preferring: wanted)
  }

  /// Keeps an instance alive whose identity has a name.
  private func hold(_ instance: Instance) {
    if held.insert(ObjectIdentifier(instance)).inserted { labelled.append(instance) }
  }

  private func tier(of reference: Reference) -> Tier? {
    if case .instance = reference.owner { return .raw }
    if case .type(let type) = reference.owner, type === ownType { return .semantic }
    return staticTier
  }

  // MARK: Values at the end of a trail

  private func literal(_ payload: Payload) -> TokenValue {
    switch payload {
    case .color(let paint): return color(paint)
    case .gradient(let parts): return gradient(parts)
    case .array(let elements): return gradient(elements.map { GradientPart(value: $0) })
    case .string(let text): return string(text)
    case .instance(let instance): return ofStyle(payload) ?? colorValue(instance)
    case .tuple(let elements): return VectorColor.color(elements).map { .color($0) } ?? pair(elements)
    case .unknown(let reason): return .undetermined(reason)
    case .none:
      return .undetermined(
        Undetermined(code: "nil-color", reason: "there is no colour here: it is nil"))
    case .symbol(let name):
      return .undetermined(
        Undetermined(
          code: "unknown-member", reason: "`.\(name)` is not declared in the sources, and legible does not know it"))
    default:
      if let style = ofStyle(payload) { return style }
      let what = Words.kind(of: Value(payload))
      return .undetermined(Undetermined(code: "not-a-color", reason: "expected a colour, found \(what)"))
    }
  }

  private func ofStyle(_ payload: Payload) -> TokenValue? {
    OwnStyle.resolved(Value(payload), evaluator).map { tokenValue($0.behind) }
  }

  private func color(_ paint: Paint) -> TokenValue {
    switch paint {
    case .literal(let color):
      guard Resolution.isFinite(color) else {
        return .undetermined(
          Undetermined(code: "not-a-color", reason: "a component of the colour is not a finite number"))
      }
      return .color(color)
    case .system(let name):
      switch Resolution.systemColor(name, evaluator) {
      case .success(let color): return .color(color)
      case .failure(let reason): return .undetermined(reason.undetermined)
      }
    case .asset(let name): return asset(name)
    case .dynamic(let closure):
      return tokenValue(evaluator.call(closure, [Value(.traits([:]))], closure.closure.span))
    case .byMode(let light, let dark):
      return tokenValue(evaluator.assignment.context(on: .mode) == "dark" ? dark : light)
    case .adjusted(let base, let adjustment): return adjusted(base, adjustment)
    case .fixed:
      switch Resolution.color(of: Value(.color(paint)), evaluator) {
      case .success(let color): return .color(color)
      case .failure(let reason): return .undetermined(reason.undetermined)
      }
    case .placeholder(let placeholder): return .placeholder(placeholder)
    }
  }

  private func adjusted(_ base: Value, _ adjustment: PaintAdjustment) -> TokenValue {
    let own = origin
    let value = tokenValue(base)
    // The value is written where the adjustment is, whatever it adjusts.
    origin = own ?? origin
    // An unknown value stays unknown, and a placeholder does not become a color.
    switch value {
    case .undetermined, .placeholder: return value
    default: break
    }
    switch adjustment {
    case .alpha(let alpha): return .adjusted(value, .alpha(alpha))
    case .alphaTimes(let share): return .adjusted(value, .alphaTimes(share))
    case .mix(let other, let share, let space):
      return .adjusted(value, .mix(with: tokenValue(other), share: share, space: space))
    }
  }

  private func asset(_ name: String) -> TokenValue {
    guard let entry = evaluator.platform.namedColors.entries[name],
      let own = Resolution.assetEntry(name, evaluator)
    else {
      return .undetermined(
        Undetermined(
          code: "unknown-asset", reason: "no asset catalog contains the colour \"\(name)\"", text: name))
    }
    let path = names.name(of: .foreign("asset \(name)"), preferring: TokenPath(TokenPath.join("Assets", name)))
    if tokens[path] == nil {
      order.append(path)
      tokens[path] = Written(
        value: own.value, tier: .raw, place: entry.place, origin: own.place, everywhere: entry.values)
    }
    return .alias(path)
  }

  private func gradient(_ parts: [GradientPart]) -> TokenValue {
    let own = origin
    let stops = parts.map { GradientStop(value: tokenValue($0.value), position: $0.position) }
    origin = own ?? origin
    if let first = stops.first, stops.allSatisfy({ if case .placeholder = $0.value { true } else { false } }) {
      return first.value
    }
    guard !stops.isEmpty else {
      return .undetermined(Undetermined(code: "not-a-color", reason: "the gradient has no stops"))
    }
    return .gradient(stops)
  }

  private func string(_ text: String) -> TokenValue {
    if let kind = evaluator.placeholder(named: text) { return .placeholder(Placeholder(kind: kind, text: text)) }
    if let color = HexColor.token(text, evaluator.platform.hexOrder) { return .color(color) }
    return .undetermined(
      Undetermined(code: "not-a-color", reason: "\"\(text.prefix(60))\" is not a colour", text: String(text.prefix(60)))
    )
  }

  /// Returns the color of a value of the team's own type: a pair for light and dark, a gradient.
  private func colorValue(_ instance: Instance) -> TokenValue {
    if let contract = types.colorContract(of: instance.type),
      let value = types.color(of: instance, by: contract, evaluator)
    {
      return tokenValue(value.behind)
    }
    let stored = instance.type.storedMembers
    if let pair = ModePair.names(of: stored.map(\.name)) {
      let light = member(pair.light, of: instance)
      guard evaluator.assignment.context(on: .mode) == "dark" else { return tokenValue(light) }
      let elevated = stored.contains { $0.name == ModePair.elevated } ? member(ModePair.elevated, of: instance) : .none
      let dark = member(pair.dark, of: instance)
      if case .none = elevated.payload { return tokenValue(dark.isNone ? light : dark) }
      let isElevated = evaluator.assignment.context(on: .elevation) == "elevated"
      return tokenValue(isElevated ? elevated : dark.isNone ? light : dark)
    }
    if let wrapper = ColorWrapper(instance.type, types) {
      return tokenValue(evaluator.instanceValue(wrapper.member, of: instance, owner: wrapper.owner).behind)
    }
    if let components = ColorComponents(instance.type) {
      if let (property, owner) = ColorComponents.conversion(of: instance.type, types) {
        let value = evaluator.instanceValue(property, of: instance, owner: owner)
        if !value.isUnknown {
          let own = origin
          defer { origin = own ?? origin }
          return tokenValue(Value(value.payload))
        }
      }
      if let color = components.color(instance, { member($0, of: instance) }) { return .color(color) }
    }
    for property in stored {
      let value = member(property.name, of: instance)
      if case .array(let elements) = value.payload { return gradient(elements.map { GradientPart(value: $0) }) }
      if case .gradient(let parts) = value.payload { return gradient(parts) }
    }
    if let fault = instance.fault { return .undetermined(fault) }
    return .undetermined(
      Undetermined(code: "not-a-color", reason: "expected a colour, found a \(instance.type.path)"))
  }

  /// Returns the color of a pair for the current mode: `(light: .white, dark: .black)`.
  private func pair(_ elements: [(label: String?, value: Value)]) -> TokenValue {
    guard let names = ModePair.names(of: elements.compactMap(\.label)) else {
      return .undetermined(
        Undetermined(
          code: "unlabelled-pair",
          reason: "there are \(elements.count) colours without labels that say which one is dark"
        ))
    }
    let name = evaluator.assignment.context(on: .mode) == "dark" ? names.dark : names.light
    return tokenValue(elements.first { $0.label == name }?.value ?? .none)
  }

  private func member(_ name: String, of instance: Instance) -> Value {
    guard let (property, owner) = instance.type.property(name, isStatic: false) else {
      return instance.stored[name] ?? .none
    }
    let value = evaluator.instanceValue(property, of: instance, owner: owner)
    // After a failed initialiser, a missing value is unknown, not nil.
    if case .none = value.payload, let fault = instance.fault { return Value(.unknown(fault)) }
    return value
  }
}
