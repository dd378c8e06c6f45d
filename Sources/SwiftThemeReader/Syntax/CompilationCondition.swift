import SwiftSyntax

/// A system that code is compiled for.
enum TargetSystem: String, CaseIterable, Sendable {
  case iOS, macOS, watchOS, tvOS, visionOS

  /// The frameworks that code tells the systems apart by, and that this one lacks.
  fileprivate var lackedModules: Set<String> {
    switch self {
    case .iOS, .tvOS, .visionOS: ["AppKit", "Cocoa", "WatchKit"]
    case .macOS: ["UIKit", "WatchKit"]
    case .watchOS: ["AppKit", "Cocoa"]
    }
  }
}

/// Selects the branch of `#if` that a release build compiles for a system, on a device.
struct CompilationCondition {
  let system: TargetSystem

  var isMac: Bool { system == .macOS }

  init(system: TargetSystem) {
    self.system = system
  }

  init(isMac: Bool) {
    system = isMac ? .macOS : .iOS
  }

  /// Returns the branches that other systems have instead of this one's, or beside it, each with the first of its systems.
  func branchesElsewhere(of node: IfConfigDeclSyntax) -> [(system: TargetSystem, clause: IfConfigClauseSyntax)] {
    var seen = Set([activeClause(of: node)?.id].compactMap { $0 })
    return TargetSystem.allCases.compactMap { other in
      guard other != system, let clause = CompilationCondition(system: other).activeClause(of: node),
        seen.insert(clause.id).inserted
      else { return nil }
      return (other, clause)
    }
  }

  func activeElements(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    activeClause(of: node)?.elements
  }

  /// Returns whether iOS and the Mac both have a branch, and not the same one.
  static func differs(_ node: IfConfigDeclSyntax) -> Bool {
    guard let phone = CompilationCondition(isMac: false).activeClause(of: node),
      let mac = CompilationCondition(isMac: true).activeClause(of: node)
    else { return false }
    return phone.id != mac.id
  }

  /// Returns whether an import compiles only for the Mac.
  static func isOfMac(_ node: ImportDeclSyntax) -> Bool {
    ["AppKit", "Cocoa"].contains(node.path.first?.name.text)
  }

  /// Returns the clauses that some build compiles, each with what has to hold while none before it does.
  func clauses(of node: IfConfigDeclSyntax) -> [(condition: BuildCondition, clause: IfConfigClauseSyntax)] {
    var open: [(BuildCondition, IfConfigClauseSyntax)] = []
    for clause in node.clauses {
      var condition = clause.condition.map { self.condition($0, depth: 0) } ?? .known(true)
      if condition.terms > Self.most { condition = .known(condition.holdsWithoutFlags) }
      if case .known(false) = condition { continue }
      open.append((condition, clause))
      if case .known(true) = condition { break }
    }
    guard open.count > Self.most else { return open }
    return open.first { $0.0.holdsWithoutFlags }.map { [(.known(true), $0.1)] } ?? []
  }

  /// The most clauses of one `#if`, and the most terms of one condition, that are followed for builds with flags. Of what is
  /// longer, only the build without flags is read: expressions that nest as deep as the source is long would exhaust the stack.
  private static let most = 32

  private func activeClause(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    clauses(of: node).first { if case .known(true) = $0.condition { true } else { false } }?.clause
  }

  /// Flags whose value is known: a release build has no `DEBUG`, only Interface Builder and simulators have those named after them, and
  /// the flags of package managers only choose the bundle that resources are in.
  private static let absent: Set = [
    "DEBUG", "SWIFT_PACKAGE", "COCOAPODS", "TARGET_INTERFACE_BUILDER", "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR",
  ]

