/// Methods that read or change dictionaries by their keys.
///
/// No two entries have one key, so the order of the entries makes no difference to what these methods leave.
enum DictionaryMethods {
  private static let names: Set = ["merge", "merging", "updateValue", "removeValue", "removeAll"]

  /// Returns whether a method of this name is evaluated here if it is called on the value.
  static func contain(_ name: String, on receiver: Value) -> Bool {
    receiver.isDictionary && names.contains(name)
  }

  static func call(
    _ name: String, on receiver: Value, _ base: Expression, _ arguments: [Expression.Argument],
    _ expression: Expression, _ scope: Scope, _ evaluator: Evaluator
  ) -> Value? {
    guard case .dictionary(let pairs) = receiver.payload, pairs.count <= Evaluator.largest else { return nil }
    var values = evaluator.evaluated(arguments, scope)
    let element = name == "updateValue" ? evaluator.type(of: base, scope)?.element : nil
    if !values.isEmpty, element != nil {
      values[0].value = evaluator.coerced(values[0].value, element).asElement(of: receiver)
    }
    switch (name, arguments.map(\.label)) {
    case ("merging", [nil, nil]), ("merging", [nil, "uniquingKeysWith"]):
      return merged(receiver, pairs, values, expression, evaluator)
    case ("merge", [nil, nil]), ("merge", [nil, "uniquingKeysWith"]):
      guard let merged = merged(receiver, pairs, values, expression, evaluator) else {
        return values.first { $0.value.isUnknown }?.value
      }
      guard !merged.isUnknown else { return merged }
      _ = evaluator.store(merged, in: base, expression, scope)
      return .void
    case ("updateValue", [nil, "forKey"]):
      // An optional that is nil is kept under its key, and one `nil` stands for both here.
      guard !values[0].value.isNone else { return nil }
      return setting(values[1].value, to: values[0].value, receiver, base, expression, scope, evaluator)
    case ("removeValue", ["forKey"]):
      return setting(values[0].value, to: .none, receiver, base, expression, scope, evaluator)
    case ("removeAll", []), ("removeAll", ["keepingCapacity"]):
      _ = evaluator.store(Value(.dictionary([])), in: base, expression, scope)
      return .void
    default: return nil
    }
  }

  /// Sets or removes the value of a key. Returns the value that it had.
  private static func setting(
    _ key: Value, to value: Value, _ receiver: Value, _ base: Expression, _ expression: Expression, _ scope: Scope,
    _ evaluator: Evaluator
  ) -> Value? {
    guard let before = CollectionElements.one(of: receiver, at: key, fallback: nil),
      let changed = CollectionElements.replacing(key, in: receiver, with: value)
    else { return nil }
    _ = evaluator.store(changed, in: base, expression, scope, fills: before.isNone && !value.isNone)
    return before
  }

  // MARK: Merging

  private static func merged(
    _ receiver: Value, _ pairs: [(key: Value, value: Value)], _ values: [EvaluatedArgument], _ expression: Expression,
    _ evaluator: Evaluator
  ) -> Value? {
    let other = values[0].value
    guard let more = entries(of: other) else { return nil }
    func merging() -> Value? { joined(pairs, more, values[1].value, expression, evaluator) }
    let result: Value?
    if pairs.count > 1, CollectionElements.isUnordered(other) {
      let (value, hasChanges) = evaluator.withoutOrder(other, expression.span, merging)
      result = hasChanges ? Value(.unknown(evaluator.unordered(other, expression.span))) : value
    } else {
      result = merging()
    }
    return result?.noting(receiver.states).noting(other.states)
  }

  /// Returns the keys and values of a dictionary, or of a list of pairs.
  private static func entries(of value: Value) -> [(key: Value, value: Value)]? {
    switch value.payload {
    case .dictionary(let pairs): return pairs.count <= Evaluator.largest ? pairs : nil
    case .array(let elements) where !CollectionElements.isUnordered(value):
      let pairs = elements.compactMap { element -> (key: Value, value: Value)? in
        guard case .tuple(let parts) = element.payload, parts.count == 2 else { return nil }
        return (parts[0].value, parts[1].value)
      }
      return pairs.count == elements.count ? pairs : nil
    default: return nil
    }
  }

  private static func joined(
    _ pairs: [(key: Value, value: Value)], _ more: [(key: Value, value: Value)], _ combine: Value,
    _ expression: Expression, _ evaluator: Evaluator
  ) -> Value? {
    var pairs = pairs
    var places = KeyPlaces(pairs.map(\.key), more.map(\.key))
    let side = picked(by: combine)
    for (key, value) in more {
      switch places.place(of: key, in: pairs) {
      case .unknown: return nil
      case .none: pairs.append((key, value))
      case .at(let index):
        switch side {
        case 0: continue
        case 1: pairs[index].value = value
        default: pairs[index].value = evaluator.result(of: combine, with: [pairs[index].value, value], expression)
        }
      }
    }
    return Value(.dictionary(pairs))
  }

  /// Returns which of its two arguments a closure gives: 0 of `{ old, _ in old }`, 1 of `{ $1 }`.
  private static func picked(by combine: Value) -> Int? {
    guard case .closure(let function) = combine.payload, function.closure.body.count == 1,
      function.closure.captures.isEmpty
    else { return nil }
    let result: Expression
    switch function.closure.body[0] {
    case .expression(let only), .returned(let only?): result = only
    default: return nil
    }
    guard case .name(let name) = result.kind else { return nil }
    let names = function.closure.parameters.isEmpty ? ["$0", "$1"] : function.closure.parameters
    return names.count == 2 ? names.firstIndex(of: name) : nil
  }
}

/// Where the keys of a dictionary are, so that merging two large ones takes no look at each pair of keys.
private struct KeyPlaces {
  enum Found {
    case at(Int)
    case none
    /// Nobody can tell whether the dictionary has the key.
    case unknown
  }

  private enum Plain: Hashable {
    case text(String)
    case number(Int64)
    case enumCase(ObjectIdentifier, String)
  }

  /// `nil` where some keys are neither texts nor numbers nor cases of an enum, or not all of one kind.
  private var places: [Plain: Int]?
  private var count: Int

  init(_ keys: [Value], _ others: [Value]) {
    count = keys.count
    var kinds: Set<Int> = []
    for key in keys + others {
      guard let plain = Self.plain(key) else { return }
      switch plain {
      case .text: kinds.insert(0)
      case .number: kinds.insert(1)
      case .enumCase: kinds.insert(2)
      }
    }
    guard kinds.count < 2 else { return }
    places = Dictionary(keys.compactMap(Self.plain).enumerated().map { ($1, $0) }) { first, _ in first }
  }

  private static func plain(_ key: Value) -> Plain? {
    switch key.payload {
    case .string(let text): .text(text)
    case .integer(let number): .number(number)
    case .enumCase(let type, let name, let values) where values.isEmpty && !type.hasOwnEquality:
      .enumCase(ObjectIdentifier(type), name)
    default: nil
    }
  }

  /// Returns where a key is. One that is not there is expected to be added.
  mutating func place(of key: Value, in pairs: [(key: Value, value: Value)]) -> Found {
    if places != nil, let plain = Self.plain(key) {
      if let known = places?[plain] { return .at(known) }
      places?[plain] = count
      count += 1
      return .none
    }
    for (index, pair) in pairs.enumerated() {
      switch Equality.equal(pair.key, key) {
      case true?: return .at(index)
      case false?: continue
      case nil: return .unknown
      }
    }
    return .none
  }
}
