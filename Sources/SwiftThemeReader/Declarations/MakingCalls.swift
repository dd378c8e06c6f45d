/// The calls of the sources that make values, with the code that they stand in. Which of them may make a value of a type is decided
/// here alone.
struct MakingCalls {
  struct Call {
    let expression: Expression
    let arguments: [Expression.Argument]
    /// The type of the sources that it makes, also through an alias; `nil` for another one.
    let type: TypeRecord?
    let body: CodeBody
  }

  /// The names of the types of which code makes values, except what a type makes of itself.
  private(set) var names: Set<String> = []
  /// Calls that tell their type, by its name.
  private(set) var byName: [String: [Call]] = [:]
  /// Calls that do not tell their type: `.init(style: .red)`, `kind.init(style: .red)`.
  private(set) var untold: [Call] = []
  /// Calls of a member with a lowercase name, as those of enum cases with values are.
  private(set) var byCase: [String: [Call]] = [:]
  private var labelsOfUntold: Set<String?> = []
  /// The names of types whose initialisers are handed on, for calls with any arguments: `map(Badge.init)`.
  private var handedOn: Set<String> = []
  /// Whether an initialiser is handed on that does not tell its type: `map(.init)`.
  private var handsOnUntold = false

  private let table: DeclarationTable
  private let cases: Set<String>
  /// The types that others inherit from.
  private let parents: Set<ObjectIdentifier>

  init(in table: DeclarationTable) {
    self.table = table
    cases = Set(table.types.flatMap { type in type.cases.filter { !$0.parameters.isEmpty }.map(\.name) })
    parents = Set(table.types.compactMap { $0.superclass.map { ObjectIdentifier($0) } })
    // The closures of an initialiser are part of its own code as well.
    for body in table.codeBodies where body.kind != .closure { table.unnoted { note(body) } }
  }

  /// Returns the calls that tell that they make a value of a type.
  func calls(making type: TypeRecord) -> [Call] {
    byName[type.name] ?? []
  }

  /// Returns whether code that does not tell it may make a value of a type, with an argument of a label.
  func mayMakeUntold(_ type: TypeRecord, with label: String?) -> Bool {
    handsOnUntold || handedOn.contains(type.name) || labelsOfUntold.contains(label)
  }

  private mutating func note(_ body: CodeBody) {
    var callees: Set<ObjectIdentifier> = []
    SyntaxWalk.each(body.statements) { expression in
      switch expression.kind {
      case .call(let callee, let arguments):
        callees.insert(ObjectIdentifier(callee))
        note(expression, callee, arguments, in: body)
      case .member(let base, "init") where !callees.contains(ObjectIdentifier(expression)):
        let made = told(base, in: body)
        handedOn.formUnion(made.names)
        handsOnUntold = handsOnUntold || made.isOpen
      default: break
      }
    }
  }

  private mutating func note(
    _ expression: Expression, _ callee: Expression, _ arguments: [Expression.Argument], in body: CodeBody
  ) {
    let made = made(by: callee, in: body)
    let call = Call(expression: expression, arguments: arguments, type: made?.type, body: body)
    for name in made?.names ?? [] { byName[name, default: []].append(call) }
    if let made, !made.isOwn { names.formUnion(made.names) }
    if made?.isOpen == true {
      untold.append(call)
      labelsOfUntold.formUnion(arguments.map(\.label))
    }
    if case .member(_, let name) = callee.kind, cases.contains(name) { byCase[name, default: []].append(call) }
  }

  /// What code tells of a type of which it makes a value.
  private struct Made {
    var type: TypeRecord?
    /// Its name, and the one that is written.
    var names: Set<String> = []
    /// Whether it may be another type: one that inherits, one that is handed in.
    var isOpen = false
    /// Whether it is the type that the code belongs to.
    var isOwn = false
  }

  /// Returns what a callee tells; `nil` for one that makes no value: `Tinted(…)`, `Brand.Tinted.init(…)`.
  private func made(by callee: Expression, in body: CodeBody) -> Made? {
    switch callee.kind {
    case .member(let base, "init"): told(base, in: body)
    case .name(let name), .member(.some, let name): name.beginsWithCapital ? told(callee, in: body) : nil
    default: nil
    }
  }

  /// Returns what is told by an expression for a type.
  private func told(_ expression: Expression?, in body: CodeBody) -> Made {
    guard let path = expression.flatMap(Self.path), let last = path.last else { return Made(isOpen: true) }
    switch path {
    case ["self"], ["Self"]:
      guard let owner = body.owner else { return Made(isOpen: true) }
      let isOpen = owner.kind == .protocolType || parents.contains(ObjectIdentifier(owner))
      return Made(type: owner, names: [owner.name], isOpen: isOpen, isOwn: true)
    case ["super"]:
      guard let parent = body.owner?.superclass else { return Made() }
      return Made(type: parent, names: [parent.name], isOwn: true)
    default:
      guard last.beginsWithCapital, !body.generics.contains(path[0]) else { return Made(isOpen: true) }
      let type = table.expand(path, from: body.file, within: body.owner).types.first
      return Made(type: type, names: Set([last, type?.name ?? last]))
    }
  }

  /// Returns the names of `Kit.Badge`; `nil` for what is not made of names alone.
  static func path(_ expression: Expression) -> [String]? {
    switch expression.kind {
    case .name(let name): [name]
    case .member(let base?, let name): path(base).map { $0 + [name] }
    default: nil
    }
  }
}
