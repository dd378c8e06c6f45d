/// A type with everything that its declaration and its extensions, in whatever file, give it.
final class TypeRecord {
  let name: String
  /// With the names of the types around it: `Palette.Brand`.
  let path: String
  let kind: TypeKind
  /// nil for a type from elsewhere that the sources only extend: `UIColor`.
  let declaration: TypeDeclaration?
  let file: Int
  let order: Int
  weak var parent: TypeRecord?

  var inherited: [(name: TypeName, file: Int)] = []
  var superclass: TypeRecord?
  var protocols: [TypeRecord] = []
  /// Types that the sources do not declare: `NSObject`, `UIColor`, `String`.
  var foreignParents: [String] = []

  /// In the order of the sources: the declaration's own, then each extension's.
  var properties: [(member: Property, file: Int)] = []
  var propertiesByName: [String: [Property]] = [:]
  var functions: [String: [Function]] = [:]
  var initializers: [Initializer] = []
  var subscripts: [Function] = []
  private(set) var cases: [EnumCase] = []
  /// An enum of icons has thousands of them, and a switch over it asks for each.
  private(set) var caseNames: Set<String> = []
  var types: [String: TypeRecord] = [:]
  var aliases: [String: TypeAlias] = [:]

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

  func add(_ more: [EnumCase]) {
    cases += more
    caseNames.formUnion(more.map(\.name))
  }

  var isReference: Bool {
    kind == .classType || kind == .actor
  }

  /// `@Observable`
  var isObservable: Bool {
    declaration?.attributes.contains("Observable") == true
  }

  /// This type and, nearest first, its superclasses. Cycles end the line.
  private(set) lazy var classLine: [TypeRecord] = {
    var line = [self]
    while let next = line.last?.superclass, !line.contains(where: { $0 === next }) { line.append(next) }
    return line
  }()

  /// Every protocol that it or a superclass conforms to, and what those refine.
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

  /// The platform's color type that this class is a kind of: `class BrandColor: UIColor`.
  var platformColor: String? {
    guard kind == .classType else { return nil }
    return classLine.lazy.flatMap(\.foreignParents).first(where: PlatformTypes.colors.contains)
  }

  /// The initialisers that make a value of this type, its own first. A class that declares designated ones inherits no
  /// others, but for the convenience ones where it overrides every designated one of its superclass.
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

  /// Works out what is lazy, once all types are linked; after that, threads may read it together.
  func settle() {
    _ = classLine
    _ = allProtocols
  }

  func inherits(from other: TypeRecord) -> Bool {
    self !== other && (classLine.contains { $0 === other } || allProtocols.contains { $0 === other })
  }

  /// The instance or static property that a read gives: the most derived class's, else a protocol's default.
  func property(_ name: String, isStatic: Bool) -> (member: Property, owner: TypeRecord)? {
    for type in classLine {
      if let found = type.propertiesByName[name]?.last(where: { $0.isStatic == isStatic && !$0.isRequirement }) {
        return (found, type)
      }
    }
    for type in allProtocols {
      if let found = type.propertiesByName[name]?.last(where: { $0.isStatic == isStatic && !$0.isRequirement }) {
        return (found, type)
      }
    }
    return nil
  }

  func functions(_ name: String, isStatic: Bool) -> [(member: Function, owner: TypeRecord)] {
    (classLine + allProtocols).flatMap { type in
      (type.functions[name] ?? []).filter { $0.isStatic == isStatic && $0.body != nil }.map { ($0, type) }
    }
  }
}
