/// What the code that is read has set of static and global variables.
///
/// Within one evaluation from outside, such as that of a token's getter, the order of reads and changes is Swift's. Between two
/// of them the running app decides the order. Such a variable is `open`: it has no value, except after a
/// change in the same evaluation.
final class SharedState {
  struct Change {
    var value: Value
    /// The axes that the change depends on.
    var axes: Set<String>
    fileprivate let evaluation: Int
    /// Whether the variable only keeps what its reader computes when it is empty: `if let kept { return kept }`.
    fileprivate let isMemo: Bool
  }

  enum Reading {
    case initial
    case changed(Change)
    /// The order of evaluations decides.
    case open
  }

  private var changes: [ObjectIdentifier: Change] = [:]
  /// The evaluations that read the first value of a variable.
  private var readers: [ObjectIdentifier: Set<Int>] = [:]
  /// Nested evaluations that are under way.
  private var depth = 0
  private var evaluation = 0
  /// Variables whose value depends on the order of evaluations, as earlier runs have shown.
  var open: Set<ObjectIdentifier> = []
  /// Variables of which this run shows it.
  private(set) var found: Set<ObjectIdentifier> = []
  /// Counts the changes: what was computed before one may be different after it.
  private(set) var generation = 0
  /// Counts the reads of changed values.
  private(set) var readsOfChanged = 0

  func inside<Result>(_ body: () -> Result) -> Result {
    if depth == 0 { evaluation += 1 }
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// Evaluates what an assignment has to find, which is no read of the code.
  func unnoted<Result>(_ body: () -> Result) -> Result {
    let before = (readers, readsOfChanged)
    defer { (readers, readsOfChanged) = before }
    return body()
  }

  /// The value since the last change, without a note that it is read.
  func peek(_ variable: ObjectIdentifier) -> Value? {
    changes[variable]?.value
  }

  /// The current evaluation; `nil` between two.
  var current: Int? { depth == 0 ? nil : evaluation }

  func read(_ variable: ObjectIdentifier) -> Reading {
    let change = changes[variable]
    if let change, change.evaluation == current {
      readsOfChanged += 1
      return .changed(change)
    }
    if open.contains(variable) { return .open }
    guard let change else {
      readers[variable, default: []].insert(current ?? 0)
      return .initial
    }
    // A token that is the variable itself has the first value.
    guard change.isMemo else {
      found.insert(variable)
      return .open
    }
    return current == nil ? .initial : .changed(change)
  }

  /// - Parameter fills: whether the variable, or its element that changes, was empty
  func change(_ variable: ObjectIdentifier, to value: Value, axes: Set<String>, fills: Bool) {
    let own = current ?? 0
    let known = readers[variable] ?? []
    let before = changes[variable]
    let isMemo = fills && (before?.isMemo == true || known.contains(own))
    if !isMemo, before.map({ $0.evaluation != own }) ?? !known.subtracting([own]).isEmpty { found.insert(variable) }
    changes[variable] = Change(value: value, axes: axes, evaluation: own, isMemo: isMemo)
    if !isMemo { generation += 1 }
  }
}
