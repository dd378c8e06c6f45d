import SwiftSyntax
import ThemeModel

/// Declarations in an `#if` on which flags of the build decide: those that several clauses have become one, which decides when it
/// is evaluated.
extension Lowering {
  /// Joins the declarations of the clauses. What a build without the flags has not is left out.
  mutating func joined(
    _ clauses: [Clause], _ node: IfConfigDeclSyntax,
    _ lower: (IfConfigClauseSyntax.Elements?, inout Lowering) -> Members
  ) -> Members {
    var joined = Members()
    for clause in clauses.reversed() {
      let (condition, elements) = (clause.condition, clause.elements)
      let own = lower(elements, &self)
      if case .known(true) = condition {
        joined = own
        continue
      }
      let place = elements.map { span($0) } ?? span(node)
      let isOfBase = condition.holdsWithoutFlags
      let needed = isOfBase ? BuildCondition.not(condition) : condition
      let merge = FlaggedMembers(condition: needed.expression(clause.place), span: place)
      let (members, dropped) = isOfBase ? merge.merged(joined, with: own) : merge.merged(own, with: joined)
      joined = members
      guard !dropped.isEmpty else { continue }
      let text = Syntax(node).trimmedDescription.lowercased()
      guard
        dropped.contains(where: \.mayHoldColors)
          || ["color", "colour"].contains(where: { TextSearch.contains(text, $0) })
      else { continue }
      leftOut.append(.init(message: Self.note(dropped.map(\.name), needed), span: place))
    }
    return joined
  }

  private static func note(_ names: [String], _ condition: BuildCondition) -> String {
    let shown = names.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    let verb = names.count == 1 ? "exists" : "exist"
    return "\(shown)\(more) \(verb) only where `\(condition.text)` holds; it is assumed not to"
  }
}

/// Two lists of declarations of which a build has one.
struct FlaggedMembers {
  let condition: Expression
  let span: Span

  /// What only one of the lists has.
  struct Dropped {
    var name: String
    /// Whether it is something that a theme is made of.
    var mayHoldColors = false
  }

  /// Returns the declarations of the second list, joined with those of the first. Also returns those that only the first has.
  func merged(_ some: Members, with others: Members) -> (Members, dropped: [Dropped]) {
    var all = others
    var dropped: [Dropped] = []
    for property in some.properties {
      let twin = all.properties.firstIndex { $0.name == property.name && $0.isStatic == property.isStatic }
      if let twin {
        all.properties[twin] = merged(property, with: all.properties[twin])
      } else {
        dropped.append(Dropped(name: property.name, mayHoldColors: Self.mayHoldColors(property)))
      }
    }
    for type in some.types {
      let path = type.path.joined(separator: ".")
      let twin = all.types.firstIndex { $0.path == type.path && $0.kind == type.kind }
      if let twin {
        let (members, rest) = merged(type.members, with: all.types[twin].members)
        all.types[twin] = all.types[twin].with(members)
        dropped += rest.map { Dropped(name: "\(path).\($0.name)", mayHoldColors: $0.mayHoldColors) }
      } else {
        dropped.append(Dropped(name: path, mayHoldColors: Self.mayHoldColors(type)))
      }
    }
    dropped += mergeFunctions(some, &all)
    all.code += some.code
    dropped += some.cases.filter { one in !others.cases.contains { $0.name == one.name } }
      .map { Dropped(name: $0.name, mayHoldColors: true) }
    let isAlias = { (a: TypeAlias, b: TypeAlias) in a.name == b.name && a.target == b.target }
    dropped += some.aliases.filter { one in !others.aliases.contains { isAlias(one, $0) } }.map {
      Dropped(name: $0.name)
    }
    return (all, dropped)
  }

  private func mergeFunctions(_ some: Members, _ all: inout Members) -> [Dropped] {
    var dropped: [Dropped] = []
    for function in some.functions {
      let twin = all.functions.firstIndex { isTwin(function, $0) }
      if let twin, let body = function.body, let other = all.functions[twin].body {
        all.functions[twin] = all.functions[twin].with(either(body, other))
      } else {
        dropped.append(Dropped(name: function.name))
      }
    }
    for initializer in some.initializers {
      let twin = all.initializers.firstIndex { isTwin(initializer.parameters, $0.parameters) }
      if let twin, let body = initializer.body, let other = all.initializers[twin].body {
        all.initializers[twin] = all.initializers[twin].with(either(body, other))
      } else {
        dropped.append(Dropped(name: "init"))
      }
    }
    return dropped
  }

