import ThemeModel

/// The types of values by the form of their expressions: `UIColor(…)`,
/// `Palette.sky.withAlphaComponent(0.5)`, `x ?? y`, `{ … }()`.
struct ExpressionTypes {
  let types: ColorTypes
  let file: Int
  let owner: TypeRecord

  init(_ types: ColorTypes, file: Int, owner: TypeRecord) {
    self.types = types
    self.file = file
    self.owner = owner
  }

  var table: DeclarationTable { types.table }

  /// The longest chain that is followed. Builders make long chains of calls.
  /// Members made of other members have short ones.
  var deepest: Int { types.isDeep ? 16 : 400 }

  func shape(of value: Expression, depth: Int = 0) -> ColorTypes.Shape {
    guard depth < deepest else { return .unknown }
    return types.known(value, in: owner) { shapeHere(of: value, depth: depth) }
  }

  private func shapeHere(of value: Expression, depth: Int) -> ColorTypes.Shape {
    func next(_ inner: Expression) -> ColorTypes.Shape { shape(of: inner, depth: depth + 1) }
    switch value.kind {
    case .string, .integer, .decimal, .boolean, .closure: return .other
    case .macro("colorLiteral", _): return .color
    // The other elements may be implicit: `[UIColor.red, .blue]`.
    case .array(let elements): return elements.first.flatMap { Self.isColor(next($0)) ? .color : nil } ?? .unknown
    case .dictionary(let entries):
      return entries.first.flatMap { Self.isColor(next($0.value)) ? .color : nil } ?? .unknown
    case .tuple(let elements): return pair(elements, next)
    case .forced(let inner), .chained(let inner), .attempt(let inner): return next(inner)
    case .cast(_, _, .test): return .other
    case .cast(_, let type, _): return types.shape(type, from: file, within: owner)
    case .conditional(_, let yes, let no): return Self.either(next(yes), next(no))
    case .binary("??", let left, let right): return Self.either(next(left), next(right))
    case .binary(let operation, let left, let right):
      return declared(operation, operands: 2) ?? binary(operation, next(left), next(right))
    case .prefix(let operation, _): return declared(operation, operands: 1) ?? .unknown
    case .ifElse(let choice): return result(of: choice.body, depth: depth)
    case .switchOver(let choice): return choice.cases.first.map { result(of: $0.body, depth: depth) } ?? .unknown
    case .call where isColorless(value), .member where isColorless(value): return .other
    case .call(let callee, let arguments): return call(callee, arguments, depth: depth)
    case .index(let base, _): return element(of: base, depth: depth)
    case .name(let name): return self.name(name)
    case .member(let base?, let name): return member(name, of: base, depth: depth)
    default: return .unknown
    }
  }

  /// Returns whether a value is read from a type of the system that has no colors: `UIView.ContentMode.center`, `UUID().uuidString`.
  private func isColorless(_ value: Expression) -> Bool {
    var here = value
    while true {
      switch here.kind {
      case .member(let base?, let name):
        guard !ThemeWords.saysTheme(name), !TextSearch.contains(name.lowercased(), "tint") else { return false }
        here = base
      case .call(let inner, let arguments):
        // What a closure gives may be a color: `settings.string(forKey: "ink").map { _ in .red }`.
        if arguments.contains(where: { if case .closure = $0.value.kind { true } else { false } }) { return false }
        here = inner
      case .forced(let inner), .chained(let inner), .attempt(let inner): here = inner
      case .name(let name):
        // What the sources add to such a type may be a color.
        return PlatformTypes.isColorless(name) && table.isUnknown(name, from: file, within: owner)
      default: return false
      }
    }
  }

  static func isColor(_ shape: ColorTypes.Shape) -> Bool {
    if case .color = shape { true } else { false }
  }

  private static func either(_ a: ColorTypes.Shape, _ b: ColorTypes.Shape) -> ColorTypes.Shape {
    if case .unknown = a { b } else { a }
  }

  private func pair(
    _ elements: [Expression.Argument], _ next: (Expression) -> ColorTypes.Shape
  ) -> ColorTypes.Shape {
    guard ModePair.names(of: elements.compactMap(\.label)) != nil else { return .unknown }
    let areColors = elements.allSatisfy { element in
      if case .string(let parts) = element.value.kind { return ColorTypes.isHex(parts) }
      return Self.isColor(next(element.value))
    }
    return areColors ? .color : .unknown
  }

  /// What an operator makes that only the sources have.
  private func declared(_ operation: String, operands: Int) -> ColorTypes.Shape? {
    guard !OperatorPrecedences.isStandard(operation) else { return nil }
    let found = table.globalFunctions(operation, from: file).map(\.member).filter { $0.parameters.count == operands }
    guard !found.isEmpty else { return nil }
    return common(found.map { .init(type: $0.result, file: Int($0.span.file), owner: nil) })
  }

  /// An operator that the sources do not declare, or that is not followed: with a value of a model's it is most likely to make another.
  private func binary(_ operation: String, _ left: ColorTypes.Shape, _ right: ColorTypes.Shape) -> ColorTypes.Shape {
    if ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "~="].contains(operation) { return .other }
    for side in [left, right] {
      if case .types = side { return side }
    }
    // `UIColor.white | UIColor.black` is most likely a pair or a mix.
    return [left, right].contains(where: Self.isColor) ? .color : .unknown
  }
}
