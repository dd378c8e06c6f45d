/// A type with all members that its declaration and its extensions give it, in whatever file.
final class TypeRecord {
  let name: String
  /// The name with the names of the enclosing types: `Palette.Brand`.
  let path: String
  let kind: TypeKind
  /// `nil` for a type that the sources only extend: `UIColor`.
  let declaration: TypeDeclaration?
  let file: Int
  let order: Int
  weak var parent: TypeRecord?

  var inherited: [(name: TypeName, file: Int)] = []
  var superclass: TypeRecord?
  var protocols: [TypeRecord] = []
  /// Inherited types that the sources do not declare: `NSObject`, `UIColor`, `String`.
  var foreignParents: [String] = []

  /// The properties in source order: those of the declaration first, then those of each extension.
  var properties: [(member: Property, file: Int)] = []
  var propertiesByName: [String: [Property]] = [:]
  var functions: [String: [Function]] = [:]
  var initializers: [Initializer] = []
  var subscripts: [Function] = []
  /// The code of its `deinit`.
  var endings: [LooseCode] = []
  private(set) var cases: [EnumCase] = []
  /// The names of the cases, as a set: an enum of icons has thousands of cases, and a switch over it asks for each.
  private(set) var caseNames: Set<String> = []
  /// Whether no case has associated values.
  private(set) var hasPlainCases = true
  var types: [String: TypeRecord] = [:]
  var aliases: [String: TypeAlias] = [:]
  /// Whether this type, or one around it, gives a name to another type.
  func hasAlias(_ name: String) -> Bool { aliases[name] != nil || parent?.hasAlias(name) == true }
  /// What extensions with a `where` ask for, by the members that they give.
  var conditions: [ObjectIdentifier: [TypeCondition]] = [:]

  /// Where an extension gives a type of another module a protocol to conform to.
  var conformance: Span?

  init(
    name: String, path: String, kind: TypeKind, declaration: TypeDeclaration?, file: Int, order: Int,
    parent: TypeRecord? = nil
  ) {
    self.name = name
    self.path = path
    self.kind = kind
    self.declaration = declaration
    self.file = file
    self.order = order
    self.parent = parent
  }

  /// Returns the instance property that code of a file reads, of those that extensions of a type of the platform's add.
  func property(added name: String, from file: Int?) -> (member: Property, owner: TypeRecord)? {
    guard let all = propertiesByName[name], all.count > 1 else { return property(name, isStatic: false) }
    let own = all.filter { !$0.isStatic && !$0.isRequirement && $0.access.reaches(file, from: $0.span) }
    return (conditions.isEmpty ? own.last : applying(own, to: self)).map { ($0, self) }
  }

  func add(_ more: [EnumCase]) {
    cases += more
    caseNames.formUnion(more.map(\.name))
    hasPlainCases = hasPlainCases && more.allSatisfy { $0.parameters.isEmpty }
  }

  /// `subscript(dynamicMember:)`
  var dynamicMembers: [Function] {
    subscripts.filter { !$0.isStatic && $0.parameters.count == 1 && $0.parameters[0].label == "dynamicMember" }
  }

  var isReference: Bool {
    kind == .classType || kind == .actor
  }

  /// `@Observable`
  var isObservable: Bool {
    declaration?.attributes.contains("Observable") == true
  }

  /// This type and its superclasses, nearest first. A cycle ends the list.
  private(set) lazy var classLine: [TypeRecord] = {
    var line = [self]
    while let next = line.last?.superclass, !line.contains(where: { $0 === next }) { line.append(next) }
    return line
  }()

  /// Every protocol that the type or a superclass conforms to, and every protocol that these refine.
  private(set) lazy var allProtocols: [TypeRecord] = {
    var found: [TypeRecord] = []
    var waiting = classLine.flatMap(\.protocols)
    var next = 0
    while next < waiting.count {
      let one = waiting[next]
      next += 1
      if found.contains(where: { $0 === one }) { continue }
      found.append(one)
      waiting += one.protocols
    }
    return found
  }()

