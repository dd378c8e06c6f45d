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

    /// Whether what lies under it shows through, more in one mode than in another perhaps.
    var adaptsAlpha: Bool {
      switch self {
      case .fixed: false
      case .adapting(let color, _): !color.isOpaque
      }
    }
  }

  /// One way of reading: in a mode, with an order of the digits of a hex code.
  private struct Reading {
    let evaluator: Evaluator
    let mode: String
  }

  private struct Name: Hashable {
    var name: String
    var type: String
    /// Whether only a Mac target has the file: the systems show some colors differently.
    var isOfMac: Bool
  }

  private struct Made: Hashable {
    var code: String
    var type: String
  }

  private let table: DeclarationTable
  let systemColors: SystemColors
  private let readings: [Reading]
  private var literals: [Made: Written?] = [:]
  private var names: [Name: Written?] = [:]
  private var made: [Made: Outcome] = [:]

  init(table: DeclarationTable, systemColors: SystemColors) {
    (self.table, self.systemColors) = (table, systemColors)
    readings = Self.readings(table, systemColors)
  }

  private static func readings(_ table: DeclarationTable, _ systemColors: SystemColors) -> [Reading] {
    ["light", "dark"].flatMap { mode in
      [HexOrder.alphaLast, .alphaFirst].map { order in
        let platform = Platform(systemColors: systemColors, namedColors: NamedColors(), hexOrder: order)
        return Reading(
          evaluator: Evaluator(
            table: table, platform: platform, assignment: Assignment([Axis.mode.name: mode]), budget: Budget()),
          mode: mode)
      }
    }
  }

  /// Returns the color that an initialiser makes of literals alone.
  func literal(_ expression: Expression, as type: String) -> Written? {
    guard Self.isWritten(expression) else { return nil }
    let key = Made(code: expression.writing, type: type)
    if let known = literals[key] { return known }
    let found = written(at: expression.span) { evaluator in
      let scope = Scope(type: nil, file: Int(expression.span.file))
      return evaluator.evaluate(expression, scope, expecting: Expected(.named([type]), scope))
    }
    literals[key] = found
    return found
  }

  /// Returns the name of the catalog's color that an initialiser makes of literals alone.
  func asset(_ expression: Expression, as type: String) -> String? {
    guard Self.isWritten(expression), let evaluator = readings.first?.evaluator else { return nil }
    return asset(evaluator) { evaluator in
      let scope = Scope(type: nil, file: Int(expression.span.file))
      return evaluator.evaluate(expression, scope, expecting: Expected(.named([type]), scope))
    }
  }

  private func asset(_ evaluator: Evaluator, _ value: (Evaluator) -> Value) -> String? {
    evaluator.startToken()
    let assumed = evaluator.assumptions.count
    let (value, asked) = evaluator.assignment.recording { value(evaluator) }
    guard asked.isEmpty, evaluator.assumptions.count == assumed, case .color(.asset(let name)) = value.payload else {
      return nil
    }
    return name
  }

  /// What code makes when it is evaluated.
  enum Outcome {
    case color(Written)
    /// The name of a catalog's color.
    case asset(String)
    case unknown
  }

  /// Returns what code makes: the same wherever its names stand for the same.
  func outcome(of code: KnownCode, as type: String) -> Outcome {
    let key = Made(code: code.key, type: type)
    if let known = made[key] { return known }
    let found = newOutcome(of: code, as: type)
    made[key] = found
    return found
  }

  /// Evaluates code that need not stand anywhere in the sources. No evaluator is kept: each has to see by itself whether it reads what
  /// may be set.
  func newOutcome(of code: KnownCode, as type: String) -> Outcome {
    let own = Self.readings(table, systemColors)
    func made(_ evaluator: Evaluator) -> Value { Self.evaluated(code, as: type, evaluator) }
    let written = written(at: code.expression.span, by: own, made)
    let asset = written == nil ? own.first.flatMap { self.asset($0.evaluator, made) } : nil
    if own.contains(where: \.evaluator.hasReadVariables) { return .unknown }
    // What is shown at increased contrast is not looked at here.
    if case .adapting(_, _?)? = written { return .unknown }
    return written.map(Outcome.color) ?? asset.map(Outcome.asset) ?? .unknown
  }

  private static func evaluated(_ code: KnownCode, as type: String?, _ evaluator: Evaluator) -> Value {
    let scope = Scope(type: code.owner, file: code.file)
    for (name, value) in code.names { scope.declare(name, evaluated(value, as: nil, evaluator)) }
    for (name, key) in code.environment {
      scope.declare(
        name,
        evaluator.platform.environment(key, evaluator)
          ?? evaluator.unknown(
            "runtime-value", "`\(name)` is set while the app runs", code.expression.span))
    }
    return evaluator.evaluate(code.expression, scope, expecting: type.map { Expected(.named([$0]), scope) })
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
    guard let evaluator = readings.first?.evaluator else { return nil }
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

  private func written(at span: Span, by given: [Reading]? = nil, _ value: (Evaluator) -> Value?) -> Written? {
    var colors: [String: Color] = [:]
    var axes: Set<String> = []
    for reading in given ?? readings {
      let evaluator = reading.evaluator
      evaluator.startToken()
      let assumed = evaluator.assumptions.count
      let (result, asked) = evaluator.assignment.recording {
        value(evaluator).flatMap { try? Resolution.color(of: $0, evaluator).get() }
      }
      guard let color = result, evaluator.assumptions.count == assumed else { return nil }
      guard colors[reading.mode] == nil || colors[reading.mode] == color else { return nil }
      colors[reading.mode] = color
      axes.formUnion(asked)
    }
    if isExact(axes, at: span) { axes.subtract(PlatformDependence.names) }
    guard axes.isSubset(of: [Axis.mode.name, Axis.contrast.name]), let light = colors["light"],
      let dark = colors["dark"]
    else { return nil }
    let step =
      axes.contains(Axis.contrast.name) ? "the contrast of the system's colours is not increased" : nil
    if light == dark, step == nil { return .fixed(light) }
    return .adapting(AdaptingColor(light: light, dark: dark), step)
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
