/// Compares two values. The result is `nil` when the sources do not decide it.
enum Equality {
  static func equal(_ a: Value, _ b: Value) -> Bool? {
    switch (a.payload, b.payload) {
    case (.integer(let x), .integer(let y)): return x == y
    case (.decimal(let x), .decimal(let y)): return a.isFloat || b.isFloat ? Float(x) == Float(y) : x == y
    case (.integer, .decimal): return equal(a.asDecimalNumber, b)
    case (.decimal, .integer): return equal(a, b.asDecimalNumber)
    case (.boolean(let x), .boolean(let y)): return x == y
    case (.string(let x), .string(let y)): return x == y
    case (.symbol(let x), .symbol(let y)): return x == y
    case (.enumCase(_, let x, _), .symbol(let y)), (.symbol(let y), .enumCase(_, let x, _)): return x == y
    case (.enumCase(let type, let x, let xs), .enumCase(let other, let y, let ys)):
      guard type === other else { return false }
      guard !type.hasOwnEquality else { return nil }
      guard x == y, xs.count == ys.count else { return false }
      return all(zip(xs.map(\.value), ys.map(\.value)))
    case (.none, .none): return true
    case (.none, .unknown), (.unknown, .none), (.unknown, _), (_, .unknown): return nil
    case (.none, _), (_, .none): return false
    case (.type(let x), .type(let y)): return x === y
    case (.foreignType(let x), .foreignType(let y)): return x == y
    case (.tuple(let xs), .tuple(let ys)):
      guard xs.count == ys.count else { return nil }
      return all(zip(xs.map(\.value), ys.map(\.value)))
    case (.array(let xs), .array(let ys)) where a.isSet || b.isSet: return isSame(xs, ys)
    case (.array, .array) where CollectionElements.isUnordered(a) || CollectionElements.isUnordered(b): return nil
    case (.array(let xs), .array(let ys)):
      guard xs.count == ys.count else { return false }
      return all(zip(xs, ys))
    case (.instance(let x), .instance(let y)):
      guard !x.type.hasOwnEquality else { return nil }
      if x === y { return true }
      guard x.type === y.type, !x.type.isReference, x.stored.keys == y.stored.keys else { return nil }
      return all(x.stored.keys.map { (x.stored[$0] ?? .none, y.stored[$0] ?? .none) })
    default: return nil
    }
  }

  /// Whether each element of one is in the other.
  private static func isSame(_ xs: [Value], _ ys: [Value]) -> Bool? {
    guard xs.count * ys.count <= Evaluator.largest else { return nil }
    let answers = xs.map { has(ys, $0) } + ys.map { has(xs, $0) }
    return answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }

  private static func has(_ all: [Value], _ element: Value) -> Bool? {
    let answers = all.map { equal($0, element) }
    return answers.contains(true) ? true : answers.contains(nil) ? nil : false
  }

  private static func all(_ pairs: some Sequence<(Value, Value)>) -> Bool? {
    var isKnown = true
    for (a, b) in pairs {
      switch equal(a, b) {
      case true?: continue
      case false?: return false
      case nil: isKnown = false
      }
    }
    return isKnown ? true : nil
  }
}
