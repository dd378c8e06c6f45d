/// The scope of the names in a view's code: the arguments and constants of a body, and the type around it.
final class ViewScope {
  enum Bound {
    /// An argument or a constant: its expression, with the scope in which it was written.
    case expression(Expression, ViewScope)
    /// The view that a modifier is applied to.
    case receiver(Expression?, ViewScope)
    /// A title or a symbol that a built-in view makes itself.
    case leaf(Leaf)
    /// A color that calls hand to an initialiser.
    case ink(Ink)
    /// A value that code makes and changes, with its properties bound in a scope.
    case value(TypeRecord, ViewScope)
    /// The parameter of a block that runs for each element of a list.
    case elements(ColorReading.Elements)
    /// A function that a body declares, with the scope in which it runs: that in which the name is bound, where there is none.
    case function(Function, ViewScope?)
    /// A parameter that gets no known value.
    case open(TypeName?)
  }

  enum Leaf {
    case text
    case icon
  }

  /// Equal for the same evaluation of a body.
  let id: Int
  let type: TypeRecord?
  /// The class of the object, where that is another one, which inherits the code.
  let heir: TypeRecord?
  let file: Int
  /// The value of `self` in an extension's function or in a computed property of a value.
  var receiver: (expression: Expression?, scope: ViewScope)?
  /// Of a view to which a modifier is applied: the helpers that were being walked through where that was written.
  var outside: [Span]?
  /// Of what is made of a view: the calls whose surface was being read where that view was written.
  var surfacesOutside: Set<Span>?
  /// What had to be assumed of how the value was made.
  var assumption: String?
  /// Whether the receiver is a view.
  var isModifier = false
  /// The parameters of the function whose body this is.
  var parameters: [Parameter] = []
  /// The variables that the statements here declare.
  var variables: Set<String> = []
  private var bindings: [String: Bound]
  private let parent: ViewScope?
  let depth: Int

  init(
    id: Int, type: TypeRecord?, heir: TypeRecord? = nil, file: Int, bindings: [String: Bound] = [:],
    parent: ViewScope? = nil, depth: Int = 0
  ) {
    self.id = id
    self.type = type
    self.heir = heir
    self.file = file
    self.bindings = bindings
    self.parent = parent
    self.depth = depth
    receiver = parent?.receiver
    isModifier = parent?.isModifier ?? false
    surfacesOutside = parent?.surfacesOutside
  }

  /// Returns a scope within this one, for the names of a closure or a branch.
  func inner(id: Int? = nil, _ bindings: [String: Bound] = [:]) -> ViewScope {
    ViewScope(id: id ?? self.id, type: type, heir: heir, file: file, bindings: bindings, parent: self, depth: depth)
  }

  func bind(_ name: String, _ value: Bound) {
    bindings[name] = value
  }

  func bound(_ name: String) -> (value: Bound, scope: ViewScope)? {
    var here: ViewScope? = self
    while let scope = here {
      if let value = scope.bindings[name] {
        if case .function(let function, nil) = value { return (.function(function, scope), scope) }
        return (value, scope)
      }
      here = scope.parent
    }
    return nil
  }

  /// What a name stands for that is bound.
  enum Binder {
    case parameter(TypeName)
    /// A property of the value that the whole scope is of.
    case property
    case other
  }

  func binder(of name: String) -> Binder {
    var here: ViewScope? = self
    while let scope = here {
      if scope.bindings[name] != nil {
        if let parameter = scope.parameters.first(where: { $0.name == name }) { return .parameter(parameter.type) }
        return scope.parent == nil ? .property : .other
      }
      here = scope.parent
    }
    return .property
  }

  /// Returns what a member of `self` is bound to: a parameter or a constant of the same name is not meant.
  func boundMember(_ name: String) -> (value: Bound, scope: ViewScope)? {
    let scope = ofType
    guard !scope.parameters.contains(where: { $0.name == name }) else { return nil }
    return scope.bindings[name].map { ($0, scope) }
  }

  /// Whether a variable of the code has this name, which the code may set in a way that is not followed.
  func isVariable(_ name: String) -> Bool {
    var here: ViewScope? = self
    while let scope = here {
      if scope.variables.contains(name) { return true }
      here = scope.parent
    }
    return false
  }

  /// The variables of the code, which may have other values where a block runs later.
  var allVariables: Set<String> {
    var (found, here): (Set<String>, ViewScope?) = ([], self)
    while let scope = here {
      found.formUnion(scope.variables)
      here = scope.parent
    }
    return found
  }

  /// Returns the object's property that the code means by a name: that of its class where the class overrides it.
  func property(_ name: String) -> (member: Property, owner: TypeRecord)? {
    guard let type, let heir else { return type?.property(name, isStatic: false) }
    return heir.property(name, isStatic: false, seenAs: type)
  }

  /// Returns the object's functions that the code means by a name.
  func functions(_ name: String) -> [(member: Function, owner: TypeRecord)] {
    guard let type, let heir else { return type?.functions(name, isStatic: false) ?? [] }
    return heir.functions(name, isStatic: false, seenAs: type)
  }

  /// Returns the scope of the object's code in one of its classes.
  func code(of owner: TypeRecord, in file: Int) -> ViewScope {
    guard let heir, owner.kind == .classType else { return ofType }
    return ViewScope(id: ofType.id, type: owner, heir: owner === heir ? nil : heir, file: file)
  }

  /// The scope of the whole type, without the names that the closures of a body add.
  var ofType: ViewScope {
    var here = self
    while let next = here.parent { here = next }
    return here
  }
}
