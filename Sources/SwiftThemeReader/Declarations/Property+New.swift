extension Property {
  /// Returns whether each read makes another object that nobody else has: `static var dusk: Theme { Theme(ink: .white) }`, or one that
  /// statements make and only fill before they return it.
  func makesNew(_ type: TypeRecord) -> Bool {
    guard let getter, let last = getter.last else { return false }
    switch last {
    case .expression(let value) where getter.count == 1: return Self.makes(value, type)
    case .returned(let value?):
      if getter.count == 1 { return Self.makes(value, type) }
      guard case .name(let local) = value.kind else { return false }
      return Self.makes(local, type, in: getter.dropLast())
    default: return false
    }
  }

  private static func makes(_ made: Expression, _ type: TypeRecord) -> Bool {
    guard case .call(let callee, _) = made.kind else { return false }
    switch callee.kind {
    case .name(let name): return name == type.name
    case .member(nil, "init"): return true
    case .member(let base?, let name):
      if name == "init", case .name(type.name) = base.kind { return true }
      return name == type.name
    default: return false
    }
  }

  /// Returns whether statements make an object under a local name, and hand it to nobody.
  private static func makes(_ local: String, _ type: TypeRecord, in statements: ArraySlice<Statement>) -> Bool {
    var isMade = false
    for statement in statements {
      switch statement {
      case .variables(let bindings):
        for binding in bindings {
          guard binding.pattern.names.contains(local) else {
            guard let initial = binding.initial, isKeptInside(local, type, initial) else { return false }
            continue
          }
          guard !isMade, case .name = binding.pattern, let made = binding.initial, makes(made, type) else {
            return false
          }
          isMade = true
        }
      case .expression(let expression):
        guard case .assignment = expression.kind, isKeptInside(local, type, expression) else { return false }
      default: return false
      }
    }
    return isMade
  }

  /// Returns whether code uses an object under a local name only to read and to set variables of it. Observers, functions and
  /// closures may hand it on.
  private static func isKeptInside(_ local: String, _ type: TypeRecord, _ code: Expression) -> Bool {
    var used: Set<ObjectIdentifier> = []
    var isInside = true
    SyntaxWalk.each(code) { expression in
      switch expression.kind {
      case .member(let base?, let name):
        guard case .name(local) = base.kind, let (member, _) = type.property(name, isStatic: false) else { break }
        let changes = member.changes
        // What a lazy one is made of may be given the object.
        if member.isStored, !member.isLazy, member.wrapper == nil, changes.willSet == nil, changes.didSet == nil {
          used.insert(ObjectIdentifier(base))
        }
      case .name(local): isInside = isInside && used.contains(ObjectIdentifier(expression))
      case .closure, .ifElse, .switchOver: isInside = false
      default: break
      }
    }
    return isInside
  }
}