  private func condition(_ node: ExprSyntax, depth: Int) -> BuildCondition {
    guard depth < 32 else { return .known(false) }
    switch node.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal):
      return .known(literal.literal.text == "true")
    case .declReferenceExpr(let flag):
      let name = flag.baseName.text
      return Self.absent.contains(name) ? .known(false) : .flag(name)
    case .prefixOperatorExpr(let prefix):
      guard prefix.operator.text == "!" else { return .known(false) }
      return .not(condition(prefix.expression, depth: depth + 1))
    case .tupleExpr(let tuple):
      return tuple.elements.first.map { condition($0.expression, depth: depth + 1) } ?? .known(false)
    case .functionCallExpr(let call):
      let argument = call.arguments.first?.expression.trimmedDescription ?? ""
      switch call.calledExpression.trimmedDescription {
      case "os": return .known(argument == system.rawValue)
      case "canImport":
        if system.lackedModules.contains(argument) || SystemModules.others.contains(argument) { return .known(false) }
        // Whether a build has somebody else's module is a matter of the build, like its flags.
        return SystemModules.has(argument) ? .known(true) : .flag("canImport(\(argument))")
      case "swift", "compiler": return .known(argument.hasPrefix(">"))
      default: return .known(false)
      }
    case .sequenceExpr(let sequence):
      return condition(Array(sequence.elements), depth: depth + 1)
    default:
      return .known(false)
    }
  }

  private func condition(_ elements: [ExprSyntax], depth: Int) -> BuildCondition {
    let alternatives = elements.split { $0.trimmedDescription == "||" }.map { alternative in
      alternative.split { $0.trimmedDescription == "&&" }.map { part in
        part.count == 1 ? part.first.map { condition($0, depth: depth) } ?? .known(false) : .known(false)
      }
    }
    guard elements.count <= 2 * Self.most else {
      return .known(alternatives.contains { $0.allSatisfy(\.holdsWithoutFlags) })
    }
    return .any(alternatives.map(BuildCondition.all))
  }
}

/// What has to hold for a clause of `#if`. The flags of a build are not in the sources.
indirect enum BuildCondition {
  case known(Bool)
  case flag(String)
  case and(BuildCondition, BuildCondition)
  case or(BuildCondition, BuildCondition)
  case negated(BuildCondition)

  static func not(_ condition: BuildCondition) -> BuildCondition {
    switch condition {
    case .known(let holds): .known(!holds)
    case .negated(let inner): inner
    default: .negated(condition)
    }
  }

  /// Whether it holds in a build that sets none of the flags.
  var holdsWithoutFlags: Bool {
    switch self {
    case .known(let holds): holds
    case .flag: false
    case .negated(let inner): !inner.holdsWithoutFlags
    case .and(let a, let b): a.holdsWithoutFlags && b.holdsWithoutFlags
    case .or(let a, let b): a.holdsWithoutFlags || b.holdsWithoutFlags
    }
  }

  /// How many flags and operators it has.
  var terms: Int {
    switch self {
    case .known, .flag: 1
    case .negated(let inner): inner.terms + 1
    case .and(let a, let b), .or(let a, let b): a.terms + b.terms
    }
  }

  static func all(_ conditions: [BuildCondition]) -> BuildCondition {
    conditions.reduce(.known(true)) { all, next in
      switch (all, next) {
      case (.known(false), _), (_, .known(false)): .known(false)
      case (.known(true), let other), (let other, .known(true)): other
      default: .and(all, next)
      }
    }
  }

  static func any(_ conditions: [BuildCondition]) -> BuildCondition {
    conditions.reduce(.known(false)) { any, next in
      switch (any, next) {
      case (.known(true), _), (_, .known(true)): .known(true)
      case (.known(false), let other), (let other, .known(false)): other
      default: .or(any, next)
      }
    }
  }

  /// How the name of a flag starts as an expression. No name in Swift starts so.
  static let prefix = "#if "

  /// The condition as an expression, whose names are flags.
  func expression(_ span: Span) -> Expression {
    switch self {
    case .known(let holds): Expression(.boolean(holds), span)
    case .flag(let name): Expression(.name(Self.prefix + name), span)
    case .negated(let inner): Expression(.prefix("!", inner.expression(span)), span)
    case .and(let a, let b): Expression(.binary("&&", a.expression(span), b.expression(span)), span)
    case .or(let a, let b): Expression(.binary("||", a.expression(span), b.expression(span)), span)
    }
  }
}
