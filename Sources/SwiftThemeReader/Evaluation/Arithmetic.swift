/// Operators on numbers and strings, with Swift's rules but without traps.
enum Arithmetic {
  static func apply(_ operation: String, _ left: Value, _ right: Value) -> Value? {
    switch (left.payload, right.payload) {
    case (.integer(let a), .integer(let b)): integers(operation, a, b)
    case (.integer(let a), .decimal(let b)): decimals(operation, Double(a), b)
    case (.decimal(let a), .integer(let b)): decimals(operation, a, Double(b))
    case (.decimal(let a), .decimal(let b)): decimals(operation, a, b)
    case (.string(let a), .string(let b)): strings(operation, a, b)
    case (.array(let a), .array(let b)) where operation == "+" && a.count + b.count <= Evaluator.largest:
      Value(.array(a + b))
    default: nil
    }
  }

  private static func integers(_ operation: String, _ a: Int64, _ b: Int64) -> Value? {
    func checked(_ result: (partialValue: Int64, overflow: Bool)) -> Value? {
      result.overflow ? nil : Value(.integer(result.partialValue))
    }
    switch operation {
    case "+": return checked(a.addingReportingOverflow(b))
    case "-": return checked(a.subtractingReportingOverflow(b))
    case "*": return checked(a.multipliedReportingOverflow(by: b))
    case "/": return b == 0 ? nil : checked(a.dividedReportingOverflow(by: b))
    case "%": return b == 0 ? nil : checked(a.remainderReportingOverflow(dividingBy: b))
    case "&+": return Value(.integer(a &+ b))
    case "&-": return Value(.integer(a &- b))
    case "&*": return Value(.integer(a &* b))
    case "&": return Value(.integer(a & b))
    case "|": return Value(.integer(a | b))
    case "^": return Value(.integer(a ^ b))
    case "<<", "&<<": return Value(.integer(a << b))
    case ">>", "&>>": return Value(.integer(a >> b))
    case "...": return a <= b ? Value(.range(a...b)) : nil
    case "..<": return a < b ? Value(.range(a...(b - 1))) : Value(.array([]))
    default: return compare(operation, a, b)
    }
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