  /// Whether only tests and previews use it.
  var isForSamples: Bool {
    (classLine + allProtocols).contains { !SampleWords.parents.isDisjoint(with: $0.foreignParents) }
  }

  /// The platform color type that this class inherits from, as in `class BrandColor: UIColor`.
  var platformColor: String? {
    guard kind == .classType else { return nil }
    return classLine.lazy.flatMap(\.foreignParents).first(where: PlatformTypes.colors.contains)
  }

  /// The initialisers that can make a value of this type, its own first. A class that declares designated initialisers
  /// inherits only convenience initialisers, and only if it overrides every designated initialiser of its superclass.
  var usableInitializers: [(initializer: Initializer, owner: TypeRecord)] {
    var usable: [(Initializer, TypeRecord)] = []
    var onlyConvenience = false
    for owner in isReference ? classLine : [self] {
      usable += owner.initializers.filter { $0.isConvenience || !onlyConvenience }.map { ($0, owner) }
      guard owner.isReference else { break }
      let designated = owner.initializers.filter { !$0.isConvenience }
      guard !designated.isEmpty else { continue }
      let needed = owner.superclass?.initializers.filter { !$0.isConvenience } ?? []
      let isComplete = needed.allSatisfy { one in
        owner.initializers.contains { $0.isOverride && $0.parameters.map(\.label) == one.parameters.map(\.label) }
      }
      guard isComplete, !needed.isEmpty else { break }
      onlyConvenience = true
    }
    return usable
  }

  /// Whether the sources say by themselves when two values of it are equal.
  private(set) lazy var hasOwnEquality = (classLine + allProtocols).contains { type in
    (type.functions["=="] ?? []).contains { $0.body != nil }
  }

  /// The stored properties of its values. A type of colors may have thousands of static members beside them.
  private(set) lazy var storedMembers = properties.map(\.member).filter { $0.isStored && !$0.isStatic }

  /// Whether a stored property, of its values or of itself, names a color.
  private(set) lazy var storesColors = properties.contains { $0.member.isStored && $0.member.namesColor }

  /// The names of its members for light and dark mode.
  private(set) lazy var modePair = ModePair.names(of: properties.map(\.member.name))

  /// Takes over the aliases of what the type inherits from: `protocol Skin { typealias C = Color; var ink: C { get } }`.
  func inheritAliases() {
    for one in classLine.dropFirst() + allProtocols where one.declaration != nil {
      for (name, alias) in one.aliases where aliases[name] == nil { aliases[name] = alias }
    }
  }

  /// Works out what is lazy, once all types are linked; after that, threads may read it together.
  func settle() {
    _ = storedMembers
    _ = storesColors
    _ = modePair
    _ = classLine
    _ = allProtocols
    _ = hasOwnEquality
  }

  func inherits(from other: TypeRecord) -> Bool {
    self !== other && (classLine.contains { $0 === other } || allProtocols.contains { $0 === other })
  }

  /// Returns the instance or static property that a read finds: the most derived class's, else a protocol's default.
  func property(_ name: String, isStatic: Bool) -> (member: Property, owner: TypeRecord)? {
    for type in classLine + allProtocols {
      guard let all = type.propertiesByName[name] else { continue }
      let own = all.filter { $0.isStatic == isStatic && !$0.isRequirement }
      if let found = type.conditions.isEmpty ? own.last : type.applying(own, to: self) { return (found, type) }
    }
    return nil
  }

  /// Whether code of the type means its own function by a bare name.
  func hasFunction(_ name: String) -> Bool {
    (classLine + allProtocols).contains { $0.functions[name] != nil }
  }

  func functions(_ name: String, isStatic: Bool) -> [(member: Function, owner: TypeRecord)] {
    (classLine + allProtocols).flatMap { type -> [(Function, TypeRecord)] in
      let all = (type.functions[name] ?? []).filter { $0.isStatic == isStatic && $0.body != nil }
      return (type.conditions.isEmpty ? all : type.applying(all, to: self)).map { ($0, type) }
    }
  }
}