  /// Whether a property may be a color. Texts, numbers and views are none, and neither is the state of a view.
  private static func mayHoldColors(_ property: Property) -> Bool {
    guard property.wrapper == nil else { return false }
    switch property.type {
    case .named(let path)?: if plain.contains(path.last ?? "") { return false }
    case .other?, .metatype?, .function?: return false
    default: break
    }
    switch property.initial?.kind {
    case .boolean?, .integer?, .decimal?, .string?: return property.type != nil
    default: return true
    }
  }

  /// Whether a type has static members or an extension adds members that may be colors.
  private static func mayHoldColors(_ type: TypeDeclaration) -> Bool {
    type.members.properties.contains { ($0.isStatic || type.kind == .extended) && mayHoldColors($0) }
      || type.members.types.contains { mayHoldColors($0) }
  }

  private static let plain: Set = [
    "Bool", "String", "Int", "Double", "Float", "CGFloat", "TimeInterval", "URL", "Date", "Data", "UUID", "CGSize",
    "CGRect", "CGPoint", "PreviewDevice", "AnyView",
  ]

  private func merged(_ property: Property, with other: Property) -> Property {
    if property.isRequirement, other.isRequirement { return other }
    let type = other.type ?? property.type
    let hasTwoWays = property.wrapper != nil || other.wrapper != nil || (property.type ?? type) != type
    if !hasTwoWays, property.isStored, other.isStored, let a = property.initial, let b = other.initial {
      return other.with(type, initial: Expression(.conditional(condition, a, b), span), getter: nil)
    }
    guard !hasTwoWays, let a = Self.getter(of: property), let b = Self.getter(of: other) else {
      let reason = "flags of the build decide how `\(other.name)` is declared"
      return other.with(type, initial: nil, getter: [.unsupported(reason, span)])
    }
    return other.with(type, initial: nil, getter: either(a, b))
  }

  private static func getter(of property: Property) -> [Statement]? {
    property.getter ?? property.initial.map { [.expression($0)] }
  }

  private func either(_ a: [Statement], _ b: [Statement]) -> [Statement] {
    [.expression(Expression(.ifElse(IfElse(conditions: [.holds(condition)], body: a, otherwise: b)), span))]
  }

  private func isTwin(_ a: Function, _ b: Function) -> Bool {
    a.name == b.name && a.isStatic == b.isStatic && isTwin(a.parameters, b.parameters)
  }

  private func isTwin(_ a: [Parameter], _ b: [Parameter]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.label == $1.label && $0.name == $1.name && $0.type == $1.type }
  }
}

extension BuildCondition {
  /// The condition as the code writes it.
  var text: String {
    switch self {
    case .known(let holds): "\(holds)"
    case .flag(let name): name
    case .negated(let inner): inner.isJoined ? "!(\(inner.text))" : "!\(inner.text)"
    case .and(let a, let b): "\(a.textOfPart) && \(b.textOfPart)"
    case .or(let a, let b): "\(a.text) || \(b.text)"
    }
  }

  private var textOfPart: String {
    if case .or = self { "(\(text))" } else { text }
  }

  private var isJoined: Bool {
    switch self {
    case .and, .or: true
    case .known, .flag, .negated: false
    }
  }
}

extension Members {
  mutating func add(_ more: Members) {
    properties += more.properties
    functions += more.functions
    initializers += more.initializers
    subscripts += more.subscripts
    cases += more.cases
    types += more.types
    aliases += more.aliases
    code += more.code
  }
}

extension Property {
  fileprivate func with(_ type: TypeName?, initial: Expression?, getter: [Statement]?) -> Property {
    Property(
      name: name, isStatic: isStatic, isConstant: isConstant && getter == nil, isOverride: isOverride,
      isLazy: isLazy && getter == nil, access: access, type: type, initial: initial, getter: getter, changes: changes,
      wrapper: getter == nil ? wrapper : nil, wrapperArguments: wrapperArguments, summary: summary,
      deprecation: deprecation, fault: fault, span: span)
  }
}

extension Function {
  fileprivate func with(_ body: [Statement]) -> Function {
    Function(
      name: name, isStatic: isStatic, isMutating: isMutating, isOverride: isOverride, access: access,
      parameters: parameters, generics: generics, result: result, body: body, setter: setter, attributes: attributes,
      fault: fault, span: span)
  }
}

extension Initializer {
  fileprivate func with(_ body: [Statement]) -> Initializer {
    Initializer(
      parameters: parameters, body: body, isConvenience: isConvenience, isOverride: isOverride, isFailable: isFailable,
      fault: fault, span: span)
  }
}

extension TypeDeclaration {
  fileprivate func with(_ members: Members) -> TypeDeclaration {
    TypeDeclaration(
      kind: kind, path: path, inherited: inherited, conditions: conditions, members: members, access: access,
      attributes: attributes, generics: generics,
      constraints: constraints, span: span)
  }
}
