import ThemeModel

/// Walks through a theme's value and writes every color in it as a token.
struct TokenWalk {
  let evaluator: Evaluator
  let writer: TokenWriter
  let types: ColorTypes
  let earlier: EarlierRuns
  var waiting: [Waiting] = []
  /// The palettes of one value's members. Two members may have the same palette.
  var siblings: Set<ObjectIdentifier> = []
  /// Whether the colors are made of the theme in use. The palettes beside them are then the themes.
  var isSelected = false
  /// Whether the current value was walked before, under another name.
  var isAgain = false
  /// The values from the theme down to the current one.
  var around: [Value] = []
  /// The first of the instances that are alike and are members of one name, for each of the others.
  var firstAlike: [ObjectIdentifier: Instance] = [:]
  var alike: [AlikeKey: Instance] = [:]

  /// A token with its name. It is evaluated when all palettes have their names.
  struct Waiting {
    var path: TokenPath
    var property: Property?
    /// `nil` when there is no member of its own behind the token.
    var identity: TokenIdentity?
    var tier: Tier?
    var place: Place?
    /// Whether it counts only where no other token passes its color on.
    var isSpare = false
    var value: () -> Value
  }

  /// A token whose value is known.
  struct Valued {
    /// Which of the waiting tokens it is, or is a part of.
    var index: Int
    var token: Waiting
    var name: String
    var value: Value
    var axes: Set<String>
  }

  static let deepest = 5

  init(evaluator: Evaluator, writer: TokenWriter, types: ColorTypes, earlier: EarlierRuns) {
    self.evaluator = evaluator
    self.writer = writer
    self.types = types
    self.earlier = earlier
  }

  var functions: ColorFunctions { types.functions }

  mutating func walk(_ candidate: ThemeCandidate) {
    isSelected = candidate.selection != nil
    let assignment = evaluator.assignment
    // Every token depends on what the theme is made of.
    let common = assignment.recording { collect(candidate) }.axes
    writer.commonAxes = common
    // A value that was read to find out whether it is a color does not affect other tokens.
    if case .statics = candidate.root { writer.commonAxes.subtract(PlatformDependence.names) }
    let known = earlier.known(waiting.map(\.path.whole), in: assignment.contexts)
    var found: [Int: EarlierRuns.Token] = [:]
    var values: [Valued] = []
    for (index, (token, name)) in named().enumerated() {
      evaluator.startToken()
      let (read, axes) = known[index].map { ($0.value, $0.axes) } ?? assignment.recording(token.value)
      if known[index] == nil {
        found[index] = EarlierRuns.Token(index: index, path: token.path.whole, value: read, axes: axes)
      }
      let value = evaluator.madeOfKept(read, token.property?.span)
      values += parts(of: value, token, named: name).filter { !Self.isModeWord($0.1) }.map {
        part, value, name in
        Valued(index: index, token: part, name: name, value: value, axes: axes)
      }
    }
    values = withoutOtherNames(withoutSpare(values))
    let sides = sidesOfPairs(values)
    for one in values {
      evaluator.startToken()
      let more = assignment.recording {
        writer.add(
          one.name, one.value, one.token.property, tier: sides.contains(one.name) ? .raw : one.token.tier,
          place: one.token.place)
      }.axes
      found[one.index]?.write(asking: more)
      writer.note(one.axes.union(more), of: one.name)
    }
    earlier.add(Array(found.values), of: waiting.count, common: common, assignment)
  }

  /// Removes the colors of the theme in use that other tokens pass on. Those that none does are the theme's all the same.
  private func withoutSpare(_ values: [Valued]) -> [Valued] {
    guard values.contains(where: \.token.isSpare) else { return values }
    var passed: Set<TokenIdentity> = []
    for one in values where !one.token.isSpare {
      var trail = one.value.trail
      while let here = trail {
        if let identity = TokenWriter.identity(of: here.reference) { passed.insert(first(identity)) }
        trail = here.next
      }
    }
    return values.filter { one in
      guard one.token.isSpare else { return true }
      return one.token.identity.map { !passed.contains(first($0)) } ?? false
    }
  }

  /// Returns every waiting token with its own name.
  private func named() -> [(Waiting, String)] {
    waiting.enumerated().map { index, token in
      (token, writer.name(of: token.identity ?? .slot(index), preferring: token.path))
    }
  }

