/// Operators on numbers and strings, with Swift's rules but without traps.
enum Arithmetic {
  static func apply(_ operation: String, _ left: Value, _ right: Value) -> Value? {
    switch (left.payload, right.payload) {
    case (.integer(let a), .integer(let b)):
      literals(
        operation, left.asDecimal, right.asDecimal,
        integers(operation, a, b, (isShift(operation) ? left.integer : left.integer ?? right.integer)))
    case (.integer(let a), .decimal(let b)):
      decimals(operation, left.asDecimal ?? Double(a), b, isFloat: right.isFloat)
    case (.decimal(let a), .integer(let b)):
      decimals(operation, a, right.asDecimal ?? Double(b), isFloat: left.isFloat)
    case (.decimal(let a), .decimal(let b)): decimals(operation, a, b, isFloat: left.isFloat || right.isFloat)
    case (.string(let a), .string(let b)): strings(operation, a, b)
    case (.array(let a), .array(let b)) where operation == "+" && a.count + b.count <= Evaluator.largest:
      CollectionElements.isUnordered(left) || CollectionElements.isUnordered(right)
        ? CollectionElements.unordered(a + b) : Value(.array(a + b))
    default: nil
    }
  }

  /// The result as a whole number, with what it is where a decimal is wanted.
  private static func literals(_ operation: String, _ a: Double?, _ b: Double?, _ whole: Value?) -> Value? {
    guard let a, let b, ["+", "-", "*", "/"].contains(operation), var whole, case .integer = whole.payload,
      case .decimal(let decimal)? = decimals(operation, a, b)?.payload
    else { return whole }
    whole.asDecimal = decimal
    return whole
  }

  /// Whether an operator stops the app for these numbers: `1 / 0`, `5...3`.
  static func isTrap(_ operation: String, _ left: Value, _ right: Value) -> Bool {
    guard case .integer(let a) = left.payload, case .integer(let b) = right.payload else { return false }
    switch operation {
    case "/", "%": return b == 0
    case "...", "..<": return a > b
    default: return false
    }
  }

  private static func isShift(_ operation: String) -> Bool {
    operation.hasSuffix("<<") || operation.hasSuffix(">>")
  }

  /// - Parameter type: of the operands; nil for `Int`
  private static func integers(_ operation: String, _ a: Int64, _ b: Int64, _ type: IntegerType?) -> Value? {
    /// What does not fit stops the app.
    func checked(_ result: (partialValue: Int64, overflow: Bool)) -> Value? {
      guard !result.overflow, type?.holds(result.partialValue) ?? true else { return nil }
      return whole(result.partialValue, type)
    }
    /// Bits that do not fit are lost.
    func cut(_ result: Int64?) -> Value? {
      guard let result, let kept = type.map({ $0.wrapped(result) }) ?? result else { return nil }
      return whole(kept, type)
    }
    switch operation {
    case "+": return checked(a.addingReportingOverflow(b))
    case "-": return checked(a.subtractingReportingOverflow(b))
    case "*": return checked(a.multipliedReportingOverflow(by: b))
    case "/": return b == 0 ? nil : checked(a.dividedReportingOverflow(by: b))
    case "%": return b == 0 ? nil : checked(a.remainderReportingOverflow(dividingBy: b))
    case "&+": return cut(a &+ b)
    case "&-": return cut(a &- b)
    case "&*": return cut(a &* b)
    case "&": return cut(a & b)
    case "|": return cut(a | b)
    case "^": return cut(a ^ b)
    case "<<": return cut(shifted(a, by: b, type))
    case ">>": return cut(a >> b)
    case "&<<": return cut(shifted(a, by: b & Int64((type?.bits ?? 64) - 1), type))
    case "&>>": return cut(a >> (b & Int64((type?.bits ?? 64) - 1)))
    case "...": return a <= b ? Value(.range(a...b)) : nil
    case "..<": return a < b ? Value(.range(a...(b - 1))) : a == b ? Value(.array([])) : nil
    default: return compare(operation, a, b)
    }
  }

  private static func whole(_ number: Int64, _ type: IntegerType?) -> Value {
    var value = Value(.integer(number))
    value.integer = type
    return value
  }

  /// Nil where 64 bits without a sign would be needed to tell.
  private static func shifted(_ a: Int64, by count: Int64, _ type: IntegerType?) -> Int64? {
    if let type, type.bits == 64, !type.isSigned, count > 0, count >= 64 || a >> (63 - count) != 0 { return nil }
    return a << count
  }

  private static func decimals(_ operation: String, _ a: Double, _ b: Double, isFloat: Bool) -> Value? {
    guard isFloat else { return decimals(operation, a, b) }
    // What Double computes of two Floats, rounded to a Float, is what Float computes.
    return decimals(operation, Double(Float(a)), Double(Float(b)))?.narrowed
  }

  private static func decimals(_ operation: String, _ a: Double, _ b: Double) -> Value? {
    switch operation {
    case "+": Value(.decimal(a + b))
    case "-": Value(.decimal(a - b))
    case "*": Value(.decimal(a * b))
    case "/": Value(.decimal(a / b))
    case "%": b == 0 ? nil : Value(.decimal(a.truncatingRemainder(dividingBy: b)))
    default: compare(operation, a, b)
    }
  }

  private static func strings(_ operation: String, _ a: String, _ b: String) -> Value? {
    guard operation == "+" else { return compare(operation, a, b) }
    return a.utf8.count + b.utf8.count <= Evaluator.largest * 100 ? Value(.string(a + b)) : nil
  }

  private static func compare<T: Comparable>(_ operation: String, _ a: T, _ b: T) -> Value? {
    switch operation {
    case "<": Value(.boolean(a < b))
    case "<=": Value(.boolean(a <= b))
    case ">": Value(.boolean(a > b))
    case ">=": Value(.boolean(a >= b))
    default: nil
    }
  }
}
