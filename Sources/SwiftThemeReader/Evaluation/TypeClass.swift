/// The kind of a declared type, as far as choosing among overloads needs it.
enum TypeClass {
  case integer
  case floating
  case string
  case character
  case truth
  /// The platform color type of this name.
  case color(String)
  case function
  case list(TypeName)
  case table
  case declared(TypeRecord)
  /// A platform type that no number, string or color matches: `CGPoint`.
  case shape
  /// A type of another module or a generic parameter: what matches it is unknown.
  case open

  init(_ type: TypeName, file: Int, owner: TypeRecord?, _ table: DeclarationTable) {
    switch type {
    case .optional(let wrapped): self = TypeClass(wrapped, file: file, owner: owner, table)
    case .array(let element), .set(let element): self = .list(element)
    case .dictionary: self = .table
    case .function: self = .function
    case .tuple, .metatype, .composition, .other: self = .open
    case .named(let path):
      if ArgumentMatch.isFunction(type, table) {
        self = .function
        return
      }
      let (types, foreign) = table.expand(path, from: file, within: owner)
      if let own = types.first(where: { $0.declaration != nil }) {
        self = own.platformColor.map { .color($0) } ?? .declared(own)
        return
      }
      self = (types.map(\.name) + foreign).lazy.compactMap(Self.init(foreign:)).first ?? .open
    }
  }

  /// Whether both are of one kind, so that a value of one may be wanted as the other.
  func isAlike(_ other: TypeClass) -> Bool {
    switch (self, other) {
    case (.color(let a), .color(let b)): a == b
    case (.declared(let a), .declared(let b)): a === b || a.inherits(from: b)
    case (.integer, .integer), (.floating, .floating), (.string, .string), (.character, .character), (.truth, .truth),
      (.function, .function), (.list, .list), (.table, .table):
      true
    default: false
    }
  }

  private init?(foreign name: String) {
    switch name {
    case "String", "Substring", "StringProtocol", "NSString", "StaticString": self = .string
    case "Character": self = .character
    case "Bool": self = .truth
    case "BinaryInteger", "FixedWidthInteger", "UnsignedInteger", "SignedInteger": self = .integer
    case "BinaryFloatingPoint", "FloatingPoint": self = .floating
    case "UIColor", "NSColor", "CGColor", "Color": self = .color(name)
    case _ where PlatformTypes.shapes.contains(name): self = .shape
    case _ where PlatformTypes.integers.contains(name): self = .integer
    case _ where PlatformTypes.floating.contains(name): self = .floating
    default: return nil
    }
  }
}
