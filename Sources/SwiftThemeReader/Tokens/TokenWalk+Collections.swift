import ThemeModel

/// Lists, dictionaries and tuples of colors and of palettes. Each color is a token, named by its index, key or label.
extension TokenWalk {
  /// Returns the tokens of a member's value: the value itself, or each of its colors.
  func parts(of value: Value, _ token: Waiting, named path: String, level: Int = 0) -> [(Waiting, Value, String)] {
    guard level < Self.deepest else { return [(token, Self.tooDeep, path)] }
    func part(_ name: String, _ element: Value, below path: String) -> [(Waiting, Value, String)] {
      var one = token
      one.identity = nil
      one.property = token.property
      return parts(of: element, one, named: TokenPath.join(path, name), level: level + 1)
    }
    switch value.payload {
    case .dictionary(let entries):
      let isMainPalette = level == 0 && token.property.map { Self.isMain($0.name) } ?? false
      let path = isMainPalette ? String(Self.prefix(of: path)) : path
      let named = entries.compactMap { entry in Self.name(of: entry.key).map { ($0, entry.value) } }
      let unnamed = Self.unnamed(entries).map { [(token, $0, path)] } ?? []
      return named.flatMap { part($0, $1, below: path) } + unnamed
    case .array(let elements) where isVector(token.property):
      return [(token, Value(.tuple(zip(VectorColor.labels, elements).map { ($0, $1) }), origin: value.origin), path)]
    case .array(let elements) where !isGradient(elements, path, token.property):
      return elements.enumerated().flatMap { part(String($0), $1, below: path) }
    case .tuple(let elements) where isGroup(elements):
      return elements.enumerated().flatMap { part($1.label ?? String($0), $1.value, below: path) }
    default: return [(token, value, path)]
    }
  }

  /// Returns whether a list is a vector's components: `let ink: SIMD3<Float> = [0.1, 0.2, 0.3]`.
  private func isVector(_ property: Property?) -> Bool {
    guard let type = property?.type?.text else { return false }
    return PlatformTypes.vectors.contains(String(type.prefix { $0 != "<" }))
  }

  /// Returns the name of a key, or `nil` when it has no text.
  private static func name(of key: Value) -> String? {
    Words.text(of: key).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns whether a list of colors is a gradient, by its name or its use.
  private func isGradient(_ elements: [Value], _ path: String, _ property: Property?) -> Bool {
    let arePlain = elements.allSatisfy { element in
      switch element.payload {
      case .array, .dictionary, .gradient: false
      // Several gradients are no stops of one.
      case .instance(let instance): !instance.type.name.contains("Gradient")
      default: true
      }
    }
    guard arePlain else { return false }
    let path = path.lowercased()
    if Self.gradientWords.contains(where: { TextSearch.contains(path, $0) }) { return true }
    return property.map(types.gradientUses.contains) ?? false
  }

  private static let gradientWords = ["gradient", "stops", "fade"]

  /// Returns whether a tuple is a group of colors. A pair for two modes is not:
  /// only one of its colors is shown at a time.
  private func isGroup(_ elements: [(label: String?, value: Value)]) -> Bool {
    let labels = elements.compactMap(\.label)
    guard ModePair.names(of: labels) == nil, elements.count != 2 || !labels.isEmpty else { return false }
    return elements.contains { _, value in
      switch value.payload {
      case .array, .dictionary, .tuple, .unknown: true
      default: isColor(value) || value.isColorCode
      }
    }
  }

  /// Returns an unknown value for the entries whose names are unknown, or `nil` when there are none.
  private static func unnamed(_ entries: [(key: Value, value: Value)]) -> Value? {
    let keys = entries.map(\.key).filter { name(of: $0) == nil }
    guard let first = keys.first else { return nil }
    if case .unknown = first.payload { return first }
    let what = keys.count == 1 ? "the key of one entry" : "the keys of \(keys.count) entries"
    return .unknown(
      "unknown-key",
      "\(what) \(keys.count == 1 ? "is" : "are") unknown: expected a name, found \(Words.kind(of: first))")
  }

  static var tooDeep: Value {
    .unknown(
      "too-deep", "palettes and lists are nested here more than \(deepest) levels deep")
  }

  /// Removes what is no color from a dictionary of all kinds of values: `"kind": "dark"` beside `"ink": "#000000"`.
  static func withoutWords(_ value: Value, _ candidate: ThemeCandidate) -> Value {
    guard case .element = candidate.root, case .dictionary(let entries) = value.payload else { return value }
    var result = value
    result.payload = .dictionary(
      entries.filter { _, value in
        switch value.payload {
        case .string(let text): text.hasPrefix("#")
        case .integer, .decimal, .boolean: false
        default: true
        }
      })
    return result
  }

  // MARK: Collections that may contain palettes

  mutating func add(collection: Value, prefix: TokenPath, tier: Tier?, depth: Int, place: Place) {
    func wait(_ value: Value, _ path: TokenPath) -> Waiting {
      Waiting(path: path, tier: tier, place: place, value: { value })
    }
    switch collection.payload {
    case .array(let elements) where !elements.isEmpty && elements.allSatisfy(isColor):
      waiting.append(wait(collection, prefix))
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        add(element: element, prefix: prefix.joined(String(index)), tier: tier, depth: depth, place: place)
      }
    case .dictionary(let entries):
      for (key, element) in entries {
        guard let name = Self.name(of: key) else { continue }
        add(element: element, prefix: prefix.joined(name), tier: tier, depth: depth, place: place)
      }
      if let unnamed = Self.unnamed(entries) {
        waiting.append(wait(unnamed, prefix.short.isEmpty ? TokenPath("theme") : prefix))
      }
    case .tuple(let elements):
      if elements.allSatisfy({ isColor($0.value) }) {
        waiting.append(wait(collection, prefix))
      } else if let names = ModePair.names(of: elements.compactMap(\.label)) {
        let side = evaluator.assignment.context(on: .mode) == "dark" ? names.dark : names.light
        let element = elements.first { $0.label == side }?.value ?? .none
        add(element: element, prefix: prefix, tier: tier, depth: depth, place: place)
      } else {
        for (index, element) in elements.enumerated() {
          let path = prefix.joined(element.label ?? String(index))
          add(element: element.value, prefix: path, tier: tier, depth: depth, place: place)
        }
      }
    default: break
    }
  }