  private mutating func collect(_ candidate: ThemeCandidate) {
    switch candidate.root {
    case .statics(let owners):
      for owner in owners { addStatics(of: owner, prefix: TokenPath(owner.path), tier: nil) }
      if let selection = candidate.selection {
        addSpare(selection)
        addShared(selection)
      }
    case .type(let type):
      writer.ownType = type
      addStatics(of: type, prefix: .root, tier: .semantic)
      addInheritedStatics(of: type, prefix: .root, tier: .semantic)
    case .made, .madeOf, .madeFor, .making, .decoded, .element, .enumCase, .property, .function, .chosen:
      let place = evaluator.place(candidate.span)
      let value = Self.withoutWords(candidate.value(evaluator, types), candidate)
      if case .unknown(let reason) = value.payload, let model = candidate.model(types) {
        addUnknown(reason, as: model, prefix: .root, tier: .semantic, depth: 0)
      } else {
        add(value, prefix: .root, tier: .semantic, depth: 0, place: place)
      }
      if waiting.isEmpty, case .unknown(let reason) = value.payload {
        waiting.append(
          Waiting(path: TokenPath("theme"), tier: .semantic, place: place, value: { Value(.unknown(reason)) }))
      }
    }
  }

  /// Adds the colors of the theme in use, beside the static colors that are made of it.
  private mutating func addSpare(_ selection: ThemeSelection) {
    guard case .constant(let constant, let owner) = selection.choice else { return }
    let value = evaluator.staticValue(constant, of: owner, file: Int(constant.span.file))
    guard case .instance = value.payload else { return }
    let start = waiting.count
    add(value, prefix: .root, tier: .semantic, depth: 0, place: evaluator.place(constant.span))
    for index in waiting.indices.dropFirst(start) { waiting[index].isSpare = true }
  }

  // MARK: Values

  mutating func add(_ value: Value, prefix: TokenPath, tier: Tier?, depth: Int, place: Place) {
    // A palette that leads back to the theme that it is of has no colors of its own.
    guard !around.contains(where: { Self.isSame($0, value) }) else { return }
    guard depth < Self.deepest else {
      if case .instance(let instance) = value.payload, writer.isLabelled(instance) { return }
      waiting.append(Waiting(path: prefix, tier: tier, place: place, value: { Self.tooDeep }))
      return
    }
    around.append(value)
    defer { around.removeLast() }
    switch value.payload {
    case .instance(let instance):
      noteAlike(instance, prefix)
      let isTwin = !siblings.insert(ObjectIdentifier(instance)).inserted
      add(instance, prefix: prefix, tier: tier, depth: depth, again: isTwin)
    case .enumCase(let type, _, _): add(value, of: type, prefix: prefix, tier: tier, depth: depth)
    case .dictionary, .array, .tuple: add(collection: value, prefix: prefix, tier: tier, depth: depth, place: place)
    case .unknown(let reason):
      guard depth > 0 || waiting.isEmpty else { return }
      let path = prefix.short.isEmpty ? TokenPath("theme") : prefix
      waiting.append(Waiting(path: path, tier: tier, place: place, value: { Value(.unknown(reason)) }))
    default: break
    }
  }

  mutating func wait(
    _ property: Property, _ prefix: TokenPath, _ tier: Tier?, of identity: TokenIdentity? = nil,
    _ value: @escaping () -> Value
  ) {
    // When the value passed through this very property, the token's value is the one behind it.
    let hexOrder = evaluator.platform.hexOrder
    let hexMembers = types.hexMembers
    waiting.append(
      Waiting(
        path: prefix.joined(property.name), property: property, identity: identity, tier: tier,
        value: {
          var value = value()
          // A number is a token's value only in a member that stores color codes.
          if case .integer(let number) = value.payload {
            value.payload = hexMembers.payload(of: number, digits: value.hexDigits, in: property, hexOrder)
          }
          guard let trail = value.trail, trail.reference.property === property else { return value }
          return value.behind
        }))
  }

  static func prefix(of path: String) -> Substring {
    path.lastIndex(of: ".").map { path[..<$0] } ?? ""
  }
}
