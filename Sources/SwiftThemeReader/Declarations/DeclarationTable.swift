import ThemeModel

/// All types, members, extensions and conformances of the given files, with lookup by name.
final class DeclarationTable {
  /// The files by their positions among the files given.
  let files: [Int: ParsedFile]
  private(set) var types: [TypeRecord] = []
  /// Empty until all types of the sources are linked.
  private(set) var index = TypeIndex([])
  /// How many types there are of each path.
  private(set) var countsByPath: [String: Int] = [:]
  private var typesByName: [String: [TypeRecord]] = [:]
  private var aliases: [String: [(alias: TypeAlias, file: Int)]] = [:]
  private var globals: [String: [(member: Property, file: Int)]] = [:]
  private var globalFunctions: [String: [(member: Function, file: Int)]] = [:]
  private(set) var globalProperties: [(member: Property, file: Int)] = []
  private(set) var allGlobalFunctions: [(member: Function, file: Int)] = []
  /// The code of each `main.swift`.
  private(set) var topLevelCode: [LooseCode] = []
  private var foreign: [String: TypeRecord] = [:]
  let modules: Set<String>
  let fileModules: FileModules
  /// Stands in for the type that owns a global: no type does.
  let foreignScope = TypeRecord(name: "", path: "", kind: .structure, declaration: nil, file: -1, order: -1)

  /// The declarations that iOS and the Mac each have, in branches of their own, by file.
  private(set) var twinsElsewhere: [Int: Set<Span>] = [:]

  /// The names of the files that only a Mac target can contain.
  private(set) lazy var filesOfMac = Set(files.values.filter(\.declarations.isOfMac).map(\.text.name))

  private(set) lazy var distinctFlags = DarkFlag.distinct(types)

  /// The names that the sources give to the platform's colors: `typealias Paint = Color`.
  private(set) lazy var namesOfColors: Set<String> = Set(
    aliases.values.joined().map(\.alias).filter { alias in
      alias.target.names.contains { PlatformTypes.colors.contains($0.last ?? "") }
    }.map(\.name))

  /// The names of aliases of function types: `typealias Shade = (UIColor) -> UIColor`.
  private(set) lazy var functionAliases: Set<String> = {
    func isFunction(_ alias: TypeAlias) -> Bool {
      switch alias.target {
      case .function, .optional(.function): true
      default: false
      }
    }
    let all = aliases.values.joined().map(\.alias) + types.flatMap(\.aliases.values)
    return Set(all.filter(isFunction).map(\.name))
  }()

  /// For each case name, the case names of every enumeration that has such a case.
  private lazy var casesByName: [String: [Set<String>]] = types.reduce(into: [:]) { found, type in
    let names = Set(type.cases.map(\.name))
    for name in names { found[name, default: []].append(names) }
  }

  func enumerations(withCase name: String) -> [Set<String>] {
    casesByName[name] ?? []
  }

  /// How many types have a variable of each name.
  private(set) lazy var stateNames: [String: Int] = types.reduce(into: [:]) { counts, type in
    for (property, _) in type.properties where property.isStored && !property.isConstant {
      counts[property.name, default: 0] += 1
    }
  }

  /// All code of the files.
  private(set) lazy var codeBodies = CodeBody.all(of: self)
  /// The calls that make values.
  private(set) lazy var makingCalls = MakingCalls(in: self)
  /// The variables that the running app sets.
  private(set) lazy var runningWrites = unnoted { RunningWrites(self) }
  let idleFunctions: IdleFunctions
  let unmadeTypes: UnmadeTypes
  let firstValueTypes = FirstValueTypes()
  /// The files of keys and values that code may decode.
  var data = DataFiles()
  private(set) lazy var decodedTypes = DecodedTypes(self)

  /// Variables that were read at their first values. Another file may set them.
  private(set) var firstValues: Set<VariableName> = []

  func noteFirstValue(of property: Property, in owner: TypeRecord?) {
    firstValues.insert(VariableName(owner: owner?.name, name: property.name))
  }

  /// Names that were looked up and not found, and types that lacked a member. Another file may declare them.
  private(set) var missing: Set<String> = []

  /// Whether the sources are read for the Mac.
  let isMac: Bool

