/// Where names in a view's code are looked up: the arguments and constants of a body, and the type around it.
final class ViewScope {
  enum Bound {
    /// An argument or constant: its expression, where that was written.
    case expression(Expression, ViewScope)
    /// The view that a modifier is applied to.
    case receiver(Expression?, ViewScope)
    /// A title or a symbol that a built-in view makes by itself.
    case leaf(Leaf)
    /// A parameter that nobody gives a value here.
    case open(TypeName?)
  }

  enum Leaf {
    case text
    case icon
  }

  /// The same for the same evaluation of a body.
  let id: Int
  let type: TypeRecord?
  let file: Int
  /// What `self` is, in an extension's function or a computed property of a value.
  var receiver: (expression: Expression?, scope: ViewScope)?
  /// What had to be assumed of how the value was made.
  var assumption: String?
  /// Whether the receiver is a view.
  var isModifier = false
  private var bindings: [String: Bound]
  private let parent: ViewScope?
  let depth: Int

  init(
    id: Int, type: TypeRecord?, file: Int, bindings: [String: Bound] = [:], parent: ViewScope? = nil, depth: Int = 0
  ) {
    self.id = id
    self.type = type
    self.file = file
    self.bindings = bindings
    self.parent = parent
    self.depth = depth
    receiver = parent?.receiver
    isModifier = parent?.isModifier ?? false
  }

  /// A closure's or a branch's names within these.
  func inner(id: Int? = nil, _ bindings: [String: Bound] = [:]) -> ViewScope {
    ViewScope(id: id ?? self.id, type: type, file: file, bindings: bindings, parent: self, depth: depth)
  }

  func bind(_ name: String, _ value: Bound) {
    bindings[name] = value
  }

  func bound(_ name: String) -> (value: Bound, scope: ViewScope)? {
    var here: ViewScope? = self
    while let scope = here {
      if let value = scope.bindings[name] { return (value, scope) }
      here = scope.parent
    }
    return nil
  }

  /// The scope of the whole type, without what a body's closures add.
  var ofType: ViewScope {
    var here = self
    while let next = here.parent { here = next }
    return here
  }
}
