/// The type that is expected at a place in the code, with the scope in which its name is looked up.
struct Expected {
  let type: TypeName
  let file: Int
  let scope: TypeRecord?

  init(_ type: TypeName, file: Int, scope: TypeRecord?) {
    self.type = type
    self.file = file
    self.scope = scope
  }

  func with(_ type: TypeName) -> Expected {
    Expected(type, file: file, scope: scope)
  }

  /// The type that a closure returns where a function is expected.
  var functionResult: TypeName? {
    switch type {
    case .optional(let wrapped): with(wrapped).functionResult
    case .function(let result): result
    default: nil
    }
  }

  var element: Expected? {
    switch type {
    case .array(let element), .set(let element), .dictionary(_, let element): with(element)
    case .optional(let wrapped): with(wrapped).element
    default: nil
    }
  }
}

extension Expected: Hashable {
  static func == (one: Expected, other: Expected) -> Bool {
    one.type == other.type && one.file == other.file && one.scope === other.scope
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(file)
    hasher.combine(scope.map { ObjectIdentifier($0) })
  }
}

/// A written type and where it is written: one name may stand for several types.
struct TypeKey: Hashable {
  let path: [String]
  let file: Int
  let scope: ObjectIdentifier?
}
