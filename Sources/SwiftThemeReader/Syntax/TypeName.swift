/// A type as the source writes it.
indirect enum TypeName: Hashable, Sendable {
  /// `UIColor`, `OUDS.ColorRawTokens`. Generic arguments are dropped, except for types with a case of their own here.
  case named([String])
  case optional(TypeName)
  case array(TypeName)
  /// `Set<String>`
  case set(TypeName)
  case dictionary(TypeName, TypeName)
  case tuple([TypeName], labels: [String?])
  /// A function type, with its result type where the source writes it.
  case function(result: TypeName?)
  /// `Palette.Type`, `any Palette.Type`
  case metatype(TypeName)
  /// `A & B`
  case composition([TypeName])
  case other(String)

  /// The type names under which a value of this type is looked up: several for a composition, none for a collection.
  var names: [[String]] {
    switch self {
    case .named(let path): [path]
    case .optional(let wrapped): wrapped.names
    case .composition(let parts): parts.flatMap(\.names)
    case .array, .set, .dictionary, .tuple, .function, .metatype, .other: []
    }
  }

  /// Whether the type has no fixed number of elements.
  var isCollection: Bool {
    switch self {
    case .optional(let wrapped): wrapped.isCollection
    case .array, .set, .dictionary: true
    case .named, .tuple, .function, .metatype, .composition, .other: false
    }
  }

  /// The type of an array's elements.
  var element: TypeName? {
    switch self {
    case .optional(let wrapped): wrapped.element
    case .array(let element): element
    case .named, .set, .dictionary, .tuple, .function, .metatype, .composition, .other: nil
    }
  }

  /// What is behind all optionals.
  var unwrapped: TypeName {
    if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
  }

  /// The type with the names of generic parameters replaced by what these have to be.
  func replacing(_ constraints: [String: TypeName]) -> TypeName {
    switch self {
    case .named(let path): path.count == 1 ? constraints[path[0]] ?? self : self
    case .optional(let wrapped): .optional(wrapped.replacing(constraints))
    case .array(let element): .array(element.replacing(constraints))
    case .set(let element): .set(element.replacing(constraints))
    case .dictionary(let key, let value): .dictionary(key, value.replacing(constraints))
    case .metatype(let type): .metatype(type.replacing(constraints))
    case .tuple, .function, .composition, .other: self
    }
  }

  var isFunction: Bool {
    if case .function = self { true } else { false }
  }

  var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  var text: String {
    switch self {
    case .named(let path): path.joined(separator: ".")
    case .optional(let wrapped): wrapped.text + "?"
    case .array(let element): "[\(element.text)]"
    case .set(let element): "Set<\(element.text)>"
    case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
    case .tuple(let elements, let labels):
      "(" + zip(labels, elements).map { ($0.map { $0 + ": " } ?? "") + $1.text }.joined(separator: ", ") + ")"
    case .function: "a function"
    case .metatype(let type): "\(type.text).Type"
    case .composition(let parts): parts.map(\.text).joined(separator: " & ")
    case .other(let text): text
    }
  }
}