  /// - Parameter sources: all sources of the module, with those that are not parsed
  init(
    files: [Int: ParsedFile], sources: [SourceFile] = [], isMac: Bool = false,
    modules compiled: SourceModules = SourceModules()
  ) {
    self.files = files
    self.isMac = isMac
    idleFunctions = IdleFunctions(sources)
    unmadeTypes = UnmadeTypes(sources)
    modules = Set(files.values.flatMap(\.declarations.imports))
    fileModules = FileModules(compiled, paths: files.values.map(\.text.name), imported: modules)
    let ordered = files.sorted { $0.key < $1.key }
    for (index, file) in ordered {
      for type in file.declarations.types where type.kind != .extended { add(type, file: index, parent: nil) }
      add(globals: file.declarations.globals, file: index)
    }
    let extensions = ordered.flatMap { index, file in
      file.declarations.types.filter { $0.kind == .extended }.map { (declaration: $0, file: index) }
    }
    // `extension UIColor.Brand` may precede the `extension UIColor` that declares `Brand`.
    let waiting = extensions.filter { !extend($0.declaration, file: $0.file) }
    for (declaration, file) in waiting where !extend(declaration, file: file) {
      add(declaration, to: foreignType(Self.foreignName(declaration.path)), file: file)
    }
    GenericArguments(self).settle(
      ordered.flatMap { index, file in file.declarations.specializations.map { ($0, index) } })
    for type in types { link(type) }
    for type in types { type.settle() }
    for type in types { type.inheritAliases() }
    AssociatedTypes(self).settle()
    index = TypeIndex(types)
    twinsElsewhere = unnoted { TwinsElsewhere(self).spans }
  }

  private func add(_ declaration: TypeDeclaration, file: Int, parent: TypeRecord?) {
    let name = declaration.path.last ?? "?"
    let path = (parent.map { $0.path + "." } ?? "") + name
    let record = TypeRecord(
      name: name, path: path, kind: declaration.kind, declaration: declaration, file: file, order: types.count,
      parent: parent)
    types.append(record)
    countsByPath[record.path, default: 0] += 1
    if let parent { parent.types[name] = record } else { typesByName[name, default: []].append(record) }
    add(declaration, to: record, file: file)
  }

  private func add(_ declaration: TypeDeclaration, to record: TypeRecord, file: Int) {
    let members = declaration.members
    record.inherited += declaration.inherited.map { ($0, file) }
    if record.declaration == nil, !declaration.inherited.isEmpty { record.conformance = declaration.span }
    record.note(declaration.conditions, of: members)
    for property in members.properties {
      record.properties.append((property, file))
      record.propertiesByName[property.name, default: []].append(property)
    }
    for function in members.functions { record.functions[function.name, default: []].append(function) }
    record.initializers += members.initializers
    record.subscripts += members.subscripts
    record.endings += members.code
    record.add(members.cases)
    for alias in members.aliases { record.aliases[alias.name] = alias }
    for type in members.types { add(type, file: file, parent: record) }
  }

  private func add(globals members: Members, file: Int) {
    for property in members.properties {
      globals[property.name, default: []].append((property, file))
      globalProperties.append((property, file))
    }
    for function in members.functions {
      globalFunctions[function.name, default: []].append((function, file))
      allGlobalFunctions.append((function, file))
    }
    for alias in members.aliases { aliases[alias.name, default: []].append((alias, file)) }
    topLevelCode += members.code
  }

  /// Adds an extension to the type that it extends. Returns whether that type is known by now.
  private func extend(_ declaration: TypeDeclaration, file: Int) -> Bool {
    var record = type(declaration.path, from: file) ?? aliased(declaration.path, from: file)
    if record == nil, declaration.path.count == 1 || Self.isOfSystem(declaration.path) {
      record = foreignType(Self.foreignName(declaration.path))
    }
    guard let record else { return false }
    add(declaration, to: record, file: file)
    return true
  }

  /// Returns the type behind an alias. After `typealias UXColor = UIColor`, an extension
  /// of `UXColor` extends `UIColor`.
  private func aliased(_ path: [String], from file: Int) -> TypeRecord? {
    guard let (alias, home) = alias(path, from: file), case .named(let target) = alias.target, target != path else {
      return nil
    }
    let (types, foreign) = expand(target, from: home)
    return types.first ?? foreign.first.map(foreignType)
  }

