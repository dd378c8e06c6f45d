/// Declarations that are read and that another system has a branch of its own for: one file has an extension for iOS, another one the
/// same members for the Mac.
struct TwinsElsewhere {
  /// The places of the declarations that are read, by file.
  private(set) var spans: [Int: Set<Span>] = [:]
  private let table: DeclarationTable

  init(_ table: DeclarationTable) {
    self.table = table
    for (declared, file) in table.elsewhere where declared.system == .iOS || declared.system == .macOS {
      add(declared.members, at: declared.path, file)
    }
  }

  private mutating func add(_ members: Members, at path: [String], _ file: Int) {
    for property in members.properties {
      if let twin = Self.twin(of: property, at: path, file, table) { note(twin.span) }
    }
    for function in members.functions {
      for twin in Self.twins(of: function, at: path, file, table) { note(twin.span) }
    }
    for type in members.types { add(type.members, at: path + type.path, file) }
  }

  private mutating func note(_ span: Span) {
    spans[Int(span.file), default: []].insert(span)
  }

  /// Returns the property that is read in place of one of another system.
  static func twin(of property: Property, at path: [String], _ file: Int, _ table: DeclarationTable) -> Property? {
    guard !path.isEmpty else { return table.global(property.name, from: file)?.member }
    return table.type(path, from: file)?.propertiesByName[property.name]?.first { $0.isStatic == property.isStatic }
  }

  static func twins(of function: Function, at path: [String], _ file: Int, _ table: DeclarationTable) -> [Function] {
    let all =
      path.isEmpty
      ? table.globalFunctions(function.name, from: file).map(\.member)
      : table.type(path, from: file)?.functions[function.name] ?? []
    return all.filter {
      $0.isStatic == function.isStatic && $0.parameters.map(\.label) == function.parameters.map(\.label)
    }
  }
}
