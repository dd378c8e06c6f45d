/// The elements of arrays, dictionaries, ranges and strings.
enum CollectionElements {
  static func all(of value: Value) -> [Value]? {
    guard let states = value.states else { return plain(value) }
    return plain(value)?.map { $0.noting(states) }
  }

  private static func plain(_ value: Value) -> [Value]? {
    switch value.payload {
    case .array(let all): return all
    case .dictionary(let all): return all.map { Value(.tuple([("key", $0.key), ("value", $0.value)])) }
    case .range(let range):
      guard size(of: range) != nil else { return nil }
      return range.map { Value(.integer($0)) }
    case .string(let text):
      guard text.utf8.count <= Evaluator.largest else { return nil }
      return text.map { Value(.string(String($0))) }
    default: return nil
    }
  }

  static func unordered(_ elements: [Value]) -> Value {
    var value = Value(.array(elements))
    value.isUnordered = true
    return value
  }

  static func isSet(_ type: TypeName) -> Bool {
    switch type {
    case .set: true
    case .named(let path): path.last == "Set"
    case .optional(let wrapped): isSet(wrapped)
    default: false
    }
  }

  /// Returns a set of these elements, with each of them once; `nil` where nobody can tell which of them are equal.
  static func set(_ elements: [Value], isEqual: (Value, Value) -> Bool? = Equality.equal) -> Value? {
    var kept: [Value] = []
    var texts: Set<String> = []
    for element in elements {
      if case .string(let text) = element.payload {
        if texts.insert(text).inserted { kept.append(element) }
        continue
      }
      // Each of the others is compared with all that are there.
      guard kept.count <= 500 else { return nil }
      let answers = kept.map { isEqual($0, element) }
      if answers.contains(nil) { return nil }
      if !answers.contains(true) { kept.append(element) }
    }
    var set = unordered(kept)
    set.isSet = true
    return set
  }

  /// Whether nobody can tell the order of its elements, and there are several.
  static func isUnordered(_ value: Value) -> Bool {
    switch value.payload {
    case .dictionary(let all): all.count > 1
    case .array(let all): value.isUnordered && all.count > 1
    default: false
    }
  }

  /// Whether the platform gives it a subscript.
  static func isIndexed(_ value: Value) -> Bool {
    switch value.payload {
    case .array, .dictionary, .string: true
    default: false
    }
  }

  /// How many numbers a range has; nil where these are more than anybody goes through.
  static func size(of range: ClosedRange<Int64>) -> Int? {
    let (steps, isBeyond) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    return isBeyond || steps >= Int64(Evaluator.largest) ? nil : Int(steps) + 1
  }

  static func one(of value: Value, at key: Value, fallback: Value?) -> Value? {
    switch (value.payload, key.payload) {
    case (.array, _) where isUnordered(value): return nil
    case (.array(let all), .integer(let index)):
      guard index >= 0, index < Int64(all.count) else { return nil }
      return all[Int(index)]
    case (.array(let all), .range(let range)):
      return slice(count: all.count, range).map { Value(.array(Array(all[$0]))) }
    case (.string(let text), .range(let range)):
      return slice(count: text.count, range).map { Value(.string(String(Array(text)[$0]))) }
    case (.string(let text), .integer(let index)):
      return slice(count: text.count, index...index).map { Value(.string(String(Array(text)[$0]))) }
    case (.dictionary(let all), _):
      for (own, element) in all {
        switch Equality.equal(own, key) {
        // Present and nil is not absent, and one `nil` stands for both here.
        case true?: return element.isNone ? nil : element
        case false?: continue
        case nil: return nil
        }
      }
      return fallback ?? Value.none
    default: return nil
    }
  }

  /// Whether an element is asked for where an array has none, which stops the app.
  static func isBeyond(_ key: Value, in value: Value) -> Bool {
    guard case .array(let all) = value.payload, !isUnordered(value) else { return false }
    switch key.payload {
    case .integer(let index): return index < 0 || index >= Int64(all.count)
    case .range(let range): return slice(count: all.count, range) == nil
    default: return false
    }
  }

  private static func slice(count: Int, _ range: ClosedRange<Int64>) -> Range<Int>? {
    let start = range.lowerBound == .min ? 0 : range.lowerBound
    guard count <= Evaluator.largest, start >= 0, start <= Int64(count) else { return nil }
    let end = range.upperBound == .max ? Int64(count) : range.upperBound + 1
    guard start <= end, end <= Int64(count) else { return nil }
    return Int(start)..<Int(end)
  }

  static func replacing(_ key: Value, in collection: Value, with value: Value) -> Value? {
    switch (collection.payload, key.payload) {
    case (.array, _) where isUnordered(collection): return nil
    case (.array(var all), .integer(let index)):
      guard index >= 0, index < Int64(all.count) else { return nil }
      all[Int(index)] = value
      return Value(.array(all))
    case (.dictionary(var all), _):
      let own = all.firstIndex { Equality.equal($0.key, key) == true }
      if case .none = value.payload {
        if let own { all.remove(at: own) }
      } else if let own {
        all[own].value = value
      } else {
        all.append((key, value))
      }
      return Value(.dictionary(all))
    default: return nil
    }
  }
}
