import ColorScience
import ThemeModel

/// Colors that view code writes as values, and colors of the system's palette by their names:
/// `Color(red: 1, green: 0, blue: 0)`, `.red`.
///
/// Only exact colors count. A team's own initialiser is evaluated as it is for themes. A color that would differ with
/// another order of hex digits, or that depends on the running app, has no value.
final class WrittenColors {
  /// A written color in both modes.
  struct Written {
    var light: Color
    var dark: Color
    /// Whether increased contrast shows another color.
    var followsContrast: Bool
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

  private let table: DeclarationTable
  private let isMac: Bool
  private let readings: [Reading]
  private var literals: [Span: Written?] = [:]
  private var names: [Name: Written?] = [:]

  init(table: DeclarationTable, systemColors: SystemColors) {
    self.table = table
    isMac = systemColors.isMac
    readings = ["light", "dark"].flatMap { mode in
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

  /// Returns a color of the system's palette, whose name does not say what the color is for.
  func ofPalette(_ name: String, of type: String, at span: Span) -> Written? {
    guard Self.palette.contains(name) else { return nil }
    let key = Name(name: name, type: type, isOfMac: table.isOfMac(Int(span.file)))
    if let known = names[key] { return known }
    let found = written(at: span) { KnownColors.member(name, of: type, $0, span) }
    names[key] = found
    return found
  }

  private static let palette: Set<String> = {
    let hues = [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
    ]
    let ofSystem = hues.map { "system" + $0.prefix(1).uppercased() + $0.dropFirst() }
    return Set(hues + ofSystem + (2...6).map { "systemGray\($0)" } + ["magenta", "darkGray", "lightGray"])
  }()

  private func written(at span: Span, _ value: (Evaluator) -> Value?) -> Written? {
    var colors: [String: Color] = [:]
    var axes: Set<String> = []
    for reading in readings {
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
    // A color specific to iOS has no value in a file that only a Mac target compiles.
    if isMac || !table.isOfMac(Int(span.file)) { axes.subtract(PlatformDependence.names) }
    guard axes.isSubset(of: [Axis.mode.name, Axis.contrast.name]), let light = colors["light"],
      let dark = colors["dark"], light.alpha == dark.alpha
    else { return nil }
    return Written(light: light, dark: dark, followsContrast: axes.contains(Axis.contrast.name))
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