  private mutating func add(element: Value, prefix: TokenPath, tier: Tier?, depth: Int, place: Place) {
    var shown: Value?
    switch element.payload {
    case .color, .gradient, .unknown: shown = element
    case .instance(let instance) where types.isColorValue(instance.type): shown = element
    case .instance, .enumCase, .array, .dictionary, .tuple:
      if depth + 1 < Self.deepest {
        add(element, prefix: prefix, tier: tier, depth: depth + 1, place: place)
      } else {
        shown = Self.tooDeep
      }
    case .none: break
    case .symbol(let name):
      shown = .unknown(
        "unknown-member", "the type of `.\(name)` is unknown, because the collection has no written type")
    // When the theme itself is the collection, a string is a color. Deeper, it has to look like one: `cafe` is a word.
    case .string(let text): shown = depth == 0 || text.hasPrefix("#") && element.isColorCode ? element : nil
    default: shown = depth == 0 ? element : nil
    }
    if let shown { waiting.append(Waiting(path: prefix, tier: tier, place: place, value: { shown })) }
  }

  // MARK: Members that are not plain colors

  /// Adds palettes and lists of palettes among static colors, and colors whose types another module declares.
  mutating func addGroup(
    _ property: Property, _ owner: TypeRecord?, within type: TypeRecord, prefix: TokenPath, tier: Tier?
  ) {
    guard property.access != .file, !property.wrapperIsOther else { return }
    let (path, place) = (prefix.joined(property.name), evaluator.place(property.span))
    func value() -> Value {
      evaluator.startToken()
      return evaluator.staticValue(property, of: owner, file: Int(property.span.file))
    }
    if case .palette = types.kind(of: property, in: type) {
      let value = value()
      if case .instance = value.payload { add(value, prefix: path, tier: tier, depth: 1, place: place) }
    } else if types.holdsColors(property, in: type) {
      add(value(), prefix: path, tier: tier, depth: 1, place: place)
    } else if types.soundsLikeColor(property, in: type) {
      let value = value()
      if case .none = value.payload { return }
      let shown = ofOtherModule(value, property)
      wait(property, prefix, tier) { shown }
    }
  }

  /// Returns a value of another module's type as unknown: it exists, but its color is not known here.
  func ofOtherModule(_ value: Value, _ property: Property) -> Value {
    guard !value.isUnknown, !isColor(value) else { return value }
    return evaluator.unknown(
      "unknown-type", "`\(property.type?.text ?? "")` is not declared in the sources, and legible does not know it",
      property.initial?.span ?? property.span)
  }
}
