import ColorScience
import ThemeModel

/// Colors that view code writes by their values, and those of the system by their names: `Color(red: 1, green: 0, blue: 0)`,
/// `.red`, `UIColor.systemBackground`.
///
/// Only exact colors count. A team's own initialiser is evaluated as it is for themes. A color that would differ with
/// another order of hex digits, or that depends on the running app, has no value.
final class WrittenColors {
  enum Written {
    case fixed(Color)
    /// With what has to be assumed.
    case adapting(AdaptingColor, String?)
  }

  private struct Name: Hashable {
    var name: String
    var type: String
    /// Whether only a Mac target has the file: the systems show some colors differently.
    var isOfMac: Bool
  }

  private let table: DeclarationTable
  let systemColors: SystemColors
  /// By the contexts: one for each order of the digits of a hex code.
  private var evaluators: [Contexts: [Evaluator]] = [:]
  private var literals: [Span: Written?] = [:]
  private var names: [Name: Written?] = [:]

  init(table: DeclarationTable, systemColors: SystemColors) {
    (self.table, self.systemColors) = (table, systemColors)
  }

  private func evaluators(in contexts: Contexts) -> [Evaluator] {
    if let known = evaluators[contexts] { return known }
    let made = [HexOrder.alphaLast, .alphaFirst].map { order in
      let platform = Platform(systemColors: systemColors, namedColors: NamedColors(), hexOrder: order)
      return Evaluator(table: table, platform: platform, assignment: Assignment(contexts), budget: Budget())
    }
    evaluators[contexts] = made
    return made
  }

  /// Returns the color that an initialiser makes of literals alone.
  func literal(_ expression: Expression, as type: String) -> Written? {
    if let known = literals[expression.span] { return known }
    let found =
      Self.isWritten(expression)
      ? written(at: expression.span) { evaluator in
        let scope = Scope(type: nil, file: Int(expression.span.file))
        return evaluator.evaluate(expression, scope, expecting: Expected(.named([type]), scope))
      } : nil
    literals[expression.span] = found
    return found
  }

  /// A color that a type of the platform's has under this name.
  func ofSystem(_ name: String, of type: String, at span: Span) -> Written? {
    guard !Self.chosen.contains(name), KnownColors.isConstant(name, of: type) else { return nil }
    let key = Name(name: name, type: type, isOfMac: table.isOfMac(Int(span.file)))
    if let known = names[key] { return known }
    let found = systemColor(name, of: type, at: span)
    names[key] = found
    return found
  }

  /// What the app or its user chooses.
  private static let chosen: Set = ["accentColor", "tintColor", "clear"]

  private func systemColor(_ name: String, of type: String, at span: Span) -> Written? {
    guard let evaluator = evaluators(in: [Axis.mode.name: "light"]).first else { return nil }
    evaluator.startToken()
    let (value, asked) = evaluator.assignment.recording { KnownColors.member(name, of: type, evaluator, span) }
    guard case .color(let paint)? = value?.payload, isExact(asked, at: span) else { return nil }
    switch paint {
    case .literal(let color): return .fixed(color)
    case .system(let path): return AdaptingColor(path, of: systemColors).map { .adapting($0, nil) }
    default: return nil
    }
  }

  /// What labels have where nothing sets their color: `label`, `secondaryLabel`. AppKit's lets a little through.
  func ofLabels(_ name: String) -> AdaptingColor? {
    let path = systemColors.isMac ? "\(SystemColors.appKit)\(name)Color" : name
    if let known = AdaptingColor(path, of: systemColors) { return known }
    guard name == "label" else { return nil }
    func gray(_ white: Double) -> TokenValue { .color(Color(.srgb, white, white, white, alpha: 216.0 / 255)) }
    return AdaptingColor(
      name: path, looks: [.init(when: [:], value: gray(0)), .init(when: [Axis.mode.name: "dark"], value: gray(1))])
  }

  /// What iOS has is no value in a file that only a Mac compiles.
  private func isExact(_ asked: Set<String>, at span: Span) -> Bool {
    !table.isOfMac(Int(span.file)) || systemColors.isMac || asked.isDisjoint(with: PlatformDependence.names)
  }

  private func written(at span: Span, _ value: (Evaluator) -> Value?) -> Written? {
    var axes: Set<String> = []
    func color(_ contexts: Contexts) -> Color? { self.color(in: contexts, &axes, value) }
    guard let light = color([Axis.mode.name: "light"]), let dark = color([Axis.mode.name: "dark"]) else { return nil }
    if isExact(axes, at: span) { axes.subtract(PlatformDependence.names) }
    let others = [Axis.contrast, .elevation].filter { axes.contains($0.name) }
    guard axes.isSubset(of: [Axis.mode.name] + others.map(\.name)) else { return nil }
    if light == dark, others.isEmpty { return .fixed(light) }
    var adapting = AdaptingColor(light: light, dark: dark)
    for changed in Self.combinations(of: others) {
      for mode in Axis.mode.contexts {
        let contexts = changed.merging([Axis.mode.name: mode]) { own, _ in own }
        let unknown = Undetermined(
          code: "unpublished-color", reason: "a value of the system's that it is made of is not public",
          text: adapting.name)
        adapting.looks.append(
          .init(when: contexts, value: color(contexts).map { .color($0) } ?? .undetermined(unknown)))
      }
    }
    return .adapting(adapting, nil)
  }

  /// Returns the color in some contexts, and adds the axes on which it depends; `nil` where it is not exact.
  private func color(
    in contexts: Contexts, _ axes: inout Set<String>, _ value: (Evaluator) -> Value?
  ) -> Color? {
    var found: Color?
    for evaluator in evaluators(in: contexts) {
      evaluator.startToken()
      let assumed = evaluator.assumptions.count
      let (result, asked) = evaluator.assignment.recording {
        value(evaluator).flatMap { try? Resolution.color(of: $0, evaluator).get() }
      }
      guard let color = result, evaluator.assumptions.count == assumed, found == nil || found == color else {
        return nil
      }
      found = color
      axes.formUnion(asked)
    }
    return found
  }

  /// Returns the contexts other than the defaults: of one axis, then of more.
  private static func combinations(of axes: [Axis]) -> [Contexts] {
    let single = axes.map { axis in
      [axis.name: axis.contexts.first { $0 != axis.defaultContext } ?? axis.defaultContext]
    }
    guard single.count > 1 else { return single }
    return single + [single.reduce([:]) { $0.merging($1) { own, _ in own } }]
  }

  // MARK: - Literals

  private static func isWritten(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .macro("colorLiteral", let arguments): arguments.allSatisfy { isLiteral($0.value) }
    case .call(_, let arguments): !arguments.isEmpty && arguments.allSatisfy { isLiteral($0.value) }
    default: false
    }
  }

  private static func isLiteral(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integer(.some), .decimal, .member(nil, _): true
    case .string(let parts): parts.allSatisfy { if case .text = $0 { true } else { false } }
    case .prefix("-", let inner): isLiteral(inner)
    case .binary(let sign, let left, let right):
      ["+", "-", "*", "/"].contains(sign) && isLiteral(left) && isLiteral(right)
    default: false
    }
  }
}
