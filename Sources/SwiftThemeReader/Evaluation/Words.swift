/// Values as words for messages and strings, and the types in which their members are looked up.
enum Words {
  static func text(of value: Value) -> String? {
    switch value.payload {
    case .string(let text): text
    case .integer(let number): String(number)
    case .decimal(let number): value.isFloat ? String(Float(number)) : String(number)
    case .boolean(let flag): String(flag)
    case .enumCase(_, let name, let values) where values.isEmpty: name
    case .symbol(let name): name
    case .none: "nil"
    default: nil
    }
  }

  static let beyond = "an array has no element at this index"

  static func kind(of value: Value) -> String {
    switch value.payload {
    case .integer, .decimal: "a number"
    case .boolean: "a truth value"
    case .string, .scanner: "a string"
    case .none: "nil"
    case .void: "nothing"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .tuple: "a tuple"
    case .range: "a range"
    case .instance(let instance): "a \(instance.type.path)"
    case .enumCase(let type, let name, _): "\(type.path).\(name)"
    case .symbol(let name): "`.\(name)`"
    case .type(let type): "the type \(type.path)"
    case .foreignType(let name): "the type \(name)"
    case .module: "a module"
    case .closure, .method: "a function"
    case .color: "a colour"
    case .gradient: "a gradient"
    case .traits: "a trait collection"
    case .openTrait(let name): "the trait \(name)"
    case .pattern: "a regular expression"
    case .match: "a match"
    case .bundle: "a bundle"
    case .keyPath: "a key path"
    case .decoder: "a decoder"
    case .unknown: "something unknown"
    }
  }

  /// Returns the platform types whose extensions add members to a value.
  static func foreignTypes(of value: Value) -> [String] {
    switch value.payload {
    case .color: ["UIColor", "Color", "NSColor", "CGColor", "ShapeStyle"]
    case .string: ["String", "StringProtocol"]
    case .integer: ["Int", "UInt32", "UInt64", "UInt", "CGFloat", "Double", "BinaryInteger"]
    case .decimal: ["CGFloat", "Double", "Float", "BinaryFloatingPoint"]
    case .boolean: ["Bool"]
    case .array: ["Array", "Collection", "Sequence"]
    case .dictionary: ["Dictionary"]
    case .traits: ["UITraitCollection", "UITraitEnvironment", "NSAppearance", "NSApplication", "EnvironmentValues"]
    case .symbol: ["ColorScheme", "UIUserInterfaceStyle"]
    case .gradient: ["Gradient", "LinearGradient"]
    case .bundle: ["Bundle"]
    default: []
    }
  }

  /// Returns the type in which the other side of a comparison is looked up.
  static func type(of value: Value) -> TypeName? {
    switch value.payload {
    case .enumCase(let type, _, _): .named(type.path.split(separator: ".").map(String.init))
    case .instance(let instance): .named(instance.type.path.split(separator: ".").map(String.init))
    case .color: .named(["UIColor"])
    default: nil
    }
  }
}
