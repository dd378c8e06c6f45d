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
  /// Visible only in its own file, as far as theme code is concerned.
  case file
  case module
  /// Visible to whoever imports the module.
  case everywhere

  /// Returns whether code of a file can use what is declared at a place; code of no file can use everything.
  func reaches(_ file: Int?, from declared: Span) -> Bool {
    self != .file || file == nil || file == Int(declared.file)
  }
}

/// One declaration of a type, or of an extension of a type.
final class TypeDeclaration: Sendable {
  let kind: TypeKind
  /// The name of the type; for an extension, the name of the extended type with all its qualifiers.
  let path: [String]
  let inherited: [TypeName]
  /// What an extension's `where` asks for.
  let conditions: [TypeCondition]
  let members: Members
  let access: Access
  /// The names of its attributes: `Observable`.
  let attributes: [String]
  /// The names of its generic parameters.
  let generics: [String]
  /// What these have to be.
  let constraints: [String: TypeName]
  let span: Span

  init(
    kind: TypeKind, path: [String], inherited: [TypeName], conditions: [TypeCondition] = [], members: Members,
    access: Access, attributes: [String] = [],
    generics: [String] = [], constraints: [String: TypeName] = [:], span: Span
  ) {
    self.constraints = constraints
    self.kind = kind
    self.path = path
    self.inherited = inherited
    self.conditions = conditions
    self.members = members
    self.access = access
    self.attributes = attributes
    self.generics = generics
    self.span = span
  }
}

/// `Self: Themed`, `Element == Int`
struct TypeCondition: Sendable {
  var parameter: [String]
  var type: TypeName
}

struct Members: Sendable {
  var properties: [Property] = []
  var functions: [Function] = []
  var initializers: [Initializer] = []
  var subscripts: [Function] = []
  var cases: [EnumCase] = []
  /// How many cases that the platform lacks stand behind the last one.
  var lackedCases = 0
  var types: [TypeDeclaration] = []
  var aliases: [TypeAlias] = []
  /// The code outside of functions: of a `deinit`, or of `main.swift`.
  var code: [LooseCode] = []
}

/// Code that runs without being named.
struct LooseCode: Sendable {
  var statements: [Statement]
  var span: Span
}

final class Property: Sendable {
  enum Wrapper: Hashable, Sendable {
    /// `@Environment(\.colorScheme)`
    case environment(String)
    case other(String)
  }

  /// What an accessor that takes a value runs, and what it calls the value.
  struct Accessor: Sendable {
    var parameter: String
    var body: [Statement]
  }

  struct Changes: Sendable {
    var set: Accessor?
    var willSet: Accessor?
    var didSet: Accessor?
    /// Whether only its own file may set it: `private(set)`.
    var areOfFile = false
  }

  let name: String
  let isStatic: Bool
  let isConstant: Bool
  let isOverride: Bool
  let isLazy: Bool
  let access: Access
  let type: TypeName?
  let initial: Expression?
  /// The statements of the getter; `nil` for a stored property and for a requirement.
  let getter: [Statement]?
  /// What runs when it is set, in place of it, before it and after it.
  let changes: Changes
  /// `{ get }` of a protocol
  let isRequirement: Bool
  let wrapper: Wrapper?
  /// The arguments of the wrapper: `@Dynamic(light: .white, dark: .black)`.
  let wrapperArguments: [Expression.Argument]
  let summary: String?
  let deprecation: Deprecation?
  /// A description of the syntax error in the declaration.
  let fault: String?
  let span: Span

