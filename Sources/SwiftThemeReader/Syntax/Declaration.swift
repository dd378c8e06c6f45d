import ThemeModel

enum TypeKind: String, Sendable {
  case structure = "struct"
  case classType = "class"
  case enumeration = "enum"
  case protocolType = "protocol"
  case actor
  case extended = "extension"
}

enum Access: Sendable {
  /// Only in its own file, as far as theme code goes.
  case file
  case wider
}

/// A type, or an extension of one, as one place in the sources declares it.
final class TypeDeclaration: Sendable {
  let kind: TypeKind
  /// The name; of an extension, the name that it extends, with all its qualifiers.
  let path: [String]
  let inherited: [TypeName]
  let members: Members
  let access: Access
  /// The names of its attributes: `Observable`.
  let attributes: [String]
  /// The names of its generic parameters.
  let generics: [String]
  let span: Span

  init(
    kind: TypeKind, path: [String], inherited: [TypeName], members: Members, access: Access, attributes: [String] = [],
    generics: [String] = [], span: Span
  ) {
    self.kind = kind
    self.path = path
    self.inherited = inherited
    self.members = members
    self.access = access
    self.attributes = attributes
    self.generics = generics
    self.span = span
  }
}

struct Members: Sendable {
  var properties: [Property] = []
  var functions: [Function] = []
  var initializers: [Initializer] = []
  var subscripts: [Function] = []
  var cases: [EnumCase] = []
  var types: [TypeDeclaration] = []
  var aliases: [TypeAlias] = []
}

final class Property: Sendable {
  enum Wrapper: Hashable, Sendable {
    /// `@Environment(\.colorScheme)`
    case environment(String)
    case other(String)
  }

  let name: String
  let isStatic: Bool
  let isConstant: Bool
  let isOverride: Bool
  let isLazy: Bool
  let access: Access
  let type: TypeName?
  let initial: Expression?
  /// What a computed property runs; nil for a stored one and for a requirement.
  let getter: [Statement]?
  /// What runs when it was set: `didSet`.
  let observer: [Statement]?
  /// `{ get }` of a protocol
  let isRequirement: Bool
  let wrapper: Wrapper?
  /// What the wrapper is made of: `@Dynamic(light: .white, dark: .black)`.
  let wrapperArguments: [Expression.Argument]
  let summary: String?
  let deprecation: Deprecation?
  /// Its syntax error, in words.
  let fault: String?
  let span: Span

  init(
    name: String, isStatic: Bool, isConstant: Bool, isOverride: Bool = false, isLazy: Bool = false,
    access: Access = .wider, type: TypeName?, initial: Expression?, getter: [Statement]?,
    observer: [Statement]? = nil, isRequirement: Bool = false, wrapper: Wrapper? = nil,
    wrapperArguments: [Expression.Argument] = [], summary: String? = nil, deprecation: Deprecation? = nil,
    fault: String? = nil, span: Span
  ) {
    self.name = name
    self.isStatic = isStatic
    self.isConstant = isConstant
    self.isOverride = isOverride
    self.isLazy = isLazy
    self.access = access
    self.type = type
    self.initial = initial
    self.getter = getter
    self.observer = observer
    self.isRequirement = isRequirement
    self.wrapper = wrapper
    self.wrapperArguments = wrapperArguments
    self.summary = summary
    self.deprecation = deprecation
    self.fault = fault
    self.span = span
  }

  var isStored: Bool {
    getter == nil && !isRequirement
  }
}

struct Parameter: Sendable {
  /// nil for `_`
  var label: String?
  var name: String
  var type: TypeName
  var initial: Expression?
  var isVariadic = false
  var isInOut = false
}

final class Function: Sendable {
  let name: String
  let isStatic: Bool
  let access: Access
  let parameters: [Parameter]
  let result: TypeName?
  /// nil for a requirement
  let body: [Statement]?
  let fault: String?
  let span: Span

  init(
    name: String, isStatic: Bool, access: Access = .wider, parameters: [Parameter], result: TypeName?,
    body: [Statement]?, fault: String? = nil, span: Span
  ) {
    self.name = name
    self.isStatic = isStatic
    self.access = access
    self.parameters = parameters
    self.result = result
    self.body = body
    self.fault = fault
    self.span = span
  }
}

final class Initializer: Sendable {
  let parameters: [Parameter]
  let body: [Statement]?
  let isConvenience: Bool
  let isOverride: Bool
  let fault: String?
  let span: Span

  init(
    parameters: [Parameter], body: [Statement]?, isConvenience: Bool, isOverride: Bool, fault: String? = nil, span: Span
  ) {
    self.parameters = parameters
    self.body = body
    self.isConvenience = isConvenience
    self.isOverride = isOverride
    self.fault = fault
    self.span = span
  }
}

struct EnumCase: Sendable {
  var name: String
  var parameters: [Parameter]
  var rawValue: Expression?
  var span: Span
}

struct TypeAlias: Sendable {
  var name: String
  var target: TypeName
  var span: Span
}

/// What one file declares.
struct FileDeclarations: Sendable {
  var types: [TypeDeclaration] = []
  var globals = Members()
  var imports: [String] = []
  var diagnostics: [Fault] = []
  var specializations: [Specialization] = []
  /// Each `#if` in which iOS and the Mac have different code.
  var platformBranches: [Span] = []
  /// Whether only a target for the Mac can have this file.
  var isOfMac = false

  /// A type that the source gives a generic parameter: `Palette<UIColor>`, `extension Palette where Tone == UIColor`.
  struct Specialization: Sendable {
    enum Parameter: Hashable, Sendable {
      case position(Int)
      case name(String)
    }

    var path: [String]
    var parameter: Parameter
    var type: TypeName
  }

  /// A part that does not parse.
  struct Fault: Sendable {
    var message: String
    var span: Span
    /// In the body of a function that gives nothing: no color is declared there, and what it would set is not known.
    var isAside = false
  }
}
