/// The code that a class inherits. It is walked through as that of the class, without what the class replaces: this runs only where the
/// code calls `super`.
extension ObjectWalk {
  /// How many classes of a line are walked through, with the class itself. With those further up, too, the time would grow with the
  /// square of the line's length.
  private static let longestLine = 10

  /// Returns the classes whose code the objects of a class run, from the top down.
  static func line(of record: TypeRecord) -> [TypeRecord] {
    record.classLine.filter { $0.declaration != nil }.prefix(longestLine).reversed()
  }

  /// Whether two classes of a line each have an object of one name, which is private in both: only one of them could be told from the
  /// other.
  static func haveRivals(_ line: [TypeRecord]) -> Bool {
    var seen: Set<String> = []
    return line.contains { type in
      type.storedMembers.contains { !$0.isOverride && !seen.insert($0.name).inserted }
    }
  }

  /// Returns the class of the object, where it only inherits the code of another one.
  func heir(of owner: TypeRecord) -> TypeRecord? { owner === record ? nil : record }

  /// The statements of all functions and initialisers that are walked through.
  var code: [Statement] { line.flatMap(\.ownCode) }

  /// Whether a class further down has another function in place of one.
  func isReplaced(_ function: Function, of owner: TypeRecord) -> Bool {
    line.drop { $0 !== owner }.dropFirst().contains { type in
      type.functions[function.name]?.contains { $0.isOverride && $0.hasLabels(of: function) } == true
    }
  }

  /// The initialisers with which code makes objects of the class. Those of superclasses run where these call them.
  func initializers(of owner: TypeRecord) -> [Initializer] {
    guard owner !== record else { return owner.initializers }
    return record.usableInitializers.filter { $0.owner === owner }.map(\.initializer)
  }

  /// Returns the bodies that run when code calls a function of the object by its name.
  func bodies(called name: String) -> [[Statement]] {
    var found: [[Statement]] = []
    for type in line.reversed() {
      let own = (type.functions[name] ?? []).compactMap(\.body)
      found += own
      guard own.isEmpty || own.contains(where: { Self.callsSuper(name, in: $0) }) else { break }
    }
    return found
  }

  private static func callsSuper(_ name: String, in body: [Statement]) -> Bool {
    var isCalled = false
    SyntaxWalk.each(body) { part in
      if case .member(let base?, name) = part.kind, case .name("super") = base.kind { isCalled = true }
    }
    return isCalled
  }

  /// Returns what `super.setup()` or `super.init(frame: f)` calls in the code of a class.
  func inherited(by owner: TypeRecord, _ call: ObjectCall) -> Routine? {
    let labels = call.arguments.map(\.label)
    for type in line.prefix(while: { $0 !== owner }).reversed() {
      let found: [Routine]
      if call.name == "init" {
        found = type.initializers.map { Routine($0, of: type) }
      } else {
        found = (type.functions[call.name] ?? []).filter { !$0.isStatic }.map { Routine($0, of: type) }
      }
      if let one = found.first(where: { $0.parameters.map(\.label) == labels }) { return one }
      if let only = found.first, found.count == 1 { return only }
    }
    return nil
  }
}

/// The code of a function or of an initialiser.
struct Routine {
  let parameters: [Parameter]
  let body: [Statement]?
  let span: Span
  let owner: TypeRecord

  init(_ function: Function, of owner: TypeRecord) {
    (parameters, body, span, self.owner) = (function.parameters, function.body, function.span, owner)
  }

  init(_ initializer: Initializer, of owner: TypeRecord) {
    (parameters, body, span, self.owner) = (initializer.parameters, initializer.body, initializer.span, owner)
  }
}

extension Function {
  fileprivate func hasLabels(of other: Function) -> Bool { parameters.map(\.label) == other.parameters.map(\.label) }
}