  /// Returns the record of a type that the sources extend but do not declare. Creates it when it is missing.
  func foreignType(_ name: String) -> TypeRecord {
    if let known = foreign[name] { return known }
    let record = TypeRecord(
      name: name, path: name, kind: .structure, declaration: nil, file: -1, order: types.count)
    foreign[name] = record
    types.append(record)
    countsByPath[record.path, default: 0] += 1
    typesByName[name, default: []].append(record)
    return record
  }

  private func link(_ record: TypeRecord) {
    for (name, file) in record.inherited {
      for path in name.names {
        let parents = expand(path, from: file, within: record)
        for parent in parents.types {
          if parent.kind == .protocolType {
            record.protocols.append(parent)
          } else if parent.declaration == nil {
            record.foreignParents.append(parent.name)
            if record.superclass == nil, record.isReference { record.superclass = parent }
          } else if record.isReference, record.superclass == nil, parent !== record {
            record.superclass = parent
          }
        }
        record.foreignParents += parents.foreign
      }
    }
  }

  /// Returns the types behind a name, through aliases, compositions and optionals.
  func expand(_ path: [String], from file: Int, within scope: TypeRecord? = nil)
    -> (types: [TypeRecord], foreign: [String])
  {
    var found: (types: [TypeRecord], foreign: [String]) = ([], [])
    var waiting = [(path, file, scope, 0)]
    while let (path, file, scope, depth) = waiting.popLast() {
      if let type = type(path, from: file, within: scope) {
        found.types.insert(type, at: 0)
      } else if !Self.isOfSystem(path), depth < 32, let (alias, from) = alias(path, from: file, within: scope) {
        let names = alias.target.names
        if names.isEmpty { found.foreign.append(alias.target.text) }
        let home = owner(ofAlias: path, from: file, within: scope)
        waiting += names.map { ($0, from, home, depth + 1) }
      } else {
        found.foreign.append(Self.foreignName(path))
      }
    }
    return found
  }

  /// The names behind a name that the sources do not declare, whether they extend them or not.
  func foreignNames(_ path: [String], from file: Int, within scope: TypeRecord? = nil) -> [String] {
    let (types, foreign) = expand(path, from: file, within: scope)
    return types.filter { $0.declaration == nil }.map(\.name) + foreign
  }

  /// `SwiftUI.Color` is `Color`; a `Brand.Color` that the sources do not declare is nobody knows whose.
  private static func foreignName(_ path: [String]) -> String {
    let own = isOfSystem(path) ? path.dropFirst() : path[...]
    // The only nested platform type that colors need.
    if own.count == 2, own.first == "Color", own.last == "Resolved" { return "Resolved" }
    return own.isEmpty ? "?" : own.joined(separator: ".")
  }

  private static func isOfSystem(_ path: [String]) -> Bool {
    path.count > 1 && isSystemModule(path[0])
  }

  /// Returns the type that a name means in a file and within a type: nested types first, then types of the
  /// file, then types of other files.
  func type(_ path: [String], from file: Int, within scope: TypeRecord? = nil) -> TypeRecord? {
    guard let first = path.first else { return nil }
    if first == "Self", let scope { return descend(scope, path.dropFirst()) }
    var around = scope
    while let here = around {
      if let nested = nested(first, in: here) { return descend(nested, path.dropFirst()) }
      if here.name == first { return descend(here, path.dropFirst()) }
      // An alias of a type around comes before the types further out. It is no type itself.
      if let alias = here.aliases[first], alias.target.names.first?.last != first { return nil }
      around = here.parent
    }
    if let record = nearest(typesByName[first] ?? [], from: file) { return descend(record, path.dropFirst()) }
    // A module name distinguishes types of the same name: `SwiftUI.Color` is not the `Color` of the sources, and
    // `Brand.Color` is not SwiftUI's.
    if Self.isOfSystem(path) { return foreign[path[1]].flatMap { descend($0, path.dropFirst(2)) } }
    if path.count > 1, modules.contains(first) {
      return type(Array(path.dropFirst()), from: file, within: nil).flatMap { $0.declaration == nil ? nil : $0 }
    }
    missing.insert(first)
    return nil
  }