  init(
    name: String, isStatic: Bool, isConstant: Bool, isOverride: Bool = false, isLazy: Bool = false,
    access: Access = .module, type: TypeName?, initial: Expression?, getter: [Statement]?,
    changes: Changes = Changes(), isRequirement: Bool = false, wrapper: Wrapper? = nil,
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
    self.changes = changes
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

  /// What runs when it was set.
  var observer: [Statement]? {
    changes.didSet?.body
  }
}

struct Parameter: Sendable {
  /// `nil` for `_`.
  var label: String?
  var name: String
  var type: TypeName
  var initial: Expression?
  var isVariadic = false
  var isInOut = false
  /// The type that the function's own code sees, if that is not `type`: what a generic parameter has to be.
  var seenType: TypeName?
  /// Whether its type is a generic parameter of the function, which the call decides.
  var isGeneric = false
  /// What a function that it takes is given: `Theme` of `(inout Theme) -> Void`.
  var handed: [TypeName] = []
}

final class Function: Sendable {
  let name: String
  let isStatic: Bool
  let isMutating: Bool
  let isOverride: Bool
  let access: Access
  let parameters: [Parameter]
  /// The names of its generic parameters.
  let generics: [String]
  let result: TypeName?
  /// `nil` for a requirement.
  let body: [Statement]?
  /// What a subscript that can be set runs.
  let setter: Property.Accessor?
  /// The names of its attributes, with those that its extension gives to all members: `objc`.
  let attributes: [String]
  let fault: String?
  let span: Span

  init(
    name: String, isStatic: Bool, isMutating: Bool = false, isOverride: Bool = false, access: Access = .module,
    parameters: [Parameter], generics: [String] = [], result: TypeName?, body: [Statement]?,
    setter: Property.Accessor? = nil, attributes: [String] = [], fault: String? = nil, span: Span
  ) {
    self.setter = setter
    self.attributes = attributes
    self.isOverride = isOverride
    self.name = name
    self.isStatic = isStatic
    self.isMutating = isMutating
    self.access = access
    self.parameters = parameters
    self.generics = generics
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
  /// `init?`
  let isFailable: Bool
  let fault: String?
  let span: Span

  init(
    parameters: [Parameter], body: [Statement]?, isConvenience: Bool, isOverride: Bool, isFailable: Bool,
    fault: String? = nil, span: Span
  ) {
    self.parameters = parameters
    self.body = body
    self.isConvenience = isConvenience
    self.isOverride = isOverride
    self.isFailable = isFailable
    self.fault = fault
    self.span = span
  }
}

struct EnumCase: Sendable {
  var name: String
  var parameters: [Parameter]
  var rawValue: Expression?
  var span: Span
  /// How many cases that the platform lacks stand right before it. They count where raw values are numbered.
  var lackedBefore = 0
}

struct TypeAlias: Sendable {
  var name: String
  var target: TypeName
  var span: Span
}

/// The declarations of one file.
struct FileDeclarations: Sendable {
  var types: [TypeDeclaration] = []
  var globals = Members()
  var imports: [String] = []
  var diagnostics: [Fault] = []
  var specializations: [Specialization] = []
  /// The places of each `#if` that has different code for iOS and for the Mac.
  var platformBranches: [Span] = []
  /// Declarations that only other systems have, and that are left out.
  var elsewhere: [Elsewhere] = []
  /// Declarations that only some builds have, and that are left out.
  var leftOut: [Fault] = []
  /// Whether only a Mac target can contain this file.
  var isOfMac = false

  /// What a branch of `#if` declares on a system other than the one that is read.
  struct Elsewhere: Sendable {
    var system: TargetSystem
    /// The names of the types around it.
    var path: [String]
    var members: Members
  }

  /// The type that the source gives to a generic parameter: `Palette<UIColor>`,
  /// `extension Palette where Tone == UIColor`.
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
    /// Whether the fault is in the body of a function that returns nothing. No color is declared there, but the values
    /// that the function sets are unknown.
    var isAside = false
    /// Whether it is in the body of one member, which is known to be broken by its name.
    var isInMember = false
    /// Whether that member is an initialiser.
    var isInInitializer = false
    /// Whether it stands for the markers of a merge conflict.
    var isConflict = false
  }
}
