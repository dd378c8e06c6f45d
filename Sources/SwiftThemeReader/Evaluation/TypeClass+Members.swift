// Which literals and implicit members stand for a value of a type, as far as the sources tell.

extension TypeClass {
  /// A literal, by the type that it has where nothing else is wanted.
  enum Literal: String {
    case integer = "Int"
    case decimal = "Double"
    case string = "String"
    case truth = "Bool"
    case list = "Array"
    case table = "Dictionary"

    fileprivate var conformances: Set<String> {
      switch self {
      case .integer: ["ExpressibleByIntegerLiteral"]
      case .decimal: ["ExpressibleByFloatLiteral"]
      case .string:
        [
          "ExpressibleByStringLiteral", "ExpressibleByStringInterpolation", "ExpressibleByUnicodeScalarLiteral",
          "ExpressibleByExtendedGraphemeClusterLiteral",
        ]
      case .truth: ["ExpressibleByBooleanLiteral"]
      case .list: ["ExpressibleByArrayLiteral", "OptionSet", "SetAlgebra"]
      case .table: ["ExpressibleByDictionaryLiteral"]
      }
    }

    init?(_ expression: Expression) {
      switch expression.kind {
      case .integer: self = .integer
      case .decimal: self = .decimal
      case .string: self = .string
      case .boolean: self = .truth
      case .array: self = .list
      case .dictionary: self = .table
      default: return nil
      }
    }
  }

  /// Whether the sources let a literal stand for a value of the type: the type is expressible by it, or a protocol is wanted to which the
  /// literal's own type conforms.
  func isExpressible(by literal: Literal, _ table: DeclarationTable) -> Bool {
    func conforms(_ types: [TypeRecord]) -> Bool {
      types.contains { !literal.conformances.isDisjoint(with: $0.foreignParents) }
    }
    switch self {
    case .declared(let type):
      return conforms(type.classLine + type.allProtocols)
        || type.kind == .protocolType && table.type([literal.rawValue], from: -1)?.inherits(from: type) == true
    case .color(let name):
      guard let type = table.type([name], from: -1) else { return false }
      return conforms(type.classLine + type.allProtocols)
    case .integer, .floating, .string, .character, .truth, .function, .list, .table, .shape, .open: return false
    }
  }

  /// Whether one of the platform's numbers and texts has a static member of this name, by itself or by the sources.
  func isOfPlatform(_ name: String, _ table: DeclarationTable) -> Bool {
    let types: Set<String>
    switch self {
    case .integer: types = PlatformTypes.integers.union(Self.ofNumbers).union(["BinaryInteger", "FixedWidthInteger"])
    case .floating:
      types = PlatformTypes.floating.union(Self.ofNumbers).union(["BinaryFloatingPoint", "FloatingPoint"])
    case .string: types = ["String", "NSString", "Substring", "StringProtocol", "Comparable", "Equatable", "Hashable"]
    case .character: types = ["Character", "Comparable", "Equatable", "Hashable"]
    case .truth, .function, .color, .list, .table, .declared, .shape, .open: return false
    }
    if name == "init" || types.contains("Numeric") && Self.numbers.contains(name) { return true }
    return types.contains { type in
      guard let record = table.type([type], from: -1) else { return false }
      return record.property(name, isStatic: true) != nil || !record.functions(name, isStatic: true).isEmpty
    }
  }

  private static let ofNumbers = [
    "AdditiveArithmetic", "Numeric", "SignedNumeric", "Strideable", "Comparable", "Equatable", "Hashable",
  ]
  private static let numbers: Set = [
    "zero", "infinity", "pi", "nan", "signalingNaN", "min", "max", "random", "greatestFiniteMagnitude",
    "leastNormalMagnitude", "leastNonzeroMagnitude", "ulpOfOne", "minimum", "maximum",
  ]
}