  /// Returns whether the sources neither declare a name nor extend a type of that name.
  func isUnknown(_ name: String, from file: Int, within scope: TypeRecord?) -> Bool {
    unnoted { type([name], from: file, within: scope) == nil && alias([name], from: file, within: scope) == nil }
      && globals[name] == nil
  }

  /// Notes that a type lacks a member here. Another file may declare it.
  func lacks(_ type: TypeRecord) {
    missing.insert(type.name)
  }

  /// Looks names up without asking for the files that may declare them.
  func unnoted<Result>(_ body: () -> Result) -> Result {
    let before = missing
    defer { missing = before }
    return body()
  }

  /// Looks names up, and returns those that were not found as well.
  func noting<Result>(_ body: () -> Result) -> (result: Result, missing: Set<String>) {
    let before = missing
    missing = []
    let result = body()
    let noted = missing
    missing = before
    note(noted)
    return (result, noted)
  }

  func note(_ names: Set<String>) {
    if !names.isEmpty { missing.formUnion(names) }
  }

  /// Returns whether a module belongs to the system, so that its types are known without its name.
  static func isSystemModule(_ name: String) -> Bool {
    [
      "Swift", "UIKit", "UIKitCore", "SwiftUI", "SwiftUICore", "AppKit", "Cocoa", "Foundation", "CoreGraphics",
      "CoreImage", "QuartzCore", "DeveloperToolsSupport", "simd",
    ].contains(name)
  }

  private func nested(_ name: String, in record: TypeRecord) -> TypeRecord? {
    var here: TypeRecord? = record
    // Follows the superclasses by hand: the first lookups happen while classes are still being linked.
    for _ in 0..<64 {
      guard let type = here else { return nil }
      if let found = type.types[name] { return found }
      here = type.superclass
    }
    return nil
  }

  private func descend(_ record: TypeRecord, _ rest: ArraySlice<String>) -> TypeRecord? {
    rest.reduce(Optional(record)) { type, name in type.flatMap { nested(name, in: $0) } }
  }

  func alias(_ path: [String], from file: Int, within scope: TypeRecord? = nil) -> (alias: TypeAlias, file: Int)? {
    guard let name = path.last else { return nil }
    if path.count == 1 {
      var around = scope
      while let here = around {
        if let alias = here.aliases[name] { return (alias, here.file) }
        around = here.parent
      }
      let found = aliases[name] ?? []
      return found.first { $0.file == file } ?? found.first ?? systemAlias(name, in: file)
    }
    if let owner = type(Array(path.dropLast()), from: file, within: scope), let alias = owner.aliases[name] {
      return (alias, owner.file)
    }
    return modules.contains(path[0]) ? self.alias(Array(path.dropFirst()), from: file) : nil
  }

  /// Returns the type that declares an alias, in which the alias's own names are looked up; `nil` for one outside of types.
  private func owner(ofAlias path: [String], from file: Int, within scope: TypeRecord?) -> TypeRecord? {
    guard path.count == 1 else { return type(Array(path.dropLast()), from: file, within: scope) }
    var around = scope
    while let here = around, here.aliases[path[0]] == nil { around = here.parent }
    return around
  }

  func global(_ name: String, from file: Int) -> (member: Property, file: Int)? {
    let found = globals[name] ?? []
    return found.first { $0.file == file }
      ?? reachable(found.filter { $0.member.access != .file }, from: file) { ($0.file, $0.member.access) }.first
  }

  /// Returns the type in which a bare name finds a property: the type around it, the types that this one inherits from,
  /// then the types further out. Returns `foreignScope` for a global.
  func owner(ofProperty name: String, from scope: TypeRecord?) -> TypeRecord? {
    var around = scope
    while let here = around {
      if let owner = (here.classLine + here.allProtocols).first(where: { $0.propertiesByName[name] != nil }) {
        return owner
      }
      around = here.parent
    }
    return globals[name] == nil ? nil : foreignScope
  }

  func globalFunctions(_ name: String, from file: Int) -> [(member: Function, file: Int)] {
    globalFunctions[name] ?? []
  }
}
