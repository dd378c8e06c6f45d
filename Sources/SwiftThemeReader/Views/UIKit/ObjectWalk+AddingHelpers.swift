/// Functions of extensions that only add views.
extension ObjectWalk {
  /// Follows a function that an extension adds to every view, and that adds what it is given: `card.addForLayout(title)`.
  func addedByExtension(
    _ name: String, _ arguments: [Expression.Argument], to receiver: String, _ scope: ViewScope, _ facts: Facts
  ) -> Bool {
    let table = colors.table
    let found = ["UIView", "UIStackView", "NSView", "NSStackView"].flatMap {
      table.foreignType($0).functions[name] ?? []
    }.filter { !$0.isStatic && ArgumentMatch.fits($0.parameters, arguments, table) }
    guard found.count == 1, let body = found[0].body, !Self.setsLooks(body) else { return false }
    let added = Self.added(by: body)
    guard !added.isEmpty else { return false }
    for (parameter, given) in ArgumentMatch.pairs(found[0].parameters, arguments, table)
    where added.contains(parameter.name) {
      for argument in given { add(argument.value, to: receiver, scope, facts) }
    }
    return true
  }

  /// Returns the names that a body adds as views, whatever happens in it.
  private static func added(by body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    for statement in body {
      switch statement {
      case .forEach(.name(let element), let list, nil, let inner):
        if case .name(let list) = list.kind, added(by: inner).contains(element) { names.insert(list) }
      case .expression(let expression):
        guard case .call(let callee, let arguments) = expression.kind, let first = arguments.first?.value else { break }
        if case .member(let list?, "forEach") = callee.kind, case .name(let list) = list.kind, addsEach(first) {
          names.insert(list)
        } else if isAdding(callee), arguments.count == 1, case .name(let name) = first.kind {
          names.insert(name)
        }
      default: break
      }
    }
    return names
  }

  /// `addSubview`, `{ addSubview($0) }`
  private static func addsEach(_ action: Expression) -> Bool {
    guard case .closure(let closure) = action.kind else { return isAdding(action) }
    return added(by: closure.body).contains(closure.parameters.first ?? "$0")
  }

  private static func isAdding(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name("addSubview"), .name("addArrangedSubview"): true
    case .member(let base?, "addSubview"), .member(let base?, "addArrangedSubview"): base.isSelf
    default: false
    }
  }

  /// Whether a body sets more than where views are.
  private static func setsLooks(_ body: [Statement]) -> Bool {
    var sets = false
    SyntaxWalk.each(body) { part in
      switch part.kind {
      case .assignment(let target, _, _):
        sets = sets || MemberChain(target).names.last != "translatesAutoresizingMaskIntoConstraints"
      case .call(let callee, _):
        let name = MemberChain(callee).names.last ?? ""
        let places = ["add", "insert", "constraint", "activate", "forEach", "NSLayoutConstraint", "pin", "setContent"]
        sets = sets || !places.contains { name.hasPrefix($0) }
      default: break
      }
    }
    return sets
  }
}
