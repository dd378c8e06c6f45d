extension Property {
  /// Returns whether each read makes another object: `static var dusk: Theme { Theme(ink: .white) }`.
  func makesNew(_ type: TypeRecord) -> Bool {
    guard let getter, getter.count == 1 else { return false }
    let made: Expression
    switch getter[0] {
    case .expression(let value), .returned(let value?): made = value
    default: return false
    }
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
}
