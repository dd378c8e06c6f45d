import Synchronization

/// Local names and the value of `self`.
final class Scope {
  private var values: [String: Value] = [:]
  /// The declared types of local names, for values that are assigned later.
  private var types: [String: TypeName] = [:]
  /// The static types of local names without a declared one.
  private var inferred: [String: Expected] = [:]
  private let parent: Scope?
  private let frame: Frame
  /// Counts the scopes and frames, in the order in which they are made.
  private let age = Scope.made.add(1, ordering: .relaxed).newValue
  private static let made = Atomic(0)

  /// The state that all scopes of a function share.
  final class Frame {
    var receiver: Value?
    let type: TypeRecord?
    let file: Int
    let result: TypeName?
    /// Whether this is an initialiser, where `self.init` and `super.init` act on the receiver.
    let isInitializer: Bool
    /// The declaration that runs. Values written outside of it came in as arguments.
    let body: Span?
    fileprivate let age = Scope.made.add(1, ordering: .relaxed).newValue

    init(
      receiver: Value?, type: TypeRecord?, file: Int, result: TypeName? = nil, isInitializer: Bool = false,
      body: Span? = nil
    ) {
      self.receiver = receiver
      self.type = type
      self.file = file
      self.result = result
      self.isInitializer = isInitializer
      self.body = body
    }
  }

  init(frame: Frame, parent: Scope? = nil) {
    self.frame = frame
    self.parent = parent
  }

  /// The age of the newest scope.
  static var newest: Int { made.load(ordering: .relaxed) }

  /// The age of the call of the function that runs.
  var ageOfFrame: Int { frame.age }

  /// The age of the scope that has a local name.
  func age(of name: String) -> Int? {
    scope(of: name)?.age
  }

  convenience init(receiver: Value? = nil, type: TypeRecord?, file: Int, body: Span? = nil) {
    self.init(frame: Frame(receiver: receiver, type: type, file: file, body: body))
  }

  func inner() -> Scope {
    Scope(frame: frame, parent: self)
  }

  /// Returns the scope of a function within this one. It sees the names here and has its own result type.
  func function(result: TypeName?) -> Scope {
    let own = Frame(receiver: frame.receiver, type: frame.type, file: frame.file, result: result, body: frame.body)
    return Scope(frame: own, parent: self)
  }

  var receiver: Value? {
    get { frame.receiver }
    set { frame.receiver = newValue }
  }
  var type: TypeRecord? { frame.type }
  var file: Int { frame.file }
  var result: TypeName? { frame.result }
  var isInitializer: Bool { frame.isInitializer }
  var body: Span? { frame.body }

  func value(_ name: String) -> Value? {
    scope(of: name)?.values[name]
  }

  func declare(_ name: String, _ value: Value, type: TypeName? = nil) {
    values[name] = value
    types[name] = type
    inferred[name] = nil
  }

  private func scope(of name: String) -> Scope? {
    var here: Scope? = self
    while let scope = here {
      if scope.values[name] != nil { return scope }
      here = scope.parent
    }
    return nil
  }

  /// Notes the static type of a local name that is declared without one.
  func infer(_ name: String, _ type: Expected?) {
    inferred[name] = type
  }

  /// Returns the static type of a local name, if it is known.
  func staticType(of name: String) -> Expected? {
    guard let scope = scope(of: name) else { return nil }
    return scope.types[name].map { Expected($0, self) } ?? scope.inferred[name]
  }

  /// Returns the declared type of a local name.
  func declaredType(of name: String) -> TypeName? {
    scope(of: name)?.types[name]
  }

  /// Gives a name of the surrounding code a value, which the rest of the function that runs sees.
  func shadow(_ name: String, _ value: Value) {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    outermost.values[name] = value
  }

  /// Sets a local name. Returns whether the name exists.
  func set(_ name: String, _ value: Value) -> Bool {
    guard let scope = scope(of: name) else { return false }
    scope.values[name] = value
    return true
  }
}

extension Expected {
  init(_ type: TypeName, _ scope: Scope) {
    self.init(type, file: scope.file, scope: scope.type)
  }
}
