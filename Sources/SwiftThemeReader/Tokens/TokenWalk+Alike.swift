/// Values that a walk comes to again: a palette that leads back to its theme, and palettes that are made anew for each reader.
extension TokenWalk {
  /// Returns whether a value is the same as another one above it.
  static func isSame(_ a: Value, _ b: Value) -> Bool {
    switch (a.payload, b.payload) {
    case (.enumCase(let type, let name, let values), .enumCase(let other, let otherName, let otherValues)):
      return type === other && name == otherName && values.count == otherValues.count
        && zip(values, otherValues).allSatisfy { isSame($0.value, $1.value) }
    case (.instance(let x), .instance(let y)): return x === y || areAlike(x, y)
    default: return Equality.equal(a, b) == true
    }
  }

  /// Returns whether two values of a struct were both made without arguments and not changed.
  private static func areAlike(_ a: Instance, _ b: Instance) -> Bool {
    a.type === b.type && !a.type.isReference && a.isPlain && b.isPlain && a.fault == nil && b.fault == nil
  }

  /// Notes that an instance is like one before it that is a member of the same name: `uiColors.tokens` and `colors.tokens`.
  mutating func noteAlike(_ instance: Instance, _ path: TokenPath) {
    guard instance.isPlain, !instance.type.isReference, instance.fault == nil,
      let name = path.whole.split(separator: ".").last
    else { return }
    let key = AlikeKey(type: ObjectIdentifier(instance.type), member: String(name))
    if let first = alike[key] {
      if first !== instance { firstAlike[ObjectIdentifier(instance)] = first }
    } else {
      alike[key] = instance
    }
  }

  /// Returns the identity of the first member that is like this one.
  func first(_ identity: TokenIdentity) -> TokenIdentity {
    guard case .member(let instance, let name) = identity, let first = firstAlike[instance] else { return identity }
    return .member(ObjectIdentifier(first), name)
  }
}

/// The members of one name and type.
struct AlikeKey: Hashable {
  let type: ObjectIdentifier
  let member: String
}
