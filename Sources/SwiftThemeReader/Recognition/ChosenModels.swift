/// Members that return one of the existing themes: `static var standard: Theme { .day }`, `{ isLate ? .night : .day }`.
/// They are other names of these themes, or a choice that the app makes, and not themes of their own.
enum ChosenModels {
  /// Returns whether a property returns one of the other themes.
  ///
  /// - Parameters:
  ///   - names: the names of the themes that members may return
  ///   - takesElement: whether an expression takes one of the themes out of a list
  static func isOne(
    _ property: Property, among names: Set<String>, orWhere takesElement: (Expression) -> Bool = { _ in false }
  ) -> Bool {
    var others = names
    others.remove(property.name)
    guard let results = results(of: property), !results.isEmpty else { return false }
    return results.allSatisfy { result in
      switch result.kind {
      case .name(let name): others.contains(name)
      case .member(nil, let name): others.contains(name)
      case .member(let base?, let name): isPlain(base) && others.contains(name)
      default: property.getter != nil && takesElement(result)
      }
    }
  }

  private static let accessors: Set = ["first", "last", "randomElement", "min", "max"]

  /// Returns the list out of which an expression takes an element: `all` of `all.first { … }!`, `all[0]`.
  static func list(of expression: Expression) -> Expression? {
    switch expression.kind {
    case .forced(let inner), .chained(let inner): list(of: inner)
    case .index(let base, _): base
    case .member(let base?, let name): accessors.contains(name) ? base : nil
    case .call(let callee, _):
      if case .member(let base?, let name) = callee.kind, accessors.contains(name) { base } else { nil }
    default: nil
    }
  }

  /// Returns whether a base is a plain path: `Theme`, `Brand.Theme`.
  private static func isPlain(_ base: Expression) -> Bool {
    switch base.kind {
    case .name: true
    case .member(let inner?, _): isPlain(inner)
    default: false
    }
  }

  /// Returns every expression that may be the value of a property; `nil` when the property does anything else.
  private static func results(of property: Property) -> [Expression]? {
    if let getter = property.getter { return results(of: getter, isWhole: true) }
    return property.initial.flatMap { results(of: $0) }
  }

  private static func results(of expression: Expression) -> [Expression]? {
    switch expression.kind {
    case .conditional(_, let yes, let no): return joined([results(of: yes), results(of: no)])
    case .binary("??", let left, let right): return joined([results(of: left), results(of: right)])
    case .ifElse(let choice):
      return joined([results(of: choice.body, isWhole: true), results(of: choice.otherwise ?? [], isWhole: true)])
    case .switchOver(let choice): return joined(choice.cases.map { results(of: $0.body, isWhole: true) })
    default: return [expression]
    }
  }

  private static func results(of body: [Statement], isWhole: Bool) -> [Expression]? {
    var all: [[Expression]?] = []
    for (index, statement) in body.enumerated() {
      switch statement {
      case .returned(let expression?): all.append(results(of: expression))
      case .expression(let expression):
        switch expression.kind {
        case .ifElse, .switchOver: all.append(results(of: expression))
        default:
          guard isWhole, body.count == 1, index == 0 else { return nil }
          all.append(results(of: expression))
        }
      case .guarded(_, let otherwise): all.append(results(of: otherwise, isWhole: false))
      case .scope(let inner): all.append(results(of: inner, isWhole: false))
      default: return nil
      }
    }
    return joined(all)
  }

  private static func joined(_ all: [[Expression]?]) -> [Expression]? {
    all.contains { $0 == nil } ? nil : all.flatMap { $0 ?? [] }
  }
}
